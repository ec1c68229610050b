//
func.func @branch(%x: tensor<4194304xf32>, %out: tensor<4194304xf32>) -> tensor<4194304xf32> {
  // REMARK: scalar: 'scf.if' is not defined on vectors
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%x : tensor<4194304xf32>) outs(%out : tensor<4194304xf32>) {
  ^bb0(%v: f32, %o: f32):
    %zero = arith.constant 0.0 : f32
    %is_positive = arith.cmpf ogt, %v, %zero : f32
    %chosen = scf.if %is_positive -> f32 {
      scf.yield %v : f32
    } else {
      scf.yield %zero : f32
    }
    linalg.yield %chosen : f32
  } -> tensor<4194304xf32>
  return %0 : tensor<4194304xf32>
}
// -----
func.func @lookup(%table: tensor<4096xf32>, %at: tensor<4194304xi32>, %out: tensor<4194304xf32>) -> tensor<4194304xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%at : tensor<4194304xi32>) outs(%out : tensor<4194304xf32>) {
  ^bb0(%i: i32, %o: f32):
    %index = arith.index_cast %i : i32 to index
    %v = tensor.extract %table[%index] : tensor<4096xf32>
    linalg.yield %v : f32
  } -> tensor<4194304xf32>
  return %0 : tensor<4194304xf32>
}
