// COMPARE: --allow-unregistered-dialect --sccp
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
