// COMPARE: "--buffer-results-to-out-params=hoist-static-allocs hoist-dynamic-allocs add-result-attr"
// ----- memref.alloc, memref.alloca
func.func private @alloc_alloca(%n: index, %k: index) -> (memref<?x?xf32>, memref<2xf32>, i1) {
  %a = memref.alloc(%k, %n) : memref<?x?xf32>
  %b = memref.alloca() : memref<2xf32>
  %t = arith.constant true
  return %a, %b, %t : memref<?x?xf32>, memref<2xf32>, i1
}
func.func @m(%n: index, %k: index) -> (memref<?x?xf32>, i1) {
  %r:3 = call @alloc_alloca(%n, %k) : (index, index) -> (memref<?x?xf32>, memref<2xf32>, i1)
  %s:3 = call @alloc_alloca(%k, %n) : (index, index) -> (memref<?x?xf32>, memref<2xf32>, i1)
  return %r#0, %s#2 : memref<?x?xf32>, i1
}
// ----- memref.alloc, cf.cond_br
func.func private @alloc_cond_br(%n: index, %c: i1) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<?xf32>
^bb2:
  %b = memref.alloc(%n) : memref<?xf32>
  return %b : memref<?xf32>
}
func.func @m(%n: index, %c: i1) {
  %r = call @alloc_cond_br(%n, %c) : (index, i1) -> memref<?xf32>
  return
}
// ----- memref.alloc
// MLIR LEFT OUT: mlir-opt crashes
func.func private @alloc(%c: i1) -> (memref<4xf32> {my.attr = 1 : i32}, memref<4xf32>) attributes {x} {
  %a = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  return %a, %a : memref<4xf32>, memref<4xf32>
}
func.func @m(%c: i1) -> memref<4xf32> {
  %r:2 = call @alloc(%c) : (i1) -> (memref<4xf32>, memref<4xf32>)
  return %r#1 : memref<4xf32>
}
// ----- cannot create out param for result with unsupported layout
func.func private @cannot_create_out_param_for_result_with(%c: i1, %m: memref<4xf32, strided<[2], offset: 1>>) -> memref<4xf32, strided<[2], offset: 1>> {
  return %m : memref<4xf32, strided<[2], offset: 1>>
}
// -----
func.func private @f(%c: i1, %m: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> {
  return %m : memref<4xf32, strided<[?], offset: ?>>
}
func.func @m(%m: memref<4xf32, strided<[?], offset: ?>>, %c: i1) -> memref<4xf32, strided<[?], offset: ?>> {
  %r = call @f(%c, %m) : (i1, memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
  return %r : memref<4xf32, strided<[?], offset: ?>>
}
// -----
func.func private @f() -> (memref<*xf32>, memref<f32>)
func.func private @g() -> memref<*xf32> {
  %r:2 = call @f() : () -> (memref<*xf32>, memref<f32>)
  return %r#0 : memref<*xf32>
}
func.func @k() {
  %r = call @g() : () -> memref<*xf32>
  return
}
// ----- cannot create out param for dynamically shaped result
func.func private @cannot_create_out_param_dynamically_shaped(%m: memref<4xf32>, %c: i1) -> (memref<?xf32>, memref<4xf32>) {
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a, %m : memref<?xf32>, memref<4xf32>
^bb2:
  return %a, %m : memref<?xf32>, memref<4xf32>
}
func.func @k(%m: memref<4xf32>, %c: i1) -> memref<?xf32> {
  %r:2 = call @cannot_create_out_param_dynamically_shaped(%m, %c) : (memref<4xf32>, i1) -> (memref<?xf32>, memref<4xf32>)
  return %r#0 : memref<?xf32>
}
