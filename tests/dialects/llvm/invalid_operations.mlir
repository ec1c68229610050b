// COMPARE:
// ----- llvm.mlir.constant: expected array type of 3 i8 elements for the string constant
llvm.func @constant_expected_array_type_of_3_i8_elements_for_the_string() {
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  llvm.return
}
// ----- llvm.mlir.constant: expected array type of 3 i8 elements for the string constant
llvm.func @constant_expected_array_type_of_3_i8_elements_for_the_string_2() {
  %0 = llvm.mlir.constant("abc") : i32
  llvm.return
}
// ----- llvm.mlir.constant: expected array type of 3 i8 elements for the string constant
llvm.func @constant_expected_array_type_of_3_i8_elements_for_the_string_3() {
  %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i16>
  llvm.return
}
// ----- llvm.mlir.constant: expected array attribute for struct type
llvm.func @constant_expected_array_attribute_for_struct_type() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)>
  llvm.return
}
// ----- llvm.mlir.constant: expected array attribute of size 2
llvm.func @constant_expected_array_attribute_of_size_2() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// ----- llvm.mlir.constant: expected struct element types to be floating point type or integer type
llvm.func @constant_expected_struct_element_types_to_be_floating_point() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)>
  llvm.return
}
// ----- llvm.mlir.constant: expected element of array attribute to be floating point or integer
llvm.func @constant_expected_element_of_array_attribute_to_be_floating() {
  %0 = llvm.mlir.constant(["a"]) : !llvm.struct<(i32)>
  llvm.return
}
// ----- llvm.mlir.constant: struct element at index 0 is of wrong type
llvm.func @constant_struct_element_at_index_0_is_of_wrong_type() {
  %0 = llvm.mlir.constant([1 : i64]) : !llvm.struct<(i32)>
  llvm.return
}
// ----- llvm.mlir.constant: does not support target extension type.
llvm.func @constant_does_not_support_target_extension_type() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}
// ----- llvm.mlir.constant: does not support target extension type.
llvm.func @constant_does_not_support_target_extension_type_2() {
  %0 = llvm.mlir.constant(0 : i32) : !llvm.target<"spirv.Image">
  llvm.return
}
// ----- llvm.mlir.constant: expected integer type
llvm.func @constant_expected_integer_type() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return
}
// ----- llvm.mlir.constant: expected integer type
llvm.func @constant_expected_integer_type_2() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// ----- llvm.mlir.constant: expected integer type of width 32
llvm.func @constant_expected_integer_type_of_width_32() {
  %0 = llvm.mlir.constant(1.0 : f32) : i64
  llvm.return
}
// ----- llvm.mlir.constant: attribute and type have different float semantics
llvm.func @constant_attribute_and_type_have_different_float_semantics() {
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant
llvm.func @func_constant() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.ptr
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant
llvm.func @func_constant_2() {
  %0 = llvm.mlir.constant(1 : i64) : i32
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant
llvm.func @func_constant_3() {
  %0 = llvm.mlir.constant(1 : index) : i64
  %1 = llvm.mlir.constant(true) : i1
  %2 = llvm.mlir.constant(1 : i1) : i32
  llvm.return
}
// ----- llvm.mlir.constant: expected vector or array type
llvm.func @constant_expected_vector_or_array_type() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : i32
  llvm.return
}
// ----- llvm.mlir.constant: type and attribute have a different number of elements: 3 vs. 2
llvm.func @constant_type_and_attribute_have_a_different_number_of() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<3 x i32>
  llvm.return
}
// ----- llvm.mlir.constant: expected integer element type for integer elements attribute
llvm.func @constant_expected_integer_element_type_for_integer_elements() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x f32>
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant
llvm.func @func_constant_4() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i64>
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant
llvm.func @func_constant_5() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x i32>
  llvm.return
}
// ----- llvm.mlir.constant: expected integer type of width 32
llvm.func @constant_expected_integer_type_of_width_32_2() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x i64>
  llvm.return
}
// ----- llvm.mlir.constant: attribute and type have different float semantics
llvm.func @constant_attribute_and_type_have_different_float_semantics_2() {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f64>
  llvm.return
}
// ----- llvm.mlir.constant: scalable vector type requires a splat attribute
llvm.func @constant_scalable_vector_type_requires_a_splat_attribute() {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}
// ----- llvm.mlir.constant: for array with an array attribute must have a struct element type
llvm.func @constant_for_array_with_an_array_attribute_must_have_a() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant
llvm.func @func_constant_6() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// ----- llvm.mlir.constant: nested attribute for struct element at index 1 must be a zero, or undef, or ...
llvm.func @constant_nested_attribute_for_struct_element_at_index_1_must() {
  %0 = llvm.mlir.constant([[1 : i32], 2 : i32]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant
llvm.func @func_constant_7() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i64]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// ----- llvm.mlir.constant: nested array attribute size for struct element at index 1 must match struct ...
llvm.func @constant_nested_array_attribute_size_for_struct_element_at() {
  %0 = llvm.mlir.constant([[1 : i32], [2 : i32, 3 : i32]]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant
llvm.func @func_constant_8() {
  %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  %1 = llvm.mlir.constant([1.0 : f32, 2 : i8]) : !llvm.struct<(f32, i8)>
  llvm.return
}
// ----- llvm.mlir.constant: only supports integer, float, string or elements attributes
llvm.func @constant_only_supports_integer_float_string_or_elements() {
  %0 = llvm.mlir.constant(@constant_only_supports_integer_float_string_or_elements) : !llvm.ptr
  llvm.return
}
// ----- llvm.mlir.constant: expected array attribute for struct type
llvm.func @constant_expected_array_attribute_for_struct_type_2() {
  %0 = llvm.mlir.constant(dense<(1.0, 2.0)> : tensor<complex<f32>>) : !llvm.struct<(f32, f32)>
  llvm.return
}
// ----- llvm.mlir.constant: result #0 must be LLVM dialect-compatible type, but got 'index'
llvm.func @constant_result_0_must_be_llvm_dialect_compatible_type_but() {
  %0 = llvm.mlir.constant(1 : i32) : index
  llvm.return
}
// ----- llvm.mlir.constant: expected integer type of width 8
llvm.func @constant_expected_integer_type_of_width_8() {
  %0 = llvm.mlir.constant(1.0 : f8E5M2) : i8
  %1 = llvm.mlir.constant(1.0 : f8E5M2) : i16
  llvm.return
}
// ----- llvm.mlir.none: result #0 must be LLVM token type, but got 'i32'
llvm.func @none_result_0_must_be_llvm_token_type_but_got_i32() {
  %0 = llvm.mlir.none : i32
  llvm.return
}
// ----- llvm.mlir.undef: result #0 must be LLVM dialect-compatible type, but got 'index'
llvm.func @undef_result_0_must_be_llvm_dialect_compatible_type_but_got() {
  %0 = llvm.mlir.undef : index
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR integer type
llvm.func @atomicrmw_expected_llvm_ir_integer_type(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, f32
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR floating point type
llvm.func @atomicrmw_expected_llvm_ir_floating_point_type(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.atomicrmw: unexpected LLVM IR type for 'xchg' bin_op
llvm.func @atomicrmw_unexpected_llvm_ir_type_for_xchg_bin_op(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i1
  llvm.return
}
// ----- llvm.atomicrmw: expected at least 'monotonic' ordering
llvm.func @atomicrmw_expected_at_least_monotonic_ordering(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw xchg %p, %v unordered : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR integer type
llvm.func @atomicrmw_expected_llvm_ir_integer_type_2(%p: !llvm.ptr, %v: !llvm.ptr) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, !llvm.ptr
  %1 = llvm.atomicrmw umax %p, %v monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR integer type
llvm.func @atomicrmw_expected_llvm_ir_integer_type_3(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i1
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR floating point type for vector element
llvm.func @atomicrmw_expected_llvm_ir_floating_point_type_for_vector(%p: !llvm.ptr, %v: vector<2xf16>, %w: vector<2xi16>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xf16>
  %1 = llvm.atomicrmw fadd %p, %w monotonic : !llvm.ptr, vector<2xi16>
  llvm.return
}
// ----- llvm.atomicrmw: expected LLVM IR integer type
llvm.func @atomicrmw_expected_llvm_ir_integer_type_4(%p: !llvm.ptr, %v: vector<2xi16>) {
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, vector<2xi16>
  llvm.return
}
// ----- llvm.atomicrmw: unexpected LLVM IR type for 'xchg' bin_op
llvm.func @atomicrmw_unexpected_llvm_ir_type_for_xchg_bin_op_2(%p: !llvm.ptr, %v: vector<2xi16>) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<2xi16>
  llvm.return
}
// ----- llvm.atomicrmw: 'val' must be floating point LLVM type or LLVM pointer type or signless integer or ...
llvm.func @atomicrmw_val_must_be_floating_point_llvm_type_or_llvm(%p: !llvm.ptr, %v: vector<[2]xf16>) {
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<[2]xf16>
  llvm.return
}
// ----- llvm.cmpxchg: ordering must be at least 'monotonic'
llvm.func @cmpxchg_ordering_must_be_at_least_monotonic(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.cmpxchg: ordering must be at least 'monotonic'
llvm.func @cmpxchg_ordering_must_be_at_least_monotonic_2(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic unordered : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.cmpxchg: failure ordering cannot be 'release' or 'acq_rel'
llvm.func @cmpxchg_failure_ordering_cannot_be_release_or_acq_rel(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic release : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.cmpxchg: failure ordering cannot be 'release' or 'acq_rel'
llvm.func @cmpxchg_failure_ordering_cannot_be_release_or_acq_rel_2(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic acq_rel : !llvm.ptr, i32
  llvm.return
}
// ----- llvm.cmpxchg: unexpected LLVM IR type
llvm.func @cmpxchg_unexpected_llvm_ir_type(%p: !llvm.ptr, %v: i1) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, i1
  llvm.return
}
// ----- llvm.cmpxchg: 'val' must be signless integer or LLVM pointer type, but got 'f32'
llvm.func @cmpxchg_val_must_be_signless_integer_or_llvm_pointer_type(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, f32
  llvm.return
}
// ----- llvm.fence: can be given only acquire, release, acq_rel, and seq_cst orderings
llvm.func @fence_can_be_given_only_acquire_release_acq_rel_and_seq_cst() {
  llvm.fence monotonic
  llvm.return
}
// ----- llvm.fence: can be given only acquire, release, acq_rel, and seq_cst orderings
llvm.func @fence_can_be_given_only_acquire_release_acq_rel_and_seq_cst_2() {
  llvm.fence not_atomic
  llvm.return
}
// ----- llvm.fence: expected string or keyword containing one of the following enum values for attribute ...
llvm.func @fence_expected_string_or_keyword_containing_one_of_the() {
  llvm.fence foo
  llvm.return
}
// ----- llvm.inline_asm: tail call kind 'musttail' is not supported by this operation
llvm.func @inline_asm_tail_call_kind_musttail_is_not_supported_by_this(%a: i32) {
  llvm.inline_asm tail_call_kind = <musttail> "foo", "r" %a : (i32) -> ()
  llvm.return
}
// ----- llvm.intr.sincos: expected result type to be an homogeneous struct with two elements matching the ...
llvm.func @sincos_expected_result_type_to_be_an_homogeneous_struct_with(%f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> f32
  llvm.return
}
// ----- llvm.intr.sincos: expected result type to be an homogeneous struct with two elements matching the ...
llvm.func @sincos_expected_result_type_to_be_an_homogeneous_struct_with_2(%f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}
// ----- llvm.intr.sincos: expected result type to be an homogeneous struct with two elements matching the ...
llvm.func @sincos_expected_result_type_to_be_an_homogeneous_struct_with_3(%f: f32) {
  %0 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32)>
  llvm.return
}
// ----- llvm.func, llvm.intr.masked.gather
llvm.func @func_gather(%p: vector<4x!llvm.ptr>, %m: vector<3xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<3xi1>) -> vector<4xf32>
  llvm.return
}
// ----- llvm.intr.masked.gather: expected operand #1 type to be 'vector<3x!llvm.ptr>'
llvm.func @gather_expected_operand_1_type_to_be_vector_3x_ptr(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<3xf32>
  llvm.return
}
// ----- llvm.intr.masked.scatter: expected operand #2 type to be 'vector<3x!llvm.ptr>'
llvm.func @scatter_expected_operand_2_type_to_be_vector_3x_ptr(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<3xf32>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<3xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// ----- llvm.func, llvm.intr.masked.scatter
llvm.func @func_scatter(%p: vector<4x!llvm.ptr>, %m: vector<3xi1>, %v: vector<4xf32>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 1 : i32} : vector<4xf32>, vector<3xi1> into vector<4x!llvm.ptr>
  llvm.return
}
// ----- expected 1 operand bundle tags, but actually got 0
llvm.func @expected_1_operand_bundle_tags_but_actually_got_0(%c: i1, %p: !llvm.ptr) {
  "llvm.intr.assume"(%c, %p) <{op_bundle_sizes = array<i32: 1>}> : (i1, !llvm.ptr) -> ()
  llvm.return
}
// ----- llvm.intr.vector.interleave2: failed to verify that result has twice as many elements as 'vec1'
llvm.func @interleave2_failed_to_verify_that_result_has_twice_as_many(%p: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%p, %p) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}
// ----- llvm.intr.vector.insert: failed to verify that it is not inserting scalable into fixed-length ...
llvm.func @insert_failed_to_verify_that_it_is_not_inserting_scalable(%p: vector<4xi32>, %s: vector<[4]xi32>) {
  %0 = llvm.intr.vector.insert %s, %p[0] : vector<[4]xi32> into vector<4xi32>
  llvm.return
}
// ----- use of value '%p' expects different type than prior uses: 'vector<4xf32>' vs 'vector<4xi32>'
llvm.func @use_of_value_p_expects_different_type_than_prior_uses_vector(%p: vector<4xi32>, %i: i32) {
  %0 = llvm.extractelement %p[%i : i32] : vector<4xf32>
  llvm.return
}
// ----- llvm.select: failed to verify that all of ...
llvm.func @select_failed_to_verify_that_all_of(%c: i1, %a: i32, %b: f32) {
  %0 = "llvm.select"(%c, %a, %b) : (i1, i32, f32) -> i32
  llvm.return
}
// ----- invalid array element type: '!llvm.void'
llvm.func @invalid_array_element_type_void(%a: !llvm.array<2 x void>)
// ----- invalid array element type: '!llvm.func<void ()>'
llvm.func @invalid_array_element_type_func_void(%a: !llvm.array<2 x func<void ()>>)
// ----- invalid LLVM structure element type: '!llvm.void'
llvm.func @invalid_llvm_structure_element_type_void(%a: !llvm.struct<(void)>)
// ----- invalid LLVM structure element type: '!llvm.label'
llvm.func @invalid_llvm_structure_element_type_label(%a: !llvm.struct<(i32, label)>)
// ----- invalid function argument type: '!llvm.void'
llvm.func @invalid_function_argument_type_void(%a: !llvm.func<void (void)>)
// ----- invalid function result type: '!llvm.label'
llvm.func @invalid_function_result_type_label(%a: !llvm.func<label ()>)
// ----- unknown LLVM type: vec
llvm.func @unknown_llvm_type_vec(!llvm.vec<2 x i32>)
// ----- identified type already used with a different body
llvm.func @identified_type_already_used_with_a_different_body(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)
// ----- struct without a body only allowed in a recursive struct
llvm.func @struct_without_a_body_only_allowed_in_a_recursive_struct(!llvm.struct<"a">)
// ----- identified type already used with a different body
llvm.func @identified_type_already_used_with_a_different_body_2(!llvm.struct<"a", opaque>, !llvm.struct<"a", (i64)>)
// ----- expected integer value
llvm.func @expected_integer_value(!llvm.array<? x i32>)
// ----- expected valid keyword
llvm.func @expected_valid_keyword(!llvm.array<2 x 3 x i32>)
// ----- llvm.func
llvm.func @func(!llvm.ptr<-1>)
// ----- expected integer value
llvm.func @expected_integer_value_2(!llvm.ptr<i32>)
// ----- expected '('
llvm.func @expected(!llvm.struct<i32>)
// ----- expected string
llvm.func @expected_string(!llvm.target<i32>)
// ----- failed to parse parameter list for target extension type
llvm.func @failed_to_parse_parameter_list_for_target_extension_type(!llvm.target<"a", 1, i32>)
// ----- expected ')'
llvm.func @expected_2(!llvm.func<i32 (..., i32)>)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @func_failed_to_construct_function_type_expected_llvm_type(!llvm.array<2 x index>)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @func_failed_to_construct_function_type_expected_llvm_type_2(!llvm.array<2 x tensor<2xi32>>)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @func_failed_to_construct_function_type_expected_llvm_type_3(vector<2x2xf32>)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @func_failed_to_construct_function_type_expected_llvm_type_4(si32)
// ----- unknown LLVM type: x86_mmx
llvm.func @unknown_llvm_type_x86_mmx(!llvm.x86_mmx)
// ----- unexpected type, expected keyword
llvm.func @unexpected_type_expected_keyword(!llvm.i32)
