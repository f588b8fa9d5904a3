# A17: alignment is of the physical address, not of the place in the area
# busy: 0
cma-workload 1 kernel=4.19
area cma base=0x2f800 pages=16384
alloc a cma count=8192 align=12 expect=0x30000
