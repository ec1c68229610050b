// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-reduce-transposes))"
// ----- a
func.func @a(%x: tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32> {
  %0 = tosa.transpose %x {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.abs %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %2 : tensor<1x2x3x4xf32>
}
// ----- c
func.func @c(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %k = "tosa.const"() <{values = dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.add %0, %k : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// ----- fork
func.func @fork(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3x2xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.abs %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2, %1 : tensor<2x3xf32>, tensor<3x2xf32>
}
// ----- two
func.func @two(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.abs %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %3 = tosa.exp %1 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2, %4 : tensor<2x3xf32>, tensor<2x3xf32>
}
// ----- resh
func.func @resh(%x: tensor<6xf32>) -> tensor<1x3x2xf32> {
  %s = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %x, %s : (tensor<6xf32>, !tosa.shape<3>) -> tensor<1x2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 0, 2, 1>} : (tensor<1x2x3xf32>) -> tensor<1x3x2xf32>
  return %1 : tensor<1x3x2xf32>
}
// ----- resh2
func.func @resh2(%x: tensor<6xf32>) -> tensor<6x1x1xf32> {
  %s = tosa.const_shape {values = dense<[1, 1, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %x, %s : (tensor<6xf32>, !tosa.shape<3>) -> tensor<1x1x6xf32>
  %2 = tosa.abs %0 : (tensor<1x1x6xf32>) -> tensor<1x1x6xf32>
  %1 = tosa.transpose %2 {perms = array<i32: 2, 0, 1>} : (tensor<1x1x6xf32>) -> tensor<6x1x1xf32>
  return %1 : tensor<6x1x1xf32>
}
// ----- resh3
func.func @resh3(%x: tensor<2x3xf32>) -> tensor<2x1x3xf32> {
  %s = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<1x2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0, 2>} : (tensor<1x2x3xf32>) -> tensor<2x1x3xf32>
  return %1 : tensor<2x1x3xf32>
}
// ----- onlyc
func.func @onlyc() -> tensor<2x3xf32> {
  %k = "tosa.const"() <{values = dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %2 = tosa.transpose %k {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// ----- usedc
func.func @usedc() -> (tensor<2x3xf32>, tensor<3x2xf32>) {
  %k = "tosa.const"() <{values = dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %2 = tosa.transpose %k {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2, %k : tensor<2x3xf32>, tensor<3x2xf32>
}
// ----- mul
func.func @mul(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %sh = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.mul %0, %0, %sh : (tensor<3x2xf32>, tensor<3x2xf32>, tensor<1xi8>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// ----- bc
func.func @bc(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %y0 = tosa.transpose %y {perms = array<i32: 1, 0>} : (tensor<1x3xf32>) -> tensor<3x1xf32>
  %1 = tosa.add %0, %y0 : (tensor<3x2xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// ----- cast
func.func @cast(%x: tensor<2x3xf32>) -> tensor<2x3xi32> {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.cast %0 : (tensor<3x2xf32>) -> tensor<3x2xi32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}
// ----- twice
func.func @twice(%x: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  %0 = tosa.transpose %x {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %2 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<3x4x2xf32>) -> tensor<4x2x3xf32>
  return %2 : tensor<4x2x3xf32>
}
// ----- inv
func.func @inv(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = tosa.transpose %x {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %2 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
  return %2 : tensor<2x3x4xf32>
}
// ----- id
func.func @id(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = tosa.transpose %x {perms = array<i32: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// ----- tusers
func.func @tusers(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3x2xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.abs %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2, %0 : tensor<2x3xf32>, tensor<3x2xf32>
}
// ----- deaduser
func.func @deaduser(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.abs %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %3 = tosa.exp %1 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  return %2 : tensor<2x3xf32>
}
// ----- unrelateddead
func.func @unrelateddead(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %3 = tosa.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// ----- clamp
func.func @clamp(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// ----- sel
func.func @sel(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %c = tosa.greater %0, %0 : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
  %1 = tosa.select %c, %0, %0 : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// ----- dyn
func.func @dyn(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<?x3xf32>) -> tensor<3x?xf32>
  %1 = tosa.abs %0 : (tensor<3x?xf32>) -> tensor<3x?xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x?xf32>) -> tensor<?x3xf32>
  return %2 : tensor<?x3xf32>
}
// ----- r1
func.func @r1(%x: tensor<6x1xf32>) -> tensor<6x1x1xf32> {
  %s = tosa.const_shape {values = dense<[1, 1, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %x, %s : (tensor<6x1xf32>, !tosa.shape<3>) -> tensor<1x1x6xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<1x1x6xf32>) -> tensor<6x1x1xf32>
  return %1 : tensor<6x1x1xf32>
}
// ----- r2
func.func @r2(%x: tensor<2x3xf32>) -> tensor<6x1x1xf32> {
  %s = tosa.const_shape {values = dense<[1, 1, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<1x1x6xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<1x1x6xf32>) -> tensor<6x1x1xf32>
  return %1 : tensor<6x1x1xf32>
}
// ----- r3
func.func @r3(%x: tensor<2x3xf32>) -> tensor<2x3x1xf32> {
  %s = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<3>) -> tensor<1x2x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<1x2x3xf32>) -> tensor<2x3x1xf32>
  return %1 : tensor<2x3x1xf32>
}
// ----- r4
func.func @r4(%x: tensor<1x1xf32>) -> tensor<1x1x1xf32> {
  %s = tosa.const_shape {values = dense<[1, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %x, %s : (tensor<1x1xf32>, !tosa.shape<3>) -> tensor<1x1x1xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return %1 : tensor<1x1x1xf32>
}
// ----- ruse
func.func @ruse(%x: tensor<6xf32>) -> (tensor<6x1x1xf32>, tensor<1x1x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %x, %s : (tensor<6xf32>, !tosa.shape<3>) -> tensor<1x1x6xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<1x1x6xf32>) -> tensor<6x1x1xf32>
  return %1, %0 : tensor<6x1x1xf32>, tensor<1x1x6xf32>
}
// ----- mixed
func.func @mixed(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.abs %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %3 = tosa.add %1, %y : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2, %4 : tensor<2x3xf32>, tensor<2x3xf32>
}
// ----- splat
func.func @splat() -> tensor<2x3xf32> {
  %k = "tosa.const"() <{values = dense<1.0> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %2 = tosa.transpose %k {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// ----- same
func.func @same(%x: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.abs %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %4 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2, %4 : tensor<2x3xf32>, tensor<2x3xf32>
}
// ----- order
func.func @order(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.abs %0 : (tensor<3x2xf32>) -> tensor<3x2xf32>
  %a = tosa.add %x, %y : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %k = "tosa.const"() <{values = dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>}> : () -> tensor<3x2xf32>
  %b = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %3 = tosa.add %1, %b : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %5 = tosa.sub %3, %k : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %4 = tosa.transpose %5 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %4 : tensor<2x3xf32>
}
// ----- zero points are no part of the chain
// MLIR LEFT OUT: mlir-opt permutes the sizes of zero points, past their end
func.func @negate(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.negate %0, %z, %z : (tensor<3x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
// ----- truth values
// MLIR LEFT OUT: mlir-opt crashes
func.func @truth() -> tensor<2x3xi1> {
  %k = "tosa.const"() <{values = dense<[[true, false], [true, true], [false, true]]> : tensor<3x2xi1>}> : () -> tensor<3x2xi1>
  %2 = tosa.transpose %k {perms = array<i32: 1, 0>} : (tensor<3x2xi1>) -> tensor<2x3xi1>
  return %2 : tensor<2x3xi1>
}
// -----
// MLIR LEFT OUT: keeps blocks that cannot be reached
func.func @unreachable(%a: i32) -> i32 {
  cf.br ^bb2(%a : i32)
^bb1(%x: i32):
  %y = arith.addi %x, %x : i32
  cf.br ^bb2(%y : i32)
^bb2(%z: i32):
  return %z : i32
}
