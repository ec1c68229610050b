// Functions as values of the interpreter.
// RUN: lamina-opt %s
// EVAL: @apply(5) == 20
func.func @twice(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @apply(%x: i32) -> i32 {
  %f = func.constant @twice : (i32) -> i32
  %y = func.call_indirect %f(%x) : (i32) -> i32
  %z = func.call_indirect %f(%y) : (i32) -> i32
  return %z : i32
}
