// COMPARE: --allow-unregistered-dialect
// ----- dynamic sizes not needed when copying a tensor
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?x2xf32> return }
// ----- bufferization.alloc_tensor: incorrect number of dynamic sizes, has 0, expected 1
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.alloc_tensor() : tensor<?x2xf32> return }
// ----- expected that `copy` and return type match
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = "bufferization.alloc_tensor"(%t)
    {operandSegmentSizes = array<i32: 0, 1, 0>} : (tensor<?x2xf32>) -> tensor<2x2xf32> return }
// ----- bufferization.materialize_in_destination: 'writable' must be specified if and only if the ...
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.materialize_in_destination %t in writable %t
    : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32> return }
// ----- bufferization.materialize_in_destination: 'restrict' is valid only for memref destinations
func.func @f(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.materialize_in_destination %t in restrict %t
    : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32> return }
// ----- bufferization.materialize_in_destination: tensor 'dest' implies exactly one tensor result
func.func @f(%t: tensor<?x2xf32>, %i: index) { bufferization.materialize_in_destination %t in %t : (tensor<?x2xf32>, tensor<?x2xf32>) -> () return }
// ----- bufferization.materialize_in_destination: 'writable' must be specified if and only if the ...
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) { bufferization.materialize_in_destination %t in %m : (tensor<?x2xf32>, memref<?x2xf32>) -> () return }
// ----- bufferization.materialize_in_destination: memref 'dest' implies zero results
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) { %0 = bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?x2xf32>) -> tensor<?x2xf32> return }
// ----- bufferization.materialize_in_destination: source/destination shapes are incompatible
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x3xf32>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?x3xf32>) -> () return }
// ----- bufferization.materialize_in_destination: rank mismatch between source and destination shape
func.func @f(%t: tensor<?x2xf32>, %m: memref<?xf32>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?xf32>) -> () return }
// ----- bufferization.materialize_in_destination: source/destination shapes are incompatible
func.func @f(%t: tensor<?x2xf32>, %m: memref<*xf32>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<*xf32>) -> () return }
// ----- bufferization.materialize_in_destination: failed to verify that all of {source, dest} have same ...
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf64>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?x2xf64>) -> () return }
// ----- bufferization.materialize_in_destination: result and 'dest' types must match
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf64>) { %0 = bufferization.materialize_in_destination %t in %t
    : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x?xf32> return }
