//
func.func @lookup(%table: tensor<4096xf32>, %at: tensor<4194304xi32>, %out: tensor<4194304xf32>) -> tensor<4194304xf32> {
  // REMARK: scalar: 'tensor.extract' is not defined on vectors
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%at : tensor<4194304xi32>) outs(%out : tensor<4194304xf32>) {
  ^bb0(%i: i32, %o: f32):
    %index = arith.index_cast %i : i32 to index
    %v = tensor.extract %table[%index] : tensor<4096xf32>
    linalg.yield %v : f32
  } -> tensor<4194304xf32>
  return %0 : tensor<4194304xf32>
}
// -----
func.func @no_lookup(%at: tensor<4194304xi32>, %out: tensor<4194304xf32>) -> tensor<4194304xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%at : tensor<4194304xi32>) outs(%out : tensor<4194304xf32>) {
  ^bb0(%i: i32, %o: f32):
    %v = arith.sitofp %i : i32 to f32
    linalg.yield %v : f32
  } -> tensor<4194304xf32>
  return %0 : tensor<4194304xf32>
}
