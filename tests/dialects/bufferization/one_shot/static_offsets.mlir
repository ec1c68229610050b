// COMPARE: --one-shot-bufferize=bufferize-function-boundaries
func.func @f(%t: tensor<4xf32>, %v: f32) -> tensor<7xf32> {
  %0 = tensor.pad %t low[1] high[2] { ^bb0(%i: index): tensor.yield %v : f32 } : tensor<4xf32> to tensor<7xf32>
  return %0 : tensor<7xf32>
}
// ----- bufferized concat
func.func @bufferized_concat(%t: tensor<4xf32>, %u: tensor<3xf32>) -> tensor<7xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<4xf32>, tensor<3xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}
