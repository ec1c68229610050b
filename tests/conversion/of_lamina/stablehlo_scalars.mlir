// COMPARE: --stablehlo-legalize-to-linalg
// ----- arithmetic of floats
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
    tensor<f32>, tensor<f32>) {
  %0 = stablehlo.add %a, %b : tensor<f32>
  %1 = stablehlo.subtract %a, %b : tensor<f32>
  %2 = stablehlo.multiply %a, %b : tensor<f32>
  %3 = stablehlo.maximum %a, %b : tensor<f32>
  %4 = stablehlo.minimum %a, %b : tensor<f32>
  %5 = stablehlo.divide %a, %b : tensor<f32>
  %6 = stablehlo.remainder %a, %b : tensor<f32>
  %7 = stablehlo.power %a, %b : tensor<f32>
  %8 = stablehlo.atan2 %a, %b : tensor<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
      tensor<f32>, tensor<f32>
}
// ----- arithmetic of signed integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i32>, %b: tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>,
    tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.add %a, %b : tensor<i32>
  %1 = stablehlo.subtract %a, %b : tensor<i32>
  %2 = stablehlo.multiply %a, %b : tensor<i32>
  %3 = stablehlo.maximum %a, %b : tensor<i32>
  %4 = stablehlo.minimum %a, %b : tensor<i32>
  %5 = stablehlo.divide %a, %b : tensor<i32>
  %6 = stablehlo.remainder %a, %b : tensor<i32>
  %7 = stablehlo.power %a, %b : tensor<i32>
  %8 = stablehlo.and %a, %b : tensor<i32>
  %9 = stablehlo.or %a, %b : tensor<i32>
  %10 = stablehlo.xor %a, %b : tensor<i32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>,
      tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>
}
// ----- arithmetic of unsigned integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<ui16>, %b: tensor<ui16>) -> (tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>,
    tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>) {
  %0 = stablehlo.add %a, %b : tensor<ui16>
  %1 = stablehlo.subtract %a, %b : tensor<ui16>
  %2 = stablehlo.multiply %a, %b : tensor<ui16>
  %3 = stablehlo.maximum %a, %b : tensor<ui16>
  %4 = stablehlo.minimum %a, %b : tensor<ui16>
  %5 = stablehlo.divide %a, %b : tensor<ui16>
  %6 = stablehlo.remainder %a, %b : tensor<ui16>
  %7 = stablehlo.and %a, %b : tensor<ui16>
  %8 = stablehlo.or %a, %b : tensor<ui16>
  %9 = stablehlo.xor %a, %b : tensor<ui16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>,
      tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>
}
// ----- arithmetic of truth values
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i1>, %b: tensor<i1>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %0 = stablehlo.add %a, %b : tensor<i1>
  %1 = stablehlo.multiply %a, %b : tensor<i1>
  %2 = stablehlo.maximum %a, %b : tensor<i1>
  %3 = stablehlo.minimum %a, %b : tensor<i1>
  %4 = stablehlo.and %a, %b : tensor<i1>
  %5 = stablehlo.or %a, %b : tensor<i1>
  %6 = stablehlo.xor %a, %b : tensor<i1>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// ----- arithmetic of complex numbers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>,
    tensor<complex<f32>>, tensor<complex<f32>>) {
  %0 = stablehlo.add %a, %b : tensor<complex<f32>>
  %1 = stablehlo.subtract %a, %b : tensor<complex<f32>>
  %2 = stablehlo.multiply %a, %b : tensor<complex<f32>>
  %3 = stablehlo.divide %a, %b : tensor<complex<f32>>
  %4 = stablehlo.power %a, %b : tensor<complex<f32>>
  return %0, %1, %2, %3, %4 : tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>
}
// ----- shifts of signed integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i8>, %b: tensor<i8>) -> (tensor<i8>, tensor<i8>, tensor<i8>) {
  %0 = stablehlo.shift_left %a, %b : tensor<i8>
  %1 = stablehlo.shift_right_logical %a, %b : tensor<i8>
  %2 = stablehlo.shift_right_arithmetic %a, %b : tensor<i8>
  return %0, %1, %2 : tensor<i8>, tensor<i8>, tensor<i8>
}
// ----- functions of floats
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
    tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = stablehlo.cosine %a : tensor<f32>
  %1 = stablehlo.sine %a : tensor<f32>
  %2 = stablehlo.tan %a : tensor<f32>
  %3 = stablehlo.tanh %a : tensor<f32>
  %4 = stablehlo.exponential %a : tensor<f32>
  %5 = stablehlo.exponential_minus_one %a : tensor<f32>
  %6 = stablehlo.log %a : tensor<f32>
  %7 = stablehlo.log_plus_one %a : tensor<f32>
  %8 = stablehlo.sqrt %a : tensor<f32>
  %9 = stablehlo.rsqrt %a : tensor<f32>
  %10 = stablehlo.ceil %a : tensor<f32>
  %11 = stablehlo.floor %a : tensor<f32>
  %12 = stablehlo.round_nearest_afz %a : tensor<f32>
  %13 = stablehlo.round_nearest_even %a : tensor<f32>
  %14 = stablehlo.cbrt %a : tensor<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
      tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// ----- functions of complex numbers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>,
    tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>) {
  %0 = stablehlo.cosine %a : tensor<complex<f32>>
  %1 = stablehlo.sine %a : tensor<complex<f32>>
  %2 = stablehlo.tan %a : tensor<complex<f32>>
  %3 = stablehlo.tanh %a : tensor<complex<f32>>
  %4 = stablehlo.exponential %a : tensor<complex<f32>>
  %5 = stablehlo.exponential_minus_one %a : tensor<complex<f32>>
  %6 = stablehlo.log %a : tensor<complex<f32>>
  %7 = stablehlo.log_plus_one %a : tensor<complex<f32>>
  %8 = stablehlo.sqrt %a : tensor<complex<f32>>
  %9 = stablehlo.rsqrt %a : tensor<complex<f32>>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>,
      tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>
}
// ----- signs and tests of floats
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = stablehlo.negate %a : tensor<f32>
  %1 = stablehlo.abs %a : tensor<f32>
  %2 = stablehlo.sign %a : tensor<f32>
  %3 = stablehlo.logistic %a : tensor<f32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// ----- signs of signed integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i16>) -> (tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>) {
  %0 = stablehlo.negate %a : tensor<i16>
  %1 = stablehlo.abs %a : tensor<i16>
  %2 = stablehlo.sign %a : tensor<i16>
  %3 = stablehlo.not %a : tensor<i16>
  %4 = stablehlo.count_leading_zeros %a : tensor<i16>
  %5 = stablehlo.popcnt %a : tensor<i16>
  return %0, %1, %2, %3, %4, %5 : tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>
}
// ----- signs of unsigned integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<ui8>) -> (tensor<ui8>, tensor<ui8>) {
  %0 = stablehlo.negate %a : tensor<ui8>
  %1 = stablehlo.not %a : tensor<ui8>
  return %0, %1 : tensor<ui8>, tensor<ui8>
}
// ----- absolute values of unsigned integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<ui8>) -> (tensor<ui8>) {
  %0 = stablehlo.abs %a : tensor<ui8>
  return %0 : tensor<ui8>
}
// ----- signs of truth values
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i1>) -> (tensor<i1>) {
  %0 = stablehlo.not %a : tensor<i1>
  return %0 : tensor<i1>
}
// ----- signs and parts of complex numbers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<f32>, tensor<complex<f32>>) {
  %0 = stablehlo.negate %a : tensor<complex<f32>>
  %1 = stablehlo.sign %a : tensor<complex<f32>>
  %2 = stablehlo.logistic %a : tensor<complex<f32>>
  %3 = stablehlo.abs %a : (tensor<complex<f32>>) -> tensor<f32>
  %4 = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
  %5 = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
  %6 = stablehlo.complex %4, %5 : tensor<complex<f32>>
  %7 = chlo.conj %6 : tensor<complex<f32>> -> tensor<complex<f32>>
  return %0, %1, %2, %3, %7 : tensor<complex<f32>>, tensor<complex<f32>>, tensor<complex<f32>>, tensor<f32>, tensor<complex<f32>>
}
// ----- parts of real numbers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.real %a : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.imag %a : (tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<f32>, tensor<f32>
}
// ----- tests of floats
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f64>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %0 = stablehlo.is_finite %a : (tensor<f64>) -> tensor<i1>
  %1 = chlo.is_inf %a : tensor<f64> -> tensor<i1>
  %2 = chlo.is_pos_inf %a : tensor<f64> -> tensor<i1>
  %3 = chlo.is_neg_inf %a : tensor<f64> -> tensor<i1>
  return %0, %1, %2, %3 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// ----- functions of CHLO
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
    tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = chlo.acos %a : tensor<f32> -> tensor<f32>
  %1 = chlo.acosh %a : tensor<f32> -> tensor<f32>
  %2 = chlo.asin %a : tensor<f32> -> tensor<f32>
  %3 = chlo.asinh %a : tensor<f32> -> tensor<f32>
  %4 = chlo.atan %a : tensor<f32> -> tensor<f32>
  %5 = chlo.atanh %a : tensor<f32> -> tensor<f32>
  %6 = chlo.cosh %a : tensor<f32> -> tensor<f32>
  %7 = chlo.sinh %a : tensor<f32> -> tensor<f32>
  %8 = chlo.tan %a : tensor<f32> -> tensor<f32>
  %9 = chlo.erf %a : tensor<f32> -> tensor<f32>
  %10 = chlo.erfc %a : tensor<f32> -> tensor<f32>
  %11 = chlo.square %a : tensor<f32> -> tensor<f32>
  %12 = chlo.erf_inv %a : tensor<f32> -> tensor<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>,
      tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// ----- the inverse error function in double precision
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f64>) -> (tensor<f64>) {
  %0 = chlo.erf_inv %a : tensor<f64> -> tensor<f64>
  return %0 : tensor<f64>
}
// ----- comparisons of floats
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %0 = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = stablehlo.compare NE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %2 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %3 = stablehlo.compare LE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %4 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %5 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0, %1, %2, %3, %4, %5 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// ----- comparisons of signed integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i32>, %b: tensor<i32>) -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %0 = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %1 = stablehlo.compare NE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %2 = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %3 = stablehlo.compare LE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %4 = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %5 = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
  return %0, %1, %2, %3, %4, %5 : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}
