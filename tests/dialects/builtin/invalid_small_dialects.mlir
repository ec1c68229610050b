// COMPARE:
// ----- cannot name an operation with no results
module { %0 = builtin.unrealized_conversion_cast to i32  %1 = "builtin.unrealized_conversion_cast"() : () -> () }
// ----- builtin.unrealized_conversion_cast: expected at least one result for cast operation
"builtin.unrealized_conversion_cast"() : () -> ()
// ----- builtin.module: can only contain attributes with dialect-prefixed names, found: 'a'
module @x attributes {a} { }
// ----- builtin.module: region should have no arguments
"builtin.module"() ({ ^bb0(%a: i32): }) : () -> ()
// ----- builtin.module: region #0 ...
"builtin.module"() ({ }) : () -> ()
// ----- builtin.module: requires one region
"builtin.module"() : () -> ()
// ----- complex.bitcast: casting bitwidths do not match
func.func @bitcast_casting_bitwidths_do_not_match(%a: i32, %z: complex<f32>) { %0 = complex.bitcast %a : i32 to complex<f32> return }
// ----- complex.bitcast: requires that either input or output has a complex type
func.func @bitcast_requires_that_either_input_or_output_has_a_complex(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %a : i64 to f64 return }
// ----- complex.bitcast
func.func @bitcast(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %z : complex<f32> to complex<f32> return }
// ----- complex.bitcast: result must be int/float/complex
func.func @bitcast_result_must_be_int_float_complex(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %z : complex<f32> to index return }
// ----- complex.bitcast: requires that either input or output has a complex type
func.func @bitcast_requires_that_either_input_or(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %z : complex<f32> to complex<i32> return }
// ----- complex.constant: requires 'value' to be a complex constant, represented as array of two values
func.func @constant_requires_value_to_be_a_complex_constant_represented() { %0 = complex.constant [1.0 : f32] : complex<f32> return }
// ----- complex.constant: requires attribute's element types ...
func.func @constant_requires_attribute_s_element_types() { %0 = complex.constant [1.0 : f64, 1.0 : f64] : complex<f32> return }
// ----- complex.constant: requires attribute's elements to be float or integer attributes
func.func @constant_requires_attribute_s_elements_to_be_float_or() { %0 = complex.constant [1.0 : f32, "a"] : complex<f32> return }
// ----- complex.constant
func.func @constant() { %0 = complex.constant [1 : i32, 2 : i32] : complex<i32> return }
// ----- complex.constant: requires attribute's element types ...
func.func @constant_requires_attribute_s_element_types_2() { %0 = complex.constant [1 : i32, 2 : i64] : complex<i32> return }
// ----- integer literal not valid for specified type
func.func @integer_literal_not_valid_for_specified_type() { %0 = complex.constant 3 : complex<i32> return }
// ----- use of value '%b' expects different type than prior uses: 'f32' vs 'f64'
func.func @use_of_value_b_expects_different_type_than_prior_uses_f32_vs(%a: f32, %b: f64) { %0 = complex.create %a, %b : complex<f32> return }
// ----- complex.abs: failed to verify that complex element type matches result type
func.func @abs_failed_to_verify_that_complex_element_type_matches(%z: complex<f32>) { %0 = "complex.abs"(%z) : (complex<f32>) -> f64 return }
// ----- index.casts: operand type 'index' and result type 'index' are cast incompatible
func.func @casts_operand_type_index_and_result_type_index_are_cast(%z: index) { %0 = index.casts %z : index to index return }
// ----- index.casts: operand type 'i32' and result type 'i64' are cast incompatible
func.func @casts_operand_type_i32_and_result_type_i64_are_cast(%z: i32) { %0 = index.casts %z : i32 to i64 return }
// ----- index.casts: result #0 must be integer or index, but got 'f32'
func.func @casts_result_0_must_be_integer_or_index_but_got_f32(%z: index) { %0 = index.casts %z : index to f32 return }
// ----- use of value '%z' expects different type than prior uses: 'index' vs 'i32'
func.func @use_of_value_z_expects_different_type_than_prior_uses_index(%z: i32) { %0 = index.add %z, %z return }
// ----- floating point value not valid for specified type
func.func @floating_point_value_not_valid_for_specified_type(%z: i32) { %0 = index.constant 3.0 return }
// ----- math.absf
func.func @absf(%z: vector<[4]xf32>) { %0 = math.absf %z : vector<[4]xf32> return }
// ----- math.absf: operand #0 must be floating-point-like, but got 'i32'
func.func @absf_operand_0_must_be_floating_point_like_but_got_i32(%z: i32) { %0 = math.absf %z : i32 return }
// ----- math.absi: operand #0 must be signless-integer-like, but got 'f32'
func.func @absi_operand_0_must_be_signless_integer_like_but_got_f32(%z: f32) { %0 = math.absi %z : f32 return }
// ----- math.fpowi: operand #1 must be signless-integer-like, but got 'f32'
func.func @fpowi_operand_1_must_be_signless_integer_like_but_got_f32(%z: f32) { %0 = "math.fpowi"(%z, %z) : (f32, f32) -> f32 return }
// ----- math.fpowi: failed to verify that all of {lhs, result} have same type
func.func @fpowi_failed_to_verify_that_all_of_lhs_result_have_same_type(%z: f32, %i: i32) { %0 = "math.fpowi"(%z, %i) : (f32, i32) -> f64 return }
// ----- math.fpowi: requires the same shape for all operands and results
func.func @fpowi_requires_the_same_shape_for_all_operands_and_results(%z: vector<2xf32>, %i: i32) { %0 = math.fpowi %z, %i : vector<2xf32>, i32 return }
// ----- math.isnan: failed to verify that result type has i1 element type and same shape as operands
func.func @isnan_failed_to_verify_that_result_type_has_i1_element_type(%z: vector<2xf32>) { %0 = "math.isnan"(%z) : (vector<2xf32>) -> i1 return }
// ----- expected ','
func.func @expected(%z: f32) { %0 = math.clampf %z to [%z %z] : f32 return }
// ----- math.sincos: expected 2 results
func.func @sincos_expected_2_results(%z: f32) { %0 = "math.sincos"(%z) : (f32) -> f32 return }
// ----- ub.unreachable: must be the last operation in the parent block
func.func @unreachable_must_be_the_last_operation_in_the_parent_block() { ub.unreachable return }
