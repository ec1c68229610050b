// COMPARE: --mlir-print-op-generic
// ----- the number of a region is an index
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f() {
    transform.tune.alternatives<"a"> selected_region = 1 { transform.yield }, { transform.yield }
    transform.yield
  }
}
// ----- other attributes
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f() {
    transform.tune.alternatives<"a"> selected_region = "a" { transform.yield }, { transform.yield }
    transform.yield
  }
}
