// Softmax over the rows of a matrix.
//
// The four steps (maximum, exponentials, their sum, quotients) pass over a row one after the other, while it is in the
// first-level cache; the memory sees each element once on its way in and once on its way out. The exponential becomes
// arithmetic on vectors, without a library.
//
// 4096 rows of 1024 elements, f32.
//
//   lamina run examples/kernels/softmax.mlir --args random,zeros --time

!matrix = tensor<4096x1024xf32>
!memory = memref<4096x1024xf32>

module attributes {transform.with_named_sequence} {

// ---- The algorithm.

func.func @softmax(%rows: !memory, %results: !memory) attributes {llvm.emit_c_interface} {
  %x = bufferization.to_tensor %rows restrict : !memory to !matrix
  %init = tensor.empty() : !matrix
  %y = linalg.softmax dimension(1) ins(%x : !matrix) outs(%init : !matrix) -> !matrix
  bufferization.materialize_in_destination %y in restrict writable %results : (!matrix, !memory) -> ()
  return
}

// ---- The schedule.

transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) {
  // Blocks of 16 rows, which can run on all cores, and in a block one row after the other, so that they share the
  // temporary buffers. Then the softmax of a row becomes its four steps.
  %softmax = transform.structured.match ops{["linalg.softmax"]} in %module : (!transform.any_op) -> !transform.any_op
  %block, %blocks = transform.structured.tile_using_forall %softmax tile_sizes [16]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %row, %in_block = transform.structured.tile_using_for %block tile_sizes [1]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %last = transform.structured.decompose_interface %row : (!transform.any_op) -> !transform.any_op

  // The exponentials get a buffer of their own: what was in the result before does not matter.
  %f0 = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
  %f = transform.apply_registered_pass "linalg-fuse-elementwise-ops" to %f0
    : (!transform.any_op) -> !transform.any_op
  %steps = transform.structured.match ops{["linalg.generic"]} in %f : (!transform.any_op) -> !transform.any_op
  %max, %exponentials, %sum, %quotients = transform.split_handle %steps
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)

  // The reductions keep 64 partial results, so that there are four to add to at a time, and combine them after their
  // loop; the exponentials take 32 at a time, as their arithmetic needs the other registers.
  %max_init, %max_parts, %max_all, %max_loop = transform.structured.tile_reduction_using_for %max by tile_sizes = [0, 64]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %chunk, %exponentials_loop = transform.structured.tile_using_for %exponentials tile_sizes [0, 32]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %sum_init, %sum_parts, %sum_all, %sum_loop = transform.structured.tile_reduction_using_for %sum by tile_sizes = [0, 64]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %chunk2, %quotients_loop = transform.structured.tile_using_for %quotients tile_sizes [0, 32]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

  // Dims of size one go, what is left becomes vectors, and these read and write the tensors without slices.
  transform.apply_patterns to %f {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  } : !transform.any_op
  transform.apply_cse to %f : !transform.any_op
  %structured = transform.structured.match interface{LinalgOp} in %f : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %structured : !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.canonicalization
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
  } : !transform.any_op
  transform.apply_cse to %f : !transform.any_op

  // The empty tensor is where the result is to be.
  transform.bufferization.eliminate_empty_tensors %f : !transform.any_op
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

  // Partial results stay in registers, and the buffers are allocated once for a block of rows.
  %fh = transform.structured.hoist_redundant_vector_transfers %fb : (!transform.any_op) -> !transform.any_op
  transform.memref.erase_dead_alloc_and_stores %fh : (!transform.any_op) -> ()
  %hoisted = transform.apply_registered_pass "buffer-loop-hoisting" to %fh
    : (!transform.any_op) -> !transform.any_op
  %owned = transform.apply_registered_pass "buffer-deallocation-pipeline" to %hoisted
    : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
