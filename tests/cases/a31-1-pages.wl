# A31: no bit beyond the length of 1
# busy: 0
# free-map:
cma-workload 1 kernel=4.19
area cma base=0x0 pages=1
used cma pfn=0x0 count=1
alloc a cma count=1 align=0 expect=-12
