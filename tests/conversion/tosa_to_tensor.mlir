// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-to-tensor))"
// ----- tosa.concat
func.func @concat_103(%a0: tensor<2x3xf32>, %a1: tensor<4x3xf32>) -> (tensor<6x3xf32>) {
  %r = tosa.concat %a0, %a1 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  return %r : tensor<6x3xf32>
}
// ----- tosa.concat
func.func @concat_104(%a0: tensor<2x?xf32>, %a1: tensor<2x?xf32>, %a2: tensor<2x2xf32>) -> (tensor<2x?xf32>) {
  %r = tosa.concat %a0, %a1, %a2 {axis = 1 : i32} : (tensor<2x?xf32>, tensor<2x?xf32>, tensor<2x2xf32>) ->
      tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}
// ----- tosa.const_shape, tosa.const, tosa.pad
func.func @pad_105(%a0: tensor<2x3xf32>) -> (tensor<3x8xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c2 = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %r = tosa.pad %a0, %c1, %c2 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x8xf32>
  return %r : tensor<3x8xf32>
}
// ----- tosa.const_shape, tosa.pad
func.func @pad_106(%a0: tensor<2x?xi32>, %a2: tensor<1xi32>) -> (tensor<2x?xi32>) {
  %c1 = tosa.const_shape {values = dense<[0, 0, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %r = tosa.pad %a0, %c1, %a2 : (tensor<2x?xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<2x?xi32>
  return %r : tensor<2x?xi32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_107(%a0: tensor<2x6xf32>) -> (tensor<3x4xf32>) {
  %c1 = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_108(%a0: tensor<2x?xf32>) -> (tensor<?xf32>) {
  %c1 = tosa.const_shape {values = dense<[-1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %a0, %c1 : (tensor<2x?xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_109(%a0: tensor<2x?xf32>) -> (tensor<2x?x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, -1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %r = tosa.reshape %a0, %c1 : (tensor<2x?xf32>, !tosa.shape<3>) -> tensor<2x?x3xf32>
  return %r : tensor<2x?x3xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_112(%a0: tensor<1x2x3xf32>) -> (tensor<6xf32>) {
  %c1 = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %a0, %c1 : (tensor<1x2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_113(%a0: tensor<6xf32>) -> (tensor<2x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<6xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_114(%a0: tensor<?xf32>) -> (tensor<2x3xf32>) {
  %c1 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<?xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
// ----- tosa.const_shape, tosa.reshape
func.func @reshape_115(%a0: tensor<2x?x4xf32>) -> (tensor<8x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[8, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a0, %c1 : (tensor<2x?x4xf32>, !tosa.shape<2>) -> tensor<8x?xf32>
  return %r : tensor<8x?xf32>
}
// ----- tosa.const_shape, tosa.slice
func.func @slice_118(%a0: tensor<6x5xf32>) -> (tensor<3x2xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x5xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}
// ----- tosa.const_shape, tosa.slice
func.func @slice_119(%a0: tensor<6x?xf32>) -> (tensor<3x?xf32>) {
  %c1 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c2 = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %a0, %c1, %c2 : (tensor<6x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x?xf32>
  return %r : tensor<3x?xf32>
}
// ----- an inferred size beside a zero, in front and behind
func.func @inferred(%a: tensor<4x6xf32>, %b: tensor<?x6xf32>, %z: tensor<0x6xf32>)
    -> (tensor<2x12xf32>, tensor<12x2xf32>, tensor<?x3x2xf32>, tensor<0x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %t = tosa.const_shape {values = dense<[12, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %u = tosa.const_shape {values = dense<[-1, 3, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %v = tosa.const_shape {values = dense<[-1, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<2x12xf32>
  %1 = tosa.reshape %a, %t : (tensor<4x6xf32>, !tosa.shape<2>) -> tensor<12x2xf32>
  %2 = tosa.reshape %b, %u : (tensor<?x6xf32>, !tosa.shape<3>) -> tensor<?x3x2xf32>
  %3 = tosa.reshape %z, %v : (tensor<0x6xf32>, !tosa.shape<2>) -> tensor<0x6xf32>
  return %0, %1, %2, %3 : tensor<2x12xf32>, tensor<12x2xf32>, tensor<?x3x2xf32>, tensor<0x6xf32>
}
