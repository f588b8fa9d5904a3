// SPDX-License-Identifier: MIT OR Apache-2.0
/*
 * First fit that goes on after the last taken bit of a window.
 *
 * No window that starts at or before that bit can be free, so none is tried.
 */
#include <linux/bitmap.h>
#include <linux/export.h>

/* The last taken bit of the window [first, end), or `end`. Looks at no word before the window's. */
static unsigned long last_taken(const unsigned long *map, unsigned long first, unsigned long end)
{
	unsigned long base = round_down(first, BITS_PER_LONG);
	unsigned long bit = base + find_last_bit(map + BIT_WORD(base), end - base);

	return bit < first ? end : bit;
}

unsigned long bitmap_find_next_zero_area_off(unsigned long *map, unsigned long size,
					     unsigned long start, unsigned int nr,
					     unsigned long align_mask, unsigned long align_offset)
{
	unsigned long first, end, taken;

	for (;; start = taken + 1) {
		first = find_next_zero_bit(map, size, start);
		first = __ALIGN_MASK(first + align_offset, align_mask) - align_offset;
		end = first + nr;
		if (end > size)
			return size;
		taken = last_taken(map, first, end);
		if (taken == end)
			return first;
	}
}
EXPORT_SYMBOL(bitmap_find_next_zero_area_off);
