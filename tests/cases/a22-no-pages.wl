# A22: an area without pages
# refused: 4 `pages=0` is out of range; expected at least 1 page
cma-workload 1
area cma base=0x0 pages=0
alloc a cma count=1 align=0
