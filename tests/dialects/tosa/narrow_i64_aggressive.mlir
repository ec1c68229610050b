// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-narrow-i64-to-i32{aggressive-rewrite=true}))" --split-input-file --allow-unregistered-dialect
func.func @add(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.add %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @argmax(%a: tensor<4x5xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x5xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @constant() -> tensor<2xi64> {
  %0 = "tosa.const"() <{values = dense<[1, 5000000000]> : tensor<2xi64>}> : () -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
// -----
func.func @constant2() -> tensor<2xi64> {
  %0 = "tosa.const"() <{values = dense<[1, 5000]> : tensor<2xi64>}> : () -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
// -----
func.func @reshape(%a: tensor<4xi64>) -> tensor<2x2xi64> {
  %s = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4xi64>, !tosa.shape<2>) -> tensor<2x2xi64>
  return %0 : tensor<2x2xi64>
}
// -----
func.func @cast(%a: tensor<4xi32>) -> tensor<4xi64> {
  %0 = tosa.cast %a : (tensor<4xi32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @clamp(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %a {min_val = -3 : i64, max_val = 7 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @branch(%a: tensor<4xi64>, %c: i1) -> tensor<4xi64> {
  cf.cond_br %c, ^a(%a : tensor<4xi64>), ^a(%a : tensor<4xi64>)
^a(%b: tensor<4xi64>):
  return %b : tensor<4xi64>
}
// -----
func.func @condif(%a: tensor<4xi64>, %c: tensor<i1>) -> tensor<4xi64> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xi64> {
    %1 = tosa.reverse %a {axis = 0 : i32} : (tensor<4xi64>) -> tensor<4xi64>
    tosa.yield %1 : tensor<4xi64>
  } else {
    tosa.yield %a : tensor<4xi64>
  }
  return %0 : tensor<4xi64>
}
// -----
func.func @while(%a: tensor<4xi64>, %i: tensor<i64>) -> tensor<4xi64> {
  %0:2 = tosa.while_loop (%x = %a, %j = %i) : (tensor<4xi64>, tensor<i64>) -> (tensor<4xi64>, tensor<i64>) {
    %1 = tosa.greater %i, %j : (tensor<i64>, tensor<i64>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%x: tensor<4xi64>, %j: tensor<i64>):
    %1 = tosa.reverse %x {axis = 0 : i32} : (tensor<4xi64>) -> tensor<4xi64>
    tosa.yield %1, %j : tensor<4xi64>, tensor<i64>
  }
  return %0#0 : tensor<4xi64>
}
// -----
func.func @call(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = call @call(%a) : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @decl(%a: tensor<4xi64>) -> tensor<*xi64> {
  %0 = tensor.cast %a : tensor<4xi64> to tensor<*xi64>
  return %0 : tensor<*xi64>
}
// -----
func.func private @declared(tensor<4xi64>) -> i64
// -----
func.func @scal(%a: tensor<4xi64>, %i: index, %z: i64) -> i64 {
  %0 = tensor.extract %a[%i] : tensor<4xi64>
  %1 = arith.addi %0, %z : i64
  return %1 : i64
}
// -----
func.func @concat(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<8xi64> {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4xi64>, tensor<4xi64>) -> tensor<8xi64>
  return %0 : tensor<8xi64>
}
// -----
func.func @pad(%a: tensor<4xi64>) -> tensor<6xi64> {
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = "tosa.const"() <{values = dense<7> : tensor<1xi64>}> : () -> tensor<1xi64>
  %0 = tosa.pad %a, %s, %z : (tensor<4xi64>, !tosa.shape<2>, tensor<1xi64>) -> tensor<6xi64>
  return %0 : tensor<6xi64>
}
// -----
func.func @tile(%a: tensor<4xi64>) -> tensor<8xi64> {
  %s = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.tile %a, %s : (tensor<4xi64>, !tosa.shape<1>) -> tensor<8xi64>
  return %0 : tensor<8xi64>
}
// -----
func.func @slice(%a: tensor<4xi64>) -> tensor<2xi64> {
  %s = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.slice %a, %s, %s : (tensor<4xi64>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
// -----
func.func @transpose(%a: tensor<4x3xi64>) -> tensor<3x4xi64> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x3xi64>) -> tensor<3x4xi64>
  return %0 : tensor<3x4xi64>
}
// -----
func.func @identity(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @castdown(%a: tensor<4xi64>) -> tensor<4xi8> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
// -----
func.func @castf(%a: tensor<4xf32>) -> tensor<4xi64> {
  %0 = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @casti16(%a: tensor<4xi16>) -> tensor<4xi64> {
  %0 = tosa.cast %a : (tensor<4xi16>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @casti1(%a: tensor<4xi1>) -> tensor<4xi64> {
  %0 = tosa.cast %a : (tensor<4xi1>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @castto32(%a: tensor<4xi64>) -> tensor<4xi32> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
func.func @cast64(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @casttof(%a: tensor<4xi64>) -> tensor<4xf32> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @gather(%a: tensor<1x4x3xi64>, %i: tensor<1x2xi32>) -> tensor<1x2x3xi64> {
  %0 = tosa.gather %a, %i : (tensor<1x4x3xi64>, tensor<1x2xi32>) -> tensor<1x2x3xi64>
  return %0 : tensor<1x2x3xi64>
}
// -----
func.func @gatherix(%a: tensor<1x4x3xi8>, %i: tensor<1x2xi64>) -> tensor<1x2x3xi8> {
  %0 = tosa.gather %a, %i : (tensor<1x4x3xi8>, tensor<1x2xi64>) -> tensor<1x2x3xi8>
  return %0 : tensor<1x2x3xi8>
}
// -----
func.func @select(%c: tensor<4xi1>, %a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @max(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.maximum %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @eq(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi1> {
  %0 = tosa.equal %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
// -----
func.func @and(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.bitwise_and %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @abs(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.abs %a : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @reducemax(%a: tensor<4xi64>) -> tensor<1xi64> {
  %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<4xi64>) -> tensor<1xi64>
  return %0 : tensor<1xi64>
}
// -----
func.func @reducesum(%a: tensor<4xi64>) -> tensor<1xi64> {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<4xi64>) -> tensor<1xi64>
  return %0 : tensor<1xi64>
}
// -----
func.func @clampbig(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %a {min_val = -3 : i64, max_val = 7000000000 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @clampfull(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %a {min_val = -9223372036854775808 : i64, max_val = 9223372036854775807 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @argmaxbig(%a: tensor<4x3000000000xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x3000000000xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @argmax2147483647(%a: tensor<4x2147483647xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x2147483647xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @argmax2147483648(%a: tensor<4x2147483648xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x2147483648xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @argmax2147483649(%a: tensor<4x2147483649xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x2147483649xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @argmaxdyn(%a: tensor<4x?xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x?xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @argmaxunr(%a: tensor<*xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<*xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @argmaxin(%a: tensor<4x4xi64>) -> tensor<4xi32> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x4xi64>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
func.func @arithc(%a: i64) -> i64 {
  %c = arith.constant 5 : i64
  %0 = arith.addi %a, %c : i64
  return %0 : i64
}
// -----
func.func @arithct(%a: i64) -> tensor<2xi64> {
  %c = arith.constant dense<5> : tensor<2xi64>
  return %c : tensor<2xi64>
}
// -----
func.func @custom(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.custom %a {domain_name = "d", operator_name = "o", implementation_attrs = "x"} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> attributes {t = i64} {
  %0 = tosa.identity %a {foo = 5 : i64, t = tensor<2xi64>, d = dense<3> : tensor<2xi64>, s = "x"} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @multi(%a: tensor<4xi64>, %b: tensor<?xi64>, %c: tensor<*xi64>) -> (tensor<4xi64>, tensor<?xi64>, tensor<*xi64>) {
  return %a, %b, %c : tensor<4xi64>, tensor<?xi64>, tensor<*xi64>
}
// -----
func.func @splat() -> tensor<2xi64> {
  %0 = "tosa.const"() <{values = dense<-5> : tensor<2xi64>}> : () -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
// -----
func.func @scfif(%c: i1, %a: tensor<2xi64>) -> tensor<2xi64> {
  %0 = scf.if %c -> tensor<2xi64> {
    scf.yield %a : tensor<2xi64>
  } else {
    %1 = tosa.identity %a : (tensor<2xi64>) -> tensor<2xi64>
    scf.yield %1 : tensor<2xi64>
  }
  return %0 : tensor<2xi64>
}
// -----
func.func @twouse(%a: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>) {
  %0 = tosa.identity %a : (tensor<4xi64>) -> tensor<4xi64>
  %1 = tosa.identity %0 : (tensor<4xi64>) -> tensor<4xi64>
  return %0, %a : tensor<4xi64>, tensor<4xi64>
}
// -----
func.func @cast_i64_i1(%a: tensor<4xi64>) -> tensor<4xi1> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
// -----
func.func @cast_i64_i8(%a: tensor<4xi64>) -> tensor<4xi8> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
// -----
func.func @cast_i64_i16(%a: tensor<4xi64>) -> tensor<4xi16> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}
// -----
func.func @cast_i64_i48(%a: tensor<4xi64>) -> tensor<4xi48> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}
// -----
func.func @cast_i64_f16(%a: tensor<4xi64>) -> tensor<4xf16> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
// -----
func.func @cast_i64_bf16(%a: tensor<4xi64>) -> tensor<4xbf16> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
// -----
func.func @cast_i64_f32(%a: tensor<4xi64>) -> tensor<4xf32> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @cast_i64_f64(%a: tensor<4xi64>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @cast_i64_f8E4M3FN(%a: tensor<4xi64>) -> tensor<4xf8E4M3FN> {
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xf8E4M3FN>
  return %0 : tensor<4xf8E4M3FN>
}
// -----
func.func @cast_i48_i64(%a: tensor<4xi48>) -> tensor<4xi64> {
  %0 = tosa.cast %a : (tensor<4xi48>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @cast_f16_i64(%a: tensor<4xf16>) -> tensor<4xi64> {
  %0 = tosa.cast %a : (tensor<4xf16>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
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
func.func @cast_i1_f64(%a: tensor<4xi1>) -> tensor<4xf64> {
  %0 = tosa.cast %a : (tensor<4xi1>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a {foo = 5 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a {foo = 5.0 : f64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a {t = i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a {t = f64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a {d = dense<3> : tensor<2xi64>} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a {d=dense<3.0> : tensor<2xf64>} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a {b = 5000000000 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a {q = array<i64: 1>} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @dis(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.identity %a {g = 1.0e300 : f64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @am(%a: tensor<4x2147483646xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x2147483646xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @noi64(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.constant 5 : i8
  return %a : tensor<4xf32>
}
// -----
func.func @noi64b(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.add %a, %a {foo = 5 : i64, g = 7.0 : f64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @unregi(%a: tensor<4xi64>) {
  "x.y"(%a) : (tensor<4xi64>) -> ()
  return
}
// -----
func.func @apply(%a: tensor<4xi64>, %b: tensor<4xi32>, %s: tensor<4xi8>) -> tensor<4xi32> {
  %0 = tosa.apply_scale %a, %b, %s {rounding_mode = SINGLE_ROUND} : (tensor<4xi64>, tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
// -----
func.func @argattr(%a: tensor<4xi64> {tosa.x = 5 : i64}) -> (tensor<4xi64> {tosa.r = i64}) {
  return %a : tensor<4xi64>
}
// -----
func.func @clamplow(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %a {min_val = -2147483648 : i64, max_val = 2147483647 : i64, nan_mode = IGNORE} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @clamplow2(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %a {min_val = -2147483649 : i64, max_val = 2147483647 : i64, foo = 3 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @clamp2(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %a {min_val = -3 : i64, max_val = 7 : i64, foo = 3 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @scalars(%a: i64, %b: f64) -> (i64, f64) {
  return %a, %b : i64, f64
}
// -----
func.func @constlow() -> (tensor<2xi64>,tensor<1xi64>) {
  %0 = "tosa.const"() <{values = dense<[-2147483648, 2147483647]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %1 = "tosa.const"() <{values = dense<2147483648> : tensor<1xi64>}> {foo = 1 : i64} : () -> tensor<1xi64>
  return %0, %1 : tensor<2xi64>, tensor<1xi64>
}
// -----
func.func @constdup() -> (tensor<2xi64>) {
  %0 = "tosa.const"() <{values = dense<[-2147483648, -9147483647]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %1 = tosa.identity %0 : (tensor<2xi64>) -> tensor<2xi64>
  return %1 : tensor<2xi64>
}
// -----
func.func @constattr() -> (tensor<2xi64>) {
  %0 = "tosa.const"() <{values = dense<[1,2]> : tensor<2xi64>}> {foo = 1 : i32} : () -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
// -----
func.func @ifargs(%c: tensor<i1>, %a: tensor<1xi64>) -> tensor<1xi64> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<1xi64>) -> tensor<1xi64> {
  ^bb0(%x: tensor<1xi64>):
    tosa.yield %x : tensor<1xi64>
  } else {
  ^bb0(%x: tensor<1xi64>):
    tosa.yield %a : tensor<1xi64>
  }
  return %0 : tensor<1xi64>
}
// -----
func.func @iff(%c: tensor<i1>) -> tensor<1xf32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<1xf32> {
    %1 = "tosa.const"() <{values = dense<1> : tensor<1xi64>}> : () -> tensor<1xi64>
    %2 = tosa.cast %1 : (tensor<1xi64>) -> tensor<1xf32>
    tosa.yield %2 : tensor<1xf32>
  } else {
    %1 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    tosa.yield %1 : tensor<1xf32>
  }
  return %0 : tensor<1xf32>
}
// -----
func.func @foldc() -> tensor<2xi64> {
  %c = "tosa.const"() <{values = dense<[1,2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %0 = tosa.add %c, %c : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
// -----
func.func @foldt() -> tensor<1x2xi64> {
  %c = "tosa.const"() <{values = dense<[[1],[2]]> : tensor<2x1xi64>}> : () -> tensor<2x1xi64>
  %0 = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x1xi64>) -> tensor<1x2xi64>
  return %0 : tensor<1x2xi64>
}
// -----
func.func @at(%a: tensor<4x5xf32>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32, foo = 3 : i8} : (tensor<4x5xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @ct(%a: tensor<4xi8>) -> tensor<4xi64> {
  %0 = tosa.cast %a {foo = 3 : i8} : (tensor<4xi8>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
// -----
func.func @u(%a: tensor<4xui64>, %b: ui64, %c: si64) -> tensor<4xui64> {
  return %a : tensor<4xui64>
}
// -----
func.func @u2(%a: tensor<4xui64>, %b: ui64, %c: si64) -> tensor<4xui64> {
  %0 = tosa.identity %a : (tensor<4xui64>) -> tensor<4xui64>
  return %0 : tensor<4xui64>
}
// -----
func.func @enc(%a: tensor<4xi64, "x">) -> tensor<4xi64, "x"> {
  return %a : tensor<4xi64, "x">
}
// -----
func.func @br(%a: tensor<4xi64>) -> tensor<4xi64> {
  cf.br ^a
^a:
  return %a : tensor<4xi64>
}
