//! The workloads of `workloads/`, which the demonstration needs wherever it runs.

/// The built-in workloads: the file's name without its ending, and its text.
pub const BUILT_IN: &[(&str, &str)] = &[
    ("dmabuf-heap", include_str!("../../workloads/dmabuf-heap.wl")),
    ("dmabuf-heap-aged-256m", include_str!("../../workloads/dmabuf-heap-aged-256m.wl")),
    ("camera", include_str!("../../workloads/camera.wl")),
    ("churn", include_str!("../../workloads/churn.wl")),
    ("holes", include_str!("../../workloads/holes.wl")),
];
