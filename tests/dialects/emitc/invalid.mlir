// COMPARE:
// ----- a constant of another type
func.func @a_constant_of_another_type() { %0 = "emitc.constant"() {value = 1 : i8} : () -> i32 return }
// ----- emitc.constant: string attributes are not supported, use #emitc.opaque instead
func.func @constant_string_attributes_are_not_supported_use_opaque() { %0 = "emitc.constant"() {value = "x"} : () -> i32 return }
// ----- emitc.constant: value must not be empty
func.func @constant_value_must_not_be_empty() { %0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32 return }
// ----- emitc.constant
func.func @constant() { %0 = "emitc.constant"() {value = 1 : index} : () -> !emitc.size_t return }
// ----- emitc.variable: requires attribute to either be an #emitc.opaque attribute or it's type ('i8') to ...
func.func @variable_requires_attribute_to_either_be_an_opaque_attribute() { %0 = "emitc.variable"() {value = 1 : i8} : () -> !emitc.lvalue<i32> return }
// ----- emitc.variable: result #0 must be EmitC array type or EmitC lvalue type, but got 'i8'
func.func @variable_result_0_must_be_emitc_array_type_or_emitc_lvalue() { %0 = "emitc.variable"() {value = 1 : i8} : () -> i8 return }
// ----- pointers
func.func @pointers(%p: !emitc.ptr<i32>) { %0 = emitc.add %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32> return }
// ----- emitc.add: requires that one operand is an integer or of opaque type if the other is a pointer
func.func @add_requires_that_one_operand_is_an(%p: !emitc.ptr<i32>, %x: f32) { %0 = emitc.add %p, %x : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32> return }
// ----- emitc.sub: rhs can only be a pointer if lhs is a pointer
func.func @sub_rhs_can_only_be_a_pointer_if_lhs_is(%p: !emitc.ptr<i32>, %x: i32) { %0 = emitc.sub %x, %p : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32> return }
// ----- emitc.sub: requires that rhs is an integer, pointer or of opaque type if lhs is a pointer
func.func @sub_requires_that_rhs_is_an_integer(%p: !emitc.ptr<i32>, %x: f32) { %0 = emitc.sub %p, %x : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32> return }
// ----- emitc.sub: requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are ...
func.func @sub_requires_that_the_result_is_an(%p: !emitc.ptr<i32>) { %0 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32 return }
// ----- apply
func.func @apply(%a: i32) { %0 = emitc.apply ""(%a) : (i32) -> i32 return }
// ----- emitc.apply: applicable operator is illegal
func.func @apply_applicable_operator_is_illegal(%a: i32) { %0 = emitc.apply "+"(%a) : (i32) -> i32 return }
// ----- emitc.apply: operand type must be an lvalue when applying `&`
func.func @apply_operand_type_must_be_an_lvalue_when_applying(%a: i32) { %0 = emitc.apply "&"(%a) : (i32) -> !emitc.ptr<i32> return }
// ----- emitc.apply: operand type must be a pointer when applying `*`
func.func @apply_operand_type_must_be_a_pointer_when_applying(%a: i32) { %0 = emitc.apply "*"(%a) : (i32) -> i32 return }
// ----- emitc.apply: result type must be a pointer when applying `&`
func.func @apply_result_type_must_be_a_pointer_when_applying(%v: !emitc.lvalue<i32>) { %0 = emitc.apply "&"(%v) : (!emitc.lvalue<i32>) -> i32 return }
// ----- emitc.apply: operand type must be a pointer when applying `*`
func.func @apply_operand_type_must_be_a_pointer_when_applying_2(%v: !emitc.lvalue<i32>) { %0 = emitc.apply "*"(%v) : (!emitc.lvalue<i32>) -> i32 return }
// ----- emitc.constant, emitc.apply
func.func @constant_apply() { %c = "emitc.constant"() {value = #emitc.opaque<"p">} : () -> !emitc.ptr<i32>
  %0 = emitc.apply "*"(%c) : (!emitc.ptr<i32>) -> i32 return }
// ----- assign
func.func @assign(%v: !emitc.lvalue<i32>, %a: i32) { emitc.assign %a : i32 to %v : <i32> return }
// ----- emitc.assign: requires value's type ('f32') to match variable's type ('i32')
func.func @assign_requires_value_s_type_f32_to_match_variable_s_type(%a: f32) { %v = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.lvalue<i32>
  emitc.assign %a : f32 to %v : <i32> return }
// ----- cast
func.func @cast(%a: tensor<2xi32>) { %0 = emitc.cast %a : tensor<2xi32> to i32 return }
// ----- emitc.cast
func.func @cast_2(%a: !emitc.array<2xi32>) { %0 = emitc.cast %a : !emitc.array<2xi32> to !emitc.ptr<i32> return }
// ----- emitc.cast: operand type '!emitc.array<2x2xi32>' and result type '!emitc.ptr<i32>' are cast ...
func.func @cast_operand_type_array_2x2xi32_and(%a: !emitc.array<2x2xi32>) { %0 = emitc.cast %a : !emitc.array<2x2xi32> to !emitc.ptr<i32> return }
// ----- calls
func.func @calls() { emitc.call_opaque ""() : () -> () return }
// ----- emitc.call_opaque: index argument is out of range
func.func @f() { emitc.call_opaque "f"() {args = [0 : index]} : () -> () return }
// ----- emitc.call_opaque: array argument has no type
func.func @f() { emitc.call_opaque "f"() {args = [[0]]} : () -> () return }
// ----- emitc.call_opaque: template argument has invalid type
func.func @f() { emitc.call_opaque "f"() {template_args = ["x"]} : () -> () return }
// ----- emitc.call_opaque: cannot return array type
func.func @f() { %0 = emitc.call_opaque "f"() : () -> !emitc.array<2xi32> return }
// ----- emitc.call: 'g' does not reference a valid function
func.func @call_g_does_not_reference_a_valid_function() { emitc.call @g() : () -> () return }
// ----- emitc.call: incorrect number of operands for callee
emitc.func @g(%a: i32) { return }
func.func @call_incorrect_number_operands_callee() { emitc.call @g() : () -> () return }
// ----- emitc.call: operand type mismatch: expected operand type 'i32', but provided 'f32' for operand ...
emitc.func @g(%a: i32) { return }
func.func @call_operand_type_mismatch_expected_operand(%a: f32) { emitc.call @g(%a) : (f32) -> () return }
// ----- emitc.call: incorrect number of results for callee
emitc.func @g(%a: i32) { return }
func.func @call_incorrect_number_results_callee(%a: i32) { %0 = emitc.call @g(%a) : (i32) -> i32 return }
// ----- emitc.call: result type mismatch at index 0
emitc.func @g(%a: i32) -> i32 { return %a : i32 }
func.func @call_result_type_mismatch_index_0(%a: i32) { %0 = emitc.call @g(%a) : (i32) -> i8 return }
// ----- emitc.declare_func: 'h' does not reference a valid function
emitc.declare_func @h
// ----- functions
emitc.func @functions(%a: !emitc.lvalue<i32>) { return }
// ----- emitc.func: requires zero or exactly one result, but has 2
emitc.func @func_requires_zero_or_exactly_one_result_but_has_2(%a: i32) -> (i32, i32) { return }
// ----- emitc.func: cannot return array type
emitc.func @func_cannot_return_array_type(%a: !emitc.array<2xi8>) -> !emitc.array<2xi8> { return %a : !emitc.array<2xi8> }
// ----- type of the return operand ('i32') doesn't match function result type ('i8') in function @g
emitc.func @type_of_the_return_operand_i32_doesn_t_match_function_result(%a: i32) -> i8 { return %a : i32 }
// ----- emitc.return: has 0 operands, but enclosing function (@g) returns 1
emitc.func @return_has_0_operands_but_enclosing_function_g_returns_1(%a: i32) -> i8 { return }
// ----- subscripts
func.func @subscripts(%a: !emitc.array<2x3xf32>, %i: index) { %0 = emitc.subscript %a[%i] : (!emitc.array<2x3xf32>, index) -> !emitc.lvalue<f32> return }
// ----- emitc.subscript: on array operand requires index operand 0 to be integer-like, but got 'f32'
func.func @subscript_on_array(%a: !emitc.array<2xf32>, %i: f32) { %0 = emitc.subscript %a[%i] : (!emitc.array<2xf32>, f32) -> !emitc.lvalue<f32> return }
// ----- emitc.subscript: on array operand requires element type ('f32') and result type ('f64') to match
func.func @subscript_on_array_2(%a: !emitc.array<2xf32>, %i: i8) { %0 = emitc.subscript %a[%i] : (!emitc.array<2xf32>, i8) -> !emitc.lvalue<f64> return }
// ----- emitc.subscript: on pointer operand requires one index operand, but got 2
func.func @subscript_on_pointer(%a: !emitc.ptr<f32>, %i: i8) { %0 = emitc.subscript %a[%i, %i] : (!emitc.ptr<f32>, i8, i8) -> !emitc.lvalue<f32> return }
// ----- emitc.subscript: on pointer operand requires index operand to be integer-like, but got 'f32'
func.func @subscript_on_pointer_2(%a: !emitc.ptr<f32>, %i: f32) { %0 = emitc.subscript %a[%i] : (!emitc.ptr<f32>, f32) -> !emitc.lvalue<f32> return }
// ----- emitc.subscript: on pointer operand requires pointee type ('f32') and result type ('f64') to match
func.func @subscript_on_pointer_3(%a: !emitc.ptr<f32>, %i: i8) { %0 = emitc.subscript %a[%i] : (!emitc.ptr<f32>, i8) -> !emitc.lvalue<f64> return }
// ----- verbatim
func.func @verbatim(%a: i32) { emitc.verbatim "{} {}" args %a : i32 return }
// ----- emitc.verbatim: expected '}' after unescaped '{' at end of string
func.func @verbatim_expected_after_unescaped_at_end_of_string(%a: i32) { emitc.verbatim "{" args %a : i32 return }
// ----- emitc.verbatim: expected '}' after unescaped '{'
func.func @verbatim_expected_after_unescaped(%a: i32) { emitc.verbatim "{a}" args %a : i32 return }
// ----- emitc.verbatim
func.func @verbatim_2(%a: i32) { emitc.verbatim "{a}" return }
// ----- literal
func.func @literal() { %0 = emitc.literal "" : f32 return }
// ----- globals
emitc.global @g : memref<2xf32>
// ----- elements literal must be a shaped type
emitc.global @g : i32 = dense<1> : tensor<2xi32>
// ----- expected operation name in quotes
emitc.global @g : !emitc.array<2xi32> = dense<1> : tensor<3xi32>
// ----- custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute
emitc.global @g : i32 = "x"
// ----- emitc.global: cannot have both static and extern specifiers
emitc.global extern static @g : i32
// ----- emitc.get_global: 'g' does not reference a valid emitc.global
func.func @get_global_g_does_not_reference_a_valid_global() { %0 = emitc.get_global @g : !emitc.lvalue<i32> return }
// ----- emitc.get_global: on non-array type expects result inner type 'i8' to match type 'i32' of the ...
emitc.global @g : i32
func.func @get_global_on_non_array_type_expects_result_inner_type_i8_to() { %0 = emitc.get_global @g : !emitc.lvalue<i8> return }
// ----- emitc.get_global: on non-array type expects result type to be an lvalue type for the global @g
emitc.global @g : i32
func.func @get_global_on_non_array_type_expects_result_type_to_be_an() { %0 = emitc.get_global @g : !emitc.array<2xi8> return }
// ----- emitc.get_global: on array type expects result type '!emitc.array<3xi8>' to match type ...
emitc.global @g : !emitc.array<2xi8>
func.func @get_global_on_array_type_expects_result_type_array_3xi8_to() { %0 = emitc.get_global @g : !emitc.array<3xi8> return }
// ----- fields
emitc.field @g : i32
// ----- emitc.field: expected valid emitc type
emitc.class @C { emitc.field @g : memref<2xi8> }
// ----- emitc.get_field: field '@x' not found in the class
emitc.class @C { emitc.func @get_field_field_x_not_found_in_the_class() { %0 = get_field @x : i32 return } }
// ----- emitc.get_field: result type 'i32' does not match field '@x' type 'i8'
emitc.class @C { emitc.field @x : i8 emitc.func @get_field_result_type_i32_does_not_match_field_x_type_i8() { %0 = get_field @x : i32 return } }
// ----- emitc.get_field:  must be nested within an emitc.class operation
emitc.func @get_field_must_be_nested_within_an_class_operation() { %0 = get_field @x : i32 return }
// ----- types
func.func private @types(!emitc.opaque<"">)
// ----- pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead
func.func private @pointer_not_allowed_as_outer_type_with_opaque_use_ptr(!emitc.opaque<"int*">)
// ----- pointers to lvalues are not allowed
func.func private @pointers_to_lvalues_are_not_allowed(!emitc.ptr<!emitc.lvalue<i32>>)
// ----- !emitc.lvalue must wrap supported emitc type, but got '!emitc.lvalue<i32>'
func.func private @lvalue_must_wrap_supported_emitc_type_but_got_lvalue_i32(!emitc.lvalue<!emitc.lvalue<i32>>)
// ----- !emitc.lvalue cannot wrap !emitc.array type
func.func private @lvalue_cannot_wrap_array_type(!emitc.lvalue<!emitc.array<2xi32>>)
// ----- shape must not be empty
func.func private @shape_must_not_be_empty(!emitc.array<i32>)
// ----- invalid array element type ''tensor<2xi32>''
func.func private @invalid_array_element_type_tensor_2xi32(!emitc.array<2xtensor<2xi32>>)
// ----- expected static shape
func.func private @expected_static_shape(!emitc.array<?xi32>)
// ----- expressions
func.func @expressions(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { emitc.yield %a : i32 } return }
// ----- emitc.expression: must yield a value at termination
func.func @expression_must_yield_a_value_at(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { %1 = emitc.add %a, %a : (i32, i32) -> i32 } return }
// ----- emitc.expression: requires yielded type to match return type
func.func @expression_requires(%a: i32) { %0 = emitc.expression %a : (i32) -> i8 { %1 = emitc.add %a, %a : (i32, i32) -> i32 emitc.yield %1 : i32 } return }
// ----- emitc.expression: contains an unused operation
func.func @expression_contains_an_unused_operation(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { %1 = emitc.add %a, %a : (i32, i32) -> i32
  %2 = emitc.add %a, %a : (i32, i32) -> i32 emitc.yield %1 : i32 } return }
// ----- emitc.expression: contains an unsupported operation
func.func @expression_contains_an_unsupported(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { %1 = arith.addi %a, %a : i32 emitc.yield %1 : i32 } return }
// ----- emitc.expression: requires exactly one use for operations with side effects
func.func @expression_requires_exactly_one_use_for(%a: i32) { %0 = emitc.expression %a : (i32) -> i32 { %1 = emitc.call_opaque "g"(%a) : (i32) -> i32
  %2 = emitc.add %1, %1 : (i32, i32) -> i32 emitc.yield %2 : i32 } return }
// ----- custom op 'emitc.expression' expected function type
func.func @custom_op_expression_expected_function_type(%a: i32) { %0 = emitc.expression %a : i32 { emitc.yield %a : i32 } return }
// ----- custom op 'emitc.expression' expected single return type
func.func @custom_op_expression_expected_single_return_type(%a: i32) { %0:2 = emitc.expression %a : (i32) -> (i32, i32) { emitc.yield %a : i32 } return }
// ----- control flow
func.func @control_flow(%a: i32) { emitc.switch %a : i32 case 1 { emitc.yield } case 1 { emitc.yield } default { emitc.yield } return }
// ----- emitc.switch: operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'
func.func @switch_operand_0_must_be_integer_index_or_opaque_type(%a: f32) { emitc.switch %a : f32 default { emitc.yield } return }
// ----- emitc.switch: expected each region to return 0 values, but case region #0 returns 1
func.func @switch_expected_each_region_to_return_0(%a: i32) { emitc.switch %a : i32 case 1 { emitc.yield %a : i32 } default { emitc.yield } return }
// ----- emitc.for: failed to verify that all of {lowerBound, upperBound, step} have same type
func.func @for_failed_to_verify_that_all_of(%a: i32, %b: i8) { "emitc.for"(%a, %a, %b) ({ ^bb0(%i: i32): emitc.yield }) : (i32, i32, i8) -> () return }
// ----- emitc.for: expected induction variable to be same type as bounds and step
func.func @for_expected_induction_variable_to_be(%a: i32) { "emitc.for"(%a, %a, %a) ({ ^bb0(%i: i8): emitc.yield }) : (i32, i32, i32) -> () return }
// ----- emitc.for: expected body to have a single block argument for the induction variable
func.func @for_expected_body_to_have_a_single_block_argument_for_the(%a: i32) { "emitc.for"(%a, %a, %a) ({ emitc.yield }) : (i32, i32, i32) -> () return }
// ----- emitc.yield: yields a value not returned by parent
func.func @yield_yields_a_value_not_returned_by_parent(%a: i1) { emitc.if %a { emitc.yield %a : i1 } return }
// ----- emitc.yield: expects parent op to be one of 'emitc.do, emitc.expression, emitc.for, emitc.if, ...
func.func @yield_expects_parent_op_to_be_one_of_emitc_do_expression_for(%a: i1) { emitc.yield return }
// ----- emitc.do: condition region must contain exactly two operations: 'emitc.expression' followed by ...
func.func @emitc_do_condition_region_must_contain_exactly_two(%c: i1) { emitc.do {} while { emitc.yield %c : i1 } return }
// ----- emitc.do: expected first op in condition region to be 'emitc.expression', but got emitc.logical_not
func.func @emitc_do_expected_first_op_in_condition_region_to_be(%c: i1) { emitc.do {} while { %0 = emitc.logical_not %c : i1 emitc.yield %0 : i1 } return }
// ----- emitc.do: emitc.expression in condition region must return 'i1', but returns 'i32'
func.func @emitc_do_expression_in_condition_region(%c: i32) { emitc.do {} while { %0 = emitc.expression %c : (i32) -> i32 { %1 = add %c, %c : (i32, i32) -> i32
 yield %1 : i32 } emitc.yield %0 : i32 } return }
// ----- emitc.do: expected condition region to return 1 value, but it returns 0 values
func.func @emitc_do_expected_condition_region_to(%c: i1) { emitc.do {} while { %0 = emitc.expression %c : (i1) -> i1 { %1 = logical_not %c : i1 yield %1 : i1 }
  emitc.yield } return }
// ----- 'emitc.yield' must return result of 'emitc.expression' from this condition region
func.func @yield_must_return_result_of_expression(%c: i1) { emitc.do {} while { %0 = emitc.expression %c : (i1) -> i1 { %1 = logical_not %c : i1 yield %1 : i1 }
  emitc.yield %c : i1 } return }
// ----- emitc.do: body region must not contain terminator
func.func @emitc_do_body_region(%c: i1) { emitc.do { emitc.yield } while { %0 = emitc.expression %c : (i1) -> i1 { %1 = logical_not %c : i1 yield %1 : i1 }
  emitc.yield %0 : i1 } return }
// ----- syntax
emitc.include 5
// ----- custom op 'emitc.include' expected trailing '>' for standard include
emitc.include <"a.h"
// ----- expected '<'
func.func @expected(%v: !emitc.lvalue<i32>) { %0 = emitc.load %v : i32 return }
// ----- custom op 'emitc.cmp' expected string or keyword containing one of the following enum values for ...
func.func @custom_op_cmp_expected_string_or_keyword_containing_one_of(%a: i32) { %0 = emitc.cmp xx, %a, %a : (i32, i32) -> i1 return }
