// COMPARE: --transform-interpreter
// ----- affine.simplify_min_max_affine_ops
module attributes {transform.with_named_sequence} {
func.func @decided(%a: index, %b: index, %c: index) -> (index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + 64, s0, s0 + 5)>(%a)[%b]
  %1 = affine.max affine_map<(d0)[s0, s1] -> (s1, s0, d0, s0 + 5)>(%a)[%b, %c]
  %2 = affine.min affine_map<(d0, d1)[s0, s1] -> (d1 + 1, d1, s0, d0 + 1, s1 + 3, s0 + 1)>(%a, %0)[%b, %c]
  return %0, %1, %2 : index, index, index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
  transform.yield
}
}
// ----- affine.simplify_min_max_affine_ops: the transform failed to simplify any of the target operations
module attributes {transform.with_named_sequence} {
func.func @none(%a: index, %n: index) -> (index) {
  %0 = affine.min affine_map<()[s0, s1] -> (s1, s0)>()[%a, %n]
  return %0 : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
  transform.yield
}
}
// ----- affine.simplify_min_max_affine_ops: the transform failed to simplify any of the target operations
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
  transform.yield
}
}
// ----- affine.simplify_min_max_affine_ops: target must be affine.min or affine.max
module attributes {transform.with_named_sequence} {
func.func @wrong(%a: index, %n: index) -> (index) {
  %0 = affine.apply affine_map<()[s0, s1] -> (s1 + s0)>()[%a, %n]
  return %0 : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["affine.apply"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
  transform.yield
}
}
