// COMPARE: --cse
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @red_mixed(%a: tensor<4x1x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) ->
      (d2)>], iterator_types = ["reduction", "reduction", "parallel"]} ins(%a : tensor<4x1x?xf32>) outs(%o :
      tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %m = arith.maximumf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @index_in_body(%o: tensor<1x8x1xindex>) -> tensor<1x8x1xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel",
      "parallel", "parallel"]} outs(%o : tensor<1x8x1xindex>) {
  ^bb0(%y: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %s = arith.addi %i, %j : index
    %t = arith.addi %s, %k : index
    linalg.yield %t : index
  } -> tensor<1x8x1xindex>
  return %0 : tensor<1x8x1xindex>
}
// -----
func.func @conv_chain(%i: tensor<1x8x8x1xf32>, %f: tensor<3x3x1x4xf32>, %o: tensor<1x6x6x4xf32>) ->
      tensor<1x6x6x4xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i,
      %f : tensor<1x8x8x1xf32>, tensor<3x3x1x4xf32>) outs(%o : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}
// -----
func.func @depthwise_m1(%i: tensor<1x8x8x4xf32>, %f: tensor<3x3x4x1xf32>, %o: tensor<1x6x6x4x1xf32>) ->
      tensor<1x6x6x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> :
      tensor<2xi64>} ins(%i, %f : tensor<1x8x8x4xf32>, tensor<3x3x4x1xf32>) outs(%o : tensor<1x6x6x4x1xf32>) ->
      tensor<1x6x6x4x1xf32>
  return %0 : tensor<1x6x6x4x1xf32>
}
// -----
func.func @matvec_unit(%a: tensor<1x16xf32>, %b: tensor<16x1xf32>, %o: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1x16xf32>, tensor<16x1xf32>) outs(%o : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @transposed_matmul(%a: tensor<16x4xi8>, %b: tensor<16x8xi8>, %o: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
      affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%a, %b : tensor<16x4xi8>, tensor<16x8xi8>) outs(%o :
      tensor<4x8xi32>) -> tensor<4x8xi32>
  return %0 : tensor<4x8xi32>
}
// -----
func.func @unsigned_cast(%a: tensor<4x4xi8>, %b: tensor<4x4xi8>, %o: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x4xi8>, tensor<4x4xi8>) outs(%o :
      tensor<4x4xi32>) -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}
// -----
func.func @two_results(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) ->
      (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %b : tensor<8xf32>, tensor<8xf32>)
      outs(%e, %e : tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %p: f32, %q: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.subf %x, %y : f32
    linalg.yield %m, %s : f32, f32
  } -> (tensor<8xf32>, tensor<8xf32>)
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types =
      ["parallel"]} ins(%0#1 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%x: f32, %p: f32):
    %m = math.absf %x : f32
    linalg.yield %m : f32
  } -> tensor<8xf32>
  return %0#0, %1 : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @fill_of_expand(%v: f32, %n: index) -> tensor<?x4xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %c4 = arith.constant 4 : index
  %m = arith.divui %n, %c4 : index
  %x = tensor.expand_shape %f [[0, 1]] output_shape [%m, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %x : tensor<?x4xf32>
}
// -----
func.func @copy_then_transpose(%a: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %g = tensor.empty() : tensor<8x4xf32>
  %0 = linalg.copy ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.transpose ins(%0 : tensor<4x8xf32>) outs(%g : tensor<8x4xf32>) permutation = [1, 0]
  %2 = linalg.transpose ins(%1 : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %3 = linalg.transpose ins(%2 : tensor<4x8xf32>) outs(%g : tensor<8x4xf32>) permutation = [1, 0]
  return %3 : tensor<8x4xf32>
}
// -----
func.func @broadcast_of_broadcast(%a: tensor<4xf32>) -> tensor<2x3x4xf32> {
  %e = tensor.empty() : tensor<3x4xf32>
  %g = tensor.empty() : tensor<2x3x4xf32>
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%e : tensor<3x4xf32>) dimensions = [0]
  %1 = linalg.broadcast ins(%0 : tensor<3x4xf32>) outs(%g : tensor<2x3x4xf32>) dimensions = [0]
  return %1 : tensor<2x3x4xf32>
}
// -----
func.func @elementwise_maps(%a: tensor<8xf32>, %b: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.elementwise kind = #linalg.elementwise_kind<sub> indexing_maps = [affine_map<(d0, d1) -> (d1)>,
      affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a, %b : tensor<8xf32>,
      tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @pooling_min(%i: memref<1x8x8x2xi8>, %k: memref<2x2xi8>, %o: memref<1x4x4x2xi8>) {
  linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%i, %k : memref<1x8x8x2xi8>, memref<2x2xi8>) outs(%o : memref<1x4x4x2xi8>)
  return
}
// -----
func.func @dot_memref(%a: memref<?xf64>, %b: memref<?xf64>, %o: memref<f64>) {
  linalg.dot ins(%a, %b : memref<?xf64>, memref<?xf64>) outs(%o : memref<f64>)
  return
}
// -----
func.func @softmax(%a: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x8xf32>) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}
// -----
func.func @unary_round(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.round ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.rsqrt ins(%0 : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.powf ins(%1, %a : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// -----
func.func @select(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.select ins(%c, %a, %b : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) ->
      tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @contract(%a: tensor<2x3x4xf32>, %b: tensor<4x3xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k, j)>,
      affine_map<(i, j, k) -> (i)>] ins(%a, %b : tensor<2x3x4xf32>, tensor<4x3xf32>) outs(%o : tensor<2xf32>) ->
      tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @scalar_operand(%s: f32, %a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>, affine_map<(d0) ->
      (d0)>], iterator_types = ["parallel"]} ins(%s, %a : f32, tensor<4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.addf %x, %y : f32
    %n = arith.addf %m, %z : f32
    linalg.yield %n : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @pack_unpack(%a: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x8x3xf32>
  %g = tensor.empty() : tensor<16x8xf32>
  %p = linalg.pack %a padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 3] into %e :
      tensor<16x8xf32> -> tensor<2x3x8x3xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 3] into %g : tensor<2x3x8x3xf32> -> tensor<16x8xf32>
  return %u : tensor<16x8xf32>
}
