# A30: an area of one bit
# busy: 0
cma-workload 1 kernel=7.2
area cma base=0x0 pages=1
alloc a cma count=1 align=0 expect=0x0
alloc b cma count=1 align=0 expect=-16
