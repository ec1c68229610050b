// COMPARE: --convert-tensor-to-linalg
// ----- tensor.pad

func.func @pad(%a: tensor<?x4xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[%c3, 1] high[%n, %c0] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// ----- specified type 'tensor<?x?xf32>' does not match the inferred type 'tensor<?x7xf32>'
func.func @specified_type_tensor_x_xf32_does_not_match_the_inferred(%a: tensor<?x4xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[%c3, 1] high[%n, 2] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
