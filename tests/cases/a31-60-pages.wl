# A31: no bit beyond the length of 60
# busy: 0
# free-map:
cma-workload 1 kernel=4.19
area cma base=0x0 pages=60
used cma pfn=0x0 count=60
alloc a cma count=1 align=0 expect=-12
