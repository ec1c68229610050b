// COMPARE: --canonicalize
// ----- atanh at its poles and between
func.func @atanh() -> (f64, f64, f64, f64) {
  %half = arith.constant 0.5 : f64
  %one = arith.constant 1.0 : f64
  %minus_one = arith.constant -1.0 : f64
  %zero = arith.constant -0.0 : f64
  %0 = math.atanh %half : f64
  %1 = math.atanh %one : f64
  %2 = math.atanh %minus_one : f64
  %3 = math.atanh %zero : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}
// ----- outside of the domain
func.func @outside() -> (f64, f64) {
  %two = arith.constant 2.0 : f64
  %half = arith.constant 0.5 : f64
  %0 = math.atanh %two : f64
  %1 = math.acosh %half : f64
  return %0, %1 : f64, f64
}
// ----- acosh and asinh
func.func @inside() -> (f64, f64) {
  %two = arith.constant 2.0 : f64
  %0 = math.acosh %two : f64
  %1 = math.asinh %two : f64
  return %0, %1 : f64, f64
}
