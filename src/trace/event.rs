//! The kernel's CMA events as one schema: what they and their fields are called, which event has
//! which field, and what its fields make of an [`Event`] and back.
//!
//! Readers, writers and the live layer take all of it from here: a renamed field is a word in a
//! table of this file.

use std::sync::Arc;

use memchr::memmem;

use super::{Errno, Event, Failure, Migration, Timing};
use crate::units::{Nanos, Order, Pages, Pfn};

/// Makes an enum of names with a property each. A name's first word is what we write; the others
/// are read too.
macro_rules! table {
    ($(#[$doc:meta])* $table:ident, $column:ident: $of:ty {
        $($(#[$about:meta])* $entry:ident $first:literal $(| $alias:literal)*: $value:expr;)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $table { $($(#[$about])* $entry,)* }

        impl $table {
            /// All entries.
            pub(crate) const ALL: &[$table] = &[$($table::$entry,)*];

            /// Returns all names, the one we write first.
            pub(crate) const fn names(self) -> &'static [&'static str] {
                match self { $($table::$entry => &[$first $(, $alias)*],)* }
            }

            /// Returns the name that we write.
            pub(crate) const fn name(self) -> &'static str {
                self.names()[0]
            }

            /// Finds an entry by any of its names.
            #[inline]
            pub(crate) fn by_name(name: &[u8]) -> Option<$table> {
                $(if name == $first.as_bytes() $(|| name == $alias.as_bytes())* {
                    return Some($table::$entry);
                })*
                None
            }

            pub(crate) const fn $column(self) -> $of {
                match self { $($table::$entry => $value,)* }
            }
        }
    };
}

/// What the value of a field is, which is how texts print it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Text that may hold blanks.
    Text,
    /// A page frame number, in hexadecimal with or without 0x.
    Pfn,
    /// A pointer, of which only matters whether it is null.
    Pointer,
    /// A number; decimal, or hexadecimal behind 0x.
    Number,
    /// The same, up to [`Order::MAX`].
    Order,
    /// A decimal number that may be negative.
    Signed,
}

impl Form {
    /// Says what a value of the form is.
    pub(crate) const fn expected(self) -> &'static str {
        match self {
            Form::Text => "a name",
            Form::Pfn => "a page frame number in hexadecimal",
            Form::Pointer => "a pointer",
            Form::Number => "a number",
            Form::Order => "an alignment order from 0 to 63",
            Form::Signed => "an error number, 0 or negative",
        }
    }
}

table! {
    /// A field of the kernel's events, or of ours. The most frequent ones come first.
    Key, form: Form {
        /// The area's name.
        Name "name": Form::Text;
        /// The first page of a window.
        Pfn "pfn": Form::Pfn;
        /// The same as a pointer; null if there is none.
        Page "page": Form::Pointer;
        /// Pages asked for; 6.18's start event calls them [`Key::REQUESTED`].
        Count "count" | "request_count": Form::Number;
        Align "align": Form::Order;
        /// The error number, 0 for success (6.3 on).
        Errno "errorno": Form::Signed;
        Available "available_count": Form::Number;
        Total "total_count": Form::Number;
        /// Ours, as the two below.
        Latency "latency_ns": Form::Number;
        Search "search_ns": Form::Number;
        Retries "retries": Form::Number;
        /// The first page of a range that was emptied.
        Start "start": Form::Number;
        /// The page behind it.
        End "end": Form::Number;
        Migrated "nr_migrated": Form::Number;
        Reclaimed "nr_reclaimed": Form::Number;
        Mapped "nr_mapped": Form::Number;
        ErrIso "err_iso": Form::Number;
        ErrMig "err_mig": Form::Number;
        ErrTest "err_test": Form::Number;
    }
}

