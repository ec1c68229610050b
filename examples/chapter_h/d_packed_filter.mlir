// Channeled convolution (d): as (c), with a packed filter.
//
// What keeps (a) to (c) from the peak is the filter: 64 channels of it are 256 bytes in a row, and the next ones are 4608
// bytes on, a stride at which the lines of a panel fall into few sets of the first-level cache and the hardware does not
// prefetch. Here the panel of 3 x 3 x 128 x 64 that a block of output channels needs is packed once, in the order in
// which the reduction reads it; each panel serves 40000 pixels.
//
// Source: Chapter H of MLIR's tutorial on the transform dialect. N = 5, 128 channels in and out, 80 x 100 pixels, a
// 3 x 3 filter, bias and ReLU, f32.
//
//   lamina run examples/chapter_h/d_packed_filter.mlir --args random,random,random,zeros --time --flops 11796480000

!input = tensor<5x82x102x128xf32>
!filter = tensor<128x3x3x128xf32>
!packed = tensor<3x3x128x128xf32>
!bias = tensor<128xf32>
!output = tensor<5x80x100x128xf32>

#packed_of = affine_map<(n, y, x, c, rz, ry, rx) -> (rz, ry, rx, c)>
#input_of = affine_map<(n, y, x, c, rz, ry, rx) -> (n, y + rz, x + ry, rx)>
#output_of = affine_map<(n, y, x, c, rz, ry, rx) -> (n, y, x, c)>
#scalar = affine_map<(n, y, x, c) -> ()>
#pixel = affine_map<(n, y, x, c) -> (n, y, x, c)>

module attributes {transform.with_named_sequence} {

// ---- The algorithm: bias, convolution, ReLU.

// The caller gives all memory, and gets its result there: a function that returned the buffer would have to copy it,
// because whoever calls a function owns what it returns.
func.func @conv(%inputs: memref<5x82x102x128xf32>, %filters: memref<128x3x3x128xf32>, %biases: memref<128xf32>,
                %outputs: memref<5x80x100x128xf32>) attributes {llvm.emit_c_interface} {
  %input = bufferization.to_tensor %inputs restrict : memref<5x82x102x128xf32> to !input
  %filter = bufferization.to_tensor %filters restrict : memref<128x3x3x128xf32> to !filter
  %bias = bufferization.to_tensor %biases restrict : memref<128xf32> to !bias
  %output = bufferization.to_tensor %outputs restrict writable : memref<5x80x100x128xf32> to !output
  %init = tensor.empty() : !output
  %biased = linalg.broadcast ins(%bias : !bias) outs(%init : !output) dimensions = [0, 1, 2]

  // The filter in the order of the reduction: a value with a name, as Halide's filter.in(), so that the schedule can say
  // where it is computed.
  %packed_init = tensor.empty() : !packed
  %packed = linalg.transpose ins(%filter : !filter) outs(%packed_init : !packed) permutation = [1, 2, 0, 3]

  // Products and sums may be contracted to fused multiply-adds, as Halide does by default.
  %convolved = linalg.generic {
    indexing_maps = [#packed_of, #input_of, #output_of],
    iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]
  } ins(%packed, %input : !packed, !input) outs(%biased : !output) {
  ^bb0(%f: f32, %i: f32, %sum: f32):
    %product = arith.mulf %f, %i fastmath<contract> : f32
    %next = arith.addf %sum, %product fastmath<contract> : f32
    linalg.yield %next : f32
  } -> !output

  %zero = arith.constant 0.0 : f32
  %relued = linalg.generic {
    indexing_maps = [#scalar, #pixel, #pixel], iterator_types = ["parallel", "parallel", "parallel", "parallel"]
  } ins(%zero, %convolved : f32, !output) outs(%output : !output) {
  ^bb0(%z: f32, %value: f32, %out: f32):
    %positive = arith.maxnumf %value, %z : f32
    linalg.yield %positive : f32
  } -> !output
  bufferization.materialize_in_destination %relued in restrict writable %outputs
    : (!output, memref<5x80x100x128xf32>) -> ()
  return
}

// ---- The schedule.

transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) {
  %bias = transform.structured.match ops{["linalg.broadcast"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %generics = transform.structured.match ops{["linalg.generic"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %conv, %relu = transform.split_handle %generics : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

  // Loops of the result: co (channels by 64), n, y, xo (x by 5), from outside in. The 5 x 64 results of an iteration are
  // what 20 registers of 16 lanes hold. Parallel loops, so that they can run on all cores.
  %relu2, %co = transform.structured.tile_using_forall %relu tile_sizes [0, 0, 0, 64]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %relu3, %n_y_xo = transform.structured.tile_using_forall %relu2 tile_sizes [1, 1, 5, 0]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

  // Convolution and bias are computed where the ReLU needs them: Halide's compute_at. Each goes into both loops.
  %conv2, %co2 = transform.structured.fuse_into_containing_op %conv into %co
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %conv3, %n_y_xo2 = transform.structured.fuse_into_containing_op %conv2 into %n_y_xo
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %bias2, %co3 = transform.structured.fuse_into_containing_op %bias into %co2
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %bias3, %n_y_xo3 = transform.structured.fuse_into_containing_op %bias2 into %n_y_xo2
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)

  // The panel is packed inside the loop over blocks of channels, row by row.
  %pack = transform.structured.match ops{["linalg.transpose"]} in %module : (!transform.any_op) -> !transform.any_op
  %pack2, %co4 = transform.structured.fuse_into_containing_op %pack into %co3
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %pack3, %pz, %py, %px = transform.structured.tile_using_for %pack2 tile_sizes [1, 1, 1, 0]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %pack4 = transform.structured.generalize %pack3 : (!transform.any_op) -> !transform.any_op

  // The reduction inside: rz, ry, rx, one step at a time.
  %conv4, %rz, %ry, %rx = transform.structured.tile_using_for %conv3 tile_sizes [0, 0, 0, 0, 1, 1, 1]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %rx "reduction" : !transform.any_op

  %bias_generic = transform.structured.generalize %bias3 : (!transform.any_op) -> !transform.any_op

  // Dims of size one go, so that what is left is a tile of 5 x 64; then everything in the function becomes
  // vectors.
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

  // Tensors become buffers, those of the function's arguments with plain row-major layout.
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

  // The sums are read before the reduction and written after it instead of in every step: the loops carry them, in
  // registers. Then nobody reads the temporary buffer any more, and it goes.
  %fh = transform.structured.hoist_redundant_vector_transfers %fb : (!transform.any_op) -> !transform.any_op
  transform.memref.erase_dead_alloc_and_stores %fh : (!transform.any_op) -> ()

  // Four steps of the reduction at a time: they read 16 bytes of each pixel.
  %reduction = transform.structured.match ops{["scf.for"]} attributes{reduction} in %fh
    : (!transform.any_op) -> !transform.any_op
  transform.loop.unroll %reduction {factor = 4} : !transform.any_op

  // The filter's packed panel is freed when its loop is done with it.
  %owned = transform.apply_registered_pass "buffer-deallocation-pipeline" to %fh
    : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
