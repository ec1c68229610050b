// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-infer-shapes))"
// ----- tosa.erf
func.func @erf_0d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.erf %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.erf
func.func @erf_0u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.erf %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.erf
func.func @erf_1d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.erf %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.erf
func.func @erf_1u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.erf %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.sigmoid
func.func @sigmoid_2d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.sigmoid %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.sigmoid
func.func @sigmoid_2u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.sigmoid %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.sigmoid
func.func @sigmoid_3d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.sigmoid %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.sigmoid
func.func @sigmoid_3u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.sigmoid %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.tanh
func.func @tanh_4d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.tanh %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.tanh
func.func @tanh_4u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.tanh %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.tanh
func.func @tanh_5d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.tanh %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.tanh
func.func @tanh_5u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.tanh %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.abs
func.func @abs_6d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.abs %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.abs
func.func @abs_6u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.abs %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.abs
func.func @abs_7d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.abs %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.abs
func.func @abs_7u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.abs %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.ceil
func.func @ceil_8d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.ceil %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.ceil
func.func @ceil_8u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.ceil %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.ceil
func.func @ceil_9d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.ceil %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.ceil
func.func @ceil_9u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.ceil %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.exp
func.func @exp_10d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.exp %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.exp
func.func @exp_10u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.exp %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.exp
func.func @exp_11d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.exp %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.exp
func.func @exp_11u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.exp %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.floor
func.func @floor_12d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.floor %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.floor
func.func @floor_12u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.floor %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.floor
func.func @floor_13d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.floor %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.floor
func.func @floor_13u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.floor %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.log
func.func @log_14d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.log %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.log
func.func @log_14u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.log %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.log
func.func @log_15d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.log %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.log
func.func @log_15u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.log %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reciprocal
func.func @reciprocal_16d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.reciprocal %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.reciprocal
func.func @reciprocal_16u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.reciprocal %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reciprocal
func.func @reciprocal_17d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.reciprocal %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.reciprocal
func.func @reciprocal_17u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.reciprocal %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.rsqrt
func.func @rsqrt_18d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.rsqrt %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.rsqrt
func.func @rsqrt_18u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.rsqrt %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.rsqrt
func.func @rsqrt_19d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.rsqrt %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.rsqrt
func.func @rsqrt_19u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.rsqrt %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.cos
func.func @cos_20d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.cos %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.cos
func.func @cos_20u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.cos %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.cos
func.func @cos_21d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.cos %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.cos
func.func @cos_21u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.cos %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.sin
func.func @sin_22d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.sin %a0 : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.sin
func.func @sin_22u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.sin %a0 : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.sin
func.func @sin_23d(%a0: tensor<*xf32>) -> (tensor<?xf32>) {
  %r = tosa.sin %a0 : (tensor<*xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.sin
func.func @sin_23u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %r = tosa.sin %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.abs
func.func @abs_24d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.abs %a0 : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.abs
func.func @abs_24u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.abs %a0 : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.bitwise_not
func.func @bitwise_not_25d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.bitwise_not %a0 : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.bitwise_not
func.func @bitwise_not_25u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.bitwise_not %a0 : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.clz
func.func @clz_26d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.clz %a0 : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.clz
func.func @clz_26u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.clz %a0 : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.logical_not
func.func @logical_not_27d(%a0: tensor<2xi1>) -> (tensor<?xi1>) {
  %r = tosa.logical_not %a0 : (tensor<2xi1>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
// ----- tosa.logical_not
func.func @logical_not_27u(%a0: tensor<2xi1>) -> (tensor<*xi1>) {
  %r = tosa.logical_not %a0 : (tensor<2xi1>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.add
func.func @add_28d(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.add
func.func @add_28u(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<*xf32>) {
  %r = tosa.add %a0, %a1 : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.sub
func.func @sub_29d(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.sub %a0, %a1 : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.sub
func.func @sub_29u(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<*xf32>) {
  %r = tosa.sub %a0, %a1 : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.pow
func.func @pow_30d(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.pow %a0, %a1 : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.pow
func.func @pow_30u(%a0: tensor<4x1xf32>, %a1: tensor<1x3xf32>) -> (tensor<*xf32>) {
  %r = tosa.pow %a0, %a1 : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.add
func.func @add_31d(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.add %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.add
func.func @add_31u(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.add %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.sub
func.func @sub_32d(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.sub %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.sub
func.func @sub_32u(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.sub %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.bitwise_and
func.func @bitwise_and_33d(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.bitwise_and %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.bitwise_and
func.func @bitwise_and_33u(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.bitwise_and %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.bitwise_or
func.func @bitwise_or_34d(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.bitwise_or %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.bitwise_or
func.func @bitwise_or_34u(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.bitwise_or %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.bitwise_xor
func.func @bitwise_xor_35d(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.bitwise_xor %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.bitwise_xor
func.func @bitwise_xor_35u(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.bitwise_xor %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.logical_left_shift
func.func @logical_left_shift_36d(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.logical_left_shift %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.logical_left_shift
func.func @logical_left_shift_36u(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.logical_left_shift %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.logical_right_shift
func.func @logical_right_shift_37d(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.logical_right_shift %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.logical_right_shift
func.func @logical_right_shift_37u(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.logical_right_shift %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.intdiv
func.func @intdiv_38d(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.intdiv %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.intdiv
func.func @intdiv_38u(%a0: tensor<4x1xi32>, %a1: tensor<1x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.intdiv %a0, %a1 : (tensor<4x1xi32>, tensor<1x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.logical_and
func.func @logical_and_39d(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<?xi1>) {
  %r = tosa.logical_and %a0, %a1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
// ----- tosa.logical_and
func.func @logical_and_39u(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<*xi1>) {
  %r = tosa.logical_and %a0, %a1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.logical_or
func.func @logical_or_40d(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<?xi1>) {
  %r = tosa.logical_or %a0, %a1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
// ----- tosa.logical_or
func.func @logical_or_40u(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<*xi1>) {
  %r = tosa.logical_or %a0, %a1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.logical_xor
func.func @logical_xor_41d(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<?xi1>) {
  %r = tosa.logical_xor %a0, %a1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<?xi1>
  return %r : tensor<?xi1>
}
// ----- tosa.logical_xor
func.func @logical_xor_41u(%a0: tensor<4xi1>, %a1: tensor<4xi1>) -> (tensor<*xi1>) {
  %r = tosa.logical_xor %a0, %a1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.arithmetic_right_shift
func.func @arithmetic_right_shift_42d(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.arithmetic_right_shift
func.func @arithmetic_right_shift_42u(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = true} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.arithmetic_right_shift
func.func @arithmetic_right_shift_43d(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = false} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.arithmetic_right_shift
func.func @arithmetic_right_shift_43u(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.arithmetic_right_shift %a0, %a1 {round = false} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.maximum
func.func @maximum_44d(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.maximum %a0, %a1 {nan_mode = IGNORE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.maximum
func.func @maximum_44u(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.maximum %a0, %a1 {nan_mode = IGNORE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.maximum
func.func @maximum_45d(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.maximum %a0, %a1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.maximum
func.func @maximum_45u(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.maximum %a0, %a1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.maximum
func.func @maximum_46d(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.maximum %a0, %a1 {nan_mode = PROPAGATE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.maximum
func.func @maximum_46u(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.maximum %a0, %a1 {nan_mode = PROPAGATE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.minimum
func.func @minimum_47d(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.minimum %a0, %a1 {nan_mode = IGNORE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.minimum
func.func @minimum_47u(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.minimum %a0, %a1 {nan_mode = IGNORE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.minimum
func.func @minimum_48d(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.minimum %a0, %a1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.minimum
func.func @minimum_48u(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.minimum %a0, %a1 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.minimum
func.func @minimum_49d(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.minimum %a0, %a1 {nan_mode = PROPAGATE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.minimum
func.func @minimum_49u(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.minimum %a0, %a1 {nan_mode = PROPAGATE} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.mul
func.func @mul_50d(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_50u(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_51d(%a0: tensor<4x3xi8>, %a1: tensor<4x3xi8>) -> (tensor<?x?xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi8>, tensor<4x3xi8>, tensor<1xi8>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_51u(%a0: tensor<4x3xi8>, %a1: tensor<4x3xi8>) -> (tensor<*xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi8>, tensor<4x3xi8>, tensor<1xi8>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_52d(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1xi8>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const, tosa.mul
func.func @mul_52u(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1xi8>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.mul
func.func @mul_53d(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_53u(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.mul
func.func @mul_54d(%a0: tensor<4x3xi32>, %a1: tensor<1x3xi32>, %a2: tensor<1xi8>) -> (tensor<?x?xi32>) {
  %r = tosa.mul %a0, %a1, %a2 : (tensor<4x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.mul
func.func @mul_54u(%a0: tensor<4x3xi32>, %a1: tensor<1x3xi32>, %a2: tensor<1xi8>) -> (tensor<*xi32>) {
  %r = tosa.mul %a0, %a1, %a2 : (tensor<4x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.equal
func.func @equal_55d(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<?x?xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<?x?xi1>
  return %r : tensor<?x?xi1>
}
// ----- tosa.equal
func.func @equal_55u(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<*xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.equal
func.func @equal_56d(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<?x?xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<?x?xi1>
  return %r : tensor<?x?xi1>
}
// ----- tosa.equal
func.func @equal_56u(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<*xi1>) {
  %r = tosa.equal %a0, %a1 : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.greater
func.func @greater_57d(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<?x?xi1>) {
  %r = tosa.greater %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<?x?xi1>
  return %r : tensor<?x?xi1>
}
// ----- tosa.greater
func.func @greater_57u(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<*xi1>) {
  %r = tosa.greater %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.greater
func.func @greater_58d(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<?x?xi1>) {
  %r = tosa.greater %a0, %a1 : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<?x?xi1>
  return %r : tensor<?x?xi1>
}
// ----- tosa.greater
func.func @greater_58u(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<*xi1>) {
  %r = tosa.greater %a0, %a1 : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.greater_equal
func.func @greater_equal_59d(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<?x?xi1>) {
  %r = tosa.greater_equal %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<?x?xi1>
  return %r : tensor<?x?xi1>
}
// ----- tosa.greater_equal
func.func @greater_equal_59u(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<*xi1>) {
  %r = tosa.greater_equal %a0, %a1 : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.greater_equal
func.func @greater_equal_60d(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<?x?xi1>) {
  %r = tosa.greater_equal %a0, %a1 : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<?x?xi1>
  return %r : tensor<?x?xi1>
}
// ----- tosa.greater_equal
func.func @greater_equal_60u(%a0: tensor<4x3xi32>, %a1: tensor<1x1xi32>) -> (tensor<*xi1>) {
  %r = tosa.greater_equal %a0, %a1 : (tensor<4x3xi32>, tensor<1x1xi32>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.select
func.func @select_61d(%a0: tensor<4x1xi1>, %a1: tensor<4x?xf32>, %a2: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<4x1xi1>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.select
func.func @select_61u(%a0: tensor<4x1xi1>, %a1: tensor<4x?xf32>, %a2: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<4x1xi1>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.select
func.func @select_62d(%a0: tensor<1x1xi1>, %a1: tensor<4x3xi32>, %a2: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<1x1xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.select
func.func @select_62u(%a0: tensor<1x1xi1>, %a1: tensor<4x3xi32>, %a2: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.select %a0, %a1, %a2 : (tensor<1x1xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.clamp
func.func @clamp_63d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.clamp %a0 {max_val = 6 : i32, min_val = 0 : i32} : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.clamp
func.func @clamp_63u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.clamp %a0 {max_val = 6 : i32, min_val = 0 : i32} : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.clamp
func.func @clamp_64d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.clamp %a0 {min_val = -1.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4x?xf32>) ->
      tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.clamp
func.func @clamp_64u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.clamp %a0 {min_val = -1.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4x?xf32>) ->
      tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.clamp
func.func @clamp_65d(%a0: tensor<2xi8>) -> (tensor<?xi8>) {
  %r = tosa.clamp %a0 {max_val = 127 : i8, min_val = -128 : i8} : (tensor<2xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}
// ----- tosa.clamp
func.func @clamp_65u(%a0: tensor<2xi8>) -> (tensor<*xi8>) {
  %r = tosa.clamp %a0 {max_val = 127 : i8, min_val = -128 : i8} : (tensor<2xi8>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.clamp
func.func @clamp_66d(%a0: tensor<2xui8>) -> (tensor<?xui8>) {
  %r = tosa.clamp %a0 {max_val = 200 : ui8, min_val = 2 : ui8} : (tensor<2xui8>) -> tensor<?xui8>
  return %r : tensor<?xui8>
}
// ----- tosa.clamp
func.func @clamp_66u(%a0: tensor<2xui8>) -> (tensor<*xui8>) {
  %r = tosa.clamp %a0 {max_val = 200 : ui8, min_val = 2 : ui8} : (tensor<2xui8>) -> tensor<*xui8>
  return %r : tensor<*xui8>
}
// ----- tosa.const, tosa.negate
func.func @negate_67d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const, tosa.negate
func.func @negate_67u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.negate
func.func @negate_68d(%a0: tensor<2xi8>) -> (tensor<?xi8>) {
  %c1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}
// ----- tosa.const, tosa.negate
func.func @negate_68u(%a0: tensor<2xi8>) -> (tensor<*xi8>) {
  %c1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.const, tosa.negate
func.func @negate_69d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %c1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.const, tosa.negate
func.func @negate_69u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %c1 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %r = tosa.negate %a0, %c1, %c2 : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.identity
func.func @identity_85d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.identity %a0 : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.identity
func.func @identity_85u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.identity %a0 : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const, tosa.table
func.func @table_86d(%a0: tensor<6xi8>) -> (tensor<?xi8>) {
  %c1 = "tosa.const"() <{values = dense<1> : tensor<256xi8>}> : () -> tensor<256xi8>
  %r = tosa.table %a0, %c1 : (tensor<6xi8>, tensor<256xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}
// ----- tosa.const, tosa.table
func.func @table_86u(%a0: tensor<6xi8>) -> (tensor<*xi8>) {
  %c1 = "tosa.const"() <{values = dense<1> : tensor<256xi8>}> : () -> tensor<256xi8>
  %r = tosa.table %a0, %c1 : (tensor<6xi8>, tensor<256xi8>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.table
func.func @table_87d(%a0: tensor<6xi16>, %a1: tensor<513xi16>) -> (tensor<?xi32>) {
  %r = tosa.table %a0, %a1 : (tensor<6xi16>, tensor<513xi16>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
// ----- tosa.table
func.func @table_87u(%a0: tensor<6xi16>, %a1: tensor<513xi16>) -> (tensor<*xi32>) {
  %r = tosa.table %a0, %a1 : (tensor<6xi16>, tensor<513xi16>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.reduce_sum
func.func @reduce_sum_88d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.reduce_sum
func.func @reduce_sum_88u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.reduce_sum %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reduce_sum
func.func @reduce_sum_89d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.reduce_sum
func.func @reduce_sum_89u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.reduce_sum %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.reduce_product
func.func @reduce_product_90d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.reduce_product
func.func @reduce_product_90u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.reduce_product %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reduce_product
func.func @reduce_product_91d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.reduce_product
func.func @reduce_product_91u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.reduce_product %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.reduce_max
func.func @reduce_max_92d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.reduce_max
func.func @reduce_max_92u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.reduce_max %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reduce_max
func.func @reduce_max_93d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.reduce_max
func.func @reduce_max_93u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.reduce_max
func.func @reduce_max_94d(%a0: tensor<4x3xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.reduce_max
func.func @reduce_max_94u(%a0: tensor<4x3xf32>) -> (tensor<*xf32>) {
  %r = tosa.reduce_max %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reduce_min
func.func @reduce_min_95d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.reduce_min
func.func @reduce_min_95u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.reduce_min %a0 {axis = 0 : i32} : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reduce_min
func.func @reduce_min_96d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.reduce_min
func.func @reduce_min_96u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.reduce_min
func.func @reduce_min_97d(%a0: tensor<4x3xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.reduce_min
func.func @reduce_min_97u(%a0: tensor<4x3xf32>) -> (tensor<*xf32>) {
  %r = tosa.reduce_min %a0 {axis = 1 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reduce_all
func.func @reduce_all_98d(%a0: tensor<4x3xi1>) -> (tensor<?x?xi1>) {
  %r = tosa.reduce_all %a0 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<?x?xi1>
  return %r : tensor<?x?xi1>
}
// ----- tosa.reduce_all
func.func @reduce_all_98u(%a0: tensor<4x3xi1>) -> (tensor<*xi1>) {
  %r = tosa.reduce_all %a0 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.reduce_any
func.func @reduce_any_99d(%a0: tensor<4x3xi1>) -> (tensor<?x?xi1>) {
  %r = tosa.reduce_any %a0 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<?x?xi1>
  return %r : tensor<?x?xi1>
}
// ----- tosa.reduce_any
func.func @reduce_any_99u(%a0: tensor<4x3xi1>) -> (tensor<*xi1>) {
  %r = tosa.reduce_any %a0 {axis = 0 : i32} : (tensor<4x3xi1>) -> tensor<*xi1>
  return %r : tensor<*xi1>
}
// ----- tosa.argmax
func.func @argmax_100d(%a0: tensor<4x3xf32>) -> (tensor<?xi32>) {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
// ----- tosa.argmax
func.func @argmax_100u(%a0: tensor<4x3xf32>) -> (tensor<*xi32>) {
  %r = tosa.argmax %a0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.argmax
func.func @argmax_101d(%a0: tensor<4x?xi8>) -> (tensor<?xi64>) {
  %r = tosa.argmax %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x?xi8>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}
// ----- tosa.argmax
func.func @argmax_101u(%a0: tensor<4x?xi8>) -> (tensor<*xi64>) {
  %r = tosa.argmax %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x?xi8>) -> tensor<*xi64>
  return %r : tensor<*xi64>
}
// ----- tosa.argmax
func.func @argmax_102d(%a0: tensor<4x3xf32>) -> (tensor<?xi32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
// ----- tosa.argmax
func.func @argmax_102u(%a0: tensor<4x3xf32>) -> (tensor<*xi32>) {
  %r = tosa.argmax %a0 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.concat
func.func @concat_103d(%a0: tensor<2x3xf32>, %a1: tensor<4x3xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.concat
func.func @concat_103u(%a0: tensor<2x3xf32>, %a1: tensor<4x3xf32>) -> (tensor<*xf32>) {
  %r = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.concat
func.func @concat_104d(%a0: tensor<2x?xf32>, %a1: tensor<2x?xf32>, %a2: tensor<2x2xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.concat %a0, %a1, %a2 {axis = 1 : i32} : (tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x2xf32>) ->
      tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.concat
func.func @concat_104u(%a0: tensor<2x?xf32>, %a1: tensor<2x?xf32>, %a2: tensor<2x2xf32>) -> (tensor<*xf32>) {
  %r = tosa.concat %a0, %a1, %a2 {axis = 1 : i32} : (tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x2xf32>) ->
      tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.const, tosa.pad
func.func @pad_105d(%a0: tensor<2x3xf32>) -> (tensor<?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %c1, %c2 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const_shape, tosa.const, tosa.pad
func.func @pad_105u(%a0: tensor<2x3xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %c1, %c2 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.pad
func.func @pad_106d(%a0: tensor<2x?xi32>, %a2: tensor<1xi32>) -> (tensor<?x?xi32>) {
  %c1 = tosa.const_shape {values = dense<[0, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.pad %a0, %c1, %a2 : (tensor<2x?xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.const_shape, tosa.pad
func.func @pad_106u(%a0: tensor<2x?xi32>, %a2: tensor<1xi32>) -> (tensor<*xi32>) {
  %c1 = tosa.const_shape {values = dense<[0, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.pad %a0, %c1, %a2 : (tensor<2x?xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_107d(%a0: tensor<2x6xf32>) -> (tensor<?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_107u(%a0: tensor<2x6xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_108d(%a0: tensor<2x?xf32>) -> (tensor<?xf32>) {
  %c1 = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %a0, %c1 : (tensor<2x?xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_108u(%a0: tensor<2x?xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %a0, %c1 : (tensor<2x?xf32>, !tosa.shape<1>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_109d(%a0: tensor<2x?xf32>) -> (tensor<?x?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, -1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %a0, %c1 : (tensor<2x?xf32>, !tosa.shape<3>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_109u(%a0: tensor<2x?xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, -1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %a0, %c1 : (tensor<2x?xf32>, !tosa.shape<3>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_111d(%a0: tensor<*xf32>) -> (tensor<?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<*xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_111u(%a0: tensor<*xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<*xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_112d(%a0: tensor<1x2x3xf32>) -> (tensor<?xf32>) {
  %c1 = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %a0, %c1 : (tensor<1x2x3xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_112u(%a0: tensor<1x2x3xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %a0, %c1 : (tensor<1x2x3xf32>, !tosa.shape<1>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_113d(%a0: tensor<6xf32>) -> (tensor<?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<6xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_113u(%a0: tensor<6xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<6xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_114d(%a0: tensor<?xf32>) -> (tensor<?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_114u(%a0: tensor<?xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_115d(%a0: tensor<2x?x4xf32>) -> (tensor<?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[8, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x?x4xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_115u(%a0: tensor<2x?x4xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[8, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x?x4xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.reverse
func.func @reverse_116d(%a0: tensor<4x3xi32>) -> (tensor<?x?xi32>) {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}
// ----- tosa.reverse
func.func @reverse_116u(%a0: tensor<4x3xi32>) -> (tensor<*xi32>) {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<4x3xi32>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.reverse
func.func @reverse_117d(%a0: tensor<4x?xf32>) -> (tensor<?x?xf32>) {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.reverse
func.func @reverse_117u(%a0: tensor<4x?xf32>) -> (tensor<*xf32>) {
  %r = tosa.reverse %a0 {axis = 1 : i32} : (tensor<4x?xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.slice
func.func @slice_118d(%a0: tensor<6x5xf32>) -> (tensor<?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const_shape, tosa.slice
func.func @slice_118u(%a0: tensor<6x5xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.slice
func.func @slice_119d(%a0: tensor<6x?xf32>) -> (tensor<?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const_shape, tosa.slice
func.func @slice_119u(%a0: tensor<6x?xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.tile
func.func @tile_120d(%a0: tensor<2x3xf32>) -> (tensor<?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.const_shape, tosa.tile
func.func @tile_120u(%a0: tensor<2x3xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.tile
func.func @tile_121d(%a0: tensor<2x?xi8>) -> (tensor<?x?xi8>) {
  %c1 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<2x?xi8>, !tosa.shape<2>) -> tensor<?x?xi8>
  return %r : tensor<?x?xi8>
}
// ----- tosa.const_shape, tosa.tile
func.func @tile_121u(%a0: tensor<2x?xi8>) -> (tensor<*xi8>) {
  %c1 = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.tile %a0, %c1 : (tensor<2x?xi8>, !tosa.shape<2>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.transpose
func.func @transpose_122d(%a0: tensor<2x3x4xf32>) -> (tensor<?x?x?xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ----- tosa.transpose
func.func @transpose_122u(%a0: tensor<2x3x4xf32>) -> (tensor<*xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.transpose
func.func @transpose_123d(%a0: tensor<2x?x4xf32>) -> (tensor<?x?x?xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 2, 0, 1>} : (tensor<2x?x4xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ----- tosa.transpose
func.func @transpose_123u(%a0: tensor<2x?x4xf32>) -> (tensor<*xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 2, 0, 1>} : (tensor<2x?x4xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.gather
func.func @gather_124d(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> (tensor<?x?x?xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ----- tosa.gather
func.func @gather_124u(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>) -> (tensor<*xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<2x5x3xf32>, tensor<2x4xi32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.gather
func.func @gather_125d(%a0: tensor<?x5x?xf32>, %a1: tensor<?x4xi32>) -> (tensor<?x?x?xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<?x5x?xf32>, tensor<?x4xi32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ----- tosa.gather
func.func @gather_125u(%a0: tensor<?x5x?xf32>, %a1: tensor<?x4xi32>) -> (tensor<*xf32>) {
  %r = tosa.gather %a0, %a1 : (tensor<?x5x?xf32>, tensor<?x4xi32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.scatter
func.func @scatter_126d(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> (tensor<?x?x?xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ----- tosa.scatter
func.func @scatter_126u(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> (tensor<*xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_127d(%a0: tensor<1x3x3x1xf32>) -> (tensor<?x?x?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_127u(%a0: tensor<1x3x3x1xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_128d(%a0: tensor<1x3x3x1xi8>) -> (tensor<?x?x?x?xi8>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = NEAREST_NEIGHBOR} : (tensor<1x3x3x1xi8>, !tosa.shape<4>,
      !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x?xi8>
  return %r : tensor<?x?x?x?xi8>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_128u(%a0: tensor<1x3x3x1xi8>) -> (tensor<*xi8>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = NEAREST_NEIGHBOR} : (tensor<1x3x3x1xi8>, !tosa.shape<4>,
      !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_129d(%a0: tensor<1x3x3x1xi8>) -> (tensor<?x?x?x?xi32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xi8>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_129u(%a0: tensor<1x3x3x1xi8>) -> (tensor<*xi32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = BILINEAR} : (tensor<1x3x3x1xi8>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_131d(%a0: tensor<1x3x3x1xf32>) -> (tensor<?x?x?x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = NEAREST_NEIGHBOR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>,
      !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_131u(%a0: tensor<1x3x3x1xf32>) -> (tensor<*xf32>) {
  %c1 = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c3 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a0, %c1, %c2, %c3 {mode = NEAREST_NEIGHBOR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>,
      !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_132d(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) ->
    (tensor<?x?x?x?xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_132u(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<*xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_133d(%a0: tensor<1x8x8x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<?x?x?x?xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_133u(%a0: tensor<1x8x8x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<5xf32>) -> (tensor<*xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_134d(%a0: tensor<?x8x?x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<1xf32>) ->
    (tensor<?x?x?x?xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>, local_bound = true} : (tensor<?x8x?x4xf32>, tensor<5x3x3x4xf32>, tensor<1xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_134u(%a0: tensor<?x8x?x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<1xf32>) -> (tensor<*xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>, local_bound = true} : (tensor<?x8x?x4xf32>, tensor<5x3x3x4xf32>, tensor<1xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_135d(%a0: tensor<1x8x8x4xf16>, %a1: tensor<5x3x3x4xf16>, %a2: tensor<5xf16>) ->
    (tensor<?x?x?x?xf16>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<5x3x3x4xf16>, tensor<5xf16>, tensor<1xf16>,
      tensor<1xf16>) -> tensor<?x?x?x?xf16>
  return %r : tensor<?x?x?x?xf16>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_135u(%a0: tensor<1x8x8x4xf16>, %a1: tensor<5x3x3x4xf16>, %a2: tensor<5xf16>) -> (tensor<*xf16>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<5x3x3x4xf16>, tensor<5xf16>, tensor<1xf16>,
      tensor<1xf16>) -> tensor<*xf16>
  return %r : tensor<*xf16>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_136d(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x1x1x4xi8>, %a2: tensor<5xi32>) ->
    (tensor<?x?x?x?xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x1x1x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_136u(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x1x1x4xi8>, %a2: tensor<5xi32>) -> (tensor<*xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x1x1x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_137d(%a0: tensor<1x8x8x4xi8>, %a1: tensor<3x3x4x2xi8>, %a2: tensor<8xi32>) ->
    (tensor<?x?x?x?xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xi32>,
      tensor<1xi8>, tensor<1xi8>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_137u(%a0: tensor<1x8x8x4xi8>, %a1: tensor<3x3x4x2xi8>, %a2: tensor<8xi32>) ->
    (tensor<*xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xi32>,
      tensor<1xi8>, tensor<1xi8>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_138d(%a0: tensor<1x8x8x4xf32>, %a1: tensor<3x3x4x2xf32>, %a2: tensor<8xf32>) ->
    (tensor<?x?x?x?xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_138u(%a0: tensor<1x8x8x4xf32>, %a1: tensor<3x3x4x2xf32>, %a2: tensor<8xf32>) ->
    (tensor<*xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_139d(%a0: tensor<?x8x8x4xf32>, %a1: tensor<1x1x4x2xf32>, %a2: tensor<8xf32>) ->
    (tensor<?x?x?x?xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x8x8x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_139u(%a0: tensor<?x8x8x4xf32>, %a1: tensor<1x1x4x2xf32>, %a2: tensor<8xf32>) ->
    (tensor<*xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x8x8x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.conv3d
func.func @conv3d_140d(%a0: tensor<1x4x8x8x4xf32>, %a1: tensor<5x2x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<?x?x?x?x?xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride = array<i64:
      1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x8x4xf32>, tensor<5x2x3x3x4xf32>, tensor<5xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}
// ----- tosa.const, tosa.conv3d
func.func @conv3d_140u(%a0: tensor<1x4x8x8x4xf32>, %a1: tensor<5x2x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<*xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride = array<i64:
      1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x8x4xf32>, tensor<5x2x3x3x4xf32>, tensor<5xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.conv3d
func.func @conv3d_141d(%a0: tensor<1x4x8x8x4xi8>, %a1: tensor<5x2x3x3x4xi8>, %a2: tensor<5xi32>) ->
    (tensor<?x?x?x?x?xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv3d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride = array<i64:
      1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x8x4xi8>, tensor<5x2x3x3x4xi8>, tensor<5xi32>,
      tensor<1xi8>, tensor<1xi8>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}
// ----- tosa.const, tosa.conv3d
func.func @conv3d_141u(%a0: tensor<1x4x8x8x4xi8>, %a1: tensor<5x2x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<*xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv3d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride = array<i64:
      1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x8x4xi8>, tensor<5x2x3x3x4xi8>, tensor<5xi32>,
      tensor<1xi8>, tensor<1xi8>) -> tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const, tosa.transpose_conv2d
func.func @transpose_conv2d_142d(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<?x?x?x?xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const, tosa.transpose_conv2d
func.func @transpose_conv2d_142u(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<*xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.transpose_conv2d
func.func @transpose_conv2d_143d(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<?x?x?x?xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const, tosa.transpose_conv2d
func.func @transpose_conv2d_143u(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<*xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.transpose_conv2d
func.func @transpose_conv2d_144d(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) ->
    (tensor<?x?x?x?xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 2, 2>} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}
// ----- tosa.const, tosa.transpose_conv2d
func.func @transpose_conv2d_144u(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) ->
    (tensor<*xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 2, 2>} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_145d(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) -> (tensor<?x?x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_145u(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) -> (tensor<*xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_146d(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> (tensor<?x?x?xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_146u(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> (tensor<*xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<*xi32>
  return %r : tensor<*xi32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_147d(%a0: tensor<?x3x4xf32>, %a1: tensor<?x4x?xf32>) -> (tensor<?x?x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<?x3x4xf32>, tensor<?x4x?xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_147u(%a0: tensor<?x3x4xf32>, %a1: tensor<?x4x?xf32>) -> (tensor<*xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<?x3x4xf32>, tensor<?x4x?xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_148d(%a0: tensor<1x8x8x4xf32>) -> (tensor<?x?x?x?xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_148u(%a0: tensor<1x8x8x4xf32>) -> (tensor<*xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_149d(%a0: tensor<1x8x8x4xi8>) -> (tensor<?x?x?x?xi8>) {
  %c1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = i32} : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x?x?x?xi8>
  return %r : tensor<?x?x?x?xi8>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_149u(%a0: tensor<1x8x8x4xi8>) -> (tensor<*xi8>) {
  %c1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = i32} : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_150d(%a0: tensor<?x8x8x4xf32>) -> (tensor<?x?x?x?xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<?x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_150u(%a0: tensor<?x8x8x4xf32>) -> (tensor<*xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<?x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_151d(%a0: tensor<1x8x8x4xf32>) -> (tensor<?x?x?x?xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_151u(%a0: tensor<1x8x8x4xf32>) -> (tensor<*xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_152d(%a0: tensor<1x8x8x4xi8>) -> (tensor<?x?x?x?xi8>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xi8>) -> tensor<?x?x?x?xi8>
  return %r : tensor<?x?x?x?xi8>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_152u(%a0: tensor<1x8x8x4xi8>) -> (tensor<*xi8>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xi8>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_153d(%a0: tensor<?x8x8x4xf32>) -> (tensor<?x?x?x?xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      nan_mode = IGNORE} : (tensor<?x8x8x4xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_153u(%a0: tensor<?x8x8x4xf32>) -> (tensor<*xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      nan_mode = IGNORE} : (tensor<?x8x8x4xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_154d(%a0: tensor<1x8x8x4xf32>) -> (tensor<?x?x?x?xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_154u(%a0: tensor<1x8x8x4xf32>) -> (tensor<*xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xf32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
// ----- tosa.fft2d
func.func @fft2d_155d(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<?x?x?xf32>,
      tensor<?x?x?xf32>)
  return %r#0, %r#1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
// ----- tosa.fft2d
func.func @fft2d_155u(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<*xf32>,
      tensor<*xf32>)
  return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
// ----- tosa.fft2d
func.func @fft2d_156d(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = true, local_bound = true} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) ->
      (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return %r#0, %r#1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
// ----- tosa.fft2d
func.func @fft2d_156u(%a0: tensor<1x4x8xf32>, %a1: tensor<1x4x8xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %r:2 = tosa.fft2d %a0, %a1 {inverse = true, local_bound = true} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) ->
      (tensor<*xf32>, tensor<*xf32>)
  return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
// ----- tosa.rfft2d
func.func @rfft2d_157d(%a0: tensor<1x4x8xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<1x4x8xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return %r#0, %r#1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
// ----- tosa.rfft2d
func.func @rfft2d_157u(%a0: tensor<1x4x8xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %r:2 = tosa.rfft2d %a0 : (tensor<1x4x8xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_158d(%a0: tensor<4x2xi8>) -> (tensor<?x?xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<?x?xi8>
  return %r : tensor<?x?xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_158u(%a0: tensor<4x2xi8>) -> (tensor<*xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_159d(%a0: tensor<4x2xi32>) -> (tensor<?x?xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<35> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = true} : (tensor<4x2xi32>, tensor<1xi32>, tensor<1xi8>,
      tensor<1xi32>, tensor<1xi8>) -> tensor<?x?xi8>
  return %r : tensor<?x?xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_159u(%a0: tensor<4x2xi32>) -> (tensor<*xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<35> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = true} : (tensor<4x2xi32>, tensor<1xi32>, tensor<1xi8>,
      tensor<1xi32>, tensor<1xi8>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_160d(%a0: tensor<4x?xi8>) -> (tensor<?x?xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = true, output_unsigned = false} : (tensor<4x?xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<?x?xi8>
  return %r : tensor<?x?xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_160u(%a0: tensor<4x?xi8>) -> (tensor<*xi8>) {
  %c1 = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = true, output_unsigned = false} : (tensor<4x?xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_161d(%a0: tensor<4x2xi8>) -> (tensor<?x?xi8>) {
  %c1 = "tosa.const"() <{values = dense<[19689, 19690]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %c2 = "tosa.const"() <{values = dense<[15, 16]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<?x?xi8>
  return %r : tensor<?x?xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_161u(%a0: tensor<4x2xi8>) -> (tensor<*xi8>) {
  %c1 = "tosa.const"() <{values = dense<[19689, 19690]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %c2 = "tosa.const"() <{values = dense<[15, 16]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<*xi8>
  return %r : tensor<*xi8>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_162d(%a0: tensor<4x2xi8>) -> (tensor<?x?xi16>) {
  %c1 = "tosa.const"() <{values = dense<1968> : tensor<1xi16>}> : () -> tensor<1xi16>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi16>) -> tensor<?x?xi16>
  return %r : tensor<?x?xi16>
}
// ----- tosa.const, tosa.rescale
func.func @rescale_162u(%a0: tensor<4x2xi8>) -> (tensor<*xi16>) {
  %c1 = "tosa.const"() <{values = dense<1968> : tensor<1xi16>}> : () -> tensor<1xi16>
  %c2 = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %r = tosa.rescale %a0, %c1, %c2, %c3, %c4 {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false,
      input_unsigned = false, output_unsigned = false} : (tensor<4x2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>,
      tensor<1xi16>) -> tensor<*xi16>
  return %r : tensor<*xi16>
}
// ----- tosa.custom
func.func @custom_181d(%a0: tensor<4x?xf32>, %a1: tensor<4x3xi32>) -> (tensor<?x?xf32>) {
  %r = tosa.custom %a0, %a1 {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<4x?xf32>,
      tensor<4x3xi32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- tosa.custom
func.func @custom_181u(%a0: tensor<4x?xf32>, %a1: tensor<4x3xi32>) -> (tensor<*xf32>) {
  %r = tosa.custom %a0, %a1 {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<4x?xf32>,
      tensor<4x3xi32>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
