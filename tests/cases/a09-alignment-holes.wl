# A09: eight holes that alignment alone makes
# busy: 0
# free-map: 8@2040+8@4088+8@6136+8@8184+8@10232+8@12280+8@14328+8@16376
cma-workload 1 kernel=4.19
area cma base=0x0 pages=16384
alloc 1 cma count=2040 align=8 expect=0x0
alloc 2 cma count=2040 align=8 expect=0x800
alloc 3 cma count=2040 align=8 expect=0x1000
alloc 4 cma count=2040 align=8 expect=0x1800
alloc 5 cma count=2040 align=8 expect=0x2000
alloc 6 cma count=2040 align=8 expect=0x2800
alloc 7 cma count=2040 align=8 expect=0x3000
alloc 8 cma count=2040 align=8 expect=0x3800
alloc 9 cma count=2040 align=8 expect=-12
