// COMPARE: --reify-result-shapes
// ----- tensor.concat
func.func @concat3(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// ----- concat4
func.func @concat4(%a: tensor<4x4xf32>, %b: tensor<3x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %a, %b, %c, %d : (tensor<4x4xf32>, tensor<3x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant 3.0 : f32
  %p = tensor.pad %a low[%c3, 2] high[%c0, %c3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<4x4xf32> to tensor<?x?xf32>
  return %0, %p : tensor<?x?xf32>, tensor<?x?xf32>
}
