// COMPARE:
// ----- arith.constant: integer return type must be signless
func.func @constant_integer_return_type_must_be_signless() { %0 = "arith.constant"() <{value = 4 : si32}> : () -> si32 return }
// ----- arith.constant: value must be an integer, float, or elements attribute
func.func @constant_value_must_be_an_integer_float_or_elements() { %0 = "arith.constant"() <{value = "x" : i32}> : () -> i32 return }
// ----- arith.constant: intializing scalable vectors with elements attribute is not supported unless it's a ...
func.func @constant_intializing_scalable_vectors_with_elements() { %0 = arith.constant dense<[1,2]> : vector<[2]xi32> return }
// ----- arith.constant: failed to verify that all of {value, result} have same type
func.func @constant_failed_to_verify_that_all_of_value_result_have_same() { %0 = "arith.constant"() <{value = 4 : i64}> : () -> i32 return }
// ----- arith.constant: value must be an integer, float, or elements attribute
func.func @constant_value_must_be_an_integer_float_or_elements_2() { %0 = arith.constant "abc" return }
// ----- arith.constant: invalid kind of attribute specified
func.func @constant_invalid_kind_of_attribute_specified() { %0 = arith.constant unit return }
// ----- arith.extui: operand type 'i32' and result type 'i32' are cast incompatible
func.func @extui_operand_type_i32_and_result_type_i32_are_cast(%a: i32) { %0 = arith.extui %a : i32 to i32 return }
// ----- arith.extsi: operand type 'i32' and result type 'i16' are cast incompatible
func.func @extsi_operand_type_i32_and_result_type_i16_are_cast(%a: i32) { %0 = arith.extsi %a : i32 to i16 return }
// ----- arith.extf: operand type 'f32' and result type 'f32' are cast incompatible
func.func @extf_operand_type_f32_and_result_type_f32_are_cast(%a: f32) { %0 = arith.extf %a : f32 to f32 return }
// ----- arith.extf: operand type 'f16' and result type 'bf16' are cast incompatible
func.func @extf_operand_type_f16_and_result_type_bf16_are_cast(%a: f16) { %0 = arith.extf %a : f16 to bf16 return }
// ----- arith.trunci: operand type 'i32' and result type 'i32' are cast incompatible
func.func @trunci_operand_type_i32_and_result_type_i32_are_cast(%a: i32) { %0 = arith.trunci %a : i32 to i32 return }
// ----- arith.truncf: operand type 'f32' and result type 'f64' are cast incompatible
func.func @truncf_operand_type_f32_and_result_type_f64_are_cast(%a: f32) { %0 = arith.truncf %a : f32 to f64 return }
// ----- arith.index_cast: operand type 'index' and result type 'index' are cast incompatible
func.func @index_cast_operand_type_index_and_result_type_index_are_cast(%a: index) { %0 = arith.index_cast %a : index to index return }
// ----- arith.index_cast: operand type 'i32' and result type 'i64' are cast incompatible
func.func @index_cast_operand_type_i32_and_result_type_i64_are_cast(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }
// ----- arith.bitcast: operand type 'i32' and result type 'f64' are cast incompatible
func.func @bitcast_operand_type_i32_and_result_type_f64_are_cast(%a: i32) { %0 = arith.bitcast %a : i32 to f64 return }
// ----- arith.bitcast: operand #0 must be signless-integer-or-float-like or memref of signless-integer or ...
func.func @bitcast_operand_0_must_be_signless_integer_or_float_like_or(%a: index) { %0 = arith.bitcast %a : index to i64 return }
// ----- arith.extui: failed to verify that input and output have the same tensor dimensions
func.func @extui_failed_to_verify_that_input_and_output_have_the_same(%a: tensor<4xi32>) { %0 = arith.extui %a : tensor<4xi32> to tensor<5xi64> return }
// ----- arith.extui: failed to verify that input and output have the same tensor dimensions
func.func @extui_failed_to_verify_that_input_and_output_have_the_same_2(%a: tensor<4xi32>) { %0 = arith.extui %a : tensor<4xi32> to tensor<?xi64> return }
// ----- arith.extui: failed to verify that input and output have the same tensor dimensions
func.func @extui_failed_to_verify_that_input_and_output_have_the_same_3(%a: vector<4xi32>) { %0 = arith.extui %a : vector<4xi32> to tensor<4xi64> return }
// ----- arith.sitofp: result #0 must be floating-point-like, but got 'i64'
func.func @sitofp_result_0_must_be_floating_point_like_but_got_i64(%a: i32) { %0 = arith.sitofp %a : i32 to i64 return }
// ----- arith.sitofp: operand #0 must be signless-fixed-width-integer-like, but got 'index'
func.func @sitofp_operand_0_must_be_signless_fixed_width_integer_like(%a: index) { %0 = arith.sitofp %a : index to f32 return }
// ----- arith.select: failed to verify that condition is signless i1 or has matching shape
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @select_failed_to_verify_that_condition_is_signless_i1_or_has(%a: vector<4xi1>, %b: i32) { %0 = arith.select %a, %b, %b : vector<4xi1>, i32 return }
// ----- arith.select: all non-scalar operands/results must have the same shape and base type
func.func @select_all_non_scalar_operands_results(%a: tensor<4xi1>, %b: vector<4xi32>) { %0 = arith.select %a, %b, %b : tensor<4xi1>, vector<4xi32> return }
// ----- arith.select: failed to verify that condition is signless i1 or has matching shape
func.func @select_failed_to_verify_that_condition(%a: tensor<?xi1>, %b: tensor<4xi32>) { %0 = arith.select %a, %b, %b : tensor<?xi1>, tensor<4xi32> return }
// ----- arith.select: operand #0 must be bool-like, but got 'i8'
func.func @select_operand_0_must_be_bool_like_but_got_i8(%a: i8, %b: i32) { %0 = "arith.select"(%a, %b, %b) : (i8, i32, i32) -> i32 return }
// ----- arith.addi: requires the same type for all operands and results
func.func @addi_requires_the_same_type_for_all_operands_and_results(%a: i32, %b: i64) { %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32 return }
// ----- use of value '%b' expects different type than prior uses: 'i32' vs 'i64'
func.func @use_of_value_b_expects_different_type_than_prior_uses_i32_vs(%a: i32, %b: i64) { %0 = arith.addi %a, %b : i32 return }
// ----- use of value '%b' expects different type than prior uses: 'i32' vs 'i64'
func.func @use_of_value_b_expects_different_type_than_prior_uses_i32_vs_2(%a: i32, %b: i64) { %0 = arith.addf %a, %b : i32 return }
// ----- arith.cmpi: expected string or keyword containing one of the following enum values for attribute ...
func.func @cmpi_expected_string_or_keyword_containing_one_of_the(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }
// ----- arith.cmpi: result #0 must be bool-like, but got 'i32'
func.func @cmpi_result_0_must_be_bool_like_but_got_i32(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> : (i32, i32) -> i32 return }
// ----- arith.cmpi: failed to verify that result type has i1 element type and same shape as operands
func.func @cmpi_failed_to_verify(%a: vector<4xi32>) { %0 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1 return }
// ----- arith.cmpf: expected string or keyword containing one of the following enum values for attribute ...
func.func @cmpf_expected_string_or_keyword_containing_one_of_the(%a: f32) { %0 = arith.cmpf foo, %a, %a : f32 return }
// ----- arith.addui_extended: result #1 must be bool-like, but got 'i32'
func.func @addui_extended_result_1_must_be_bool_like_but_got_i32(%a: i32) { %0, %1 = arith.addui_extended %a, %a : i32, i32 return }
// ----- arith.addui_extended: if an operand is non-scalar, then all results must be non-scalar
func.func @addui_extended_if_an_operand_is_non_scalar_then_all_results(%a: vector<4xi32>) { %0, %1 = arith.addui_extended %a, %a : vector<4xi32>, i1 return }
// ----- expected ':'
func.func @expected(%a: f32) { %0 = arith.truncf %a foo : f32 to f16 return }
// ----- arith.scaling_extf: operand types 'f32', 'f8E8M0FNU' and result type 'f16' are cast incompatible
func.func @scaling_extf_operand_types_f32_f8e8m0fnu(%a: f32, %s: f8E8M0FNU) { %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16 return }
// ----- arith.scaling_truncf: operand types 'f32', 'f8E8M0FNU' and result type 'f64' are cast incompatible
func.func @scaling_truncf_operand_types_f32(%a: f32, %s: f8E8M0FNU) { %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f64 return }
// ----- arith.bitcast: requires the same shape for all operands and results
func.func @bitcast_requires_the_same_shape_for_all_operands_and_results(%a: memref<4xi32>) { %0 = arith.bitcast %a : memref<4xi32> to memref<5xf32> return }
// ----- arith.bitcast: operand type 'memref...
func.func @bitcast_operand_type_memref(%a: memref<4xi32>) { %0 = arith.bitcast %a : memref<4xi32> to memref<4xi64> return }
// ----- arith.bitcast
func.func @bitcast(%a: memref<4xi32>) { %0 = arith.bitcast %a : memref<4xi32> to memref<4xf32, 1> return }
// ----- arith.index_cast
func.func @index_cast(%a: memref<4xi32>) { %0 = arith.index_cast %a : memref<4xi32> to memref<4xindex, 1> return }
// ----- arith.index_cast: if a result is non-scalar, then at least one operand must be non-scalar
func.func @index_cast_if_a_result_is_non_scalar_then_at_least_one(%a: memref<4xi32>) { %0 = arith.index_cast %a : memref<4xi32> to vector<4xindex> return }
// ----- arith.index_cast: requires the same shape for all operands and results
func.func @index_cast_requires_the_same_shape_for_all_operands_and(%a: vector<4xi32>) { %0 = arith.index_cast %a : vector<4xi32> to index return }
// ----- arith.addi: all non-scalar operands/results must have the same shape and base type
func.func @addi_all_non_scalar(%a: vector<4xi32>, %b: vector<[4]xi32>) { %0 = "arith.addi"(%a, %b) : (vector<4xi32>, vector<[4]xi32>) -> vector<4xi32> return }
// ----- arith.addi: expected 2 operands, but found 1
func.func @addi_expected_2_operands_but_found_1(%a: i32) { %0 = "arith.addi"(%a) : (i32) -> i32 return }
// ----- expected ':'
func.func @expected_2(%a: i32) { %0 = arith.divsi %a, %a foo : i32 return }
// ----- arith.addi: operand #0 must be signless-integer-like, but got 'si32'
func.func @addi_operand_0_must_be_signless_integer_like_but_got_si32(%a: si32) { %0 = arith.addi %a, %a : si32 return }
// ----- arith.select: expected 3 operands
func.func @select_expected_3_operands(%a: i32, %c: i1) { %0 = arith.select %c, %a : i32 return }
// ----- expected non-function type
func.func @expected_non_function_type(%a: i32, %c: i1) { %0 = arith.select %c, %a, %a : i32, return }
// ----- expected attribute value
func.func @expected_attribute_value() { %0 = arith.constant return }
