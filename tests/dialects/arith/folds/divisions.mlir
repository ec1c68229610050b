// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- ceildivsi
func.func @ceildivsi_of_min_and_constant_i32() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant 3 : i32
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}
func.func @ceildivsi_of_min_and_constant_i7() -> i7 {
  %a = arith.constant -64 : i7
  %b = arith.constant 62 : i7
  %r = arith.ceildivsi %a, %b : i7
  return %r : i7
}
func.func @ceildivsi_of_negative_and_x_i7(%x: i7) -> i7 {
  %b = arith.constant -2 : i7
  %r = arith.ceildivsi %b, %x : i7
  return %r : i7
}
func.func @ceildivsi_of_same(%x: index) -> index {
  %r = arith.ceildivsi %x, %x : index
  return %r : index
}
func.func @ceildivsi_of_x_and_constant(%x: index) -> index {
  %b = arith.constant 7 : index
  %r = arith.ceildivsi %x, %b : index
  return %r : index
}
func.func @ceildivsi_of_x_and_negative(%x: index) -> index {
  %b = arith.constant -2 : index
  %r = arith.ceildivsi %x, %b : index
  return %r : index
}
func.func @ceildivsi_of_x_and_poison_i8(%x: i8) -> i8 {
  %p = ub.poison : i8
  %r = arith.ceildivsi %x, %p : i8
  return %r : i8
}
// ----- ceildivui
func.func @ceildivui_of_constant_and_two_i64() -> i64 {
  %a = arith.constant 9223372036854775806 : i64
  %b = arith.constant 2 : i64
  %r = arith.ceildivui %a, %b : i64
  return %r : i64
}
func.func @ceildivui_of_max_and_minus_one_i8() -> i8 {
  %a = arith.constant 127 : i8
  %b = arith.constant -1 : i8
  %r = arith.ceildivui %a, %b : i8
  return %r : i8
}
func.func @ceildivui_of_minus_one_and_one_i32() -> i32 {
  %a = arith.constant -1 : i32
  %b = arith.constant 1 : i32
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
func.func @ceildivui_of_negative_and_constant_i7() -> i7 {
  %a = arith.constant -7 : i7
  %b = arith.constant 62 : i7
  %r = arith.ceildivui %a, %b : i7
  return %r : i7
}
func.func @ceildivui_of_negative_and_max_i32() -> i32 {
  %a = arith.constant -2 : i32
  %b = arith.constant 2147483647 : i32
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
func.func @ceildivui_of_negative_and_minus_one_i32() -> i32 {
  %a = arith.constant -2147483647 : i32
  %b = arith.constant -1 : i32
  %r = arith.ceildivui %a, %b : i32
  return %r : i32
}
func.func @ceildivui_of_same_i128(%x: i128) -> i128 {
  %r = arith.ceildivui %x, %x : i128
  return %r : i128
}
func.func @ceildivui_of_x_and_poison(%x: index) -> index {
  %p = ub.poison : index
  %r = arith.ceildivui %x, %p : index
  return %r : index
}
func.func @ceildivui_of_x_and_poison_i8(%x: i8) -> i8 {
  %p = ub.poison : i8
  %r = arith.ceildivui %x, %p : i8
  return %r : i8
}
func.func @ceildivui_of_x_and_zero_i7(%x: i7) -> i7 {
  %b = arith.constant 0 : i7
  %r = arith.ceildivui %x, %b : i7
  return %r : i7
}
// ----- divsi
func.func @divsi_of_constant_and_x_i32(%x: i32) -> i32 {
  %b = arith.constant 2147483646 : i32
  %r = arith.divsi %b, %x : i32
  return %r : i32
}
func.func @divsi_of_x_and_negative_i8(%x: i8) -> i8 {
  %b = arith.constant -2 : i8
  %r = arith.divsi %x, %b : i8
  return %r : i8
}
func.func @divsi_of_x_and_poison_i32(%x: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.divsi %x, %p : i32
  return %r : i32
}
// ----- divui
func.func @divui_of_negative_and_min() -> index {
  %a = arith.constant -7 : index
  %b = arith.constant -9223372036854775808 : index
  %r = arith.divui %a, %b : index
  return %r : index
}
func.func @divui_of_negative_and_negative_i128() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105727 : i128
  %b = arith.constant -2 : i128
  %r = arith.divui %a, %b : i128
  return %r : i128
}
func.func @divui_of_negative_and_negative_i32() -> i32 {
  %a = arith.constant -2 : i32
  %b = arith.constant -2 : i32
  %r = arith.divui %a, %b : i32
  return %r : i32
}
func.func @divui_of_negative_and_negative_i64() -> i64 {
  %a = arith.constant -9223372036854775807 : i64
  %b = arith.constant -9223372036854775807 : i64
  %r = arith.divui %a, %b : i64
  return %r : i64
}
func.func @divui_of_negative_and_two_i32() -> i32 {
  %a = arith.constant -2 : i32
  %b = arith.constant 2 : i32
  %r = arith.divui %a, %b : i32
  return %r : i32
}
func.func @divui_of_x_and_negative(%x: index) -> index {
  %b = arith.constant -9223372036854775807 : index
  %r = arith.divui %x, %b : index
  return %r : index
}
func.func @divui_of_x_and_negative_i128(%x: i128) -> i128 {
  %b = arith.constant -104184139554302060464767760049777035962 : i128
  %r = arith.divui %x, %b : i128
  return %r : i128
}
func.func @divui_of_x_and_negative_i7(%x: i7) -> i7 {
  %b = arith.constant -63 : i7
  %r = arith.divui %x, %b : i7
  return %r : i7
}
func.func @divui_of_zero_and_one() -> index {
  %a = arith.constant 0 : index
  %b = arith.constant 1 : index
  %r = arith.divui %a, %b : index
  return %r : index
}
// ----- floordivsi
func.func @floordivsi_of_dense_and_dense_several_types() -> (i32, i32, tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi8>) {
  %0 = arith.constant 0 : i32
  %8 = arith.constant 8 : i32
  %1 = arith.floordivsi %8, %0 : i32
  %2 = arith.floordivsi %0, %0 : i32
  %3 = arith.constant dense<[7, -7]> : tensor<2xi32>
  %4 = arith.constant dense<[0, 2]> : tensor<2xi32>
  %5 = arith.floordivsi %3, %4 : tensor<2xi32>
  %6 = arith.constant dense<[-128, 4, 5]> : tensor<3xi8>
  %7 = arith.constant dense<[-1, 0, 2]> : tensor<3xi8>
  %10 = arith.floordivsi %6, %7 : tensor<3xi8>
  %16 = arith.constant dense<[4, -128, 5]> : tensor<3xi8>
  %17 = arith.constant dense<[0, -1, 2]> : tensor<3xi8>
  %20 = arith.floordivsi %16, %17 : tensor<3xi8>
  %26 = arith.constant dense<[4, 3]> : tensor<2xi8>
  %27 = arith.constant dense<0> : tensor<2xi8>
  %28 = arith.floordivsi %26, %27 : tensor<2xi8>
  return %1, %2, %5, %10, %20, %28 : i32, i32, tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi8>
}
func.func @floordivsi_of_min_and_negative_i8() -> i8 {
  %a = arith.constant -128 : i8
  %b = arith.constant -126 : i8
  %r = arith.floordivsi %a, %b : i8
  return %r : i8
}
func.func @floordivsi_of_minus_one_and_max() -> index {
  %a = arith.constant -1 : index
  %b = arith.constant 9223372036854775807 : index
  %r = arith.floordivsi %a, %b : index
  return %r : index
}
func.func @floordivsi_of_negative_and_constant_i64() -> i64 {
  %a = arith.constant -5824775465558567818 : i64
  %b = arith.constant 3 : i64
  %r = arith.floordivsi %a, %b : i64
  return %r : i64
}
func.func @floordivsi_of_one_and_constant_i7() -> i7 {
  %a = arith.constant 1 : i7
  %b = arith.constant 7 : i7
  %r = arith.floordivsi %a, %b : i7
  return %r : i7
}
func.func @floordivsi_of_x_and_negative(%x: index) -> index {
  %b = arith.constant -9223372036854775807 : index
  %r = arith.floordivsi %x, %b : index
  return %r : index
}
func.func @floordivsi_of_x_and_negative_2(%x: index) -> index {
  %b = arith.constant -7 : index
  %r = arith.floordivsi %x, %b : index
  return %r : index
}
func.func @floordivsi_of_zero_and_negative_i8() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant -7 : i8
  %r = arith.floordivsi %a, %b : i8
  return %r : i8
}
// ----- remsi
func.func @remsi_of_constant_and_constant_i8() -> i8 {
  %a = arith.constant 7 : i8
  %b = arith.constant 3 : i8
  %r = arith.remsi %a, %b : i8
  return %r : i8
}
func.func @remsi_of_dense_and_dense_tensor_2xi32_tensor_3xi8_tensor_3xi8_tensor_2xi8() -> (tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi8>) {
  %3 = arith.constant dense<[7, -7]> : tensor<2xi32>
  %4 = arith.constant dense<[0, 2]> : tensor<2xi32>
  %5 = arith.ceildivsi %3, %4 : tensor<2xi32>
  %6 = arith.constant dense<[-128, 4, 5]> : tensor<3xi8>
  %7 = arith.constant dense<[-1, 0, 2]> : tensor<3xi8>
  %10 = arith.ceildivui %6, %7 : tensor<3xi8>
  %20 = arith.divsi %6, %7 : tensor<3xi8>
  %26 = arith.constant dense<[4, 3]> : tensor<2xi8>
  %27 = arith.constant dense<[0, 2]> : tensor<2xi8>
  %28 = arith.remsi %26, %27 : tensor<2xi8>
  return %5, %10, %20, %28 : tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi8>
}
func.func @remsi_of_minus_one_and_constant() -> index {
  %a = arith.constant -1 : index
  %b = arith.constant 3 : index
  %r = arith.remsi %a, %b : index
  return %r : index
}
func.func @remsi_of_x_and_min_i7(%x: i7) -> i7 {
  %b = arith.constant -64 : i7
  %r = arith.remsi %x, %b : i7
  return %r : i7
}
// ----- remui
func.func @remui_of_constant_and_negative() -> index {
  %a = arith.constant 9223372036854775806 : index
  %b = arith.constant -9223372036854775807 : index
  %r = arith.remui %a, %b : index
  return %r : index
}
func.func @remui_of_constant_and_two() -> index {
  %a = arith.constant 7 : index
  %b = arith.constant 2 : index
  %r = arith.remui %a, %b : index
  return %r : index
}
func.func @remui_of_max_and_negative_i7() -> i7 {
  %a = arith.constant 63 : i7
  %b = arith.constant -63 : i7
  %r = arith.remui %a, %b : i7
  return %r : i7
}
func.func @remui_of_max_and_x_i7(%x: i7) -> i7 {
  %b = arith.constant 63 : i7
  %r = arith.remui %b, %x : i7
  return %r : i7
}
func.func @remui_of_minus_one_and_minus_one_i8() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant -1 : i8
  %r = arith.remui %a, %b : i8
  return %r : i8
}
func.func @remui_of_negative_and_two_i64() -> i64 {
  %a = arith.constant -9223372036854775807 : i64
  %b = arith.constant 2 : i64
  %r = arith.remui %a, %b : i64
  return %r : i64
}
func.func @remui_of_x_and_poison_i128(%x: i128) -> i128 {
  %p = ub.poison : i128
  %r = arith.remui %x, %p : i128
  return %r : i128
}
