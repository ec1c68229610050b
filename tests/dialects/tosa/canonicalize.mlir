// COMPARE: --canonicalize
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_same(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_twice(%a: tensor<2x3xf32>) -> tensor<3x2xf32> {
  %s = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %t = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %1 = tosa.reshape %0, %t : (tensor<6xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
// ----- tosa.const_shape, tosa.const, tosa.reshape
func.func @reshape_const() -> tensor<3x2xf32> {
  %t = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = "tosa.const"() {values = dense<1.0> : tensor<6xf32>} : () -> tensor<6xf32>
  %1 = tosa.reshape %0, %t : (tensor<6xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
// ----- tosa.const_shape, tosa.const, tosa.reshape
func.func @reshape_const2() -> tensor<3x2xf32> {
  %t = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = "tosa.const"() {values = dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>} : () -> tensor<6xf32>
  %1 = tosa.reshape %0, %t : (tensor<6xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
// ----- tosa.transpose
func.func @transpose_identity(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// ----- tosa.transpose
func.func @transpose_twice(%a: tensor<2x3x4xf32>) -> tensor<3x4x2xf32> {
  %0 = tosa.transpose %a {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<4x2x3xf32>) -> tensor<3x4x2xf32>
  return %1 : tensor<3x4x2xf32>
}
// ----- tosa.transpose
func.func @transpose_back(%a: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = tosa.transpose %a {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<4x2x3xf32>) -> tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}
// ----- tosa.transpose
func.func @transpose_reshape(%a: tensor<1x3x4xf32>) -> tensor<3x4x1xf32> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 2, 0>} : (tensor<1x3x4xf32>) -> tensor<3x4x1xf32>
  return %0 : tensor<3x4x1xf32>
}
// ----- tosa.cast
func.func @cast_same(%a: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tosa.cast %a : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// ----- tosa.clamp
func.func @clamp_twice(%a: tensor<3xi8>) -> tensor<3xi8> {
  %0 = tosa.clamp %a {max_val = 100 : i8, min_val = -10 : i8} : (tensor<3xi8>) -> tensor<3xi8>
  %1 = tosa.clamp %0 {max_val = 50 : i8, min_val = -20 : i8} : (tensor<3xi8>) -> tensor<3xi8>
  return %1 : tensor<3xi8>
}
// ----- tosa.clamp
func.func @clamp_twice_float(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tosa.clamp %a {max_val = 100.0 : f32, min_val = -10.0 : f32} : (tensor<3xf32>) -> tensor<3xf32>
  %1 = tosa.clamp %0 {max_val = 50.0 : f32, min_val = -20.0 : f32} : (tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
// ----- tosa.clamp
func.func @clamp_nothing(%a: tensor<3xi8>) -> tensor<3xi8> {
  %0 = tosa.clamp %a {max_val = 127 : i8, min_val = -128 : i8} : (tensor<3xi8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}
// ----- tosa.clamp
func.func @clamp_infinite(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tosa.clamp %a {max_val = 0x7F800000 : f32, min_val = 0xFF800000 : f32} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// ----- tosa.const, tosa.select
func.func @select_true(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %c = "tosa.const"() {values = dense<true> : tensor<3xi1>} : () -> tensor<3xi1>
  %0 = tosa.select %c, %a, %b : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// ----- tosa.select
func.func @select_same(%c: tensor<3xi1>, %a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tosa.select %c, %a, %a : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// ----- tosa.logical_not, tosa.select
func.func @select_not(%c: tensor<3xi1>, %a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %n = tosa.logical_not %c : (tensor<3xi1>) -> tensor<3xi1>
  %0 = tosa.select %n, %a, %b : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// ----- tosa.const, tosa.add, tosa.sub
func.func @add_zero(%a: tensor<3xf32>, %b: tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>, tensor<3xi32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<3xf32>} : () -> tensor<3xf32>
  %i = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.add %a, %z : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %1 = tosa.add %i, %b : (tensor<1xi32>, tensor<3xi32>) -> tensor<3xi32>
  %2 = tosa.sub %b, %i : (tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
  return %0, %1, %2 : tensor<3xf32>, tensor<3xi32>, tensor<3xi32>
}
// ----- tosa.const, tosa.add, tosa.sub
func.func @add_consts() -> (tensor<3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %z = "tosa.const"() {values = dense<2.0> : tensor<3xf32>} : () -> tensor<3xf32>
  %i = "tosa.const"() {values = dense<7> : tensor<3xi32>} : () -> tensor<3xi32>
  %j = "tosa.const"() {values = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
  %0 = tosa.add %z, %z : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %1 = tosa.add %i, %j : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  %2 = tosa.sub %i, %j : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  %3 = tosa.intdiv %i, %j : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %0, %1, %2, %3 : tensor<3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul(%a: tensor<3xf32>, %b: tensor<3xi32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xi32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<3xf32>} : () -> tensor<3xf32>
  %o = "tosa.const"() {values = dense<1.0> : tensor<3xf32>} : () -> tensor<3xf32>
  %i = "tosa.const"() {values = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
  %0 = tosa.mul %a, %z, %s : (tensor<3xf32>, tensor<3xf32>, tensor<1xi8>) -> tensor<3xf32>
  %1 = tosa.mul %a, %o, %s : (tensor<3xf32>, tensor<3xf32>, tensor<1xi8>) -> tensor<3xf32>
  %2 = tosa.mul %b, %i, %s : (tensor<3xi32>, tensor<3xi32>, tensor<1xi8>) -> tensor<3xi32>
  return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xi32>
}
// ----- tosa.abs
func.func @abs_twice(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tosa.abs %a : (tensor<3xf32>) -> tensor<3xf32>
  %1 = tosa.abs %0 : (tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
// ----- tosa.const, tosa.negate
func.func @negate_twice(%a: tensor<3xf32>) -> tensor<3xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.negate %a, %z, %z : (tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  %1 = tosa.negate %0, %z, %z : (tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
// ----- tosa.concat
func.func @concat_one(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tosa.concat %a {axis = 0 : i32} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// ----- tosa.concat
func.func @concat_nested(%a: tensor<3xf32>, %b: tensor<2xf32>) -> tensor<8xf32> {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<3xf32>, tensor<2xf32>) -> tensor<5xf32>
  %1 = tosa.concat %0, %a {axis = 0 : i32} : (tensor<5xf32>, tensor<3xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// ----- tosa.const_shape, tosa.slice
func.func @slice_all(%a: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %s = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %t = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %s, %t : (tensor<3x2xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
// ----- tosa.const_shape, tosa.tile
func.func @tile_none(%a: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %s : (tensor<3x2xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
// ----- tosa.const_shape, tosa.const, tosa.pad
func.func @pad_none(%a: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %s = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %s, %z : (tensor<3x2xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
// ----- tosa.reduce_sum
func.func @reduce_one(%a: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<3x1xf32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
// ----- tosa.argmax
func.func @argmax_one(%a: tensor<3x1xf32>) -> tensor<3xi32> {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<3x1xf32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
// ----- tosa.reverse
func.func @reverse_one(%a: tensor<3x1xf32>) -> tensor<3x1xf32> {
  %0 = tosa.reverse %a {axis = 1 : i32} : (tensor<3x1xf32>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}
// ----- tosa.max_pool2d
func.func @max_pool_none(%a: tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32> {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} :
      (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32>
  return %0 : tensor<1x1x1x3xf32>
}
// ----- tosa.const, tosa.reciprocal
func.func @reciprocal() -> tensor<3xf32> {
  %i = "tosa.const"() {values = dense<4.0> : tensor<3xf32>} : () -> tensor<3xf32>
  %0 = tosa.reciprocal %i : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// ----- tosa.const, tosa.equal, tosa.greater
func.func @compare(%a: tensor<3xi32>) -> (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) {
  %i = "tosa.const"() {values = dense<7> : tensor<3xi32>} : () -> tensor<3xi32>
  %j = "tosa.const"() {values = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
  %0 = tosa.equal %i, %j : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %1 = tosa.greater %i, %j : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %2 = tosa.greater_equal %i, %j : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %3 = tosa.equal %a, %a : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  return %0, %1, %2, %3 : tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>
}
// ----- tosa.const, tosa.cast
func.func @cast_const() -> (tensor<3xf32>, tensor<3xi8>, tensor<3xi32>) {
  %i = "tosa.const"() {values = dense<7> : tensor<3xi32>} : () -> tensor<3xi32>
  %f = "tosa.const"() {values = dense<2.5> : tensor<3xf32>} : () -> tensor<3xf32>
  %0 = tosa.cast %i : (tensor<3xi32>) -> tensor<3xf32>
  %1 = tosa.cast %i : (tensor<3xi32>) -> tensor<3xi8>
  %2 = tosa.cast %f : (tensor<3xf32>) -> tensor<3xi32>
  return %0, %1, %2 : tensor<3xf32>, tensor<3xi8>, tensor<3xi32>
}
// ----- tosa.const_shape, tosa.resize
func.func @resize_same(%a: tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32> {
  %s = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %o, %o {mode = BILINEAR} : (tensor<1x3x3x1xf32>, !tosa.shape<4>, !tosa.shape<2>,
      !tosa.shape<2>) -> tensor<1x3x3x1xf32>
  return %0 : tensor<1x3x3x1xf32>
}
// ----- tosa.const, tosa.transpose
func.func @transpose_const() -> (tensor<3x2xf32>, tensor<3x2xf32>) {
  %0 = "tosa.const"() {values = dense<1.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %1 = "tosa.const"() {values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %2 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %3 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return %2, %3 : tensor<3x2xf32>, tensor<3x2xf32>
}
// ----- tosa.const_shape, tosa.const, tosa.slice
func.func @slice_const() -> tensor<1x2xf32> {
  %s = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %t = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a = "tosa.const"() {values = dense<1.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %0 = tosa.slice %a, %s, %t : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}
// ----- tosa.const, tosa.mul
func.func @mul_const() -> (tensor<3xi32>, tensor<3xi32>) {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %t = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %i = "tosa.const"() {values = dense<7> : tensor<3xi32>} : () -> tensor<3xi32>
  %0 = tosa.mul %i, %i, %s : (tensor<3xi32>, tensor<3xi32>, tensor<1xi8>) -> tensor<3xi32>
  %1 = tosa.mul %i, %i, %t : (tensor<3xi32>, tensor<3xi32>, tensor<1xi8>) -> tensor<3xi32>
  return %0, %1 : tensor<3xi32>, tensor<3xi32>
}
