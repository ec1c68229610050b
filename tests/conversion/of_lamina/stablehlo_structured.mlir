// COMPARE: --stablehlo-legalize-to-linalg
// ----- reductions
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x3xf32>, %b: tensor<?x3xf32>, %c: tensor<f32>) -> (tensor<3xf32>, tensor<f32>, tensor<?xf32>, tensor<4x3xf32>,
    tensor<f32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [1] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
  %3 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %4 = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3, %4 : tensor<3xf32>, tensor<f32>, tensor<?xf32>, tensor<4x3xf32>, tensor<f32>
}
// ----- windows
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<6x8xf32>, %b: tensor<f32>) -> (tensor<3x3xf32>, tensor<4x14xf32>, tensor<6x8xf32>) {
  %0 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 3>, padding = dense<[[0, 0], [1,
      1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<3x3xf32>
  %1 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64: 2, 2>, window_dilations = array<i64: 2, 1>,
      base_dilations = array<i64: 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<4x14xf32>
  %2 = "stablehlo.reduce_window"(%a, %b) <{window_dimensions = array<i64: 1, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<6x8xf32>
  return %0, %1, %2 : tensor<3x3xf32>, tensor<4x14xf32>, tensor<6x8xf32>
}
// ----- gradients of windows
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<5x7xf32>, %b: tensor<3x3xf32>, %c: tensor<f32>) -> (tensor<5x7xf32>) {
  %0 = "stablehlo.select_and_scatter"(%a, %b, %c) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 2>, padding = dense<[[1,
      0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x7xf32>, tensor<3x3xf32>, tensor<f32>) -> tensor<5x7xf32>
  return %0 : tensor<5x7xf32>
}
// ----- sorting of two tensors
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x5xi32>, %b: tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<4x5xi32>) {
  %0:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>, %x1: tensor<i32>, %y1: tensor<i32>):
    %p = stablehlo.compare LT, %x0, %y0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<4x5xi32>, tensor<4x5xi32>)
  return %0#0, %0#1 : tensor<4x5xi32>, tensor<4x5xi32>
}
// ----- sorting along the last axis
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<5x2xf32>) -> (tensor<5x2xf32>) {
  %0 = "stablehlo.sort"(%a) <{dimension = -1 : i64}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    %p = stablehlo.compare LT, %x0, %y0 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<5x2xf32>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}
// ----- sorting of single elements
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<1x3xi32>) -> (tensor<1x3xi32>) {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x0: tensor<i32>, %y0: tensor<i32>):
    %p = stablehlo.compare LT, %x0, %y0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<1x3xi32>) -> tensor<1x3xi32>
  return %0 : tensor<1x3xi32>
}
// ----- sorting of dynamic sizes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?xi32>) -> (tensor<?xi32>) {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %p = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
// ----- the largest f32
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<3x6xf32>) -> (tensor<3x2xf32>, tensor<3x2xi32>) {
  %0:2 = chlo.top_k(%a, k = 2) : tensor<3x6xf32> -> (tensor<3x2xf32>, tensor<3x2xi32>)
  return %0#0, %0#1 : tensor<3x2xf32>, tensor<3x2xi32>
}
// ----- the largest i32
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<3x6xi32>) -> (tensor<3x2xi32>, tensor<3x2xi32>) {
  %0:2 = chlo.top_k(%a, k = 2) : tensor<3x6xi32> -> (tensor<3x2xi32>, tensor<3x2xi32>)
  return %0#0, %0#1 : tensor<3x2xi32>, tensor<3x2xi32>
}
// ----- the largest ui8
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<3x6xui8>) -> (tensor<3x2xui8>, tensor<3x2xi32>) {
  %0:2 = chlo.top_k(%a, k = 2) : tensor<3x6xui8> -> (tensor<3x2xui8>, tensor<3x2xi32>)
  return %0#0, %0#1 : tensor<3x2xui8>, tensor<3x2xi32>
}
// ----- a batch of products
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<2x4x3xf32>, %b: tensor<2x3x5xf32>) -> (tensor<2x4x5xf32>) {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xf32>,
      tensor<2x3x5xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}
