// COMPARE: --sccp
func.func @in_front(%m: memref<1x1xf32>) -> (index, index) {
  %0:6 = memref.extract_strided_metadata %m : memref<1x1xf32> -> memref<f32>, index, index, index, index, index
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %1 = arith.addi %c0, %c7 : index
  return %0#2, %1 : index, index
}
func.func @behind(%m: memref<1x1xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0:6 = memref.extract_strided_metadata %m : memref<1x1xf32> -> memref<f32>, index, index, index, index, index
  %c7 = arith.constant 7 : index
  %1 = arith.addi %c0, %c7 : index
  return %0#2, %1 : index, index
}
func.func @element() {
  %0 = arith.constant dense<1.0> : tensor<f32>
  %1 = arith.constant 2.0 : f32
  %2 = tensor.insert %1 into %0[] : tensor<f32>
  %3 = tensor.extract %2[] : tensor<f32>
  return
}
func.func @digits() {
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0:3 = affine.delinearize_index %c8 into (4, %c2) : index, index, index
  %1 = affine.linearize_index [%c2, %c8] by (4, %c2) : index
  %2:2 = affine.delinearize_index %c8 into (4, 2) : index, index
  return
}