/// Tells whether a text has an event of ours in it as tracers print them: a name, a colon and a
/// field. A log line of the function of the same name has no field there.
pub(crate) fn is_in_text(text: &[u8]) -> bool {
    let names = Kind::ALL.iter().flat_map(|kind| kind.names());
    names.into_iter().any(|name| {
        memmem::find_iter(text, name.as_bytes()).any(|at| {
            let Some(rest) = text[at + name.len()..].strip_prefix(b":") else { return false };
            let field = rest.trim_ascii_start().split(|&byte| byte == b'=').next();
            field.is_some_and(|field| Key::by_name(field).is_some())
        })
    })
}

impl Key {
    /// What [`Key::Count`] is called beside the area's own counts.
    pub(crate) const REQUESTED: &str = Key::Count.names()[1];

    const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// The fields of a kind, in the order in which they are printed.
macro_rules! keys {
    ($($key:ident)*) => { &[$(Key::$key),*] };
}

table! {
    /// A kind of event.
    Kind, keys: &'static [Key] {
        Start "cma_alloc_start": keys![Name Count Available Total Align];
        BusyRetry "cma_alloc_busy_retry": keys![Name Pfn Page Count Align];
        /// The second name is that of kernels before 5.13.
        Finish "cma_alloc_finish" | "cma_alloc":
            keys![Name Pfn Page Count Align Errno Latency Search Retries];
        Release "cma_release": keys![Name Pfn Page Count];
        /// Of Android's 5.10 only.
        Info "cma_alloc_info":
            keys![Name Pfn Count Align Migrated Reclaimed Mapped ErrIso ErrMig ErrTest];
        /// Not of CMA alone.
        Range "mm_alloc_contig_migrate_range_info":
            keys![Start End Migrated Reclaimed Mapped];
    }
}

/// Where events of any kind are found in a text: each name begins with one of these.
pub(crate) const BEGINNINGS: [&str; 2] = ["cma_", "mm_alloc_contig_"];

/// The events' systems, as some tools print them before a name.
pub(crate) const SYSTEMS: [&str; 2] = ["cma:", "kmem:"];

impl Kind {
    /// Tells whether events of this kind have a field.
    #[inline]
    pub(crate) const fn has(self, key: Key) -> bool {
        const FIELDS: [u32; Kind::ALL.len()] = {
            let mut fields = [0; Kind::ALL.len()];
            let mut kind = 0;
            while kind < fields.len() {
                let (keys, mut i) = (Kind::ALL[kind].keys(), 0);
                while i < keys.len() {
                    fields[kind] |= keys[i].bit();
                    i += 1;
                }
                kind += 1;
            }
            fields
        };
        FIELDS[self as usize] & key.bit() != 0
    }
}

/// What our own traces carry beside the kernel's fields, so that a reader can make a whole
/// [`Record`](super::Record) of them.
pub(crate) mod beside {
    /// The task's name.
    pub(crate) const TASK: &str = "task";
    /// The task's id, which ftrace calls pid.
    pub(crate) const PID: &str = "pid";
    pub(crate) const CPU: &str = "cpu";
    /// The whole stamp.
    pub(crate) const TS: &str = "ts_ns";
    /// The same of a slice's end.
    pub(crate) const END: &str = "end_ns";
}

/// The numbers of one event, as far as they are known; its area's name is kept beside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields {
    kind: Kind,
    numbers: [u64; Key::ALL.len()],
    /// One bit a key.
    known: u32,
    /// Whether zeros are left out.
    no_zeros: bool,
}

/// Why fields make no event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// A field is missing.
    Missing(Key),
    /// The value of a field makes no sense.
    Absurd(Key),
}

type Decoded<T> = Result<T, Fault>;

impl Fields {
    /// Begins an event of a kind.
    #[inline]
    pub(crate) fn new(kind: Kind) -> Fields {
        Fields { kind, numbers: [0; Key::ALL.len()], known: 0, no_zeros: false }
    }

    /// Begins an event of a source that leaves out fields whose value is 0, as Perfetto does.
    pub(crate) fn without_zeros(kind: Kind) -> Fields {
        Fields { no_zeros: true, ..Fields::new(kind) }
    }

