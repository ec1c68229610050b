// Depthwise 3 x 3 convolution: each channel has a filter of its own.
//
// There are only nine multiply-adds for each element read, so the kernel is as fast as memory lets it be. What the
// schedule can do is to read each element from the caches as seldom as possible: a tile of 2 x 2 pixels needs 4 x 4 of the
// input, which is 4 reads for each result instead of 9, and its 16 accumulators leave room for them in registers.
//
// 4 images of 112 x 112 pixels (114 x 114 with their border) and 64 channels, f32, channels last.
//
//   lamina run examples/kernels/depthwise_convolution.mlir --args random,random,zeros --time --flops 57802752

!input = tensor<4x114x114x64xf32>
!filter = tensor<3x3x64xf32>
!output = tensor<4x112x112x64xf32>

#input_of = affine_map<(n, y, x, c, rz, ry) -> (n, y + rz, x + ry, c)>
#filter_of = affine_map<(n, y, x, c, rz, ry) -> (rz, ry, c)>
#output_of = affine_map<(n, y, x, c, rz, ry) -> (n, y, x, c)>

module attributes {transform.with_named_sequence} {

// ---- The algorithm.

func.func @depthwise(%inputs: memref<4x114x114x64xf32>, %filters: memref<3x3x64xf32>,
                     %outputs: memref<4x112x112x64xf32>) attributes {llvm.emit_c_interface} {
  %input = bufferization.to_tensor %inputs restrict : memref<4x114x114x64xf32> to !input
  %filter = bufferization.to_tensor %filters restrict : memref<3x3x64xf32> to !filter
  %output = bufferization.to_tensor %outputs restrict writable : memref<4x112x112x64xf32> to !output

  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%output : !output) -> !output
  %convolved = linalg.generic {
    indexing_maps = [#input_of, #filter_of, #output_of],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]
  } ins(%input, %filter : !input, !filter) outs(%init : !output) {
  ^bb0(%i: f32, %f: f32, %sum: f32):
    %product = arith.mulf %i, %f fastmath<contract> : f32
    %next = arith.addf %sum, %product fastmath<contract> : f32
    linalg.yield %next : f32
  } -> !output
  bufferization.materialize_in_destination %convolved in restrict writable %outputs
    : (!output, memref<4x112x112x64xf32>) -> ()
  return
}

// ---- The schedule.

transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) {
  %fill = transform.structured.match ops{["linalg.fill"]} in %module : (!transform.any_op) -> !transform.any_op
  %conv = transform.structured.match ops{["linalg.generic"]} in %module : (!transform.any_op) -> !transform.any_op

  // Tiles of 2 x 2 pixels with all channels; the sums start inside.
  %conv2, %tiles = transform.structured.tile_using_forall %conv tile_sizes [1, 2, 2, 64]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %fill2, %tiles2 = transform.structured.fuse_into_containing_op %fill into %tiles
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)

  // The nine steps of the reduction, without loops: then the parts of the input that two of them share are read once.
  %conv3, %rz, %ry = transform.structured.tile_using_for %conv2 tile_sizes [0, 0, 0, 0, 1, 1]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.loop.unroll %ry {factor = 3} : !transform.any_op
  transform.loop.unroll %rz {factor = 3} : !transform.any_op

  // Dims of size one go, and what is left becomes vectors.
  %f = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  } : !transform.any_op
  transform.apply_cse to %f : !transform.any_op
  %fv = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %fv {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.apply_cse to %fv : !transform.any_op

  // Tensors become buffers. There are none but those of the caller.
  %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %module
    {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
  %fb = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %fb {
    transform.apply_patterns.canonicalization
  } : !transform.any_op
  transform.apply_cse to %fb : !transform.any_op
  // Copies of a view onto itself, which common subexpressions have brought to light.
  transform.apply_patterns to %fb {
    transform.apply_patterns.canonicalization
  } : !transform.any_op
  transform.yield
}
}
