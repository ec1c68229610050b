#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @generic_scalar_in(%a: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#zero, #id], iterator_types = ["parallel"]} ins(%f : f32) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @generic_out_unused(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.negf %x : f32
    linalg.yield %z : f32
  } -> tensor<?xf32>
  return %0, %b : tensor<?xf32>, tensor<?xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @generic_two_outs(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b, %c : tensor<4xf32>, tensor<4xi32>) {
  ^bb0(%x: f32, %y: f32, %w: i32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z, %w : f32, i32
  } -> (tensor<4xf32>, tensor<4xi32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xi32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @generic_same_out_twice(%b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} outs(%b, %b : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%y: f32, %w: f32):
    %z = arith.addf %w, %y : f32
    linalg.yield %z, %w : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @generic_memref(%a: memref<4xf32>, %b: memref<4xf32>, %t: tensor<4xf32>, %i: index, %f: f32) -> tensor<4xf32> {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @generic_mixed(%a: memref<4xf32>, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @generic_reduction(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"], doc = "sum",
      library_call = "x"} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?xf32>) attrs = {my.attr = 1} {
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @generic_reads_inside(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%b : tensor<?xf32>) {
  ^bb0(%y: f32):
    %i = linalg.index 0 : index
    %e = tensor.extract %a[%i] : tensor<?xf32>
    linalg.yield %e : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @generic_reads_own_inside(%b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%b : tensor<?xf32>) {
  ^bb0(%y: f32):
    %i = linalg.index 0 : index
    %e = tensor.extract %b[%i] : tensor<?xf32>
    linalg.yield %e : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>
func.func @generic_transposed_same(%b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @fill_scalar_tensor(%f: tensor<f32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.extract %f[] : tensor<f32>
  %0 = linalg.fill ins(%e : f32) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @copy_same(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @matmul_chain(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul ins(%0, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
// -----
func.func @matmul_in_out(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @batch_and_friends(%a: tensor<2x4x4xf32>, %b: tensor<2x4x4xf32>, %c: tensor<2x4x4xf32>, %x: tensor<4xf32>,
    %m: tensor<4x4xf32>) -> (tensor<2x4x4xf32>, tensor<4xf32>, tensor<f32>) {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x4x4xf32>, tensor<2x4x4xf32>) outs(%c : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %1 = linalg.matvec ins(%m, %x : tensor<4x4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %z = arith.constant dense<0.0> : tensor<f32>
  %2 = linalg.dot ins(%x, %1 : tensor<4xf32>, tensor<4xf32>) outs(%z : tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<2x4x4xf32>, tensor<4xf32>, tensor<f32>
}
// -----
func.func @conv(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>, %o: tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%o : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}
// -----
func.func @pool(%i: tensor<1x8x8x3xf32>, %o: tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32> {
  %w = tensor.empty() : tensor<3x3xf32>
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%i, %w : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%o : tensor<1x6x6x3xf32>) -> tensor<1x6x6x3xf32>
  return %0 : tensor<1x6x6x3xf32>
}
// -----
func.func @elementwise_named(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.mul ins(%1, %0 : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @elementwise_op(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @contract_op(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
      affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @map_short(%a: tensor<64xf32>, %b: tensor<64xf32>, %o: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.map { arith.addf } ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%o : tensor<64xf32>)
  return %0 : tensor<64xf32>
}
// -----
func.func @map_same(%a: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.map ins(%a : tensor<64xf32>) outs(%a : tensor<64xf32>)
    (%x: f32, %o: f32) {
      %s = arith.mulf %x, %x : f32
      linalg.yield %s : f32
    }
  return %0 : tensor<64xf32>
}
// -----
func.func @map_index(%o: tensor<8x4xindex>) -> tensor<8x4xindex> {
  %0 = linalg.map outs(%o : tensor<8x4xindex>)
    (%x: index) {
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %s = arith.addi %i, %j : index
      linalg.yield %s : index
    }
  return %0 : tensor<8x4xindex>
}
// -----
func.func @reduce_op(%a: tensor<16x32x64xf32>, %o: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<16x32x64xf32>) outs(%o : tensor<16x64xf32>) dimensions = [1]
  return %0 : tensor<16x64xf32>
}
// -----
func.func @reduce_two(%a: tensor<16xf32>, %b: tensor<16xi32>, %o: tensor<f32>, %p: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
  %0:2 = linalg.reduce ins(%a, %b : tensor<16xf32>, tensor<16xi32>) outs(%o, %p : tensor<f32>, tensor<i32>) dimensions = [0]
    (%x: f32, %y: i32, %z: f32, %w: i32) {
      %s = arith.addf %x, %z : f32
      %t = arith.addi %y, %w : i32
      linalg.yield %s, %t : f32, i32
    }
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}
// -----
func.func @transpose_op(%a: tensor<16x32xf32>, %o: tensor<32x16xf32>) -> tensor<32x16xf32> {
  %0 = linalg.transpose ins(%a : tensor<16x32xf32>) outs(%o : tensor<32x16xf32>) permutation = [1, 0]
  return %0 : tensor<32x16xf32>
}
// -----
func.func @transpose_same(%a: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %0 = linalg.transpose ins(%a : tensor<16x16xf32>) outs(%a : tensor<16x16xf32>) permutation = [1, 0]
  return %0 : tensor<16x16xf32>
}
// -----
func.func @broadcast_op(%a: tensor<16xf32>, %o: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %0 = linalg.broadcast ins(%a : tensor<16xf32>) outs(%o : tensor<16x64xf32>) dimensions = [1]
  return %0 : tensor<16x64xf32>
}
// -----
func.func @softmax_op(%a: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %e = tensor.empty() : tensor<2x16xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x16xf32>) outs(%e : tensor<2x16xf32>) -> tensor<2x16xf32>
  return %0 : tensor<2x16xf32>
}
// -----
func.func @softmax_same(%a: tensor<2x16xf32>) -> (tensor<2x16xf32>, tensor<2x16xf32>) {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x16xf32>) outs(%a : tensor<2x16xf32>) -> tensor<2x16xf32>
  return %0, %a : tensor<2x16xf32>, tensor<2x16xf32>
}
// -----
func.func @pack_op(%s: tensor<128x256xf32>, %d: tensor<8x16x8x32xf32>) -> tensor<8x16x8x32xf32> {
  %0 = linalg.pack %s inner_dims_pos = [1, 0] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<4x32x8x32xf32>
  return %d : tensor<8x16x8x32xf32>
}
// -----
func.func @pack_pad(%s: tensor<13xf32>, %d: tensor<4x4xf32>, %f: f32) -> tensor<4x4xf32> {
  %0 = linalg.pack %s padding_value(%f : f32) inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<13xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @pack_dyn(%s: tensor<?xf32>, %d: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = linalg.pack %s inner_dims_pos = [0] inner_tiles = [%n] into %d : tensor<?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @unpack_op(%s: tensor<4x4xf32>, %d: tensor<13xf32>) -> tensor<13xf32> {
  %0 = linalg.unpack %s inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<4x4xf32> -> tensor<13xf32>
  return %0 : tensor<13xf32>
}
// -----
func.func @pack_into_read(%s: tensor<16xf32>, %d: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.pack %s inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<16xf32> -> tensor<4x4xf32>
  return %0, %d : tensor<4x4xf32>, tensor<4x4xf32>
}
// -----
func.func @winograd_filter(%a: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
// -----
func.func @winograd_out(%a: tensor<6x6x1x1x2x2xf32>, %o: tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x1x1x2x2xf32>) outs(%o : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  return %0 : tensor<2x4x4x2xf32>
}
// -----
func.func @fill_rng(%a: f64, %b: f64, %s: i32) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.fill_rng_2d ins(%a, %b, %s : f64, f64, i32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @index_op(%o: tensor<4xindex>) -> tensor<4xindex> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%o : tensor<4xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  } -> tensor<4xindex>
  return %0 : tensor<4xindex>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @elementwise_two_uses(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b: tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @elementwise_slice_alias(%t: tensor<8xf32>) -> (tensor<8xf32>) {
  %a = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a: tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @elementwise_same_slice(%t: tensor<8xf32>) -> (tensor<8xf32>) {
  %a = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a: tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @fuse_like(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = scf.for %i = %c0 to %c64 step %c16 iter_args(%o = %f) -> tensor<64x64xf32> {
    %sa = tensor.extract_slice %a[%i, 0] [16, 64] [1, 1] : tensor<64x64xf32> to tensor<16x64xf32>
    %ee = tensor.empty() : tensor<16x64xf32>
    %t = linalg.exp ins(%sa : tensor<16x64xf32>) outs(%ee : tensor<16x64xf32>) -> tensor<16x64xf32>
    %so = tensor.extract_slice %o[%i, 0] [16, 64] [1, 1] : tensor<64x64xf32> to tensor<16x64xf32>
    %m = linalg.matmul ins(%t, %b : tensor<16x64xf32>, tensor<64x64xf32>) outs(%so : tensor<16x64xf32>) -> tensor<16x64xf32>
    %ii = tensor.insert_slice %m into %o[%i, 0] [16, 64] [1, 1] : tensor<16x64xf32> into tensor<64x64xf32>
    scf.yield %ii : tensor<64x64xf32>
  }
  return %r : tensor<64x64xf32>
}
// -----
func.func @generic_tensor_region(%a: tensor<4xf32>, %b: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32):
    %c0 = arith.constant 0 : index
    %e = tensor.empty() : tensor<2xf32>
    %w = linalg.fill ins(%x : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    %v = tensor.extract %w[%c0] : tensor<2xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @generic_no_inputs_results(%a: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%a : tensor<f32>) {
  ^bb0(%x: f32):
    %y = arith.addf %x, %x : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @mmt4d(%a: tensor<2x3x4x5xf32>, %b: tensor<6x3x7x5xf32>, %c: tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32> {
  %0 = linalg.mmt4d ins(%a, %b : tensor<2x3x4x5xf32>, tensor<6x3x7x5xf32>) outs(%c : tensor<2x6x4x7xf32>) -> tensor<2x6x4x7xf32>
  return %0 : tensor<2x6x4x7xf32>
}
// -----
func.func @quantized(%a: tensor<4x4xi8>, %b: tensor<4x4xi8>, %c: tensor<4x4xi32>, %z: i32) -> tensor<4x4xi32> {
  %0 = linalg.quantized_matmul ins(%a, %b, %z, %z : tensor<4x4xi8>, tensor<4x4xi8>, i32, i32) outs(%c : tensor<4x4xi32>) -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}
