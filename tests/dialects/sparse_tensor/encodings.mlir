// COMPARE:
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 32 }>
#B = #sparse_tensor.encoding<{ map = ( i, j ) -> ( i floordiv 2 : dense, j floordiv 3 : compressed(nonunique, nonordered), i mod 2 : dense, j mod 3 : dense) }>
#C = #sparse_tensor.encoding<{ map = {l0} (d0 = l0) -> (l0 = d0 : loose_compressed), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32}>
#D = #sparse_tensor.encoding<{ map = { ib, jb, ii, jj } ( i = ib * 2 + ii, j = jb * 3 + jj)
    -> ( ib = i floordiv 2 : dense, jb = j floordiv 3 : compressed, ii = i mod 2 : dense, jj = j mod 3 : dense) }>
#E = #sparse_tensor.encoding<{ map = [c](i, j) -> (c * 3 * i : dense, i : dense, j : compressed) }>
#F = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(0, 8, ?)>) -> (i : dense, j : compressed) }>
#G = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
#I = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed, i : compressed) , explicitVal = 1 : i64, implicitVal = 0 : i64}>
#J = #sparse_tensor.encoding<{ crdWidth = 8, posWidth = 16, map = (i, j) -> (j : compressed, i : compressed) }>
func.func private @a(tensor<?x?xf32, #A>, tensor<4x6xf32, #B>, tensor<10xf32, #C>, tensor<4x6xf32, #D>)
func.func private @c(tensor<4x6xf32, #F>, tensor<4x6xf32, #G>, tensor<4x6xi64, #I>, tensor<?x?xf64, #J>)
// ----- unknown level format: foo
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : foo) }>
func.func private @unknown_level_format_foo() attributes {x = #A}
// ----- unknown level property: high
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(high)) }>
func.func private @unknown_level_property_high() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(nonunique, nonunique)) }>
func.func private @encodings() attributes {x = #A}
// ----- failed to infer lvlToDim from dimToLvl
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense) }>
func.func private @failed_to_infer_lvltodim_from_dimtolvl() attributes {x = #A}
// ----- expected ':'
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0) }>
func.func private @expected() attributes {x = #A}
// ----- use of undeclared identifier
#A = #sparse_tensor.encoding<{ map = (d0) -> (d1 : dense) }>
func.func private @use_of_undeclared_identifier() attributes {x = #A}
// ----- redefinition of identifier 'd0'
#A = #sparse_tensor.encoding<{ map = (d0, d0) -> (d0 : dense) }>
func.func private @redefinition_of_identifier_d0() attributes {x = #A}
// ----- use of undeclared identifier 'd0'
#A = #sparse_tensor.encoding<{ map = {l0} (d0) -> (d0 : dense) }>
func.func private @use_of_undeclared_identifier_d0() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = {l0} (d0) -> (l0 = d0 : dense) }>
func.func private @encodings_2() attributes {x = #A}
// ----- use of undeclared identifier
#A = #sparse_tensor.encoding<{ map = (d0) -> (l0 = d0 : dense) }>
func.func private @use_of_undeclared_identifier_2() attributes {x = #A}
// ----- Level-rank mismatch between forward-declarations and specifiers. Declared 2 level-variables; but ...
#A = #sparse_tensor.encoding<{ map = {l0, l1} (d0) -> (l0 = d0 : dense) }>
func.func private @level_rank_mismatch_between_forward_declarations_and() attributes {x = #A}
// ----- unexpected position bitwidth: 3
#A = #sparse_tensor.encoding<{ posWidth = 3, map = (d0) -> (d0 : dense) }>
func.func private @unexpected_position_bitwidth_3() attributes {x = #A}
// ----- unexpected coordinate bitwidth: 3
#A = #sparse_tensor.encoding<{ crdWidth = 3, map = (d0) -> (d0 : dense) }>
func.func private @unexpected_coordinate_bitwidth_3() attributes {x = #A}
// ----- unexpected key: foo
#A = #sparse_tensor.encoding<{ foo = 3, map = (d0) -> (d0 : dense) }>
func.func private @unexpected_key_foo() attributes {x = #A}
// ----- expected a non-empty array for lvlTypes
#A = #sparse_tensor.encoding<{ posWidth = 8 }>
func.func private @expected_a_non_empty_array_for_lvltypes() attributes {x = #A}
// ----- level-rank mismatch between dimToLvl and lvlTypes: 1 != 2
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), map = (d0) -> (d0 : compressed) }>
func.func private @level_rank_mismatch_between_dimtolvl_and_lvltypes_1_2() attributes {x = #A}
// ----- expected exactly 2 structured sizes
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[2]) }>
func.func private @expected_exactly_2_structured_sizes() attributes {x = #A}
// ----- expected n <= m in n_out_of_m
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[4, 2]) }>
func.func private @expected_n_m_in_n_out_of_m() attributes {x = #A}
// ----- expected exactly 2 structured sizes
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured) }>
func.func private @expected_exactly_2_structured_sizes_2() attributes {x = #A}
// ----- expected compressed or loose_compressed level before singleton level
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : singleton) }>
func.func private @expected_compressed_or_loose_compressed_level_before() attributes {x = #A}
// ----- expected compressed or loose_compressed level before singleton level
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : singleton, d1 : compressed) }>
func.func private @expected_compressed_or_loose_compressed_level_before_2() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) , }>
func.func private @encodings_3() attributes {x = #A}
// ----- expected an integral position bitwidth
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : singleton), posWidth = "a" }>
func.func private @expected_an_integral_position_bitwidth() attributes {x = #A}
// ----- expected a non-empty array for lvlTypes
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> () }>
func.func private @expected_a_non_empty_array_for_lvltypes_2() attributes {x = #A}
// ----- expected a non-empty array for lvlTypes
#A = #sparse_tensor.encoding<{ map = () -> () }>
func.func private @expected_a_non_empty_array_for_lvltypes_3() attributes {x = #A}
// ----- expected '(' in dimension-specifier list
#A = #sparse_tensor.encoding<{ map = affine_map<(d0) -> (d0)> }>
func.func private @expected_in_dimension_specifier_list() attributes {x = #A}
// ----- unexpected key: lvlTypes
#A = #sparse_tensor.encoding<{ lvlTypes = [ "dense" ] }>
func.func private @unexpected_key_lvltypes() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0,1,1)>, d1) -> (d0 : dense, d1 : dense) }>
func.func private @encodings_4() attributes {x = #A}
// ----- expected SparseTensorDimSliceAttr
#A = #sparse_tensor.encoding<{ map = (d0 : 5) -> (d0 : dense) }>
func.func private @expected_sparsetensordimsliceattr() attributes {x = #A}
// ----- non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 * d0 : dense) }>
func.func private @non_affine_expression_at_least_one_of_the_multiply_operands() attributes {x = #A}
// ----- expected a numeric value for explicitVal
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = "x" }>
func.func private @expected_a_numeric_value_for_explicitval() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 1.0 : f32 }>
func.func private @encodings_5() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 1 : i32 }>
func.func private @encodings_6() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : batch) }>
func.func private @encodings_7() attributes {x = #A}
// ----- Batch lvlType can only be leading levels.
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1: batch) }>
func.func private @batch_lvltype_can_only_be_leading_levels() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : compressed) }>
func.func private @encodings_8() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : dense) }>
func.func private @encodings_9() attributes {x = #A}
// ----- expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).
#A = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton(soa), d2 : singleton) }>
func.func private @expected_all_singleton_lvltypes_stored_in_the_same_memory() attributes {x = #A}
// ----- SoA is only applicable to singleton lvlTypes.
#A = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(soa)) }>
func.func private @soa_is_only_applicable_to_singleton_lvltypes() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : structured[2, 4]) }>
func.func private @encodings_10() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 4 : dense, d0 : dense, d1 mod 4 : structured[2, 4]) }>
func.func private @encodings_11() attributes {x = #A}
// ----- expected n_out_of_m to be the last level type
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 floordiv 4 : structured[2, 4], d0 : dense, d1 mod 4 : dense) }>
func.func private @expected_n_out_of_m_to_be_the_last_level_type() attributes {x = #A}
// -----
#A = #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l1, d1 = l0) -> (l0 = d1 : dense, l1 = d0 : dense) }>
func.func private @encodings_12() attributes {x = #A}
// ----- expected lvlToDim to be an inverse of dimToLvl
#A = #sparse_tensor.encoding<{ map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d1 : dense, l1 = d0 : dense) }>
func.func private @expected_lvltodim_to_be_an_inverse_of_dimtolvl() attributes {x = #A}
// ----- expected lvlToDim to be an inverse of dimToLvl
#A = #sparse_tensor.encoding<{ map = (d0 = 5 : #sparse_tensor<slice(0,1,1)>) -> (d0 : dense) }>
func.func private @expected_lvltodim_to_be_an_inverse_of_dimtolvl_2() attributes {x = #A}
// ----- failed to infer lvlToDim from dimToLvl
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 : dense) }>
func.func private @failed_to_infer_lvltodim_from_dimtolvl_2() attributes {x = #A}
// ----- failed to infer lvlToDim from dimToLvl
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 3 : dense, d1: dense) }>
func.func private @failed_to_infer_lvltodim_from_dimtolvl_3() attributes {x = #A}
// ----- failed to infer lvlToDim from dimToLvl
#A = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + 3 : dense, d1 : dense) }>
func.func private @failed_to_infer_lvltodim_from_dimtolvl_4() attributes {x = #A}
// ----- dimension-rank mismatch between encoding and tensor shape: 2 != 1
func.func private @dimension_rank_mismatch_between_encoding(tensor<4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>>)
// ----- explicit value type mismatch between encoding and tensor element type: 'i64' != 'f32'
func.func private @explicit_value_type(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense), explicitVal = 1 : i64 }>>)
// ----- implicit value must be zero
func.func private @implicit_value_must_be(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense), implicitVal = 1.0 : f32 }>>)
// ----- implicit value type mismatch between encoding and tensor element type: 'i64' != 'f32'
func.func private @implicit_value_type(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense), implicitVal = 0 : i64 }>>)
// ----- expected non-scalar sparse tensor
func.func private @expected_non_scalar_sparse_tensor(tensor<f32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>>)
// ----- expected non-scalar sparse tensor
func.func private @expected_non_scalar_sparse_tensor_2(tensor<*xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>>)
// -----
func.func private @encodings_13(tensor<4xf32, #sparse_tensor<slice(0,1,1)>>)
// ----- failed to infer lvlToDim from dimToLvl
func.func private @failed_infer_lvltodim(tensor<8x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d0 mod 3 : dense, d1: dense) }>>)
// -----
func.func private @encodings_14(tensor<8xf32, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0,1,1)>) -> (d0 : dense) }>>)
// -----
func.func private @encodings_15(tensor<8x8xf32,
    #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0,1,1)>, d1 : #sparse_tensor<slice(?,?,?)>) -> (d0 : dense, d1 : compressed) }>>)
// -----
func.func private @encodings_16(tensor<8x8xcomplex<f32>, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed),
    explicitVal = #complex.number<:f32 1.0, 2.0>  }>>)
// ----- implicit value must be zero
func.func private @implicit_value_must_be_zero(tensor<8x8xcomplex<f32>, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed),
    implicitVal = #complex.number<:f32 1.0, 2.0>  }>>)
// -----
func.func private @encodings_17(memref<8x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>)
// -----
#ELL = #sparse_tensor.encoding<{ map = [c](i, j) -> (c * 3 * i : dense, i : dense, j : compressed) }>
func.func @ell(%t: tensor<?x?xf64, #ELL>) attributes {s = #sparse_tensor<slice(?, 2, ?)>} {
  return
}
// ----- alloc
#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @alloc(%n: index) -> tensor<10xf32, #V> {
  %0 = bufferization.alloc_tensor(%n) : tensor<?xf32, #V>
  %1 = tensor.cast %0 : tensor<?xf32, #V> to tensor<10xf32, #V>
  return %1 : tensor<10xf32, #V>
}
