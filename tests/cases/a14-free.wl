# A14: the same without pinned pages
# busy: 0
cma-workload 1 kernel=4.19
area cma base=0x0 pages=16384
used cma pfn=0x0 count=1027
alloc a cma count=4537 align=8 expect=0x500
