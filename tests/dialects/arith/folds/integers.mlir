// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- addi
func.func @addi_of_constant_and_negative() -> index {
  %a = arith.constant 9223372036854775806 : index
  %b = arith.constant -7 : index
  %r = arith.addi %a, %b : index
  return %r : index
}
func.func @addi_of_dense_and_dense_vector_3xi32() -> vector<3xi32> {
  %a = arith.constant dense<0> : vector<3xi32>
  %b = arith.constant dense<-2> : vector<3xi32>
  %r = arith.addi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @addi_of_minus_one_and_one_i32() -> i32 {
  %a = arith.constant -1 : i32
  %b = arith.constant 1 : i32
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func @addi_of_negative_and_negative() -> index {
  %a = arith.constant -9223372036854775807 : index
  %b = arith.constant -2 : index
  %r = arith.addi %a, %b : index
  return %r : index
}
func.func @addi_of_one_and_constant() -> index {
  %a = arith.constant 1 : index
  %b = arith.constant 7345582057314144126 : index
  %r = arith.addi %a, %b : index
  return %r : index
}
func.func @addi_of_two_and_negative_i64() -> i64 {
  %a = arith.constant 2 : i64
  %b = arith.constant -9223372036854775807 : i64
  %r = arith.addi %a, %b : i64
  return %r : i64
}
func.func @addi_of_x_and_poison_i32(%x: i32) -> i32 {
  %p = ub.poison : i32
  %r = arith.addi %x, %p : i32
  return %r : i32
}
func.func @addi_of_zero_and_one_i64() -> i64 {
  %a = arith.constant 0 : i64
  %b = arith.constant 1 : i64
  %r = arith.addi %a, %b : i64
  return %r : i64
}
// ----- maxsi
func.func @maxsi_of_constant_and_max_i32() -> i32 {
  %a = arith.constant 7 : i32
  %b = arith.constant 2147483647 : i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @maxsi_of_dense_and_dense_vector_3xi128() -> vector<3xi128> {
  %a = arith.constant dense<[-170141183460469231731687303715884105728, -170141183460469231731687303715884105727, -1]> : vector<3xi128>
  %b = arith.constant dense<[-170141183460469231731687303715884105728, 170141183460469231731687303715884105727,
      170141183460469231731687303715884105726]> : vector<3xi128>
  %r = arith.maxsi %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @maxsi_of_dense_and_dense_vector_3xi64() -> vector<3xi64> {
  %a = arith.constant dense<-9223372036854775808> : vector<3xi64>
  %b = arith.constant dense<-2> : vector<3xi64>
  %r = arith.maxsi %a, %b : vector<3xi64>
  return %r : vector<3xi64>
}
func.func @maxsi_of_negative_and_one_i32() -> i32 {
  %a = arith.constant -1792801240 : i32
  %b = arith.constant 1 : i32
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}
func.func @maxsi_of_same_i64(%x: i64) -> i64 {
  %r = arith.maxsi %x, %x : i64
  return %r : i64
}
func.func @maxsi_of_two_and_minus_one_i64() -> i64 {
  %a = arith.constant 2 : i64
  %b = arith.constant -1 : i64
  %r = arith.maxsi %a, %b : i64
  return %r : i64
}
func.func @maxsi_of_x_and_max_i7(%x: i7) -> i7 {
  %b = arith.constant 63 : i7
  %r = arith.maxsi %x, %b : i7
  return %r : i7
}
func.func @maxsi_of_x_and_poison_i128(%x: i128) -> i128 {
  %p = ub.poison : i128
  %r = arith.maxsi %x, %p : i128
  return %r : i128
}
// ----- maxui
func.func @maxui_of_dense_and_dense_vector_3xi128() -> vector<3xi128> {
  %a = arith.constant dense<[-170141183460469231731687303715884105728, 7, 2]> : vector<3xi128>
  %b = arith.constant dense<0> : vector<3xi128>
  %r = arith.maxui %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @maxui_of_dense_and_dense_vector_3xi8() -> vector<3xi8> {
  %a = arith.constant dense<[2, -128, -127]> : vector<3xi8>
  %b = arith.constant dense<[1, -2, 1]> : vector<3xi8>
  %r = arith.maxui %a, %b : vector<3xi8>
  return %r : vector<3xi8>
}
func.func @maxui_of_dense_and_dense_vector_3xindex() -> vector<3xindex> {
  %a = arith.constant dense<9223372036854775807> : vector<3xindex>
  %b = arith.constant dense<9223372036854775807> : vector<3xindex>
  %r = arith.maxui %a, %b : vector<3xindex>
  return %r : vector<3xindex>
}
func.func @maxui_of_negative_and_one() -> index {
  %a = arith.constant -7 : index
  %b = arith.constant 1 : index
  %r = arith.maxui %a, %b : index
  return %r : index
}
func.func @maxui_of_x_and_min_i64(%x: i64) -> i64 {
  %b = arith.constant -9223372036854775808 : i64
  %r = arith.maxui %x, %b : i64
  return %r : i64
}
func.func @maxui_of_x_and_minus_one_i128(%x: i128) -> i128 {
  %b = arith.constant -1 : i128
  %r = arith.maxui %x, %b : i128
  return %r : i128
}
func.func @maxui_of_x_and_poison_i128(%x: i128) -> i128 {
  %p = ub.poison : i128
  %r = arith.maxui %x, %p : i128
  return %r : i128
}
// ----- minsi
func.func @minsi_of_constant_and_constant_i32() -> i32 {
  %a = arith.constant 3 : i32
  %b = arith.constant 3 : i32
  %r = arith.minsi %a, %b : i32
  return %r : i32
}
func.func @minsi_of_constant_and_zero_i32() -> i32 {
  %a = arith.constant 2147483646 : i32
  %b = arith.constant 0 : i32
  %r = arith.minsi %a, %b : i32
  return %r : i32
}
func.func @minsi_of_dense_and_dense_vector_3xi128() -> vector<3xi128> {
  %a = arith.constant dense<[-7, 2, 1]> : vector<3xi128>
  %b = arith.constant dense<2> : vector<3xi128>
  %r = arith.minsi %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @minsi_of_dense_and_dense_vector_3xi32() -> vector<3xi32> {
  %a = arith.constant dense<[1, 2147483646, 473859968]> : vector<3xi32>
  %b = arith.constant dense<2147483646> : vector<3xi32>
  %r = arith.minsi %a, %b : vector<3xi32>
  return %r : vector<3xi32>
}
func.func @minsi_of_dense_and_dense_vector_3xi8() -> vector<3xi8> {
  %a = arith.constant dense<3> : vector<3xi8>
  %b = arith.constant dense<126> : vector<3xi8>
  %r = arith.minsi %a, %b : vector<3xi8>
  return %r : vector<3xi8>
}
func.func @minsi_of_max_and_max_i32() -> i32 {
  %a = arith.constant 2147483647 : i32
  %b = arith.constant 2147483647 : i32
  %r = arith.minsi %a, %b : i32
  return %r : i32
}
func.func @minsi_of_min_and_constant_i128() -> i128 {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant 19358087671951252861970956544787916494 : i128
  %r = arith.minsi %a, %b : i128
  return %r : i128
}
func.func @minsi_of_same_i7(%x: i7) -> i7 {
  %r = arith.minsi %x, %x : i7
  return %r : i7
}
func.func @minsi_of_two_and_negative_i7() -> i7 {
  %a = arith.constant 2 : i7
  %b = arith.constant -63 : i7
  %r = arith.minsi %a, %b : i7
  return %r : i7
}
func.func @minsi_of_x_and_max_i7(%x: i7) -> i7 {
  %b = arith.constant 63 : i7
  %r = arith.minsi %x, %b : i7
  return %r : i7
}
func.func @minsi_of_zero_and_x(%x: index) -> index {
  %b = arith.constant 0 : index
  %r = arith.minsi %b, %x : index
  return %r : index
}
// ----- minui
func.func @minui_of_constant_and_constant() -> index {
  %a = arith.constant 3 : index
  %b = arith.constant 9223372036854775806 : index
  %r = arith.minui %a, %b : index
  return %r : index
}
func.func @minui_of_constant_and_one() -> index {
  %a = arith.constant 7 : index
  %b = arith.constant 1 : index
  %r = arith.minui %a, %b : index
  return %r : index
}
func.func @minui_of_dense_and_dense_vector_3xi128() -> vector<3xi128> {
  %a = arith.constant dense<[-7, -170141183460469231731687303715884105727, -1]> : vector<3xi128>
  %b = arith.constant dense<2> : vector<3xi128>
  %r = arith.minui %a, %b : vector<3xi128>
  return %r : vector<3xi128>
}
func.func @minui_of_same_i7(%x: i7) -> i7 {
  %r = arith.minui %x, %x : i7
  return %r : i7
}
func.func @minui_of_zero_and_max_i8() -> i8 {
  %a = arith.constant 0 : i8
  %b = arith.constant 127 : i8
  %r = arith.minui %a, %b : i8
  return %r : i8
}
// ----- muli
func.func @muli_of_dense_and_dense_vector_40xi8() -> vector<40xi8> {
 %a = arith.constant dense<[35, 36, 89, -48, 30, -68, -94, 13, 85, -28, -97, 38, -62, 7, -119, -92, 38, 33, -101, 114,
     30, -75, 69, 51, -41, -78, 90, -5, -27, 68, 22, 110, 9, 107, 125, -94, -102, 67, 66, -68]> : vector<40xi8>
 %b = arith.constant dense<3> : vector<40xi8>
 %r = arith.muli %a, %b : vector<40xi8>
 return %r : vector<40xi8>
}
func.func @muli_of_min_and_min_i32() -> i32 {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant -2147483648 : i32
  %r = arith.muli %a, %b : i32
  return %r : i32
}
func.func @muli_of_same_i128(%x: i128) -> i128 {
  %r = arith.muli %x, %x : i128
  return %r : i128
}
func.func @muli_of_x_and_poison_i7(%x: i7) -> i7 {
  %p = ub.poison : i7
  %r = arith.muli %x, %p : i7
  return %r : i7
}
// ----- mulsi_extended
func.func @mulsi_extended_of_negative_and_zero_and_%r() -> index {
  %a = arith.constant -2 : index
  %b = arith.constant 0 : index
  %r:2 = arith.mulsi_extended %a, %b : index
  "x.use"(%r#1) : (index) -> ()
  return %r#0 : index
}
// ----- mului_extended
func.func @mului_extended_of_x_and_one_and_%r_i32(%x: i32) -> i32 {
  %b = arith.constant 1 : i32
  %r:2 = arith.mului_extended %x, %b : i32
  "x.use"(%r#1) : (i32) -> ()
  return %r#0 : i32
}
// ----- subi
func.func @subi_of_constant_and_constant_i7() -> i7 {
  %a = arith.constant 7 : i7
  %b = arith.constant 7 : i7
  %r = arith.subi %a, %b : i7
  return %r : i7
}
func.func @subi_of_dense_and_dense_vector_3xi8() -> vector<3xi8> {
  %a = arith.constant dense<[-2, -127, -128]> : vector<3xi8>
  %b = arith.constant dense<[7, 127, 7]> : vector<3xi8>
  %r = arith.subi %a, %b : vector<3xi8>
  return %r : vector<3xi8>
}
func.func @subi_of_negative_and_constant_i32() -> i32 {
  %a = arith.constant -123077062 : i32
  %b = arith.constant 7 : i32
  %r = arith.subi %a, %b : i32
  return %r : i32
}
func.func @subi_of_negative_and_constant_i7() -> i7 {
  %a = arith.constant -2 : i7
  %b = arith.constant 3 : i7
  %r = arith.subi %a, %b : i7
  return %r : i7
}
func.func @subi_of_one_and_min_i128() -> i128 {
  %a = arith.constant 1 : i128
  %b = arith.constant -170141183460469231731687303715884105728 : i128
  %r = arith.subi %a, %b : i128
  return %r : i128
}
func.func @subi_of_same_i64(%x: i64) -> i64 {
  %r = arith.subi %x, %x : i64
  return %r : i64
}
func.func @subi_of_x_and_one_i32(%x: i32) -> i32 {
  %b = arith.constant 1 : i32
  %r = arith.subi %x, %b : i32
  return %r : i32
}
func.func @subi_of_x_and_poison_i128(%x: i128) -> i128 {
  %p = ub.poison : i128
  %r = arith.subi %x, %p : i128
  return %r : i128
}
