// COMPARE: --resolve-shaped-type-result-dims --allow-unregistered-dialect

func.func @dims(%m: memref<?x?xf32>, %i: index, %j: index, %t: tensor<?x4xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, %j] [%j, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.dim %0, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, %j] : memref<?x?xf32> into memref<?x4x?xf32>
  %3 = memref.dim %2, %c0 : memref<?x4x?xf32>
  %4 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %5 = tensor.dim %4, %c0 : tensor<?xf32>
  return %1, %3, %5 : index, index, index
}
