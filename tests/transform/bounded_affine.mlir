// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- affine.simplify_bounded_affine_ops
module attributes {transform.with_named_sequence} {
func.func @decided() -> (index, index, index) {
  %a = "test.bounded"() : () -> index
  %b = "test.free"() : () -> index
  %0 = affine.min affine_map<()[s] -> (50, 100 - s)>()[%a]
  %1 = affine.max affine_map<()[s, t] -> (s, t, 70)>()[%a, %b]
  %2 = affine.min affine_map<()[s] -> (s, 10)>()[%a]
  return %0, %1, %2 : index, index, index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
  %b = transform.structured.match ops{["test.bounded"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_bounded_affine_ops %0 with [%b : !transform.any_op] within [0] and [20] : !transform.any_op
  transform.yield
}
}
// ----- affine.simplify_bounded_affine_ops: expected bounded value handle to point to one or multiple single-result index-typed ops
module attributes {transform.with_named_sequence} {
func.func @not_index(%i: index) -> (index) {
  %a = "test.bounded"() : () -> i32
  %0 = affine.min affine_map<()[s] -> (50, 100 - s)>()[%i]
  return %0 : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
  %b = transform.structured.match ops{["test.bounded"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_bounded_affine_ops %0 with [%b : !transform.any_op] within [0] and [20] : !transform.any_op
  transform.yield
}
}
// ----- affine.simplify_bounded_affine_ops: target must be affine.min or affine.max
module attributes {transform.with_named_sequence} {
func.func @not_min(%i: index) -> (index) {
  %a = "test.bounded"() : () -> i32
  return %i : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.bounded"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_bounded_affine_ops %0 with [] within [] and [] : !transform.any_op
  transform.yield
}
}
// ----- affine.simplify_bounded_affine_ops: op uses a handle invalidated by a previously executed transform op
module attributes {transform.with_named_sequence} {
func.func @itself(%i: index) -> (index) {
  %0 = affine.min affine_map<()[s] -> (50, 100 - s)>()[%i]
  return %0 : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["affine.min"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_bounded_affine_ops %0 with [%0 : !transform.any_op] within [0] and [5] : !transform.any_op
  transform.yield
}
}
// ----- transform.affine.simplify_bounded_affine_ops: incorrect number of upper bounds, expected 1 but ...
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["affine.min"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_bounded_affine_ops %0 with [%0 : !transform.any_op] within [0] and [5, 6] : !transform.any_op
  transform.yield
}
}
// ----- transform.affine.simplify_bounded_affine_ops: incorrect number of lower bounds, expected 1 but ...
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["affine.min"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_bounded_affine_ops %0 with [%0 : !transform.any_op] within [] and [5] : !transform.any_op
  transform.yield
}
}
// ----- structured.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @simple(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%0 : tensor<8xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func @other_map(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x8xf32>) outs(%b : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
func.func @read_output(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%0 : tensor<8xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.eliminate_empty_tensors %0 : !transform.any_op
  transform.yield
}
}
