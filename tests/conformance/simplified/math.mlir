// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @test(%a0: tensor<?xf32>, %a1: tensor<?xf32>) {
  %v1 = arith.constant -2 : i16
  %v2 = math.ctlz %v1 : i16
  %v3 = math.isnan %a0 : tensor<?xf32>
  %v4 = arith.constant dense<1.0> : vector<2x2xf16>
  %v5 = math.isfinite %v4 : vector<2x2xf16>
  %v6 = math.atan %a1 fastmath<none> : tensor<?xf32>
  %v7 = math.log %a1 : tensor<?xf32>
  %v8 = arith.constant 0x7FF0000000000000 : f64
  %v9 = math.erfc %v8 : f64
  "test.use"(%v1, %v2, %v3, %v4, %v6) : (i16, i16, tensor<?xi1>, vector<2x2xf16>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 1.0e+10 : f64
  %v2 = arith.constant 1.5 : f64
  %v3 = math.atan2 %v1, %v2 fastmath<nnan,nsz> : f64
  %v4 = math.atanh %v3 fastmath<reassoc> : f64
  %v5 = ub.poison : f64
  %v6 = math.isnormal %v5 : f64
  "test.use"(%v2, %v3, %v4, %v5) : (f64, f64, f64, f64) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<0.0> : tensor<2xf64>
  %v2 = arith.constant dense<[1.5, 0x7FF8000000000000]> : tensor<2xf64>
  %v3 = math.atan2 %v1, %v2 : tensor<2xf64>
  "test.use"(%v1, %v2) : (tensor<2xf64>, tensor<2xf64>) -> ()
  return
}
// -----
func.func @test(%a0: vector<2x2xf16>, %a1: i1) {
  %v1 = arith.constant 1.0 : bf16
  %v2 = arith.constant 0x7F80 : bf16
  %v3 = math.copysign %v1, %v2 : bf16
  %v4 = arith.constant dense<-0.0> : vector<2x2xf16>
  %v5 = math.acosh %v4 fastmath<nnan,nsz> : vector<2x2xf16>
  %v6 = arith.constant dense<[[3.0, 1.0e+10], [1.5, 3.0]]> : vector<2x2xf16>
  %v7 = math.copysign %v6, %a0 fastmath<nnan,nsz> : vector<2x2xf16>
  %v8 = math.ctpop %a1 : i1
  "test.use"(%v3, %v5, %v8) : (bf16, vector<2x2xf16>, i1) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 0xFF80 : bf16
  %v2 = math.log %v1 fastmath<nnan,ninf,nsz> : bf16
  %v3 = arith.constant -2.5 : bf16
  %v4 = math.log10 %v3 fastmath<nnan> : bf16
  %v5 = arith.constant -2.5 : f16
  %v6 = math.isnan %v5 : f16
  %v7 = math.acos %v2 fastmath<contract> : bf16
  %v8 = ub.poison : f16
  %v9 = math.cos %v8 : f16
  "test.use"(%v3, %v4, %v7) : (bf16, bf16, bf16) -> ()
  return
}
// -----
func.func @test(%a0: f16) {
  %v1 = math.powf %a0, %a0 fastmath<none> : f16
  %v2 = math.asinh %a0 fastmath<nnan> : f16
  %v3 = ub.poison : i8
  %v4 = math.absi %v3 : i8
  %v5 = math.log %v1 fastmath<fast> : f16
  "test.use"(%v2, %v4, %v5) : (f16, i8, f16) -> ()
  return
}
// -----
func.func @test(%a0: f32) {
  %v1 = arith.constant 0 : i32
  %v2 = math.absi %v1 : i32
  %v3 = arith.constant dense<1.5> : vector<4xf32>
  %v4 = math.erfc %v3 fastmath<arcp> : vector<4xf32>
  %v5 = arith.constant 4 : i16
  %v6 = math.cttz %v5 : i16
  %v7 = arith.constant dense<[3.0, -0.0, 2.0, -0.0]> : vector<4xf32>
  %v8 = math.ceil %v7 fastmath<reassoc> : vector<4xf32>
  %v9 = math.erfc %v8 fastmath<nnan,nsz> : vector<4xf32>
  %v10 = math.isnan %a0 : f32
  "test.use"(%v3, %v4, %v8) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: i64, %a1: i64) {
  %v1 = arith.constant dense<[-0.0, 1.0e+10, -0.0, 2.0]> : vector<4xf32>
  %v2 = math.floor %v1 : vector<4xf32>
  %v3 = arith.constant dense<[0x7F800000, 0.5, 1.5, -1.0]> : vector<4xf32>
  %v4 = math.isnormal %v3 : vector<4xf32>
  %v5 = math.powf %v3, %v1 fastmath<none> : vector<4xf32>
  %v6 = arith.constant dense<0.0> : vector<4xf32>
  %v7 = arith.constant dense<-2.5> : vector<4xf32>
  %v8 = math.atan2 %v6, %v7 fastmath<nnan,ninf,nsz> : vector<4xf32>
  %v9 = math.ipowi %a0, %a1 : i64
  %v10 = arith.constant dense<0x7FC00000> : vector<4xf32>
  %v11 = math.log2 %v10 : vector<4xf32>
  %v12 = arith.constant 0.0 : f32
  %v13 = math.isnormal %v12 : f32
  %v14 = math.expm1 %v5 fastmath<arcp> : vector<4xf32>
  "test.use"(%v11, %v12, %v14) : (vector<4xf32>, f32, vector<4xf32>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 0x7FC00000 : f32
  %v2 = math.cos %v1 fastmath<none> : f32
  %v3 = math.isfinite %v1 : f32
  %v4 = math.erf %v1 fastmath<nnan,nsz> : f32
  "test.use"(%v3, %v4) : (i1, f32) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xi32>) {
  %v1 = arith.constant dense<0.5> : tensor<2xf64>
  %v2 = math.absf %v1 fastmath<none> : tensor<2xf64>
  %v3 = arith.constant dense<[1.5, 1.5]> : tensor<2xf64>
  %v4 = math.log %v3 fastmath<reassoc> : tensor<2xf64>
  %v5 = math.absi %a0 : tensor<?xi32>
  "test.use"(%v4) : (tensor<2xf64>) -> ()
  return
}
// -----
func.func @test(%a0: f32, %a1: f32) {
  %v1 = math.atan2 %a0, %a0 : f32
  %v2 = arith.constant dense<-1.0> : vector<2x2xf16>
  %v3 = math.isnormal %v2 : vector<2x2xf16>
  %v4 = math.cbrt %v2 fastmath<reassoc> : vector<2x2xf16>
  %v5 = arith.constant 0x7FC00000 : f32
  %v6 = math.asinh %v5 fastmath<contract> : f32
  %v7 = math.isinf %a1 : f32
  %v8 = math.atan %v6 : f32
  "test.use"(%v4, %v6, %v7) : (vector<2x2xf16>, f32, i1) -> ()
  return
}
// -----
func.func @test() {
  %v1 = ub.poison : vector<2xindex>
  %v2 = math.ctlz %v1 : vector<2xindex>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant dense<[1.0, 0x7FC00000, 1.0, -2.5]> : vector<4xf32>
  %v2:2 = math.sincos %v1 : vector<4xf32>
  %v3 = math.ctlz %a0 : index
  "test.use"(%v2#0, %v2#1, %v3) : (vector<4xf32>, vector<4xf32>, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<[0x7FF8000000000000, 3.0]> : tensor<2xf64>
  %v2 = math.atan2 %v1, %v1 fastmath<arcp> : tensor<2xf64>
  %v3 = arith.constant dense<0.0> : tensor<2xf64>
  %v4 = math.expm1 %v3 fastmath<nnan> : tensor<2xf64>
  "test.use"(%v1, %v2, %v4) : (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> ()
  return
}
// -----
func.func @test(%a0: f32, %a1: i16, %a2: f32) {
  %v1 = math.floor %a0 fastmath<none> : f32
  %v2 = math.ctpop %a1 : i16
  %v3 = arith.constant 0x7FC00000 : f32
  %v4 = math.fma %v3, %a2, %a0 : f32
  %v5 = arith.constant 1 : i16
  %v6 = math.ipowi %a1, %v5 : i16
  %v7 = arith.constant 0x7FC00000 : f32
  %v8 = math.cosh %v7 fastmath<contract> : f32
  %v9 = math.isfinite %a0 : f32
  %v10 = ub.poison : f32
  %v11 = math.exp2 %v10 fastmath<arcp> : f32
  "test.use"(%v1, %v5, %v9, %v11) : (f32, i16, i1, f32) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xi32>, %a1: tensor<?xi32>, %a2: tensor<?xi32>, %a3: tensor<?xf32>, %a4: tensor<?xi32>) {
  %v1 = math.ipowi %a0, %a0 : tensor<?xi32>
  %v2 = math.absi %a1 : tensor<?xi32>
  %v3 = math.absi %a2 : tensor<?xi32>
  %v4 = math.isnan %a3 : tensor<?xf32>
  %v5 = math.absi %a4 : tensor<?xi32>
  "test.use"(%v4, %v5) : (tensor<?xi1>, tensor<?xi32>) -> ()
  return
}
// -----
func.func @test(%a0: vector<i8>, %a1: vector<i8>) {
  %v1 = arith.constant dense<1.0e+10> : vector<2x2xf16>
  %v2 = math.atan2 %v1, %v1 fastmath<contract> : vector<2x2xf16>
  %v3 = arith.constant 1.0e+10 : bf16
  %v4 = math.exp %v3 : bf16
  %v5 = math.ipowi %a0, %a1 : vector<i8>
  %v6 = math.acos %v4 fastmath<nnan,ninf,nsz> : bf16
  "test.use"(%v4, %v5, %v6) : (bf16, vector<i8>, bf16) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<3.0> : vector<4xf32>
  %v2 = math.log2 %v1 fastmath<contract> : vector<4xf32>
  "test.use"(%v2) : (vector<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>) {
  %v1 = math.sinh %a0 fastmath<nnan,nsz> : tensor<?xf32>
  %v2 = math.isnormal %a0 : tensor<?xf32>
  "test.use"(%v2) : (tensor<?xi1>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>) {
  %v1 = arith.constant 3.0 : f16
  %v2 = arith.constant 1.0 : f16
  %v3 = math.fma %v1, %v2, %v2 : f16
  %v4 = math.sqrt %v2 fastmath<nnan> : f16
  %v5 = math.rsqrt %v3 fastmath<reassoc> : f16
  %v6 = math.floor %a0 fastmath<contract> : tensor<?xf32>
  %v7 = arith.constant dense<-0.0> : vector<2x2xf16>
  %v8 = math.absf %v7 : vector<2x2xf16>
  "test.use"(%v2, %v3, %v4) : (f16, f16, f16) -> ()
  return
}
// -----
func.func @test(%a0: f16, %a1: f16) {
  %v1 = math.isfinite %a0 : f16
  %v2 = arith.constant 1.5 : f16
  %v3 = math.atan2 %v2, %v2 : f16
  %v4 = math.isnan %v2 : f16
  %v5 = math.asinh %a0 fastmath<contract> : f16
  %v6 = arith.constant -2 : i32
  %v7 = math.ctpop %v6 : i32
  %v8 = math.log2 %a1 fastmath<arcp> : f16
  %v9 = math.round %v3 : f16
  "test.use"(%v6) : (i32) -> ()
  return
}
// -----
func.func @test(%a0: vector<2x2xi64>) {
  %v1 = arith.constant dense<-2.5> : vector<4xf32>
  %v2 = math.isfinite %v1 : vector<4xf32>
  %v3 = math.cttz %a0 : vector<2x2xi64>
  %v4 = arith.constant dense<2.0> : vector<4xf32>
  %v5 = math.powf %v4, %v1 fastmath<nnan,ninf,nsz> : vector<4xf32>
  %v6 = math.powf %v5, %v1 fastmath<contract> : vector<4xf32>
  "test.use"(%v1, %v3, %v6) : (vector<4xf32>, vector<2x2xi64>, vector<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: f64, %a1: f64) {
  %v1 = arith.constant true
  %v2 = math.ctlz %v1 : i1
  %v3 = math.trunc %a0 : f64
  %v4 = math.isfinite %a1 : f64
  %v5 = arith.constant 2 : i32
  %v6 = math.fpowi %v3, %v5 : f64, i32
  %v7 = arith.constant 0.0 : f64
  %v8 = math.isinf %v7 : f64
  %v9 = arith.constant 0x7F800000 : f32
  %v10 = math.exp %v9 : f32
  "test.use"(%v7, %v8, %v10) : (f64, i1, f32) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 0.0]> : vector<4xf32>
  %v2 = math.sqrt %v1 fastmath<none> : vector<4xf32>
  %v3 = arith.constant true
  %v4 = math.cttz %v3 : i1
  %v5 = math.atanh %v1 fastmath<reassoc> : vector<4xf32>
  %v6 = arith.constant 0.0 : f32
  %v7 = math.erfc %v6 : f32
  "test.use"(%v2, %v4, %v6) : (vector<4xf32>, i1, f32) -> ()
  return
}
