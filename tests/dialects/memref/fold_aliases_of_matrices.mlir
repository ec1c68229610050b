// COMPARE: --fold-memref-alias-ops
// ----- matrices of a subgroup in a tile
func.func @matrices(%m: memref<128x128xf32>, %i: index) {
  %0 = memref.subview %m[%i, %i] [32, 32] [2, 1] : memref<128x128xf32> to memref<32x32xf32, strided<[256, 1], offset: ?>>
  %1 = gpu.subgroup_mma_load_matrix %0[%i, %i] {leadDimension = 256 : index, transpose} : memref<32x32xf32, strided<[256, 1], offset: ?>>
      -> !gpu.mma_matrix<16x16xf32, "COp">
  gpu.subgroup_mma_store_matrix %1, %0[%i, %i] {leadDimension = 256 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32, strided<[256, 1],
      offset: ?>>
  return
}
