# A56: a request that failed in the recording and succeeds in the replay
# busy: 0
# disagreements: 1
cma-workload 1 kernel=7.2
area cma base=0x0 pages=64
alloc a cma count=16 align=0 expect=0x0
alloc b cma count=16 align=0 expect=0x10
alloc c cma count=16 align=0 expect=-16
