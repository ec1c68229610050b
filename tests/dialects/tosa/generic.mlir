// COMPARE: --mlir-print-op-generic
// ----- tosa.erf
func.func @erf_0g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.erf"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.erf
func.func @erf_1g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.erf"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.sigmoid
func.func @sigmoid_2g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.sigmoid"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.sigmoid
func.func @sigmoid_3g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.sigmoid"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.tanh
func.func @tanh_4g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.tanh"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.tanh
func.func @tanh_5g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.tanh"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.abs
func.func @abs_6g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.abs"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.abs
func.func @abs_7g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.abs"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.ceil
func.func @ceil_8g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.ceil"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.ceil
func.func @ceil_9g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.ceil"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.exp
func.func @exp_10g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.exp"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.exp
func.func @exp_11g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.exp"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.floor
func.func @floor_12g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.floor"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.floor
func.func @floor_13g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.floor"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.log
func.func @log_14g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.log"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.log
func.func @log_15g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.log"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reciprocal
func.func @reciprocal_16g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.reciprocal"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.reciprocal
func.func @reciprocal_17g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.reciprocal"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.rsqrt
func.func @rsqrt_18g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.rsqrt"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.rsqrt
func.func @rsqrt_19g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.rsqrt"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.cos
func.func @cos_20g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.cos"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cos
func.func @cos_21g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.cos"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.sin
func.func @sin_22g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.sin"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.sin
func.func @sin_23g(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = "tosa.sin"(%a0) : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.abs
func.func @abs_24g(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.abs"(%a0) : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.bitwise_not
func.func @bitwise_not_25g(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.bitwise_not"(%a0) : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.clz
func.func @clz_26g(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.clz"(%a0) : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.logical_not
func.func @logical_not_27g(%a0: tensor<2xi1>) -> (tensor<2xi1>) {
  %r = "tosa.logical_not"(%a0) : (tensor<2xi1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
// ----- tosa.add
func.func @add_28g(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<4x3xf32>) {
  %r = "tosa.add"(%a0, %a1) : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.sub
func.func @sub_29g(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<4x3xf32>) {
  %r = "tosa.sub"(%a0, %a1) : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.pow
func.func @pow_30g(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<4x3xf32>) {
  %r = "tosa.pow"(%a0, %a1) : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.add
func.func @add_31g(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.add"(%a0, %a1) : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.sub
func.func @sub_32g(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.sub"(%a0, %a1) : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.bitwise_and
func.func @bitwise_and_33g(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.bitwise_and"(%a0, %a1) : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.bitwise_or
func.func @bitwise_or_34g(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.bitwise_or"(%a0, %a1) : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.bitwise_xor
func.func @bitwise_xor_35g(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.bitwise_xor"(%a0, %a1) : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.logical_left_shift
func.func @logical_left_shift_36g(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.logical_left_shift"(%a0, %a1) : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.logical_right_shift
func.func @logical_right_shift_37g(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.logical_right_shift"(%a0, %a1) : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.intdiv
func.func @intdiv_38g(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.intdiv"(%a0, %a1) : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.logical_and
func.func @logical_and_39g(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = "tosa.logical_and"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}
// ----- tosa.logical_or
func.func @logical_or_40g(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = "tosa.logical_or"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}
// ----- tosa.logical_xor
func.func @logical_xor_41g(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = "tosa.logical_xor"(%a0, %a1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}
// ----- tosa.arithmetic_right_shift
func.func @arithmetic_right_shift_42g(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.arithmetic_right_shift"(%a0, %a1) <{round = true}> : (tensor<4x3xi32>, tensor<4x3xi32>) ->
      tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.arithmetic_right_shift
func.func @arithmetic_right_shift_43g(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.arithmetic_right_shift"(%a0, %a1) <{round = false}> : (tensor<4x3xi32>, tensor<4x3xi32>) ->
      tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.maximum
func.func @maximum_44g(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.maximum"(%a0, %a1) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4x?xf32>, tensor<4x?xf32>) ->
      tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.maximum
func.func @maximum_45g(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.maximum"(%a0, %a1) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.maximum
func.func @maximum_46g(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.maximum"(%a0, %a1) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x?xf32>, tensor<4x?xf32>) ->
      tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.minimum
func.func @minimum_47g(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.minimum"(%a0, %a1) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4x?xf32>, tensor<4x?xf32>) ->
      tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.minimum
func.func @minimum_48g(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.minimum"(%a0, %a1) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.minimum
func.func @minimum_49g(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.minimum"(%a0, %a1) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4x?xf32>, tensor<4x?xf32>) ->
      tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.const, tosa.mul
func.func @mul_50g(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %c2) : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_51g(%a0: tensor<4x3xi8>, %a1: tensor<4x3xi8>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %c2) : (tensor<4x3xi8>, tensor<4x3xi8>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_52g(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %c2) : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1xi8>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.const, tosa.mul
func.func @mul_53g(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.mul"(%a0, %a1, %c2) : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.mul
func.func @mul_54g(%a0: tensor<4x3xi32>, %a1: tensor<1x3xi32>, %a2: tensor<1xi8>) -> (tensor<4x3xi32>) {
  %r = "tosa.mul"(%a0, %a1, %a2) : (tensor<4x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.equal
func.func @equal_55g(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xi1>) {
  %r = "tosa.equal"(%a0, %a1) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.equal
func.func @equal_56g(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<4x3xi1>) {
  %r = "tosa.equal"(%a0, %a1) : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
// ----- tosa.greater
func.func @greater_57g(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xi1>) {
  %r = "tosa.greater"(%a0, %a1) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.greater
func.func @greater_58g(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<4x3xi1>) {
  %r = "tosa.greater"(%a0, %a1) : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
// ----- tosa.greater_equal
func.func @greater_equal_59g(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xi1>) {
  %r = "tosa.greater_equal"(%a0, %a1) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.greater_equal
func.func @greater_equal_60g(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<4x3xi1>) {
  %r = "tosa.greater_equal"(%a0, %a1) : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
// ----- tosa.select
func.func @select_61g(%a0: tensor<4x1xi1>, %a1: tensor<4x?xf32>, %a2: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.select"(%a0, %a1, %a2) : (tensor<4x1xi1>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.select
func.func @select_62g(%a0: tensor<1x1xi1>, %a1: tensor<4x3xi32>, %a2: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.select"(%a0, %a1, %a2) : (tensor<1x1xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.clamp
func.func @clamp_63g(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.clamp"(%a0) <{max_val = 6 : i32, min_val = 0 : i32}> : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.clamp
func.func @clamp_64g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.clamp"(%a0) <{min_val = -1.0 : f32, max_val = 6.0 : f32, nan_mode = #tosa.nan_mode<IGNORE>}> :
      (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.clamp
func.func @clamp_65g(%a0: tensor<2xi8>) -> (tensor<2xi8>) {
  %r = "tosa.clamp"(%a0) <{max_val = 127 : i8, min_val = -128 : i8}> : (tensor<2xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
// ----- tosa.clamp
func.func @clamp_66g(%a0: tensor<2xui8>) -> (tensor<2xui8>) {
  %r = "tosa.clamp"(%a0) <{max_val = 200 : ui8, min_val = 2 : ui8}> : (tensor<2xui8>) -> tensor<2xui8>
  return %r : tensor<2xui8>
}
// ----- tosa.const, tosa.negate
func.func @negate_67g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.negate"(%a0, %c1, %c2) : (tensor<4x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.const, tosa.negate
func.func @negate_68g(%a0: tensor<2xi8>) -> (tensor<2xi8>) {
  %c1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.negate"(%a0, %c1, %c2) : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
// ----- tosa.const, tosa.negate
func.func @negate_69g(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %c1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tosa.negate"(%a0, %c1, %c2) : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.cast
func.func @cast_70g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf16>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}
// ----- tosa.cast
func.func @cast_71g(%a0: tensor<4x?xi32>) -> (tensor<4x?xf32>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xi32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cast
func.func @cast_72g(%a0: tensor<4x?xf32>) -> (tensor<4x?xi8>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}
// ----- tosa.cast
func.func @cast_73g(%a0: tensor<4x?xi1>) -> (tensor<4x?xi32>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xi1>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}
// ----- tosa.cast
func.func @cast_74g(%a0: tensor<4x?xi32>) -> (tensor<4x?xi1>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xi32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.cast
func.func @cast_75g(%a0: tensor<4x?xf32>) -> (tensor<4x?xi1>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.cast
func.func @cast_76g(%a0: tensor<4x?xi8>) -> (tensor<4x?xi32>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xi8>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}
// ----- tosa.cast
func.func @cast_77g(%a0: tensor<4x?xi32>) -> (tensor<4x?xi8>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xi32>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}
// ----- tosa.cast
func.func @cast_78g(%a0: tensor<4x?xf32>) -> (tensor<4x?xbf16>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xbf16>
  return %r : tensor<4x?xbf16>
}
// ----- tosa.cast
func.func @cast_79g(%a0: tensor<4x?xf16>) -> (tensor<4x?xf32>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xf16>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cast
func.func @cast_80g(%a0: tensor<4x?xi1>) -> (tensor<4x?xf32>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xi1>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cast
func.func @cast_81g(%a0: tensor<4x?xf32>) -> (tensor<4x?xi32>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}
// ----- tosa.cast
func.func @cast_82g(%a0: tensor<4x?xf32>) -> (tensor<4x?xi64>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xi64>
  return %r : tensor<4x?xi64>
}
// ----- tosa.cast
func.func @cast_83g(%a0: tensor<4x?xbf16>) -> (tensor<4x?xf32>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xbf16>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cast
func.func @cast_84g(%a0: tensor<4x?xf32>) -> (tensor<4x?xi16>) {
  %r = "tosa.cast"(%a0) : (tensor<4x?xf32>) -> tensor<4x?xi16>
  return %r : tensor<4x?xi16>
}
// ----- tosa.identity
func.func @identity_85g(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.identity"(%a0) : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.const, tosa.table
func.func @table_86g(%a0: tensor<6xi8>) -> (tensor<6xi8>) {
  %c1 = "tosa.const"() <{values = dense<1> : tensor<256xi8>}> : () -> tensor<256xi8>
  %r = "tosa.table"(%a0, %c1) : (tensor<6xi8>, tensor<256xi8>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}
// ----- tosa.table
func.func @table_87g(%a0: tensor<6xi16>, %a1: tensor<513xi16>) -> (tensor<6xi32>) {
  %r = "tosa.table"(%a0, %a1) : (tensor<6xi16>, tensor<513xi16>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
// ----- tosa.reduce_sum
func.func @reduce_sum_88g(%a0: tensor<4x?xf32>) -> (tensor<1x?xf32>) {
  %r = "tosa.reduce_sum"(%a0) <{axis = 0 : i32}> : (tensor<4x?xf32>) -> tensor<1x?xf32>
  return %r : tensor<1x?xf32>
}
// ----- tosa.reduce_sum
func.func @reduce_sum_89g(%a0: tensor<4x3xi32>) -> (tensor<4x1xi32>) {
  %r = "tosa.reduce_sum"(%a0) <{axis = 1 : i32}> : (tensor<4x3xi32>) -> tensor<4x1xi32>
  return %r : tensor<4x1xi32>
}
// ----- tosa.reduce_product
func.func @reduce_product_90g(%a0: tensor<4x?xf32>) -> (tensor<1x?xf32>) {
  %r = "tosa.reduce_product"(%a0) <{axis = 0 : i32}> : (tensor<4x?xf32>) -> tensor<1x?xf32>
  return %r : tensor<1x?xf32>
}
// ----- tosa.reduce_product
func.func @reduce_product_91g(%a0: tensor<4x3xi32>) -> (tensor<4x1xi32>) {
  %r = "tosa.reduce_product"(%a0) <{axis = 1 : i32}> : (tensor<4x3xi32>) -> tensor<4x1xi32>
  return %r : tensor<4x1xi32>
}
// ----- tosa.reduce_max
func.func @reduce_max_92g(%a0: tensor<4x?xf32>) -> (tensor<1x?xf32>) {
  %r = "tosa.reduce_max"(%a0) <{axis = 0 : i32}> : (tensor<4x?xf32>) -> tensor<1x?xf32>
  return %r : tensor<1x?xf32>
}
// ----- tosa.reduce_max
func.func @reduce_max_93g(%a0: tensor<4x3xi32>) -> (tensor<4x1xi32>) {
  %r = "tosa.reduce_max"(%a0) <{axis = 1 : i32}> : (tensor<4x3xi32>) -> tensor<4x1xi32>
  return %r : tensor<4x1xi32>
}
// ----- tosa.reduce_max
func.func @reduce_max_94g(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = "tosa.reduce_max"(%a0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4x3xf32>) ->
      tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_min
func.func @reduce_min_95g(%a0: tensor<4x?xf32>) -> (tensor<1x?xf32>) {
  %r = "tosa.reduce_min"(%a0) <{axis = 0 : i32}> : (tensor<4x?xf32>) -> tensor<1x?xf32>
  return %r : tensor<1x?xf32>
}
// ----- tosa.reduce_min
func.func @reduce_min_96g(%a0: tensor<4x3xi32>) -> (tensor<4x1xi32>) {
  %r = "tosa.reduce_min"(%a0) <{axis = 1 : i32}> : (tensor<4x3xi32>) -> tensor<4x1xi32>
  return %r : tensor<4x1xi32>
}
// ----- tosa.reduce_min
func.func @reduce_min_97g(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = "tosa.reduce_min"(%a0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4x3xf32>) ->
      tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_all
func.func @reduce_all_98g(%a0: tensor<4x3xi1>) -> (tensor<1x3xi1>) {
  %r = "tosa.reduce_all"(%a0) <{axis = 0 : i32}> : (tensor<4x3xi1>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>
}
// ----- tosa.reduce_any
func.func @reduce_any_99g(%a0: tensor<4x3xi1>) -> (tensor<1x3xi1>) {
  %r = "tosa.reduce_any"(%a0) <{axis = 0 : i32}> : (tensor<4x3xi1>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>
}
// ----- tosa.argmax
func.func @argmax_100g(%a0: tensor<4x3xf32>) -> (tensor<4xi32>) {
  %r = "tosa.argmax"(%a0) <{axis = 1 : i32}> : (tensor<4x3xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// ----- tosa.argmax
func.func @argmax_101g(%a0: tensor<4x?xi8>) -> (tensor<?xi64>) {
  %r = "tosa.argmax"(%a0) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4x?xi8>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}
// ----- tosa.argmax
func.func @argmax_102g(%a0: tensor<4x3xf32>) -> (tensor<3xi32>) {
  %r = "tosa.argmax"(%a0) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<4x3xf32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// ----- tosa.concat
func.func @concat_103g(%a0: tensor<2x3xf32>, %a1: tensor<4x3xf32>) -> (tensor<6x3xf32>) {
  %r = "tosa.concat"(%a0, %a1) <{axis = 0 : i32}> : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  return %r : tensor<6x3xf32>
}
// ----- tosa.concat
func.func @concat_104g(%a0: tensor<2x?xf32>, %a1: tensor<2x?xf32>, %a2: tensor<2x2xf32>) -> (tensor<2x?xf32>) {
  %r = "tosa.concat"(%a0, %a1, %a2) <{axis = 1 : i32}> : (tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x2xf32>) ->
      tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}
// ----- tosa.const_shape, tosa.const, tosa.pad
func.func @pad_105g(%a0: tensor<2x3xf32>) -> (tensor<3x8xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.pad"(%a0, %c1, %c2) : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
// ----- tosa.const_shape, tosa.pad
func.func @pad_106g(%a0: tensor<2x?xi32>, %a2: tensor<1xi32>) -> (tensor<2x?xi32>) {
  %c1 = tosa.const_shape {values = dense<[0, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = "tosa.pad"(%a0, %c1, %a2) : (tensor<2x?xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<2x?xi32>
  return %r : tensor<2x?xi32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_107g(%a0: tensor<2x6xf32>) -> (tensor<3x4xf32>) {
  %c1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.reshape"(%a0, %c1) : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_108g(%a0: tensor<2x?xf32>) -> (tensor<?xf32>) {
  %c1 = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = "tosa.reshape"(%a0, %c1) : (tensor<2x?xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_109g(%a0: tensor<2x?xf32>) -> (tensor<2x?x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, -1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = "tosa.reshape"(%a0, %c1) : (tensor<2x?xf32>, !tosa.shape<3>) -> tensor<2x?x3xf32>
  return %r : tensor<2x?x3xf32>
}
// ----- tosa.identity
func.func @identity_110g(%a0: tensor<f32>) -> (tensor<f32>) {
  %r = "tosa.identity"(%a0) : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_111g(%a0: tensor<*xf32>) -> (tensor<2x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.reshape"(%a0, %c1) : (tensor<*xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_112g(%a0: tensor<1x2x3xf32>) -> (tensor<6xf32>) {
  %c1 = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = "tosa.reshape"(%a0, %c1) : (tensor<1x2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_113g(%a0: tensor<6xf32>) -> (tensor<2x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.reshape"(%a0, %c1) : (tensor<6xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_114g(%a0: tensor<?xf32>) -> (tensor<2x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.reshape"(%a0, %c1) : (tensor<?xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_115g(%a0: tensor<2x?x4xf32>) -> (tensor<8x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[8, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.reshape"(%a0, %c1) : (tensor<2x?x4xf32>, !tosa.shape<2>) -> tensor<8x?xf32>
  return %r : tensor<8x?xf32>
}
// ----- tosa.reverse
func.func @reverse_116g(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = "tosa.reverse"(%a0) <{axis = 1 : i32}> : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.reverse
func.func @reverse_117g(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = "tosa.reverse"(%a0) <{axis = 1 : i32}> : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.const_shape, tosa.slice
func.func @slice_118g(%a0: tensor<6x5xf32>) -> (tensor<3x2xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.slice"(%a0, %c1, %c2) : (tensor<6x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
// ----- tosa.const_shape, tosa.slice
func.func @slice_119g(%a0: tensor<6x?xf32>) -> (tensor<3x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.slice"(%a0, %c1, %c2) : (tensor<6x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}
// ----- tosa.const_shape, tosa.tile
func.func @tile_120g(%a0: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.tile"(%a0, %c1) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.const_shape, tosa.tile
func.func @tile_121g(%a0: tensor<2x?xi8>) -> (tensor<2x?xi8>) {
  %c1 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.tile"(%a0, %c1) : (tensor<2x?xi8>, !tosa.shape<2>) -> tensor<2x?xi8>
  return %r : tensor<2x?xi8>
}
// ----- tosa.transpose
func.func @transpose_122g(%a0: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>) {
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 2, 0, 1>}> : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  return %r : tensor<4x2x3xf32>
}
// ----- tosa.transpose
func.func @transpose_123g(%a0: tensor<2x?x4xf32>) -> (tensor<4x2x?xf32>) {
  %r = "tosa.transpose"(%a0) <{perms = array<i32: 2, 0, 1>}> : (tensor<2x?x4xf32>) -> tensor<4x2x?xf32>
  return %r : tensor<4x2x?xf32>
}
// ----- tosa.gather
func.func @gather_124g(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> (tensor<2x4x3xf32>) {
  %r = "tosa.gather"(%a0, %a1) : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// ----- tosa.gather
func.func @gather_125g(%a0: tensor<?x5x?xf32>, %a1: tensor<?x4xi32>) -> (tensor<?x4x?xf32>) {
  %r = "tosa.gather"(%a0, %a1) : (tensor<?x5x?xf32>, tensor<?x4xi32>) -> tensor<?x4x?xf32>
  return %r : tensor<?x4x?xf32>
}
// ----- tosa.scatter
func.func @scatter_126g(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> (tensor<2x5x3xf32>) {
  %r = "tosa.scatter"(%a0, %a1, %a2) : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_127g(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %c1, %c2, %c3) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x3x3x1xf32>,
      !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_128g(%a0: tensor<1x3x3x1xi8>) -> (tensor<1x6x6x1xi8>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %c1, %c2, %c3) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x3x3x1xi8>,
      !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x6x1xi8>
  return %r : tensor<1x6x6x1xi8>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_129g(%a0: tensor<1x3x3x1xi8>) -> (tensor<1x6x6x1xi32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %c1, %c2, %c3) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x3x3x1xi8>,
      !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x6x1xi32>
  return %r : tensor<1x6x6x1xi32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_130g(%a0: tensor<1x1x1x2xf32>) -> (tensor<1x3x5x2xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %c1, %c2, %c3) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x1x1x2xf32>,
      !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x5x2xf32>
  return %r : tensor<1x3x5x2xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_131g(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.resize"(%a0, %c1, %c2, %c3) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x3x3x1xf32>,
      !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_132g(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) ->
    (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>}> : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_133g(%a0: tensor<1x8x8x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x7x7x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x7x7x5xf32>
  return %r : tensor<1x7x7x5xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_134g(%a0: tensor<?x8x?x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<1xf32>) ->
    (tensor<?x7x?x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>, local_bound = true}> : (tensor<?x8x?x4xf32>, tensor<5x3x3x4xf32>,
      tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x7x?x5xf32>
  return %r : tensor<?x7x?x5xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_135g(%a0: tensor<1x8x8x4xf16>, %a1: tensor<5x3x3x4xf16>, %a2: tensor<5xf16>) ->
    (tensor<1x7x7x5xf16>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>}> : (tensor<1x8x8x4xf16>, tensor<5x3x3x4xf16>, tensor<5xf16>, tensor<1xf16>,
      tensor<1xf16>) -> tensor<1x7x7x5xf16>
  return %r : tensor<1x7x7x5xf16>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_136g(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x1x1x4xi8>, %a2: tensor<5xi32>) ->
    (tensor<1x8x8x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>}> : (tensor<1x8x8x4xi8>, tensor<5x1x1x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x8x8x5xi32>
  return %r : tensor<1x8x8x5xi32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_137g(%a0: tensor<1x8x8x4xi8>, %a1: tensor<3x3x4x2xi8>, %a2: tensor<8xi32>) ->
    (tensor<1x7x7x8xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>}> : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xi32>,
      tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x8xi32>
  return %r : tensor<1x7x7x8xi32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_138g(%a0: tensor<1x8x8x4xf32>, %a1: tensor<3x3x4x2xf32>, %a2: tensor<8xf32>) ->
    (tensor<1x7x7x8xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x8xf32>
  return %r : tensor<1x7x7x8xf32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_139g(%a0: tensor<?x8x8x4xf32>, %a1: tensor<1x1x4x2xf32>, %a2: tensor<8xf32>) ->
    (tensor<?x8x8x8xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.depthwise_conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>}> : (tensor<?x8x8x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<?x8x8x8xf32>
  return %r : tensor<?x8x8x8xf32>
}
// ----- tosa.const, tosa.conv3d
func.func @conv3d_140g(%a0: tensor<1x4x8x8x4xf32>, %a1: tensor<5x2x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x4x7x6x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.conv3d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = f32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride =
      array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>}> : (tensor<1x4x8x8x4xf32>, tensor<5x2x3x3x4xf32>,
      tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6x5xf32>
  return %r : tensor<1x4x7x6x5xf32>
}
// ----- tosa.const, tosa.conv3d
func.func @conv3d_141g(%a0: tensor<1x4x8x8x4xi8>, %a1: tensor<5x2x3x3x4xi8>, %a2: tensor<5xi32>) ->
    (tensor<1x4x7x6x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.conv3d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = i32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride =
      array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>}> : (tensor<1x4x8x8x4xi8>, tensor<5x2x3x3x4xi8>,
      tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x7x6x5xi32>
  return %r : tensor<1x4x7x6x5xi32>
}
// ----- tosa.const, tosa.transpose_conv2d
func.func @transpose_conv2d_142g(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x9x9x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 2, 2>}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x9x9x5xf32>
  return %r : tensor<1x9x9x5xf32>
}
// ----- tosa.const, tosa.transpose_conv2d
func.func @transpose_conv2d_143g(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x6x6x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x6x6x5xf32>
  return %r : tensor<1x6x6x5xf32>
}
// ----- tosa.const, tosa.transpose_conv2d
func.func @transpose_conv2d_144g(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) ->
    (tensor<1x9x9x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.transpose_conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 2, 2>}> : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<1x9x9x5xi32>
  return %r : tensor<1x9x9x5xi32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_145g(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.matmul"(%a0, %a1, %c2, %c3) : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_146g(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> (tensor<2x3x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.matmul"(%a0, %a1, %c2, %c3) : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_147g(%a0: tensor<?x3x4xf32>, %a1: tensor<?x4x?xf32>) -> (tensor<?x3x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.matmul"(%a0, %a1, %c2, %c3) : (tensor<?x3x4xf32>, tensor<?x4x?xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<?x3x?xf32>
  return %r : tensor<?x3x?xf32>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_148g(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %c1, %c2) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, acc_type = f32}> : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_149g(%a0: tensor<1x8x8x4xi8>) -> (tensor<1x8x8x4xi8>) {
  %c1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.avg_pool2d"(%a0, %c1, %c2) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, acc_type = i32}> : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x4xi8>
  return %r : tensor<1x8x8x4xi8>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_150g(%a0: tensor<?x8x8x4xf32>) -> (tensor<?x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = "tosa.avg_pool2d"(%a0, %c1, %c2) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, acc_type = f32}> : (tensor<?x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<?x8x8x4xf32>
  return %r : tensor<?x8x8x4xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_151g(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>}>
      : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_152g(%a0: tensor<1x8x8x4xi8>) -> (tensor<1x8x8x4xi8>) {
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>}>
      : (tensor<1x8x8x4xi8>) -> tensor<1x8x8x4xi8>
  return %r : tensor<1x8x8x4xi8>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_153g(%a0: tensor<?x8x8x4xf32>) -> (tensor<?x8x8x4xf32>) {
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<?x8x8x4xf32>) -> tensor<?x8x8x4xf32>
  return %r : tensor<?x8x8x4xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_154g(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %r = "tosa.max_pool2d"(%a0) <{kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}>
      : (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.fft2d
func.func @fft2d_155g(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>) {
  %r:2 = "tosa.fft2d"(%a0, %a1) <{inverse = false}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>,
      tensor<1x4x8xf32>)
  return %r#0, %r#1 : tensor<1x4x8xf32>, tensor<1x4x8xf32>
}
// ----- tosa.fft2d
func.func @fft2d_156g(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>) {
  %r:2 = "tosa.fft2d"(%a0, %a1) <{inverse = true, local_bound = true}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) ->
      (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return %r#0, %r#1 : tensor<1x4x8xf32>, tensor<1x4x8xf32>
}
// ----- tosa.rfft2d
func.func @rfft2d_157g(%a0: tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>) {
  %r:2 = "tosa.rfft2d"(%a0) : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return %r#0, %r#1 : tensor<1x4x5xf32>, tensor<1x4x5xf32>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_158g(%a0: tensor<4x2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %c1, %c2, %c3, %c4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>,
      per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x2xi8>, tensor<1xi32>,
      tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_159g(%a0: tensor<4x2xi32>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<35> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %c1, %c2, %c3, %c4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>,
      per_channel = false, input_unsigned = false, output_unsigned = true}> : (tensor<4x2xi32>, tensor<1xi32>,
      tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_160g(%a0: tensor<4x?xi8>) -> (tensor<4x?xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %c1, %c2, %c3, %c4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>,
      per_channel = false, input_unsigned = true, output_unsigned = false}> : (tensor<4x?xi8>, tensor<1xi32>,
      tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_161g(%a0: tensor<4x2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<[19689, 19690]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %c2 = "tosa.const"() <{values = dense<[15, 16]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %c1, %c2, %c3, %c4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>,
      per_channel = true, input_unsigned = false, output_unsigned = false}> : (tensor<4x2xi8>, tensor<2xi32>,
      tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_162g(%a0: tensor<4x2xi8>) -> (tensor<4x2xi16>) {
  %c1 = "tosa.const"() <{values = dense<1968> : tensor<1xi16>}> : () -> tensor<1xi16>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = "tosa.rescale"(%a0, %c1, %c2, %c3, %c4) <{scale32 = false, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>,
      per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x2xi8>, tensor<1xi16>,
      tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4x2xi16>
  return %r : tensor<4x2xi16>
}
// ----- tosa.apply_scale
func.func @apply_scale_163g(%a0: i32, %a1: i32, %a2: i8) -> (i32) {
  %r = "tosa.apply_scale"(%a0, %a1, %a2) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (i32, i32, i8) -> i32
  return %r : i32
}
// ----- tosa.apply_scale
func.func @apply_scale_164g(%a0: i64, %a1: i32, %a2: i8) -> (i32) {
  %r = "tosa.apply_scale"(%a0, %a1, %a2) <{rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}> : (i64, i32, i8) -> i32
  return %r : i32
}
// ----- tosa.apply_scale
func.func @apply_scale_165g(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi8>) -> (vector<4xi32>) {
  %r = "tosa.apply_scale"(%a0, %a1, %a2) <{rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>}> : (vector<4xi32>,
      vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return %r : vector<4xi32>
}
// ----- tosa.apply_scale
func.func @apply_scale_166g(%a0: tensor<4xi32>, %a1: tensor<4xi32>, %a2: tensor<4xi8>) -> (tensor<4xi32>) {
  %r = "tosa.apply_scale"(%a0, %a1, %a2) <{rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>}> : (tensor<4xi32>,
      tensor<4xi32>, tensor<4xi8>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// ----- tosa.const_shape, tosa.add_shape
func.func @add_shape_167g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.add_shape"(%c0, %c1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.div_ceil_shape
func.func @div_ceil_shape_168g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.div_ceil_shape"(%c0, %c1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.div_floor_shape
func.func @div_floor_shape_169g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.div_floor_shape"(%c0, %c1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.max_shape
func.func @max_shape_170g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.max_shape"(%c0, %c1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.min_shape
func.func @min_shape_171g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.min_shape"(%c0, %c1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.mod_shape
func.func @mod_shape_172g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.mod_shape"(%c0, %c1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.mul_shape
func.func @mul_shape_173g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.mul_shape"(%c0, %c1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.sub_shape
func.func @sub_shape_174g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.sub_shape"(%c0, %c1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.exp2_shape
func.func @exp2_shape_175g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.exp2_shape"(%c0) : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.log2_ceil_shape
func.func @log2_ceil_shape_176g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.log2_ceil_shape"(%c0) : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.log2_floor_shape
func.func @log2_floor_shape_177g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.log2_floor_shape"(%c0) : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
// ----- tosa.const_shape, tosa.concat_shape
func.func @concat_shape_178g() {
  %c0 = tosa.const_shape {values = dense<[7, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c1 = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = "tosa.concat_shape"(%c0, %c1) : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<3>
  return
}
// ----- tosa.dim
func.func @dim_179g(%a0: tensor<2x?xf32>) {
  %r = "tosa.dim"(%a0) <{axis = 1 : i32}> : (tensor<2x?xf32>) -> !tosa.shape<1>
  return
}
// ----- tosa.const_shape, tosa.const, tosa.slice_shape
func.func @slice_shape_180g() {
  %c0 = tosa.const_shape {values = dense<[7, 3, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c1 = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = "tosa.slice_shape"(%c0, %c1, %c2) : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}
// ----- tosa.custom
func.func @custom_181g(%a0: tensor<4x?xf32>, %a1: tensor<4x3xi32>) -> (tensor<4x?xf32>) {
  %r = "tosa.custom"(%a0, %a1) <{domain_name = "d", implementation_attrs = "", operator_name = "o"}> :
      (tensor<4x?xf32>, tensor<4x3xi32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.matmul_t_block_scaled
func.func @matmul_t_block_scaled_182g(%a0: tensor<2x3x64xf8E4M3FN>, %a1: tensor<2x3x2xf8E8M0FNU>, %a2:
    tensor<2x5x64xf8E4M3FN>, %a3: tensor<2x5x2xf8E8M0FNU>) -> (tensor<2x3x5xf32>) {
  %r = "tosa.matmul_t_block_scaled"(%a0, %a1, %a2, %a3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> :
      (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) ->
      tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.cast_from_block_scaled
func.func @cast_from_block_scaled_183g(%a0: tensor<4x64xf8E5M2>, %a1: tensor<4x2xf8E8M0FNU>) -> (tensor<4x64xf32>) {
  %r = "tosa.cast_from_block_scaled"(%a0, %a1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> :
      (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x64xf32>
  return %r : tensor<4x64xf32>
}
// ----- tosa.cast_to_block_scaled
func.func @cast_to_block_scaled_184g(%a0: tensor<4x64xf32>) {
  %r:2 = "tosa.cast_to_block_scaled"(%a0) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x64xf32>) ->
      (tensor<4x64x!tosa.mxint8>, tensor<4x2xf8E8M0FNU>)
  return
}
// ----- tosa.const
func.func @const_185g() -> (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) {
  %r = "tosa.const"() <{values = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  return %r : tensor<2x!quant.uniform<i8:f32, 0.5:3>>
}
// ----- tosa.const
func.func @const_186g() -> (tensor<2xf32>) {
  %r = "tosa.const"() <{values = dense<[1.5, 2.5]> : tensor<2xf32>}> : () -> tensor<2xf32>
  return %r : tensor<2xf32>
}
// ----- tosa.add
func.func @add_187g(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:3>>, %a1: tensor<2x!quant.uniform<i8:f32, 0.5:3>>) ->
    (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) {
  %r = "tosa.add"(%a0, %a1) : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>, tensor<2x!quant.uniform<i8:f32, 0.5:3>>) ->
      tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  return %r : tensor<2x!quant.uniform<i8:f32, 0.5:3>>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_188g(%a0: tensor<1x8x8x4x!quant.uniform<i8:f32, 0.5:3>>, %a1:
    tensor<5x3x3x4x!quant.uniform<i8:f32, 0.5:3>>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.conv2d"(%a0, %a1, %a2, %c3, %c4) <{acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>}> : (tensor<1x8x8x4x!quant.uniform<i8:f32, 0.5:3>>,
      tensor<5x3x3x4x!quant.uniform<i8:f32, 0.5:3>>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_189g(%a0: tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>, %a1: tensor<2x4x5x!quant.uniform<i8:f32,
    0.5:3>>) -> (tensor<2x3x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.matmul"(%a0, %a1, %c2, %c3) : (tensor<2x3x4x!quant.uniform<i8:f32, 0.5:3>>,
      tensor<2x4x5x!quant.uniform<i8:f32, 0.5:3>>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_190g(%a0: tensor<2x6x!quant.uniform<i8:f32, 0.5:3>>) -> (tensor<3x4x!quant.uniform<i8:f32,
    0.5:3>>) {
  %c1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = "tosa.reshape"(%a0, %c1) : (tensor<2x6x!quant.uniform<i8:f32, 0.5:3>>, !tosa.shape<2>) ->
      tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
  return %r : tensor<3x4x!quant.uniform<i8:f32, 0.5:3>>
}
// ----- tosa.clamp
func.func @clamp_191g(%a0: tensor<2x!quant.uniform<i8:f32, 0.5:3>>) -> (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) {
  %r = "tosa.clamp"(%a0) <{max_val = 127 : i8, min_val = -128 : i8}> : (tensor<2x!quant.uniform<i8:f32, 0.5:3>>) ->
      tensor<2x!quant.uniform<i8:f32, 0.5:3>>
  return %r : tensor<2x!quant.uniform<i8:f32, 0.5:3>>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_192g(%a0: tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>) -> (tensor<4x2x!quant.uniform<i8:f32,
    0.5:3>>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = "tosa.rescale"(%a0, %c1, %c2, %c3, %c4) <{scale32 = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>,
      per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4x2x!quant.uniform<i8:f32,
      0.5:3>>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
  return %r : tensor<4x2x!quant.uniform<i8:f32, 0.5:3>>
}
