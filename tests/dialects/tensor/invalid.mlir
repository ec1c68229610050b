// COMPARE:
// ----- tensor.bitcast: operand type 'tensor...
func.func @bitcast_operand_type_tensor(%t: tensor<4xf32>) { %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi64> return }
// ----- tensor.bitcast: operand type 'tensor...
func.func @bitcast_operand_type_tensor_2(%t: tensor<4xf32>) { %0 = tensor.bitcast %t : tensor<4xf32> to tensor<5xi32> return }
// ----- tensor.cast: operand type 'tensor...
func.func @cast_operand_type_tensor(%t: tensor<4xf32>) { %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32> return }
// ----- tensor.cast: operand type 'tensor...
func.func @cast_operand_type_tensor_2(%t: tensor<4xf32>) { %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf64> return }
// ----- tensor.cast
func.func @cast(%t: tensor<*xf32>) { %0 = tensor.cast %t : tensor<*xf32> to tensor<*xf32> return }
// ----- tensor.concat: requires at least one input
func.func @concat_requires_at_least_one_input(%t: tensor<*xf32>) { %0 = tensor.concat dim(0) : () -> tensor<2xf32> return }
// ----- tensor.concat: rank of concatenated inputs must match result rank
func.func @concat_rank_of_concatenated_inputs_must(%t: tensor<2x2xf32>) { %0 = tensor.concat dim(0) %t : (tensor<2x2xf32>) -> tensor<2xf32> return }
// ----- tensor.concat: inputs and result element type must match
func.func @concat_inputs_and_result_element_type_must_match(%t: tensor<2x2xf32>) { %0 = tensor.concat dim(0) %t : (tensor<2x2xf32>) -> tensor<2x2xf64> return }
// ----- tensor.concat: concatenation dim must be less than the tensor rank
func.func @concat_concatenation_dim_must_be_less(%t: tensor<2x2xf32>) { %0 = tensor.concat dim(2) %t : (tensor<2x2xf32>) -> tensor<2x2xf32> return }
// ----- tensor.concat: static concatenation size mismatch along non-concatenated dimension 1
func.func @f(%t: tensor<2x2xf32>, %u: tensor<2x3xf32>) { %0 = tensor.concat dim(0) %t, %u : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x2xf32> return }
// ----- tensor.concat: result type 'tensor...
func.func @f(%t: tensor<2x2xf32>, %u: tensor<2x3xf32>) { %0 = tensor.concat dim(1) %t, %u : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x4xf32> return }
// ----- tensor.concat
func.func @concat(%t: tensor<2x2xf32>, %u: tensor<2x3xf32>) { %0 = tensor.concat dim(1) %t, %u : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x?xf32> return }
// ----- tensor.empty: incorrect number of dynamic sizes, has 1, expected 0
func.func @empty_incorrect_number_of_dynamic_sizes_has_1_expected_0(%i: index) { %0 = tensor.empty(%i) : tensor<4xf32> return }
// ----- tensor.extract: incorrect number of indices for extract_element
func.func @extract_incorrect_number_of_indices_for_extract_element(%i: index, %t: tensor<2x2xf32>) { %0 = tensor.extract %t[%i] : tensor<2x2xf32> return }
// ----- tensor.insert: incorrect number of indices
func.func @insert_incorrect_number_of_indices(%i: index, %t: tensor<2x2xf32>, %f: f32) { %0 = tensor.insert %f into %t[%i] : tensor<2x2xf32> return }
// ----- expected element type to be 'f32'
func.func @expected_element_type_f32(%t: tensor<8x8xf32>) { %0 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<8x8xf32> to tensor<2x2xf64> return }
// ----- slice along dimension 1 runs out-of-bounds: 8 >= 8
func.func @slice_along_dimension_1(%t: tensor<8x8xf32>) { %0 = tensor.extract_slice %t[0, 7] [2, 2] [1, 1] : tensor<8x8xf32> to tensor<2x2xf32> return }
// ----- offset 1 is out-of-bounds: 9 >= 8
func.func @offset_1_out_bounds_9_8(%t: tensor<8x8xf32>) { %0 = tensor.extract_slice %t[0, 9] [2, 2] [1, 1] : tensor<8x8xf32> to tensor<2x2xf32> return }
// ----- expected 2 offset values, got 1
func.func @expected_2_offset_values_got_1(%t: tensor<8x8xf32>) { %0 = tensor.extract_slice %t[0] [2] [1] : tensor<8x8xf32> to tensor<2xf32> return }
// ----- expected mixed offsets rank to match mixed sizes rank ...
func.func @expected_mixed_offsets_rank_match_mixed(%t: tensor<8x8xf32>) { %0 = tensor.extract_slice %t[0, 0] [2] [1] : tensor<8x8xf32> to tensor<2xf32> return }
// ----- slice along dimension 0 runs out-of-bounds: 8 >= 8
func.func @slice_along_dimension_0_runs_out_of(%i: index, %t: tensor<8x8xf32>, %u: tensor<2x2xf32>) { %0 = tensor.insert_slice %u into %t[7, 0] [2, 2] [1,
    1] : tensor<2x2xf32> into tensor<8x8xf32> return }
