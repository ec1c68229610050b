// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- structured.promote
module attributes {transform.with_named_sequence} {
func.func @all(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %j: index, %k: index) {
  %0 = affine.min affine_map<(d) -> (-d + 24, 7)>(%i)
  %x = memref.subview %a[%i, %k] [%0, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %y = memref.subview %b[%k, %j] [4, %j] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %z = memref.subview %c[%i, %j] [%0, %j] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  linalg.matmul ins(%x, %y : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<4x?xf32, strided<[?, 1], offset: ?>>)
      outs(%z : memref<?x?xf32, strided<[?, 1], offset: ?>>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.promote
module attributes {transform.with_named_sequence} {
func.func @options(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>, %i: index, %j: index, %k: index) {
  %0 = affine.min affine_map<(d) -> (-d + 24, 7)>(%i)
  %x = memref.subview %a[%i, %k] [%0, 4] [1, 1] : memref<?x?xf64> to memref<?x4xf64, strided<[?, 1], offset: ?>>
  %y = memref.subview %b[%k, %j] [4, %j] [1, 1] : memref<?x?xf64> to memref<4x?xf64, strided<[?, 1], offset: ?>>
  %z = memref.subview %c[%i, %j] [%0, %j] [1, 1] : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: ?>>
  linalg.matmul ins(%x, %y : memref<?x4xf64, strided<[?, 1], offset: ?>>, memref<4x?xf64, strided<[?, 1], offset: ?>>)
      outs(%z : memref<?x?xf64, strided<[?, 1], offset: ?>>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 {operands_to_promote = [0, 2], use_full_tile_buffers = [false, true],
      use_full_tiles_by_default, use_alloca, alignment = 32, memory_space = 3 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.promote
module attributes {transform.with_named_sequence} {
func.func @original(%a: memref<?x?xcomplex<f32>>, %b: memref<?x?xcomplex<f32>>, %c: memref<?x?xcomplex<f32>>, %i: index, %j: index, %k: index) {
  %0 = affine.min affine_map<(d) -> (-d + 24, 7)>(%i)
  %x = memref.subview %a[%i, %k] [%0, 4] [1, 1] : memref<?x?xcomplex<f32>> to memref<?x4xcomplex<f32>, strided<[?, 1], offset: ?>>
  linalg.matmul ins(%x, %b : memref<?x4xcomplex<f32>, strided<[?, 1], offset: ?>>, memref<?x?xcomplex<f32>>) outs(%c : memref<?x?xcomplex<f32>>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 {use_original_subview_size} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.promote
module attributes {transform.with_named_sequence} {
func.func @dropped(%a: memref<8x?xcomplex<f32>>, %x: complex<f32>, %i: index) {
  %0 = memref.subview %a[%i, 0] [1, 4] [1, 1] : memref<8x?xcomplex<f32>> to memref<4xcomplex<f32>, strided<[1], offset: ?>>
  linalg.fill ins(%x : complex<f32>) outs(%0 : memref<4xcomplex<f32>, strided<[1], offset: ?>>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 {use_full_tiles_by_default} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.promote
module attributes {transform.with_named_sequence} {
func.func @workgroup(%a: memref<8x?xf32>, %x: f32, %i: index) {
  scf.for %k = %i to %i step %i {
    %0 = memref.subview %a[%i, 0] [2, 4] [1, 1] : memref<8x?xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
    linalg.fill ins(%x : f32) outs(%0 : memref<2x4xf32, strided<[?, 1], offset: ?>>)
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 {mapping = [#gpu.memory_space<workgroup>]} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.promote
module attributes {transform.with_named_sequence} {
func.func @private(%a: memref<8x?xf32>, %x: f32, %i: index) {
  %0 = memref.subview %a[%i, 0] [2, 4] [1, 1] : memref<8x?xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  linalg.fill ins(%x : f32) outs(%0 : memref<2x4xf32, strided<[?, 1], offset: ?>>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 {mapping = [#gpu.memory_space<private>]} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.promote: failed to apply
module attributes {transform.with_named_sequence} {
func.func @no_bound(%a: memref<8x?xf32>, %x: f32, %i: index) {
  %0 = memref.subview %a[%i, 0] [%i, 4] [1, 1] : memref<8x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  linalg.fill ins(%x : f32) outs(%0 : memref<?x4xf32, strided<[?, 1], offset: ?>>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 {mapping = [#gpu.memory_space<private>]} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.promote: failed to apply
module attributes {transform.with_named_sequence} {
func.func @global(%a: memref<8x?xf32>, %x: f32, %i: index) {
  %0 = memref.subview %a[%i, 0] [2, 4] [1, 1] : memref<8x?xf32> to memref<2x4xf32, strided<[?, 1], offset: ?>>
  linalg.fill ins(%x : f32) outs(%0 : memref<2x4xf32, strided<[?, 1], offset: ?>>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 {mapping = [#gpu.memory_space<global>]} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.promote: failed to apply
module attributes {transform.with_named_sequence} {
func.func @no_view(%a: memref<8x?xf32>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%a : memref<8x?xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.promote: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @no_linalg() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.promote %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- get_result, structured.promote_tensor
module attributes {transform.with_named_sequence} {
func.func @space(%a: tensor<8x?xf32>, %x: f32) -> tensor<8x?xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<8x?xf32>) -> tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.get_result %0[0] : (!transform.any_op) -> !transform.any_value
  %1 = transform.structured.promote_tensor to 2 %r : !transform.any_value
  transform.yield
}
}
// ----- get_operand, structured.promote_tensor
module attributes {transform.with_named_sequence} {
func.func @not_read(%a: tensor<8x?xf32>, %x: f32) -> tensor<8x?xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<8x?xf32>) -> tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.get_operand %0[1] : (!transform.any_op) -> !transform.any_value
  %1 = transform.structured.promote_tensor %r : !transform.any_value
  transform.yield
}
}
// ----- get_operand: non-tensor type: ...
module attributes {transform.with_named_sequence} {
func.func @no_tensor(%a: tensor<8x?xf32>, %x: f32) -> tensor<8x?xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<8x?xf32>) -> tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.get_operand %0[0] : (!transform.any_op) -> !transform.any_value
  %1 = transform.structured.promote_tensor %r : !transform.any_value
  transform.yield
}
}
