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
// -----
func.func @depthwise_of_one_element(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) ->
      tensor<4x10x10x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<4x10x10x6xf32>
  return %r : tensor<4x10x10x6xf32>
}
// -----
func.func @depthwise_with_border(%a: tensor<4x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) ->
      tensor<4x12x13x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 2>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<4x12x13x6xf32>
  return %r : tensor<4x12x13x6xf32>
}
// -----
func.func @depthwise_with_zero_points(%a: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>) ->
      tensor<4x10x10x6xi32> {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x10x10x6xi32>
  return %r : tensor<4x10x10x6xi32>
}
// -----
// MLIR LEFT OUT: it pads the difference of wide integers with the narrow zero point, invalid IR
func.func @depthwise_with_zero_points_and_border(%a: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>)
      -> tensor<4x12x12x6xi32> {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x12x12x6xi32>
  return %r : tensor<4x12x12x6xi32>
}
// -----
func.func @depthwise_with_strides(%a: tensor<4x11x11x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) ->
      tensor<4x6x6x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2,
      2>, dilation = array<i64: 1, 1>} : (tensor<4x11x11x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<4x6x6x6xf32>
  return %r : tensor<4x6x6x6xf32>
}
// -----
func.func @depthwise_of_dynamic_batch(%a: tensor<?x10x10x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) ->
      tensor<?x10x10x6xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>} : (tensor<?x10x10x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<?x10x10x6xf32>
  return %r : tensor<?x10x10x6xf32>
}
// -----
func.func @depthwise_of_halves(%a: tensor<4x10x10x2xf16>, %w: tensor<1x1x2x3xf16>, %b: tensor<1xf16>) ->
      tensor<4x10x10x6xf16> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 2, 2>} : (tensor<4x10x10x2xf16>, tensor<1x1x2x3xf16>, tensor<1xf16>, tensor<1xf16>,
      tensor<1xf16>) -> tensor<4x10x10x6xf16>
  return %r : tensor<4x10x10x6xf16>
}
// -----
func.func @depthwise_with_unknown_zero_points(%a: tensor<4x10x10x2xi8>, %w: tensor<1x1x2x3xi8>, %b: tensor<6xi32>,
      %z: tensor<1xi8>, %y : tensor<1xi8>) -> tensor<4x10x10x6xi32> {
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>} : (tensor<4x10x10x2xi8>, tensor<1x1x2x3xi8>, tensor<6xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<4x10x10x6xi32>
  return %r : tensor<4x10x10x6xi32>
}
// -----
func.func @depthwise_to_dynamic_sizes(%a: tensor<?x8x8x4xf32>, %w: tensor<1x1x4x2xf32>, %b: tensor<8xf32>)
      -> tensor<?x?x?x?xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<?x8x8x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// -----
// MLIR LEFT OUT: its builds differ in the order of new constants
func.func @transposed_with_zero_points_and_cut_border(%a: tensor<1x4x4x3xi8>, %w: tensor<5x3x3x3xi8>, %b: tensor<5xi32>)
      -> tensor<1x7x11x5xi32> {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.transpose_conv2d %a, %w, %b, %z, %y {acc_type = i32, out_pad = array<i64: -1, -1, 1, 1>, stride = array<i64: 2,
      2>} : (tensor<1x4x4x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x11x5xi32>
  return %r : tensor<1x7x11x5xi32>
}
