/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * What an area finder written for the kernel needs, for a build outside of it.
 *
 * The names and what they do are the kernel's; the code is not. A bit number counts from the lowest
 * bit of the first unsigned long. A search answers `size` when it finds nothing.
 *
 * The searches stay out of line, as in the kernel and as in cmasim's own finders: what is compared
 * is the finder, not what the compiler made of its helpers.
 */
#ifndef CMASIM_KERNEL_H
#define CMASIM_KERNEL_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t s8;
typedef int16_t s16;
typedef int32_t s32;
typedef int64_t s64;

/* ---- markers */

#undef __always_inline
#define __always_inline inline __attribute__((__always_inline__))
#define noinline __attribute__((__noinline__))
#define __maybe_unused __attribute__((__unused__))
#define __must_check __attribute__((__warn_unused_result__))
#define __pure __attribute__((__pure__))
#define fallthrough __attribute__((__fallthrough__))
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#define barrier() __asm__ __volatile__("" : : : "memory")
#define READ_ONCE(x) (*(const volatile __typeof__(x) *)&(x))

/* An export needs no code here; the declaration takes the semicolon after it. */
#define EXPORT_SYMBOL(name) struct cmasim_exported_##name
#define EXPORT_SYMBOL_GPL(name) EXPORT_SYMBOL(name)

/* The condition counts, the noise does not. */
#define cmasim_test(condition)                                                                     \
	({                                                                                         \
		bool test_ = !!(condition);                                                        \
		unlikely(test_);                                                                   \
	})
#define WARN_ON(condition) cmasim_test(condition)
#define WARN_ON_ONCE(condition) cmasim_test(condition)
#define WARN(condition, ...) cmasim_test(condition)
#define WARN_ONCE(condition, ...) cmasim_test(condition)
#define VM_WARN_ON(condition) ((void)(condition))
#define VM_WARN_ON_ONCE(condition) ((void)(condition))
#define VM_BUG_ON(condition) ((void)(condition))
#define BUG_ON(condition) ((void)(condition))
#define BUILD_BUG_ON(condition) _Static_assert(!(condition), #condition)

/* ---- numbers */

#define min(a, b)                                                                                  \
	({                                                                                         \
		__typeof__(a) min_a_ = (a);                                                        \
		__typeof__(b) min_b_ = (b);                                                        \
		min_a_ < min_b_ ? min_a_ : min_b_;                                                 \
	})
#define max(a, b)                                                                                  \
	({                                                                                         \
		__typeof__(a) max_a_ = (a);                                                        \
		__typeof__(b) max_b_ = (b);                                                        \
		max_a_ > max_b_ ? max_a_ : max_b_;                                                 \
	})
#define min_t(type, a, b) min((type)(a), (type)(b))
#define max_t(type, a, b) max((type)(a), (type)(b))
#define clamp(x, low, high) min(max(x, low), high)
#define swap(a, b)                                                                                 \
	do {                                                                                       \
		__typeof__(a) swap_ = (a);                                                         \
		(a) = (b);                                                                         \
		(b) = swap_;                                                                       \
	} while (0)

#define ARRAY_SIZE(array) (sizeof(array) / sizeof((array)[0]))
#define DIV_ROUND_UP(n, d) (((n) + (d)-1) / (d))
#define is_power_of_2(n) ((n) != 0 && ((n) & ((n)-1)) == 0)

/* Powers of two only, except `roundup` and `rounddown`. */
#define __ALIGN_MASK(x, mask) (((x) + (mask)) & ~(mask))
#define ALIGN(x, a) __ALIGN_MASK(x, (__typeof__(x))(a)-1)
#define ALIGN_DOWN(x, a) ((x) & ~((__typeof__(x))(a)-1))
#define IS_ALIGNED(x, a) (((x) & ((__typeof__(x))(a)-1)) == 0)
#define round_up(x, a) ALIGN(x, a)
#define round_down(x, a) ALIGN_DOWN(x, a)
#define roundup(x, n) (DIV_ROUND_UP(x, n) * (n))
#define rounddown(x, n) ((x) - (x) % (n))

/* ---- one word */

#define BITS_PER_BYTE 8
#define BITS_PER_LONG (CHAR_BIT * (int)sizeof(unsigned long))
#define BITS_TO_LONGS(bits) DIV_ROUND_UP(bits, BITS_PER_LONG)
#define BIT(nr) (1UL << (nr))
#define BIT_WORD(nr) ((nr) / BITS_PER_LONG)
#define BIT_MASK(nr) (1UL << ((nr) % BITS_PER_LONG))
/* Bits `low` to `high`, both included. */
#define GENMASK(high, low) ((~0UL << (low)) & (~0UL >> (BITS_PER_LONG - 1 - (high))))
/* The bits of a map's first word from `start` on, and those of its last word below `nbits`. */
#define BITMAP_FIRST_WORD_MASK(start) (~0UL << ((start) % BITS_PER_LONG))
#define BITMAP_LAST_WORD_MASK(nbits) (~0UL >> (-(unsigned long)(nbits) % BITS_PER_LONG))
#define small_const_nbits(nbits)                                                                   \
	(__builtin_constant_p(nbits) && (nbits) > 0 && (nbits) <= BITS_PER_LONG)

