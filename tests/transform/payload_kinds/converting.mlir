// COMPARE: --transform-interpreter
// ----- structured.generalize: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @generalize_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.generalize of linalg.matmul
module attributes {transform.with_named_sequence} {
func.func @generalize_matmul(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.generalize of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @generalize_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.generalize of linalg.exp
module attributes {transform.with_named_sequence} {
func.func @generalize_exp(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.generalize: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @generalize_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.generalize: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @generalize_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.generalize, annotate
module attributes {transform.with_named_sequence} {
func.func @generalize_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.specialize: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @specialize_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.specialize of linalg.matmul
module attributes {transform.with_named_sequence} {
func.func @specialize_matmul(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.specialize of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @specialize_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.specialize of linalg.exp
module attributes {transform.with_named_sequence} {
func.func @specialize_exp(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.specialize: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @specialize_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.specialize: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @specialize_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.specialize, annotate
module attributes {transform.with_named_sequence} {
func.func @specialize_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.specialize %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.decompose: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @decompose_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose of linalg.matmul
module attributes {transform.with_named_sequence} {
func.func @decompose_matmul(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @decompose_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose of linalg.exp
module attributes {transform.with_named_sequence} {
func.func @decompose_exp(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @decompose_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @decompose_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.convert_conv2d_to_img2col: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @convert_conv2d_to_img2col_transform_applied(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r, %s = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.convert_conv2d_to_img2col of linalg.matmul
module attributes {transform.with_named_sequence} {
func.func @convert_conv2d_to_img2col_matmul(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r, %s = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.convert_conv2d_to_img2col of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @convert_conv2d_to_img2col_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r, %s = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.convert_conv2d_to_img2col of linalg.exp
module attributes {transform.with_named_sequence} {
func.func @convert_conv2d_to_img2col_exp(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r, %s = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.convert_conv2d_to_img2col: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @convert_conv2d_to_img2col_transform_applied(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r, %s = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.convert_conv2d_to_img2col: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @convert_conv2d_to_img2col_transform_applied(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r, %s = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.convert_conv2d_to_img2col, annotate
module attributes {transform.with_named_sequence} {
func.func @convert_conv2d_to_img2col_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r, %s = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.winograd_conv2d: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.winograd_conv2d %m {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: this operation is not supported to convert to Winograd Conv2D
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_this_operation_not_supported(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.winograd_conv2d %m {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: this operation is not supported to convert to Winograd Conv2D
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_this_operation_not_supported(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.winograd_conv2d %m {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: this operation is not supported to convert to Winograd Conv2D
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_this_operation_not_supported(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.winograd_conv2d %m {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.winograd_conv2d %m {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_transform_applied_wrong_kind(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.winograd_conv2d %m {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.winograd_conv2d %m {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.decompose_winograd_op: this operation is not supported to decompose into other operations
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_this_operation_not(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op: this operation is not supported to decompose into other operations
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_this_operation_not(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op: this operation is not supported to decompose into other operations
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_this_operation_not(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op: this operation is not supported to decompose into other operations
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_this_operation_not(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op: this operation is not supported to decompose into other operations
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_this_operation_not(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op: this operation is not supported to decompose into other operations
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_this_operation_not(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.decompose_interface of func.func
module attributes {transform.with_named_sequence} {
func.func @decompose_interface_func(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_interface %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_interface of linalg.matmul
module attributes {transform.with_named_sequence} {
func.func @decompose_interface_matmul(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_interface %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_interface of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @decompose_interface_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_interface %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_interface of linalg.exp
module attributes {transform.with_named_sequence} {
func.func @decompose_interface_exp(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_interface %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_interface of tensor.empty
module attributes {transform.with_named_sequence} {
func.func @decompose_interface_empty(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_interface %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_interface of func.return
module attributes {transform.with_named_sequence} {
func.func @decompose_interface_return(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.decompose_interface %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_interface, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_interface_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.decompose_interface %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
