// COMPARE: --canonicalize
// ----- tensor.extract_slice
func.func @extract_slice(%t: tensor<1x8x1xf32>) -> tensor<1x?x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[%c0, 0, 0] [1, %c0, 1] [1, 1, %c0] : tensor<1x8x1xf32> to tensor<1x?x1xf32>
  return %0 : tensor<1x?x1xf32>
}
// ----- tensor.extract_slice
func.func @extract_slice_2(%t: tensor<1x8x1xf32>) -> tensor<1x8x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 8, 1] [1, 1, %c0] : tensor<1x8x1xf32> to tensor<1x8x1xf32>
  return %0 : tensor<1x8x1xf32>
}
// ----- tensor.extract_slice
func.func @extract_slice_3(%t: tensor<1x8x1xf32>) -> tensor<1x2x1xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 2, 1] [1, %c2, 1] : tensor<1x8x1xf32> to tensor<1x2x1xf32>
  return %0 : tensor<1x2x1xf32>
}
// ----- tensor.extract_slice
func.func @extract_slice_4(%t: tensor<1x8x1xf32>) -> tensor<1x2x1xf32> {
  %c2 = arith.constant -1 : index
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 2, 1] [1, %c2, 1] : tensor<1x8x1xf32> to tensor<1x2x1xf32>
  return %0 : tensor<1x2x1xf32>
}
// ----- tensor.extract_slice
func.func @extract_slice_5(%t: tensor<1x8x1xf32>) -> tensor<1x?x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[0, 0, 0] [1, %c0, 1] [1, 1, %c0] : tensor<1x8x1xf32> to tensor<1x?x1xf32>
  return %0 : tensor<1x?x1xf32>
}
// ----- tensor.insert_slice
func.func @insert_slice(%t: tensor<1x8x1xf32>, %s: tensor<1x8x1xf32>) -> tensor<1x8x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %t[0, 0, 0] [1, 8, 1] [1, 1, %c0] : tensor<1x8x1xf32> into tensor<1x8x1xf32>
  return %0 : tensor<1x8x1xf32>
}
// ----- memref.subview
func.func @subview(%t: memref<1x8x1xf32>) -> memref<1x8x1xf32, strided<[8, 1, ?]>> {
  %c0 = arith.constant 0 : index
  %0 = memref.subview %t[0, 0, 0] [1, 8, 1] [1, 1, %c0] : memref<1x8x1xf32> to memref<1x8x1xf32, strided<[8, 1, ?]>>
  return %0 : memref<1x8x1xf32, strided<[8, 1, ?]>>
}
// ----- memref.reinterpret_cast
func.func @reinterpret_cast(%t: memref<f32>) -> memref<4xf32, strided<[?]>> {
  %c0 = arith.constant 0 : index
  %0 = memref.reinterpret_cast %t to offset: [0], sizes: [4], strides: [%c0] : memref<f32> to memref<4xf32, strided<[?]>>
  return %0 : memref<4xf32, strided<[?]>>
}
// ----- scf.forall, scf.forall.in_parallel, tensor.parallel_insert_slice
func.func @forall_in_parallel_parallel_insert_slice(%t: tensor<1x8x1xf32>, %s: tensor<1x8x1xf32>) -> tensor<1x8x1xf32> {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<1x8x1xf32> {
    scf.forall.in_parallel {
  tensor.parallel_insert_slice %s into %o[0, 0, 0] [1, 8, 1] [1, 1, %c0] : tensor<1x8x1xf32> into tensor<1x8x1xf32>
    }
  }
  return %r : tensor<1x8x1xf32>
}
// ----- tensor.extract_slice
func.func @extract_slice_6(%t: tensor<1x8x1xf32>) -> tensor<1x1x1xf32> {
  %c9 = arith.constant 9 : index
  %0 = tensor.extract_slice %t[0, %c9, 0] [1, 1, 1] [1, 1, 1] : tensor<1x8x1xf32> to tensor<1x1x1xf32>
  return %0 : tensor<1x1x1xf32>
}
// ----- tensor.extract_slice
func.func @extract_slice_7(%t: tensor<1x8x1xf32>) -> tensor<1x4x1xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 4, 1] [1, %c3, 1] : tensor<1x8x1xf32> to tensor<1x4x1xf32>
  return %0 : tensor<1x4x1xf32>
}
// ----- tensor.extract_slice
func.func @extract_slice_8(%t: tensor<1x8x1xf32>) -> tensor<1x4x1xf32> {
  %c3 = arith.constant 0 : index
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 4, 1] [1, %c3, 1] : tensor<1x8x1xf32> to tensor<1x4x1xf32>
  return %0 : tensor<1x4x1xf32>
}
// ----- tensor.insert_slice
func.func @insert_slice_2(%t: tensor<1x8x1xf32>, %s: tensor<1x4x1xf32>) -> tensor<1x8x1xf32> {
  %c3 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %t[0, 0, 0] [1, 4, 1] [1, %c3, 1] : tensor<1x4x1xf32> into tensor<1x8x1xf32>
  return %0 : tensor<1x8x1xf32>
}
