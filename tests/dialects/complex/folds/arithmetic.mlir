// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- add
func.func @add_of_add_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.add %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_atan2_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.add %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_constant_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_constant_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.add %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_constant_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_constant_and_constant_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.add %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_constant_and_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_constant_and_x_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_constant_and_x_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_constant_and_x_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_constant_and_x_complex_f32_5(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.add %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_mul_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.add %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_x_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.add %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_x_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.add %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_x_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_x_and_div_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.add %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_x_and_mul_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.add %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_x_and_sub_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.add %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @add_of_y_and_div_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.add %y, %a : complex<f32>
  return %r : complex<f32>
}
// ----- div
func.func @div_of_atan2_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.div %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_constant_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.div %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_constant_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.div %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_constant_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_constant_and_constant_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_constant_and_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_div_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.div %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_pow_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.div %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_same_complex_f32(%x: complex<f32>) -> complex<f32> {
  %r = complex.div %x, %x : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_sub_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.div %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_x_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_x_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_x_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_x_and_constant_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_x_and_constant_complex_f32_5(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_x_and_constant_complex_f32_6(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_x_and_constant_complex_f32_7(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.div %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_x_and_mul_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.div %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_y_and_div_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.div %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_y_and_mul_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.div %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @div_of_y_and_pow_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.div %y, %a : complex<f32>
  return %r : complex<f32>
}
// ----- mul
func.func @mul_of_add_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.mul %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_constant_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_constant_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.mul %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_constant_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.mul %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_constant_and_constant_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.mul %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_constant_and_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_constant_and_x_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_constant_and_x_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_constant_and_x_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_constant_and_x_complex_f32_5(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_div_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.mul %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_mul_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.mul %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_pow_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.mul %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_x_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_x_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.mul %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_x_and_div_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.mul %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_y_and_add_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.mul %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_y_and_mul_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.mul %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @mul_of_y_and_sub_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.mul %y, %a : complex<f32>
  return %r : complex<f32>
}
// ----- pow
func.func @pow_of_add_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.pow %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_constant_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_constant_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_constant_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_constant_and_constant_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_constant_and_constant_complex_f32_5(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_constant_and_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_constant_and_x_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_constant_and_x_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_constant_and_x_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.pow %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_div_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.pow %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_mul_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.mul %x, %y : complex<f32>
  %r = complex.pow %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_pow_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.pow %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_same_complex_f32(%x: complex<f32>) -> complex<f32> {
  %r = complex.pow %x, %x : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_x_and_add_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.pow %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_x_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_x_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_x_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_x_and_constant_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_x_and_constant_complex_f32_5(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.pow %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_x_and_div_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.pow %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @pow_of_y_and_div_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.pow %y, %a : complex<f32>
  return %r : complex<f32>
}
// ----- sub
func.func @sub_of_add_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.sub %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_constant_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.sub %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_constant_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.sub %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_constant_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_constant_and_constant_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.sub %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_constant_and_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.sub %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_constant_and_x_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.sub %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_constant_and_x_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_constant_and_x_complex_f32_4(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_pow_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.sub %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_same_complex_f32(%x: complex<f32>) -> complex<f32> {
  %r = complex.sub %x, %x : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_sub_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.sub %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_x_and_atan2_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.sub %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_x_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_x_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.sub %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_x_and_div_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.sub %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_y_and_atan2_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.sub %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_y_and_pow_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.sub %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @sub_of_y_and_sub_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.sub %y, %a : complex<f32>
  return %r : complex<f32>
}
