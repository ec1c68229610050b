// COMPARE: --canonicalize
// ----- div rounds down
func.func @division_rounds_down() -> (index, index, index, index, index) {
  %minus_seven = arith.constant -7 : index
  %minus_two = arith.constant -2 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %five = arith.constant 5 : index
  %0 = shape.div %minus_seven, %two : index, index -> index
  %1 = shape.div %five, %minus_two : index, index -> index
  %2 = shape.div %three, %five : index, index -> index
  %3 = shape.div %minus_seven, %minus_two : index, index -> index
  %4 = shape.div %five, %five : index, index -> index
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// ----- div by zero
func.func @division_by_zero(%x: index) -> (index, index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = shape.div %one, %zero : index, index -> index
  %1 = shape.div %one, %one : index, index -> index
  return %0, %1 : index, index
}
