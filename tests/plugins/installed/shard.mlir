shard.grid @g(shape = 2x?x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.sharding @g split_axes = [[0, 1], [2]] : !shard.sharding
  %0 = shard.shard %t to %s : tensor<4x8xf32>
  return
}
// -----
// ERROR: 'shard.grid' op rank of grid is expected to be a positive integer
shard.grid @g(shape = [])
// -----
// ERROR: Undefined required grid symbol "nope".
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.sharding @nope split_axes = [[0, 1], [2]] : !shard.sharding
  return
}
// -----
// ERROR: Undefined required grid symbol "nope".
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.all_reduce %t on @nope grid_axes = [0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
// ERROR: 0-based grid axis index 4 is out of bounds. The referenced grid "g" is of rank 2.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.all_reduce %t on @g grid_axes = [4] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Grid axes contains duplicate elements.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.all_reduce %t on @g grid_axes = [1, 1] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Undefined required grid symbol "nope".
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.process_linear_index on @nope : index
  return
}
// -----
// ERROR: Undefined required grid symbol "nope".
func.func @a(%t: tensor<4x8xf32>) {
  %s:2 = shard.process_multi_index on @nope : index, index
  return
}
// -----
// ERROR: Unexpected number of results 3. Expected 2.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s:3 = shard.process_multi_index on @g : index, index, index
  return
}
// -----
// ERROR: 0-based grid axis index 7 is out of bounds. The referenced grid "g" is of rank 2.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s:2 = shard.process_multi_index on @g axes = [7, 1] : index, index
  return
}
// -----
// ERROR: Unexpected number of results 3. Expected 2.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s:3 = shard.grid_shape @g : index, index, index
  return
}
// -----
// ERROR: Grid axes contains duplicate elements.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s:2 = shard.grid_shape @g axes = [1, 1] : index, index
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 0. Expected 16, but got 4.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.all_gather %t on @g grid_axes = [1] gather_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Gather axis 3 is out of bounds [0, 2).
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.all_gather %t on @g grid_axes = [1] gather_axis = 3 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 0. Expected 1, but got 4.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.all_slice %t on @g grid_axes = [1] slice_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 1. Expected 32, but got 8.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.all_to_all %t on @g grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Out of bounds coordinate 0 for in-group device "root". Got 2, but expected value in the range [0, 1].
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.broadcast %t on @g grid_axes = [0] root = [2] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 0. Expected 2, but got 4.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.reduce_scatter %t on @g grid_axes = [0] reduction = max scatter_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
// ERROR: In-group device "root" has unexpected multi-index size 2. Expected 1.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>) {
  %s = shard.gather %t on @g grid_axes = [0] gather_axis = 0 root = [1, 0] : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 0. Expected dynamic, but got 16.
