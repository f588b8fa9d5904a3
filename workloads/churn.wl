# buffers of mixed sizes, each random one released to make room for the next
# cmasim generate churn --seed 1
cma-workload 1
area reserved base=0x3ba00 pages=65536
alloc 1 reserved count=256 align=8
alloc 2 reserved count=16 align=4
alloc 3 reserved count=1 align=0
alloc 4 reserved count=16 align=4
alloc 5 reserved count=1 align=0
alloc 6 reserved count=1 align=0
alloc 7 reserved count=2048 align=8
alloc 8 reserved count=1 align=0
alloc 9 reserved count=1 align=0
alloc 10 reserved count=1 align=0
alloc 11 reserved count=256 align=8
alloc 12 reserved count=1 align=0
alloc 13 reserved count=1 align=0
alloc 14 reserved count=1 align=0
alloc 15 reserved count=1 align=0
alloc 16 reserved count=1 align=0
alloc 17 reserved count=1 align=0
alloc 18 reserved count=1 align=0
alloc 19 reserved count=2048 align=8
alloc 20 reserved count=16 align=4
alloc 21 reserved count=1 align=0
alloc 22 reserved count=16 align=4
alloc 23 reserved count=1 align=0
alloc 24 reserved count=1 align=0
alloc 25 reserved count=1 align=0
alloc 26 reserved count=16 align=4
alloc 27 reserved count=1 align=0
alloc 28 reserved count=2048 align=8
alloc 29 reserved count=16 align=4
alloc 30 reserved count=16 align=4
alloc 31 reserved count=1 align=0
alloc 32 reserved count=16 align=4
alloc 33 reserved count=1 align=0
alloc 34 reserved count=16 align=4
alloc 35 reserved count=2048 align=8
alloc 36 reserved count=1 align=0
alloc 37 reserved count=1 align=0
alloc 38 reserved count=16 align=4
alloc 39 reserved count=256 align=8
alloc 40 reserved count=16 align=4
alloc 41 reserved count=1 align=0
alloc 42 reserved count=1 align=0
alloc 43 reserved count=1 align=0
alloc 44 reserved count=256 align=8
alloc 45 reserved count=1 align=0
alloc 46 reserved count=1 align=0
alloc 47 reserved count=16 align=4
alloc 48 reserved count=1 align=0
alloc 49 reserved count=1 align=0
alloc 50 reserved count=1 align=0
alloc 51 reserved count=16 align=4
alloc 52 reserved count=1 align=0
alloc 53 reserved count=1 align=0
alloc 54 reserved count=1 align=0
alloc 55 reserved count=1 align=0
alloc 56 reserved count=1 align=0
alloc 57 reserved count=1 align=0
alloc 58 reserved count=1 align=0
alloc 59 reserved count=1 align=0
alloc 60 reserved count=1 align=0
alloc 61 reserved count=1 align=0
alloc 62 reserved count=1 align=0
alloc 63 reserved count=256 align=8
alloc 64 reserved count=1 align=0
alloc 65 reserved count=16 align=4
alloc 66 reserved count=256 align=8
alloc 67 reserved count=256 align=8
alloc 68 reserved count=16 align=4
alloc 69 reserved count=1 align=0
alloc 70 reserved count=1 align=0
alloc 71 reserved count=1 align=0
alloc 72 reserved count=1 align=0
alloc 73 reserved count=16 align=4
alloc 74 reserved count=1 align=0
alloc 75 reserved count=1 align=0
alloc 76 reserved count=1 align=0
alloc 77 reserved count=1 align=0
alloc 78 reserved count=1 align=0
alloc 79 reserved count=2048 align=8
alloc 80 reserved count=1 align=0
alloc 81 reserved count=1 align=0
alloc 82 reserved count=1 align=0
alloc 83 reserved count=1 align=0
alloc 84 reserved count=1 align=0
alloc 85 reserved count=256 align=8
alloc 86 reserved count=1 align=0
alloc 87 reserved count=1 align=0
alloc 88 reserved count=1 align=0
alloc 89 reserved count=1 align=0
alloc 90 reserved count=1 align=0
alloc 91 reserved count=256 align=8
alloc 92 reserved count=1 align=0
alloc 93 reserved count=1 align=0
alloc 94 reserved count=16 align=4
alloc 95 reserved count=256 align=8
alloc 96 reserved count=256 align=8
alloc 97 reserved count=1 align=0
alloc 98 reserved count=1 align=0
alloc 99 reserved count=256 align=8
alloc 100 reserved count=1 align=0
alloc 101 reserved count=1 align=0
alloc 102 reserved count=16 align=4
alloc 103 reserved count=1 align=0
alloc 104 reserved count=16 align=4
alloc 105 reserved count=1 align=0
alloc 106 reserved count=256 align=8
alloc 107 reserved count=1 align=0
alloc 108 reserved count=1 align=0
alloc 109 reserved count=1 align=0
alloc 110 reserved count=1 align=0
alloc 111 reserved count=1 align=0
alloc 112 reserved count=1 align=0
alloc 113 reserved count=1 align=0
alloc 114 reserved count=1 align=0
alloc 115 reserved count=1 align=0
alloc 116 reserved count=256 align=8
alloc 117 reserved count=2048 align=8
alloc 118 reserved count=1 align=0
alloc 119 reserved count=16 align=4
alloc 120 reserved count=16 align=4
alloc 121 reserved count=1 align=0
alloc 122 reserved count=1 align=0
alloc 123 reserved count=16 align=4
alloc 124 reserved count=1 align=0
alloc 125 reserved count=1 align=0
alloc 126 reserved count=256 align=8
alloc 127 reserved count=2048 align=8
alloc 128 reserved count=1 align=0
alloc 129 reserved count=1 align=0
alloc 130 reserved count=1 align=0
alloc 131 reserved count=1 align=0
alloc 132 reserved count=2048 align=8
alloc 133 reserved count=256 align=8
alloc 134 reserved count=1 align=0
alloc 135 reserved count=1 align=0
alloc 136 reserved count=256 align=8
alloc 137 reserved count=1 align=0
alloc 138 reserved count=2048 align=8
alloc 139 reserved count=1 align=0
alloc 140 reserved count=1 align=0
alloc 141 reserved count=16 align=4
alloc 142 reserved count=1 align=0
alloc 143 reserved count=16 align=4
alloc 144 reserved count=1 align=0
alloc 145 reserved count=16 align=4
alloc 146 reserved count=1 align=0
alloc 147 reserved count=16 align=4
alloc 148 reserved count=1 align=0
alloc 149 reserved count=1 align=0
alloc 150 reserved count=1 align=0
alloc 151 reserved count=1 align=0
alloc 152 reserved count=1 align=0
alloc 153 reserved count=16 align=4
alloc 154 reserved count=1 align=0
alloc 155 reserved count=16 align=4
alloc 156 reserved count=1 align=0
alloc 157 reserved count=1 align=0
alloc 158 reserved count=1 align=0
alloc 159 reserved count=1 align=0
alloc 160 reserved count=16 align=4
alloc 161 reserved count=16 align=4
alloc 162 reserved count=1 align=0
alloc 163 reserved count=16 align=4
alloc 164 reserved count=1 align=0
alloc 165 reserved count=1 align=0
alloc 166 reserved count=1 align=0
alloc 167 reserved count=16 align=4
alloc 168 reserved count=1 align=0
alloc 169 reserved count=1 align=0
alloc 170 reserved count=1 align=0
alloc 171 reserved count=1 align=0
alloc 172 reserved count=16 align=4
alloc 173 reserved count=1 align=0
alloc 174 reserved count=16 align=4
alloc 175 reserved count=16 align=4
alloc 176 reserved count=256 align=8
alloc 177 reserved count=1 align=0
alloc 178 reserved count=1 align=0
alloc 179 reserved count=16 align=4
alloc 180 reserved count=256 align=8
alloc 181 reserved count=1 align=0
alloc 182 reserved count=256 align=8
alloc 183 reserved count=1 align=0
alloc 184 reserved count=1 align=0
alloc 185 reserved count=16 align=4
alloc 186 reserved count=1 align=0
alloc 187 reserved count=16 align=4
alloc 188 reserved count=1 align=0
alloc 189 reserved count=16 align=4
alloc 190 reserved count=16 align=4
alloc 191 reserved count=1 align=0
alloc 192 reserved count=16 align=4
alloc 193 reserved count=1 align=0
alloc 194 reserved count=1 align=0
alloc 195 reserved count=2048 align=8
alloc 196 reserved count=1 align=0
alloc 197 reserved count=1 align=0
alloc 198 reserved count=256 align=8
alloc 199 reserved count=1 align=0
alloc 200 reserved count=256 align=8
alloc 201 reserved count=256 align=8
alloc 202 reserved count=1 align=0
alloc 203 reserved count=16 align=4
alloc 204 reserved count=256 align=8
alloc 205 reserved count=1 align=0
alloc 206 reserved count=1 align=0
alloc 207 reserved count=16 align=4
alloc 208 reserved count=1 align=0
alloc 209 reserved count=1 align=0
alloc 210 reserved count=1 align=0
alloc 211 reserved count=1 align=0
alloc 212 reserved count=2048 align=8
alloc 213 reserved count=2048 align=8
alloc 214 reserved count=1 align=0
alloc 215 reserved count=1 align=0
alloc 216 reserved count=1 align=0
alloc 217 reserved count=16 align=4
alloc 218 reserved count=1 align=0
alloc 219 reserved count=1 align=0
alloc 220 reserved count=1 align=0
alloc 221 reserved count=256 align=8
alloc 222 reserved count=16 align=4
alloc 223 reserved count=1 align=0
alloc 224 reserved count=1 align=0
alloc 225 reserved count=256 align=8
alloc 226 reserved count=16 align=4
alloc 227 reserved count=1 align=0
alloc 228 reserved count=1 align=0
alloc 229 reserved count=16 align=4
alloc 230 reserved count=1 align=0
alloc 231 reserved count=1 align=0
alloc 232 reserved count=1 align=0
alloc 233 reserved count=1 align=0
alloc 234 reserved count=1 align=0
alloc 235 reserved count=256 align=8
alloc 236 reserved count=1 align=0
alloc 237 reserved count=1 align=0
alloc 238 reserved count=256 align=8
alloc 239 reserved count=256 align=8
alloc 240 reserved count=1 align=0
alloc 241 reserved count=1 align=0
alloc 242 reserved count=16 align=4
alloc 243 reserved count=16 align=4
alloc 244 reserved count=2048 align=8
alloc 245 reserved count=1 align=0
alloc 246 reserved count=1 align=0
alloc 247 reserved count=16 align=4
alloc 248 reserved count=1 align=0
alloc 249 reserved count=1 align=0
alloc 250 reserved count=1 align=0
alloc 251 reserved count=256 align=8
alloc 252 reserved count=1 align=0
alloc 253 reserved count=1 align=0
alloc 254 reserved count=1 align=0
alloc 255 reserved count=1 align=0
alloc 256 reserved count=256 align=8
alloc 257 reserved count=2048 align=8
alloc 258 reserved count=16 align=4
alloc 259 reserved count=256 align=8
alloc 260 reserved count=1 align=0
alloc 261 reserved count=2048 align=8
alloc 262 reserved count=1 align=0
alloc 263 reserved count=16 align=4
alloc 264 reserved count=1 align=0
alloc 265 reserved count=1 align=0
alloc 266 reserved count=1 align=0
alloc 267 reserved count=16 align=4
alloc 268 reserved count=1 align=0
alloc 269 reserved count=1 align=0
alloc 270 reserved count=256 align=8
alloc 271 reserved count=1 align=0
alloc 272 reserved count=1 align=0
alloc 273 reserved count=1 align=0
alloc 274 reserved count=1 align=0
alloc 275 reserved count=1 align=0
alloc 276 reserved count=16 align=4
alloc 277 reserved count=2048 align=8
alloc 278 reserved count=2048 align=8
alloc 279 reserved count=1 align=0
alloc 280 reserved count=1 align=0
alloc 281 reserved count=1 align=0
alloc 282 reserved count=1 align=0
alloc 283 reserved count=2048 align=8
alloc 284 reserved count=2048 align=8
alloc 285 reserved count=1 align=0
alloc 286 reserved count=1 align=0
alloc 287 reserved count=256 align=8
alloc 288 reserved count=16 align=4
alloc 289 reserved count=256 align=8
alloc 290 reserved count=1 align=0
alloc 291 reserved count=1 align=0
alloc 292 reserved count=1 align=0
alloc 293 reserved count=2048 align=8
alloc 294 reserved count=1 align=0
alloc 295 reserved count=1 align=0
alloc 296 reserved count=1 align=0
alloc 297 reserved count=1 align=0
alloc 298 reserved count=256 align=8
alloc 299 reserved count=1 align=0
alloc 300 reserved count=256 align=8
alloc 301 reserved count=1 align=0
alloc 302 reserved count=1 align=0
alloc 303 reserved count=1 align=0
alloc 304 reserved count=16 align=4
alloc 305 reserved count=1 align=0
alloc 306 reserved count=1 align=0
alloc 307 reserved count=1 align=0
alloc 308 reserved count=16 align=4
alloc 309 reserved count=16 align=4
alloc 310 reserved count=1 align=0
alloc 311 reserved count=1 align=0
alloc 312 reserved count=1 align=0
alloc 313 reserved count=1 align=0
alloc 314 reserved count=2048 align=8
alloc 315 reserved count=1 align=0
alloc 316 reserved count=1 align=0
alloc 317 reserved count=1 align=0
alloc 318 reserved count=256 align=8
alloc 319 reserved count=1 align=0
alloc 320 reserved count=1 align=0
alloc 321 reserved count=256 align=8
alloc 322 reserved count=256 align=8
alloc 323 reserved count=1 align=0
alloc 324 reserved count=256 align=8
alloc 325 reserved count=16 align=4
alloc 326 reserved count=256 align=8
alloc 327 reserved count=1 align=0
alloc 328 reserved count=2048 align=8
alloc 329 reserved count=256 align=8
alloc 330 reserved count=1 align=0
alloc 331 reserved count=16 align=4
alloc 332 reserved count=1 align=0
alloc 333 reserved count=1 align=0
alloc 334 reserved count=1 align=0
alloc 335 reserved count=1 align=0
alloc 336 reserved count=1 align=0
alloc 337 reserved count=1 align=0
alloc 338 reserved count=16 align=4
alloc 339 reserved count=1 align=0
alloc 340 reserved count=1 align=0
release 312
release 42
release 239
release 333
release 2
release 309
release 153
release 229
alloc 341 reserved count=2048 align=8
release 272
release 121
release 277
alloc 342 reserved count=256 align=8
release 164
release 252
release 125
release 246
release 62
release 9
release 67
alloc 343 reserved count=2048 align=8
alloc 344 reserved count=1 align=0
release 268
release 14
release 262
release 179
alloc 345 reserved count=16 align=4
release 27
release 311
release 259
alloc 346 reserved count=256 align=8
release 124
release 126
alloc 347 reserved count=256 align=8
alloc 348 reserved count=1 align=0
alloc 349 reserved count=1 align=0
alloc 350 reserved count=1 align=0
alloc 351 reserved count=1 align=0
release 286
release 198
alloc 352 reserved count=16 align=4
alloc 353 reserved count=16 align=4
alloc 354 reserved count=1 align=0
alloc 355 reserved count=16 align=4
alloc 356 reserved count=16 align=4
release 40
release 91
alloc 357 reserved count=256 align=8
alloc 358 reserved count=1 align=0
alloc 359 reserved count=1 align=0
alloc 360 reserved count=16 align=4
alloc 361 reserved count=1 align=0
alloc 362 reserved count=1 align=0
alloc 363 reserved count=1 align=0
alloc 364 reserved count=1 align=0
release 304
release 140
release 97
release 279
release 296
release 26
release 112
release 152
release 16
release 211
release 8
release 303
release 273
release 38
alloc 365 reserved count=256 align=8
release 168
release 250
release 113
release 155
release 270
alloc 366 reserved count=256 align=8
release 50
release 330
release 240
release 78
release 65
release 300
alloc 367 reserved count=256 align=8
alloc 368 reserved count=1 align=0
alloc 369 reserved count=1 align=0
alloc 370 reserved count=16 align=4
alloc 371 reserved count=16 align=4
alloc 372 reserved count=1 align=0
alloc 373 reserved count=1 align=0
release 317
release 298
alloc 374 reserved count=16 align=4
alloc 375 reserved count=16 align=4
alloc 376 reserved count=16 align=4
alloc 377 reserved count=16 align=4
alloc 378 reserved count=1 align=0
alloc 379 reserved count=1 align=0
alloc 380 reserved count=1 align=0
alloc 381 reserved count=16 align=4
alloc 382 reserved count=1 align=0
alloc 383 reserved count=1 align=0
alloc 384 reserved count=1 align=0
alloc 385 reserved count=1 align=0
release 5
release 46
release 147
release 369
release 54
release 203
release 382
release 141
release 71
release 177
release 256
alloc 386 reserved count=256 align=8
alloc 387 reserved count=1 align=0
alloc 388 reserved count=1 align=0
alloc 389 reserved count=16 align=4
alloc 390 reserved count=16 align=4
alloc 391 reserved count=1 align=0
alloc 392 reserved count=1 align=0
alloc 393 reserved count=1 align=0
alloc 394 reserved count=16 align=4
alloc 395 reserved count=1 align=0
release 372
release 292
release 6
release 134
release 145
release 34
release 288
release 340
release 354
release 362
release 20
release 335
release 297
release 237
release 310
release 224
release 93
release 383
release 95
alloc 396 reserved count=256 align=8
alloc 397 reserved count=1 align=0
alloc 398 reserved count=1 align=0
alloc 399 reserved count=1 align=0
alloc 400 reserved count=16 align=4
release 77
release 45
release 219
release 243
release 188
release 222
alloc 401 reserved count=256 align=8
alloc 402 reserved count=1 align=0
alloc 403 reserved count=1 align=0
alloc 404 reserved count=1 align=0
release 120
alloc 405 reserved count=16 align=4
alloc 406 reserved count=1 align=0
release 107
release 254
release 357
alloc 407 reserved count=16 align=4
alloc 408 reserved count=16 align=4
alloc 409 reserved count=1 align=0
alloc 410 reserved count=16 align=4
alloc 411 reserved count=1 align=0
alloc 412 reserved count=1 align=0
alloc 413 reserved count=1 align=0
alloc 414 reserved count=1 align=0
alloc 415 reserved count=1 align=0
alloc 416 reserved count=1 align=0
alloc 417 reserved count=1 align=0
alloc 418 reserved count=1 align=0
alloc 419 reserved count=1 align=0
alloc 420 reserved count=16 align=4
alloc 421 reserved count=1 align=0
alloc 422 reserved count=1 align=0
alloc 423 reserved count=1 align=0
alloc 424 reserved count=1 align=0
alloc 425 reserved count=1 align=0
release 216
release 184
release 327
release 158
release 411
release 293
alloc 426 reserved count=2048 align=8
alloc 427 reserved count=1 align=0
alloc 428 reserved count=1 align=0
alloc 429 reserved count=1 align=0
alloc 430 reserved count=16 align=4
alloc 431 reserved count=1 align=0
alloc 432 reserved count=16 align=4
release 405
release 55
release 215
release 244
alloc 433 reserved count=256 align=8
alloc 434 reserved count=16 align=4
alloc 435 reserved count=1 align=0
alloc 436 reserved count=256 align=8
alloc 437 reserved count=1 align=0
alloc 438 reserved count=256 align=8
alloc 439 reserved count=256 align=8
alloc 440 reserved count=1 align=0
release 341
alloc 441 reserved count=2048 align=8
alloc 442 reserved count=16 align=4
alloc 443 reserved count=1 align=0
alloc 444 reserved count=1 align=0
alloc 445 reserved count=1 align=0
alloc 446 reserved count=1 align=0
alloc 447 reserved count=16 align=4
alloc 448 reserved count=1 align=0
alloc 449 reserved count=256 align=8
release 343
alloc 450 reserved count=2048 align=8
release 167
release 204
release 401
release 59
release 418
release 402
release 82
release 146
release 7
alloc 451 reserved count=2048 align=8
release 322
release 339
release 429
release 18
release 148
release 307
release 131
release 210
release 410
release 43
release 3
release 263
release 49
release 212
alloc 452 reserved count=2048 align=8
alloc 453 reserved count=256 align=8
alloc 454 reserved count=16 align=4
alloc 455 reserved count=256 align=8
alloc 456 reserved count=16 align=4
alloc 457 reserved count=1 align=0
alloc 458 reserved count=16 align=4
alloc 459 reserved count=1 align=0
alloc 460 reserved count=1 align=0
alloc 461 reserved count=1 align=0
alloc 462 reserved count=16 align=4
alloc 463 reserved count=16 align=4
alloc 464 reserved count=16 align=4
alloc 465 reserved count=1 align=0
alloc 466 reserved count=16 align=4
alloc 467 reserved count=1 align=0
alloc 468 reserved count=1 align=0
alloc 469 reserved count=1 align=0
alloc 470 reserved count=1 align=0
alloc 471 reserved count=1 align=0
alloc 472 reserved count=16 align=4
alloc 473 reserved count=256 align=8
alloc 474 reserved count=1 align=0
alloc 475 reserved count=1 align=0
alloc 476 reserved count=1 align=0
alloc 477 reserved count=1 align=0
alloc 478 reserved count=256 align=8
alloc 479 reserved count=1 align=0
alloc 480 reserved count=1 align=0
alloc 481 reserved count=1 align=0
alloc 482 reserved count=1 align=0
alloc 483 reserved count=1 align=0
alloc 484 reserved count=1 align=0
alloc 485 reserved count=1 align=0
alloc 486 reserved count=16 align=4
alloc 487 reserved count=1 align=0
alloc 488 reserved count=1 align=0
alloc 489 reserved count=1 align=0
alloc 490 reserved count=16 align=4
alloc 491 reserved count=1 align=0
alloc 492 reserved count=1 align=0
alloc 493 reserved count=1 align=0
alloc 494 reserved count=1 align=0
alloc 495 reserved count=1 align=0
alloc 496 reserved count=1 align=0
alloc 497 reserved count=1 align=0
alloc 498 reserved count=1 align=0
alloc 499 reserved count=1 align=0
alloc 500 reserved count=1 align=0
alloc 501 reserved count=1 align=0
alloc 502 reserved count=1 align=0
alloc 503 reserved count=256 align=8
alloc 504 reserved count=1 align=0
alloc 505 reserved count=1 align=0
alloc 506 reserved count=1 align=0
alloc 507 reserved count=1 align=0
alloc 508 reserved count=1 align=0
release 247
release 60
release 331
release 264
release 90
release 448
release 490
release 109
release 449
release 417
release 469
release 156
release 423
release 217
release 332
release 494
release 406
release 358
release 182
release 460
release 108
release 324
release 436
release 79
alloc 509 reserved count=2048 align=8
alloc 510 reserved count=1 align=0
alloc 511 reserved count=1 align=0
release 200
release 430
release 127
alloc 512 reserved count=2048 align=8
alloc 513 reserved count=16 align=4
alloc 514 reserved count=1 align=0
alloc 515 reserved count=1 align=0
alloc 516 reserved count=1 align=0
alloc 517 reserved count=1 align=0
alloc 518 reserved count=1 align=0
alloc 519 reserved count=256 align=8
alloc 520 reserved count=1 align=0
alloc 521 reserved count=256 align=8
alloc 522 reserved count=1 align=0
alloc 523 reserved count=1 align=0
alloc 524 reserved count=16 align=4
alloc 525 reserved count=1 align=0
alloc 526 reserved count=16 align=4
alloc 527 reserved count=1 align=0
alloc 528 reserved count=1 align=0
alloc 529 reserved count=1 align=0
alloc 530 reserved count=1 align=0
alloc 531 reserved count=1 align=0
alloc 532 reserved count=1 align=0
release 33
release 23
release 133
release 426
alloc 533 reserved count=2048 align=8
alloc 534 reserved count=1 align=0
alloc 535 reserved count=1 align=0
alloc 536 reserved count=16 align=4
release 440
release 35
alloc 537 reserved count=2048 align=8
alloc 538 reserved count=1 align=0
alloc 539 reserved count=1 align=0
alloc 540 reserved count=16 align=4
alloc 541 reserved count=1 align=0
alloc 542 reserved count=1 align=0
alloc 543 reserved count=16 align=4
release 384
release 377
release 238
release 30
release 361
release 321
release 538
release 334
release 136
release 235
alloc 544 reserved count=2048 align=8
alloc 545 reserved count=1 align=0
alloc 546 reserved count=1 align=0
alloc 547 reserved count=16 align=4
alloc 548 reserved count=1 align=0
alloc 549 reserved count=1 align=0
alloc 550 reserved count=16 align=4
alloc 551 reserved count=16 align=4
alloc 552 reserved count=1 align=0
alloc 553 reserved count=16 align=4
alloc 554 reserved count=1 align=0
release 375
release 66
alloc 555 reserved count=256 align=8
alloc 556 reserved count=1 align=0
alloc 557 reserved count=1 align=0
alloc 558 reserved count=1 align=0
alloc 559 reserved count=1 align=0
alloc 560 reserved count=1 align=0
alloc 561 reserved count=1 align=0
release 504
release 380
release 130
release 513
release 399
release 160
release 294
release 11
alloc 562 reserved count=256 align=8
alloc 563 reserved count=16 align=4
alloc 564 reserved count=16 align=4
alloc 565 reserved count=16 align=4
alloc 566 reserved count=16 align=4
alloc 567 reserved count=1 align=0
alloc 568 reserved count=1 align=0
alloc 569 reserved count=1 align=0
release 443
release 353
release 68
release 72
release 320
release 166
release 86
release 37
release 388
release 551
release 104
release 119
release 510
release 438
alloc 570 reserved count=256 align=8
alloc 571 reserved count=16 align=4
alloc 572 reserved count=1 align=0
alloc 573 reserved count=16 align=4
alloc 574 reserved count=16 align=4
alloc 575 reserved count=1 align=0
alloc 576 reserved count=1 align=0
alloc 577 reserved count=1 align=0
alloc 578 reserved count=16 align=4
release 284
alloc 579 reserved count=256 align=8
alloc 580 reserved count=16 align=4
alloc 581 reserved count=1 align=0
alloc 582 reserved count=256 align=8
alloc 583 reserved count=256 align=8
alloc 584 reserved count=16 align=4
alloc 585 reserved count=1 align=0
alloc 586 reserved count=1 align=0
alloc 587 reserved count=16 align=4
alloc 588 reserved count=16 align=4
alloc 589 reserved count=1 align=0
alloc 590 reserved count=256 align=8
alloc 591 reserved count=16 align=4
alloc 592 reserved count=16 align=4
alloc 593 reserved count=1 align=0
alloc 594 reserved count=1 align=0
alloc 595 reserved count=1 align=0
alloc 596 reserved count=16 align=4
alloc 597 reserved count=256 align=8
alloc 598 reserved count=1 align=0
alloc 599 reserved count=256 align=8
alloc 600 reserved count=256 align=8
alloc 601 reserved count=1 align=0
alloc 602 reserved count=1 align=0
alloc 603 reserved count=1 align=0
alloc 604 reserved count=1 align=0
alloc 605 reserved count=1 align=0
alloc 606 reserved count=16 align=4
alloc 607 reserved count=1 align=0
alloc 608 reserved count=16 align=4
alloc 609 reserved count=1 align=0
alloc 610 reserved count=1 align=0
alloc 611 reserved count=16 align=4
alloc 612 reserved count=256 align=8
release 453
alloc 613 reserved count=256 align=8
release 96
release 98
release 100
release 366
release 269
release 64
release 475
release 253
release 400
release 223
release 39
release 531
release 355
release 488
release 582
release 231
release 607
release 570
release 336
release 591
release 581
release 249
release 530
release 171
release 435
release 550
release 537
alloc 614 reserved count=2048 align=8
alloc 615 reserved count=1 align=0
alloc 616 reserved count=1 align=0
alloc 617 reserved count=16 align=4
alloc 618 reserved count=1 align=0
alloc 619 reserved count=1 align=0
alloc 620 reserved count=1 align=0
alloc 621 reserved count=16 align=4
alloc 622 reserved count=1 align=0
alloc 623 reserved count=16 align=4
alloc 624 reserved count=16 align=4
release 291
release 110
release 373
release 441
alloc 625 reserved count=2048 align=8
alloc 626 reserved count=256 align=8
alloc 627 reserved count=1 align=0
alloc 628 reserved count=1 align=0
alloc 629 reserved count=256 align=8
alloc 630 reserved count=16 align=4
alloc 631 reserved count=256 align=8
alloc 632 reserved count=16 align=4
alloc 633 reserved count=1 align=0
alloc 634 reserved count=1 align=0
alloc 635 reserved count=16 align=4
alloc 636 reserved count=1 align=0
alloc 637 reserved count=16 align=4
alloc 638 reserved count=1 align=0
alloc 639 reserved count=1 align=0
alloc 640 reserved count=1 align=0
alloc 641 reserved count=1 align=0
alloc 642 reserved count=1 align=0
alloc 643 reserved count=1 align=0
alloc 644 reserved count=1 align=0
alloc 645 reserved count=1 align=0
alloc 646 reserved count=256 align=8
alloc 647 reserved count=1 align=0
alloc 648 reserved count=16 align=4
release 569
release 631
alloc 649 reserved count=256 align=8
release 403
release 518
release 342
alloc 650 reserved count=256 align=8
alloc 651 reserved count=16 align=4
alloc 652 reserved count=1 align=0
release 150
release 350
release 221
alloc 653 reserved count=256 align=8
release 285
release 521
alloc 654 reserved count=256 align=8
alloc 655 reserved count=1 align=0
release 412
release 386
alloc 656 reserved count=256 align=8
alloc 657 reserved count=1 align=0
alloc 658 reserved count=1 align=0
alloc 659 reserved count=16 align=4
alloc 660 reserved count=1 align=0
release 278
alloc 661 reserved count=256 align=8
alloc 662 reserved count=1 align=0
alloc 663 reserved count=16 align=4
alloc 664 reserved count=1 align=0
alloc 665 reserved count=256 align=8
alloc 666 reserved count=1 align=0
alloc 667 reserved count=1 align=0
alloc 668 reserved count=1 align=0
alloc 669 reserved count=1 align=0
alloc 670 reserved count=1 align=0
alloc 671 reserved count=1 align=0
alloc 672 reserved count=16 align=4
alloc 673 reserved count=256 align=8
alloc 674 reserved count=1 align=0
alloc 675 reserved count=16 align=4
release 257
alloc 676 reserved count=2048 align=8
alloc 677 reserved count=1 align=0
alloc 678 reserved count=16 align=4
alloc 679 reserved count=1 align=0
alloc 680 reserved count=16 align=4
alloc 681 reserved count=1 align=0
alloc 682 reserved count=1 align=0
alloc 683 reserved count=16 align=4
alloc 684 reserved count=1 align=0
alloc 685 reserved count=1 align=0
alloc 686 reserved count=1 align=0
alloc 687 reserved count=256 align=8
alloc 688 reserved count=1 align=0
alloc 689 reserved count=1 align=0
alloc 690 reserved count=16 align=4
alloc 691 reserved count=1 align=0
alloc 692 reserved count=256 align=8
alloc 693 reserved count=256 align=8
alloc 694 reserved count=16 align=4
alloc 695 reserved count=1 align=0
alloc 696 reserved count=1 align=0
alloc 697 reserved count=1 align=0
alloc 698 reserved count=1 align=0
alloc 699 reserved count=1 align=0
alloc 700 reserved count=1 align=0
alloc 701 reserved count=256 align=8
alloc 702 reserved count=1 align=0
release 161
alloc 703 reserved count=256 align=8
release 316
release 642
release 458
release 540
release 474
release 514
release 413
release 637
release 186
release 287
alloc 704 reserved count=256 align=8
alloc 705 reserved count=16 align=4
alloc 706 reserved count=1 align=0
release 489
release 544
alloc 707 reserved count=256 align=8
alloc 708 reserved count=1 align=0
alloc 709 reserved count=256 align=8
alloc 710 reserved count=256 align=8
alloc 711 reserved count=16 align=4
alloc 712 reserved count=16 align=4
alloc 713 reserved count=16 align=4
alloc 714 reserved count=1 align=0
alloc 715 reserved count=1 align=0
alloc 716 reserved count=256 align=8
alloc 717 reserved count=16 align=4
alloc 718 reserved count=256 align=8
alloc 719 reserved count=1 align=0
alloc 720 reserved count=1 align=0
alloc 721 reserved count=1 align=0
alloc 722 reserved count=1 align=0
alloc 723 reserved count=1 align=0
alloc 724 reserved count=16 align=4
alloc 725 reserved count=16 align=4
alloc 726 reserved count=256 align=8
alloc 727 reserved count=1 align=0
alloc 728 reserved count=256 align=8
release 481
release 242
release 459
release 719
release 83
release 594
release 673
release 714
release 666
release 51
release 419
release 507
release 560
release 172
release 87
release 4
release 505
release 301
release 547
release 32
release 702
release 588
release 593
release 144
release 225
release 678
release 180
release 305
release 685
release 323
release 482
release 233
release 379
release 580
release 422
release 464
release 265
release 506
release 586
release 424
release 371
release 626
release 648
release 260
release 128
release 149
release 674
release 561
release 75
release 483
release 612
release 302
release 209
release 500
release 385
release 509
alloc 729 reserved count=2048 align=8
alloc 730 reserved count=16 align=4
alloc 731 reserved count=1 align=0
alloc 732 reserved count=1 align=0
alloc 733 reserved count=1 align=0
alloc 734 reserved count=16 align=4
alloc 735 reserved count=16 align=4
release 162
release 520
release 191
release 454
release 105
release 577
release 129
release 620
release 439
release 19
alloc 736 reserved count=2048 align=8
alloc 737 reserved count=1 align=0
alloc 738 reserved count=1 align=0
alloc 739 reserved count=1 align=0
alloc 740 reserved count=1 align=0
alloc 741 reserved count=1 align=0
alloc 742 reserved count=1 align=0
alloc 743 reserved count=16 align=4
alloc 744 reserved count=1 align=0
alloc 745 reserved count=16 align=4
alloc 746 reserved count=1 align=0
alloc 747 reserved count=1 align=0
alloc 748 reserved count=16 align=4
alloc 749 reserved count=16 align=4
alloc 750 reserved count=1 align=0
alloc 751 reserved count=1 align=0
alloc 752 reserved count=256 align=8
alloc 753 reserved count=1 align=0
alloc 754 reserved count=1 align=0
release 21
release 92
release 159
release 703
release 135
release 214
release 727
release 641
release 738
release 352
release 682
release 502
release 338
release 275
release 53
release 201
alloc 755 reserved count=2048 align=8
alloc 756 reserved count=1 align=0
release 747
release 228
release 69
release 143
release 409
release 736
alloc 757 reserved count=2048 align=8
release 732
release 655
release 705
release 733
release 729
alloc 758 reserved count=256 align=8
alloc 759 reserved count=1 align=0
alloc 760 reserved count=1 align=0
alloc 761 reserved count=16 align=4
alloc 762 reserved count=16 align=4
alloc 763 reserved count=16 align=4
alloc 764 reserved count=1 align=0
alloc 765 reserved count=1 align=0
alloc 766 reserved count=1 align=0
alloc 767 reserved count=256 align=8
alloc 768 reserved count=1 align=0
alloc 769 reserved count=1 align=0
alloc 770 reserved count=16 align=4
alloc 771 reserved count=1 align=0
alloc 772 reserved count=1 align=0
alloc 773 reserved count=1 align=0
alloc 774 reserved count=16 align=4
alloc 775 reserved count=16 align=4
alloc 776 reserved count=1 align=0
alloc 777 reserved count=1 align=0
alloc 778 reserved count=16 align=4
alloc 779 reserved count=1 align=0
alloc 780 reserved count=16 align=4
alloc 781 reserved count=1 align=0
alloc 782 reserved count=16 align=4
alloc 783 reserved count=1 align=0
alloc 784 reserved count=1 align=0
alloc 785 reserved count=1 align=0
alloc 786 reserved count=1 align=0
alloc 787 reserved count=16 align=4
alloc 788 reserved count=16 align=4
alloc 789 reserved count=1 align=0
alloc 790 reserved count=1 align=0
alloc 791 reserved count=16 align=4
alloc 792 reserved count=1 align=0
alloc 793 reserved count=256 align=8
alloc 794 reserved count=1 align=0
alloc 795 reserved count=1 align=0
alloc 796 reserved count=16 align=4
alloc 797 reserved count=1 align=0
alloc 798 reserved count=256 align=8
alloc 799 reserved count=1 align=0
alloc 800 reserved count=1 align=0
alloc 801 reserved count=16 align=4
alloc 802 reserved count=16 align=4
alloc 803 reserved count=16 align=4
alloc 804 reserved count=16 align=4
alloc 805 reserved count=16 align=4
alloc 806 reserved count=1 align=0
alloc 807 reserved count=1 align=0
alloc 808 reserved count=256 align=8
alloc 809 reserved count=1 align=0
alloc 810 reserved count=1 align=0
alloc 811 reserved count=1 align=0
alloc 812 reserved count=1 align=0
alloc 813 reserved count=1 align=0
alloc 814 reserved count=1 align=0
alloc 815 reserved count=16 align=4
alloc 816 reserved count=16 align=4
release 603
release 408
release 559
release 796
release 142
release 387
release 786
release 63
release 398
release 730
release 618
release 795
release 52
release 89
release 522
release 623
release 176
release 271
release 564
release 197
release 185
release 552
release 499
release 662
release 635
release 348
release 797
release 739
release 578
release 751
release 248
release 381
release 546
release 800
release 492
release 697
release 261
alloc 817 reserved count=2048 align=8
alloc 818 reserved count=256 align=8
alloc 819 reserved count=1 align=0
alloc 820 reserved count=16 align=4
alloc 821 reserved count=16 align=4
alloc 822 reserved count=1 align=0
alloc 823 reserved count=1 align=0
alloc 824 reserved count=1 align=0
release 274
release 511
release 48
release 769
release 389
release 621
release 616
release 543
release 760
release 433
release 692
release 465
release 308
release 711
release 780
release 195
alloc 825 reserved count=2048 align=8
alloc 826 reserved count=1 align=0
alloc 827 reserved count=1 align=0
alloc 828 reserved count=1 align=0
alloc 829 reserved count=1 align=0
release 470
release 480
release 467
release 205
release 644
release 696
release 15
release 778
release 529
release 680
release 630
release 640
release 461
release 258
release 829
release 315
release 821
release 725
release 686
release 773
release 806
release 17
release 715
release 415
release 360
release 721
release 416
release 468
release 782
release 579
release 669
release 444
release 656
alloc 830 reserved count=2048 align=8
alloc 831 reserved count=16 align=4
alloc 832 reserved count=1 align=0
alloc 833 reserved count=1 align=0
alloc 834 reserved count=1 align=0
alloc 835 reserved count=16 align=4
alloc 836 reserved count=1 align=0
alloc 837 reserved count=1 align=0
release 81
release 280
release 466
release 472
release 660
release 498
release 397
release 283
alloc 838 reserved count=256 align=8
release 707
alloc 839 reserved count=2048 align=8
alloc 840 reserved count=1 align=0
alloc 841 reserved count=1 align=0
alloc 842 reserved count=1 align=0
alloc 843 reserved count=16 align=4
alloc 844 reserved count=1 align=0
alloc 845 reserved count=1 align=0
release 138
alloc 846 reserved count=2048 align=8
alloc 847 reserved count=1 align=0
alloc 848 reserved count=1 align=0
alloc 849 reserved count=1 align=0
alloc 850 reserved count=1 align=0
alloc 851 reserved count=1 align=0
alloc 852 reserved count=1 align=0
release 698
release 13
release 598
release 407
release 851
release 174
release 367
release 700
release 359
release 676
alloc 853 reserved count=2048 align=8
alloc 854 reserved count=16 align=4
alloc 855 reserved count=1 align=0
alloc 856 reserved count=1 align=0
alloc 857 reserved count=1 align=0
alloc 858 reserved count=1 align=0
alloc 859 reserved count=16 align=4
alloc 860 reserved count=1 align=0
alloc 861 reserved count=1 align=0
alloc 862 reserved count=16 align=4
alloc 863 reserved count=256 align=8
release 428
release 746
release 318
alloc 864 reserved count=256 align=8
alloc 865 reserved count=1 align=0
alloc 866 reserved count=1 align=0
alloc 867 reserved count=1 align=0
alloc 868 reserved count=1 align=0
alloc 869 reserved count=1 align=0
release 157
release 720
release 31
release 712
release 636
release 447
release 395
release 137
release 535
release 189
release 716
alloc 870 reserved count=256 align=8
alloc 871 reserved count=1 align=0
alloc 872 reserved count=1 align=0
alloc 873 reserved count=16 align=4
alloc 874 reserved count=1 align=0
alloc 875 reserved count=1 align=0
release 863
alloc 876 reserved count=256 align=8
release 445
release 163
release 771
release 803
release 818
alloc 877 reserved count=256 align=8
alloc 878 reserved count=1 align=0
alloc 879 reserved count=1 align=0
alloc 880 reserved count=1 align=0
release 826
release 394
release 193
release 734
release 785
release 765
release 396
alloc 881 reserved count=256 align=8
alloc 882 reserved count=16 align=4
alloc 883 reserved count=1 align=0
alloc 884 reserved count=1 align=0
alloc 885 reserved count=16 align=4
alloc 886 reserved count=1 align=0
alloc 887 reserved count=1 align=0
release 853
alloc 888 reserved count=256 align=8
alloc 889 reserved count=16 align=4
alloc 890 reserved count=1 align=0
alloc 891 reserved count=256 align=8
alloc 892 reserved count=16 align=4
alloc 893 reserved count=1 align=0
alloc 894 reserved count=16 align=4
alloc 895 reserved count=1 align=0
alloc 896 reserved count=1 align=0
alloc 897 reserved count=16 align=4
alloc 898 reserved count=256 align=8
release 877
release 585
release 44
release 596
release 368
release 890
release 512
alloc 899 reserved count=2048 align=8
alloc 900 reserved count=16 align=4
alloc 901 reserved count=1 align=0
alloc 902 reserved count=16 align=4
release 645
release 199
release 728
alloc 903 reserved count=2048 align=8
release 822
release 549
release 891
alloc 904 reserved count=256 align=8
alloc 905 reserved count=1 align=0
alloc 906 reserved count=1 align=0
alloc 907 reserved count=1 align=0
release 880
release 781
release 681
release 604
release 575
release 832
release 61
release 56
release 899
alloc 908 reserved count=256 align=8
alloc 909 reserved count=1 align=0
alloc 910 reserved count=1 align=0
alloc 911 reserved count=16 align=4
alloc 912 reserved count=16 align=4
alloc 913 reserved count=256 align=8
alloc 914 reserved count=1 align=0
alloc 915 reserved count=1 align=0
alloc 916 reserved count=1 align=0
alloc 917 reserved count=1 align=0
alloc 918 reserved count=1 align=0
alloc 919 reserved count=16 align=4
alloc 920 reserved count=256 align=8
release 563
release 639
release 741
release 22
release 306
release 667
release 571
release 879
release 326
release 690
release 798
release 828
release 664
release 523
release 875
release 752
alloc 921 reserved count=2048 align=8
alloc 922 reserved count=1 align=0
alloc 923 reserved count=1 align=0
alloc 924 reserved count=1 align=0
alloc 925 reserved count=16 align=4
alloc 926 reserved count=1 align=0
alloc 927 reserved count=1 align=0
alloc 928 reserved count=1 align=0
release 889
release 870
release 691
release 659
release 245
release 905
release 437
release 767
release 442
release 266
release 867
release 839
alloc 929 reserved count=2048 align=8
alloc 930 reserved count=1 align=0
alloc 931 reserved count=256 align=8
alloc 932 reserved count=1 align=0
alloc 933 reserved count=1 align=0
alloc 934 reserved count=1 align=0
alloc 935 reserved count=1 align=0
alloc 936 reserved count=16 align=4
alloc 937 reserved count=1 align=0
alloc 938 reserved count=1 align=0
alloc 939 reserved count=16 align=4
alloc 940 reserved count=1 align=0
alloc 941 reserved count=1 align=0
alloc 942 reserved count=1 align=0
alloc 943 reserved count=1 align=0
alloc 944 reserved count=16 align=4
alloc 945 reserved count=1 align=0
alloc 946 reserved count=256 align=8
alloc 947 reserved count=1 align=0
alloc 948 reserved count=1 align=0
alloc 949 reserved count=1 align=0
alloc 950 reserved count=1 align=0
alloc 951 reserved count=1 align=0
release 763
release 710
alloc 952 reserved count=256 align=8
alloc 953 reserved count=1 align=0
alloc 954 reserved count=1 align=0
alloc 955 reserved count=1 align=0
alloc 956 reserved count=1 align=0
alloc 957 reserved count=1 align=0
alloc 958 reserved count=1 align=0
alloc 959 reserved count=1 align=0
alloc 960 reserved count=1 align=0
alloc 961 reserved count=1 align=0
alloc 962 reserved count=1 align=0
alloc 963 reserved count=1 align=0
release 928
release 815
release 94
release 542
release 793
alloc 964 reserved count=256 align=8
alloc 965 reserved count=1 align=0
alloc 966 reserved count=1 align=0
alloc 967 reserved count=16 align=4
alloc 968 reserved count=16 align=4
alloc 969 reserved count=16 align=4
alloc 970 reserved count=1 align=0
alloc 971 reserved count=16 align=4
alloc 972 reserved count=1 align=0
alloc 973 reserved count=16 align=4
alloc 974 reserved count=16 align=4
alloc 975 reserved count=1 align=0
alloc 976 reserved count=1 align=0
alloc 977 reserved count=16 align=4
alloc 978 reserved count=1 align=0
alloc 979 reserved count=1 align=0
alloc 980 reserved count=16 align=4
alloc 981 reserved count=1 align=0
alloc 982 reserved count=16 align=4
alloc 983 reserved count=1 align=0
release 24
release 694
release 329
release 503
release 649
release 170
release 646
release 754
release 658
release 955
release 824
release 450
alloc 984 reserved count=2048 align=8
alloc 985 reserved count=1 align=0
alloc 986 reserved count=1 align=0
alloc 987 reserved count=256 align=8
alloc 988 reserved count=1 align=0
alloc 989 reserved count=16 align=4
alloc 990 reserved count=1 align=0
alloc 991 reserved count=256 align=8
alloc 992 reserved count=256 align=8
release 295
release 595
release 866
release 907
release 865
release 742
release 573
release 281
release 102
release 365
release 609
release 910
release 479
release 671
release 756
release 939
release 349
release 929
alloc 993 reserved count=2048 align=8
alloc 994 reserved count=16 align=4
alloc 995 reserved count=16 align=4
release 539
release 427
release 811
release 431
release 614
alloc 996 reserved count=2048 align=8
alloc 997 reserved count=256 align=8
alloc 998 reserved count=1 align=0
alloc 999 reserved count=1 align=0
alloc 1000 reserved count=16 align=4
alloc 1001 reserved count=1 align=0
alloc 1002 reserved count=16 align=4
alloc 1003 reserved count=16 align=4
alloc 1004 reserved count=1 align=0
alloc 1005 reserved count=16 align=4
release 117
alloc 1006 reserved count=256 align=8
alloc 1007 reserved count=256 align=8
alloc 1008 reserved count=1 align=0
alloc 1009 reserved count=256 align=8
alloc 1010 reserved count=1 align=0
alloc 1011 reserved count=16 align=4
alloc 1012 reserved count=1 align=0
alloc 1013 reserved count=1 align=0
alloc 1014 reserved count=16 align=4
alloc 1015 reserved count=1 align=0
alloc 1016 reserved count=256 align=8
alloc 1017 reserved count=256 align=8
alloc 1018 reserved count=1 align=0
alloc 1019 reserved count=256 align=8
alloc 1020 reserved count=256 align=8
alloc 1021 reserved count=1 align=0
alloc 1022 reserved count=1 align=0
alloc 1023 reserved count=1 align=0
alloc 1024 reserved count=16 align=4
alloc 1025 reserved count=1 align=0
alloc 1026 reserved count=256 align=8
alloc 1027 reserved count=1 align=0
alloc 1028 reserved count=16 align=4
alloc 1029 reserved count=1 align=0
alloc 1030 reserved count=16 align=4
release 558
release 937
release 70
release 553
release 599
alloc 1031 reserved count=256 align=8
alloc 1032 reserved count=16 align=4
alloc 1033 reserved count=1 align=0
alloc 1034 reserved count=1 align=0
alloc 1035 reserved count=1 align=0
alloc 1036 reserved count=1 align=0
alloc 1037 reserved count=1 align=0
alloc 1038 reserved count=1 align=0
release 111
release 103
release 206
release 960
release 672
release 961
release 118
release 555
alloc 1039 reserved count=256 align=8
release 493
release 753
release 154
release 1010
release 684
release 463
release 337
release 964
alloc 1040 reserved count=256 align=8
release 25
release 936
release 1018
release 956
release 758
release 735
release 584
release 805
release 600
release 1000
release 1020
release 1013
release 788
release 709
release 657
release 196
release 572
release 515
release 116
release 814
release 687
release 819
release 834
release 938
release 873
release 827
release 750
release 132
alloc 1041 reserved count=2048 align=8
alloc 1042 reserved count=1 align=0
alloc 1043 reserved count=16 align=4
alloc 1044 reserved count=1 align=0
alloc 1045 reserved count=1 align=0
alloc 1046 reserved count=1 align=0
alloc 1047 reserved count=1 align=0
alloc 1048 reserved count=1 align=0
alloc 1049 reserved count=1 align=0
alloc 1050 reserved count=1 align=0
alloc 1051 reserved count=16 align=4
alloc 1052 reserved count=1 align=0
alloc 1053 reserved count=1 align=0
alloc 1054 reserved count=1 align=0
alloc 1055 reserved count=1 align=0
alloc 1056 reserved count=1 align=0
alloc 1057 reserved count=16 align=4
alloc 1058 reserved count=1 align=0
alloc 1059 reserved count=1 align=0
alloc 1060 reserved count=256 align=8
alloc 1061 reserved count=1 align=0
alloc 1062 reserved count=1 align=0
alloc 1063 reserved count=16 align=4
alloc 1064 reserved count=16 align=4
alloc 1065 reserved count=1 align=0
alloc 1066 reserved count=1 align=0
alloc 1067 reserved count=16 align=4
alloc 1068 reserved count=1 align=0
alloc 1069 reserved count=1 align=0
alloc 1070 reserved count=1 align=0
alloc 1071 reserved count=256 align=8
alloc 1072 reserved count=16 align=4
alloc 1073 reserved count=16 align=4
alloc 1074 reserved count=1 align=0
alloc 1075 reserved count=1 align=0
alloc 1076 reserved count=1 align=0
alloc 1077 reserved count=256 align=8
alloc 1078 reserved count=1 align=0
alloc 1079 reserved count=1 align=0
alloc 1080 reserved count=256 align=8
alloc 1081 reserved count=256 align=8
alloc 1082 reserved count=256 align=8
alloc 1083 reserved count=1 align=0
alloc 1084 reserved count=1 align=0
alloc 1085 reserved count=1 align=0
alloc 1086 reserved count=1 align=0
alloc 1087 reserved count=1 align=0
alloc 1088 reserved count=16 align=4
alloc 1089 reserved count=16 align=4
alloc 1090 reserved count=1 align=0
alloc 1091 reserved count=16 align=4
release 41
release 986
release 679
release 533
alloc 1092 reserved count=256 align=8
alloc 1093 reserved count=1 align=0
alloc 1094 reserved count=1 align=0
alloc 1095 reserved count=1 align=0
alloc 1096 reserved count=256 align=8
alloc 1097 reserved count=1 align=0
alloc 1098 reserved count=1 align=0
alloc 1099 reserved count=1 align=0
alloc 1100 reserved count=256 align=8
alloc 1101 reserved count=1 align=0
alloc 1102 reserved count=1 align=0
alloc 1103 reserved count=1 align=0
alloc 1104 reserved count=256 align=8
alloc 1105 reserved count=1 align=0
alloc 1106 reserved count=1 align=0
alloc 1107 reserved count=1 align=0
alloc 1108 reserved count=1 align=0
alloc 1109 reserved count=1 align=0
alloc 1110 reserved count=1 align=0
alloc 1111 reserved count=1 align=0
alloc 1112 reserved count=256 align=8
release 670
release 1004
release 876
release 869
release 255
release 392
release 610
release 790
release 980
release 1037
release 208
release 495
release 1027
release 932
release 548
release 404
release 1099
release 885
release 376
release 84
release 1069
release 918
release 634
release 970
release 923
release 745
release 76
release 962
release 833
release 165
release 817
alloc 1113 reserved count=2048 align=8
alloc 1114 reserved count=16 align=4
alloc 1115 reserved count=1 align=0
alloc 1116 reserved count=256 align=8
alloc 1117 reserved count=1 align=0
alloc 1118 reserved count=1 align=0
alloc 1119 reserved count=1 align=0
release 887
release 370
release 1054
release 516
release 236
release 779
release 232
release 856
release 1076
release 704
release 975
release 894
release 378
release 722
release 922
release 683
release 1101
release 766
release 487
release 844
release 759
release 802
release 230
release 942
release 587
release 29
release 632
release 949
release 534
release 840
release 99
release 10
release 1096
release 1058
release 290
release 941
release 1115
release 451
alloc 1120 reserved count=2048 align=8
alloc 1121 reserved count=1 align=0
alloc 1122 reserved count=1 align=0
alloc 1123 reserved count=1 align=0
alloc 1124 reserved count=16 align=4
alloc 1125 reserved count=1 align=0
alloc 1126 reserved count=1 align=0
alloc 1127 reserved count=16 align=4
alloc 1128 reserved count=1 align=0
alloc 1129 reserved count=1 align=0
alloc 1130 reserved count=1 align=0
release 1059
release 1098
release 1083
release 861
release 289
release 858
release 485
release 1019
alloc 1131 reserved count=2048 align=8
release 122
release 820
alloc 1132 reserved count=256 align=8
release 650
alloc 1133 reserved count=256 align=8
alloc 1134 reserved count=1 align=0
alloc 1135 reserved count=1 align=0
release 28
alloc 1136 reserved count=256 align=8
alloc 1137 reserved count=1 align=0
alloc 1138 reserved count=16 align=4
alloc 1139 reserved count=1 align=0
alloc 1140 reserved count=16 align=4
alloc 1141 reserved count=1 align=0
alloc 1142 reserved count=1 align=0
alloc 1143 reserved count=1 align=0
release 1100
release 1053
release 566
release 545
release 812
release 567
release 346
alloc 1144 reserved count=2048 align=8
alloc 1145 reserved count=1 align=0
release 462
alloc 1146 reserved count=256 align=8
alloc 1147 reserved count=1 align=0
release 1060
alloc 1148 reserved count=16 align=4
release 888
alloc 1149 reserved count=256 align=8
alloc 1150 reserved count=16 align=4
alloc 1151 reserved count=1 align=0
release 1002
release 872
release 74
release 1074
release 915
release 1125
release 808
release 1045
release 638
release 220
release 927
release 852
release 1107
release 1136
release 1066
release 1137
release 849
release 1112
release 774
release 613
release 12
release 652
release 574
release 868
release 276
release 933
release 883
release 1057
release 998
release 589
release 1056
release 1001
release 1080
release 904
release 787
release 990
release 973
release 1036
release 859
release 299
release 654
alloc 1152 reserved count=2048 align=8
alloc 1153 reserved count=16 align=4
alloc 1154 reserved count=1 align=0
alloc 1155 reserved count=16 align=4
alloc 1156 reserved count=16 align=4
alloc 1157 reserved count=1 align=0
alloc 1158 reserved count=16 align=4
alloc 1159 reserved count=1 align=0
alloc 1160 reserved count=1 align=0
release 958
release 73
release 1071
alloc 1161 reserved count=256 align=8
alloc 1162 reserved count=1 align=0
alloc 1163 reserved count=16 align=4
alloc 1164 reserved count=1 align=0
release 965
release 864
alloc 1165 reserved count=256 align=8
alloc 1166 reserved count=1 align=0
alloc 1167 reserved count=16 align=4
release 982
release 878
release 452
alloc 1168 reserved count=256 align=8
alloc 1169 reserved count=16 align=4
alloc 1170 reserved count=16 align=4
alloc 1171 reserved count=1 align=0
alloc 1172 reserved count=1 align=0
alloc 1173 reserved count=1 align=0
alloc 1174 reserved count=1 align=0
alloc 1175 reserved count=1 align=0
alloc 1176 reserved count=1 align=0
alloc 1177 reserved count=256 align=8
alloc 1178 reserved count=1 align=0
alloc 1179 reserved count=16 align=4
alloc 1180 reserved count=1 align=0
alloc 1181 reserved count=256 align=8
alloc 1182 reserved count=1 align=0
alloc 1183 reserved count=1 align=0
alloc 1184 reserved count=1 align=0
release 486
release 1068
release 963
release 843
release 169
release 58
release 1171
release 1093
release 344
release 807
release 175
release 919
release 718
release 1183
release 706
release 842
release 1043
release 823
release 967
release 517
release 1165
release 1078
release 1154
release 541
release 608
release 944
release 1063
release 731
release 988
release 724
release 1121
release 903
alloc 1185 reserved count=2048 align=8
alloc 1186 reserved count=16 align=4
alloc 1187 reserved count=256 align=8
alloc 1188 reserved count=1 align=0
alloc 1189 reserved count=1 align=0
alloc 1190 reserved count=1 align=0
alloc 1191 reserved count=1 align=0
alloc 1192 reserved count=256 align=8
alloc 1193 reserved count=16 align=4
alloc 1194 reserved count=1 align=0
alloc 1195 reserved count=1 align=0
alloc 1196 reserved count=1 align=0
alloc 1197 reserved count=256 align=8
alloc 1198 reserved count=256 align=8
alloc 1199 reserved count=1 align=0
alloc 1200 reserved count=16 align=4
alloc 1201 reserved count=16 align=4
alloc 1202 reserved count=1 align=0
alloc 1203 reserved count=256 align=8
alloc 1204 reserved count=1 align=0
alloc 1205 reserved count=1 align=0
alloc 1206 reserved count=1 align=0
alloc 1207 reserved count=1 align=0
alloc 1208 reserved count=1 align=0
alloc 1209 reserved count=1 align=0
alloc 1210 reserved count=1 align=0
alloc 1211 reserved count=16 align=4
alloc 1212 reserved count=1 align=0
alloc 1213 reserved count=1 align=0
alloc 1214 reserved count=1 align=0
alloc 1215 reserved count=1 align=0
alloc 1216 reserved count=256 align=8
alloc 1217 reserved count=1 align=0
alloc 1218 reserved count=1 align=0
alloc 1219 reserved count=1 align=0
alloc 1220 reserved count=1 align=0
alloc 1221 reserved count=1 align=0
alloc 1222 reserved count=256 align=8
release 1218
release 789
release 1003
release 770
release 935
release 1109
release 617
release 1023
release 1086
release 1188
release 1190
release 1153
release 886
release 501
release 207
release 972
release 1047
release 525
release 1015
release 123
release 813
release 1123
release 241
release 491
release 1006
alloc 1223 reserved count=256 align=8
alloc 1224 reserved count=1 align=0
alloc 1225 reserved count=16 align=4
alloc 1226 reserved count=16 align=4
alloc 1227 reserved count=1 align=0
alloc 1228 reserved count=16 align=4
alloc 1229 reserved count=1 align=0
alloc 1230 reserved count=1 align=0
alloc 1231 reserved count=1 align=0
release 1017
alloc 1232 reserved count=256 align=8
release 1104
release 226
release 476
release 997
release 1094
release 1198
release 611
release 527
release 989
release 1067
release 783
release 1091
release 1025
release 1117
release 313
release 969
release 227
release 663
release 583
release 619
release 1207
release 1192
release 764
release 615
release 1140
release 1128
release 1133
release 1228
release 1124
release 831
release 801
release 846
alloc 1233 reserved count=2048 align=8
alloc 1234 reserved count=16 align=4
alloc 1235 reserved count=256 align=8
alloc 1236 reserved count=16 align=4
alloc 1237 reserved count=16 align=4
alloc 1238 reserved count=1 align=0
alloc 1239 reserved count=1 align=0
alloc 1240 reserved count=1 align=0
alloc 1241 reserved count=256 align=8
alloc 1242 reserved count=1 align=0
alloc 1243 reserved count=1 align=0
alloc 1244 reserved count=1 align=0
release 218
release 925
release 1079
release 947
release 835
release 924
release 1222
release 532
release 1
release 314
alloc 1245 reserved count=2048 align=8
alloc 1246 reserved count=1 align=0
alloc 1247 reserved count=256 align=8
alloc 1248 reserved count=1 align=0
alloc 1249 reserved count=1 align=0
alloc 1250 reserved count=1 align=0
alloc 1251 reserved count=1 align=0
release 1221
release 420
release 897
release 1050
release 1187
release 1174
release 473
alloc 1252 reserved count=2048 align=8
alloc 1253 reserved count=1 align=0
alloc 1254 reserved count=1 align=0
alloc 1255 reserved count=1 align=0
alloc 1256 reserved count=16 align=4
release 981
release 47
release 1201
release 1142
release 1234
release 432
release 1210
release 1252
alloc 1257 reserved count=256 align=8
alloc 1258 reserved count=1 align=0
alloc 1259 reserved count=1 align=0
alloc 1260 reserved count=16 align=4
alloc 1261 reserved count=1 align=0
alloc 1262 reserved count=256 align=8
alloc 1263 reserved count=1 align=0
alloc 1264 reserved count=1 align=0
alloc 1265 reserved count=1 align=0
alloc 1266 reserved count=256 align=8
alloc 1267 reserved count=1 align=0
alloc 1268 reserved count=256 align=8
alloc 1269 reserved count=1 align=0
alloc 1270 reserved count=256 align=8
alloc 1271 reserved count=1 align=0
alloc 1272 reserved count=1 align=0
alloc 1273 reserved count=256 align=8
alloc 1274 reserved count=1 align=0
alloc 1275 reserved count=16 align=4
alloc 1276 reserved count=16 align=4
alloc 1277 reserved count=1 align=0
alloc 1278 reserved count=1 align=0
alloc 1279 reserved count=256 align=8
alloc 1280 reserved count=1 align=0
alloc 1281 reserved count=1 align=0
alloc 1282 reserved count=1 align=0
alloc 1283 reserved count=1 align=0
alloc 1284 reserved count=16 align=4
alloc 1285 reserved count=16 align=4
alloc 1286 reserved count=1 align=0
alloc 1287 reserved count=16 align=4
alloc 1288 reserved count=1 align=0
alloc 1289 reserved count=1 align=0
alloc 1290 reserved count=16 align=4
alloc 1291 reserved count=1 align=0
alloc 1292 reserved count=1 align=0
alloc 1293 reserved count=256 align=8
release 1092
alloc 1294 reserved count=16 align=4
alloc 1295 reserved count=16 align=4
alloc 1296 reserved count=1 align=0
alloc 1297 reserved count=1 align=0
alloc 1298 reserved count=1 align=0
alloc 1299 reserved count=16 align=4
alloc 1300 reserved count=1 align=0
alloc 1301 reserved count=1 align=0
alloc 1302 reserved count=1 align=0
alloc 1303 reserved count=16 align=4
release 1143
release 1292
release 884
release 1033
release 1065
release 1139
release 1260
release 855
release 1264
release 1241
alloc 1304 reserved count=256 align=8
release 1095
release 1230
release 966
release 1173
release 1272
release 699
release 993
alloc 1305 reserved count=2048 align=8
alloc 1306 reserved count=1 align=0
release 809
release 1085
release 1144
alloc 1307 reserved count=256 align=8
alloc 1308 reserved count=1 align=0
alloc 1309 reserved count=1 align=0
alloc 1310 reserved count=1 align=0
alloc 1311 reserved count=1 align=0
alloc 1312 reserved count=1 align=0
alloc 1313 reserved count=1 align=0
alloc 1314 reserved count=1 align=0
alloc 1315 reserved count=1 align=0
alloc 1316 reserved count=1 align=0
alloc 1317 reserved count=1 align=0
alloc 1318 reserved count=1 align=0
alloc 1319 reserved count=1 align=0
alloc 1320 reserved count=1 align=0
alloc 1321 reserved count=256 align=8
alloc 1322 reserved count=1 align=0
alloc 1323 reserved count=16 align=4
alloc 1324 reserved count=1 align=0
alloc 1325 reserved count=16 align=4
alloc 1326 reserved count=1 align=0
alloc 1327 reserved count=1 align=0
alloc 1328 reserved count=1 align=0
alloc 1329 reserved count=1 align=0
alloc 1330 reserved count=256 align=8
alloc 1331 reserved count=16 align=4
alloc 1332 reserved count=16 align=4
alloc 1333 reserved count=1 align=0
alloc 1334 reserved count=16 align=4
alloc 1335 reserved count=1 align=0
alloc 1336 reserved count=16 align=4
alloc 1337 reserved count=1 align=0
alloc 1338 reserved count=1 align=0
alloc 1339 reserved count=1 align=0
release 1007
release 837
release 940
release 1335
release 693
release 1246
release 1301
release 496
release 1251
release 1314
release 1127
release 1129
release 524
release 1215
release 1255
release 605
release 643
release 391
release 1150
release 1193
release 850
release 675
release 1088
release 952
alloc 1340 reserved count=2048 align=8
alloc 1341 reserved count=1 align=0
release 1240
release 1266
alloc 1342 reserved count=256 align=8
release 624
release 1289
release 1191
release 629
alloc 1343 reserved count=256 align=8
alloc 1344 reserved count=1 align=0
alloc 1345 reserved count=16 align=4
alloc 1346 reserved count=1 align=0
alloc 1347 reserved count=16 align=4
alloc 1348 reserved count=1 align=0
alloc 1349 reserved count=1 align=0
release 854
release 1237
release 602
release 647
release 1341
release 661
alloc 1350 reserved count=256 align=8
release 1049
release 701
alloc 1351 reserved count=256 align=8
alloc 1352 reserved count=1 align=0
release 390
release 456
alloc 1353 reserved count=256 align=8
alloc 1354 reserved count=1 align=0
alloc 1355 reserved count=1 align=0
alloc 1356 reserved count=1 align=0
release 1300
release 622
release 1327
release 862
release 1028
release 772
release 1145
release 743
release 106
alloc 1357 reserved count=256 align=8
alloc 1358 reserved count=16 align=4
alloc 1359 reserved count=1 align=0
release 1103
release 977
release 1197
alloc 1360 reserved count=256 align=8
release 364
release 601
release 194
release 1285
release 1256
release 1305
alloc 1361 reserved count=256 align=8
alloc 1362 reserved count=16 align=4
release 114
release 979
release 1118
release 740
release 363
release 1262
alloc 1363 reserved count=2048 align=8
alloc 1364 reserved count=1 align=0
alloc 1365 reserved count=1 align=0
alloc 1366 reserved count=1 align=0
alloc 1367 reserved count=1 align=0
alloc 1368 reserved count=1 align=0
release 1026
alloc 1369 reserved count=256 align=8
release 1313
release 1116
alloc 1370 reserved count=256 align=8
alloc 1371 reserved count=1 align=0
release 898
release 1343
release 911
release 1209
release 957
release 1337
release 882
release 57
release 1336
release 1195
release 748
release 1151
release 1119
release 374
release 1205
release 1346
release 1261
release 994
release 1345
release 1087
release 202
release 1288
release 1032
release 749
release 446
release 1364
release 1269
release 1329
release 1138
release 999
release 1306
release 1182
release 892
release 1279
release 1005
release 917
release 1113
alloc 1372 reserved count=2048 align=8
release 1286
release 791
release 1219
release 1243
release 1227
release 1202
release 688
release 1236
release 762
release 1158
release 1324
release 1122
release 1073
release 1082
release 1141
release 1247
release 1270
release 984
alloc 1373 reserved count=2048 align=8
alloc 1374 reserved count=1 align=0
alloc 1375 reserved count=16 align=4
alloc 1376 reserved count=1 align=0
alloc 1377 reserved count=256 align=8
alloc 1378 reserved count=1 align=0
alloc 1379 reserved count=1 align=0
alloc 1380 reserved count=256 align=8
alloc 1381 reserved count=1 align=0
release 1180
release 1051
release 1159
release 934
release 1355
release 1375
release 987
release 1319
release 1130
release 992
release 628
release 1354
release 421
release 562
alloc 1382 reserved count=2048 align=8
alloc 1383 reserved count=16 align=4
alloc 1384 reserved count=16 align=4
alloc 1385 reserved count=1 align=0
alloc 1386 reserved count=16 align=4
alloc 1387 reserved count=1 align=0
alloc 1388 reserved count=1 align=0
alloc 1389 reserved count=16 align=4
alloc 1390 reserved count=1 align=0
alloc 1391 reserved count=1 align=0
alloc 1392 reserved count=1 align=0
alloc 1393 reserved count=1 align=0
release 1225
release 1393
release 484
release 1391
release 151
release 1328
release 1204
release 717
release 1258
release 836
release 1312
release 1303
release 556
release 1178
release 1323
release 1232
alloc 1394 reserved count=256 align=8
alloc 1395 reserved count=16 align=4
alloc 1396 reserved count=16 align=4
alloc 1397 reserved count=1 align=0
release 1189
release 267
release 1271
release 414
release 1126
release 968
release 1131
alloc 1398 reserved count=256 align=8
alloc 1399 reserved count=1 align=0
alloc 1400 reserved count=1 align=0
alloc 1401 reserved count=1 align=0
alloc 1402 reserved count=1 align=0
alloc 1403 reserved count=16 align=4
alloc 1404 reserved count=1 align=0
release 996
alloc 1405 reserved count=2048 align=8
alloc 1406 reserved count=1 align=0
alloc 1407 reserved count=16 align=4
release 1396
release 931
alloc 1408 reserved count=2048 align=8
alloc 1409 reserved count=1 align=0
alloc 1410 reserved count=1 align=0
release 1302
release 983
release 1369
release 1382
alloc 1411 reserved count=2048 align=8
alloc 1412 reserved count=1 align=0
alloc 1413 reserved count=16 align=4
alloc 1414 reserved count=256 align=8
alloc 1415 reserved count=1 align=0
alloc 1416 reserved count=1 align=0
release 1009
alloc 1417 reserved count=256 align=8
release 1235
alloc 1418 reserved count=256 align=8
alloc 1419 reserved count=1 align=0
alloc 1420 reserved count=1 align=0
alloc 1421 reserved count=1 align=0
alloc 1422 reserved count=1 align=0
alloc 1423 reserved count=1 align=0
alloc 1424 reserved count=1 align=0
alloc 1425 reserved count=1 align=0
alloc 1426 reserved count=1 align=0
alloc 1427 reserved count=1 align=0
alloc 1428 reserved count=1 align=0
alloc 1429 reserved count=1 align=0
release 860
release 1257
release 1307
release 902
release 1048
release 895
release 1379
release 1372
alloc 1430 reserved count=2048 align=8
alloc 1431 reserved count=1 align=0
alloc 1432 reserved count=1 align=0
alloc 1433 reserved count=1 align=0
alloc 1434 reserved count=16 align=4
alloc 1435 reserved count=1 align=0
release 1249
release 319
release 1185
alloc 1436 reserved count=2048 align=8
alloc 1437 reserved count=16 align=4
alloc 1438 reserved count=1 align=0
alloc 1439 reserved count=1 align=0
alloc 1440 reserved count=1 align=0
alloc 1441 reserved count=16 align=4
alloc 1442 reserved count=1 align=0
alloc 1443 reserved count=1 align=0
alloc 1444 reserved count=1 align=0
alloc 1445 reserved count=1 align=0
alloc 1446 reserved count=1 align=0
alloc 1447 reserved count=1 align=0
alloc 1448 reserved count=1 align=0
alloc 1449 reserved count=256 align=8
alloc 1450 reserved count=1 align=0
alloc 1451 reserved count=16 align=4
alloc 1452 reserved count=256 align=8
alloc 1453 reserved count=1 align=0
alloc 1454 reserved count=1 align=0
release 1041
alloc 1455 reserved count=256 align=8
alloc 1456 reserved count=256 align=8
alloc 1457 reserved count=1 align=0
alloc 1458 reserved count=16 align=4
alloc 1459 reserved count=1 align=0
alloc 1460 reserved count=256 align=8
alloc 1461 reserved count=16 align=4
alloc 1462 reserved count=1 align=0
alloc 1463 reserved count=1 align=0
alloc 1464 reserved count=1 align=0
alloc 1465 reserved count=1 align=0
alloc 1466 reserved count=1 align=0
alloc 1467 reserved count=1 align=0
alloc 1468 reserved count=1 align=0
alloc 1469 reserved count=1 align=0
alloc 1470 reserved count=256 align=8
alloc 1471 reserved count=1 align=0
alloc 1472 reserved count=1 align=0
alloc 1473 reserved count=1 align=0
alloc 1474 reserved count=1 align=0
alloc 1475 reserved count=16 align=4
alloc 1476 reserved count=1 align=0
alloc 1477 reserved count=16 align=4
alloc 1478 reserved count=1 align=0
alloc 1479 reserved count=1 align=0
alloc 1480 reserved count=1 align=0
alloc 1481 reserved count=256 align=8
alloc 1482 reserved count=16 align=4
alloc 1483 reserved count=1 align=0
release 1081
release 1460
release 568
release 1282
release 1160
release 1200
release 1039
release 1196
release 755
alloc 1484 reserved count=2048 align=8
alloc 1485 reserved count=16 align=4
alloc 1486 reserved count=1 align=0
alloc 1487 reserved count=1 align=0
alloc 1488 reserved count=16 align=4
alloc 1489 reserved count=1 align=0
alloc 1490 reserved count=1 align=0
alloc 1491 reserved count=1 align=0
alloc 1492 reserved count=1 align=0
alloc 1493 reserved count=16 align=4
alloc 1494 reserved count=1 align=0
alloc 1495 reserved count=16 align=4
alloc 1496 reserved count=1 align=0
alloc 1497 reserved count=1 align=0
alloc 1498 reserved count=256 align=8
alloc 1499 reserved count=1 align=0
alloc 1500 reserved count=1 align=0
alloc 1501 reserved count=1 align=0
alloc 1502 reserved count=16 align=4
alloc 1503 reserved count=1 align=0
alloc 1504 reserved count=1 align=0
alloc 1505 reserved count=256 align=8
alloc 1506 reserved count=16 align=4
alloc 1507 reserved count=1 align=0
alloc 1508 reserved count=256 align=8
alloc 1509 reserved count=16 align=4
alloc 1510 reserved count=1 align=0
alloc 1511 reserved count=16 align=4
alloc 1512 reserved count=16 align=4
alloc 1513 reserved count=1 align=0
alloc 1514 reserved count=16 align=4
release 953
release 1424
release 1308
release 1030
release 1408
alloc 1515 reserved count=2048 align=8
alloc 1516 reserved count=1 align=0
alloc 1517 reserved count=16 align=4
alloc 1518 reserved count=256 align=8
alloc 1519 reserved count=1 align=0
alloc 1520 reserved count=1 align=0
alloc 1521 reserved count=1 align=0
alloc 1522 reserved count=1 align=0
alloc 1523 reserved count=256 align=8
alloc 1524 reserved count=16 align=4
alloc 1525 reserved count=16 align=4
release 1476
release 1410
release 1501
release 1084
release 1108
release 1399
alloc 1526 reserved count=16 align=4
release 1492
alloc 1527 reserved count=1 align=0
release 1120
alloc 1528 reserved count=1 align=0
alloc 1529 reserved count=1 align=0
alloc 1530 reserved count=16 align=4
alloc 1531 reserved count=16 align=4
alloc 1532 reserved count=16 align=4
alloc 1533 reserved count=1 align=0
alloc 1534 reserved count=1 align=0
release 1486
release 909
release 434
release 775
release 1298
release 1361
alloc 1535 reserved count=2048 align=8
alloc 1536 reserved count=16 align=4
alloc 1537 reserved count=1 align=0
alloc 1538 reserved count=1 align=0
alloc 1539 reserved count=1 align=0
alloc 1540 reserved count=1 align=0
alloc 1541 reserved count=1 align=0
alloc 1542 reserved count=1 align=0
release 1333
release 794
release 1203
alloc 1543 reserved count=256 align=8
alloc 1544 reserved count=1 align=0
alloc 1545 reserved count=16 align=4
release 1483
release 1412
release 590
alloc 1546 reserved count=256 align=8
release 1090
release 1411
alloc 1547 reserved count=256 align=8
alloc 1548 reserved count=16 align=4
release 1244
release 1466
release 1516
release 1394
alloc 1549 reserved count=2048 align=8
alloc 1550 reserved count=16 align=4
release 1417
alloc 1551 reserved count=256 align=8
alloc 1552 reserved count=16 align=4
alloc 1553 reserved count=1 align=0
alloc 1554 reserved count=1 align=0
alloc 1555 reserved count=1 align=0
alloc 1556 reserved count=16 align=4
alloc 1557 reserved count=1 align=0
alloc 1558 reserved count=1 align=0
alloc 1559 reserved count=1 align=0
alloc 1560 reserved count=1 align=0
alloc 1561 reserved count=16 align=4
release 1350
alloc 1562 reserved count=256 align=8
alloc 1563 reserved count=1 align=0
release 1014
release 1522
release 921
alloc 1564 reserved count=256 align=8
alloc 1565 reserved count=1 align=0
alloc 1566 reserved count=1 align=0
alloc 1567 reserved count=1 align=0
alloc 1568 reserved count=16 align=4
alloc 1569 reserved count=1 align=0
alloc 1570 reserved count=1 align=0
alloc 1571 reserved count=1 align=0
alloc 1572 reserved count=1 align=0
alloc 1573 reserved count=1 align=0
alloc 1574 reserved count=16 align=4
alloc 1575 reserved count=16 align=4
alloc 1576 reserved count=1 align=0
alloc 1577 reserved count=1 align=0
alloc 1578 reserved count=256 align=8
alloc 1579 reserved count=1 align=0
alloc 1580 reserved count=1 align=0
alloc 1581 reserved count=16 align=4
alloc 1582 reserved count=256 align=8
alloc 1583 reserved count=1 align=0
alloc 1584 reserved count=1 align=0
alloc 1585 reserved count=256 align=8
alloc 1586 reserved count=16 align=4
release 1304
release 282
release 830
alloc 1587 reserved count=2048 align=8
alloc 1588 reserved count=1 align=0
alloc 1589 reserved count=1 align=0
alloc 1590 reserved count=16 align=4
alloc 1591 reserved count=1 align=0
alloc 1592 reserved count=16 align=4
alloc 1593 reserved count=1 align=0
alloc 1594 reserved count=1 align=0
alloc 1595 reserved count=16 align=4
alloc 1596 reserved count=1 align=0
alloc 1597 reserved count=1 align=0
alloc 1598 reserved count=1 align=0
alloc 1599 reserved count=1 align=0
alloc 1600 reserved count=16 align=4
alloc 1601 reserved count=1 align=0
alloc 1602 reserved count=16 align=4
alloc 1603 reserved count=1 align=0
alloc 1604 reserved count=1 align=0
alloc 1605 reserved count=16 align=4
alloc 1606 reserved count=1 align=0
alloc 1607 reserved count=256 align=8
release 1602
release 810
release 1498
release 1388
release 115
release 1480
release 1512
release 737
release 1505
release 1435
release 1545
release 457
release 841
release 1599
release 139
release 528
release 1469
release 347
release 1299
release 625
alloc 1608 reserved count=2048 align=8
alloc 1609 reserved count=1 align=0
alloc 1610 reserved count=1 align=0
alloc 1611 reserved count=1 align=0
release 906
release 1448
release 951
release 1570
release 1220
release 1359
release 526
release 1588
release 959
release 1564
alloc 1612 reserved count=2048 align=8
alloc 1613 reserved count=1 align=0
alloc 1614 reserved count=16 align=4
alloc 1615 reserved count=1 align=0
alloc 1616 reserved count=1 align=0
release 1614
release 1277
release 592
release 1482
release 1389
release 471
release 213
alloc 1617 reserved count=256 align=8
alloc 1618 reserved count=1 align=0
alloc 1619 reserved count=256 align=8
alloc 1620 reserved count=1 align=0
alloc 1621 reserved count=1 align=0
alloc 1622 reserved count=1 align=0
alloc 1623 reserved count=16 align=4
alloc 1624 reserved count=1 align=0
alloc 1625 reserved count=16 align=4
alloc 1626 reserved count=16 align=4
alloc 1627 reserved count=1 align=0
alloc 1628 reserved count=1 align=0
alloc 1629 reserved count=256 align=8
alloc 1630 reserved count=1 align=0
alloc 1631 reserved count=1 align=0
alloc 1632 reserved count=1 align=0
alloc 1633 reserved count=1 align=0
alloc 1634 reserved count=16 align=4
alloc 1635 reserved count=1 align=0
alloc 1636 reserved count=16 align=4
alloc 1637 reserved count=1 align=0
alloc 1638 reserved count=1 align=0
alloc 1639 reserved count=1 align=0
alloc 1640 reserved count=1 align=0
alloc 1641 reserved count=1 align=0
alloc 1642 reserved count=16 align=4
alloc 1643 reserved count=16 align=4
alloc 1644 reserved count=16 align=4
alloc 1645 reserved count=16 align=4
alloc 1646 reserved count=1 align=0
alloc 1647 reserved count=1 align=0
alloc 1648 reserved count=1 align=0
release 1409
release 1464
release 1456
release 1378
release 1105
release 606
release 1284
release 784
release 1022
release 1576
release 1612
alloc 1649 reserved count=2048 align=8
alloc 1650 reserved count=1 align=0
alloc 1651 reserved count=256 align=8
alloc 1652 reserved count=256 align=8
alloc 1653 reserved count=256 align=8
alloc 1654 reserved count=1 align=0
alloc 1655 reserved count=256 align=8
alloc 1656 reserved count=1 align=0
alloc 1657 reserved count=1 align=0
alloc 1658 reserved count=16 align=4
alloc 1659 reserved count=1 align=0
alloc 1660 reserved count=1 align=0
alloc 1661 reserved count=1 align=0
alloc 1662 reserved count=1 align=0
alloc 1663 reserved count=1 align=0
alloc 1664 reserved count=1 align=0
alloc 1665 reserved count=1 align=0
release 1467
release 183
release 695
release 1560
release 896
release 1654
release 1568
release 1622
release 1478
release 1592
release 1370
release 1223
release 519
release 1164
release 1616
release 1110
release 838
release 1231
release 1360
release 1465
release 1494
release 985
release 1632
release 1294
release 945
release 816
release 1152
alloc 1666 reserved count=2048 align=8
alloc 1667 reserved count=1 align=0
alloc 1668 reserved count=1 align=0
alloc 1669 reserved count=1 align=0
alloc 1670 reserved count=1 align=0
alloc 1671 reserved count=16 align=4
alloc 1672 reserved count=1 align=0
alloc 1673 reserved count=1 align=0
alloc 1674 reserved count=1 align=0
alloc 1675 reserved count=16 align=4
alloc 1676 reserved count=16 align=4
alloc 1677 reserved count=1 align=0
alloc 1678 reserved count=256 align=8
alloc 1679 reserved count=1 align=0
alloc 1680 reserved count=256 align=8
alloc 1681 reserved count=1 align=0
alloc 1682 reserved count=256 align=8
alloc 1683 reserved count=256 align=8
alloc 1684 reserved count=256 align=8
alloc 1685 reserved count=1 align=0
alloc 1686 reserved count=16 align=4
alloc 1687 reserved count=1 align=0
alloc 1688 reserved count=16 align=4
alloc 1689 reserved count=1 align=0
alloc 1690 reserved count=16 align=4
alloc 1691 reserved count=16 align=4
alloc 1692 reserved count=1 align=0
alloc 1693 reserved count=16 align=4
alloc 1694 reserved count=1 align=0
alloc 1695 reserved count=1 align=0
alloc 1696 reserved count=256 align=8
alloc 1697 reserved count=1 align=0
release 1673
release 1593
release 1250
release 1444
release 627
release 1347
release 954
release 976
release 1044
release 1011
release 1450
release 1526
release 1439
release 1070
release 1633
release 901
release 1436
alloc 1698 reserved count=256 align=8
alloc 1699 reserved count=16 align=4
alloc 1700 reserved count=256 align=8
alloc 1701 reserved count=1 align=0
alloc 1702 reserved count=1 align=0
release 1332
release 1642
release 1489
release 1186
release 1008
release 971
release 1667
release 1290
release 1155
release 1606
release 1425
release 900
release 677
release 1064
release 1384
release 653
alloc 1703 reserved count=2048 align=8
alloc 1704 reserved count=1 align=0
alloc 1705 reserved count=1 align=0
alloc 1706 reserved count=16 align=4
alloc 1707 reserved count=1 align=0
alloc 1708 reserved count=16 align=4
alloc 1709 reserved count=16 align=4
release 1362
release 908
alloc 1710 reserved count=256 align=8
alloc 1711 reserved count=1 align=0
alloc 1712 reserved count=1 align=0
alloc 1713 reserved count=1 align=0
alloc 1714 reserved count=1 align=0
alloc 1715 reserved count=1 align=0
alloc 1716 reserved count=1 align=0
release 1677
alloc 1717 reserved count=16 align=4
release 88
release 1625
release 1605
release 1688
release 1147
release 1645
release 1226
release 1660
release 1488
release 1690
release 1611
release 1475
release 1574
release 351
release 1672
release 1265
release 1061
release 1102
release 554
release 1295
release 926
release 825
alloc 1718 reserved count=256 align=8
alloc 1719 reserved count=16 align=4
alloc 1720 reserved count=1 align=0
alloc 1721 reserved count=1 align=0
alloc 1722 reserved count=1 align=0
alloc 1723 reserved count=16 align=4
alloc 1724 reserved count=256 align=8
alloc 1725 reserved count=1 align=0
alloc 1726 reserved count=1 align=0
alloc 1727 reserved count=1 align=0
alloc 1728 reserved count=1 align=0
alloc 1729 reserved count=1 align=0
alloc 1730 reserved count=16 align=4
alloc 1731 reserved count=1 align=0
alloc 1732 reserved count=16 align=4
alloc 1733 reserved count=1 align=0
alloc 1734 reserved count=1 align=0
alloc 1735 reserved count=1 align=0
alloc 1736 reserved count=1 align=0
alloc 1737 reserved count=1 align=0
alloc 1738 reserved count=256 align=8
alloc 1739 reserved count=1 align=0
alloc 1740 reserved count=16 align=4
alloc 1741 reserved count=16 align=4
alloc 1742 reserved count=1 align=0
alloc 1743 reserved count=16 align=4
alloc 1744 reserved count=1 align=0
alloc 1745 reserved count=1 align=0
alloc 1746 reserved count=1 align=0
alloc 1747 reserved count=256 align=8
alloc 1748 reserved count=16 align=4
release 1371
release 1713
release 1167
release 1040
release 565
release 1395
release 1386
release 1594
release 1534
release 848
release 1111
release 36
release 1674
release 1634
release 1740
release 1453
release 1712
release 1267
release 1575
release 1330
release 1693
release 1732
release 930
release 1291
release 1687
release 1407
release 1316
release 1728
release 1233
alloc 1749 reserved count=2048 align=8
alloc 1750 reserved count=256 align=8
alloc 1751 reserved count=1 align=0
alloc 1752 reserved count=1 align=0
alloc 1753 reserved count=1 align=0
alloc 1754 reserved count=16 align=4
alloc 1755 reserved count=16 align=4
alloc 1756 reserved count=1 align=0
alloc 1757 reserved count=1 align=0
alloc 1758 reserved count=1 align=0
alloc 1759 reserved count=256 align=8
alloc 1760 reserved count=1 align=0
alloc 1761 reserved count=1 align=0
alloc 1762 reserved count=16 align=4
alloc 1763 reserved count=16 align=4
alloc 1764 reserved count=16 align=4
alloc 1765 reserved count=1 align=0
alloc 1766 reserved count=1 align=0
alloc 1767 reserved count=1 align=0
alloc 1768 reserved count=16 align=4
alloc 1769 reserved count=1 align=0
alloc 1770 reserved count=1 align=0
alloc 1771 reserved count=1 align=0
alloc 1772 reserved count=1 align=0
alloc 1773 reserved count=1 align=0
alloc 1774 reserved count=1 align=0
alloc 1775 reserved count=16 align=4
alloc 1776 reserved count=1 align=0
alloc 1777 reserved count=1 align=0
alloc 1778 reserved count=1 align=0
alloc 1779 reserved count=1 align=0
alloc 1780 reserved count=1 align=0
alloc 1781 reserved count=16 align=4
alloc 1782 reserved count=1 align=0
alloc 1783 reserved count=1 align=0
alloc 1784 reserved count=1 align=0
alloc 1785 reserved count=1 align=0
alloc 1786 reserved count=16 align=4
alloc 1787 reserved count=256 align=8
alloc 1788 reserved count=1 align=0
alloc 1789 reserved count=1 align=0
alloc 1790 reserved count=1 align=0
alloc 1791 reserved count=256 align=8
alloc 1792 reserved count=16 align=4
alloc 1793 reserved count=1 align=0
alloc 1794 reserved count=256 align=8
alloc 1795 reserved count=16 align=4
alloc 1796 reserved count=1 align=0
alloc 1797 reserved count=1 align=0
alloc 1798 reserved count=1 align=0
release 1437
alloc 1799 reserved count=256 align=8
release 1650
release 1703
alloc 1800 reserved count=256 align=8
alloc 1801 reserved count=1 align=0
alloc 1802 reserved count=16 align=4
alloc 1803 reserved count=256 align=8
alloc 1804 reserved count=1 align=0
alloc 1805 reserved count=1 align=0
alloc 1806 reserved count=1 align=0
alloc 1807 reserved count=256 align=8
alloc 1808 reserved count=1 align=0
alloc 1809 reserved count=1 align=0
alloc 1810 reserved count=16 align=4
alloc 1811 reserved count=16 align=4
alloc 1812 reserved count=1 align=0
alloc 1813 reserved count=1 align=0
alloc 1814 reserved count=256 align=8
alloc 1815 reserved count=16 align=4
alloc 1816 reserved count=1 align=0
release 1499
release 1253
release 768
release 1733
release 1785
release 1428
release 1761
release 874
release 1524
release 1318
release 1808
release 1751
release 651
release 1199
release 1484
alloc 1817 reserved count=2048 align=8
alloc 1818 reserved count=1 align=0
alloc 1819 reserved count=1 align=0
release 1753
release 1348
release 1762
release 1805
release 1506
release 1577
release 1274
release 1555
release 633
release 1383
release 1607
release 1754
release 1708
release 1543
release 1562
release 1701
release 1170
release 1583
release 1339
release 1276
release 1550
release 1326
release 1604
release 1357
alloc 1820 reserved count=2048 align=8
release 1704
release 1449
alloc 1821 reserved count=256 align=8
release 1443
release 1471
release 1538
release 1617
alloc 1822 reserved count=256 align=8
alloc 1823 reserved count=1 align=0
release 1819
release 1715
release 1648
release 181
release 1134
release 536
release 1766
release 1325
release 1148
release 1624
release 1638
release 744
release 946
alloc 1824 reserved count=256 align=8
alloc 1825 reserved count=1 align=0
alloc 1826 reserved count=16 align=4
release 708
release 1679
release 1735
release 1366
release 1563
release 1613
release 1365
release 1744
release 1521
release 1723
release 1822
alloc 1827 reserved count=256 align=8
release 1718
release 1692
release 1714
release 1446
release 1504
release 1309
release 1238
release 1540
release 1415
release 1788
release 1377
release 1176
release 1535
alloc 1828 reserved count=2048 align=8
alloc 1829 reserved count=256 align=8
alloc 1830 reserved count=1 align=0
alloc 1831 reserved count=1 align=0
alloc 1832 reserved count=256 align=8
release 1725
release 1818
release 1179
release 1422
release 1815
release 1737
release 1680
alloc 1833 reserved count=256 align=8
alloc 1834 reserved count=16 align=4
alloc 1835 reserved count=1 align=0
release 1760
release 1287
release 1763
release 1451
alloc 1836 reserved count=256 align=8
release 991
alloc 1837 reserved count=16 align=4
alloc 1838 reserved count=1 align=0
alloc 1839 reserved count=1 align=0
alloc 1840 reserved count=16 align=4
alloc 1841 reserved count=1 align=0
release 1431
release 1771
release 1363
alloc 1842 reserved count=256 align=8
alloc 1843 reserved count=1 align=0
alloc 1844 reserved count=1 align=0
alloc 1845 reserved count=1 align=0
alloc 1846 reserved count=1 align=0
alloc 1847 reserved count=1 align=0
alloc 1848 reserved count=1 align=0
alloc 1849 reserved count=16 align=4
alloc 1850 reserved count=16 align=4
alloc 1851 reserved count=1 align=0
alloc 1852 reserved count=256 align=8
alloc 1853 reserved count=1 align=0
alloc 1854 reserved count=1 align=0
alloc 1855 reserved count=1 align=0
alloc 1856 reserved count=256 align=8
alloc 1857 reserved count=1 align=0
alloc 1858 reserved count=1 align=0
alloc 1859 reserved count=1 align=0
alloc 1860 reserved count=1 align=0
alloc 1861 reserved count=1 align=0
alloc 1862 reserved count=256 align=8
alloc 1863 reserved count=1 align=0
alloc 1864 reserved count=16 align=4
alloc 1865 reserved count=256 align=8
alloc 1866 reserved count=1 align=0
alloc 1867 reserved count=1 align=0
alloc 1868 reserved count=1 align=0
alloc 1869 reserved count=1 align=0
alloc 1870 reserved count=256 align=8
alloc 1871 reserved count=16 align=4
alloc 1872 reserved count=1 align=0
alloc 1873 reserved count=1 align=0
alloc 1874 reserved count=16 align=4
alloc 1875 reserved count=1 align=0
alloc 1876 reserved count=1 align=0
alloc 1877 reserved count=1 align=0
alloc 1878 reserved count=1 align=0
release 1517
release 1259
release 913
release 1726
release 1655
release 1863
release 1739
release 1161
release 1367
release 1509
release 1528
release 1719
release 1778
release 1782
release 1731
release 1700
release 1097
release 1812
release 234
release 1814
release 1254
release 1623
release 1419
release 1643
release 1283
release 325
release 1331
release 1837
alloc 1879 reserved count=2048 align=8
alloc 1880 reserved count=1 align=0
alloc 1881 reserved count=1 align=0
alloc 1882 reserved count=1 align=0
release 1747
alloc 1883 reserved count=16 align=4
alloc 1884 reserved count=1 align=0
alloc 1885 reserved count=1 align=0
alloc 1886 reserved count=1 align=0
alloc 1887 reserved count=1 align=0
alloc 1888 reserved count=1 align=0
alloc 1889 reserved count=1 align=0
release 776
release 1657
release 804
alloc 1890 reserved count=256 align=8
release 1758
release 1801
release 1802
alloc 1891 reserved count=16 align=4
release 1869
release 1716
release 1755
release 1381
release 1803
alloc 1892 reserved count=256 align=8
alloc 1893 reserved count=1 align=0
release 1875
release 1882
release 1559
release 1554
release 1349
release 1334
release 1787
release 912
release 1561
release 1786
release 1162
release 1600
release 1836
release 1542
release 1169
release 1813
release 1597
release 1461
release 1413
release 1552
release 1856
release 1710
release 1675
release 1515
alloc 1894 reserved count=2048 align=8
alloc 1895 reserved count=1 align=0
alloc 1896 reserved count=1 align=0
alloc 1897 reserved count=1 align=0
alloc 1898 reserved count=16 align=4
alloc 1899 reserved count=1 align=0
alloc 1900 reserved count=1 align=0
alloc 1901 reserved count=16 align=4
alloc 1902 reserved count=16 align=4
alloc 1903 reserved count=256 align=8
alloc 1904 reserved count=256 align=8
alloc 1905 reserved count=1 align=0
alloc 1906 reserved count=1 align=0
alloc 1907 reserved count=1 align=0
alloc 1908 reserved count=1 align=0
alloc 1909 reserved count=1 align=0
alloc 1910 reserved count=1 align=0
alloc 1911 reserved count=16 align=4
alloc 1912 reserved count=1 align=0
release 1549
alloc 1913 reserved count=2048 align=8
alloc 1914 reserved count=1 align=0
alloc 1915 reserved count=1 align=0
alloc 1916 reserved count=256 align=8
alloc 1917 reserved count=16 align=4
alloc 1918 reserved count=1 align=0
alloc 1919 reserved count=16 align=4
alloc 1920 reserved count=16 align=4
alloc 1921 reserved count=256 align=8
alloc 1922 reserved count=1 align=0
release 1062
release 1847
release 1797
release 1860
release 1757
release 943
release 1845
release 1855
release 1664
release 1711
release 1572
release 1590
release 1321
alloc 1923 reserved count=256 align=8
alloc 1924 reserved count=1 align=0
alloc 1925 reserved count=16 align=4
release 1351
release 1640
release 1418
release 1916
release 847
release 1833
release 1907
release 1769
release 1525
release 1873
release 1646
release 1609
release 1823
release 1745
release 1846
release 1861
release 1879
alloc 1926 reserved count=2048 align=8
alloc 1927 reserved count=256 align=8
alloc 1928 reserved count=1 align=0
release 1106
release 1806
release 1830
release 1870
release 1547
release 1924
release 1689
release 1149
release 1338
release 328
alloc 1929 reserved count=2048 align=8
alloc 1930 reserved count=16 align=4
alloc 1931 reserved count=1 align=0
release 1895
release 1224
release 1566
release 1487
release 1403
release 1697
release 1696
release 1445
release 1356
release 1581
release 1925
release 1825
release 1569
release 1908
release 1513
release 1849
release 1582
alloc 1932 reserved count=2048 align=8
alloc 1933 reserved count=1 align=0
release 1297
release 1557
release 1887
release 1889
release 1918
release 920
release 1759
release 978
release 1184
release 1263
release 1919
release 1055
release 1519
release 1400
release 1217
release 1587
alloc 1934 reserved count=2048 align=8
alloc 1935 reserved count=1 align=0
alloc 1936 reserved count=256 align=8
alloc 1937 reserved count=1 align=0
alloc 1938 reserved count=256 align=8
alloc 1939 reserved count=16 align=4
alloc 1940 reserved count=1 align=0
alloc 1941 reserved count=16 align=4
alloc 1942 reserved count=1 align=0
alloc 1943 reserved count=1 align=0
release 1885
release 1721
release 1631
release 597
alloc 1944 reserved count=256 align=8
alloc 1945 reserved count=1 align=0
release 1807
alloc 1946 reserved count=256 align=8
alloc 1947 reserved count=1 align=0
release 187
release 1927
alloc 1948 reserved count=256 align=8
alloc 1949 reserved count=1 align=0
alloc 1950 reserved count=1 align=0
alloc 1951 reserved count=1 align=0
release 1770
release 893
release 1376
release 1653
release 1558
release 1627
release 1536
release 1405
alloc 1952 reserved count=2048 align=8
alloc 1953 reserved count=1 align=0
alloc 1954 reserved count=16 align=4
alloc 1955 reserved count=256 align=8
alloc 1956 reserved count=16 align=4
alloc 1957 reserved count=1 align=0
release 1353
alloc 1958 reserved count=256 align=8
release 1474
release 345
release 1848
release 1827
alloc 1959 reserved count=256 align=8
alloc 1960 reserved count=1 align=0
alloc 1961 reserved count=1 align=0
alloc 1962 reserved count=1 align=0
release 1620
release 1212
release 1580
release 1628
release 1738
alloc 1963 reserved count=256 align=8
alloc 1964 reserved count=1 align=0
release 1527
release 1888
release 1012
release 1934
alloc 1965 reserved count=256 align=8
alloc 1966 reserved count=16 align=4
alloc 1967 reserved count=1 align=0
alloc 1968 reserved count=16 align=4
alloc 1969 reserved count=256 align=8
alloc 1970 reserved count=1 align=0
release 1937
release 1491
release 1168
release 1709
release 1029
release 1500
release 1406
release 1340
alloc 1971 reserved count=2048 align=8
alloc 1972 reserved count=1 align=0
alloc 1973 reserved count=1 align=0
alloc 1974 reserved count=1 align=0
release 1553
release 1608
alloc 1975 reserved count=2048 align=8
alloc 1976 reserved count=256 align=8
alloc 1977 reserved count=1 align=0
alloc 1978 reserved count=1 align=0
alloc 1979 reserved count=16 align=4
alloc 1980 reserved count=256 align=8
alloc 1981 reserved count=1 align=0
alloc 1982 reserved count=1 align=0
alloc 1983 reserved count=1 align=0
alloc 1984 reserved count=1 align=0
alloc 1985 reserved count=1 align=0
alloc 1986 reserved count=1 align=0
alloc 1987 reserved count=256 align=8
alloc 1988 reserved count=256 align=8
alloc 1989 reserved count=1 align=0
alloc 1990 reserved count=1 align=0
alloc 1991 reserved count=1 align=0
alloc 1992 reserved count=1 align=0
alloc 1993 reserved count=16 align=4
alloc 1994 reserved count=256 align=8
alloc 1995 reserved count=16 align=4
alloc 1996 reserved count=16 align=4
alloc 1997 reserved count=16 align=4
alloc 1998 reserved count=1 align=0
alloc 1999 reserved count=1 align=0
alloc 2000 reserved count=16 align=4
alloc 2001 reserved count=16 align=4
alloc 2002 reserved count=1 align=0
alloc 2003 reserved count=16 align=4
alloc 2004 reserved count=1 align=0
alloc 2005 reserved count=1 align=0
alloc 2006 reserved count=1 align=0
alloc 2007 reserved count=1 align=0
alloc 2008 reserved count=1 align=0
alloc 2009 reserved count=1 align=0
release 1943
release 1644
release 1706
release 1208
release 1635
release 1031
release 1843
release 1972
release 1940
release 1980
release 1974
release 1941
release 1705
release 1772
release 1793
release 1156
release 1278
release 1296
release 1859
release 1959
release 1891
release 1928
release 1991
release 1496
release 1951
release 1659
release 1985
release 1881
release 1414
release 1921
release 1915
release 1502
release 1913
alloc 2010 reserved count=2048 align=8
alloc 2011 reserved count=256 align=8
alloc 2012 reserved count=16 align=4
alloc 2013 reserved count=1 align=0
alloc 2014 reserved count=1 align=0
alloc 2015 reserved count=1 align=0
alloc 2016 reserved count=1 align=0
alloc 2017 reserved count=1 align=0
alloc 2018 reserved count=16 align=4
alloc 2019 reserved count=16 align=4
alloc 2020 reserved count=1 align=0
alloc 2021 reserved count=1 align=0
alloc 2022 reserved count=1 align=0
alloc 2023 reserved count=1 align=0
alloc 2024 reserved count=16 align=4
alloc 2025 reserved count=1 align=0
release 2003
release 1665
release 974
release 1794
release 1579
release 1373
alloc 2026 reserved count=2048 align=8
alloc 2027 reserved count=1 align=0
alloc 2028 reserved count=16 align=4
alloc 2029 reserved count=1 align=0
alloc 2030 reserved count=1 align=0
alloc 2031 reserved count=256 align=8
alloc 2032 reserved count=1 align=0
alloc 2033 reserved count=1 align=0
alloc 2034 reserved count=1 align=0
alloc 2035 reserved count=1 align=0
alloc 2036 reserved count=1 align=0
alloc 2037 reserved count=1 align=0
alloc 2038 reserved count=1 align=0
alloc 2039 reserved count=1 align=0
alloc 2040 reserved count=16 align=4
alloc 2041 reserved count=256 align=8
alloc 2042 reserved count=1 align=0
alloc 2043 reserved count=1 align=0
alloc 2044 reserved count=1 align=0
alloc 2045 reserved count=1 align=0
alloc 2046 reserved count=1 align=0
alloc 2047 reserved count=1 align=0
alloc 2048 reserved count=256 align=8
alloc 2049 reserved count=16 align=4
alloc 2050 reserved count=1 align=0
alloc 2051 reserved count=256 align=8
alloc 2052 reserved count=1 align=0
alloc 2053 reserved count=1 align=0
alloc 2054 reserved count=1 align=0
alloc 2055 reserved count=1 align=0
alloc 2056 reserved count=1 align=0
alloc 2057 reserved count=16 align=4
alloc 2058 reserved count=256 align=8
alloc 2059 reserved count=16 align=4
alloc 2060 reserved count=1 align=0
alloc 2061 reserved count=1 align=0
alloc 2062 reserved count=1 align=0
alloc 2063 reserved count=1 align=0
alloc 2064 reserved count=1 align=0
alloc 2065 reserved count=1 align=0
alloc 2066 reserved count=16 align=4
alloc 2067 reserved count=1 align=0
alloc 2068 reserved count=1 align=0
alloc 2069 reserved count=16 align=4
alloc 2070 reserved count=1 align=0
alloc 2071 reserved count=16 align=4
alloc 2072 reserved count=1 align=0
alloc 2073 reserved count=16 align=4
alloc 2074 reserved count=1 align=0
alloc 2075 reserved count=1 align=0
alloc 2076 reserved count=256 align=8
alloc 2077 reserved count=16 align=4
alloc 2078 reserved count=16 align=4
alloc 2079 reserved count=1 align=0
alloc 2080 reserved count=1 align=0
alloc 2081 reserved count=1 align=0
alloc 2082 reserved count=1 align=0
alloc 2083 reserved count=16 align=4
alloc 2084 reserved count=1 align=0
alloc 2085 reserved count=1 align=0
alloc 2086 reserved count=16 align=4
release 1416
release 995
release 2028
release 1874
release 1792
release 2075
release 1722
release 1877
release 1854
release 1999
release 1824
release 1678
release 1864
release 1898
release 1514
release 1146
release 1967
release 1777
release 1717
release 2043
release 2015
release 1768
release 1402
release 2024
release 576
release 2067
release 1886
release 1942
release 1531
release 2004
release 1904
release 1945
release 2056
release 1956
release 1214
release 1598
release 2047
release 1429
release 1986
release 2026
alloc 2087 reserved count=2048 align=8
alloc 2088 reserved count=1 align=0
alloc 2089 reserved count=1 align=0
alloc 2090 reserved count=1 align=0
alloc 2091 reserved count=1 align=0
alloc 2092 reserved count=1 align=0
alloc 2093 reserved count=1 align=0
alloc 2094 reserved count=1 align=0
alloc 2095 reserved count=256 align=8
alloc 2096 reserved count=1 align=0
alloc 2097 reserved count=1 align=0
alloc 2098 reserved count=1 align=0
alloc 2099 reserved count=1 align=0
alloc 2100 reserved count=1 align=0
alloc 2101 reserved count=1 align=0
alloc 2102 reserved count=16 align=4
alloc 2103 reserved count=1 align=0
alloc 2104 reserved count=1 align=0
alloc 2105 reserved count=1 align=0
alloc 2106 reserved count=256 align=8
alloc 2107 reserved count=16 align=4
alloc 2108 reserved count=256 align=8
alloc 2109 reserved count=1 align=0
alloc 2110 reserved count=1 align=0
alloc 2111 reserved count=1 align=0
alloc 2112 reserved count=1 align=0
alloc 2113 reserved count=1 align=0
alloc 2114 reserved count=1 align=0
alloc 2115 reserved count=1 align=0
alloc 2116 reserved count=1 align=0
alloc 2117 reserved count=1 align=0
alloc 2118 reserved count=1 align=0
alloc 2119 reserved count=16 align=4
alloc 2120 reserved count=1 align=0
alloc 2121 reserved count=1 align=0
alloc 2122 reserved count=1 align=0
alloc 2123 reserved count=1 align=0
alloc 2124 reserved count=1 align=0
alloc 2125 reserved count=16 align=4
alloc 2126 reserved count=16 align=4
alloc 2127 reserved count=1 align=0
alloc 2128 reserved count=16 align=4
alloc 2129 reserved count=1 align=0
alloc 2130 reserved count=16 align=4
alloc 2131 reserved count=16 align=4
alloc 2132 reserved count=1 align=0
alloc 2133 reserved count=256 align=8
alloc 2134 reserved count=1 align=0
alloc 2135 reserved count=1 align=0
alloc 2136 reserved count=1 align=0
alloc 2137 reserved count=1 align=0
alloc 2138 reserved count=16 align=4
release 1899
release 1902
release 1973
release 2040
release 1961
release 1132
release 1621
release 2077
release 1280
release 1920
release 1890
release 1423
release 1983
release 1939
release 1166
release 1310
release 1181
release 1658
release 1969
release 1996
release 1809
release 1829
release 1661
release 1163
release 2098
release 2025
release 1072
release 2011
release 2104
release 1670
release 2049
release 2065
release 1994
alloc 2139 reserved count=2048 align=8
alloc 2140 reserved count=1 align=0
alloc 2141 reserved count=16 align=4
alloc 2142 reserved count=1 align=0
alloc 2143 reserved count=1 align=0
alloc 2144 reserved count=1 align=0
alloc 2145 reserved count=16 align=4
release 2032
release 2038
release 1798
release 1035
alloc 2146 reserved count=16 align=4
release 1828
alloc 2147 reserved count=16 align=4
alloc 2148 reserved count=1 align=0
alloc 2149 reserved count=1 align=0
alloc 2150 reserved count=1 align=0
alloc 2151 reserved count=256 align=8
alloc 2152 reserved count=1 align=0
alloc 2153 reserved count=1 align=0
alloc 2154 reserved count=1 align=0
alloc 2155 reserved count=1 align=0
alloc 2156 reserved count=1 align=0
alloc 2157 reserved count=1 align=0
alloc 2158 reserved count=1 align=0
alloc 2159 reserved count=1 align=0
release 1963
release 1841
release 2016
release 1211
release 1954
alloc 2160 reserved count=2048 align=8
alloc 2161 reserved count=1 align=0
release 2021
release 1440
release 2153
release 2111
release 1596
release 1835
release 1114
alloc 2162 reserved count=16 align=4
release 1637
release 2141
alloc 2163 reserved count=16 align=4
alloc 2164 reserved count=1 align=0
alloc 2165 reserved count=1 align=0
alloc 2166 reserved count=1 align=0
alloc 2167 reserved count=1 align=0
alloc 2168 reserved count=1 align=0
release 1834
release 2136
release 1447
release 1686
release 799
release 1591
release 1610
release 1995
release 2008
release 2034
release 1636
release 1955
alloc 2169 reserved count=256 align=8
alloc 2170 reserved count=16 align=4
alloc 2171 reserved count=1 align=0
alloc 2172 reserved count=1 align=0
alloc 2173 reserved count=1 align=0
alloc 2174 reserved count=16 align=4
alloc 2175 reserved count=1 align=0
alloc 2176 reserved count=1 align=0
alloc 2177 reserved count=1 align=0
alloc 2178 reserved count=1 align=0
alloc 2179 reserved count=1 align=0
alloc 2180 reserved count=16 align=4
alloc 2181 reserved count=1 align=0
alloc 2182 reserved count=1 align=0
alloc 2183 reserved count=1 align=0
alloc 2184 reserved count=1 align=0
release 2180
release 2057
release 455
release 2037
release 1727
release 1532
release 2163
release 1503
release 1433
release 2168
release 2069
release 1950
release 1427
release 1957
release 950
release 1430
alloc 2185 reserved count=2048 align=8
alloc 2186 reserved count=16 align=4
alloc 2187 reserved count=1 align=0
alloc 2188 reserved count=1 align=0
alloc 2189 reserved count=1 align=0
alloc 2190 reserved count=1 align=0
alloc 2191 reserved count=16 align=4
alloc 2192 reserved count=1 align=0
alloc 2193 reserved count=1 align=0
alloc 2194 reserved count=16 align=4
alloc 2195 reserved count=256 align=8
alloc 2196 reserved count=1 align=0
alloc 2197 reserved count=1 align=0
alloc 2198 reserved count=1 align=0
alloc 2199 reserved count=16 align=4
alloc 2200 reserved count=1 align=0
alloc 2201 reserved count=1 align=0
alloc 2202 reserved count=1 align=0
alloc 2203 reserved count=16 align=4
alloc 2204 reserved count=1 align=0
alloc 2205 reserved count=1 align=0
release 1982
release 1789
alloc 2206 reserved count=16 align=4
release 2088
alloc 2207 reserved count=1 align=0
release 1926
alloc 2208 reserved count=16 align=4
alloc 2209 reserved count=1 align=0
alloc 2210 reserved count=1 align=0
alloc 2211 reserved count=256 align=8
alloc 2212 reserved count=1 align=0
alloc 2213 reserved count=1 align=0
alloc 2214 reserved count=1 align=0
alloc 2215 reserved count=16 align=4
release 2094
release 2023
release 2210
release 2055
release 1783
release 2051
release 1495
release 1868
release 2095
alloc 2216 reserved count=2048 align=8
release 1629
release 2127
release 1175
release 1441
release 1903
release 2109
release 2097
release 2150
release 1965
release 2045
release 1947
release 1790
release 1884
release 2133
release 1799
release 2177
release 1455
release 757
alloc 2217 reserved count=2048 align=8
alloc 2218 reserved count=1 align=0
alloc 2219 reserved count=16 align=4
alloc 2220 reserved count=16 align=4
alloc 2221 reserved count=16 align=4
alloc 2222 reserved count=1 align=0
alloc 2223 reserved count=256 align=8
alloc 2224 reserved count=1 align=0
alloc 2225 reserved count=1 align=0
alloc 2226 reserved count=1 align=0
alloc 2227 reserved count=1 align=0
alloc 2228 reserved count=1 align=0
alloc 2229 reserved count=1 align=0
alloc 2230 reserved count=1 align=0
alloc 2231 reserved count=1 align=0
alloc 2232 reserved count=16 align=4
alloc 2233 reserved count=1 align=0
alloc 2234 reserved count=16 align=4
alloc 2235 reserved count=256 align=8
alloc 2236 reserved count=16 align=4
release 2229
release 2185
alloc 2237 reserved count=2048 align=8
alloc 2238 reserved count=256 align=8
alloc 2239 reserved count=1 align=0
alloc 2240 reserved count=256 align=8
alloc 2241 reserved count=1 align=0
alloc 2242 reserved count=1 align=0
alloc 2243 reserved count=1 align=0
alloc 2244 reserved count=1 align=0
alloc 2245 reserved count=16 align=4
alloc 2246 reserved count=16 align=4
alloc 2247 reserved count=256 align=8
alloc 2248 reserved count=1 align=0
alloc 2249 reserved count=16 align=4
alloc 2250 reserved count=1 align=0
alloc 2251 reserved count=1 align=0
alloc 2252 reserved count=256 align=8
alloc 2253 reserved count=16 align=4
alloc 2254 reserved count=1 align=0
release 2116
release 1585
alloc 2255 reserved count=256 align=8
alloc 2256 reserved count=16 align=4
alloc 2257 reserved count=1 align=0
alloc 2258 reserved count=16 align=4
release 2214
release 665
alloc 2259 reserved count=256 align=8
alloc 2260 reserved count=1 align=0
release 2027
release 2044
release 1946
alloc 2261 reserved count=256 align=8
alloc 2262 reserved count=1 align=0
alloc 2263 reserved count=1 align=0
alloc 2264 reserved count=16 align=4
alloc 2265 reserved count=1 align=0
alloc 2266 reserved count=1 align=0
release 1671
release 2018
release 2265
release 2142
release 1988
alloc 2267 reserved count=256 align=8
alloc 2268 reserved count=16 align=4
release 1992
release 1649
alloc 2269 reserved count=256 align=8
alloc 2270 reserved count=16 align=4
alloc 2271 reserved count=1 align=0
alloc 2272 reserved count=1 align=0
alloc 2273 reserved count=1 align=0
alloc 2274 reserved count=16 align=4
release 2243
release 1368
release 1698
alloc 2275 reserved count=2048 align=8
alloc 2276 reserved count=1 align=0
alloc 2277 reserved count=1 align=0
alloc 2278 reserved count=1 align=0
alloc 2279 reserved count=16 align=4
release 1077
alloc 2280 reserved count=16 align=4
alloc 2281 reserved count=16 align=4
alloc 2282 reserved count=16 align=4
alloc 2283 reserved count=1 align=0
release 2196
release 1619
alloc 2284 reserved count=256 align=8
alloc 2285 reserved count=1 align=0
alloc 2286 reserved count=16 align=4
alloc 2287 reserved count=1 align=0
alloc 2288 reserved count=1 align=0
alloc 2289 reserved count=16 align=4
alloc 2290 reserved count=1 align=0
alloc 2291 reserved count=1 align=0
alloc 2292 reserved count=1 align=0
alloc 2293 reserved count=16 align=4
alloc 2294 reserved count=1 align=0
alloc 2295 reserved count=1 align=0
alloc 2296 reserved count=1 align=0
alloc 2297 reserved count=1 align=0
alloc 2298 reserved count=16 align=4
release 1320
release 1497
release 1817
alloc 2299 reserved count=256 align=8
alloc 2300 reserved count=16 align=4
alloc 2301 reserved count=256 align=8
alloc 2302 reserved count=1 align=0
alloc 2303 reserved count=16 align=4
alloc 2304 reserved count=16 align=4
alloc 2305 reserved count=16 align=4
alloc 2306 reserved count=256 align=8
alloc 2307 reserved count=16 align=4
alloc 2308 reserved count=16 align=4
alloc 2309 reserved count=16 align=4
alloc 2310 reserved count=1 align=0
alloc 2311 reserved count=1 align=0
alloc 2312 reserved count=256 align=8
alloc 2313 reserved count=1 align=0
alloc 2314 reserved count=1 align=0
alloc 2315 reserved count=1 align=0
alloc 2316 reserved count=1 align=0
alloc 2317 reserved count=1 align=0
alloc 2318 reserved count=1 align=0
alloc 2319 reserved count=1 align=0
alloc 2320 reserved count=16 align=4
alloc 2321 reserved count=16 align=4
alloc 2322 reserved count=256 align=8
alloc 2323 reserved count=16 align=4
alloc 2324 reserved count=256 align=8
alloc 2325 reserved count=1 align=0
alloc 2326 reserved count=1 align=0
alloc 2327 reserved count=1 align=0
alloc 2328 reserved count=256 align=8
alloc 2329 reserved count=1 align=0
alloc 2330 reserved count=1 align=0
alloc 2331 reserved count=1 align=0
alloc 2332 reserved count=16 align=4
alloc 2333 reserved count=16 align=4
release 508
release 1342
release 1878
release 1034
release 1975
alloc 2334 reserved count=2048 align=8
alloc 2335 reserved count=1 align=0
alloc 2336 reserved count=1 align=0
alloc 2337 reserved count=1 align=0
alloc 2338 reserved count=1 align=0
alloc 2339 reserved count=256 align=8
alloc 2340 reserved count=1 align=0
alloc 2341 reserved count=1 align=0
alloc 2342 reserved count=1 align=0
alloc 2343 reserved count=16 align=4
alloc 2344 reserved count=1 align=0
alloc 2345 reserved count=1 align=0
alloc 2346 reserved count=1 align=0
alloc 2347 reserved count=1 align=0
alloc 2348 reserved count=1 align=0
alloc 2349 reserved count=1 align=0
alloc 2350 reserved count=16 align=4
alloc 2351 reserved count=1 align=0
release 1052
release 2089
release 1401
release 2101
release 2336
release 2329
release 2188
release 2293
release 2175
release 2343
release 1866
release 1764
release 2348
release 1883
release 2123
release 173
release 1385
release 1962
release 2313
release 1857
release 1960
release 1736
release 2064
release 1539
release 2151
release 2000
release 1089
release 2166
release 2222
release 1177
release 2002
release 2312
release 723
release 1537
release 1781
release 845
release 2036
release 1978
release 2306
release 1784
release 1944
release 2324
release 1397
release 2159
release 2170
release 2172
release 2349
release 2287
release 2257
release 2202
release 2121
release 1923
alloc 2352 reserved count=2048 align=8
alloc 2353 reserved count=1 align=0
alloc 2354 reserved count=16 align=4
alloc 2355 reserved count=16 align=4
alloc 2356 reserved count=1 align=0
alloc 2357 reserved count=1 align=0
alloc 2358 reserved count=1 align=0
alloc 2359 reserved count=1 align=0
alloc 2360 reserved count=1 align=0
release 1685
release 1938
alloc 2361 reserved count=256 align=8
alloc 2362 reserved count=16 align=4
alloc 2363 reserved count=1 align=0
release 1826
release 2353
release 2274
release 2298
release 1229
release 2242
release 2282
release 2255
alloc 2364 reserved count=256 align=8
release 2357
release 1392
release 101
release 2219
release 2344
release 2164
release 1454
release 1541
release 2248
release 1707
release 2217
alloc 2365 reserved count=2048 align=8
alloc 2366 reserved count=16 align=4
alloc 2367 reserved count=1 align=0
release 2158
release 2266
release 1684
release 2134
release 1746
release 2199
release 2054
release 2331
release 2090
release 1216
release 2234
release 1756
release 1473
release 1993
release 1457
release 1953
release 1862
release 1666
alloc 2368 reserved count=2048 align=8
alloc 2369 reserved count=1 align=0
alloc 2370 reserved count=16 align=4
alloc 2371 reserved count=1 align=0
alloc 2372 reserved count=16 align=4
alloc 2373 reserved count=1 align=0
alloc 2374 reserved count=256 align=8
alloc 2375 reserved count=1 align=0
alloc 2376 reserved count=1 align=0
alloc 2377 reserved count=16 align=4
alloc 2378 reserved count=256 align=8
alloc 2379 reserved count=1 align=0
alloc 2380 reserved count=1 align=0
alloc 2381 reserved count=16 align=4
alloc 2382 reserved count=16 align=4
alloc 2383 reserved count=1 align=0
alloc 2384 reserved count=16 align=4
alloc 2385 reserved count=256 align=8
alloc 2386 reserved count=1 align=0
release 2001
release 1912
release 2005
release 2256
release 1702
release 1647
release 2224
release 2079
release 2184
release 1776
release 1917
release 2198
release 1651
alloc 2387 reserved count=256 align=8
alloc 2388 reserved count=1 align=0
alloc 2389 reserved count=16 align=4
alloc 2390 reserved count=1 align=0
alloc 2391 reserved count=1 align=0
alloc 2392 reserved count=1 align=0
alloc 2393 reserved count=16 align=4
alloc 2394 reserved count=1 align=0
alloc 2395 reserved count=16 align=4
alloc 2396 reserved count=1 align=0
release 2174
release 1681
release 2356
release 1477
release 2262
release 1971
alloc 2397 reserved count=2048 align=8
alloc 2398 reserved count=16 align=4
release 1390
release 2225
release 2215
release 2374
alloc 2399 reserved count=256 align=8
alloc 2400 reserved count=1 align=0
release 2017
release 1248
release 2294
release 1750
release 2007
release 1544
release 2082
release 1586
release 2050
release 2143
release 2084
release 2197
release 2119
release 85
release 1668
release 2285
release 2260
release 1729
release 1851
release 2264
release 2246
release 2096
release 2125
release 1432
release 2093
release 1976
release 2300
release 2362
release 2072
release 2022
release 2148
release 2194
release 1452
release 2317
release 2029
release 2278
release 881
release 1901
release 1695
release 2239
release 2244
release 2220
release 1838
release 1530
release 1867
release 2200
release 2345
release 1546
release 1172
release 2355
release 2269
alloc 2401 reserved count=2048 align=8
alloc 2402 reserved count=1 align=0
alloc 2403 reserved count=1 align=0
release 2226
release 2263
release 2124
release 2112
release 2059
release 2137
release 2076
release 2228
release 1752
release 1618
release 1245
alloc 2404 reserved count=2048 align=8
alloc 2405 reserved count=1 align=0
release 1656
release 1548
release 1734
release 2302
release 2066
release 2340
release 2192
release 2316
release 1021
release 2275
alloc 2406 reserved count=2048 align=8
release 557
release 2080
release 1821
release 2333
release 1420
release 689
release 1720
release 1024
release 2118
release 2091
release 1511
release 1468
release 2033
release 2102
release 2369
release 2272
release 1268
release 2013
release 2314
release 2279
release 2291
release 857
release 2259
release 1896
release 1800
release 2251
release 1571
release 1730
release 2350
release 2268
release 2113
release 2073
release 2052
release 2284
release 2320
release 2296
release 2309
release 1387
release 2092
release 1858
release 2120
release 2387
alloc 2407 reserved count=2048 align=8
release 2014
release 2085
release 2319
release 1948
release 2087
alloc 2408 reserved count=2048 align=8
alloc 2409 reserved count=1 align=0
alloc 2410 reserved count=16 align=4
alloc 2411 reserved count=1 align=0
alloc 2412 reserved count=16 align=4
alloc 2413 reserved count=1 align=0
alloc 2414 reserved count=16 align=4
alloc 2415 reserved count=1 align=0
release 2364
release 1694
release 1434
release 1774
release 2221
release 2183
release 2397
alloc 2416 reserved count=2048 align=8
alloc 2417 reserved count=16 align=4
alloc 2418 reserved count=1 align=0
alloc 2419 reserved count=16 align=4
alloc 2420 reserved count=16 align=4
alloc 2421 reserved count=1 align=0
alloc 2422 reserved count=1 align=0
release 1676
release 2241
release 2042
release 1518
release 2416
alloc 2423 reserved count=2048 align=8
alloc 2424 reserved count=1 align=0
alloc 2425 reserved count=1 align=0
alloc 2426 reserved count=1 align=0
alloc 2427 reserved count=256 align=8
alloc 2428 reserved count=16 align=4
alloc 2429 reserved count=16 align=4
alloc 2430 reserved count=256 align=8
alloc 2431 reserved count=1 align=0
alloc 2432 reserved count=1 align=0
alloc 2433 reserved count=1 align=0
alloc 2434 reserved count=1 align=0
alloc 2435 reserved count=1 align=0
alloc 2436 reserved count=1 align=0
alloc 2437 reserved count=1 align=0
alloc 2438 reserved count=1 align=0
alloc 2439 reserved count=1 align=0
release 2252
alloc 2440 reserved count=256 align=8
alloc 2441 reserved count=16 align=4
release 2330
release 1273
alloc 2442 reserved count=256 align=8
release 1987
alloc 2443 reserved count=256 align=8
alloc 2444 reserved count=1 align=0
alloc 2445 reserved count=16 align=4
alloc 2446 reserved count=1 align=0
alloc 2447 reserved count=16 align=4
alloc 2448 reserved count=1 align=0
alloc 2449 reserved count=1 align=0
release 1016
alloc 2450 reserved count=256 align=8
release 2423
alloc 2451 reserved count=256 align=8
alloc 2452 reserved count=1 align=0
alloc 2453 reserved count=1 align=0
alloc 2454 reserved count=1 align=0
alloc 2455 reserved count=16 align=4
alloc 2456 reserved count=16 align=4
alloc 2457 reserved count=1 align=0
alloc 2458 reserved count=1 align=0
alloc 2459 reserved count=16 align=4
alloc 2460 reserved count=1 align=0
alloc 2461 reserved count=1 align=0
alloc 2462 reserved count=16 align=4
alloc 2463 reserved count=1 align=0
alloc 2464 reserved count=1 align=0
alloc 2465 reserved count=1 align=0
alloc 2466 reserved count=16 align=4
alloc 2467 reserved count=1 align=0
alloc 2468 reserved count=1 align=0
alloc 2469 reserved count=1 align=0
alloc 2470 reserved count=1 align=0
alloc 2471 reserved count=1 align=0
alloc 2472 reserved count=16 align=4
alloc 2473 reserved count=16 align=4
alloc 2474 reserved count=1 align=0
alloc 2475 reserved count=1 align=0
alloc 2476 reserved count=1 align=0
alloc 2477 reserved count=1 align=0
alloc 2478 reserved count=1 align=0
alloc 2479 reserved count=1 align=0
alloc 2480 reserved count=1 align=0
alloc 2481 reserved count=16 align=4
alloc 2482 reserved count=16 align=4
alloc 2483 reserved count=256 align=8
alloc 2484 reserved count=256 align=8
alloc 2485 reserved count=1 align=0
alloc 2486 reserved count=1 align=0
alloc 2487 reserved count=1 align=0
alloc 2488 reserved count=1 align=0
alloc 2489 reserved count=1 align=0
alloc 2490 reserved count=1 align=0
release 2135
release 2290
release 1281
release 1853
release 2208
release 2389
release 1213
release 2299
release 2286
release 2115
release 2358
release 2322
release 2449
release 1567
release 777
release 178
release 2182
release 2129
release 2351
release 1630
release 2381
release 1578
alloc 2491 reserved count=2048 align=8
alloc 2492 reserved count=1 align=0
alloc 2493 reserved count=16 align=4
alloc 2494 reserved count=1 align=0
alloc 2495 reserved count=1 align=0
alloc 2496 reserved count=1 align=0
release 2386
release 2187
release 2430
release 1795
release 2406
alloc 2497 reserved count=2048 align=8
release 713
release 2465
release 2352
alloc 2498 reserved count=2048 align=8
alloc 2499 reserved count=256 align=8
alloc 2500 reserved count=1 align=0
alloc 2501 reserved count=1 align=0
release 2006
release 1352
release 2422
release 2475
release 2396
release 1765
release 1317
release 2117
release 2138
release 2169
alloc 2502 reserved count=256 align=8
alloc 2503 reserved count=1 align=0
alloc 2504 reserved count=1 align=0
alloc 2505 reserved count=1 align=0
alloc 2506 reserved count=1 align=0
alloc 2507 reserved count=16 align=4
alloc 2508 reserved count=1 align=0
release 2155
release 2327
release 478
alloc 2509 reserved count=256 align=8
alloc 2510 reserved count=16 align=4
alloc 2511 reserved count=1 align=0
alloc 2512 reserved count=1 align=0
release 1438
release 2405
release 1358
release 1556
release 2236
release 1075
release 2398
release 1485
release 2482
release 2083
release 2227
release 2413
release 1811
release 2498
alloc 2513 reserved count=256 align=8
alloc 2514 reserved count=1 align=0
alloc 2515 reserved count=16 align=4
alloc 2516 reserved count=256 align=8
alloc 2517 reserved count=1 align=0
alloc 2518 reserved count=1 align=0
alloc 2519 reserved count=256 align=8
alloc 2520 reserved count=256 align=8
release 1911
release 2204
release 2394
release 1932
alloc 2521 reserved count=2048 align=8
alloc 2522 reserved count=1 align=0
release 2377
release 1997
release 1510
release 948
release 2146
release 2508
release 2176
release 2191
release 1936
release 2058
release 2297
release 2131
release 1639
release 871
release 2249
release 1472
release 2315
release 2380
release 2020
release 1865
alloc 2523 reserved count=2048 align=8
alloc 2524 reserved count=1 align=0
alloc 2525 reserved count=16 align=4
alloc 2526 reserved count=1 align=0
alloc 2527 reserved count=1 align=0
alloc 2528 reserved count=1 align=0
alloc 2529 reserved count=1 align=0
alloc 2530 reserved count=1 align=0
alloc 2531 reserved count=1 align=0
alloc 2532 reserved count=16 align=4
alloc 2533 reserved count=1 align=0
release 1533
release 1767
release 2514
release 1206
release 2328
alloc 2534 reserved count=256 align=8
release 1551
alloc 2535 reserved count=256 align=8
release 2510
release 2420
release 2149
release 2419
release 2388
release 2443
alloc 2536 reserved count=256 align=8
alloc 2537 reserved count=16 align=4
alloc 2538 reserved count=1 align=0
alloc 2539 reserved count=1 align=0
alloc 2540 reserved count=16 align=4
alloc 2541 reserved count=1 align=0
alloc 2542 reserved count=1 align=0
alloc 2543 reserved count=1 align=0
alloc 2544 reserved count=16 align=4
alloc 2545 reserved count=1 align=0
release 2438
release 2009
release 1820
alloc 2546 reserved count=256 align=8
alloc 2547 reserved count=1 align=0
alloc 2548 reserved count=16 align=4
alloc 2549 reserved count=256 align=8
alloc 2550 reserved count=1 align=0
alloc 2551 reserved count=1 align=0
release 2535
release 1984
release 1906
release 2326
release 2497
alloc 2552 reserved count=2048 align=8
alloc 2553 reserved count=16 align=4
alloc 2554 reserved count=1 align=0
alloc 2555 reserved count=1 align=0
alloc 2556 reserved count=1 align=0
alloc 2557 reserved count=1 align=0
alloc 2558 reserved count=1 align=0
alloc 2559 reserved count=1 align=0
alloc 2560 reserved count=1 align=0
alloc 2561 reserved count=16 align=4
alloc 2562 reserved count=1 align=0
alloc 2563 reserved count=256 align=8
alloc 2564 reserved count=1 align=0
alloc 2565 reserved count=16 align=4
alloc 2566 reserved count=1 align=0
alloc 2567 reserved count=1 align=0
alloc 2568 reserved count=256 align=8
alloc 2569 reserved count=256 align=8
alloc 2570 reserved count=1 align=0
alloc 2571 reserved count=1 align=0
alloc 2572 reserved count=16 align=4
alloc 2573 reserved count=1 align=0
alloc 2574 reserved count=1 align=0
alloc 2575 reserved count=16 align=4
release 2513
release 2086
release 1897
release 2556
release 2469
release 2503
release 2078
release 2189
release 1775
release 2347
release 1493
release 1840
release 2442
release 2258
release 1880
release 2409
release 2522
release 2231
release 2110
release 2565
release 2181
release 2426
release 2126
release 2523
alloc 2576 reserved count=2048 align=8
alloc 2577 reserved count=1 align=0
alloc 2578 reserved count=1 align=0
alloc 2579 reserved count=1 align=0
alloc 2580 reserved count=16 align=4
alloc 2581 reserved count=16 align=4
alloc 2582 reserved count=256 align=8
alloc 2583 reserved count=16 align=4
alloc 2584 reserved count=1 align=0
alloc 2585 reserved count=16 align=4
alloc 2586 reserved count=1 align=0
alloc 2587 reserved count=256 align=8
alloc 2588 reserved count=1 align=0
alloc 2589 reserved count=256 align=8
alloc 2590 reserved count=1 align=0
alloc 2591 reserved count=1 align=0
alloc 2592 reserved count=1 align=0
alloc 2593 reserved count=1 align=0
alloc 2594 reserved count=1 align=0
alloc 2595 reserved count=1 align=0
alloc 2596 reserved count=1 align=0
alloc 2597 reserved count=1 align=0
alloc 2598 reserved count=1 align=0
alloc 2599 reserved count=16 align=4
alloc 2600 reserved count=1 align=0
alloc 2601 reserved count=1 align=0
alloc 2602 reserved count=256 align=8
alloc 2603 reserved count=1 align=0
alloc 2604 reserved count=1 align=0
alloc 2605 reserved count=1 align=0
alloc 2606 reserved count=1 align=0
alloc 2607 reserved count=1 align=0
alloc 2608 reserved count=256 align=8
alloc 2609 reserved count=16 align=4
release 1804
release 2501
release 1871
release 2334
alloc 2610 reserved count=256 align=8
alloc 2611 reserved count=16 align=4
alloc 2612 reserved count=16 align=4
alloc 2613 reserved count=16 align=4
alloc 2614 reserved count=1 align=0
alloc 2615 reserved count=1 align=0
alloc 2616 reserved count=1 align=0
alloc 2617 reserved count=1 align=0
alloc 2618 reserved count=1 align=0
alloc 2619 reserved count=256 align=8
alloc 2620 reserved count=1 align=0
alloc 2621 reserved count=1 align=0
alloc 2622 reserved count=16 align=4
alloc 2623 reserved count=1 align=0
alloc 2624 reserved count=1 align=0
alloc 2625 reserved count=256 align=8
alloc 2626 reserved count=1 align=0
alloc 2627 reserved count=1 align=0
alloc 2628 reserved count=16 align=4
alloc 2629 reserved count=16 align=4
alloc 2630 reserved count=1 align=0
alloc 2631 reserved count=1 align=0
alloc 2632 reserved count=256 align=8
alloc 2633 reserved count=1 align=0
release 2412
release 2446
release 2041
release 1894
alloc 2634 reserved count=2048 align=8
release 2627
release 2570
release 1038
release 1275
release 1669
release 2623
release 1404
release 1970
release 2439
release 2267
release 2393
release 2537
release 1601
release 1042
release 497
release 1641
release 1311
release 2471
release 251
release 2418
release 2584
release 2569
alloc 2635 reserved count=2048 align=8
alloc 2636 reserved count=1 align=0
alloc 2637 reserved count=1 align=0
release 2548
release 2213
release 2099
release 2626
release 2428
release 1914
release 2114
release 2590
release 2520
alloc 2638 reserved count=256 align=8
alloc 2639 reserved count=1 align=0
alloc 2640 reserved count=16 align=4
release 726
alloc 2641 reserved count=256 align=8
alloc 2642 reserved count=1 align=0
alloc 2643 reserved count=1 align=0
alloc 2644 reserved count=1 align=0
release 1663
release 2070
release 2063
release 2562
release 2107
release 2060
release 2400
release 2434
release 1876
release 1523
alloc 2645 reserved count=256 align=8
alloc 2646 reserved count=16 align=4
alloc 2647 reserved count=1 align=0
alloc 2648 reserved count=1 align=0
alloc 2649 reserved count=1 align=0
release 2295
release 2190
release 2318
release 2277
release 1322
release 1998
release 2553
release 2207
release 2425
release 2304
release 2546
alloc 2650 reserved count=256 align=8
alloc 2651 reserved count=16 align=4
alloc 2652 reserved count=1 align=0
alloc 2653 reserved count=16 align=4
release 2462
release 2611
release 2606
release 2154
release 2195
alloc 2654 reserved count=256 align=8
alloc 2655 reserved count=1 align=0
alloc 2656 reserved count=1 align=0
alloc 2657 reserved count=1 align=0
alloc 2658 reserved count=1 align=0
alloc 2659 reserved count=16 align=4
alloc 2660 reserved count=1 align=0
alloc 2661 reserved count=1 align=0
alloc 2662 reserved count=16 align=4
alloc 2663 reserved count=1 align=0
release 1749
alloc 2664 reserved count=256 align=8
alloc 2665 reserved count=1 align=0
alloc 2666 reserved count=1 align=0
alloc 2667 reserved count=256 align=8
alloc 2668 reserved count=256 align=8
alloc 2669 reserved count=1 align=0
alloc 2670 reserved count=16 align=4
alloc 2671 reserved count=1 align=0
alloc 2672 reserved count=1 align=0
alloc 2673 reserved count=256 align=8
alloc 2674 reserved count=1 align=0
alloc 2675 reserved count=1 align=0
alloc 2676 reserved count=1 align=0
alloc 2677 reserved count=1 align=0
alloc 2678 reserved count=1 align=0
alloc 2679 reserved count=16 align=4
release 2638
release 2499
release 477
release 2567
release 2519
release 2473
release 2323
release 2477
release 2421
release 2247
alloc 2680 reserved count=2048 align=8
alloc 2681 reserved count=1 align=0
alloc 2682 reserved count=1 align=0
alloc 2683 reserved count=1 align=0
alloc 2684 reserved count=1 align=0
alloc 2685 reserved count=1 align=0
release 2105
release 2359
release 2576
alloc 2686 reserved count=256 align=8
alloc 2687 reserved count=1 align=0
alloc 2688 reserved count=1 align=0
alloc 2689 reserved count=1 align=0
alloc 2690 reserved count=1 align=0
alloc 2691 reserved count=1 align=0
release 2671
release 2534
alloc 2692 reserved count=2048 align=8
release 2511
release 2512
release 2338
release 1662
release 2211
alloc 2693 reserved count=256 align=8
alloc 2694 reserved count=1 align=0
alloc 2695 reserved count=1 align=0
alloc 2696 reserved count=1 align=0
alloc 2697 reserved count=1 align=0
alloc 2698 reserved count=1 align=0
alloc 2699 reserved count=1 align=0
release 2673
alloc 2700 reserved count=256 align=8
release 2339
release 2375
release 2607
release 2509
release 2288
release 1743
release 2695
release 2152
release 2615
release 2404
alloc 2701 reserved count=2048 align=8
alloc 2702 reserved count=1 align=0
alloc 2703 reserved count=1 align=0
release 1135
release 1958
release 2435
release 2271
release 2454
release 1931
release 2432
release 2048
release 2245
release 1900
release 2655
release 2466
release 1977
release 2276
release 2382
release 1990
release 2526
release 2657
release 1682
release 393
release 2363
release 2376
release 2677
release 2289
release 2647
release 1893
release 1520
release 1691
release 2440
release 2646
release 2683
release 2478
release 2308
release 2529
release 2622
release 2631
release 2230
release 2653
release 2598
release 2205
release 2642
release 2476
release 1595
release 2574
release 2665
release 2367
release 2559
release 2589
alloc 2704 reserved count=2048 align=8
alloc 2705 reserved count=1 align=0
alloc 2706 reserved count=1 align=0
alloc 2707 reserved count=16 align=4
release 2659
release 2568
alloc 2708 reserved count=256 align=8
alloc 2709 reserved count=1 align=0
alloc 2710 reserved count=1 align=0
alloc 2711 reserved count=16 align=4
alloc 2712 reserved count=1 align=0
alloc 2713 reserved count=1 align=0
alloc 2714 reserved count=1 align=0
alloc 2715 reserved count=16 align=4
release 2507
release 2468
release 2370
release 2715
release 2160
alloc 2716 reserved count=2048 align=8
alloc 2717 reserved count=1 align=0
alloc 2718 reserved count=1 align=0
alloc 2719 reserved count=16 align=4
release 2035
release 2457
release 1935
release 2581
release 2335
release 1796
release 2139
alloc 2720 reserved count=2048 align=8
alloc 2721 reserved count=1 align=0
alloc 2722 reserved count=16 align=4
alloc 2723 reserved count=16 align=4
release 1852
alloc 2724 reserved count=256 align=8
alloc 2725 reserved count=1 align=0
alloc 2726 reserved count=1 align=0
alloc 2727 reserved count=1 align=0
alloc 2728 reserved count=1 align=0
release 2629
release 2464
release 2223
release 2071
release 2724
release 2669
release 2679
release 2292
release 2384
release 2703
release 2579
release 2437
release 2697
release 2728
release 2591
release 2444
release 2518
release 2337
release 2516
release 2577
release 2668
release 2461
release 2566
release 2554
release 1470
release 792
release 2545
release 2542
release 2311
release 2630
release 2179
release 2617
release 2470
release 2391
release 2699
release 2235
release 2238
release 761
release 2694
release 2549
alloc 2729 reserved count=2048 align=8
alloc 2730 reserved count=1 align=0
alloc 2731 reserved count=1 align=0
alloc 2732 reserved count=1 align=0
alloc 2733 reserved count=1 align=0
release 2636
release 2496
release 2613
release 2360
release 2711
release 2596
release 2488
release 2108
release 2390
release 2303
release 2612
release 2186
release 2436
release 2555
release 1626
release 1463
release 2662
release 1850
release 2527
release 2480
release 1344
release 2666
release 2310
release 2490
release 2342
release 2218
release 2538
release 2371
release 2551
release 2608
release 1490
release 916
release 1458
release 1910
release 2729
alloc 2734 reserved count=2048 align=8
alloc 2735 reserved count=1 align=0
alloc 2736 reserved count=256 align=8
alloc 2737 reserved count=1 align=0
alloc 2738 reserved count=1 align=0
alloc 2739 reserved count=16 align=4
alloc 2740 reserved count=1 align=0
alloc 2741 reserved count=1 align=0
alloc 2742 reserved count=256 align=8
alloc 2743 reserved count=1 align=0
alloc 2744 reserved count=1 align=0
alloc 2745 reserved count=16 align=4
alloc 2746 reserved count=16 align=4
alloc 2747 reserved count=1 align=0
release 192
release 2401
alloc 2748 reserved count=2048 align=8
alloc 2749 reserved count=1 align=0
alloc 2750 reserved count=256 align=8
alloc 2751 reserved count=16 align=4
alloc 2752 reserved count=1 align=0
alloc 2753 reserved count=1 align=0
alloc 2754 reserved count=1 align=0
alloc 2755 reserved count=1 align=0
alloc 2756 reserved count=1 align=0
alloc 2757 reserved count=1 align=0
alloc 2758 reserved count=1 align=0
release 2564
release 2368
alloc 2759 reserved count=256 align=8
alloc 2760 reserved count=16 align=4
release 2656
release 2178
release 1398
alloc 2761 reserved count=2048 align=8
alloc 2762 reserved count=1 align=0
alloc 2763 reserved count=1 align=0
release 2643
release 2619
release 2455
release 2373
release 2639
release 1844
release 2456
release 1242
release 2719
release 1791
release 2525
release 2445
release 2721
release 2156
release 2725
release 2759
release 2403
release 2493
release 2652
release 2524
release 425
release 2240
release 1964
release 2609
release 2273
release 2541
release 1831
release 2709
release 2486
release 2366
release 2601
release 2233
release 1949
release 2710
release 2594
release 2583
release 2741
release 2625
release 2632
release 2718
release 2547
release 2670
release 2407
alloc 2764 reserved count=2048 align=8
alloc 2765 reserved count=1 align=0
alloc 2766 reserved count=1 align=0
alloc 2767 reserved count=256 align=8
alloc 2768 reserved count=256 align=8
alloc 2769 reserved count=1 align=0
alloc 2770 reserved count=1 align=0
alloc 2771 reserved count=16 align=4
alloc 2772 reserved count=256 align=8
alloc 2773 reserved count=1 align=0
alloc 2774 reserved count=1 align=0
alloc 2775 reserved count=256 align=8
alloc 2776 reserved count=16 align=4
alloc 2777 reserved count=1 align=0
alloc 2778 reserved count=1 align=0
alloc 2779 reserved count=1 align=0
alloc 2780 reserved count=1 align=0
alloc 2781 reserved count=256 align=8
alloc 2782 reserved count=1 align=0
alloc 2783 reserved count=1 align=0
alloc 2784 reserved count=1 align=0
alloc 2785 reserved count=1 align=0
alloc 2786 reserved count=1 align=0
alloc 2787 reserved count=1 align=0
alloc 2788 reserved count=256 align=8
alloc 2789 reserved count=1 align=0
release 1584
release 2147
release 2483
alloc 2790 reserved count=256 align=8
alloc 2791 reserved count=1 align=0
release 2415
release 2463
release 2459
release 2786
release 2429
release 1905
release 2472
release 2379
release 2543
release 2680
alloc 2792 reserved count=256 align=8
alloc 2793 reserved count=1 align=0
alloc 2794 reserved count=16 align=4
alloc 2795 reserved count=1 align=0
alloc 2796 reserved count=1 align=0
alloc 2797 reserved count=256 align=8
alloc 2798 reserved count=256 align=8
alloc 2799 reserved count=1 align=0
alloc 2800 reserved count=16 align=4
alloc 2801 reserved count=1 align=0
alloc 2802 reserved count=1 align=0
alloc 2803 reserved count=1 align=0
alloc 2804 reserved count=256 align=8
alloc 2805 reserved count=16 align=4
alloc 2806 reserved count=1 align=0
alloc 2807 reserved count=16 align=4
alloc 2808 reserved count=16 align=4
alloc 2809 reserved count=256 align=8
alloc 2810 reserved count=256 align=8
alloc 2811 reserved count=256 align=8
alloc 2812 reserved count=16 align=4
alloc 2813 reserved count=1 align=0
alloc 2814 reserved count=1 align=0
alloc 2815 reserved count=16 align=4
alloc 2816 reserved count=1 align=0
alloc 2817 reserved count=16 align=4
alloc 2818 reserved count=1 align=0
alloc 2819 reserved count=1 align=0
alloc 2820 reserved count=1 align=0
alloc 2821 reserved count=1 align=0
alloc 2822 reserved count=1 align=0
alloc 2823 reserved count=16 align=4
alloc 2824 reserved count=1 align=0
alloc 2825 reserved count=1 align=0
alloc 2826 reserved count=1 align=0
alloc 2827 reserved count=16 align=4
alloc 2828 reserved count=256 align=8
release 2372
release 2053
release 2768
alloc 2829 reserved count=256 align=8
alloc 2830 reserved count=1 align=0
alloc 2831 reserved count=1 align=0
alloc 2832 reserved count=1 align=0
alloc 2833 reserved count=1 align=0
release 2563
alloc 2834 reserved count=256 align=8
alloc 2835 reserved count=1 align=0
alloc 2836 reserved count=1 align=0
alloc 2837 reserved count=16 align=4
alloc 2838 reserved count=1 align=0
alloc 2839 reserved count=1 align=0
alloc 2840 reserved count=1 align=0
alloc 2841 reserved count=16 align=4
release 2804
alloc 2842 reserved count=256 align=8
alloc 2843 reserved count=1 align=0
alloc 2844 reserved count=1 align=0
alloc 2845 reserved count=16 align=4
alloc 2846 reserved count=1 align=0
alloc 2847 reserved count=16 align=4
alloc 2848 reserved count=1 align=0
alloc 2849 reserved count=1 align=0
alloc 2850 reserved count=1 align=0
release 2686
alloc 2851 reserved count=16 align=4
alloc 2852 reserved count=1 align=0
alloc 2853 reserved count=1 align=0
release 2691
release 2206
release 2561
release 2201
release 2851
release 1479
release 2689
release 2822
release 2500
release 2787
release 2578
release 1966
release 1832
release 2061
release 1872
release 2411
release 2557
release 2654
release 2748
alloc 2854 reserved count=2048 align=8
alloc 2855 reserved count=256 align=8
alloc 2856 reserved count=16 align=4
alloc 2857 reserved count=16 align=4
alloc 2858 reserved count=256 align=8
release 2857
release 1929
alloc 2859 reserved count=2048 align=8
alloc 2860 reserved count=1 align=0
alloc 2861 reserved count=256 align=8
release 2544
release 2012
release 2855
release 2161
release 2494
release 2649
release 2491
alloc 2862 reserved count=2048 align=8
alloc 2863 reserved count=1 align=0
alloc 2864 reserved count=1 align=0
alloc 2865 reserved count=256 align=8
release 2068
release 2740
release 2460
release 2433
release 2414
release 2736
alloc 2866 reserved count=256 align=8
alloc 2867 reserved count=16 align=4
alloc 2868 reserved count=16 align=4
alloc 2869 reserved count=16 align=4
alloc 2870 reserved count=1 align=0
alloc 2871 reserved count=1 align=0
release 2451
release 2592
release 1922
release 2698
release 2788
release 2585
release 2600
release 2165
release 1380
release 2776
release 2301
release 2365
alloc 2872 reserved count=2048 align=8
alloc 2873 reserved count=1 align=0
alloc 2874 reserved count=1 align=0
alloc 2875 reserved count=1 align=0
release 2283
release 2081
release 2641
release 2521
alloc 2876 reserved count=2048 align=8
alloc 2877 reserved count=1 align=0
alloc 2878 reserved count=1 align=0
alloc 2879 reserved count=256 align=8
alloc 2880 reserved count=1 align=0
alloc 2881 reserved count=16 align=4
alloc 2882 reserved count=16 align=4
alloc 2883 reserved count=1 align=0
alloc 2884 reserved count=16 align=4
alloc 2885 reserved count=1 align=0
alloc 2886 reserved count=1 align=0
alloc 2887 reserved count=1 align=0
alloc 2888 reserved count=1 align=0
alloc 2889 reserved count=1 align=0
alloc 2890 reserved count=1 align=0
alloc 2891 reserved count=1 align=0
alloc 2892 reserved count=16 align=4
alloc 2893 reserved count=1 align=0
alloc 2894 reserved count=1 align=0
alloc 2895 reserved count=1 align=0
alloc 2896 reserved count=1 align=0
alloc 2897 reserved count=1 align=0
alloc 2898 reserved count=256 align=8
alloc 2899 reserved count=1 align=0
release 2495
release 2402
release 2621
release 2410
release 1989
release 2732
release 2879
release 1481
release 1842
release 2743
release 2450
release 2100
release 2852
release 2682
release 1981
release 2193
release 2250
release 2799
release 2839
release 2830
release 2474
release 1839
release 2745
release 2832
release 1742
release 2658
release 2676
release 2645
alloc 2900 reserved count=2048 align=8
alloc 2901 reserved count=1 align=0
release 2779
release 2774
release 2575
release 1194
release 2332
release 2424
release 2593
release 2599
release 2536
alloc 2902 reserved count=256 align=8
alloc 2903 reserved count=1 align=0
alloc 2904 reserved count=16 align=4
alloc 2905 reserved count=16 align=4
alloc 2906 reserved count=1 align=0
alloc 2907 reserved count=1 align=0
alloc 2908 reserved count=1 align=0
alloc 2909 reserved count=1 align=0
alloc 2910 reserved count=1 align=0
alloc 2911 reserved count=16 align=4
alloc 2912 reserved count=1 align=0
alloc 2913 reserved count=16 align=4
alloc 2914 reserved count=1 align=0
alloc 2915 reserved count=1 align=0
alloc 2916 reserved count=1 align=0
alloc 2917 reserved count=1 align=0
alloc 2918 reserved count=1 align=0
release 2678
release 2874
release 2517
release 2481
release 2910
release 2823
release 2427
release 2571
release 1046
release 1462
release 2796
release 2803
release 2588
release 2533
release 2737
release 2814
release 2650
release 2889
release 2777
release 2856
release 2690
release 2762
release 2307
release 2735
release 2843
release 2128
release 2860
release 2692
alloc 2919 reserved count=2048 align=8
alloc 2920 reserved count=256 align=8
alloc 2921 reserved count=1 align=0
alloc 2922 reserved count=16 align=4
alloc 2923 reserved count=1 align=0
alloc 2924 reserved count=256 align=8
alloc 2925 reserved count=1 align=0
alloc 2926 reserved count=16 align=4
release 2903
release 2859
alloc 2927 reserved count=256 align=8
alloc 2928 reserved count=1 align=0
alloc 2929 reserved count=1 align=0
alloc 2930 reserved count=256 align=8
alloc 2931 reserved count=1 align=0
alloc 2932 reserved count=1 align=0
alloc 2933 reserved count=1 align=0
alloc 2934 reserved count=16 align=4
alloc 2935 reserved count=16 align=4
release 2675
release 2560
release 2755
release 1157
release 2738
release 2731
release 2122
release 2760
release 2717
release 2171
release 2933
release 2212
release 2812
release 2261
release 2237
alloc 2936 reserved count=2048 align=8
alloc 2937 reserved count=1 align=0
alloc 2938 reserved count=16 align=4
alloc 2939 reserved count=1 align=0
alloc 2940 reserved count=1 align=0
alloc 2941 reserved count=1 align=0
alloc 2942 reserved count=1 align=0
alloc 2943 reserved count=1 align=0
alloc 2944 reserved count=1 align=0
alloc 2945 reserved count=16 align=4
alloc 2946 reserved count=256 align=8
alloc 2947 reserved count=1 align=0
alloc 2948 reserved count=1 align=0
alloc 2949 reserved count=1 align=0
alloc 2950 reserved count=16 align=4
alloc 2951 reserved count=16 align=4
alloc 2952 reserved count=1 align=0
alloc 2953 reserved count=1 align=0
alloc 2954 reserved count=1 align=0
alloc 2955 reserved count=256 align=8
alloc 2956 reserved count=1 align=0
alloc 2957 reserved count=1 align=0
alloc 2958 reserved count=1 align=0
alloc 2959 reserved count=256 align=8
alloc 2960 reserved count=1 align=0
alloc 2961 reserved count=16 align=4
alloc 2962 reserved count=1 align=0
alloc 2963 reserved count=16 align=4
alloc 2964 reserved count=1 align=0
alloc 2965 reserved count=256 align=8
alloc 2966 reserved count=256 align=8
alloc 2967 reserved count=1 align=0
alloc 2968 reserved count=1 align=0
alloc 2969 reserved count=256 align=8
alloc 2970 reserved count=1 align=0
alloc 2971 reserved count=1 align=0
release 2767
alloc 2972 reserved count=256 align=8
alloc 2973 reserved count=16 align=4
release 2633
release 2809
alloc 2974 reserved count=256 align=8
release 2943
release 2635
alloc 2975 reserved count=2048 align=8
release 2791
release 2528
release 2597
release 2844
release 2531
release 2039
release 2770
release 2805
release 2819
release 2752
release 1507
release 2873
alloc 2976 reserved count=256 align=8
release 2399
alloc 2977 reserved count=1 align=0
alloc 2978 reserved count=16 align=4
alloc 2979 reserved count=1 align=0
alloc 2980 reserved count=16 align=4
release 2968
release 2713
release 2785
release 2733
release 2515
release 2771
alloc 2981 reserved count=256 align=8
alloc 2982 reserved count=1 align=0
alloc 2983 reserved count=1 align=0
release 2385
alloc 2984 reserved count=1 align=0
alloc 2985 reserved count=1 align=0
alloc 2986 reserved count=1 align=0
alloc 2987 reserved count=16 align=4
alloc 2988 reserved count=1 align=0
release 1615
release 2540
release 2829
alloc 2989 reserved count=256 align=8
alloc 2990 reserved count=1 align=0
alloc 2991 reserved count=1 align=0
release 2866
release 2702
release 2956
release 2834
release 2696
release 1442
release 2704
alloc 2992 reserved count=2048 align=8
release 1374
release 2961
release 2103
release 2897
release 2781
release 2847
release 2706
release 2893
release 2909
release 2972
release 2989
release 1952
alloc 2993 reserved count=2048 align=8
alloc 2994 reserved count=256 align=8
alloc 2995 reserved count=256 align=8
alloc 2996 reserved count=1 align=0
alloc 2997 reserved count=1 align=0
alloc 2998 reserved count=1 align=0
alloc 2999 reserved count=256 align=8
alloc 3000 reserved count=1 align=0
alloc 3001 reserved count=1 align=0
alloc 3002 reserved count=1 align=0
alloc 3003 reserved count=1 align=0
alloc 3004 reserved count=16 align=4
alloc 3005 reserved count=1 align=0
alloc 3006 reserved count=256 align=8
alloc 3007 reserved count=16 align=4
alloc 3008 reserved count=1 align=0
alloc 3009 reserved count=256 align=8
alloc 3010 reserved count=1 align=0
alloc 3011 reserved count=1 align=0
release 2157
release 2942
release 2934
alloc 3012 reserved count=256 align=8
alloc 3013 reserved count=1 align=0
release 2945
release 1529
release 2864
release 2361
alloc 3014 reserved count=256 align=8
release 1315
release 2552
alloc 3015 reserved count=256 align=8
alloc 3016 reserved count=1 align=0
alloc 3017 reserved count=1 align=0
alloc 3018 reserved count=1 align=0
alloc 3019 reserved count=16 align=4
alloc 3020 reserved count=1 align=0
alloc 3021 reserved count=16 align=4
alloc 3022 reserved count=256 align=8
alloc 3023 reserved count=1 align=0
alloc 3024 reserved count=1 align=0
alloc 3025 reserved count=256 align=8
alloc 3026 reserved count=256 align=8
alloc 3027 reserved count=16 align=4
alloc 3028 reserved count=16 align=4
alloc 3029 reserved count=256 align=8
alloc 3030 reserved count=1 align=0
alloc 3031 reserved count=16 align=4
alloc 3032 reserved count=1 align=0
alloc 3033 reserved count=256 align=8
alloc 3034 reserved count=1 align=0
alloc 3035 reserved count=256 align=8
alloc 3036 reserved count=1 align=0
release 2854
alloc 3037 reserved count=2048 align=8
alloc 3038 reserved count=1 align=0
alloc 3039 reserved count=16 align=4
alloc 3040 reserved count=1 align=0
alloc 3041 reserved count=1 align=0
alloc 3042 reserved count=16 align=4
alloc 3043 reserved count=1 align=0
alloc 3044 reserved count=1 align=0
alloc 3045 reserved count=1 align=0
alloc 3046 reserved count=1 align=0
release 3008
release 2964
release 2757
release 3041
release 2952
release 2672
release 2932
release 2758
release 2871
release 2974
alloc 3047 reserved count=256 align=8
alloc 3048 reserved count=16 align=4
alloc 3049 reserved count=16 align=4
alloc 3050 reserved count=1 align=0
alloc 3051 reserved count=1 align=0
alloc 3052 reserved count=1 align=0
alloc 3053 reserved count=1 align=0
alloc 3054 reserved count=16 align=4
alloc 3055 reserved count=16 align=4
alloc 3056 reserved count=1 align=0
alloc 3057 reserved count=1 align=0
alloc 3058 reserved count=1 align=0
alloc 3059 reserved count=1 align=0
release 3021
release 1892
alloc 3060 reserved count=256 align=8
alloc 3061 reserved count=16 align=4
alloc 3062 reserved count=1 align=0
alloc 3063 reserved count=16 align=4
alloc 3064 reserved count=1 align=0
alloc 3065 reserved count=1 align=0
release 2782
release 2867
release 2130
release 1741
release 2595
release 2838
release 3051
release 1933
release 2801
release 2894
release 2716
alloc 3066 reserved count=2048 align=8
alloc 3067 reserved count=16 align=4
alloc 3068 reserved count=1 align=0
alloc 3069 reserved count=1 align=0
alloc 3070 reserved count=1 align=0
alloc 3071 reserved count=16 align=4
alloc 3072 reserved count=1 align=0
alloc 3073 reserved count=1 align=0
alloc 3074 reserved count=16 align=4
alloc 3075 reserved count=16 align=4
release 2921
release 2019
release 2701
alloc 3076 reserved count=256 align=8
alloc 3077 reserved count=1 align=0
alloc 3078 reserved count=1 align=0
alloc 3079 reserved count=1 align=0
alloc 3080 reserved count=256 align=8
alloc 3081 reserved count=1 align=0
alloc 3082 reserved count=1 align=0
alloc 3083 reserved count=1 align=0
alloc 3084 reserved count=256 align=8
alloc 3085 reserved count=1 align=0
alloc 3086 reserved count=1 align=0
alloc 3087 reserved count=1 align=0
alloc 3088 reserved count=16 align=4
alloc 3089 reserved count=256 align=8
alloc 3090 reserved count=1 align=0
alloc 3091 reserved count=1 align=0
alloc 3092 reserved count=256 align=8
alloc 3093 reserved count=1 align=0
alloc 3094 reserved count=1 align=0
alloc 3095 reserved count=256 align=8
alloc 3096 reserved count=16 align=4
alloc 3097 reserved count=1 align=0
alloc 3098 reserved count=16 align=4
alloc 3099 reserved count=1 align=0
alloc 3100 reserved count=1 align=0
alloc 3101 reserved count=256 align=8
alloc 3102 reserved count=1 align=0
alloc 3103 reserved count=1 align=0
alloc 3104 reserved count=1 align=0
alloc 3105 reserved count=1 align=0
alloc 3106 reserved count=1 align=0
alloc 3107 reserved count=1 align=0
alloc 3108 reserved count=1 align=0
alloc 3109 reserved count=1 align=0
alloc 3110 reserved count=1 align=0
alloc 3111 reserved count=1 align=0
alloc 3112 reserved count=256 align=8
alloc 3113 reserved count=1 align=0
release 1779
release 2747
release 3082
release 2982
release 3075
release 2951
release 2892
release 2253
release 2862
alloc 3114 reserved count=256 align=8
alloc 3115 reserved count=1 align=0
alloc 3116 reserved count=16 align=4
alloc 3117 reserved count=16 align=4
alloc 3118 reserved count=1 align=0
alloc 3119 reserved count=16 align=4
alloc 3120 reserved count=1 align=0
alloc 3121 reserved count=1 align=0
alloc 3122 reserved count=1 align=0
alloc 3123 reserved count=1 align=0
alloc 3124 reserved count=1 align=0
alloc 3125 reserved count=256 align=8
alloc 3126 reserved count=1 align=0
alloc 3127 reserved count=256 align=8
release 2998
release 3009
release 2891
release 3125
release 2840
release 2431
release 2890
release 2417
release 2305
release 2778
release 2846
release 3119
release 2845
release 2580
release 2849
release 3123
release 1773
release 2173
release 2936
alloc 3128 reserved count=2048 align=8
alloc 3129 reserved count=1 align=0
alloc 3130 reserved count=1 align=0
alloc 3131 reserved count=256 align=8
alloc 3132 reserved count=16 align=4
release 2800
release 1508
release 2780
release 3121
release 2817
release 3053
release 2905
release 2209
release 3094
release 2010
alloc 3133 reserved count=2048 align=8
alloc 3134 reserved count=256 align=8
alloc 3135 reserved count=16 align=4
alloc 3136 reserved count=1 align=0
alloc 3137 reserved count=1 align=0
release 3034
release 2681
release 2383
release 3105
release 3055
release 2667
release 2888
release 2869
release 2046
release 2928
release 2772
alloc 3138 reserved count=2048 align=8
alloc 3139 reserved count=1 align=0
alloc 3140 reserved count=1 align=0
release 2742
release 2761
alloc 3141 reserved count=2048 align=8
alloc 3142 reserved count=1 align=0
alloc 3143 reserved count=1 align=0
alloc 3144 reserved count=256 align=8
alloc 3145 reserved count=1 align=0
alloc 3146 reserved count=1 align=0
alloc 3147 reserved count=1 align=0
alloc 3148 reserved count=16 align=4
alloc 3149 reserved count=1 align=0
release 2935
release 2876
alloc 3150 reserved count=256 align=8
alloc 3151 reserved count=16 align=4
alloc 3152 reserved count=256 align=8
release 2995
release 3100
release 3138
alloc 3153 reserved count=2048 align=8
alloc 3154 reserved count=16 align=4
alloc 3155 reserved count=16 align=4
alloc 3156 reserved count=16 align=4
alloc 3157 reserved count=16 align=4
alloc 3158 reserved count=16 align=4
alloc 3159 reserved count=1 align=0
alloc 3160 reserved count=1 align=0
alloc 3161 reserved count=1 align=0
alloc 3162 reserved count=256 align=8
alloc 3163 reserved count=1 align=0
alloc 3164 reserved count=1 align=0
alloc 3165 reserved count=1 align=0
alloc 3166 reserved count=1 align=0
alloc 3167 reserved count=1 align=0
alloc 3168 reserved count=1 align=0
alloc 3169 reserved count=1 align=0
alloc 3170 reserved count=1 align=0
alloc 3171 reserved count=1 align=0
alloc 3172 reserved count=1 align=0
alloc 3173 reserved count=16 align=4
release 2978
release 3010
release 2939
release 2999
release 3023
release 2948
release 3156
release 2981
alloc 3174 reserved count=2048 align=8
alloc 3175 reserved count=1 align=0
alloc 3176 reserved count=1 align=0
alloc 3177 reserved count=1 align=0
release 2984
release 3057
release 1748
release 3127
alloc 3178 reserved count=256 align=8
alloc 3179 reserved count=1 align=0
alloc 3180 reserved count=1 align=0
alloc 3181 reserved count=16 align=4
alloc 3182 reserved count=1 align=0
alloc 3183 reserved count=1 align=0
alloc 3184 reserved count=1 align=0
alloc 3185 reserved count=1 align=0
alloc 3186 reserved count=1 align=0
alloc 3187 reserved count=16 align=4
alloc 3188 reserved count=1 align=0
alloc 3189 reserved count=1 align=0
alloc 3190 reserved count=1 align=0
release 1426
release 3079
release 3005
release 3160
release 3017
release 2884
release 2506
release 2714
release 3059
release 3069
release 2660
release 2918
release 3092
alloc 3191 reserved count=256 align=8
alloc 3192 reserved count=1 align=0
release 3124
release 2479
release 2950
release 2453
release 3086
release 2730
release 2798
alloc 3193 reserved count=256 align=8
alloc 3194 reserved count=1 align=0
alloc 3195 reserved count=1 align=0
alloc 3196 reserved count=1 align=0
release 3050
release 3066
alloc 3197 reserved count=256 align=8
alloc 3198 reserved count=256 align=8
alloc 3199 reserved count=1 align=0
alloc 3200 reserved count=1 align=0
alloc 3201 reserved count=1 align=0
alloc 3202 reserved count=1 align=0
alloc 3203 reserved count=256 align=8
alloc 3204 reserved count=1 align=0
alloc 3205 reserved count=16 align=4
alloc 3206 reserved count=256 align=8
alloc 3207 reserved count=16 align=4
alloc 3208 reserved count=16 align=4
alloc 3209 reserved count=16 align=4
alloc 3210 reserved count=256 align=8
alloc 3211 reserved count=1 align=0
alloc 3212 reserved count=256 align=8
alloc 3213 reserved count=1 align=0
alloc 3214 reserved count=256 align=8
alloc 3215 reserved count=1 align=0
alloc 3216 reserved count=1 align=0
alloc 3217 reserved count=16 align=4
release 2841
