// COMPARE: --allow-unregistered-dialect
ml_program.global private @c : tensor<4xi32>
// -----
ml_program.func @f() { %0 = ml_program.global_load @m : i32
ml_program.return }
// -----
ml_program.global private mutable @c : i32
ml_program.func @f() { %0 = ml_program.global_load_const @c : i32
ml_program.return }
// -----
ml_program.global private mutable @c : i32
ml_program.func @f() { %0 = ml_program.global_load @c : f32
ml_program.return }
// -----
ml_program.global private @c(1 : i32) : i32
ml_program.func @f(%0 : i32) { ml_program.global_store @c = %0 : i32
ml_program.return }
// -----
ml_program.global private mutable @c(1 : i32) : i32
ml_program.func @f(%0 : f32) { ml_program.global_store @c = %0 : f32
ml_program.return }
// -----
ml_program.global private @c(1 : i32) : i32
ml_program.subgraph @f(%0 : f32) { %1, %2 = ml_program.global_load_graph @c ordering (() -> !ml_program.token) : f32
%3 = ml_program.global_store_graph @c = %0 ordering (() -> !ml_program.token) : f32
ml_program.output }
// -----
ml_program.subgraph @f(%0 : f32) { ml_program.output }
// -----
ml_program.subgraph @f(%0 : f32) { ml_program.output %0 : f32 }
// -----
ml_program.subgraph @f(%0 : f32) -> i32 { ml_program.output %0 : f32 }
// -----
ml_program.func @f(%0 : f32) -> (f32, i32) { ml_program.return %0, %0 : f32, f32 }
// -----
ml_program.func @f(%0 : f32) -> (f32, i32) { ml_program.return %0 : f32 }
// -----
ml_program.func @f(%0 : f32) -> (f32, i32) { ml_program.output %0 : f32 }
// -----
ml_program.subgraph @f(%0 : f32) -> (f32, i32) { ml_program.return %0 : f32 }
// -----
func.func @f(%0 : f32) -> (f32, i32) { %1 = ml_program.token
%2 = ml_program.global_store_graph @f = %0 ordering (%0 -> !ml_program.token) : f32
return %0 : f32 }
// -----
ml_program.func @f() { %0 = ml_program.global_load_const @m : i32
ml_program.return }
// -----
ml_program.func @f(%0: i32) { ml_program.global_store @m = %0 : i32
ml_program.return }
// -----
func.func @f(%0 : f32, %t: !ml_program.token) {
%2 = ml_program.global_store_graph @f = %0 ordering (%t) : f32
return }
// -----
// MLIR LEFT OUT: it fails without a message
func.func @f(%0 : f32, %t: !ml_program.token) {
%2 = ml_program.global_store_graph @f = %0 : f32
return }
// -----
// MLIR LEFT OUT: it crashes
func.func @f(%0 : f32, %t: !ml_program.token) {
%2 = ml_program.global_store_graph @f = %0 ordering : f32
return }
// -----
ml_program.func @f() { ml_program.return }
ml_program.func @g(%0: i32) { %1 = ml_program.global_load @f : i32
ml_program.return }
// -----
ml_program.subgraph @f() {}
// -----
ml_program.func @f() {}
// -----
ml_program.global private mutable @c(1 : i32 : i32
// -----
ml_program.global private mutable @c(1 : i32)
// -----
module attributes {a.b = #ml_program.extern, a.c = #ml_program.extern : f32}{}
// -----
module { ml_program.foo }
// -----
func.func private @f(!ml_program.bar)
