// COMPARE: --buffer-results-to-out-params=add-result-attr --buffer-results-to-out-params=modify-public-functions
// ----- memref.alloc
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
// ----- memref.alloc
func.func private @attrs(%c: i1 {q.r}) -> (i32 {m.n}, memref<4xf32> {x.y = 1 : i32}, memref<5xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<5xf32>
  %i = arith.constant 1 : i32
  return %i, %a, %b : i32, memref<4xf32>, memref<5xf32>
}
