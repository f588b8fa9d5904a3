# A22: a request to an area that is never declared
# refused: 5 unknown area `cam`; expected one that an `area` line above declares
cma-workload 1
area cma base=0x0 pages=64
alloc a cam count=1 align=0
