// COMPARE:
// ----- vector.broadcast: dimension mismatch (8 vs. 9)
func.func @broadcast_dimension_mismatch_8_vs_9(%v8: vector<8xf32>) {
  vector.broadcast %v8 : vector<8xf32> to vector<4x9xf32>
  return
}
// ----- vector.broadcast: source rank higher than destination rank
func.func @broadcast_source_rank_higher_than_destination_rank(%v48: vector<4x8xf32>) {
  vector.broadcast %v48 : vector<4x8xf32> to vector<8xf32>
  return
}
// ----- vector.broadcast: dimension mismatch ([4] vs. 4)
func.func @broadcast_dimension_mismatch_4_vs_4(%s4: vector<[4]xf32>) {
  vector.broadcast %s4 : vector<[4]xf32> to vector<4xf32>
  return
}
// ----- vector.broadcast: failed to verify that source operand and result have same element type
func.func @broadcast_failed_to_verify_that_source_operand_and_result(%i: index) {
  vector.broadcast %i : index to vector<4xf32>
  return
}
// ----- vector.broadcast: source type is not a vector
func.func @broadcast_source_type_is_not_a_vector(%mem: memref<?x?xf32>) {
  vector.broadcast %mem : memref<?x?xf32> to vector<4xf32>
  return
}
// ----- vector.shuffle: rank mismatch
func.func @shuffle_rank_mismatch(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.shuffle %v8, %v48 [0] : vector<8xf32>, vector<4x8xf32>
  return
}
// ----- vector.shuffle: mask index #2 out of range
func.func @shuffle_mask_index_2_out_of_range(%v8: vector<8xf32>) {
  vector.shuffle %v8, %v8 [0, 16] : vector<8xf32>, vector<8xf32>
  return
}
// ----- vector.shuffle: invalid mask length
func.func @shuffle_invalid_mask_length(%v8: vector<8xf32>) {
  vector.shuffle %v8, %v8 [] : vector<8xf32>, vector<8xf32>
  return
}
// ----- vector.shuffle: dimension mismatch
func.func @shuffle_dimension_mismatch(%v48: vector<4x8xf32>, %v84: vector<8x4xf32>) {
  vector.shuffle %v48, %v84 [0] : vector<4x8xf32>, vector<8x4xf32>
  return
}
// ----- vector.extract: expected position attribute #1 to be a non-negative integer smaller than the ...
func.func @extract_expected_position_attribute_1_to_be_a_non_negative(%v8: vector<8xf32>) {
  vector.extract %v8[8] : f32 from vector<8xf32>
  return
}
// ----- vector.extract: expected position attribute #1 to be a non-negative integer smaller than the ...
func.func @extract_expected_position_attribute_1_to_be_a_non_negative_2(%v8: vector<8xf32>) {
  vector.extract %v8[-2] : f32 from vector<8xf32>
  return
}
// ----- vector.extract: expected position attribute of rank no greater than vector rank
func.func @extract_expected_position_attribute_of_rank_no_greater_than(%v8: vector<8xf32>) {
  vector.extract %v8[0, 0] : f32 from vector<8xf32>
  return
}
// ----- vector.extract: inferred type...
func.func @extract_inferred_type(%v8: vector<8xf32>) {
  vector.extract %v8[0] : vector<8xf32> from vector<8xf32>
  return
}
// ----- vector.extract
func.func @extract(%v8: vector<8xf32>) {
  vector.extract %v8[0] : vector<1xf32> from vector<8xf32>
  return
}
// ----- expected a scalar instead of a 0-d vector as the result type
func.func @expected_a_scalar_instead_of_a_0_d_vector_as_the_result_type(%v8: vector<8xf32>) {
  vector.extract %v8[0] : vector<f32> from vector<8xf32>
  return
}
// ----- vector.insert: expected position attribute #1 to be a non-negative integer smaller than the ...
func.func @insert_expected_position_attribute_1_to_be_a_non_negative(%v8: vector<8xf32>, %f: f32) {
  vector.insert %f, %v8[8] : f32 into vector<8xf32>
  return
}
// ----- vector.insert: expected position attribute rank to match the dest vector rank
func.func @insert_expected_position_attribute_rank_to_match_the_dest(%v48: vector<4x8xf32>, %f: f32) {
  vector.insert %f, %v48[1] : f32 into vector<4x8xf32>
  return
}
// ----- vector.insert: expected position attribute rank + source rank to match dest vector rank
func.func @insert_expected_position_attribute_rank_source_rank_to_match(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert %v8, %v48[1, 2] : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert: expected position attribute of rank no greater than dest vector rank
func.func @insert_expected_position_attribute_of_rank_no_greater_than(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert %v8, %v48[1, 2, 3] : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- expected a scalar instead of a 0-d vector as the source operand
func.func @expected_a_scalar_instead_of_a_0_d_vector_as_the_source(%v8: vector<8xf32>, %z: vector<f32>) {
  vector.insert %z, %v8[0] : vector<f32> into vector<8xf32>
  return
}
// ----- vector.insert: failed to verify that source operand and result have same element type
func.func @insert_failed_to_verify_that_source_operand_and_result_have(%v8: vector<8xf32>, %i: index) {
  vector.insert %i, %v8[0] : index into vector<8xf32>
  return
}
// ----- vector.insert_strided_slice: expected offsets of same size as destination vector rank
func.func @insert_strided_slice_expected_offsets_of_same_size_as(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [1], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: expected strides of same size as source vector rank
func.func @insert_strided_slice_expected_strides_of_same_size_as_source(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [1, 0], strides = [1, 1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: expected source rank to be no greater than destination rank
func.func @insert_strided_slice_expected_source_rank_to_be_no_greater(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v48, %v8 {offsets = [1], strides = [1, 1]} : vector<4x8xf32> into vector<8xf32>
  return
}
// ----- vector.insert_strided_slice: expected offsets dimension 0 to be confined to [0, 4)
func.func @insert_strided_slice_expected_offsets_dimension_0_to_be(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [4, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: expected strides to be confined to [1, 2)
func.func @insert_strided_slice_expected_strides_to_be_confined_to_1_2(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [0, 0], strides = [2]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: expected sum...
func.func @insert_strided_slice_expected_sum(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.insert_strided_slice %v8, %v48 {offsets = [0, 1], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return
}
// ----- vector.insert_strided_slice: mismatching scalable flags (at source vector idx=0)
func.func @insert_strided_slice_mismatching_scalable_flags_at_source(%v48: vector<4x8xf32>, %s4: vector<[4]xf32>) {
  vector.insert_strided_slice %s4, %v48 {offsets = [0, 1], strides = [1]} : vector<[4]xf32> into vector<4x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected offsets, sizes and strides attributes of same size
func.func @extract_strided_slice_expected_offsets_sizes_and_strides(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [1], sizes = [1], strides = [1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected offsets attribute of rank no greater than vector rank
func.func @extract_strided_slice_expected_offsets_attribute_of_rank_no(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [1, 1, 1], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected offsets dimension 0 to be confined to [0, 4)
func.func @extract_strided_slice_expected_offsets_dimension_0_to_be(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected sum...
func.func @extract_strided_slice_expected_sum(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected sizes dimension 0 to be confined to [1, 5)
func.func @extract_strided_slice_expected_sizes_dimension_0_to_be(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [3], sizes = [5], strides = [1]} : vector<4x8xf32> to vector<5x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected strides to be confined to [1, 2)
func.func @extract_strided_slice_expected_strides_to_be_confined_to_1_2(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [0], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected result type to be 'vector<2x8xf32>'
func.func @extract_strided_slice_expected_result_type_to_be_vector(%v48: vector<4x8xf32>) {
  vector.extract_strided_slice %v48 {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}
// ----- vector.extract_strided_slice: expected size at idx=0 to match the corresponding base size from the ...
func.func @extract_strided_slice_expected_size_at_idx_0_to_match_the(%s4: vector<[4]xf32>) {
  vector.extract_strided_slice %s4 {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
  return
}
// ----- vector.outerproduct: expected 1-d vector for operand #1
func.func @outerproduct_expected_1_d_vector_for_operand_1(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.outerproduct %v48, %v8 : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.outerproduct: expected 1-d vector for operand #2
func.func @outerproduct_expected_1_d_vector_for_operand_2(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.outerproduct %v8, %v48 : vector<8xf32>, vector<4x8xf32>
  return
}
// ----- vector.outerproduct: expected either both or only #2 operand dim to be scalable
func.func @outerproduct_expected_either_both_or_only_2_operand_dim_to(%v8: vector<8xf32>, %s4: vector<[4]xf32>) {
  vector.outerproduct %s4, %v8 : vector<[4]xf32>, vector<8xf32>
  return
}
// ----- vector.outerproduct: expected at least 2 operands
func.func @outerproduct_expected_at_least_2_operands(%v8: vector<8xf32>) {
  vector.outerproduct %v8 : vector<8xf32>, vector<4x8xf32>
  return
}
// ----- vector.outerproduct: expected vector type for operand #1
func.func @outerproduct_expected_vector_type_for_operand_1(%v8: vector<8xf32>, %f: f32) {
  vector.outerproduct %f, %v8 : f32, vector<8xf32>
  return
}
// ----- vector.outerproduct: unsupported outerproduct type
func.func @outerproduct_unsupported_outerproduct_type(%v8: vector<8xf32>) {
  vector.outerproduct %v8, %v8 {kind = #vector.kind<and>} : vector<8xf32>, vector<8xf32>
  return
}
// ----- vector.outerproduct: failed to verify that rhs operand and result have same element type
func.func @outerproduct_failed_to_verify_that_rhs_operand_and_result(%v8: vector<8xf32>, %i: index) {
  vector.outerproduct %v8, %i : vector<8xf32>, index
  return
}
// ----- vector.outerproduct: expected 2-d vector result
func.func @outerproduct_expected_2_d_vector_result(%v8: vector<8xf32>) {
  "vector.outerproduct"(%v8, %v8) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// ----- vector.outerproduct: expected #1 operand dim to match result dim #1
func.func @outerproduct_expected_1_operand_dim_to_match_result_dim_1(%v8: vector<8xf32>) {
  "vector.outerproduct"(%v8, %v8) : (vector<8xf32>, vector<8xf32>) -> vector<7x8xf32>
  return
}
// ----- vector.outerproduct: expected #2 operand dim to match result dim #2
func.func @outerproduct_expected_2_operand_dim_to_match_result_dim_2(%v8: vector<8xf32>) {
  "vector.outerproduct"(%v8, %v8) : (vector<8xf32>, vector<8xf32>) -> vector<8x7xf32>
  return
}
// ----- vector.outerproduct: expected #1 operand dim to match result dim #1
func.func @outerproduct_expected_1_operand_dim_to_match_result_dim_1_2(%v8: vector<8xf32>, %f: f32) {
  "vector.outerproduct"(%v8, %f) : (vector<8xf32>, f32) -> vector<7xf32>
  return
}
// ----- vector.outerproduct: expected 1-d vector result
func.func @outerproduct_expected_1_d_vector_result(%v8: vector<8xf32>, %f: f32) {
  "vector.outerproduct"(%v8, %f) : (vector<8xf32>, f32) -> vector<7x7xf32>
  return
}
// ----- vector.outerproduct: expected operand #3 of same type as result type
func.func @outerproduct_expected_operand_3_of_same_type_as_result_type(%v8: vector<8xf32>, %v48: vector<4x8xf32>, %f: f32) {
  "vector.outerproduct"(%v8, %f, %v48) : (vector<8xf32>, f32, vector<4x8xf32>) -> vector<8xf32>
  return
}
// ----- vector.reduction: unsupported reduction rank: 2
func.func @reduction_unsupported_reduction_rank_2(%v48: vector<4x8xf32>) {
  vector.reduction <add>, %v48 : vector<4x8xf32> into f32
  return
}
// ----- vector.reduction: unsupported reduction type ''f32'' for kind 'and'
func.func @reduction_unsupported_reduction_type_f32_for_kind_and(%v8: vector<8xf32>) {
  vector.reduction <and>, %v8 : vector<8xf32> into f32
  return
}
// ----- vector.reduction: unsupported reduction type ''i32'' for kind 'maximumf'
func.func @reduction_unsupported_reduction_type_i32_for_kind_maximumf(%iv: vector<8xi32>) {
  vector.reduction <maximumf>, %iv : vector<8xi32> into i32
  return
}
// ----- vector.reduction: failed to verify that source operand and result have same element type
func.func @reduction_failed_to_verify_that_source_operand_and_result(%v8: vector<8xf32>) {
  vector.reduction <add>, %v8 : vector<8xf32> into i32
  return
}
// ----- vector.multi_reduction: destination type 'f32' is incompatible with source type 'vector<4x8xf32>'
func.func @multi_reduction_destination_type_f32_is_incompatible_with(%v48: vector<4x8xf32>, %f: f32) {
  vector.multi_reduction <add>, %v48, %f [1] : vector<4x8xf32> to f32
  return
}
// ----- vector.multi_reduction: destination type 'vector...
func.func @multi_reduction_destination_type_vector(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.multi_reduction <add>, %v48, %v8 [1] : vector<4x8xf32> to vector<8xf32>
  return
}
// ----- vector.scan: reduction dimension 2 has to be less than 2
func.func @scan_reduction_dimension_2_has_to_be_less_than_2(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = 2 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.scan: initial value rank 2 has to be equal to 1
func.func @scan_initial_value_rank_2_has_to_be_equal_to_1(%v48: vector<4x8xf32>) {
  vector.scan <add>, %v48, %v48 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<4x8xf32>
  return
}
// ----- vector.scan: incompatible input/initial value shapes
func.func @scan_incompatible_input_initial_value_shapes(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = 1 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.scan: unsupported reduction type 'f32' for kind 'xor'
func.func @scan_unsupported_reduction_type_f32_for_kind_xor(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <xor>, %v48, %v8 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.scan: requires attribute 'inclusive'
func.func @scan_requires_attribute_inclusive(%v8: vector<8xf32>, %v48: vector<4x8xf32>) {
  vector.scan <xor>, %v48, %v8 {reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  return
}
// ----- vector.transpose: dimension size mismatch at: 1
func.func @transpose_dimension_size_mismatch_at_1(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// ----- vector.transpose: transposition length mismatch: 1
func.func @transpose_transposition_length_mismatch_1(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1] : vector<4x8xf32> to vector<4x8xf32>
  return
}
// ----- vector.transpose: duplicate position index: 1
func.func @transpose_duplicate_position_index_1(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 1] : vector<4x8xf32> to vector<8x8xf32>
  return
}
// ----- vector.transpose: transposition index out of range: 2
func.func @transpose_transposition_index_out_of_range_2(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 2] : vector<4x8xf32> to vector<8x8xf32>
  return
}
// ----- vector.transpose: vector result rank mismatch: 1
func.func @transpose_vector_result_rank_mismatch_1(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<8xf32>
  return
}
// ----- vector.transpose: failed to verify that operand and result have same element type
func.func @transpose_failed_to_verify_that_operand_and_result_have_same(%v48: vector<4x8xf32>) {
  vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<8x4xi32>
  return
}
// ----- vector.shape_cast: has different number of elements at source (32) and result (31)
func.func @shape_cast_has_different_number_of_elements_at_source_32_and(%v48: vector<4x8xf32>) {
  vector.shape_cast %v48 : vector<4x8xf32> to vector<31xf32>
  return
}
// ----- vector.shape_cast: has different source and result element types
func.func @shape_cast_has_different_source_and_result_element_types(%v48: vector<4x8xf32>) {
  vector.shape_cast %v48 : vector<4x8xf32> to vector<32xi32>
  return
}
// ----- vector.shape_cast: has different number of scalable dims at source (1) and result (0)
func.func @shape_cast_has_different_number_of_scalable_dims_at_source_1(%s4: vector<[4]xf32>) {
  vector.shape_cast %s4 : vector<[4]xf32> to vector<4xf32>
  return
}
// ----- vector.bitcast: source/result bitwidth of the minor 1-D vectors must be equal
func.func @bitcast_source_result_bitwidth_of_the_minor_1_d_vectors_must(%v48: vector<4x8xf32>) {
  vector.bitcast %v48 : vector<4x8xf32> to vector<4x15xi16>
  return
}
// ----- vector.bitcast: dimension size mismatch at: 0
func.func @bitcast_dimension_size_mismatch_at_0(%v48: vector<4x8xf32>) {
  vector.bitcast %v48 : vector<4x8xf32> to vector<5x16xi16>
  return
}
// ----- vector.bitcast: failed to verify that all of {source, result} have same rank
func.func @bitcast_failed_to_verify_that_all_of_source_result_have_same(%v48: vector<4x8xf32>) {
  vector.bitcast %v48 : vector<4x8xf32> to vector<64xi16>
  return
}
// ----- vector.bitcast: source/result bitwidth of the 0-D vector element types must be equal
func.func @bitcast_source_result_bitwidth_of_the_0_d_vector_element(%z: vector<f32>) {
  vector.bitcast %z : vector<f32> to vector<i16>
  return
}
// ----- vector.type_cast: expects concatenated result and operand shapes to be equal: ...
func.func @type_cast_expects_concatenated_result_and_operand_shapes_to(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x9xf32>>
  return
}
// ----- vector.type_cast: expects result and operand with same underlying scalar type: ...
func.func @type_cast_expects_result_and_operand_with_same_underlying(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x8xi32>>
  return
}
// ----- vector.type_cast: expects result in same memory space
func.func @type_cast_expects_result_in_same_memory_space(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x8xf32>, 3>
  return
}
// ----- vector.type_cast: operand #0 must be statically shaped memref of any type values, but got ...
func.func @type_cast_operand_0_must_be_statically_shaped_memref_of_any(%mem: memref<?x?xf32>) {
  vector.type_cast %mem : memref<?x?xf32> to memref<vector<4x8xf32>>
  return
}
// ----- vector.type_cast: expects operand to be a memref with identity layout
func.func @type_cast_expects_operand_to_be_a_memref_with_identity(%sms: memref<4x8xf32, strided<[16, 1]>>) {
  vector.type_cast %sms : memref<4x8xf32, strided<[16, 1]>> to memref<vector<4x8xf32>>
  return
}
// ----- vector.type_cast: expects result to be a memref with identity layout
func.func @type_cast_expects_result_to_be_a_memref_with_identity_layout(%sm: memref<4x8xf32>) {
  vector.type_cast %sm : memref<4x8xf32> to memref<4xvector<8xf32>, strided<[2]>>
  return
}
// ----- vector.constant_mask: must specify array attr of size equal vector result rank
func.func @constant_mask_must_specify_array_attr_of_size_equal_vector() {
  vector.constant_mask [2] : vector<4x8xi1>
  return
}
// ----- vector.constant_mask: array attr of size out of bounds of vector result dimension size
func.func @constant_mask_array_attr_of_size_out_of_bounds_of_vector() {
  vector.constant_mask [5, 3] : vector<4x8xi1>
  return
}
// ----- vector.constant_mask: expected all mask dim sizes to be zeros, as a result of conjunction with zero ...
func.func @constant_mask_expected_all_mask_dim_sizes_to_be_zeros_as_a() {
  vector.constant_mask [0, 3] : vector<4x8xi1>
  return
}
// ----- vector.constant_mask: only supports 'none set' or 'all set' scalable dimensions
func.func @constant_mask_only_supports_none_set_or_all_set_scalable() {
  vector.constant_mask [2] : vector<[4]xi1>
  return
}
// ----- mask dim size must be either 0 or 1 for 0-D vectors
func.func @mask_dim_size_must_be_either_0_or_1_for_0_d_vectors() {
  vector.constant_mask [2] : vector<i1>
  return
}
// ----- array attr must have length 1 for 0-D vectors
func.func @array_attr_must_have_length_1_for_0_d_vectors() {
  vector.constant_mask [1, 2] : vector<i1>
  return
}
// ----- vector.create_mask: must specify an operand for each result vector dimension
func.func @create_mask_must_specify_an_operand_for_each_result_vector(%i: index) {
  vector.create_mask %i : vector<4x8xi1>
  return
}
// ----- vector.create_mask: must specify exactly one operand for 0-D create_mask
func.func @create_mask_must_specify_exactly_one_operand_for_0_d_create(%i: index) {
  vector.create_mask %i, %i : vector<i1>
  return
}
// ----- vector.create_mask: result #0 must be vector of 1-bit signless integer values, but got ...
func.func @create_mask_result_0_must_be_vector_of_1_bit_signless(%i: index) {
  vector.create_mask %i, %i : vector<4x8xi32>
  return
}
// ----- vector.mask: expects only one operation to mask
func.func @mask_expects_only_one_operation_to_mask(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.reduction <add>, %v8 : vector<8xf32> into f32  vector.reduction <add>, %v8
      : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}
// ----- vector.mask: expects a MaskableOpInterface within the mask region
func.func @mask_expects_a_maskableopinterface_within_the_mask_region(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { arith.addf %v8, %v8 : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}
// ----- vector.mask: expects number of results to match mask region yielded values
func.func @mask_expects_number_of_results_to_match_mask_region_yielded(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1>
  return
}
// ----- vector.mask: expects result type to match maskable operation result type
func.func @mask_expects_result_type_to_match_maskable_operation_result(%v8: vector<8xf32>, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1> -> i32
  return
}
// ----- vector.mask: expects a result if passthru operand is provided
func.func @mask_expects_a_result_if_passthru_operand_is_provided(%v8: vector<8xf32>, %i: index, %f: f32, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.mask %m8, %f { vector.transfer_write %v8, %mem[%i, %i] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
  return
}
// ----- vector.mask: doesn't expect a passthru argument for this maskable operation
func.func @mask_doesn_t_expect_a_passthru_argument_for_this_maskable(%v8: vector<8xf32>, %f: f32, %m8: vector<8xi1>) {
  vector.mask %m8, %f { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}
// ----- vector.mask: expects a 'vector...
func.func @mask_expects_a_vector(%v48: vector<4x8xf32>, %f: f32, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.multi_reduction <add>, %v48, %f [0, 1] : vector<4x8xf32> to f32 } : vector<8xi1> -> f32
  return
}
// ----- vector.mask: expects number of results to match mask region yielded values
func.func @mask_expects_number_of_results_to_match_mask_region_yielded_2(%f: f32, %m8: vector<8xi1>) {
  vector.mask %m8 { vector.yield %f : f32 } : vector<8xi1>
  return
}
// ----- vector.contract: expected an indexing map for each vector operand
func.func @contract_expected_an_indexing_map_for_each_vector_operand(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected indexing map 2 to have 0 number of outputs
func.func @contract_expected_indexing_map_2_to_have_0_number_of_outputs(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected indexing map 0 to have 1 number of inputs
func.func @contract_expected_indexing_map_0_to_have_1_number_of_inputs(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected indexing map 0 to have no symbols
func.func @contract_expected_indexing_map_0_to_have_no_symbols(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected indexing map 0 to be a projected permutation of its inputs
func.func @contract_expected_indexing_map_0_to_be_a_projected(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i+1)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: expected at least one contracting dimension pair
func.func @contract_expected_at_least_one_contracting_dimension_pair(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["parallel"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: unexpected iterator_type (foo)
func.func @contract_unexpected_iterator_type_foo(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["foo"]} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: unsupported contraction type
func.func @contract_unsupported_contraction_type(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"], kind = #vector.kind<and>} %v8, %v8, %f : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.contract: invalid accumulator/result vector shape, expected: 'vector<4x4xf32>'
func.func @contract_invalid_accumulator_result_vector_shape_expected(%v48: vector<4x8xf32>) {
  vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v48, %v48, %v48
      : vector<4x8xf32>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.contract: invalid contracting dimension map
func.func @contract_invalid_contracting_dimension_map(%v48: vector<4x8xf32>) {
  vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v48, %v48, %v48
      : vector<4x8xf32>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.contract: expected all dimensions to be either a LHS or a RHS dimension
func.func @contract_expected_all_dimensions_to_be_either_a_lhs_or_a_rhs(%v48: vector<4x8xf32>) {
  vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (m, k)>,
      affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %v48, %v48, %v48
      : vector<4x8xf32>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.contract: expected "iterator_types" array attribute
func.func @contract_expected_iterator_types_array_attribute(%v8: vector<8xf32>, %f: f32) {
  vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]} %v8, %v8, %f
      : vector<8xf32>, vector<8xf32> into f32
  return
}
// ----- vector.transfer_read: requires 2 indices
func.func @transfer_read_requires_2_indices(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i], %f : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- use of value '%i' expects different type than prior uses: 'f32' vs 'index'
func.func @use_of_value_i_expects_different_type_than_prior_uses_f32_vs(%i: index, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %i : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires two types
func.func @transfer_read_requires_two_types(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>
  return
}
// ----- vector.transfer_read: requires memref or ranked tensor type
func.func @transfer_read_requires_memref_or_ranked_tensor_type(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.transfer_read: requires vector type
func.func @transfer_read_requires_vector_type(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>, f32
  return
}
// ----- vector.transfer_read: expected a custom permutation_map when rank(source) != rank(destination)
func.func @transfer_read_expected_a_custom_permutation_map_when_rank(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>, vector<2x4x8xf32>
  return
}
// ----- vector.transfer_read: requires a permutation_map with input dims of the same rank as the source type
func.func @transfer_read_requires_a_permutation_map_with_input_dims_of(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0)->(d0)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a permutation_map with result dims of the same rank as the vector ...
func.func @transfer_read_requires_a_permutation_map_with_result_dims_of(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a projected permutation_map ...
func.func @transfer_read_requires_a_projected_permutation_map(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0 + d1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a projected permutation_map ...
func.func @transfer_read_requires_a_projected_permutation_map_2(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0 + 1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a projected permutation_map ...
func.func @transfer_read_requires_a_projected_permutation_map_3(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(1)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires a permutation_map that is a permutation (found one dim used more ...
func.func @transfer_read_requires_a_permutation_map_that_is_a(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)->(d0, d0)>} : memref<?x?xf32>, vector<4x8xf32>
  return
}
// ----- vector.transfer_read: requires permutation_map without symbols
func.func @transfer_read_requires_permutation_map_without_symbols(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s]->(d0)>} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: expects the in_bounds attr of same rank as permutation_map results: ...
func.func @transfer_read_expects_the_in_bounds_attr_of_same_rank_as(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array ...
func.func @transfer_read_attribute_in_bounds_failed_to_satisfy(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {in_bounds = [3]} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_read: masked attribute has been removed. Use in_bounds instead.
func.func @transfer_read_masked_attribute_has_been_removed_use_in(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f {masked} : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- use of value '%m8' expects different type than prior uses: 'vector<4xi1>' vs 'vector<8xi1>'
func.func @use_of_value_m8_expects_different_type_than_prior_uses(%i: index, %f: f32, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.transfer_read %mem[%i, %i], %f, %m8 : memref<?x?xf32>, vector<4xf32>
  return
}
// ----- vector.transfer_read: does not support masks with vector element type
func.func @transfer_read_does_not_support_masks_with_vector_element(%v8: vector<8xf32>, %i: index, %m8: vector<8xi1>, %mv: memref<?xvector<8xf32>>) {
  vector.transfer_read %mv[%i], %v8, %m8 : memref<?xvector<8xf32>>, vector<1x8xf32>
  return
}
// ----- vector.transfer_read: requires the bitwidth of the minor 1-D vector to be an integral multiple of ...
func.func @transfer_read_requires_the_bitwidth_of_the_minor_1_d_vector(%v8: vector<8xf32>, %i: index, %mv: memref<?xvector<8xf32>>) {
  vector.transfer_read %mv[%i], %v8 : memref<?xvector<8xf32>>, vector<1x7xf32>
  return
}
// ----- vector.transfer_read
func.func @transfer_read(%v8: vector<8xf32>, %i: index, %mv: memref<?xvector<8xf32>>) {
  vector.transfer_read %mv[%i], %v8 : memref<?xvector<8xf32>>, vector<8xf32>
  return
}
// ----- vector.transfer_read: requires the bitwidth of the minor 1-D vector to be an integral multiple of ...
func.func @transfer_read_requires_the_bitwidth_of_the_minor_1_d_vector_2(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_read %mem[%i, %i], %f : memref<?x?xf32>, vector<7xi8>
  return
}
// ----- vector.transfer_write: requires 2 indices
func.func @transfer_write_requires_2_indices(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i] : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.transfer_write: should not have broadcast dimensions
func.func @transfer_write_should_not_have_broadcast_dimensions(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i, %i] {permutation_map = affine_map<(d0, d1)->(0)>} : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.transfer_write: requires a projected permutation_map ...
func.func @transfer_write_requires_a_projected_permutation_map(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i, %i] {permutation_map = affine_map<(d0, d1)->(1)>} : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.transfer_write: requires memref or ranked tensor type
func.func @transfer_write_requires_memref_or_ranked_tensor_type(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.transfer_write %v8, %mem[%i, %i] : vector<8xf32>, vector<8xf32>
  return
}
// ----- vector.transfer_write: requires vector type
func.func @transfer_write_requires_vector_type(%i: index, %f: f32, %mem: memref<?x?xf32>) {
  vector.transfer_write %f, %mem[%i, %i] : f32, memref<?x?xf32>
  return
}
// ----- vector.transfer_write: expected the same rank for the vector and the results of the permutation map
func.func @transfer_write_expected_the_same_rank_for_the_vector_and_the(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.transfer_write %v8, %mem[%i, %i], %m8 {permutation_map = affine_map<(d0, d1)->(d0, d1)>} : vector<8xf32>, memref<?x?xf32>
  return
}
// ----- vector.load: requires 2 indices
func.func @load_requires_2_indices(%i: index, %mem: memref<?x?xf32>) {
  vector.load %mem[%i] : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.load: base and result element types should match
func.func @load_base_and_result_element_types_should_match(%i: index, %mem: memref<?x?xf32>) {
  vector.load %mem[%i, %i] : memref<?x?xf32>, vector<8xi32>
  return
}
// ----- vector.load: destination memref has lower rank than the result vector
func.func @load_destination_memref_has_lower_rank_than_the_result(%i: index, %mem: memref<?x?xf32>) {
  vector.load %mem[%i, %i] : memref<?x?xf32>, vector<2x4x8xf32>
  return
}
// ----- vector.load: most minor memref dim must have unit stride
func.func @load_most_minor_memref_dim_must_have_unit_stride(%i: index, %mst: memref<?xf32, strided<[2]>>) {
  vector.load %mst[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
  return
}
// ----- vector.load
func.func @load(%i: index, %mst: memref<?xf32, strided<[2]>>) {
  vector.load %mst[%i] : memref<?xf32, strided<[2]>>, vector<1xf32>
  return
}
// ----- vector.load: base memref and result vector types should match
func.func @load_base_memref_and_result_vector_types_should_match(%i: index, %mv: memref<?xvector<8xf32>>) {
  vector.load %mv[%i] : memref<?xvector<8xf32>>, vector<4xf32>
  return
}
// ----- vector.store: requires 2 indices
func.func @store_requires_2_indices(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>) {
  vector.store %v8, %mem[%i] : memref<?x?xf32>, vector<8xf32>
  return
}
// ----- vector.store: base and valueToStore element type should match
func.func @store_base_and_valuetostore_element_type_should_match(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>) {
  vector.store %iv, %mem[%i, %i] : memref<?x?xf32>, vector<8xi32>
  return
}
// ----- vector.store: most minor memref dim must have unit stride
func.func @store_most_minor_memref_dim_must_have_unit_stride(%v8: vector<8xf32>, %i: index, %mst: memref<?xf32, strided<[2]>>) {
  vector.store %v8, %mst[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
  return
}
// ----- vector.store: source memref has lower rank than the vector to store
func.func @store_source_memref_has_lower_rank_than_the_vector_to_store(%v48: vector<4x8xf32>, %i: index, %mst1: memref<?xf32>) {
  vector.store %v48, %mst1[%i] : memref<?xf32>, vector<4x8xf32>
  return
}
// ----- vector.maskedload: requires 2 indices
func.func @maskedload_requires_2_indices(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.maskedload: expected pass_thru of same type as result type
func.func @maskedload_expected_pass_thru_of_same_type_as_result_type(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<8xf32>
  return
}
// ----- vector.maskedload: expected result shape to match mask shape
func.func @maskedload_expected_result_shape_to_match_mask_shape(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.maskedload: base and result element type should match
func.func @maskedload_base_and_result_element_type_should_match(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.maskedload %mem[%i, %i], %m8, %iv : memref<?x?xf32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  return
}
// ----- vector.maskedstore: requires 2 indices
func.func @maskedstore_requires_2_indices(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedstore %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// ----- vector.maskedstore: expected valueToStore shape to match mask shape
func.func @maskedstore_expected_valuetostore_shape_to_match_mask_shape(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.maskedstore %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32>
  return
}
// ----- vector.maskedstore: base and valueToStore element type should match
func.func @maskedstore_base_and_valuetostore_element_type_should_match(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.maskedstore %mem[%i, %i], %m8, %iv : memref<?x?xf32>, vector<8xi1>, vector<8xi32>
  return
}
// ----- vector.gather: requires 2 indices
func.func @gather_requires_2_indices(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %mem[%i][%iv], %m8, %v8 : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.gather: operand #0 must be Tensor or MemRef of any type values, but got 'vector<8xf32>'
func.func @gather_operand_0_must_be_tensor_or_memref_of_any_type_values(%v8: vector<8xf32>, %i: index, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %v8[%i][%iv], %m8, %v8 : vector<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.gather: expected result dim to match indices dim
func.func @gather_expected_result_dim_to_match_indices_dim(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>, %iv4: vector<4xi32>) {
  vector.gather %mem[%i, %i][%iv4], %m8, %v8 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.gather: expected pass_thru of same type as result type
func.func @gather_expected_pass_thru_of_same_type(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %mem[%i, %i][%iv], %m8, %v48 : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<4x8xf32> into vector<8xf32>
  return
}
// ----- vector.gather: base and result element type should match
func.func @gather_base_and_result_element_type_should_match(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.gather %mem[%i, %i][%iv], %m8, %iv : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
  return
}
// ----- vector.scatter: requires 2 indices
func.func @scatter_requires_2_indices(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.scatter %mem[%i][%iv], %m8, %v8 : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}
// ----- vector.scatter: expected valueToStore dim to match indices dim
func.func @scatter_expected_valuetostore_dim_to(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>, %iv4: vector<4xi32>) {
  vector.scatter %mem[%i, %i][%iv4], %m8, %v8 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32>
  return
}
// ----- vector.scatter: base and valueToStore element type should match
func.func @scatter_base_and_valuetostore_element_type_should_match(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.scatter %mem[%i, %i][%iv], %m8, %iv : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xi32>
  return
}
// ----- vector.expandload: requires 2 indices
func.func @expandload_requires_2_indices(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.expandload %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}
// ----- vector.expandload: expected pass_thru of same type as result type
func.func @expandload_expected_pass_thru_of_same_type_as_result_type(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.expandload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<8xf32>
  return
}
// ----- vector.expandload: expected result dim to match mask dim
func.func @expandload_expected_result_dim_to_match_mask_dim(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.expandload %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32> into vector<4x8xf32>
  return
}
// ----- vector.compressstore: requires 2 indices
func.func @compressstore_requires_2_indices(%v8: vector<8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.compressstore %mem[%i], %m8, %v8 : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}
// ----- vector.compressstore: expected valueToStore dim to match mask dim
func.func @compressstore_expected_valuetostore_dim_to_match_mask_dim(%v48: vector<4x8xf32>, %i: index, %mem: memref<?x?xf32>, %m8: vector<8xi1>) {
  vector.compressstore %mem[%i, %i], %m8, %v48 : memref<?x?xf32>, vector<8xi1>, vector<4x8xf32>
  return
}
// ----- vector.compressstore: base and valueToStore element type should match
func.func @compressstore_base_and_valuetostore_element_type_should(%i: index, %mem: memref<?x?xf32>, %iv: vector<8xi32>, %m8: vector<8xi1>) {
  vector.compressstore %mem[%i, %i], %m8, %iv : memref<?x?xf32>, vector<8xi1>, vector<8xi32>
  return
}
// ----- vector.interleave: failed to verify that type of 'result' is double the width of the inputs
func.func @interleave_failed_to_verify_that_type_of_result_is_double(%v8: vector<8xf32>) {
  vector.interleave %v8, %v8 : vector<8xf32> -> vector<15xf32>
  return
}
// ----- vector.deinterleave: failed to verify that the trailing dimension of the results is half the width ...
func.func @deinterleave_failed_to_verify_that_the_trailing_dimension_of(%v8: vector<8xf32>) {
  vector.deinterleave %v8 : vector<8xf32> -> vector<5xf32>
  return
}
// ----- vector.deinterleave: failed to verify that the trailing dimension of the source vector has an even ...
func.func @deinterleave_failed_to_verify_that_the_trailing_dimension_of_2(%v7: vector<7xf32>) {
  vector.deinterleave %v7 : vector<7xf32> -> vector<3xf32>
  return
}
// ----- vector.from_elements: number of operands and types do not match: got 2 operands and 3 types
func.func @from_elements_number_of_operands_and_types_do_not_match_got(%f: f32) {
  vector.from_elements %f, %f : vector<3xf32>
  return
}
// ----- vector.fma: operand #0 must be vector of floating-point values, but got 'vector<8xi32>'
func.func @fma_operand_0_must_be_vector_of_floating_point_values_but(%iv: vector<8xi32>) {
  vector.fma %iv, %iv, %iv : vector<8xi32>
  return
}
// ----- vector.scalable.insert: failed to verify that position is a multiple of the source length.
func.func @insert_failed_to_verify_that_position_is_a_multiple_of_the(%v8: vector<8xf32>, %s4: vector<[4]xf32>) {
  vector.scalable.insert %v8, %s4[4] : vector<8xf32> into vector<[4]xf32>
  return
}
// ----- vector.scalable.extract: failed to verify that position is a multiple of the result length.
func.func @extract_failed_to_verify_that_position_is_a_multiple_of_the(%s4: vector<[4]xf32>) {
  vector.scalable.extract %s4[5] : vector<4xf32> from vector<[4]xf32>
  return
}
// ----- vector.print: failed to verify that `source` or `punctuation` are not set when printing strings
func.func @print_failed_to_verify_that_source_or_punctuation_are_not(%v8: vector<8xf32>) {
  vector.print %v8 : vector<8xf32> str "x"
  return
}
// ----- vector.print: failed to verify that `source` or `punctuation` are not set when printing strings
func.func @print_failed_to_verify_that_source_or_punctuation_are_not_2() {
  vector.print str "x" punctuation <comma>
  return
}
// ----- vector.step: result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'
func.func @step_result_0_must_be_vector_of_index_values_of_ranks_1_but() {
  vector.step : vector<4xi32>
  return
}
// ----- vector.step: result #0 must be vector of index values of ranks 1, but got 'vector<4x4xindex>'
func.func @step_result_0_must_be_vector_of_index_values_of_ranks_1_but_2() {
  vector.step : vector<4x4xindex>
  return
}
// ----- vector.yield: must be the last operation in the parent block
func.func @yield_must_be_the_last_operation_in_the_parent_block(%f: f32) {
  vector.yield %f : f32
  return
}
// ----- vector.extract: expected position attribute of rank no greater than vector rank
func.func @extract_expected_position_attribute_of_rank_no_greater_than_2(%v8: vector<8xf32>, %i: index) {
  vector.extract %v8[%i, 3] : f32 from vector<8xf32>
  return
}
// ----- use of value '%f' expects different type than prior uses: 'index' vs 'f32'
func.func @use_of_value_f_expects_different_type_than_prior_uses_index(%v8: vector<8xf32>, %f: f32) {
  vector.extract %v8[%f] : f32 from vector<8xf32>
  return
}
