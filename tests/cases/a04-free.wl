# A04: the same request without the pinned page
# busy: 0
cma-workload 1 kernel=4.19
area cma base=0x3fcc00 pages=262144
used cma pfn=0x3fcc00 count=8314
used cma pfn=0x3fec80 count=23
used cma pfn=0x3feca0 count=23
used cma pfn=0x3fecc0 count=112
alloc a cma count=200000 align=8 expect=0x3fee00
