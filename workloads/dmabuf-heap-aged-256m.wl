# an area fragmented by days of use, in front of another kind of workload
# cmasim generate aged --seed 1 --inner dmabuf-heap --pages 65536 --occupancy 85
cma-workload 1
area reserved base=0x3ba00 pages=65536
used reserved pfn=0x3ba00 count=354
used reserved pfn=0x3bb63 count=405
used reserved pfn=0x3bcfa count=100
used reserved pfn=0x3bd5f count=249
used reserved pfn=0x3be59 count=214
used reserved pfn=0x3bf31 count=230
used reserved pfn=0x3c018 count=122
used reserved pfn=0x3c093 count=147
used reserved pfn=0x3c127 count=35
used reserved pfn=0x3c14c count=111
used reserved pfn=0x3c1bf count=291
used reserved pfn=0x3c2e3 count=43
used reserved pfn=0x3c316 count=351
used reserved pfn=0x3c485 count=13
used reserved pfn=0x3c493 count=36
used reserved pfn=0x3c4b8 count=7
used reserved pfn=0x3c4c1 count=278
used reserved pfn=0x3c5d9 count=121
used reserved pfn=0x3c65a count=179
used reserved pfn=0x3c70e count=614
used reserved pfn=0x3c978 count=111
used reserved pfn=0x3c9ef count=25
used reserved pfn=0x3ca09 count=22
used reserved pfn=0x3ca27 count=504
used reserved pfn=0x3cc3f count=269
used reserved pfn=0x3cd50 count=248
used reserved pfn=0x3ce4a count=126
used reserved pfn=0x3cec9 count=254
used reserved pfn=0x3cfc8 count=36
used reserved pfn=0x3cfee count=296
used reserved pfn=0x3d11a count=110
used reserved pfn=0x3d189 count=10
used reserved pfn=0x3d195 count=145
used reserved pfn=0x3d228 count=270
used reserved pfn=0x3d337 count=23
used reserved pfn=0x3d34f count=157
used reserved pfn=0x3d3ed count=175
used reserved pfn=0x3d49d count=75
used reserved pfn=0x3d4ea count=2
used reserved pfn=0x3d4ed count=130
used reserved pfn=0x3d570 count=250
used reserved pfn=0x3d672 count=50
used reserved pfn=0x3d6a6 count=4
used reserved pfn=0x3d6ab count=166
used reserved pfn=0x3d752 count=192
used reserved pfn=0x3d813 count=639
used reserved pfn=0x3da93 count=146
used reserved pfn=0x3db29 count=605
used reserved pfn=0x3dd87 count=131
used reserved pfn=0x3de0e count=106
used reserved pfn=0x3de79 count=140
used reserved pfn=0x3df06 count=8
used reserved pfn=0x3df12 count=53
used reserved pfn=0x3df48 count=20
used reserved pfn=0x3df5d count=7
used reserved pfn=0x3df65 count=42
used reserved pfn=0x3df91 count=196
used reserved pfn=0x3e056 count=426
used reserved pfn=0x3e300 count=125
used reserved pfn=0x3e37e count=55
used reserved pfn=0x3e3b7 count=52
used reserved pfn=0x3e3ec count=358
used reserved pfn=0x3e554 count=6
used reserved pfn=0x3e55c count=94
used reserved pfn=0x3e5bb count=190
used reserved pfn=0x3e67a count=120
used reserved pfn=0x3e6f3 count=399
used reserved pfn=0x3e883 count=66
used reserved pfn=0x3e8c6 count=596
used reserved pfn=0x3eb1c count=20
used reserved pfn=0x3eb31 count=399
used reserved pfn=0x3ecc2 count=34
used reserved pfn=0x3ece8 count=43
used reserved pfn=0x3ed14 count=25
used reserved pfn=0x3ed2e count=333
used reserved pfn=0x3ee7d count=13
used reserved pfn=0x3ee8b count=37
used reserved pfn=0x3eeb2 count=6
used reserved pfn=0x3eeba count=49
used reserved pfn=0x3eeec count=88
used reserved pfn=0x3ef45 count=103
used reserved pfn=0x3efb4 count=70
used reserved pfn=0x3effb count=215
used reserved pfn=0x3f0d6 count=34
used reserved pfn=0x3f0f9 count=7
used reserved pfn=0x3f200 count=4
used reserved pfn=0x3f205 count=2
used reserved pfn=0x3f208 count=193
used reserved pfn=0x3f2ca count=15
used reserved pfn=0x3f2da count=291
used reserved pfn=0x3f3ff count=95
used reserved pfn=0x3f45f count=25
used reserved pfn=0x3f479 count=19
used reserved pfn=0x3f48d count=89
used reserved pfn=0x3f4e7 count=5
used reserved pfn=0x3f4ee count=29
used reserved pfn=0x3f50f count=85
used reserved pfn=0x3f568 count=111
used reserved pfn=0x3f5db count=25
used reserved pfn=0x3f5f8 count=177
used reserved pfn=0x3f6ad count=303
used reserved pfn=0x3f7dd count=83
used reserved pfn=0x3f838 count=104
used reserved pfn=0x3f8a1 count=64
used reserved pfn=0x3f8e2 count=30
used reserved pfn=0x3fa00 count=354
used reserved pfn=0x3fb64 count=46
used reserved pfn=0x3fb93 count=370
used reserved pfn=0x3fd06 count=110
used reserved pfn=0x3fd76 count=515
used reserved pfn=0x3ff7b count=169
used reserved pfn=0x40026 count=76
used reserved pfn=0x40073 count=78
used reserved pfn=0x400c2 count=74
used reserved pfn=0x4010d count=196
used reserved pfn=0x401d2 count=2
used reserved pfn=0x401d5 count=7
used reserved pfn=0x401dd count=362
used reserved pfn=0x40348 count=195
used reserved pfn=0x4040d count=51
used reserved pfn=0x40442 count=156
used reserved pfn=0x404ee count=308
used reserved pfn=0x40624 count=59
used reserved pfn=0x40660 count=40
used reserved pfn=0x4068c count=98
used reserved pfn=0x406f2 count=5
used reserved pfn=0x406f8 count=54
used reserved pfn=0x40730 count=1
used reserved pfn=0x40735 count=181
used reserved pfn=0x407ec count=8
used reserved pfn=0x407f5 count=11
used reserved pfn=0x40900 count=9
used reserved pfn=0x4090b count=11
used reserved pfn=0x4091a count=81
used reserved pfn=0x409ab count=129
used reserved pfn=0x40a2d count=30
used reserved pfn=0x40a4f count=12
used reserved pfn=0x40a5c count=19
used reserved pfn=0x40a73 count=57
used reserved pfn=0x40abd count=184
used reserved pfn=0x40b77 count=15
used reserved pfn=0x40b88 count=81
used reserved pfn=0x40bda count=118
used reserved pfn=0x40c52 count=90
used reserved pfn=0x40cae count=143
used reserved pfn=0x40d3e count=207
used reserved pfn=0x40e0e count=186
used reserved pfn=0x40ecc count=94
used reserved pfn=0x40f2b count=586
used reserved pfn=0x41176 count=292
used reserved pfn=0x4129b count=9
used reserved pfn=0x412a6 count=11
used reserved pfn=0x412b2 count=255
used reserved pfn=0x413b5 count=15
used reserved pfn=0x413c6 count=259
used reserved pfn=0x414cb count=138
used reserved pfn=0x41556 count=56
used reserved pfn=0x41590 count=255
used reserved pfn=0x41697 count=120
used reserved pfn=0x4171f count=15
used reserved pfn=0x4172f count=80
used reserved pfn=0x41783 count=85
used reserved pfn=0x417d9 count=107
used reserved pfn=0x41845 count=187
used reserved pfn=0x41a00 count=201
used reserved pfn=0x41aca count=4
used reserved pfn=0x41acf count=8
used reserved pfn=0x41ad8 count=151
used reserved pfn=0x41b71 count=85
used reserved pfn=0x41bc7 count=147
used reserved pfn=0x41c5e count=17
used reserved pfn=0x41c71 count=57
used reserved pfn=0x41cab count=48
used reserved pfn=0x41cdc count=120
used reserved pfn=0x41d55 count=746
used reserved pfn=0x42040 count=139
used reserved pfn=0x420cc count=82
used reserved pfn=0x42120 count=88
used reserved pfn=0x42180 count=79
used reserved pfn=0x421d7 count=469
used reserved pfn=0x423ad count=30
used reserved pfn=0x423cd count=447
used reserved pfn=0x4258e count=114
used reserved pfn=0x42700 count=393
used reserved pfn=0x4288a count=130
used reserved pfn=0x4290d count=134
used reserved pfn=0x42997 count=87
used reserved pfn=0x429f2 count=49
used reserved pfn=0x42a4b count=63
used reserved pfn=0x42a9a count=4
used reserved pfn=0x42a9f count=93
used reserved pfn=0x42afe count=78
used reserved pfn=0x42b4e count=4
used reserved pfn=0x42b54 count=49
used reserved pfn=0x42b87 count=24
used reserved pfn=0x42ba0 count=44
used reserved pfn=0x42bcd count=31
used reserved pfn=0x42bee count=260
used reserved pfn=0x42cf3 count=126
used reserved pfn=0x42d72 count=142
used reserved pfn=0x42f00 count=110
used reserved pfn=0x42f6f count=188
used reserved pfn=0x4302c count=122
used reserved pfn=0x430aa count=342
used reserved pfn=0x43300 count=221
used reserved pfn=0x433e1 count=48
used reserved pfn=0x43419 count=191
used reserved pfn=0x434d9 count=405
used reserved pfn=0x4366f count=176
used reserved pfn=0x43720 count=4
used reserved pfn=0x43725 count=10
used reserved pfn=0x43730 count=86
used reserved pfn=0x43788 count=20
used reserved pfn=0x4379d count=110
used reserved pfn=0x4380c count=240
used reserved pfn=0x4390c count=74
used reserved pfn=0x43957 count=98
used reserved pfn=0x439ba count=70
used reserved pfn=0x43b00 count=22
used reserved pfn=0x43b1a count=20
used reserved pfn=0x43b36 count=183
used reserved pfn=0x43bee count=78
used reserved pfn=0x43c3e count=83
used reserved pfn=0x43c92 count=27
used reserved pfn=0x43cae count=302
used reserved pfn=0x43de0 count=64
used reserved pfn=0x43e28 count=26
used reserved pfn=0x43e43 count=28
used reserved pfn=0x43e60 count=573
used reserved pfn=0x440a0 count=1
used reserved pfn=0x440a5 count=269
used reserved pfn=0x441b6 count=506
used reserved pfn=0x443b1 count=54
used reserved pfn=0x443e8 count=218
used reserved pfn=0x444c3 count=4
used reserved pfn=0x444c9 count=55
used reserved pfn=0x44600 count=19
used reserved pfn=0x44614 count=90
used reserved pfn=0x44670 count=287
used reserved pfn=0x44797 count=47
used reserved pfn=0x447d6 count=129
used reserved pfn=0x44859 count=128
used reserved pfn=0x448db count=294
used reserved pfn=0x44a05 count=109
used reserved pfn=0x44a73 count=2
used reserved pfn=0x44a77 count=20
used reserved pfn=0x44a8d count=3
used reserved pfn=0x44a91 count=111
used reserved pfn=0x44c00 count=240
used reserved pfn=0x44cf4 count=12
used reserved pfn=0x44e00 count=3
used reserved pfn=0x44e0b count=79
used reserved pfn=0x44e5b count=89
used reserved pfn=0x44eb6 count=24
used reserved pfn=0x44ed6 count=295
used reserved pfn=0x44ffe count=76
used reserved pfn=0x4505a count=83
used reserved pfn=0x450b7 count=7
used reserved pfn=0x450c2 count=367
used reserved pfn=0x45232 count=187
used reserved pfn=0x452ef count=30
used reserved pfn=0x4530e count=27
used reserved pfn=0x4532d count=12
used reserved pfn=0x45359 count=120
used reserved pfn=0x453d3 count=221
used reserved pfn=0x454b9 count=163
used reserved pfn=0x45564 count=28
used reserved pfn=0x45581 count=43
used reserved pfn=0x455b0 count=80
used reserved pfn=0x45700 count=129
used reserved pfn=0x45791 count=272
used reserved pfn=0x458a2 count=5
used reserved pfn=0x458a9 count=27
used reserved pfn=0x458e4 count=47
used reserved pfn=0x45914 count=350
used reserved pfn=0x45a82 count=10
used reserved pfn=0x45a8d count=115
used reserved pfn=0x45c00 count=1
used reserved pfn=0x45c02 count=34
used reserved pfn=0x45c25 count=5
used reserved pfn=0x45c2e count=6
used reserved pfn=0x45c35 count=536
used reserved pfn=0x45e4f count=199
used reserved pfn=0x45f17 count=118
used reserved pfn=0x45f8e count=304
used reserved pfn=0x460c0 count=119
used reserved pfn=0x46138 count=220
used reserved pfn=0x46216 count=24
used reserved pfn=0x46230 count=32
used reserved pfn=0x46258 count=214
used reserved pfn=0x4632f count=14
used reserved pfn=0x4633e count=87
used reserved pfn=0x46399 count=1
used reserved pfn=0x4639b count=45
used reserved pfn=0x463c9 count=5
used reserved pfn=0x463cf count=49
used reserved pfn=0x46500 count=211
used reserved pfn=0x465d4 count=276
used reserved pfn=0x466ec count=66
used reserved pfn=0x4672f count=278
used reserved pfn=0x46849 count=331
used reserved pfn=0x46995 count=107
used reserved pfn=0x46b00 count=251
used reserved pfn=0x46bfc count=552
used reserved pfn=0x46e25 count=54
used reserved pfn=0x46e5d count=109
used reserved pfn=0x46ecb count=126
used reserved pfn=0x46f4a count=11
used reserved pfn=0x46f56 count=373
used reserved pfn=0x470cc count=20
used reserved pfn=0x470e1 count=31
used reserved pfn=0x47200 count=22
used reserved pfn=0x47218 count=127
used reserved pfn=0x472a7 count=239
used reserved pfn=0x47397 count=22
used reserved pfn=0x473ae count=10
used reserved pfn=0x473ba count=34
used reserved pfn=0x473fc count=80
used reserved pfn=0x4744d count=42
used reserved pfn=0x47478 count=33
used reserved pfn=0x4749a count=102
used reserved pfn=0x47600 count=52
used reserved pfn=0x47635 count=5
used reserved pfn=0x4767a count=293
used reserved pfn=0x477a1 count=199
used reserved pfn=0x4786c count=11
used reserved pfn=0x47879 count=57
used reserved pfn=0x478b4 count=14
used reserved pfn=0x478c3 count=166
used reserved pfn=0x4796a count=80
used reserved pfn=0x479bb count=2
used reserved pfn=0x479be count=66
used reserved pfn=0x47b00 count=325
used reserved pfn=0x47c47 count=441
used reserved pfn=0x47f02 count=323
used reserved pfn=0x48046 count=28
used reserved pfn=0x48064 count=232
used reserved pfn=0x4814e count=55
used reserved pfn=0x48195 count=148
used reserved pfn=0x4822b count=14
used reserved pfn=0x4823a count=163
used reserved pfn=0x482e1 count=20
used reserved pfn=0x482fd count=1
used reserved pfn=0x482ff count=332
used reserved pfn=0x4844c count=180
used reserved pfn=0x48600 count=117
used reserved pfn=0x48679 count=123
used reserved pfn=0x486f5 count=484
used reserved pfn=0x488f9 count=12
used reserved pfn=0x48909 count=177
used reserved pfn=0x489c2 count=62
used reserved pfn=0x48c00 count=118
used reserved pfn=0x48c77 count=7
used reserved pfn=0x48cbe count=317
used reserved pfn=0x48dfd count=276
used reserved pfn=0x48f13 count=229
used reserved pfn=0x48ffa count=104
used reserved pfn=0x49063 count=131
used reserved pfn=0x49106 count=250
used reserved pfn=0x49300 count=256
used reserved pfn=0x49500 count=410
used reserved pfn=0x496aa count=444
used reserved pfn=0x49867 count=409
used reserved pfn=0x49b00 count=116
used reserved pfn=0x49b75 count=458
used reserved pfn=0x49d40 count=192
used reserved pfn=0x49f00 count=217
used reserved pfn=0x49fda count=542
used reserved pfn=0x4a1f9 count=7
used reserved pfn=0x4a300 count=362
used reserved pfn=0x4a46b count=236
used reserved pfn=0x4a55b count=3
used reserved pfn=0x4a562 count=73
used reserved pfn=0x4a5ad count=394
used reserved pfn=0x4a738 count=252
used reserved pfn=0x4a836 count=202
used reserved pfn=0x4aa00 count=481
used reserved pfn=0x4abe2 count=30
used reserved pfn=0x4ad00 count=66
used reserved pfn=0x4ad43 count=235
used reserved pfn=0x4ae30 count=22
used reserved pfn=0x4ae4e count=241
used reserved pfn=0x4af43 count=345
used reserved pfn=0x4b09d count=99
used reserved pfn=0x4b200 count=151
used reserved pfn=0x4b298 count=104
used reserved pfn=0x4b400 count=429
used reserved pfn=0x4b5ae count=42
used reserved pfn=0x4b5da count=74
used reserved pfn=0x4b626 count=178
used reserved pfn=0x4b6dd count=66
used reserved pfn=0x4b721 count=223
used reserved pfn=0x4b900 count=9
used reserved pfn=0x4b90a count=42
used reserved pfn=0x4b935 count=25
used reserved pfn=0x4b94f count=5
used reserved pfn=0x4b955 count=12
used reserved pfn=0x4b963 count=143
used reserved pfn=0x4b9f6 count=2
used reserved pfn=0x4b9fa count=6
alloc 1 reserved count=256 align=8 task=dmabuf-heap-69
release 1 task=dmabuf-heap-69
alloc 2 reserved count=1 align=0 task=dmabuf-heap-69
alloc 3 reserved count=1 align=0 task=dmabuf-heap-69
alloc 4 reserved count=1 align=0 task=dmabuf-heap-69
alloc 5 reserved count=1 align=0 task=dmabuf-heap-69
alloc 6 reserved count=1 align=0 task=dmabuf-heap-69
alloc 7 reserved count=1 align=0 task=dmabuf-heap-69
alloc 8 reserved count=1 align=0 task=dmabuf-heap-69
alloc 9 reserved count=1 align=0 task=dmabuf-heap-69
alloc 10 reserved count=1 align=0 task=dmabuf-heap-69
alloc 11 reserved count=1 align=0 task=dmabuf-heap-69
alloc 12 reserved count=1 align=0 task=dmabuf-heap-69
alloc 13 reserved count=1 align=0 task=dmabuf-heap-69
alloc 14 reserved count=1 align=0 task=dmabuf-heap-69
alloc 15 reserved count=1 align=0 task=dmabuf-heap-69
alloc 16 reserved count=1 align=0 task=dmabuf-heap-69
alloc 17 reserved count=1 align=0 task=dmabuf-heap-69
alloc 18 reserved count=1 align=0 task=dmabuf-heap-69
alloc 19 reserved count=1 align=0 task=dmabuf-heap-69
alloc 20 reserved count=1 align=0 task=dmabuf-heap-69
alloc 21 reserved count=1 align=0 task=dmabuf-heap-69
alloc 22 reserved count=1 align=0 task=dmabuf-heap-69
alloc 23 reserved count=1 align=0 task=dmabuf-heap-69
alloc 24 reserved count=1 align=0 task=dmabuf-heap-69
alloc 25 reserved count=1 align=0 task=dmabuf-heap-69
alloc 26 reserved count=1 align=0 task=dmabuf-heap-69
alloc 27 reserved count=1 align=0 task=dmabuf-heap-69
alloc 28 reserved count=1 align=0 task=dmabuf-heap-69
alloc 29 reserved count=1 align=0 task=dmabuf-heap-69
alloc 30 reserved count=1 align=0 task=dmabuf-heap-69
alloc 31 reserved count=1 align=0 task=dmabuf-heap-69
alloc 32 reserved count=1 align=0 task=dmabuf-heap-69
alloc 33 reserved count=1 align=0 task=dmabuf-heap-69
release 2 task=dmabuf-heap-69
release 3 task=dmabuf-heap-69
release 4 task=dmabuf-heap-69
release 5 task=dmabuf-heap-69
release 6 task=dmabuf-heap-69
release 7 task=dmabuf-heap-69
release 8 task=dmabuf-heap-69
release 9 task=dmabuf-heap-69
release 10 task=dmabuf-heap-69
release 11 task=dmabuf-heap-69
release 12 task=dmabuf-heap-69
release 13 task=dmabuf-heap-69
release 14 task=dmabuf-heap-69
release 15 task=dmabuf-heap-69
release 16 task=dmabuf-heap-69
release 17 task=dmabuf-heap-69
release 18 task=dmabuf-heap-69
release 19 task=dmabuf-heap-69
release 20 task=dmabuf-heap-69
release 21 task=dmabuf-heap-69
release 22 task=dmabuf-heap-69
release 23 task=dmabuf-heap-69
release 24 task=dmabuf-heap-69
release 25 task=dmabuf-heap-69
release 26 task=dmabuf-heap-69
release 27 task=dmabuf-heap-69
release 28 task=dmabuf-heap-69
release 29 task=dmabuf-heap-69
release 30 task=dmabuf-heap-69
release 31 task=dmabuf-heap-69
release 32 task=dmabuf-heap-69
release 33 task=dmabuf-heap-69
alloc 34 reserved count=1 align=0 task=dmabuf-heap-69
alloc 35 reserved count=1 align=0 task=dmabuf-heap-69
alloc 36 reserved count=1 align=0 task=dmabuf-heap-69
alloc 37 reserved count=1 align=0 task=dmabuf-heap-69
alloc 38 reserved count=1 align=0 task=dmabuf-heap-69
alloc 39 reserved count=1 align=0 task=dmabuf-heap-69
alloc 40 reserved count=1 align=0 task=dmabuf-heap-69
alloc 41 reserved count=1 align=0 task=dmabuf-heap-69
alloc 42 reserved count=1 align=0 task=dmabuf-heap-69
alloc 43 reserved count=1 align=0 task=dmabuf-heap-69
alloc 44 reserved count=1 align=0 task=dmabuf-heap-69
alloc 45 reserved count=1 align=0 task=dmabuf-heap-69
alloc 46 reserved count=1 align=0 task=dmabuf-heap-69
alloc 47 reserved count=1 align=0 task=dmabuf-heap-69
alloc 48 reserved count=1 align=0 task=dmabuf-heap-69
alloc 49 reserved count=1 align=0 task=dmabuf-heap-69
alloc 50 reserved count=1 align=0 task=dmabuf-heap-69
alloc 51 reserved count=1 align=0 task=dmabuf-heap-69
alloc 52 reserved count=1 align=0 task=dmabuf-heap-69
alloc 53 reserved count=1 align=0 task=dmabuf-heap-69
alloc 54 reserved count=1 align=0 task=dmabuf-heap-69
alloc 55 reserved count=1 align=0 task=dmabuf-heap-69
alloc 56 reserved count=1 align=0 task=dmabuf-heap-69
alloc 57 reserved count=1 align=0 task=dmabuf-heap-69
alloc 58 reserved count=1 align=0 task=dmabuf-heap-69
alloc 59 reserved count=1 align=0 task=dmabuf-heap-69
alloc 60 reserved count=1 align=0 task=dmabuf-heap-69
alloc 61 reserved count=1 align=0 task=dmabuf-heap-69
alloc 62 reserved count=1 align=0 task=dmabuf-heap-69
alloc 63 reserved count=1 align=0 task=dmabuf-heap-69
alloc 64 reserved count=1 align=0 task=dmabuf-heap-69
alloc 65 reserved count=1 align=0 task=dmabuf-heap-69
release 34 task=dmabuf-heap-69
release 35 task=dmabuf-heap-69
release 36 task=dmabuf-heap-69
release 37 task=dmabuf-heap-69
release 38 task=dmabuf-heap-69
release 39 task=dmabuf-heap-69
release 40 task=dmabuf-heap-69
release 41 task=dmabuf-heap-69
release 42 task=dmabuf-heap-69
release 43 task=dmabuf-heap-69
release 44 task=dmabuf-heap-69
release 45 task=dmabuf-heap-69
release 46 task=dmabuf-heap-69
release 47 task=dmabuf-heap-69
release 48 task=dmabuf-heap-69
release 49 task=dmabuf-heap-69
release 50 task=dmabuf-heap-69
release 51 task=dmabuf-heap-69
release 52 task=dmabuf-heap-69
release 53 task=dmabuf-heap-69
release 54 task=dmabuf-heap-69
release 55 task=dmabuf-heap-69
release 56 task=dmabuf-heap-69
release 57 task=dmabuf-heap-69
release 58 task=dmabuf-heap-69
release 59 task=dmabuf-heap-69
release 60 task=dmabuf-heap-69
release 61 task=dmabuf-heap-69
release 62 task=dmabuf-heap-69
release 63 task=dmabuf-heap-69
release 64 task=dmabuf-heap-69
release 65 task=dmabuf-heap-69
alloc 66 reserved count=256 align=8 task=dmabuf-heap-69
alloc 67 reserved count=256 align=8 task=dmabuf-heap-69
alloc 68 reserved count=256 align=8 task=dmabuf-heap-69
alloc 69 reserved count=256 align=8 task=dmabuf-heap-69
alloc 70 reserved count=256 align=8 task=dmabuf-heap-69
alloc 71 reserved count=256 align=8 task=dmabuf-heap-69
alloc 72 reserved count=256 align=8 task=dmabuf-heap-69
alloc 73 reserved count=256 align=8 task=dmabuf-heap-69
alloc 74 reserved count=256 align=8 task=dmabuf-heap-69
alloc 75 reserved count=256 align=8 task=dmabuf-heap-69
alloc 76 reserved count=256 align=8 task=dmabuf-heap-69
alloc 77 reserved count=256 align=8 task=dmabuf-heap-69
alloc 78 reserved count=256 align=8 task=dmabuf-heap-69
alloc 79 reserved count=256 align=8 task=dmabuf-heap-69
alloc 80 reserved count=256 align=8 task=dmabuf-heap-69
alloc 81 reserved count=256 align=8 task=dmabuf-heap-69
alloc 82 reserved count=256 align=8 task=dmabuf-heap-69
alloc 83 reserved count=256 align=8 task=dmabuf-heap-69
alloc 84 reserved count=256 align=8 task=dmabuf-heap-69
alloc 85 reserved count=256 align=8 task=dmabuf-heap-69
alloc 86 reserved count=256 align=8 task=dmabuf-heap-69
alloc 87 reserved count=256 align=8 task=dmabuf-heap-69
alloc 88 reserved count=256 align=8 task=dmabuf-heap-69
alloc 89 reserved count=256 align=8 task=dmabuf-heap-69
alloc 90 reserved count=256 align=8 task=dmabuf-heap-69
alloc 91 reserved count=256 align=8 task=dmabuf-heap-69
alloc 92 reserved count=256 align=8 task=dmabuf-heap-69
alloc 93 reserved count=256 align=8 task=dmabuf-heap-69
alloc 94 reserved count=256 align=8 task=dmabuf-heap-69
alloc 95 reserved count=256 align=8 task=dmabuf-heap-69
alloc 96 reserved count=256 align=8 task=dmabuf-heap-69
alloc 97 reserved count=256 align=8 task=dmabuf-heap-69
release 66 task=dmabuf-heap-69
release 67 task=dmabuf-heap-69
release 68 task=dmabuf-heap-69
release 69 task=dmabuf-heap-69
release 70 task=dmabuf-heap-69
release 71 task=dmabuf-heap-69
release 72 task=dmabuf-heap-69
release 73 task=dmabuf-heap-69
release 74 task=dmabuf-heap-69
release 75 task=dmabuf-heap-69
release 76 task=dmabuf-heap-69
release 77 task=dmabuf-heap-69
release 78 task=dmabuf-heap-69
release 79 task=dmabuf-heap-69
release 80 task=dmabuf-heap-69
release 81 task=dmabuf-heap-69
release 82 task=dmabuf-heap-69
release 83 task=dmabuf-heap-69
release 84 task=dmabuf-heap-69
release 85 task=dmabuf-heap-69
release 86 task=dmabuf-heap-69
release 87 task=dmabuf-heap-69
release 88 task=dmabuf-heap-69
release 89 task=dmabuf-heap-69
release 90 task=dmabuf-heap-69
release 91 task=dmabuf-heap-69
release 92 task=dmabuf-heap-69
release 93 task=dmabuf-heap-69
release 94 task=dmabuf-heap-69
release 95 task=dmabuf-heap-69
release 96 task=dmabuf-heap-69
release 97 task=dmabuf-heap-69
alloc 98 reserved count=256 align=8 task=dmabuf-heap-69
alloc 99 reserved count=256 align=8 task=dmabuf-heap-69
alloc 100 reserved count=256 align=8 task=dmabuf-heap-69
alloc 101 reserved count=256 align=8 task=dmabuf-heap-69
alloc 102 reserved count=256 align=8 task=dmabuf-heap-69
alloc 103 reserved count=256 align=8 task=dmabuf-heap-69
alloc 104 reserved count=256 align=8 task=dmabuf-heap-69
alloc 105 reserved count=256 align=8 task=dmabuf-heap-69
alloc 106 reserved count=256 align=8 task=dmabuf-heap-69
alloc 107 reserved count=256 align=8 task=dmabuf-heap-69
alloc 108 reserved count=256 align=8 task=dmabuf-heap-69
alloc 109 reserved count=256 align=8 task=dmabuf-heap-69
alloc 110 reserved count=256 align=8 task=dmabuf-heap-69
alloc 111 reserved count=256 align=8 task=dmabuf-heap-69
alloc 112 reserved count=256 align=8 task=dmabuf-heap-69
alloc 113 reserved count=256 align=8 task=dmabuf-heap-69
alloc 114 reserved count=256 align=8 task=dmabuf-heap-69
alloc 115 reserved count=256 align=8 task=dmabuf-heap-69
alloc 116 reserved count=256 align=8 task=dmabuf-heap-69
alloc 117 reserved count=256 align=8 task=dmabuf-heap-69
alloc 118 reserved count=256 align=8 task=dmabuf-heap-69
alloc 119 reserved count=256 align=8 task=dmabuf-heap-69
alloc 120 reserved count=256 align=8 task=dmabuf-heap-69
alloc 121 reserved count=256 align=8 task=dmabuf-heap-69
alloc 122 reserved count=256 align=8 task=dmabuf-heap-69
alloc 123 reserved count=256 align=8 task=dmabuf-heap-69
alloc 124 reserved count=256 align=8 task=dmabuf-heap-69
alloc 125 reserved count=256 align=8 task=dmabuf-heap-69
alloc 126 reserved count=256 align=8 task=dmabuf-heap-69
alloc 127 reserved count=256 align=8 task=dmabuf-heap-69
alloc 128 reserved count=256 align=8 task=dmabuf-heap-69
alloc 129 reserved count=256 align=8 task=dmabuf-heap-69
release 98 task=dmabuf-heap-69
release 99 task=dmabuf-heap-69
release 100 task=dmabuf-heap-69
release 101 task=dmabuf-heap-69
release 102 task=dmabuf-heap-69
release 103 task=dmabuf-heap-69
release 104 task=dmabuf-heap-69
release 105 task=dmabuf-heap-69
release 106 task=dmabuf-heap-69
release 107 task=dmabuf-heap-69
release 108 task=dmabuf-heap-69
release 109 task=dmabuf-heap-69
release 110 task=dmabuf-heap-69
release 111 task=dmabuf-heap-69
release 112 task=dmabuf-heap-69
release 113 task=dmabuf-heap-69
release 114 task=dmabuf-heap-69
release 115 task=dmabuf-heap-69
release 116 task=dmabuf-heap-69
release 117 task=dmabuf-heap-69
release 118 task=dmabuf-heap-69
release 119 task=dmabuf-heap-69
release 120 task=dmabuf-heap-69
release 121 task=dmabuf-heap-69
release 122 task=dmabuf-heap-69
release 123 task=dmabuf-heap-69
release 124 task=dmabuf-heap-69
release 125 task=dmabuf-heap-69
release 126 task=dmabuf-heap-69
release 127 task=dmabuf-heap-69
release 128 task=dmabuf-heap-69
release 129 task=dmabuf-heap-69
alloc 130 reserved count=256 align=8 task=dmabuf-heap-69
release 130 task=dmabuf-heap-69
alloc 131 reserved count=256 align=8 task=dmabuf-heap-69
release 131 task=dmabuf-heap-69
alloc 132 reserved count=256 align=8 task=dmabuf-heap-69
release 132 task=dmabuf-heap-69
alloc 133 reserved count=1 align=0 task=dmabuf-heap-69
alloc 134 reserved count=1 align=0 task=dmabuf-heap-69
alloc 135 reserved count=1 align=0 task=dmabuf-heap-69
alloc 136 reserved count=1 align=0 task=dmabuf-heap-69
alloc 137 reserved count=1 align=0 task=dmabuf-heap-69
alloc 138 reserved count=1 align=0 task=dmabuf-heap-69
alloc 139 reserved count=1 align=0 task=dmabuf-heap-69
alloc 140 reserved count=1 align=0 task=dmabuf-heap-69
alloc 141 reserved count=1 align=0 task=dmabuf-heap-69
alloc 142 reserved count=1 align=0 task=dmabuf-heap-69
alloc 143 reserved count=1 align=0 task=dmabuf-heap-69
alloc 144 reserved count=1 align=0 task=dmabuf-heap-69
alloc 145 reserved count=1 align=0 task=dmabuf-heap-69
alloc 146 reserved count=1 align=0 task=dmabuf-heap-69
alloc 147 reserved count=1 align=0 task=dmabuf-heap-69
alloc 148 reserved count=1 align=0 task=dmabuf-heap-69
alloc 149 reserved count=1 align=0 task=dmabuf-heap-69
alloc 150 reserved count=1 align=0 task=dmabuf-heap-69
alloc 151 reserved count=1 align=0 task=dmabuf-heap-69
alloc 152 reserved count=1 align=0 task=dmabuf-heap-69
alloc 153 reserved count=1 align=0 task=dmabuf-heap-69
alloc 154 reserved count=1 align=0 task=dmabuf-heap-69
alloc 155 reserved count=1 align=0 task=dmabuf-heap-69
alloc 156 reserved count=1 align=0 task=dmabuf-heap-69
alloc 157 reserved count=1 align=0 task=dmabuf-heap-69
alloc 158 reserved count=1 align=0 task=dmabuf-heap-69
alloc 159 reserved count=1 align=0 task=dmabuf-heap-69
alloc 160 reserved count=1 align=0 task=dmabuf-heap-69
alloc 161 reserved count=1 align=0 task=dmabuf-heap-69
alloc 162 reserved count=1 align=0 task=dmabuf-heap-69
alloc 163 reserved count=1 align=0 task=dmabuf-heap-69
alloc 164 reserved count=1 align=0 task=dmabuf-heap-69
release 133 task=dmabuf-heap-69
release 134 task=dmabuf-heap-69
release 135 task=dmabuf-heap-69
release 136 task=dmabuf-heap-69
release 137 task=dmabuf-heap-69
release 138 task=dmabuf-heap-69
release 139 task=dmabuf-heap-69
release 140 task=dmabuf-heap-69
release 141 task=dmabuf-heap-69
release 142 task=dmabuf-heap-69
release 143 task=dmabuf-heap-69
release 144 task=dmabuf-heap-69
release 145 task=dmabuf-heap-69
release 146 task=dmabuf-heap-69
release 147 task=dmabuf-heap-69
release 148 task=dmabuf-heap-69
release 149 task=dmabuf-heap-69
release 150 task=dmabuf-heap-69
release 151 task=dmabuf-heap-69
release 152 task=dmabuf-heap-69
release 153 task=dmabuf-heap-69
release 154 task=dmabuf-heap-69
release 155 task=dmabuf-heap-69
release 156 task=dmabuf-heap-69
release 157 task=dmabuf-heap-69
release 158 task=dmabuf-heap-69
release 159 task=dmabuf-heap-69
release 160 task=dmabuf-heap-69
release 161 task=dmabuf-heap-69
release 162 task=dmabuf-heap-69
release 163 task=dmabuf-heap-69
release 164 task=dmabuf-heap-69
alloc 165 reserved count=1 align=0 task=dmabuf-heap-69
alloc 166 reserved count=1 align=0 task=dmabuf-heap-69
alloc 167 reserved count=1 align=0 task=dmabuf-heap-69
alloc 168 reserved count=1 align=0 task=dmabuf-heap-69
alloc 169 reserved count=1 align=0 task=dmabuf-heap-69
alloc 170 reserved count=1 align=0 task=dmabuf-heap-69
alloc 171 reserved count=1 align=0 task=dmabuf-heap-69
alloc 172 reserved count=1 align=0 task=dmabuf-heap-69
alloc 173 reserved count=1 align=0 task=dmabuf-heap-69
alloc 174 reserved count=1 align=0 task=dmabuf-heap-69
alloc 175 reserved count=1 align=0 task=dmabuf-heap-69
alloc 176 reserved count=1 align=0 task=dmabuf-heap-69
alloc 177 reserved count=1 align=0 task=dmabuf-heap-69
alloc 178 reserved count=1 align=0 task=dmabuf-heap-69
alloc 179 reserved count=1 align=0 task=dmabuf-heap-69
alloc 180 reserved count=1 align=0 task=dmabuf-heap-69
alloc 181 reserved count=1 align=0 task=dmabuf-heap-69
alloc 182 reserved count=1 align=0 task=dmabuf-heap-69
alloc 183 reserved count=1 align=0 task=dmabuf-heap-69
alloc 184 reserved count=1 align=0 task=dmabuf-heap-69
alloc 185 reserved count=1 align=0 task=dmabuf-heap-69
alloc 186 reserved count=1 align=0 task=dmabuf-heap-69
alloc 187 reserved count=1 align=0 task=dmabuf-heap-69
alloc 188 reserved count=1 align=0 task=dmabuf-heap-69
alloc 189 reserved count=1 align=0 task=dmabuf-heap-69
alloc 190 reserved count=1 align=0 task=dmabuf-heap-69
alloc 191 reserved count=1 align=0 task=dmabuf-heap-69
alloc 192 reserved count=1 align=0 task=dmabuf-heap-69
alloc 193 reserved count=1 align=0 task=dmabuf-heap-69
alloc 194 reserved count=1 align=0 task=dmabuf-heap-69
alloc 195 reserved count=1 align=0 task=dmabuf-heap-69
alloc 196 reserved count=1 align=0 task=dmabuf-heap-69
release 165 task=dmabuf-heap-69
release 166 task=dmabuf-heap-69
release 167 task=dmabuf-heap-69
release 168 task=dmabuf-heap-69
release 169 task=dmabuf-heap-69
release 170 task=dmabuf-heap-69
release 171 task=dmabuf-heap-69
release 172 task=dmabuf-heap-69
release 173 task=dmabuf-heap-69
release 174 task=dmabuf-heap-69
release 175 task=dmabuf-heap-69
release 176 task=dmabuf-heap-69
release 177 task=dmabuf-heap-69
release 178 task=dmabuf-heap-69
release 179 task=dmabuf-heap-69
release 180 task=dmabuf-heap-69
release 181 task=dmabuf-heap-69
release 182 task=dmabuf-heap-69
release 183 task=dmabuf-heap-69
release 184 task=dmabuf-heap-69
release 185 task=dmabuf-heap-69
release 186 task=dmabuf-heap-69
release 187 task=dmabuf-heap-69
release 188 task=dmabuf-heap-69
release 189 task=dmabuf-heap-69
release 190 task=dmabuf-heap-69
release 191 task=dmabuf-heap-69
release 192 task=dmabuf-heap-69
release 193 task=dmabuf-heap-69
release 194 task=dmabuf-heap-69
release 195 task=dmabuf-heap-69
release 196 task=dmabuf-heap-69
alloc 197 reserved count=256 align=8 task=dmabuf-heap-69
alloc 198 reserved count=256 align=8 task=dmabuf-heap-69
alloc 199 reserved count=256 align=8 task=dmabuf-heap-69
alloc 200 reserved count=256 align=8 task=dmabuf-heap-69
alloc 201 reserved count=256 align=8 task=dmabuf-heap-69
alloc 202 reserved count=256 align=8 task=dmabuf-heap-69
alloc 203 reserved count=256 align=8 task=dmabuf-heap-69
alloc 204 reserved count=256 align=8 task=dmabuf-heap-69
alloc 205 reserved count=256 align=8 task=dmabuf-heap-69
alloc 206 reserved count=256 align=8 task=dmabuf-heap-69
alloc 207 reserved count=256 align=8 task=dmabuf-heap-69
alloc 208 reserved count=256 align=8 task=dmabuf-heap-69
alloc 209 reserved count=256 align=8 task=dmabuf-heap-69
alloc 210 reserved count=256 align=8 task=dmabuf-heap-69
alloc 211 reserved count=256 align=8 task=dmabuf-heap-69
alloc 212 reserved count=256 align=8 task=dmabuf-heap-69
alloc 213 reserved count=256 align=8 task=dmabuf-heap-69
alloc 214 reserved count=256 align=8 task=dmabuf-heap-69
alloc 215 reserved count=256 align=8 task=dmabuf-heap-69
alloc 216 reserved count=256 align=8 task=dmabuf-heap-69
alloc 217 reserved count=256 align=8 task=dmabuf-heap-69
alloc 218 reserved count=256 align=8 task=dmabuf-heap-69
alloc 219 reserved count=256 align=8 task=dmabuf-heap-69
alloc 220 reserved count=256 align=8 task=dmabuf-heap-69
alloc 221 reserved count=256 align=8 task=dmabuf-heap-69
alloc 222 reserved count=256 align=8 task=dmabuf-heap-69
alloc 223 reserved count=256 align=8 task=dmabuf-heap-69
alloc 224 reserved count=256 align=8 task=dmabuf-heap-69
alloc 225 reserved count=256 align=8 task=dmabuf-heap-69
alloc 226 reserved count=256 align=8 task=dmabuf-heap-69
alloc 227 reserved count=256 align=8 task=dmabuf-heap-69
alloc 228 reserved count=256 align=8 task=dmabuf-heap-69
release 197 task=dmabuf-heap-69
release 198 task=dmabuf-heap-69
release 199 task=dmabuf-heap-69
release 200 task=dmabuf-heap-69
release 201 task=dmabuf-heap-69
release 202 task=dmabuf-heap-69
release 203 task=dmabuf-heap-69
release 204 task=dmabuf-heap-69
release 205 task=dmabuf-heap-69
release 206 task=dmabuf-heap-69
release 207 task=dmabuf-heap-69
release 208 task=dmabuf-heap-69
release 209 task=dmabuf-heap-69
release 210 task=dmabuf-heap-69
release 211 task=dmabuf-heap-69
release 212 task=dmabuf-heap-69
release 213 task=dmabuf-heap-69
release 214 task=dmabuf-heap-69
release 215 task=dmabuf-heap-69
release 216 task=dmabuf-heap-69
release 217 task=dmabuf-heap-69
release 218 task=dmabuf-heap-69
release 219 task=dmabuf-heap-69
release 220 task=dmabuf-heap-69
release 221 task=dmabuf-heap-69
release 222 task=dmabuf-heap-69
release 223 task=dmabuf-heap-69
release 224 task=dmabuf-heap-69
release 225 task=dmabuf-heap-69
release 226 task=dmabuf-heap-69
release 227 task=dmabuf-heap-69
release 228 task=dmabuf-heap-69
alloc 229 reserved count=256 align=8 task=dmabuf-heap-69
alloc 230 reserved count=256 align=8 task=dmabuf-heap-69
alloc 231 reserved count=256 align=8 task=dmabuf-heap-69
alloc 232 reserved count=256 align=8 task=dmabuf-heap-69
alloc 233 reserved count=256 align=8 task=dmabuf-heap-69
alloc 234 reserved count=256 align=8 task=dmabuf-heap-69
alloc 235 reserved count=256 align=8 task=dmabuf-heap-69
alloc 236 reserved count=256 align=8 task=dmabuf-heap-69
alloc 237 reserved count=256 align=8 task=dmabuf-heap-69
alloc 238 reserved count=256 align=8 task=dmabuf-heap-69
alloc 239 reserved count=256 align=8 task=dmabuf-heap-69
alloc 240 reserved count=256 align=8 task=dmabuf-heap-69
alloc 241 reserved count=256 align=8 task=dmabuf-heap-69
alloc 242 reserved count=256 align=8 task=dmabuf-heap-69
alloc 243 reserved count=256 align=8 task=dmabuf-heap-69
alloc 244 reserved count=256 align=8 task=dmabuf-heap-69
alloc 245 reserved count=256 align=8 task=dmabuf-heap-69
alloc 246 reserved count=256 align=8 task=dmabuf-heap-69
alloc 247 reserved count=256 align=8 task=dmabuf-heap-69
alloc 248 reserved count=256 align=8 task=dmabuf-heap-69
alloc 249 reserved count=256 align=8 task=dmabuf-heap-69
alloc 250 reserved count=256 align=8 task=dmabuf-heap-69
alloc 251 reserved count=256 align=8 task=dmabuf-heap-69
alloc 252 reserved count=256 align=8 task=dmabuf-heap-69
alloc 253 reserved count=256 align=8 task=dmabuf-heap-69
alloc 254 reserved count=256 align=8 task=dmabuf-heap-69
alloc 255 reserved count=256 align=8 task=dmabuf-heap-69
alloc 256 reserved count=256 align=8 task=dmabuf-heap-69
alloc 257 reserved count=256 align=8 task=dmabuf-heap-69
alloc 258 reserved count=256 align=8 task=dmabuf-heap-69
alloc 259 reserved count=256 align=8 task=dmabuf-heap-69
alloc 260 reserved count=256 align=8 task=dmabuf-heap-69
release 229 task=dmabuf-heap-69
release 230 task=dmabuf-heap-69
release 231 task=dmabuf-heap-69
release 232 task=dmabuf-heap-69
release 233 task=dmabuf-heap-69
release 234 task=dmabuf-heap-69
release 235 task=dmabuf-heap-69
release 236 task=dmabuf-heap-69
release 237 task=dmabuf-heap-69
release 238 task=dmabuf-heap-69
release 239 task=dmabuf-heap-69
release 240 task=dmabuf-heap-69
release 241 task=dmabuf-heap-69
release 242 task=dmabuf-heap-69
release 243 task=dmabuf-heap-69
release 244 task=dmabuf-heap-69
release 245 task=dmabuf-heap-69
release 246 task=dmabuf-heap-69
release 247 task=dmabuf-heap-69
release 248 task=dmabuf-heap-69
release 249 task=dmabuf-heap-69
release 250 task=dmabuf-heap-69
release 251 task=dmabuf-heap-69
release 252 task=dmabuf-heap-69
release 253 task=dmabuf-heap-69
release 254 task=dmabuf-heap-69
release 255 task=dmabuf-heap-69
release 256 task=dmabuf-heap-69
release 257 task=dmabuf-heap-69
release 258 task=dmabuf-heap-69
release 259 task=dmabuf-heap-69
release 260 task=dmabuf-heap-69
alloc 261 reserved count=256 align=8 task=dmabuf-heap-69
release 261 task=dmabuf-heap-69
alloc 262 reserved count=256 align=8 task=dmabuf-heap-69
release 262 task=dmabuf-heap-69
