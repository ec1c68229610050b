// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- transform.structured.pack_greedily: "matmul_inner_dims_order" is not a valid permutation
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_matmul_inner_dims_order_is_not_a_valid(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 1, 0]
      : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: attribute 'matmul_inner_dims_order' failed to satisfy ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_attribute_matmul_inner_dims_order_failed_to(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 0]
      : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: expected 'matmul_inner_dims_order'
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_expected_matmul_inner_dims_order(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: attribute 'static_matmul_packed_sizes' failed to satisfy ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_attribute_static_matmul(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16] matmul_inner_dims_order = [1, 2, 0]
      : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: attribute 'matmul_padded_sizes_next_multiple_of' failed to ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_attribute_matmul_padded(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16,
      32] matmul_padded_sizes_next_multiple_of = [1, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: at most one of the packed_size and the ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_at_most_one_of_the_packed_size_and_the(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16,
      32] matmul_padded_sizes_next_multiple_of = [1, 0, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: at most one of the packed_size and the ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_at_most_one_of_the_packed_size_and_the_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16,
      32] matmul_padded_sizes_next_multiple_of = [-1, 0, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- structured.pack_greedily: expected ':'
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_expected(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- structured.multitile_sizes
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 4} : (!transform.any_op) -> !transform.param<i64>
  transform.yield
}
}
// ----- transform.structured.multitile_sizes: expects all results type to be the same
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_expects_all_results_type_to_be_the_same(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = "transform.structured.multitile_sizes"(%m) {dimension = 0 : i64, target_size = 4 : i64, divisor = 1
      : i64} : (!transform.any_op) -> (!transform.param<i64>, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.multitile_sizes: expects all results type to be the same
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_expects_all_results_type_to_be_the_same_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = "transform.structured.multitile_sizes"(%m) {dimension = 0 : i64, target_size = 4 : i64, divisor = 1
      : i64} : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.continuous_tile_sizes: expects all results type to be the same
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_expects_all_results_type_to_be_the(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = "transform.structured.continuous_tile_sizes"(%m) {dimension = 0 : i64, target_size = 4 : i64}
      : (!transform.any_op) -> (!transform.param<i64>, !transform.any_op)
  transform.yield
}
}
// ----- transform.structured.continuous_tile_sizes: 'transform.structured.continuous_tile_sizes' op ...
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_continuous_tile_sizes_op(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = -1, target_size = 4} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.continuous_tile_sizes: 'transform.structured.continuous_tile_sizes' op ...
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_continuous_tile_sizes_op_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 1, target_size = -4} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.replace: expected one operation in block
module attributes {transform.with_named_sequence} {
func.func @replace_expected_one_operation_in_block(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.replace %m {} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.replace: expected one operation in block
module attributes {transform.with_named_sequence} {
func.func @replace_expected_one_operation_in_block_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.replace %m {
 "test.a"() : () -> ()
 "test.b"() : () -> () 
} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.replace: expected target without operands
module attributes {transform.with_named_sequence} {
func.func @replace_expected_target_without_operands(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.replace %m {
 ^bb0(%x: i32):
  "test.a"() : () -> ()
} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.replace: expected target without operands
module attributes {transform.with_named_sequence} {
func.func @replace_expected_target_without_operands_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.replace %m {
 arith.constant 1 : i32
} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.replace: func.func: symbol's parent must have the SymbolTable trait
module attributes {transform.with_named_sequence} {
func.func @replace_func_symbols_parent_must_have(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.replace %m {
 func.func @foo() { return }
} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.replace: expected '('
module attributes {transform.with_named_sequence} {
func.func @replace_expected(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.replace %m {
 func.func @foo() { return }
} : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.replace: expected one operation in block
module attributes {transform.with_named_sequence} {
func.func @replace_expected_one_operation_in_block_3(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.replace %m {
 %q = arith.constant 1 : i32
 %z = arith.addi %q, %q : i32} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.replace: func.func: symbol's parent must have the SymbolTable trait
module attributes {transform.with_named_sequence} {
func.func @replace_func_symbols_parent_must_have(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.replace %m {
 func.func @foo(%z: f32) { return }
} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.interchange: expects iterator_interchange to be a permutation, found 1, 1, 0
module attributes {transform.with_named_sequence} {
func.func @interchange_expects_iterator_interchange(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.interchange %m iterator_interchange = [1, 1, 0] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.interchange: expects iterator_interchange to be a permutation, found 1, 3, 0
module attributes {transform.with_named_sequence} {
func.func @interchange_expects_iterator_interchange_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.interchange %m iterator_interchange = [1, 3, 0] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_to_the_wrong_op_kind(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.interchange %m iterator_interchange = [] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_to_the_wrong_op_kind_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.interchange %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.interchange: attribute 'iterator_interchange' failed to satisfy constraint: ...
module attributes {transform.with_named_sequence} {
func.func @interchange_attribute_iterator(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.interchange %m iterator_interchange = [-1, 0, 1] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.split: expected integer value
module attributes {transform.with_named_sequence} {
func.func @split_expected_integer_value(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.split %m after {dimension = 0} : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.split: requires attribute 'dimension'
module attributes {transform.with_named_sequence} {
func.func @split_requires_attribute_dimension(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.split %m after 4 : !transform.any_op
  transform.yield
}
}
// ----- structured.split: expected ','
module attributes {transform.with_named_sequence} {
func.func @split_expected(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.split %m after %m {dimension = 0} : !transform.any_op
  transform.yield
}
}
// ----- structured.split: expected operation name in quotes
module attributes {transform.with_named_sequence} {
func.func @split_expected_operation_name_in_quotes(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.split %m after 4 {dimension = 0} : !transform.any_op, !transform.any_op
  transform.yield
}
}
// ----- transform.structured.split: expects either a dynamic or a static split point to be provided
module attributes {transform.with_named_sequence} {
func.func @split_expects_either_a_dynamic_or_a(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = "transform.structured.split"(%m) {dimension = 0, static_chunk_sizes = -9223372036854775808} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.split: expects either a dynamic or a static split point to be provided
module attributes {transform.with_named_sequence} {
func.func @split_expects_either_a_dynamic_or_a_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = "transform.structured.split"(%m, %m) {dimension = 0, static_chunk_sizes = 4} : (!transform.any_op, !transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.multitile_sizes: requires attribute 'dimension'
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_requires_attribute_dimension(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {target_size = 4} : (!transform.any_op) -> !transform.param<i64>
  transform.yield
}
}
// ----- transform.structured.multitile_sizes: expects a trailing functional type with one argument and one ...
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_expects_a_trailing(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 4} : (!transform.any_op, !transform.any_op) -> !transform.param<i64>
  transform.yield
}
}
// ----- transform.structured.multitile_sizes: invalid kind of type specified: expected builtin.function, ...
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_invalid_kind_of_type_specified_expected(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 4} : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.transpose_matmul: expected string or keyword containing one of the following ...
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_expected_string_or(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.transpose_matmul %m <foo> : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.winograd_conv2d: 'transform.structured.winograd_conv2d' op attribute 'fmr' ...
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_winograd_conv2d_op_attribute_fmr(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.winograd_conv2d %m {fmr = 3 : i32} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.structured.winograd_conv2d: requires attribute 'fmr'
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_requires_attribute_fmr(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %a = transform.structured.winograd_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
