// COMPARE: --canonicalize --allow-unregistered-dialect
func.func @at(%n: index, %t: tensor<?x4xf32>) -> (tensor<?x?xf32>, index, tensor<?x4xf32>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = bufferization.alloc_tensor(%c4, %n) : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %2 = tensor.dim %1, %c0 : tensor<?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  return %0, %2, %3 : tensor<?x?xf32>, index, tensor<?x4xf32>
}
// -----
func.func @clone(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
func.func @clone2() -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  "test.w"(%m) : (memref<4xf32>) -> ()
  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
func.func @clone3(%m: memref<4xf32>) -> memref<?xf32> {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<?xf32>
  %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @clone4() -> memref<?xf32> {
  %m = memref.alloc() : memref<4xf32>
  "test.w"(%m) : (memref<4xf32>) -> ()
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %0 = bufferization.clone %c : memref<?xf32> to memref<?xf32>
  memref.dealloc %c : memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @tt(%m: memref<?xf32>, %i: index) -> (memref<?xf32>, index, memref<?xf32, strided<[?], offset: ?>>, f32, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  %2 = tensor.dim %0, %c0 : tensor<?xf32>
  %3 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %4 = memref.load %3[%i] : memref<?xf32, strided<[?], offset: ?>>
  %5 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %1, %2, %3, %4, %5 : memref<?xf32>, index, memref<?xf32, strided<[?], offset: ?>>, f32, tensor<4xf32>
}
// -----
func.func @tb(%t: tensor<4xf32>, %i: index) -> (f32, memref<?xf32>, tensor<4xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %2 = bufferization.to_buffer %c : tensor<?xf32> to memref<?xf32>
  %3 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  return %1, %2, %3 : f32, memref<?xf32>, tensor<4xf32>
}
// -----
func.func @lay(%m: memref<?xf32, strided<[?], offset: ?>>, %n: memref<4xf32>, %s: memref<4xf32, 1>) -> (memref<?xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  %2 = bufferization.to_tensor %n : memref<4xf32> to tensor<4xf32>
  %3 = bufferization.to_buffer %2 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %4 = bufferization.to_tensor %s : memref<4xf32, 1> to tensor<4xf32>
  %5 = bufferization.to_buffer %4 : tensor<4xf32> to memref<4xf32>
  return %1, %3, %5 : memref<?xf32>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32>
}
// -----
func.func @store(%m: memref<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  memref.store %v, %1[%i] : memref<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @de(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1, i1) {
  %false = arith.constant false
  bufferization.dealloc
  %0:2 = bufferization.dealloc (%m, %m, %n : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %c) retain (%m, %m : memref<4xf32>, memref<4xf32>)
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%false, %c)
  bufferization.dealloc (%m : memref<4xf32>) if (%false)
  %1 = bufferization.dealloc (%m : memref<4xf32>) if (%false) retain (%n : memref<4xf32>)
  return %0#0, %0#1, %1 : i1, i1, i1
}
// -----
func.func @de2(%c: i1, %m: memref<4xf32>) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %base, %o, %s, %st = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%base : memref<f32>) if (%true)
  bufferization.dealloc (%b, %m : memref<4xf32>, memref<4xf32>) if (%c, %c)
  return
}
// -----
func.func @de3(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %base, %o, %s, %st = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base : memref<f32>) if (%c) retain (%a : memref<4xf32>)
  scf.if %0 {
    "test.x"() : () -> ()
  }
  return %a : memref<4xf32>
}
