# A18: the offset counts from the boundary before the base
# kernel: 4.19
# busy: 0
cma-workload 1
area cma base=0x400 pages=16384
alloc a cma count=64 align=12 expect=0x1000
