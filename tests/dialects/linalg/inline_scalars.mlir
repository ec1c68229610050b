// COMPARE: --linalg-inline-scalar-operands
func.func @inline_scalars(%a: tensor<4xf32>, %s: tensor<f32>, %t: tensor<1xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (0)>,
      affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a, %s, %t : tensor<4xf32>, tensor<f32>, tensor<1xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %1 = arith.addf %x, %y : f32
    %2 = arith.addf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
