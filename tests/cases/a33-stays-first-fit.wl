# A33: what one alignment skipped is found by the next request
# busy: 0
cma-workload 1 kernel=7.2
area cma base=0x0 pages=64
used cma pfn=0x0 count=3
used cma pfn=0xd count=3
used cma pfn=0x20 count=32
alloc a cma count=8 align=3 expect=0x10
alloc b cma count=8 align=0 expect=0x3