// ----- tensor.gather: gather_dims must be non-empty
func.func @gather_gather_dims_must_be_non_empty(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// ----- tensor.gather: gather_dims overflow source rank
func.func @gather_gather_dims_overflow_source_rank(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0,1,2,3])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// ----- tensor.gather: gather_dims length must match the size of last dimension of indices
func.func @gather_gather_dims_length_must_match_the_size_of_last(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// ----- tensor.gather: gather_dims value must be non-negative
func.func @gather_gather_dims_value_must_be_non_negative(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, -1])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// ----- tensor.gather: gather_dims value must be smaller than source rank
func.func @gather_gather_dims_value_must_be_smaller(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, 3])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// ----- tensor.gather: gather_dims values must be strictly increasing
func.func @gather_gather_dims_values_must_be_strictly_increasing(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([1, 0])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// ----- tensor.gather: result type mismatch: expected 'tensor...
func.func @gather_result_type_mismatch_expected_tensor(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, 1])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// ----- tensor.scatter: requires 'unique' attribute to be set
func.func @scatter_requires_unique_attribute_to_be_set(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>, %g: tensor<1x4xf32>)
    { %0 = tensor.scatter %g into %s[%i] scatter_dims([0, 1]) : (tensor<1x4xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32> return }
// ----- tensor.scatter: source type mismatch: expected 'tensor...
func.func @scatter_source_type_mismatch_expected_tensor(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>, %g: tensor<1x5xf32>)
    { %0 = tensor.scatter %g into %s[%i] scatter_dims([0, 1]) unique : (tensor<1x5xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32> return }
// ----- tensor.scatter: scatter_dims length must match the size of last dimension of indices
func.func @scatter_scatter_dims_length_must_match_the_size_of_last(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>, %g: tensor<1x5xf32>)
    { %0 = tensor.scatter %g into %s[%i] scatter_dims([0]) unique : (tensor<1x5xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32> return }
// ----- tensor.generate: incorrect number of dynamic sizes, has 1, expected 0
func.func @generate_incorrect_number_of_dynamic_sizes_has_1_expected_0(%i: index, %f: f32) { %0 = tensor.generate %i {
^bb0(%a: index):
 tensor.yield %f : f32 } : tensor<4xf32> return }
// ----- must have one body argument per input dimension
func.func @must_have_one_body_argument_per_input_dimension(%i: index, %f: f32) { %0 = tensor.generate %i {
^bb0(%a: index, %b: index):
 tensor.yield %f : f32 } : tensor<?xf32> return }
// ----- all body arguments must be index
func.func @all_body_arguments_must_be_index(%i: index, %f: f32) { %0 = tensor.generate %i {
^bb0(%a: i32):
 tensor.yield %f : f32 } : tensor<?xf32> return }
// ----- tensor.generate: body must be terminated with a `yield` operation of the tensor element type
func.func @generate_body_must_be_terminated_with_a_yield_operation_of(%i: index, %f: f64) { %0 = tensor.generate %i {
^bb0(%a: index):
 tensor.yield %f : f64 } : tensor<?xf32> return }
// ----- tensor.reshape: element types of source and destination tensor types should be the same
func.func @reshape_element_types(%t: tensor<4xf32>, %s: tensor<2xi32>) { %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf64> return }
// ----- tensor.reshape: source and destination tensor should have the same number of elements
func.func @reshape_source_and(%t: tensor<4xf32>, %s: tensor<2xi32>) { %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x3xf32> return }
// ----- tensor.reshape: cannot use shape operand with dynamic length to reshape to statically-ranked tensor ...
func.func @reshape_cannot_use(%t: tensor<4xf32>, %s: tensor<?xi32>) { %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<?xi32>) -> tensor<2x2xf32> return }
// ----- tensor.reshape: length of shape operand differs from the result's tensor rank
func.func @reshape_length_shape(%t: tensor<4xf32>, %s: tensor<3xi32>) { %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<3xi32>) -> tensor<2x2xf32> return }
// ----- tensor.expand_shape: expected number of static shape dims to be equal to the output rank (2) but ...
func.func @expand_shape_expected(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2] : tensor<4xf32> into tensor<2x2xf32> return }
// ----- tensor.expand_shape: expected dimension 0 of collapsed type to be static value of 6
func.func @expand_shape_expected_2(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<4xf32> into tensor<2x3xf32> return }
// ----- tensor.expand_shape: expected the expanded type, 'tensor...
func.func @expand_shape_expected_3(%t: tensor<4x4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [4] : tensor<4x4xf32> into tensor<4xf32> return }
// ----- tensor.expand_shape: expected collapsed rank ...
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32> return }
// ----- tensor.expand_shape: expected reassociation map #0 to have size equal to the expanded rank (3), but ...
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.expand_shape %t [[0, 1], [3]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32> return }
// ----- tensor.expand_shape: expected reassociation map #0 to be valid and contiguous.
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.expand_shape %t [[0, 2], [1]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32> return }
// ----- tensor.expand_shape: expected dimension 0 of collapsed type to be dynamic since one or more of the ...
func.func @expand_shape_expected_dimension_0_of(%t: tensor<4x4xf32>, %i: index) { %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 4]
    : tensor<4x4xf32> into tensor<?x2x4xf32> return }
