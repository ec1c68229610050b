// COMPARE: --convert-complex-to-libm
func.func @f(%a: complex<f32>, %b: complex<f64>, %v: f32) -> (complex<f32>, f32, f32) {
  %0 = complex.pow %a, %a : complex<f32>
  %1 = complex.sqrt %0 : complex<f32>
  %2 = complex.tanh %1 : complex<f32>
  %3 = complex.cos %2 : complex<f32>
  %4 = complex.sin %3 : complex<f32>
  %5 = complex.conj %4 : complex<f32>
  %6 = complex.log %5 : complex<f32>
  %7 = complex.abs %6 : complex<f32>
  %8 = complex.angle %6 : complex<f32>
  %9 = complex.tan %6 : complex<f32>
  %10 = complex.exp %9 : complex<f32>
  %11 = complex.atan2 %10, %9 : complex<f32>
  %12 = complex.expm1 %11 : complex<f32>
  %13 = complex.log1p %12 : complex<f32>
  %14 = complex.rsqrt %13 : complex<f32>
  %15 = complex.sign %14 : complex<f32>
  return %15, %7, %8 : complex<f32>, f32, f32
}
func.func @g(%b: complex<f64>, %h: complex<f16>) -> (complex<f64>, f64, f64, complex<f16>) {
  %0 = complex.pow %b, %b : complex<f64>
  %1 = complex.sqrt %0 fastmath<fast> : complex<f64>
  %2 = complex.tanh %1 {foo} : complex<f64>
  %3 = complex.cos %2 : complex<f64>
  %4 = complex.sin %3 : complex<f64>
  %5 = complex.conj %4 : complex<f64>
  %6 = complex.log %5 : complex<f64>
  %7 = complex.abs %6 : complex<f64>
  %8 = complex.angle %6 : complex<f64>
  %9 = complex.tan %6 : complex<f64>
  %10 = complex.exp %h : complex<f16>
  return %9, %7, %8, %10 : complex<f64>, f64, f64, complex<f16>
}
