# single pages everywhere, half of them released, then requests of 2, 4, 8 .. pages
# cmasim generate holes --seed 1
cma-workload 1
area reserved base=0x3ba00 pages=2048
alloc 1 reserved count=1 align=0
alloc 2 reserved count=1 align=0
alloc 3 reserved count=1 align=0
alloc 4 reserved count=1 align=0
alloc 5 reserved count=1 align=0
alloc 6 reserved count=1 align=0
alloc 7 reserved count=1 align=0
alloc 8 reserved count=1 align=0
alloc 9 reserved count=1 align=0
alloc 10 reserved count=1 align=0
alloc 11 reserved count=1 align=0
alloc 12 reserved count=1 align=0
alloc 13 reserved count=1 align=0
alloc 14 reserved count=1 align=0
alloc 15 reserved count=1 align=0
alloc 16 reserved count=1 align=0
alloc 17 reserved count=1 align=0
alloc 18 reserved count=1 align=0
alloc 19 reserved count=1 align=0
alloc 20 reserved count=1 align=0
alloc 21 reserved count=1 align=0
alloc 22 reserved count=1 align=0
alloc 23 reserved count=1 align=0
alloc 24 reserved count=1 align=0
alloc 25 reserved count=1 align=0
alloc 26 reserved count=1 align=0
alloc 27 reserved count=1 align=0
alloc 28 reserved count=1 align=0
alloc 29 reserved count=1 align=0
alloc 30 reserved count=1 align=0
alloc 31 reserved count=1 align=0
alloc 32 reserved count=1 align=0
alloc 33 reserved count=1 align=0
alloc 34 reserved count=1 align=0
alloc 35 reserved count=1 align=0
alloc 36 reserved count=1 align=0
alloc 37 reserved count=1 align=0
alloc 38 reserved count=1 align=0
alloc 39 reserved count=1 align=0
alloc 40 reserved count=1 align=0
alloc 41 reserved count=1 align=0
alloc 42 reserved count=1 align=0
alloc 43 reserved count=1 align=0
alloc 44 reserved count=1 align=0
alloc 45 reserved count=1 align=0
alloc 46 reserved count=1 align=0
alloc 47 reserved count=1 align=0
alloc 48 reserved count=1 align=0
alloc 49 reserved count=1 align=0
alloc 50 reserved count=1 align=0
alloc 51 reserved count=1 align=0
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
alloc 63 reserved count=1 align=0
alloc 64 reserved count=1 align=0
alloc 65 reserved count=1 align=0
alloc 66 reserved count=1 align=0
alloc 67 reserved count=1 align=0
alloc 68 reserved count=1 align=0
alloc 69 reserved count=1 align=0
alloc 70 reserved count=1 align=0
alloc 71 reserved count=1 align=0
alloc 72 reserved count=1 align=0
alloc 73 reserved count=1 align=0
alloc 74 reserved count=1 align=0
alloc 75 reserved count=1 align=0
alloc 76 reserved count=1 align=0
alloc 77 reserved count=1 align=0
alloc 78 reserved count=1 align=0
alloc 79 reserved count=1 align=0
alloc 80 reserved count=1 align=0
alloc 81 reserved count=1 align=0
alloc 82 reserved count=1 align=0
alloc 83 reserved count=1 align=0
alloc 84 reserved count=1 align=0
alloc 85 reserved count=1 align=0
alloc 86 reserved count=1 align=0
alloc 87 reserved count=1 align=0
alloc 88 reserved count=1 align=0
alloc 89 reserved count=1 align=0
alloc 90 reserved count=1 align=0
alloc 91 reserved count=1 align=0
alloc 92 reserved count=1 align=0
alloc 93 reserved count=1 align=0
alloc 94 reserved count=1 align=0
alloc 95 reserved count=1 align=0
alloc 96 reserved count=1 align=0
alloc 97 reserved count=1 align=0
alloc 98 reserved count=1 align=0
alloc 99 reserved count=1 align=0
alloc 100 reserved count=1 align=0
alloc 101 reserved count=1 align=0
alloc 102 reserved count=1 align=0
alloc 103 reserved count=1 align=0
alloc 104 reserved count=1 align=0
alloc 105 reserved count=1 align=0
alloc 106 reserved count=1 align=0
alloc 107 reserved count=1 align=0
alloc 108 reserved count=1 align=0
alloc 109 reserved count=1 align=0
alloc 110 reserved count=1 align=0
alloc 111 reserved count=1 align=0
alloc 112 reserved count=1 align=0
alloc 113 reserved count=1 align=0
alloc 114 reserved count=1 align=0
alloc 115 reserved count=1 align=0
alloc 116 reserved count=1 align=0
alloc 117 reserved count=1 align=0
alloc 118 reserved count=1 align=0
alloc 119 reserved count=1 align=0
alloc 120 reserved count=1 align=0
alloc 121 reserved count=1 align=0
alloc 122 reserved count=1 align=0
alloc 123 reserved count=1 align=0
alloc 124 reserved count=1 align=0
alloc 125 reserved count=1 align=0
alloc 126 reserved count=1 align=0
alloc 127 reserved count=1 align=0
alloc 128 reserved count=1 align=0
alloc 129 reserved count=1 align=0
alloc 130 reserved count=1 align=0
alloc 131 reserved count=1 align=0
alloc 132 reserved count=1 align=0
alloc 133 reserved count=1 align=0
alloc 134 reserved count=1 align=0
alloc 135 reserved count=1 align=0
alloc 136 reserved count=1 align=0
alloc 137 reserved count=1 align=0
alloc 138 reserved count=1 align=0
alloc 139 reserved count=1 align=0
alloc 140 reserved count=1 align=0
alloc 141 reserved count=1 align=0
alloc 142 reserved count=1 align=0
alloc 143 reserved count=1 align=0
alloc 144 reserved count=1 align=0
alloc 145 reserved count=1 align=0
alloc 146 reserved count=1 align=0
alloc 147 reserved count=1 align=0
alloc 148 reserved count=1 align=0
alloc 149 reserved count=1 align=0
alloc 150 reserved count=1 align=0
alloc 151 reserved count=1 align=0
alloc 152 reserved count=1 align=0
alloc 153 reserved count=1 align=0
alloc 154 reserved count=1 align=0
alloc 155 reserved count=1 align=0
alloc 156 reserved count=1 align=0
alloc 157 reserved count=1 align=0
alloc 158 reserved count=1 align=0
alloc 159 reserved count=1 align=0
alloc 160 reserved count=1 align=0
alloc 161 reserved count=1 align=0
alloc 162 reserved count=1 align=0
alloc 163 reserved count=1 align=0
alloc 164 reserved count=1 align=0
alloc 165 reserved count=1 align=0
alloc 166 reserved count=1 align=0
alloc 167 reserved count=1 align=0
alloc 168 reserved count=1 align=0
alloc 169 reserved count=1 align=0
alloc 170 reserved count=1 align=0
alloc 171 reserved count=1 align=0
alloc 172 reserved count=1 align=0
alloc 173 reserved count=1 align=0
alloc 174 reserved count=1 align=0
alloc 175 reserved count=1 align=0
alloc 176 reserved count=1 align=0
alloc 177 reserved count=1 align=0
alloc 178 reserved count=1 align=0
alloc 179 reserved count=1 align=0
alloc 180 reserved count=1 align=0
alloc 181 reserved count=1 align=0
alloc 182 reserved count=1 align=0
alloc 183 reserved count=1 align=0
alloc 184 reserved count=1 align=0
alloc 185 reserved count=1 align=0
alloc 186 reserved count=1 align=0
alloc 187 reserved count=1 align=0
alloc 188 reserved count=1 align=0
alloc 189 reserved count=1 align=0
alloc 190 reserved count=1 align=0
alloc 191 reserved count=1 align=0
alloc 192 reserved count=1 align=0
alloc 193 reserved count=1 align=0
alloc 194 reserved count=1 align=0
alloc 195 reserved count=1 align=0
alloc 196 reserved count=1 align=0
alloc 197 reserved count=1 align=0
alloc 198 reserved count=1 align=0
alloc 199 reserved count=1 align=0
alloc 200 reserved count=1 align=0
alloc 201 reserved count=1 align=0
alloc 202 reserved count=1 align=0
alloc 203 reserved count=1 align=0
alloc 204 reserved count=1 align=0
alloc 205 reserved count=1 align=0
alloc 206 reserved count=1 align=0
alloc 207 reserved count=1 align=0
alloc 208 reserved count=1 align=0
alloc 209 reserved count=1 align=0
alloc 210 reserved count=1 align=0
alloc 211 reserved count=1 align=0
alloc 212 reserved count=1 align=0
alloc 213 reserved count=1 align=0
alloc 214 reserved count=1 align=0
alloc 215 reserved count=1 align=0
alloc 216 reserved count=1 align=0
alloc 217 reserved count=1 align=0
alloc 218 reserved count=1 align=0
alloc 219 reserved count=1 align=0
alloc 220 reserved count=1 align=0
alloc 221 reserved count=1 align=0
alloc 222 reserved count=1 align=0
alloc 223 reserved count=1 align=0
alloc 224 reserved count=1 align=0
alloc 225 reserved count=1 align=0
alloc 226 reserved count=1 align=0
alloc 227 reserved count=1 align=0
alloc 228 reserved count=1 align=0
alloc 229 reserved count=1 align=0
alloc 230 reserved count=1 align=0
alloc 231 reserved count=1 align=0
alloc 232 reserved count=1 align=0
alloc 233 reserved count=1 align=0
alloc 234 reserved count=1 align=0
alloc 235 reserved count=1 align=0
alloc 236 reserved count=1 align=0
alloc 237 reserved count=1 align=0
alloc 238 reserved count=1 align=0
alloc 239 reserved count=1 align=0
alloc 240 reserved count=1 align=0
alloc 241 reserved count=1 align=0
alloc 242 reserved count=1 align=0
alloc 243 reserved count=1 align=0
alloc 244 reserved count=1 align=0
alloc 245 reserved count=1 align=0
alloc 246 reserved count=1 align=0
alloc 247 reserved count=1 align=0
alloc 248 reserved count=1 align=0
alloc 249 reserved count=1 align=0
alloc 250 reserved count=1 align=0
alloc 251 reserved count=1 align=0
alloc 252 reserved count=1 align=0
alloc 253 reserved count=1 align=0
alloc 254 reserved count=1 align=0
alloc 255 reserved count=1 align=0
alloc 256 reserved count=1 align=0
alloc 257 reserved count=1 align=0
alloc 258 reserved count=1 align=0
alloc 259 reserved count=1 align=0
alloc 260 reserved count=1 align=0
alloc 261 reserved count=1 align=0
alloc 262 reserved count=1 align=0
alloc 263 reserved count=1 align=0
alloc 264 reserved count=1 align=0
alloc 265 reserved count=1 align=0
alloc 266 reserved count=1 align=0
alloc 267 reserved count=1 align=0
alloc 268 reserved count=1 align=0
alloc 269 reserved count=1 align=0
alloc 270 reserved count=1 align=0
alloc 271 reserved count=1 align=0
alloc 272 reserved count=1 align=0
alloc 273 reserved count=1 align=0
alloc 274 reserved count=1 align=0
alloc 275 reserved count=1 align=0
alloc 276 reserved count=1 align=0
alloc 277 reserved count=1 align=0
alloc 278 reserved count=1 align=0
alloc 279 reserved count=1 align=0
alloc 280 reserved count=1 align=0
alloc 281 reserved count=1 align=0
alloc 282 reserved count=1 align=0
alloc 283 reserved count=1 align=0
alloc 284 reserved count=1 align=0
alloc 285 reserved count=1 align=0
alloc 286 reserved count=1 align=0
alloc 287 reserved count=1 align=0
alloc 288 reserved count=1 align=0
alloc 289 reserved count=1 align=0
alloc 290 reserved count=1 align=0
alloc 291 reserved count=1 align=0
alloc 292 reserved count=1 align=0
alloc 293 reserved count=1 align=0
alloc 294 reserved count=1 align=0
alloc 295 reserved count=1 align=0
alloc 296 reserved count=1 align=0
alloc 297 reserved count=1 align=0
alloc 298 reserved count=1 align=0
alloc 299 reserved count=1 align=0
alloc 300 reserved count=1 align=0
alloc 301 reserved count=1 align=0
alloc 302 reserved count=1 align=0
alloc 303 reserved count=1 align=0
alloc 304 reserved count=1 align=0
alloc 305 reserved count=1 align=0
alloc 306 reserved count=1 align=0
alloc 307 reserved count=1 align=0
alloc 308 reserved count=1 align=0
alloc 309 reserved count=1 align=0
alloc 310 reserved count=1 align=0
alloc 311 reserved count=1 align=0
alloc 312 reserved count=1 align=0
alloc 313 reserved count=1 align=0
alloc 314 reserved count=1 align=0
alloc 315 reserved count=1 align=0
alloc 316 reserved count=1 align=0
alloc 317 reserved count=1 align=0
alloc 318 reserved count=1 align=0
alloc 319 reserved count=1 align=0
alloc 320 reserved count=1 align=0
alloc 321 reserved count=1 align=0
alloc 322 reserved count=1 align=0
alloc 323 reserved count=1 align=0
alloc 324 reserved count=1 align=0
alloc 325 reserved count=1 align=0
alloc 326 reserved count=1 align=0
alloc 327 reserved count=1 align=0
alloc 328 reserved count=1 align=0
alloc 329 reserved count=1 align=0
alloc 330 reserved count=1 align=0
alloc 331 reserved count=1 align=0
alloc 332 reserved count=1 align=0
alloc 333 reserved count=1 align=0
alloc 334 reserved count=1 align=0
alloc 335 reserved count=1 align=0
alloc 336 reserved count=1 align=0
alloc 337 reserved count=1 align=0
alloc 338 reserved count=1 align=0
alloc 339 reserved count=1 align=0
alloc 340 reserved count=1 align=0
alloc 341 reserved count=1 align=0
alloc 342 reserved count=1 align=0
alloc 343 reserved count=1 align=0
alloc 344 reserved count=1 align=0
alloc 345 reserved count=1 align=0
alloc 346 reserved count=1 align=0
alloc 347 reserved count=1 align=0
alloc 348 reserved count=1 align=0
alloc 349 reserved count=1 align=0
alloc 350 reserved count=1 align=0
alloc 351 reserved count=1 align=0
alloc 352 reserved count=1 align=0
alloc 353 reserved count=1 align=0
alloc 354 reserved count=1 align=0
alloc 355 reserved count=1 align=0
alloc 356 reserved count=1 align=0
alloc 357 reserved count=1 align=0
alloc 358 reserved count=1 align=0
alloc 359 reserved count=1 align=0
alloc 360 reserved count=1 align=0
alloc 361 reserved count=1 align=0
alloc 362 reserved count=1 align=0
alloc 363 reserved count=1 align=0
alloc 364 reserved count=1 align=0
alloc 365 reserved count=1 align=0
alloc 366 reserved count=1 align=0
alloc 367 reserved count=1 align=0
alloc 368 reserved count=1 align=0
alloc 369 reserved count=1 align=0
alloc 370 reserved count=1 align=0
alloc 371 reserved count=1 align=0
alloc 372 reserved count=1 align=0
alloc 373 reserved count=1 align=0
alloc 374 reserved count=1 align=0
alloc 375 reserved count=1 align=0
alloc 376 reserved count=1 align=0
alloc 377 reserved count=1 align=0
alloc 378 reserved count=1 align=0
alloc 379 reserved count=1 align=0
alloc 380 reserved count=1 align=0
alloc 381 reserved count=1 align=0
alloc 382 reserved count=1 align=0
alloc 383 reserved count=1 align=0
alloc 384 reserved count=1 align=0
alloc 385 reserved count=1 align=0
alloc 386 reserved count=1 align=0
alloc 387 reserved count=1 align=0
alloc 388 reserved count=1 align=0
alloc 389 reserved count=1 align=0
alloc 390 reserved count=1 align=0
alloc 391 reserved count=1 align=0
alloc 392 reserved count=1 align=0
alloc 393 reserved count=1 align=0
alloc 394 reserved count=1 align=0
alloc 395 reserved count=1 align=0
alloc 396 reserved count=1 align=0
alloc 397 reserved count=1 align=0
alloc 398 reserved count=1 align=0
alloc 399 reserved count=1 align=0
alloc 400 reserved count=1 align=0
alloc 401 reserved count=1 align=0
alloc 402 reserved count=1 align=0
alloc 403 reserved count=1 align=0
alloc 404 reserved count=1 align=0
alloc 405 reserved count=1 align=0
alloc 406 reserved count=1 align=0
alloc 407 reserved count=1 align=0
alloc 408 reserved count=1 align=0
alloc 409 reserved count=1 align=0
alloc 410 reserved count=1 align=0
alloc 411 reserved count=1 align=0
alloc 412 reserved count=1 align=0
alloc 413 reserved count=1 align=0
alloc 414 reserved count=1 align=0
alloc 415 reserved count=1 align=0
alloc 416 reserved count=1 align=0
alloc 417 reserved count=1 align=0
alloc 418 reserved count=1 align=0
alloc 419 reserved count=1 align=0
alloc 420 reserved count=1 align=0
alloc 421 reserved count=1 align=0
alloc 422 reserved count=1 align=0
alloc 423 reserved count=1 align=0
alloc 424 reserved count=1 align=0
alloc 425 reserved count=1 align=0
alloc 426 reserved count=1 align=0
alloc 427 reserved count=1 align=0
alloc 428 reserved count=1 align=0
alloc 429 reserved count=1 align=0
alloc 430 reserved count=1 align=0
alloc 431 reserved count=1 align=0
alloc 432 reserved count=1 align=0
alloc 433 reserved count=1 align=0
alloc 434 reserved count=1 align=0
alloc 435 reserved count=1 align=0
alloc 436 reserved count=1 align=0
alloc 437 reserved count=1 align=0
alloc 438 reserved count=1 align=0
alloc 439 reserved count=1 align=0
alloc 440 reserved count=1 align=0
alloc 441 reserved count=1 align=0
alloc 442 reserved count=1 align=0
alloc 443 reserved count=1 align=0
alloc 444 reserved count=1 align=0
alloc 445 reserved count=1 align=0
alloc 446 reserved count=1 align=0
alloc 447 reserved count=1 align=0
alloc 448 reserved count=1 align=0
alloc 449 reserved count=1 align=0
alloc 450 reserved count=1 align=0
alloc 451 reserved count=1 align=0
alloc 452 reserved count=1 align=0
alloc 453 reserved count=1 align=0
alloc 454 reserved count=1 align=0
alloc 455 reserved count=1 align=0
alloc 456 reserved count=1 align=0
alloc 457 reserved count=1 align=0
alloc 458 reserved count=1 align=0
alloc 459 reserved count=1 align=0
alloc 460 reserved count=1 align=0
alloc 461 reserved count=1 align=0
alloc 462 reserved count=1 align=0
alloc 463 reserved count=1 align=0
alloc 464 reserved count=1 align=0
alloc 465 reserved count=1 align=0
alloc 466 reserved count=1 align=0
alloc 467 reserved count=1 align=0
alloc 468 reserved count=1 align=0
alloc 469 reserved count=1 align=0
alloc 470 reserved count=1 align=0
alloc 471 reserved count=1 align=0
alloc 472 reserved count=1 align=0
alloc 473 reserved count=1 align=0
alloc 474 reserved count=1 align=0
alloc 475 reserved count=1 align=0
alloc 476 reserved count=1 align=0
alloc 477 reserved count=1 align=0
alloc 478 reserved count=1 align=0
alloc 479 reserved count=1 align=0
alloc 480 reserved count=1 align=0
alloc 481 reserved count=1 align=0
alloc 482 reserved count=1 align=0
alloc 483 reserved count=1 align=0
alloc 484 reserved count=1 align=0
alloc 485 reserved count=1 align=0
alloc 486 reserved count=1 align=0
alloc 487 reserved count=1 align=0
alloc 488 reserved count=1 align=0
alloc 489 reserved count=1 align=0
alloc 490 reserved count=1 align=0
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
alloc 503 reserved count=1 align=0
alloc 504 reserved count=1 align=0
alloc 505 reserved count=1 align=0
alloc 506 reserved count=1 align=0
alloc 507 reserved count=1 align=0
alloc 508 reserved count=1 align=0
alloc 509 reserved count=1 align=0
alloc 510 reserved count=1 align=0
alloc 511 reserved count=1 align=0
alloc 512 reserved count=1 align=0
alloc 513 reserved count=1 align=0
alloc 514 reserved count=1 align=0
alloc 515 reserved count=1 align=0
alloc 516 reserved count=1 align=0
alloc 517 reserved count=1 align=0
alloc 518 reserved count=1 align=0
alloc 519 reserved count=1 align=0
alloc 520 reserved count=1 align=0
alloc 521 reserved count=1 align=0
alloc 522 reserved count=1 align=0
alloc 523 reserved count=1 align=0
alloc 524 reserved count=1 align=0
alloc 525 reserved count=1 align=0
alloc 526 reserved count=1 align=0
alloc 527 reserved count=1 align=0
alloc 528 reserved count=1 align=0
alloc 529 reserved count=1 align=0
alloc 530 reserved count=1 align=0
alloc 531 reserved count=1 align=0
alloc 532 reserved count=1 align=0
alloc 533 reserved count=1 align=0
alloc 534 reserved count=1 align=0
alloc 535 reserved count=1 align=0
alloc 536 reserved count=1 align=0
alloc 537 reserved count=1 align=0
alloc 538 reserved count=1 align=0
alloc 539 reserved count=1 align=0
alloc 540 reserved count=1 align=0
alloc 541 reserved count=1 align=0
alloc 542 reserved count=1 align=0
alloc 543 reserved count=1 align=0
alloc 544 reserved count=1 align=0
alloc 545 reserved count=1 align=0
alloc 546 reserved count=1 align=0
alloc 547 reserved count=1 align=0
alloc 548 reserved count=1 align=0
alloc 549 reserved count=1 align=0
alloc 550 reserved count=1 align=0
alloc 551 reserved count=1 align=0
alloc 552 reserved count=1 align=0
alloc 553 reserved count=1 align=0
alloc 554 reserved count=1 align=0
alloc 555 reserved count=1 align=0
alloc 556 reserved count=1 align=0
alloc 557 reserved count=1 align=0
alloc 558 reserved count=1 align=0
alloc 559 reserved count=1 align=0
alloc 560 reserved count=1 align=0
alloc 561 reserved count=1 align=0
alloc 562 reserved count=1 align=0
alloc 563 reserved count=1 align=0
alloc 564 reserved count=1 align=0
alloc 565 reserved count=1 align=0
alloc 566 reserved count=1 align=0
alloc 567 reserved count=1 align=0
alloc 568 reserved count=1 align=0
alloc 569 reserved count=1 align=0
alloc 570 reserved count=1 align=0
alloc 571 reserved count=1 align=0
alloc 572 reserved count=1 align=0
alloc 573 reserved count=1 align=0
alloc 574 reserved count=1 align=0
alloc 575 reserved count=1 align=0
alloc 576 reserved count=1 align=0
alloc 577 reserved count=1 align=0
alloc 578 reserved count=1 align=0
alloc 579 reserved count=1 align=0
alloc 580 reserved count=1 align=0
alloc 581 reserved count=1 align=0
alloc 582 reserved count=1 align=0
alloc 583 reserved count=1 align=0
alloc 584 reserved count=1 align=0
alloc 585 reserved count=1 align=0
alloc 586 reserved count=1 align=0
alloc 587 reserved count=1 align=0
alloc 588 reserved count=1 align=0
alloc 589 reserved count=1 align=0
alloc 590 reserved count=1 align=0
alloc 591 reserved count=1 align=0
alloc 592 reserved count=1 align=0
alloc 593 reserved count=1 align=0
alloc 594 reserved count=1 align=0
alloc 595 reserved count=1 align=0
alloc 596 reserved count=1 align=0
alloc 597 reserved count=1 align=0
alloc 598 reserved count=1 align=0
alloc 599 reserved count=1 align=0
alloc 600 reserved count=1 align=0
alloc 601 reserved count=1 align=0
alloc 602 reserved count=1 align=0
alloc 603 reserved count=1 align=0
alloc 604 reserved count=1 align=0
alloc 605 reserved count=1 align=0
alloc 606 reserved count=1 align=0
alloc 607 reserved count=1 align=0
alloc 608 reserved count=1 align=0
alloc 609 reserved count=1 align=0
alloc 610 reserved count=1 align=0
alloc 611 reserved count=1 align=0
alloc 612 reserved count=1 align=0
alloc 613 reserved count=1 align=0
alloc 614 reserved count=1 align=0
alloc 615 reserved count=1 align=0
alloc 616 reserved count=1 align=0
alloc 617 reserved count=1 align=0
alloc 618 reserved count=1 align=0
alloc 619 reserved count=1 align=0
alloc 620 reserved count=1 align=0
alloc 621 reserved count=1 align=0
alloc 622 reserved count=1 align=0
alloc 623 reserved count=1 align=0
alloc 624 reserved count=1 align=0
alloc 625 reserved count=1 align=0
alloc 626 reserved count=1 align=0
alloc 627 reserved count=1 align=0
alloc 628 reserved count=1 align=0
alloc 629 reserved count=1 align=0
alloc 630 reserved count=1 align=0
alloc 631 reserved count=1 align=0
alloc 632 reserved count=1 align=0
alloc 633 reserved count=1 align=0
alloc 634 reserved count=1 align=0
alloc 635 reserved count=1 align=0
alloc 636 reserved count=1 align=0
alloc 637 reserved count=1 align=0
alloc 638 reserved count=1 align=0
alloc 639 reserved count=1 align=0
alloc 640 reserved count=1 align=0
alloc 641 reserved count=1 align=0
alloc 642 reserved count=1 align=0
alloc 643 reserved count=1 align=0
alloc 644 reserved count=1 align=0
alloc 645 reserved count=1 align=0
alloc 646 reserved count=1 align=0
alloc 647 reserved count=1 align=0
alloc 648 reserved count=1 align=0
alloc 649 reserved count=1 align=0
alloc 650 reserved count=1 align=0
alloc 651 reserved count=1 align=0
alloc 652 reserved count=1 align=0
alloc 653 reserved count=1 align=0
alloc 654 reserved count=1 align=0
alloc 655 reserved count=1 align=0
alloc 656 reserved count=1 align=0
alloc 657 reserved count=1 align=0
alloc 658 reserved count=1 align=0
alloc 659 reserved count=1 align=0
alloc 660 reserved count=1 align=0
alloc 661 reserved count=1 align=0
alloc 662 reserved count=1 align=0
alloc 663 reserved count=1 align=0
alloc 664 reserved count=1 align=0
alloc 665 reserved count=1 align=0
alloc 666 reserved count=1 align=0
alloc 667 reserved count=1 align=0
alloc 668 reserved count=1 align=0
alloc 669 reserved count=1 align=0
alloc 670 reserved count=1 align=0
alloc 671 reserved count=1 align=0
alloc 672 reserved count=1 align=0
alloc 673 reserved count=1 align=0
alloc 674 reserved count=1 align=0
alloc 675 reserved count=1 align=0
alloc 676 reserved count=1 align=0
alloc 677 reserved count=1 align=0
alloc 678 reserved count=1 align=0
alloc 679 reserved count=1 align=0
alloc 680 reserved count=1 align=0
alloc 681 reserved count=1 align=0
alloc 682 reserved count=1 align=0
alloc 683 reserved count=1 align=0
alloc 684 reserved count=1 align=0
alloc 685 reserved count=1 align=0
alloc 686 reserved count=1 align=0
alloc 687 reserved count=1 align=0
alloc 688 reserved count=1 align=0
alloc 689 reserved count=1 align=0
alloc 690 reserved count=1 align=0
alloc 691 reserved count=1 align=0
alloc 692 reserved count=1 align=0
alloc 693 reserved count=1 align=0
alloc 694 reserved count=1 align=0
alloc 695 reserved count=1 align=0
alloc 696 reserved count=1 align=0
alloc 697 reserved count=1 align=0
alloc 698 reserved count=1 align=0
alloc 699 reserved count=1 align=0
alloc 700 reserved count=1 align=0
alloc 701 reserved count=1 align=0
alloc 702 reserved count=1 align=0
alloc 703 reserved count=1 align=0
alloc 704 reserved count=1 align=0
alloc 705 reserved count=1 align=0
alloc 706 reserved count=1 align=0
alloc 707 reserved count=1 align=0
alloc 708 reserved count=1 align=0
alloc 709 reserved count=1 align=0
alloc 710 reserved count=1 align=0
alloc 711 reserved count=1 align=0
alloc 712 reserved count=1 align=0
alloc 713 reserved count=1 align=0
alloc 714 reserved count=1 align=0
alloc 715 reserved count=1 align=0
alloc 716 reserved count=1 align=0
alloc 717 reserved count=1 align=0
alloc 718 reserved count=1 align=0
alloc 719 reserved count=1 align=0
alloc 720 reserved count=1 align=0
alloc 721 reserved count=1 align=0
alloc 722 reserved count=1 align=0
alloc 723 reserved count=1 align=0
alloc 724 reserved count=1 align=0
alloc 725 reserved count=1 align=0
alloc 726 reserved count=1 align=0
alloc 727 reserved count=1 align=0
alloc 728 reserved count=1 align=0
alloc 729 reserved count=1 align=0
alloc 730 reserved count=1 align=0
alloc 731 reserved count=1 align=0
alloc 732 reserved count=1 align=0
alloc 733 reserved count=1 align=0
alloc 734 reserved count=1 align=0
alloc 735 reserved count=1 align=0
alloc 736 reserved count=1 align=0
alloc 737 reserved count=1 align=0
alloc 738 reserved count=1 align=0
alloc 739 reserved count=1 align=0
alloc 740 reserved count=1 align=0
alloc 741 reserved count=1 align=0
alloc 742 reserved count=1 align=0
alloc 743 reserved count=1 align=0
alloc 744 reserved count=1 align=0
alloc 745 reserved count=1 align=0
alloc 746 reserved count=1 align=0
alloc 747 reserved count=1 align=0
alloc 748 reserved count=1 align=0
alloc 749 reserved count=1 align=0
alloc 750 reserved count=1 align=0
alloc 751 reserved count=1 align=0
alloc 752 reserved count=1 align=0
alloc 753 reserved count=1 align=0
alloc 754 reserved count=1 align=0
alloc 755 reserved count=1 align=0
alloc 756 reserved count=1 align=0
alloc 757 reserved count=1 align=0
alloc 758 reserved count=1 align=0
alloc 759 reserved count=1 align=0
alloc 760 reserved count=1 align=0
alloc 761 reserved count=1 align=0
alloc 762 reserved count=1 align=0
alloc 763 reserved count=1 align=0
alloc 764 reserved count=1 align=0
alloc 765 reserved count=1 align=0
alloc 766 reserved count=1 align=0
alloc 767 reserved count=1 align=0
alloc 768 reserved count=1 align=0
alloc 769 reserved count=1 align=0
alloc 770 reserved count=1 align=0
alloc 771 reserved count=1 align=0
alloc 772 reserved count=1 align=0
alloc 773 reserved count=1 align=0
alloc 774 reserved count=1 align=0
alloc 775 reserved count=1 align=0
alloc 776 reserved count=1 align=0
alloc 777 reserved count=1 align=0
alloc 778 reserved count=1 align=0
alloc 779 reserved count=1 align=0
alloc 780 reserved count=1 align=0
alloc 781 reserved count=1 align=0
alloc 782 reserved count=1 align=0
alloc 783 reserved count=1 align=0
alloc 784 reserved count=1 align=0
alloc 785 reserved count=1 align=0
alloc 786 reserved count=1 align=0
alloc 787 reserved count=1 align=0
alloc 788 reserved count=1 align=0
alloc 789 reserved count=1 align=0
alloc 790 reserved count=1 align=0
alloc 791 reserved count=1 align=0
alloc 792 reserved count=1 align=0
alloc 793 reserved count=1 align=0
alloc 794 reserved count=1 align=0
alloc 795 reserved count=1 align=0
alloc 796 reserved count=1 align=0
alloc 797 reserved count=1 align=0
alloc 798 reserved count=1 align=0
alloc 799 reserved count=1 align=0
alloc 800 reserved count=1 align=0
alloc 801 reserved count=1 align=0
alloc 802 reserved count=1 align=0
alloc 803 reserved count=1 align=0
alloc 804 reserved count=1 align=0
alloc 805 reserved count=1 align=0
alloc 806 reserved count=1 align=0
alloc 807 reserved count=1 align=0
alloc 808 reserved count=1 align=0
alloc 809 reserved count=1 align=0
alloc 810 reserved count=1 align=0
alloc 811 reserved count=1 align=0
alloc 812 reserved count=1 align=0
alloc 813 reserved count=1 align=0
alloc 814 reserved count=1 align=0
alloc 815 reserved count=1 align=0
alloc 816 reserved count=1 align=0
alloc 817 reserved count=1 align=0
alloc 818 reserved count=1 align=0
alloc 819 reserved count=1 align=0
alloc 820 reserved count=1 align=0
alloc 821 reserved count=1 align=0
alloc 822 reserved count=1 align=0
alloc 823 reserved count=1 align=0
alloc 824 reserved count=1 align=0
alloc 825 reserved count=1 align=0
alloc 826 reserved count=1 align=0
alloc 827 reserved count=1 align=0
alloc 828 reserved count=1 align=0
alloc 829 reserved count=1 align=0
alloc 830 reserved count=1 align=0
alloc 831 reserved count=1 align=0
alloc 832 reserved count=1 align=0
alloc 833 reserved count=1 align=0
alloc 834 reserved count=1 align=0
alloc 835 reserved count=1 align=0
alloc 836 reserved count=1 align=0
alloc 837 reserved count=1 align=0
alloc 838 reserved count=1 align=0
alloc 839 reserved count=1 align=0
alloc 840 reserved count=1 align=0
alloc 841 reserved count=1 align=0
alloc 842 reserved count=1 align=0
alloc 843 reserved count=1 align=0
alloc 844 reserved count=1 align=0
alloc 845 reserved count=1 align=0
alloc 846 reserved count=1 align=0
alloc 847 reserved count=1 align=0
alloc 848 reserved count=1 align=0
alloc 849 reserved count=1 align=0
alloc 850 reserved count=1 align=0
alloc 851 reserved count=1 align=0
alloc 852 reserved count=1 align=0
alloc 853 reserved count=1 align=0
alloc 854 reserved count=1 align=0
alloc 855 reserved count=1 align=0
alloc 856 reserved count=1 align=0
alloc 857 reserved count=1 align=0
alloc 858 reserved count=1 align=0
alloc 859 reserved count=1 align=0
alloc 860 reserved count=1 align=0
alloc 861 reserved count=1 align=0
alloc 862 reserved count=1 align=0
alloc 863 reserved count=1 align=0
alloc 864 reserved count=1 align=0
alloc 865 reserved count=1 align=0
alloc 866 reserved count=1 align=0
alloc 867 reserved count=1 align=0
alloc 868 reserved count=1 align=0
alloc 869 reserved count=1 align=0
alloc 870 reserved count=1 align=0
alloc 871 reserved count=1 align=0
alloc 872 reserved count=1 align=0
alloc 873 reserved count=1 align=0
alloc 874 reserved count=1 align=0
alloc 875 reserved count=1 align=0
alloc 876 reserved count=1 align=0
alloc 877 reserved count=1 align=0
alloc 878 reserved count=1 align=0
alloc 879 reserved count=1 align=0
alloc 880 reserved count=1 align=0
alloc 881 reserved count=1 align=0
alloc 882 reserved count=1 align=0
alloc 883 reserved count=1 align=0
alloc 884 reserved count=1 align=0
alloc 885 reserved count=1 align=0
alloc 886 reserved count=1 align=0
alloc 887 reserved count=1 align=0
alloc 888 reserved count=1 align=0
alloc 889 reserved count=1 align=0
alloc 890 reserved count=1 align=0
alloc 891 reserved count=1 align=0
alloc 892 reserved count=1 align=0
alloc 893 reserved count=1 align=0
alloc 894 reserved count=1 align=0
alloc 895 reserved count=1 align=0
alloc 896 reserved count=1 align=0
alloc 897 reserved count=1 align=0
alloc 898 reserved count=1 align=0
alloc 899 reserved count=1 align=0
alloc 900 reserved count=1 align=0
alloc 901 reserved count=1 align=0
alloc 902 reserved count=1 align=0
alloc 903 reserved count=1 align=0
alloc 904 reserved count=1 align=0
alloc 905 reserved count=1 align=0
alloc 906 reserved count=1 align=0
alloc 907 reserved count=1 align=0
alloc 908 reserved count=1 align=0
alloc 909 reserved count=1 align=0
alloc 910 reserved count=1 align=0
alloc 911 reserved count=1 align=0
alloc 912 reserved count=1 align=0
alloc 913 reserved count=1 align=0
alloc 914 reserved count=1 align=0
alloc 915 reserved count=1 align=0
alloc 916 reserved count=1 align=0
alloc 917 reserved count=1 align=0
alloc 918 reserved count=1 align=0
alloc 919 reserved count=1 align=0
alloc 920 reserved count=1 align=0
alloc 921 reserved count=1 align=0
alloc 922 reserved count=1 align=0
alloc 923 reserved count=1 align=0
alloc 924 reserved count=1 align=0
alloc 925 reserved count=1 align=0
alloc 926 reserved count=1 align=0
alloc 927 reserved count=1 align=0
alloc 928 reserved count=1 align=0
alloc 929 reserved count=1 align=0
alloc 930 reserved count=1 align=0
alloc 931 reserved count=1 align=0
alloc 932 reserved count=1 align=0
alloc 933 reserved count=1 align=0
alloc 934 reserved count=1 align=0
alloc 935 reserved count=1 align=0
alloc 936 reserved count=1 align=0
alloc 937 reserved count=1 align=0
alloc 938 reserved count=1 align=0
alloc 939 reserved count=1 align=0
alloc 940 reserved count=1 align=0
alloc 941 reserved count=1 align=0
alloc 942 reserved count=1 align=0
alloc 943 reserved count=1 align=0
alloc 944 reserved count=1 align=0
alloc 945 reserved count=1 align=0
alloc 946 reserved count=1 align=0
alloc 947 reserved count=1 align=0
alloc 948 reserved count=1 align=0
alloc 949 reserved count=1 align=0
alloc 950 reserved count=1 align=0
alloc 951 reserved count=1 align=0
alloc 952 reserved count=1 align=0
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
alloc 964 reserved count=1 align=0
alloc 965 reserved count=1 align=0
alloc 966 reserved count=1 align=0
alloc 967 reserved count=1 align=0
alloc 968 reserved count=1 align=0
alloc 969 reserved count=1 align=0
alloc 970 reserved count=1 align=0
alloc 971 reserved count=1 align=0
alloc 972 reserved count=1 align=0
alloc 973 reserved count=1 align=0
alloc 974 reserved count=1 align=0
alloc 975 reserved count=1 align=0
alloc 976 reserved count=1 align=0
alloc 977 reserved count=1 align=0
alloc 978 reserved count=1 align=0
alloc 979 reserved count=1 align=0
alloc 980 reserved count=1 align=0
alloc 981 reserved count=1 align=0
alloc 982 reserved count=1 align=0
alloc 983 reserved count=1 align=0
alloc 984 reserved count=1 align=0
alloc 985 reserved count=1 align=0
alloc 986 reserved count=1 align=0
alloc 987 reserved count=1 align=0
alloc 988 reserved count=1 align=0
alloc 989 reserved count=1 align=0
alloc 990 reserved count=1 align=0
alloc 991 reserved count=1 align=0
alloc 992 reserved count=1 align=0
alloc 993 reserved count=1 align=0
alloc 994 reserved count=1 align=0
alloc 995 reserved count=1 align=0
alloc 996 reserved count=1 align=0
alloc 997 reserved count=1 align=0
alloc 998 reserved count=1 align=0
alloc 999 reserved count=1 align=0
alloc 1000 reserved count=1 align=0
alloc 1001 reserved count=1 align=0
alloc 1002 reserved count=1 align=0
alloc 1003 reserved count=1 align=0
alloc 1004 reserved count=1 align=0
alloc 1005 reserved count=1 align=0
alloc 1006 reserved count=1 align=0
alloc 1007 reserved count=1 align=0
alloc 1008 reserved count=1 align=0
alloc 1009 reserved count=1 align=0
alloc 1010 reserved count=1 align=0
alloc 1011 reserved count=1 align=0
alloc 1012 reserved count=1 align=0
alloc 1013 reserved count=1 align=0
alloc 1014 reserved count=1 align=0
alloc 1015 reserved count=1 align=0
alloc 1016 reserved count=1 align=0
alloc 1017 reserved count=1 align=0
alloc 1018 reserved count=1 align=0
alloc 1019 reserved count=1 align=0
alloc 1020 reserved count=1 align=0
alloc 1021 reserved count=1 align=0
alloc 1022 reserved count=1 align=0
alloc 1023 reserved count=1 align=0
alloc 1024 reserved count=1 align=0
alloc 1025 reserved count=1 align=0
alloc 1026 reserved count=1 align=0
alloc 1027 reserved count=1 align=0
alloc 1028 reserved count=1 align=0
alloc 1029 reserved count=1 align=0
alloc 1030 reserved count=1 align=0
alloc 1031 reserved count=1 align=0
alloc 1032 reserved count=1 align=0
alloc 1033 reserved count=1 align=0
alloc 1034 reserved count=1 align=0
alloc 1035 reserved count=1 align=0
alloc 1036 reserved count=1 align=0
alloc 1037 reserved count=1 align=0
alloc 1038 reserved count=1 align=0
alloc 1039 reserved count=1 align=0
alloc 1040 reserved count=1 align=0
alloc 1041 reserved count=1 align=0
alloc 1042 reserved count=1 align=0
alloc 1043 reserved count=1 align=0
alloc 1044 reserved count=1 align=0
alloc 1045 reserved count=1 align=0
alloc 1046 reserved count=1 align=0
alloc 1047 reserved count=1 align=0
alloc 1048 reserved count=1 align=0
alloc 1049 reserved count=1 align=0
alloc 1050 reserved count=1 align=0
alloc 1051 reserved count=1 align=0
alloc 1052 reserved count=1 align=0
alloc 1053 reserved count=1 align=0
alloc 1054 reserved count=1 align=0
alloc 1055 reserved count=1 align=0
alloc 1056 reserved count=1 align=0
alloc 1057 reserved count=1 align=0
alloc 1058 reserved count=1 align=0
alloc 1059 reserved count=1 align=0
alloc 1060 reserved count=1 align=0
alloc 1061 reserved count=1 align=0
alloc 1062 reserved count=1 align=0
alloc 1063 reserved count=1 align=0
alloc 1064 reserved count=1 align=0
alloc 1065 reserved count=1 align=0
alloc 1066 reserved count=1 align=0
alloc 1067 reserved count=1 align=0
alloc 1068 reserved count=1 align=0
alloc 1069 reserved count=1 align=0
alloc 1070 reserved count=1 align=0
alloc 1071 reserved count=1 align=0
alloc 1072 reserved count=1 align=0
alloc 1073 reserved count=1 align=0
alloc 1074 reserved count=1 align=0
alloc 1075 reserved count=1 align=0
alloc 1076 reserved count=1 align=0
alloc 1077 reserved count=1 align=0
alloc 1078 reserved count=1 align=0
alloc 1079 reserved count=1 align=0
alloc 1080 reserved count=1 align=0
alloc 1081 reserved count=1 align=0
alloc 1082 reserved count=1 align=0
alloc 1083 reserved count=1 align=0
alloc 1084 reserved count=1 align=0
alloc 1085 reserved count=1 align=0
alloc 1086 reserved count=1 align=0
alloc 1087 reserved count=1 align=0
alloc 1088 reserved count=1 align=0
alloc 1089 reserved count=1 align=0
alloc 1090 reserved count=1 align=0
alloc 1091 reserved count=1 align=0
alloc 1092 reserved count=1 align=0
alloc 1093 reserved count=1 align=0
alloc 1094 reserved count=1 align=0
alloc 1095 reserved count=1 align=0
alloc 1096 reserved count=1 align=0
alloc 1097 reserved count=1 align=0
alloc 1098 reserved count=1 align=0
alloc 1099 reserved count=1 align=0
alloc 1100 reserved count=1 align=0
alloc 1101 reserved count=1 align=0
alloc 1102 reserved count=1 align=0
alloc 1103 reserved count=1 align=0
alloc 1104 reserved count=1 align=0
alloc 1105 reserved count=1 align=0
alloc 1106 reserved count=1 align=0
alloc 1107 reserved count=1 align=0
alloc 1108 reserved count=1 align=0
alloc 1109 reserved count=1 align=0
alloc 1110 reserved count=1 align=0
alloc 1111 reserved count=1 align=0
alloc 1112 reserved count=1 align=0
alloc 1113 reserved count=1 align=0
alloc 1114 reserved count=1 align=0
alloc 1115 reserved count=1 align=0
alloc 1116 reserved count=1 align=0
alloc 1117 reserved count=1 align=0
alloc 1118 reserved count=1 align=0
alloc 1119 reserved count=1 align=0
alloc 1120 reserved count=1 align=0
alloc 1121 reserved count=1 align=0
alloc 1122 reserved count=1 align=0
alloc 1123 reserved count=1 align=0
alloc 1124 reserved count=1 align=0
alloc 1125 reserved count=1 align=0
alloc 1126 reserved count=1 align=0
alloc 1127 reserved count=1 align=0
alloc 1128 reserved count=1 align=0
alloc 1129 reserved count=1 align=0
alloc 1130 reserved count=1 align=0
alloc 1131 reserved count=1 align=0
alloc 1132 reserved count=1 align=0
alloc 1133 reserved count=1 align=0
alloc 1134 reserved count=1 align=0
alloc 1135 reserved count=1 align=0
alloc 1136 reserved count=1 align=0
alloc 1137 reserved count=1 align=0
alloc 1138 reserved count=1 align=0
alloc 1139 reserved count=1 align=0
alloc 1140 reserved count=1 align=0
alloc 1141 reserved count=1 align=0
alloc 1142 reserved count=1 align=0
alloc 1143 reserved count=1 align=0
alloc 1144 reserved count=1 align=0
alloc 1145 reserved count=1 align=0
alloc 1146 reserved count=1 align=0
alloc 1147 reserved count=1 align=0
alloc 1148 reserved count=1 align=0
alloc 1149 reserved count=1 align=0
alloc 1150 reserved count=1 align=0
alloc 1151 reserved count=1 align=0
alloc 1152 reserved count=1 align=0
alloc 1153 reserved count=1 align=0
alloc 1154 reserved count=1 align=0
alloc 1155 reserved count=1 align=0
alloc 1156 reserved count=1 align=0
alloc 1157 reserved count=1 align=0
alloc 1158 reserved count=1 align=0
alloc 1159 reserved count=1 align=0
alloc 1160 reserved count=1 align=0
alloc 1161 reserved count=1 align=0
alloc 1162 reserved count=1 align=0
alloc 1163 reserved count=1 align=0
alloc 1164 reserved count=1 align=0
alloc 1165 reserved count=1 align=0
alloc 1166 reserved count=1 align=0
alloc 1167 reserved count=1 align=0
alloc 1168 reserved count=1 align=0
alloc 1169 reserved count=1 align=0
alloc 1170 reserved count=1 align=0
alloc 1171 reserved count=1 align=0
alloc 1172 reserved count=1 align=0
alloc 1173 reserved count=1 align=0
alloc 1174 reserved count=1 align=0
alloc 1175 reserved count=1 align=0
alloc 1176 reserved count=1 align=0
alloc 1177 reserved count=1 align=0
alloc 1178 reserved count=1 align=0
alloc 1179 reserved count=1 align=0
alloc 1180 reserved count=1 align=0
alloc 1181 reserved count=1 align=0
alloc 1182 reserved count=1 align=0
alloc 1183 reserved count=1 align=0
alloc 1184 reserved count=1 align=0
alloc 1185 reserved count=1 align=0
alloc 1186 reserved count=1 align=0
alloc 1187 reserved count=1 align=0
alloc 1188 reserved count=1 align=0
alloc 1189 reserved count=1 align=0
alloc 1190 reserved count=1 align=0
alloc 1191 reserved count=1 align=0
alloc 1192 reserved count=1 align=0
alloc 1193 reserved count=1 align=0
alloc 1194 reserved count=1 align=0
alloc 1195 reserved count=1 align=0
alloc 1196 reserved count=1 align=0
alloc 1197 reserved count=1 align=0
alloc 1198 reserved count=1 align=0
alloc 1199 reserved count=1 align=0
alloc 1200 reserved count=1 align=0
alloc 1201 reserved count=1 align=0
alloc 1202 reserved count=1 align=0
alloc 1203 reserved count=1 align=0
alloc 1204 reserved count=1 align=0
alloc 1205 reserved count=1 align=0
alloc 1206 reserved count=1 align=0
alloc 1207 reserved count=1 align=0
alloc 1208 reserved count=1 align=0
alloc 1209 reserved count=1 align=0
alloc 1210 reserved count=1 align=0
alloc 1211 reserved count=1 align=0
alloc 1212 reserved count=1 align=0
alloc 1213 reserved count=1 align=0
alloc 1214 reserved count=1 align=0
alloc 1215 reserved count=1 align=0
alloc 1216 reserved count=1 align=0
alloc 1217 reserved count=1 align=0
alloc 1218 reserved count=1 align=0
alloc 1219 reserved count=1 align=0
alloc 1220 reserved count=1 align=0
alloc 1221 reserved count=1 align=0
alloc 1222 reserved count=1 align=0
alloc 1223 reserved count=1 align=0
alloc 1224 reserved count=1 align=0
alloc 1225 reserved count=1 align=0
alloc 1226 reserved count=1 align=0
alloc 1227 reserved count=1 align=0
alloc 1228 reserved count=1 align=0
alloc 1229 reserved count=1 align=0
alloc 1230 reserved count=1 align=0
alloc 1231 reserved count=1 align=0
alloc 1232 reserved count=1 align=0
alloc 1233 reserved count=1 align=0
alloc 1234 reserved count=1 align=0
alloc 1235 reserved count=1 align=0
alloc 1236 reserved count=1 align=0
alloc 1237 reserved count=1 align=0
alloc 1238 reserved count=1 align=0
alloc 1239 reserved count=1 align=0
alloc 1240 reserved count=1 align=0
alloc 1241 reserved count=1 align=0
alloc 1242 reserved count=1 align=0
alloc 1243 reserved count=1 align=0
alloc 1244 reserved count=1 align=0
alloc 1245 reserved count=1 align=0
alloc 1246 reserved count=1 align=0
alloc 1247 reserved count=1 align=0
alloc 1248 reserved count=1 align=0
alloc 1249 reserved count=1 align=0
alloc 1250 reserved count=1 align=0
alloc 1251 reserved count=1 align=0
alloc 1252 reserved count=1 align=0
alloc 1253 reserved count=1 align=0
alloc 1254 reserved count=1 align=0
alloc 1255 reserved count=1 align=0
alloc 1256 reserved count=1 align=0
alloc 1257 reserved count=1 align=0
alloc 1258 reserved count=1 align=0
alloc 1259 reserved count=1 align=0
alloc 1260 reserved count=1 align=0
alloc 1261 reserved count=1 align=0
alloc 1262 reserved count=1 align=0
alloc 1263 reserved count=1 align=0
alloc 1264 reserved count=1 align=0
alloc 1265 reserved count=1 align=0
alloc 1266 reserved count=1 align=0
alloc 1267 reserved count=1 align=0
alloc 1268 reserved count=1 align=0
alloc 1269 reserved count=1 align=0
alloc 1270 reserved count=1 align=0
alloc 1271 reserved count=1 align=0
alloc 1272 reserved count=1 align=0
alloc 1273 reserved count=1 align=0
alloc 1274 reserved count=1 align=0
alloc 1275 reserved count=1 align=0
alloc 1276 reserved count=1 align=0
alloc 1277 reserved count=1 align=0
alloc 1278 reserved count=1 align=0
alloc 1279 reserved count=1 align=0
alloc 1280 reserved count=1 align=0
alloc 1281 reserved count=1 align=0
alloc 1282 reserved count=1 align=0
alloc 1283 reserved count=1 align=0
alloc 1284 reserved count=1 align=0
alloc 1285 reserved count=1 align=0
alloc 1286 reserved count=1 align=0
alloc 1287 reserved count=1 align=0
alloc 1288 reserved count=1 align=0
alloc 1289 reserved count=1 align=0
alloc 1290 reserved count=1 align=0
alloc 1291 reserved count=1 align=0
alloc 1292 reserved count=1 align=0
alloc 1293 reserved count=1 align=0
alloc 1294 reserved count=1 align=0
alloc 1295 reserved count=1 align=0
alloc 1296 reserved count=1 align=0
alloc 1297 reserved count=1 align=0
alloc 1298 reserved count=1 align=0
alloc 1299 reserved count=1 align=0
alloc 1300 reserved count=1 align=0
alloc 1301 reserved count=1 align=0
alloc 1302 reserved count=1 align=0
alloc 1303 reserved count=1 align=0
alloc 1304 reserved count=1 align=0
alloc 1305 reserved count=1 align=0
alloc 1306 reserved count=1 align=0
alloc 1307 reserved count=1 align=0
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
alloc 1321 reserved count=1 align=0
alloc 1322 reserved count=1 align=0
alloc 1323 reserved count=1 align=0
alloc 1324 reserved count=1 align=0
alloc 1325 reserved count=1 align=0
alloc 1326 reserved count=1 align=0
alloc 1327 reserved count=1 align=0
alloc 1328 reserved count=1 align=0
alloc 1329 reserved count=1 align=0
alloc 1330 reserved count=1 align=0
alloc 1331 reserved count=1 align=0
alloc 1332 reserved count=1 align=0
alloc 1333 reserved count=1 align=0
alloc 1334 reserved count=1 align=0
alloc 1335 reserved count=1 align=0
alloc 1336 reserved count=1 align=0
alloc 1337 reserved count=1 align=0
alloc 1338 reserved count=1 align=0
alloc 1339 reserved count=1 align=0
alloc 1340 reserved count=1 align=0
alloc 1341 reserved count=1 align=0
alloc 1342 reserved count=1 align=0
alloc 1343 reserved count=1 align=0
alloc 1344 reserved count=1 align=0
alloc 1345 reserved count=1 align=0
alloc 1346 reserved count=1 align=0
alloc 1347 reserved count=1 align=0
alloc 1348 reserved count=1 align=0
alloc 1349 reserved count=1 align=0
alloc 1350 reserved count=1 align=0
alloc 1351 reserved count=1 align=0
alloc 1352 reserved count=1 align=0
alloc 1353 reserved count=1 align=0
alloc 1354 reserved count=1 align=0
alloc 1355 reserved count=1 align=0
alloc 1356 reserved count=1 align=0
alloc 1357 reserved count=1 align=0
alloc 1358 reserved count=1 align=0
alloc 1359 reserved count=1 align=0
alloc 1360 reserved count=1 align=0
alloc 1361 reserved count=1 align=0
alloc 1362 reserved count=1 align=0
alloc 1363 reserved count=1 align=0
alloc 1364 reserved count=1 align=0
alloc 1365 reserved count=1 align=0
alloc 1366 reserved count=1 align=0
alloc 1367 reserved count=1 align=0
alloc 1368 reserved count=1 align=0
alloc 1369 reserved count=1 align=0
alloc 1370 reserved count=1 align=0
alloc 1371 reserved count=1 align=0
alloc 1372 reserved count=1 align=0
alloc 1373 reserved count=1 align=0
alloc 1374 reserved count=1 align=0
alloc 1375 reserved count=1 align=0
alloc 1376 reserved count=1 align=0
alloc 1377 reserved count=1 align=0
alloc 1378 reserved count=1 align=0
alloc 1379 reserved count=1 align=0
alloc 1380 reserved count=1 align=0
alloc 1381 reserved count=1 align=0
alloc 1382 reserved count=1 align=0
alloc 1383 reserved count=1 align=0
alloc 1384 reserved count=1 align=0
alloc 1385 reserved count=1 align=0
alloc 1386 reserved count=1 align=0
alloc 1387 reserved count=1 align=0
alloc 1388 reserved count=1 align=0
alloc 1389 reserved count=1 align=0
alloc 1390 reserved count=1 align=0
alloc 1391 reserved count=1 align=0
alloc 1392 reserved count=1 align=0
alloc 1393 reserved count=1 align=0
alloc 1394 reserved count=1 align=0
alloc 1395 reserved count=1 align=0
alloc 1396 reserved count=1 align=0
alloc 1397 reserved count=1 align=0
alloc 1398 reserved count=1 align=0
alloc 1399 reserved count=1 align=0
alloc 1400 reserved count=1 align=0
alloc 1401 reserved count=1 align=0
alloc 1402 reserved count=1 align=0
alloc 1403 reserved count=1 align=0
alloc 1404 reserved count=1 align=0
alloc 1405 reserved count=1 align=0
alloc 1406 reserved count=1 align=0
alloc 1407 reserved count=1 align=0
alloc 1408 reserved count=1 align=0
alloc 1409 reserved count=1 align=0
alloc 1410 reserved count=1 align=0
alloc 1411 reserved count=1 align=0
alloc 1412 reserved count=1 align=0
alloc 1413 reserved count=1 align=0
alloc 1414 reserved count=1 align=0
alloc 1415 reserved count=1 align=0
alloc 1416 reserved count=1 align=0
alloc 1417 reserved count=1 align=0
alloc 1418 reserved count=1 align=0
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
alloc 1430 reserved count=1 align=0
alloc 1431 reserved count=1 align=0
alloc 1432 reserved count=1 align=0
alloc 1433 reserved count=1 align=0
alloc 1434 reserved count=1 align=0
alloc 1435 reserved count=1 align=0
alloc 1436 reserved count=1 align=0
alloc 1437 reserved count=1 align=0
alloc 1438 reserved count=1 align=0
alloc 1439 reserved count=1 align=0
alloc 1440 reserved count=1 align=0
alloc 1441 reserved count=1 align=0
alloc 1442 reserved count=1 align=0
alloc 1443 reserved count=1 align=0
alloc 1444 reserved count=1 align=0
alloc 1445 reserved count=1 align=0
alloc 1446 reserved count=1 align=0
alloc 1447 reserved count=1 align=0
alloc 1448 reserved count=1 align=0
alloc 1449 reserved count=1 align=0
alloc 1450 reserved count=1 align=0
alloc 1451 reserved count=1 align=0
alloc 1452 reserved count=1 align=0
alloc 1453 reserved count=1 align=0
alloc 1454 reserved count=1 align=0
alloc 1455 reserved count=1 align=0
alloc 1456 reserved count=1 align=0
alloc 1457 reserved count=1 align=0
alloc 1458 reserved count=1 align=0
alloc 1459 reserved count=1 align=0
alloc 1460 reserved count=1 align=0
alloc 1461 reserved count=1 align=0
alloc 1462 reserved count=1 align=0
alloc 1463 reserved count=1 align=0
alloc 1464 reserved count=1 align=0
alloc 1465 reserved count=1 align=0
alloc 1466 reserved count=1 align=0
alloc 1467 reserved count=1 align=0
alloc 1468 reserved count=1 align=0
alloc 1469 reserved count=1 align=0
alloc 1470 reserved count=1 align=0
alloc 1471 reserved count=1 align=0
alloc 1472 reserved count=1 align=0
alloc 1473 reserved count=1 align=0
alloc 1474 reserved count=1 align=0
alloc 1475 reserved count=1 align=0
alloc 1476 reserved count=1 align=0
alloc 1477 reserved count=1 align=0
alloc 1478 reserved count=1 align=0
alloc 1479 reserved count=1 align=0
alloc 1480 reserved count=1 align=0
alloc 1481 reserved count=1 align=0
alloc 1482 reserved count=1 align=0
alloc 1483 reserved count=1 align=0
alloc 1484 reserved count=1 align=0
alloc 1485 reserved count=1 align=0
alloc 1486 reserved count=1 align=0
alloc 1487 reserved count=1 align=0
alloc 1488 reserved count=1 align=0
alloc 1489 reserved count=1 align=0
alloc 1490 reserved count=1 align=0
alloc 1491 reserved count=1 align=0
alloc 1492 reserved count=1 align=0
alloc 1493 reserved count=1 align=0
alloc 1494 reserved count=1 align=0
alloc 1495 reserved count=1 align=0
alloc 1496 reserved count=1 align=0
alloc 1497 reserved count=1 align=0
alloc 1498 reserved count=1 align=0
alloc 1499 reserved count=1 align=0
alloc 1500 reserved count=1 align=0
alloc 1501 reserved count=1 align=0
alloc 1502 reserved count=1 align=0
alloc 1503 reserved count=1 align=0
alloc 1504 reserved count=1 align=0
alloc 1505 reserved count=1 align=0
alloc 1506 reserved count=1 align=0
alloc 1507 reserved count=1 align=0
alloc 1508 reserved count=1 align=0
alloc 1509 reserved count=1 align=0
alloc 1510 reserved count=1 align=0
alloc 1511 reserved count=1 align=0
alloc 1512 reserved count=1 align=0
alloc 1513 reserved count=1 align=0
alloc 1514 reserved count=1 align=0
alloc 1515 reserved count=1 align=0
alloc 1516 reserved count=1 align=0
alloc 1517 reserved count=1 align=0
alloc 1518 reserved count=1 align=0
alloc 1519 reserved count=1 align=0
alloc 1520 reserved count=1 align=0
alloc 1521 reserved count=1 align=0
alloc 1522 reserved count=1 align=0
alloc 1523 reserved count=1 align=0
alloc 1524 reserved count=1 align=0
alloc 1525 reserved count=1 align=0
alloc 1526 reserved count=1 align=0
alloc 1527 reserved count=1 align=0
alloc 1528 reserved count=1 align=0
alloc 1529 reserved count=1 align=0
alloc 1530 reserved count=1 align=0
alloc 1531 reserved count=1 align=0
alloc 1532 reserved count=1 align=0
alloc 1533 reserved count=1 align=0
alloc 1534 reserved count=1 align=0
alloc 1535 reserved count=1 align=0
alloc 1536 reserved count=1 align=0
alloc 1537 reserved count=1 align=0
alloc 1538 reserved count=1 align=0
alloc 1539 reserved count=1 align=0
alloc 1540 reserved count=1 align=0
alloc 1541 reserved count=1 align=0
alloc 1542 reserved count=1 align=0
alloc 1543 reserved count=1 align=0
alloc 1544 reserved count=1 align=0
alloc 1545 reserved count=1 align=0
alloc 1546 reserved count=1 align=0
alloc 1547 reserved count=1 align=0
alloc 1548 reserved count=1 align=0
alloc 1549 reserved count=1 align=0
alloc 1550 reserved count=1 align=0
alloc 1551 reserved count=1 align=0
alloc 1552 reserved count=1 align=0
alloc 1553 reserved count=1 align=0
alloc 1554 reserved count=1 align=0
alloc 1555 reserved count=1 align=0
alloc 1556 reserved count=1 align=0
alloc 1557 reserved count=1 align=0
alloc 1558 reserved count=1 align=0
alloc 1559 reserved count=1 align=0
alloc 1560 reserved count=1 align=0
alloc 1561 reserved count=1 align=0
alloc 1562 reserved count=1 align=0
alloc 1563 reserved count=1 align=0
alloc 1564 reserved count=1 align=0
alloc 1565 reserved count=1 align=0
alloc 1566 reserved count=1 align=0
alloc 1567 reserved count=1 align=0
alloc 1568 reserved count=1 align=0
alloc 1569 reserved count=1 align=0
alloc 1570 reserved count=1 align=0
alloc 1571 reserved count=1 align=0
alloc 1572 reserved count=1 align=0
alloc 1573 reserved count=1 align=0
alloc 1574 reserved count=1 align=0
alloc 1575 reserved count=1 align=0
alloc 1576 reserved count=1 align=0
alloc 1577 reserved count=1 align=0
alloc 1578 reserved count=1 align=0
alloc 1579 reserved count=1 align=0
alloc 1580 reserved count=1 align=0
alloc 1581 reserved count=1 align=0
alloc 1582 reserved count=1 align=0
alloc 1583 reserved count=1 align=0
alloc 1584 reserved count=1 align=0
alloc 1585 reserved count=1 align=0
alloc 1586 reserved count=1 align=0
alloc 1587 reserved count=1 align=0
alloc 1588 reserved count=1 align=0
alloc 1589 reserved count=1 align=0
alloc 1590 reserved count=1 align=0
alloc 1591 reserved count=1 align=0
alloc 1592 reserved count=1 align=0
alloc 1593 reserved count=1 align=0
alloc 1594 reserved count=1 align=0
alloc 1595 reserved count=1 align=0
alloc 1596 reserved count=1 align=0
alloc 1597 reserved count=1 align=0
alloc 1598 reserved count=1 align=0
alloc 1599 reserved count=1 align=0
alloc 1600 reserved count=1 align=0
alloc 1601 reserved count=1 align=0
alloc 1602 reserved count=1 align=0
alloc 1603 reserved count=1 align=0
alloc 1604 reserved count=1 align=0
alloc 1605 reserved count=1 align=0
alloc 1606 reserved count=1 align=0
alloc 1607 reserved count=1 align=0
alloc 1608 reserved count=1 align=0
alloc 1609 reserved count=1 align=0
alloc 1610 reserved count=1 align=0
alloc 1611 reserved count=1 align=0
alloc 1612 reserved count=1 align=0
alloc 1613 reserved count=1 align=0
alloc 1614 reserved count=1 align=0
alloc 1615 reserved count=1 align=0
alloc 1616 reserved count=1 align=0
alloc 1617 reserved count=1 align=0
alloc 1618 reserved count=1 align=0
alloc 1619 reserved count=1 align=0
alloc 1620 reserved count=1 align=0
alloc 1621 reserved count=1 align=0
alloc 1622 reserved count=1 align=0
alloc 1623 reserved count=1 align=0
alloc 1624 reserved count=1 align=0
alloc 1625 reserved count=1 align=0
alloc 1626 reserved count=1 align=0
alloc 1627 reserved count=1 align=0
alloc 1628 reserved count=1 align=0
alloc 1629 reserved count=1 align=0
alloc 1630 reserved count=1 align=0
alloc 1631 reserved count=1 align=0
alloc 1632 reserved count=1 align=0
alloc 1633 reserved count=1 align=0
alloc 1634 reserved count=1 align=0
alloc 1635 reserved count=1 align=0
alloc 1636 reserved count=1 align=0
alloc 1637 reserved count=1 align=0
alloc 1638 reserved count=1 align=0
alloc 1639 reserved count=1 align=0
alloc 1640 reserved count=1 align=0
alloc 1641 reserved count=1 align=0
alloc 1642 reserved count=1 align=0
alloc 1643 reserved count=1 align=0
alloc 1644 reserved count=1 align=0
alloc 1645 reserved count=1 align=0
alloc 1646 reserved count=1 align=0
alloc 1647 reserved count=1 align=0
alloc 1648 reserved count=1 align=0
alloc 1649 reserved count=1 align=0
alloc 1650 reserved count=1 align=0
alloc 1651 reserved count=1 align=0
alloc 1652 reserved count=1 align=0
alloc 1653 reserved count=1 align=0
alloc 1654 reserved count=1 align=0
alloc 1655 reserved count=1 align=0
alloc 1656 reserved count=1 align=0
alloc 1657 reserved count=1 align=0
alloc 1658 reserved count=1 align=0
alloc 1659 reserved count=1 align=0
alloc 1660 reserved count=1 align=0
alloc 1661 reserved count=1 align=0
alloc 1662 reserved count=1 align=0
alloc 1663 reserved count=1 align=0
alloc 1664 reserved count=1 align=0
alloc 1665 reserved count=1 align=0
alloc 1666 reserved count=1 align=0
alloc 1667 reserved count=1 align=0
alloc 1668 reserved count=1 align=0
alloc 1669 reserved count=1 align=0
alloc 1670 reserved count=1 align=0
alloc 1671 reserved count=1 align=0
alloc 1672 reserved count=1 align=0
alloc 1673 reserved count=1 align=0
alloc 1674 reserved count=1 align=0
alloc 1675 reserved count=1 align=0
alloc 1676 reserved count=1 align=0
alloc 1677 reserved count=1 align=0
alloc 1678 reserved count=1 align=0
alloc 1679 reserved count=1 align=0
alloc 1680 reserved count=1 align=0
alloc 1681 reserved count=1 align=0
alloc 1682 reserved count=1 align=0
alloc 1683 reserved count=1 align=0
alloc 1684 reserved count=1 align=0
alloc 1685 reserved count=1 align=0
alloc 1686 reserved count=1 align=0
alloc 1687 reserved count=1 align=0
alloc 1688 reserved count=1 align=0
alloc 1689 reserved count=1 align=0
alloc 1690 reserved count=1 align=0
alloc 1691 reserved count=1 align=0
alloc 1692 reserved count=1 align=0
alloc 1693 reserved count=1 align=0
alloc 1694 reserved count=1 align=0
alloc 1695 reserved count=1 align=0
alloc 1696 reserved count=1 align=0
alloc 1697 reserved count=1 align=0
alloc 1698 reserved count=1 align=0
alloc 1699 reserved count=1 align=0
alloc 1700 reserved count=1 align=0
alloc 1701 reserved count=1 align=0
alloc 1702 reserved count=1 align=0
alloc 1703 reserved count=1 align=0
alloc 1704 reserved count=1 align=0
alloc 1705 reserved count=1 align=0
alloc 1706 reserved count=1 align=0
alloc 1707 reserved count=1 align=0
alloc 1708 reserved count=1 align=0
alloc 1709 reserved count=1 align=0
alloc 1710 reserved count=1 align=0
alloc 1711 reserved count=1 align=0
alloc 1712 reserved count=1 align=0
alloc 1713 reserved count=1 align=0
alloc 1714 reserved count=1 align=0
alloc 1715 reserved count=1 align=0
alloc 1716 reserved count=1 align=0
alloc 1717 reserved count=1 align=0
alloc 1718 reserved count=1 align=0
alloc 1719 reserved count=1 align=0
alloc 1720 reserved count=1 align=0
alloc 1721 reserved count=1 align=0
alloc 1722 reserved count=1 align=0
alloc 1723 reserved count=1 align=0
alloc 1724 reserved count=1 align=0
alloc 1725 reserved count=1 align=0
alloc 1726 reserved count=1 align=0
alloc 1727 reserved count=1 align=0
alloc 1728 reserved count=1 align=0
alloc 1729 reserved count=1 align=0
alloc 1730 reserved count=1 align=0
alloc 1731 reserved count=1 align=0
alloc 1732 reserved count=1 align=0
alloc 1733 reserved count=1 align=0
alloc 1734 reserved count=1 align=0
alloc 1735 reserved count=1 align=0
alloc 1736 reserved count=1 align=0
alloc 1737 reserved count=1 align=0
alloc 1738 reserved count=1 align=0
alloc 1739 reserved count=1 align=0
alloc 1740 reserved count=1 align=0
alloc 1741 reserved count=1 align=0
alloc 1742 reserved count=1 align=0
alloc 1743 reserved count=1 align=0
alloc 1744 reserved count=1 align=0
alloc 1745 reserved count=1 align=0
alloc 1746 reserved count=1 align=0
alloc 1747 reserved count=1 align=0
alloc 1748 reserved count=1 align=0
alloc 1749 reserved count=1 align=0
alloc 1750 reserved count=1 align=0
alloc 1751 reserved count=1 align=0
alloc 1752 reserved count=1 align=0
alloc 1753 reserved count=1 align=0
alloc 1754 reserved count=1 align=0
alloc 1755 reserved count=1 align=0
alloc 1756 reserved count=1 align=0
alloc 1757 reserved count=1 align=0
alloc 1758 reserved count=1 align=0
alloc 1759 reserved count=1 align=0
alloc 1760 reserved count=1 align=0
alloc 1761 reserved count=1 align=0
alloc 1762 reserved count=1 align=0
alloc 1763 reserved count=1 align=0
alloc 1764 reserved count=1 align=0
alloc 1765 reserved count=1 align=0
alloc 1766 reserved count=1 align=0
alloc 1767 reserved count=1 align=0
alloc 1768 reserved count=1 align=0
alloc 1769 reserved count=1 align=0
alloc 1770 reserved count=1 align=0
alloc 1771 reserved count=1 align=0
alloc 1772 reserved count=1 align=0
alloc 1773 reserved count=1 align=0
alloc 1774 reserved count=1 align=0
alloc 1775 reserved count=1 align=0
alloc 1776 reserved count=1 align=0
alloc 1777 reserved count=1 align=0
alloc 1778 reserved count=1 align=0
alloc 1779 reserved count=1 align=0
alloc 1780 reserved count=1 align=0
alloc 1781 reserved count=1 align=0
alloc 1782 reserved count=1 align=0
alloc 1783 reserved count=1 align=0
alloc 1784 reserved count=1 align=0
alloc 1785 reserved count=1 align=0
alloc 1786 reserved count=1 align=0
alloc 1787 reserved count=1 align=0
alloc 1788 reserved count=1 align=0
alloc 1789 reserved count=1 align=0
alloc 1790 reserved count=1 align=0
alloc 1791 reserved count=1 align=0
alloc 1792 reserved count=1 align=0
alloc 1793 reserved count=1 align=0
alloc 1794 reserved count=1 align=0
alloc 1795 reserved count=1 align=0
alloc 1796 reserved count=1 align=0
alloc 1797 reserved count=1 align=0
alloc 1798 reserved count=1 align=0
alloc 1799 reserved count=1 align=0
alloc 1800 reserved count=1 align=0
alloc 1801 reserved count=1 align=0
alloc 1802 reserved count=1 align=0
alloc 1803 reserved count=1 align=0
alloc 1804 reserved count=1 align=0
alloc 1805 reserved count=1 align=0
alloc 1806 reserved count=1 align=0
alloc 1807 reserved count=1 align=0
alloc 1808 reserved count=1 align=0
alloc 1809 reserved count=1 align=0
alloc 1810 reserved count=1 align=0
alloc 1811 reserved count=1 align=0
alloc 1812 reserved count=1 align=0
alloc 1813 reserved count=1 align=0
alloc 1814 reserved count=1 align=0
alloc 1815 reserved count=1 align=0
alloc 1816 reserved count=1 align=0
alloc 1817 reserved count=1 align=0
alloc 1818 reserved count=1 align=0
alloc 1819 reserved count=1 align=0
alloc 1820 reserved count=1 align=0
alloc 1821 reserved count=1 align=0
alloc 1822 reserved count=1 align=0
alloc 1823 reserved count=1 align=0
alloc 1824 reserved count=1 align=0
alloc 1825 reserved count=1 align=0
alloc 1826 reserved count=1 align=0
alloc 1827 reserved count=1 align=0
alloc 1828 reserved count=1 align=0
alloc 1829 reserved count=1 align=0
alloc 1830 reserved count=1 align=0
alloc 1831 reserved count=1 align=0
alloc 1832 reserved count=1 align=0
alloc 1833 reserved count=1 align=0
alloc 1834 reserved count=1 align=0
alloc 1835 reserved count=1 align=0
alloc 1836 reserved count=1 align=0
alloc 1837 reserved count=1 align=0
alloc 1838 reserved count=1 align=0
alloc 1839 reserved count=1 align=0
alloc 1840 reserved count=1 align=0
alloc 1841 reserved count=1 align=0
alloc 1842 reserved count=1 align=0
alloc 1843 reserved count=1 align=0
alloc 1844 reserved count=1 align=0
alloc 1845 reserved count=1 align=0
alloc 1846 reserved count=1 align=0
alloc 1847 reserved count=1 align=0
alloc 1848 reserved count=1 align=0
alloc 1849 reserved count=1 align=0
alloc 1850 reserved count=1 align=0
alloc 1851 reserved count=1 align=0
alloc 1852 reserved count=1 align=0
alloc 1853 reserved count=1 align=0
alloc 1854 reserved count=1 align=0
alloc 1855 reserved count=1 align=0
alloc 1856 reserved count=1 align=0
alloc 1857 reserved count=1 align=0
alloc 1858 reserved count=1 align=0
alloc 1859 reserved count=1 align=0
alloc 1860 reserved count=1 align=0
alloc 1861 reserved count=1 align=0
alloc 1862 reserved count=1 align=0
alloc 1863 reserved count=1 align=0
alloc 1864 reserved count=1 align=0
alloc 1865 reserved count=1 align=0
alloc 1866 reserved count=1 align=0
alloc 1867 reserved count=1 align=0
alloc 1868 reserved count=1 align=0
alloc 1869 reserved count=1 align=0
alloc 1870 reserved count=1 align=0
alloc 1871 reserved count=1 align=0
alloc 1872 reserved count=1 align=0
alloc 1873 reserved count=1 align=0
alloc 1874 reserved count=1 align=0
alloc 1875 reserved count=1 align=0
alloc 1876 reserved count=1 align=0
alloc 1877 reserved count=1 align=0
alloc 1878 reserved count=1 align=0
alloc 1879 reserved count=1 align=0
alloc 1880 reserved count=1 align=0
alloc 1881 reserved count=1 align=0
alloc 1882 reserved count=1 align=0
alloc 1883 reserved count=1 align=0
alloc 1884 reserved count=1 align=0
alloc 1885 reserved count=1 align=0
alloc 1886 reserved count=1 align=0
alloc 1887 reserved count=1 align=0
alloc 1888 reserved count=1 align=0
alloc 1889 reserved count=1 align=0
alloc 1890 reserved count=1 align=0
alloc 1891 reserved count=1 align=0
alloc 1892 reserved count=1 align=0
alloc 1893 reserved count=1 align=0
alloc 1894 reserved count=1 align=0
alloc 1895 reserved count=1 align=0
alloc 1896 reserved count=1 align=0
alloc 1897 reserved count=1 align=0
alloc 1898 reserved count=1 align=0
alloc 1899 reserved count=1 align=0
alloc 1900 reserved count=1 align=0
alloc 1901 reserved count=1 align=0
alloc 1902 reserved count=1 align=0
alloc 1903 reserved count=1 align=0
alloc 1904 reserved count=1 align=0
alloc 1905 reserved count=1 align=0
alloc 1906 reserved count=1 align=0
alloc 1907 reserved count=1 align=0
alloc 1908 reserved count=1 align=0
alloc 1909 reserved count=1 align=0
alloc 1910 reserved count=1 align=0
alloc 1911 reserved count=1 align=0
alloc 1912 reserved count=1 align=0
alloc 1913 reserved count=1 align=0
alloc 1914 reserved count=1 align=0
alloc 1915 reserved count=1 align=0
alloc 1916 reserved count=1 align=0
alloc 1917 reserved count=1 align=0
alloc 1918 reserved count=1 align=0
alloc 1919 reserved count=1 align=0
alloc 1920 reserved count=1 align=0
alloc 1921 reserved count=1 align=0
alloc 1922 reserved count=1 align=0
alloc 1923 reserved count=1 align=0
alloc 1924 reserved count=1 align=0
alloc 1925 reserved count=1 align=0
alloc 1926 reserved count=1 align=0
alloc 1927 reserved count=1 align=0
alloc 1928 reserved count=1 align=0
alloc 1929 reserved count=1 align=0
alloc 1930 reserved count=1 align=0
alloc 1931 reserved count=1 align=0
alloc 1932 reserved count=1 align=0
alloc 1933 reserved count=1 align=0
alloc 1934 reserved count=1 align=0
alloc 1935 reserved count=1 align=0
alloc 1936 reserved count=1 align=0
alloc 1937 reserved count=1 align=0
alloc 1938 reserved count=1 align=0
alloc 1939 reserved count=1 align=0
alloc 1940 reserved count=1 align=0
alloc 1941 reserved count=1 align=0
alloc 1942 reserved count=1 align=0
alloc 1943 reserved count=1 align=0
alloc 1944 reserved count=1 align=0
alloc 1945 reserved count=1 align=0
alloc 1946 reserved count=1 align=0
alloc 1947 reserved count=1 align=0
alloc 1948 reserved count=1 align=0
alloc 1949 reserved count=1 align=0
alloc 1950 reserved count=1 align=0
alloc 1951 reserved count=1 align=0
alloc 1952 reserved count=1 align=0
alloc 1953 reserved count=1 align=0
alloc 1954 reserved count=1 align=0
alloc 1955 reserved count=1 align=0
alloc 1956 reserved count=1 align=0
alloc 1957 reserved count=1 align=0
alloc 1958 reserved count=1 align=0
alloc 1959 reserved count=1 align=0
alloc 1960 reserved count=1 align=0
alloc 1961 reserved count=1 align=0
alloc 1962 reserved count=1 align=0
alloc 1963 reserved count=1 align=0
alloc 1964 reserved count=1 align=0
alloc 1965 reserved count=1 align=0
alloc 1966 reserved count=1 align=0
alloc 1967 reserved count=1 align=0
alloc 1968 reserved count=1 align=0
alloc 1969 reserved count=1 align=0
alloc 1970 reserved count=1 align=0
alloc 1971 reserved count=1 align=0
alloc 1972 reserved count=1 align=0
alloc 1973 reserved count=1 align=0
alloc 1974 reserved count=1 align=0
alloc 1975 reserved count=1 align=0
alloc 1976 reserved count=1 align=0
alloc 1977 reserved count=1 align=0
alloc 1978 reserved count=1 align=0
alloc 1979 reserved count=1 align=0
alloc 1980 reserved count=1 align=0
alloc 1981 reserved count=1 align=0
alloc 1982 reserved count=1 align=0
alloc 1983 reserved count=1 align=0
alloc 1984 reserved count=1 align=0
alloc 1985 reserved count=1 align=0
alloc 1986 reserved count=1 align=0
alloc 1987 reserved count=1 align=0
alloc 1988 reserved count=1 align=0
alloc 1989 reserved count=1 align=0
alloc 1990 reserved count=1 align=0
alloc 1991 reserved count=1 align=0
alloc 1992 reserved count=1 align=0
alloc 1993 reserved count=1 align=0
alloc 1994 reserved count=1 align=0
alloc 1995 reserved count=1 align=0
alloc 1996 reserved count=1 align=0
alloc 1997 reserved count=1 align=0
alloc 1998 reserved count=1 align=0
alloc 1999 reserved count=1 align=0
alloc 2000 reserved count=1 align=0
alloc 2001 reserved count=1 align=0
alloc 2002 reserved count=1 align=0
alloc 2003 reserved count=1 align=0
alloc 2004 reserved count=1 align=0
alloc 2005 reserved count=1 align=0
alloc 2006 reserved count=1 align=0
alloc 2007 reserved count=1 align=0
alloc 2008 reserved count=1 align=0
alloc 2009 reserved count=1 align=0
alloc 2010 reserved count=1 align=0
alloc 2011 reserved count=1 align=0
alloc 2012 reserved count=1 align=0
alloc 2013 reserved count=1 align=0
alloc 2014 reserved count=1 align=0
alloc 2015 reserved count=1 align=0
alloc 2016 reserved count=1 align=0
alloc 2017 reserved count=1 align=0
alloc 2018 reserved count=1 align=0
alloc 2019 reserved count=1 align=0
alloc 2020 reserved count=1 align=0
alloc 2021 reserved count=1 align=0
alloc 2022 reserved count=1 align=0
alloc 2023 reserved count=1 align=0
alloc 2024 reserved count=1 align=0
alloc 2025 reserved count=1 align=0
alloc 2026 reserved count=1 align=0
alloc 2027 reserved count=1 align=0
alloc 2028 reserved count=1 align=0
alloc 2029 reserved count=1 align=0
alloc 2030 reserved count=1 align=0
alloc 2031 reserved count=1 align=0
alloc 2032 reserved count=1 align=0
alloc 2033 reserved count=1 align=0
alloc 2034 reserved count=1 align=0
alloc 2035 reserved count=1 align=0
alloc 2036 reserved count=1 align=0
alloc 2037 reserved count=1 align=0
alloc 2038 reserved count=1 align=0
alloc 2039 reserved count=1 align=0
alloc 2040 reserved count=1 align=0
alloc 2041 reserved count=1 align=0
alloc 2042 reserved count=1 align=0
alloc 2043 reserved count=1 align=0
alloc 2044 reserved count=1 align=0
alloc 2045 reserved count=1 align=0
alloc 2046 reserved count=1 align=0
alloc 2047 reserved count=1 align=0
alloc 2048 reserved count=1 align=0
release 1
release 2
release 4
release 6
release 7
release 8
release 11
release 17
release 19
release 20
release 22
release 26
release 28
release 29
release 30
release 31
release 32
release 33
release 34
release 35
release 38
release 39
release 40
release 44
release 45
release 46
release 47
release 51
release 52
release 63
release 65
release 66
release 67
release 68
release 70
release 73
release 76
release 79
release 82
release 85
release 86
release 87
release 91
release 93
release 94
release 95
release 96
release 99
release 102
release 104
release 106
release 110
release 116
release 117
release 119
release 120
release 123
release 124
release 126
release 127
release 131
release 132
release 133
release 136
release 137
release 138
release 141
release 143
release 145
release 147
release 148
release 153
release 155
release 160
release 161
release 163
release 167
release 168
release 172
release 174
release 175
release 176
release 179
release 180
release 182
release 185
release 187
release 189
release 190
release 192
release 195
release 198
release 200
release 201
release 203
release 204
release 207
release 212
release 213
release 217
release 219
release 220
release 221
release 222
release 223
release 225
release 226
release 227
release 229
release 230
release 232
release 235
release 238
release 239
release 240
release 242
release 243
release 244
release 247
release 248
release 251
release 253
release 256
release 257
release 258
release 259
release 261
release 263
release 267
release 270
release 275
release 276
release 277
release 278
release 279
release 282
release 283
release 284
release 287
release 288
release 289
release 293
release 297
release 298
release 300
release 304
release 305
release 308
release 309
release 312
release 314
release 318
release 319
release 321
release 322
release 324
release 325
release 326
release 328
release 329
release 331
release 332
release 336
release 338
release 341
release 342
release 344
release 345
release 347
release 349
release 350
release 351
release 353
release 354
release 356
release 358
release 362
release 363
release 364
release 366
release 367
release 368
release 370
release 371
release 372
release 378
release 379
release 380
release 381
release 382
release 384
release 385
release 386
release 391
release 395
release 396
release 397
release 400
release 401
release 406
release 408
release 409
release 411
release 412
release 413
release 416
release 417
release 419
release 420
release 423
release 426
release 427
release 430
release 432
release 433
release 434
release 435
release 439
release 444
release 448
release 450
release 451
release 454
release 455
release 458
release 459
release 463
release 465
release 466
release 467
release 472
release 477
release 478
release 479
release 480
release 481
release 486
release 488
release 489
release 492
release 493
release 494
release 495
release 499
release 501
release 502
release 504
release 506
release 508
release 515
release 518
release 521
release 524
release 525
release 526
release 529
release 530
release 533
release 534
release 536
release 537
release 538
release 540
release 541
release 542
release 544
release 545
release 546
release 547
release 549
release 550
release 551
release 556
release 558
release 559
release 561
release 563
release 564
release 566
release 567
release 571
release 572
release 574
release 577
release 579
release 580
release 583
release 585
release 586
release 587
release 588
release 589
release 591
release 595
release 596
release 597
release 599
release 601
release 602
release 605
release 606
release 608
release 611
release 619
release 620
release 621
release 623
release 624
release 636
release 639
release 642
release 643
release 645
release 646
release 648
release 649
release 652
release 653
release 656
release 661
release 662
release 664
release 669
release 670
release 671
release 673
release 675
release 679
release 681
release 684
release 686
release 690
release 693
release 698
release 700
release 701
release 702
release 704
release 706
release 709
release 710
release 713
release 715
release 716
release 717
release 720
release 723
release 726
release 727
release 729
release 731
release 732
release 735
release 737
release 740
release 742
release 744
release 747
release 749
release 750
release 751
release 752
release 755
release 756
release 758
release 769
release 770
release 771
release 773
release 774
release 778
release 779
release 780
release 781
release 783
release 784
release 785
release 788
release 789
release 791
release 792
release 793
release 794
release 797
release 798
release 800
release 801
release 807
release 809
release 812
release 813
release 814
release 815
release 816
release 821
release 823
release 824
release 826
release 831
release 832
release 834
release 836
release 837
release 838
release 841
release 843
release 846
release 847
release 850
release 852
release 853
release 854
release 855
release 859
release 862
release 863
release 864
release 865
release 866
release 868
release 870
release 878
release 879
release 881
release 882
release 884
release 885
release 887
release 889
release 890
release 891
release 894
release 895
release 896
release 897
release 899
release 900
release 904
release 906
release 907
release 909
release 911
release 912
release 913
release 914
release 918
release 919
release 921
release 922
release 923
release 924
release 925
release 927
release 930
release 934
release 937
release 939
release 940
release 941
release 948
release 950
release 952
release 953
release 954
release 955
release 957
release 958
release 959
release 960
release 962
release 963
release 965
release 966
release 967
release 969
release 970
release 971
release 972
release 973
release 976
release 977
release 978
release 984
release 985
release 986
release 987
release 988
release 989
release 990
release 991
release 992
release 993
release 996
release 997
release 998
release 1000
release 1006
release 1007
release 1012
release 1014
release 1015
release 1017
release 1018
release 1020
release 1021
release 1022
release 1023
release 1025
release 1026
release 1027
release 1028
release 1031
release 1033
release 1039
release 1040
release 1041
release 1042
release 1046
release 1050
release 1051
release 1052
release 1054
release 1056
release 1058
release 1060
release 1065
release 1069
release 1071
release 1073
release 1074
release 1075
release 1078
release 1080
release 1081
release 1085
release 1087
release 1088
release 1089
release 1090
release 1092
release 1094
release 1095
release 1099
release 1100
release 1101
release 1104
release 1105
release 1106
release 1107
release 1108
release 1109
release 1112
release 1114
release 1115
release 1116
release 1120
release 1123
release 1124
release 1127
release 1128
release 1130
release 1131
release 1132
release 1133
release 1135
release 1140
release 1141
release 1142
release 1144
release 1146
release 1149
release 1151
release 1154
release 1155
release 1156
release 1157
release 1158
release 1161
release 1162
release 1163
release 1166
release 1168
release 1169
release 1170
release 1172
release 1174
release 1177
release 1180
release 1181
release 1182
release 1185
release 1188
release 1195
release 1196
release 1199
release 1200
release 1201
release 1203
release 1206
release 1207
release 1208
release 1210
release 1211
release 1212
release 1215
release 1216
release 1219
release 1220
release 1222
release 1224
release 1227
release 1229
release 1230
release 1233
release 1236
release 1237
release 1238
release 1239
release 1241
release 1242
release 1244
release 1246
release 1247
release 1248
release 1249
release 1250
release 1251
release 1252
release 1253
release 1256
release 1257
release 1260
release 1261
release 1263
release 1264
release 1266
release 1268
release 1270
release 1273
release 1274
release 1277
release 1279
release 1280
release 1281
release 1282
release 1283
release 1284
release 1285
release 1286
release 1287
release 1290
release 1291
release 1294
release 1299
release 1302
release 1303
release 1305
release 1306
release 1309
release 1310
release 1313
release 1315
release 1318
release 1321
release 1322
release 1323
release 1324
release 1327
release 1332
release 1336
release 1337
release 1338
release 1339
release 1343
release 1344
release 1346
release 1348
release 1349
release 1350
release 1351
release 1354
release 1356
release 1358
release 1360
release 1361
release 1362
release 1364
release 1366
release 1368
release 1371
release 1374
release 1375
release 1376
release 1378
release 1379
release 1381
release 1383
release 1384
release 1385
release 1386
release 1387
release 1388
release 1392
release 1393
release 1394
release 1396
release 1397
release 1400
release 1401
release 1404
release 1408
release 1409
release 1410
release 1413
release 1414
release 1420
release 1421
release 1422
release 1426
release 1428
release 1429
release 1430
release 1433
release 1435
release 1437
release 1438
release 1440
release 1442
release 1443
release 1444
release 1445
release 1447
release 1448
release 1449
release 1450
release 1454
release 1455
release 1457
release 1459
release 1462
release 1464
release 1466
release 1468
release 1469
release 1473
release 1476
release 1477
release 1478
release 1481
release 1482
release 1483
release 1489
release 1490
release 1491
release 1493
release 1496
release 1500
release 1503
release 1504
release 1505
release 1511
release 1512
release 1513
release 1514
release 1515
release 1517
release 1518
release 1521
release 1522
release 1524
release 1525
release 1526
release 1528
release 1535
release 1538
release 1539
release 1543
release 1544
release 1545
release 1547
release 1548
release 1549
release 1550
release 1551
release 1552
release 1554
release 1555
release 1556
release 1557
release 1562
release 1563
release 1564
release 1565
release 1566
release 1567
release 1568
release 1569
release 1570
release 1571
release 1575
release 1576
release 1579
release 1581
release 1582
release 1584
release 1585
release 1587
release 1588
release 1589
release 1591
release 1593
release 1594
release 1595
release 1596
release 1597
release 1599
release 1600
release 1602
release 1603
release 1604
release 1606
release 1608
release 1610
release 1611
release 1612
release 1613
release 1617
release 1618
release 1622
release 1624
release 1632
release 1633
release 1637
release 1638
release 1639
release 1640
release 1641
release 1642
release 1644
release 1645
release 1646
release 1649
release 1652
release 1653
release 1654
release 1655
release 1659
release 1660
release 1663
release 1665
release 1666
release 1667
release 1668
release 1672
release 1676
release 1678
release 1680
release 1683
release 1686
release 1689
release 1692
release 1693
release 1696
release 1700
release 1701
release 1702
release 1706
release 1709
release 1710
release 1711
release 1715
release 1717
release 1718
release 1720
release 1721
release 1723
release 1724
release 1729
release 1730
release 1733
release 1737
release 1745
release 1746
release 1751
release 1760
release 1763
release 1767
release 1768
release 1774
release 1775
release 1778
release 1780
release 1783
release 1784
release 1785
release 1786
release 1787
release 1788
release 1789
release 1791
release 1793
release 1794
release 1800
release 1802
release 1803
release 1804
release 1806
release 1807
release 1808
release 1811
release 1814
release 1817
release 1818
release 1819
release 1820
release 1821
release 1822
release 1823
release 1824
release 1825
release 1826
release 1829
release 1833
release 1838
release 1841
release 1842
release 1844
release 1845
release 1846
release 1849
release 1852
release 1854
release 1855
release 1857
release 1858
release 1862
release 1867
release 1868
release 1870
release 1872
release 1874
release 1875
release 1876
release 1877
release 1883
release 1884
release 1886
release 1888
release 1891
release 1893
release 1895
release 1899
release 1901
release 1902
release 1903
release 1905
release 1908
release 1909
release 1911
release 1912
release 1913
release 1914
release 1916
release 1918
release 1920
release 1921
release 1923
release 1926
release 1927
release 1931
release 1933
release 1934
release 1935
release 1937
release 1938
release 1941
release 1942
release 1943
release 1945
release 1948
release 1950
release 1952
release 1954
release 1957
release 1958
release 1960
release 1961
release 1965
release 1967
release 1968
release 1971
release 1972
release 1973
release 1976
release 1977
release 1978
release 1979
release 1981
release 1982
release 1983
release 1985
release 1991
release 1992
release 1995
release 1997
release 1998
release 1999
release 2001
release 2002
release 2003
release 2005
release 2006
release 2008
release 2012
release 2013
release 2016
release 2021
release 2027
release 2028
release 2029
release 2035
release 2038
release 2039
release 2040
release 2043
release 2045
release 2046
alloc 2049 reserved count=2 align=1
alloc 2050 reserved count=2 align=1
alloc 2051 reserved count=2 align=1
alloc 2052 reserved count=2 align=1
alloc 2053 reserved count=2 align=1
alloc 2054 reserved count=2 align=1
alloc 2055 reserved count=2 align=1
alloc 2056 reserved count=2 align=1
alloc 2057 reserved count=2 align=1
alloc 2058 reserved count=2 align=1
alloc 2059 reserved count=2 align=1
alloc 2060 reserved count=2 align=1
alloc 2061 reserved count=2 align=1
alloc 2062 reserved count=2 align=1
alloc 2063 reserved count=2 align=1
alloc 2064 reserved count=2 align=1
release 2049
release 2050
release 2051
release 2052
release 2053
release 2054
release 2055
release 2056
release 2057
release 2058
release 2059
release 2060
release 2061
release 2062
release 2063
release 2064
alloc 2065 reserved count=4 align=2
alloc 2066 reserved count=4 align=2
alloc 2067 reserved count=4 align=2
alloc 2068 reserved count=4 align=2
alloc 2069 reserved count=4 align=2
alloc 2070 reserved count=4 align=2
alloc 2071 reserved count=4 align=2
alloc 2072 reserved count=4 align=2
alloc 2073 reserved count=4 align=2
alloc 2074 reserved count=4 align=2
alloc 2075 reserved count=4 align=2
alloc 2076 reserved count=4 align=2
alloc 2077 reserved count=4 align=2
alloc 2078 reserved count=4 align=2
alloc 2079 reserved count=4 align=2
alloc 2080 reserved count=4 align=2
release 2065
release 2066
release 2067
release 2068
release 2069
release 2070
release 2071
release 2072
release 2073
release 2074
release 2075
release 2076
release 2077
release 2078
release 2079
release 2080
alloc 2081 reserved count=8 align=3
alloc 2082 reserved count=8 align=3
alloc 2083 reserved count=8 align=3
alloc 2084 reserved count=8 align=3
alloc 2085 reserved count=8 align=3
alloc 2086 reserved count=8 align=3
alloc 2087 reserved count=8 align=3
alloc 2088 reserved count=8 align=3
alloc 2089 reserved count=8 align=3
alloc 2090 reserved count=8 align=3
alloc 2091 reserved count=8 align=3
alloc 2092 reserved count=8 align=3
alloc 2093 reserved count=8 align=3
alloc 2094 reserved count=8 align=3
alloc 2095 reserved count=8 align=3
alloc 2096 reserved count=8 align=3
release 2081
release 2082
release 2083
release 2084
release 2085
release 2086
release 2087
release 2088
release 2089
release 2090
release 2091
release 2092
release 2093
release 2094
release 2095
release 2096
alloc 2097 reserved count=16 align=4
alloc 2098 reserved count=16 align=4
alloc 2099 reserved count=16 align=4
alloc 2100 reserved count=16 align=4
alloc 2101 reserved count=16 align=4
alloc 2102 reserved count=16 align=4
alloc 2103 reserved count=16 align=4
alloc 2104 reserved count=16 align=4
alloc 2105 reserved count=16 align=4
alloc 2106 reserved count=16 align=4
alloc 2107 reserved count=16 align=4
alloc 2108 reserved count=16 align=4
alloc 2109 reserved count=16 align=4
alloc 2110 reserved count=16 align=4
alloc 2111 reserved count=16 align=4
alloc 2112 reserved count=16 align=4
release 2097
release 2098
release 2099
release 2100
release 2101
release 2102
release 2103
release 2104
release 2105
release 2106
release 2107
release 2108
release 2109
release 2110
release 2111
release 2112
alloc 2113 reserved count=32 align=5
alloc 2114 reserved count=32 align=5
alloc 2115 reserved count=32 align=5
alloc 2116 reserved count=32 align=5
alloc 2117 reserved count=32 align=5
alloc 2118 reserved count=32 align=5
alloc 2119 reserved count=32 align=5
alloc 2120 reserved count=32 align=5
alloc 2121 reserved count=32 align=5
alloc 2122 reserved count=32 align=5
alloc 2123 reserved count=32 align=5
alloc 2124 reserved count=32 align=5
alloc 2125 reserved count=32 align=5
alloc 2126 reserved count=32 align=5
alloc 2127 reserved count=32 align=5
alloc 2128 reserved count=32 align=5
release 2113
release 2114
release 2115
release 2116
release 2117
release 2118
release 2119
release 2120
release 2121
release 2122
release 2123
release 2124
release 2125
release 2126
release 2127
release 2128
alloc 2129 reserved count=64 align=6
alloc 2130 reserved count=64 align=6
alloc 2131 reserved count=64 align=6
alloc 2132 reserved count=64 align=6
alloc 2133 reserved count=64 align=6
alloc 2134 reserved count=64 align=6
alloc 2135 reserved count=64 align=6
alloc 2136 reserved count=64 align=6
alloc 2137 reserved count=64 align=6
alloc 2138 reserved count=64 align=6
alloc 2139 reserved count=64 align=6
alloc 2140 reserved count=64 align=6
alloc 2141 reserved count=64 align=6
alloc 2142 reserved count=64 align=6
alloc 2143 reserved count=64 align=6
alloc 2144 reserved count=64 align=6
release 2129
release 2130
release 2131
release 2132
release 2133
release 2134
release 2135
release 2136
release 2137
release 2138
release 2139
release 2140
release 2141
release 2142
release 2143
release 2144
alloc 2145 reserved count=128 align=7
alloc 2146 reserved count=128 align=7
alloc 2147 reserved count=128 align=7
alloc 2148 reserved count=128 align=7
alloc 2149 reserved count=128 align=7
alloc 2150 reserved count=128 align=7
alloc 2151 reserved count=128 align=7
alloc 2152 reserved count=128 align=7
alloc 2153 reserved count=128 align=7
alloc 2154 reserved count=128 align=7
alloc 2155 reserved count=128 align=7
alloc 2156 reserved count=128 align=7
alloc 2157 reserved count=128 align=7
alloc 2158 reserved count=128 align=7
alloc 2159 reserved count=128 align=7
alloc 2160 reserved count=128 align=7
release 2145
release 2146
release 2147
release 2148
release 2149
release 2150
release 2151
release 2152
release 2153
release 2154
release 2155
release 2156
release 2157
release 2158
release 2159
release 2160
alloc 2161 reserved count=256 align=8
alloc 2162 reserved count=256 align=8
alloc 2163 reserved count=256 align=8
alloc 2164 reserved count=256 align=8
alloc 2165 reserved count=256 align=8
alloc 2166 reserved count=256 align=8
alloc 2167 reserved count=256 align=8
alloc 2168 reserved count=256 align=8
alloc 2169 reserved count=256 align=8
alloc 2170 reserved count=256 align=8
alloc 2171 reserved count=256 align=8
alloc 2172 reserved count=256 align=8
alloc 2173 reserved count=256 align=8
alloc 2174 reserved count=256 align=8
alloc 2175 reserved count=256 align=8
alloc 2176 reserved count=256 align=8
release 2161
release 2162
release 2163
release 2164
release 2165
release 2166
release 2167
release 2168
release 2169
release 2170
release 2171
release 2172
release 2173
release 2174
release 2175
release 2176
release 3
release 5
release 9
release 10
release 12
release 13
release 14
release 15
release 16
release 18
release 21
release 23
release 24
release 25
release 27
release 36
release 37
release 41
release 42
release 43
release 48
release 49
release 50
release 53
release 54
release 55
release 56
release 57
release 58
release 59
release 60
release 61
release 62
release 64
release 69
release 71
release 72
release 74
release 75
release 77
release 78
release 80
release 81
release 83
release 84
release 88
release 89
release 90
release 92
release 97
release 98
release 100
release 101
release 103
release 105
release 107
release 108
release 109
release 111
release 112
release 113
release 114
release 115
release 118
release 121
release 122
release 125
release 128
release 129
release 130
release 134
release 135
release 139
release 140
release 142
release 144
release 146
release 149
release 150
release 151
release 152
release 154
release 156
release 157
release 158
release 159
release 162
release 164
release 165
release 166
release 169
release 170
release 171
release 173
release 177
release 178
release 181
release 183
release 184
release 186
release 188
release 191
release 193
release 194
release 196
release 197
release 199
release 202
release 205
release 206
release 208
release 209
release 210
release 211
release 214
release 215
release 216
release 218
release 224
release 228
release 231
release 233
release 234
release 236
release 237
release 241
release 245
release 246
release 249
release 250
release 252
release 254
release 255
release 260
release 262
release 264
release 265
release 266
release 268
release 269
release 271
release 272
release 273
release 274
release 280
release 281
release 285
release 286
release 290
release 291
release 292
release 294
release 295
release 296
release 299
release 301
release 302
release 303
release 306
release 307
release 310
release 311
release 313
release 315
release 316
release 317
release 320
release 323
release 327
release 330
release 333
release 334
release 335
release 337
release 339
release 340
release 343
release 346
release 348
release 352
release 355
release 357
release 359
release 360
release 361
release 365
release 369
release 373
release 374
release 375
release 376
release 377
release 383
release 387
release 388
release 389
release 390
release 392
release 393
release 394
release 398
release 399
release 402
release 403
release 404
release 405
release 407
release 410
release 414
release 415
release 418
release 421
release 422
release 424
release 425
release 428
release 429
release 431
release 436
release 437
release 438
release 440
release 441
release 442
release 443
release 445
release 446
release 447
release 449
release 452
release 453
release 456
release 457
release 460
release 461
release 462
release 464
release 468
release 469
release 470
release 471
release 473
release 474
release 475
release 476
release 482
release 483
release 484
release 485
release 487
release 490
release 491
release 496
release 497
release 498
release 500
release 503
release 505
release 507
release 509
release 510
release 511
release 512
release 513
release 514
release 516
release 517
release 519
release 520
release 522
release 523
release 527
release 528
release 531
release 532
release 535
release 539
release 543
release 548
release 552
release 553
release 554
release 555
release 557
release 560
release 562
release 565
release 568
release 569
release 570
release 573
release 575
release 576
release 578
release 581
release 582
release 584
release 590
release 592
release 593
release 594
release 598
release 600
release 603
release 604
release 607
release 609
release 610
release 612
release 613
release 614
release 615
release 616
release 617
release 618
release 622
release 625
release 626
release 627
release 628
release 629
release 630
release 631
release 632
release 633
release 634
release 635
release 637
release 638
release 640
release 641
release 644
release 647
release 650
release 651
release 654
release 655
release 657
release 658
release 659
release 660
release 663
release 665
release 666
release 667
release 668
release 672
release 674
release 676
release 677
release 678
release 680
release 682
release 683
release 685
release 687
release 688
release 689
release 691
release 692
release 694
release 695
release 696
release 697
release 699
release 703
release 705
release 707
release 708
release 711
release 712
release 714
release 718
release 719
release 721
release 722
release 724
release 725
release 728
release 730
release 733
release 734
release 736
release 738
release 739
release 741
release 743
release 745
release 746
release 748
release 753
release 754
release 757
release 759
release 760
release 761
release 762
release 763
release 764
release 765
release 766
release 767
release 768
release 772
release 775
release 776
release 777
release 782
release 786
release 787
release 790
release 795
release 796
release 799
release 802
release 803
release 804
release 805
release 806
release 808
release 810
release 811
release 817
release 818
release 819
release 820
release 822
release 825
release 827
release 828
release 829
release 830
release 833
release 835
release 839
release 840
release 842
release 844
release 845
release 848
release 849
release 851
release 856
release 857
release 858
release 860
release 861
release 867
release 869
release 871
release 872
release 873
release 874
release 875
release 876
release 877
release 880
release 883
release 886
release 888
release 892
release 893
release 898
release 901
release 902
release 903
release 905
release 908
release 910
release 915
release 916
release 917
release 920
release 926
release 928
release 929
release 931
release 932
release 933
release 935
release 936
release 938
release 942
release 943
release 944
release 945
release 946
release 947
release 949
release 951
release 956
release 961
release 964
release 968
release 974
release 975
release 979
release 980
release 981
release 982
release 983
release 994
release 995
release 999
release 1001
release 1002
release 1003
release 1004
release 1005
release 1008
release 1009
release 1010
release 1011
release 1013
release 1016
release 1019
release 1024
release 1029
release 1030
release 1032
release 1034
release 1035
release 1036
release 1037
release 1038
release 1043
release 1044
release 1045
release 1047
release 1048
release 1049
release 1053
release 1055
release 1057
release 1059
release 1061
release 1062
release 1063
release 1064
release 1066
release 1067
release 1068
release 1070
release 1072
release 1076
release 1077
release 1079
release 1082
release 1083
release 1084
release 1086
release 1091
release 1093
release 1096
release 1097
release 1098
release 1102
release 1103
release 1110
release 1111
release 1113
release 1117
release 1118
release 1119
release 1121
release 1122
release 1125
release 1126
release 1129
release 1134
release 1136
release 1137
release 1138
release 1139
release 1143
release 1145
release 1147
release 1148
release 1150
release 1152
release 1153
release 1159
release 1160
release 1164
release 1165
release 1167
release 1171
release 1173
release 1175
release 1176
release 1178
release 1179
release 1183
release 1184
release 1186
release 1187
release 1189
release 1190
release 1191
release 1192
release 1193
release 1194
release 1197
release 1198
release 1202
release 1204
release 1205
release 1209
release 1213
release 1214
release 1217
release 1218
release 1221
release 1223
release 1225
release 1226
release 1228
release 1231
release 1232
release 1234
release 1235
release 1240
release 1243
release 1245
release 1254
release 1255
release 1258
release 1259
release 1262
release 1265
release 1267
release 1269
release 1271
release 1272
release 1275
release 1276
release 1278
release 1288
release 1289
release 1292
release 1293
release 1295
release 1296
release 1297
release 1298
release 1300
release 1301
release 1304
release 1307
release 1308
release 1311
release 1312
release 1314
release 1316
release 1317
release 1319
release 1320
release 1325
release 1326
release 1328
release 1329
release 1330
release 1331
release 1333
release 1334
release 1335
release 1340
release 1341
release 1342
release 1345
release 1347
release 1352
release 1353
release 1355
release 1357
release 1359
release 1363
release 1365
release 1367
release 1369
release 1370
release 1372
release 1373
release 1377
release 1380
release 1382
release 1389
release 1390
release 1391
release 1395
release 1398
release 1399
release 1402
release 1403
release 1405
release 1406
release 1407
release 1411
release 1412
release 1415
release 1416
release 1417
release 1418
release 1419
release 1423
release 1424
release 1425
release 1427
release 1431
release 1432
release 1434
release 1436
release 1439
release 1441
release 1446
release 1451
release 1452
release 1453
release 1456
release 1458
release 1460
release 1461
release 1463
release 1465
release 1467
release 1470
release 1471
release 1472
release 1474
release 1475
release 1479
release 1480
release 1484
release 1485
release 1486
release 1487
release 1488
release 1492
release 1494
release 1495
release 1497
release 1498
release 1499
release 1501
release 1502
release 1506
release 1507
release 1508
release 1509
release 1510
release 1516
release 1519
release 1520
release 1523
release 1527
release 1529
release 1530
release 1531
release 1532
release 1533
release 1534
release 1536
release 1537
release 1540
release 1541
release 1542
release 1546
release 1553
release 1558
release 1559
release 1560
release 1561
release 1572
release 1573
release 1574
release 1577
release 1578
release 1580
release 1583
release 1586
release 1590
release 1592
release 1598
release 1601
release 1605
release 1607
release 1609
release 1614
release 1615
release 1616
release 1619
release 1620
release 1621
release 1623
release 1625
release 1626
release 1627
release 1628
release 1629
release 1630
release 1631
release 1634
release 1635
release 1636
release 1643
release 1647
release 1648
release 1650
release 1651
release 1656
release 1657
release 1658
release 1661
release 1662
release 1664
release 1669
release 1670
release 1671
release 1673
release 1674
release 1675
release 1677
release 1679
release 1681
release 1682
release 1684
release 1685
release 1687
release 1688
release 1690
release 1691
release 1694
release 1695
release 1697
release 1698
release 1699
release 1703
release 1704
release 1705
release 1707
release 1708
release 1712
release 1713
release 1714
release 1716
release 1719
release 1722
release 1725
release 1726
release 1727
release 1728
release 1731
release 1732
release 1734
release 1735
release 1736
release 1738
release 1739
release 1740
release 1741
release 1742
release 1743
release 1744
release 1747
release 1748
release 1749
release 1750
release 1752
release 1753
release 1754
release 1755
release 1756
release 1757
release 1758
release 1759
release 1761
release 1762
release 1764
release 1765
release 1766
release 1769
release 1770
release 1771
release 1772
release 1773
release 1776
release 1777
release 1779
release 1781
release 1782
release 1790
release 1792
release 1795
release 1796
release 1797
release 1798
release 1799
release 1801
release 1805
release 1809
release 1810
release 1812
release 1813
release 1815
release 1816
release 1827
release 1828
release 1830
release 1831
release 1832
release 1834
release 1835
release 1836
release 1837
release 1839
release 1840
release 1843
release 1847
release 1848
release 1850
release 1851
release 1853
release 1856
release 1859
release 1860
release 1861
release 1863
release 1864
release 1865
release 1866
release 1869
release 1871
release 1873
release 1878
release 1879
release 1880
release 1881
release 1882
release 1885
release 1887
release 1889
release 1890
release 1892
release 1894
release 1896
release 1897
release 1898
release 1900
release 1904
release 1906
release 1907
release 1910
release 1915
release 1917
release 1919
release 1922
release 1924
release 1925
release 1928
release 1929
release 1930
release 1932
release 1936
release 1939
release 1940
release 1944
release 1946
release 1947
release 1949
release 1951
release 1953
release 1955
release 1956
release 1959
release 1962
release 1963
release 1964
release 1966
release 1969
release 1970
release 1974
release 1975
release 1980
release 1984
release 1986
release 1987
release 1988
release 1989
release 1990
release 1993
release 1994
release 1996
release 2000
release 2004
release 2007
release 2009
release 2010
release 2011
release 2014
release 2015
release 2017
release 2018
release 2019
release 2020
release 2022
release 2023
release 2024
release 2025
release 2026
release 2030
release 2031
release 2032
release 2033
release 2034
release 2036
release 2037
release 2041
release 2042
release 2044
release 2047
release 2048
alloc 2177 reserved count=1 align=0
alloc 2178 reserved count=1 align=0
alloc 2179 reserved count=1 align=0
alloc 2180 reserved count=1 align=0
alloc 2181 reserved count=1 align=0
alloc 2182 reserved count=1 align=0
alloc 2183 reserved count=1 align=0
alloc 2184 reserved count=1 align=0
alloc 2185 reserved count=1 align=0
alloc 2186 reserved count=1 align=0
alloc 2187 reserved count=1 align=0
alloc 2188 reserved count=1 align=0
alloc 2189 reserved count=1 align=0
alloc 2190 reserved count=1 align=0
alloc 2191 reserved count=1 align=0
alloc 2192 reserved count=1 align=0
alloc 2193 reserved count=1 align=0
alloc 2194 reserved count=1 align=0
alloc 2195 reserved count=1 align=0
alloc 2196 reserved count=1 align=0
alloc 2197 reserved count=1 align=0
alloc 2198 reserved count=1 align=0
alloc 2199 reserved count=1 align=0
alloc 2200 reserved count=1 align=0
alloc 2201 reserved count=1 align=0
alloc 2202 reserved count=1 align=0
alloc 2203 reserved count=1 align=0
alloc 2204 reserved count=1 align=0
alloc 2205 reserved count=1 align=0
alloc 2206 reserved count=1 align=0
alloc 2207 reserved count=1 align=0
alloc 2208 reserved count=1 align=0
alloc 2209 reserved count=1 align=0
alloc 2210 reserved count=1 align=0
alloc 2211 reserved count=1 align=0
alloc 2212 reserved count=1 align=0
alloc 2213 reserved count=1 align=0
alloc 2214 reserved count=1 align=0
alloc 2215 reserved count=1 align=0
alloc 2216 reserved count=1 align=0
alloc 2217 reserved count=1 align=0
alloc 2218 reserved count=1 align=0
alloc 2219 reserved count=1 align=0
alloc 2220 reserved count=1 align=0
alloc 2221 reserved count=1 align=0
alloc 2222 reserved count=1 align=0
alloc 2223 reserved count=1 align=0
alloc 2224 reserved count=1 align=0
alloc 2225 reserved count=1 align=0
alloc 2226 reserved count=1 align=0
alloc 2227 reserved count=1 align=0
alloc 2228 reserved count=1 align=0
alloc 2229 reserved count=1 align=0
alloc 2230 reserved count=1 align=0
alloc 2231 reserved count=1 align=0
alloc 2232 reserved count=1 align=0
alloc 2233 reserved count=1 align=0
alloc 2234 reserved count=1 align=0
alloc 2235 reserved count=1 align=0
alloc 2236 reserved count=1 align=0
alloc 2237 reserved count=1 align=0
alloc 2238 reserved count=1 align=0
alloc 2239 reserved count=1 align=0
alloc 2240 reserved count=1 align=0
alloc 2241 reserved count=1 align=0
alloc 2242 reserved count=1 align=0
alloc 2243 reserved count=1 align=0
alloc 2244 reserved count=1 align=0
alloc 2245 reserved count=1 align=0
alloc 2246 reserved count=1 align=0
alloc 2247 reserved count=1 align=0
alloc 2248 reserved count=1 align=0
alloc 2249 reserved count=1 align=0
alloc 2250 reserved count=1 align=0
alloc 2251 reserved count=1 align=0
alloc 2252 reserved count=1 align=0
alloc 2253 reserved count=1 align=0
alloc 2254 reserved count=1 align=0
alloc 2255 reserved count=1 align=0
alloc 2256 reserved count=1 align=0
alloc 2257 reserved count=1 align=0
alloc 2258 reserved count=1 align=0
alloc 2259 reserved count=1 align=0
alloc 2260 reserved count=1 align=0
alloc 2261 reserved count=1 align=0
alloc 2262 reserved count=1 align=0
alloc 2263 reserved count=1 align=0
alloc 2264 reserved count=1 align=0
alloc 2265 reserved count=1 align=0
alloc 2266 reserved count=1 align=0
alloc 2267 reserved count=1 align=0
alloc 2268 reserved count=1 align=0
alloc 2269 reserved count=1 align=0
alloc 2270 reserved count=1 align=0
alloc 2271 reserved count=1 align=0
alloc 2272 reserved count=1 align=0
alloc 2273 reserved count=1 align=0
alloc 2274 reserved count=1 align=0
alloc 2275 reserved count=1 align=0
alloc 2276 reserved count=1 align=0
alloc 2277 reserved count=1 align=0
alloc 2278 reserved count=1 align=0
alloc 2279 reserved count=1 align=0
alloc 2280 reserved count=1 align=0
alloc 2281 reserved count=1 align=0
alloc 2282 reserved count=1 align=0
alloc 2283 reserved count=1 align=0
alloc 2284 reserved count=1 align=0
alloc 2285 reserved count=1 align=0
alloc 2286 reserved count=1 align=0
alloc 2287 reserved count=1 align=0
alloc 2288 reserved count=1 align=0
alloc 2289 reserved count=1 align=0
alloc 2290 reserved count=1 align=0
alloc 2291 reserved count=1 align=0
alloc 2292 reserved count=1 align=0
alloc 2293 reserved count=1 align=0
alloc 2294 reserved count=1 align=0
alloc 2295 reserved count=1 align=0
alloc 2296 reserved count=1 align=0
alloc 2297 reserved count=1 align=0
alloc 2298 reserved count=1 align=0
alloc 2299 reserved count=1 align=0
alloc 2300 reserved count=1 align=0
alloc 2301 reserved count=1 align=0
alloc 2302 reserved count=1 align=0
alloc 2303 reserved count=1 align=0
alloc 2304 reserved count=1 align=0
alloc 2305 reserved count=1 align=0
alloc 2306 reserved count=1 align=0
alloc 2307 reserved count=1 align=0
alloc 2308 reserved count=1 align=0
alloc 2309 reserved count=1 align=0
alloc 2310 reserved count=1 align=0
alloc 2311 reserved count=1 align=0
alloc 2312 reserved count=1 align=0
alloc 2313 reserved count=1 align=0
alloc 2314 reserved count=1 align=0
alloc 2315 reserved count=1 align=0
alloc 2316 reserved count=1 align=0
alloc 2317 reserved count=1 align=0
alloc 2318 reserved count=1 align=0
alloc 2319 reserved count=1 align=0
alloc 2320 reserved count=1 align=0
alloc 2321 reserved count=1 align=0
alloc 2322 reserved count=1 align=0
alloc 2323 reserved count=1 align=0
alloc 2324 reserved count=1 align=0
alloc 2325 reserved count=1 align=0
alloc 2326 reserved count=1 align=0
alloc 2327 reserved count=1 align=0
alloc 2328 reserved count=1 align=0
alloc 2329 reserved count=1 align=0
alloc 2330 reserved count=1 align=0
alloc 2331 reserved count=1 align=0
alloc 2332 reserved count=1 align=0
alloc 2333 reserved count=1 align=0
alloc 2334 reserved count=1 align=0
alloc 2335 reserved count=1 align=0
alloc 2336 reserved count=1 align=0
alloc 2337 reserved count=1 align=0
alloc 2338 reserved count=1 align=0
alloc 2339 reserved count=1 align=0
alloc 2340 reserved count=1 align=0
alloc 2341 reserved count=1 align=0
alloc 2342 reserved count=1 align=0
alloc 2343 reserved count=1 align=0
alloc 2344 reserved count=1 align=0
alloc 2345 reserved count=1 align=0
alloc 2346 reserved count=1 align=0
alloc 2347 reserved count=1 align=0
alloc 2348 reserved count=1 align=0
alloc 2349 reserved count=1 align=0
alloc 2350 reserved count=1 align=0
alloc 2351 reserved count=1 align=0
alloc 2352 reserved count=1 align=0
alloc 2353 reserved count=1 align=0
alloc 2354 reserved count=1 align=0
alloc 2355 reserved count=1 align=0
alloc 2356 reserved count=1 align=0
alloc 2357 reserved count=1 align=0
alloc 2358 reserved count=1 align=0
alloc 2359 reserved count=1 align=0
alloc 2360 reserved count=1 align=0
alloc 2361 reserved count=1 align=0
alloc 2362 reserved count=1 align=0
alloc 2363 reserved count=1 align=0
alloc 2364 reserved count=1 align=0
alloc 2365 reserved count=1 align=0
alloc 2366 reserved count=1 align=0
alloc 2367 reserved count=1 align=0
alloc 2368 reserved count=1 align=0
alloc 2369 reserved count=1 align=0
alloc 2370 reserved count=1 align=0
alloc 2371 reserved count=1 align=0
alloc 2372 reserved count=1 align=0
alloc 2373 reserved count=1 align=0
alloc 2374 reserved count=1 align=0
alloc 2375 reserved count=1 align=0
alloc 2376 reserved count=1 align=0
alloc 2377 reserved count=1 align=0
alloc 2378 reserved count=1 align=0
alloc 2379 reserved count=1 align=0
alloc 2380 reserved count=1 align=0
alloc 2381 reserved count=1 align=0
alloc 2382 reserved count=1 align=0
alloc 2383 reserved count=1 align=0
alloc 2384 reserved count=1 align=0
alloc 2385 reserved count=1 align=0
alloc 2386 reserved count=1 align=0
alloc 2387 reserved count=1 align=0
alloc 2388 reserved count=1 align=0
alloc 2389 reserved count=1 align=0
alloc 2390 reserved count=1 align=0
alloc 2391 reserved count=1 align=0
alloc 2392 reserved count=1 align=0
alloc 2393 reserved count=1 align=0
alloc 2394 reserved count=1 align=0
alloc 2395 reserved count=1 align=0
alloc 2396 reserved count=1 align=0
alloc 2397 reserved count=1 align=0
alloc 2398 reserved count=1 align=0
alloc 2399 reserved count=1 align=0
alloc 2400 reserved count=1 align=0
alloc 2401 reserved count=1 align=0
alloc 2402 reserved count=1 align=0
alloc 2403 reserved count=1 align=0
alloc 2404 reserved count=1 align=0
alloc 2405 reserved count=1 align=0
alloc 2406 reserved count=1 align=0
alloc 2407 reserved count=1 align=0
alloc 2408 reserved count=1 align=0
alloc 2409 reserved count=1 align=0
alloc 2410 reserved count=1 align=0
alloc 2411 reserved count=1 align=0
alloc 2412 reserved count=1 align=0
alloc 2413 reserved count=1 align=0
alloc 2414 reserved count=1 align=0
alloc 2415 reserved count=1 align=0
alloc 2416 reserved count=1 align=0
alloc 2417 reserved count=1 align=0
alloc 2418 reserved count=1 align=0
alloc 2419 reserved count=1 align=0
alloc 2420 reserved count=1 align=0
alloc 2421 reserved count=1 align=0
alloc 2422 reserved count=1 align=0
alloc 2423 reserved count=1 align=0
alloc 2424 reserved count=1 align=0
alloc 2425 reserved count=1 align=0
alloc 2426 reserved count=1 align=0
alloc 2427 reserved count=1 align=0
alloc 2428 reserved count=1 align=0
alloc 2429 reserved count=1 align=0
alloc 2430 reserved count=1 align=0
alloc 2431 reserved count=1 align=0
alloc 2432 reserved count=1 align=0
alloc 2433 reserved count=1 align=0
alloc 2434 reserved count=1 align=0
alloc 2435 reserved count=1 align=0
alloc 2436 reserved count=1 align=0
alloc 2437 reserved count=1 align=0
alloc 2438 reserved count=1 align=0
alloc 2439 reserved count=1 align=0
alloc 2440 reserved count=1 align=0
alloc 2441 reserved count=1 align=0
alloc 2442 reserved count=1 align=0
alloc 2443 reserved count=1 align=0
alloc 2444 reserved count=1 align=0
alloc 2445 reserved count=1 align=0
alloc 2446 reserved count=1 align=0
alloc 2447 reserved count=1 align=0
alloc 2448 reserved count=1 align=0
alloc 2449 reserved count=1 align=0
alloc 2450 reserved count=1 align=0
alloc 2451 reserved count=1 align=0
alloc 2452 reserved count=1 align=0
alloc 2453 reserved count=1 align=0
alloc 2454 reserved count=1 align=0
alloc 2455 reserved count=1 align=0
alloc 2456 reserved count=1 align=0
alloc 2457 reserved count=1 align=0
alloc 2458 reserved count=1 align=0
alloc 2459 reserved count=1 align=0
alloc 2460 reserved count=1 align=0
alloc 2461 reserved count=1 align=0
alloc 2462 reserved count=1 align=0
alloc 2463 reserved count=1 align=0
alloc 2464 reserved count=1 align=0
alloc 2465 reserved count=1 align=0
alloc 2466 reserved count=1 align=0
alloc 2467 reserved count=1 align=0
alloc 2468 reserved count=1 align=0
alloc 2469 reserved count=1 align=0
alloc 2470 reserved count=1 align=0
alloc 2471 reserved count=1 align=0
alloc 2472 reserved count=1 align=0
alloc 2473 reserved count=1 align=0
alloc 2474 reserved count=1 align=0
alloc 2475 reserved count=1 align=0
alloc 2476 reserved count=1 align=0
alloc 2477 reserved count=1 align=0
alloc 2478 reserved count=1 align=0
alloc 2479 reserved count=1 align=0
alloc 2480 reserved count=1 align=0
alloc 2481 reserved count=1 align=0
alloc 2482 reserved count=1 align=0
alloc 2483 reserved count=1 align=0
alloc 2484 reserved count=1 align=0
alloc 2485 reserved count=1 align=0
alloc 2486 reserved count=1 align=0
alloc 2487 reserved count=1 align=0
alloc 2488 reserved count=1 align=0
alloc 2489 reserved count=1 align=0
alloc 2490 reserved count=1 align=0
alloc 2491 reserved count=1 align=0
alloc 2492 reserved count=1 align=0
alloc 2493 reserved count=1 align=0
alloc 2494 reserved count=1 align=0
alloc 2495 reserved count=1 align=0
alloc 2496 reserved count=1 align=0
alloc 2497 reserved count=1 align=0
alloc 2498 reserved count=1 align=0
alloc 2499 reserved count=1 align=0
alloc 2500 reserved count=1 align=0
alloc 2501 reserved count=1 align=0
alloc 2502 reserved count=1 align=0
alloc 2503 reserved count=1 align=0
alloc 2504 reserved count=1 align=0
alloc 2505 reserved count=1 align=0
alloc 2506 reserved count=1 align=0
alloc 2507 reserved count=1 align=0
alloc 2508 reserved count=1 align=0
alloc 2509 reserved count=1 align=0
alloc 2510 reserved count=1 align=0
alloc 2511 reserved count=1 align=0
alloc 2512 reserved count=1 align=0
alloc 2513 reserved count=1 align=0
alloc 2514 reserved count=1 align=0
alloc 2515 reserved count=1 align=0
alloc 2516 reserved count=1 align=0
alloc 2517 reserved count=1 align=0
alloc 2518 reserved count=1 align=0
alloc 2519 reserved count=1 align=0
alloc 2520 reserved count=1 align=0
alloc 2521 reserved count=1 align=0
alloc 2522 reserved count=1 align=0
alloc 2523 reserved count=1 align=0
alloc 2524 reserved count=1 align=0
alloc 2525 reserved count=1 align=0
alloc 2526 reserved count=1 align=0
alloc 2527 reserved count=1 align=0
alloc 2528 reserved count=1 align=0
alloc 2529 reserved count=1 align=0
alloc 2530 reserved count=1 align=0
alloc 2531 reserved count=1 align=0
alloc 2532 reserved count=1 align=0
alloc 2533 reserved count=1 align=0
alloc 2534 reserved count=1 align=0
alloc 2535 reserved count=1 align=0
alloc 2536 reserved count=1 align=0
alloc 2537 reserved count=1 align=0
alloc 2538 reserved count=1 align=0
alloc 2539 reserved count=1 align=0
alloc 2540 reserved count=1 align=0
alloc 2541 reserved count=1 align=0
alloc 2542 reserved count=1 align=0
alloc 2543 reserved count=1 align=0
alloc 2544 reserved count=1 align=0
alloc 2545 reserved count=1 align=0
alloc 2546 reserved count=1 align=0
alloc 2547 reserved count=1 align=0
alloc 2548 reserved count=1 align=0
alloc 2549 reserved count=1 align=0
alloc 2550 reserved count=1 align=0
alloc 2551 reserved count=1 align=0
alloc 2552 reserved count=1 align=0
alloc 2553 reserved count=1 align=0
alloc 2554 reserved count=1 align=0
alloc 2555 reserved count=1 align=0
alloc 2556 reserved count=1 align=0
alloc 2557 reserved count=1 align=0
alloc 2558 reserved count=1 align=0
alloc 2559 reserved count=1 align=0
alloc 2560 reserved count=1 align=0
alloc 2561 reserved count=1 align=0
alloc 2562 reserved count=1 align=0
alloc 2563 reserved count=1 align=0
alloc 2564 reserved count=1 align=0
alloc 2565 reserved count=1 align=0
alloc 2566 reserved count=1 align=0
alloc 2567 reserved count=1 align=0
alloc 2568 reserved count=1 align=0
alloc 2569 reserved count=1 align=0
alloc 2570 reserved count=1 align=0
alloc 2571 reserved count=1 align=0
alloc 2572 reserved count=1 align=0
alloc 2573 reserved count=1 align=0
alloc 2574 reserved count=1 align=0
alloc 2575 reserved count=1 align=0
alloc 2576 reserved count=1 align=0
alloc 2577 reserved count=1 align=0
alloc 2578 reserved count=1 align=0
alloc 2579 reserved count=1 align=0
alloc 2580 reserved count=1 align=0
alloc 2581 reserved count=1 align=0
alloc 2582 reserved count=1 align=0
alloc 2583 reserved count=1 align=0
alloc 2584 reserved count=1 align=0
alloc 2585 reserved count=1 align=0
alloc 2586 reserved count=1 align=0
alloc 2587 reserved count=1 align=0
alloc 2588 reserved count=1 align=0
alloc 2589 reserved count=1 align=0
alloc 2590 reserved count=1 align=0
alloc 2591 reserved count=1 align=0
alloc 2592 reserved count=1 align=0
alloc 2593 reserved count=1 align=0
alloc 2594 reserved count=1 align=0
alloc 2595 reserved count=1 align=0
alloc 2596 reserved count=1 align=0
alloc 2597 reserved count=1 align=0
alloc 2598 reserved count=1 align=0
alloc 2599 reserved count=1 align=0
alloc 2600 reserved count=1 align=0
alloc 2601 reserved count=1 align=0
alloc 2602 reserved count=1 align=0
alloc 2603 reserved count=1 align=0
alloc 2604 reserved count=1 align=0
alloc 2605 reserved count=1 align=0
alloc 2606 reserved count=1 align=0
alloc 2607 reserved count=1 align=0
alloc 2608 reserved count=1 align=0
alloc 2609 reserved count=1 align=0
alloc 2610 reserved count=1 align=0
alloc 2611 reserved count=1 align=0
alloc 2612 reserved count=1 align=0
alloc 2613 reserved count=1 align=0
alloc 2614 reserved count=1 align=0
alloc 2615 reserved count=1 align=0
alloc 2616 reserved count=1 align=0
alloc 2617 reserved count=1 align=0
alloc 2618 reserved count=1 align=0
alloc 2619 reserved count=1 align=0
alloc 2620 reserved count=1 align=0
alloc 2621 reserved count=1 align=0
alloc 2622 reserved count=1 align=0
alloc 2623 reserved count=1 align=0
alloc 2624 reserved count=1 align=0
alloc 2625 reserved count=1 align=0
alloc 2626 reserved count=1 align=0
alloc 2627 reserved count=1 align=0
alloc 2628 reserved count=1 align=0
alloc 2629 reserved count=1 align=0
alloc 2630 reserved count=1 align=0
alloc 2631 reserved count=1 align=0
alloc 2632 reserved count=1 align=0
alloc 2633 reserved count=1 align=0
alloc 2634 reserved count=1 align=0
alloc 2635 reserved count=1 align=0
alloc 2636 reserved count=1 align=0
alloc 2637 reserved count=1 align=0
alloc 2638 reserved count=1 align=0
alloc 2639 reserved count=1 align=0
alloc 2640 reserved count=1 align=0
alloc 2641 reserved count=1 align=0
alloc 2642 reserved count=1 align=0
alloc 2643 reserved count=1 align=0
alloc 2644 reserved count=1 align=0
alloc 2645 reserved count=1 align=0
alloc 2646 reserved count=1 align=0
alloc 2647 reserved count=1 align=0
alloc 2648 reserved count=1 align=0
alloc 2649 reserved count=1 align=0
alloc 2650 reserved count=1 align=0
alloc 2651 reserved count=1 align=0
alloc 2652 reserved count=1 align=0
alloc 2653 reserved count=1 align=0
alloc 2654 reserved count=1 align=0
alloc 2655 reserved count=1 align=0
alloc 2656 reserved count=1 align=0
alloc 2657 reserved count=1 align=0
alloc 2658 reserved count=1 align=0
alloc 2659 reserved count=1 align=0
alloc 2660 reserved count=1 align=0
alloc 2661 reserved count=1 align=0
alloc 2662 reserved count=1 align=0
alloc 2663 reserved count=1 align=0
alloc 2664 reserved count=1 align=0
alloc 2665 reserved count=1 align=0
alloc 2666 reserved count=1 align=0
alloc 2667 reserved count=1 align=0
alloc 2668 reserved count=1 align=0
alloc 2669 reserved count=1 align=0
alloc 2670 reserved count=1 align=0
alloc 2671 reserved count=1 align=0
alloc 2672 reserved count=1 align=0
alloc 2673 reserved count=1 align=0
alloc 2674 reserved count=1 align=0
alloc 2675 reserved count=1 align=0
alloc 2676 reserved count=1 align=0
alloc 2677 reserved count=1 align=0
alloc 2678 reserved count=1 align=0
alloc 2679 reserved count=1 align=0
alloc 2680 reserved count=1 align=0
alloc 2681 reserved count=1 align=0
alloc 2682 reserved count=1 align=0
alloc 2683 reserved count=1 align=0
alloc 2684 reserved count=1 align=0
alloc 2685 reserved count=1 align=0
alloc 2686 reserved count=1 align=0
alloc 2687 reserved count=1 align=0
alloc 2688 reserved count=1 align=0
alloc 2689 reserved count=1 align=0
alloc 2690 reserved count=1 align=0
alloc 2691 reserved count=1 align=0
alloc 2692 reserved count=1 align=0
alloc 2693 reserved count=1 align=0
alloc 2694 reserved count=1 align=0
alloc 2695 reserved count=1 align=0
alloc 2696 reserved count=1 align=0
alloc 2697 reserved count=1 align=0
alloc 2698 reserved count=1 align=0
alloc 2699 reserved count=1 align=0
alloc 2700 reserved count=1 align=0
alloc 2701 reserved count=1 align=0
alloc 2702 reserved count=1 align=0
alloc 2703 reserved count=1 align=0
alloc 2704 reserved count=1 align=0
alloc 2705 reserved count=1 align=0
alloc 2706 reserved count=1 align=0
alloc 2707 reserved count=1 align=0
alloc 2708 reserved count=1 align=0
alloc 2709 reserved count=1 align=0
alloc 2710 reserved count=1 align=0
alloc 2711 reserved count=1 align=0
alloc 2712 reserved count=1 align=0
alloc 2713 reserved count=1 align=0
alloc 2714 reserved count=1 align=0
alloc 2715 reserved count=1 align=0
alloc 2716 reserved count=1 align=0
alloc 2717 reserved count=1 align=0
alloc 2718 reserved count=1 align=0
alloc 2719 reserved count=1 align=0
alloc 2720 reserved count=1 align=0
alloc 2721 reserved count=1 align=0
alloc 2722 reserved count=1 align=0
alloc 2723 reserved count=1 align=0
alloc 2724 reserved count=1 align=0
alloc 2725 reserved count=1 align=0
alloc 2726 reserved count=1 align=0
alloc 2727 reserved count=1 align=0
alloc 2728 reserved count=1 align=0
alloc 2729 reserved count=1 align=0
alloc 2730 reserved count=1 align=0
alloc 2731 reserved count=1 align=0
alloc 2732 reserved count=1 align=0
alloc 2733 reserved count=1 align=0
alloc 2734 reserved count=1 align=0
alloc 2735 reserved count=1 align=0
alloc 2736 reserved count=1 align=0
alloc 2737 reserved count=1 align=0
alloc 2738 reserved count=1 align=0
alloc 2739 reserved count=1 align=0
alloc 2740 reserved count=1 align=0
alloc 2741 reserved count=1 align=0
alloc 2742 reserved count=1 align=0
alloc 2743 reserved count=1 align=0
alloc 2744 reserved count=1 align=0
alloc 2745 reserved count=1 align=0
alloc 2746 reserved count=1 align=0
alloc 2747 reserved count=1 align=0
alloc 2748 reserved count=1 align=0
alloc 2749 reserved count=1 align=0
alloc 2750 reserved count=1 align=0
alloc 2751 reserved count=1 align=0
alloc 2752 reserved count=1 align=0
alloc 2753 reserved count=1 align=0
alloc 2754 reserved count=1 align=0
alloc 2755 reserved count=1 align=0
alloc 2756 reserved count=1 align=0
alloc 2757 reserved count=1 align=0
alloc 2758 reserved count=1 align=0
alloc 2759 reserved count=1 align=0
alloc 2760 reserved count=1 align=0
alloc 2761 reserved count=1 align=0
alloc 2762 reserved count=1 align=0
alloc 2763 reserved count=1 align=0
alloc 2764 reserved count=1 align=0
alloc 2765 reserved count=1 align=0
alloc 2766 reserved count=1 align=0
alloc 2767 reserved count=1 align=0
alloc 2768 reserved count=1 align=0
alloc 2769 reserved count=1 align=0
alloc 2770 reserved count=1 align=0
alloc 2771 reserved count=1 align=0
alloc 2772 reserved count=1 align=0
alloc 2773 reserved count=1 align=0
alloc 2774 reserved count=1 align=0
alloc 2775 reserved count=1 align=0
alloc 2776 reserved count=1 align=0
alloc 2777 reserved count=1 align=0
alloc 2778 reserved count=1 align=0
alloc 2779 reserved count=1 align=0
alloc 2780 reserved count=1 align=0
alloc 2781 reserved count=1 align=0
alloc 2782 reserved count=1 align=0
alloc 2783 reserved count=1 align=0
alloc 2784 reserved count=1 align=0
alloc 2785 reserved count=1 align=0
alloc 2786 reserved count=1 align=0
alloc 2787 reserved count=1 align=0
alloc 2788 reserved count=1 align=0
alloc 2789 reserved count=1 align=0
alloc 2790 reserved count=1 align=0
alloc 2791 reserved count=1 align=0
alloc 2792 reserved count=1 align=0
alloc 2793 reserved count=1 align=0
alloc 2794 reserved count=1 align=0
alloc 2795 reserved count=1 align=0
alloc 2796 reserved count=1 align=0
alloc 2797 reserved count=1 align=0
alloc 2798 reserved count=1 align=0
alloc 2799 reserved count=1 align=0
alloc 2800 reserved count=1 align=0
alloc 2801 reserved count=1 align=0
alloc 2802 reserved count=1 align=0
alloc 2803 reserved count=1 align=0
alloc 2804 reserved count=1 align=0
alloc 2805 reserved count=1 align=0
alloc 2806 reserved count=1 align=0
alloc 2807 reserved count=1 align=0
alloc 2808 reserved count=1 align=0
alloc 2809 reserved count=1 align=0
alloc 2810 reserved count=1 align=0
alloc 2811 reserved count=1 align=0
alloc 2812 reserved count=1 align=0
alloc 2813 reserved count=1 align=0
alloc 2814 reserved count=1 align=0
alloc 2815 reserved count=1 align=0
alloc 2816 reserved count=1 align=0
alloc 2817 reserved count=1 align=0
alloc 2818 reserved count=1 align=0
alloc 2819 reserved count=1 align=0
alloc 2820 reserved count=1 align=0
alloc 2821 reserved count=1 align=0
alloc 2822 reserved count=1 align=0
alloc 2823 reserved count=1 align=0
alloc 2824 reserved count=1 align=0
alloc 2825 reserved count=1 align=0
alloc 2826 reserved count=1 align=0
alloc 2827 reserved count=1 align=0
alloc 2828 reserved count=1 align=0
alloc 2829 reserved count=1 align=0
alloc 2830 reserved count=1 align=0
alloc 2831 reserved count=1 align=0
alloc 2832 reserved count=1 align=0
alloc 2833 reserved count=1 align=0
alloc 2834 reserved count=1 align=0
alloc 2835 reserved count=1 align=0
alloc 2836 reserved count=1 align=0
alloc 2837 reserved count=1 align=0
alloc 2838 reserved count=1 align=0
alloc 2839 reserved count=1 align=0
alloc 2840 reserved count=1 align=0
alloc 2841 reserved count=1 align=0
alloc 2842 reserved count=1 align=0
alloc 2843 reserved count=1 align=0
alloc 2844 reserved count=1 align=0
alloc 2845 reserved count=1 align=0
alloc 2846 reserved count=1 align=0
alloc 2847 reserved count=1 align=0
alloc 2848 reserved count=1 align=0
alloc 2849 reserved count=1 align=0
alloc 2850 reserved count=1 align=0
alloc 2851 reserved count=1 align=0
alloc 2852 reserved count=1 align=0
alloc 2853 reserved count=1 align=0
alloc 2854 reserved count=1 align=0
alloc 2855 reserved count=1 align=0
alloc 2856 reserved count=1 align=0
alloc 2857 reserved count=1 align=0
alloc 2858 reserved count=1 align=0
alloc 2859 reserved count=1 align=0
alloc 2860 reserved count=1 align=0
alloc 2861 reserved count=1 align=0
alloc 2862 reserved count=1 align=0
alloc 2863 reserved count=1 align=0
alloc 2864 reserved count=1 align=0
alloc 2865 reserved count=1 align=0
alloc 2866 reserved count=1 align=0
alloc 2867 reserved count=1 align=0
alloc 2868 reserved count=1 align=0
alloc 2869 reserved count=1 align=0
alloc 2870 reserved count=1 align=0
alloc 2871 reserved count=1 align=0
alloc 2872 reserved count=1 align=0
alloc 2873 reserved count=1 align=0
alloc 2874 reserved count=1 align=0
alloc 2875 reserved count=1 align=0
alloc 2876 reserved count=1 align=0
alloc 2877 reserved count=1 align=0
alloc 2878 reserved count=1 align=0
alloc 2879 reserved count=1 align=0
alloc 2880 reserved count=1 align=0
alloc 2881 reserved count=1 align=0
alloc 2882 reserved count=1 align=0
alloc 2883 reserved count=1 align=0
alloc 2884 reserved count=1 align=0
alloc 2885 reserved count=1 align=0
alloc 2886 reserved count=1 align=0
alloc 2887 reserved count=1 align=0
alloc 2888 reserved count=1 align=0
alloc 2889 reserved count=1 align=0
alloc 2890 reserved count=1 align=0
alloc 2891 reserved count=1 align=0
alloc 2892 reserved count=1 align=0
alloc 2893 reserved count=1 align=0
alloc 2894 reserved count=1 align=0
alloc 2895 reserved count=1 align=0
alloc 2896 reserved count=1 align=0
alloc 2897 reserved count=1 align=0
alloc 2898 reserved count=1 align=0
alloc 2899 reserved count=1 align=0
alloc 2900 reserved count=1 align=0
alloc 2901 reserved count=1 align=0
alloc 2902 reserved count=1 align=0
alloc 2903 reserved count=1 align=0
alloc 2904 reserved count=1 align=0
alloc 2905 reserved count=1 align=0
alloc 2906 reserved count=1 align=0
alloc 2907 reserved count=1 align=0
alloc 2908 reserved count=1 align=0
alloc 2909 reserved count=1 align=0
alloc 2910 reserved count=1 align=0
alloc 2911 reserved count=1 align=0
alloc 2912 reserved count=1 align=0
alloc 2913 reserved count=1 align=0
alloc 2914 reserved count=1 align=0
alloc 2915 reserved count=1 align=0
alloc 2916 reserved count=1 align=0
alloc 2917 reserved count=1 align=0
alloc 2918 reserved count=1 align=0
alloc 2919 reserved count=1 align=0
alloc 2920 reserved count=1 align=0
alloc 2921 reserved count=1 align=0
alloc 2922 reserved count=1 align=0
alloc 2923 reserved count=1 align=0
alloc 2924 reserved count=1 align=0
alloc 2925 reserved count=1 align=0
alloc 2926 reserved count=1 align=0
alloc 2927 reserved count=1 align=0
alloc 2928 reserved count=1 align=0
alloc 2929 reserved count=1 align=0
alloc 2930 reserved count=1 align=0
alloc 2931 reserved count=1 align=0
alloc 2932 reserved count=1 align=0
alloc 2933 reserved count=1 align=0
alloc 2934 reserved count=1 align=0
alloc 2935 reserved count=1 align=0
alloc 2936 reserved count=1 align=0
alloc 2937 reserved count=1 align=0
alloc 2938 reserved count=1 align=0
alloc 2939 reserved count=1 align=0
alloc 2940 reserved count=1 align=0
alloc 2941 reserved count=1 align=0
alloc 2942 reserved count=1 align=0
alloc 2943 reserved count=1 align=0
alloc 2944 reserved count=1 align=0
alloc 2945 reserved count=1 align=0
alloc 2946 reserved count=1 align=0
alloc 2947 reserved count=1 align=0
alloc 2948 reserved count=1 align=0
alloc 2949 reserved count=1 align=0
alloc 2950 reserved count=1 align=0
alloc 2951 reserved count=1 align=0
alloc 2952 reserved count=1 align=0
alloc 2953 reserved count=1 align=0
alloc 2954 reserved count=1 align=0
alloc 2955 reserved count=1 align=0
alloc 2956 reserved count=1 align=0
alloc 2957 reserved count=1 align=0
alloc 2958 reserved count=1 align=0
alloc 2959 reserved count=1 align=0
alloc 2960 reserved count=1 align=0
alloc 2961 reserved count=1 align=0
alloc 2962 reserved count=1 align=0
alloc 2963 reserved count=1 align=0
alloc 2964 reserved count=1 align=0
alloc 2965 reserved count=1 align=0
alloc 2966 reserved count=1 align=0
alloc 2967 reserved count=1 align=0
alloc 2968 reserved count=1 align=0
alloc 2969 reserved count=1 align=0
alloc 2970 reserved count=1 align=0
alloc 2971 reserved count=1 align=0
alloc 2972 reserved count=1 align=0
alloc 2973 reserved count=1 align=0
alloc 2974 reserved count=1 align=0
alloc 2975 reserved count=1 align=0
alloc 2976 reserved count=1 align=0
alloc 2977 reserved count=1 align=0
alloc 2978 reserved count=1 align=0
alloc 2979 reserved count=1 align=0
alloc 2980 reserved count=1 align=0
alloc 2981 reserved count=1 align=0
alloc 2982 reserved count=1 align=0
alloc 2983 reserved count=1 align=0
alloc 2984 reserved count=1 align=0
alloc 2985 reserved count=1 align=0
alloc 2986 reserved count=1 align=0
alloc 2987 reserved count=1 align=0
alloc 2988 reserved count=1 align=0
alloc 2989 reserved count=1 align=0
alloc 2990 reserved count=1 align=0
alloc 2991 reserved count=1 align=0
alloc 2992 reserved count=1 align=0
alloc 2993 reserved count=1 align=0
alloc 2994 reserved count=1 align=0
alloc 2995 reserved count=1 align=0
alloc 2996 reserved count=1 align=0
alloc 2997 reserved count=1 align=0
alloc 2998 reserved count=1 align=0
alloc 2999 reserved count=1 align=0
alloc 3000 reserved count=1 align=0
alloc 3001 reserved count=1 align=0
alloc 3002 reserved count=1 align=0
alloc 3003 reserved count=1 align=0
alloc 3004 reserved count=1 align=0
alloc 3005 reserved count=1 align=0
alloc 3006 reserved count=1 align=0
alloc 3007 reserved count=1 align=0
alloc 3008 reserved count=1 align=0
alloc 3009 reserved count=1 align=0
alloc 3010 reserved count=1 align=0
alloc 3011 reserved count=1 align=0
alloc 3012 reserved count=1 align=0
alloc 3013 reserved count=1 align=0
alloc 3014 reserved count=1 align=0
alloc 3015 reserved count=1 align=0
alloc 3016 reserved count=1 align=0
alloc 3017 reserved count=1 align=0
alloc 3018 reserved count=1 align=0
alloc 3019 reserved count=1 align=0
alloc 3020 reserved count=1 align=0
alloc 3021 reserved count=1 align=0
alloc 3022 reserved count=1 align=0
alloc 3023 reserved count=1 align=0
alloc 3024 reserved count=1 align=0
alloc 3025 reserved count=1 align=0
alloc 3026 reserved count=1 align=0
alloc 3027 reserved count=1 align=0
alloc 3028 reserved count=1 align=0
alloc 3029 reserved count=1 align=0
alloc 3030 reserved count=1 align=0
alloc 3031 reserved count=1 align=0
alloc 3032 reserved count=1 align=0
alloc 3033 reserved count=1 align=0
alloc 3034 reserved count=1 align=0
alloc 3035 reserved count=1 align=0
alloc 3036 reserved count=1 align=0
alloc 3037 reserved count=1 align=0
alloc 3038 reserved count=1 align=0
alloc 3039 reserved count=1 align=0
alloc 3040 reserved count=1 align=0
alloc 3041 reserved count=1 align=0
alloc 3042 reserved count=1 align=0
alloc 3043 reserved count=1 align=0
alloc 3044 reserved count=1 align=0
alloc 3045 reserved count=1 align=0
alloc 3046 reserved count=1 align=0
alloc 3047 reserved count=1 align=0
alloc 3048 reserved count=1 align=0
alloc 3049 reserved count=1 align=0
alloc 3050 reserved count=1 align=0
alloc 3051 reserved count=1 align=0
alloc 3052 reserved count=1 align=0
alloc 3053 reserved count=1 align=0
alloc 3054 reserved count=1 align=0
alloc 3055 reserved count=1 align=0
alloc 3056 reserved count=1 align=0
alloc 3057 reserved count=1 align=0
alloc 3058 reserved count=1 align=0
alloc 3059 reserved count=1 align=0
alloc 3060 reserved count=1 align=0
alloc 3061 reserved count=1 align=0
alloc 3062 reserved count=1 align=0
alloc 3063 reserved count=1 align=0
alloc 3064 reserved count=1 align=0
alloc 3065 reserved count=1 align=0
alloc 3066 reserved count=1 align=0
alloc 3067 reserved count=1 align=0
alloc 3068 reserved count=1 align=0
alloc 3069 reserved count=1 align=0
alloc 3070 reserved count=1 align=0
alloc 3071 reserved count=1 align=0
alloc 3072 reserved count=1 align=0
alloc 3073 reserved count=1 align=0
alloc 3074 reserved count=1 align=0
alloc 3075 reserved count=1 align=0
alloc 3076 reserved count=1 align=0
alloc 3077 reserved count=1 align=0
alloc 3078 reserved count=1 align=0
alloc 3079 reserved count=1 align=0
alloc 3080 reserved count=1 align=0
alloc 3081 reserved count=1 align=0
alloc 3082 reserved count=1 align=0
alloc 3083 reserved count=1 align=0
alloc 3084 reserved count=1 align=0
alloc 3085 reserved count=1 align=0
alloc 3086 reserved count=1 align=0
alloc 3087 reserved count=1 align=0
alloc 3088 reserved count=1 align=0
alloc 3089 reserved count=1 align=0
alloc 3090 reserved count=1 align=0
alloc 3091 reserved count=1 align=0
alloc 3092 reserved count=1 align=0
alloc 3093 reserved count=1 align=0
alloc 3094 reserved count=1 align=0
alloc 3095 reserved count=1 align=0
alloc 3096 reserved count=1 align=0
alloc 3097 reserved count=1 align=0
alloc 3098 reserved count=1 align=0
alloc 3099 reserved count=1 align=0
alloc 3100 reserved count=1 align=0
alloc 3101 reserved count=1 align=0
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
alloc 3112 reserved count=1 align=0
alloc 3113 reserved count=1 align=0
alloc 3114 reserved count=1 align=0
alloc 3115 reserved count=1 align=0
alloc 3116 reserved count=1 align=0
alloc 3117 reserved count=1 align=0
alloc 3118 reserved count=1 align=0
alloc 3119 reserved count=1 align=0
alloc 3120 reserved count=1 align=0
alloc 3121 reserved count=1 align=0
alloc 3122 reserved count=1 align=0
alloc 3123 reserved count=1 align=0
alloc 3124 reserved count=1 align=0
alloc 3125 reserved count=1 align=0
alloc 3126 reserved count=1 align=0
alloc 3127 reserved count=1 align=0
alloc 3128 reserved count=1 align=0
alloc 3129 reserved count=1 align=0
alloc 3130 reserved count=1 align=0
alloc 3131 reserved count=1 align=0
alloc 3132 reserved count=1 align=0
alloc 3133 reserved count=1 align=0
alloc 3134 reserved count=1 align=0
alloc 3135 reserved count=1 align=0
alloc 3136 reserved count=1 align=0
alloc 3137 reserved count=1 align=0
alloc 3138 reserved count=1 align=0
alloc 3139 reserved count=1 align=0
alloc 3140 reserved count=1 align=0
alloc 3141 reserved count=1 align=0
alloc 3142 reserved count=1 align=0
alloc 3143 reserved count=1 align=0
alloc 3144 reserved count=1 align=0
alloc 3145 reserved count=1 align=0
alloc 3146 reserved count=1 align=0
alloc 3147 reserved count=1 align=0
alloc 3148 reserved count=1 align=0
alloc 3149 reserved count=1 align=0
alloc 3150 reserved count=1 align=0
alloc 3151 reserved count=1 align=0
alloc 3152 reserved count=1 align=0
alloc 3153 reserved count=1 align=0
alloc 3154 reserved count=1 align=0
alloc 3155 reserved count=1 align=0
alloc 3156 reserved count=1 align=0
alloc 3157 reserved count=1 align=0
alloc 3158 reserved count=1 align=0
alloc 3159 reserved count=1 align=0
alloc 3160 reserved count=1 align=0
alloc 3161 reserved count=1 align=0
alloc 3162 reserved count=1 align=0
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
alloc 3173 reserved count=1 align=0
alloc 3174 reserved count=1 align=0
alloc 3175 reserved count=1 align=0
alloc 3176 reserved count=1 align=0
alloc 3177 reserved count=1 align=0
alloc 3178 reserved count=1 align=0
alloc 3179 reserved count=1 align=0
alloc 3180 reserved count=1 align=0
alloc 3181 reserved count=1 align=0
alloc 3182 reserved count=1 align=0
alloc 3183 reserved count=1 align=0
alloc 3184 reserved count=1 align=0
alloc 3185 reserved count=1 align=0
alloc 3186 reserved count=1 align=0
alloc 3187 reserved count=1 align=0
alloc 3188 reserved count=1 align=0
alloc 3189 reserved count=1 align=0
alloc 3190 reserved count=1 align=0
alloc 3191 reserved count=1 align=0
alloc 3192 reserved count=1 align=0
alloc 3193 reserved count=1 align=0
alloc 3194 reserved count=1 align=0
alloc 3195 reserved count=1 align=0
alloc 3196 reserved count=1 align=0
alloc 3197 reserved count=1 align=0
alloc 3198 reserved count=1 align=0
alloc 3199 reserved count=1 align=0
alloc 3200 reserved count=1 align=0
alloc 3201 reserved count=1 align=0
alloc 3202 reserved count=1 align=0
alloc 3203 reserved count=1 align=0
alloc 3204 reserved count=1 align=0
alloc 3205 reserved count=1 align=0
alloc 3206 reserved count=1 align=0
alloc 3207 reserved count=1 align=0
alloc 3208 reserved count=1 align=0
alloc 3209 reserved count=1 align=0
alloc 3210 reserved count=1 align=0
alloc 3211 reserved count=1 align=0
alloc 3212 reserved count=1 align=0
alloc 3213 reserved count=1 align=0
alloc 3214 reserved count=1 align=0
alloc 3215 reserved count=1 align=0
alloc 3216 reserved count=1 align=0
alloc 3217 reserved count=1 align=0
alloc 3218 reserved count=1 align=0
alloc 3219 reserved count=1 align=0
alloc 3220 reserved count=1 align=0
alloc 3221 reserved count=1 align=0
alloc 3222 reserved count=1 align=0
alloc 3223 reserved count=1 align=0
alloc 3224 reserved count=1 align=0
alloc 3225 reserved count=1 align=0
alloc 3226 reserved count=1 align=0
alloc 3227 reserved count=1 align=0
alloc 3228 reserved count=1 align=0
alloc 3229 reserved count=1 align=0
alloc 3230 reserved count=1 align=0
alloc 3231 reserved count=1 align=0
alloc 3232 reserved count=1 align=0
alloc 3233 reserved count=1 align=0
alloc 3234 reserved count=1 align=0
alloc 3235 reserved count=1 align=0
alloc 3236 reserved count=1 align=0
alloc 3237 reserved count=1 align=0
alloc 3238 reserved count=1 align=0
alloc 3239 reserved count=1 align=0
alloc 3240 reserved count=1 align=0
alloc 3241 reserved count=1 align=0
alloc 3242 reserved count=1 align=0
alloc 3243 reserved count=1 align=0
alloc 3244 reserved count=1 align=0
alloc 3245 reserved count=1 align=0
alloc 3246 reserved count=1 align=0
alloc 3247 reserved count=1 align=0
alloc 3248 reserved count=1 align=0
alloc 3249 reserved count=1 align=0
alloc 3250 reserved count=1 align=0
alloc 3251 reserved count=1 align=0
alloc 3252 reserved count=1 align=0
alloc 3253 reserved count=1 align=0
alloc 3254 reserved count=1 align=0
alloc 3255 reserved count=1 align=0
alloc 3256 reserved count=1 align=0
alloc 3257 reserved count=1 align=0
alloc 3258 reserved count=1 align=0
alloc 3259 reserved count=1 align=0
alloc 3260 reserved count=1 align=0
alloc 3261 reserved count=1 align=0
alloc 3262 reserved count=1 align=0
alloc 3263 reserved count=1 align=0
alloc 3264 reserved count=1 align=0
alloc 3265 reserved count=1 align=0
alloc 3266 reserved count=1 align=0
alloc 3267 reserved count=1 align=0
alloc 3268 reserved count=1 align=0
alloc 3269 reserved count=1 align=0
alloc 3270 reserved count=1 align=0
alloc 3271 reserved count=1 align=0
alloc 3272 reserved count=1 align=0
alloc 3273 reserved count=1 align=0
alloc 3274 reserved count=1 align=0
alloc 3275 reserved count=1 align=0
alloc 3276 reserved count=1 align=0
alloc 3277 reserved count=1 align=0
alloc 3278 reserved count=1 align=0
alloc 3279 reserved count=1 align=0
alloc 3280 reserved count=1 align=0
alloc 3281 reserved count=1 align=0
alloc 3282 reserved count=1 align=0
alloc 3283 reserved count=1 align=0
alloc 3284 reserved count=1 align=0
alloc 3285 reserved count=1 align=0
alloc 3286 reserved count=1 align=0
alloc 3287 reserved count=1 align=0
alloc 3288 reserved count=1 align=0
alloc 3289 reserved count=1 align=0
alloc 3290 reserved count=1 align=0
alloc 3291 reserved count=1 align=0
alloc 3292 reserved count=1 align=0
alloc 3293 reserved count=1 align=0
alloc 3294 reserved count=1 align=0
alloc 3295 reserved count=1 align=0
alloc 3296 reserved count=1 align=0
alloc 3297 reserved count=1 align=0
alloc 3298 reserved count=1 align=0
alloc 3299 reserved count=1 align=0
alloc 3300 reserved count=1 align=0
alloc 3301 reserved count=1 align=0
alloc 3302 reserved count=1 align=0
alloc 3303 reserved count=1 align=0
alloc 3304 reserved count=1 align=0
alloc 3305 reserved count=1 align=0
alloc 3306 reserved count=1 align=0
alloc 3307 reserved count=1 align=0
alloc 3308 reserved count=1 align=0
alloc 3309 reserved count=1 align=0
alloc 3310 reserved count=1 align=0
alloc 3311 reserved count=1 align=0
alloc 3312 reserved count=1 align=0
alloc 3313 reserved count=1 align=0
alloc 3314 reserved count=1 align=0
alloc 3315 reserved count=1 align=0
alloc 3316 reserved count=1 align=0
alloc 3317 reserved count=1 align=0
alloc 3318 reserved count=1 align=0
alloc 3319 reserved count=1 align=0
alloc 3320 reserved count=1 align=0
alloc 3321 reserved count=1 align=0
alloc 3322 reserved count=1 align=0
alloc 3323 reserved count=1 align=0
alloc 3324 reserved count=1 align=0
alloc 3325 reserved count=1 align=0
alloc 3326 reserved count=1 align=0
alloc 3327 reserved count=1 align=0
alloc 3328 reserved count=1 align=0
alloc 3329 reserved count=1 align=0
alloc 3330 reserved count=1 align=0
alloc 3331 reserved count=1 align=0
alloc 3332 reserved count=1 align=0
alloc 3333 reserved count=1 align=0
alloc 3334 reserved count=1 align=0
alloc 3335 reserved count=1 align=0
alloc 3336 reserved count=1 align=0
alloc 3337 reserved count=1 align=0
alloc 3338 reserved count=1 align=0
alloc 3339 reserved count=1 align=0
alloc 3340 reserved count=1 align=0
alloc 3341 reserved count=1 align=0
alloc 3342 reserved count=1 align=0
alloc 3343 reserved count=1 align=0
alloc 3344 reserved count=1 align=0
alloc 3345 reserved count=1 align=0
alloc 3346 reserved count=1 align=0
alloc 3347 reserved count=1 align=0
alloc 3348 reserved count=1 align=0
alloc 3349 reserved count=1 align=0
alloc 3350 reserved count=1 align=0
alloc 3351 reserved count=1 align=0
alloc 3352 reserved count=1 align=0
alloc 3353 reserved count=1 align=0
alloc 3354 reserved count=1 align=0
alloc 3355 reserved count=1 align=0
alloc 3356 reserved count=1 align=0
alloc 3357 reserved count=1 align=0
alloc 3358 reserved count=1 align=0
alloc 3359 reserved count=1 align=0
alloc 3360 reserved count=1 align=0
alloc 3361 reserved count=1 align=0
alloc 3362 reserved count=1 align=0
alloc 3363 reserved count=1 align=0
alloc 3364 reserved count=1 align=0
alloc 3365 reserved count=1 align=0
alloc 3366 reserved count=1 align=0
alloc 3367 reserved count=1 align=0
alloc 3368 reserved count=1 align=0
alloc 3369 reserved count=1 align=0
alloc 3370 reserved count=1 align=0
alloc 3371 reserved count=1 align=0
alloc 3372 reserved count=1 align=0
alloc 3373 reserved count=1 align=0
alloc 3374 reserved count=1 align=0
alloc 3375 reserved count=1 align=0
alloc 3376 reserved count=1 align=0
alloc 3377 reserved count=1 align=0
alloc 3378 reserved count=1 align=0
alloc 3379 reserved count=1 align=0
alloc 3380 reserved count=1 align=0
alloc 3381 reserved count=1 align=0
alloc 3382 reserved count=1 align=0
alloc 3383 reserved count=1 align=0
alloc 3384 reserved count=1 align=0
alloc 3385 reserved count=1 align=0
alloc 3386 reserved count=1 align=0
alloc 3387 reserved count=1 align=0
alloc 3388 reserved count=1 align=0
alloc 3389 reserved count=1 align=0
alloc 3390 reserved count=1 align=0
alloc 3391 reserved count=1 align=0
alloc 3392 reserved count=1 align=0
alloc 3393 reserved count=1 align=0
alloc 3394 reserved count=1 align=0
alloc 3395 reserved count=1 align=0
alloc 3396 reserved count=1 align=0
alloc 3397 reserved count=1 align=0
alloc 3398 reserved count=1 align=0
alloc 3399 reserved count=1 align=0
alloc 3400 reserved count=1 align=0
alloc 3401 reserved count=1 align=0
alloc 3402 reserved count=1 align=0
alloc 3403 reserved count=1 align=0
alloc 3404 reserved count=1 align=0
alloc 3405 reserved count=1 align=0
alloc 3406 reserved count=1 align=0
alloc 3407 reserved count=1 align=0
alloc 3408 reserved count=1 align=0
alloc 3409 reserved count=1 align=0
alloc 3410 reserved count=1 align=0
alloc 3411 reserved count=1 align=0
alloc 3412 reserved count=1 align=0
alloc 3413 reserved count=1 align=0
alloc 3414 reserved count=1 align=0
alloc 3415 reserved count=1 align=0
alloc 3416 reserved count=1 align=0
alloc 3417 reserved count=1 align=0
alloc 3418 reserved count=1 align=0
alloc 3419 reserved count=1 align=0
alloc 3420 reserved count=1 align=0
alloc 3421 reserved count=1 align=0
alloc 3422 reserved count=1 align=0
alloc 3423 reserved count=1 align=0
alloc 3424 reserved count=1 align=0
alloc 3425 reserved count=1 align=0
alloc 3426 reserved count=1 align=0
alloc 3427 reserved count=1 align=0
alloc 3428 reserved count=1 align=0
alloc 3429 reserved count=1 align=0
alloc 3430 reserved count=1 align=0
alloc 3431 reserved count=1 align=0
alloc 3432 reserved count=1 align=0
alloc 3433 reserved count=1 align=0
alloc 3434 reserved count=1 align=0
alloc 3435 reserved count=1 align=0
alloc 3436 reserved count=1 align=0
alloc 3437 reserved count=1 align=0
alloc 3438 reserved count=1 align=0
alloc 3439 reserved count=1 align=0
alloc 3440 reserved count=1 align=0
alloc 3441 reserved count=1 align=0
alloc 3442 reserved count=1 align=0
alloc 3443 reserved count=1 align=0
alloc 3444 reserved count=1 align=0
alloc 3445 reserved count=1 align=0
alloc 3446 reserved count=1 align=0
alloc 3447 reserved count=1 align=0
alloc 3448 reserved count=1 align=0
alloc 3449 reserved count=1 align=0
alloc 3450 reserved count=1 align=0
alloc 3451 reserved count=1 align=0
alloc 3452 reserved count=1 align=0
alloc 3453 reserved count=1 align=0
alloc 3454 reserved count=1 align=0
alloc 3455 reserved count=1 align=0
alloc 3456 reserved count=1 align=0
alloc 3457 reserved count=1 align=0
alloc 3458 reserved count=1 align=0
alloc 3459 reserved count=1 align=0
alloc 3460 reserved count=1 align=0
alloc 3461 reserved count=1 align=0
alloc 3462 reserved count=1 align=0
alloc 3463 reserved count=1 align=0
alloc 3464 reserved count=1 align=0
alloc 3465 reserved count=1 align=0
alloc 3466 reserved count=1 align=0
alloc 3467 reserved count=1 align=0
alloc 3468 reserved count=1 align=0
alloc 3469 reserved count=1 align=0
alloc 3470 reserved count=1 align=0
alloc 3471 reserved count=1 align=0
alloc 3472 reserved count=1 align=0
alloc 3473 reserved count=1 align=0
alloc 3474 reserved count=1 align=0
alloc 3475 reserved count=1 align=0
alloc 3476 reserved count=1 align=0
alloc 3477 reserved count=1 align=0
alloc 3478 reserved count=1 align=0
alloc 3479 reserved count=1 align=0
alloc 3480 reserved count=1 align=0
alloc 3481 reserved count=1 align=0
alloc 3482 reserved count=1 align=0
alloc 3483 reserved count=1 align=0
alloc 3484 reserved count=1 align=0
alloc 3485 reserved count=1 align=0
alloc 3486 reserved count=1 align=0
alloc 3487 reserved count=1 align=0
alloc 3488 reserved count=1 align=0
alloc 3489 reserved count=1 align=0
alloc 3490 reserved count=1 align=0
alloc 3491 reserved count=1 align=0
alloc 3492 reserved count=1 align=0
alloc 3493 reserved count=1 align=0
alloc 3494 reserved count=1 align=0
alloc 3495 reserved count=1 align=0
alloc 3496 reserved count=1 align=0
alloc 3497 reserved count=1 align=0
alloc 3498 reserved count=1 align=0
alloc 3499 reserved count=1 align=0
alloc 3500 reserved count=1 align=0
alloc 3501 reserved count=1 align=0
alloc 3502 reserved count=1 align=0
alloc 3503 reserved count=1 align=0
alloc 3504 reserved count=1 align=0
alloc 3505 reserved count=1 align=0
alloc 3506 reserved count=1 align=0
alloc 3507 reserved count=1 align=0
alloc 3508 reserved count=1 align=0
alloc 3509 reserved count=1 align=0
alloc 3510 reserved count=1 align=0
alloc 3511 reserved count=1 align=0
alloc 3512 reserved count=1 align=0
alloc 3513 reserved count=1 align=0
alloc 3514 reserved count=1 align=0
alloc 3515 reserved count=1 align=0
alloc 3516 reserved count=1 align=0
alloc 3517 reserved count=1 align=0
alloc 3518 reserved count=1 align=0
alloc 3519 reserved count=1 align=0
alloc 3520 reserved count=1 align=0
alloc 3521 reserved count=1 align=0
alloc 3522 reserved count=1 align=0
alloc 3523 reserved count=1 align=0
alloc 3524 reserved count=1 align=0
alloc 3525 reserved count=1 align=0
alloc 3526 reserved count=1 align=0
alloc 3527 reserved count=1 align=0
alloc 3528 reserved count=1 align=0
alloc 3529 reserved count=1 align=0
alloc 3530 reserved count=1 align=0
alloc 3531 reserved count=1 align=0
alloc 3532 reserved count=1 align=0
alloc 3533 reserved count=1 align=0
alloc 3534 reserved count=1 align=0
alloc 3535 reserved count=1 align=0
alloc 3536 reserved count=1 align=0
alloc 3537 reserved count=1 align=0
alloc 3538 reserved count=1 align=0
alloc 3539 reserved count=1 align=0
alloc 3540 reserved count=1 align=0
alloc 3541 reserved count=1 align=0
alloc 3542 reserved count=1 align=0
alloc 3543 reserved count=1 align=0
alloc 3544 reserved count=1 align=0
alloc 3545 reserved count=1 align=0
alloc 3546 reserved count=1 align=0
alloc 3547 reserved count=1 align=0
alloc 3548 reserved count=1 align=0
alloc 3549 reserved count=1 align=0
alloc 3550 reserved count=1 align=0
alloc 3551 reserved count=1 align=0
alloc 3552 reserved count=1 align=0
alloc 3553 reserved count=1 align=0
alloc 3554 reserved count=1 align=0
alloc 3555 reserved count=1 align=0
alloc 3556 reserved count=1 align=0
alloc 3557 reserved count=1 align=0
alloc 3558 reserved count=1 align=0
alloc 3559 reserved count=1 align=0
alloc 3560 reserved count=1 align=0
alloc 3561 reserved count=1 align=0
alloc 3562 reserved count=1 align=0
alloc 3563 reserved count=1 align=0
alloc 3564 reserved count=1 align=0
alloc 3565 reserved count=1 align=0
alloc 3566 reserved count=1 align=0
alloc 3567 reserved count=1 align=0
alloc 3568 reserved count=1 align=0
alloc 3569 reserved count=1 align=0
alloc 3570 reserved count=1 align=0
alloc 3571 reserved count=1 align=0
alloc 3572 reserved count=1 align=0
alloc 3573 reserved count=1 align=0
alloc 3574 reserved count=1 align=0
alloc 3575 reserved count=1 align=0
alloc 3576 reserved count=1 align=0
alloc 3577 reserved count=1 align=0
alloc 3578 reserved count=1 align=0
alloc 3579 reserved count=1 align=0
alloc 3580 reserved count=1 align=0
alloc 3581 reserved count=1 align=0
alloc 3582 reserved count=1 align=0
alloc 3583 reserved count=1 align=0
alloc 3584 reserved count=1 align=0
alloc 3585 reserved count=1 align=0
alloc 3586 reserved count=1 align=0
alloc 3587 reserved count=1 align=0
alloc 3588 reserved count=1 align=0
alloc 3589 reserved count=1 align=0
alloc 3590 reserved count=1 align=0
alloc 3591 reserved count=1 align=0
alloc 3592 reserved count=1 align=0
alloc 3593 reserved count=1 align=0
alloc 3594 reserved count=1 align=0
alloc 3595 reserved count=1 align=0
alloc 3596 reserved count=1 align=0
alloc 3597 reserved count=1 align=0
alloc 3598 reserved count=1 align=0
alloc 3599 reserved count=1 align=0
alloc 3600 reserved count=1 align=0
alloc 3601 reserved count=1 align=0
alloc 3602 reserved count=1 align=0
alloc 3603 reserved count=1 align=0
alloc 3604 reserved count=1 align=0
alloc 3605 reserved count=1 align=0
alloc 3606 reserved count=1 align=0
alloc 3607 reserved count=1 align=0
alloc 3608 reserved count=1 align=0
alloc 3609 reserved count=1 align=0
alloc 3610 reserved count=1 align=0
alloc 3611 reserved count=1 align=0
alloc 3612 reserved count=1 align=0
alloc 3613 reserved count=1 align=0
alloc 3614 reserved count=1 align=0
alloc 3615 reserved count=1 align=0
alloc 3616 reserved count=1 align=0
alloc 3617 reserved count=1 align=0
alloc 3618 reserved count=1 align=0
alloc 3619 reserved count=1 align=0
alloc 3620 reserved count=1 align=0
alloc 3621 reserved count=1 align=0
alloc 3622 reserved count=1 align=0
alloc 3623 reserved count=1 align=0
alloc 3624 reserved count=1 align=0
alloc 3625 reserved count=1 align=0
alloc 3626 reserved count=1 align=0
alloc 3627 reserved count=1 align=0
alloc 3628 reserved count=1 align=0
alloc 3629 reserved count=1 align=0
alloc 3630 reserved count=1 align=0
alloc 3631 reserved count=1 align=0
alloc 3632 reserved count=1 align=0
alloc 3633 reserved count=1 align=0
alloc 3634 reserved count=1 align=0
alloc 3635 reserved count=1 align=0
alloc 3636 reserved count=1 align=0
alloc 3637 reserved count=1 align=0
alloc 3638 reserved count=1 align=0
alloc 3639 reserved count=1 align=0
alloc 3640 reserved count=1 align=0
alloc 3641 reserved count=1 align=0
alloc 3642 reserved count=1 align=0
alloc 3643 reserved count=1 align=0
alloc 3644 reserved count=1 align=0
alloc 3645 reserved count=1 align=0
alloc 3646 reserved count=1 align=0
alloc 3647 reserved count=1 align=0
alloc 3648 reserved count=1 align=0
alloc 3649 reserved count=1 align=0
alloc 3650 reserved count=1 align=0
alloc 3651 reserved count=1 align=0
alloc 3652 reserved count=1 align=0
alloc 3653 reserved count=1 align=0
alloc 3654 reserved count=1 align=0
alloc 3655 reserved count=1 align=0
alloc 3656 reserved count=1 align=0
alloc 3657 reserved count=1 align=0
alloc 3658 reserved count=1 align=0
alloc 3659 reserved count=1 align=0
alloc 3660 reserved count=1 align=0
alloc 3661 reserved count=1 align=0
alloc 3662 reserved count=1 align=0
alloc 3663 reserved count=1 align=0
alloc 3664 reserved count=1 align=0
alloc 3665 reserved count=1 align=0
alloc 3666 reserved count=1 align=0
alloc 3667 reserved count=1 align=0
alloc 3668 reserved count=1 align=0
alloc 3669 reserved count=1 align=0
alloc 3670 reserved count=1 align=0
alloc 3671 reserved count=1 align=0
alloc 3672 reserved count=1 align=0
alloc 3673 reserved count=1 align=0
alloc 3674 reserved count=1 align=0
alloc 3675 reserved count=1 align=0
alloc 3676 reserved count=1 align=0
alloc 3677 reserved count=1 align=0
alloc 3678 reserved count=1 align=0
alloc 3679 reserved count=1 align=0
alloc 3680 reserved count=1 align=0
alloc 3681 reserved count=1 align=0
alloc 3682 reserved count=1 align=0
alloc 3683 reserved count=1 align=0
alloc 3684 reserved count=1 align=0
alloc 3685 reserved count=1 align=0
alloc 3686 reserved count=1 align=0
alloc 3687 reserved count=1 align=0
alloc 3688 reserved count=1 align=0
alloc 3689 reserved count=1 align=0
alloc 3690 reserved count=1 align=0
alloc 3691 reserved count=1 align=0
alloc 3692 reserved count=1 align=0
alloc 3693 reserved count=1 align=0
alloc 3694 reserved count=1 align=0
alloc 3695 reserved count=1 align=0
alloc 3696 reserved count=1 align=0
alloc 3697 reserved count=1 align=0
alloc 3698 reserved count=1 align=0
alloc 3699 reserved count=1 align=0
alloc 3700 reserved count=1 align=0
alloc 3701 reserved count=1 align=0
alloc 3702 reserved count=1 align=0
alloc 3703 reserved count=1 align=0
alloc 3704 reserved count=1 align=0
alloc 3705 reserved count=1 align=0
alloc 3706 reserved count=1 align=0
alloc 3707 reserved count=1 align=0
alloc 3708 reserved count=1 align=0
alloc 3709 reserved count=1 align=0
alloc 3710 reserved count=1 align=0
alloc 3711 reserved count=1 align=0
alloc 3712 reserved count=1 align=0
alloc 3713 reserved count=1 align=0
alloc 3714 reserved count=1 align=0
alloc 3715 reserved count=1 align=0
alloc 3716 reserved count=1 align=0
alloc 3717 reserved count=1 align=0
alloc 3718 reserved count=1 align=0
alloc 3719 reserved count=1 align=0
alloc 3720 reserved count=1 align=0
alloc 3721 reserved count=1 align=0
alloc 3722 reserved count=1 align=0
alloc 3723 reserved count=1 align=0
alloc 3724 reserved count=1 align=0
alloc 3725 reserved count=1 align=0
alloc 3726 reserved count=1 align=0
alloc 3727 reserved count=1 align=0
alloc 3728 reserved count=1 align=0
alloc 3729 reserved count=1 align=0
alloc 3730 reserved count=1 align=0
alloc 3731 reserved count=1 align=0
alloc 3732 reserved count=1 align=0
alloc 3733 reserved count=1 align=0
alloc 3734 reserved count=1 align=0
alloc 3735 reserved count=1 align=0
alloc 3736 reserved count=1 align=0
alloc 3737 reserved count=1 align=0
alloc 3738 reserved count=1 align=0
alloc 3739 reserved count=1 align=0
alloc 3740 reserved count=1 align=0
alloc 3741 reserved count=1 align=0
alloc 3742 reserved count=1 align=0
alloc 3743 reserved count=1 align=0
alloc 3744 reserved count=1 align=0
alloc 3745 reserved count=1 align=0
alloc 3746 reserved count=1 align=0
alloc 3747 reserved count=1 align=0
alloc 3748 reserved count=1 align=0
alloc 3749 reserved count=1 align=0
alloc 3750 reserved count=1 align=0
alloc 3751 reserved count=1 align=0
alloc 3752 reserved count=1 align=0
alloc 3753 reserved count=1 align=0
alloc 3754 reserved count=1 align=0
alloc 3755 reserved count=1 align=0
alloc 3756 reserved count=1 align=0
alloc 3757 reserved count=1 align=0
alloc 3758 reserved count=1 align=0
alloc 3759 reserved count=1 align=0
alloc 3760 reserved count=1 align=0
alloc 3761 reserved count=1 align=0
alloc 3762 reserved count=1 align=0
alloc 3763 reserved count=1 align=0
alloc 3764 reserved count=1 align=0
alloc 3765 reserved count=1 align=0
alloc 3766 reserved count=1 align=0
alloc 3767 reserved count=1 align=0
alloc 3768 reserved count=1 align=0
alloc 3769 reserved count=1 align=0
alloc 3770 reserved count=1 align=0
alloc 3771 reserved count=1 align=0
alloc 3772 reserved count=1 align=0
alloc 3773 reserved count=1 align=0
alloc 3774 reserved count=1 align=0
alloc 3775 reserved count=1 align=0
alloc 3776 reserved count=1 align=0
alloc 3777 reserved count=1 align=0
alloc 3778 reserved count=1 align=0
alloc 3779 reserved count=1 align=0
alloc 3780 reserved count=1 align=0
alloc 3781 reserved count=1 align=0
alloc 3782 reserved count=1 align=0
alloc 3783 reserved count=1 align=0
alloc 3784 reserved count=1 align=0
alloc 3785 reserved count=1 align=0
alloc 3786 reserved count=1 align=0
alloc 3787 reserved count=1 align=0
alloc 3788 reserved count=1 align=0
alloc 3789 reserved count=1 align=0
alloc 3790 reserved count=1 align=0
alloc 3791 reserved count=1 align=0
alloc 3792 reserved count=1 align=0
alloc 3793 reserved count=1 align=0
alloc 3794 reserved count=1 align=0
alloc 3795 reserved count=1 align=0
alloc 3796 reserved count=1 align=0
alloc 3797 reserved count=1 align=0
alloc 3798 reserved count=1 align=0
alloc 3799 reserved count=1 align=0
alloc 3800 reserved count=1 align=0
alloc 3801 reserved count=1 align=0
alloc 3802 reserved count=1 align=0
alloc 3803 reserved count=1 align=0
alloc 3804 reserved count=1 align=0
alloc 3805 reserved count=1 align=0
alloc 3806 reserved count=1 align=0
alloc 3807 reserved count=1 align=0
alloc 3808 reserved count=1 align=0
alloc 3809 reserved count=1 align=0
alloc 3810 reserved count=1 align=0
alloc 3811 reserved count=1 align=0
alloc 3812 reserved count=1 align=0
alloc 3813 reserved count=1 align=0
alloc 3814 reserved count=1 align=0
alloc 3815 reserved count=1 align=0
alloc 3816 reserved count=1 align=0
alloc 3817 reserved count=1 align=0
alloc 3818 reserved count=1 align=0
alloc 3819 reserved count=1 align=0
alloc 3820 reserved count=1 align=0
alloc 3821 reserved count=1 align=0
alloc 3822 reserved count=1 align=0
alloc 3823 reserved count=1 align=0
alloc 3824 reserved count=1 align=0
alloc 3825 reserved count=1 align=0
alloc 3826 reserved count=1 align=0
alloc 3827 reserved count=1 align=0
alloc 3828 reserved count=1 align=0
alloc 3829 reserved count=1 align=0
alloc 3830 reserved count=1 align=0
alloc 3831 reserved count=1 align=0
alloc 3832 reserved count=1 align=0
alloc 3833 reserved count=1 align=0
alloc 3834 reserved count=1 align=0
alloc 3835 reserved count=1 align=0
alloc 3836 reserved count=1 align=0
alloc 3837 reserved count=1 align=0
alloc 3838 reserved count=1 align=0
alloc 3839 reserved count=1 align=0
alloc 3840 reserved count=1 align=0
alloc 3841 reserved count=1 align=0
alloc 3842 reserved count=1 align=0
alloc 3843 reserved count=1 align=0
alloc 3844 reserved count=1 align=0
alloc 3845 reserved count=1 align=0
alloc 3846 reserved count=1 align=0
alloc 3847 reserved count=1 align=0
alloc 3848 reserved count=1 align=0
alloc 3849 reserved count=1 align=0
alloc 3850 reserved count=1 align=0
alloc 3851 reserved count=1 align=0
alloc 3852 reserved count=1 align=0
alloc 3853 reserved count=1 align=0
alloc 3854 reserved count=1 align=0
alloc 3855 reserved count=1 align=0
alloc 3856 reserved count=1 align=0
alloc 3857 reserved count=1 align=0
alloc 3858 reserved count=1 align=0
alloc 3859 reserved count=1 align=0
alloc 3860 reserved count=1 align=0
alloc 3861 reserved count=1 align=0
alloc 3862 reserved count=1 align=0
alloc 3863 reserved count=1 align=0
alloc 3864 reserved count=1 align=0
alloc 3865 reserved count=1 align=0
alloc 3866 reserved count=1 align=0
alloc 3867 reserved count=1 align=0
alloc 3868 reserved count=1 align=0
alloc 3869 reserved count=1 align=0
alloc 3870 reserved count=1 align=0
alloc 3871 reserved count=1 align=0
alloc 3872 reserved count=1 align=0
alloc 3873 reserved count=1 align=0
alloc 3874 reserved count=1 align=0
alloc 3875 reserved count=1 align=0
alloc 3876 reserved count=1 align=0
alloc 3877 reserved count=1 align=0
alloc 3878 reserved count=1 align=0
alloc 3879 reserved count=1 align=0
alloc 3880 reserved count=1 align=0
alloc 3881 reserved count=1 align=0
alloc 3882 reserved count=1 align=0
alloc 3883 reserved count=1 align=0
alloc 3884 reserved count=1 align=0
alloc 3885 reserved count=1 align=0
alloc 3886 reserved count=1 align=0
alloc 3887 reserved count=1 align=0
alloc 3888 reserved count=1 align=0
alloc 3889 reserved count=1 align=0
alloc 3890 reserved count=1 align=0
alloc 3891 reserved count=1 align=0
alloc 3892 reserved count=1 align=0
alloc 3893 reserved count=1 align=0
alloc 3894 reserved count=1 align=0
alloc 3895 reserved count=1 align=0
alloc 3896 reserved count=1 align=0
alloc 3897 reserved count=1 align=0
alloc 3898 reserved count=1 align=0
alloc 3899 reserved count=1 align=0
alloc 3900 reserved count=1 align=0
alloc 3901 reserved count=1 align=0
alloc 3902 reserved count=1 align=0
alloc 3903 reserved count=1 align=0
alloc 3904 reserved count=1 align=0
alloc 3905 reserved count=1 align=0
alloc 3906 reserved count=1 align=0
alloc 3907 reserved count=1 align=0
alloc 3908 reserved count=1 align=0
alloc 3909 reserved count=1 align=0
alloc 3910 reserved count=1 align=0
alloc 3911 reserved count=1 align=0
alloc 3912 reserved count=1 align=0
alloc 3913 reserved count=1 align=0
alloc 3914 reserved count=1 align=0
alloc 3915 reserved count=1 align=0
alloc 3916 reserved count=1 align=0
alloc 3917 reserved count=1 align=0
alloc 3918 reserved count=1 align=0
alloc 3919 reserved count=1 align=0
alloc 3920 reserved count=1 align=0
alloc 3921 reserved count=1 align=0
alloc 3922 reserved count=1 align=0
alloc 3923 reserved count=1 align=0
alloc 3924 reserved count=1 align=0
alloc 3925 reserved count=1 align=0
alloc 3926 reserved count=1 align=0
alloc 3927 reserved count=1 align=0
alloc 3928 reserved count=1 align=0
alloc 3929 reserved count=1 align=0
alloc 3930 reserved count=1 align=0
alloc 3931 reserved count=1 align=0
alloc 3932 reserved count=1 align=0
alloc 3933 reserved count=1 align=0
alloc 3934 reserved count=1 align=0
alloc 3935 reserved count=1 align=0
alloc 3936 reserved count=1 align=0
alloc 3937 reserved count=1 align=0
alloc 3938 reserved count=1 align=0
alloc 3939 reserved count=1 align=0
alloc 3940 reserved count=1 align=0
alloc 3941 reserved count=1 align=0
alloc 3942 reserved count=1 align=0
alloc 3943 reserved count=1 align=0
alloc 3944 reserved count=1 align=0
alloc 3945 reserved count=1 align=0
alloc 3946 reserved count=1 align=0
alloc 3947 reserved count=1 align=0
alloc 3948 reserved count=1 align=0
alloc 3949 reserved count=1 align=0
alloc 3950 reserved count=1 align=0
alloc 3951 reserved count=1 align=0
alloc 3952 reserved count=1 align=0
alloc 3953 reserved count=1 align=0
alloc 3954 reserved count=1 align=0
alloc 3955 reserved count=1 align=0
alloc 3956 reserved count=1 align=0
alloc 3957 reserved count=1 align=0
alloc 3958 reserved count=1 align=0
alloc 3959 reserved count=1 align=0
alloc 3960 reserved count=1 align=0
alloc 3961 reserved count=1 align=0
alloc 3962 reserved count=1 align=0
alloc 3963 reserved count=1 align=0
alloc 3964 reserved count=1 align=0
alloc 3965 reserved count=1 align=0
alloc 3966 reserved count=1 align=0
alloc 3967 reserved count=1 align=0
alloc 3968 reserved count=1 align=0
alloc 3969 reserved count=1 align=0
alloc 3970 reserved count=1 align=0
alloc 3971 reserved count=1 align=0
alloc 3972 reserved count=1 align=0
alloc 3973 reserved count=1 align=0
alloc 3974 reserved count=1 align=0
alloc 3975 reserved count=1 align=0
alloc 3976 reserved count=1 align=0
alloc 3977 reserved count=1 align=0
alloc 3978 reserved count=1 align=0
alloc 3979 reserved count=1 align=0
alloc 3980 reserved count=1 align=0
alloc 3981 reserved count=1 align=0
alloc 3982 reserved count=1 align=0
alloc 3983 reserved count=1 align=0
alloc 3984 reserved count=1 align=0
alloc 3985 reserved count=1 align=0
alloc 3986 reserved count=1 align=0
alloc 3987 reserved count=1 align=0
alloc 3988 reserved count=1 align=0
alloc 3989 reserved count=1 align=0
alloc 3990 reserved count=1 align=0
alloc 3991 reserved count=1 align=0
alloc 3992 reserved count=1 align=0
alloc 3993 reserved count=1 align=0
alloc 3994 reserved count=1 align=0
alloc 3995 reserved count=1 align=0
alloc 3996 reserved count=1 align=0
alloc 3997 reserved count=1 align=0
alloc 3998 reserved count=1 align=0
alloc 3999 reserved count=1 align=0
alloc 4000 reserved count=1 align=0
alloc 4001 reserved count=1 align=0
alloc 4002 reserved count=1 align=0
alloc 4003 reserved count=1 align=0
alloc 4004 reserved count=1 align=0
alloc 4005 reserved count=1 align=0
alloc 4006 reserved count=1 align=0
alloc 4007 reserved count=1 align=0
alloc 4008 reserved count=1 align=0
alloc 4009 reserved count=1 align=0
alloc 4010 reserved count=1 align=0
alloc 4011 reserved count=1 align=0
alloc 4012 reserved count=1 align=0
alloc 4013 reserved count=1 align=0
alloc 4014 reserved count=1 align=0
alloc 4015 reserved count=1 align=0
alloc 4016 reserved count=1 align=0
alloc 4017 reserved count=1 align=0
alloc 4018 reserved count=1 align=0
alloc 4019 reserved count=1 align=0
alloc 4020 reserved count=1 align=0
alloc 4021 reserved count=1 align=0
alloc 4022 reserved count=1 align=0
alloc 4023 reserved count=1 align=0
alloc 4024 reserved count=1 align=0
alloc 4025 reserved count=1 align=0
alloc 4026 reserved count=1 align=0
alloc 4027 reserved count=1 align=0
alloc 4028 reserved count=1 align=0
alloc 4029 reserved count=1 align=0
alloc 4030 reserved count=1 align=0
alloc 4031 reserved count=1 align=0
alloc 4032 reserved count=1 align=0
alloc 4033 reserved count=1 align=0
alloc 4034 reserved count=1 align=0
alloc 4035 reserved count=1 align=0
alloc 4036 reserved count=1 align=0
alloc 4037 reserved count=1 align=0
alloc 4038 reserved count=1 align=0
alloc 4039 reserved count=1 align=0
alloc 4040 reserved count=1 align=0
alloc 4041 reserved count=1 align=0
alloc 4042 reserved count=1 align=0
alloc 4043 reserved count=1 align=0
alloc 4044 reserved count=1 align=0
alloc 4045 reserved count=1 align=0
alloc 4046 reserved count=1 align=0
alloc 4047 reserved count=1 align=0
alloc 4048 reserved count=1 align=0
alloc 4049 reserved count=1 align=0
alloc 4050 reserved count=1 align=0
alloc 4051 reserved count=1 align=0
alloc 4052 reserved count=1 align=0
alloc 4053 reserved count=1 align=0
alloc 4054 reserved count=1 align=0
alloc 4055 reserved count=1 align=0
alloc 4056 reserved count=1 align=0
alloc 4057 reserved count=1 align=0
alloc 4058 reserved count=1 align=0
alloc 4059 reserved count=1 align=0
alloc 4060 reserved count=1 align=0
alloc 4061 reserved count=1 align=0
alloc 4062 reserved count=1 align=0
alloc 4063 reserved count=1 align=0
alloc 4064 reserved count=1 align=0
alloc 4065 reserved count=1 align=0
alloc 4066 reserved count=1 align=0
alloc 4067 reserved count=1 align=0
alloc 4068 reserved count=1 align=0
alloc 4069 reserved count=1 align=0
alloc 4070 reserved count=1 align=0
alloc 4071 reserved count=1 align=0
alloc 4072 reserved count=1 align=0
alloc 4073 reserved count=1 align=0
alloc 4074 reserved count=1 align=0
alloc 4075 reserved count=1 align=0
alloc 4076 reserved count=1 align=0
alloc 4077 reserved count=1 align=0
alloc 4078 reserved count=1 align=0
alloc 4079 reserved count=1 align=0
alloc 4080 reserved count=1 align=0
alloc 4081 reserved count=1 align=0
alloc 4082 reserved count=1 align=0
alloc 4083 reserved count=1 align=0
alloc 4084 reserved count=1 align=0
alloc 4085 reserved count=1 align=0
alloc 4086 reserved count=1 align=0
alloc 4087 reserved count=1 align=0
alloc 4088 reserved count=1 align=0
alloc 4089 reserved count=1 align=0
alloc 4090 reserved count=1 align=0
alloc 4091 reserved count=1 align=0
alloc 4092 reserved count=1 align=0
alloc 4093 reserved count=1 align=0
alloc 4094 reserved count=1 align=0
alloc 4095 reserved count=1 align=0
alloc 4096 reserved count=1 align=0
alloc 4097 reserved count=1 align=0
alloc 4098 reserved count=1 align=0
alloc 4099 reserved count=1 align=0
alloc 4100 reserved count=1 align=0
alloc 4101 reserved count=1 align=0
alloc 4102 reserved count=1 align=0
alloc 4103 reserved count=1 align=0
alloc 4104 reserved count=1 align=0
alloc 4105 reserved count=1 align=0
alloc 4106 reserved count=1 align=0
alloc 4107 reserved count=1 align=0
alloc 4108 reserved count=1 align=0
alloc 4109 reserved count=1 align=0
alloc 4110 reserved count=1 align=0
alloc 4111 reserved count=1 align=0
alloc 4112 reserved count=1 align=0
alloc 4113 reserved count=1 align=0
alloc 4114 reserved count=1 align=0
alloc 4115 reserved count=1 align=0
alloc 4116 reserved count=1 align=0
alloc 4117 reserved count=1 align=0
alloc 4118 reserved count=1 align=0
alloc 4119 reserved count=1 align=0
alloc 4120 reserved count=1 align=0
alloc 4121 reserved count=1 align=0
alloc 4122 reserved count=1 align=0
alloc 4123 reserved count=1 align=0
alloc 4124 reserved count=1 align=0
alloc 4125 reserved count=1 align=0
alloc 4126 reserved count=1 align=0
alloc 4127 reserved count=1 align=0
alloc 4128 reserved count=1 align=0
alloc 4129 reserved count=1 align=0
alloc 4130 reserved count=1 align=0
alloc 4131 reserved count=1 align=0
alloc 4132 reserved count=1 align=0
alloc 4133 reserved count=1 align=0
alloc 4134 reserved count=1 align=0
alloc 4135 reserved count=1 align=0
alloc 4136 reserved count=1 align=0
alloc 4137 reserved count=1 align=0
alloc 4138 reserved count=1 align=0
alloc 4139 reserved count=1 align=0
alloc 4140 reserved count=1 align=0
alloc 4141 reserved count=1 align=0
alloc 4142 reserved count=1 align=0
alloc 4143 reserved count=1 align=0
alloc 4144 reserved count=1 align=0
alloc 4145 reserved count=1 align=0
alloc 4146 reserved count=1 align=0
alloc 4147 reserved count=1 align=0
alloc 4148 reserved count=1 align=0
alloc 4149 reserved count=1 align=0
alloc 4150 reserved count=1 align=0
alloc 4151 reserved count=1 align=0
alloc 4152 reserved count=1 align=0
alloc 4153 reserved count=1 align=0
alloc 4154 reserved count=1 align=0
alloc 4155 reserved count=1 align=0
alloc 4156 reserved count=1 align=0
alloc 4157 reserved count=1 align=0
alloc 4158 reserved count=1 align=0
alloc 4159 reserved count=1 align=0
alloc 4160 reserved count=1 align=0
alloc 4161 reserved count=1 align=0
alloc 4162 reserved count=1 align=0
alloc 4163 reserved count=1 align=0
alloc 4164 reserved count=1 align=0
alloc 4165 reserved count=1 align=0
alloc 4166 reserved count=1 align=0
alloc 4167 reserved count=1 align=0
alloc 4168 reserved count=1 align=0
alloc 4169 reserved count=1 align=0
alloc 4170 reserved count=1 align=0
alloc 4171 reserved count=1 align=0
alloc 4172 reserved count=1 align=0
alloc 4173 reserved count=1 align=0
alloc 4174 reserved count=1 align=0
alloc 4175 reserved count=1 align=0
alloc 4176 reserved count=1 align=0
alloc 4177 reserved count=1 align=0
alloc 4178 reserved count=1 align=0
alloc 4179 reserved count=1 align=0
alloc 4180 reserved count=1 align=0
alloc 4181 reserved count=1 align=0
alloc 4182 reserved count=1 align=0
alloc 4183 reserved count=1 align=0
alloc 4184 reserved count=1 align=0
alloc 4185 reserved count=1 align=0
alloc 4186 reserved count=1 align=0
alloc 4187 reserved count=1 align=0
alloc 4188 reserved count=1 align=0
alloc 4189 reserved count=1 align=0
alloc 4190 reserved count=1 align=0
alloc 4191 reserved count=1 align=0
alloc 4192 reserved count=1 align=0
alloc 4193 reserved count=1 align=0
alloc 4194 reserved count=1 align=0
alloc 4195 reserved count=1 align=0
alloc 4196 reserved count=1 align=0
alloc 4197 reserved count=1 align=0
alloc 4198 reserved count=1 align=0
alloc 4199 reserved count=1 align=0
alloc 4200 reserved count=1 align=0
alloc 4201 reserved count=1 align=0
alloc 4202 reserved count=1 align=0
alloc 4203 reserved count=1 align=0
alloc 4204 reserved count=1 align=0
alloc 4205 reserved count=1 align=0
alloc 4206 reserved count=1 align=0
alloc 4207 reserved count=1 align=0
alloc 4208 reserved count=1 align=0
alloc 4209 reserved count=1 align=0
alloc 4210 reserved count=1 align=0
alloc 4211 reserved count=1 align=0
alloc 4212 reserved count=1 align=0
alloc 4213 reserved count=1 align=0
alloc 4214 reserved count=1 align=0
alloc 4215 reserved count=1 align=0
alloc 4216 reserved count=1 align=0
alloc 4217 reserved count=1 align=0
alloc 4218 reserved count=1 align=0
alloc 4219 reserved count=1 align=0
alloc 4220 reserved count=1 align=0
alloc 4221 reserved count=1 align=0
alloc 4222 reserved count=1 align=0
alloc 4223 reserved count=1 align=0
alloc 4224 reserved count=1 align=0
release 2178
release 2179
release 2183
release 2184
release 2185
release 2186
release 2190
release 2191
release 2192
release 2193
release 2194
release 2195
release 2200
release 2201
release 2202
release 2209
release 2210
release 2212
release 2215
release 2217
release 2219
release 2222
release 2224
release 2225
release 2226
release 2227
release 2228
release 2232
release 2236
release 2237
release 2241
release 2242
release 2246
release 2248
release 2249
release 2250
release 2253
release 2254
release 2255
release 2257
release 2258
release 2260
release 2264
release 2265
release 2268
release 2270
release 2271
release 2273
release 2275
release 2276
release 2278
release 2281
release 2282
release 2284
release 2286
release 2288
release 2289
release 2291
release 2292
release 2295
release 2300
release 2301
release 2303
release 2306
release 2308
release 2309
release 2310
release 2311
release 2312
release 2316
release 2320
release 2321
release 2323
release 2324
release 2326
release 2328
release 2329
release 2330
release 2332
release 2334
release 2335
release 2337
release 2341
release 2346
release 2357
release 2358
release 2360
release 2362
release 2366
release 2367
release 2368
release 2369
release 2371
release 2373
release 2374
release 2377
release 2378
release 2380
release 2381
release 2382
release 2384
release 2387
release 2390
release 2393
release 2399
release 2403
release 2404
release 2405
release 2406
release 2407
release 2408
release 2410
release 2412
release 2414
release 2417
release 2422
release 2424
release 2426
release 2428
release 2430
release 2431
release 2434
release 2437
release 2441
release 2444
release 2446
release 2448
release 2449
release 2450
release 2451
release 2457
release 2458
release 2461
release 2464
release 2468
release 2470
release 2472
release 2473
release 2474
release 2476
release 2477
release 2478
release 2479
release 2482
release 2485
release 2487
release 2488
release 2489
release 2491
release 2493
release 2495
release 2496
release 2497
release 2500
release 2503
release 2508
release 2509
release 2513
release 2514
release 2516
release 2520
release 2521
release 2523
release 2525
release 2526
release 2530
release 2534
release 2536
release 2538
release 2539
release 2541
release 2543
release 2547
release 2548
release 2551
release 2553
release 2554
release 2556
release 2557
release 2559
release 2562
release 2567
release 2574
release 2577
release 2581
release 2583
release 2584
release 2585
release 2587
release 2588
release 2589
release 2590
release 2591
release 2592
release 2599
release 2601
release 2604
release 2605
release 2606
release 2610
release 2611
release 2613
release 2616
release 2617
release 2620
release 2621
release 2622
release 2623
release 2626
release 2627
release 2633
release 2635
release 2636
release 2640
release 2647
release 2649
release 2651
release 2653
release 2657
release 2660
release 2661
release 2665
release 2667
release 2668
release 2669
release 2671
release 2673
release 2675
release 2677
release 2678
release 2681
release 2682
release 2687
release 2692
release 2693
release 2694
release 2698
release 2699
release 2701
release 2702
release 2703
release 2704
release 2706
release 2707
release 2710
release 2711
release 2714
release 2719
release 2721
release 2724
release 2728
release 2731
release 2732
release 2733
release 2734
release 2735
release 2737
release 2738
release 2740
release 2741
release 2745
release 2746
release 2748
release 2749
release 2751
release 2754
release 2755
release 2756
release 2757
release 2759
release 2760
release 2762
release 2763
release 2764
release 2765
release 2767
release 2769
release 2770
release 2771
release 2772
release 2774
release 2775
release 2781
release 2783
release 2785
release 2788
release 2792
release 2793
release 2794
release 2795
release 2796
release 2798
release 2800
release 2801
release 2802
release 2803
release 2804
release 2805
release 2806
release 2807
release 2808
release 2809
release 2810
release 2814
release 2817
release 2819
release 2820
release 2823
release 2827
release 2830
release 2836
release 2837
release 2840
release 2842
release 2843
release 2844
release 2845
release 2847
release 2848
release 2849
release 2851
release 2852
release 2855
release 2857
release 2860
release 2864
release 2865
release 2867
release 2870
release 2872
release 2873
release 2874
release 2875
release 2876
release 2882
release 2884
release 2885
release 2887
release 2889
release 2890
release 2892
release 2893
release 2895
release 2897
release 2899
release 2900
release 2901
release 2905
release 2907
release 2908
release 2909
release 2912
release 2913
release 2916
release 2918
release 2921
release 2923
release 2925
release 2926
release 2927
release 2928
release 2931
release 2936
release 2938
release 2942
release 2944
release 2945
release 2946
release 2947
release 2948
release 2951
release 2953
release 2954
release 2959
release 2961
release 2964
release 2965
release 2966
release 2968
release 2971
release 2976
release 2979
release 2980
release 2982
release 2985
release 2986
release 2987
release 2988
release 2990
release 2997
release 2998
release 2999
release 3000
release 3001
release 3002
release 3006
release 3011
release 3014
release 3015
release 3016
release 3018
release 3020
release 3022
release 3023
release 3024
release 3026
release 3028
release 3029
release 3030
release 3031
release 3033
release 3036
release 3037
release 3038
release 3039
release 3041
release 3042
release 3045
release 3049
release 3050
release 3051
release 3053
release 3055
release 3056
release 3057
release 3060
release 3063
release 3067
release 3070
release 3071
release 3072
release 3073
release 3075
release 3076
release 3079
release 3081
release 3082
release 3083
release 3085
release 3092
release 3094
release 3096
release 3097
release 3103
release 3107
release 3108
release 3113
release 3114
release 3117
release 3121
release 3122
release 3123
release 3126
release 3128
release 3130
release 3135
release 3136
release 3138
release 3139
release 3141
release 3143
release 3145
release 3146
release 3147
release 3153
release 3155
release 3156
release 3160
release 3161
release 3162
release 3163
release 3166
release 3170
release 3171
release 3172
release 3173
release 3177
release 3181
release 3182
release 3186
release 3188
release 3189
release 3190
release 3191
release 3194
release 3195
release 3199
release 3202
release 3204
release 3207
release 3208
release 3211
release 3213
release 3214
release 3218
release 3219
release 3221
release 3222
release 3226
release 3227
release 3228
release 3232
release 3233
release 3237
release 3240
release 3241
release 3243
release 3244
release 3245
release 3247
release 3248
release 3251
release 3252
release 3254
release 3257
release 3259
release 3262
release 3264
release 3265
release 3266
release 3268
release 3269
release 3270
release 3273
release 3274
release 3277
release 3278
release 3282
release 3284
release 3289
release 3290
release 3292
release 3293
release 3294
release 3295
release 3296
release 3297
release 3298
release 3299
release 3300
release 3301
release 3305
release 3306
release 3309
release 3311
release 3312
release 3314
release 3315
release 3318
release 3319
release 3321
release 3324
release 3325
release 3326
release 3327
release 3328
release 3330
release 3331
release 3332
release 3336
release 3339
release 3340
release 3341
release 3343
release 3344
release 3345
release 3346
release 3353
release 3354
release 3355
release 3356
release 3358
release 3359
release 3360
release 3361
release 3362
release 3364
release 3366
release 3367
release 3369
release 3376
release 3377
release 3379
release 3383
release 3384
release 3388
release 3389
release 3391
release 3392
release 3397
release 3398
release 3401
release 3402
release 3403
release 3406
release 3407
release 3409
release 3410
release 3411
release 3412
release 3414
release 3416
release 3417
release 3419
release 3422
release 3424
release 3425
release 3427
release 3429
release 3434
release 3435
release 3438
release 3444
release 3446
release 3447
release 3448
release 3450
release 3452
release 3453
release 3454
release 3455
release 3457
release 3461
release 3462
release 3464
release 3465
release 3474
release 3477
release 3478
release 3479
release 3480
release 3481
release 3482
release 3484
release 3485
release 3489
release 3492
release 3493
release 3494
release 3495
release 3502
release 3504
release 3505
release 3508
release 3509
release 3511
release 3512
release 3513
release 3515
release 3516
release 3519
release 3520
release 3526
release 3530
release 3531
release 3532
release 3533
release 3534
release 3537
release 3539
release 3541
release 3542
release 3543
release 3544
release 3547
release 3548
release 3549
release 3551
release 3553
release 3556
release 3557
release 3561
release 3562
release 3564
release 3565
release 3567
release 3568
release 3569
release 3570
release 3572
release 3574
release 3575
release 3577
release 3583
release 3584
release 3587
release 3588
release 3593
release 3594
release 3595
release 3597
release 3601
release 3603
release 3604
release 3605
release 3606
release 3609
release 3610
release 3613
release 3615
release 3616
release 3618
release 3620
release 3624
release 3625
release 3626
release 3627
release 3628
release 3634
release 3635
release 3636
release 3638
release 3640
release 3641
release 3644
release 3648
release 3650
release 3651
release 3652
release 3654
release 3655
release 3656
release 3657
release 3659
release 3660
release 3662
release 3663
release 3665
release 3667
release 3671
release 3676
release 3677
release 3678
release 3679
release 3680
release 3683
release 3684
release 3690
release 3691
release 3692
release 3697
release 3698
release 3699
release 3700
release 3701
release 3704
release 3705
release 3707
release 3708
release 3710
release 3714
release 3715
release 3717
release 3719
release 3720
release 3722
release 3723
release 3724
release 3725
release 3729
release 3730
release 3734
release 3739
release 3740
release 3741
release 3743
release 3748
release 3749
release 3755
release 3756
release 3761
release 3763
release 3765
release 3766
release 3767
release 3768
release 3770
release 3771
release 3774
release 3776
release 3779
release 3783
release 3784
release 3791
release 3792
release 3794
release 3800
release 3801
release 3802
release 3805
release 3809
release 3810
release 3811
release 3812
release 3814
release 3816
release 3819
release 3820
release 3821
release 3822
release 3823
release 3826
release 3829
release 3830
release 3832
release 3833
release 3834
release 3836
release 3840
release 3841
release 3848
release 3850
release 3851
release 3853
release 3854
release 3856
release 3860
release 3861
release 3862
release 3863
release 3867
release 3868
release 3870
release 3874
release 3875
release 3878
release 3885
release 3886
release 3889
release 3890
release 3891
release 3895
release 3898
release 3899
release 3902
release 3908
release 3909
release 3911
release 3913
release 3914
release 3916
release 3917
release 3921
release 3922
release 3924
release 3925
release 3926
release 3930
release 3935
release 3938
release 3941
release 3946
release 3947
release 3950
release 3951
release 3952
release 3953
release 3955
release 3956
release 3957
release 3961
release 3962
release 3963
release 3964
release 3965
release 3967
release 3972
release 3974
release 3981
release 3982
release 3983
release 3984
release 3985
release 3986
release 3988
release 3989
release 3990
release 3991
release 3992
release 3993
release 3994
release 3996
release 3997
release 3998
release 3999
release 4000
release 4002
release 4003
release 4004
release 4006
release 4007
release 4008
release 4009
release 4010
release 4011
release 4012
release 4014
release 4015
release 4017
release 4020
release 4021
release 4024
release 4027
release 4032
release 4033
release 4034
release 4035
release 4036
release 4039
release 4043
release 4044
release 4048
release 4049
release 4052
release 4053
release 4054
release 4057
release 4058
release 4059
release 4062
release 4066
release 4069
release 4071
release 4073
release 4074
release 4077
release 4078
release 4081
release 4082
release 4083
release 4084
release 4085
release 4086
release 4087
release 4088
release 4091
release 4092
release 4093
release 4096
release 4097
release 4099
release 4100
release 4102
release 4103
release 4110
release 4111
release 4113
release 4114
release 4115
release 4117
release 4126
release 4128
release 4129
release 4130
release 4131
release 4132
release 4133
release 4134
release 4136
release 4139
release 4140
release 4141
release 4142
release 4143
release 4145
release 4148
release 4149
release 4151
release 4153
release 4154
release 4156
release 4157
release 4158
release 4161
release 4162
release 4163
release 4167
release 4170
release 4171
release 4172
release 4173
release 4176
release 4177
release 4180
release 4184
release 4185
release 4186
release 4192
release 4193
release 4195
release 4196
release 4198
release 4200
release 4202
release 4205
release 4209
release 4212
release 4214
release 4215
release 4217
release 4218
release 4219
release 4220
release 4222
release 4223
release 4224
alloc 4225 reserved count=2 align=1
alloc 4226 reserved count=2 align=1
alloc 4227 reserved count=2 align=1
alloc 4228 reserved count=2 align=1
alloc 4229 reserved count=2 align=1
alloc 4230 reserved count=2 align=1
alloc 4231 reserved count=2 align=1
alloc 4232 reserved count=2 align=1
alloc 4233 reserved count=2 align=1
alloc 4234 reserved count=2 align=1
alloc 4235 reserved count=2 align=1
alloc 4236 reserved count=2 align=1
alloc 4237 reserved count=2 align=1
alloc 4238 reserved count=2 align=1
alloc 4239 reserved count=2 align=1
alloc 4240 reserved count=2 align=1
release 4225
release 4226
release 4227
release 4228
release 4229
release 4230
release 4231
release 4232
release 4233
release 4234
release 4235
release 4236
release 4237
release 4238
release 4239
release 4240
alloc 4241 reserved count=4 align=2
alloc 4242 reserved count=4 align=2
alloc 4243 reserved count=4 align=2
alloc 4244 reserved count=4 align=2
alloc 4245 reserved count=4 align=2
alloc 4246 reserved count=4 align=2
alloc 4247 reserved count=4 align=2
alloc 4248 reserved count=4 align=2
alloc 4249 reserved count=4 align=2
alloc 4250 reserved count=4 align=2
alloc 4251 reserved count=4 align=2
alloc 4252 reserved count=4 align=2
alloc 4253 reserved count=4 align=2
alloc 4254 reserved count=4 align=2
alloc 4255 reserved count=4 align=2
alloc 4256 reserved count=4 align=2
release 4241
release 4242
release 4243
release 4244
release 4245
release 4246
release 4247
release 4248
release 4249
release 4250
release 4251
release 4252
release 4253
release 4254
release 4255
release 4256
alloc 4257 reserved count=8 align=3
alloc 4258 reserved count=8 align=3
alloc 4259 reserved count=8 align=3
alloc 4260 reserved count=8 align=3
alloc 4261 reserved count=8 align=3
alloc 4262 reserved count=8 align=3
alloc 4263 reserved count=8 align=3
alloc 4264 reserved count=8 align=3
alloc 4265 reserved count=8 align=3
alloc 4266 reserved count=8 align=3
alloc 4267 reserved count=8 align=3
alloc 4268 reserved count=8 align=3
alloc 4269 reserved count=8 align=3
alloc 4270 reserved count=8 align=3
alloc 4271 reserved count=8 align=3
alloc 4272 reserved count=8 align=3
release 4257
release 4258
release 4259
release 4260
release 4261
release 4262
release 4263
release 4264
release 4265
release 4266
release 4267
release 4268
release 4269
release 4270
release 4271
release 4272
alloc 4273 reserved count=16 align=4
alloc 4274 reserved count=16 align=4
alloc 4275 reserved count=16 align=4
alloc 4276 reserved count=16 align=4
alloc 4277 reserved count=16 align=4
alloc 4278 reserved count=16 align=4
alloc 4279 reserved count=16 align=4
alloc 4280 reserved count=16 align=4
alloc 4281 reserved count=16 align=4
alloc 4282 reserved count=16 align=4
alloc 4283 reserved count=16 align=4
alloc 4284 reserved count=16 align=4
alloc 4285 reserved count=16 align=4
alloc 4286 reserved count=16 align=4
alloc 4287 reserved count=16 align=4
alloc 4288 reserved count=16 align=4
release 4273
release 4274
release 4275
release 4276
release 4277
release 4278
release 4279
release 4280
release 4281
release 4282
release 4283
release 4284
release 4285
release 4286
release 4287
release 4288
alloc 4289 reserved count=32 align=5
alloc 4290 reserved count=32 align=5
alloc 4291 reserved count=32 align=5
alloc 4292 reserved count=32 align=5
alloc 4293 reserved count=32 align=5
alloc 4294 reserved count=32 align=5
alloc 4295 reserved count=32 align=5
alloc 4296 reserved count=32 align=5
alloc 4297 reserved count=32 align=5
alloc 4298 reserved count=32 align=5
alloc 4299 reserved count=32 align=5
alloc 4300 reserved count=32 align=5
alloc 4301 reserved count=32 align=5
alloc 4302 reserved count=32 align=5
alloc 4303 reserved count=32 align=5
alloc 4304 reserved count=32 align=5
release 4289
release 4290
release 4291
release 4292
release 4293
release 4294
release 4295
release 4296
release 4297
release 4298
release 4299
release 4300
release 4301
release 4302
release 4303
release 4304
alloc 4305 reserved count=64 align=6
alloc 4306 reserved count=64 align=6
alloc 4307 reserved count=64 align=6
alloc 4308 reserved count=64 align=6
alloc 4309 reserved count=64 align=6
alloc 4310 reserved count=64 align=6
alloc 4311 reserved count=64 align=6
alloc 4312 reserved count=64 align=6
alloc 4313 reserved count=64 align=6
alloc 4314 reserved count=64 align=6
alloc 4315 reserved count=64 align=6
alloc 4316 reserved count=64 align=6
alloc 4317 reserved count=64 align=6
alloc 4318 reserved count=64 align=6
alloc 4319 reserved count=64 align=6
alloc 4320 reserved count=64 align=6
release 4305
release 4306
release 4307
release 4308
release 4309
release 4310
release 4311
release 4312
release 4313
release 4314
release 4315
release 4316
release 4317
release 4318
release 4319
release 4320
alloc 4321 reserved count=128 align=7
alloc 4322 reserved count=128 align=7
alloc 4323 reserved count=128 align=7
alloc 4324 reserved count=128 align=7
alloc 4325 reserved count=128 align=7
alloc 4326 reserved count=128 align=7
alloc 4327 reserved count=128 align=7
alloc 4328 reserved count=128 align=7
alloc 4329 reserved count=128 align=7
alloc 4330 reserved count=128 align=7
alloc 4331 reserved count=128 align=7
alloc 4332 reserved count=128 align=7
alloc 4333 reserved count=128 align=7
alloc 4334 reserved count=128 align=7
alloc 4335 reserved count=128 align=7
alloc 4336 reserved count=128 align=7
release 4321
release 4322
release 4323
release 4324
release 4325
release 4326
release 4327
release 4328
release 4329
release 4330
release 4331
release 4332
release 4333
release 4334
release 4335
release 4336
alloc 4337 reserved count=256 align=8
alloc 4338 reserved count=256 align=8
alloc 4339 reserved count=256 align=8
alloc 4340 reserved count=256 align=8
alloc 4341 reserved count=256 align=8
alloc 4342 reserved count=256 align=8
alloc 4343 reserved count=256 align=8
alloc 4344 reserved count=256 align=8
alloc 4345 reserved count=256 align=8
alloc 4346 reserved count=256 align=8
alloc 4347 reserved count=256 align=8
alloc 4348 reserved count=256 align=8
alloc 4349 reserved count=256 align=8
alloc 4350 reserved count=256 align=8
alloc 4351 reserved count=256 align=8
alloc 4352 reserved count=256 align=8
release 4337
release 4338
release 4339
release 4340
release 4341
release 4342
release 4343
release 4344
release 4345
release 4346
release 4347
release 4348
release 4349
release 4350
release 4351
release 4352
release 2177
release 2180
release 2181
release 2182
release 2187
release 2188
release 2189
release 2196
release 2197
release 2198
release 2199
release 2203
release 2204
release 2205
release 2206
release 2207
release 2208
release 2211
release 2213
release 2214
release 2216
release 2218
release 2220
release 2221
release 2223
release 2229
release 2230
release 2231
release 2233
release 2234
release 2235
release 2238
release 2239
release 2240
release 2243
release 2244
release 2245
release 2247
release 2251
release 2252
release 2256
release 2259
release 2261
release 2262
release 2263
release 2266
release 2267
release 2269
release 2272
release 2274
release 2277
release 2279
release 2280
release 2283
release 2285
release 2287
release 2290
release 2293
release 2294
release 2296
release 2297
release 2298
release 2299
release 2302
release 2304
release 2305
release 2307
release 2313
release 2314
release 2315
release 2317
release 2318
release 2319
release 2322
release 2325
release 2327
release 2331
release 2333
release 2336
release 2338
release 2339
release 2340
release 2342
release 2343
release 2344
release 2345
release 2347
release 2348
release 2349
release 2350
release 2351
release 2352
release 2353
release 2354
release 2355
release 2356
release 2359
release 2361
release 2363
release 2364
release 2365
release 2370
release 2372
release 2375
release 2376
release 2379
release 2383
release 2385
release 2386
release 2388
release 2389
release 2391
release 2392
release 2394
release 2395
release 2396
release 2397
release 2398
release 2400
release 2401
release 2402
release 2409
release 2411
release 2413
release 2415
release 2416
release 2418
release 2419
release 2420
release 2421
release 2423
release 2425
release 2427
release 2429
release 2432
release 2433
release 2435
release 2436
release 2438
release 2439
release 2440
release 2442
release 2443
release 2445
release 2447
release 2452
release 2453
release 2454
release 2455
release 2456
release 2459
release 2460
release 2462
release 2463
release 2465
release 2466
release 2467
release 2469
release 2471
release 2475
release 2480
release 2481
release 2483
release 2484
release 2486
release 2490
release 2492
release 2494
release 2498
release 2499
release 2501
release 2502
release 2504
release 2505
release 2506
release 2507
release 2510
release 2511
release 2512
release 2515
release 2517
release 2518
release 2519
release 2522
release 2524
release 2527
release 2528
release 2529
release 2531
release 2532
release 2533
release 2535
release 2537
release 2540
release 2542
release 2544
release 2545
release 2546
release 2549
release 2550
release 2552
release 2555
release 2558
release 2560
release 2561
release 2563
release 2564
release 2565
release 2566
release 2568
release 2569
release 2570
release 2571
release 2572
release 2573
release 2575
release 2576
release 2578
release 2579
release 2580
release 2582
release 2586
release 2593
release 2594
release 2595
release 2596
release 2597
release 2598
release 2600
release 2602
release 2603
release 2607
release 2608
release 2609
release 2612
release 2614
release 2615
release 2618
release 2619
release 2624
release 2625
release 2628
release 2629
release 2630
release 2631
release 2632
release 2634
release 2637
release 2638
release 2639
release 2641
release 2642
release 2643
release 2644
release 2645
release 2646
release 2648
release 2650
release 2652
release 2654
release 2655
release 2656
release 2658
release 2659
release 2662
release 2663
release 2664
release 2666
release 2670
release 2672
release 2674
release 2676
release 2679
release 2680
release 2683
release 2684
release 2685
release 2686
release 2688
release 2689
release 2690
release 2691
release 2695
release 2696
release 2697
release 2700
release 2705
release 2708
release 2709
release 2712
release 2713
release 2715
release 2716
release 2717
release 2718
release 2720
release 2722
release 2723
release 2725
release 2726
release 2727
release 2729
release 2730
release 2736
release 2739
release 2742
release 2743
release 2744
release 2747
release 2750
release 2752
release 2753
release 2758
release 2761
release 2766
release 2768
release 2773
release 2776
release 2777
release 2778
release 2779
release 2780
release 2782
release 2784
release 2786
release 2787
release 2789
release 2790
release 2791
release 2797
release 2799
release 2811
release 2812
release 2813
release 2815
release 2816
release 2818
release 2821
