// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- ceildivs
func.func @ceildivs_of_ceildivs_of_x_and_negative_and_negative(%x: index) -> index {
  %a = index.constant -826604736
  %b = index.constant -8097673793730789866
  %q = index.ceildivs %x, %a
  %r = index.ceildivs %q, %b
  return %r : index
}
func.func @ceildivs_of_constant_and_max() -> index {
  %a = index.constant 71
  %b = index.constant 9223372036854775807
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @ceildivs_of_constant_and_zero() -> index {
  %a = index.constant 2147483647
  %b = index.constant 0
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @ceildivs_of_max_and_negative() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant -2
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @ceildivs_of_minus_one_and_x(%x: index) -> index {
  %b = index.constant -1
  %r = index.ceildivs %b, %x
  return %r : index
}
func.func @ceildivs_of_negative_and_constant() -> index {
  %a = index.constant -2147483648
  %b = index.constant 75
  %r = index.ceildivs %a, %b
  return %r : index
}
func.func @ceildivs_of_one_and_negative() -> index {
  %a = index.constant 1
  %b = index.constant -2
  %r = index.ceildivs %a, %b
  return %r : index
}
// ----- ceildivu
func.func @ceildivu_of_constant_and_constant() -> index {
  %a = index.constant 7424975691886607105
  %b = index.constant 2147483648
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_constant_and_constant_2() -> index {
  %a = index.constant 3
  %b = index.constant 3
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_constant_and_constant_3() -> index {
  %a = index.constant 23
  %b = index.constant 2147483647
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_constant_and_negative() -> index {
  %a = index.constant 2147483648
  %b = index.constant -7
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_constant_and_negative_2() -> index {
  %a = index.constant 47
  %b = index.constant -26
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_max_and_one() -> index {
  %a = index.constant 9223372036854775807
  %b = index.constant 1
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_minus_one_and_x(%x: index) -> index {
  %b = index.constant -1
  %r = index.ceildivu %b, %x
  return %r : index
}
func.func @ceildivu_of_negative_and_constant() -> index {
  %a = index.constant -2147483648
  %b = index.constant 4294967296
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_negative_and_max() -> index {
  %a = index.constant -2
  %b = index.constant 9223372036854775807
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_negative_and_negative() -> index {
  %a = index.constant -2147483648
  %b = index.constant -2147483648
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_one_and_x(%x: index) -> index {
  %b = index.constant 1
  %r = index.ceildivu %b, %x
  return %r : index
}
func.func @ceildivu_of_two_and_constant() -> index {
  %a = index.constant 2
  %b = index.constant 7
  %r = index.ceildivu %a, %b
  return %r : index
}
func.func @ceildivu_of_x_and_one(%x: index) -> index {
  %b = index.constant 1
  %r = index.ceildivu %x, %b
  return %r : index
}
func.func @ceildivu_of_zero_and_constant() -> index {
  %a = index.constant 0
  %b = index.constant 4294967296
  %r = index.ceildivu %a, %b
  return %r : index
}
// ----- divs
func.func @divs_of_constant_and_negative() -> index {
  %a = index.constant 5802620270751720144
  %b = index.constant -8608645460094302925
  %r = index.divs %a, %b
  return %r : index
}
func.func @divs_of_constant_and_one() -> index {
  %a = index.constant 7
  %b = index.constant 1
  %r = index.divs %a, %b
  return %r : index
}
func.func @divs_of_divs_of_x_and_constant_and_constant(%x: index) -> index {
  %a = index.constant 4294967296
  %b = index.constant 7
  %q = index.divs %x, %a
  %r = index.divs %q, %b
  return %r : index
}
func.func @divs_of_min_and_min() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant -9223372036854775808
  %r = index.divs %a, %b
  return %r : index
}
func.func @divs_of_minus_one_and_negative() -> index {
  %a = index.constant -1
  %b = index.constant -2
  %r = index.divs %a, %b
  return %r : index
}
func.func @divs_of_negative_and_constant() -> index {
  %a = index.constant -795137104
  %b = index.constant 3
  %r = index.divs %a, %b
  return %r : index
}
func.func @divs_of_negative_and_min() -> index {
  %a = index.constant -1216856621
  %b = index.constant -9223372036854775808
  %r = index.divs %a, %b
  return %r : index
}
func.func @divs_of_negative_and_negative() -> index {
  %a = index.constant -2
  %b = index.constant -57
  %r = index.divs %a, %b
  return %r : index
}
func.func @divs_of_one_and_x(%x: index) -> index {
  %b = index.constant 1
  %r = index.divs %b, %x
  return %r : index
}
// ----- divu
func.func @divu_of_constant_and_constant() -> index {
  %a = index.constant 4294967296
  %b = index.constant 4294967296
  %r = index.divu %a, %b
  return %r : index
}
func.func @divu_of_constant_and_constant_2() -> index {
  %a = index.constant 2147483647
  %b = index.constant 2147483647
  %r = index.divu %a, %b
  return %r : index
}
func.func @divu_of_constant_and_constant_3() -> index {
  %a = index.constant 3
  %b = index.constant 2147483647
  %r = index.divu %a, %b
  return %r : index
}
func.func @divu_of_constant_and_x(%x: index) -> index {
  %b = index.constant 5
  %r = index.divu %b, %x
  return %r : index
}
func.func @divu_of_divu_of_x_and_negative_and_constant(%x: index) -> index {
  %a = index.constant -2
  %b = index.constant 1760542839
  %q = index.divu %x, %a
  %r = index.divu %q, %b
  return %r : index
}
func.func @divu_of_x_and_one(%x: index) -> index {
  %b = index.constant 1
  %r = index.divu %x, %b
  return %r : index
}
// ----- floordivs
func.func @floordivs_of_constant_and_constant() -> index {
  %a = index.constant 7
  %b = index.constant 3
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @floordivs_of_constant_and_min() -> index {
  %a = index.constant 2147483648
  %b = index.constant -9223372036854775808
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @floordivs_of_negative_and_constant() -> index {
  %a = index.constant -2
  %b = index.constant 7
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @floordivs_of_negative_and_max() -> index {
  %a = index.constant -7
  %b = index.constant 9223372036854775807
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @floordivs_of_negative_and_negative() -> index {
  %a = index.constant -2147483648
  %b = index.constant -1681433882
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @floordivs_of_negative_and_negative_2() -> index {
  %a = index.constant -2
  %b = index.constant -2147483648
  %r = index.floordivs %a, %b
  return %r : index
}
func.func @floordivs_of_negative_and_two() -> index {
  %a = index.constant -2
  %b = index.constant 2
  %r = index.floordivs %a, %b
  return %r : index
}
// ----- rems
func.func @rems_of_constant_and_constant() -> index {
  %a = index.constant 7868172811532772289
  %b = index.constant 4294967296
  %r = index.rems %a, %b
  return %r : index
}
func.func @rems_of_constant_and_negative() -> index {
  %a = index.constant 397470917
  %b = index.constant -2147483648
  %r = index.rems %a, %b
  return %r : index
}
func.func @rems_of_constant_and_negative_2() -> index {
  %a = index.constant 8891959571465679953
  %b = index.constant -2
  %r = index.rems %a, %b
  return %r : index
}
func.func @rems_of_min_and_negative() -> index {
  %a = index.constant -9223372036854775808
  %b = index.constant -1171466941782520372
  %r = index.rems %a, %b
  return %r : index
}
func.func @rems_of_negative_and_two() -> index {
  %a = index.constant -1541708042553883453
  %b = index.constant 2
  %r = index.rems %a, %b
  return %r : index
}
func.func @rems_of_rems_of_x_and_two_and_negative(%x: index) -> index {
  %a = index.constant 2
  %b = index.constant -2
  %q = index.rems %x, %a
  %r = index.rems %q, %b
  return %r : index
}
func.func @rems_of_same(%x: index) -> index {
  %r = index.rems %x, %x
  return %r : index
}
func.func @rems_of_zero_and_two() -> index {
  %a = index.constant 0
  %b = index.constant 2
  %r = index.rems %a, %b
  return %r : index
}
// ----- remu
func.func @remu_of_negative_and_constant() -> index {
  %a = index.constant -2147483648
  %b = index.constant 98
  %r = index.remu %a, %b
  return %r : index
}
func.func @remu_of_negative_and_negative() -> index {
  %a = index.constant -2
  %b = index.constant -7
  %r = index.remu %a, %b
  return %r : index
}
func.func @remu_of_x_and_one(%x: index) -> index {
  %b = index.constant 1
  %r = index.remu %x, %b
  return %r : index
}
