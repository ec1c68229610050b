// COMPARE: --canonicalize
func.func @all_of_a_padded_tensor(%a: tensor<4xf32>) -> tensor<9xf32> {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32>
  %s = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[9]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<9xf32>
  return %1 : tensor<9xf32>
}
// -----
func.func @less_padding(%a: tensor<4xf32>) -> tensor<7xf32> {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32>
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[7]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<7xf32>
  return %1 : tensor<7xf32>
}
// -----
func.func @without_padding(%a: tensor<4xf32>) -> tensor<4xf32> {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32>
  %s = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @a_part_within_the_padding(%a: tensor<4xf32>) -> tensor<2xf32> {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32>
  %s = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// -----
func.func @a_part_and_some_padding(%a: tensor<4xf32>) -> tensor<5xf32> {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32>
  %s = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[5]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<5xf32>
  return %1 : tensor<5xf32>
}
// -----
func.func @padding_alone(%a: tensor<4xf32>) -> tensor<2xf32> {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32>
  %s = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
// -----
func.func @the_padding_in_front(%a: tensor<4xf32>) -> tensor<4xf32> {
  %p = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf32>
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<6xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
func.func @paddings_of_one_dim(%a: tensor<4x4xf32>) -> tensor<4x6xf32> {
  %p = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x6xf32>
  %s = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<6x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}
// -----
func.func @a_part_in_two_dims(%a: tensor<4x4xf32>) -> tensor<2x3xf32> {
  %p = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6x6xf32>
  %s = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<6x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// -----
func.func @the_first_operand(%a0: tensor<4x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<5x3xf32>) -> tensor<4x3xf32> {
  %0 = tosa.concat %a0, %a1, %a2 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<5x3xf32>) ->
      tensor<11x3xf32>
  %s = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[4, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<11x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}
// -----
func.func @a_part_of_the_first_operand(%a0: tensor<4x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<5x3xf32>) ->
      tensor<2x3xf32> {
  %0 = tosa.concat %a0, %a1, %a2 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<5x3xf32>) ->
      tensor<11x3xf32>
  %s = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<11x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// -----
func.func @a_part_of_the_second_operand(%a0: tensor<4x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<5x3xf32>) ->
      tensor<2x2xf32> {
  %0 = tosa.concat %a0, %a1, %a2 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<5x3xf32>) ->
      tensor<11x3xf32>
  %s = tosa.const_shape {values = dense<[4, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<11x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
// -----
func.func @parts_of_two_operands(%a0: tensor<4x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<5x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.concat %a0, %a1, %a2 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<5x3xf32>) ->
      tensor<11x3xf32>
  %s = tosa.const_shape {values = dense<[3, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<11x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// -----
func.func @the_last_operand(%a0: tensor<4x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<5x3xf32>) -> tensor<5x3xf32> {
  %0 = tosa.concat %a0, %a1, %a2 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<5x3xf32>) ->
      tensor<11x3xf32>
  %s = tosa.const_shape {values = dense<[6, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[5, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<11x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<5x3xf32>
  return %1 : tensor<5x3xf32>
}
// -----
func.func @columns_of_the_second_operand(%a0: tensor<3x4xf32>, %a1: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = tosa.concat %a0, %a1 {axis = 1 : i32} : (tensor<3x4xf32>, tensor<3x2xf32>) -> tensor<3x6xf32>
  %s = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<3x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
// -----
func.func @two_uses(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<9xf32>) {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32>
  %s = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<9xf32>
}
// -----
func.func @dynamic_result(%a: tensor<4xf32>) -> (tensor<?xf32>) {
  %p = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32>
  %s = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @dynamic_pad(%a: tensor<4x?xf32>) -> (tensor<3x2xf32>) {
  %p = tosa.const_shape {values = dense<[2, 3, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() <{values = dense<1.5> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4x?xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<9x?xf32>
  %s = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<9x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
// -----
func.func @dynamic_result_of_concat(%a: tensor<4xf32>) -> (tensor<?xf32>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %s = tosa.const_shape {values = dense<[5]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<8xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @dynamic_other_dims(%a: tensor<4x?xf32>) -> (tensor<3x2xf32>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<8x?xf32>
  %s = tosa.const_shape {values = dense<[5, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %0, %s, %z : (tensor<8x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x2xf32>
  return %1 : tensor<3x2xf32>
}
// -----
func.func @concat_used_twice(%a: tensor<4xf32>) -> (tensor<3xf32>, tensor<8xf32>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %s = tosa.const_shape {values = dense<[5]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.slice %0, %s, %z : (tensor<8xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xf32>
  return %1, %0 : tensor<3xf32>, tensor<8xf32>
}
// -----
func.func @slices_of_slices(%a: tensor<9xf32>) -> tensor<3xf32> {
  %s = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %t = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.slice %a, %s, %z : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<6xf32>
  %1 = tosa.slice %0, %s, %t : (tensor<6xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
