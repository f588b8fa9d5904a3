# imported from traces/samples/ftrace-text/k6.18.txt (kernel 7.2)
# area linux,cma: base 0xbc000 inferred from the lowest pfn seen, 16384 pages from total_count; --area linux,cma,base=PFN,pages=N overrules
cma-workload 1 kernel=7.2
area linux,cma base=0xbc000 pages=16384
pin linux,cma pfn=0xbc7ff count=1
pin linux,cma pfn=0xbc9ff count=1
pin linux,cma pfn=0xbcc01 count=1
alloc 1 linux,cma count=1024 align=10 task=v4l2-ctl-1201 at=5280 expect=0xbc000
alloc 2 linux,cma count=4 align=0 task=kworker/u8:2-ev-77 at=5280.00001 expect=0xbc400
alloc 3 linux,cma count=512 align=9 task=Binder:1234_5-1850 at=5280.00005 expect=0xbc600
alloc 4 linux,cma count=20000 align=0 task="my task [a]: b-402" at=5280.00006
alloc 6 linux,cma count=1 align=0 task=(sd-pam)-990 at=5280.0001 expect=0xbcc01
retry 6 expect=-16 if=pinned
retry 3 expect=0xbc800 if=pinned
retry 3 expect=0xbca00 if=pinned
release 2 task=kworker/2:1H-kb-3001 at=5280.003
release 1 task="a-12 [003] 9.9:-611" at=5280.004
alloc 7 linux,cma count=16 align=0 task=<...>-4242 at=5280.005 expect=0xbc400
hold 8 linux,cma pfn=0xbc410 count=1
