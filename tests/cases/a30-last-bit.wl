# A30: the last bit of the area is handed out
# busy: 0
cma-workload 1 kernel=7.2
area cma base=0x0 pages=8
alloc a cma count=8 align=0 expect=0x0
