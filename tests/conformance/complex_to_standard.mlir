// COMPARE: --convert-complex-to-standard
func.func @f(%a: complex<f64>, %b: complex<f32>, %i: i8, %j: i32) -> (complex<f64>, complex<f32>) {
  %0 = complex.powi %a, %i : complex<f64>, i8
  %1 = complex.powi %b, %j fastmath<fast> : complex<f32>, i32
  return %0, %1 : complex<f64>, complex<f32>
}
func.func @g(%a: complex<f64>, %b: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %0 = complex.tanh %a fastmath<fast> : complex<f64>
  %1 = complex.tan %a fastmath<fast> : complex<f64>
  %2 = complex.tanh %a fastmath<nnan> : complex<f64>
  %3 = complex.tanh %a fastmath<ninf> : complex<f64>
  %4 = complex.pow %a, %b fastmath<fast> : complex<f64>
  return %0, %1, %2, %3, %4 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
}
