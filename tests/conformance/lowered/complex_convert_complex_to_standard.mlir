// COMPARE: --allow-unregistered-dialect --convert-complex-to-standard
func.func @test(%a0: complex<f32>) {
  %v1 = complex.constant [0x7FC00000 : f32, 1.0 : f32] : complex<f32>
  %v2 = complex.sub %v1, %v1 fastmath<none> : complex<f32>
  %v3 = complex.add %a0, %v2 : complex<f32>
  %v4 = complex.constant [0xFF800000 : f32, 0.5 : f32] : complex<f32>
  %v5 = complex.constant [0x7FC00000 : f32, 1.5 : f32] : complex<f32>
  %v6 = complex.div %v4, %v5 fastmath<contract> : complex<f32>
  "test.use"(%v1, %v2, %v5) : (complex<f32>, complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>, %a1: complex<f32>) {
  %v1 = complex.log %a0 fastmath<nnan,nsz> : complex<f32>
  %v2 = complex.constant [2.0 : f32, -2.5 : f32] : complex<f32>
  %v3 = complex.log %v2 : complex<f32>
  %v7 = complex.atan2 %a0, %a1 fastmath<nnan,nsz> : complex<f32>
  %v8 = complex.constant [1.0e+10 : f32, -2.5 : f32] : complex<f32>
  %v9 = complex.rsqrt %v8 fastmath<reassoc> : complex<f32>
  "test.use"(%v1, %v2, %v9) : (complex<f32>, complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>, %a1: complex<f32>) {
  %v1 = complex.im %a0 fastmath<none> : complex<f32>
  %v2 = complex.exp %a1 : complex<f32>
  %v3 = complex.constant [3.0 : f64, 1.0e+10 : f64] : complex<f64>
  %v4 = complex.neg %v3 : complex<f64>
  %v5 = complex.constant [0.5 : f32, 1.5 : f32] : complex<f32>
  %v6 = complex.add %a1, %v5 fastmath<none> : complex<f32>
  %v7 = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %v8 = complex.mul %a1, %v7 fastmath<none> : complex<f32>
  %v9 = complex.constant [2.0 : f32, 3.0 : f32] : complex<f32>
  %v10 = complex.add %a0, %v9 fastmath<nnan,ninf,nsz> : complex<f32>
  "test.use"(%v5, %v8, %v9) : (complex<f32>, complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>) {
  %v1 = complex.constant [1.5 : f32, 3.0 : f32] : complex<f32>
  %v2 = complex.eq %v1, %v1 : complex<f32>
  %v3 = complex.neq %a0, %v1 : complex<f32>
  "test.use"(%v1) : (complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>, %a1: complex<f64>, %a2: f32, %a3: complex<f32>, %a4: complex<f32>) {
  %v1 = complex.add %a0, %a0 : complex<f32>
  %v4 = complex.exp %a0 fastmath<nnan,ninf,nsz> : complex<f32>
  %v5 = complex.mul %a1, %a1 fastmath<none> : complex<f64>
  %v6 = arith.constant 0x7F800000 : f32
  %v7 = complex.create %v6, %a2 : complex<f32>
  %v8 = complex.tan %a3 fastmath<contract> : complex<f32>
  %v9 = complex.mul %v4, %a4 fastmath<contract> : complex<f32>
  %v10 = complex.abs %v1 fastmath<nnan,ninf,nsz> : complex<f32>
  %v11 = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %v12 = complex.neq %a0, %v11 : complex<f32>
  "test.use"(%v9, %v11, %v12) : (complex<f32>, complex<f32>, i1) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>) {
  %v1 = complex.neg %a0 fastmath<fast> : complex<f32>
  %v2 = complex.constant [0.5 : f32, 1.0e+10 : f32] : complex<f32>
  %v3 = complex.mul %v2, %v2 fastmath<fast> : complex<f32>
  %v4 = complex.tan %v1 fastmath<nnan,nsz> : complex<f32>
  %v7 = complex.constant [3.0 : f32, 1.0 : f32] : complex<f32>
  %v8 = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %v9 = complex.div %v7, %v8 fastmath<fast> : complex<f32>
  "test.use"(%v3, %v7, %v8) : (complex<f32>, complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>) {
  %v1 = complex.constant [1.5 : f32, -1.0 : f32] : complex<f32>
  %v2 = complex.log1p %v1 : complex<f32>
  %v3 = complex.exp %v1 fastmath<reassoc> : complex<f32>
  %v4 = arith.constant 3.0 : f32
  %v5 = complex.create %v4, %v4 : complex<f32>
  %v6 = complex.constant [0.0 : f32, 1.5 : f32] : complex<f32>
  %v7 = complex.div %a0, %v6 fastmath<none> : complex<f32>
  %v8 = complex.tanh %v6 : complex<f32>
  %v9 = complex.sin %v5 fastmath<contract> : complex<f32>
  "test.use"(%v2, %v3, %v4, %v5, %v6, %v8, %v9) : (complex<f32>, complex<f32>, f32, complex<f32>, complex<f32>, complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 9223372036854775807 : i64
  %v2 = complex.bitcast %v1 : i64 to complex<f32>
  %v3 = complex.constant [1.5 : f32, 1.0 : f32] : complex<f32>
  %v4 = complex.constant [0x7FC00000 : f32, 2.0 : f32] : complex<f32>
  %v5 = complex.mul %v3, %v4 : complex<f32>
  "test.use"(%v3, %v4, %v5) : (complex<f32>, complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: f32) {
  %v1 = complex.create %a0, %a0 : complex<f32>
  %v3 = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %v4 = complex.log %v3 fastmath<nnan,ninf,nsz> : complex<f32>
  "test.use"(%v1, %v3) : (complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f64>, %a1: complex<f32>) {
  %v1 = complex.exp %a0 fastmath<nnan,ninf,nsz> : complex<f64>
  %v2 = complex.add %a1, %a1 fastmath<arcp> : complex<f32>
  %v3 = complex.exp %a0 fastmath<fast> : complex<f64>
  "test.use"(%v2, %v3) : (complex<f32>, complex<f64>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = complex.constant [-2.5 : f32, 2.0 : f32] : complex<f32>
  %v2 = complex.constant [3.0 : f32, 2.0 : f32] : complex<f32>
  %v3 = complex.mul %v1, %v2 fastmath<nnan,nsz> : complex<f32>
  %v4 = complex.neg %v2 fastmath<none> : complex<f32>
  %v5 = arith.constant 0.0 : f32
  %v6 = complex.create %v5, %v5 : complex<f32>
  "test.use"(%v4, %v5, %v6) : (complex<f32>, f32, complex<f32>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = complex.constant [-0.0 : f32, 1.5 : f32] : complex<f32>
  %v2 = complex.sign %v1 fastmath<reassoc> : complex<f32>
  "test.use"(%v1, %v2) : (complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: f32, %a1: f32) {
  %v1 = complex.create %a0, %a1 : complex<f32>
  %v2 = complex.constant [3.0 : f32, 0.5 : f32] : complex<f32>
  %v3 = complex.im %v2 fastmath<nnan,nsz> : complex<f32>
  "test.use"(%v1, %v2) : (complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: i64, %a1: complex<f64>) {
  %v1 = complex.bitcast %a0 : i64 to complex<f32>
  %v2 = complex.eq %v1, %v1 : complex<f32>
  %v3 = complex.re %a1 fastmath<nnan,nsz> : complex<f64>
  "test.use"(%v1, %v3) : (complex<f32>, f64) -> ()
  return
}
