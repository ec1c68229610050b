// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- acos
func.func @acos_of_constant_bf16() -> bf16 {
  %a = arith.constant 3.1723098800944705 : bf16
  %r = math.acos %a : bf16
  return %r : bf16
}
func.func @acos_of_constant_f16() -> f16 {
  %a = arith.constant 0.6960947628906089 : f16
  %r = math.acos %a : f16
  return %r : f16
}
func.func @acos_of_constant_f16_2() -> f16 {
  %a = arith.constant 52.55923916515613 : f16
  %r = math.acos %a : f16
  return %r : f16
}
func.func @acos_of_constant_f32() -> f32 {
  %a = arith.constant 3.0 : f32
  %r = math.acos %a : f32
  return %r : f32
}
func.func @acos_of_constant_f64() -> f64 {
  %a = arith.constant 0.18435534015303068 : f64
  %r = math.acos %a : f64
  return %r : f64
}
func.func @acos_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.acos %a : f32
  return %r : f32
}
func.func @acos_of_negative_f64() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.acos %a : f64
  return %r : f64
}
func.func @acos_of_negative_f8E5M2() -> f8E5M2 {
  %a = arith.constant -1.5 : f8E5M2
  %r = math.acos %a : f8E5M2
  return %r : f8E5M2
}
// ----- acosh
func.func @acosh_of_acosh_of_x_f32(%x: f32) -> f32 {
  %a = math.acosh %x : f32
  %r = math.acosh %a : f32
  return %r : f32
}
func.func @acosh_of_constant_f32() -> f32 {
  %a = arith.constant 2.8092545892628786 : f32
  %r = math.acosh %a : f32
  return %r : f32
}
func.func @acosh_of_constant_f64() -> f64 {
  %a = arith.constant 3.8096347509151607 : f64
  %r = math.acosh %a : f64
  return %r : f64
}
func.func @acosh_of_constant_f64_2() -> f64 {
  %a = arith.constant 0.875729728145838 : f64
  %r = math.acosh %a : f64
  return %r : f64
}
func.func @acosh_of_hex_constant_f64() -> f64 {
  %a = arith.constant 0x7FF8000000000000 : f64
  %r = math.acosh %a : f64
  return %r : f64
}
func.func @acosh_of_negative_f64() -> f64 {
  %a = arith.constant -0.1344498327828214 : f64
  %r = math.acosh %a : f64
  return %r : f64
}
// ----- asin
func.func @asin_of_constant_f16() -> f16 {
  %a = arith.constant 74.59116307188663 : f16
  %r = math.asin %a : f16
  return %r : f16
}
func.func @asin_of_constant_f16_2() -> f16 {
  %a = arith.constant 4.107541452360338 : f16
  %r = math.asin %a : f16
  return %r : f16
}
func.func @asin_of_constant_f32() -> f32 {
  %a = arith.constant 5.313783845277349 : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @asin_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @asin_of_hex_constant_f32_2() -> f32 {
  %a = arith.constant 0x7F7FFFFF : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @asin_of_hex_constant_f32_3() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @asin_of_minus_one_f64() -> f64 {
  %a = arith.constant -1.0 : f64
  %r = math.asin %a : f64
  return %r : f64
}
func.func @asin_of_negative_f32() -> f32 {
  %a = arith.constant -0.9978219503190715 : f32
  %r = math.asin %a : f32
  return %r : f32
}
func.func @asin_of_negative_f64() -> f64 {
  %a = arith.constant -1.232475090790004 : f64
  %r = math.asin %a : f64
  return %r : f64
}
// ----- asinh
func.func @asinh_of_constant_f64() -> f64 {
  %a = arith.constant 0.6282944375015445 : f64
  %r = math.asinh %a : f64
  return %r : f64
}
func.func @asinh_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.asinh %a : f32
  return %r : f32
}
func.func @asinh_of_negative_bf16() -> bf16 {
  %a = arith.constant -0.9893458011471961 : bf16
  %r = math.asinh %a : bf16
  return %r : bf16
}
func.func @asinh_of_negative_f64() -> f64 {
  %a = arith.constant -50.077947696275935 : f64
  %r = math.asinh %a : f64
  return %r : f64
}
// ----- atan
func.func @atan_of_constant_f32() -> f32 {
  %a = arith.constant 0.6185203581364356 : f32
  %r = math.atan %a : f32
  return %r : f32
}
func.func @atan_of_constant_f32_2() -> f32 {
  %a = arith.constant 0.6047823156674674 : f32
  %r = math.atan %a : f32
  return %r : f32
}
func.func @atan_of_constant_f32_3() -> f32 {
  %a = arith.constant 3.0 : f32
  %r = math.atan %a : f32
  return %r : f32
}
func.func @atan_of_constant_f64() -> f64 {
  %a = arith.constant 1.5 : f64
  %r = math.atan %a : f64
  return %r : f64
}
func.func @atan_of_dense_vector_2xf32() -> vector<2xf32> {
  %a = arith.constant dense<[0.5, -0.9012787185970377]> : vector<2xf32>
  %r = math.atan %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @atan_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0x7F800000 : f32
  %r = math.atan %a : f32
  return %r : f32
}
func.func @atan_of_negative_f16() -> f16 {
  %a = arith.constant -0.5 : f16
  %r = math.atan %a : f16
  return %r : f16
}
func.func @atan_of_negative_f64() -> f64 {
  %a = arith.constant -0.27037715531408724 : f64
  %r = math.atan %a : f64
  return %r : f64
}
func.func @atan_of_negative_f64_2() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.atan %a : f64
  return %r : f64
}
// ----- atan2
func.func @atan2_of_constant_and_constant_f16() -> f16 {
  %a = arith.constant 1.5 : f16
  %b = arith.constant 0.7572724532671045 : f16
  %r = math.atan2 %a, %b : f16
  return %r : f16
}
func.func @atan2_of_constant_and_constant_f64() -> f64 {
  %a = arith.constant 0.38451004064925964 : f64
  %b = arith.constant 0.5 : f64
  %r = math.atan2 %a, %b : f64
  return %r : f64
}
func.func @atan2_of_constant_and_constant_f64_2() -> f64 {
  %a = arith.constant 5.872230101319566 : f64
  %b = arith.constant 34.58071823582691 : f64
  %r = math.atan2 %a, %b : f64
  return %r : f64
}
func.func @atan2_of_negative_and_constant_f16() -> f16 {
  %a = arith.constant -1.5 : f16
  %b = arith.constant 0.8028939042853445 : f16
  %r = math.atan2 %a, %b : f16
  return %r : f16
}
func.func @atan2_of_negative_and_constant_f32() -> f32 {
  %a = arith.constant -0.8867197395561437 : f32
  %b = arith.constant 9.381252710194438 : f32
  %r = math.atan2 %a, %b : f32
  return %r : f32
}
func.func @atan2_of_x_and_two_f32(%x: f32) -> f32 {
  %b = arith.constant 2.0 : f32
  %r = math.atan2 %x, %b : f32
  return %r : f32
}
// ----- atanh
func.func @atanh_of_constant_f32() -> f32 {
  %a = arith.constant 0.016428955409690804 : f32
  %r = math.atanh %a : f32
  return %r : f32
}
func.func @atanh_of_constant_f64() -> f64 {
  %a = arith.constant 0.6774260507505059 : f64
  %r = math.atanh %a : f64
  return %r : f64
}
func.func @atanh_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 0.17848171300568372 : f8E5M2
  %r = math.atanh %a : f8E5M2
  return %r : f8E5M2
}
func.func @atanh_of_negative_f32() -> f32 {
  %a = arith.constant -0.13104992480041555 : f32
  %r = math.atanh %a : f32
  return %r : f32
}
func.func @atanh_of_one_f64() -> f64 {
  %a = arith.constant 1.0 : f64
  %r = math.atanh %a : f64
  return %r : f64
}
// ----- cos
func.func @cos_of_constant_f16() -> f16 {
  %a = arith.constant 0.07406334537908688 : f16
  %r = math.cos %a : f16
  return %r : f16
}
func.func @cos_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 1.4038607245594248 : f8E5M2
  %r = math.cos %a : f8E5M2
  return %r : f8E5M2
}
func.func @cos_of_cos_of_x_f32(%x: f32) -> f32 {
  %a = math.cos %x : f32
  %r = math.cos %a : f32
  return %r : f32
}
func.func @cos_of_negative_bf16() -> bf16 {
  %a = arith.constant -56.88351041349702 : bf16
  %r = math.cos %a : bf16
  return %r : bf16
}
func.func @cos_of_negative_f32() -> f32 {
  %a = arith.constant -2.5 : f32
  %r = math.cos %a : f32
  return %r : f32
}
// ----- cosh
func.func @cosh_of_constant_f32() -> f32 {
  %a = arith.constant 0.9818683675364654 : f32
  %r = math.cosh %a : f32
  return %r : f32
}
func.func @cosh_of_constant_f64() -> f64 {
  %a = arith.constant 49.31428865532689 : f64
  %r = math.cosh %a : f64
  return %r : f64
}
func.func @cosh_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 0.07539902815731225 : f8E5M2
  %r = math.cosh %a : f8E5M2
  return %r : f8E5M2
}
func.func @cosh_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.cosh %a : f32
  return %r : f32
}
func.func @cosh_of_hex_constant_f64() -> f64 {
  %a = arith.constant 0x7FF8000000000000 : f64
  %r = math.cosh %a : f64
  return %r : f64
}
// ----- erf
func.func @erf_of_constant_f32() -> f32 {
  %a = arith.constant 85.13147402442593 : f32
  %r = math.erf %a : f32
  return %r : f32
}
func.func @erf_of_constant_f32_2() -> f32 {
  %a = arith.constant 55.05556138713723 : f32
  %r = math.erf %a : f32
  return %r : f32
}
func.func @erf_of_constant_f32_3() -> f32 {
  %a = arith.constant 0.5817540069650902 : f32
  %r = math.erf %a : f32
  return %r : f32
}
func.func @erf_of_erf_of_x_f32(%x: f32) -> f32 {
  %a = math.erf %x : f32
  %r = math.erf %a : f32
  return %r : f32
}
func.func @erf_of_negative_f64() -> f64 {
  %a = arith.constant -1.5 : f64
  %r = math.erf %a : f64
  return %r : f64
}
func.func @erf_of_negative_f8E5M2() -> f8E5M2 {
  %a = arith.constant -0.5 : f8E5M2
  %r = math.erf %a : f8E5M2
  return %r : f8E5M2
}
// ----- erfc
func.func @erfc_of_constant_f16() -> f16 {
  %a = arith.constant 49.06536619134954 : f16
  %r = math.erfc %a : f16
  return %r : f16
}
func.func @erfc_of_constant_f32() -> f32 {
  %a = arith.constant 1.5 : f32
  %r = math.erfc %a : f32
  return %r : f32
}
func.func @erfc_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 2.5 : f8E5M2
  %r = math.erfc %a : f8E5M2
  return %r : f8E5M2
}
func.func @erfc_of_erfc_of_x_f32(%x: f32) -> f32 {
  %a = math.erfc %x : f32
  %r = math.erfc %a : f32
  return %r : f32
}
func.func @erfc_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0xFF800000 : f32
  %r = math.erfc %a : f32
  return %r : f32
}
func.func @erfc_of_negative_f64() -> f64 {
  %a = arith.constant -0.31377605352479376 : f64
  %r = math.erfc %a : f64
  return %r : f64
}
// ----- sin
func.func @sin_of_constant_f32() -> f32 {
  %a = arith.constant 9.52489504077821 : f32
  %r = math.sin %a : f32
  return %r : f32
}
func.func @sin_of_constant_f32_2() -> f32 {
  %a = arith.constant 85.42632461270708 : f32
  %r = math.sin %a : f32
  return %r : f32
}
func.func @sin_of_hex_constant_f32() -> f32 {
  %a = arith.constant 0x00000001 : f32
  %r = math.sin %a : f32
  return %r : f32
}
func.func @sin_of_negative_f32() -> f32 {
  %a = arith.constant -82.21238717367248 : f32
  %r = math.sin %a : f32
  return %r : f32
}
func.func @sin_of_negative_f64() -> f64 {
  %a = arith.constant -20.05934711757105 : f64
  %r = math.sin %a : f64
  return %r : f64
}
// ----- sinh
func.func @sinh_of_constant_f32() -> f32 {
  %a = arith.constant 0.7419604677481351 : f32
  %r = math.sinh %a : f32
  return %r : f32
}
func.func @sinh_of_constant_f32_2() -> f32 {
  %a = arith.constant 0.5 : f32
  %r = math.sinh %a : f32
  return %r : f32
}
func.func @sinh_of_constant_f64() -> f64 {
  %a = arith.constant 0.7554826710894136 : f64
  %r = math.sinh %a : f64
  return %r : f64
}
func.func @sinh_of_constant_f64_2() -> f64 {
  %a = arith.constant 3.497980060872299 : f64
  %r = math.sinh %a : f64
  return %r : f64
}
func.func @sinh_of_constant_f64_3() -> f64 {
  %a = arith.constant 0.4865823289193516 : f64
  %r = math.sinh %a : f64
  return %r : f64
}
func.func @sinh_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 0.5381779557911055 : f8E5M2
  %r = math.sinh %a : f8E5M2
  return %r : f8E5M2
}
func.func @sinh_of_dense_vector_2xf32() -> vector<2xf32> {
  %a = arith.constant dense<[0.07600931135316746, 49.32448635965858]> : vector<2xf32>
  %r = math.sinh %a : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @sinh_of_negative_bf16() -> bf16 {
  %a = arith.constant -1.5 : bf16
  %r = math.sinh %a : bf16
  return %r : bf16
}
func.func @sinh_of_negative_f32() -> f32 {
  %a = arith.constant -79.11244768309501 : f32
  %r = math.sinh %a : f32
  return %r : f32
}
func.func @sinh_of_one_f64() -> f64 {
  %a = arith.constant 1.0 : f64
  %r = math.sinh %a : f64
  return %r : f64
}
// ----- tan
func.func @tan_of_constant_f32() -> f32 {
  %a = arith.constant 0.6738211490511061 : f32
  %r = math.tan %a : f32
  return %r : f32
}
func.func @tan_of_constant_f32_2() -> f32 {
  %a = arith.constant 0.7359263962713614 : f32
  %r = math.tan %a : f32
  return %r : f32
}
func.func @tan_of_constant_f32_3() -> f32 {
  %a = arith.constant 1.5 : f32
  %r = math.tan %a : f32
  return %r : f32
}
func.func @tan_of_negative_bf16() -> bf16 {
  %a = arith.constant -32.8369325678522 : bf16
  %r = math.tan %a : bf16
  return %r : bf16
}
func.func @tan_of_negative_f32() -> f32 {
  %a = arith.constant -84.9070144350766 : f32
  %r = math.tan %a : f32
  return %r : f32
}
func.func @tan_of_negative_f64() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.tan %a : f64
  return %r : f64
}
func.func @tan_of_negative_f64_2() -> f64 {
  %a = arith.constant -2.5 : f64
  %r = math.tan %a : f64
  return %r : f64
}
func.func @tan_of_negative_f64_3() -> f64 {
  %a = arith.constant -0.5 : f64
  %r = math.tan %a : f64
  return %r : f64
}
// ----- tanh
func.func @tanh_of_constant_f32() -> f32 {
  %a = arith.constant 6.748810067212152 : f32
  %r = math.tanh %a : f32
  return %r : f32
}
func.func @tanh_of_constant_f64() -> f64 {
  %a = arith.constant 0.06319714903857232 : f64
  %r = math.tanh %a : f64
  return %r : f64
}
func.func @tanh_of_constant_f8E5M2() -> f8E5M2 {
  %a = arith.constant 1.5514499722454766 : f8E5M2
  %r = math.tanh %a : f8E5M2
  return %r : f8E5M2
}
func.func @tanh_of_negative_f32() -> f32 {
  %a = arith.constant -0.01706330909107212 : f32
  %r = math.tanh %a : f32
  return %r : f32
}
func.func @tanh_of_negative_f8E5M2() -> f8E5M2 {
  %a = arith.constant -1.5 : f8E5M2
  %r = math.tanh %a : f8E5M2
  return %r : f8E5M2
}
