// COMPARE: --canonicalize
func.func @zeros(%a: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) -> (tensor<1x4x5x5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x7x3xf32>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x6x7x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x4x5x5xf32>
  return %1 : tensor<1x4x5x5xf32>
}
// -----
func.func @ones(%a: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) -> (tensor<1x4x5x5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x7x3xf32>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x6x7x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x4x5x5xf32>
  return %1 : tensor<1x4x5x5xf32>
}
// -----
func.func @the_zero_point(%a: tensor<1x4x4x3xi8>, %w: tensor<5x3x3x3xi8>, %b: tensor<5xi32>) -> (tensor<1x4x5x5xi32>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %v = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x7x3xi8>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x6x7x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x4x5x5xi32>
  return %1 : tensor<1x4x5x5xi32>
}
// -----
func.func @not_the_zero_point(%a: tensor<1x4x4x3xi8>, %w: tensor<5x3x3x3xi8>, %b: tensor<5xi32>) ->
      (tensor<1x4x5x5xi32>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %v = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x7x3xi8>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x6x7x3xi8>, tensor<5x3x3x3xi8>, tensor<5xi32>, tensor<1xi8>,
      tensor<1xi8>) -> tensor<1x4x5x5xi32>
  return %1 : tensor<1x4x5x5xi32>
}
// -----
func.func @used_twice(%a: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) -> (tensor<1x4x5x5xf32>,
      tensor<1x6x7x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x7x3xf32>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x6x7x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x4x5x5xf32>
  return %1, %0 : tensor<1x4x5x5xf32>, tensor<1x6x7x3xf32>
}
// -----
func.func @added_to_a_border(%a: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) ->
      (tensor<1x5x7x5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x7x3xf32>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 0, 1, 1>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x6x7x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x5x7x5xf32>
  return %1 : tensor<1x5x7x5xf32>
}
// -----
func.func @a_dynamic_batch(%a: tensor<?x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) ->
      (tensor<?x4x5x5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<?x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<?x6x7x3xf32>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<?x6x7x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<?x4x5x5xf32>
  return %1 : tensor<?x4x5x5xf32>
}
// -----
func.func @channels(%a: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x4xf32>, %b: tensor<5xf32>) -> (tensor<1x4x4x5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 1, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x6x4xf32>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x6x6x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x4x4x5xf32>
  return %1 : tensor<1x4x4x5xf32>
}
// -----
func.func @a_negative_zero(%a: tensor<1x4x4x3xf32>, %w: tensor<5x3x3x3xf32>, %b: tensor<5xf32>) ->
      (tensor<1x4x5x5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<-0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x7x3xf32>
  %1 = tosa.conv2d %0, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>,
      dilation = array<i64: 1, 1>} : (tensor<1x6x7x3xf32>, tensor<5x3x3x3xf32>, tensor<5xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x4x5x5xf32>
  return %1 : tensor<1x4x5x5xf32>
}
// -----
func.func @depthwise(%a: tensor<1x4x4x3xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<6xf32>) -> (tensor<1x4x5x6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x7x3xf32>
  %1 = tosa.depthwise_conv2d %0, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1,
      1>, dilation = array<i64: 1, 1>} : (tensor<1x6x7x3xf32>, tensor<3x3x3x2xf32>, tensor<6xf32>, tensor<1xf32>,
      tensor<1xf32>) -> tensor<1x4x5x6xf32>
  return %1 : tensor<1x4x5x6xf32>
}
// -----
func.func @the_least_float(%a: tensor<1x4x4x3xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) ->
      (tensor<1x4x5x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<-3.40282347E+38> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x7x3xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x6x7x3xf32>) -> tensor<1x4x5x3xf32>
  return %1 : tensor<1x4x5x3xf32>
}
// -----
func.func @infinity(%a: tensor<1x4x4x3xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> (tensor<1x4x5x3xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %v = "tosa.const"() <{values = dense<0xFF800000> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x6x7x3xf32>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x6x7x3xf32>) -> tensor<1x4x5x3xf32>
  return %1 : tensor<1x4x5x3xf32>
}
// -----
func.func @the_least_integer(%a: tensor<1x4x4x3xi8>, %w: tensor<3x3x3x2xi8>, %b: tensor<3xi32>) ->
      (tensor<1x4x5x3xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %v = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x7x3xi8>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x6x7x3xi8>) -> tensor<1x4x5x3xi8>
  return %1 : tensor<1x4x5x3xi8>
}
// -----
func.func @not_the_least_integer(%a: tensor<1x4x4x3xi8>, %w: tensor<3x3x3x2xi8>, %b: tensor<3xi32>) ->
      (tensor<1x4x5x3xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %v = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x7x3xi8>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x6x7x3xi8>) -> tensor<1x4x5x3xi8>
  return %1 : tensor<1x4x5x3xi8>
}
// -----
func.func @as_wide_as_the_window(%a: tensor<1x4x4x3xi8>, %w: tensor<3x3x3x2xi8>, %b: tensor<3xi32>) ->
      (tensor<1x6x7x3xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %v = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 2, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %0 = tosa.pad %a, %p, %v : (tensor<1x4x4x3xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x6x7x3xi8>
  %1 = tosa.max_pool2d %0 {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} :
      (tensor<1x6x7x3xi8>) -> tensor<1x6x7x3xi8>
  return %1 : tensor<1x6x7x3xi8>
}
