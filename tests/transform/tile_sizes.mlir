// COMPARE: --transform-interpreter
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.annotate %m "c" = %c : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_2(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.annotate %c "c" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_3(%a: tensor<54x8xf32>, %b: tensor<8x9xf32>, %c: tensor<54x9xf32>) -> tensor<54x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<54x8xf32>, tensor<8x9xf32>) outs(%c : tensor<54x9xf32>) -> tensor<54x9xf32>
  return %0 : tensor<54x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 12, divisor = 2} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.annotate %m "c" = %c : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_4(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 12, divisor = 2} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.annotate %c "c" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_5(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 1, target_size = 12} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.annotate %c "c" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes: cannot compute parametric tile sizes for dynamically shaped payload op
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_cannot_compute_parametric_tile_sizes_for(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 12, divisor = 2} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.annotate %m "c" = %c : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.multitile_sizes: failed to compute multi-size tiling sizes
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_failed_to_compute_multi_size_tiling_sizes(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 4, divisor = 2} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.annotate %m "c" = %c : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_6(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 4, divisor = 2} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.annotate %c "c" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes: could not generate tile size computation
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_could_not_generate_tile_size_computation(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 5, target_size = 4} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.annotate %c "c" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_7(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 100} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.annotate %m "c" = %c : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_8(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 100} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.annotate %c "c" : !transform.any_op
  transform.yield
}
}
// ----- split_handle, structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @split_handle_tile_using_for(%a: tensor<54x8xf32>, %b: tensor<8x9xf32>, %c: tensor<54x9xf32>) -> tensor<54x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<54x8xf32>, tensor<8x9xf32>) outs(%c : tensor<54x9xf32>) -> tensor<54x9xf32>
  return %0 : tensor<54x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 12, divisor = 2} : (!transform.any_op) -> !transform.param<i64>
  %h = transform.structured.split %m after %c {dimension = 0} : !transform.any_op, !transform.param<i64>
  %lo, %hi = transform.split_handle %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %tl, %l1 = transform.structured.tile_using_for %lo tile_sizes [%a] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  %th, %l2 = transform.structured.tile_using_for %hi tile_sizes [%b] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- split_handle, structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @split_handle_tile_using_for_2(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 12, divisor = 2} : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %c {dimension = 0} : !transform.any_op, !transform.any_op
  %lo, %hi = transform.split_handle %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %tl, %l1 = transform.structured.tile_using_for %lo tile_sizes [%a] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %th, %l2 = transform.structured.tile_using_for %hi tile_sizes [%b] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- split_handle, structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @split_handle_tile_using_for_3(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %c {dimension = 0} : !transform.any_op, !transform.any_op
  %lo, %hi = transform.split_handle %h : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %tl, %l1 = transform.structured.tile_using_for %lo tile_sizes [%a] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %th, %l2 = transform.structured.tile_using_for %hi tile_sizes [%b] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_9(%a: tensor<12x8xf32>, %b: tensor<8x9xf32>, %c: tensor<12x9xf32>) -> tensor<12x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<12x8xf32>, tensor<8x9xf32>) outs(%c : tensor<12x9xf32>) -> tensor<12x9xf32>
  return %0 : tensor<12x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 2, target_size = 3} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.annotate %c "c" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}func.func @g(%a: tensor<27x8xf32>, %b: tensor<8x9xf32>, %c: tensor<27x9xf32>) -> tensor<27x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<27x8xf32>, tensor<8x9xf32>) outs(%c : tensor<27x9xf32>) -> tensor<27x9xf32>
  return %0 : tensor<27x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 5} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.annotate %m "c" = %c : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.multitile_sizes: cannot compute parametric tile sizes for dynamically shaped payload op
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_cannot_compute_parametric(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}func.func @g(%a: tensor<?x8xf32>, %b: tensor<8x9xf32>, %c: tensor<?x9xf32>) -> tensor<?x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x9xf32>) outs(%c : tensor<?x9xf32>) -> tensor<?x9xf32>
  return %0 : tensor<?x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 5} : (!transform.any_op) -> !transform.param<i64>
  transform.yield
}
}
// ----- structured.multitile_sizes: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_transform_applied_to_the_wrong_op_kind(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["func.func"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.annotate %m "c" = %c : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.multitile_sizes: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_transform_applied_to_the_wrong_op_kind_2(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["func.func"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.annotate %c "c" : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.multitile_sizes: result #0 must be transform any param type or any handle ...
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_result_0_must_be_transform_any_param_type_or(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_value
  transform.yield
}
}
// ----- structured.multitile_sizes: incompatible payload operation name expected arith.constant vs affine.apply -> %6 = ...
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_incompatible_payload_operation_name_expected(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.op<"arith.constant">
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_10(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.nothing"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.annotate %m "c" = %c : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: parameter and target have different payload lengths (4 vs 1)
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_parameter_and_target_have_different(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate_2(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate_3(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 1, target_size = 8} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: cannot compute parametric tile sizes for dynamically shaped payload op
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_cannot_compute_parametric_tile_sizes(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: parameter and target have different payload lengths (4 vs 1)
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_parameter_and(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 30} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: could not generate tile size computation
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_could_not_generate_tile_size(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 7, target_size = 5} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate_4(%a: tensor<27x34xf32>, %b: tensor<34x25xf32>, %c: tensor<27x25xf32>) -> tensor<27x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<27x34xf32>, tensor<34x25xf32>) outs(%c : tensor<27x25xf32>) -> tensor<27x25xf32>
  return %0 : tensor<27x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate_5(%a: tensor<27x34xf32>, %b: tensor<34x25xf32>, %c: tensor<27x25xf32>) -> tensor<27x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<27x34xf32>, tensor<34x25xf32>) outs(%c : tensor<27x25xf32>) -> tensor<27x25xf32>
  return %0 : tensor<27x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate_6(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 1} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate_7(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 30} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.yield
}
}
// ----- foreach, structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @foreach_tile_using_for(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
  %h = transform.structured.split %m after %b {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
  transform.foreach %h, %a : !transform.any_op, !transform.param<i64> {
  ^bb0(%x: !transform.any_op, %s: !transform.param<i64>):
    %t, %l = transform.structured.tile_using_for %x tile_sizes [%s] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.yield
}
}
// ----- foreach, structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @foreach_tile_using_for_2(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %b {dimension = 0, multiway} : !transform.any_op, !transform.any_op
  transform.foreach %h, %a : !transform.any_op, !transform.any_op {
  ^bb0(%x: !transform.any_op, %s: !transform.any_op):
    %t, %l = transform.structured.tile_using_for %x tile_sizes [%s] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: expected Linalg Op
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_expected_linalg_op(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["func.func"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: expected Linalg Op
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_expected_linalg_op_2(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["func.func"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: requires exactly one target (got 0)
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_requires_exactly_one_target_got_0(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.nothing"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: requires exactly one target (got 0)
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_requires_exactly_one_target_got_0_2(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.nothing"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: requires exactly one target (got 2)
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_requires_exactly_one(%a: tensor<25x8xf32>, %b: tensor<8x9xf32>, %c: tensor<25x9xf32>) -> tensor<25x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x8xf32>, tensor<8x9xf32>) outs(%c : tensor<25x9xf32>) -> tensor<25x9xf32>
  return %0 : tensor<25x9xf32>
}func.func @g(%a: tensor<27x8xf32>, %b: tensor<8x9xf32>, %c: tensor<27x9xf32>) -> tensor<27x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<27x8xf32>, tensor<8x9xf32>) outs(%c : tensor<27x9xf32>) -> tensor<27x9xf32>
  return %0 : tensor<27x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 5} : (!transform.any_op) -> !transform.param<i64>
  transform.annotate %m "a" = %a : !transform.any_op, !transform.param<i64>
  transform.annotate %m "b" = %b : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: requires exactly one target (got 2)
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_requires_exactly_one(%a: tensor<25x8xf32>, %b: tensor<8x9xf32>, %c: tensor<25x9xf32>) -> tensor<25x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x8xf32>, tensor<8x9xf32>) outs(%c : tensor<25x9xf32>) -> tensor<25x9xf32>
  return %0 : tensor<25x9xf32>
}func.func @g(%a: tensor<27x8xf32>, %b: tensor<8x9xf32>, %c: tensor<27x9xf32>) -> tensor<27x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<27x8xf32>, tensor<8x9xf32>) outs(%c : tensor<27x9xf32>) -> tensor<27x9xf32>
  return %0 : tensor<27x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 5} : (!transform.any_op) -> !transform.any_op
  transform.annotate %a "a" : !transform.any_op
  transform.annotate %b "b" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, structured.split
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_split(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 1, target_size = 6} : (!transform.any_op) -> !transform.param<i64>
  %h = transform.structured.split %m after %b {dimension = 1, multiway} : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, structured.split
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_split_2(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 2, target_size = 6} : (!transform.any_op) -> !transform.param<i64>
  %h = transform.structured.split %m after %b {dimension = 2, multiway} : !transform.any_op, !transform.param<i64>
  transform.yield
}
}
// ----- structured.continuous_tile_sizes
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes(%a: tensor<25x34xf32>, %b: tensor<34x25xf32>, %c: tensor<25x25xf32>) -> tensor<25x25xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<25x34xf32>, tensor<34x25xf32>) outs(%c : tensor<25x25xf32>) -> tensor<25x25xf32>
  return %0 : tensor<25x25xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 9} : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_2(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 13 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_3(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 20 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split: dimension 3 does not exist in target op
module attributes {transform.with_named_sequence} {
func.func @split_dimension_3_does_not_exist_in_target_op(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 3} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_4(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 2} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_5(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_6(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %k = arith.constant 4 : index
 %k2 = arith.constant 3 : index
 %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %c {dimension = 0, multiway} : !transform.any_op, !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split: expected the dynamic split point handle to point to as many operations (2) as the target handle (1)
module attributes {transform.with_named_sequence} {
func.func @split_expected_the_dynamic_split_point_handle_to_point_to_as(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %k = arith.constant 4 : index
 %k2 = arith.constant 3 : index
 %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %c {dimension = 0} : !transform.any_op, !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_7(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %k = arith.constant 4 : index
 %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %c {dimension = 0} : !transform.any_op, !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_8(%a: tensor<?x8xf32>, %b: tensor<8x9xf32>, %c: tensor<?x9xf32>) -> tensor<?x9xf32> {
  %k = arith.constant 4 : index
 %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x9xf32>) outs(%c : tensor<?x9xf32>) -> tensor<?x9xf32>
  return %0 : tensor<?x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %c {dimension = 0} : !transform.any_op, !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_9(%a: tensor<?x8xf32>, %b: tensor<8x9xf32>, %c: tensor<?x9xf32>) -> tensor<?x9xf32> {
  %k = arith.constant 4 : index
 %k2 = arith.constant 3 : index
 %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x9xf32>) outs(%c : tensor<?x9xf32>) -> tensor<?x9xf32>
  return %0 : tensor<?x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %c {dimension = 0, multiway} : !transform.any_op, !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- param.constant, structured.split
module attributes {transform.with_named_sequence} {
func.func @constant_split(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.param.constant 5 : i64 -> !transform.param<i64>
  %h = transform.structured.split %m after %p {dimension = 0} : !transform.any_op, !transform.param<i64>
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- param.constant: expected the dynamic split point handle to point to as many operations (1) as the target handle (2)
module attributes {transform.with_named_sequence} {
func.func @constant_expected_dynamic_split_point_handle(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}func.func @g(%a: tensor<12x8xf32>, %b: tensor<8x9xf32>, %c: tensor<12x9xf32>) -> tensor<12x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<12x8xf32>, tensor<8x9xf32>) outs(%c : tensor<12x9xf32>) -> tensor<12x9xf32>
  return %0 : tensor<12x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.param.constant 5 : i64 -> !transform.param<i64>
  %h = transform.structured.split %m after %p {dimension = 0} : !transform.any_op, !transform.param<i64>
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}func.func @g(%a: tensor<12x8xf32>, %b: tensor<8x9xf32>, %c: tensor<12x9xf32>) -> tensor<12x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<12x8xf32>, tensor<8x9xf32>) outs(%c : tensor<12x9xf32>) -> tensor<12x9xf32>
  return %0 : tensor<12x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split: splitting does not produce the second part for a subset of targets
module attributes {transform.with_named_sequence} {
func.func @split_splitting_does_not_produce_second(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}func.func @g(%a: tensor<5x8xf32>, %b: tensor<8x9xf32>, %c: tensor<5x9xf32>) -> tensor<5x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<5x8xf32>, tensor<8x9xf32>) outs(%c : tensor<5x9xf32>) -> tensor<5x9xf32>
  return %0 : tensor<5x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- param.constant, structured.split
module attributes {transform.with_named_sequence} {
func.func @constant_split_2(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.param.constant 5 : i64 -> !transform.param<i64>
  %h = transform.structured.split %m after %p {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- param.constant: requires exactly one target when multiway split is enabled (got 2)
module attributes {transform.with_named_sequence} {
func.func @constant_requires_exactly_one_target_when(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}func.func @g(%a: tensor<12x8xf32>, %b: tensor<8x9xf32>, %c: tensor<12x9xf32>) -> tensor<12x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<12x8xf32>, tensor<8x9xf32>) outs(%c : tensor<12x9xf32>) -> tensor<12x9xf32>
  return %0 : tensor<12x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.param.constant 5 : i64 -> !transform.param<i64>
  %h = transform.structured.split %m after %p {dimension = 0, multiway} : !transform.any_op, !transform.param<i64>
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split: only applies to structured ops
module attributes {transform.with_named_sequence} {
func.func @split_only_applies_to_structured_ops(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["func.func"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split: only applies to structured ops
module attributes {transform.with_named_sequence} {
func.func @split_only_applies_to_structured_ops_2(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["func.return"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_10(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.none"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split: expected the dynamic split point handle to point to as many operations (0) as the target handle (1)
module attributes {transform.with_named_sequence} {
func.func @split_expected_the_dynamic_split_point_handle_to_point_to_as_2(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n = transform.structured.match ops{["linalg.none"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %n {dimension = 0} : !transform.any_op, !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_11(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n = transform.structured.match ops{["linalg.none"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %n {dimension = 0, multiway} : !transform.any_op, !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split: expected dynamic split point handle to point to a single-result index-typed op
module attributes {transform.with_named_sequence} {
func.func @split_expected_dynamic_split_point_handle_to_point_to_a(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %k = arith.constant 4 : i32
 %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %c {dimension = 0} : !transform.any_op, !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split: expected dynamic split point handle to point to a single-result index-typed op
module attributes {transform.with_named_sequence} {
func.func @split_expected_dynamic_split_point_handle_to_point_to_a_2(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %k = arith.constant 4 : i32
 %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after %c {dimension = 0, multiway} : !transform.any_op, !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split: dimension 18446744073709551615 does not exist in target op
module attributes {transform.with_named_sequence} {
func.func @split_dimension_18446744073709551615_does_not_exist_in(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = -1} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_12(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0, multiway} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_13(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
 %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]}
     ins(%a : tensor<?xf32>) outs(%b: tensor<?xf32>) { ^bb0(%x: f32, %y: f32): 
   %i = linalg.index 0 : index
   %j = arith.index_cast %i : index to i32
   %k = arith.sitofp %j : i32 to f32
   %s = arith.addf %x, %k : f32
   linalg.yield %s : f32 } -> tensor<?xf32>
 return %0 : tensor<?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate_14(%a: memref<8x9xf32>, %b: memref<9x10xf32>, %c: memref<8x10xf32>) {
 linalg.matmul ins(%a, %b : memref<8x9xf32>, memref<9x10xf32>) outs(%c : memref<8x10xf32>)
 return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  transform.annotate %h "part" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes(%a: tensor<13x34xf32>, %b: tensor<34x42xf32>, %c: tensor<13x42xf32>) -> tensor<13x42xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x34xf32>, tensor<34x42xf32>) outs(%c : tensor<13x42xf32>) -> tensor<13x42xf32>
  return %0 : tensor<13x42xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1:3 = transform.structured.multitile_sizes %0 { dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.param<i32>
  transform.debug.emit_param_as_remark %1#0, "low" : !transform.param<i32>
  transform.debug.emit_param_as_remark %1#1, "high" : !transform.param<i32>
  transform.yield
}
}
// ----- debug.emit_param_as_remark: expected the type of the parameter attribute ...
module attributes {transform.with_named_sequence} {
func.func @emit_param_as_remark_expected_the_type_of_the_parameter(%a: tensor<13x34xf32>, %b: tensor<34x42xf32>, %c: tensor<13x42xf32>) -> tensor<13x42xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x34xf32>, tensor<34x42xf32>) outs(%c : tensor<13x42xf32>) -> tensor<13x42xf32>
  return %0 : tensor<13x42xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.continuous_tile_sizes %0 { dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.param<i32>
  transform.debug.emit_param_as_remark %1, "low" : !transform.param<i32>
  transform.yield
}
}
