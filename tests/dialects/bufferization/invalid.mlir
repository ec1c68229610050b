// COMPARE: --allow-unregistered-dialect
// ----- dynamic sizes not needed when copying a tensor
func.func @dynamic_sizes_not_needed_when_copying_a(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?x2xf32> return }
// ----- bufferization.alloc_tensor: incorrect number of dynamic sizes, has 0, expected 1
func.func @alloc_tensor_incorrect_number_of_dynamic_sizes_has_0() { %0 = bufferization.alloc_tensor() : tensor<?x2xf32> return }
// ----- expected that `copy` and return type match
func.func @expected_that_copy_and_return_type_match(%t: tensor<?x2xf32>, %i: index) { %0 = "bufferization.alloc_tensor"(%t)
    {operandSegmentSizes = array<i32: 0, 1, 0>} : (tensor<?x2xf32>) -> tensor<2x2xf32> return }
// ----- bufferization.materialize_in_destination: 'writable' must be specified if and only if the ...
func.func @materialize_in_destination_writable_must(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.materialize_in_destination %t in writable %t
    : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32> return }
// ----- bufferization.materialize_in_destination: 'restrict' is valid only for memref destinations
func.func @materialize_in_destination_restrict_is(%t: tensor<?x2xf32>, %i: index) { %0 = bufferization.materialize_in_destination %t in restrict %t
    : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32> return }
// ----- bufferization.materialize_in_destination: tensor 'dest' implies exactly one tensor result
func.func @f(%t: tensor<?x2xf32>, %i: index) { bufferization.materialize_in_destination %t in %t : (tensor<?x2xf32>, tensor<?x2xf32>) -> () return }
// ----- bufferization.materialize_in_destination: 'writable' must be specified if and only if the ...
func.func @f(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) { bufferization.materialize_in_destination %t in %m : (tensor<?x2xf32>, memref<?x2xf32>) -> () return }
// ----- bufferization.materialize_in_destination: memref 'dest' implies zero results
func.func @materialize_in_destination_memref_dest(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) { %0 = bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?x2xf32>) -> tensor<?x2xf32> return }
// ----- bufferization.materialize_in_destination: source/destination shapes are incompatible
func.func @materialize_in_destination_source(%t: tensor<?x2xf32>, %m: memref<?x3xf32>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?x3xf32>) -> () return }
// ----- bufferization.materialize_in_destination: rank mismatch between source and destination shape
func.func @materialize_in_destination_rank_mismatch(%t: tensor<?x2xf32>, %m: memref<?xf32>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?xf32>) -> () return }
// ----- bufferization.materialize_in_destination: source/destination shapes are incompatible
func.func @materialize_in_destination_source_2(%t: tensor<?x2xf32>, %m: memref<*xf32>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<*xf32>) -> () return }
// ----- bufferization.materialize_in_destination: failed to verify that all of {source, dest} have same ...
func.func @materialize_in_destination_failed_to(%t: tensor<?x2xf32>, %m: memref<?x2xf64>) { bufferization.materialize_in_destination %t in writable %m
    : (tensor<?x2xf32>, memref<?x2xf64>) -> () return }
// ----- bufferization.materialize_in_destination: result and 'dest' types must match
func.func @materialize_in_destination_result_and(%t: tensor<?x2xf32>, %m: memref<?x2xf64>) { %0 = bufferization.materialize_in_destination %t in %t
    : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x?xf32> return }
