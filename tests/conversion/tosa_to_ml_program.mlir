// COMPARE: -pass-pipeline="builtin.module(tosa-to-mlprogram)"
// ----- variables, with and without a value, of known and unknown sizes
module {
  tosa.variable @a : tensor<2xi8>
  tosa.variable @b = dense<[1, 2]> : tensor<2xi8>
  tosa.variable @c : tensor<2x?xf32>
  func.func @variables_without_value_known_unknown_sizes(%arg0: tensor<2xi8>, %arg1: tensor<2x?xf32>) -> (tensor<2xi8>, tensor<2x?xf32>) {
    %0 = tosa.variable_read @b : tensor<2xi8>
    tosa.variable_write @a, %arg0 : tensor<2xi8>
    tosa.variable_write @c, %arg1 : tensor<2x?xf32>
    %1 = tosa.variable_read @c : tensor<2x?xf32>
    %2 = tosa.add %0, %arg0 : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
    tosa.variable_write @b, %2 : tensor<2xi8>
    return %2, %1 : tensor<2xi8>, tensor<2x?xf32>
  }
}
