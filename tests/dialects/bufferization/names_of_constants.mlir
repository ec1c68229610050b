// COMPARE: --one-shot-bufferize=allow-unknown-ops
// Renamed globals are numbered in order, whatever their names.
func.func @constants() -> (tensor<2xi32>, tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi32>) {
  %0 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %1 = arith.constant dense<[3, 4]> : tensor<2xi32>
  %2 = arith.constant dense<[1, 2, 3]> : tensor<3xi8>
  %3 = arith.constant dense<[4, 5, 6]> : tensor<3xi8>
  %4 = arith.constant dense<[5, 6]> : tensor<2xi32>
  return %0, %1, %2, %3, %4 : tensor<2xi32>, tensor<2xi32>, tensor<3xi8>, tensor<3xi8>, tensor<2xi32>
}
