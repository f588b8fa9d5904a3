use super::*;
use crate::clock::{ModelClock, Weights};
use crate::cma::observer::{NoObserver, Recorder};
use crate::geometry::RangeSpec;
use crate::trace::{Errno, Event, Record};
use crate::units::Nanos;

fn task() -> Task {
    Task { tid: 7, comm: "t".into() }
}

fn order(order: u64) -> Order {
    Order::new(order).unwrap()
}

fn area(kernel: Kernel, ranges: &[(u64, u64)], opb: u64) -> Area {
    let range = |&(base, pages): &(u64, u64)| RangeSpec { base: Pfn(base), pages: Pages(pages) };
    let spec = AreaSpec {
        name: "cma".into(),
        order_per_bit: order(opb),
        ranges: ranges.iter().map(range).collect(),
    };
    Area::new(spec, kernel, &Choice::default())
}

/// Allocates and returns the result with the number of busy windows.
fn alloc(area: &Area, count: u64, align: u64) -> (Result<u64, i32>, u32) {
    let task = task();
    let request = Request { task: &task, count: Pages(count), align: order(align) };
    let mut retries = 0;
    let mut observer = Recorder::new(|record: Record| {
        retries += u32::from(matches!(record.event, Event::BusyRetry { .. }));
    });
    let mut clock = ModelClock::new(Weights::DEFAULT);
    let result = area.alloc(request, &mut clock, &mut observer);
    (result.map(|pfn| pfn.0).map_err(|failure| failure.errno.0), retries)
}

fn release(area: &Area, pfn: u64, count: u64) -> Released {
    let task = task();
    let request = Request { task: &task, count: Pages(count), align: Order::ZERO };
    area.release(request, Pfn(pfn), &mut Untimed, &mut NoObserver)
}

#[test]
fn a_busy_window_moves_the_search_on_by_the_alignment_whatever_the_size() {
    for (align, expected) in [(0, (Ok(1001), 1001)), (8, (Ok(1024), 4))] {
        let area = area(Kernel::V7_2, &[(0, 8192)], 0);
        area.pin(Pfn(1000), Pages(1));
        assert_eq!(alloc(&area, 1024, align), expected, "align {align}");
    }
    let area = area(Kernel::V7_2, &[(0, 65536)], 0);
    for pin in [4000, 12000, 20000, 28000] {
        area.pin(Pfn(pin), Pages(1));
    }
    assert_eq!(alloc(&area, 4537, 8), (Ok(4096), 16));
}

#[test]
fn what_cannot_fit_fails_with_the_errno_of_the_kernel() {
    // Kernels before 5.13 print no retries.
    for (kernel, full, busy, retries) in
        [(Kernel::V4_19, -12, -16, 0), (Kernel::V6_12, -12, -16, 4), (Kernel::V7_2, -16, -16, 4)]
    {
        let area = area(kernel, &[(0, 1024)], 0);
        area.take(Pfn(0), Pages(1000));
        assert_eq!(alloc(&area, 148, 8), (Err(full), 0), "{kernel} full");
        let area = self::area(kernel, &[(0, 1024)], 0);
        area.pin(Pfn(0), Pages(1024));
        assert_eq!(alloc(&area, 148, 8), (Err(busy), retries), "{kernel} pinned");
    }
}

#[test]
fn ranges_are_tried_in_order_and_never_joined() {
    let area = area(Kernel::V7_2, &[(0x1000, 512), (0, 512)], 0);
    assert_eq!(alloc(&area, 513, 0).0, Err(-16));
    assert_eq!(alloc(&area, 512, 0).0, Ok(0x1000));
    assert_eq!(alloc(&area, 512, 0).0, Ok(0));
    assert_eq!(alloc(&area, 1, 0).0, Err(-16));
    assert_eq!(area.snapshot().available, Pages(0));
}

#[test]
fn a_busy_last_window_moves_on_to_the_next_range() {
    let area = area(Kernel::V7_2, &[(0x1000, 512), (0, 512)], 0);
    area.pin(Pfn(0x1000), Pages(512));
    assert_eq!(alloc(&area, 256, 8), (Ok(0), 2));
}

