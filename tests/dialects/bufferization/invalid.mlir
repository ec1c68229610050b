// COMPARE: --allow-unregistered-dialect
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.alloc_tensor() : tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = "bufferization.alloc_tensor"(%t)
    {operandSegmentSizes = array<i32: 0, 1, 0>} : (tensor<?x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.materialize_in_destination %t in writable %t
    : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.materialize_in_destination %t in restrict %t
    : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) { bufferization.materialize_in_destination %t in %t : (tensor<?x2xf32>, tensor<?x2xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) { bufferization.materialize_in_destination %t in %m : (tensor<?x2xf32>, memref<?x2xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) { %0 = bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?x2xf32>) -> tensor<?x2xf32> return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x3xf32>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?x3xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?xf32>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<*xf32>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<*xf32>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf64>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?x2xf64>) -> () return }
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf64>) { %0 = bufferization.materialize_in_destination %t in %t
    : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x?xf32> return }
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
// -----
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%i: index, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.alloc_tensor() copy(%enc) size_hint=%i {memory_space = "a", operandSegmentSizes = array<i32: 0, 1, 1>} : tensor<?x2xf32, #sp>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) {operandSegmentSizes = array<i32: 1, 0, 0>} : tensor<?x2xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() : f32
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%m) : memref<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<4x2xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() tensor<4x2xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() copy() : tensor<4x2xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() size_hint= : tensor<4x2xf32>
  return
}
// -----
func.func @f(%i32: i32) {
  %0 = bufferization.alloc_tensor(%i32) : tensor<?x2xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor(%i,) : tensor<?x2xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor(%undef) : tensor<?x2xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 0, -1>}> : (index) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>, %i: index) {
  %0 = "bufferization.alloc_tensor"(%i, %t, %t) <{operandSegmentSizes = array<i32: 0, 2, 1>}> : (index, tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%i32: i32) {
  %0 = "bufferization.alloc_tensor"(%i32) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> tensor<2xf32>
  return
}
// -----
func.func @f() {
  "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?x2xf32, 4>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?x2xi32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.clone %t : tensor<?x2xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m {a} : memref<?x2xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.clone : memref<?x2xf32> to memref<?x2xf32>
  return
}
// -----
func.func @f(%u: tensor<*xf32>, %m: memref<?x2xf32>) {
  bufferization.materialize_in_destination %u in writable %m : (tensor<*xf32>, memref<?x2xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) {
  bufferization.materialize_in_destination %t in writable restrict %m : (tensor<?x2xf32>, memref<?x2xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>, %v: vector<4xf32>) {
  bufferization.materialize_in_destination %t in %v : (tensor<?x2xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>, %x: f32) {
  bufferization.materialize_in_destination %t in %x : (tensor<?x2xf32>, f32) -> ()
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>, %tf64: tensor<?x2xf64>) {
  %0 = bufferization.materialize_in_destination %tf64 in %t : (tensor<?x2xf64>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// -----
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<?x2xf32>, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.materialize_in_destination %enc in %t : (tensor<?x2xf32, #sp>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// -----
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<?x2xf32>, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.materialize_in_destination %t in %enc : (tensor<?x2xf32>, tensor<?x2xf32, #sp>) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.materialize_in_destination %t : (tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.materialize_in_destination %t in %t : tensor<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) {
  "bufferization.materialize_in_destination"(%t, %m) : (tensor<?x2xf32>, memref<?x2xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  "bufferization.materialize_in_destination"(%t, %t) : (tensor<?x2xf32>, tensor<?x2xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  bufferization.dealloc_tensor %t : tensor<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  bufferization.dealloc_tensor %t
  return
}
// -----
func.func @f() {
  bufferization.dealloc_tensor : tensor<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m writable : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<*xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?x2xf64>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to memref<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to f32
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_tensor %t : tensor<?x2xf32> to tensor<?x2xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = bufferization.to_tensor %x : f32 to tensor<?x2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = bufferization.to_tensor %v : vector<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) {writable = "a"} : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m, %m) : (memref<?x2xf32>, memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  "bufferization.to_tensor"(%m) : (memref<?x2xf32>) -> ()
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<*xf32>
  return
}
// -----
func.func @f(%u: tensor<*xf32>) {
  %0 = bufferization.to_buffer %u : tensor<*xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<?x2xi32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<?xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to tensor<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_buffer %m : memref<?x2xf32> to memref<?x2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  %0 = bufferization.to_buffer %v : vector<4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t writable : tensor<?x2xf32> to memref<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> -> memref<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = "bufferization.to_buffer"(%t) <{read_only = false}> : (tensor<?x2xf32>) -> memref<?x2xf32>
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  %0 = bufferization.dealloc (%m : memref<?x2xf32>) if (%c) retain (%m : memref<?x2xf32>)
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %um: memref<*xf32>, %c: i1) {
  %0:2 = bufferization.dealloc (%m : memref<?x2xf32>) if (%c) retain (%m, %um : memref<?x2xf32>, memref<*xf32>)
  return
}
// -----
func.func @f() {
  bufferization.dealloc retain ()
  return
}
// -----
func.func @f() {
  bufferization.dealloc () if ()
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  bufferization.dealloc (%m : memref<?x2xf32>)
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>) if (%c, %c)
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>) if %c
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>, memref<?x2xf32>) if (%c)
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.dealloc retain (%t : tensor<?x2xf32>)
  return
}
// -----
func.func @f(%m: memref<?x2xf32>) {
  bufferization.dealloc retain (%m : memref<?x2xf32>)
  return
}
// -----
func.func @f(%c: i1) {
  bufferization.dealloc if (%c)
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> i1
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> i32
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> ()
  return
}
// -----
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (memref<?x2xf32>, i1) -> ()
  return
}
// -----
func.func @f(%c: i1) {
  "bufferization.dealloc"(%c) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.tensor_load %t : tensor<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  bufferization.foo %t : tensor<?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<?x2xf32>) {
  bufferization.dealloc_tensor %t {bufferization.manual_deallocation} : tensor<?x2xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() {bufferization.manual_deallocation} : tensor<2xf32>
  return
}
// -----
func.func @f() {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = arith.addi %i, %i {bufferization.manual_deallocation = 3} : index
  return
}
// -----
func.func @f(%i: index) {
  %0 = arith.addi %i, %i {bufferization.access = "read"} : index
  return
}
// -----
func.func @f(%i: index) {
  %0 = arith.addi %i, %i {bufferization.foo = 3} : index
  return
}
// -----
func.func @f() {
  %0 = "test.a"() {bufferization.manual_deallocation} : () -> index
  return
}
// -----
func.func @f(%c: i1) {
  scf.if %c { %0 = memref.alloc() : memref<2xf32> } {bufferization.manual_deallocation}
  return
}
// -----
func.func @f(%c: i1) {
  scf.if %c { %0 = arith.constant 3 : index } {bufferization.manual_deallocation}
  return
}
