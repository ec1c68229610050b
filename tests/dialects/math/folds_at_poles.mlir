// COMPARE: --canonicalize --split-input-file --allow-unregistered-dialect
// ----- powers of zero
func.func @powers_of_zero() {
  %zero = arith.constant 0.0 : f64
  %minus_zero = arith.constant -0.0 : f64
  %minus_one = arith.constant -1.0 : f64
  %minus_two = arith.constant -2.0 : f64
  %minus_half = arith.constant -0.5 : f64
  %three = arith.constant 3.0 : f64
  %0 = math.powf %zero, %minus_one : f64
  %1 = math.powf %minus_zero, %minus_one : f64
  %2 = math.powf %minus_zero, %minus_two : f64
  %3 = math.powf %minus_zero, %minus_half : f64
  %4 = math.powf %minus_zero, %three : f64
  %5 = math.powf %zero, %zero : f64
  "keep"(%0, %1, %2, %3, %4, %5) : (f64, f64, f64, f64, f64, f64) -> ()
  return
}
// ----- powers that overflow, and powers of negative numbers
func.func @large_powers() {
  %big = arith.constant 1.0e+200 : f64
  %minus_big = arith.constant -1.0e+200 : f64
  %two = arith.constant 2.0 : f64
  %three = arith.constant 3.0 : f64
  %half = arith.constant 0.5 : f64
  %minus_three = arith.constant -3.0 : f64
  %0 = math.powf %big, %two : f64
  %1 = math.powf %minus_big, %two : f64
  %2 = math.powf %minus_big, %three : f64
  %3 = math.powf %minus_three, %three : f64
  %4 = math.powf %big, %minus_three : f64
  %5 = math.powf %minus_three, %half : f64
  "keep"(%0, %1, %2, %3, %4, %5) : (f64, f64, f64, f64, f64, f64) -> ()
  return
}
// ----- logarithms at their poles and out of their domain
func.func @logarithms() {
  %zero = arith.constant 0.0 : f32
  %minus_one = arith.constant -1.0 : f32
  %minus_two = arith.constant -2.0 : f32
  %one = arith.constant 1.0 : f32
  %0 = math.log %zero : f32
  %1 = math.log2 %zero : f32
  %2 = math.log10 %zero : f32
  %3 = math.log1p %minus_one : f32
  %4 = math.log %minus_one : f32
  %5 = math.log2 %minus_one : f32
  %6 = math.log10 %minus_one : f32
  %7 = math.log1p %minus_two : f32
  %8 = math.log1p %one : f32
  %9 = math.log2 %one : f32
  "keep"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
// ----- hyperbolic functions at poles, out of their domain and beyond the largest number
func.func @hyperbolic() {
  %one = arith.constant 1.0 : f64
  %minus_one = arith.constant -1.0 : f64
  %half = arith.constant 0.5 : f64
  %two = arith.constant 2.0 : f64
  %big = arith.constant 1.0e+10 : f64
  %minus_big = arith.constant -1.0e+10 : f64
  %0 = math.atanh %one : f64
  %1 = math.atanh %minus_one : f64
  %2 = math.atanh %half : f64
  %3 = math.atanh %two : f64
  %4 = math.acosh %half : f64
  %5 = math.sinh %big : f64
  %6 = math.sinh %minus_big : f64
  %7 = math.cosh %minus_big : f64
  %8 = math.tanh %big : f64
  %9 = math.acosh %one : f64
  "keep"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  return
}
// ----- exponentials beyond the largest and below the smallest number
func.func @exponentials() {
  %big = arith.constant 2000.0 : f64
  %small = arith.constant -2000.0 : f64
  %three = arith.constant 3.0 : f64
  %minus_three = arith.constant -3.0 : f64
  %0 = math.exp2 %big : f64
  %1 = math.exp2 %small : f64
  %2 = math.exp2 %three : f64
  %3 = math.exp %big : f64
  %4 = math.expm1 %big : f64
  %5 = math.expm1 %small : f64
  %6 = math.exp2 %minus_three : f64
  "keep"(%0, %1, %2, %3, %4, %5, %6) : (f64, f64, f64, f64, f64, f64, f64) -> ()
  return
}
// ----- inverse functions and roots out of their domain
func.func @out_of_domain() {
  %two = arith.constant 2.0 : f32
  %minus_two = arith.constant -2.0 : f32
  %four = arith.constant 4.0 : f32
  %minus_zero = arith.constant -0.0 : f32
  %0 = math.asin %two : f32
  %1 = math.acos %minus_two : f32
  %2 = math.sqrt %minus_two : f32
  %3 = math.sqrt %four : f32
  %4 = math.sqrt %minus_zero : f32
  %5 = math.rsqrt %four : f32
  %6 = math.cbrt %minus_two : f32
  "keep"(%0, %1, %2, %3, %4, %5, %6) : (f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
// ----- integer counts
func.func @counts() {
  %zero = arith.constant 0 : i8
  %twelve = arith.constant 12 : i8
  %minus_one = arith.constant -1 : i8
  %least = arith.constant -128 : i8
  %0 = math.ctlz %zero : i8
  %1 = math.ctlz %twelve : i8
  %2 = math.ctlz %minus_one : i8
  %3 = math.cttz %zero : i8
  %4 = math.cttz %twelve : i8
  %5 = math.cttz %least : i8
  %6 = math.ctpop %twelve : i8
  %7 = math.ctpop %minus_one : i8
  %8 = math.absi %minus_one : i8
  %9 = math.absi %least : i8
  %10 = math.ipowi %twelve, %zero : i8
  "keep"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
// ----- rounding
func.func @rounding() {
  %a = arith.constant 2.5 : f32
  %b = arith.constant -2.5 : f32
  %c = arith.constant 3.5 : f32
  %d = arith.constant -0.3 : f32
  %0 = math.round %a : f32
  %1 = math.round %b : f32
  %2 = math.roundeven %a : f32
  %3 = math.roundeven %c : f32
  %4 = math.roundeven %b : f32
  %5 = math.floor %b : f32
  %6 = math.ceil %b : f32
  %7 = math.trunc %b : f32
  %8 = math.ceil %d : f32
  %9 = math.absf %d : f32
  %10 = math.copysign %a, %d : f32
  "keep"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}
// ----- classification
func.func @classification() {
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %inf = arith.constant 0x7F800000 : f32
  %tiny = arith.constant 1.0e-40 : f32
  %0 = math.isnan %nan : f32
  %1 = math.isnan %one : f32
  %2 = math.isinf %inf : f32
  %3 = math.isinf %nan : f32
  %4 = math.isfinite %one : f32
  %5 = math.isfinite %inf : f32
  %6 = math.isfinite %nan : f32
  %7 = math.isnormal %one : f32
  %8 = math.isnormal %zero : f32
  %9 = math.isnormal %tiny : f32
  %10 = math.isnormal %inf : f32
  "keep"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
// ----- classification of numbers with an explicit leading one
func.func @classification_of_80_bits() {
  %one = arith.constant 1.0 : f80
  %zero = arith.constant 0.0 : f80
  %tiny = arith.constant 0x00000000000000000001 : f80
  %0 = math.isnormal %one : f80
  %1 = math.isnormal %zero : f80
  %2 = math.isnormal %tiny : f80
  "keep"(%0, %1, %2) : (i1, i1, i1) -> ()
  return
}