// ----- bufferization.dealloc: must have the same number of conditions as memrefs to deallocate
func.func @f(%m: memref<?x2xf64>, %c: i1) { "bufferization.dealloc"(%m) {operandSegmentSizes = array<i32: 1, 0, 0>} : (memref<?x2xf64>) -> () return }
// ----- bufferization.dealloc: must have the same number of updated conditions (results) as retained ...
func.func @f(%m: memref<?x2xf64>, %c: i1) { "bufferization.dealloc"(%m) {operandSegmentSizes = array<i32: 0, 0, 1>} : (memref<?x2xf64>) -> () return }
// ----- shapes do not match
func.func @f(%m: memref<?x2xf64>, %c: i1) { %0 = bufferization.to_tensor %m : memref<?x2xf64> to tensor<2x2xf64> return }
// ----- element types do not match
func.func @f(%m: memref<?x2xf64>, %c: i1) { %0 = bufferization.to_tensor %m : memref<?x2xf64> to tensor<?x2xf32> return }
// ----- shapes do not match
func.func @f(%m: memref<?x2xf64>, %c: i1) { %0 = bufferization.to_tensor %m : memref<?x2xf64> to tensor<?xf64> return }
// ----- shapes do not match
func.func @f(%m: tensor<?x2xf64>, %c: i1) { %0 = bufferization.to_buffer %m : tensor<?x2xf64> to memref<?x3xf64> return }
// ----- element types do not match
func.func @f(%m: tensor<?x2xf64>, %c: i1) { %0 = bufferization.to_buffer %m : tensor<?x2xf64> to memref<?x2xf32> return }
// ----- bufferization.writable: is expected to be a boolean attribute
func.func @f(%m: tensor<?x2xf64> {bufferization.writable = 4}) { return }
// ----- bufferization.writable: is invalid on external functions
func.func private @f(%m: tensor<?x2xf64> {bufferization.writable = true})
// -----
func.func @f(%m: tensor<?x2xf64> {bufferization.writable = true}) { return }
// ----- bufferization.access: is expected to be a string attribute
func.func @f(%m: tensor<?x2xf64> {bufferization.access = true}) { return }
// ----- invalid value for 'bufferization.access'
func.func @f(%m: tensor<?x2xf64> {bufferization.access = "foo"}) { return }
// -----
func.func private @f(%m: tensor<?x2xf64> {bufferization.access = "read-write"})
// ----- bufferization.buffer_layout: is expected to be a memref layout attribute
func.func private @f(%m: tensor<?x2xf64> {bufferization.buffer_layout = "read-write"})
// -----
func.func private @f(%m: tensor<?x2xf64> {bufferization.buffer_layout = affine_map<(d0, d1)->(d1, d0)>})
// -----
func.func private @f(%m: tensor<?x2xf64> {bufferization.buffer_layout = strided<[1,2]>})
// ----- memref.dealloc
func.func @f(%m: memref<?x2xf64>) { memref.dealloc %m {bufferization.manual_deallocation} : memref<?x2xf64> return }
// ----- memref.copy: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @f(%m: memref<?x2xf64>) { memref.copy %m, %m {bufferization.manual_deallocation} : memref<?x2xf64> to memref<?x2xf64> return }
// ----- attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect
func.func @f(%m: memref<?x2xf64>) { memref.copy %m, %m {bufferization.foo} : memref<?x2xf64> to memref<?x2xf64> return }
// ----- bufferization.alloc_tensor: attribute 'operandSegmentSizes' occurs more than once in the attribute ...
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%i: index, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.alloc_tensor() copy(%enc) size_hint=%i {memory_space = "a", operandSegmentSizes = array<i32: 0, 1, 1>} : tensor<?x2xf32, #sp>
  return
}
// ----- bufferization.alloc_tensor: attribute 'operandSegmentSizes' occurs more than once in the attribute ...
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) {operandSegmentSizes = array<i32: 1, 0, 0>} : tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: invalid kind of type specified
func.func @f() {
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}
// ----- bufferization.alloc_tensor: invalid kind of type specified
func.func @f() {
  %0 = bufferization.alloc_tensor() : f32
  return
}
// ----- bufferization.alloc_tensor: invalid kind of type specified
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%m) : memref<?x2xf32>
  return
}
// ----- use of value '%t' expects different type than prior uses: 'tensor<4x2xf32>' vs 'tensor<?x2xf32>'
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<4x2xf32>
  return
}
// ----- expected ':'
func.func @f() {
  %0 = bufferization.alloc_tensor() tensor<4x2xf32>
  return
}
// ----- expected SSA operand
func.func @f() {
  %0 = bufferization.alloc_tensor() copy() : tensor<4x2xf32>
  return
}
// ----- expected SSA operand
func.func @f() {
  %0 = bufferization.alloc_tensor() size_hint= : tensor<4x2xf32>
  return
}
// ----- use of value '%i32' expects different type than prior uses: 'index' vs 'i32'
func.func @f(%i32: i32) {
  %0 = bufferization.alloc_tensor(%i32) : tensor<?x2xf32>
  return
}
// ----- expected SSA operand
func.func @f(%i: index) {
  %0 = bufferization.alloc_tensor(%i,) : tensor<?x2xf32>
  return
}
// ----- use of undeclared SSA value name
func.func @f() {
  %0 = bufferization.alloc_tensor(%undef) : tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: operand count ...
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// ----- invalid properties ...
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: 'operandSegmentSizes' attribute cannot have negative elements
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 0, -1>}> : (index) -> tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: operand group starting at #0 requires 0 or 1 element, but found 2
func.func @f(%t: tensor<?x2xf32>, %i: index) {
  %0 = "bufferization.alloc_tensor"(%i, %t, %t) <{operandSegmentSizes = array<i32: 0, 2, 1>}> : (index, tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: operand #0 must be tensor of any type values, but got 'index'
func.func @f(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: operand #0 must be index, but got 'i32'
func.func @f(%i32: i32) {
  %0 = "bufferization.alloc_tensor"(%i32) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> tensor<2xf32>
  return
}
// ----- bufferization.alloc_tensor: requires one result
func.func @f() {
  "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  return
}
// ----- bufferization.clone
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?x2xf32, 4>
  return
}
// ----- bufferization.clone
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?x2xi32>
  return
}
// ----- bufferization.clone
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?xf32>
  return
}
// ----- bufferization.clone: invalid kind of type specified
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.clone %t : tensor<?x2xf32> to memref<?xf32>
  return
}
// ----- bufferization.clone: expected 'to'
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m {a} : memref<?x2xf32>
  return
}
// ----- expected SSA operand
func.func @f() {
  %0 = bufferization.clone : memref<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: source/destination shapes are incompatible
func.func @f(%u: tensor<*xf32>, %m: memref<?x2xf32>) {
  bufferization.materialize_in_destination %u in writable %m : (tensor<*xf32>, memref<?x2xf32>) -> ()
  return
}
// ----- expected SSA operand
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) {
  bufferization.materialize_in_destination %t in writable restrict %m : (tensor<?x2xf32>, memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.materialize_in_destination: 'dest' must be a tensor or a memref
func.func @f(%t: tensor<?x2xf32>, %v: vector<4xf32>) {
  bufferization.materialize_in_destination %t in %v : (tensor<?x2xf32>, vector<4xf32>) -> ()
  return
}
// ----- bufferization.materialize_in_destination: operand #1 must be shaped of any type values, but got ...
func.func @f(%t: tensor<?x2xf32>, %x: f32) {
  bufferization.materialize_in_destination %t in %x : (tensor<?x2xf32>, f32) -> ()
  return
}
// ----- bufferization.materialize_in_destination: failed to verify that all of {source, dest} have same ...
func.func @f(%t: tensor<?x2xf32>, %tf64: tensor<?x2xf64>) {
  %0 = bufferization.materialize_in_destination %tf64 in %t : (tensor<?x2xf64>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<?x2xf32>, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.materialize_in_destination %enc in %t : (tensor<?x2xf32, #sp>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: result and 'dest' types must match
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%t: tensor<?x2xf32>, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.materialize_in_destination %t in %enc : (tensor<?x2xf32>, tensor<?x2xf32, #sp>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: expected 'in'
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.materialize_in_destination %t : (tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: invalid kind of type specified: expected ...
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.materialize_in_destination %t in %t : tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: 'writable' must be specified if and only if the ...
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) {
  "bufferization.materialize_in_destination"(%t, %m) : (tensor<?x2xf32>, memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.materialize_in_destination: tensor 'dest' implies exactly one tensor result
func.func @f(%t: tensor<?x2xf32>) {
  "bufferization.materialize_in_destination"(%t, %t) : (tensor<?x2xf32>, tensor<?x2xf32>) -> ()
  return
}
// ----- bufferization.dealloc_tensor
func.func @f(%t: tensor<?x2xf32>) {
  bufferization.dealloc_tensor %t : tensor<?x2xf32>
  return
}
// ----- expected ':'
func.func @f(%t: tensor<?x2xf32>) {
  bufferization.dealloc_tensor %t
  return
}
// ----- expected SSA operand
func.func @f() {
  bufferization.dealloc_tensor : tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m writable : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- shapes do not match
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<*xf32>
  return
}
// ----- shapes do not match
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?xf32>
  return
}
// ----- element types do not match
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?x2xf64>
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to f32
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_tensor %t : tensor<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @f(%x: f32) {
  %0 = bufferization.to_tensor %x : f32 to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @f(%v: vector<4xf32>) {
  %0 = bufferization.to_tensor %v : vector<4xf32> to tensor<4xf32>
  return
}
// ----- bufferization.to_tensor
func.func @f(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @f(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: attribute 'writable' failed to satisfy constraint: unit attribute
func.func @f(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) {writable = "a"} : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: requires a single operand
func.func @f(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m, %m) : (memref<?x2xf32>, memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: requires one result
func.func @f(%m: memref<?x2xf32>) {
  "bufferization.to_tensor"(%m) : (memref<?x2xf32>) -> ()
  return
}
// ----- shapes do not match
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<*xf32>
  return
}
// ----- shapes do not match
func.func @f(%u: tensor<*xf32>) {
  %0 = bufferization.to_buffer %u : tensor<*xf32> to memref<?xf32>
  return
}
// ----- element types do not match
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<?x2xi32>
  return
}
// ----- shapes do not match
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<?xf32>
  return
}
// ----- bufferization.to_buffer: invalid kind of type specified
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_buffer: invalid kind of type specified
func.func @f(%m: memref<?x2xf32>) {
  %0 = bufferization.to_buffer %m : memref<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.to_buffer: invalid kind of type specified
func.func @f(%v: vector<4xf32>) {
  %0 = bufferization.to_buffer %v : vector<4xf32> to memref<4xf32>
  return
}
// ----- expected ':'
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t writable : tensor<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.to_buffer: expected 'to'
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> -> memref<?x2xf32>
  return
}
// ----- invalid properties ...
func.func @f(%t: tensor<?x2xf32>) {
  %0 = "bufferization.to_buffer"(%t) <{read_only = false}> : (tensor<?x2xf32>) -> memref<?x2xf32>
  return
}
// ----- bufferization.dealloc
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  %0 = bufferization.dealloc (%m : memref<?x2xf32>) if (%c) retain (%m : memref<?x2xf32>)
  return
}
// ----- bufferization.dealloc
func.func @f(%m: memref<?x2xf32>, %um: memref<*xf32>, %c: i1) {
  %0:2 = bufferization.dealloc (%m : memref<?x2xf32>) if (%c) retain (%m, %um : memref<?x2xf32>, memref<*xf32>)
  return
}
// ----- expected ':'
func.func @f() {
  bufferization.dealloc retain ()
  return
}
// ----- expected ':'
func.func @f() {
  bufferization.dealloc () if ()
  return
}
// ----- bufferization.dealloc: expected 'if'
func.func @f(%m: memref<?x2xf32>) {
  bufferization.dealloc (%m : memref<?x2xf32>)
  return
}
// ----- bufferization.dealloc: must have the same number of conditions as memrefs to deallocate
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>) if (%c, %c)
  return
}
// ----- expected '('
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>) if %c
  return
}
// ----- bufferization.dealloc: number of operands and types do not match: got 1 operands and 2 types
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>, memref<?x2xf32>) if (%c)
  return
}
// ----- bufferization.dealloc: operand #0 must be variadic of ranked or unranked memref of any type values, ...
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.dealloc retain (%t : tensor<?x2xf32>)
  return
}
// ----- bufferization.dealloc
func.func @f(%m: memref<?x2xf32>) {
  bufferization.dealloc retain (%m : memref<?x2xf32>)
  return
}
// ----- if: is unknown (tried 'func.if' as well)
func.func @f(%c: i1) {
  bufferization.dealloc if (%c)
  return
}
// ----- bufferization.dealloc
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> i1
  return
}
// ----- bufferization.dealloc: result #0 must be variadic of 1-bit signless integer, but got 'i32'
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> i32
  return
}
// ----- bufferization.dealloc: must have the same number of updated conditions (results) as retained ...
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.dealloc: operand #1 must be variadic of ranked or unranked memref of any type values, ...
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.dealloc: operand #0 must be variadic of 1-bit signless integer, but got ...
func.func @f(%m: memref<?x2xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (memref<?x2xf32>, i1) -> ()
  return
}
// ----- bufferization.dealloc: must have the same number of conditions as memrefs to deallocate
func.func @f(%c: i1) {
  "bufferization.dealloc"(%c) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
  return
}
// ----- bufferization.tensor_load: is unknown
func.func @f(%t: tensor<?x2xf32>) {
  %0 = bufferization.tensor_load %t : tensor<?x2xf32>
  return
}
// ----- bufferization.foo: is unknown
func.func @f(%t: tensor<?x2xf32>) {
  bufferization.foo %t : tensor<?x2xf32>
  return
}
// ----- bufferization.dealloc_tensor: attribute 'bufferization.manual_deallocation' can be used only on ops ...
func.func @f(%t: tensor<?x2xf32>) {
  bufferization.dealloc_tensor %t {bufferization.manual_deallocation} : tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: attribute 'bufferization.manual_deallocation' can be used only on ops ...
func.func @f() {
  %0 = bufferization.alloc_tensor() {bufferization.manual_deallocation} : tensor<2xf32>
  return
}
// ----- memref.alloc
func.func @f() {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  return
}
// ----- arith.addi: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @f(%i: index) {
  %0 = arith.addi %i, %i {bufferization.manual_deallocation = 3} : index
  return
}
// ----- attribute '"bufferization.access"' not supported as an op attribute by the bufferization dialect
func.func @f(%i: index) {
  %0 = arith.addi %i, %i {bufferization.access = "read"} : index
  return
}
// ----- attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect
func.func @f(%i: index) {
  %0 = arith.addi %i, %i {bufferization.foo = 3} : index
  return
}
// ----- test.a: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @f() {
  %0 = "test.a"() {bufferization.manual_deallocation} : () -> index
  return
}
// ----- scf.if: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @f(%c: i1) {
  scf.if %c { %0 = memref.alloc() : memref<2xf32> } {bufferization.manual_deallocation}
  return
}
// ----- scf.if: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @f(%c: i1) {
  scf.if %c { %0 = arith.constant 3 : index } {bufferization.manual_deallocation}
  return
}
