// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-to-linalg-named))"
// ----- tosa.transpose
func.func @transpose_122(%a0: tensor<2x3x4xf32>) -> (tensor<4x2x3xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  return %r : tensor<4x2x3xf32>
}
// ----- tosa.transpose
func.func @transpose_123(%a0: tensor<2x?x4xf32>) -> (tensor<4x2x?xf32>) {
  %r = tosa.transpose %a0 {perms = array<i32: 2, 0, 1>} : (tensor<2x?x4xf32>) -> tensor<4x2x?xf32>
  return %r : tensor<4x2x?xf32>
}
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
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_137(%a0: tensor<1x8x8x4xi8>, %a1: tensor<3x3x4x2xi8>, %a2: tensor<8xi32>) ->
    (tensor<1x7x7x8xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xi32>,
      tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x8xi32>
  return %r : tensor<1x7x7x8xi32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_138(%a0: tensor<1x8x8x4xf32>, %a1: tensor<3x3x4x2xf32>, %a2: tensor<8xf32>) ->
    (tensor<1x7x7x8xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<1x7x7x8xf32>
  return %r : tensor<1x7x7x8xf32>
}
// ----- tosa.const, tosa.depthwise_conv2d
func.func @depthwise_conv2d_139(%a0: tensor<?x8x8x4xf32>, %a1: tensor<1x1x4x2xf32>, %a2: tensor<8xf32>) ->
    (tensor<?x8x8x8xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride =
      array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x8x8x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<?x8x8x8xf32>
  return %r : tensor<?x8x8x8xf32>
}
// ----- tosa.const, tosa.conv3d
func.func @conv3d_140(%a0: tensor<1x4x8x8x4xf32>, %a1: tensor<5x2x3x3x4xf32>, %a2: tensor<5xf32>) ->
    (tensor<1x4x7x6x5xf32>) {
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.conv3d %a0, %a1, %a2, %c3, %c4 {acc_type = f32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride = array<i64:
      1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x8x4xf32>, tensor<5x2x3x3x4xf32>, tensor<5xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x6x5xf32>
  return %r : tensor<1x4x7x6x5xf32>
}
// ----- tosa.const, tosa.conv3d
func.func @conv3d_141(%a0: tensor<1x4x8x8x4xi8>, %a1: tensor<5x2x3x3x4xi8>, %a2: tensor<5xi32>) ->
    (tensor<1x4x7x6x5xi32>) {
  %c3 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c4 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.conv3d %a0, %a1, %a2, %c3, %c4 {acc_type = i32, pad = array<i64: 0, 1, 1, 0, 0, 0>, stride = array<i64:
      1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x4x8x8x4xi8>, tensor<5x2x3x3x4xi8>, tensor<5xi32>,
      tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x7x6x5xi32>
  return %r : tensor<1x4x7x6x5xi32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_145(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_146(%a0: tensor<2x3x4xi8>, %a1: tensor<2x4x5xi8>) -> (tensor<2x3x5xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c3 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<2x3x5xi32>
  return %r : tensor<2x3x5xi32>
}
// ----- tosa.const, tosa.matmul
func.func @matmul_147(%a0: tensor<?x3x4xf32>, %a1: tensor<?x4x?xf32>) -> (tensor<?x3x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c3 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.matmul %a0, %a1, %c2, %c3 : (tensor<?x3x4xf32>, tensor<?x4x?xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<?x3x?xf32>
  return %r : tensor<?x3x?xf32>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_148(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_149(%a0: tensor<1x8x8x4xi8>) -> (tensor<1x8x8x4xi8>) {
  %c1 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = i32} : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x4xi8>
  return %r : tensor<1x8x8x4xi8>
}
// ----- tosa.const, tosa.avg_pool2d
func.func @avg_pool2d_150(%a0: tensor<?x8x8x4xf32>) -> (tensor<?x8x8x4xf32>) {
  %c1 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c2 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.avg_pool2d %a0, %c1, %c2 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64:
      1, 1>, acc_type = f32} : (tensor<?x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x8x8x4xf32>
  return %r : tensor<?x8x8x4xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_151(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_152(%a0: tensor<1x8x8x4xi8>) -> (tensor<1x8x8x4xi8>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xi8>) -> tensor<1x8x8x4xi8>
  return %r : tensor<1x8x8x4xi8>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_153(%a0: tensor<?x8x8x4xf32>) -> (tensor<?x8x8x4xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 1, 0>, stride = array<i64: 1, 1>,
      nan_mode = IGNORE} : (tensor<?x8x8x4xf32>) -> tensor<?x8x8x4xf32>
  return %r : tensor<?x8x8x4xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool2d_154(%a0: tensor<1x8x8x4xf32>) -> (tensor<1x8x8x4xf32>) {
  %r = tosa.max_pool2d %a0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
  return %r : tensor<1x8x8x4xf32>
}
// ----- largest elements of windows of dynamic sizes, without NaN, of bytes
func.func @largest(%a: tensor<?x?x?x8xf32>, %b: tensor<1x8x8x4xf32>, %c: tensor<1x8x8x4xi8>)
    -> (tensor<?x?x?x8xf32>, tensor<1x4x4x4xf32>, tensor<1x4x4x4xi8>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 2>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 2, 1>} : (tensor<?x?x?x8xf32>)
      -> tensor<?x?x?x8xf32>
  %1 = tosa.max_pool2d %b {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = IGNORE}
      : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  %2 = tosa.max_pool2d %c {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = IGNORE}
      : (tensor<1x8x8x4xi8>) -> tensor<1x4x4x4xi8>
  return %0, %1, %2 : tensor<?x?x?x8xf32>, tensor<1x4x4x4xf32>, tensor<1x4x4x4xi8>
}
