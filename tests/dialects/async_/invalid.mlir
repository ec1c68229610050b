// COMPARE:
// ----- the operands of async.execute
func.func @the_operands_of_execute(%v: !async.value<f32>) { %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%x: i32): "async.yield"() : () -> () }) : (!async.value<f32>) -> !async.token return }
// ----- async.execute: along control flow edge from parent to Region #0: region branch point has 1 ...
func.func @execute_along_control_flow_edge_from(%v: !async.value<f32>) { %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
"async.yield"() : () -> () }) : (!async.value<f32>) -> !async.token return }
// ----- async.execute: along control flow edge from Operation async.yield to parent: region branch point ...
func.func @execute_along_control_flow_edge_from_operation_yield_to(%v: !async.value<f32>) { %t, %r = async.execute -> !async.value<f32> { async.yield } return }
// ----- async.execute: along control flow edge from Operation async.yield to parent: successor operand type ...
func.func @execute_along_control_flow_edge_from_operation_yield_to_2(%v: f64) { %t, %r = async.execute -> !async.value<f32> { async.yield %v : f64 } return }
// ----- async.execute: along control flow edge from Operation async.yield to parent: region branch point ...
func.func @execute_along_control_flow_edge_from_operation_yield_to_3(%v: f64) { %t = async.execute { async.yield %v : f64 } return }
// ----- use of value '%v' expects different type than prior uses: '!async.token' vs 'i32'
func.func @use_of_value_v_expects_different_type_than_prior_uses_token(%v: i32) { %t = async.execute [%v] { async.yield } return }
// ----- async.execute: operand #0 must be variadic of async value type or async token type, but got 'i32'
func.func @execute_operand_0_must_be_variadic_of_async_value_type_or(%v: i32) { %t = async.execute (%v as %x: i32) { async.yield } return }
// ----- functions
async.func @functions() { return }
// ----- async.func: result type must be async value type or async token type, but got 'i32'
async.func @func_result_type_must_be_async_value_type_or_async_token() -> i32 { return }
// ----- async.func:  results' (optional) async token type is expected to appear as the 1st return value, ...
async.func @func_results_optional_async_token_type_is_expected_to_appear() -> (!async.value<i32>, !async.token) { return }
// ----- async.return: operand types do not match the types returned from the parent FuncOp
async.func @return_operand_types_do_not_match_the_types_returned_from(%a: i8) -> !async.value<i32> { return %a : i8 }
// ----- async.return: operand types do not match the types returned from the parent FuncOp
async.func @return_operand_types_do_not_match_the_types_returned_from_2(%a: i8) -> !async.token { return %a : i8 }
// ----- async.return: operand types do not match the types returned from the parent FuncOp
async.func @return_operand_types_do_not_match_the_types_returned_from_3() -> (!async.token, !async.value<i32>) { return }
// ----- calls
func.func @calls() { async.call @g() : () -> () return }
// ----- async.call: incorrect number of operands for callee
async.func private @g(i32) -> !async.token
func.func @call_incorrect_number_operands_callee() { %0 = async.call @g() : () -> !async.token return }
// ----- async.call: operand type mismatch: expected operand type 'i32', but provided 'f32' for operand ...
async.func private @g(i32) -> !async.token
func.func @call_operand_type_mismatch_expected_operand(%a: f32) { %0 = async.call @g(%a) : (f32) -> !async.token return }
// ----- async.call: incorrect number of results for callee
async.func private @g(i32) -> !async.token
func.func @call_incorrect_number_results_callee(%a: i32) { async.call @g(%a) : (i32) -> () return }
// ----- async.call: result type mismatch at index 0
async.func private @g(i32) -> !async.token
func.func @call_result_type_mismatch_index_0(%a: i32) { %0 = async.call @g(%a) : (i32) -> !async.value<i32> return }
// ----- waiting
func.func @waiting(%a: i32) { async.await %a : i32 return }
// ----- async.await: awaiting on a token must have empty result
func.func @await_awaiting_on_a_token_must_have_empty_result(%a: !async.token) { %0 = "async.await"(%a) : (!async.token) -> i32 return }
// ----- async.await: result type 'i32' does not match async value type 'f32'
func.func @await_result_type_i32_does_not_match_async_value_type_f32(%a: !async.value<f32>) { %0 = "async.await"(%a) : (!async.value<f32>) -> i32 return }
// ----- cannot name an operation with no results
func.func @cannot_name_an_operation_with_no_results(%a: !async.token) { %0 = async.await %a : !async.token return }
// ----- the runtime
func.func @the_runtime(%a: !async.token) { async.runtime.add_ref %a {count = 0 : i64} : !async.token return }
// ----- async.runtime.add_ref: requires attribute 'count'
func.func @add_ref_requires_attribute_count(%a: !async.token) { async.runtime.add_ref %a : !async.token return }
// ----- async.runtime.store: failed to verify that type of 'value' matches element type of 'storage'
func.func @store_failed_to_verify_that_type_of(%a: i32, %v: !async.value<f32>) { "async.runtime.store"(%a, %v) : (i32, !async.value<f32>) -> () return }
// ----- expected '<'
func.func @expected(%v: !async.value<f32>) { %0 = async.runtime.load %v : f32 return }
// ----- custom op 'async.runtime.load' invalid kind of type specified: expected async.value, but found ...
func.func @custom_op_load_invalid_kind_of_type_specified_expected_value(%v: !async.token) { %0 = async.runtime.load %v : !async.token return }
// ----- expected '<'
func.func private @expected_2(!async.value)
// ----- expected non-function type
func.func private @expected_non_function_type(!async.value<>)
// ----- unknown  type `nothing` in dialect `async`
func.func private @unknown_type_nothing_in_dialect_async(!async.nothing)