    pub(crate) fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the same fields as those of another kind.
    pub(crate) fn of_kind(self, kind: Kind) -> Fields {
        Fields { kind, ..self }
    }

    /// Sets a field; a signed one as its 64 bits, a pointer as anything but 0 if it is not null.
    #[inline]
    pub(crate) fn set(&mut self, key: Key, number: u64) {
        self.numbers[key as usize] = number;
        self.known |= key.bit();
    }

    /// Returns a field if it is known.
    #[inline]
    pub(crate) fn get(&self, key: Key) -> Option<u64> {
        (self.known & key.bit() != 0).then_some(self.numbers[key as usize])
    }

    fn with(mut self, key: Key, number: impl Into<Option<u64>>) -> Fields {
        if let Some(number) = number.into() {
            self.set(key, number);
        }
        self
    }

    /// Makes the event; fields that its kind does not have do not matter.
    ///
    /// # Errors
    ///
    /// The first field that is missing or makes no sense.
    pub(crate) fn event(&self, area: Arc<str>) -> Decoded<Event> {
        let (count, align) = (self.count()?, self.align());
        Ok(match self.kind {
            Kind::Start => {
                let (available, total) = (self.get(Key::Available), self.get(Key::Total));
                let (available, total) = (available.map(Pages), total.map(Pages));
                Event::AllocStart { area, count, align: align?, available, total }
            }
            Kind::BusyRetry => Event::BusyRetry { area, pfn: self.pfn()?, count, align: align? },
            Kind::Finish => {
                let (align, result, timing) = (align?, self.result()?, self.timing()?);
                Event::AllocFinish { area, count, align, result, timing }
            }
            Kind::Release => Event::Release { area, pfn: self.pfn()?, count },
            Kind::Info | Kind::Range => {
                let (pfn, align, migration) = (self.pfn()?, align?, self.migration());
                Event::AllocInfo { area, pfn, count, align, migration }
            }
        })
    }

    fn need(&self, key: Key) -> Decoded<u64> {
        self.get(key).ok_or(Fault::Missing(key))
    }

    fn count(&self) -> Decoded<Pages> {
        if self.kind != Kind::Range {
            return self.need(Key::Count).map(Pages);
        }
        let (start, end) = (self.need(Key::Start)?, self.need(Key::End)?);
        end.checked_sub(start).map(Pages).ok_or(Fault::Absurd(Key::End))
    }

    fn align(&self) -> Decoded<Order> {
        match self.get(Key::Align) {
            None if self.no_zeros || self.kind == Kind::Range => Ok(Order::ZERO),
            None => Err(Fault::Missing(Key::Align)),
            Some(align) => Order::new(align).ok_or(Fault::Absurd(Key::Align)),
        }
    }

    /// A window that is tried or released never lies at 0, so that it is left out only where there
    /// may be none.
    fn pfn(&self) -> Decoded<Pfn> {
        let may_be_zero = self.no_zeros && matches!(self.kind, Kind::Finish | Kind::Info);
        let key = if self.kind == Kind::Range { Key::Start } else { Key::Pfn };
        match self.get(key) {
            None if may_be_zero => Ok(Pfn(0)),
            pfn => pfn.map(Pfn).ok_or(Fault::Missing(key)),
        }
    }

    /// Tells success from failure: by the error number, else by a null page. A pfn alone tells
    /// nothing, for failures print the last window, zero or all ones, depending on the kernel.
    fn result(&self) -> Decoded<Result<Pfn, Failure>> {
        let errno = match self.get(Key::Errno).map(u64::cast_signed) {
            None => None,
            Some(errno) => Some(i32::try_from(errno).map_err(|_| Fault::Absurd(Key::Errno))?),
        };
        let pfn = self.pfn();
        let tried = pfn.ok().filter(|pfn| !matches!(pfn.0, 0 | 0xffff_ffff | u64::MAX));
        let failed = match (errno, self.get(Key::Page)) {
            (Some(errno), _) => errno != 0,
            (None, Some(page)) => page == 0,
            (None, None) => tried.is_none(),
        };
        if !failed {
            return pfn.map(Ok);
        }
        let inferred = if tried.is_some() { Errno::EBUSY } else { Errno::ENOMEM };
        Ok(Err(Failure { errno: errno.map_or(inferred, Errno), last: tried }))
    }

