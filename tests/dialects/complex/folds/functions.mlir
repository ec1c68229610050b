// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- angle
func.func @angle_of_neg_of_create_of_x_and_y_f32(%x: f32, %y: f32) -> f32 {
  %a = complex.create %x, %y : complex<f32>
  %n = complex.neg %a : complex<f32>
  %r = complex.angle %n : complex<f32>
  return %r : f32
}
// ----- atan2
func.func @atan2_of_add_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.atan2 %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_add_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.atan2 %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_atan2_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.atan2 %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_constant_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_constant_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_constant_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %b : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_constant_and_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_constant_and_x_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.atan2 %b, %x : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_div_of_x_and_y_and_x_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.atan2 %a, %x : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_pow_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.atan2 %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_sub_of_x_and_y_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.atan2 %a, %y : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_x_and_atan2_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.atan2 %x, %a : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_x_and_constant_complex_f32(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.atan2 %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_x_and_constant_complex_f32_2(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.atan2 %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_x_and_constant_complex_f32_3(%x: complex<f32>) -> complex<f32> {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.atan2 %x, %b : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_y_and_add_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.add %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_y_and_atan2_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.atan2 %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_y_and_div_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.div %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_y_and_pow_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.pow %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
func.func @atan2_of_y_and_sub_of_x_and_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.sub %x, %y : complex<f32>
  %r = complex.atan2 %y, %a : complex<f32>
  return %r : complex<f32>
}
// ----- bitcast
func.func @bitcast_of_bitcast_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.bitcast %x : complex<f32> to i64
  %r = complex.bitcast %a : i64 to complex<f32>
  return %r : complex<f32>
}
func.func @bitcast_of_bitcast_of_x_f64(%x: complex<f32>) -> f64 {
  %a = complex.bitcast %x : complex<f32> to i64
  %r = arith.bitcast %a : i64 to f64
  return %r : f64
}
// ----- conj
func.func @conj_of_log1p_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.log1p %x : complex<f32>
  %r = complex.conj %a : complex<f32>
  return %r : complex<f32>
}
func.func @conj_of_rsqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.rsqrt %x : complex<f32>
  %r = complex.conj %a : complex<f32>
  return %r : complex<f32>
}
func.func @conj_of_sqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.conj %a : complex<f32>
  return %r : complex<f32>
}
func.func @conj_of_tanh_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.tanh %x : complex<f32>
  %r = complex.conj %a : complex<f32>
  return %r : complex<f32>
}
// ----- cos
func.func @cos_of_cos_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.cos %a : complex<f32>
  return %r : complex<f32>
}
func.func @cos_of_rsqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.rsqrt %x : complex<f32>
  %r = complex.cos %a : complex<f32>
  return %r : complex<f32>
}
func.func @cos_of_sqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.cos %a : complex<f32>
  return %r : complex<f32>
}
// ----- create
func.func @create_of_minus_zero_and_zero_complex_f32() -> complex<f32> {
  %b = arith.constant -0.0 : f32
 %c = arith.constant 0.0 : f32
  %r = complex.create %b, %c : complex<f32>
  return %r : complex<f32>
}
func.func @create_of_re_of_x_and_im_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.re %x : complex<f32>
  %b = complex.im %x : complex<f32>
  %r = complex.create %a, %b : complex<f32>
  return %r : complex<f32>
}
func.func @create_of_re_of_x_and_im_of_y_complex_f32(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %a = complex.re %x : complex<f32>
  %b = complex.im %y : complex<f32>
  %r = complex.create %a, %b : complex<f32>
  return %r : complex<f32>
}
func.func @create_of_two_and_minus_zero_complex_f32() -> complex<f32> {
  %b = arith.constant 2.0 : f32
 %c = arith.constant -0.0 : f32
  %r = complex.create %b, %c : complex<f32>
  return %r : complex<f32>
}
func.func @create_of_two_and_one_complex_f32() -> complex<f32> {
  %b = arith.constant 2.0 : f32
 %c = arith.constant 1.0 : f32
  %r = complex.create %b, %c : complex<f32>
  return %r : complex<f32>
}
func.func @create_of_zero_and_minus_zero_complex_f32() -> complex<f32> {
  %b = arith.constant 0.0 : f32
 %c = arith.constant -0.0 : f32
  %r = complex.create %b, %c : complex<f32>
  return %r : complex<f32>
}
// ----- exp
func.func @exp_of_conj_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.conj %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
func.func @exp_of_cos_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
func.func @exp_of_log_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.log %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
func.func @exp_of_sin_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
func.func @exp_of_tan_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.tan %x : complex<f32>
  %r = complex.exp %a : complex<f32>
  return %r : complex<f32>
}
// ----- expm1
func.func @expm1_of_cos_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.expm1 %a : complex<f32>
  return %r : complex<f32>
}
func.func @expm1_of_expm1_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.expm1 %x : complex<f32>
  %r = complex.expm1 %a : complex<f32>
  return %r : complex<f32>
}
func.func @expm1_of_sin_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.expm1 %a : complex<f32>
  return %r : complex<f32>
}
func.func @expm1_of_sqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.expm1 %a : complex<f32>
  return %r : complex<f32>
}
// ----- im
func.func @im_of_conj_of_create_of_x_and_y_f32(%x: f32, %y: f32) -> f32 {
  %a = complex.create %x, %y : complex<f32>
  %n = complex.conj %a : complex<f32>
  %r = complex.im %n : complex<f32>
  return %r : f32
}
func.func @im_of_constant_f32() -> f32 {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.im %b : complex<f32>
  return %r : f32
}
func.func @im_of_constant_f32_2() -> f32 {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.im %b : complex<f32>
  return %r : f32
}
func.func @im_of_constant_f32_3() -> f32 {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.im %b : complex<f32>
  return %r : f32
}
// ----- log
func.func @log_of_exp_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
func.func @log_of_log1p_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.log1p %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
func.func @log_of_log_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.log %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
func.func @log_of_sign_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
func.func @log_of_sqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.log %a : complex<f32>
  return %r : complex<f32>
}
// ----- log1p
func.func @log1p_of_conj_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.conj %x : complex<f32>
  %r = complex.log1p %a : complex<f32>
  return %r : complex<f32>
}
func.func @log1p_of_expm1_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.expm1 %x : complex<f32>
  %r = complex.log1p %a : complex<f32>
  return %r : complex<f32>
}
func.func @log1p_of_tan_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.tan %x : complex<f32>
  %r = complex.log1p %a : complex<f32>
  return %r : complex<f32>
}
func.func @log1p_of_tanh_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.tanh %x : complex<f32>
  %r = complex.log1p %a : complex<f32>
  return %r : complex<f32>
}
// ----- neg
func.func @neg_of_constant_complex_f32() -> complex<f32> {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.neg %b : complex<f32>
  return %r : complex<f32>
}
func.func @neg_of_constant_complex_f32_2() -> complex<f32> {
  %b = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.neg %b : complex<f32>
  return %r : complex<f32>
}
func.func @neg_of_constant_complex_f32_3() -> complex<f32> {
  %b = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.neg %b : complex<f32>
  return %r : complex<f32>
}
func.func @neg_of_exp_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @neg_of_expm1_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.expm1 %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @neg_of_neg_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.neg %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @neg_of_rsqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.rsqrt %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @neg_of_sign_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @neg_of_sin_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
func.func @neg_of_sqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.neg %a : complex<f32>
  return %r : complex<f32>
}
// ----- re
func.func @re_of_conj_of_create_of_x_and_y_f32(%x: f32, %y: f32) -> f32 {
  %a = complex.create %x, %y : complex<f32>
  %n = complex.conj %a : complex<f32>
  %r = complex.re %n : complex<f32>
  return %r : f32
}
func.func @re_of_constant_f32() -> f32 {
  %b = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
func.func @re_of_constant_f32_2() -> f32 {
  %b = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
func.func @re_of_constant_f32_3() -> f32 {
  %b = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
func.func @re_of_constant_f32_4() -> f32 {
  %b = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
func.func @re_of_constant_f32_5() -> f32 {
  %b = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.re %b : complex<f32>
  return %r : f32
}
// ----- rsqrt
func.func @rsqrt_of_cos_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.rsqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @rsqrt_of_sin_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.rsqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @rsqrt_of_sqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.rsqrt %a : complex<f32>
  return %r : complex<f32>
}
// ----- sign
func.func @sign_of_cos_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.sign %a : complex<f32>
  return %r : complex<f32>
}
func.func @sign_of_exp_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.sign %a : complex<f32>
  return %r : complex<f32>
}
func.func @sign_of_log1p_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.log1p %x : complex<f32>
  %r = complex.sign %a : complex<f32>
  return %r : complex<f32>
}
func.func @sign_of_sign_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.sign %a : complex<f32>
  return %r : complex<f32>
}
// ----- sin
func.func @sin_of_conj_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.conj %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @sin_of_exp_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @sin_of_expm1_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.expm1 %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @sin_of_log1p_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.log1p %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @sin_of_neg_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.neg %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @sin_of_sign_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @sin_of_sin_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sin %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @sin_of_sqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
func.func @sin_of_tanh_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.tanh %x : complex<f32>
  %r = complex.sin %a : complex<f32>
  return %r : complex<f32>
}
// ----- sqrt
func.func @sqrt_of_neg_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.neg %x : complex<f32>
  %r = complex.sqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @sqrt_of_rsqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.rsqrt %x : complex<f32>
  %r = complex.sqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @sqrt_of_tan_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.tan %x : complex<f32>
  %r = complex.sqrt %a : complex<f32>
  return %r : complex<f32>
}
func.func @sqrt_of_tanh_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.tanh %x : complex<f32>
  %r = complex.sqrt %a : complex<f32>
  return %r : complex<f32>
}
// ----- tan
func.func @tan_of_cos_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.cos %x : complex<f32>
  %r = complex.tan %a : complex<f32>
  return %r : complex<f32>
}
func.func @tan_of_sign_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sign %x : complex<f32>
  %r = complex.tan %a : complex<f32>
  return %r : complex<f32>
}
func.func @tan_of_sqrt_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.sqrt %x : complex<f32>
  %r = complex.tan %a : complex<f32>
  return %r : complex<f32>
}
func.func @tan_of_tan_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.tan %x : complex<f32>
  %r = complex.tan %a : complex<f32>
  return %r : complex<f32>
}
// ----- tanh
func.func @tanh_of_exp_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.exp %x : complex<f32>
  %r = complex.tanh %a : complex<f32>
  return %r : complex<f32>
}
func.func @tanh_of_neg_of_x_complex_f32(%x: complex<f32>) -> complex<f32> {
  %a = complex.neg %x : complex<f32>
  %r = complex.tanh %a : complex<f32>
  return %r : complex<f32>
}
