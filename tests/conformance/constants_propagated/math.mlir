// COMPARE: --allow-unregistered-dialect --sccp
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
