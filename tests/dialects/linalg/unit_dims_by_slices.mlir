// COMPARE: --linalg-fold-unit-extent-dims=use-rank-reducing-slices
func.func @drop(%arg0 : tensor<?x1x?xf32>, %init: tensor<?x1x?x1x?xf32>) -> tensor<?x1x?x1x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k, l, m) -> (i, k, m)>, affine_map<(i, j, k, l, m)
      -> (i, k, j, l, m)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
    ins(%arg0 : tensor<?x1x?xf32>) outs(%init : tensor<?x1x?x1x?xf32>) {
    ^bb0(%arg1 : f32, %arg2 : f32) :
      %j = linalg.index 1 : index
      %k = linalg.index 2 : index
      %s = arith.addi %j, %k : index
      %t = arith.index_cast %s : index to i32
      %u = arith.sitofp %t : i32 to f32
      %v = arith.addf %u, %arg1 : f32
      linalg.yield %v : f32
    } -> tensor<?x1x?x1x?xf32>
  return %0 : tensor<?x1x?x1x?xf32>
}
func.func @all(%arg0 : tensor<1x1xf32>, %o: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<1x1xf32>) outs(%o : tensor<1x1xf32>) {
    ^bb0(%x: f32, %y: f32): 
    linalg.yield %x : f32 } -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
func.func @red(%arg0 : tensor<1x?x1xf32>, %o: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, k)>],
      iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<1x?x1xf32>) outs(%o : tensor<1x1xf32>) {
    ^bb0(%x: f32, %y: f32): 
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32 } -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
func.func @mm(%a : tensor<1x?xf32>, %b: tensor<?x8xf32>, %o: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1x?xf32>, tensor<?x8xf32>) outs(%o : tensor<1x8xf32>) -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}
func.func @buf(%a : memref<1x?xf32>, %o: memref<1x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : memref<1x?xf32>) outs(%o : memref<1x?xf32>) {
    ^bb0(%x: f32, %y: f32): 
    linalg.yield %x : f32 }
  return
}
// -----
func.func private @use(f32, index, index)
func.func @constants_after_new_ones(%a0: memref<1x?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      outs(%a0 : memref<1x?xf32>) {
  ^bb0(%e: f32):
    linalg.yield %e : f32
  }
  %a = arith.constant -0.0 : f32
  %b = arith.constant 1 : index
  %c = arith.constant 2 : index
  call @use(%a, %b, %c) : (f32, index, index) -> ()
  return
}
