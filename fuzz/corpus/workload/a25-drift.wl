# A25: the counter loses pages, the bitmap whole bits
# busy: 0
# free-map: 56@2
# available: 59
cma-workload 1 kernel=6.15
area cma base=0x0 pages=64 order_per_bit=2
alloc a cma count=5 align=0 expect=0x0