#[test]
fn counts_above_32_bits_are_refused_not_cut() {
    let area = area(Kernel::V7_2, &[(0, 4096)], 0);
    assert_eq!(alloc(&area, (1 << 32) + 1, 0).0, Err(-16));
    assert_eq!(alloc(&area, u64::MAX, 63).0, Err(-16));
    assert_eq!(release(&area, 0, (1 << 32) + 16), Released::Refused);
}

#[test]
fn pages_and_bits_drift_apart_when_a_bit_covers_several_pages() {
    let area = area(Kernel::V7_2, &[(0, 64)], 2);
    assert_eq!(alloc(&area, 5, 0).0, Ok(0));
    let snapshot = area.snapshot();
    assert_eq!((snapshot.available, snapshot.free_by_map()), (Pages(59), Pages(56)));
    assert_eq!(release(&area, 0, 5), Released::Cleared { bits: 2, already_clear: 0 });
    let snapshot = area.snapshot();
    assert_eq!((snapshot.available, snapshot.free_by_map()), (Pages(64), Pages(64)));
}

#[test]
fn a_release_across_ranges_does_nothing() {
    let area = area(Kernel::V7_2, &[(0, 512), (512, 512)], 0);
    assert_eq!(alloc(&area, 512, 0).0, Ok(0));
    assert_eq!(alloc(&area, 512, 0).0, Ok(512));
    assert_eq!(release(&area, 500, 24), Released::Refused);
    assert_eq!(release(&area, 1024, 1), Released::Refused);
    assert_eq!(area.snapshot().available, Pages(0));
    assert_eq!(release(&area, 0, 512), Released::Cleared { bits: 512, already_clear: 0 });
    assert_eq!(release(&area, 0, 512), Released::Cleared { bits: 512, already_clear: 512 });
}

#[test]
fn kernels_of_one_range_look_at_the_first_page_of_a_release_only() {
    let area = area(Kernel::V6_12, &[(0, 512)], 0);
    assert_eq!(alloc(&area, 512, 0).0, Ok(0));
    assert_eq!(release(&area, 512, 1), Released::Refused);
    assert_eq!(release(&area, 500, 24), Released::Cleared { bits: 12, already_clear: 0 });
    assert_eq!(area.snapshot().free_by_map(), Pages(12));
}

#[test]
fn a_last_bit_that_covers_less_than_a_whole_bit_is_never_touched() {
    // 66 pages of 4 a bit: 16 whole bits, and two pages that no bit covers.
    let area = area(Kernel::V7_2, &[(0, 66)], 2);
    assert_eq!(alloc(&area, 64, 0).0, Ok(0));
    assert_eq!(alloc(&area, 1, 0).0, Err(-16));
    assert_eq!(release(&area, 64, 2), Released::Cleared { bits: 0, already_clear: 0 });
}

/// Runs one failing request for more pages than the area has, and lists its events.
fn events_of_a_request_too_large(kernel: Kernel) -> Vec<&'static str> {
    let area = area(kernel, &[(0, 64)], 0);
    let task = task();
    let request = Request { task: &task, count: Pages(65), align: Order::ZERO };
    let mut events = Vec::new();
    let mut observer = Recorder::new(|record: Record| {
        events.push(match record.event {
            Event::AllocStart { .. } => "start",
            Event::AllocFinish { .. } => "finish",
            _ => "other",
        });
    });
    let result = area.alloc(request, &mut Untimed, &mut observer);
    assert!(result.is_err());
    events
}

#[test]
fn a_request_too_large_leaves_what_the_kernel_leaves() {
    assert_eq!(events_of_a_request_too_large(Kernel::V4_19), [""; 0]);
    assert_eq!(events_of_a_request_too_large(Kernel::V6_1), ["start"]);
    assert_eq!(events_of_a_request_too_large(Kernel::V6_12), ["start", "finish"]);
    assert_eq!(events_of_a_request_too_large(Kernel::V7_2), ["start", "finish"]);
}

