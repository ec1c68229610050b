// COMPARE: --canonicalize
func.func @f(%t: tensor<?xf32>, %d: index, %m: memref<?x4xf32>, %s: memref<4xf32, strided<[2]>>, %z: tensor<f32>, %y: memref<f32>) -> (tensor<?xf32>, tensor<?xf32>, memref<?x4xf32>, memref<?x4xf32>, memref<4xf32, strided<[2]>>, tensor<f32>, memref<f32>) {
  %0 = tensor.expand_shape %t [[0]] output_shape [%d] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.collapse_shape %t [[0]] : tensor<?xf32> into tensor<?xf32>
  %2 = memref.expand_shape %m [[0], [1]] output_shape [%d, 4] : memref<?x4xf32> into memref<?x4xf32>
  %3 = memref.collapse_shape %m [[0], [1]] : memref<?x4xf32> into memref<?x4xf32>
  %4 = memref.collapse_shape %s [[0]] : memref<4xf32, strided<[2]>> into memref<4xf32, strided<[2]>>
  %5 = tensor.collapse_shape %z [] : tensor<f32> into tensor<f32>
  %6 = memref.expand_shape %y [] output_shape [] : memref<f32> into memref<f32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<?xf32>, tensor<?xf32>, memref<?x4xf32>, memref<?x4xf32>, memref<4xf32, strided<[2]>>, tensor<f32>, memref<f32>
}
func.func @dma(%m: memref<1xi32>, %i: index, %c: index) {
  memref.dma_wait %m[%i], %c : memref<1xi32>
  return
}
func.func @dma2(%m: memref<1xi32>, %i: index, %c: index, %x: memref<4xf32>) {
  memref.dma_wait %m[%i], %c : memref<1xi32>
  memref.dma_start %x[%i], %x[%i], %c, %m[%i] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  memref.dma_wait %m[%i], %c : memref<1xi32>
  return
}
func.func @at() -> (f32, f64, f16, f32, f32) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %o = arith.constant 1.0 : f32
  %zd = arith.constant 0.0 : f64
  %zh = arith.constant 0.0 : f16
  %0 = math.atan2 %z, %n : f32
  %1 = math.atan2 %zd, %zd : f64
  %2 = math.atan2 %zh, %zh : f16
  %3 = math.atan2 %o, %n : f32
  %4 = math.atan2 %z, %o : f32
  return %0, %1, %2, %3, %4 : f32, f64, f16, f32, f32
}
