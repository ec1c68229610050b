// COMPARE: --finalize-memref-to-llvm
// ----- sizes are loaded as indices
func.func @as_matrix(%elements: memref<?xf32>, %sizes: memref<2xindex>) -> memref<?x?xf32> {
  %0 = memref.reshape %elements(%sizes) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
// ----- one of the sizes is known
func.func @in_rows(%elements: memref<?xf32>, %sizes: memref<2xindex>) -> memref<?x4xf32> {
  %0 = memref.reshape %elements(%sizes) : (memref<?xf32>, memref<2xindex>) -> memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
