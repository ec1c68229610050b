// COMPARE: --math-polynomial-approximation --cse
// ----- math.exp
// MLIR LEFT OUT: lamina's approximations are others
func.func @exp(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.exp %x : f32
  %1 = math.exp %y : f64
  return %0, %1 : f32, f64
}
// ----- math.exp2
// MLIR LEFT OUT: lamina's approximations are others
func.func @exp2(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.exp2 %x : f32
  %1 = math.exp2 %y : f64
  return %0, %1 : f32, f64
}
// ----- math.expm1
// MLIR LEFT OUT: lamina's approximations are others
func.func @expm1(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.expm1 %x : f32
  %1 = math.expm1 %y : f64
  return %0, %1 : f32, f64
}
// ----- math.log
// MLIR LEFT OUT: lamina's approximations are others
func.func @log(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.log %x : f32
  %1 = math.log %y : f64
  return %0, %1 : f32, f64
}
// ----- math.log2
// MLIR LEFT OUT: lamina's approximations are others
func.func @log2(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.log2 %x : f32
  %1 = math.log2 %y : f64
  return %0, %1 : f32, f64
}
// ----- math.log10
// MLIR LEFT OUT: lamina's approximations are others
func.func @log10(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.log10 %x : f32
  %1 = math.log10 %y : f64
  return %0, %1 : f32, f64
}
// ----- math.log1p
// MLIR LEFT OUT: lamina's approximations are others
func.func @log1p(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.log1p %x : f32
  %1 = math.log1p %y : f64
  return %0, %1 : f32, f64
}
// ----- math.tanh
// MLIR LEFT OUT: lamina's approximations are others
func.func @tanh(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.tanh %x : f32
  %1 = math.tanh %y : f64
  return %0, %1 : f32, f64
}
// ----- math.erf
// MLIR LEFT OUT: lamina's approximations are others
func.func @erf(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.erf %x : f32
  %1 = math.erf %y : f64
  return %0, %1 : f32, f64
}
// ----- math.erfc
// MLIR LEFT OUT: lamina's approximations are others
func.func @erfc(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.erfc %x : f32
  %1 = math.erfc %y : f64
  return %0, %1 : f32, f64
}
// ----- math.sin
// MLIR LEFT OUT: lamina's approximations are others
func.func @sin(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.sin %x : f32
  %1 = math.sin %y : f64
  return %0, %1 : f32, f64
}
// ----- math.cos
// MLIR LEFT OUT: lamina's approximations are others
func.func @cos(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.cos %x : f32
  %1 = math.cos %y : f64
  return %0, %1 : f32, f64
}
// ----- math.tan
// MLIR LEFT OUT: lamina's approximations are others
func.func @tan(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.tan %x : f32
  %1 = math.tan %y : f64
  return %0, %1 : f32, f64
}
// ----- math.atan
// MLIR LEFT OUT: lamina's approximations are others
func.func @atan(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.atan %x : f32
  %1 = math.atan %y : f64
  return %0, %1 : f32, f64
}
// ----- math.asin
// MLIR LEFT OUT: lamina's approximations are others
func.func @asin(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.asin %x : f32
  %1 = math.asin %y : f64
  return %0, %1 : f32, f64
}
// ----- math.acos
// MLIR LEFT OUT: lamina's approximations are others
func.func @acos(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.acos %x : f32
  %1 = math.acos %y : f64
  return %0, %1 : f32, f64
}
// ----- math.sinh
// MLIR LEFT OUT: lamina's approximations are others
func.func @sinh(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.sinh %x : f32
  %1 = math.sinh %y : f64
  return %0, %1 : f32, f64
}
// ----- math.cosh
// MLIR LEFT OUT: lamina's approximations are others
func.func @cosh(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.cosh %x : f32
  %1 = math.cosh %y : f64
  return %0, %1 : f32, f64
}
// ----- math.asinh
// MLIR LEFT OUT: lamina's approximations are others
func.func @asinh(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.asinh %x : f32
  %1 = math.asinh %y : f64
  return %0, %1 : f32, f64
}
// ----- math.acosh
// MLIR LEFT OUT: lamina's approximations are others
func.func @acosh(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.acosh %x : f32
  %1 = math.acosh %y : f64
  return %0, %1 : f32, f64
}
// ----- math.atanh
// MLIR LEFT OUT: lamina's approximations are others
func.func @atanh(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.atanh %x : f32
  %1 = math.atanh %y : f64
  return %0, %1 : f32, f64
}
// ----- math.cbrt
// MLIR LEFT OUT: lamina's approximations are others
func.func @cbrt(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.cbrt %x : f32
  %1 = math.cbrt %y : f64
  return %0, %1 : f32, f64
}
// ----- math.atan2
// MLIR LEFT OUT: lamina's approximations are others
func.func @atan2(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.atan2 %x, %x : f32
  %1 = math.atan2 %y, %y : f64
  return %0, %1 : f32, f64
}
// ----- math.powf
// MLIR LEFT OUT: lamina's approximations are others
func.func @powf(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.powf %x, %x : f32
  %1 = math.powf %y, %y : f64
  return %0, %1 : f32, f64
}
// ----- whole powers
// MLIR LEFT OUT: lamina's approximations are others
func.func @whole_powers(%x: f32) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 2.0 : f32
  %0 = math.powf %x, %c0 : f32
  %c1 = arith.constant -3.0 : f32
  %1 = math.powf %x, %c1 : f32
  %c2 = arith.constant 0.5 : f32
  %2 = math.powf %x, %c2 : f32
  %c3 = arith.constant 17.0 : f32
  %3 = math.powf %x, %c3 : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// ----- math.sincos
// MLIR LEFT OUT: lamina's approximations are others
func.func @sincos(%x: f32) -> (f32, f32) {
  %0, %1 = math.sincos %x : f32
  return %0, %1 : f32, f32
}
// ----- math.tanh of vectors
// MLIR LEFT OUT: lamina's approximations are others
func.func @tanh_vectors(%x: vector<4xf32>, %y: vector<2xf64>) -> (vector<4xf32>, vector<2xf64>) {
  %0 = math.tanh %x : vector<4xf32>
  %1 = math.tanh %y : vector<2xf64>
  return %0, %1 : vector<4xf32>, vector<2xf64>
}
// ----- math.sin of vectors
// MLIR LEFT OUT: lamina's approximations are others
func.func @sin_vectors(%x: vector<4xf32>, %y: vector<2xf64>) -> (vector<4xf32>, vector<2xf64>) {
  %0 = math.sin %x : vector<4xf32>
  %1 = math.sin %y : vector<2xf64>
  return %0, %1 : vector<4xf32>, vector<2xf64>
}
// ----- other types
// MLIR LEFT OUT: lamina's approximations are others
func.func @other_types(%x: f16, %y: tensor<4xf32>) -> (f16, tensor<4xf32>) {
  %0 = math.exp %x : f16
  %1 = math.exp %y : tensor<4xf32>
  return %0, %1 : f16, tensor<4xf32>
}
