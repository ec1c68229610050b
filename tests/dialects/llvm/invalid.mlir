// COMPARE:
// ----- llvm.func, llvm.alloca
llvm.func @func_alloca(%p: !llvm.ptr, %n: i32) {
  %0 = "llvm.alloca"(%n) <{elem_type = !llvm.target<"spirv.Image">}> : (i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.alloca: expected trailing function type with one argument and one result
llvm.func @alloca_expected_trailing_function_type_with_one_argument_and(%n: i32) {
  %0 = llvm.alloca %n x f32 : (i32, i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.alloca: expected integer alignment
llvm.func @alloca_expected_integer_alignment(%n: i32) {
  %0 = llvm.alloca %n x f32 {alignment = "x"} : (i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.func, llvm.alloca
llvm.func @func_alloca_2(%n: i32) {
  %0 = llvm.alloca %n x !llvm.void : (i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.func, llvm.alloca
llvm.func @func_alloca_3(%n: i32) {
  %0 = llvm.alloca %n x index : (i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.alloca: this target extension type cannot be used in alloca
llvm.func @alloca_this_target_extension_type_cannot_be_used_in_alloca(%n: i32) {
  %0 = llvm.alloca %n x !llvm.target<"aarch64.svcount"> : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.target<"amdgcn.named.barrier"> : (i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.getelementptr: index 1 indexing a struct is out of bounds
llvm.func @getelementptr_index_1_indexing_a_struct_is_out_of_bounds(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.getelementptr: expected index 1 indexing a struct to be constant
llvm.func @getelementptr_expected_index_1_indexing_a_struct_to_be(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.getelementptr: type 'i32' cannot be indexed (index #1)
llvm.func @getelementptr_type_i32_cannot_be_indexed_index_1(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}
// ----- llvm.getelementptr: expected as many dynamic indices as specified in 'rawConstantIndices'
llvm.func @getelementptr_expected_as_many_dynamic_indices_as_specified(%p: !llvm.ptr) {
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// ----- llvm.getelementptr: operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM ...
llvm.func @getelementptr_operand_0_must_be_llvm_pointer_type_or_llvm(%p: i32) {
  %0 = llvm.getelementptr %p[0] : (i32) -> !llvm.ptr, i32
  llvm.return
}
// ----- llvm.load: operand #0 must be LLVM pointer type, but got 'i32'
llvm.func @load_operand_0_must_be_llvm_pointer_type_but_got_i32(%p: i32) {
  %0 = llvm.load %p : i32 -> i32
  llvm.return
}
// ----- llvm.load: result #0 must be LLVM type with size, but got '!llvm.void'
llvm.func @load_result_0_must_be_llvm_type_with_size_but_got_void(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}
// ----- llvm.load: expected alignment for atomic access
llvm.func @load_expected_alignment_for_atomic_access(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic monotonic : !llvm.ptr -> f32
  llvm.return
}
// ----- llvm.load: unsupported ordering 'release'
llvm.func @load_unsupported_ordering_release(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
// ----- llvm.load: unsupported ordering 'acq_rel'
llvm.func @load_unsupported_ordering_acq_rel(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return
}
// ----- llvm.load: unsupported type '!llvm.struct<(i32)>' for atomic access
llvm.func @load_unsupported_type_struct_i32_for_atomic_access(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return
}
// ----- llvm.load: unsupported type 'i1' for atomic access
llvm.func @load_unsupported_type_i1_for_atomic_access(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i1
  llvm.return
}
// ----- llvm.load: unsupported type 'i24' for atomic access
llvm.func @load_unsupported_type_i24_for_atomic_access(%p: !llvm.ptr) {
  %0 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i256
  %1 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i24
  llvm.return
}
// ----- llvm.load: expected syncscope to be null for non-atomic access
llvm.func @load_expected_syncscope_to_be_null_for_non_atomic_access(%p: !llvm.ptr) {
  %0 = llvm.load %p {syncscope = "agent"} : !llvm.ptr -> f32
  llvm.return
}
// ----- llvm.store: unsupported ordering 'acquire'
llvm.func @store_unsupported_ordering_acquire(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p atomic acquire {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
// ----- llvm.store: unsupported ordering 'acq_rel'
llvm.func @store_unsupported_ordering_acq_rel(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p atomic acq_rel {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.return
}
// ----- llvm.store: expected alignment for atomic access
llvm.func @store_expected_alignment_for_atomic_access(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p atomic release : f32, !llvm.ptr
  llvm.return
}
// ----- llvm.store: unsupported type '!llvm.array<2 x i32>' for atomic access
llvm.func @store_unsupported_type_array_2_x_i32_for_atomic_access(%p: !llvm.ptr, %v: !llvm.array<2 x i32>) {
  llvm.store %v, %p atomic release {alignment = 4 : i64} : !llvm.array<2 x i32>, !llvm.ptr
  llvm.return
}
// ----- llvm.store: expected syncscope to be null for non-atomic access
llvm.func @store_expected_syncscope_to_be_null_for_non_atomic_access(%p: !llvm.ptr, %v: f32) {
  llvm.store %v, %p {syncscope = "agent"} : f32, !llvm.ptr
  llvm.return
}
// ----- llvm.bitcast: can only cast pointers from and to pointers
llvm.func @bitcast_can_only_cast_pointers_from_and_to_pointers(%p: !llvm.ptr) {
  %0 = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return
}
// ----- llvm.bitcast: cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead
llvm.func @bitcast_cannot_cast_pointers_of_different_address_spaces_use(%p: !llvm.ptr) {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<3>
  llvm.return
}
// ----- llvm.bitcast: cannot cast vector of pointers to pointer
llvm.func @bitcast_cannot_cast_vector_of_pointers_to_pointer(%p: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %p : vector<2x!llvm.ptr> to !llvm.ptr
  llvm.return
}
// ----- llvm.bitcast: can only cast pointers from and to pointers
llvm.func @bitcast_can_only_cast_pointers_from_and_to_pointers_2(%p: i64) {
  %0 = llvm.bitcast %p : i64 to !llvm.ptr
  llvm.return
}
// ----- llvm.func, llvm.bitcast
llvm.func @func_bitcast(%p: i64) {
  %0 = llvm.bitcast %p : i64 to f32
  llvm.return
}
// ----- llvm.func, llvm.bitcast
llvm.func @func_bitcast_2(%p: vector<2x!llvm.ptr>) {
  %0 = llvm.bitcast %p : vector<2x!llvm.ptr> to vector<4x!llvm.ptr>
  llvm.return
}
// ----- integer width of the output type is smaller or equal to the integer width of the input type
llvm.func @integer_width_of_the_output_type_is_smaller_or_equal_to_the(%a: i32) {
  %0 = llvm.sext %a : i32 to i16
  llvm.return
}
// ----- integer width of the output type is smaller or equal to the integer width of the input type
llvm.func @integer_width_of_the_output_type_is_smaller_or_equal_to_the_2(%a: i32) {
  %0 = llvm.zext %a : i32 to i32
  llvm.return
}
// ----- input type is a vector but output type is an integer
llvm.func @input_type_is_a_vector_but_output_type_is_an_integer(%a: vector<2xi32>) {
  %0 = llvm.zext %a : vector<2xi32> to i64
  llvm.return
}
// ----- input and output vectors are of incompatible shape
llvm.func @input_and_output_vectors_are_of_incompatible_shape(%a: vector<2xi32>) {
  %0 = llvm.zext %a : vector<2xi32> to vector<3xi64>
  llvm.return
}
// ----- input type is an integer but output type is a vector
llvm.func @input_type_is_an_integer_but_output_type_is_a_vector(%a: i32) {
  %0 = llvm.zext %a : i32 to vector<3xi64>
  llvm.return
}
// ----- llvm.func, llvm.trunc
llvm.func @func_trunc(%a: i64) {
  %0 = llvm.trunc %a : i64 to i64
  llvm.return
}
// ----- llvm.add: operand #0 must be signless integer or LLVM dialect-compatible vector of signless ...
llvm.func @add_operand_0_must_be_signless_integer_or_llvm_dialect(%a: f32) {
  %0 = llvm.add %a, %a : f32
  llvm.return
}
// ----- llvm.icmp: 'foo' is an incorrect value of the 'predicate' attribute
llvm.func @icmp_foo_is_an_incorrect_value_of_the_predicate_attribute(%a: i32) {
  %0 = llvm.icmp "foo" %a, %a : i32
  llvm.return
}
// ----- use of value '%a' expects different type than prior uses: 'index' vs 'i32'
llvm.func @use_of_value_a_expects_different_type_than_prior_uses_index(%a: i32) {
  %0 = llvm.icmp "eq" %a, %a : index
  llvm.return
}
// ----- llvm.fcmp: operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of ...
llvm.func @fcmp_operand_0_must_be_floating_point_llvm_type_or_llvm(%a: i32) {
  %0 = llvm.fcmp "oeq" %a, %a : i32
  llvm.return
}
// ----- llvm.extractvalue: position out of bounds: 2
llvm.func @extractvalue_position_out_of_bounds_2(%s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.extractvalue: expected LLVM IR structure/array type, got: 'i32'
llvm.func @extractvalue_expected_llvm_ir_structure_array_type_got_i32(%s: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.extractvalue: position out of bounds: 3
llvm.func @extractvalue_position_out_of_bounds_3(%s: !llvm.array<3 x i32>) {
  %0 = llvm.extractvalue %s[3] : !llvm.array<3 x i32>
  llvm.return
}
// ----- llvm.extractvalue: expected LLVM IR structure/array type, got: 'i32'
llvm.func @extractvalue_expected_llvm_ir_structure_array_type_got_i32_2(%s: i32) {
  %0 = llvm.extractvalue %s[0] : i32
  llvm.return
}
// ----- llvm.extractvalue: Type mismatch: extracting from '!llvm.struct...
llvm.func @extractvalue_type_mismatch_extracting_from_struct(%s: !llvm.struct<(i32, f32)>) {
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}
// ----- llvm.insertvalue: Type mismatch: cannot insert 'i32' into '!llvm.struct<(i32, f32)>'
llvm.func @insertvalue_type_mismatch_cannot_insert_i32_into_struct_i32(%s: !llvm.struct<(i32, f32)>, %v: i32) {
  %0 = "llvm.insertvalue"(%s, %v) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- use of value '%v' expects different type than prior uses: 'f32' vs 'i32'
llvm.func @use_of_value_v_expects_different_type_than_prior_uses_f32_vs(%s: !llvm.struct<(i32, f32)>, %v: i32) {
  %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, f32)>
  llvm.return
}
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @func_failed_to_construct_function_type_expected_llvm_type(%s: index, %v: i32) {
  %0 = llvm.insertvalue %v, %s[1] : index
  llvm.return
}
// ----- llvm.func, llvm.shufflevector
llvm.func @func_shufflevector(%s: vector<4xi32>) {
  %0 = llvm.shufflevector %s, %s [0, 8] : vector<4xi32>
  llvm.return
}
// ----- llvm.shufflevector: expected a splat operation for scalable vectors
llvm.func @shufflevector_expected_a_splat_operation_for_scalable(%s: vector<[4]xi32>) {
  %0 = llvm.shufflevector %s, %s [0, 1, 0, 0] : vector<[4]xi32>
  llvm.return
}
// ----- llvm.func, llvm.shufflevector
llvm.func @func_shufflevector_2(%s: vector<[4]xi32>) {
  %0 = "llvm.shufflevector"(%s, %s) <{mask = array<i32: 0, 0, 0>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<3xi32>
  llvm.return
}
// ----- llvm.return: expected 1 operand
llvm.func @return_expected_1_operand() -> i32 {
  llvm.return
}
// ----- llvm.return: expected no operands
llvm.func @return_expected_no_operands(%a: i32) {
  llvm.return %a : i32
}
// ----- llvm.return: mismatching result types
llvm.func @return_mismatching_result_types(%a: i32) -> f32 {
  llvm.return %a : i32
}
// ----- llvm.return
func.func @return(%a: i32) {
  llvm.return %a : i32
}
// ----- llvm.switch: expects number of case values to match number of case destinations
llvm.func @switch_expects_number_of_case_values_to_match_number_of_case(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- llvm.switch: expects number of case values to match number of case destinations
llvm.func @switch_expects_number_of_case_values_to_match_number_of_case_2(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>,
      operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- expects number of branch weights to match number of successors: 1 vs 2
llvm.func @expects_number_of_branch_weights_to_match_number_of(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb2
  ] {branch_weights = array<i32: 5>}
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- expects case value type to match condition value type
llvm.func @expects_case_value_type_to_match_condition_value_type(%a: i64) {
  "llvm.switch"(%a)[^bb1, ^bb2] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>,
      operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- expects number of branch weights to match number of successors: 1 vs 2
llvm.func @expects_number_of_branch_weights_to_match_number_of_2(%a: i1) {
  llvm.cond_br %a weights([1]), ^bb1, ^bb2
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- type mismatch for bb argument #0 of successor #0
llvm.func @type_mismatch_for_bb_argument_0_of_successor_0(%a: i1, %b: i32) {
  llvm.cond_br %a, ^bb1(%b : i32), ^bb2
^bb1(%x: f32):
  llvm.return
^bb2:
  llvm.return
}
// ----- branch has 0 operands for successor #0, but target block has 1
llvm.func @branch_has_0_operands_for_successor_0_but_target_block_has_1() {
  llvm.br ^bb1
^bb1(%x: f32):
  llvm.return
}
