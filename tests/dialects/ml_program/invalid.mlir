// COMPARE: --allow-unregistered-dialect
// ----- ml_program.global: immutable global must have an initial value
ml_program.global private @c : tensor<4xi32>
// ----- ml_program.global_load: undefined global: @m
ml_program.func @global_load_undefined_global_m() { %0 = ml_program.global_load @m : i32
ml_program.return }
// ----- ml_program.global_load_const: cannot load as const from mutable global @c
ml_program.global private mutable @c : i32
ml_program.func @global_load_const_cannot_load_as_const_from_mutable_global_c() { %0 = ml_program.global_load_const @c : i32
ml_program.return }
// ----- ml_program.global_load: cannot load from global typed 'i32' as 'f32'
ml_program.global private mutable @c : i32
ml_program.func @global_load_cannot_load_from_global_typed_i32_as_f32() { %0 = ml_program.global_load @c : f32
ml_program.return }
// ----- ml_program.global_store: cannot store to an immutable global @c
ml_program.global private @c(1 : i32) : i32
ml_program.func @global_store_cannot_store_to_an_immutable_global_c(%0 : i32) { ml_program.global_store @c = %0 : i32
ml_program.return }
// ----- ml_program.global_store: cannot store to a global typed 'i32' from 'f32'
ml_program.global private mutable @c(1 : i32) : i32
ml_program.func @global_store_cannot_store_to_a_global_typed_i32_from_f32(%0 : f32) { ml_program.global_store @c = %0 : f32
ml_program.return }
// ----- ml_program.global_load_graph: cannot load from global typed 'i32' as 'f32'
ml_program.global private @c(1 : i32) : i32
ml_program.subgraph @f(%0 : f32) { %1, %2 = ml_program.global_load_graph @c ordering (() -> !ml_program.token) : f32
%3 = ml_program.global_store_graph @c = %0 ordering (() -> !ml_program.token) : f32
ml_program.output }
// ----- ml_program.subgraph, ml_program.output
ml_program.subgraph @f(%0 : f32) { ml_program.output }
// ----- ml_program.output: has 1 operands, but enclosing function (@f) outputs 0
ml_program.subgraph @f(%0 : f32) { ml_program.output %0 : f32 }
// ----- type of output operand 0 ('f32') doesn't match function result type ('i32') in function @f
ml_program.subgraph @f(%0 : f32) -> i32 { ml_program.output %0 : f32 }
// ----- type of return operand 1 ('f32') doesn't match function result type ('i32') in function @f
ml_program.func @type_of_return_operand_1_f32_doesn_t_match_function_result(%0 : f32) -> (f32, i32) { ml_program.return %0, %0 : f32, f32 }
// ----- ml_program.return: has 1 operands, but enclosing function (@f) returns 2
ml_program.func @return_has_1_operands_but_enclosing_function_f_returns_2(%0 : f32) -> (f32, i32) { ml_program.return %0 : f32 }
// ----- ml_program.output: expects parent op 'ml_program.subgraph'
ml_program.func @output_expects_parent_op_subgraph(%0 : f32) -> (f32, i32) { ml_program.output %0 : f32 }
// ----- ml_program.return: expects parent op 'ml_program.func'
ml_program.subgraph @f(%0 : f32) -> (f32, i32) { ml_program.return %0 : f32 }
// ----- use of value '%0' expects different type than prior uses: '!ml_program.token' vs 'f32'
func.func @use_of_value_0_expects_different_type_than_prior_uses_token(%0 : f32) -> (f32, i32) { %1 = ml_program.token
%2 = ml_program.global_store_graph @use_of_value_0_expects_different_type_than_prior_uses_token = %0 ordering (%0 -> !ml_program.token) : f32
return %0 : f32 }
// ----- ml_program.global_load_const: undefined global: @m
ml_program.func @global_load_const_undefined_global_m() { %0 = ml_program.global_load_const @m : i32
ml_program.return }
// ----- ml_program.global_store: undefined global: @m
ml_program.func @global_store_undefined_global_m(%0: i32) { ml_program.global_store @m = %0 : i32
ml_program.return }
// ----- expected '->'
func.func @expected(%0 : f32, %t: !ml_program.token) {
%2 = ml_program.global_store_graph @expected = %0 ordering (%t) : f32
return }
// ----- custom op 'ml_program.global_store_graph' expected 'ordering'
// MLIR LEFT OUT: it fails without a message
func.func @custom_op_global_store_graph_expected_ordering(%0 : f32, %t: !ml_program.token) {
%2 = ml_program.global_store_graph @custom_op_global_store_graph_expected_ordering = %0 : f32
return }
// ----- expected '('
// MLIR LEFT OUT: it crashes
func.func @expected_2(%0 : f32, %t: !ml_program.token) {
%2 = ml_program.global_store_graph @expected_2 = %0 ordering : f32
return }
// ----- ml_program.global_load: undefined global: @f
ml_program.func @global_load_undefined_global_f() { ml_program.return }
ml_program.func @g(%0: i32) { %1 = ml_program.global_load @global_load_undefined_global_f : i32
ml_program.return }
// ----- custom op 'ml_program.subgraph' expected non-empty function body
ml_program.subgraph @f() {}
// ----- custom op 'ml_program.func' expected non-empty function body
ml_program.func @custom_op_func_expected_non_empty_function_body() {}
// ----- expected ')'
ml_program.global private mutable @c(1 : i32 : i32
// ----- expected ':'
ml_program.global private mutable @c(1 : i32)
// ----- a.c
module attributes {a.b = #ml_program.extern, a.c = #ml_program.extern : f32}{}
// ----- custom op 'ml_program.foo' is unknown
module { ml_program.foo }
// ----- unknown  type `bar` in dialect `ml_program`
func.func private @unknown_type_bar_in_dialect_ml_program(!ml_program.bar)
