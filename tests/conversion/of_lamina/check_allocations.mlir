// COMPARE: --lamina-check-allocations
// ----- buffers of the heap
// MLIR LEFT OUT: a pass of lamina
func.func @heap(%n: index, %m: index) {
  %a = memref.alloc() : memref<4x4xf32>
  %b = memref.alloc(%n) : memref<?x3xf32>
  %c = memref.alloc(%n, %m) : memref<?x?xf64>
  %d = memref.alloc(%n) : memref<?x0xf32>
  %e = memref.alloc(%n, %m, %n) : memref<?x?x?xi8>
  %f = memref.alloc(%n, %m) : memref<?x?x0xi8>
  return
}
// ----- a buffer larger than memory
// MLIR LEFT OUT: a pass of lamina
func.func @large() {
  %a = memref.alloc() : memref<1048576x1048576x1048576xf32>
  %b = memref.alloc() : memref<2x1048576x1048576x1048576xf32>
  return
}
