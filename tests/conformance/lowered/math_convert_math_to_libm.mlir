// COMPARE: --allow-unregistered-dialect --convert-math-to-libm
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
func.func @test(%a0: f64) {
  %v1 = arith.constant -0.0 : f64
  %v2 = math.sin %v1 : f64
  %v3 = arith.constant 0.5 : f64
  %v4 = math.atan2 %a0, %v3 fastmath<nnan,ninf,nsz> : f64
  "test.use"() : () -> ()
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
func.func @test() {
  %v1 = arith.constant 0x7FF0000000000000 : f64
  %v2 = math.roundeven %v1 fastmath<none> : f64
  %v3 = math.atan2 %v1, %v2 : f64
  %v4 = arith.constant -1.0 : bf16
  %v5 = math.sqrt %v4 fastmath<fast> : bf16
  %v6 = arith.constant dense<[31, -2]> : tensor<2xi8>
  %v7 = math.ctpop %v6 : tensor<2xi8>
  %v8 = math.isnan %v1 : f64
  %v9 = ub.poison : vector<4xf32>
  %v10 = math.log10 %v9 fastmath<fast> : vector<4xf32>
  "test.use"(%v3, %v4, %v8) : (f64, bf16, i1) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<false> : vector<4xi1>
  %v2 = math.ctlz %v1 : vector<4xi1>
  "test.use"(%v2) : (vector<4xi1>) -> ()
  return
}
