// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- and
func.func @and_of_and_of_x_and_negative_and_negative(%x: index) -> index {
  %a = index.constant -7924530814191076712
  %b = index.constant -2147483648
  %q = index.and %x, %a
  %r = index.and %q, %b
  return %r : index
}
func.func @and_of_constant_and_minus_one() -> index {
  %a = index.constant 2147483647
  %b = index.constant -1
  %r = index.and %a, %b
  return %r : index
}
func.func @and_of_constant_and_negative() -> index {
  %a = index.constant 7
  %b = index.constant -2147483648
  %r = index.and %a, %b
  return %r : index
}
func.func @and_of_constant_and_negative_2() -> index {
  %a = index.constant 96
  %b = index.constant -8745040462456628067
  %r = index.and %a, %b
  return %r : index
}
func.func @and_of_constant_and_x(%x: index) -> index {
  %b = index.constant 5
  %r = index.and %b, %x
  return %r : index
}
func.func @and_of_minus_one_and_constant() -> index {
  %a = index.constant -1
  %b = index.constant 76
  %r = index.and %a, %b
  return %r : index
}
func.func @and_of_minus_one_and_constant_2() -> index {
  %a = index.constant -1
  %b = index.constant 3
  %r = index.and %a, %b
  return %r : index
}
func.func @and_of_minus_one_and_x(%x: index) -> index {
  %b = index.constant -1
  %r = index.and %b, %x
  return %r : index
}
func.func @and_of_one_and_x(%x: index) -> index {
  %b = index.constant 1
  %r = index.and %b, %x
  return %r : index
}
func.func @and_of_two_and_negative() -> index {
  %a = index.constant 2
  %b = index.constant -2
  %r = index.and %a, %b
  return %r : index
}
func.func @and_of_x_and_constant(%x: index) -> index {
  %b = index.constant 5
  %r = index.and %x, %b
  return %r : index
}
// ----- or
func.func @or_of_constant_and_two() -> index {
  %a = index.constant 2147483647
  %b = index.constant 2
  %r = index.or %a, %b
  return %r : index
}
func.func @or_of_constant_and_two_2() -> index {
  %a = index.constant 2147483647
  %b = index.constant 2
  %r = index.or %a, %b
  return %r : index
}
func.func @or_of_max_and_max() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 9223372036854775807
  %r = index.or %a, %b
  return %r : index
}
func.func @or_of_one_and_x(%x: index) -> index {
  %b = index.constant 1
  %r = index.or %b, %x
  return %r : index
}
func.func @or_of_or_of_x_and_negative_and_two(%x: index) -> index {
  %a = index.constant -62
  %b = index.constant 2
  %q = index.or %x, %a
  %r = index.or %q, %b
  return %r : index
}
func.func @or_of_same(%x: index) -> index {
  %r = index.or %x, %x
  return %r : index
}
func.func @or_of_x_and_minus_one(%x: index) -> index {
  %b = index.constant -1
  %r = index.or %x, %b
  return %r : index
}
// ----- shl
func.func @shl_of_min_and_zero() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant 0
  %r = index.shl %a, %b
  return %r : index
}
func.func @shl_of_minus_one_and_constant() -> index {
  %a = index.constant -1
  %b = index.constant 5
  %r = index.shl %a, %b
  return %r : index
}
func.func @shl_of_negative_and_constant() -> index {
  %a = index.constant -2147483648
  %b = index.constant 64
  %r = index.shl %a, %b
  return %r : index
}
func.func @shl_of_two_and_constant() -> index {
  %a = index.constant 2
  %b = index.constant 5
  %r = index.shl %a, %b
  return %r : index
}
func.func @shl_of_x_and_one(%x: index) -> index {
  %b = index.constant 1
  %r = index.shl %x, %b
  return %r : index
}
func.func @shl_of_zero_and_constant() -> index {
  %a = index.constant 0
  %b = index.constant 31
  %r = index.shl %a, %b
  return %r : index
}
// ----- shrs
func.func @shrs_of_constant_and_zero() -> index {
  %a = index.constant 7
  %b = index.constant 0
  %r = index.shrs %a, %b
  return %r : index
}
func.func @shrs_of_max_and_constant() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 64
  %r = index.shrs %a, %b
  return %r : index
}
func.func @shrs_of_max_and_zero() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 0
  %r = index.shrs %a, %b
  return %r : index
}
func.func @shrs_of_negative_and_one() -> index {
  %a = index.constant -6289400153651822735
  %b = index.constant 1
  %r = index.shrs %a, %b
  return %r : index
}
func.func @shrs_of_shrs_of_x_and_constant_and_negative(%x: index) -> index {
  %a = index.constant 2147483647
  %b = index.constant -2510232060595410518
  %q = index.shrs %x, %a
  %r = index.shrs %q, %b
  return %r : index
}
func.func @shrs_of_shrs_of_x_and_min_and_negative(%x: index) -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant -2147483648
  %q = index.shrs %x, %a
  %r = index.shrs %q, %b
  return %r : index
}
func.func @shrs_of_x_and_minus_one(%x: index) -> index {
  %b = index.constant -1
  %r = index.shrs %x, %b
  return %r : index
}
// ----- shru
func.func @shru_of_constant_and_constant() -> index {
  %a = index.constant 7
  %b = index.constant 64
  %r = index.shru %a, %b
  return %r : index
}
func.func @shru_of_constant_and_constant_2() -> index {
  %a = index.constant 2147483647
  %b = index.constant 32
  %r = index.shru %a, %b
  return %r : index
}
func.func @shru_of_constant_and_constant_3() -> index {
  %a = index.constant 4294967296
  %b = index.constant 32
  %r = index.shru %a, %b
  return %r : index
}
func.func @shru_of_constant_and_one() -> index {
  %a = index.constant 7
  %b = index.constant 1
  %r = index.shru %a, %b
  return %r : index
}
func.func @shru_of_min_and_constant() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant 63
  %r = index.shru %a, %b
  return %r : index
}
func.func @shru_of_negative_and_constant() -> index {
  %a = index.constant -7
  %b = index.constant 64
  %r = index.shru %a, %b
  return %r : index
}
func.func @shru_of_negative_and_zero() -> index {
  %a = index.constant -7
  %b = index.constant 0
  %r = index.shru %a, %b
  return %r : index
}
func.func @shru_of_x_and_constant(%x: index) -> index {
  %b = index.constant 5
  %r = index.shru %x, %b
  return %r : index
}
func.func @shru_of_x_and_minus_one(%x: index) -> index {
  %b = index.constant -1
  %r = index.shru %x, %b
  return %r : index
}
func.func @shru_of_x_and_zero(%x: index) -> index {
  %b = index.constant 0
  %r = index.shru %x, %b
  return %r : index
}
// ----- xor
func.func @xor_of_constant_and_constant() -> index {
  %a = index.constant 3
  %b = index.constant 7
  %r = index.xor %a, %b
  return %r : index
}
func.func @xor_of_constant_and_negative() -> index {
  %a = index.constant 4294967296
  %b = index.constant -1280564192
  %r = index.xor %a, %b
  return %r : index
}
func.func @xor_of_minus_one_and_x(%x: index) -> index {
  %b = index.constant -1
  %r = index.xor %b, %x
  return %r : index
}
func.func @xor_of_negative_and_min() -> index {
  %a = index.constant -2147483648
  %b = index.constant -9223372036854775808
  %r = index.xor %a, %b
  return %r : index
}
func.func @xor_of_negative_and_negative() -> index {
  %a = index.constant -7
  %b = index.constant -502842741692055066
  %r = index.xor %a, %b
  return %r : index
}
func.func @xor_of_negative_and_one() -> index {
  %a = index.constant -2
  %b = index.constant 1
  %r = index.xor %a, %b
  return %r : index
}
func.func @xor_of_one_and_x(%x: index) -> index {
  %b = index.constant 1
  %r = index.xor %b, %x
  return %r : index
}
func.func @xor_of_x_and_minus_one(%x: index) -> index {
  %b = index.constant -1
  %r = index.xor %x, %b
  return %r : index
}
