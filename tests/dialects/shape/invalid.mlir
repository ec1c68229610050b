// COMPARE:
// ----- shape.add: if at least one of the operands can hold error values then the result must be of type ...
func.func @add_if_at_least_one_of_the_operands_can_hold_error_values(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.add %z, %i : !shape.size, index -> index
  return
}
// ----- shape.add: result #0 must be size or index, but got 'f32'
func.func @add_result_0_must_be_size_or_index_but_got_f32(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.add %i, %i : index, index -> f32
  return
}
// ----- shape.add: operand #0 must be size or index, but got 'f32'
func.func @add_operand_0_must_be_size_or_index_but_got_f32(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.add %f, %i : f32, index -> index
  return
}
// ----- shape.div: if at least one of the operands can hold error values then the result must be of type ...
func.func @div_if_at_least_one_of_the_operands_can_hold_error_values(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.div %z, %z : !shape.size, !shape.size -> index
  return
}
// ----- shape.mul: operand #0 must be size or index, but got '!shape.shape'
func.func @mul_operand_0_must_be_size_or_index_but_got_shape(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.mul %s, %i : !shape.shape, index -> index
  return
}
// ----- shape.max: inferred type...
func.func @max_inferred_type(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.max %z, %z : !shape.size, !shape.size -> !shape.shape
  return
}
// ----- shape.max: inferred type...
func.func @max_inferred_type_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.max %z, %s : !shape.size, !shape.shape -> !shape.shape
  return
}
// ----- shape.max: operand #0 must be shape or size, but got 'index'
func.func @max_operand_0_must_be_shape_or_size_but_got_index(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.max %i, %z : index, !shape.size -> !shape.size
  return
}
// ----- shape.any: operand #0 must be variadic of shape or extent tensor, but got 'index'
func.func @any_operand_0_must_be_variadic_of_shape_or_extent_tensor_but(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.any %i : index -> !shape.shape
  return
}
// ----- shape.any
func.func @any(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// ----- shape.assuming_all: no operands specified
func.func @assuming_all_no_operands_specified(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.assuming_all
  return
}
// ----- shape.assuming_all: no operands specified
func.func @assuming_all_no_operands_specified_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}
// ----- use of value '%i' expects different type than prior uses: '!shape.witness' vs 'index'
func.func @use_of_value_i_expects_different_type_than_prior_uses(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.assuming_all %i
  return
}
// ----- shape.broadcast: if at least one of the operands can hold error values then the result must be of ...
func.func @broadcast_if_at_least_one_of_the_operands_can_hold_error(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// ----- shape.broadcast
func.func @broadcast(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.broadcast %e, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return
}
// ----- shape.broadcast: operand #1 must be variadic of shape or extent tensor, but got 'tensor<*xf32>'
func.func @broadcast_operand_1_must_be_variadic_of_shape_or_extent(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.broadcast %e, %t : tensor<?xindex>, tensor<*xf32> -> tensor<?xindex>
  return
}
// ----- shape.const_shape: inferred type...
func.func @const_shape_inferred_type(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}
// ----- shape.const_shape: inferred type...
func.func @const_shape_inferred_type_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape [1, 2] : tensor<?xindex>
  return
}
// ----- shape.const_shape: result #0 must be shape or extent tensor, but got 'tensor<2xi32>'
func.func @const_shape_result_0_must_be_shape_or_extent_tensor_but_got(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape [1, 2] : tensor<2xi32>
  return
}
// ----- integer literal not valid for specified type
func.func @integer_literal_not_valid_for_specified_type(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape 1 : tensor<2xindex>
  return
}
// ----- expected ':'
func.func @expected(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape [1, 2]
  return
}
// ----- shape.const_shape: attribute 'shape' failed to satisfy constraint: index elements attribute
func.func @const_shape_attribute_shape_failed_to_satisfy_constraint(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = "shape.const_shape"() {shape = dense<1> : tensor<2xi32>} : () -> !shape.shape
  return
}
// ----- shape.const_shape
func.func @const_shape(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = "shape.const_shape"() {shape = dense<1> : tensor<2x3xindex>} : () -> !shape.shape
  return
}
// ----- shape.cstr_broadcastable: required at least 2 input shapes
func.func @cstr_broadcastable_required_at_least_2_input_shapes(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}
// ----- expected ':'
func.func @expected_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.cstr_broadcastable
  return
}
// ----- use of value '%i' expects different type than prior uses: 'i1' vs 'index'
func.func @use_of_value_i_expects_different_type_than_prior_uses_i1_vs(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.cstr_require %i, "x"
  return
}
// ----- shape.dim
func.func @dim(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.dim %t, %z : tensor<*xf32>, !shape.size -> index
  return
}
// ----- shape.dim
func.func @dim_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.dim %t, %i : tensor<*xf32>, index -> !shape.size
  return
}
// ----- shape.get_extent: if at least one of the operands can hold error values then the result must be of ...
func.func @get_extent_if_at_least_one_of_the_operands_can_hold_error(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}
// ----- shape.get_extent: if at least one of the operands can hold error values then the result must be of ...
func.func @get_extent_if_at_least_one_of_the_operands_can_hold_error_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.get_extent %e, %z : tensor<?xindex>, !shape.size -> index
  return
}
// ----- shape.get_extent
func.func @get_extent(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.get_extent %e, %z : tensor<?xindex>, !shape.size -> !shape.size
  return
}
// ----- shape.num_elements: if at least one of the operands can hold error values then the result must be ...
func.func @num_elements_if_at_least_one_of_the_operands_can_hold_error(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}
// ----- shape.num_elements
func.func @num_elements(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.num_elements %e : tensor<?xindex> -> !shape.size
  return
}
// ----- shape.rank: if at least one of the operands can hold error values then the result must be of type ...
func.func @rank_if_at_least_one_of_the_operands_can_hold_error_values(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.rank %s : !shape.shape -> index
  return
}
// ----- shape.shape_of
func.func @shape_of(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<2xindex>
  return
}
// ----- shape.shape_of: inferred type...
func.func @shape_of_inferred_type(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %t2 : tensor<2x?xf32> -> tensor<3xindex>
  return
}
// ----- shape.shape_of
func.func @shape_of_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %t2 : tensor<2x?xf32> -> tensor<?xindex>
  return
}
// ----- shape.shape_of: if at least one of the operands can hold error values then the result must be of ...
func.func @shape_of_if_at_least_one_of_the_operands_can_hold_error(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}
// ----- shape.shape_of: operand #0 must be shaped of any type values or , but got 'f32'
func.func @shape_of_operand_0_must_be_shaped_of_any_type_values_or_but(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %f : f32 -> tensor<?xindex>
  return
}
// ----- requires all sizes or shapes
func.func @requires_all_sizes_or_shapes(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %s, %z : !shape.shape, !shape.size -> !shape.shape
  return
}
// ----- requires all sizes or shapes
func.func @requires_all_sizes_or_shapes_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %e, %i : tensor<?xindex>, index -> index
  return
}
// ----- shape.meet
func.func @meet(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %e, %e : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  return
}
// ----- shape.meet
func.func @meet_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %i, %i : index, index -> !shape.size
  return
}
// ----- shape.meet: result #0 must be any shape or size, but got 'f32'
func.func @meet_result_0_must_be_any_shape_or_size_but_got_f32(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %i, %i : index, index -> f32
  return
}
// ----- shape.size_to_index: operand #0 must be size or index, but got 'tensor<?xindex>'
func.func @size_to_index_operand_0_must_be_size_or_index_but_got_tensor(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.size_to_index %e : tensor<?xindex>
  return
}
// ----- shape.to_extent_tensor: result #0 must be tensor of index values, but got 'tensor<2x2xf32>'
func.func @to_extent_tensor_result_0_must_be_tensor_of_index_values_but(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.to_extent_tensor %s : !shape.shape -> tensor<2x2xf32>
  return
}
// ----- shape.to_extent_tensor: operand #0 must be shape or extent tensor, but got 'index'
func.func @to_extent_tensor_operand_0_must_be_shape_or_extent_tensor(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.to_extent_tensor %i : index -> tensor<?xindex>
  return
}
// ----- shape.value_as_shape: operand #0 must be 1D tensor of integer or index values or , but got ...
func.func @value_as_shape_operand_0_must_be_1d_tensor_of_integer_or(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.value_as_shape %t2 : tensor<2x?xf32> -> !shape.shape
  return
}
// ----- shape.with_shape: operand #0 must be shaped of any type values or , but got 'f32'
func.func @with_shape_operand_0_must_be_shaped_of_any_type_values_or(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.with_shape %f, %s : f32, !shape.shape
  return
}
// ----- shape.with_shape: operand #1 must be shape or extent tensor, but got 'index'
func.func @with_shape_operand_1_must_be_shape_or_extent_tensor_but_got(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.with_shape %t, %i : tensor<*xf32>, index
  return
}
// ----- shape.yield: expects parent op to be one of 'shape.reduce, shape.function_library'
func.func @yield_expects_parent_op_to_be_one_of_reduce_function_library(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  shape.yield %i : index
  return
}
// ----- shape.assuming_yield: expects parent op 'shape.assuming'
func.func @assuming_yield_expects_parent_op_assuming(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  shape.assuming_yield
  return
}
// ----- shape.return: expects parent op 'shape.func'
func.func @return_expects_parent_op_func(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  shape.return
  return
}
// ----- shape.assuming: along control flow edge from Operation shape.assuming_yield to parent: region ...
func.func @assuming_along_control_flow_edge_from_operation_assuming(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.assuming %w -> (i1) { shape.assuming_yield }
  return
}
// ----- shape.assuming: along control flow edge from Operation shape.assuming_yield to parent: successor ...
func.func @assuming_along_control_flow_edge_from_operation_assuming_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.assuming %w -> (i1) { shape.assuming_yield %i : index }
  return
}
// ----- shape.reduce: ReduceOp body is expected to have 3 arguments
func.func @reduce_reduceop_body_is_expected_to_have_3_arguments(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size { ^bb0(%p: index): shape.yield %z : !shape.size }
  return
}
// ----- shape.reduce: argument 0 of ReduceOp body is expected to be of IndexType
func.func @reduce_argument_0_of_reduceop_body_is_expected_to_be_of(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size { ^bb0(%p: i32, %q: !shape.size, %r: !shape.size): shape.yield %z : !shape.size }
  return
}
// ----- shape.reduce: argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on ...
func.func @reduce_argument_1_of_reduceop_body_is_expected_to_be_of(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size { ^bb0(%p: index, %q: index, %r: !shape.size): shape.yield %z : !shape.size }
  return
}
// ----- shape.reduce: argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates ...
func.func @reduce_argument_1_of_reduceop_body_is_expected_to_be_of_2(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%e, %z) : tensor<?xindex> -> !shape.size { ^bb0(%p: index, %q: !shape.size, %r: !shape.size): shape.yield %z : !shape.size }
  return
}
// ----- shape.reduce: type mismatch between argument 2 of ReduceOp body and initial value 0
func.func @reduce_type_mismatch_between_argument_2_of_reduceop_body_and(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%e, %z) : tensor<?xindex> -> !shape.size { ^bb0(%p: index, %q: index, %r: i32): shape.yield %z : !shape.size }
  return
}
// ----- shape.yield: number of operands does not match number of results of its parent
func.func @yield_number_of_operands_does_not_match_number_of_results_of(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%e, %z) : tensor<?xindex> -> !shape.size { ^bb0(%p: index, %q: index, %r: !shape.size): shape.yield }
  return
}
// ----- shape.yield: types mismatch between yield op and its parent
func.func @yield_types_mismatch_between_yield_op_and_its_parent(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%e, %z) : tensor<?xindex> -> !shape.size { ^bb0(%p: index, %q: index, %r: !shape.size): shape.yield %i : index }
  return
}
// ----- operation defines 2 results but was provided 1 to bind
func.func @operation_defines_2_results_but_was_provided_1_to_bind(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = "shape.split_at"(%i, %i) : (index, index) -> (index, index)
  return
}
// ----- shape.split_at
func.func @split_at(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0:2 = "shape.split_at"(%e, %z) : (tensor<?xindex>, !shape.size) -> (!shape.shape, tensor<?xindex>)
  return
}
