// COMPARE: --buffer-results-to-out-params=hoist-static-allocs
// ----- caller2
func.func private @outp(%m: memref<4xf32>) -> (memref<4xf32>, f32, memref<8xf32>) {
  %f = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<8xf32>
  return %a, %f, %b : memref<4xf32>, f32, memref<8xf32>
}
func.func private @ext(%m: memref<4xf32>) -> (memref<4xf32>)
func.func @caller2(%m: memref<4xf32>) -> (memref<4xf32>) {
  %0:3 = call @outp(%m) : (memref<4xf32>) -> (memref<4xf32>, f32, memref<8xf32>)
  %1 = call @ext(%0#0) : (memref<4xf32>) -> (memref<4xf32>)
  return %1 : memref<4xf32>
}
// ----- cf.cond_br, memref.copy
func.func private @two(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m, %m : memref<4xf32>, memref<4xf32>
^bb2:
  return %m, %n : memref<4xf32>, memref<4xf32>
}
func.func private @user(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> memref<4xf32> {
  %0:2 = call @two(%c, %m, %n) {some.attr} : (i1, memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  memref.copy %0#0, %0#1 : memref<4xf32> to memref<4xf32>
  return %0#0 : memref<4xf32>
}
func.func @pub(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> memref<4xf32> {
  %0 = call @user(%c, %m, %n) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- unused
func.func private @unused(%m: memref<*xf32>, %i: i32) -> (i32, memref<*xf32> {x.y = 1 : i32}) {
  return %i, %m : i32, memref<*xf32>
}
func.func @pub(%m: memref<*xf32>, %i: i32) -> (i32, memref<*xf32>) {
  %0:2 = call @unused(%m, %i) : (memref<*xf32>, i32) -> (i32, memref<*xf32>)
  return %0#0, %0#1 : i32, memref<*xf32>
}
// ----- dynlayout
func.func private @dynlayout(%m: memref<4xf32>) -> (memref<2xf32, strided<[?], offset: ?>>, memref<3xf32, 1>) {
  %h = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %c = memref.cast %h : memref<2xf32, strided<[1]>> to memref<2xf32, strided<[?], offset: ?>>
  %a = memref.alloc() : memref<3xf32, 1>
  return %c, %a : memref<2xf32, strided<[?], offset: ?>>, memref<3xf32, 1>
}
func.func @pub(%m: memref<4xf32>) -> (memref<2xf32, strided<[?], offset: ?>>, memref<3xf32, 1>) {
  %0:2 = call @dynlayout(%m) : (memref<4xf32>) -> (memref<2xf32, strided<[?], offset: ?>>, memref<3xf32, 1>)
  return %0#0, %0#1 : memref<2xf32, strided<[?], offset: ?>>, memref<3xf32, 1>
}
// ----- cannot create out param for dynamically shaped result
func.func private @cannot_create_out_param_dynamically_shaped(%n: index, %k: index) -> (memref<?x4xf32>, memref<?xf32>, memref<3xf32>) {
  %a = memref.alloc(%n) : memref<?x4xf32>
  %b = memref.alloc(%k) : memref<?xf32>
  %d = memref.alloc() : memref<3xf32>
  memref.copy %b, %b : memref<?xf32> to memref<?xf32>
  return %a, %b, %d : memref<?x4xf32>, memref<?xf32>, memref<3xf32>
}
func.func @pub(%n: index) -> (memref<?x4xf32>, memref<?xf32>, memref<3xf32>) {
  %k = arith.constant 4 : index
  %0:3 = call @cannot_create_out_param_dynamically_shaped(%n, %k) : (index, index) -> (memref<?x4xf32>, memref<?xf32>, memref<3xf32>)
  return %0#0, %0#1, %0#2 : memref<?x4xf32>, memref<?xf32>, memref<3xf32>
}
// ----- cannot create out param for dynamically shaped result
func.func private @cannot_create_out_param_dynamically_shaped(%n: index) -> memref<?xf32> {
  %c = arith.constant 4 : index
  %k = arith.addi %n, %c : index
  %b = memref.alloc(%k) : memref<?xf32>
  return %b : memref<?xf32>
}
func.func @pub(%n: index) -> memref<?xf32> {
  %0 = call @cannot_create_out_param_dynamically_shaped(%n) : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}
// ----- multi
func.func private @multi(%c: i1) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  return %a : memref<4xf32>
^bb2:
  %b = memref.alloc() : memref<4xf32>
  return %b : memref<4xf32>
}
func.func @main(%c: i1) -> (memref<4xf32>, i32) {
  %0 = call @multi(%c) : (i1) -> memref<4xf32>
  %i = arith.constant 1 : i32
  return %0, %i : memref<4xf32>, i32
}
// -----
func.func private @unr(%c: memref<*xf32>) -> memref<*xf32> {
  return %c : memref<*xf32>
}
func.func @main(%c: memref<*xf32>) -> memref<*xf32> {
  %0 = call @unr(%c) : (memref<*xf32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
// -----
func.func private @loop(%c: memref<4xf32>) -> memref<4xf32> {
  %0 = call @loop(%c) : (memref<4xf32>) -> memref<4xf32>
  return %c : memref<4xf32>
}
// ----- attrs
func.func private @attrs(%c: i1 {q.r}) -> (i32 {m.n}, memref<4xf32> {x.y = 1 : i32}, memref<5xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<5xf32>
  %i = arith.constant 1 : i32
  return %i, %a, %b : i32, memref<4xf32>, memref<5xf32>
}
// ----- cannot create out param for result with unsupported layout
func.func private @unsup(%m: memref<4xf32>) -> memref<2xf32, strided<[2]>> {
  %h = memref.subview %m[0] [2] [2] : memref<4xf32> to memref<2xf32, strided<[2]>>
  return %h : memref<2xf32, strided<[2]>>
}
