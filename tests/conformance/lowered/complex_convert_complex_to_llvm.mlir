// COMPARE: --allow-unregistered-dialect --convert-complex-to-llvm
// MLIR VARIES: compilers evaluate the arguments of a C++ call, which build operations, in different orders
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
// MLIR VARIES: compilers evaluate the arguments of a C++ call, which build operations, in different orders
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
// MLIR VARIES: compilers evaluate the arguments of a C++ call, which build operations, in different orders
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
// MLIR VARIES: compilers evaluate the arguments of a C++ call, which build operations, in different orders
func.func @test(%a0: complex<f32>) {
  %v1 = complex.constant [1.5 : f32, 3.0 : f32] : complex<f32>
  %v2 = complex.eq %v1, %v1 : complex<f32>
  %v3 = complex.neq %a0, %v1 : complex<f32>
  "test.use"(%v1) : (complex<f32>) -> ()
  return
}
// -----
// MLIR VARIES: compilers evaluate the arguments of a C++ call, which build operations, in different orders
func.func @test(%a0: f32, %a1: f32) {
  %v1 = complex.create %a0, %a1 : complex<f32>
  %v2 = complex.constant [3.0 : f32, 0.5 : f32] : complex<f32>
  %v3 = complex.im %v2 fastmath<nnan,nsz> : complex<f32>
  "test.use"(%v1, %v2) : (complex<f32>, complex<f32>) -> ()
  return
}
