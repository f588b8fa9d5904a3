//! The programs of `examples/`.

#[path = "../../examples/quantiles.rs"]
#[allow(dead_code)] // Its main function.
mod quantiles;

#[test]
fn the_example_prints_the_quantiles_of_a_workload() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/workloads/holes.wl");
    let table = quantiles::quantiles(path, "classic").unwrap();
    assert!(table.contains("median") && table.contains("p99"), "{table}");
    assert_ne!(table, quantiles::quantiles(path, "last-bit").unwrap());
    assert!(quantiles::quantiles(path, "fastest").is_err());
}
