// COMPARE: --pass-pipeline=builtin.module(func.func(bufferization-lower-deallocations))
// ----- bufferization.dealloc
func.func @one(%m: memref<4xf32, 3>, %o: memref<?xi8>, %c: i1) -> i1 {
  %r = bufferization.dealloc (%m : memref<4xf32, 3>) if (%c) retain (%o : memref<?xi8>)
  return %r : i1
}
// ----- library function required for generic lowering, but cannot be automatically inserted when operating ...
// No place for the library function.
func.func @several(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) {
  scf.if %c {
    bufferization.dealloc (%n, %m : memref<4xf32>, memref<4xf32>) if (%c, %c)
  }
  bufferization.dealloc (%n : memref<4xf32>) if (%c)
  return
}
