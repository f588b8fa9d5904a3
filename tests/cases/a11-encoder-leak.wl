# A11: all given back but the 124 pages with align 7
# busy: 0
# free-map: 128@0+16132@252
# still-held: 2
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
release 1
release 3
release 4
release 5
release 6
release 7
release 8
release 9
release 10
release 11