// ----- bufferization.dealloc: must have the same number of conditions as memrefs to deallocate
func.func @f(%m: memref<?x2xf64>, %c: i1) { "bufferization.dealloc"(%m) {operandSegmentSizes = array<i32: 1, 0, 0>} : (memref<?x2xf64>) -> () return }
// ----- bufferization.dealloc: must have the same number of updated conditions (results) as retained ...
func.func @f(%m: memref<?x2xf64>, %c: i1) { "bufferization.dealloc"(%m) {operandSegmentSizes = array<i32: 0, 0, 1>} : (memref<?x2xf64>) -> () return }
// ----- shapes do not match
func.func @shapes_do_not_match(%m: memref<?x2xf64>, %c: i1) { %0 = bufferization.to_tensor %m : memref<?x2xf64> to tensor<2x2xf64> return }
// ----- element types do not match
func.func @element_types_do_not_match(%m: memref<?x2xf64>, %c: i1) { %0 = bufferization.to_tensor %m : memref<?x2xf64> to tensor<?x2xf32> return }
// ----- shapes do not match
func.func @shapes_do_not_match_2(%m: memref<?x2xf64>, %c: i1) { %0 = bufferization.to_tensor %m : memref<?x2xf64> to tensor<?xf64> return }
// ----- shapes do not match
func.func @shapes_do_not_match_3(%m: tensor<?x2xf64>, %c: i1) { %0 = bufferization.to_buffer %m : tensor<?x2xf64> to memref<?x3xf64> return }
// ----- element types do not match
func.func @element_types_do_not_match_2(%m: tensor<?x2xf64>, %c: i1) { %0 = bufferization.to_buffer %m : tensor<?x2xf64> to memref<?x2xf32> return }
// ----- bufferization.writable: is expected to be a boolean attribute
func.func @writable_is_expected_to_be_a_boolean_attribute(%m: tensor<?x2xf64> {bufferization.writable = 4}) { return }
// ----- bufferization.writable: is invalid on external functions
func.func private @writable_is_invalid_on_external_functions(%m: tensor<?x2xf64> {bufferization.writable = true})
// -----
func.func @invalid(%m: tensor<?x2xf64> {bufferization.writable = true}) { return }
// ----- bufferization.access: is expected to be a string attribute
func.func @access_is_expected_to_be_a_string_attribute(%m: tensor<?x2xf64> {bufferization.access = true}) { return }
// ----- invalid value for 'bufferization.access'
func.func @invalid_value_for_access(%m: tensor<?x2xf64> {bufferization.access = "foo"}) { return }
// -----
func.func private @invalid_2(%m: tensor<?x2xf64> {bufferization.access = "read-write"})
// ----- bufferization.buffer_layout: is expected to be a memref layout attribute
func.func private @buffer_layout_is_expected_to_be_a_memref_layout_attribute(%m: tensor<?x2xf64> {bufferization.buffer_layout = "read-write"})
// -----
func.func private @invalid_3(%m: tensor<?x2xf64> {bufferization.buffer_layout = affine_map<(d0, d1)->(d1, d0)>})
// -----
func.func private @invalid_4(%m: tensor<?x2xf64> {bufferization.buffer_layout = strided<[1,2]>})
// ----- memref.dealloc
func.func @dealloc(%m: memref<?x2xf64>) { memref.dealloc %m {bufferization.manual_deallocation} : memref<?x2xf64> return }
// ----- memref.copy: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @copy_attribute_manual(%m: memref<?x2xf64>) { memref.copy %m, %m {bufferization.manual_deallocation} : memref<?x2xf64> to memref<?x2xf64> return }
// ----- attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect
func.func @attribute_foo_not_supported_as_an_op(%m: memref<?x2xf64>) { memref.copy %m, %m {bufferization.foo} : memref<?x2xf64> to memref<?x2xf64> return }
// ----- bufferization.alloc_tensor: attribute 'operandSegmentSizes' occurs more than once in the attribute ...
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @alloc_tensor_attribute_operandsegmentsizes_occurs_more_than(%i: index, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.alloc_tensor() copy(%enc) size_hint=%i {memory_space = "a", operandSegmentSizes = array<i32: 0, 1, 1>} : tensor<?x2xf32, #sp>
  return
}
// ----- bufferization.alloc_tensor: attribute 'operandSegmentSizes' occurs more than once in the attribute ...
func.func @alloc_tensor_attribute_operandsegmentsizes_occurs_more_than_2(%t: tensor<?x2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) {operandSegmentSizes = array<i32: 1, 0, 0>} : tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: invalid kind of type specified
func.func @alloc_tensor_invalid_kind_of_type_specified() {
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}
// ----- bufferization.alloc_tensor: invalid kind of type specified
func.func @alloc_tensor_invalid_kind_of_type_specified_2() {
  %0 = bufferization.alloc_tensor() : f32
  return
}
// ----- bufferization.alloc_tensor: invalid kind of type specified
func.func @alloc_tensor_invalid_kind_of_type_specified_3(%m: memref<?x2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%m) : memref<?x2xf32>
  return
}
// ----- use of value '%t' expects different type than prior uses: 'tensor<4x2xf32>' vs 'tensor<?x2xf32>'
func.func @use_of_value_t_expects_different_type_than_prior_uses_tensor(%t: tensor<?x2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<4x2xf32>
  return
}
// ----- expected ':'
func.func @expected() {
  %0 = bufferization.alloc_tensor() tensor<4x2xf32>
  return
}
// ----- expected SSA operand
func.func @expected_ssa_operand() {
  %0 = bufferization.alloc_tensor() copy() : tensor<4x2xf32>
  return
}
// ----- expected SSA operand
func.func @expected_ssa_operand_2() {
  %0 = bufferization.alloc_tensor() size_hint= : tensor<4x2xf32>
  return
}
// ----- use of value '%i32' expects different type than prior uses: 'index' vs 'i32'
func.func @use_of_value_i32_expects_different_type_than_prior_uses(%i32: i32) {
  %0 = bufferization.alloc_tensor(%i32) : tensor<?x2xf32>
  return
}
// ----- expected SSA operand
func.func @expected_ssa_operand_3(%i: index) {
  %0 = bufferization.alloc_tensor(%i,) : tensor<?x2xf32>
  return
}
// ----- use of undeclared SSA value name
func.func @use_of_undeclared_ssa_value_name() {
  %0 = bufferization.alloc_tensor(%undef) : tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: operand count ...
func.func @alloc_tensor_operand_count(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// ----- invalid properties ...
func.func @invalid_properties(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: 'operandSegmentSizes' attribute cannot have negative elements
func.func @alloc_tensor_operandsegmentsizes_attribute_cannot_have(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 1, 0, -1>}> : (index) -> tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: operand group starting at #0 requires 0 or 1 element, but found 2
func.func @alloc_tensor_operand_group_starting_at_0_requires_0_or_1(%t: tensor<?x2xf32>, %i: index) {
  %0 = "bufferization.alloc_tensor"(%i, %t, %t) <{operandSegmentSizes = array<i32: 0, 2, 1>}> : (index, tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: operand #0 must be tensor of any type values, but got 'index'
func.func @alloc_tensor_operand_0_must_be_tensor_of_any_type_values_but(%i: index) {
  %0 = "bufferization.alloc_tensor"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: operand #0 must be index, but got 'i32'
func.func @alloc_tensor_operand_0_must_be_index_but_got_i32(%i32: i32) {
  %0 = "bufferization.alloc_tensor"(%i32) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> tensor<2xf32>
  return
}
// ----- bufferization.alloc_tensor: requires one result
func.func @alloc_tensor_requires_one_result() {
  "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  return
}
// ----- bufferization.clone
func.func @clone(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?x2xf32, 4>
  return
}
// ----- bufferization.clone
func.func @clone_2(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?x2xi32>
  return
}
// ----- bufferization.clone
func.func @clone_3(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m : memref<?x2xf32> to memref<?xf32>
  return
}
// ----- bufferization.clone: invalid kind of type specified
func.func @clone_invalid_kind_of_type_specified(%t: tensor<?x2xf32>) {
  %0 = bufferization.clone %t : tensor<?x2xf32> to memref<?xf32>
  return
}
// ----- bufferization.clone: expected 'to'
func.func @clone_expected_to(%m: memref<?x2xf32>) {
  %0 = bufferization.clone %m {a} : memref<?x2xf32>
  return
}
// ----- expected SSA operand
func.func @expected_ssa_operand_4() {
  %0 = bufferization.clone : memref<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: source/destination shapes are incompatible
func.func @materialize_in_destination_source_destination_shapes_are(%u: tensor<*xf32>, %m: memref<?x2xf32>) {
  bufferization.materialize_in_destination %u in writable %m : (tensor<*xf32>, memref<?x2xf32>) -> ()
  return
}
// ----- expected SSA operand
func.func @expected_ssa_operand_5(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) {
  bufferization.materialize_in_destination %t in writable restrict %m : (tensor<?x2xf32>, memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.materialize_in_destination: 'dest' must be a tensor or a memref
func.func @materialize_in_destination_dest_must_be_a_tensor_or_a_memref(%t: tensor<?x2xf32>, %v: vector<4xf32>) {
  bufferization.materialize_in_destination %t in %v : (tensor<?x2xf32>, vector<4xf32>) -> ()
  return
}
// ----- bufferization.materialize_in_destination: operand #1 must be shaped of any type values, but got ...
func.func @materialize_in_destination_operand_1_must_be_shaped_of_any(%t: tensor<?x2xf32>, %x: f32) {
  bufferization.materialize_in_destination %t in %x : (tensor<?x2xf32>, f32) -> ()
  return
}
// ----- bufferization.materialize_in_destination: failed to verify that all of {source, dest} have same ...
func.func @materialize_in_destination_failed_to_verify_that_all_of(%t: tensor<?x2xf32>, %tf64: tensor<?x2xf64>) {
  %0 = bufferization.materialize_in_destination %tf64 in %t : (tensor<?x2xf64>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @materialize_in_destination(%t: tensor<?x2xf32>, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.materialize_in_destination %enc in %t : (tensor<?x2xf32, #sp>, tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: result and 'dest' types must match
#sp = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @materialize_in_destination_result_and_dest_types_must_match(%t: tensor<?x2xf32>, %enc: tensor<?x2xf32, #sp>) {
  %0 = bufferization.materialize_in_destination %t in %enc : (tensor<?x2xf32>, tensor<?x2xf32, #sp>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: expected 'in'
func.func @materialize_in_destination_expected_in(%t: tensor<?x2xf32>) {
  %0 = bufferization.materialize_in_destination %t : (tensor<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: invalid kind of type specified: expected ...
func.func @materialize_in_destination_invalid_kind_of_type_specified(%t: tensor<?x2xf32>) {
  %0 = bufferization.materialize_in_destination %t in %t : tensor<?x2xf32>
  return
}
// ----- bufferization.materialize_in_destination: 'writable' must be specified if and only if the ...
func.func @materialize_in_destination_writable_must_be_specified_if_and(%t: tensor<?x2xf32>, %m: memref<?x2xf32>) {
  "bufferization.materialize_in_destination"(%t, %m) : (tensor<?x2xf32>, memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.materialize_in_destination: tensor 'dest' implies exactly one tensor result
func.func @materialize_in_destination_tensor_dest_implies_exactly_one(%t: tensor<?x2xf32>) {
  "bufferization.materialize_in_destination"(%t, %t) : (tensor<?x2xf32>, tensor<?x2xf32>) -> ()
  return
}
// ----- bufferization.dealloc_tensor
func.func @dealloc_tensor(%t: tensor<?x2xf32>) {
  bufferization.dealloc_tensor %t : tensor<?x2xf32>
  return
}
// ----- expected ':'
func.func @expected_2(%t: tensor<?x2xf32>) {
  bufferization.dealloc_tensor %t
  return
}
// ----- expected SSA operand
func.func @expected_ssa_operand_6() {
  bufferization.dealloc_tensor : tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @to_tensor(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @to_tensor_2(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m writable : memref<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- shapes do not match
func.func @shapes_do_not_match_4(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<*xf32>
  return
}
// ----- shapes do not match
func.func @shapes_do_not_match_5(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?xf32>
  return
}
// ----- element types do not match
func.func @element_types_do_not_match_3(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to tensor<?x2xf64>
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @to_tensor_invalid_kind_of_type_specified(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @to_tensor_invalid_kind_of_type_specified_2(%m: memref<?x2xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x2xf32> to f32
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @to_tensor_invalid_kind_of_type_specified_3(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_tensor %t : tensor<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @to_tensor_invalid_kind_of_type_specified_4(%x: f32) {
  %0 = bufferization.to_tensor %x : f32 to tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: invalid kind of type specified
func.func @to_tensor_invalid_kind_of_type_specified_5(%v: vector<4xf32>) {
  %0 = bufferization.to_tensor %v : vector<4xf32> to tensor<4xf32>
  return
}
// ----- bufferization.to_tensor
func.func @to_tensor_3(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor
func.func @to_tensor_4(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) <{restrict, writable}> : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: attribute 'writable' failed to satisfy constraint: unit attribute
func.func @to_tensor_attribute_writable_failed_to_satisfy_constraint(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m) {writable = "a"} : (memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: requires a single operand
func.func @to_tensor_requires_a_single_operand(%m: memref<?x2xf32>) {
  %0 = "bufferization.to_tensor"(%m, %m) : (memref<?x2xf32>, memref<?x2xf32>) -> tensor<?x2xf32>
  return
}
// ----- bufferization.to_tensor: requires one result
func.func @to_tensor_requires_one_result(%m: memref<?x2xf32>) {
  "bufferization.to_tensor"(%m) : (memref<?x2xf32>) -> ()
  return
}
// ----- shapes do not match
func.func @shapes_do_not_match_6(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<*xf32>
  return
}
// ----- shapes do not match
func.func @shapes_do_not_match_7(%u: tensor<*xf32>) {
  %0 = bufferization.to_buffer %u : tensor<*xf32> to memref<?xf32>
  return
}
// ----- element types do not match
func.func @element_types_do_not_match_4(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<?x2xi32>
  return
}
// ----- shapes do not match
func.func @shapes_do_not_match_8(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to memref<?xf32>
  return
}
// ----- bufferization.to_buffer: invalid kind of type specified
func.func @to_buffer_invalid_kind_of_type_specified(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> to tensor<?x2xf32>
  return
}
// ----- bufferization.to_buffer: invalid kind of type specified
func.func @to_buffer_invalid_kind_of_type_specified_2(%m: memref<?x2xf32>) {
  %0 = bufferization.to_buffer %m : memref<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.to_buffer: invalid kind of type specified
func.func @to_buffer_invalid_kind_of_type_specified_3(%v: vector<4xf32>) {
  %0 = bufferization.to_buffer %v : vector<4xf32> to memref<4xf32>
  return
}
// ----- expected ':'
func.func @expected_3(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t writable : tensor<?x2xf32> to memref<?x2xf32>
  return
}
// ----- bufferization.to_buffer: expected 'to'
func.func @to_buffer_expected_to(%t: tensor<?x2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x2xf32> -> memref<?x2xf32>
  return
}
// ----- invalid properties ...
func.func @invalid_properties_2(%t: tensor<?x2xf32>) {
  %0 = "bufferization.to_buffer"(%t) <{read_only = false}> : (tensor<?x2xf32>) -> memref<?x2xf32>
  return
}
// ----- bufferization.dealloc
func.func @dealloc_2(%m: memref<?x2xf32>, %c: i1) {
  %0 = bufferization.dealloc (%m : memref<?x2xf32>) if (%c) retain (%m : memref<?x2xf32>)
  return
}
// ----- bufferization.dealloc
func.func @dealloc_3(%m: memref<?x2xf32>, %um: memref<*xf32>, %c: i1) {
  %0:2 = bufferization.dealloc (%m : memref<?x2xf32>) if (%c) retain (%m, %um : memref<?x2xf32>, memref<*xf32>)
  return
}
// ----- expected ':'
func.func @expected_4() {
  bufferization.dealloc retain ()
  return
}
// ----- expected ':'
func.func @expected_5() {
  bufferization.dealloc () if ()
  return
}
// ----- bufferization.dealloc: expected 'if'
func.func @dealloc_expected_if(%m: memref<?x2xf32>) {
  bufferization.dealloc (%m : memref<?x2xf32>)
  return
}
// ----- bufferization.dealloc: must have the same number of conditions as memrefs to deallocate
func.func @dealloc_must_have_the_same_number_of_conditions_as_memrefs(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>) if (%c, %c)
  return
}
// ----- expected '('
func.func @expected_6(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>) if %c
  return
}
// ----- bufferization.dealloc: number of operands and types do not match: got 1 operands and 2 types
func.func @dealloc_number_of_operands_and_types_do_not_match_got_1(%m: memref<?x2xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<?x2xf32>, memref<?x2xf32>) if (%c)
  return
}
// ----- bufferization.dealloc: operand #0 must be variadic of ranked or unranked memref of any type values, ...
func.func @dealloc_operand_0_must_be_variadic_of_ranked_or_unranked(%t: tensor<?x2xf32>) {
  %0 = bufferization.dealloc retain (%t : tensor<?x2xf32>)
  return
}
// ----- bufferization.dealloc
func.func @dealloc_4(%m: memref<?x2xf32>) {
  bufferization.dealloc retain (%m : memref<?x2xf32>)
  return
}
// ----- if: is unknown (tried 'func.if' as well)
func.func @if_is_unknown_tried_func_if_as_well(%c: i1) {
  bufferization.dealloc if (%c)
  return
}
// ----- bufferization.dealloc
func.func @dealloc_5(%m: memref<?x2xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> i1
  return
}
// ----- bufferization.dealloc: result #0 must be variadic of 1-bit signless integer, but got 'i32'
func.func @dealloc_result_0_must_be_variadic_of_1_bit_signless_integer(%m: memref<?x2xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> i32
  return
}
// ----- bufferization.dealloc: must have the same number of updated conditions (results) as retained ...
func.func @dealloc_must_have_the_same_number_of_updated_conditions(%m: memref<?x2xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.dealloc: operand #1 must be variadic of ranked or unranked memref of any type values, ...
func.func @dealloc_operand_1_must_be_variadic_of_ranked_or_unranked(%m: memref<?x2xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c, %m) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (memref<?x2xf32>, i1, memref<?x2xf32>) -> ()
  return
}
// ----- bufferization.dealloc: operand #0 must be variadic of 1-bit signless integer, but got ...
func.func @dealloc_operand_0_must_be_variadic_of_1_bit_signless_integer(%m: memref<?x2xf32>, %c: i1) {
  "bufferization.dealloc"(%m, %c) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (memref<?x2xf32>, i1) -> ()
  return
}
// ----- bufferization.dealloc: must have the same number of conditions as memrefs to deallocate
func.func @dealloc_must_have_the_same_number_of_conditions_as_memrefs_2(%c: i1) {
  "bufferization.dealloc"(%c) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
  return
}
// ----- bufferization.tensor_load: is unknown
func.func @tensor_load_is_unknown(%t: tensor<?x2xf32>) {
  %0 = bufferization.tensor_load %t : tensor<?x2xf32>
  return
}
// ----- bufferization.foo: is unknown
func.func @bufferization_foo_is_unknown(%t: tensor<?x2xf32>) {
  bufferization.foo %t : tensor<?x2xf32>
  return
}
// ----- bufferization.dealloc_tensor: attribute 'bufferization.manual_deallocation' can be used only on ops ...
func.func @dealloc_tensor_attribute_manual_deallocation_can_be_used(%t: tensor<?x2xf32>) {
  bufferization.dealloc_tensor %t {bufferization.manual_deallocation} : tensor<?x2xf32>
  return
}
// ----- bufferization.alloc_tensor: attribute 'bufferization.manual_deallocation' can be used only on ops ...
func.func @alloc_tensor_attribute_manual_deallocation_can_be_used_only() {
  %0 = bufferization.alloc_tensor() {bufferization.manual_deallocation} : tensor<2xf32>
  return
}
// ----- memref.alloc
func.func @alloc() {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  return
}
// ----- arith.addi: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @addi_attribute_manual_deallocation_can_be_used_only_on_ops(%i: index) {
  %0 = arith.addi %i, %i {bufferization.manual_deallocation = 3} : index
  return
}
// ----- attribute '"bufferization.access"' not supported as an op attribute by the bufferization dialect
func.func @attribute_access_not_supported_as_an_op_attribute_by_the(%i: index) {
  %0 = arith.addi %i, %i {bufferization.access = "read"} : index
  return
}
// ----- attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect
func.func @attribute_foo_not_supported_as_an_op_attribute_by_the(%i: index) {
  %0 = arith.addi %i, %i {bufferization.foo = 3} : index
  return
}
// ----- test.a: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @test_a_attribute_manual_deallocation_can_be_used_only_on_ops() {
  %0 = "test.a"() {bufferization.manual_deallocation} : () -> index
  return
}
// ----- scf.if: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @scf_if_attribute_manual_deallocation_can_be_used_only_on_ops(%c: i1) {
  scf.if %c { %0 = memref.alloc() : memref<2xf32> } {bufferization.manual_deallocation}
  return
}
// ----- scf.if: attribute 'bufferization.manual_deallocation' can be used only on ops that have an ...
func.func @scf_if_attribute_manual_deallocation_can_be_used_only_on_ops_2(%c: i1) {
  scf.if %c { %0 = arith.constant 3 : index } {bufferization.manual_deallocation}
  return
}
