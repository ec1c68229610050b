// COMPARE: --convert-math-to-apfloat --allow-unregistered-dialect
// ----- math.absf, math.fma, math.isnan
func.func @absf_fma_isnan(%a: f32, %b: f16, %v: vector<2xf32>) {
  %0 = math.absf %a : f32
  %1 = math.fma %a, %a, %a : f32
  %2 = math.isnan %a : f32
  %3 = math.isinf %b : f16
  %4 = math.isfinite %a : f32
  %5 = math.isnormal %a : f32
  %6 = math.absf %v : vector<2xf32>
  %7 = math.isnan %v : vector<2xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (f32, f32, i1, i1, i1, i1, vector<2xf32>, vector<2xi1>) -> ()
  return
}
// ----- math.sqrt, math.exp, math.copysign
func.func @sqrt_exp_copysign(%a: f32) {
  %0 = math.sqrt %a : f32
  %1 = math.exp %a : f32
  %2 = math.copysign %a, %a : f32
  %3 = math.floor %a : f32
  %4 = math.trunc %a : f32
  %5 = math.roundeven %a : f32
  "test.use"(%0, %1, %2, %3, %4, %5) : (f32, f32, f32, f32, f32, f32) -> ()
  return
}
// ----- absolute value of f64
// MLIR LEFT OUT: extends and truncates between integers of the same width, which do not verify
func.func @absf_f64(%a: f64) -> f64 {
  %0 = math.absf %a : f64
  return %0 : f64
}
// ----- NaN of f64
// MLIR LEFT OUT: extends and truncates between integers of the same width, which do not verify
func.func @isnan_f64(%a: f64) -> i1 {
  %0 = math.isnan %a : f64
  return %0 : i1
}
// ----- math.isnan
func.func @isnan(%a: f128) -> i1 {
  %0 = math.isnan %a : f128
  return %0 : i1
}
// ----- math.absf
func.func @absf(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = math.absf %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
