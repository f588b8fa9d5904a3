# A01: the second of two equal buffers meets a tail too short for it
# busy: 0
# free-map: 72@184+3886@4306
cma-workload 1 kernel=4.19
area cma base=0x0 pages=8192
used cma pfn=0x0 count=184
alloc a cma count=4050 align=8 expect=0x100
alloc b cma count=4050 align=8 expect=-12
