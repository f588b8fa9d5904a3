//! The head of a library's file, read before the system's loader sees it: the loader calls a
//! library for another machine a file that is not there, and maps a damaged one first.
//!
//! After the ELF specification, chapters "ELF Header" and "Object Files".

use std::env::consts::ARCH;

/// Bytes of the head that are looked at.
pub(super) const HEAD: usize = 20;

const MAGIC: &[u8] = b"\x7fELF";

/// `e_machine` numbers and the names that Rust gives the machines.
const MACHINES: [(u16, &str); 13] = [
    (2, "sparc"),
    (3, "x86"),
    (8, "mips"),
    (20, "powerpc"),
    (21, "powerpc64"),
    (22, "s390x"),
    (40, "arm"),
    (43, "sparc64"),
    (62, "x86_64"),
    (183, "aarch64"),
    (243, "riscv64"),
    (247, "bpf"),
    (258, "loongarch64"),
];

/// Checks that a file that begins with `head` is a shared library for the machine we run on.
///
/// # Errors
/// What it is instead, to follow the file's name.
pub(super) fn check(head: &[u8]) -> Result<(), String> {
    if head.is_empty() {
        return Err("is empty; expected a shared library".into());
    }
    let Some(after_magic) = head.strip_prefix(MAGIC) else {
        let start = head[..head.len().min(MAGIC.len())].escape_ascii();
        return Err(format!("begins with `{start}`; expected a shared library in ELF format"));
    };
    let &[class, order, ..] = after_magic else { return Err("ends within its ELF header".into()) };
    let Some(&[kind_low, kind_high, machine_low, machine_high]) = head.get(16..HEAD) else {
        return Err("ends within its ELF header".into());
    };
    let number =
        |bytes| if order == 2 { u16::from_be_bytes(bytes) } else { u16::from_le_bytes(bytes) };
    let machine = machine(number([machine_low, machine_high]), class);
    let order_here = if cfg!(target_endian = "big") { 2 } else { 1 };
    if machine != ARCH {
        return Err(format!("is for {machine}; this is {ARCH}"));
    }
    if order != order_here {
        return Err(format!("is for {machine} of the other byte order"));
    }
    match number([kind_low, kind_high]) {
        3 => Ok(()),
        1 => Err("is an object file; expected a shared library (cc -shared)".into()),
        2 => Err("is a program; expected a shared library (cc -shared)".into()),
        4 => Err("is a core dump; expected a shared library".into()),
        kind => Err(format!("is an ELF file of type {kind}; expected a shared library")),
    }
}

/// Names a machine; `class` is 1 for 32 and 2 for 64 bits.
fn machine(number: u16, class: u8) -> String {
    let known = MACHINES.iter().find(|(known, _)| *known == number).map(|(_, name)| *name);
    match (known, class) {
        (Some("riscv64"), 1) => "riscv32".into(),
        (Some("x86_64"), 1) => "x32".into(),
        (Some("aarch64"), 1) => "aarch64 with 32-bit pointers".into(),
        (Some(name), _) => name.into(),
        (None, _) => format!("machine {number}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes the head of a shared library; `order` is 1 for little and 2 for big endian.
    fn head(class: u8, order: u8, kind: u16, machine: u16) -> Vec<u8> {
        let mut head = vec![0x7f, b'E', b'L', b'F', class, order, 1, 0];
        head.resize(16, 0);
        for number in [kind, machine] {
            head.extend(if order == 2 { number.to_be_bytes() } else { number.to_le_bytes() });
        }
        head
    }

    #[track_caller]
    fn check_refused(head: &[u8], words: &str) {
        assert_eq!(check(head).expect_err("accepted"), words);
    }

    #[test]
    #[cfg(all(target_arch = "x86_64", target_endian = "little"))]
    fn a_library_for_another_machine_is_named() {
        assert_eq!(check(&head(2, 1, 3, 62)), Ok(()));
        check_refused(&head(2, 1, 3, 183), "is for aarch64; this is x86_64");
        check_refused(&head(1, 1, 3, 3), "is for x86; this is x86_64");
        check_refused(&head(1, 1, 3, 62), "is for x32; this is x86_64");
        check_refused(&head(1, 1, 3, 243), "is for riscv32; this is x86_64");
        check_refused(&head(2, 2, 3, 22), "is for s390x; this is x86_64");
        check_refused(&head(2, 1, 3, 9999), "is for machine 9999; this is x86_64");
        check_refused(&head(2, 2, 3, 62), "is for x86_64 of the other byte order");
        check_refused(&head(2, 1, 2, 62), "is a program; expected a shared library (cc -shared)");
        check_refused(
            &head(2, 1, 1, 62),
            "is an object file; expected a shared library (cc -shared)",
        );
        check_refused(&head(2, 1, 7, 62), "is an ELF file of type 7; expected a shared library");
    }

    #[test]
    fn what_is_no_elf_file_is_told_by_its_start() {
        check_refused(b"", "is empty; expected a shared library");
        check_refused(
            b"#!/bin/sh\n",
            "begins with `#!/b`; expected a shared library in ELF format",
        );
        check_refused(b"\x7fEL", "begins with `\\x7fEL`; expected a shared library in ELF format");
        check_refused(b"\x7fELF", "ends within its ELF header");
        check_refused(b"\x7fELF\x02\x01\x01\0", "ends within its ELF header");
    }
}
