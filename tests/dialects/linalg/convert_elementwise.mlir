// COMPARE: --convert-elementwise-to-linalg
func.func @add(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xi1>, tensor<f32>) {
  %0 = arith.addf %a, %b : tensor<?x4xf32>
  %1 = arith.cmpf olt, %0, %b : tensor<?x4xf32>
  %c = arith.constant dense<1.0> : tensor<f32>
  %2 = math.exp %c : tensor<f32>
  %3 = arith.select %1, %0, %a : tensor<?x4xi1>, tensor<?x4xf32>
  return %3, %1, %2 : tensor<?x4xf32>, tensor<?x4xi1>, tensor<f32>
}
