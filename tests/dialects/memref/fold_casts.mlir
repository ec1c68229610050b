// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- into loads, stores and frees
func.func @uses(%m: memref<4xf32>, %i: index, %x: f32) -> (f32, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %x, %0[%i] : memref<?xf32>
  %2 = memref.dim %0, %c0 : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1, %2 : f32, index
}
// ----- not one that adds what is known
func.func @narrowing(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.cast %m : memref<?xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}
// ----- of ranks, offsets and strides
func.func @layouts(%m: memref<4xf32>, %u: memref<*xf32>, %i: index) -> (f32, f32, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = memref.load %0[%i] : memref<?xf32, strided<[?], offset: ?>>
  %2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %3 = memref.load %2[%i] : memref<?xf32>
  %4 = memref.cast %m : memref<4xf32> to memref<*xf32>
  %5 = memref.dim %4, %c0 : memref<*xf32>
  return %1, %3, %5 : f32, f32, index
}
// ----- into affine accesses
func.func @affine(%m: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = affine.load %0[symbol(%i) + 1] : memref<?xf32>
  affine.store %x, %0[symbol(%i)] : memref<?xf32>
  affine.prefetch %0[symbol(%i)], read, locality<3>, data : memref<?xf32>
  return %1 : f32
}
// ----- a size of a reshape, in its block and in another
func.func @reshape(%m: memref<*xf32>, %shape: memref<3xindex>, %c: i1) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32>
  %2 = scf.if %c -> index {
    %3 = memref.dim %0, %c1 : memref<?x?x?xf32>
    scf.yield %3 : index
  } else {
    scf.yield %1 : index
  }
  return %2 : index
}
