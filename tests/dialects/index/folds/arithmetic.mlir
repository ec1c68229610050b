// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- add
func.func @add_of_add_of_x_and_two_and_negative(%x: index) -> index {
  %a = index.constant 2
  %b = index.constant -2
  %q = index.add %x, %a
  %r = index.add %q, %b
  return %r : index
}
func.func @add_of_constant_and_constant() -> index {
  %a = index.constant 2147483647
  %b = index.constant 3
  %r = index.add %a, %b
  return %r : index
}
func.func @add_of_constant_and_zero() -> index {
  %a = index.constant 2147483647
  %b = index.constant 0
  %r = index.add %a, %b
  return %r : index
}
func.func @add_of_max_and_constant() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 3
  %r = index.add %a, %b
  return %r : index
}
func.func @add_of_max_and_negative() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant -2
  %r = index.add %a, %b
  return %r : index
}
func.func @add_of_negative_and_constant() -> index {
  %a = index.constant -2147483648
  %b = index.constant 3
  %r = index.add %a, %b
  return %r : index
}
func.func @add_of_one_and_constant() -> index {
  %a = index.constant 1
  %b = index.constant 2147483648
  %r = index.add %a, %b
  return %r : index
}
func.func @add_of_x_and_zero(%x: index) -> index {
  %b = index.constant 0
  %r = index.add %x, %b
  return %r : index
}
func.func @add_of_zero_and_constant() -> index {
  %a = index.constant 0
  %b = index.constant 2147483648
  %r = index.add %a, %b
  return %r : index
}
func.func @add_of_zero_and_x(%x: index) -> index {
  %b = index.constant 0
  %r = index.add %b, %x
  return %r : index
}
// ----- maxs
func.func @maxs_of_minus_one_and_minus_one() -> index {
  %a = index.constant -1
  %b = index.constant -1
  %r = index.maxs %a, %b
  return %r : index
}
func.func @maxs_of_negative_and_constant() -> index {
  %a = index.constant -65
  %b = index.constant 2147483647
  %r = index.maxs %a, %b
  return %r : index
}
func.func @maxs_of_negative_and_constant_2() -> index {
  %a = index.constant -2
  %b = index.constant 3
  %r = index.maxs %a, %b
  return %r : index
}
func.func @maxs_of_one_and_negative() -> index {
  %a = index.constant 1
  %b = index.constant -2
  %r = index.maxs %a, %b
  return %r : index
}
func.func @maxs_of_two_and_constant() -> index {
  %a = index.constant 2
  %b = index.constant 2147483647
  %r = index.maxs %a, %b
  return %r : index
}
func.func @maxs_of_x_and_constant(%x: index) -> index {
  %b = index.constant 5
  %r = index.maxs %x, %b
  return %r : index
}
func.func @maxs_of_x_and_zero(%x: index) -> index {
  %b = index.constant 0
  %r = index.maxs %x, %b
  return %r : index
}
func.func @maxs_of_zero_and_constant() -> index {
  %a = index.constant 0
  %b = index.constant 7
  %r = index.maxs %a, %b
  return %r : index
}
// ----- maxu
func.func @maxu_of_constant_and_constant() -> index {
  %a = index.constant 4294967296
  %b = index.constant 2147483647
  %r = index.maxu %a, %b
  return %r : index
}
func.func @maxu_of_constant_and_constant_2() -> index {
  %a = index.constant 7
  %b = index.constant 4294967296
  %r = index.maxu %a, %b
  return %r : index
}
func.func @maxu_of_constant_and_minus_one() -> index {
  %a = index.constant 2147483648
  %b = index.constant -1
  %r = index.maxu %a, %b
  return %r : index
}
func.func @maxu_of_max_and_constant() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 16
  %r = index.maxu %a, %b
  return %r : index
}
func.func @maxu_of_maxu_of_x_and_constant_and_negative(%x: index) -> index {
  %a = index.constant 2147483648
  %b = index.constant -1854128556
  %q = index.maxu %x, %a
  %r = index.maxu %q, %b
  return %r : index
}
func.func @maxu_of_one_and_x(%x: index) -> index {
  %b = index.constant 1
  %r = index.maxu %b, %x
  return %r : index
}
func.func @maxu_of_same(%x: index) -> index {
  %r = index.maxu %x, %x
  return %r : index
}
func.func @maxu_of_two_and_negative() -> index {
  %a = index.constant 2
  %b = index.constant -7
  %r = index.maxu %a, %b
  return %r : index
}
// ----- mins
func.func @mins_of_constant_and_negative() -> index {
  %a = index.constant 646580143
  %b = index.constant -2147483648
  %r = index.mins %a, %b
  return %r : index
}
func.func @mins_of_max_and_minus_one() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant -1
  %r = index.mins %a, %b
  return %r : index
}
func.func @mins_of_minus_one_and_zero() -> index {
  %a = index.constant -1
  %b = index.constant 0
  %r = index.mins %a, %b
  return %r : index
}
func.func @mins_of_negative_and_constant() -> index {
  %a = index.constant -7640546442496902825
  %b = index.constant 2147483647
  %r = index.mins %a, %b
  return %r : index
}
func.func @mins_of_negative_and_constant_2() -> index {
  %a = index.constant -2147483648
  %b = index.constant 4294967296
  %r = index.mins %a, %b
  return %r : index
}
func.func @mins_of_negative_and_negative() -> index {
  %a = index.constant -3859237020277226714
  %b = index.constant -2
  %r = index.mins %a, %b
  return %r : index
}
func.func @mins_of_x_and_constant(%x: index) -> index {
  %b = index.constant 5
  %r = index.mins %x, %b
  return %r : index
}
func.func @mins_of_zero_and_x(%x: index) -> index {
  %b = index.constant 0
  %r = index.mins %b, %x
  return %r : index
}
// ----- minu
func.func @minu_of_constant_and_constant() -> index {
  %a = index.constant 7
  %b = index.constant 2147483647
  %r = index.minu %a, %b
  return %r : index
}
func.func @minu_of_max_and_min() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant -9223372036854775808
  %r = index.minu %a, %b
  return %r : index
}
func.func @minu_of_min_and_negative() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant -3666922982246624745
  %r = index.minu %a, %b
  return %r : index
}
func.func @minu_of_minu_of_x_and_negative_and_negative(%x: index) -> index {
  %a = index.constant -7
  %b = index.constant -8880125647098795419
  %q = index.minu %x, %a
  %r = index.minu %q, %b
  return %r : index
}
func.func @minu_of_minus_one_and_x(%x: index) -> index {
  %b = index.constant -1
  %r = index.minu %b, %x
  return %r : index
}
func.func @minu_of_x_and_minus_one(%x: index) -> index {
  %b = index.constant -1
  %r = index.minu %x, %b
  return %r : index
}
func.func @minu_of_zero_and_negative() -> index {
  %a = index.constant 0
  %b = index.constant -2
  %r = index.minu %a, %b
  return %r : index
}
// ----- mul
func.func @mul_of_constant_and_constant() -> index {
  %a = index.constant 3
  %b = index.constant 7
  %r = index.mul %a, %b
  return %r : index
}
func.func @mul_of_constant_and_constant_2() -> index {
  %a = index.constant 7
  %b = index.constant 3
  %r = index.mul %a, %b
  return %r : index
}
func.func @mul_of_minus_one_and_constant() -> index {
  %a = index.constant -1
  %b = index.constant 7
  %r = index.mul %a, %b
  return %r : index
}
func.func @mul_of_x_and_constant(%x: index) -> index {
  %b = index.constant 5
  %r = index.mul %x, %b
  return %r : index
}
func.func @mul_of_x_and_one(%x: index) -> index {
  %b = index.constant 1
  %r = index.mul %x, %b
  return %r : index
}
// ----- sub
func.func @sub_of_constant_and_negative() -> index {
  %a = index.constant 2147483647
  %b = index.constant -2
  %r = index.sub %a, %b
  return %r : index
}
func.func @sub_of_minus_one_and_x(%x: index) -> index {
  %b = index.constant -1
  %r = index.sub %b, %x
  return %r : index
}
func.func @sub_of_negative_and_constant() -> index {
  %a = index.constant -2147483648
  %b = index.constant 2147483648
  %r = index.sub %a, %b
  return %r : index
}
func.func @sub_of_one_and_x(%x: index) -> index {
  %b = index.constant 1
  %r = index.sub %b, %x
  return %r : index
}
func.func @sub_of_sub_of_x_and_constant_and_minus_one(%x: index) -> index {
  %a = index.constant 2147483648
  %b = index.constant -1
  %q = index.sub %x, %a
  %r = index.sub %q, %b
  return %r : index
}
func.func @sub_of_sub_of_x_and_zero_and_constant(%x: index) -> index {
  %a = index.constant 0
  %b = index.constant 3
  %q = index.sub %x, %a
  %r = index.sub %q, %b
  return %r : index
}
func.func @sub_of_two_and_constant() -> index {
  %a = index.constant 2
  %b = index.constant 7
  %r = index.sub %a, %b
  return %r : index
}
func.func @sub_of_zero_and_constant() -> index {
  %a = index.constant 0
  %b = index.constant 3
  %r = index.sub %a, %b
  return %r : index
}
