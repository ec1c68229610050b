// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true}))"
// ----- tosa.const, tosa.conv2d
func.func @conv2d_132(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x3x3x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x7x7x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x3x3x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x7x7x5xi32>
  return %r : tensor<1x7x7x5xi32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_133(%a0: tensor<1x8x8x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x7x7x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x7x7x5xf32>
  return %r : tensor<1x7x7x5xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_134(%a0: tensor<?x8x?x4xf32>, %a1: tensor<5x3x3x4xf32>, %a2: tensor<1xf32>) ->
    (tensor<?x7x?x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>, local_bound = true} : (tensor<?x8x?x4xf32>, tensor<5x3x3x4xf32>, tensor<1xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<?x7x?x5xf32>
  return %r : tensor<?x7x?x5xf32>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_135(%a0: tensor<1x8x8x4xf16>, %a1: tensor<5x3x3x4xf16>, %a2: tensor<5xf16>) ->
    (tensor<1x7x7x5xf16>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf16>, tensor<5x3x3x4xf16>, tensor<5xf16>, tensor<1xf16>,
      tensor<1xf16>) -> tensor<1x7x7x5xf16>
  return %r : tensor<1x7x7x5xf16>
}
// ----- tosa.const, tosa.conv2d
func.func @conv2d_136(%a0: tensor<1x8x8x4xi8>, %a1: tensor<5x1x1x4xi8>, %a2: tensor<5xi32>) -> (tensor<1x8x8x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<5x1x1x4xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x8x8x5xi32>
  return %r : tensor<1x8x8x5xi32>
}
