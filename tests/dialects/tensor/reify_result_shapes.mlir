// COMPARE: --reify-result-shapes
// ----- tensor.pad, tensor.concat
func.func @pad_concat(%t: tensor<1x?xf32>, %u: tensor<1x3xf32>, %v: f32, %i: index) -> (tensor<?x?xf32>, tensor<?x6xf32>,
    tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[1, 2] high[%c2, 1] { ^bb0(%a: index, %b: index): tensor.yield %v : f32 } : tensor<1x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %u low[1, 2] high[%c2, 1] { ^bb0(%a: index, %b: index): tensor.yield %v : f32 } : tensor<1x3xf32> to tensor<?x6xf32>
  %2 = tensor.concat dim(0) %u, %u : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %3 = tensor.concat dim(0) %u, %u, %u : (tensor<1x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<?x3xf32>
  %4 = tensor.pad %t low[1, 2] high[%i, 1] { ^bb0(%a: index, %b: index): tensor.yield %v : f32 } : tensor<1x?xf32> to tensor<?x?xf32>
  return %0, %1, %2, %3, %4 : tensor<?x?xf32>, tensor<?x6xf32>, tensor<2x3xf32>, tensor<?x3xf32>, tensor<?x?xf32>
}
// ----- tensor.pad, tensor.concat, tensor.expand_shape
func.func @pad_concat_expand_shape(%t: tensor<1x?xf32>, %u: tensor<?x3xf32>, %v: f32, %i: index) -> (tensor<?x?xf32>, tensor<?x3xf32>, tensor<2x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[1, 2] high[%c2, 1] { ^bb0(%a: index, %b: index): 
   tensor.yield %v : f32 } {foo} : tensor<1x?xf32> to tensor<?x?xf32>
  %3 = tensor.concat dim(0) %u, %u, %u : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %5 = tensor.concat dim(0) %t, %t : (tensor<1x?xf32>, tensor<1x?xf32>) -> tensor<2x?xf32>
  %7 = tensor.pad %t low[1, 2] high[%c2, 1] { ^bb0(%a: index, %b: index): 
   tensor.yield %v : f32 } {foo} : tensor<1x?xf32> to tensor<?x?xf32>
  %8 = tensor.expand_shape %7 [[0, 1], [2]] output_shape [2, %i, %i] : tensor<?x?xf32> into tensor<2x?x?xf32>
  return %0, %3, %5 : tensor<?x?xf32>, tensor<?x3xf32>, tensor<2x?xf32>
}
