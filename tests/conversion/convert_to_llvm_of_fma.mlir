// COMPARE: --convert-to-llvm
// Only convert-vector-to-llvm unrolls n-D vector.fma.
func.func @fma(%a: vector<2x4xf32>, %b: vector<[4]xf64>, %c: vector<f16>)
    -> (vector<2x4xf32>, vector<[4]xf64>, vector<f16>) {
  %0 = vector.fma %a, %a, %a : vector<2x4xf32>
  %1 = vector.fma %b, %b, %b : vector<[4]xf64>
  %2 = vector.fma %c, %c, %c : vector<f16>
  return %0, %1, %2 : vector<2x4xf32>, vector<[4]xf64>, vector<f16>
}
