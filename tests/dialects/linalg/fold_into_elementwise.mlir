// COMPARE: --linalg-fold-into-elementwise
#m = affine_map<(d0,d1)->(d0,d1)>
#t = affine_map<(d0,d1)->(d1,d0)>
#b = affine_map<(d0,d1)->(d1)>
func.func @u(%a: tensor<?x5xf32>, %e: tensor<5x?xf32>, %o: tensor<5x?xf32>) -> tensor<5x?xf32> {
  %t = linalg.transpose ins(%a : tensor<?x5xf32>) outs(%e : tensor<5x?xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%t : tensor<5x?xf32>) outs(%o : tensor<5x?xf32>) -> tensor<5x?xf32>
  return %0 : tensor<5x?xf32>
}
func.func @b(%a: tensor<5xf32>, %a2: tensor<4x5xf32>, %e: tensor<5x4xf32>, %o: tensor<5x4xf32>) -> tensor<5x4xf32> {
  %t = linalg.transpose ins(%a2 : tensor<4x5xf32>) outs(%e : tensor<5x4xf32>) permutation = [1, 0]
  %c = linalg.broadcast ins(%a : tensor<5xf32>) outs(%e : tensor<5x4xf32>) dimensions = [1]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %c : tensor<5x4xf32>, tensor<5x4xf32>) outs(%o : tensor<5x4xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
func.func @two(%a2: tensor<4x5xf32>, %e: tensor<5x4xf32>, %o: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %t = linalg.transpose ins(%a2 : tensor<4x5xf32>) outs(%e : tensor<5x4xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#t, #m, #m] ins(%t, %a2 : tensor<5x4xf32>,
      tensor<4x5xf32>) outs(%o : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}
func.func @three(%a: tensor<4x2x3xf32>, %e: tensor<2x3x4xf32>, %o: tensor<2x3x4xf32>, %s: tensor<2x3x4xf32>, %w: tensor<2x3x4xi1>) -> tensor<2x3x4xf32> {
  %t = linalg.transpose ins(%a : tensor<4x2x3xf32>) outs(%e : tensor<2x3x4xf32>) permutation = [1, 2, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<select> {foo = 1} ins(%w, %s, %t : tensor<2x3x4xi1>,
      tensor<2x3x4xf32>, tensor<2x3x4xf32>) outs(%o : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
