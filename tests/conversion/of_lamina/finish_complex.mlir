// COMPARE: --allow-unregistered-dialect --lamina-finish-complex
// ----- integer powers
// MLIR LEFT OUT: a pass of lamina
func.func @powers(%x: complex<f32>, %y: complex<f64>, %i: i32, %j: i64) -> (complex<f32>, complex<f64>, complex<f32>) {
  %0 = complex.powi %x, %i : complex<f32>, i32
  %1 = complex.powi %y, %j : complex<f64>, i64
  %2 = complex.powi %0, %i : complex<f32>, i32
  return %0, %1, %2 : complex<f32>, complex<f64>, complex<f32>
}
// ----- bitcasts
// MLIR LEFT OUT: a pass of lamina
func.func @bitcasts(%x: complex<f32>, %i: i64, %f: f64) -> (i64, complex<f32>, f64, complex<f32>) {
  %0 = complex.bitcast %x : complex<f32> to i64
  %1 = complex.bitcast %i : i64 to complex<f32>
  %2 = complex.bitcast %x : complex<f32> to f64
  %3 = complex.bitcast %f : f64 to complex<f32>
  return %0, %1, %2, %3 : i64, complex<f32>, f64, complex<f32>
}
