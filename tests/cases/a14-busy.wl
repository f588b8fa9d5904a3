# A14: the largest run is twice the request, but every window is busy
# kernel: 4.19
# busy: 42
# free-map: 15357@1027
# cause: windows-busy
cma-workload 1
area cma base=0x0 pages=16384
used cma pfn=0x0 count=1027
pin cma pfn=0x0 count=1
pin cma pfn=0x100 count=1
pin cma pfn=0x200 count=1
pin cma pfn=0x300 count=1
pin cma pfn=0x400 count=1
pin cma pfn=0x500 count=1
pin cma pfn=0x600 count=1
pin cma pfn=0x700 count=1
pin cma pfn=0x800 count=1
pin cma pfn=0x900 count=1
pin cma pfn=0xa00 count=1
pin cma pfn=0xb00 count=1
pin cma pfn=0xc00 count=1
pin cma pfn=0xd00 count=1
pin cma pfn=0xe00 count=1
pin cma pfn=0xf00 count=1
pin cma pfn=0x1000 count=1
pin cma pfn=0x1100 count=1
pin cma pfn=0x1200 count=1
pin cma pfn=0x1300 count=1
pin cma pfn=0x1400 count=1
pin cma pfn=0x1500 count=1
pin cma pfn=0x1600 count=1
pin cma pfn=0x1700 count=1
pin cma pfn=0x1800 count=1
pin cma pfn=0x1900 count=1
pin cma pfn=0x1a00 count=1
pin cma pfn=0x1b00 count=1
pin cma pfn=0x1c00 count=1
pin cma pfn=0x1d00 count=1
pin cma pfn=0x1e00 count=1
pin cma pfn=0x1f00 count=1
pin cma pfn=0x2000 count=1
pin cma pfn=0x2100 count=1
pin cma pfn=0x2200 count=1
pin cma pfn=0x2300 count=1
pin cma pfn=0x2400 count=1
pin cma pfn=0x2500 count=1
pin cma pfn=0x2600 count=1
pin cma pfn=0x2700 count=1
pin cma pfn=0x2800 count=1
pin cma pfn=0x2900 count=1
pin cma pfn=0x2a00 count=1
pin cma pfn=0x2b00 count=1
pin cma pfn=0x2c00 count=1
pin cma pfn=0x2d00 count=1
pin cma pfn=0x2e00 count=1
pin cma pfn=0x2f00 count=1
pin cma pfn=0x3000 count=1
pin cma pfn=0x3100 count=1
pin cma pfn=0x3200 count=1
pin cma pfn=0x3300 count=1
pin cma pfn=0x3400 count=1
pin cma pfn=0x3500 count=1
pin cma pfn=0x3600 count=1
pin cma pfn=0x3700 count=1
pin cma pfn=0x3800 count=1
pin cma pfn=0x3900 count=1
pin cma pfn=0x3a00 count=1
pin cma pfn=0x3b00 count=1
pin cma pfn=0x3c00 count=1
pin cma pfn=0x3d00 count=1
pin cma pfn=0x3e00 count=1
pin cma pfn=0x3f00 count=1
alloc a cma count=4537 align=8 expect=-16
