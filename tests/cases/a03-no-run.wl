# A03: more free than asked for, but no run long enough; exact fits beside it
# busy: 0
# free-map: 4@572+7@585+7@601+8@632+38@730+39@1241
cma-workload 1 kernel=4.19
area cma base=0x0 pages=2048
used cma pfn=0x0 count=572
used cma pfn=0x240 count=9
used cma pfn=0x250 count=9
used cma pfn=0x260 count=24
used cma pfn=0x280 count=90
used cma pfn=0x300 count=346
used cma pfn=0x500 count=641
alloc a cma count=256 align=8 expect=-12
alloc b cma count=128 align=7 expect=0x480
release b
alloc c cma count=127 align=0 expect=0x45a
alloc d cma count=127 align=0 expect=0x781