// ----- a product that accumulates in f32
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x3xf16>, %b: tensor<3x5xf16>) -> (tensor<4x5xf16>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x3xf16>, tensor<3x5xf16>) -> tensor<4x5xf16>
  return %0 : tensor<4x5xf16>
}
// ----- a product of integers in a wider type
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x3xi8>, %b: tensor<3x5xi8>) -> (tensor<4x5xi32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x3xi8>, tensor<3x5xi8>) -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}
// ----- a product of unsigned integers
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x3xui8>, %b: tensor<3x5xui8>) -> (tensor<4x5xi32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x3xui8>, tensor<3x5xui8>) -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}
// ----- a product of truth values
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x3xi1>, %b: tensor<3x5xi1>) -> (tensor<4x5xi1>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x3xi1>, tensor<3x5xi1>) -> tensor<4x5xi1>
  return %0 : tensor<4x5xi1>
}
// ----- an inner product
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// ----- a product of dynamic sizes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x3xf32>, %b: tensor<3x?xf32>) -> (tensor<?x?xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<?x3xf32>, tensor<3x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// ----- a product with a scalar
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<f32>, %b: tensor<3xf32>) -> (tensor<3xf32>) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [] x [] : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// ----- a product of vectors and matrices
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<3xf32>, %b: tensor<3x5xf32>, %c: tensor<4x3xcomplex<f32>>, %d: tensor<3xcomplex<f32>>) -> (tensor<5xf32>,
    tensor<4xcomplex<f32>>) {
  %0 = stablehlo.dot %a, %b : (tensor<3xf32>, tensor<3x5xf32>) -> tensor<5xf32>
  %1 = stablehlo.dot %c, %d : (tensor<4x3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0, %1 : tensor<5xf32>, tensor<4xcomplex<f32>>
}
// ----- a convolution with strides, dilation and pads
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<1x8x8x3xf32>, %b: tensor<3x3x3x4xf32>) -> (tensor<1x4x5x4xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 1], [0, 1]],
      rhs_dilate = [1, 2]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x8x8x3xf32>,
      tensor<3x3x3x4xf32>) -> tensor<1x4x5x4xf32>
  return %0 : tensor<1x4x5x4xf32>
}
// ----- a convolution with a dilated image
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<1x4x4x2xf32>, %b: tensor<2x2x2x3xf32>) -> (tensor<1x6x3x3xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [2,
      1]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<2x2x2x3xf32>) -> tensor<1x6x3x3xf32>
  return %0 : tensor<1x6x3x3xf32>
}
// ----- a convolution with a reversed window
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<1x4x4x2xf32>, %b: tensor<2x2x2x3xf32>) -> (tensor<1x3x3x3xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true,
      false]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<2x2x2x3xf32>) -> tensor<1x3x3x3xf32>
  return %0 : tensor<1x3x3x3xf32>
}
// ----- a convolution of groups of features
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<1x4x4x4xf32>, %b: tensor<2x2x2x6xf32>) -> (tensor<1x3x3x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 2 : i64,
      batch_group_count = 1 : i64} : (tensor<1x4x4x4xf32>, tensor<2x2x2x6xf32>) -> tensor<1x3x3x6xf32>
  return %0 : tensor<1x3x3x6xf32>
}
// ----- a convolution of groups of batches
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<2x4x4x2xf32>, %b: tensor<2x2x2x6xf32>) -> (tensor<1x3x3x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 1 : i64,
      batch_group_count = 2 : i64} : (tensor<2x4x4x2xf32>, tensor<2x2x2x6xf32>) -> tensor<1x3x3x6xf32>
  return %0 : tensor<1x3x3x6xf32>
}
// ----- a convolution of other layouts in half precision
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<1x2x4x5xf16>, %b: tensor<3x2x2x2xf16>) -> (tensor<1x3x3x4xf16>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} {feature_group_count = 1 : i64,
      batch_group_count = 1 : i64} : (tensor<1x2x4x5xf16>, tensor<3x2x2x2xf16>) -> tensor<1x3x3x4xf16>
  return %0 : tensor<1x3x3x4xf16>
}
// ----- a convolution of dynamic sizes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x4x4x2xf32>, %b: tensor<2x2x2x3xf32>) -> (tensor<?x3x3x3xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {feature_group_count = 1 : i64,
      batch_group_count = 1 : i64} : (tensor<?x4x4x2xf32>, tensor<2x2x2x3xf32>) -> tensor<?x3x3x3xf32>
  return %0 : tensor<?x3x3x3xf32>
}
// ----- gathers of rows
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<5x4xf32>, %b: tensor<3x1xi32>) -> (tensor<3x4xf32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
// ----- gathers of slices, without a dimension of indices
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<5x4xf32>, %b: tensor<3xui32>, %c: tensor<2xi32>) -> (tensor<2x3x3xf32>, tensor<f32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>,
      slice_sizes = array<i64: 2, 3>}> : (tensor<5x4xf32>, tensor<3xui32>) -> tensor<2x3x3xf32>
  %1 = "stablehlo.gather"(%a, %c) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1],
      index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x4xf32>, tensor<2xi32>) -> tensor<f32>
  return %0, %1 : tensor<2x3x3xf32>, tensor<f32>
}
// ----- gathers with batches
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<2x5x4xf32>, %b: tensor<2x3xi32>) -> (tensor<2x3x4xf32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1],
      operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1,
      1, 4>}> : (tensor<2x5x4xf32>, tensor<2x3xi32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
// ----- gathers at dynamic sizes, from nothing, from a splat
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<5x4xf32>, %b: tensor<?x1xi32>, %c: tensor<0x4xf32>, %d: tensor<f32>) -> (tensor<?x4xf32>, tensor<?x4xf32>,
    tensor<?x4xf32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
  %1 = "stablehlo.gather"(%c, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1,
      collapsed_slice_dims = [0]>, slice_sizes = array<i64: 0, 4>}> : (tensor<0x4xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
  %s = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
  %2 = "stablehlo.gather"(%s, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<5x4xf32>, tensor<?x1xi32>) -> tensor<?x4xf32>
  return %0, %1, %2 : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}
// ----- scatters of slices, with batches
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<2x5x4xf32>, %b: tensor<2x3x1xi32>, %c: tensor<2x3x2xf32>) -> (tensor<2x5x4xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1],
      input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x5x4xf32>, tensor<2x3x1xi32>, tensor<2x3x2xf32>) -> tensor<2x5x4xf32>
  return %0 : tensor<2x5x4xf32>
}
// ----- scatters of windows that move
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<5x4xf32>, %b: tensor<3x2xi32>, %c: tensor<3x2x2xf32>) -> (tensor<5x4xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2],
      scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x4xf32>, tensor<3x2xi32>, tensor<3x2x2xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}
