# A06: a camera frame steps 16 pages at a time over one stuck page
# busy: 6
cma-workload 1 kernel=4.19
area cma base=0x2dc00 pages=65536
used cma pfn=0x2dc00 count=5792
pin cma pfn=0x2f2f8 count=1
alloc a cma count=460 align=4 expect=0x2f300
