// SPDX-License-Identifier: MIT OR Apache-2.0
/*
 * First fit as the kernel has it up to 7.2: after a taken bit in a window, the search goes on
 * behind the first such bit. Written from what that function does; none of its code is here.
 */
#include <linux/bitmap.h>
#include <linux/export.h>

unsigned long bitmap_find_next_zero_area_off(unsigned long *map, unsigned long size,
					     unsigned long start, unsigned int nr,
					     unsigned long align_mask, unsigned long align_offset)
{
	unsigned long first, end, taken;

	do {
		first = find_next_zero_bit(map, size, start);
		first = __ALIGN_MASK(first + align_offset, align_mask) - align_offset;
		end = first + nr;
		if (end > size)
			return size;
		taken = find_next_bit(map, end, first);
		start = taken + 1;
	} while (taken < end);
	return first;
}
EXPORT_SYMBOL(bitmap_find_next_zero_area_off);
