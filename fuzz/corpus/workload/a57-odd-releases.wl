# A57: a buffer from before, a double, a short and a long release, one of a failed request
# busy: 0
# violations: 3
cma-workload 1 kernel=7.2
area cma base=0x0 pages=64
hold h cma pfn=0x38 count=8
alloc a cma count=8 align=0 expect=0x0
alloc b cma count=16 align=0 expect=0x8
alloc c cma count=8 align=0 expect=0x18
alloc d cma count=8 align=0 expect=0x20
alloc e cma count=64 align=0 expect=-16
release h
release a
release a
release b pfn=0x8 count=8
release c pfn=0x18 count=16
release e
