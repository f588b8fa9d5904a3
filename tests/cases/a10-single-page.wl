# A10: a single page fails after one try for each page
# busy: 512
# free-map: 512@0
cma-workload 1 kernel=4.19
area cma base=0x0 pages=512
pin cma pfn=0x0 count=512
alloc a cma count=1 align=0 expect=-16
