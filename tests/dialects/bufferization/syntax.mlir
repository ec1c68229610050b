// COMPARE: --allow-unregistered-dialect
// ----- bufferization.alloc_tensor, bufferization.clone, bufferization.materialize_in_destination
func.func @alloc_tensor_clone_materialize_in_destination(%t: tensor<?x?xf32>, %i: index, %m: memref<?x?xf32>, %c: i1, %u: tensor<*xf32>, %um: memref<*xf32>) {
  %0 = bufferization.alloc_tensor(%i, %i) : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<?x?xf32>
  %3 = bufferization.alloc_tensor(%i) size_hint=%i {foo} : tensor<?x4xf32>
  %4 = bufferization.alloc_tensor() : tensor<f32>
  %5 = bufferization.clone %m : memref<?x?xf32> to memref<?x?xf32>
  %6 = bufferization.clone %um : memref<*xf32> to memref<*xf32>
  %7 = bufferization.materialize_in_destination %t in %0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?x?xf32>, memref<?x?xf32>) -> ()
  bufferization.materialize_in_destination %t in writable %m : (tensor<?x?xf32>, memref<?x?xf32>) -> ()
  bufferization.dealloc_tensor %t : tensor<?x?xf32>
  %8 = bufferization.to_tensor %m : memref<?x?xf32> to tensor<?x?xf32>
  %9 = bufferization.to_tensor %m restrict writable : memref<?x?xf32> to tensor<?x?xf32>
  %10 = bufferization.to_tensor %m restrict {foo} : memref<?x?xf32> to tensor<?x?xf32>
  %11 = bufferization.to_buffer %t : tensor<?x?xf32> to memref<?x?xf32>
  %12 = bufferization.to_buffer %t read_only : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
  %13 = bufferization.to_buffer %u : tensor<*xf32> to memref<*xf32>
  bufferization.dealloc
  bufferization.dealloc (%m, %5 : memref<?x?xf32>, memref<?x?xf32>) if (%c, %c)
  %14:2 = bufferization.dealloc (%m : memref<?x?xf32>) if (%c) retain (%5, %6 : memref<?x?xf32>, memref<*xf32>)
  %15 = bufferization.dealloc retain (%5 : memref<?x?xf32>) {foo}
  return
}
// ----- bufferization.alloc_tensor
func.func @alloc_tensor(%i: index) {
  %0 = bufferization.alloc_tensor(%i) : tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @alloc_tensor_2(%i: index) {
  %0 = bufferization.alloc_tensor(%i) : tensor<?x2xf32, #sp>
  return
}
// ----- bufferization.alloc_tensor
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @alloc_tensor_3(%i: index) {
  %0 = bufferization.alloc_tensor(%i) size_hint=%i : tensor<?x2xf32, #sp>
  return
}
// ----- bufferization.alloc_tensor
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @alloc_tensor_4(%i: index, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.alloc_tensor() copy(%enc) size_hint=%i {memory_space = 3} : tensor<?x2xf32, #sp>
  return
}
// ----- bufferization.alloc_tensor
func.func @alloc_tensor_5() {
  %0 = bufferization.alloc_tensor() {a = 1, memory_space = #foo.bar} : tensor<2xf32>
  return
}
// ----- bufferization.alloc_tensor
func.func @alloc_tensor_6(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// ----- bufferization.clone
func.func @clone(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.clone
func.func @clone_2(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<*xf32>
  return
}
// ----- bufferization.clone
func.func @clone_3(%m: memref<?x2xf32>) {
  %0 = "bufferization.clone"(%m) : (memref<?x2xf32>) -> memref<?x2xf32>
  return
}
// ----- bufferization.clone: requires a single operand
func.func @clone_requires_a_single_operand(%m: memref<?x2xf32>) {
  %0 = "bufferization.clone"(%m, %m) : (memref<?x2xf32>, memref<?x2xf32>) -> memref<?x2xf32>
  return
}
// ----- bufferization.clone: requires one result
func.func @clone_requires_one_result(%m: memref<?x2xf32>) {
  "bufferization.clone"(%m) : (memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.materialize_in_destination
func.func @materialize_in_destination(%t: tensor<?x2xf32>, %s: tensor<4x2xf32>) {
  %0 = bufferization.materialize_in_destination %s in %t : (tensor<4x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination
func.func @materialize_in_destination_2(%u: tensor<*xf32>) {
  %0 = bufferization.materialize_in_destination %u in %u : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return
}
// ----- bufferization.materialize_in_destination: source/destination shapes are incompatible
func.func @materialize_in_destination_source_destination_shapes_are(%t: tensor<?x2xf32>, %u: tensor<*xf32>) {
  %0 = bufferization.materialize_in_destination %u in %t : (tensor<*xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination
func.func @materialize_in_destination_3(%u: tensor<*xf32>, %um: memref<*xf32>) {
  bufferization.materialize_in_destination %u in writable %um : (tensor<*xf32>, memref<*xf32>) -> ()
  return
}
// ----- bufferization.materialize_in_destination
func.func @materialize_in_destination_4(%s: tensor<4x2xf32>, %m: memref<?x2xf32>) {
  bufferization.materialize_in_destination %s in restrict writable %m {a} : (tensor<4x2xf32>, memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.materialize_in_destination: operand #0 must be tensor of any type values, but got ...
func.func @materialize_in_destination_operand_0_must_be_tensor_of_any(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) {
  bufferization.materialize_in_destination %m in %t : (memref<?x2xf32>, tensor<?x2xf32>) -> ()
  return
}
// ----- bufferization.dealloc_tensor: invalid kind of type specified
func.func @dealloc_tensor_invalid_kind_of_type_specified(%m: memref<?x2xf32>) {
  bufferization.dealloc_tensor %m : memref<?x2xf32>
  return
}
// ----- expected ':'
func.func @expected(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m writable restrict : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @to_tensor(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m restrict writable {a} : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @to_tensor_2(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m {restrict} : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @to_tensor_3(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m restrict {restrict} : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @to_tensor_4(%um: memref<*xf32>) {
  %0 = bufferization.to_tensor %um : memref<*xf32> to tensor<*xf32>
  return
}
// ----- shapes do not match
func.func @shapes_do_not_match(%um: memref<*xf32>) {
  %0 = bufferization.to_tensor %um : memref<*xf32> to tensor<?xf32>
  return
}
// ----- bufferization.to_tensor
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @to_tensor_5(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?x2xf32, #sp>
  return
}
// ----- bufferization.to_tensor
func.func @to_tensor_6(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?x2xf32, 3>
  return
}
// ----- invalid properties ...
func.func @invalid_properties(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) <{restrict = 1}> : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.to_buffer
func.func @to_buffer(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t read_only {b, a} : tensor<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.to_buffer
func.func @to_buffer_2(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t {read_only, a} : tensor<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.to_buffer
func.func @to_buffer_3(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<?x2xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>
  return
}
// ----- bufferization.to_buffer
func.func @to_buffer_4(%u: tensor<*xf32>) {
  %0 = bufferization.to_buffer %u : tensor<*xf32> to memref<*xf32>
  return
}
// ----- bufferization.to_buffer
func.func @to_buffer_5(%u: tensor<*xf32>) {
  %0 = bufferization.to_buffer %u : tensor<*xf32> to memref<*xf32, 4>
  return
}
// ----- bufferization.to_buffer
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @to_buffer_6(%enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.to_buffer %enc : tensor<?x2xf32, #sp> to memref<?x2xf32>
  return
}
// ----- bufferization.to_buffer
func.func @to_buffer_7(%t: tensor<?x2xf32>) {
  %0 = "bufferization.to_buffer"(%t) <{writable}> : (tensor<?x2xf32>) -> memref<?x2xf32>
  return
}
// ----- bufferization.dealloc
func.func @dealloc() {
  bufferization.dealloc
  return
}
// ----- bufferization.dealloc
func.func @dealloc_2(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>) if (%c)
  return
}
// ----- bufferization.dealloc
func.func @dealloc_3(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc(%m : memref<?x2xf32>) if(%c)
  return
}
// ----- bufferization.dealloc
func.func @dealloc_4(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>) if (%c) {a, b}
  return
}
// ----- bufferization.dealloc
func.func @dealloc_5(%m: memref<?x2xf32>) {
  %0 = bufferization.dealloc retain (%m : memref<?x2xf32>)
  return
}
// ----- bufferization.dealloc: must have the same number of conditions as memrefs to deallocate
func.func @dealloc_must_have_the_same_number_of_conditions_as_memrefs(%m: memref<?x2xf32>) {
  bufferization.dealloc (%m : memref<?x2xf32>) if ()
  return
}
// ----- operation defines 1 results but was provided 2 to bind
func.func @operation_defines_1_results_but_was_provided_2_to_bind(%m: memref<?x2xf32>) {
  %0:2 = bufferization.dealloc retain (%m : memref<?x2xf32>)
  return
}
// ----- memref.realloc: operand #0 must be 1D memref of any type values, but got 'memref<?x2xf32>'
func.func @realloc_operand_0_must_be_1d_memref_of_any_type_values_but(%m: memref<?x2xf32>) {
  %0 = memref.realloc %m {bufferization.manual_deallocation = 3} : memref<?x2xf32> to memref<2xf32>
  return
}