#[test]
fn a_failure_names_the_last_window_where_the_kernel_does() {
    for (kernel, last) in [(Kernel::V6_12, Some(Pfn(256))), (Kernel::V7_2, None)] {
        let area = area(kernel, &[(0, 512)], 0);
        area.pin(Pfn(0), Pages(512));
        let task = task();
        let request = Request { task: &task, count: Pages(256), align: order(8) };
        let result = area.alloc(request, &mut Untimed, &mut NoObserver);
        assert_eq!(result, Err(Failure { errno: Errno::EBUSY, last }), "{kernel}");
    }
}

#[test]
fn tasks_that_share_an_area_never_share_a_page() {
    let area = area(Kernel::V7_2, &[(0, 4096)], 0);
    std::thread::scope(|scope| {
        for tid in 1..=4 {
            let area = &area;
            scope.spawn(move || {
                let task = Task { tid, comm: "t".into() };
                let count = Pages(u64::from(tid) * 3);
                let request = Request { task: &task, count, align: order(2) };
                for _ in 0..500 {
                    let got = area.alloc(request, &mut Untimed, &mut NoObserver);
                    let Ok(pfn) = got else { continue };
                    let back = area.release(request, pfn, &mut Untimed, &mut NoObserver);
                    let bits = usize::try_from(count.0).unwrap();
                    // Another owner of one of the bits would have cleared it.
                    assert_eq!(back, Released::Cleared { bits, already_clear: 0 });
                }
            });
        }
    });
    let snapshot = area.snapshot();
    assert_eq!((snapshot.available, snapshot.free_by_map()), (Pages(4096), Pages(4096)));
}

#[test]
fn the_count_of_available_pages_refuses_requests_from_6_15_on_only() {
    for kernel in Kernel::ALL {
        let area = area(kernel, &[(0, 64)], 0);
        // More pages counted as in use than the map knows of.
        area.withhold(Pages(60));
        assert_eq!(alloc(&area, 4, 0).0, Ok(0), "{kernel}");
        let expected = if kernel >= Kernel::V6_15 { Err(-16) } else { Ok(4) };
        assert_eq!(alloc(&area, 1, 0).0, expected, "{kernel}");
    }
}

/// Runs one allocation and returns what it took.
fn timing<C: Clock>(area: &Area, count: u64, align: u64, clock: &mut C) -> Timing {
    let task = task();
    let request = Request { task: &task, count: Pages(count), align: order(align) };
    let mut timing = Timing::default();
    let mut observer = Recorder::new(|record: Record| {
        if let Event::AllocFinish { timing: Some(told), .. } = record.event {
            timing = told;
        }
    });
    let _result = area.alloc(request, clock, &mut observer);
    timing
}

#[test]
fn search_time_ends_where_the_update_of_the_map_begins() {
    let area = area(Kernel::V7_2, &[(0, 1024)], 0);
    area.take(Pfn(0), Pages(64));
    let took = timing(&area, 148, 0, &mut ModelClock::new(Weights::DEFAULT));
    let search = 20 + 2 + 5; // A step, a window, two words for the zero bit, three for the window.
    let update = 20 + 3; // A step, 148 bits.
    let migration = 20 + 148 * 10; // A step, each page.
    assert_eq!(took.search, Nanos(search));
    assert_eq!(took.latency, Nanos(search + update + migration));
}

/// A clock whose every reading takes a nanosecond.
struct Readings<const SPLITS: bool>(u64);

impl<const SPLITS: bool> Clock for Readings<SPLITS> {
    const COUNTS_WORK: bool = false;
    const SPLITS_SEARCH: bool = SPLITS;

    fn now(&mut self) -> Nanos {
        self.0 += 1;
        Nanos(self.0)
    }

    fn charge(&mut self, _work: Work) {}
}

