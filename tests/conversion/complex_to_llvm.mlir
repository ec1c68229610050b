// COMPARE: --convert-complex-to-llvm
// ----- complex.create, complex.re, complex.im
// MLIR VARIES: compilers evaluate the arguments of a C++ call, which build operations, in different orders
func.func @create_complex_re_complex_im(%a: complex<f32>, %b: complex<f32>, %x: f32) -> complex<f32> {
  %0 = complex.create %x, %x : complex<f32>
  %1 = complex.re %a : complex<f32>
  %2 = complex.im %a : complex<f32>
  %3 = complex.add %a, %b fastmath<fast> : complex<f32>
  %4 = complex.sub %a, %b : complex<f32>
  %5 = complex.mul %a, %b : complex<f32>
  %6 = complex.div %a, %b fastmath<nnan> : complex<f32>
  %7 = complex.abs %a : complex<f32>
  %8 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return %0 : complex<f32>
}
// ----- failed to legalize operation 'complex.exp' that was explicitly marked illegal
func.func @failed_to_legalize_operation_exp_that_was_explicitly_marked(%a: complex<f32>) { %0 = complex.exp %a : complex<f32> return }
