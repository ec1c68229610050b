// COMPARE: --canonicalize --split-input-file
// ----- generic that gives its input
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @identity(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// ----- generic that gives its input as another type
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @identity_with_cast(%a: tensor<4x?xf32>, %b: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x?xf32>) outs(%b : tensor<?x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// ----- generic that exchanges its inputs
#id = affine_map<(d0) -> (d0)>
func.func @exchange(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c, %c : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %u: f32, %v: f32):
    linalg.yield %y, %u : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}
// ----- generic that gives a constant stays
#id = affine_map<(d0) -> (d0)>
func.func @constant(%a: tensor<?xf32>) -> tensor<?xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32):
    linalg.yield %zero : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- generic that transposes stays
func.func @transposing(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// ----- copy of a buffer to itself
#id = affine_map<(d0) -> (d0)>
func.func @copy_to_itself(%a: memref<?xf32>, %b: memref<?xf32>) {
  linalg.copy ins(%a : memref<?xf32>) outs(%a : memref<?xf32>)
  linalg.copy ins(%a : memref<?xf32>) outs(%b : memref<?xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : memref<?xf32>) outs(%b : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
// ----- copy of a tensor to itself
func.func @copy_of_tensor(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = linalg.copy ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.copy ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
// ----- result cast to more static sizes
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @more_static_result(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<4x?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %2 : tensor<4x?xf32>
}
// ----- result cast to fewer static sizes, and to ones partly more static, stays
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @other_casts_of_results(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> (tensor<?x?xf32>, tensor<?x8xf32>, tensor<*xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4x?xf32>
  %2 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
  %3 = tensor.cast %0 : tensor<4x?xf32> to tensor<?x8xf32>
  %4 = tensor.cast %0 : tensor<4x?xf32> to tensor<*xf32>
  return %2, %3, %4 : tensor<?x?xf32>, tensor<?x8xf32>, tensor<*xf32>
}
// ----- pads, packs and slices of fills
func.func @of_fills(%n: index) -> (tensor<?x12xf32>, tensor<?x12xf32>, tensor<2x8x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %0 = tensor.pad %f low[0, 2] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x8xf32> to tensor<?x12xf32>
  %1 = tensor.pad %f low[0, 2] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %one : f32
  } : tensor<?x8xf32> to tensor<?x12xf32>
  %s = tensor.empty() : tensor<8x8xf32>
  %g = linalg.fill ins(%zero : f32) outs(%s : tensor<8x8xf32>) -> tensor<8x8xf32>
  %d = tensor.empty() : tensor<2x8x4xf32>
  %2 = linalg.pack %g inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<8x8xf32> -> tensor<2x8x4xf32>
  return %0, %1, %2 : tensor<?x12xf32>, tensor<?x12xf32>, tensor<2x8x4xf32>
}
// ----- transposes and broadcasts of each other
func.func @transposes(%a: tensor<2x3x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<4x2x3xf32>, %v: tensor<4xf32>, %d: tensor<3x4xf32>,
    %e: tensor<4x3xf32>) -> (tensor<4x2x3xf32>, tensor<4x3xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%b : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x4x2xf32>) outs(%c : tensor<4x2x3xf32>) permutation = [1, 2, 0]
  %2 = linalg.broadcast ins(%v : tensor<4xf32>) outs(%d : tensor<3x4xf32>) dimensions = [0]
  %3 = linalg.transpose ins(%2 : tensor<3x4xf32>) outs(%e : tensor<4x3xf32>) permutation = [1, 0]
  return %1, %3 : tensor<4x2x3xf32>, tensor<4x3xf32>
}
