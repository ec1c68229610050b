// COMPARE: --cse
func.func @all(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.mul %0, %b fastmath<nnan> : complex<f32>
  %2 = complex.div %1, %a : complex<f32>
  %3 = complex.exp %2 : complex<f32>
  %4 = complex.conj %3 : complex<f32>
  return %4 : complex<f32>
}
// -----
func.func @funcs(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %b : complex<f64>
  %1 = complex.tanh %0 : complex<f64>
  %2 = complex.sqrt %1 : complex<f64>
  %3 = complex.log1p %2 : complex<f64>
  %4 = complex.atan2 %3, %a : complex<f64>
  return %4 : complex<f64>
}
// -----
func.func @parts(%a: f32, %b: f32) -> (f32, f32, f32, f32) {
  %c = complex.create %a, %b : complex<f32>
  %r = complex.re %c : complex<f32>
  %i = complex.im %c : complex<f32>
  %n = complex.abs %c : complex<f32>
  %g = complex.angle %c : complex<f32>
  return %r, %i, %n, %g : f32, f32, f32, f32
}
// -----
func.func @compare(%a: complex<f32>, %b: complex<f32>) -> (i1, i1) {
  %0 = complex.eq %a, %b : complex<f32>
  %1 = complex.neq %a, %b : complex<f32>
  return %0, %1 : i1, i1
}
// -----
func.func @fold() -> complex<f32> {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %z = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %a, %z : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.neg %1 : complex<f32>
  %3 = complex.sub %2, %z : complex<f32>
  return %3 : complex<f32>
}
// -----
func.func @sign_expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a : complex<f32>
  %1 = complex.expm1 %0 : complex<f32>
  %2 = complex.rsqrt %1 : complex<f32>
  %3 = complex.tan %2 : complex<f32>
  return %3 : complex<f32>
}
// -----
func.func @half(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b fastmath<fast> : complex<f16>
  %1 = complex.cos %0 : complex<f16>
  return %1 : complex<f16>
}
// -----
func.func @memory(%m: memref<4xcomplex<f64>>, %i: index) -> complex<f64> {
  %0 = memref.load %m[%i] : memref<4xcomplex<f64>>
  %1 = complex.log %0 : complex<f64>
  memref.store %1, %m[%i] : memref<4xcomplex<f64>>
  return %1 : complex<f64>
}
// -----
func.func @bits(%a: complex<f32>) -> i64 {
  %0 = complex.bitcast %a : complex<f32> to i64
  return %0 : i64
}
