// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- absf
func.func @absf_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 6.36489903638399 : f8E5M2
  %r = math.absf %a : f8E5M2
  return %r : f8E5M2
}
func.func @absf_of_negative_f64() -> f64 {
  %a = arith.constant -1.5 : f64
  %r = math.absf %a : f64
  return %r : f64
}
func.func @absf_of_one_f32() -> f32 {
  %a = arith.constant 1.0 : f32
  %r = math.absf %a : f32
  return %r : f32
}
// ----- ceil
func.func @ceil_of_constant_f32() -> f32 {
  %a = arith.constant 2.5 : f32
  %r = math.ceil %a : f32
  return %r : f32
}
func.func @ceil_of_constant_f32_2() -> f32 {
  %a = arith.constant 31.759628144972055 : f32
  %r = math.ceil %a : f32
  return %r : f32
}
func.func @ceil_of_constant_f64() -> f64 {
  %a = arith.constant 0.26560197347761405 : f64
  %r = math.ceil %a : f64
  return %r : f64
}
func.func @ceil_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 8.324888885305386 : f8E5M2
  %r = math.ceil %a : f8E5M2
  return %r : f8E5M2
}
func.func @ceil_of_negative_f32() -> f32 {
  %a = arith.constant -19.68002990391409 : f32
  %r = math.ceil %a : f32
  return %r : f32
}
func.func @ceil_of_negative_f32_2() -> f32 {
  %a = arith.constant -44.5599890631609 : f32
  %r = math.ceil %a : f32
  return %r : f32
}
// ----- copysign
func.func @copysign_of_constant_and_constant_f32() -> f32 {
  %a = arith.constant 54.95976054272771 : f32
  %b = arith.constant 0.5 : f32
  %r = math.copysign %a, %b : f32
  return %r : f32
}
func.func @copysign_of_hex_constant_and_one_f64() -> f64 {
  %a = arith.constant 0x0000000000000001 : f64
  %b = arith.constant 1.0 : f64
  %r = math.copysign %a, %b : f64
  return %r : f64
}
func.func @copysign_of_hex_constant_and_zero_f64() -> f64 {
  %a = arith.constant 0x0000000000000001 : f64
  %b = arith.constant 0.0 : f64
  %r = math.copysign %a, %b : f64
  return %r : f64
}
func.func @copysign_of_negative_and_minus_one_f16() -> f16 {
  %a = arith.constant -2.5 : f16
  %b = arith.constant -1.0 : f16
  %r = math.copysign %a, %b : f16
  return %r : f16
}
func.func @copysign_of_x_and_one_f32(%x: f32) -> f32 {
  %b = arith.constant 1.0 : f32
  %r = math.copysign %x, %b : f32
  return %r : f32
}
func.func @copysign_of_x_and_two_f32(%x: f32) -> f32 {
  %b = arith.constant 2.0 : f32
  %r = math.copysign %x, %b : f32
  return %r : f32
}
func.func @copysign_of_x_and_zero_f32(%x: f32) -> f32 {
  %b = arith.constant 0.0 : f32
  %r = math.copysign %x, %b : f32
  return %r : f32
}
func.func @copysign_of_zero_and_negative_f16() -> f16 {
  %a = arith.constant 0.0 : f16
  %b = arith.constant -0.5 : f16
  %r = math.copysign %a, %b : f16
  return %r : f16
}
func.func @copysign_of_zero_and_negative_f32() -> f32 {
  %a = arith.constant 0.0 : f32
  %b = arith.constant -1.5 : f32
  %r = math.copysign %a, %b : f32
  return %r : f32
}
// ----- floor
func.func @floor_of_constant_f32() -> f32 {
  %a = arith.constant 1.5 : f32
  %r = math.floor %a : f32
  return %r : f32
}
func.func @floor_of_constant_f64() -> f64 {
  %a = arith.constant 95.24097370564371 : f64
  %r = math.floor %a : f64
  return %r : f64
}
func.func @floor_of_constant_f64_2() -> f64 {
  %a = arith.constant 55.356233112294916 : f64
  %r = math.floor %a : f64
  return %r : f64
}
func.func @floor_of_constant_f64_3() -> f64 {
  %a = arith.constant 96.6740426714567 : f64
  %r = math.floor %a : f64
  return %r : f64
}
func.func @floor_of_negative_f16() -> f16 {
  %a = arith.constant -1.5 : f16
  %r = math.floor %a : f16
  return %r : f16
}
func.func @floor_of_negative_f64() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.floor %a : f64
  return %r : f64
}
func.func @floor_of_one_f32() -> f32 {
  %a = arith.constant 1.0 : f32
  %r = math.floor %a : f32
  return %r : f32
}
// ----- isfinite
func.func @isfinite_of_constant_i1() -> i1 {
  %a = arith.constant 0.06208472875321891 : f64
  %r = math.isfinite %a : f64
  return %r : i1
}
func.func @isfinite_of_dense_vector_2xi1() -> vector<2xi1> {
  %a = arith.constant dense<[0.22878480082869146, -0.08230984890109072]> : vector<2xf32>
  %r = math.isfinite %a : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @isfinite_of_negative_i1() -> i1 {
  %a = arith.constant -0.25714785769663684 : f32
  %r = math.isfinite %a : f32
  return %r : i1
}
// ----- isinf
func.func @isinf_of_constant_i1() -> i1 {
  %a = arith.constant 9.834921105219415 : f64
  %r = math.isinf %a : f64
  return %r : i1
}
func.func @isinf_of_constant_i1_2() -> i1 {
  %a = arith.constant 0.2745828187086399 : bf16
  %r = math.isinf %a : bf16
  return %r : i1
}
func.func @isinf_of_constant_i1_3() -> i1 {
  %a = arith.constant 1.2187426454511496 : f32
  %r = math.isinf %a : f32
  return %r : i1
}
func.func @isinf_of_constant_i1_4() -> i1 {
  %a = arith.constant 78.61592589028228 : f32
  %r = math.isinf %a : f32
  return %r : i1
}
func.func @isinf_of_constant_i1_5() -> i1 {
  %a = arith.constant 0.5701007505464157 : f16
  %r = math.isinf %a : f16
  return %r : i1
}
func.func @isinf_of_minus_one_i1() -> i1 {
  %a = arith.constant -1.0 : f32
  %r = math.isinf %a : f32
  return %r : i1
}
func.func @isinf_of_minus_zero_i1() -> i1 {
  %a = arith.constant -0.0 : f32
  %r = math.isinf %a : f32
  return %r : i1
}
func.func @isinf_of_minus_zero_i1_2() -> i1 {
  %a = arith.constant -0.0 : f64
  %r = math.isinf %a : f64
  return %r : i1
}
// ----- isnan
func.func @isnan_of_constant_i1() -> i1 {
  %a = arith.constant 9.841217426230537 : f64
  %r = math.isnan %a : f64
  return %r : i1
}
func.func @isnan_of_constant_i1_2() -> i1 {
  %a = arith.constant 7.803231552697452 : f64
  %r = math.isnan %a : f64
  return %r : i1
}
func.func @isnan_of_dense_vector_2xi1() -> vector<2xi1> {
  %a = arith.constant dense<[-1.5, 1.1900950179006686]> : vector<2xf32>
  %r = math.isnan %a : vector<2xf32>
  return %r : vector<2xi1>
}
func.func @isnan_of_minus_one_i1() -> i1 {
  %a = arith.constant -1.0 : f32
  %r = math.isnan %a : f32
  return %r : i1
}
// ----- isnormal
func.func @isnormal_of_constant_i1() -> i1 {
  %a = arith.constant 0.5 : f32
  %r = math.isnormal %a : f32
  return %r : i1
}
func.func @isnormal_of_constant_i1_2() -> i1 {
  %a = arith.constant 33.99993913947117 : f32
  %r = math.isnormal %a : f32
  return %r : i1
}
func.func @isnormal_of_negative_i1() -> i1 {
  %a = arith.constant -0.5504345060306983 : bf16
  %r = math.isnormal %a : bf16
  return %r : i1
}
// ----- round
func.func @round_of_constant_f32() -> f32 {
  %a = arith.constant 0.5 : f32
  %r = math.round %a : f32
  return %r : f32
}
func.func @round_of_constant_f32_2() -> f32 {
  %a = arith.constant 3.0967193238992907 : f32
  %r = math.round %a : f32
  return %r : f32
}
func.func @round_of_constant_f64() -> f64 {
  %a = arith.constant 1.5 : f64
  %r = math.round %a : f64
  return %r : f64
}
func.func @round_of_constant_f64_2() -> f64 {
  %a = arith.constant 8.94998263164853 : f64
  %r = math.round %a : f64
  return %r : f64
}
func.func @round_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.round %a : f32
  return %r : f32
}
func.func @round_of_hex_constant_f32_2() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.round %a : f32
  return %r : f32
}
func.func @round_of_minus_one_f16() -> f16 {
  %a = arith.constant -1.0 : f16
  %r = math.round %a : f16
  return %r : f16
}
func.func @round_of_negative_f32() -> f32 {
  %a = arith.constant -0.8092867064193783 : f32
  %r = math.round %a : f32
  return %r : f32
}
// ----- roundeven
func.func @roundeven_of_constant_f32() -> f32 {
  %a = arith.constant 0.02831546814083863 : f32
  %r = math.roundeven %a : f32
  return %r : f32
}
func.func @roundeven_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 1.014299903936089 : f8E5M2
  %r = math.roundeven %a : f8E5M2
  return %r : f8E5M2
}
func.func @roundeven_of_minus_zero_f8E5M2() -> f8E5M2 {
  %a = arith.constant -0.0 : f8E5M2
  %r = math.roundeven %a : f8E5M2
  return %r : f8E5M2
}
func.func @roundeven_of_negative_f32() -> f32 {
  %a = arith.constant -0.793968441992495 : f32
  %r = math.roundeven %a : f32
  return %r : f32
}
func.func @roundeven_of_negative_f32_2() -> f32 {
  %a = arith.constant -32.53563062419944 : f32
  %r = math.roundeven %a : f32
  return %r : f32
}
func.func @roundeven_of_negative_f64() -> f64 {
  %a = arith.constant -0.5 : f64
  %r = math.roundeven %a : f64
  return %r : f64
}
// ----- trunc
func.func @trunc_of_constant_f32() -> f32 {
  %a = arith.constant 5.044662014897764 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
func.func @trunc_of_constant_f32_2() -> f32 {
  %a = arith.constant 0.5 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
func.func @trunc_of_constant_f32_3() -> f32 {
  %a = arith.constant 5.757348759884716 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
func.func @trunc_of_constant_f32_4() -> f32 {
  %a = arith.constant 57.83571349892321 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
func.func @trunc_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 3.617357786689581 : f8E5M2
  %r = math.trunc %a : f8E5M2
  return %r : f8E5M2
}
func.func @trunc_of_minus_one_f32() -> f32 {
  %a = arith.constant -1.0 : f32
  %r = math.trunc %a : f32
  return %r : f32
}