// ----- tensor.expand_shape
func.func @expand_shape(%t: tensor<f32>, %i: index) { %0 = tensor.expand_shape %t [] output_shape [1, 2] : tensor<f32> into tensor<1x2xf32> return }
// ----- tensor.collapse_shape
func.func @collapse_shape(%t: tensor<2x2xf32>, %i: index) { %0 = tensor.collapse_shape %t [] : tensor<2x2xf32> into tensor<f32> return }
// ----- tensor.collapse_shape: expected collapsed type to be 'tensor<4xf32>', but got 'tensor<4xf64>'
func.func @collapse_shape_expected(%t: tensor<2x2xf32>, %i: index) { %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<4xf64> return }
// ----- tensor.collapse_shape: reassociation indices must not be empty
func.func @collapse_shape_2(%t: tensor<2x2xf32>, %i: index) { %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<2x2xf32> into tensor<4x1xf32> return }
// ----- tensor.collapse_shape: expected reassociation map #0 to have size equal to the expanded rank (2), ...
func.func @collapse_shape_expected(%t: tensor<2x2xf32>, %i: index) { %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x2xf32> into tensor<4x1xf32> return }
// ----- failed to infer expectedType from sourceType 'tensor...
func.func @failed_to_infer_expectedtype_from_sourcetype_tensor(%t: tensor<2x2xf32>, %f: f32) { %0 = tensor.pad %t low[1, 1] high[2] {
^bb0(%a: index, %b: index):
 tensor.yield %f : f32 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// ----- specified type 'tensor...
func.func @specified_type_tensor(%t: tensor<2x2xf32>, %f: f32) { %0 = tensor.pad %t low[1, 1] high[2, 2] {
^bb0(%a: index, %b: index):
 tensor.yield %f : f32 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// ----- expected the block to have 2 arguments
func.func @expected_the_block_to_have_2_arguments(%t: tensor<2x2xf32>, %f: f32) { %0 = tensor.pad %t low[1, 1] high[1, 1] {
^bb0(%a: index):
 tensor.yield %f : f32 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// ----- tensor.pad: expected block argument 2 to be an index
func.func @pad_expected_block_argument_2_to_be_an_index(%t: tensor<2x2xf32>, %f: f32) { %0 = tensor.pad %t low[1, 1] high[1, 1] {
^bb0(%a: index, %b: i32):
 tensor.yield %f : f32 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// ----- tensor.pad: expected yield type to match shape element type
func.func @pad_expected_yield_type_to_match_shape_element_type(%t: tensor<2x2xf32>, %f: f64) { %0 = tensor.pad %t low[1, 1] high[1, 1] {
^bb0(%a: index, %b: index):
 tensor.yield %f : f64 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// ----- tensor.splat: incorrect number of dynamic sizes, has 1, expected 0
func.func @splat_incorrect_number_of_dynamic_sizes_has_1_expected_0(%i: index, %f: f32) { %0 = tensor.splat %f[%i] : tensor<4xf32> return }
// ----- tensor.dim: operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'
func.func @dim_operand_0_must_be_non_0_ranked_or_unranked_tensor_but(%i: index, %t: tensor<f32>) { %0 = tensor.dim %t, %i : tensor<f32> return }
