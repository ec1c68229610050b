// COMPARE: --transform-interpreter
// ----- print: op uses a handle invalidated by a previously executed transform op
module attributes {transform.with_named_sequence} {
func.func @print_op_uses_a_handle_invalidated_by_a_previously_executed(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.abs ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.structured.match ops{["linalg.abs"]} in %root : (!transform.any_op) -> !transform.any_op
  %2 = transform.structured.pack %1 packed_sizes = [2, 0] : (!transform.any_op) -> !transform.any_op
  transform.print %1 : !transform.any_op
  transform.yield
}
}
// ----- func.deduplicate_func_args: op uses a handle invalidated by a previously executed transform op
module attributes {transform.with_named_sequence} {
func.func private @deduplicate_func_args_uses_handle(%a: i32, %b: i32) { return }
func.func @g(%a: i32) { call @deduplicate_func_args_uses_handle(%a, %a) : (i32, i32) -> () return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1, %2 = transform.func.deduplicate_func_args @deduplicate_func_args_uses_handle at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.print %root : !transform.any_op
  transform.yield
}
}
// ----- transform.func.replace_func_signature: expected 'results_interchange'
module attributes {transform.with_named_sequence} {
func.func private @f(%a: i32, %b: i32) { return }
func.func @g(%a: i32) { call @f(%a, %a) : (i32, i32) -> () return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1, %2 = transform.func.replace_func_signature @f args_interchange = [1, 0] at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.print %root : !transform.any_op
  transform.yield
}
}
// ----- structured.pack: transform.sequence: block argument #0 has more than one potential consumer
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
  %6 = transform.structured.pack %r packed_sizes = [4] : (!transform.any_op) -> !transform.any_op
  %7 = transform.structured.pack %r packed_sizes = [4] : (!transform.any_op) -> !transform.any_op
}
// ----- structured.pad: result #0 has more than one potential consumer
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.sequence %root : !transform.any_op failures(suppress) {
  ^bb0(%inner: !transform.any_op):
    %1 = transform.structured.match ops{["linalg.map"]} in %inner : (!transform.any_op) -> !transform.any_op
    %6 = transform.structured.pack %1 packed_sizes = [4] : (!transform.any_op) -> !transform.any_op
    %3:3 = transform.structured.pad %1 {padding_values = [1.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0],
        nofold_flags = [1, 1, 1], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  }
  transform.yield
}
}
// ----- structured.tile_using_for: result #0 has more than one potential consumer
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.sequence %root : !transform.any_op failures(suppress) {
  ^bb0(%inner: !transform.any_op):
    %1 = transform.structured.match ops{["linalg.map"]} in %inner : (!transform.any_op) -> !transform.any_op
    %2:2 = transform.structured.tile_using_for %1 tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %3:3 = transform.structured.pad %2#0 {padding_values = [1.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0],
        nofold_flags = [1, 1, 1], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %6 = transform.structured.pack %2#0 packed_sizes = [4] : (!transform.any_op) -> !transform.any_op
  }
  transform.yield
}
}
