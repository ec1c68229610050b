// COMPARE:
// ----- llvm.call: incorrect number of operands (2) for callee (expecting: 1)
llvm.func @g(i32) -> i32
llvm.func @call_incorrect_number_operands_2_callee(%a: i32) {
  %0 = llvm.call @g(%a, %a) : (i32, i32) -> i32
  llvm.return
}
// ----- llvm.call: operand type mismatch for operand 0: 'f32' != 'i32'
llvm.func @g(i32) -> i32
llvm.func @call_operand_type_mismatch_operand_0(%a: f32) {
  %0 = llvm.call @g(%a) : (f32) -> i32
  llvm.return
}
// ----- llvm.call: expected function call to produce a value
llvm.func @g(i32) -> i32
llvm.func @call_expected_function_call_produce_value(%a: i32) {
  llvm.call @g(%a) : (i32) -> ()
  llvm.return
}
// ----- llvm.call: calling function with void result must not produce values
llvm.func @g(i32)
llvm.func @call_calling_function_void_result_must(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}
// ----- llvm.call: result type mismatch: 'f32' != 'i32'
llvm.func @g(i32) -> i32
llvm.func @call_result_type_mismatch_f32_i32(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}
// ----- llvm.call: 'g' does not reference a symbol in the current scope
llvm.func @call_g_does_not_reference_a_symbol_in_the_current_scope(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}
// ----- llvm.call: 'g' does not reference a valid LLVM function or IFunc
llvm.mlir.global external @g() : i32
llvm.func @call_g_does_not_reference_a_valid_llvm_function_or_ifunc(%a: i32) {
  %0 = llvm.call @g(%a) : (i32) -> f32
  llvm.return
}
// ----- llvm.call: missing var_callee_type attribute for vararg call
llvm.func @g(i32, ...) -> i32
llvm.func @call_missing_var_callee_type_attribute(%a: i32) {
  %0 = llvm.call @g(%a, %a) : (i32, i32) -> i32
  llvm.return
}
// ----- llvm.call: incorrect number of operands ...
llvm.func @g(i32, i32, ...) -> i32
llvm.func @call_incorrect_number_operands(%a: i32) {
  %0 = llvm.call @g(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
  llvm.return
}
// ----- llvm.call: expected var_callee_type to be a variadic function type
llvm.func @call_expected_var_callee_type_to_be_a_variadic_function_type(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(!llvm.func<i32 (i32)>) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// ----- llvm.call: expected var_callee_type to have at most 1 parameters
llvm.func @call_expected_var_callee_type_to_have_at_most_1_parameters(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(!llvm.func<i32 (i32, i32, ...)>) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// ----- llvm.call: var_callee_type parameter type mismatch: 'f32' != 'i32'
llvm.func @call_var_callee_type_parameter_type_mismatch_f32_i32(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(!llvm.func<i32 (f32, ...)>) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// ----- llvm.call: expected var_callee_type to return void
llvm.func @call_expected_var_callee_type_to_return_void(%a: i32, %p: !llvm.ptr) {
  llvm.call %p(%a) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32) -> ()
  llvm.return
}
// ----- llvm.call: var_callee_type return type mismatch: 'f32' != 'i32'
llvm.func @call_var_callee_type_return_type_mismatch_f32_i32(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(!llvm.func<f32 (i32, ...)>) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// ----- llvm.call: attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM ...
llvm.func @call_attribute_var_callee_type_failed_to_satisfy_constraint(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) vararg(i32) : !llvm.ptr, (i32) -> i32
  llvm.return
}
// ----- llvm.call: indirect call expects a pointer as callee: 'i64'
llvm.func @call_indirect_call_expects_a_pointer_as_callee_i64(%a: i32, %p: i64) {
  %0 = llvm.call %p(%a) : i64, (i32) -> i32
  llvm.return
}
// ----- llvm.call: expected function with 0 or 1 result
llvm.func @call_expected_function_with_0_or_1_result(%a: i32, %p: !llvm.ptr) {
  %0:2 = llvm.call %p(%a) : !llvm.ptr, (i32) -> (i32, i32)
  llvm.return
}
// ----- llvm.call: expected function with 0 or 1 result
llvm.func @g(i32)
llvm.func @call_expected_function_0_or_1(%a: i32, %p: !llvm.ptr) {
  %0:2 = llvm.call @g(%a) : (i32) -> (i32, i32)
  llvm.return
}
// ----- llvm.call: expected indirect call to have 2 trailing types
llvm.func @call_expected_indirect_call_to_have_2_trailing_types(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call %p(%a) : (i32) -> i32
  llvm.return
}
// ----- llvm.call: must have either a `callee` attribute or at least an operand
llvm.func @call_must_have_either_a_callee_attribute_or_at_least_an() {
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}
// ----- expected 1 operand bundle tags, but actually got 0
llvm.func @expected_1_operand_bundle_tags_but_actually_got_0(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) <{op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}
// ----- operand bundle tag must be a StringAttr
llvm.func @operand_bundle_tag_must_be_a_stringattr(%a: i32, %p: !llvm.ptr) {
  "llvm.call"(%p, %a) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1], operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, i32) -> ()
  llvm.return
}
// ----- llvm.call_intrinsic: intrinsic name must start with 'llvm.'
llvm.func @call_intrinsic_intrinsic_name_must_start_with_llvm(%a: i32) {
  llvm.call_intrinsic "foo"(%a) : (i32) -> ()
  llvm.return
}
// ----- llvm.call_intrinsic: expected function with 0 or 1 result
llvm.func @call_intrinsic_expected_function_with_0_or_1_result(%a: i32) {
  %0:2 = llvm.call_intrinsic "llvm.foo"(%a) : (i32) -> (i32, i32)
  llvm.return
}
// ----- llvm.invoke: expected var_callee_type to return void
llvm.func @p(...) -> i32
llvm.func @invoke_expected_var_callee_type_return_void(%a: i32) attributes {personality = @p} {
  llvm.invoke @p() to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- first operation in unwind destination should be a llvm.landingpad operation
llvm.func @p(...) -> i32
llvm.func @first_operation_unwind_destination_should(%a: i32) attributes {personality = @p} {
  %0 = llvm.invoke @p() to ^bb1 unwind ^bb2 vararg(!llvm.func<i32 (...)>) : () -> i32
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// ----- llvm.landingpad needs to be in a function with a personality
llvm.func @landingpad_needs_to_be_in_a_function_with_a_personality(%a: i32) {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
// ----- landingpad instruction expects at least one clause or cleanup attribute
llvm.func @p(...) -> i32
llvm.func @landingpad_instruction_expects_least_one(%a: i32) attributes {personality = @p} {
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}
// ----- clause #0 is not a known constant - null, addressof, bitcast
llvm.func @p(...) -> i32
llvm.func @clause_0_not_known_constant_null(%a: !llvm.ptr) attributes {personality = @p} {
  %0 = llvm.landingpad (catch %a : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// ----- constant clauses expected
llvm.func @p(...) -> i32
llvm.func @constant_clauses_expected(%a: !llvm.ptr) attributes {personality = @p} {
  %z = llvm.mlir.zero : !llvm.ptr
  %c = llvm.bitcast %z : !llvm.ptr to !llvm.ptr
  %0 = llvm.landingpad (catch %c : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// ----- llvm.landingpad: should have a consistent result type inside a function
llvm.func @p(...) -> i32
llvm.func @landingpad_should_have_consistent_result(%a: !llvm.ptr) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  llvm.return
}
// ----- llvm.resume: should have a consistent input type inside a function
llvm.func @p(...) -> i32
llvm.func @resume_should_have_consistent_input_type(%a: i32) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %a : i32
}
// ----- llvm.func, llvm.resume
llvm.func @func_resume(%a: i32) {
  llvm.resume %a : i32
}
// ----- llvm.func: functions cannot have 'common' linkage
llvm.func common @f()
// ----- llvm.func
llvm.func appending @f() {
  llvm.return
}
// ----- llvm.func: external functions must have 'external' or 'extern_weak' linkage
llvm.func internal @func_external_functions_must_have_external_or_extern_weak()
// ----- no_inline and always_inline attributes are incompatible
llvm.func @no_inline_and_always_inline_attributes_are_incompatible() attributes {no_inline, always_inline} {
  llvm.return
}
// ----- llvm.func: with optimize_none must also be no_inline
llvm.func @func_with_optimize_none_must_also_be_no_inline() attributes {optimize_none} {
  llvm.return
}
// ----- llvm.func: failed to construct function type: expected zero or one function result
llvm.func @func_failed_to_construct_function_type_expected_zero_or_one() -> (i32, i32)
// ----- llvm.func: failed to construct function type: expected LLVM type for function results'index'
llvm.func @func_failed_to_construct_function_type_expected_llvm_type() -> index
// ----- llvm.func
llvm.func @func() -> !llvm.void
// ----- llvm.func: variadic arguments must be in the end of the argument list
llvm.func @func_variadic_arguments_must_be_in_the_end_of_the_argument(..., i32)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @func_failed_to_construct_function_type_expected_llvm_type_2(tensor<2xf32>)
// ----- llvm.func: attribute 'linkage' occurs more than once in the attribute list
llvm.func @func_attribute_linkage_occurs_more_than_once_in_the(%a: i32) attributes {linkage = #llvm.linkage<internal>} {
  llvm.return
}
// ----- llvm.func: attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function ...
"llvm.func"() <{sym_name = "f", function_type = (i32) -> i32}> ({}) : () -> ()
// ----- llvm.func: type of entry block argument #0...
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
^bb0(%a: f32):
  llvm.return
}) : () -> ()
// ----- llvm.func: entry block must have 1 arguments to match function signature
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void (i32)>}> ({
  llvm.return
}) : () -> ()
// ----- expected comdat symbol
llvm.func @expected_comdat_symbol() comdat(@a::@b)
// ----- "llvm.noalias" attribute attached to non-pointer LLVM type
llvm.func @noalias_attribute_attached_to_non_pointer_llvm_type(i32 {llvm.noalias})
// ----- "llvm.noalias" should be a unit attribute
llvm.func @noalias_should_be_a_unit_attribute(i32 {llvm.noalias = 1 : i32})
// ----- "llvm.sret" should be a type attribute
llvm.func @sret_should_be_a_type_attribute(!llvm.ptr {llvm.sret})
// ----- "llvm.sret" should be a type attribute
llvm.func @sret_should_be_a_type_attribute_2(!llvm.ptr {llvm.sret = 1 : i32})
// ----- "llvm.sret" attribute attached to non-pointer LLVM type
llvm.func @sret_attribute_attached_to_non_pointer_llvm_type(i32 {llvm.sret = i32})
// ----- "llvm.byval" attribute attached to non-pointer LLVM type
llvm.func @byval_attribute_attached_to_non_pointer_llvm_type(i32 {llvm.byval = i32})
// ----- "llvm.align" attribute attached to non-pointer LLVM type
llvm.func @align_attribute_attached_to_non_pointer_llvm_type(i32 {llvm.align = 4 : i64})
// ----- "llvm.align" should be an integer attribute
llvm.func @align_should_be_an_integer_attribute(!llvm.ptr {llvm.align})
// ----- "llvm.signext" attribute attached to non-integer LLVM type
llvm.func @signext_attribute_attached_to_non_integer_llvm_type(!llvm.ptr {llvm.signext})
// ----- "llvm.zeroext" attribute attached to non-integer LLVM type
llvm.func @zeroext_attribute_attached_to_non_integer_llvm_type(f32 {llvm.zeroext})
// ----- "llvm.signext" should be a unit attribute
llvm.func @signext_should_be_a_unit_attribute(!llvm.ptr {llvm.signext = true})
// ----- llvm.func
llvm.func @func_2(!llvm.ptr {llvm.unknown})
// ----- "llvm.sret" is not a valid result attribute
llvm.func @sret_is_not_a_valid_result_attribute() -> (!llvm.ptr {llvm.sret = i32})
// ----- "llvm.byval" is not a valid result attribute
llvm.func @byval_is_not_a_valid_result_attribute() -> (!llvm.ptr {llvm.byval = i32})
// ----- "llvm.nest" is not a valid result attribute
llvm.func @nest_is_not_a_valid_result_attribute() -> (!llvm.ptr {llvm.nest})
// ----- "llvm.readonly" is not a valid result attribute
llvm.func @readonly_is_not_a_valid_result_attribute() -> (!llvm.ptr {llvm.readonly})
// ----- "llvm.noalias" attribute attached to non-pointer LLVM type
llvm.func @noalias_attribute_attached_to_non_pointer_llvm_type_2() -> (i32 {llvm.noalias})
// ----- "llvm.returned" is not a valid result attribute
llvm.func @returned_is_not_a_valid_result_attribute() -> (i32 {llvm.returned})
// ----- "llvm.dereferenceable" should be an integer attribute
llvm.func @dereferenceable_should_be_an_integer_attribute(!llvm.ptr {llvm.dereferenceable = "x"})
// ----- llvm.func
llvm.func @func_3(f32 {llvm.range = #llvm.constant_range<i32, 0, 1>})
// ----- "llvm.nofree" attribute attached to non-pointer LLVM type
llvm.func @nofree_attribute(!llvm.ptr {llvm.alignstack = 8 : i64}, i32 {llvm.allocalign}, i32 {llvm.allocptr}, i32 {llvm.nofree}, i32 {llvm.inreg})
// ----- "llvm.byref" attribute attached to non-pointer LLVM type
llvm.func @byref_attribute_attached_to_non_pointer_llvm_type(!llvm.ptr {llvm.elementtype = i32}, i32 {llvm.byref = i32})
// ----- llvm.mlir.global: expects type to be a valid element type for an LLVM global
llvm.mlir.global internal @g(1 : i32) : !llvm.void
// ----- llvm.mlir.global: requires an i8 array type of the length equal to that of the string attribute
llvm.mlir.global internal @g("abc") : !llvm.array<4 x i8>
// ----- llvm.mlir.global: requires an i8 array type of the length equal to that of the string attribute
llvm.mlir.global internal @g("abc") : i32
// ----- llvm.mlir.global: type can only be omitted for string globals
llvm.mlir.global internal @g(1 : i32)
// ----- llvm.mlir.global: expected zero or one type
llvm.mlir.global internal @g(1 : i32) : i32, i32
// ----- llvm.mlir.global: expected zero value for 'common' linkage
llvm.mlir.global common @g(1 : i32) : i32
// ----- llvm.mlir.global: expected array type for 'appending' linkage
llvm.mlir.global appending @g(1 : i32) : i32
// ----- alignment attribute is not a power of 2
llvm.mlir.global internal @g(1 : i32) {alignment = 3 : i64} : i32
// ----- llvm.mlir.global: cannot have both initializer value and region
llvm.mlir.global internal @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// ----- llvm.mlir.global: initializer region type 'i64' does not match global type 'i32'
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// ----- llvm.mlir.global: initializer region cannot return void
llvm.mlir.global internal @g() : i32 {
  llvm.return
}
// ----- ops with side effects not allowed in global initializers
llvm.func @callee() -> i32
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.call @callee() : () -> i32
  llvm.return %0 : i32
}
// ----- expected comdat symbol
llvm.mlir.global internal @g(1 : i32) comdat(@x) : i32
// ----- llvm.mlir.global: attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer ...
llvm.mlir.global internal @g(1 : i32) {addr_space = -1 : i32} : i32
// ----- llvm.mlir.global: symbol's parent must have the SymbolTable trait
func.func @global_symbol_s_parent_must_have_the_symboltable_trait() {
  llvm.mlir.global internal @g(1 : i32) : i32
  return
}
// ----- llvm.mlir.global: this target extension type cannot be used in a global
llvm.mlir.global internal @g(1 : i32) : !llvm.target<"aarch64.svcount">
// ----- llvm.mlir.global: expects type to be a valid element type for an LLVM global
llvm.mlir.global internal @g() : index
// ----- llvm.mlir.alias: initializer region must always return a pointer
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// ----- llvm.mlir.alias: initializer region must always return a pointer
llvm.mlir.alias external @a : i32 {
  llvm.return
}
// ----- llvm.mlir.alias: 'appending' linkage not supported in aliases, available options: private, ...
llvm.mlir.global internal @g(1 : i32) : i32
llvm.mlir.alias appending @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// ----- llvm.mlir.alias: expects type to be a valid element type for an LLVM global alias
llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// ----- llvm.mlir.addressof: must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or ...
llvm.func @addressof_must_reference_a_global_defined_by_global_alias_or() -> i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.unreachable
}
// ----- llvm.mlir.addressof: pointer address space must match address space of the referenced global or ...
llvm.mlir.global internal @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @addressof_pointer_address_space_must_match_address_space_of() -> i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.unreachable
}
// ----- llvm.dso_local_equivalent: must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'
llvm.func @dso_local_equivalent_must_reference_a_global_defined_by_func() -> i32 {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.unreachable
}
// ----- llvm.dso_local_equivalent: must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'
llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @dso_local_equivalent_must_reference_a_global_defined_by_func_2() -> i32 {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.unreachable
}
// ----- llvm.dso_local_equivalent: target function with 'extern_weak' linkage not allowed
llvm.func extern_weak @g()
llvm.func @dso_local_equivalent_target_function_with_extern_weak() -> i32 {
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.unreachable
}
// ----- llvm.blockaddress: expects an existing block label target in the referenced function
llvm.func @blockaddress_expects_an_existing_block_label_target_in_the() -> i32 {
  %0 = llvm.blockaddress <function = @blockaddress_expects_an_existing_block_label_target_in_the, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
// ----- ctors, priorities, and data must have the same number of elements
llvm.mlir.global_ctors ctors = [@a], priorities = [], data = []
// ----- llvm.mlir.global_ctors: 'a' does not reference a valid LLVM function
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]
// ----- llvm.mlir.global_dtors: expected 'dtors'
llvm.mlir.global_dtors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]
// ----- data element must be symbol or #llvm.zero
llvm.func @data_element_must_be_symbol_or_zero() { llvm.return }
llvm.mlir.global_dtors dtors = [@data_element_must_be_symbol_or_zero], priorities = [1 : i32], data = [1 : i32]
// ----- llvm.mlir.ifunc: resolver must be a definition
llvm.func @ifunc_resolver_must_definition() -> i32
llvm.mlir.ifunc external @i : !llvm.func<i32 ()>, !llvm.ptr @ifunc_resolver_must_definition
// ----- llvm.mlir.ifunc: resolver must return a pointer
llvm.func @ifunc_resolver_must_return_pointer() -> i32 {
  llvm.unreachable
}
llvm.mlir.ifunc external @i : !llvm.func<i32 ()>, !llvm.ptr @ifunc_resolver_must_return_pointer
// ----- llvm.mlir.ifunc: 'appending' linkage not supported in ifuncs, available options: private, internal, ...
llvm.func @ifunc_appending_linkage_not_supported_in_ifuncs_available() -> !llvm.ptr {
  llvm.unreachable
}
llvm.mlir.ifunc appending @i : !llvm.func<i32 ()>, !llvm.ptr @ifunc_appending_linkage_not_supported_in_ifuncs_available
// ----- only comdat selector symbols can appear in a comdat region
llvm.comdat @c {
  llvm.return
}
// ----- llvm.linker_options
llvm.linker_options []
// ----- llvm.linker_options: attribute 'options' failed to satisfy constraint: string array attribute
llvm.linker_options ["a", 1]
// ----- llvm.module_flags: expected a module flag attribute
llvm.module_flags [1]
// ----- 'CG Profile' key expects an array of '#llvm.cgprofile_entry'
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", 1 : i32>]
// ----- only integer and string values are currently supported for unknown key '"x"'
llvm.module_flags [#llvm.mlir.module_flag<error, "x", [1]>]
// ----- only integer and string values are currently supported for unknown key '"x"'
llvm.module_flags [#llvm.mlir.module_flag<error, "x", 1.0 : f32>]
// ----- ProfileSummary: key expects a '#llvm.profile_summary' attribute
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i64>]
// ----- builtin.module: invalid data layout descriptor: unknown specifier 'x'
module attributes {llvm.data_layout = "x"} {}
// ----- builtin.module: expected 'llvm.data_layout' to be a string attributes
module attributes {llvm.data_layout = 1 : i32} {}
// -----
module attributes {llvm.loop = 1 : i32} {}
// -----
func.func @invalid_symbols() attributes {llvm.readnone = 1 : i32} {
  return
}
