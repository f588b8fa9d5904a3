# A04: one pinned page makes every window of a large run busy
# busy: 209
# free-map: 6@8314+9@8343+9@8375+253648@8496
cma-workload 1 kernel=4.19
area cma base=0x3fcc00 pages=262144
used cma pfn=0x3fcc00 count=8314
used cma pfn=0x3fec80 count=23
used cma pfn=0x3feca0 count=23
used cma pfn=0x3fecc0 count=112
pin cma pfn=0x4152a0 count=1
alloc a cma count=200000 align=8 expect=-16
