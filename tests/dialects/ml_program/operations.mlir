// COMPARE: --allow-unregistered-dialect
ml_program.func private @some_extern(i32) -> i32
ml_program.func @compute(%arg0 : i32) -> i32 attributes {a.b} {
  ml_program.return %arg0 : i32
}
ml_program.subgraph private @sub_extern(i32) -> i32
ml_program.subgraph @sub(%arg0 : i32) -> i32 {
  ml_program.output %arg0 : i32
}
ml_program.subgraph @sub0() {
  ml_program.output
}
ml_program.global private mutable @m(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global public @c(#ml_program.extern : tensor<4xi32>) : tensor<4xi32> {x.y = 1 : i8}
ml_program.global nested mutable @u : tensor<?xi32>
ml_program.func @use(%v: tensor<?xi32>) {
  %0 = ml_program.global_load @m : tensor<?xi32>
  %1 = ml_program.global_load_const @c : tensor<4xi32>
  ml_program.global_store @m = %0 : tensor<?xi32>
  ml_program.return
}
ml_program.subgraph @graph(%t: !ml_program.token) -> (tensor<?xi32>, !ml_program.token) {
  %k = ml_program.token
  %0, %p = ml_program.global_load_graph @m ordering (%t, %k -> !ml_program.token) : tensor<?xi32>
  %1, %q = ml_program.global_load_graph @m ordering (() -> !ml_program.token) : tensor<?xi32>
  %s = ml_program.global_store_graph @m = %0 ordering (%q -> !ml_program.token) : tensor<?xi32>
  %s2 = ml_program.global_store_graph @m = %0 ordering (() -> !ml_program.token) : tensor<?xi32>
  ml_program.output %0, %p : tensor<?xi32>, !ml_program.token
}
