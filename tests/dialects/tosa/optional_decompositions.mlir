// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-optional-decompositions))"
func.func @transpose_conv2d_143(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x6x6x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<1x6x6x5xf32>
  return %r : tensor<1x6x6x5xf32>
}
