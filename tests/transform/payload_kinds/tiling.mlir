// COMPARE: --transform-interpreter
// ----- structured.split_reduction: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @split_reduction_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["func.func"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.split_reduction: tensor.expand_shape: operand #0 must be tensor of any type values, but got 'memref<8x9xf32>'
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
module attributes {transform.with_named_sequence} {
func.func @split_reduction_expand_shape_operand_0_must(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.split_reduction: failed to apply
module attributes {transform.with_named_sequence} {
func.func @split_reduction_failed_apply(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.split_reduction: failed to apply
module attributes {transform.with_named_sequence} {
func.func @split_reduction_failed_apply(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["linalg.exp"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.split_reduction: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @split_reduction_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["tensor.empty"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.split_reduction: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @split_reduction_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["func.return"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0} : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.split_reduction: failed to apply
module attributes {transform.with_named_sequence} {
func.func @split_reduction_failed_apply(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%q = transform.structured.match ops{["linalg.matmul","linalg.generic","linalg.exp","func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %r:4 = transform.structured.split_reduction %m {split_factor = 3, insert_split_dimension = 0} : (!transform.any_op)
        -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    
  }
  transform.yield
}
}
// ----- structured.multitile_sizes: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["func.func"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r, %s, %t = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes of linalg.matmul
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_matmul(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r, %s, %t = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r, %s, %t = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes of linalg.exp
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_exp(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["linalg.exp"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r, %s, %t = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["tensor.empty"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r, %s, %t = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%m = transform.structured.match ops{["func.return"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r, %s, %t = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.multitile_sizes, annotate
module attributes {transform.with_named_sequence} {
func.func @multitile_sizes_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
%q = transform.structured.match ops{["linalg.matmul","linalg.generic","linalg.exp","func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %r, %s, %t = transform.structured.multitile_sizes %m {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