    fn timing(&self) -> Decoded<Option<Timing>> {
        let Some(latency) = self.get(Key::Latency).map(Nanos) else { return Ok(None) };
        let search = Nanos(self.get(Key::Search).unwrap_or(0));
        let retries = u32::try_from(self.get(Key::Retries).unwrap_or(0));
        let retries = retries.map_err(|_| Fault::Absurd(Key::Retries))?;
        Ok(Some(Timing { latency, search, retries }))
    }

    fn migration(&self) -> Migration {
        let number = |key| self.get(key).unwrap_or(0);
        Migration {
            migrated: number(Key::Migrated),
            reclaimed: number(Key::Reclaimed),
            mapped: number(Key::Mapped),
            err_iso: number(Key::ErrIso),
            err_mig: number(Key::ErrMig),
            err_test: number(Key::ErrTest),
        }
    }
}

impl Event {
    /// Returns the area's name and the fields of the kernel's event, which make the same event
    /// again; `None` for what is no event of the kernel.
    pub(crate) fn fields(&self) -> Option<(&Arc<str>, Fields)> {
        let about = |kind, count: &Pages| Fields::new(kind).with(Key::Count, count.0);
        let order = |align: &Order| u64::from(align.get());
        let pages = |pages: &Option<Pages>| pages.map(|pages| pages.0);
        let fields = match self {
            Event::AllocStart { count, align, available, total, .. } => about(Kind::Start, count)
                .with(Key::Available, pages(available))
                .with(Key::Total, pages(total))
                .with(Key::Align, order(align)),
            Event::BusyRetry { pfn, count, align, .. } => {
                about(Kind::BusyRetry, count).with(Key::Pfn, pfn.0).with(Key::Align, order(align))
            }
            Event::AllocFinish { count, align, result, timing, .. } => {
                let finish = about(Kind::Finish, count).with(Key::Align, order(align));
                finish.with_result(*result).with_timing(*timing)
            }
            Event::Release { pfn, count, .. } => about(Kind::Release, count).with(Key::Pfn, pfn.0),
            Event::AllocInfo { pfn, count, align, migration, .. } => about(Kind::Info, count)
                .with(Key::Pfn, pfn.0)
                .with(Key::Align, order(align))
                .with_migration(*migration),
            Event::Lost { .. } | Event::BufferStart | Event::FunctionCall { .. } => return None,
        };
        Some((self.area()?, fields))
    }
}

impl Fields {
    fn with_result(self, result: Result<Pfn, Failure>) -> Fields {
        let pfn = result.unwrap_or_else(|failure| failure.last.unwrap_or_default());
        let errno = result.err().map_or(0, |failure| i64::from(failure.errno.0));
        self.with(Key::Pfn, pfn.0).with(Key::Errno, errno.cast_unsigned())
    }

    fn with_timing(self, timing: Option<Timing>) -> Fields {
        let Some(Timing { latency, search, retries }) = timing else { return self };
        let fields = self.with(Key::Latency, latency.0).with(Key::Search, search.0);
        fields.with(Key::Retries, u64::from(retries))
    }

    fn with_migration(self, migration: Migration) -> Fields {
        let Migration { migrated, reclaimed, mapped, err_iso, err_mig, err_test } = migration;
        let moved = self.with(Key::Migrated, migrated).with(Key::Reclaimed, reclaimed);
        let failed = moved.with(Key::Mapped, mapped).with(Key::ErrIso, err_iso);
        failed.with(Key::ErrMig, err_mig).with(Key::ErrTest, err_test)
    }
}
