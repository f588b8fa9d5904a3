# A23: a count beyond 32 bits is refused, not cut to 1
# busy: 0
# free-map: 4096@0
cma-workload 1 kernel=4.19
area cma base=0x0 pages=4096
alloc a cma count=4294967297 align=0 expect=-12
