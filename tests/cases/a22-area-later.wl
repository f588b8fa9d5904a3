# A22: a request before its area
# refused: 4 unknown area `cma`; expected one that an `area` line above declares
cma-workload 1
alloc a cma count=1 align=0
area cma base=0x0 pages=64
