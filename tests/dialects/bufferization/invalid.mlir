// COMPARE:
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.alloc_tensor() : tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = "bufferization.alloc_tensor"(%t) {operandSegmentSizes = array<i32: 0, 1, 0>} : (tensor<?x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.materialize_in_destination %t in writable %t : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.materialize_in_destination %t in restrict %t : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { bufferization.materialize_in_destination %t in %t : (tensor<?x2xf32>, tensor<?x2xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) { bufferization.materialize_in_destination %t in %m : (tensor<?x2xf32>, memref<?x2xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) { %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<?x2xf32>, memref<?x2xf32>) -> tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x3xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<?x2xf32>, memref<?x3xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<?x2xf32>, memref<?xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<*xf32>) { bufferization.materialize_in_destination %t in writable %m : (tensor<?x2xf32>, memref<*xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf64>) { bufferization.materialize_in_destination %t in writable %m : (tensor<?x2xf32>, memref<?x2xf64>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf64>) { %0 = bufferization.materialize_in_destination %t in %t : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x?xf32> return }
// -----
func.func @f(%m: memref<?x2xf64>, %c: i1) { "bufferization.dealloc"(%m) {operandSegmentSizes = array<i32: 1, 0, 0>} : (memref<?x2xf64>) -> () return }
// -----
func.func @f(%m: memref<?x2xf64>, %c: i1) { "bufferization.dealloc"(%m) {operandSegmentSizes = array<i32: 0, 0, 1>} : (memref<?x2xf64>) -> () return }
// -----
func.func @f(%m: memref<?x2xf64>, %c: i1) { %0 = bufferization.to_tensor %m : memref<?x2xf64> to tensor<2x2xf64> return }
// -----
func.func @f(%m: memref<?x2xf64>, %c: i1) { %0 = bufferization.to_tensor %m : memref<?x2xf64> to tensor<?x2xf32> return }
// -----
func.func @f(%m: memref<?x2xf64>, %c: i1) { %0 = bufferization.to_tensor %m : memref<?x2xf64> to tensor<?xf64> return }
// -----
func.func @f(%m: tensor<?x2xf64>, %c: i1) { %0 = bufferization.to_buffer %m : tensor<?x2xf64> to memref<?x3xf64> return }
// -----
func.func @f(%m: tensor<?x2xf64>, %c: i1) { %0 = bufferization.to_buffer %m : tensor<?x2xf64> to memref<?x2xf32> return }
// -----
func.func @f(%m: tensor<?x2xf64> {bufferization.writable = 4}) { return }
// -----
func.func private @f(%m: tensor<?x2xf64> {bufferization.writable = true})
// -----
func.func @f(%m: tensor<?x2xf64> {bufferization.writable = true}) { return }
// -----
func.func @f(%m: tensor<?x2xf64> {bufferization.access = true}) { return }
// -----
func.func @f(%m: tensor<?x2xf64> {bufferization.access = "foo"}) { return }
// -----
func.func private @f(%m: tensor<?x2xf64> {bufferization.access = "read-write"})
// -----
func.func private @f(%m: tensor<?x2xf64> {bufferization.buffer_layout = "read-write"})
// -----
func.func private @f(%m: tensor<?x2xf64> {bufferization.buffer_layout = affine_map<(d0, d1)->(d1, d0)>})
// -----
func.func private @f(%m: tensor<?x2xf64> {bufferization.buffer_layout = strided<[1,2]>})
// -----
func.func @f(%m: memref<?x2xf64>) { memref.dealloc %m {bufferization.manual_deallocation} : memref<?x2xf64> return }
// -----
func.func @f(%m: memref<?x2xf64>) { memref.copy %m, %m {bufferization.manual_deallocation} : memref<?x2xf64> to memref<?x2xf64> return }
// -----
func.func @f(%m: memref<?x2xf64>) { memref.copy %m, %m {bufferization.foo} : memref<?x2xf64> to memref<?x2xf64> return }