shard.grid @g(shape = 2x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 0 : tensor<4x8xf32> -> tensor<16x8xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 1. Expected 8, but got 4.
shard.grid @g(shape = 2x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<8x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<?x8xf32>
  return
}
// -----
// ERROR: Operand dimension size 4 is not divisible by collective device group size 3 for tensor axis 0.
shard.grid @g(shape = 3x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 0. Expected 4, but got 2.
shard.grid @g(shape = 3x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.all_slice %t on @g grid_axes = [0] slice_axis = 5 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 1. Expected 24, but got 32.
shard.grid @g(shape = 3x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %2 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<1x32xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 0. Expected 4, but got 1.
shard.grid @g(shape = 2x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %2 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x8xf32> -> tensor<1x32xf32>
  return
}
// -----
shard.grid @g(shape = 2x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %2 = shard.all_to_all %t on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %3 = shard.broadcast %t on @g grid_axes = [0] root = [-1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
shard.grid @g(shape = 2x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %3 = shard.broadcast %t on @g grid_axes = [1] root = [8] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
// ERROR: In-group device "root" has unexpected multi-index size 2. Expected 1.
shard.grid @g(shape = 2x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %3 = shard.broadcast %t on @g grid_axes = [1] root = [%i, 1] : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
  return
}
// -----
// ERROR: 'shard.broadcast' op failed to verify that all of {input, result} have same shape
shard.grid @g(shape = 2x?)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %3 = shard.broadcast %t on @g grid_axes = [1] root = [%i] : (tensor<4x8xf32>, index) -> tensor<4x4xf32>
  return
}
// -----
// ERROR: In-group device "root" has unexpected multi-index size 2. Expected 1.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %5 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 0 root = [1, 4] : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 0. Expected 4, but got 1.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %5 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 9 root = [1] : (tensor<4x8xf32>) -> tensor<1x8xf32>
  return
}
// -----
// ERROR: Gather axis 9 is out of bounds [0, 2).
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %4 = shard.gather %t on @g grid_axes = [0] gather_axis = 9 root = [1] : (tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
// ERROR: Invalid shift axis 1. It must be one of the grouping grid axes.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %7 = shard.shift %t on @g grid_axes = [0] shift_axis = 1 offset = 1 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Out of bounds coordinate 0 for in-group device "destination". Got 7, but expected value in the range [0, 1].
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %8 = shard.send %t on @g grid_axes = [0] destination = [7] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
// ERROR: In-group device "destination" has unexpected multi-index size 2. Expected 1.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %8 = shard.send %t on @g grid_axes = [0] destination = [0, 1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Out of bounds coordinate 0 for in-group device "source". Got 4, but expected value in the range [0, 1].
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %8 = shard.recv %t on @g grid_axes = [0] source = [4] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
// ERROR: Out of bounds coordinate 0 for in-group device "root". Got 4, but expected value in the range [0, 1].
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %8 = shard.reduce %t on @g grid_axes = [0] root = [4] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
// ERROR: 'shard.reduce' op failed to verify that all of {input, result} have same shape
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %8 = shard.reduce %t on @g grid_axes = [0] root = [1] : (tensor<4x8xf32>) -> tensor<4x9xf32>
  return
}
// -----
// ERROR: Dimension size mismatch for result axis 0. Expected 4, but got 2.
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 5 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
// ERROR: Operand dimension size 4 is not divisible by collective device group size 3 for tensor axis 0.
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.reduce_scatter %t on @g grid_axes = [0] scatter_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
// ERROR: Gather axis -1 is out of bounds [0, 2).
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = -1 : tensor<4x8xf32> -> tensor<2x8xf32>
  return
}
// -----
// ERROR: 'shard.all_gather' op result type has different rank than operands
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.all_gather %t on @g grid_axes = [0] gather_axis = 0 : tensor<4x8xf32> -> tensor<2xf32>
  return
}
// -----
// ERROR: grid axis duplicated
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %s = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding
  return
}
// -----
// ERROR: grid axis duplicated
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %s = shard.sharding @g split_axes = [[0, 0], [1]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %s = shard.sharding @g split_axes = [[0], [7]] : !shard.sharding
  return
}
// -----
// ERROR: grid axis is expected to be non-negative
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %s = shard.sharding @g split_axes = [[0], [-1]] : !shard.sharding
  return
}
// -----
// ERROR: halo sizes must be specified for all split axes.
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %s = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1] : !shard.sharding
  return
}
// -----
// ERROR: sharded dims offsets has wrong size.
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %s = shard.sharding @g split_axes = [[0], [1]] sharded_dims_offsets = [1] : !shard.sharding
  return
}
// -----
// ERROR: 'shard.sharding' op halo sizes and shard offsets are mutually exclusive
shard.grid @g(shape = 3x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %s = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 2, 2, 1] sharded_dims_offsets = [0, 1, 2, 4, 0, 1, 2, 4, 8] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @a(%t: tensor<4x8xf32>, %i: index) {
  %0 = shard.all_gather %t on @g grid_axes = [1] gather_axis = 0 : tensor<4x8xf32> -> tensor<16x8xf32>
  %1 = shard.all_slice %t on @g grid_axes = [1] slice_axis = 0 : tensor<4x8xf32> -> tensor<1x8xf32>
  %2 = shard.all_to_all %t on @g grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<4x8xf32> -> tensor<1x32xf32>
  %3 = shard.broadcast %t on @g grid_axes = [0] root = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = shard.gather %t on @g grid_axes = [0] gather_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<8x8xf32>
  %5 = shard.scatter %t on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<2x8xf32>
  %6 = shard.reduce %t on @g grid_axes = [0] root = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = shard.shift %t on @g grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
  %8 = shard.send %t on @g grid_axes = [0] destination = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %9 = shard.recv %t on @g grid_axes = [0] source = [1] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %10 = shard.process_linear_index on @g : index
  %11:2 = shard.process_multi_index on @g : index, index
  %12:2 = shard.grid_shape @g : index, index
  %c0 = arith.constant 0 : index
  %13:2 = shard.neighbors_linear_indices on @g[%c0, %i] split_axes = [1] : index, index
  return
}
// -----
// ERROR: custom op 'shard.grid' Failed parsing dimension list. Did you mean an empty list? It must be denoted by "[]".
shard.grid @g(shape = = 1)
