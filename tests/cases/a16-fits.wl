# A16: one page less taken, and it fits
# busy: 0
cma-workload 1 kernel=4.19
area cma base=0x0 pages=12288
used cma pfn=0x0 count=2048
alloc a cma count=10125 align=8 expect=0x800
