// COMPARE:
// ----- func.return: has 0 operands, but enclosing function (@f) returns 1
func.func @return_has_0_operands_but_enclosing_function_f_returns_1() -> i32 { return }
// ----- type of return operand 0 ...
func.func @type_of_return_operand_0() -> i32 { %0 = arith.constant 1 : i64 return %0 : i64 }
// ----- func.return: has 1 operands, but enclosing function (@f) returns 0
func.func @return_has_1_operands_but_enclosing_function_f_returns_0(%a: i32) { return %a : i32 }
// ----- func.call: 'g' does not reference a valid function
func.func @call_g_does_not_reference_a_valid_function(%a: i32) { call @g() : () -> () return }
// ----- func.call: incorrect number of operands for callee
func.func private @g(i32) -> i32
func.func @call_incorrect_number_operands_callee(%a: i32) { call @g() : () -> () return }
// ----- func.call: operand type mismatch: expected operand type 'i32', but provided 'i64' for operand ...
func.func private @g(i32) -> i32
func.func @call_operand_type_mismatch_expected_operand(%a: i64) { %0 = call @g(%a) : (i64) -> i32 return }
// ----- func.call: result type mismatch at index 0
func.func private @g(i32) -> i32
func.func @call_result_type_mismatch_index_0(%a: i32) { %0 = call @g(%a) : (i32) -> i64 return }
// ----- func.call: incorrect number of results for callee
func.func private @g(i32) -> i32
func.func @call_incorrect_number_results_callee(%a: i32) { call @g(%a) : (i32) -> () return }
// ----- func.call: 'm' does not reference a valid function
module @m { func.func @call_m_does_not_reference_a_valid_function(%a: i32) { call @m() : () -> () return } }
// ----- func.constant: reference to undefined function 'g'
func.func @constant_reference_to_undefined_function_g(%a: i32) { %0 = constant @g : () -> () return }
// ----- func.constant: reference to function with mismatched type
func.func private @g(i32) -> i32
func.func @constant_reference_function_mismatched_type(%a: i32) { %0 = constant @g : () -> () return }
// ----- func.constant: reference to function with mismatched type
func.func private @g(i32) -> i32
func.func @constant_reference_function_mismatched_type(%a: i32) { %0 = constant @g : i32 return }
// ----- use of value '%a' expects different type than prior uses: '() -> ()' vs 'i32'
func.func @use_of_value_a_expects_different_type_than_prior_uses_vs_i32(%a: i32) { call_indirect %a() : () -> () return }
// ----- func.call_indirect: failed to verify that callee input types match argument types
func.func @call_indirect_failed_to_verify_that_callee_input_types_match(%a: i32, %c: (i32) -> ()) { "func.call_indirect"(%c) : ((i32) -> ()) -> () return }
// ----- func.call_indirect: failed to verify that callee result types match result types
func.func @call_indirect_failed_to_verify_that(%a: i32, %c: (i32) -> ()) { %0 = "func.call_indirect"(%c, %a) : ((i32) -> (), i32) -> i32 return }
// ----- func.func: symbol declaration cannot have public visibility
func.func @func_symbol_declaration_cannot_have_public_visibility(%a: i32)
// ----- func.func: symbol declaration cannot have public visibility
func.func public @func_symbol_declaration_cannot_have_public_visibility_2(i32)
// -----
func.func nested @invalid(i32)
// ----- func.func: entry block must have 0 arguments to match function signature
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = () -> ()} : () -> ()
// ----- func.func: type of entry block argument #0...
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i64) -> ()} : () -> ()
// ----- func.func: expects argument attribute array to have the same number of elements as the number of ...
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i32) -> (), arg_attrs = [{}, {}]} : () -> ()
// ----- func.func: expects result attribute array to have the same number of elements as the number of ...
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i32) -> (), res_attrs = [{}]} : () -> ()
// ----- func.func: attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i32) -> (), arg_attrs = [1]} : () -> ()
// ----- func.func: arguments may only have dialect attributes
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i32) -> (), arg_attrs = [{foo = 1}]} : () -> ()
// ----- func.func: attribute 'function_type' failed to satisfy constraint: type attribute of function type
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = i32} : () -> ()
// ----- func.func: requires attribute 'sym_name'
"func.func"() ({ }) {function_type = () -> ()} : () -> ()
// ----- func.func: requires one region
"func.func"() ({ }, {}) {sym_name = "a", function_type = () -> ()} : () -> ()
// ----- func.func: visibility expected to be one of ...
"func.func"() ({ }) {sym_name = "a", sym_visibility = "foo", function_type = () -> ()} : () -> ()
// ----- func.func: arguments may only have dialect attributes
func.func @func_arguments_may_only_have_dialect_attributes(%a: i32 {foo = 1}) { return }
// ----- func.func: results may only have dialect attributes
func.func @func_results_may_only_have_dialect_attributes() -> (i32 {foo = 1}) { %0 = arith.constant 0 : i32 return %0 : i32 }
// ----- empty block: expect at least a terminator
func.func @empty_block_expect_at_least_a_terminator() { ^bb1: return ^bb2: }
// ----- func.func: symbol's parent must have the SymbolTable trait
func.func @func_symbols_parent_must_have_symboltable() { func.func @g() { return } return }
// ----- func.return: expects parent op 'func.func'
module { func.return }
// ----- redefinition of symbol named 'f'
func.func @f() { return } func.func @f() { return }
// ----- expected ':'
func.func @expected(%a) { return }
// ----- expected non-function type
func.func @expected_non_function_type(...) { return }
// ----- func.return: has 0 operands, but enclosing function (@f) returns 1
func.func @return_has_0_operands_but_enclosing_function_f_returns_1_2() -> i32 {
  cf.br ^bb1
^bb1:
  return
}
// ----- use of value '%x' expects different type than prior uses: 'i32' vs 'i64'
func.func @use_of_value_x_expects_different_type(%c: (i32) -> i32, %x: i64) -> i32 { %0 = call_indirect %c(%x) : (i32) -> i32 return %0 : i32 }
// ----- operation defines 1 results but was provided 2 to bind
func.func @operation_defines_1_results_provided_2() { %0:2 = call @g() : () -> i32 return } func.func private @g() -> i32
// ----- expected '('
func.func @expected_2() { call @g : () -> () return }
// ----- expected attribute value
func.func @expected_attribute_value() { call g() : () -> () return }
// ----- func.call: attribute 'callee' failed to satisfy constraint: flat symbol reference attribute
func.func @call_attribute_callee_failed_to_satisfy_constraint_flat() { "func.call"() {callee = @g::@h} : () -> () return }
// ----- func.func: symbol's parent must have the SymbolTable trait
func.func @func_symbols_parent_must_have_symboltable() { %x = arith.constant 3 : i32 func.func @h() { %y = arith.addi %x, %x : i32 return } return }
