// COMPARE: --linalg-fuse-elementwise-ops
// ----- linalg.copy
func.func @copy(%o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %c = arith.constant dense<2.0> : tensor<2x3xf32>
  %0 = linalg.copy ins(%c : tensor<2x3xf32>) outs(%o : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// ----- linalg.transpose
func.func @transpose(%o: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %c = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = linalg.transpose ins(%c : tensor<2x3xf32>) outs(%o : tensor<3x2xf32>) permutation = [1, 0]
  return %0 : tensor<3x2xf32>
}
// ----- linalg.transpose
func.func @two(%o: tensor<3x2xi8>) -> (tensor<3x2xi8>, tensor<3x2xi8>) {
  %c = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %0 = linalg.transpose ins(%c : tensor<2x3xi8>) outs(%o : tensor<3x2xi8>) permutation = [1, 0]
  %1 = linalg.transpose ins(%c : tensor<2x3xi8>) outs(%o : tensor<3x2xi8>) permutation = [1, 0]
  return %0, %1 : tensor<3x2xi8>, tensor<3x2xi8>
}
// ----- linalg.map, linalg.exp
func.func @map(%o: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = linalg.map ins(%c : tensor<2xf32>) outs(%o : tensor<2xf32>) (%a: f32, %b: f32) { linalg.yield %a : f32 }
  %d = arith.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %1 = linalg.exp ins(%d : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<2xf32>, tensor<2xf32>
}
