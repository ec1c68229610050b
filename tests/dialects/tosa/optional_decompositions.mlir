// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-optional-decompositions))"
func.func @transpose_conv2d_142(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) -> (tensor<1x9x9x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x5xf32>
  return %r : tensor<1x9x9x5xf32>
}
// -----
func.func @transpose_conv2d_143(%a0: tensor<1x4x4x3xf32>, %a1: tensor<5x3x3x3xf32>, %a2: tensor<5xf32>) -> (tensor<1x6x6x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x5xf32>
  return %r : tensor<1x6x6x5xf32>
}
// -----
func.func @transpose_conv2d_144(%a0: tensor<1x4x4x3xi8>, %a1: tensor<5x3x3x3xi8>, %a2: tensor<5xi32>) -> (tensor<1x9x9x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.transpose_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x9x9x5xi32>
  return %r : tensor<1x9x9x5xi32>
}
// -----
func.func @f(%a: tensor<2x3x4x5xf32>, %w: tensor<6x3x2x5xf32>, %b: tensor<6xf32>) -> tensor<2x10x11x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 1, 2, 0, 0>, stride = array<i64: 2, 3>} : (tensor<2x3x4x5xf32>, tensor<6x3x2x5xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x10x11x6xf32>
  return %r : tensor<2x10x11x6xf32>
}
