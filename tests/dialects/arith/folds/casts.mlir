// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- bitcast
func.func @bitcast_of_dense_tensor_2xf64() -> tensor<2xf64> {
  %a = arith.constant dense<[3648263529572714452, 2]> : tensor<2xi64>
  %r = arith.bitcast %a : tensor<2xi64> to tensor<2xf64>
  return %r : tensor<2xf64>
}
func.func @bitcast_of_one_f128() -> f128 {
  %a = arith.constant 1 : i128
  %r = arith.bitcast %a : i128 to f128
  return %r : f128
}
func.func @bitcast_of_two_i8() -> i8 {
  %a = arith.constant 2.0 : f8E4M3
  %r = arith.bitcast %a : f8E4M3 to i8
  return %r : i8
}
// ----- extf
func.func @extf_of_constant_f32() -> f32 {
  %a = arith.constant 8.726 : bf16
  %r = arith.extf %a : bf16 to f32
  return %r : f32
}
func.func @extf_of_constant_f64() -> f64 {
  %a = arith.constant 100.0 : tf32
  %r = arith.extf %a : tf32 to f64
  return %r : f64
}
func.func @extf_of_hex_constant_f64() -> f64 {
  %a = arith.constant 0x7F7F : bf16
  %r = arith.extf %a : bf16 to f64
  return %r : f64
}
func.func @extf_of_negative_f80() -> f80 {
  %a = arith.constant -1.84246670407014 : tf32
  %r = arith.extf %a : tf32 to f80
  return %r : f80
}
func.func @extf_of_zero_f128() -> f128 {
  %a = arith.constant 0.0 : tf32
  %r = arith.extf %a : tf32 to f128
  return %r : f128
}
// ----- extsi
func.func @extsi_of_constant_i128() -> i128 {
  %a = arith.constant 3 : i7
  %r = arith.extsi %a : i7 to i128
  return %r : i128
}
func.func @extsi_of_constant_i128_2() -> i128 {
  %a = arith.constant 3 : i64
  %r = arith.extsi %a : i64 to i128
  return %r : i128
}
func.func @extsi_of_dense_vector_2xi64() -> vector<2xi64> {
  %a = arith.constant dense<[1, 3]> : vector<2xi7>
  %r = arith.extsi %a : vector<2xi7> to vector<2xi64>
  return %r : vector<2xi64>
}
func.func @extsi_of_negative_i32() -> i32 {
  %a = arith.constant -127 : i8
  %r = arith.extsi %a : i8 to i32
  return %r : i32
}
func.func @extsi_of_zero_i64() -> i64 {
  %a = arith.constant 0 : i7
  %r = arith.extsi %a : i7 to i64
  return %r : i64
}
// ----- extui
func.func @extui_of_constant_i32() -> i32 {
  %a = arith.constant 62 : i7
  %r = arith.extui %a : i7 to i32
  return %r : i32
}
func.func @extui_of_dense_vector_2xi128() -> vector<2xi128> {
  %a = arith.constant dense<[-128, 127]> : vector<2xi8>
  %r = arith.extui %a : vector<2xi8> to vector<2xi128>
  return %r : vector<2xi128>
}
func.func @extui_of_dense_vector_2xi64() -> vector<2xi64> {
  %a = arith.constant dense<[0, -127]> : vector<2xi8>
  %r = arith.extui %a : vector<2xi8> to vector<2xi64>
  return %r : vector<2xi64>
}
// ----- fptosi
func.func @fptosi_of_constant_i128() -> i128 {
  %a = arith.constant 448.0 : f80
  %r = arith.fptosi %a : f80 to i128
  return %r : i128
}
func.func @fptosi_of_constant_i32() -> i32 {
  %a = arith.constant 448.0 : f128
  %r = arith.fptosi %a : f128 to i32
  return %r : i32
}
func.func @fptosi_of_constant_i64() -> i64 {
  %a = arith.constant 2.76 : f16
  %r = arith.fptosi %a : f16 to i64
  return %r : i64
}
func.func @fptosi_of_constant_i8() -> i8 {
  %a = arith.constant 2.907 : f32
  %r = arith.fptosi %a : f32 to i8
  return %r : i8
}
func.func @fptosi_of_constant_i8_2() -> i8 {
  %a = arith.constant 0.5895989631803813 : f8E3M4
  %r = arith.fptosi %a : f8E3M4 to i8
  return %r : i8
}
// ----- fptoui
func.func @fptoui_of_constant_i128() -> i128 {
  %a = arith.constant 0.791 : f8E3M4
  %r = arith.fptoui %a : f8E3M4 to i128
  return %r : i128
}
func.func @fptoui_of_constant_i32() -> i32 {
  %a = arith.constant 3.0 : bf16
  %r = arith.fptoui %a : bf16 to i32
  return %r : i32
}
func.func @fptoui_of_constant_i32_2() -> i32 {
  %a = arith.constant 3.0 : bf16
  %r = arith.fptoui %a : bf16 to i32
  return %r : i32
}
func.func @fptoui_of_constant_i32_3() -> i32 {
  %a = arith.constant 1.0742027665837415 : f8E3M4
  %r = arith.fptoui %a : f8E3M4 to i32
  return %r : i32
}
func.func @fptoui_of_constant_i64() -> i64 {
  %a = arith.constant 0.6246531174512757 : tf32
  %r = arith.fptoui %a : tf32 to i64
  return %r : i64
}
func.func @fptoui_of_constant_i64_2() -> i64 {
  %a = arith.constant 0.5 : f8E3M4
  %r = arith.fptoui %a : f8E3M4 to i64
  return %r : i64
}
func.func @fptoui_of_constant_i64_3() -> i64 {
  %a = arith.constant 1.0e30 : f80
  %r = arith.fptoui %a : f80 to i64
  return %r : i64
}
func.func @fptoui_of_constant_i64_4() -> i64 {
  %a = arith.constant 100.0 : f8E5M2
  %r = arith.fptoui %a : f8E5M2 to i64
  return %r : i64
}
func.func @fptoui_of_constant_i8() -> i8 {
  %a = arith.constant 1.3548594010453323 : f64
  %r = arith.fptoui %a : f64 to i8
  return %r : i8
}
func.func @fptoui_of_minus_one_i8() -> i8 {
  %a = arith.constant -1.0 : f80
  %r = arith.fptoui %a : f80 to i8
  return %r : i8
}
// ----- index_cast
func.func @index_cast_of_negative() -> index {
  %a = arith.constant -127 : i8
  %r = arith.index_cast %a : i8 to index
  return %r : index
}
func.func @index_cast_of_negative_i7() -> i7 {
  %a = arith.constant -9223372036854775807 : index
  %r = arith.index_cast %a : index to i7
  return %r : i7
}
func.func @index_cast_of_negative_i7_2() -> i7 {
  %a = arith.constant -7 : index
  %r = arith.index_cast %a : index to i7
  return %r : i7
}
func.func @index_cast_of_two_i128() -> i128 {
  %a = arith.constant 2 : index
  %r = arith.index_cast %a : index to i128
  return %r : i128
}
func.func @index_cast_of_two_i32() -> i32 {
  %a = arith.constant 2 : index
  %r = arith.index_cast %a : index to i32
  return %r : i32
}
// ----- index_castui
func.func @index_castui_of_two_i8() -> i8 {
  %a = arith.constant 2 : index
  %r = arith.index_castui %a : index to i8
  return %r : i8
}
// ----- sitofp
func.func @sitofp_of_constant_bf16() -> bf16 {
  %a = arith.constant 170141183460469231731687303715884105726 : i128
  %r = arith.sitofp %a : i128 to bf16
  return %r : bf16
}
func.func @sitofp_of_max_f32() -> f32 {
  %a = arith.constant 2147483647 : i32
  %r = arith.sitofp %a : i32 to f32
  return %r : f32
}
func.func @sitofp_of_max_f8E4M3() -> f8E4M3 {
  %a = arith.constant 2147483647 : i32
  %r = arith.sitofp %a : i32 to f8E4M3
  return %r : f8E4M3
}
func.func @sitofp_of_min_f128() -> f128 {
  %a = arith.constant -64 : i7
  %r = arith.sitofp %a : i7 to f128
  return %r : f128
}
func.func @sitofp_of_min_f32() -> f32 {
  %a = arith.constant -64 : i7
  %r = arith.sitofp %a : i7 to f32
  return %r : f32
}
func.func @sitofp_of_negative_f80() -> f80 {
  %a = arith.constant -2 : i8
  %r = arith.sitofp %a : i8 to f80
  return %r : f80
}
func.func @sitofp_of_negative_f8E5M2() -> f8E5M2 {
  %a = arith.constant -9223372036854775807 : i64
  %r = arith.sitofp %a : i64 to f8E5M2
  return %r : f8E5M2
}
func.func @sitofp_of_two_f64() -> f64 {
  %a = arith.constant 2 : i64
  %r = arith.sitofp %a : i64 to f64
  return %r : f64
}
func.func @sitofp_of_zero_f8E3M4() -> f8E3M4 {
  %a = arith.constant 0 : i7
  %r = arith.sitofp %a : i7 to f8E3M4
  return %r : f8E3M4
}
// ----- truncf
func.func @truncf_of_constant_f8E4M3() -> f8E4M3 {
  %a = arith.constant 1.404856129382606 : tf32
  %r = arith.truncf %a : tf32 to f8E4M3
  return %r : f8E4M3
}
func.func @truncf_of_minus_zero_tf32() -> tf32 {
  %a = arith.constant -0.0 : f80
  %r = arith.truncf %a : f80 to tf32
  return %r : tf32
}
func.func @truncf_of_negative_f8E3M4() -> f8E3M4 {
  %a = arith.constant -7.123 : tf32
  %r = arith.truncf %a : tf32 to f8E3M4
  return %r : f8E3M4
}
// ----- trunci
func.func @trunci_of_constant_i32() -> i32 {
  %a = arith.constant 170141183460469231731687303715884105726 : i128
  %r = arith.trunci %a : i128 to i32
  return %r : i32
}
func.func @trunci_of_negative_i64() -> i64 {
  %a = arith.constant -7 : i128
  %r = arith.trunci %a : i128 to i64
  return %r : i64
}
func.func @trunci_of_zero_i8() -> i8 {
  %a = arith.constant 0 : i64
  %r = arith.trunci %a : i64 to i8
  return %r : i8
}
// ----- uitofp
func.func @uitofp_of_max_f128() -> f128 {
  %a = arith.constant 9223372036854775807 : i64
  %r = arith.uitofp %a : i64 to f128
  return %r : f128
}
func.func @uitofp_of_min_f8E3M4() -> f8E3M4 {
  %a = arith.constant -9223372036854775808 : i64
  %r = arith.uitofp %a : i64 to f8E3M4
  return %r : f8E3M4
}
func.func @uitofp_of_negative_f32() -> f32 {
  %a = arith.constant -63 : i7
  %r = arith.uitofp %a : i7 to f32
  return %r : f32
}
func.func @uitofp_of_negative_f8E3M4() -> f8E3M4 {
  %a = arith.constant -2147483647 : i32
  %r = arith.uitofp %a : i32 to f8E3M4
  return %r : f8E3M4
}
func.func @uitofp_of_one_f80() -> f80 {
  %a = arith.constant 1 : i8
  %r = arith.uitofp %a : i8 to f80
  return %r : f80
}
func.func @uitofp_of_one_f8E4M3() -> f8E4M3 {
  %a = arith.constant 1 : i64
  %r = arith.uitofp %a : i64 to f8E4M3
  return %r : f8E4M3
}
func.func @uitofp_of_two_f32() -> f32 {
  %a = arith.constant 2 : i8
  %r = arith.uitofp %a : i8 to f32
  return %r : f32
}
