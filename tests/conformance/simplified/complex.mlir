// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @test(%a0: complex<f64>, %a1: complex<f64>, %a2: complex<f64>, %a3: f64) {
  %v1 = complex.neg %a0 fastmath<none> : complex<f64>
  %v2 = complex.exp %a1 : complex<f64>
  %v3 = complex.mul %a0, %a2 fastmath<contract> : complex<f64>
  %v4 = complex.log %v2 : complex<f64>
  %v5 = arith.constant 1.0e+10 : f64
  %v6 = complex.create %v5, %a3 : complex<f64>
  "test.use"(%v3, %v5, %v6) : (complex<f64>, f64, complex<f64>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>) {
  %v1 = complex.constant [0xFFF0000000000000 : f64, 1.0e+10 : f64] : complex<f64>
  %v2 = complex.log %v1 fastmath<nnan> : complex<f64>
  %v3 = complex.pow %v2, %v2 fastmath<nnan,ninf,nsz> : complex<f64>
  %v4 = complex.constant [0.0 : f64, 1.0e+10 : f64] : complex<f64>
  %v5 = complex.im %v4 fastmath<nnan> : complex<f64>
  %v7 = complex.atan2 %a0, %a0 fastmath<none> : complex<f32>
  "test.use"(%v3, %v4, %v5) : (complex<f64>, complex<f64>, f64) -> ()
  return
}
// -----
func.func @test() {
  %v1 = complex.constant [2.0 : f64, -0.0 : f64] : complex<f64>
  %v2 = complex.pow %v1, %v1 fastmath<nnan> : complex<f64>
  "test.use"(%v1) : (complex<f64>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f64>, %a1: complex<f64>) {
  %v1 = complex.sin %a0 fastmath<none> : complex<f64>
  %v2 = complex.abs %a0 : complex<f64>
  %v3 = complex.add %a0, %v1 fastmath<arcp> : complex<f64>
  %v4 = complex.constant [0.0 : f64, 2.0 : f64] : complex<f64>
  %v5 = complex.atan2 %a0, %v4 fastmath<none> : complex<f64>
  %v6 = complex.mul %v5, %v4 fastmath<arcp> : complex<f64>
  %v7 = complex.add %a1, %v1 : complex<f64>
  %v8 = complex.re %v6 fastmath<contract> : complex<f64>
  %v9 = complex.constant [-2.5 : f64, 0xFFF0000000000000 : f64] : complex<f64>
  %v10 = complex.im %v9 fastmath<nnan,ninf,nsz> : complex<f64>
  "test.use"(%v1, %v2, %v3, %v4, %v5, %v7, %v9, %v10) : (complex<f64>, f64, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, f64) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>) {
  %v1 = complex.angle %a0 fastmath<nnan> : complex<f32>
  %v2 = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %v3 = complex.constant [-0.0 : f32, 1.0e+10 : f32] : complex<f32>
  %v4 = complex.add %v2, %v3 fastmath<nnan> : complex<f32>
  "test.use"(%v2, %v3) : (complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f64>) {
  %v1 = complex.tanh %a0 : complex<f64>
  %v2 = complex.constant [1.0e+10 : f64, -0.0 : f64] : complex<f64>
  %v3 = complex.cos %v2 fastmath<nnan> : complex<f64>
  %v4 = complex.constant [3.0 : f64, -0.0 : f64] : complex<f64>
  %v5 = complex.add %v4, %v1 fastmath<nnan,nsz> : complex<f64>
  %v6 = complex.constant [0x7FF8000000000000 : f64, 0.5 : f64] : complex<f64>
  %v7 = complex.mul %v1, %v6 fastmath<fast> : complex<f64>
  %v10 = complex.constant [-2.5 : f64, 0x7FF0000000000000 : f64] : complex<f64>
  %v11 = complex.mul %v10, %v4 fastmath<arcp> : complex<f64>
  "test.use"(%v6, %v10, %v11) : (complex<f64>, complex<f64>, complex<f64>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>) {
  %v1 = complex.log %a0 : complex<f32>
  %v2 = complex.constant [0x7FC00000 : f32, 0.5 : f32] : complex<f32>
  %v3 = complex.pow %v2, %v1 : complex<f32>
  %v4 = complex.constant [1.0e-42 : f32, 0x7FC00000 : f32] : complex<f32>
  %v5 = complex.rsqrt %v4 : complex<f32>
  %v6 = complex.re %a0 fastmath<contract> : complex<f32>
  %v7 = arith.constant 16 : i64
  %v8 = complex.bitcast %v7 : i64 to complex<f32>
  "test.use"(%v6, %v7, %v8) : (f32, i64, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f64>, %a1: f64) {
  %v1 = complex.constant [2.0 : f64, 2.0 : f64] : complex<f64>
  %v2 = complex.sub %v1, %a0 fastmath<contract> : complex<f64>
  %v4 = complex.constant [2.0 : f64, 0.5 : f64] : complex<f64>
  %v5 = complex.pow %v4, %v2 : complex<f64>
  %v6 = complex.constant [-0.0 : f64, 1.0e+10 : f64] : complex<f64>
  %v7 = complex.log1p %v6 fastmath<arcp> : complex<f64>
  %v8 = complex.create %a1, %a1 : complex<f64>
  "test.use"(%v5, %v7, %v8) : (complex<f64>, complex<f64>, complex<f64>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = complex.constant [0.5 : f32, -2.5 : f32] : complex<f32>
  %v2 = complex.im %v1 fastmath<arcp> : complex<f32>
  "test.use"(%v1, %v2) : (complex<f32>, f32) -> ()
  return
}
// -----
func.func @test(%a0: complex<f64>) {
  %v1 = complex.im %a0 fastmath<nnan> : complex<f64>
  "test.use"(%v1) : (f64) -> ()
  return
}
// -----
func.func @test(%a0: f32) {
  %v1 = arith.constant 0.0 : f32
  %v2 = complex.create %v1, %a0 : complex<f32>
  %v3 = complex.conj %v2 fastmath<nnan,nsz> : complex<f32>
  %v4 = complex.create %v1, %v1 : complex<f32>
  %v5 = complex.constant [-2.5 : f32, 0xFF800000 : f32] : complex<f32>
  %v6 = complex.im %v5 fastmath<fast> : complex<f32>
  %v7 = complex.constant [0xFF800000 : f32, 2.0 : f32] : complex<f32>
  %v8 = complex.add %v4, %v7 : complex<f32>
  %v9 = complex.constant [0.5 : f32, 0x7F800000 : f32] : complex<f32>
  %v10 = complex.div %v9, %v4 : complex<f32>
  "test.use"(%v5, %v6, %v8) : (complex<f32>, f32, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>) {
  %v1 = complex.angle %a0 : complex<f32>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>, %a1: complex<f32>, %a2: complex<f32>) {
  %v1 = complex.conj %a0 fastmath<fast> : complex<f32>
  %v4 = complex.div %a0, %a1 fastmath<contract> : complex<f32>
  %v5 = complex.exp %v1 fastmath<contract> : complex<f32>
  %v6 = complex.sub %v4, %a1 : complex<f32>
  %v7 = complex.tanh %a2 fastmath<none> : complex<f32>
  %v8 = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %v9 = complex.neg %v8 fastmath<none> : complex<f32>
  "test.use"(%v1, %v4, %v5, %v6, %v8) : (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: f32, %a1: complex<f32>) {
  %v1 = complex.constant [1.0e+10 : f32, 0x7FC00000 : f32] : complex<f32>
  %v2 = complex.bitcast %v1 : complex<f32> to i64
  %v3 = arith.constant 1.0e-42 : f32
  %v4 = complex.create %v3, %a0 : complex<f32>
  %v5 = complex.constant [0.5 : f32, 0xFF800000 : f32] : complex<f32>
  %v6 = complex.add %v4, %v5 fastmath<nnan,nsz> : complex<f32>
  %v7 = complex.add %v4, %a1 fastmath<none> : complex<f32>
  "test.use"(%v1, %v2, %v3, %v4, %v5, %v6) : (complex<f32>, i64, f32, complex<f32>, complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f64>) {
  %v1 = complex.constant [1.0e+10 : f64, 2.0 : f64] : complex<f64>
  %v2 = complex.mul %a0, %v1 fastmath<fast> : complex<f64>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test() {
  %v1 = complex.constant [2.0 : f64, 1.5 : f64] : complex<f64>
  %v2 = complex.exp %v1 fastmath<none> : complex<f64>
  %v3 = complex.constant [0x7FF8000000000000 : f64, 0.0 : f64] : complex<f64>
  %v4 = complex.sub %v3, %v3 fastmath<nnan,ninf,nsz> : complex<f64>
  "test.use"(%v2, %v3) : (complex<f64>, complex<f64>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>, %a1: complex<f32>) {
  %v1 = complex.im %a0 fastmath<reassoc> : complex<f32>
  %v2 = complex.sub %a0, %a1 fastmath<nnan> : complex<f32>
  %v3 = complex.constant [2.0 : f32, -2.5 : f32] : complex<f32>
  %v4 = complex.sqrt %v3 : complex<f32>
  %v5 = complex.constant [-2.5 : f32, 0.5 : f32] : complex<f32>
  %v6 = complex.re %v5 fastmath<arcp> : complex<f32>
  "test.use"(%v2, %v4, %v6) : (complex<f32>, complex<f32>, f32) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>, %a1: f32) {
  %v1 = complex.eq %a0, %a0 : complex<f32>
  %v2 = complex.create %a1, %a1 : complex<f32>
  %v5 = complex.tanh %a0 fastmath<contract> : complex<f32>
  "test.use"(%v5) : (complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>, %a1: complex<f64>, %a2: complex<f64>, %a3: complex<f32>) {
  %v1 = complex.sqrt %a0 fastmath<nnan,nsz> : complex<f32>
  %v2 = complex.atan2 %a1, %a2 : complex<f64>
  %v3 = complex.log %v1 fastmath<nnan,nsz> : complex<f32>
  %v4 = complex.log %a3 : complex<f32>
  %v5 = complex.expm1 %v1 fastmath<none> : complex<f32>
  %v6 = complex.constant [0x7F800000 : f32, 3.0 : f32] : complex<f32>
  %v7 = complex.add %v3, %v6 fastmath<nnan,ninf,nsz> : complex<f32>
  "test.use"(%v1, %v3, %v4, %v5, %v6, %v7) : (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f64>, %a1: f64) {
  %v1 = complex.neg %a0 fastmath<arcp> : complex<f64>
  %v2 = complex.constant [0x7FF8000000000000 : f64, -2.5 : f64] : complex<f64>
  %v3 = complex.div %a0, %v2 fastmath<none> : complex<f64>
  %v4 = complex.constant [-0.0 : f64, -2.5 : f64] : complex<f64>
  %v5 = complex.re %v4 fastmath<contract> : complex<f64>
  %v8 = complex.create %a1, %a1 : complex<f64>
  %v9 = complex.add %v2, %v2 fastmath<nnan> : complex<f64>
  %v10 = complex.tanh %v9 fastmath<contract> : complex<f64>
  %v11 = complex.constant [2.0 : f64, -2.5 : f64] : complex<f64>
  %v12 = complex.add %v11, %v4 fastmath<none> : complex<f64>
  "test.use"(%v1, %v4, %v5, %v8, %v9) : (complex<f64>, complex<f64>, f64, complex<f64>, complex<f64>) -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>, %a1: f64, %a2: f64) {
  %v2 = complex.bitcast %a0 : complex<f32> to i64
  %v3 = complex.create %a1, %a1 : complex<f64>
  %v4 = complex.create %a2, %a1 : complex<f64>
  "test.use"(%v2, %v3) : (i64, complex<f64>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = complex.constant [-1.0 : f32, 2.0 : f32] : complex<f32>
  %v2 = complex.mul %v1, %v1 : complex<f32>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: complex<f32>) {
  %v1 = complex.sin %a0 fastmath<reassoc> : complex<f32>
  %v2 = complex.rsqrt %v1 fastmath<nnan,nsz> : complex<f32>
  "test.use"(%v1) : (complex<f32>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = complex.constant [1.0e+10 : f32, 0.5 : f32] : complex<f32>
  %v2 = complex.neg %v1 : complex<f32>
  %v3 = complex.bitcast %v2 : complex<f32> to i64
  "test.use"(%v2, %v3) : (complex<f32>, i64) -> ()
  return
}
