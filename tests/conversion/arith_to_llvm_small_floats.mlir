// COMPARE: --convert-arith-to-llvm
// ----- floats that LLVM lacks keep their value
func.func @constants() -> (f8E4M3FN, vector<4xf8E5M2>, f4E2M1FN) {
  %0 = arith.constant 1.5 : f8E4M3FN
  %1 = arith.constant dense<[1.5, 2.0, 0.5, 1.0]> : vector<4xf8E5M2>
  %2 = arith.constant 1.5 : f4E2M1FN
  return %0, %1, %2 : f8E4M3FN, vector<4xf8E5M2>, f4E2M1FN
}
