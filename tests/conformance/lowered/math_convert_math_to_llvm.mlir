// COMPARE: --allow-unregistered-dialect --convert-math-to-llvm
func.func @test(%a0: tensor<?xi32>) {
  %v1 = math.cttz %a0 : tensor<?xi32>
  %v2 = arith.constant 3.0 : f32
  %v3 = math.isnan %v2 : f32
  "test.use"(%v1, %v2, %v3) : (tensor<?xi32>, f32, i1) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2xi8>) {
  %v1 = arith.constant dense<[0.0, -0.0, 1.0e+10, -1.0]> : vector<4xf32>
  %v2 = math.asin %v1 fastmath<nnan> : vector<4xf32>
  %v3 = math.absi %a0 : tensor<2xi8>
  %v4 = math.log1p %v1 fastmath<arcp> : vector<4xf32>
  %v5 = math.powf %v4, %v4 fastmath<reassoc> : vector<4xf32>
  %v6 = arith.constant dense<[2.0, 1.0e+10, 0xFF800000, 3.0]> : vector<4xf32>
  %v7 = math.powf %v4, %v6 : vector<4xf32>
  %v8 = arith.constant dense<-0.0> : vector<4xf32>
  %v9 = math.powf %v4, %v8 fastmath<nnan> : vector<4xf32>
  %v10 = math.copysign %v5, %v7 : vector<4xf32>
  "test.use"(%v7, %v8, %v10) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: f32) {
  %v1 = arith.constant 3.0 : f32
  %v2 = math.erfc %v1 fastmath<nnan,ninf,nsz> : f32
  %v3 = math.rsqrt %a0 fastmath<nnan> : f32
  %v4 = arith.constant 3 : i32
  %v5 = math.ipowi %v4, %v4 : i32
  "test.use"(%v1, %v5) : (f32, i32) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xi32>, %a1: tensor<?xi32>) {
  %v1 = arith.constant 0.5 : f64
  %v2 = math.ceil %v1 fastmath<arcp> : f64
  %v3 = arith.constant -1.0 : f64
  %v4 = math.sinh %v3 fastmath<nnan,ninf,nsz> : f64
  %v5 = math.ipowi %a0, %a1 : tensor<?xi32>
  %v6 = arith.constant -2.5 : f64
  %v7 = math.cos %v6 fastmath<nnan,nsz> : f64
  %v8 = math.atan %v2 fastmath<reassoc> : f64
  %v9 = math.cos %v4 fastmath<nnan> : f64
  "test.use"(%v5, %v6, %v8) : (tensor<?xi32>, f64, f64) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2xf64>) {
  %v1 = arith.constant dense<[2.0, -2.5]> : tensor<2xf64>
  %v2 = math.powf %a0, %v1 fastmath<nnan> : tensor<2xf64>
  "test.use"(%v1, %v2) : (tensor<2xf64>, tensor<2xf64>) -> ()
  return
}
// -----
func.func @test(%a0: bf16, %a1: tensor<?xi32>) {
  %v1 = math.asin %a0 fastmath<none> : bf16
  %v2 = math.ipowi %a1, %a1 : tensor<?xi32>
  %v3 = arith.constant 100 : i32
  %v4 = math.ipowi %v3, %v3 : i32
  %v5 = math.cttz %v4 : i32
  %v6 = math.fma %a0, %v1, %v1 : bf16
  "test.use"(%v3, %v5, %v6) : (i32, i32, bf16) -> ()
  return
}
// -----
func.func @test(%a0: f64, %a1: tensor<?xf32>) {
  %v1 = arith.constant 1.0e+10 : f64
  %v2 = math.copysign %v1, %a0 fastmath<arcp> : f64
  %v3 = math.acos %a0 fastmath<fast> : f64
  %v4 = math.isnormal %v1 : f64
  %v5 = arith.constant 0x7FF8000000000000 : f64
  %v6 = math.asinh %v5 : f64
  %v7 = math.isnan %a1 : tensor<?xf32>
  "test.use"(%v4, %v6, %v7) : (i1, f64, tensor<?xi1>) -> ()
  return
}
// -----
func.func @test(%a0: f64) {
  %v1 = arith.constant -0.0 : f64
  %v2 = math.sin %v1 : f64
  %v3 = arith.constant 0.5 : f64
  %v4 = math.atan2 %a0, %v3 fastmath<nnan,ninf,nsz> : f64
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>, %a1: tensor<?xi32>) {
  %v1 = arith.constant dense<-1> : vector<i8>
  %v2 = math.ctpop %v1 : vector<i8>
  %v3 = math.atanh %a0 fastmath<arcp> : tensor<?xf32>
  %v4 = math.absi %a1 : tensor<?xi32>
  "test.use"(%v2, %v3, %v4) : (vector<i8>, tensor<?xf32>, tensor<?xi32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: f16, %a3: tensor<?xf32>) {
  %v1 = math.sin %a0 fastmath<nnan,nsz> : tensor<?xf32>
  %v2 = math.isnormal %v1 : tensor<?xf32>
  %v3 = math.trunc %a1 : tensor<?xf32>
  %v4 = math.cbrt %v3 fastmath<contract> : tensor<?xf32>
  %v5 = arith.constant 2.0 : f16
  %v6 = math.powf %v5, %a2 : f16
  %v7 = arith.constant 0.5 : bf16
  %v8 = math.cosh %v7 fastmath<nnan,ninf,nsz> : bf16
  %v9 = math.acos %v1 : tensor<?xf32>
  %v10 = arith.constant 3 : i16
  %v11 = math.absi %v10 : i16
  %v12 = math.expm1 %a3 fastmath<nnan,ninf,nsz> : tensor<?xf32>
  "test.use"(%v1, %v4, %v6, %v7, %v9, %v12) : (tensor<?xf32>, tensor<?xf32>, f16, bf16, tensor<?xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2xf64>, %a1: f64) {
  %v1 = arith.constant dense<1.0> : tensor<2xf64>
  %v2 = math.isnan %v1 : tensor<2xf64>
  %v3 = math.isnan %v1 : tensor<2xf64>
  %v4 = math.exp %a0 fastmath<reassoc> : tensor<2xf64>
  %v5 = math.isfinite %a0 : tensor<2xf64>
  %v6:2 = math.sincos %a1 : f64
  %v7 = arith.constant dense<[3.0, 0.5]> : tensor<2xf64>
  %v8 = math.isinf %v7 : tensor<2xf64>
  "test.use"(%v2, %v4, %v8) : (tensor<2xi1>, tensor<2xf64>, tensor<2xi1>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 1.5 : f32
  %v2 = math.sinh %v1 : f32
  "test.use"(%v1, %v2) : (f32, f32) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 32 : i16
  %v2 = math.ctlz %v1 : i16
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: bf16) {
  %v1 = math.fma %a0, %a0, %a0 : bf16
  %v2 = arith.constant false
  %v3 = math.ctpop %v2 : i1
  %v4 = arith.constant 1 : i16
  %v5 = math.ctlz %v4 : i16
  %v6 = math.absi %v3 : i1
  "test.use"(%v1, %v2, %v3, %v5, %v6) : (bf16, i1, i1, i16, i1) -> ()
  return
}
