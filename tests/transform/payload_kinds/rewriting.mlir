// COMPARE: --transform-interpreter
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @interchange_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange, annotate
module attributes {transform.with_named_sequence} {
func.func @interchange_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.interchange %m iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: "iterator_interchange" has length ...
module attributes {transform.with_named_sequence} {
func.func @interchange_iterator_interchange_length(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @interchange_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.interchange, annotate
module attributes {transform.with_named_sequence} {
func.func @interchange_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.scalarize: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @scalarize_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize of linalg.matmul
module attributes {transform.with_named_sequence} {
func.func @scalarize_matmul(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @scalarize_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize of linalg.exp
module attributes {transform.with_named_sequence} {
func.func @scalarize_exp(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @scalarize_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @scalarize_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize, annotate
module attributes {transform.with_named_sequence} {
func.func @scalarize_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.flatten_elementwise: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise: only elementwise flattening is supported
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_only_elementwise(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise of linalg.exp
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_exp(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise, annotate
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style: failed to rewrite in DPS: not a supported op
// MLIR LEFT OUT: mlir-opt runs into llvm_unreachable: Fell off the end of a type-switch
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_failed(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style: failed to rewrite in DPS: not a supported op
// MLIR LEFT OUT: mlir-opt runs into llvm_unreachable: Fell off the end of a type-switch
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_failed(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style: failed to rewrite in DPS: not a supported op
// MLIR LEFT OUT: mlir-opt runs into llvm_unreachable: Fell off the end of a type-switch
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_failed(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style: failed to rewrite in DPS: not a supported op
// MLIR LEFT OUT: mlir-opt runs into llvm_unreachable: Fell off the end of a type-switch
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_failed(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style: failed to rewrite in DPS: not a supported op
// MLIR LEFT OUT: mlir-opt runs into llvm_unreachable: Fell off the end of a type-switch
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_failed(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style: failed to rewrite in DPS: not a supported op
// MLIR LEFT OUT: mlir-opt runs into llvm_unreachable: Fell off the end of a type-switch
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_failed(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style, annotate
// MLIR LEFT OUT: mlir-opt runs into llvm_unreachable: Fell off the end of a type-switch
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
