// COMPARE: --transform-interpreter
// A vector in a slice that drops a dim in the middle.

module attributes {transform.with_named_sequence} {
func.func @vectorize_insert_slice(%v: vector<4x64xf32>, %e: tensor<4x64xf32>, %d: tensor<1x4x1x64xf32>) -> tensor<1x4x1x64xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true]} : vector<4x64xf32>, tensor<4x64xf32>
  %r = tensor.insert_slice %w into %d[0, 0, 0, 0] [1, 4, 1, 64] [1, 1, 1, 1] : tensor<4x64xf32> into tensor<1x4x1x64xf32>
  return %r : tensor<1x4x1x64xf32>
}
transform.named_sequence @__transform_main(%module: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
  %fv = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
