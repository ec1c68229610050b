// COMPARE:
// ----- linalg.div_unsigned: unsupported operation: unsigned div not on uint
func.func @div_unsigned_unsupported(%0: memref<2xf32>) { linalg.div_unsigned ins(%0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// ----- linalg.div_unsigned: unsupported operation: unsigned div not on uint
func.func @div_unsigned_unsupported_operation(%0: memref<2xi1>) { linalg.div_unsigned ins(%0, %0 : memref<2xi1>, memref<2xi1>) outs(%0 : memref<2xi1>) return }
// ----- linalg.div: unsupported operation: div with bools
func.func @div_unsupported_operation_div_with_bools(%0: memref<2xi1>) { linalg.div ins(%0, %0 : memref<2xi1>, memref<2xi1>) outs(%0 : memref<2xi1>) return }
// ----- linalg.sub: unsupported operation: sub with bools
func.func @sub_unsupported_operation_sub_with_bools(%0: memref<2xi1>) { linalg.sub ins(%0, %0 : memref<2xi1>, memref<2xi1>) outs(%0 : memref<2xi1>) return }
// ----- linalg.powf: unsupported operation: powf
// MLIR LEFT OUT: an assertion fails in mlir-opt: allFloatingPoint
func.func @powf_unsupported_operation_powf(%0: memref<2xi32>) { linalg.powf ins(%0, %0 : memref<2xi32>, memref<2xi32>) outs(%0 : memref<2xi32>) return }
// ----- linalg.add: Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or ...
func.func @add_cannot_build_binary(%0: memref<2xindex>) { linalg.add ins(%0, %0 : memref<2xindex>, memref<2xindex>) outs(%0 : memref<2xindex>) return }
// ----- linalg.add: Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or ...
func.func @add_cannot_build(%0: memref<2xi32>, %1 : memref<2xf32>) { linalg.add ins(%0, %1 : memref<2xi32>, memref<2xf32>) outs(%0 : memref<2xi32>) return }
// ----- linalg.exp: unsupported non numeric type
func.func @exp_unsupported_non_numeric_type(%0: memref<2xi32>) { linalg.exp ins(%0 : memref<2xi32>) outs(%0 : memref<2xi32>) return }
// ----- arith.select: operand #0 must be bool-like, but got 'i32'
func.func @select_operand_0(%0: memref<2xi32>) { linalg.select ins(%0, %0, %0 : memref<2xi32>, memref<2xi32>, memref<2xi32>) outs(%0 : memref<2xi32>) return }
// ----- linalg.max: unsupported operation: max_signed
// MLIR LEFT OUT: an assertion fails in mlir-opt: !allComplex
func.func @f(%0: memref<2xcomplex<f32>>) { linalg.max ins(%0, %0 : memref<2xcomplex<f32>>, memref<2xcomplex<f32>>) outs(%0 : memref<2xcomplex<f32>>) return }
// ----- linalg.max
func.func @max(%0: memref<2xi1>) { linalg.max ins(%0, %0 : memref<2xi1>, memref<2xi1>) outs(%0 : memref<2xi1>) return }
// ----- linalg.exp: unsupported non numeric type
func.func @exp_unsupported_non(%0: memref<2xcomplex<f32>>) { linalg.exp ins(%0 : memref<2xcomplex<f32>>) outs(%0 : memref<2xcomplex<f32>>) return }
// ----- linalg.elementwise: unsupported operation: max_signed
// MLIR LEFT OUT: an assertion fails in mlir-opt: !allComplex
func.func @elementwise_unsupported_operation_max_signed(%0: memref<2xcomplex<f32>>) { linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
    ins(%0, %0 : memref<2xcomplex<f32>>, memref<2xcomplex<f32>>) outs(%0 : memref<2xcomplex<f32>>) return }
// ----- linalg.elementwise: expected 'kind'
func.func @elementwise_expected_kind(%0: memref<2xf32>) { linalg.elementwise foo=#linalg.elementwise_kind<max_signed>
    ins(%0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// ----- linalg.elementwise: expected ElementwiseKind attribute
func.func @elementwise_expected(%0: memref<2xf32>) { linalg.elementwise kind=3 ins(%0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// ----- expected '='
func.func @expected(%0: memref<2xf32>) { linalg.elementwise kind ins(%0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// ----- expected '('
func.func @expected_2(%0: memref<2xf32>) { linalg.add ins %0, %0 : memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// ----- expected ':'
func.func @expected_3(%0: memref<2xf32>) { linalg.add ins (%0, %0  memref<2xf32>, memref<2xf32>) outs(%0 : memref<2xf32>) return }
// ----- linalg.add: number of operands and types do not match: got 2 operands and 1 types
func.func @add_number_of_operands_and_types_do_not(%0: memref<2xf32>) { linalg.add ins (%0, %0 : memref<2xf32>) outs(%0 : memref<2xf32>) return }
// ----- linalg.add: ...
func.func @add(%0: memref<2xf32>) { linalg.add ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) return }
// ----- linalg.generic: expected "iterator_types" array attribute
func.func @generic_expected_iterator_types_array(%0: memref<2xf32>) { linalg.generic {foo} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) {} return }
// ----- linalg.generic: invalid kind of attribute specified
func.func @generic_invalid_kind_of_attribute_specified(%0: memref<2xf32>) { linalg.generic 3 ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) {} return }
// ----- linalg.generic: unexpected iterator_type (a)
func.func @f(%0: memref<2xf32>) { linalg.generic {iterator_types = ["a"], indexing_maps=[]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) {} return }
// ----- linalg.generic: expects to have 1 region with 1 block
func.func @generic_expects_to_have_1_region_with_1(%0: memref<2xf32>) { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) {} return }
// ----- linalg.generic: expected the number of indexing_map ...
func.func @generic_expected_the_number_of_indexing_map(%0: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>]} ins (%0: memref<2xf32>)
    outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: expected operand #1 rank ...
func.func @generic_expected_operand_1_rank(%0: memref<2xf32>) { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i, i)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))
func.func @generic_invalid_indexing_maps_are_non(%0: memref<2xf32>) { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i, j)->(i)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: unexpected symbols in indexing_map #0
func.func @generic_unexpected_symbols_in_indexing(%0: memref<2xf32>) { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)[s]->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: invalid indexing maps are non-invertible: ((d0) -> (d0 + 1, d0 * 2))
func.func @generic_invalid_indexing_maps_are_non_invertible_d0_d0_1_d0(%0: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i + 1)>,
    affine_map<(i)->(i * 2)>]} ins (%0: memref<2xf32>) outs(%0 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: inferred input/output operand #1 has shape's dimension #0 to be 2, but found 3
func.func @generic_inferred_input_output_operand_1_has_shape_s(%0: memref<2xf32>, %1: memref<3xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<3xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: inferred input/output operand #1 has shape's dimension #0 to be greater than or ...
func.func @generic_inferred_input_output_operand_1_has_shape_s_2(%0: memref<2xf32>, %1: memref<3xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i + 3)>]} ins (%0: memref<2xf32>) outs(%1 : memref<3xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: unexpected result less than 0 at expression #0 in (d0) -> (-d0)
func.func @generic_unexpected_result_less_than_0_at_expression_0_in_d0(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(-i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: expected as many non-induction variable region arguments as the number of ...
func.func @generic_expected_as_many_non_induction_variable_region(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: expected type of bb argument #1 ...
func.func @generic_expected_type_of_bb_argument_1(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : i32): linalg.yield %x : f32 } return }
// ----- linalg.yield: expected number of yield values ...
func.func @yield_expected_number_of_yield_values(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x, %x : f32, f32 } return }
// ----- linalg.index: expected dim ...
func.func @index_expected_dim(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): %i = linalg.index 1 : index 
 linalg.yield %x : f32 } return }
