// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-narrow-f64-to-f32{aggressive-rewrite=true}))" --split-input-file --allow-unregistered-dialect
func.func @add(%a: tensor<4xf64>, %b: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.add %a, %b : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @const() -> tensor<2xf64> {
  %0 = "tosa.const"() <{values = dense<[1.0, 2.5]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
// -----
func.func @constinexact() -> tensor<2xf64> {
  %0 = "tosa.const"() <{values = dense<[1.0, 0.1]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
// -----
func.func @constbig() -> tensor<2xf64> {
  %0 = "tosa.const"() <{values = dense<[1.0, 1.0e300]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
// -----
func.func @constsmall() -> tensor<2xf64> {
  %0 = "tosa.const"() <{values = dense<[1.0, 1.0e-300]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
// -----
func.func @constdenorm() -> tensor<1xf64> {
  %0 = "tosa.const"() <{values = dense<0x3710000000000000> : tensor<1xf64>}> : () -> tensor<1xf64>
  return %0 : tensor<1xf64>
}
// -----
func.func @constinf() -> tensor<2xf64> {
  %0 = "tosa.const"() <{values = dense<[0x7ff0000000000000, 0xfff0000000000000]> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
// -----
func.func @constnan() -> tensor<1xf64> {
  %0 = "tosa.const"() <{values = dense<0x7ff8000000000000> : tensor<1xf64>}> : () -> tensor<1xf64>
  return %0 : tensor<1xf64>
}
// -----
func.func @constnan2() -> tensor<1xf64> {
  %0 = "tosa.const"() <{values = dense<0xfff8000000000001> : tensor<1xf64>}> : () -> tensor<1xf64>
  return %0 : tensor<1xf64>
}
// -----
func.func @clamp(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.clamp %a {min_val = -3.0 : f64, max_val = 7.5 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @clampin(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.clamp %a {min_val = -3.1 : f64, max_val = 1.0e300 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast1(%a: tensor<4xf32>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xf32>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast2(%a: tensor<4xf64>) -> tensor<4xf32> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @cast3(%a: tensor<4xf64>) -> tensor<4xf16> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
// -----
func.func @cast4(%a: tensor<4xf16>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xf16>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast5(%a: tensor<4xi8>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xi8>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast5b(%a: tensor<4xi32>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xi32>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast6(%a: tensor<4xf64>) -> tensor<4xi8> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
// -----
func.func @cast7(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @argmax(%a: tensor<4x5xf64>) -> tensor<4xi32> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x5xf64>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
func.func @concat(%a: tensor<4xf64>, %b: tensor<4xf64>) -> tensor<8xf64> {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4xf64>, tensor<4xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
// -----
func.func @pad(%a: tensor<4xf64>) -> tensor<6xf64> {
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = "tosa.const"() <{values = dense<7.0> : tensor<1xf64>}> : () -> tensor<1xf64>
  %0 = tosa.pad %a, %s, %z : (tensor<4xf64>, !tosa.shape<2>, tensor<1xf64>) -> tensor<6xf64>
  return %0 : tensor<6xf64>
}
// -----
func.func @max(%a: tensor<4xf64>, %b: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.maximum %a, %b : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @gather(%a: tensor<1x4x3xf64>, %i: tensor<1x2xi32>) -> tensor<1x2x3xf64> {
  %0 = tosa.gather %a, %i : (tensor<1x4x3xf64>, tensor<1x2xi32>) -> tensor<1x2x3xf64>
  return %0 : tensor<1x2x3xf64>
}
// -----
func.func @select(%c: tensor<4xi1>, %a: tensor<4xf64>, %b: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @arithc(%a: f64) -> f64 {
  %c = arith.constant 5.0 : f64
  %0 = arith.addf %a, %c : f64
  return %0 : f64
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {foo = 5.0 : f64, b = 1.0e300 : f64, t = tensor<2xf64>, f = f64, d = dense<3.0> : tensor<2xf64>, s = [1.0 : f64]}
      : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cplx(%a: tensor<2xcomplex<f64>>) -> complex<f64> {
  %0 = arith.constant 0 : index
  %1 = tensor.extract %a[%0] : tensor<2xcomplex<f64>>
  return %1 : complex<f64>
}
// -----
func.func @cast_i64_f64(%a: tensor<4xi64>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast_f64_i64(%a: tensor<4xf64>) -> tensor<4xi64> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @cast_f64_i1(%a: tensor<4xf64>) -> tensor<4xi1> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
// -----
func.func @cast_f64_i8(%a: tensor<4xf64>) -> tensor<4xi8> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
// -----
func.func @cast_f64_i16(%a: tensor<4xf64>) -> tensor<4xi16> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}
// -----
func.func @cast_f64_i32(%a: tensor<4xf64>) -> tensor<4xi32> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
func.func @cast_f64_i64(%a: tensor<4xf64>) -> tensor<4xi64> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @cast_f64_i48(%a: tensor<4xf64>) -> tensor<4xi48> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}
// -----
func.func @cast_f64_f16(%a: tensor<4xf64>) -> tensor<4xf16> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
// -----
func.func @cast_f64_bf16(%a: tensor<4xf64>) -> tensor<4xbf16> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
// -----
func.func @cast_f64_f32(%a: tensor<4xf64>) -> tensor<4xf32> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @cast_f64_f8E4M3FN(%a: tensor<4xf64>) -> tensor<4xf8E4M3FN> {
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xf8E4M3FN>
  return %0 : tensor<4xf8E4M3FN>
}
// -----
func.func @cast_i48_f64(%a: tensor<4xi48>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xi48>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast_f16_f64(%a: tensor<4xf16>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xf16>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast_i64_f64(%a: tensor<4xi64>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast_bf16_f64(%a: tensor<4xbf16>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xbf16>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast_i1_f64(%a: tensor<4xi1>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xi1>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {foo = 5 : i64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {foo = 5.0 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {t = i64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {t = f64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {d = dense<3> : tensor<2xi64>} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {d=dense<3.0> : tensor<2xf64>} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {b = 5000000000 : i64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {q = array<i64: 1>} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.identity %a {g = 1.0e300 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
