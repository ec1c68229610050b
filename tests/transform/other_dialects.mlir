// COMPARE: --transform-interpreter --allow-unregistered-dialect

module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
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

// -----

#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<4x4xf32, #csr>) -> tensor<4x4xf32, #csr> {
  return %t : tensor<4x4xf32, #csr>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %1, "sparse" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.sparse_tensor.match.sparse_inout %root : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.sparse_tensor.match.sparse_inout %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}

// -----

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

// -----

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

// -----

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
