// COMPARE: --transform-interpreter
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 4} : (!transform.any_op) -> !transform.param<i64>
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
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
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 0, target_size = 4, divisor = 2} : (!transform.any_op) -> !transform.param<i64>
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_3(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 7, target_size = 4} : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate_4(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 7, target_size = 4} : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 4} : (!transform.any_op) -> !transform.param<i64>
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate_2(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 7, target_size = 4} : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes: expected Linalg Op
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_expected_linalg_op(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 4} : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.continuous_tile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @continuous_tile_sizes_annotate_3(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.none"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a, %b = transform.structured.continuous_tile_sizes %m {dimension = 0, target_size = 4} : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
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
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.split %m after 4 {dimension = 7} : !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
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
%q = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.split %m after 4 {dimension = 0} : !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}func.func @g(%a: tensor<5x8xf32>, %b: tensor<8x9xf32>, %c: tensor<5x9xf32>) -> tensor<5x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<5x8xf32>, tensor<8x9xf32>) outs(%c : tensor<5x9xf32>) -> tensor<5x9xf32>
  return %0 : tensor<5x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.split %m after 5 {dimension = 0} : !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.split, annotate
module attributes {transform.with_named_sequence} {
func.func @split_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}func.func @g(%a: tensor<5x8xf32>, %b: tensor<8x9xf32>, %c: tensor<5x9xf32>) -> tensor<5x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<5x8xf32>, tensor<8x9xf32>) outs(%c : tensor<5x9xf32>) -> tensor<5x9xf32>
  return %0 : tensor<5x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.split %m after 5 {dimension = 0, multiway} : !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- merge_handles: op uses a handle invalidated by a previously executed transform op
module attributes {transform.with_named_sequence} {
func.func @merge_handles_op_uses_a_handle_invalidated_by_a_previously(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %z = transform.merge_handles %m, %m : !transform.any_op
 %a = transform.structured.split %m after %z {dimension = 0} : !transform.any_op, !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.replace: func.func: symbol's parent must have the SymbolTable trait
module attributes {transform.with_named_sequence} {
func.func @replace_func_symbols_parent_must_have(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.replace %m {
 func.func @z() { return }
 } : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- get_consumers_of_result, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @get_consumers_of_result_pack_transpose(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %p : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %p = transform.get_consumers_of_result %m[0] : (!transform.any_op) -> !transform.any_op
 %a, %b, %c = transform.structured.pack_transpose %m with_compute_op(%p) inner_perm = [1, 0]
     : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- get_consumers_of_result, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @get_consumers_of_result_pack_transpose_2(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %p = transform.get_consumers_of_result %m[0] : (!transform.any_op) -> !transform.any_op
 %a, %b, %c = transform.structured.pack_transpose %m with_compute_op(%p) inner_perm = [0]
     : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- get_parent_op, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @get_parent_op_pack_transpose(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %p = transform.get_parent_op %m : (!transform.any_op) -> !transform.any_op
 %a, %b, %c = transform.structured.pack_transpose %m with_compute_op(%p) inner_perm = [1, 0]
     : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate(%a: tensor<2x14x14x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x14x14x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return %0 : tensor<2x12x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.winograd_conv2d %m {fmr = 2 : i32} : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_2(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.winograd_conv2d %m {fmr = 2 : i32} : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise, annotate
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
  %e = tensor.empty() : tensor<8x10xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<8x9xf32>, tensor<9x10xf32>) outs(%c : tensor<8x10xf32>) -> tensor<8x10xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>],
      iterator_types = ["parallel","parallel"]} ins(%0 : tensor<8x10xf32>) outs(%e: tensor<8x10xf32>) { ^bb0(%x: f32, %y: f32): 
   linalg.yield %x : f32 } -> tensor<8x10xf32>
  %2 = linalg.exp ins(%1 : tensor<8x10xf32>) outs(%e : tensor<8x10xf32>) -> tensor<8x10xf32>
  return %2 : tensor<8x10xf32>
}
func.func @m(%a: memref<8x9xf32>, %b: memref<9x10xf32>, %c: memref<8x10xf32>) {
  linalg.matmul ins(%a, %b : memref<8x9xf32>, memref<9x10xf32>) outs(%c : memref<8x10xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate(%a: tensor<13x8xf32>, %b: tensor<8x9xf32>, %c: tensor<13x9xf32>) -> tensor<13x9xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x8xf32>, tensor<8x9xf32>) outs(%c : tensor<13x9xf32>) -> tensor<13x9xf32>
  return %0 : tensor<13x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%q = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %a = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  }
  transform.annotate %root "llvm.went_on" : !transform.any_op
  transform.yield
}
}
