// COMPARE: --convert-tensor-to-linalg

func.func @a(%a: tensor<?x4xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[%c3, 1] high[%n, %c0] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @b(%a: tensor<?x4xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[%c3, 1] high[%n, 2] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
