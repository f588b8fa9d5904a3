# A23: the count of a release is not cut to 16 by 32 bits: it leaves its range
# busy: 0
# violations: 1
cma-workload 1 kernel=4.19
area cma base=0x0 pages=4096
alloc a cma count=16 align=0 expect=0x0
release a pfn=0x0 count=4294967312
