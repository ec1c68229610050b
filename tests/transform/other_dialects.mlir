// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- foreach_match: op uses a handle invalidated by a previously executed transform op
module attributes {transform.with_named_sequence} {
func.func @foreach_match_op_uses_a_handle_invalidated_by_a_previously(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
  %0 = transform.sparse_tensor.match.sparse_inout %x : (!transform.any_op) -> !transform.any_op
  transform.yield %0 : !transform.any_op
}
transform.named_sequence @r(%x: !transform.any_op {transform.readonly}) {
  transform.debug.emit_remark_at %x, "sparse" : !transform.any_op
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %u = transform.foreach_match in %root @m -> @r : (!transform.any_op) -> !transform.any_op
  %0 = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- sparse_tensor.match.sparse_inout
#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module attributes {transform.with_named_sequence} {
func.func @sparse_inout(%t: tensor<4x4xf32, #csr>) -> tensor<4x4xf32, #csr> {
  return %t : tensor<4x4xf32, #csr>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %1, "sparse" : !transform.any_op
  transform.yield
}
}
// ----- sparse_tensor.match.sparse_inout: operation has no sparse input or output
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.sparse_tensor.match.sparse_inout %root : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- sparse_tensor.match.sparse_inout: SingleOpMatchOpTrait requires the operand handle to point to a single payload op
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.sparse_tensor.match.sparse_inout %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- param.constant: op does not have interpreted semantics yet
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %p = transform.param.constant 3 : i64 -> !transform.param<i64>
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0(%x: !smt.int):
    "smt.yield"() : () -> ()
  }
  transform.yield
}
}
// ----- param.constant: transform.smt.constrain_params: must have the same number of block arguments as operands
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %p = transform.param.constant 3 : i64 -> !transform.param<i64>
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0(%x: !smt.int, %y: !smt.int):
    "smt.yield"() : () -> ()
  }
  transform.yield
}
}
// ----- param.constant: transform.smt.constrain_params: the type of block arg #0 is expected to be either a !smt.bool, a ...
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %p = transform.param.constant 3 : i64 -> !transform.param<i64>
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
  ^bb0(%x: i32):
    "smt.yield"() : () -> ()
  }
  transform.yield
}
}
