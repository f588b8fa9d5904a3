# A16: a run long enough, its aligned part not
# busy: 0
# free-map: 10239@2049
cma-workload 1 kernel=4.19
area cma base=0x0 pages=12288
used cma pfn=0x0 count=2049
alloc a cma count=10125 align=8 expect=-12
