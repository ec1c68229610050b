// COMPARE: --tosa-to-linalg-pipeline
// ----- what the specification has
func.func @what_specification(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.abs %a : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// ----- what it has not
func.func @what_not(%a: tensor<2xi8>, %b: tensor<1x1x1x1x1x1x2xf32>) -> (tensor<2xi8>, tensor<1x1x1x1x1x1x2xf32>) {
  %0 = tosa.add %a, %a : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %1 = tosa.abs %b : (tensor<1x1x1x1x1x1x2xf32>) -> tensor<1x1x1x1x1x1x2xf32>
  return %0, %1 : tensor<2xi8>, tensor<1x1x1x1x1x1x2xf32>
}
// ----- variables outside functions
tosa.variable @v = dense<1.0> : tensor<2xf32>
