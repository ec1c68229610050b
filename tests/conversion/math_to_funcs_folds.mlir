// COMPARE: --allow-unregistered-dialect --convert-math-to-funcs
func.func @folds(%x: i32, %n: index, %f: f32) -> (index, i32, i32) {
  %c0 = arith.constant 3 : index
  %a = affine.apply affine_map<(d0)[s0] -> (d0 + 3 + s0 * 0)>(%c0)[%n]
  %m = affine.min affine_map<(d0, d1) -> (d0 + 2, 32)>(%c0, %n)
  %p = math.ipowi %x, %x : i32
  %q = arith.addi %x, %x : i32
  "test.use"(%m) : (index) -> ()
  return %a, %p, %q : index, i32, i32
}

// -----

// Counts of leading zeros stay without the option, but fold.
func.func @counts(%x: i64) -> (i64, vector<4xi1>, i64) {
  %a = arith.constant 5 : i64
  %b = arith.constant dense<false> : vector<4xi1>
  %0 = math.ctlz %a : i64
  %1 = math.ctlz %b : vector<4xi1>
  %2 = math.ctlz %x : i64
  return %0, %1, %2 : i64, vector<4xi1>, i64
}