// ----- linalg.yield: type of yield operand 1 ...
func.func @yield_type_of_yield_operand_1(%0: memref<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: memref<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): %i = arith.constant 1 : i32
 linalg.yield %i : i32 } return }
// ----- linalg.generic: expected the number of tensor results ...
func.func @generic_expected_the_number_of_tensor_results(%0: tensor<2xf32>, %1: tensor<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: tensor<2xf32>) outs(%1 : tensor<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: expected type of operand #1 ...
func.func @generic_expected_type_of_operand_1(%0: tensor<2xf32>, %1: tensor<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: tensor<2xf32>) outs(%1 : tensor<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } -> tensor<3xf32> return }
// ----- linalg.generic: expected to have pure tensor or buffer semantics
func.func @generic_expected_to_have_pure_tensor_or_buffer_semantics(%0: tensor<2xf32>, %1: memref<2xf32>)
    { linalg.generic {iterator_types = ["parallel"], indexing_maps=[affine_map<(i)->(i)>,
    affine_map<(i)->(i)>]} ins (%0: tensor<2xf32>) outs(%1 : memref<2xf32>) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.generic: invalid indexing maps are non-invertible: ((d0, d1) -> (d0))
func.func @generic_invalid_indexing_maps_are_non_2(%0: tensor<2xf32>, %1: tensor<f32>) { linalg.generic {iterator_types = ["parallel", "parallel"],
    indexing_maps=[affine_map<(i, j)->(i)>, affine_map<(i, j)->()>]} ins (%0: tensor<2xf32>) outs(%1 : tensor<f32>)
    { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } -> tensor<f32> return }
// ----- linalg.generic: operand #1 must be variadic of shaped of any type values, but got 'f32'
func.func @generic_operand_1_must_be_variadic_of_shaped_of_any_type(%0: f32, %1: f32)
    { linalg.generic {iterator_types = [], indexing_maps=[affine_map<()->()>, affine_map<()->()>]} ins (%0: f32)
    outs(%1 : f32) { ^bb(%x : f32, %y : f32): linalg.yield %x : f32 } return }
// ----- linalg.yield: expected parent op with LinalgOp interface
func.func @yield_expected_parent_op_with_linalgop_interface(%0: index) { linalg.yield %0 : index }
// ----- linalg.index: expected parent op with LinalgOp interface
func.func @index_expected_parent_op_with_linalgop_interface(%0: index) { %1 = linalg.index 0 : index return }
// ----- linalg.transpose: dim...
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.transpose ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) permutation = [1, 0] return }
// ----- linalg.transpose: permutation is not valid
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.transpose ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) permutation = [1, 1] return }
// ----- linalg.transpose: size of permutation 1 does not match the argument rank 2
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.transpose ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) permutation = [0] return }
// ----- linalg.transpose: input rank 1 does not match init rank 2
func.func @f(%0: tensor<2xf32>, %1: tensor<2x3xf32>) { linalg.transpose ins (%0: tensor<2xf32>) outs(%1 : tensor<2x3xf32>) permutation = [0] return }
// ----- linalg.broadcast: input rank plus added dimensions does not match init rank. input rank: 2, ...
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.broadcast ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) dimensions = [0] return }
// ----- linalg.broadcast: input dim 0 should match init dim 1. input: 2, init: 3
func.func @f(%0: tensor<2xf32>, %1: tensor<2x3xf32>) { linalg.broadcast ins (%0: tensor<2xf32>) outs(%1 : tensor<2x3xf32>) dimensions = [0] return }
// ----- linalg.broadcast: dimension 0 is out of range. expected range: [0, 1], got: 2
func.func @f(%0: tensor<2xf32>, %1: tensor<2x3xf32>) { linalg.broadcast ins (%0: tensor<2xf32>) outs(%1 : tensor<2x3xf32>) dimensions = [2] return }
// ----- linalg.reduce: init dimensions ...
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce {arith.addf} ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2xf32>) dimensions = [0] return }
// ----- linalg.reduce: dimensions for reduction should be in the range [0, 1].
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce {arith.addf} ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2xf32>) dimensions = [2] return }
// ----- linalg.reduce: attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute ...
func.func @reduce_attribute_dimensions_failed_to(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce {arith.addf} ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [1, 0] return }
// ----- linalg.reduce: number of dimensions after reduction 0 doesn't match the init rank 1
func.func @reduce_number_of_dimensions_after(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce {arith.addf} ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [0, 1] return }
// ----- linalg.reduce: mismatching number of operands and block arguments
func.func @reduce_mismatching_number_of_operands_and_block_arguments(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [1] (%a: f32) { linalg.yield %a : f32 } return }
// ----- linalg.reduce: input element type 'f32' does not match corresponding block argument type 'i32'
func.func @reduce_input_element_type_f32_does_not_match_corresponding(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [1] (%a: i32, %b: f32) { linalg.yield %b : f32 } return }
// ----- linalg.reduce: output element type 'f32' does not match corresponding block argument type 'i32'
func.func @reduce_output_element_type_f32_does_not_match_corresponding(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.reduce ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2xf32>) dimensions = [1] (%b: f32, %a: i32) { linalg.yield %b : f32 } return }
// ----- linalg.map: expected shape of input (2, 3) to match shape of output (2)
func.func @map_expected_shape_of(%0: tensor<2x3xf32>, %1: tensor<2xf32>) { linalg.map {math.exp} ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2xf32>)  return }
// ----- linalg.map: expects number of operands to match the arity of mapper, but got: 2 and 1
func.func @map_expects_number_of_operands_to_match_the_arity_of_mapper(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.map ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2x3xf32>) (%x: f32) { linalg.yield %x : f32}  return }
// ----- linalg.map: expected type of bb argument #1 ...
func.func @map_expected_type_of_bb_argument_1(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.map ins (%0: tensor<2x3xf32>)
    outs(%1 : tensor<2x3xf32>) (%x: f32, %y: i32) { linalg.yield %x : f32}  return }
