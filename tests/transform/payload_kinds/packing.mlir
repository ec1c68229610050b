// COMPARE: --transform-interpreter
// ----- structured.transpose_matmul: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: not supported
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_not_supported(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: not supported
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_not_supported(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: not supported
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_not_supported(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
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
%q = transform.structured.match ops{["linalg.matmul","linalg.generic","linalg.exp","func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.transpose_matmul: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: not supported
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_not_supported(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: not supported
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_not_supported(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: not supported
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_not_supported(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
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
%q = transform.structured.match ops{["linalg.matmul","linalg.generic","linalg.exp","func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %q : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
// ----- structured.transpose_conv2d: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d of linalg.matmul
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_matmul(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d of linalg.generic
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_generic(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d of linalg.exp
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_exp(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_transform_applied_wrong(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
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
    %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
    transform.annotate %r "got" : !transform.any_op
  }
  transform.yield
}
}
