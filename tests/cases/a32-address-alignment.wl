# A32: first fit aligns the address, not the bit
# busy: 0
cma-workload 1 kernel=7.2
area cma base=0x1010 pages=4096
alloc a cma count=1 align=6 expect=0x1040
