// COMPARE: --lower-quant-ops
// Operations of math fold, as in any conversion that does not mark them legal.
func.func @folded(%x: tensor<4x!quant.uniform<i8:f32, 2.0:10>>) -> (tensor<4xf32>, i1, f32) {
  %0 = quant.dcast %x : tensor<4x!quant.uniform<i8:f32, 2.0:10>> to tensor<4xf32>
  %t = arith.constant true
  %1 = math.ctpop %t : i1
  %c = arith.constant 1.0 : f32
  %2 = math.exp2 %c : f32
  return %0, %1, %2 : tensor<4xf32>, i1, f32
}
