// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- cbrt
func.func @cbrt_of_constant_f16() -> f16 {
  %a = arith.constant 0.9734250230915846 : f16
  %r = math.cbrt %a : f16
  return %r : f16
}
func.func @cbrt_of_constant_f64() -> f64 {
  %a = arith.constant 0.4444113031174637 : f64
  %r = math.cbrt %a : f64
  return %r : f64
}
func.func @cbrt_of_constant_f64_2() -> f64 {
  %a = arith.constant 5.219244328661206 : f64
  %r = math.cbrt %a : f64
  return %r : f64
}
func.func @cbrt_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.cbrt %a : f32
  return %r : f32
}
func.func @cbrt_of_negative_f32() -> f32 {
  %a = arith.constant -52.44973896354723 : f32
  %r = math.cbrt %a : f32
  return %r : f32
}
func.func @cbrt_of_negative_f64() -> f64 {
  %a = arith.constant -0.48976757803656246 : f64
  %r = math.cbrt %a : f64
  return %r : f64
}
// ----- exp
func.func @exp_of_constant_bf16() -> bf16 {
  %a = arith.constant 3.3971139882163115 : bf16
  %r = math.exp %a : bf16
  return %r : bf16
}
func.func @exp_of_constant_bf16_2() -> bf16 {
  %a = arith.constant 7.496912805194864 : bf16
  %r = math.exp %a : bf16
  return %r : bf16
}
func.func @exp_of_constant_f64() -> f64 {
  %a = arith.constant 1.867895151836495 : f64
  %r = math.exp %a : f64
  return %r : f64
}
func.func @exp_of_constant_f64_2() -> f64 {
  %a = arith.constant 6.777159550759327 : f64
  %r = math.exp %a : f64
  return %r : f64
}
func.func @exp_of_hex_constant_f64() -> f64 {
  %a = arith.constant 0x7FF8000000000000 : f64
  %r = math.exp %a : f64
  return %r : f64
}
func.func @exp_of_hex_constant_f64_2() -> f64 {
  %a = arith.constant 0x7FF8000000000000 : f64
  %r = math.exp %a : f64
  return %r : f64
}
func.func @exp_of_minus_zero_f32() -> f32 {
  %a = arith.constant -0.0 : f32
  %r = math.exp %a : f32
  return %r : f32
}
func.func @exp_of_negative_f32() -> f32 {
  %a = arith.constant -1.5 : f32
  %r = math.exp %a : f32
  return %r : f32
}
func.func @exp_of_negative_f32_2() -> f32 {
  %a = arith.constant -0.878645648362816 : f32
  %r = math.exp %a : f32
  return %r : f32
}
func.func @exp_of_negative_f32_3() -> f32 {
  %a = arith.constant -0.8500482089789152 : f32
  %r = math.exp %a : f32
  return %r : f32
}
// ----- exp2
func.func @exp2_of_constant_f32() -> f32 {
  %a = arith.constant 0.7576469228668097 : f32
  %r = math.exp2 %a : f32
  return %r : f32
}
func.func @exp2_of_constant_f64() -> f64 {
  %a = arith.constant 9.060086214477348 : f64
  %r = math.exp2 %a : f64
  return %r : f64
}
func.func @exp2_of_negative_f64() -> f64 {
  %a = arith.constant -0.6076463105841821 : f64
  %r = math.exp2 %a : f64
  return %r : f64
}
// ----- expm1
func.func @expm1_of_constant_bf16() -> bf16 {
  %a = arith.constant 4.641619966571798 : bf16
  %r = math.expm1 %a : bf16
  return %r : bf16
}
func.func @expm1_of_constant_f64() -> f64 {
  %a = arith.constant 3.0 : f64
  %r = math.expm1 %a : f64
  return %r : f64
}
func.func @expm1_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 0.06900669265884818 : f8E5M2
  %r = math.expm1 %a : f8E5M2
  return %r : f8E5M2
}
func.func @expm1_of_dense_vector_2xf32() -> vector<2xf32> {
  %a = arith.constant dense<[0.0, 7.033763073608959]> : vector<2xf32>
  %r = math.expm1 %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @expm1_of_minus_zero_f32() -> f32 {
  %a = arith.constant -0.0 : f32
  %r = math.expm1 %a : f32
  return %r : f32
}
func.func @expm1_of_negative_bf16() -> bf16 {
  %a = arith.constant -55.204210817121016 : bf16
  %r = math.expm1 %a : bf16
  return %r : bf16
}
func.func @expm1_of_negative_f32() -> f32 {
  %a = arith.constant -44.836110584274635 : f32
  %r = math.expm1 %a : f32
  return %r : f32
}
func.func @expm1_of_negative_f64() -> f64 {
  %a = arith.constant -0.5 : f64
  %r = math.expm1 %a : f64
  return %r : f64
}
// ----- fpowi
func.func @fpowi_of_x_and_minus_one_f32(%x: f32) -> f32 {
  %b = arith.constant -1 : i32
  %r = math.fpowi %x, %b : f32, i32
  return %r : f32
}
func.func @fpowi_of_x_and_two_f32(%x: f32) -> f32 {
  %b = arith.constant 2 : i32
  %r = math.fpowi %x, %b : f32, i32
  return %r : f32
}
// ----- log
func.func @log_of_constant_f32() -> f32 {
  %a = arith.constant 49.16314587870926 : f32
  %r = math.log %a : f32
  return %r : f32
}
func.func @log_of_constant_f32_2() -> f32 {
  %a = arith.constant 4.524525570764794 : f32
  %r = math.log %a : f32
  return %r : f32
}
func.func @log_of_constant_f32_3() -> f32 {
  %a = arith.constant 3.3044340936418726 : f32
  %r = math.log %a : f32
  return %r : f32
}
func.func @log_of_constant_f64() -> f64 {
  %a = arith.constant 1.5 : f64
  %r = math.log %a : f64
  return %r : f64
}
func.func @log_of_constant_f64_2() -> f64 {
  %a = arith.constant 0.8133630872691493 : f64
  %r = math.log %a : f64
  return %r : f64
}
func.func @log_of_constant_f64_3() -> f64 {
  %a = arith.constant 0.10940674140426432 : f64
  %r = math.log %a : f64
  return %r : f64
}
func.func @log_of_minus_one_f8E5M2() -> f8E5M2 {
  %a = arith.constant -1.0 : f8E5M2
  %r = math.log %a : f8E5M2
  return %r : f8E5M2
}
func.func @log_of_negative_f32() -> f32 {
  %a = arith.constant -42.94659994973606 : f32
  %r = math.log %a : f32
  return %r : f32
}
func.func @log_of_negative_f64() -> f64 {
  %a = arith.constant -0.7721298628702109 : f64
  %r = math.log %a : f64
  return %r : f64
}
func.func @log_of_negative_f64_2() -> f64 {
  %a = arith.constant -0.5836951991902999 : f64
  %r = math.log %a : f64
  return %r : f64
}
// ----- log10
func.func @log10_of_constant_bf16() -> bf16 {
  %a = arith.constant 7.1139082525865085 : bf16
  %r = math.log10 %a : bf16
  return %r : bf16
}
func.func @log10_of_constant_f32() -> f32 {
  %a = arith.constant 48.530695018034294 : f32
  %r = math.log10 %a : f32
  return %r : f32
}
func.func @log10_of_dense_vector_2xf32() -> vector<2xf32> {
  %a = arith.constant dense<[-0.19665761175415364, 1.0]> : vector<2xf32>
  %r = math.log10 %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @log10_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.log10 %a : f32
  return %r : f32
}
func.func @log10_of_hex_constant_f32_2() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %r = math.log10 %a : f32
  return %r : f32
}
func.func @log10_of_negative_bf16() -> bf16 {
  %a = arith.constant -88.80924177239274 : bf16
  %r = math.log10 %a : bf16
  return %r : bf16
}
func.func @log10_of_negative_f32() -> f32 {
  %a = arith.constant -1.5 : f32
  %r = math.log10 %a : f32
  return %r : f32
}
func.func @log10_of_negative_f64() -> f64 {
  %a = arith.constant -60.205564866209514 : f64
  %r = math.log10 %a : f64
  return %r : f64
}
// ----- log1p
func.func @log1p_of_constant_f32() -> f32 {
  %a = arith.constant 1.8506625618181227 : f32
  %r = math.log1p %a : f32
  return %r : f32
}
func.func @log1p_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  %r = math.log1p %a : f32
  return %r : f32
}
func.func @log1p_of_hex_constant_f32_2() -> f32 {
  %a = arith.constant 0x7F7FFFFF : f32
  %r = math.log1p %a : f32
  return %r : f32
}
func.func @log1p_of_negative_f32() -> f32 {
  %a = arith.constant -0.5790577730553694 : f32
  %r = math.log1p %a : f32
  return %r : f32
}
func.func @log1p_of_negative_f64() -> f64 {
  %a = arith.constant -0.2670570766349496 : f64
  %r = math.log1p %a : f64
  return %r : f64
}
func.func @log1p_of_zero_f16() -> f16 {
  %a = arith.constant 0.0 : f16
  %r = math.log1p %a : f16
  return %r : f16
}
// ----- log2
func.func @log2_of_constant_f32() -> f32 {
  %a = arith.constant 13.242785979778816 : f32
  %r = math.log2 %a : f32
  return %r : f32
}
func.func @log2_of_dense_vector_2xf32() -> vector<2xf32> {
  %a = arith.constant dense<[0.49759696787605057, 36.959861358634555]> : vector<2xf32>
  %r = math.log2 %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @log2_of_negative_f16() -> f16 {
  %a = arith.constant -29.75832867096048 : f16
  %r = math.log2 %a : f16
  return %r : f16
}
// ----- powf
func.func @powf_of_constant_and_constant_f32() -> f32 {
  %a = arith.constant 93.94171513722029 : f32
  %b = arith.constant 3.153629840849177 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}
func.func @powf_of_constant_and_negative_f16() -> f16 {
  %a = arith.constant 3.0 : f16
  %b = arith.constant -2.5 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
func.func @powf_of_constant_and_negative_f16_2() -> f16 {
  %a = arith.constant 95.70705260115889 : f16
  %b = arith.constant -0.5 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
func.func @powf_of_constant_and_negative_f16_3() -> f16 {
  %a = arith.constant 2.5 : f16
  %b = arith.constant -0.8273783027418975 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
func.func @powf_of_constant_and_negative_f32() -> f32 {
  %a = arith.constant 8.252754578239323 : f32
  %b = arith.constant -0.5 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}
func.func @powf_of_constant_and_one_f32() -> f32 {
  %a = arith.constant 56.632009446850674 : f32
  %b = arith.constant 1.0 : f32
  %r = math.powf %a, %b : f32
  return %r : f32
}
func.func @powf_of_constant_and_zero_f64() -> f64 {
  %a = arith.constant 6.929176617123847 : f64
  %b = arith.constant 0.0 : f64
  %r = math.powf %a, %b : f64
  return %r : f64
}
func.func @powf_of_minus_zero_and_minus_one_f16() -> f16 {
  %a = arith.constant -0.0 : f16
  %b = arith.constant -1.0 : f16
  %r = math.powf %a, %b : f16
  return %r : f16
}
func.func @powf_of_negative_and_constant_f64() -> f64 {
  %a = arith.constant -63.238178288060844 : f64
  %b = arith.constant 6.586451701053689 : f64
  %r = math.powf %a, %b : f64
  return %r : f64
}
func.func @powf_of_x_and_constant_f32(%x: f32) -> f32 {
  %b = arith.constant 3.0 : f32
  %r = math.powf %x, %b : f32
  return %r : f32
}
func.func @powf_of_x_and_zero_f32(%x: f32) -> f32 {
  %b = arith.constant 0.0 : f32
  %r = math.powf %x, %b : f32
  return %r : f32
}
// ----- rsqrt
func.func @rsqrt_of_constant_f32() -> f32 {
  %a = arith.constant 7.039210414539347 : f32
  %r = math.rsqrt %a : f32
  return %r : f32
}
func.func @rsqrt_of_negative_bf16() -> bf16 {
  %a = arith.constant -0.08482573730754828 : bf16
  %r = math.rsqrt %a : bf16
  return %r : bf16
}
func.func @rsqrt_of_negative_f64() -> f64 {
  %a = arith.constant -1.5 : f64
  %r = math.rsqrt %a : f64
  return %r : f64
}
// ----- sqrt
func.func @sqrt_of_constant_f32() -> f32 {
  %a = arith.constant 2.6218688788704334 : f32
  %r = math.sqrt %a : f32
  return %r : f32
}
func.func @sqrt_of_constant_f64() -> f64 {
  %a = arith.constant 0.5 : f64
  %r = math.sqrt %a : f64
  return %r : f64
}
func.func @sqrt_of_constant_f64_2() -> f64 {
  %a = arith.constant 3.0 : f64
  %r = math.sqrt %a : f64
  return %r : f64
}
func.func @sqrt_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 0.2234812550871026 : f8E5M2
  %r = math.sqrt %a : f8E5M2
  return %r : f8E5M2
}
func.func @sqrt_of_dense_vector_2xf32() -> vector<2xf32> {
  %a = arith.constant dense<[-2.5, -0.9035661293385795]> : vector<2xf32>
  %r = math.sqrt %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @sqrt_of_negative_f16() -> f16 {
  %a = arith.constant -2.5 : f16
  %r = math.sqrt %a : f16
  return %r : f16
}
func.func @sqrt_of_negative_f64() -> f64 {
  %a = arith.constant -0.37036482059114273 : f64
  %r = math.sqrt %a : f64
  return %r : f64
}
