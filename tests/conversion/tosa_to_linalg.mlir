// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-to-linalg))"
// ----- tosa.erf
func.func @erf_0(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.erf %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.erf'
func.func @erf_1(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.erf %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.sigmoid
func.func @sigmoid_2(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.sigmoid %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.sigmoid'
func.func @sigmoid_3(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.sigmoid %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.tanh
func.func @tanh_4(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.tanh %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.tanh'
func.func @tanh_5(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.tanh %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.abs
func.func @abs_6(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.abs %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.abs'
func.func @abs_7(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.abs %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.ceil
func.func @ceil_8(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.ceil %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.ceil'
func.func @ceil_9(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.ceil %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.exp
func.func @exp_10(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.exp %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.exp'
func.func @exp_11(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.exp %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.floor
func.func @floor_12(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.floor %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.floor'
func.func @floor_13(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.floor %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.log
func.func @log_14(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.log %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.log'
func.func @log_15(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.log %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reciprocal
func.func @reciprocal_16(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.reciprocal %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.reciprocal'
func.func @reciprocal_17(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.reciprocal %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.rsqrt
func.func @rsqrt_18(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.rsqrt %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.rsqrt'
func.func @rsqrt_19(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.rsqrt %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.cos
func.func @cos_20(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.cos %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.cos'
func.func @cos_21(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.cos %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.sin
func.func @sin_22(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.sin %a0 : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- failed to legalize operation 'tosa.sin'
func.func @sin_23(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.sin %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.abs
func.func @abs_24(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.abs %a0 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.bitwise_not
func.func @bitwise_not_25(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.bitwise_not %a0 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.clz
func.func @clz_26(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.clz %a0 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.logical_not
func.func @logical_not_27(%a0: tensor<2xi1>) -> (tensor<2xi1>) {
  %r = tosa.logical_not %a0 : (tensor<2xi1>) -> tensor<2xi1>
  return %r : tensor<2xi1>
}
// ----- tosa.add
func.func @add_28(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<4x3xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.sub
func.func @sub_29(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<4x3xf32>) {
  %r = tosa.sub %a0, %a1 : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.pow
func.func @pow_30(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<4x3xf32>) {
  %r = tosa.pow %a0, %a1 : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.add
func.func @add_31(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.add %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.sub
func.func @sub_32(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.sub %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.bitwise_and
func.func @bitwise_and_33(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.bitwise_and %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.bitwise_or
func.func @bitwise_or_34(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.bitwise_or %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.bitwise_xor
func.func @bitwise_xor_35(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.bitwise_xor %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.logical_left_shift
func.func @logical_left_shift_36(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.logical_left_shift %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.logical_right_shift
func.func @logical_right_shift_37(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.logical_right_shift %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.intdiv
func.func @intdiv_38(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.intdiv %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.logical_and
func.func @logical_and_39(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = tosa.logical_and %a0, %a1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}
// ----- tosa.logical_or
func.func @logical_or_40(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = tosa.logical_or %a0, %a1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}
// ----- tosa.logical_xor
func.func @logical_xor_41(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<4xi1>) {
  %r = tosa.logical_xor %a0, %a1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}
// ----- tosa.arithmetic_right_shift
func.func @arithmetic_right_shift_42(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.arithmetic_right_shift
func.func @arithmetic_right_shift_43(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = false} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.maximum
func.func @maximum_44(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.maximum %a0, %a1 {nan_mode = IGNORE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.maximum
func.func @maximum_45(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.maximum %a0, %a1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.maximum
func.func @maximum_46(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.maximum %a0, %a1 {nan_mode = PROPAGATE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.minimum
func.func @minimum_47(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.minimum %a0, %a1 {nan_mode = IGNORE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.minimum
func.func @minimum_48(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.minimum %a0, %a1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.minimum
func.func @minimum_49(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.minimum %a0, %a1 {nan_mode = PROPAGATE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.const, tosa.mul
func.func @mul_50(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_51(%a0: tensor<4x3xi8>, %a1: tensor<4x3xi8>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi8>, tensor<4x3xi8>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_52(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1xi8>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.const, tosa.mul
func.func @mul_53(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.mul
func.func @mul_54(%a0: tensor<4x3xi32>, %a1: tensor<1x3xi32>, %a2: tensor<1xi8>) -> (tensor<4x3xi32>) {
  %r = tosa.mul %a0, %a1, %a2 : (tensor<4x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.equal
func.func @equal_55(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.equal
func.func @equal_56(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<4x3xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
// ----- tosa.greater
func.func @greater_57(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xi1>) {
  %r = tosa.greater %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.greater
func.func @greater_58(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<4x3xi1>) {
  %r = tosa.greater %a0, %a1 : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
// ----- tosa.greater_equal
func.func @greater_equal_59(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xi1>) {
  %r = tosa.greater_equal %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.greater_equal
func.func @greater_equal_60(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<4x3xi1>) {
  %r = tosa.greater_equal %a0, %a1 : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<4x3xi1>
  return %r : tensor<4x3xi1>
}
// ----- tosa.select
func.func @select_61(%a0: tensor<4x1xi1>, %a1: tensor<4x?xf32>, %a2: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<4x1xi1>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.select
func.func @select_62(%a0: tensor<1x1xi1>, %a1: tensor<4x3xi32>, %a2: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<1x1xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.clamp
func.func @clamp_63(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.clamp %a0 {max_val = 6 : i32, min_val = 0 : i32} : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.clamp
func.func @clamp_64(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.clamp %a0 {min_val = -1.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4x?xf32>) ->
      tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.clamp
func.func @clamp_65(%a0: tensor<2xi8>) -> (tensor<2xi8>) {
  %r = tosa.clamp %a0 {max_val = 127 : i8, min_val = -128 : i8} : (tensor<2xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
// ----- tosa.const, tosa.negate
func.func @negate_67(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.const, tosa.negate
func.func @negate_68(%a0: tensor<2xi8>) -> (tensor<2xi8>) {
  %c1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return %r : tensor<2xi8>
}
// ----- tosa.const, tosa.negate
func.func @negate_69(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %c1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.identity
func.func @identity_85(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.identity %a0 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.const, tosa.table
func.func @table_86(%a0: tensor<6xi8>) -> (tensor<6xi8>) {
  %c1 = "tosa.const"() <{values = dense<1> : tensor<256xi8>}> : () -> tensor<256xi8>
  %r = tosa.table %a0, %c1 : (tensor<6xi8>, tensor<256xi8>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}
// ----- tosa.table
func.func @table_87(%a0: tensor<6xi16>, %a1: tensor<513xi16>) -> (tensor<6xi32>) {
  %r = tosa.table %a0, %a1 : (tensor<6xi16>, tensor<513xi16>) -> tensor<6xi32>
  return %r : tensor<6xi32>
}
// ----- tosa.reduce_sum
func.func @reduce_sum_88(%a0: tensor<4x?xf32>) -> (tensor<1x?xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<1x?xf32>
  return %r : tensor<1x?xf32>
}
// ----- tosa.reduce_sum
func.func @reduce_sum_89(%a0: tensor<4x3xi32>) -> (tensor<4x1xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
  return %r : tensor<4x1xi32>
}
// ----- tosa.reduce_product
func.func @reduce_product_90(%a0: tensor<4x?xf32>) -> (tensor<1x?xf32>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<1x?xf32>
  return %r : tensor<1x?xf32>
}
// ----- tosa.reduce_product
func.func @reduce_product_91(%a0: tensor<4x3xi32>) -> (tensor<4x1xi32>) {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
  return %r : tensor<4x1xi32>
}
// ----- tosa.reduce_max
func.func @reduce_max_92(%a0: tensor<4x?xf32>) -> (tensor<1x?xf32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<1x?xf32>
  return %r : tensor<1x?xf32>
}
// ----- tosa.reduce_max
func.func @reduce_max_93(%a0: tensor<4x3xi32>) -> (tensor<4x1xi32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
  return %r : tensor<4x1xi32>
}
// ----- tosa.reduce_max
func.func @reduce_max_94(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_min
func.func @reduce_min_95(%a0: tensor<4x?xf32>) -> (tensor<1x?xf32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<1x?xf32>
  return %r : tensor<1x?xf32>
}
// ----- tosa.reduce_min
func.func @reduce_min_96(%a0: tensor<4x3xi32>) -> (tensor<4x1xi32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x1xi32>
  return %r : tensor<4x1xi32>
}
// ----- tosa.reduce_min
func.func @reduce_min_97(%a0: tensor<4x3xf32>) -> (tensor<4x1xf32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<4x1xf32>
  return %r : tensor<4x1xf32>
}
// ----- tosa.reduce_all
func.func @reduce_all_98(%a0: tensor<4x3xi1>) -> (tensor<1x3xi1>) {
  %r = tosa.reduce_all %a0 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>
}
// ----- tosa.reduce_any
func.func @reduce_any_99(%a0: tensor<4x3xi1>) -> (tensor<1x3xi1>) {
  %r = tosa.reduce_any %a0 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>
}
// ----- tosa.argmax
func.func @argmax_100(%a0: tensor<4x3xf32>) -> (tensor<4xi32>) {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// ----- tosa.argmax
func.func @argmax_101(%a0: tensor<4x?xi8>) -> (tensor<?xi64>) {
  %r = tosa.argmax %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x?xi8>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}
// ----- tosa.argmax
func.func @argmax_102(%a0: tensor<4x3xf32>) -> (tensor<3xi32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// ----- tosa.identity
func.func @identity_110(%a0: tensor<f32>) -> (tensor<f32>) {
  %r = tosa.identity %a0 : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// ----- tosa.reverse
func.func @reverse_116(%a0: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.reverse
func.func @reverse_117(%a0: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.const_shape, tosa.tile
func.func @tile_120(%a0: tensor<2x3xf32>) -> (tensor<4x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// ----- tosa.const_shape, tosa.tile
func.func @tile_121(%a0: tensor<2x?xi8>) -> (tensor<2x?xi8>) {
  %c1 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<2x?xi8>, !tosa.shape<2>) -> tensor<2x?xi8>
  return %r : tensor<2x?xi8>
}
// ----- tosa.gather
func.func @gather_124(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> (tensor<2x4x3xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// ----- tosa.gather
func.func @gather_125(%a0: tensor<?x5x?xf32>, %a1: tensor<?x4xi32>) -> (tensor<?x4x?xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<?x5x?xf32>, tensor<?x4xi32>) -> tensor<?x4x?xf32>
  return %r : tensor<?x4x?xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_127(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_128(%a0: tensor<1x3x3x1xi8>) -> (tensor<1x6x6x1xi8>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = NEAREST_NEIGHBOR} : (tensor<1x3x3x1xi8>, !tosa.shape<4>,
      !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x6x1xi8>
  return %r : tensor<1x6x6x1xi8>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_129(%a0: tensor<1x3x3x1xi8>) -> (tensor<1x6x6x1xi32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xi8>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x6x6x1xi32>
  return %r : tensor<1x6x6x1xi32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_130(%a0: tensor<1x1x1x2xf32>) -> (tensor<1x3x5x2xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = NEAREST_NEIGHBOR} : (tensor<1x1x1x2xf32>, !tosa.shape<4>,
      !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x5x2xf32>
  return %r : tensor<1x3x5x2xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_131(%a0: tensor<1x3x3x1xf32>) -> (tensor<1x6x6x1xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = NEAREST_NEIGHBOR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>,
      !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x6x6x1xf32>
  return %r : tensor<1x6x6x1xf32>
}
// ----- tosa.fft2d
func.func @fft2d_155(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>,
      tensor<1x4x8xf32>)
  return %r#0, %r#1 : tensor<1x4x8xf32>, tensor<1x4x8xf32>
}
// ----- tosa.fft2d
func.func @fft2d_156(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = true, local_bound = true} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) ->
      (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return %r#0, %r#1 : tensor<1x4x8xf32>, tensor<1x4x8xf32>
}
// ----- tosa.rfft2d
func.func @rfft2d_157(%a0: tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return %r#0, %r#1 : tensor<1x4x5xf32>, tensor<1x4x5xf32>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_158(%a0: tensor<4x2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_159(%a0: tensor<4x2xi32>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<35> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = true} : (tensor<4x2xi32>, tensor<1xi32>, tensor<1xi8>,
      tensor<1xi32>, tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_160(%a0: tensor<4x?xi8>) -> (tensor<4x?xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = true, output_unsigned = false} : (tensor<4x?xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_161(%a0: tensor<4x2xi8>) -> (tensor<4x2xi8>) {
  %c1 = "tosa.const"() <{values = dense<[19689, 19690]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %c2 = "tosa.const"() <{values = dense<[15, 16]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x2xi8>
  return %r : tensor<4x2xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_162(%a0: tensor<4x2xi8>) -> (tensor<4x2xi16>) {
  %c1 = "tosa.const"() <{values = dense<1968> : tensor<1xi16>}> : () -> tensor<1xi16>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi16>) -> tensor<4x2xi16>
  return %r : tensor<4x2xi16>
}
// ----- tosa.cast
func.func @cast_70(%a0: tensor<4x?xf32>) -> (tensor<4x?xf16>) {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4x?xf16>
  return %r : tensor<4x?xf16>
}
// ----- tosa.cast
func.func @cast_71(%a0: tensor<4x?xi32>) -> (tensor<4x?xf32>) {
  %r = tosa.cast %a0 : (tensor<4x?xi32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cast
func.func @cast_72(%a0: tensor<4x?xf32>) -> (tensor<4x?xi8>) {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}
// ----- tosa.cast
func.func @cast_73(%a0: tensor<4x?xi1>) -> (tensor<4x?xi32>) {
  %r = tosa.cast %a0 : (tensor<4x?xi1>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}
// ----- tosa.cast
func.func @cast_74(%a0: tensor<4x?xi32>) -> (tensor<4x?xi1>) {
  %r = tosa.cast %a0 : (tensor<4x?xi32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.cast
func.func @cast_75(%a0: tensor<4x?xf32>) -> (tensor<4x?xi1>) {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4x?xi1>
  return %r : tensor<4x?xi1>
}
// ----- tosa.cast
func.func @cast_76(%a0: tensor<4x?xi8>) -> (tensor<4x?xi32>) {
  %r = tosa.cast %a0 : (tensor<4x?xi8>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}
// ----- tosa.cast
func.func @cast_77(%a0: tensor<4x?xi32>) -> (tensor<4x?xi8>) {
  %r = tosa.cast %a0 : (tensor<4x?xi32>) -> tensor<4x?xi8>
  return %r : tensor<4x?xi8>
}
// ----- tosa.cast
func.func @cast_78(%a0: tensor<4x?xf32>) -> (tensor<4x?xbf16>) {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4x?xbf16>
  return %r : tensor<4x?xbf16>
}
// ----- tosa.cast
func.func @cast_79(%a0: tensor<4x?xf16>) -> (tensor<4x?xf32>) {
  %r = tosa.cast %a0 : (tensor<4x?xf16>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cast
func.func @cast_80(%a0: tensor<4x?xi1>) -> (tensor<4x?xf32>) {
  %r = tosa.cast %a0 : (tensor<4x?xi1>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cast
func.func @cast_81(%a0: tensor<4x?xf32>) -> (tensor<4x?xi32>) {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4x?xi32>
  return %r : tensor<4x?xi32>
}
// ----- tosa.cast
func.func @cast_82(%a0: tensor<4x?xf32>) -> (tensor<4x?xi64>) {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4x?xi64>
  return %r : tensor<4x?xi64>
}
// ----- tosa.cast
func.func @cast_83(%a0: tensor<4x?xbf16>) -> (tensor<4x?xf32>) {
  %r = tosa.cast %a0 : (tensor<4x?xbf16>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.cast
func.func @cast_84(%a0: tensor<4x?xf32>) -> (tensor<4x?xi16>) {
  %r = tosa.cast %a0 : (tensor<4x?xf32>) -> tensor<4x?xi16>
  return %r : tensor<4x?xi16>
}
// -----
func.func @rescale_to_less_precise_type(%a0: tensor<4x?xi8>) -> tensor<?x?xi8> {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c3 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = true, output_unsigned = false} : (tensor<4x?xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<?x?xi8>
  return %r : tensor<?x?xi8>
}
// -----
func.func @fft2d_to_less_precise_type(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<?x?x?xf32>,
      tensor<?x?x?xf32>) {
  // MLIR LEFT OUT: its empty tensors have the type of the operand, invalid IR
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<?x?x?xf32>,
      tensor<?x?x?xf32>)
  return %r#0, %r#1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
// -----
func.func @reduction_to_less_precise_type(%a: tensor<4x?xf32>, %b: tensor<4x3xi1>) -> (tensor<?x?xf32>, tensor<?x?xi1>) {
  // MLIR LEFT OUT: it takes the declared type for that of the expansion, invalid IR
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<?x?xf32>
  %1 = tosa.reduce_any %b {axis = 1 : i32} : (tensor<4x3xi1>) -> tensor<?x?xi1>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xi1>
}
// ----- resizes of single pixels
func.func @pixels(%a: tensor<1x1x1x4xi8>, %b: tensor<?x1x1x4xi8>, %c: tensor<1x1x1x4xf32>)
    -> (tensor<1x1x1x4xi8>, tensor<1x1x1x4xi32>, tensor<?x1x1x4xi32>, tensor<1x1x1x4xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 6, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %e = tosa.const_shape {values = dense<[-2, -4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %o, %e {mode = NEAREST_NEIGHBOR} : (tensor<1x1x1x4xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>)
      -> tensor<1x1x1x4xi8>
  %1 = tosa.resize %a, %s, %o, %e {mode = BILINEAR} : (tensor<1x1x1x4xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>)
      -> tensor<1x1x1x4xi32>
  %2 = tosa.resize %b, %s, %o, %e {mode = BILINEAR} : (tensor<?x1x1x4xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>)
      -> tensor<?x1x1x4xi32>
  %3 = tosa.resize %c, %s, %o, %e {mode = BILINEAR} : (tensor<1x1x1x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>)
      -> tensor<1x1x1x4xf32>
  return %0, %1, %2, %3 : tensor<1x1x1x4xi8>, tensor<1x1x1x4xi32>, tensor<?x1x1x4xi32>, tensor<1x1x1x4xf32>
}
// -----
func.func @a_branch_cannot_be_legalized(%c: tensor<i1>) -> tensor<1xf32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<1xf32> {
    %1 = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    tosa.yield %1 : tensor<1xf32>
  } else {
    %1 = "tosa.const"() <{values = dense<2.0> : tensor<1xf32>}> : () -> tensor<1xf32>
    tosa.yield %1 : tensor<1xf32>
  }
  return %0 : tensor<1xf32>
}
// ----- tosa.fft2d in 64 bits
func.func @fft_64(%a: tensor<?x?x?xf64>, %b: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> (tensor<?x?x?xf64>, tensor<?x?x?xf64>)
  return %0#0 : tensor<?x?x?xf64>
}
// ----- tosa.rfft2d of unknown sizes
func.func @rfft_unknown(%a: tensor<?x?x?xf16>) -> tensor<?x?x?xf16> {
  %0:2 = tosa.rfft2d %a : (tensor<?x?x?xf16>) -> (tensor<?x?x?xf16>, tensor<?x?x?xf16>)
  return %0#0 : tensor<?x?x?xf16>
}
// ----- tosa.rfft2d of a known width
func.func @rfft_width(%a: tensor<?x?x8xf32>) -> tensor<?x?x5xf32> {
  %0:2 = tosa.rfft2d %a : (tensor<?x?x8xf32>) -> (tensor<?x?x5xf32>, tensor<?x?x5xf32>)
  return %0#0 : tensor<?x?x5xf32>
}
// ----- tosa.mul of matrices by a variable shift
func.func @mul_matrices_shift(%a: tensor<4x3xi32>, %b: tensor<4x3xi32>, %s: tensor<1xi8>) -> tensor<4x3xi32> {
  %0 = tosa.mul %a, %b, %s : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}
// ----- tosa.mul of matrices of unknown sizes by a variable shift
// MLIR LEFT OUT: an assertion fails
func.func @mul_unknown_shift(%a: tensor<?x3xi32>, %b: tensor<?x3xi32>, %s: tensor<1xi8>) -> tensor<?x3xi32> {
  %0 = tosa.mul %a, %b, %s : (tensor<?x3xi32>, tensor<?x3xi32>, tensor<1xi8>) -> tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}
// ----- tosa.mul of scalars by a variable shift
// MLIR LEFT OUT: crashes
func.func @mul_shift(%a: tensor<i32>, %b: tensor<i32>, %s: tensor<1xi8>) -> tensor<i32> {
  %0 = tosa.mul %a, %b, %s : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
  return %0 : tensor<i32>
}
