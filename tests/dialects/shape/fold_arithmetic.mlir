// COMPARE: --canonicalize --split-input-file --allow-unregistered-dialect
// ----- div rounds down
func.func @quotients() {
  %a0 = arith.constant 7 : index
  %b0 = arith.constant 2 : index
  %0 = shape.div %a0, %b0 : index, index -> index
  %a1 = arith.constant -7 : index
  %b1 = arith.constant 2 : index
  %1 = shape.div %a1, %b1 : index, index -> index
  %a2 = arith.constant 7 : index
  %b2 = arith.constant -2 : index
  %2 = shape.div %a2, %b2 : index, index -> index
  %a3 = arith.constant -7 : index
  %b3 = arith.constant -2 : index
  %3 = shape.div %a3, %b3 : index, index -> index
  %a4 = arith.constant 6 : index
  %b4 = arith.constant 3 : index
  %4 = shape.div %a4, %b4 : index, index -> index
  %a5 = arith.constant -6 : index
  %b5 = arith.constant 3 : index
  %5 = shape.div %a5, %b5 : index, index -> index
  %a6 = arith.constant 0 : index
  %b6 = arith.constant 5 : index
  %6 = shape.div %a6, %b6 : index, index -> index
  %a7 = arith.constant 0 : index
  %b7 = arith.constant -5 : index
  %7 = shape.div %a7, %b7 : index, index -> index
  %a8 = arith.constant 1 : index
  %b8 = arith.constant -3 : index
  %8 = shape.div %a8, %b8 : index, index -> index
  %a9 = arith.constant -1 : index
  %b9 = arith.constant 3 : index
  %9 = shape.div %a9, %b9 : index, index -> index
  "keep"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// ----- div by zero stays
func.func @quotient_by_zero(%x: index) -> (index, index) {
  %zero = arith.constant 0 : index
  %five = arith.constant 5 : index
  %0 = shape.div %five, %zero : index, index -> index
  %1 = shape.div %x, %five : index, index -> index
  return %0, %1 : index, index
}
// ----- sums and products
func.func @sums_and_products() -> (index, index, index) {
  %a = arith.constant 6 : index
  %b = arith.constant -7 : index
  %0 = shape.add %a, %b : index, index -> index
  %1 = shape.mul %a, %b : index, index -> index
  %2 = shape.max %a, %a : index, index -> index
  return %0, %1, %2 : index, index, index
}
