// COMPARE: --linalg-fold-unit-extent-dims=use-rank-reducing-slices
// ----- slices that drop one of two unit dims
func.func @extract(%p: tensor<1x?x1xf32>, %q: tensor<4x6x3x2xf32>, %n: index) -> (tensor<1x?xf32>, tensor<2x1x2xf32>) {
  %0 = tensor.extract_slice %p[0, %n, 0] [1, %n, 1] [1, 1, 1] : tensor<1x?x1xf32> to tensor<1x?xf32>
  %1 = tensor.extract_slice %q[0, %n, 0, 0] [2, 1, 1, 2] [1, 1, 1, 1] : tensor<4x6x3x2xf32> to tensor<2x1x2xf32>
  return %0, %1 : tensor<1x?xf32>, tensor<2x1x2xf32>
}
// ----- insertions that add one
func.func @insert(%p: tensor<1x?xf32>, %q: tensor<4x?x3xf32>, %n: index) -> tensor<4x?x3xf32> {
  %0 = tensor.insert_slice %p into %q[0, %n, 0] [1, %n, 1] [1, 1, 1] : tensor<1x?xf32> into tensor<4x?x3xf32>
  return %0 : tensor<4x?x3xf32>
}
// ----- memrefs of strides keep their unit dims
func.func @strides(%a: memref<1x8xf32, strided<[?, ?]>>, %e: memref<1x8xf32, strided<[16, 1]>>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a
      : memref<1x8xf32, strided<[?, ?]>>) outs(%e : memref<1x8xf32, strided<[16, 1]>>) {
  ^bb0(%p: f32, %w: f32):
    linalg.yield %p : f32
  }
  return
}
