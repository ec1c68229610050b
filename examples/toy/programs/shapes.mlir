toy.func @shapes(%a: tensor<6xf64>, %b: tensor<2x3xf64>) -> (tensor<3x2xf64>, tensor<2x3xf64>) {
  %0 = toy.reshape %a : (tensor<6xf64>) -> tensor<2x3xf64>
  %1 = toy.reshape %0 : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %2 = toy.transpose %b : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %3 = toy.transpose %2 : (tensor<3x2xf64>) -> tensor<2x3xf64>
  toy.return %1, %3 : tensor<3x2xf64>, tensor<2x3xf64>
}
