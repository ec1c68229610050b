// COMPARE: --cse
func.func @clamp_int(%a: tensor<2x3xi8>) -> tensor<2x3xi8> {
  %0 = tosa.clamp %a {min_val = -5 : i8, max_val = 100 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %1 = tosa.clamp %0 {min_val = 0 : i8, max_val = 127 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  return %1 : tensor<2x3xi8>
}
// -----
func.func @matmul(%a: tensor<1x4x8xf32>, %b: tensor<1x8x2xf32>) -> tensor<1x4x2xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x4x8xf32>, tensor<1x8x2xf32>, tensor<1xf32>, tensor<1xf32>) ->
      tensor<1x4x2xf32>
  return %0 : tensor<1x4x2xf32>
}
// -----
func.func @matmul_zp(%a: tensor<2x4x8xi8>, %b: tensor<2x8x2xi8>) -> tensor<2x4x2xi32> {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<2x4x8xi8>, tensor<2x8x2xi8>, tensor<1xi8>, tensor<1xi8>) ->
      tensor<2x4x2xi32>
  return %0 : tensor<2x4x2xi32>
}
// -----
func.func @broadcasts(%a: tensor<1x3xf32>, %b: tensor<2x1xf32>) -> tensor<2x3xf32> {
  %0 = tosa.add %a, %b : (tensor<1x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  %1 = tosa.maximum %0, %a : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %2 = tosa.pow %1, %b : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// -----
func.func @ints(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.intdiv %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %1 = tosa.arithmetic_right_shift %0, %b {round = true} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %2 = tosa.logical_left_shift %1, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %3 = tosa.clz %2 : (tensor<4xi32>) -> tensor<4xi32>
  %4 = tosa.bitwise_not %3 : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}
// -----
func.func @floats(%a: tensor<4xf16>) -> tensor<4xf16> {
  %0 = tosa.sigmoid %a : (tensor<4xf16>) -> tensor<4xf16>
  %1 = tosa.erf %0 : (tensor<4xf16>) -> tensor<4xf16>
  %2 = tosa.reciprocal %1 : (tensor<4xf16>) -> tensor<4xf16>
  %3 = tosa.rsqrt %2 : (tensor<4xf16>) -> tensor<4xf16>
  %4 = tosa.floor %3 : (tensor<4xf16>) -> tensor<4xf16>
  return %4 : tensor<4xf16>
}
// -----
func.func @select(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<1xf32>) -> tensor<4xf32> {
  %0 = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @conv(%a: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>, %b: tensor<4xf32>) -> tensor<1x4x4x4xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 0, 1, 0>, stride = array<i64: 2, 2>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
// -----
func.func @conv_q(%a: tensor<1x8x8x3xi8>, %w: tensor<4x3x3x3xi8>, %b: tensor<4xi32>) -> tensor<1x8x8x4xi32> {
  %z = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x8x8x3xi8>, tensor<4x3x3x3xi8>, tensor<4xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x8x8x4xi32>
  return %0 : tensor<1x8x8x4xi32>
}
// -----
func.func @depthwise(%a: tensor<1x6x6x2xf32>, %w: tensor<3x3x2x2xf32>, %b: tensor<4xf32>) -> tensor<1x4x4x4xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64:
      1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x6x6x2xf32>, tensor<3x3x2x2xf32>, tensor<4xf32>,
      tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
// -----
func.func @pools(%a: tensor<1x6x6x2xf32>) -> (tensor<1x3x3x2xf32>, tensor<1x3x3x2xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride
      = array<i64: 2, 2>} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x2xf32>
  %1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>,
      nan_mode = IGNORE} : (tensor<1x6x6x2xf32>) -> tensor<1x3x3x2xf32>
  return %0, %1 : tensor<1x3x3x2xf32>, tensor<1x3x3x2xf32>
}
// -----
func.func @moves(%a: tensor<2x3x4xf32>) -> tensor<4x6xf32> {
  %s = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.transpose %a {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
  %2 = tosa.reshape %1, %s : (tensor<4x2x3xf32>, !tosa.shape<2>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
// -----
func.func @pad_slice(%a: tensor<4x4xf32>) -> tensor<3x3xf32> {
  %p = tosa.const_shape {values = dense<[1, 2, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %b = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<3> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %a, %p, %c : (tensor<4x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<7x5xf32>
  %1 = tosa.slice %0, %b, %s : (tensor<7x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x3xf32>
  return %1 : tensor<3x3xf32>
}
// -----
func.func @cond2(%c: tensor<i1>, %a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "tosa.cond_if"(%c, %a) ({
  ^bb0(%y: tensor<4xf32>):
    %1 = tosa.abs %y : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1 : tensor<4xf32>
  }, {
  ^bb0(%y: tensor<4xf32>):
    tosa.yield %y : tensor<4xf32>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @reduce_all(%a: tensor<2x3xi1>, %b: tensor<2x3xi32>) -> (tensor<2x1xi1>, tensor<1x3xi32>, tensor<2x1xi32>) {
  %0 = tosa.reduce_all %a {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  %1 = tosa.reduce_max %b {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %2 = tosa.reduce_sum %b {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %0, %1, %2 : tensor<2x1xi1>, tensor<1x3xi32>, tensor<2x1xi32>
}
// -----
func.func @unranked_infer(%a: tensor<2x3xf32>) -> tensor<*xf32> {
  %0 = tosa.exp %a : (tensor<2x3xf32>) -> tensor<*xf32>
  %1 = tosa.log %0 : (tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}
// -----
func.func @casts(%a: tensor<4xf32>, %b: tensor<4xi1>, %c: tensor<4xi16>) -> (tensor<4xi8>, tensor<4xf32>,
      tensor<4xf16>) {
  %0 = tosa.cast %a : (tensor<4xf32>) -> tensor<4xi8>
  %1 = tosa.cast %b : (tensor<4xi1>) -> tensor<4xf32>
  %2 = tosa.cast %c : (tensor<4xi16>) -> tensor<4xf16>
  return %0, %1, %2 : tensor<4xi8>, tensor<4xf32>, tensor<4xf16>
}
// -----
func.func @argmax_nan(%a: tensor<3x5xf32>) -> tensor<3xi32> {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = PROPAGATE} : (tensor<3x5xf32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
// -----
func.func @scatter(%a: tensor<2x4x3xf32>, %i: tensor<2x2xi32>, %u: tensor<2x2x3xf32>) -> tensor<2x4x3xf32> {
  %0 = tosa.scatter %a, %i, %u : (tensor<2x4x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}
