// Channeled convolution (e): step by step through pattern sets, and what is left to the default pipeline.
//
// The reduction is tiled as partial results that are added to the bias behind its loops. The script goes on to lower
// vectors by pattern sets. That leaves temporary buffers of 5 x 64 results with up to three unit dims more, loops that copy
// them row by row and element by element, and a copy of each tile onto itself. The default pipeline keeps the buffers in
// registers (lamina-promote-buffers), and the inner loop is that of (c).
//
// Source: Chapter H of MLIR's tutorial on the transform dialect. N = 5, 128 channels in and out, 80 x 100 pixels, a
// 3 x 3 filter, bias and ReLU, f32.
//
//   lamina run examples/chapter_h/e_pattern_sets.mlir --args random,random,random,zeros --time --flops 11796480000

!input = tensor<5x82x102x128xf32>
!filter = tensor<128x3x3x128xf32>
!bias = tensor<128xf32>
!output = tensor<5x80x100x128xf32>

#filter_of = affine_map<(n, y, x, c, rz, ry, rx) -> (rx, rz, ry, c)>
#input_of = affine_map<(n, y, x, c, rz, ry, rx) -> (n, y + rz, x + ry, rx)>
#output_of = affine_map<(n, y, x, c, rz, ry, rx) -> (n, y, x, c)>
#scalar = affine_map<(n, y, x, c) -> ()>
#pixel = affine_map<(n, y, x, c) -> (n, y, x, c)>

module attributes {transform.with_named_sequence} {

// ---- The algorithm: bias, convolution, ReLU.

// The caller gives all memory; what is `writable` may be overwritten in place.
func.func @conv(%input: !input {bufferization.writable = false}, %filter: !filter {bufferization.writable = false},
                %bias: !bias {bufferization.writable = false}, %output: !output {bufferization.writable = true})
    -> !output attributes {llvm.emit_c_interface} {
  %init = tensor.empty() : !output
  %biased = linalg.broadcast ins(%bias : !bias) outs(%init : !output) dimensions = [0, 1, 2]

  // Products and sums may be contracted to fused multiply-adds and come in any order: the schedule adds the bias last.
  %convolved = linalg.generic {
    indexing_maps = [#filter_of, #input_of, #output_of],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]
  } ins(%filter, %input : !filter, !input) outs(%biased : !output) {
  ^bb0(%f: f32, %i: f32, %sum: f32):
    %product = arith.mulf %f, %i fastmath<fast> : f32
    %next = arith.addf %sum, %product fastmath<fast> : f32
    linalg.yield %next : f32
  } -> !output

  %zero = arith.constant 0.0 : f32
  %relued = linalg.generic {
    indexing_maps = [#scalar, #pixel, #pixel], iterator_types = ["parallel", "parallel", "parallel", "parallel"]
  } ins(%zero, %convolved : f32, !output) outs(%output : !output) {
  ^bb0(%z: f32, %value: f32, %out: f32):
    %positive = llvm.intr.maxnum(%z, %value) : (f32, f32) -> f32
    linalg.yield %positive : f32
  } -> !output
  return %relued : !output
}

// ---- The schedule.

transform.named_sequence @__transform_main(%module: !transform.any_op) {
  %bias = transform.structured.match ops{["linalg.broadcast"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %generics = transform.structured.match ops{["linalg.generic"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %conv, %relu = transform.split_handle %generics : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

  // Loops of the result, as in (c): co, n, y, xo; convolution and bias go where the ReLU needs them.
  %relu2, %co = transform.structured.tile_using_forall %relu tile_sizes [0, 0, 0, 64]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %relu3, %n_y_xo = transform.structured.tile_using_forall %relu2 tile_sizes [1, 1, 5, 0]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %conv2, %co2 = transform.structured.fuse_into_containing_op %conv into %co
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %conv3, %n_y_xo2 = transform.structured.fuse_into_containing_op %conv2 into %n_y_xo
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %bias2, %co3 = transform.structured.fuse_into_containing_op %bias into %co2
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %bias3, %n_y_xo3 = transform.structured.fuse_into_containing_op %bias2 into %n_y_xo2
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)

  // rz, ry, rx around the tile: partial sums that start at zero, and one addition behind the loops.
  %fill, %conv4, %combined, %loops = transform.structured.tile_reduction_using_for %conv3
    by tile_sizes = [0, 0, 0, 0, 1, 1, 1]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %bias_generic = transform.structured.generalize %bias3 : (!transform.any_op) -> !transform.any_op

  // Simpler loops and slices, no unit dims; then vectors.
  %f = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.linalg.tiling_canonicalization
  } : !transform.any_op
  transform.apply_cse to %f : !transform.any_op
  %all_loops = transform.structured.match interface{LoopLikeInterface} in %module
    : (!transform.any_op) -> !transform.any_op
  transform.apply_licm to %all_loops : !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
  } : !transform.any_op
  %fv = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %fv {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
  } : !transform.any_op
  transform.apply_cse to %fv : !transform.any_op
  %fh = transform.structured.hoist_redundant_vector_transfers %fv : (!transform.any_op) -> !transform.any_op

  // Tensors become buffers.
  %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %module
    {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
  %fb = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %fb {
    transform.apply_patterns.canonicalization
  } : !transform.any_op
  transform.apply_cse to %fb : !transform.any_op

  // Vectors of several dims in simpler operations; transfers of them as loops over rows in temporary buffers.
  transform.apply_patterns to %fb {
    transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
    transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1
    transform.apply_patterns.vector.lower_transpose lowering_strategy = eltwise
    transform.apply_patterns.vector.lower_shape_cast
  } : !transform.any_op
  transform.apply_patterns to %fb {
    transform.apply_patterns.vector.transfer_to_scf
    transform.apply_patterns.memref.alloc_to_alloca
  } : !transform.any_op
  transform.bufferization.buffer_loop_hoisting %fb : !transform.any_op
  transform.apply_patterns to %fb {
    transform.apply_patterns.memref.fold_memref_alias_ops
    transform.apply_patterns.canonicalization
  } : !transform.any_op
  transform.apply_cse to %fb : !transform.any_op
  transform.yield
}
}
