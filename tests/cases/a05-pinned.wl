# A05: nothing in the area can be moved
# busy: 4
# free-map: 1024@0
cma-workload 1 kernel=4.19
area cma base=0x0 pages=1024
pin cma pfn=0x0 count=1024
alloc a cma count=148 align=8 expect=-16
