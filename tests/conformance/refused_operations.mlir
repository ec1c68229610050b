// COMPARE: --verify-each
func.func @f(%a: tensor<8xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%c0] into %d : tensor<8xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// ----- cast unit-dim stride
func.func @cast_unit_dim_stride(%a: memref<1x4xf32, strided<[4, 1]>>) -> memref<1x4xf32, strided<[8, 1]>> {
  %0 = memref.cast %a : memref<1x4xf32, strided<[4, 1]>> to memref<1x4xf32, strided<[8, 1]>>
  return %0 : memref<1x4xf32, strided<[8, 1]>>
}
