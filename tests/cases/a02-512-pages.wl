# A02: the same with 512 pages, 63 fit
# kernel: 4.19
# busy: 0
# free-map: 187@69+256@32512
cma-workload 1
area cma base=0x0 pages=32768
used cma pfn=0x0 count=69
alloc 1 cma count=512 align=8 expect=0x100
alloc 2 cma count=512 align=8 expect=0x300
alloc 3 cma count=512 align=8 expect=0x500
alloc 4 cma count=512 align=8 expect=0x700
alloc 5 cma count=512 align=8 expect=0x900
alloc 6 cma count=512 align=8 expect=0xb00
alloc 7 cma count=512 align=8 expect=0xd00
alloc 8 cma count=512 align=8 expect=0xf00
alloc 9 cma count=512 align=8 expect=0x1100
alloc 10 cma count=512 align=8 expect=0x1300
alloc 11 cma count=512 align=8 expect=0x1500
alloc 12 cma count=512 align=8 expect=0x1700
alloc 13 cma count=512 align=8 expect=0x1900
alloc 14 cma count=512 align=8 expect=0x1b00
alloc 15 cma count=512 align=8 expect=0x1d00
alloc 16 cma count=512 align=8 expect=0x1f00
alloc 17 cma count=512 align=8 expect=0x2100
alloc 18 cma count=512 align=8 expect=0x2300
alloc 19 cma count=512 align=8 expect=0x2500
alloc 20 cma count=512 align=8 expect=0x2700
alloc 21 cma count=512 align=8 expect=0x2900
alloc 22 cma count=512 align=8 expect=0x2b00
alloc 23 cma count=512 align=8 expect=0x2d00
alloc 24 cma count=512 align=8 expect=0x2f00
alloc 25 cma count=512 align=8 expect=0x3100
alloc 26 cma count=512 align=8 expect=0x3300
alloc 27 cma count=512 align=8 expect=0x3500
alloc 28 cma count=512 align=8 expect=0x3700
alloc 29 cma count=512 align=8 expect=0x3900
alloc 30 cma count=512 align=8 expect=0x3b00
alloc 31 cma count=512 align=8 expect=0x3d00
alloc 32 cma count=512 align=8 expect=0x3f00
alloc 33 cma count=512 align=8 expect=0x4100
alloc 34 cma count=512 align=8 expect=0x4300
alloc 35 cma count=512 align=8 expect=0x4500
alloc 36 cma count=512 align=8 expect=0x4700
alloc 37 cma count=512 align=8 expect=0x4900
alloc 38 cma count=512 align=8 expect=0x4b00
alloc 39 cma count=512 align=8 expect=0x4d00
alloc 40 cma count=512 align=8 expect=0x4f00
alloc 41 cma count=512 align=8 expect=0x5100
alloc 42 cma count=512 align=8 expect=0x5300
alloc 43 cma count=512 align=8 expect=0x5500
alloc 44 cma count=512 align=8 expect=0x5700
alloc 45 cma count=512 align=8 expect=0x5900
alloc 46 cma count=512 align=8 expect=0x5b00
alloc 47 cma count=512 align=8 expect=0x5d00
alloc 48 cma count=512 align=8 expect=0x5f00
alloc 49 cma count=512 align=8 expect=0x6100
alloc 50 cma count=512 align=8 expect=0x6300
alloc 51 cma count=512 align=8 expect=0x6500
alloc 52 cma count=512 align=8 expect=0x6700
alloc 53 cma count=512 align=8 expect=0x6900
alloc 54 cma count=512 align=8 expect=0x6b00
alloc 55 cma count=512 align=8 expect=0x6d00
alloc 56 cma count=512 align=8 expect=0x6f00
alloc 57 cma count=512 align=8 expect=0x7100
alloc 58 cma count=512 align=8 expect=0x7300
alloc 59 cma count=512 align=8 expect=0x7500
alloc 60 cma count=512 align=8 expect=0x7700
alloc 61 cma count=512 align=8 expect=0x7900
alloc 62 cma count=512 align=8 expect=0x7b00
alloc 63 cma count=512 align=8 expect=0x7d00
alloc 64 cma count=512 align=8 expect=-12
