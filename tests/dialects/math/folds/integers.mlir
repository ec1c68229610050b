// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- absi
func.func @absi_of_constant_i32() -> i32 {
  %a = arith.constant 1720452174 : i32
  %r = math.absi %a : i32
  return %r : i32
}
func.func @absi_of_negative_i32() -> i32 {
  %a = arith.constant -527934125 : i32
  %r = math.absi %a : i32
  return %r : i32
}
func.func @absi_of_negative_i32_2() -> i32 {
  %a = arith.constant -1742291508 : i32
  %r = math.absi %a : i32
  return %r : i32
}
func.func @absi_of_negative_i32_3() -> i32 {
  %a = arith.constant -181235694 : i32
  %r = math.absi %a : i32
  return %r : i32
}
// ----- ctlz
func.func @ctlz_of_constant_i8() -> i8 {
  %a = arith.constant 103 : i8
  %r = math.ctlz %a : i8
  return %r : i8
}
func.func @ctlz_of_negative_i64() -> i64 {
  %a = arith.constant -3425408792131762643 : i64
  %r = math.ctlz %a : i64
  return %r : i64
}
// ----- ctpop
func.func @ctpop_of_constant_i64() -> i64 {
  %a = arith.constant 7214908417095423482 : i64
  %r = math.ctpop %a : i64
  return %r : i64
}
func.func @ctpop_of_constant_i64_2() -> i64 {
  %a = arith.constant 6878459543508689552 : i64
  %r = math.ctpop %a : i64
  return %r : i64
}
func.func @ctpop_of_negative_i128() -> i128 {
  %a = arith.constant -25702023325885427992083741076696726617 : i128
  %r = math.ctpop %a : i128
  return %r : i128
}
func.func @ctpop_of_true_i1() -> i1 {
  %a = arith.constant true
  %r = math.ctpop %a : i1
  return %r : i1
}
// ----- cttz
func.func @cttz_of_constant_i128() -> i128 {
  %a = arith.constant 85541296157298865394614444331149184759 : i128
  %r = math.cttz %a : i128
  return %r : i128
}
func.func @cttz_of_constant_i32() -> i32 {
  %a = arith.constant 254935408 : i32
  %r = math.cttz %a : i32
  return %r : i32
}
func.func @cttz_of_constant_i32_2() -> i32 {
  %a = arith.constant 2086624719 : i32
  %r = math.cttz %a : i32
  return %r : i32
}
func.func @cttz_of_false_i1() -> i1 {
  %a = arith.constant false
  %r = math.cttz %a : i1
  return %r : i1
}
// ----- ipowi
func.func @ipowi_of_constant_and_negative_i64() -> i64 {
  %a = arith.constant 3 : i64
  %b = arith.constant -87 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @ipowi_of_constant_and_negative_i64_2() -> i64 {
  %a = arith.constant 8 : i64
  %b = arith.constant -11 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @ipowi_of_minus_one_and_two_i8() -> i8 {
  %a = arith.constant -1 : i8
  %b = arith.constant 2 : i8
  %r = math.ipowi %a, %b : i8
  return %r : i8
}
func.func @ipowi_of_negative_and_minus_one_i64() -> i64 {
  %a = arith.constant -89 : i64
  %b = arith.constant -1 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @ipowi_of_negative_and_zero_i64() -> i64 {
  %a = arith.constant -2 : i64
  %b = arith.constant 0 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @ipowi_of_one_and_constant_i64() -> i64 {
  %a = arith.constant 1 : i64
  %b = arith.constant 5 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
func.func @ipowi_of_one_and_minus_one_i8() -> i8 {
  %a = arith.constant 1 : i8
  %b = arith.constant -1 : i8
  %r = math.ipowi %a, %b : i8
  return %r : i8
}
func.func @ipowi_of_one_and_zero_i8() -> i8 {
  %a = arith.constant 1 : i8
  %b = arith.constant 0 : i8
  %r = math.ipowi %a, %b : i8
  return %r : i8
}
func.func @ipowi_of_two_and_zero_i64() -> i64 {
  %a = arith.constant 2 : i64
  %b = arith.constant 0 : i64
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