#[test]
fn a_search_reads_the_clock_as_often_as_it_says() {
    let area = area(Kernel::V7_2, &[(0, 1024)], 0);
    area.pin(Pfn(0), Pages(300));
    // Three readings a search, two of them after the begin; the third window is not busy.
    let took = timing(&area, 128, 7, &mut Readings::<true>(0));
    assert_eq!((took.search, took.latency, took.retries), (Nanos(4), Nanos(8), 3));
    let took = timing(&area, 128, 7, &mut Readings::<false>(0));
    assert_eq!((took.search, took.latency, took.retries), (Nanos(0), Nanos(4), 3));
}

#[test]
fn counters_are_sums_of_requested_pages() {
    let area = area(Kernel::V7_2, &[(0, 64)], 2);
    assert_eq!(alloc(&area, 5, 0).0, Ok(0));
    assert_eq!(alloc(&area, 65, 0).0, Err(-16));
    assert_eq!(release(&area, 0, 5), Released::Cleared { bits: 2, already_clear: 0 });
    let counters = area.snapshot().counters;
    assert_eq!(counters, Counters { succeeded: Pages(5), failed: Pages(65), released: Pages(5) });
}

#[test]
fn pages_taken_twice_are_counted_once() {
    let area = area(Kernel::V7_2, &[(0, 64)], 1);
    assert_eq!(area.take(Pfn(0), Pages(9)), Some(0));
    assert_eq!(area.take(Pfn(8), Pages(4)), Some(1));
    // 9 pages, then 4 of which the bit of pages 8 and 9 was taken.
    assert_eq!(area.snapshot().available, Pages(64 - 9 - 2));
    assert_eq!(area.take(Pfn(62), Pages(4)), None);
}

#[test]
fn pages_in_use_are_counted_first_and_located_later() {
    let area = area(Kernel::V7_2, &[(0, 64)], 0);
    area.withhold(Pages(8));
    assert_eq!(area.snapshot().free_by_map(), Pages(64));
    area.locate(Pfn(0), Pages(8));
    area.locate(Pfn(60), Pages(8));
    let snapshot = area.snapshot();
    assert_eq!((snapshot.available, snapshot.free_by_map()), (Pages(56), Pages(56)));
}

#[test]
fn a_window_is_seen_beforehand_and_can_be_imposed() {
    let area = area(Kernel::V7_2, &[(0x1000, 64), (0, 64)], 0);
    let task = task();
    let request = Request { task: &task, count: Pages(16), align: order(4) };
    let mut allocation = area.begin(request, &mut Untimed, &mut NoObserver);
    assert_eq!([area.peek(&allocation), area.peek(&allocation)], [Some(Pfn(0x1000)); 2]);
    area.impose(&mut allocation, Some(Pfn(32)));
    assert_eq!((allocation.window(), area.snapshot().available), (Some(Pfn(32)), Pages(112)));
    // It goes on behind it, in its range.
    area.give_back(&mut allocation, &mut Untimed, &mut NoObserver);
    assert_eq!(area.search(&mut allocation, &mut Untimed), Some(Pfn(48)));
    area.give_back(&mut allocation, &mut Untimed, &mut NoObserver);
    area.impose(&mut allocation, Some(Pfn(0x900)));
    assert_eq!(allocation.window(), None, "it lies in no range");
    area.impose(&mut allocation, None);
    let (result, timing) = area.finish(allocation, &mut Untimed, &mut NoObserver);
    assert_eq!((result, timing.retries), (Err(Failure { errno: Errno::EBUSY, last: None }), 2));
    assert_eq!(area.snapshot().free_by_map(), Pages(128));
}

#[test]
fn only_old_kernels_share_the_migration_mutex() {
    for kernel in Kernel::ALL {
        let mutex = AllocMutex::default();
        let own = area(kernel, &[(0, 64)], 0).sharing(&mutex);
        let held = mutex.0.lock();
        assert_eq!(own.alloc_mutex.0.is_locked(), kernel < Kernel::V6_15, "{kernel}");
        drop(held);
    }
}
