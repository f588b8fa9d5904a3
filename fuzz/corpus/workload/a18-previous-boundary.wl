# A18: the offset counts from the boundary before the base
# busy: 0
cma-workload 1 kernel=4.19
area cma base=0x400 pages=16384
alloc a cma count=64 align=12 expect=0x1000
