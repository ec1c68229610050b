// COMPARE: --transform-interpreter=entry-point=start
module attributes {transform.with_named_sequence} {
  transform.named_sequence @start(%root: !transform.any_op) {
    transform.debug.emit_remark_at %root, "start" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.debug.emit_remark_at %root, "not this one" : !transform.any_op
    transform.yield
  }
}
// ----- could not find a nested named sequence with name: start
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.yield
  }
}
// ----- could not find a nested named sequence with name: start
module attributes {transform.with_named_sequence} {
  func.func @start() {
    return
  }
}