// ----- foo.bar: is unknown
// MLIR LEFT OUT: mlir-opt ends with a fatal error: foo.bar created with unregistered dialect
func.func @bar_unknown(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.map {foo.bar} ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>)  return }
// ----- expected op with scalar input
func.func @f(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) { linalg.fill ins (%0: tensor<2x3xf32>) outs(%1 : tensor<2x3xf32>) -> tensor<2x3xf32>  return }
// ----- linalg.fill: expected fill value type ...
func.func @fill_expected_fill_value_type(%0: i32, %1: tensor<2x3xf32>) { linalg.fill ins (%0: i32) outs(%1 : tensor<2x3xf32>) -> tensor<2x3xf32>  return }
// ----- linalg.matmul: Unexpected dim expression in map result.
func.func @matmul_unexpected_dim_expression_in_map_result(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, b)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b,
    c) -> (a, b)>] ins (%0, %1: tensor<2x3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- linalg.matmul: expected the number of indexing_map ...
func.func @matmul_expected_the_number_of_indexing_map(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, c)>,affine_map<(a, b, c) -> (c, b)>] ins (%0,
    %1: tensor<2x3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- linalg.matmul: inferred input/output operand #2 has shape's dimension #0 to be 4, but found 2
func.func @matmul_inferred_input_output_operand_2_has_shape_s_dimension(%0: tensor<2x3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a, c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b,
    c) -> (b, a)>] ins (%0, %1: tensor<2x3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- linalg.matmul: Invalid broadcast requested, should be (d2).
func.func @matmul_invalid_broadcast_requested_should_be_d2(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b, c)
    -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- linalg.matmul: Invalid broadcast requested, should be (d2).
func.func @matmul_invalid_broadcast_requested_should_be_d2_2(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c, d) -> (c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b,
    c) -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- linalg.matmul: Unexpected dim expression in map result.
func.func @matmul_unexpected_dim_expression_in_map_result_2(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.matmul indexing_maps = [affine_map<(a, b, c) -> (a + c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b,
    c) -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- provided affine_map is not a projected permutation
func.func @provided_affine_map_is_not_a_projected_permutation(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b, c) -> (a + c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a,
    b, c) -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- linalg.contract: expected 'indexing_maps' attribute
func.func @contract_expected_indexing_maps_attribute(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- iteration spaces of provided affine_maps differ
func.func @iteration_spaces_of_provided_affine_maps_differ(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b) -> (b)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b, c)
    -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- linalg.contract
func.func @contract(%0: tensor<3xf32>, %1: tensor<3x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b, c) -> (c)>,affine_map<(a, b, c) -> (c, b)>,affine_map<(a, b, c)
    -> (a, b)>] ins (%0, %1: tensor<3xf32>, tensor<3x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- iteration space dim at index 2 is neither a contracting dim nor of parallel iteration type
func.func @iteration_space_dim_at_index_2_is_neither_a_contracting_dim(%0: tensor<2x3xf32>, %1: tensor<2x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b, c) -> (a, c)>,affine_map<(a, b, c) -> (a, b)>,affine_map<(a, b,
    c) -> (a, b)>] ins (%0, %1: tensor<2x3xf32>, tensor<2x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- indexing_maps: do not specify a contracting dimension
func.func @indexing_maps_do_not_specify_a_contracting_dimension(%0: tensor<2x4xf32>, %1: tensor<2x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b) -> (a, b)>,affine_map<(a, b) -> (a, b)>,affine_map<(a, b)
    -> (a, b)>] ins (%0, %1: tensor<2x4xf32>, tensor<2x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- ranks of shaped operand and results of corresponding affine_map differ
func.func @ranks_of_shaped_operand_and_results_of_corresponding_affine(%0: tensor<2x4xf32>, %1: tensor<2x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b) -> (a)>,affine_map<(a, b) -> (a, b)>,affine_map<(a, b)
    -> (a, b)>] ins (%0, %1: tensor<2x4xf32>, tensor<2x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- affine_map specifies shaped access while operand has non-shaped type
func.func @affine_map_specifies_shaped_access_while_operand_has_non(%0: f32, %1: tensor<2x4xf32>, %2: tensor<2x4xf32>)
    { linalg.contract indexing_maps = [affine_map<(a, b) -> (a)>,affine_map<(a, b) -> (a, b)>,affine_map<(a, b)
    -> (a, b)>] ins (%0, %1: f32, tensor<2x4xf32>) outs(%2 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- linalg.softmax: incorrect dimension specified
func.func @softmax_incorrect(%0: tensor<2x4xf32>) { linalg.softmax dimension(2) ins(%0 : tensor<2x4xf32>) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32> return }
// ----- linalg.softmax: incompatible output shape
func.func @softmax_incompatible_output_shape(%0: tensor<2x4xf32>, %1: tensor<2x5xf32>) { linalg.softmax dimension(1) ins(%0 : tensor<2x4xf32>)
    outs(%1 : tensor<2x5xf32>) -> tensor<2x5xf32> return }
// ----- linalg.softmax: failed to verify that input and output have same element type
func.func @softmax_failed_to_verify_that_input_and(%0: tensor<2x4xf32>, %1: tensor<2x5xi32>) { linalg.softmax dimension(1) ins(%0 : tensor<2x4xf32>)
    outs(%1 : tensor<2x5xi32>) -> tensor<2x5xi32> return }
// ----- mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
func.func @mismatch_in_inner_tile_sizes_specified_and_shaped_of_tiled(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 7] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// ----- invalid inner_dims_pos vector
func.func @invalid_inner_dims_pos_vector(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 0] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// ----- tiling factors must equal the number of dimensions to tile
func.func @tiling_factors_must_equal_the_number_of_dimensions_to_tile(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// ----- outer_dims_perm must be a permutation or empty
func.func @outer_dims_perm_must_be_a_permutation_or_empty(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// ----- invalid outer_dims_perm vector
func.func @invalid_outer_dims_perm_vector(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a outer_dims_perm = [0, 2] inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// ----- invalid zero tile factor
func.func @invalid_zero_tile_factor(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 0] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// ----- packed rank != ...
func.func @packed_rank(%a: tensor<16x32xf32>, %o: tensor<2x4x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8xf32> return }
// ----- expected 'tensor...
func.func @expected_tensor(%a: tensor<16x32xf32>, %o: tensor<2x3x8x8xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x3x8x8xf32> return }
// ----- mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
func.func @mismatch_in_inner_tile_sizes_specified_and_shaped_of_tiled_2(%a: tensor<16x32xf32>, %o: tensor<2x4x8x16xf32>)
    { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x16xf32> return }
// ----- linalg.pack: expected padding_value has 'f32' but got: 'i32'
func.func @pack_expected_padding_value_has_f32_but_got_i32(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>, %p : i32)
    { %0 = linalg.pack %a padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32> return }
// ----- mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
func.func @mismatch_in_inner_tile_sizes_specified_and_shaped_of_tiled_3(%a: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.unpack %o inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %a : tensor<2x4x8x8xf32> -> tensor<16x32xf32> return }
// ----- expected 'tensor...
func.func @expected_tensor_2(%a: tensor<16x32xf32>, %o: tensor<3x4x8x8xf32>)
    { %0 = linalg.unpack %o inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %a : tensor<3x4x8x8xf32> -> tensor<16x32xf32> return }
// ----- expected 'tensor...
func.func @expected_tensor_3(%a: tensor<16x33xf32>, %o: tensor<2x4x8x8xf32>)
    { %0 = linalg.unpack %o inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %a : tensor<2x4x8x8xf32> -> tensor<16x33xf32> return }
// ----- linalg.winograd_filter_transform: expect filter width either equals to r or 1
func.func @winograd_filter_transform_expect_filter(%a: tensor<3x3x4x8xf32>, %o: tensor<6x6x4x8xf32>) { %0 = linalg.winograd_filter_transform fmr(F_4_3)
    ins(%a : tensor<3x3x4x8xf32>) outs(%o : tensor<6x6x4x8xf32>) -> tensor<6x6x4x8xf32> return }
// ----- linalg.winograd_filter_transform
func.func @winograd_filter_transform(%a: tensor<8x3x3x4xf32>, %o: tensor<6x6x4x8xf32>) { %0 = linalg.winograd_filter_transform fmr(F_4_3)
    ins(%a : tensor<8x3x3x4xf32>) outs(%o : tensor<6x6x4x8xf32>) -> tensor<6x6x4x8xf32> return }
// ----- linalg.winograd_filter_transform: the output shape is not expected
func.func @winograd_filter_transform_the_output(%a: tensor<8x3x3x4xf32>, %o: tensor<4x6x4x8xf32>) { %0 = linalg.winograd_filter_transform fmr(F_4_3)
    ins(%a : tensor<8x3x3x4xf32>) outs(%o : tensor<4x6x4x8xf32>) -> tensor<4x6x4x8xf32> return }
// ----- linalg.winograd_input_transform
func.func @winograd_input_transform(%a: tensor<2x10x10x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) { %0 = linalg.winograd_input_transform fmr(F_4_3)
    ins(%a : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32> return }
// ----- linalg.winograd_input_transform
func.func @winograd_input_transform_2(%a: tensor<2x11x10x5xf32>, %o: tensor<6x6x2x2x2x5xf32>) { %0 = linalg.winograd_input_transform fmr(F_4_3)
    ins(%a : tensor<2x11x10x5xf32>) outs(%o : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32> return }
// ----- linalg.winograd_output_transform
func.func @winograd_output_transform(%a: tensor<6x6x2x2x2x5xf32>, %o: tensor<2x8x8x5xf32>) { %0 = linalg.winograd_output_transform fmr(F_4_3)
    ins(%a : tensor<6x6x2x2x2x5xf32>) outs(%o : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32> return }
// ----- linalg.winograd_output_transform: the output shape is not expected
func.func @winograd_output_transform_the_output(%a: tensor<6x6x2x2x2x5xf32>, %o: tensor<2x9x8x5xf32>) { %0 = linalg.winograd_output_transform fmr(F_4_3)
    ins(%a : tensor<6x6x2x2x2x5xf32>) outs(%o : tensor<2x9x8x5xf32>) -> tensor<2x9x8x5xf32> return }