// ----- comparisons of unsigned integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<ui32>, %b: tensor<ui32>) -> (tensor<i1>, tensor<i1>, tensor<i1>) {
  %0 = stablehlo.compare EQ, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %1 = stablehlo.compare LT, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %2 = stablehlo.compare GE, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  return %0, %1, %2 : tensor<i1>, tensor<i1>, tensor<i1>
}
// ----- comparisons of truth values
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i1>, %b: tensor<i1>) -> (tensor<i1>, tensor<i1>) {
  %0 = stablehlo.compare EQ, %a, %b : (tensor<i1>, tensor<i1>) -> tensor<i1>
  %1 = stablehlo.compare LT, %a, %b : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}
// ----- comparisons of complex numbers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>) -> (tensor<i1>, tensor<i1>) {
  %0 = stablehlo.compare EQ, %a, %b : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
  %1 = stablehlo.compare NE, %a, %b : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
  return %0, %1 : tensor<i1>, tensor<i1>
}
// ----- the total order of f16
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f16>, %b: tensor<f16>) -> (tensor<i1>) {
  %0 = stablehlo.compare LE, %a, %b, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
  return %0 : tensor<i1>
}
// ----- the total order of f64
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f64>, %b: tensor<f64>) -> (tensor<i1>) {
  %0 = stablehlo.compare LE, %a, %b, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
  return %0 : tensor<i1>
}
// ----- the order of complex numbers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>) -> (tensor<i1>) {
  %0 = stablehlo.compare LT, %a, %b : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
  return %0 : tensor<i1>
}
// ----- powers of unsigned integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<ui8>, %b: tensor<ui8>) -> (tensor<ui8>) {
  %0 = stablehlo.power %a, %b : tensor<ui8>
  return %0 : tensor<ui8>
}
// ----- choices
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i1>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<i8>, %e: tensor<ui8>) -> (tensor<f32>, tensor<f32>, tensor<i8>,
    tensor<ui8>) {
  %0 = stablehlo.select %a, %b, %c : tensor<i1>, tensor<f32>
  %1 = stablehlo.clamp %b, %c, %0 : tensor<f32>
  %2 = stablehlo.clamp %d, %d, %d : tensor<i8>
  %3 = stablehlo.clamp %e, %e, %e : tensor<ui8>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<i8>, tensor<ui8>
}
// ----- conversions of f32
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>) -> (tensor<f32>, tensor<f16>, tensor<f64>, tensor<i1>, tensor<i8>, tensor<ui8>, tensor<i64>,
    tensor<complex<f32>>, tensor<complex<f64>>) {
  %0 = stablehlo.convert %a : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.convert %a : (tensor<f32>) -> tensor<f16>
  %2 = stablehlo.convert %a : (tensor<f32>) -> tensor<f64>
  %3 = stablehlo.convert %a : (tensor<f32>) -> tensor<i1>
  %4 = stablehlo.convert %a : (tensor<f32>) -> tensor<i8>
  %5 = stablehlo.convert %a : (tensor<f32>) -> tensor<ui8>
  %6 = stablehlo.convert %a : (tensor<f32>) -> tensor<i64>
  %7 = stablehlo.convert %a : (tensor<f32>) -> tensor<complex<f32>>
  %8 = stablehlo.convert %a : (tensor<f32>) -> tensor<complex<f64>>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<f32>, tensor<f16>, tensor<f64>, tensor<i1>, tensor<i8>, tensor<ui8>, tensor<i64>,
      tensor<complex<f32>>, tensor<complex<f64>>
}
// ----- conversions of f16
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f16>) -> (tensor<bf16>, tensor<f32>, tensor<i16>, tensor<ui32>, tensor<complex<f32>>) {
  %0 = stablehlo.convert %a : (tensor<f16>) -> tensor<bf16>
  %1 = stablehlo.convert %a : (tensor<f16>) -> tensor<f32>
  %2 = stablehlo.convert %a : (tensor<f16>) -> tensor<i16>
  %3 = stablehlo.convert %a : (tensor<f16>) -> tensor<ui32>
  %4 = stablehlo.convert %a : (tensor<f16>) -> tensor<complex<f32>>
  return %0, %1, %2, %3, %4 : tensor<bf16>, tensor<f32>, tensor<i16>, tensor<ui32>, tensor<complex<f32>>
}
// ----- conversions of i16
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i16>) -> (tensor<i8>, tensor<i16>, tensor<i32>, tensor<ui16>, tensor<ui32>, tensor<f16>, tensor<f32>, tensor<i1>,
    tensor<complex<f32>>) {
  %0 = stablehlo.convert %a : (tensor<i16>) -> tensor<i8>
  %1 = stablehlo.convert %a : (tensor<i16>) -> tensor<i16>
  %2 = stablehlo.convert %a : (tensor<i16>) -> tensor<i32>
  %3 = stablehlo.convert %a : (tensor<i16>) -> tensor<ui16>
  %4 = stablehlo.convert %a : (tensor<i16>) -> tensor<ui32>
  %5 = stablehlo.convert %a : (tensor<i16>) -> tensor<f16>
  %6 = stablehlo.convert %a : (tensor<i16>) -> tensor<f32>
  %7 = stablehlo.convert %a : (tensor<i16>) -> tensor<i1>
  %8 = stablehlo.convert %a : (tensor<i16>) -> tensor<complex<f32>>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<i8>, tensor<i16>, tensor<i32>, tensor<ui16>, tensor<ui32>, tensor<f16>, tensor<f32>,
      tensor<i1>, tensor<complex<f32>>
}
// ----- conversions of ui16
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<ui16>) -> (tensor<i8>, tensor<i16>, tensor<i32>, tensor<ui32>, tensor<f32>, tensor<i1>) {
  %0 = stablehlo.convert %a : (tensor<ui16>) -> tensor<i8>
  %1 = stablehlo.convert %a : (tensor<ui16>) -> tensor<i16>
  %2 = stablehlo.convert %a : (tensor<ui16>) -> tensor<i32>
  %3 = stablehlo.convert %a : (tensor<ui16>) -> tensor<ui32>
  %4 = stablehlo.convert %a : (tensor<ui16>) -> tensor<f32>
  %5 = stablehlo.convert %a : (tensor<ui16>) -> tensor<i1>
  return %0, %1, %2, %3, %4, %5 : tensor<i8>, tensor<i16>, tensor<i32>, tensor<ui32>, tensor<f32>, tensor<i1>
}
// ----- conversions of i1
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<i1>) -> (tensor<i1>, tensor<i8>, tensor<ui8>, tensor<f32>) {
  %0 = stablehlo.convert %a : (tensor<i1>) -> tensor<i1>
  %1 = stablehlo.convert %a : (tensor<i1>) -> tensor<i8>
  %2 = stablehlo.convert %a : (tensor<i1>) -> tensor<ui8>
  %3 = stablehlo.convert %a : (tensor<i1>) -> tensor<f32>
  return %0, %1, %2, %3 : tensor<i1>, tensor<i8>, tensor<ui8>, tensor<f32>
}
// ----- conversions of complex<f32>
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<complex<f32>>) -> (tensor<complex<f64>>, tensor<f32>, tensor<f64>, tensor<i32>, tensor<i1>) {
  %0 = stablehlo.convert %a : (tensor<complex<f32>>) -> tensor<complex<f64>>
  %1 = stablehlo.convert %a : (tensor<complex<f32>>) -> tensor<f32>
  %2 = stablehlo.convert %a : (tensor<complex<f32>>) -> tensor<f64>
  %3 = stablehlo.convert %a : (tensor<complex<f32>>) -> tensor<i32>
  %4 = stablehlo.convert %a : (tensor<complex<f32>>) -> tensor<i1>
  return %0, %1, %2, %3, %4 : tensor<complex<f64>>, tensor<f32>, tensor<f64>, tensor<i32>, tensor<i1>
}
// ----- bits of numbers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>, %b: tensor<ui16>) -> (tensor<i32>, tensor<ui32>, tensor<f16>, tensor<i16>) {
  %0 = stablehlo.bitcast_convert %a : (tensor<f32>) -> tensor<i32>
  %1 = stablehlo.bitcast_convert %a : (tensor<f32>) -> tensor<ui32>
  %2 = stablehlo.bitcast_convert %b : (tensor<ui16>) -> tensor<f16>
  %3 = stablehlo.bitcast_convert %b : (tensor<ui16>) -> tensor<i16>
  return %0, %1, %2, %3 : tensor<i32>, tensor<ui32>, tensor<f16>, tensor<i16>
}
// ----- bits of another size
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>) -> (tensor<2xi16>) {
  %0 = stablehlo.bitcast_convert %a : (tensor<f32>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}
// ----- less precision
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>, %b: tensor<f16>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f16>) {
  %0 = stablehlo.reduce_precision %a, format = e5m10 : tensor<f32>
  %1 = stablehlo.reduce_precision %a, format = e8m7 : tensor<f32>
  %2 = stablehlo.reduce_precision %a, format = e8m23 : tensor<f32>
  %3 = stablehlo.reduce_precision %b, format = e11m52 : tensor<f16>
  return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f16>
}
