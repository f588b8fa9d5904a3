# A11: an encoder pipeline's request mix
# busy: 0
# free-map: 124@4+4@252+127@641+104@920+53@1227+108@1428+78@1714+78@1970+78@2226+78@2482+13646@2738
cma-workload 1 kernel=4.19
area cma base=0x0 pages=16384
alloc 1 cma count=4 align=2 expect=0x0
alloc 2 cma count=124 align=7 expect=0x80
alloc 3 cma count=385 align=8 expect=0x100
alloc 4 cma count=152 align=8 expect=0x300
alloc 5 cma count=203 align=8 expect=0x400
alloc 6 cma count=148 align=8 expect=0x500
alloc 7 cma count=178 align=8 expect=0x600
alloc 8 cma count=178 align=8 expect=0x700
alloc 9 cma count=178 align=8 expect=0x800
alloc 10 cma count=178 align=8 expect=0x900
alloc 11 cma count=178 align=8 expect=0xa00
