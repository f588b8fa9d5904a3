// SPDX-License-Identifier: MIT OR Apache-2.0
/* Compares the searches of cmasim-kernel.h with loops over single bits; 0 when all agree. */
#include <stdio.h>

static unsigned long map[5];
static unsigned long seed = 1;

static unsigned long draw(void)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return seed;
}

static bool bit_at(unsigned long bit) { return map[bit / 64] >> (bit % 64) & 1; }

static unsigned long plain_next(unsigned long size, unsigned long start, bool want)
{
	while (start < size && bit_at(start) != want)
		start++;
	return min(start, size);
}

static unsigned long plain_last(unsigned long size)
{
	for (unsigned long bit = size; bit-- > 0;)
		if (bit_at(bit))
			return bit;
	return size;
}

static int failures;

#define SAME(got, want)                                                                            \
	do {                                                                                       \
		unsigned long got_ = (got), want_ = (want);                                        \
		if (got_ != want_) {                                                               \
			printf("%s: %lu instead of %lu\n", #got, got_, want_);                     \
			failures++;                                                                \
		}                                                                                  \
	} while (0)

static void check_searches(unsigned long size, unsigned long start)
{
	SAME(find_next_bit(map, size, start), plain_next(size, start, true));
	SAME(find_next_zero_bit(map, size, start), plain_next(size, start, false));
	SAME(find_first_bit(map, size), plain_next(size, 0, true));
	SAME(find_first_zero_bit(map, size), plain_next(size, 0, false));
	SAME(find_last_bit(map, size), plain_last(size));
	if (start < size)
		SAME(test_bit(start, map), bit_at(start));
}

static void check_loops(unsigned long size)
{
	unsigned long bit, first, end, set = 0, clear = 0, ones = 0;
	unsigned int narrow, narrow_end;

	for (bit = 0; bit < size; bit++)
		ones += bit_at(bit);
	for_each_set_bit(bit, map, size)
		set += bit_at(bit);
	SAME(set, ones);
	for_each_clear_bit(bit, map, size)
		clear += !bit_at(bit);
	SAME(clear, size - ones);
	for_each_clear_bitrange(first, end, map, size) {
		clear -= end - first;
		SAME(end < size && !bit_at(end), 0);
	}
	SAME(clear, 0);
	for_each_set_bitrange(narrow, narrow_end, map, size)
		set -= narrow_end - narrow;
	SAME(set, 0);
}

static void check_numbers(void)
{
	SAME(ALIGN(13UL, 8), 16);
	SAME(__ALIGN_MASK(16UL, 7UL), 16);
	SAME(round_up(1UL, 64), 64);
	SAME(round_down(127UL, BITS_PER_LONG), 64);
	SAME(roundup(10UL, 3), 12);
	SAME(DIV_ROUND_UP(65, 64), 2);
	SAME(BITS_TO_LONGS(129), 3);
	SAME(BIT_WORD(64), 1);
	SAME(BITMAP_FIRST_WORD_MASK(68), ~0xfUL);
	SAME(BITMAP_LAST_WORD_MASK(68), 0xf);
	SAME(BITMAP_LAST_WORD_MASK(64), ~0UL);
	SAME(GENMASK(7, 4), 0xf0);
	SAME(__ffs(0x30UL), 4);
	SAME(__fls(0x30UL), 5);
	SAME(ffz(0x7UL), 3);
	SAME(hweight_long(0x33UL), 4);
	SAME(fls_long(0), 0);
	SAME(clamp(9, 1, 5), 5);
	SAME(max_t(unsigned long, 3, 4), 4);
	SAME(WARN_ON_ONCE(2), 1);
}

int main(void)
{
	for (int round = 0; round < 3000; round++) {
		for (int word = 0; word < 5; word++)
			map[word] = round % 3 == 0   ? draw()
				    : round % 3 == 1 ? draw() & draw() & draw()
						     : draw() | draw() | draw();
		map[draw() % 5] = 0;
		map[draw() % 5] = ~0UL;
		check_searches(draw() % 320, draw() % 330);
		check_loops(draw() % 320);
	}
	check_numbers();
	return failures != 0;
}
