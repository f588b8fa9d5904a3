# A28: set bits 1, 3, 5 and 7: every restart rule ends at bit 8
# busy: 0
# free-map: 1@0+1@2+1@4+1@6+4@12
cma-workload 1 kernel=7.2
area cma base=0x0 pages=16
used cma pfn=0x1 count=1
used cma pfn=0x3 count=1
used cma pfn=0x5 count=1
used cma pfn=0x7 count=1
alloc a cma count=4 align=0 expect=0x8
