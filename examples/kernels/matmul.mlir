// Matrix product, 1024 x 1024 x 1024, f32.
//
// A tile of 8 x 32 results fits into 16 registers of 16 lanes. The reduction streams through 32 columns of B for each
// tile; these columns are 4096 bytes apart, at which stride all lines fall into one set of the first-level cache. So a
// panel of 1024 x 32 is packed once, in the order in which the reduction reads it, and serves all rows of A from the
// second-level cache.
//
//   lamina run examples/kernels/matmul.mlir --args random,random,zeros --time --flops 2147483648

!matrix = tensor<1024x1024xf32>
!memory = memref<1024x1024xf32>

#panel = affine_map<(m, n, k) -> (k, n)>
#left = affine_map<(m, n, k) -> (m, k)>
#result = affine_map<(m, n, k) -> (m, n)>
#same = affine_map<(k, n) -> (k, n)>

module attributes {transform.with_named_sequence} {

// ---- The algorithm.

func.func @matmul(%as: !memory, %bs: !memory, %cs: !memory) attributes {llvm.emit_c_interface} {
  %a = bufferization.to_tensor %as restrict : !memory to !matrix
  %b = bufferization.to_tensor %bs restrict : !memory to !matrix
  %c = bufferization.to_tensor %cs restrict writable : !memory to !matrix
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%c : !matrix) -> !matrix

  // B itself: a value with a name, so that the schedule can say where it is computed.
  %packed_init = tensor.empty() : !matrix
  %packed = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%b : !matrix) outs(%packed_init : !matrix) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> !matrix

  // Products and sums may be contracted to fused multiply-adds.
  %product = linalg.generic {
    indexing_maps = [#panel, #left, #result], iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%packed, %a : !matrix, !matrix) outs(%init : !matrix) {
  ^bb0(%y: f32, %x: f32, %sum: f32):
    %term = arith.mulf %y, %x fastmath<contract> : f32
    %next = arith.addf %sum, %term fastmath<contract> : f32
    linalg.yield %next : f32
  } -> !matrix
  bufferization.materialize_in_destination %product in restrict writable %cs : (!matrix, !memory) -> ()
  return
}

// ---- The schedule.

transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) {
  %fill = transform.structured.match ops{["linalg.fill"]} in %module : (!transform.any_op) -> !transform.any_op
  %generics = transform.structured.match ops{["linalg.generic"]} in %module
    : (!transform.any_op) -> !transform.any_op
  %pack, %product = transform.split_handle %generics : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

  // Panels of 32 columns outside, which can run on all cores, tiles of 8 rows inside.
  %product2, %panels = transform.structured.tile_using_forall %product tile_sizes [0, 32, 0]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %product3, %tiles = transform.structured.tile_using_forall %product2 tile_sizes [8, 0, 0]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

  // A panel is packed where it is needed, row by row; the sums start in their tile.
  %pack2, %panels2 = transform.structured.fuse_into_containing_op %pack into %panels
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %pack3, %pack_rows = transform.structured.tile_using_for %pack2 tile_sizes [1, 0]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %fill2, %panels3 = transform.structured.fuse_into_containing_op %fill into %panels2
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %fill3, %tiles2 = transform.structured.fuse_into_containing_op %fill2 into %tiles
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)

  // The reduction, one step at a time.
  %product4, %steps = transform.structured.tile_using_for %product3 tile_sizes [0, 0, 1]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %steps "reduction" : !transform.any_op

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

  // The loop carries the sums, in registers, instead of reading and writing them in every step; they begin as zeros.
  // Four steps at a time read 16 bytes of each row of A.
  %reduction = transform.structured.match ops{["scf.for"]} attributes{reduction} in %fv
    : (!transform.any_op) -> !transform.any_op
  transform.loop.hoist_loop_invariant_subsets %reduction : !transform.any_op
  transform.apply_patterns to %fv {
    transform.apply_patterns.canonicalization
  } : !transform.any_op
  %carrying = transform.structured.match ops{["scf.for"]} attributes{reduction} in %fv
    : (!transform.any_op) -> !transform.any_op
  transform.loop.unroll %carrying {factor = 4} : !transform.any_op

  // Tensors become buffers.
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

  // A packed panel is freed when its loop is done with it.
  %owned = transform.apply_registered_pass "buffer-deallocation-pipeline" to %fb
    : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
