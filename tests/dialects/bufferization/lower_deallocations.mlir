// COMPARE: --bufferization-lower-deallocations
// ----- clone
func.func @clone(%m: memref<?x4xf32>, %s: memref<4xf32>, %u: memref<*xf32>, %l: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  %1 = bufferization.clone %s : memref<4xf32> to memref<4xf32>
  %2 = bufferization.clone %l : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  %3 = bufferization.clone %s : memref<4xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?x4xf32>
  memref.dealloc %1 : memref<4xf32>
  memref.dealloc %2 : memref<?xf32, strided<[?], offset: ?>>
  memref.dealloc %3 : memref<?xf32>
  return
}
// ----- dealloc
func.func @dealloc(%m: memref<?x4xf32>, %s: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1) {
  bufferization.dealloc (%m : memref<?x4xf32>) if (%c)
  %0:2 = bufferization.dealloc (%m, %s : memref<?x4xf32>, memref<4xf32>) if (%c, %d) retain (%s, %m : memref<4xf32>, memref<?x4xf32>)
  return %0#0, %0#1 : i1, i1
}
// ----- dealloc
func.func @dealloc(%m: memref<?x4xf32>, %s: memref<4xf32>, %c: i1, %d: i1) -> i1 {
  %0 = bufferization.dealloc (%m : memref<?x4xf32>) if (%c) retain (%s : memref<4xf32>)
  %1:2 = bufferization.dealloc (%m : memref<?x4xf32>) if (%c) retain (%s, %m : memref<4xf32>, memref<?x4xf32>)
  bufferization.dealloc
  %2 = bufferization.dealloc retain (%s : memref<4xf32>)
  return %2 : i1
}
// ----- bufferization.clone
func.func @clone(%u: memref<*xf32>) {
  %2 = bufferization.clone %u : memref<*xf32> to memref<*xf32>
  return
}
// ----- bufferization.clone, bufferization.to_buffer
func.func @clone_to_buffer(%u: memref<?xf32, 1>, %t: tensor<4xf32>) -> memref<?xf32, strided<[?], offset: ?>, 1> {
  %1 = bufferization.clone %u : memref<?xf32, 1> to memref<?xf32, strided<[?], offset: ?>, 1>
  %2 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %1 : memref<?xf32, strided<[?], offset: ?>, 1>
}
// ----- bufferization.clone
func.func @clone_2(%u: memref<?xf32, strided<[2]>>) -> memref<?xf32, strided<[2]>> {
  %1 = bufferization.clone %u : memref<?xf32, strided<[2]>> to memref<?xf32, strided<[2]>>
  return %1 : memref<?xf32, strided<[2]>>
}
// ----- scf.if, bufferization.dealloc
func.func @gen(%m: memref<?x4xf32>, %s: memref<4xf32>, %c: i1, %d: i1) {
  scf.if %c {
    bufferization.dealloc (%m, %s : memref<?x4xf32>, memref<4xf32>) if (%c, %d)
  }
  return
}
// ----- dealloc helper
func.func private @dealloc_helper()
func.func @gen(%m: memref<?x4xf32>, %s: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m, %s : memref<?x4xf32>, memref<4xf32>) if (%c, %d) retain (%m, %m, %s : memref<?x4xf32>, memref<?x4xf32>, memref<4xf32>)
  bufferization.dealloc (%m, %s : memref<?x4xf32>, memref<4xf32>) if (%c, %d)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
// ----- bufferization.dealloc
// One library function in each symbol table that needs it.
module {
  func.func @k(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) {
    bufferization.dealloc (%n, %m : memref<4xf32>, memref<4xf32>) if (%c, %c)
    return
  }
  module {
    func.func @dealloc(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) {
      bufferization.dealloc (%n, %m : memref<4xf32>, memref<4xf32>) if (%c, %c)
      return
    }
  }
  module {
    func.func @g() { return }
  }
}
