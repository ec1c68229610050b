// COMPARE: --canonicalize
// ----- tensor.cast, linalg.exp
func.func @cast(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.cast %o : tensor<4x8xf32> to tensor<?x?xf32>
  %2 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}
// ----- shapes
func.func @shapes(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %2 = linalg.add ins(%a, %b : tensor<4x?xf32>, tensor<?x8xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// ----- linalg.exp
func.func @dead(%a: memref<0x4xf32>) {
  linalg.exp ins(%a : memref<0x4xf32>) outs(%a : memref<0x4xf32>)
  return
}
// ----- identity
func.func @identity(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  %1 = linalg.copy ins(%0 : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}
// ----- buffers
func.func @buffers(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}
// ----- index
func.func @index(%a: tensor<1x8xindex>) -> tensor<1x8xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%a : tensor<1x8xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    linalg.yield %k : index
  } -> tensor<1x8xindex>
  return %0 : tensor<1x8xindex>
}
// ----- transposes
func.func @transposes(%a: tensor<2x3x4xf32>, %i: tensor<3x4x2xf32>, %o: tensor<4x3x2xf32>, %s: tensor<2x3x4xf32>) ->
    (tensor<4x3x2xf32>, tensor<2x3x4xf32>) {
  %0 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%i : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %1 = linalg.transpose ins(%0 : tensor<3x4x2xf32>) outs(%o : tensor<4x3x2xf32>) permutation = [1, 0, 2]
  %2 = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%s : tensor<2x3x4xf32>) permutation = [0, 1, 2]
  return %1, %2 : tensor<4x3x2xf32>, tensor<2x3x4xf32>
}
// ----- linalg.broadcast, linalg.transpose
func.func @swap(%a: tensor<2x?xf32>, %i: tensor<2x4x?xf32>, %o: tensor<?x4x2xf32>) -> tensor<?x4x2xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2x?xf32>) outs(%i : tensor<2x4x?xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<2x4x?xf32>) outs(%o : tensor<?x4x2xf32>) permutation = [2, 1, 0]
  return %1 : tensor<?x4x2xf32>
}
// ----- broadcasts
func.func @broadcasts(%a: tensor<2xf32>, %i: tensor<2x4xf32>, %o: tensor<2x3x4x5xf32>, %s: tensor<2xf32>) ->
    (tensor<2x3x4x5xf32>, tensor<2xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%i : tensor<2x4xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x4xf32>) outs(%o : tensor<2x3x4x5xf32>) dimensions = [1, 3]
  %2 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%s : tensor<2xf32>) dimensions = []
  return %1, %2 : tensor<2x3x4x5xf32>, tensor<2xf32>
}
// ----- fill reshape
func.func @fill_reshape(%s: f32, %a: tensor<6x4xf32>) -> (tensor<24xf32>, tensor<2x3x4xf32>) {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<6x4xf32>) -> tensor<6x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return %1, %2 : tensor<24xf32>, tensor<2x3x4xf32>
}
// ----- fill pad
func.func @fill_pad(%a: tensor<6x?xf32>, %l: index) -> tensor<8x?xf32> {
  %s = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<6x?xf32>) -> tensor<6x?xf32>
  %1 = tensor.pad %0 low[1, %l] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %s : f32
  } : tensor<6x?xf32> to tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}
// ----- fill more
func.func @fill_more(%s: f32, %a: tensor<6x4xf32>, %t: tensor<4x6xf32>, %i: index) ->
    (f32, tensor<6x4xf32>, tensor<4x6xf32>, tensor<6x4xf32>, tensor<12x4xf32>) {
  %0 = linalg.fill ins(%s : f32) outs(%a : tensor<6x4xf32>) -> tensor<6x4xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<6x4xf32>
  %2 = linalg.copy ins(%0 : tensor<6x4xf32>) outs(%a : tensor<6x4xf32>) -> tensor<6x4xf32>
  %3 = linalg.transpose ins(%0 : tensor<6x4xf32>) outs(%t : tensor<4x6xf32>) permutation = [1, 0]
  %4 = linalg.copy ins(%a : tensor<6x4xf32>) outs(%0 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %5 = tensor.concat dim(0) %0, %0 : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<12x4xf32>
  return %1, %2, %3, %4, %5 : f32, tensor<6x4xf32>, tensor<4x6xf32>, tensor<6x4xf32>, tensor<12x4xf32>
}
// ----- memref cast
func.func @memref_cast(%a: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  linalg.exp ins(%0 : memref<?xf32>) outs(%0 : memref<?xf32>)
  return
}
// ----- linalg.unpack, linalg.pack
func.func @pack(%a: tensor<2x4x8x8xf32>, %b: tensor<16x32xf32>, %o: tensor<2x4x8x8xf32>, %p: f32) ->
    (tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %b : tensor<2x4x8x8xf32> -> tensor<16x32xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<16x32xf32> -> tensor<2x4x8x8xf32>
  %2 = linalg.pack %b padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o
    : tensor<16x32xf32> -> tensor<2x4x8x8xf32>
  return %1, %2 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>
}
// ----- unpack
func.func @unpack(%a: tensor<2x4x8x8xf32>, %b: tensor<16x32xf32>, %o: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %0 = linalg.pack %b inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %a : tensor<16x32xf32> -> tensor<2x4x8x8xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o : tensor<2x4x8x8xf32> -> tensor<16x32xf32>
  return %1 : tensor<16x32xf32>
}
// ----- duplicates
func.func @duplicates(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>,
      affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %a : tensor<4xf32>, tensor<4xf32>)
      outs(%b, %b : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s, %x : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}