/* Undefined for 0 (`ffz`: for ~0), as in the kernel. */
#define __ffs(word) ((unsigned long)__builtin_ctzl(word))
#define __fls(word) ((unsigned long)(BITS_PER_LONG - 1 - __builtin_clzl(word)))
#define ffz(word) __ffs(~(word))
#define hweight_long(word) ((unsigned long)__builtin_popcountl(word))

/* Counted from 1; 0 for 0. */
static inline __maybe_unused int fls_long(unsigned long word)
{
	return word ? (int)__fls(word) + 1 : 0;
}

static inline __maybe_unused bool test_bit(unsigned long nr, const unsigned long *map)
{
	return map[BIT_WORD(nr)] >> (nr % BITS_PER_LONG) & 1;
}

/* ---- searches */

/* The first bit from `start` on that is set in the map, or with `flip` all ones: clear. */
static __always_inline unsigned long cmasim_next(const unsigned long *map, unsigned long size,
						 unsigned long start, unsigned long flip)
{
	unsigned long at, word;

	if (start >= size)
		return size;
	at = round_down(start, (unsigned long)BITS_PER_LONG);
	word = (map[BIT_WORD(at)] ^ flip) & BITMAP_FIRST_WORD_MASK(start);
	while (!word) {
		at += BITS_PER_LONG;
		if (at >= size)
			return size;
		word = map[BIT_WORD(at)] ^ flip;
	}
	return min(at + __ffs(word), size);
}

static noinline __maybe_unused unsigned long
find_next_bit(const unsigned long *map, unsigned long size, unsigned long start)
{
	return cmasim_next(map, size, start, 0);
}

static noinline __maybe_unused unsigned long
find_next_zero_bit(const unsigned long *map, unsigned long size, unsigned long start)
{
	return cmasim_next(map, size, start, ~0UL);
}

static inline __maybe_unused unsigned long
find_first_bit(const unsigned long *map, unsigned long size)
{
	return find_next_bit(map, size, 0);
}

static inline __maybe_unused unsigned long
find_first_zero_bit(const unsigned long *map, unsigned long size)
{
	return find_next_zero_bit(map, size, 0);
}

static noinline __maybe_unused unsigned long
find_last_bit(const unsigned long *map, unsigned long size)
{
	unsigned long at, word;

	if (!size)
		return size;
	at = BIT_WORD(size - 1);
	word = map[at] & BITMAP_LAST_WORD_MASK(size);
	while (!word) {
		if (!at)
			return size;
		word = map[--at];
	}
	return at * BITS_PER_LONG + __fls(word);
}

/* ---- loops */

#define for_each_set_bit_from(bit, map, size)                                                      \
	for ((bit) = find_next_bit(map, size, bit); (bit) < (size);                                \
	     (bit) = find_next_bit(map, size, (bit) + 1))
#define for_each_clear_bit_from(bit, map, size)                                                    \
	for ((bit) = find_next_zero_bit(map, size, bit); (bit) < (size);                           \
	     (bit) = find_next_zero_bit(map, size, (bit) + 1))
#define for_each_set_bit(bit, map, size)                                                           \
	for ((bit) = find_first_bit(map, size); (bit) < (size);                                    \
	     (bit) = find_next_bit(map, size, (bit) + 1))
#define for_each_clear_bit(bit, map, size)                                                         \
	for ((bit) = find_first_zero_bit(map, size); (bit) < (size);                               \
	     (bit) = find_next_zero_bit(map, size, (bit) + 1))

/* Moves [first, end) to the next maximal run at or after `first`; false when there is none. */
#define cmasim_clear_run(first, end, map, size)                                                    \
	({                                                                                         \
		(first) = find_next_zero_bit(map, size, first);                                    \
		(end) = find_next_bit(map, size, first);                                           \
		(first) < (size);                                                                  \
	})
#define cmasim_set_run(first, end, map, size)                                                      \
	({                                                                                         \
		(first) = find_next_bit(map, size, first);                                         \
		(end) = find_next_zero_bit(map, size, first);                                      \
		(first) < (size);                                                                  \
	})

/* Each maximal run [first, end) of clear, or of set, bits; `_from` begins at `first`. */
#define for_each_clear_bitrange_from(first, end, map, size)                                        \
	for (; cmasim_clear_run(first, end, map, size); (first) = (end))
#define for_each_set_bitrange_from(first, end, map, size)                                          \
	for (; cmasim_set_run(first, end, map, size); (first) = (end))
#define for_each_clear_bitrange(first, end, map, size)                                             \
	for ((first) = 0; cmasim_clear_run(first, end, map, size); (first) = (end))
#define for_each_set_bitrange(first, end, map, size)                                               \
	for ((first) = 0; cmasim_set_run(first, end, map, size); (first) = (end))

#endif
