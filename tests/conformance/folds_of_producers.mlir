// COMPARE: --canonicalize
func.func @f() -> (f32, f32) {
  %c = arith.constant sparse<[[0, 0], [1, 2]], [-5.0, -2.0]> : tensor<4x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.extract %c[%c0,%c0] : tensor<4x4xf32>
  %b = tensor.extract %c[%c1,%c2] : tensor<4x4xf32>
  return %a, %b : f32, f32
}
// ----- from_elements of complex
func.func @from_elements_complex() -> tensor<2xcomplex<f32>> {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %t = tensor.from_elements %c, %c : tensor<2xcomplex<f32>>
  return %t : tensor<2xcomplex<f32>>
}
// ----- vector.from_elements llvm const
func.func @from_elements_llvm_const() -> vector<2xi32> {
  %c = llvm.mlir.constant(3 : i32) : i32
  %d = llvm.mlir.constant(4 : i32) : i32
  %t = vector.from_elements %c, %d : vector<2xi32>
  return %t : vector<2xi32>
}
// ----- shape_of(reshape)
func.func @shape_of_reshape(%a: tensor<*xf32>, %s: tensor<3xindex>) -> tensor<3xindex> {
  %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?x?xf32> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}
// ----- extract(shape_of)
func.func @extract_shape_of(%a: tensor<?x4xf32>) -> (index, index) {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = tensor.extract %0[%c0] : tensor<2xindex>
  %y = tensor.extract %0[%c1] : tensor<2xindex>
  return %x, %y : index, index
}
// ----- pad into fill chain
func.func @pad_into_fill_chain(%p: tensor<4xf32>, %q: tensor<8xf32>) -> tensor<80xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<80xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<80xf32>) -> tensor<80xf32>
  %i = tensor.insert_slice %q into %f[40][8][1] : tensor<8xf32> into tensor<80xf32>
  %0 = tensor.pad %p low[1] high[2] { ^bb0(%k: index): tensor.yield %z : f32 } : tensor<4xf32> to tensor<7xf32>
  %1 = tensor.insert_slice %0 into %i[20][7][1] : tensor<7xf32> into tensor<80xf32>
  return %1 : tensor<80xf32>
}
// ----- collapse(expand) nsw
func.func @collapse_expand_nsw(%a: memref<?x8xf32>, %n: index) -> memref<?xf32> {
  %e = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, 8] : memref<?x8xf32> into memref<?x4x8xf32>
  %c = memref.collapse_shape %e [[0, 1, 2]] : memref<?x4x8xf32> into memref<?xf32>
  return %c : memref<?xf32>
}
