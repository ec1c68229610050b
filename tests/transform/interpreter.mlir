// COMPARE: --transform-interpreter
// ----- match.operation_name
module attributes {transform.with_named_sequence} {
  func.func @operation_name(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.addi %a, %b : i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.muli %2, %2 : i32
    return %2 : i32
  }
  transform.named_sequence @is_mul(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.muli"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "a multiplication" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["arith.addi"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %n = transform.num_associations %0 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n, "count" : !transform.param<i64>
    %a1, %b1 = transform.split_handle %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f = transform.get_parent_op %a1 {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    transform.annotate %f "x" = %n : !transform.any_op, !transform.param<i64>
    transform.foreach %0 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.annotate %x "seen" : !transform.any_op
    }
    transform.apply_dce to %f : !transform.any_op
    transform.apply_cse to %f : !transform.any_op
    // %b1[0] : (!transform.any_op) -> !transform.any_value
    %p = transform.apply_registered_pass "canonicalize" with options = {"top-down" = false} to %f : (!transform.any_op) -> !transform.any_op
    transform.print %p {name = "hi"} : !transform.any_op
    %u = transform.foreach_match in %arg0 @is_mul -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- param.constant, structured.generalize
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<64x32xf32>, %b: tensor<32x48xf32>, %c: tensor<64x48xf32>, %e: tensor<?x?xf32>) -> (tensor<64x48xf32>, tensor<?x?xf32>) {
    %0 = linalg.matmul ins(%a, %b : tensor<64x32xf32>, tensor<32x48xf32>) outs(%c : tensor<64x48xf32>) -> tensor<64x48xf32>
    %1 = linalg.exp ins(%e : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.abs ins(%1 : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0, %2 : tensor<64x48xf32>, tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %s = transform.param.constant 7 : i64 -> !transform.param<i64>
    %t, %l:3 = transform.structured.tile_using_for %0 tile_sizes [4, %s, 8] interchange = [1, 0, 2]
        : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %g = transform.structured.generalize %t : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["linalg.abs"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %f, %loops:2 = transform.structured.fuse %e tile_sizes [5, 6] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// ----- structured.tile_using_forall, split_handle
module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<64x32xf32>, %b: memref<32x48xf32>, %c: memref<64x48xf32>, %x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
    linalg.matmul ins(%a, %b : memref<64x32xf32>, memref<32x48xf32>) outs(%c : memref<64x48xf32>)
    %1 = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>) outs(%x : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %t, %l = transform.structured.tile_using_forall %a num_threads [4, 5]: (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %t2, %l2 = transform.structured.tile_using_forall %b tile_sizes [4, 5]: (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// ----- structured.vectorize, apply_patterns.canonicalization
module attributes {transform.with_named_sequence} {
  func.func @vectorize_canonicalization(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %0 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %0 tile_sizes [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %t : !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
// ----- structured.tile_reduction_using_for, structured.split_reduction
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>, %o: tensor<?xf32>, %b: tensor<16x32x64xf32>, %p: tensor<?x64x64xf32>) -> (tensor<?xf32>, tensor<16x32xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i)>],
        iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    %e = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(i,j,k)->(i,j,k)>, affine_map<(i,j,k)->(i,j)>],
        iterator_types = ["parallel", "parallel", "reduction"]} ins(%b : tensor<16x32x64xf32>) outs(%e : tensor<16x32xf32>) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.maximumf %x, %y : f32
      linalg.yield %s : f32
    } -> tensor<16x32xf32>
    return %0, %1 : tensor<?xf32>, tensor<16x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %g : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %f, %s, %c, %l = transform.structured.tile_reduction_using_for %a by tile_sizes = [0, 5] : (!transform.any_op)
        -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %i, %f2, %s2, %c2 = transform.structured.split_reduction %b {split_factor = 4, insert_split_dimension = 0}
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// ----- structured.fuse_into_containing_op, structured.tile_using_forall
module attributes {transform.with_named_sequence} {
  func.func @fuse_into_containing_op_tile_using_forall(%a: tensor<64x32xf32>, %o: tensor<64x32xf32>) -> tensor<64x32xf32> {
    %e = tensor.empty() : tensor<64x32xf32>
    %0 = linalg.exp ins(%a : tensor<64x32xf32>) outs(%e : tensor<64x32xf32>) -> tensor<64x32xf32>
    %1 = linalg.abs ins(%0 : tensor<64x32xf32>) outs(%o : tensor<64x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match ops{["linalg.abs"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %a tile_sizes [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused, %new = transform.structured.fuse_into_containing_op %e into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// ----- structured.vectorize_children_and_apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @vectorize_children_and_apply_patterns(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.exp ins(%0 : tensor<8x32xf32>) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- loop.peel, loop.promote_if_one_iteration
module attributes {transform.with_named_sequence} {
  func.func @peel_promote_if_one_iteration(%m: memref<?xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    scf.for %i = %c0 to %c12 step %c1 {
      %x = memref.load %m[%i] : memref<?xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %m[%i] : memref<?xf32>
    } {a}
    scf.for %i = %c0 to %n step %c12 {
      %x = memref.load %m[%i] : memref<?xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %m[%i] : memref<?xf32>
    } {b}
    scf.for %i = %c0 to %c1 step %c1 {
      %x = memref.load %m[%i] : memref<?xf32>
      memref.store %x, %m[%i] : memref<?xf32>
    } {c}
    scf.forall (%i) in (%n) {
      %x = memref.load %m[%i] : memref<?xf32>
      memref.store %x, %m[%i] : memref<?xf32>
    } {d}
    scf.for %i = %c0 to %c12 step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %x = memref.load %m[%j] : memref<?xf32>
        memref.store %x, %m[%i] : memref<?xf32>
      }
    } {e}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %a = transform.structured.match ops{["scf.for"]} attributes{a} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %a {factor = 5} : !transform.any_op
    %b = transform.structured.match ops{["scf.for"]} attributes{b} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %p, %q = transform.loop.peel %b : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %c = transform.structured.match ops{["scf.for"]} attributes{c} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %c : !transform.any_op
    %d = transform.structured.match ops{["scf.forall"]} attributes{d} in %root : (!transform.any_op) -> !transform.any_op
    %d2 = transform.loop.forall_to_for %d : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["scf.for"]} attributes{e} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %e {factor = 4} : !transform.any_op
    transform.yield
  }
}
// ----- loop.fuse_sibling, loop.outline
func.func @fuse_sibling_outline(%m: memref<16x8xf32>, %n: memref<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c8 = arith.constant 8 : index
  %x = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c16 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      memref.store %x, %m[%i, %j] : memref<16x8xf32>
    }
  } {first}
  scf.for %i = %c0 to %c16 step %c1 {
      memref.store %x, %m[%i, %c0] : memref<16x8xf32>
  } {second}
  scf.for %i = %c0 to %c16 step %c1 {
      memref.store %x, %n[%i, %c0] : memref<16x8xf32>
  } {third}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %f = transform.structured.match ops{["scf.for"]} attributes{first} in %a : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match ops{["scf.for"]} attributes{second} in %a : (!transform.any_op) -> !transform.any_op
    %t = transform.structured.match ops{["scf.for"]} attributes{third} in %a : (!transform.any_op) -> !transform.any_op
    %u = transform.loop.fuse_sibling %s into %t : (!transform.any_op, !transform.any_op) -> !transform.any_op
    %c = transform.loop.coalesce %f : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %u {func_name = "outlined"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// ----- bufferization.empty_tensor_to_alloc_tensor: expected module target
module attributes {transform.with_named_sequence} {
  func.func private @use(tensor<?xf32>)
  func.func @empty_tensor_to_alloc_tensor_expected_module(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
    %e = tensor.empty(%n) : tensor<?xf32>
    call @use(%e) : (tensor<?xf32>) -> ()
    %c = arith.constant 1.0 : f32
    %r = tensor.insert %c into %t[%n] : tensor<8xf32>
    return %r : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
    %e = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.op<"tensor.empty">
    %a = transform.bufferization.empty_tensor_to_alloc_tensor %e : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %m {bufferize_function_boundaries = true,
        allow_unknown_ops = true} : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
    %c = transform.bufferization.one_shot_bufferize %f {bufferize_function_boundaries = true, allow_unknown_ops = true}
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- bufferization.empty_tensor_to_alloc_tensor, bufferization.one_shot_bufferize
module attributes {transform.with_named_sequence} {
  func.func private @use(tensor<?xf32>)
  func.func @empty_tensor_to_alloc_tensor(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
    %e = tensor.empty(%n) : tensor<?xf32>
    call @use(%e) : (tensor<?xf32>) -> ()
    %c = arith.constant 1.0 : f32
    %r = tensor.insert %c into %t[%n] : tensor<8xf32>
    return %r : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
    %e = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.op<"tensor.empty">
    %a = transform.bufferization.empty_tensor_to_alloc_tensor %e : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %m {bufferize_function_boundaries = true,
        allow_unknown_ops = true} : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- loop.pipeline: op expects one result, given 2
func.func @pipeline_op_expects_one_result_given_2(%m: memref<16x8xf32>, %n: memref<16xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%i, %j] : memref<16x8xf32>
    }
  } {first}
  affine.for %i = 0 to 13 {
    affine.store %x, %n[%i] : memref<16xf32>
  } {second}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %v = memref.load %n[%i] : memref<16xf32>
    %y = arith.addf %v, %x : f32
    memref.store %y, %n[%i] : memref<16xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %c16) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<16x8xf32>
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%i, %j] : memref<16x8xf32>
    }
  } {third}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %f = transform.structured.match ops{["affine.for"]} attributes{first} in %a : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match ops{["affine.for"]} attributes{second} in %a : (!transform.any_op) -> !transform.any_op
    %t = transform.structured.match ops{["affine.for"]} attributes{third} in %a : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.match ops{["scf.for"]} in %a : (!transform.any_op) -> !transform.op<"scf.for">
    %p = transform.structured.match ops{["scf.parallel"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %f {factor = 2} : !transform.any_op
    transform.loop.unroll %s {factor = 4} : !transform.any_op
    %c = transform.loop.coalesce %t : (!transform.any_op) -> !transform.any_op
    %q = transform.loop.pipeline %l {iteration_interval = 2 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    %n1, %n2 = transform.loop.parallel_for_to_nested_fors %p : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// ----- loop.pipeline, loop.parallel_for_to_nested_fors
func.func @pipeline_parallel_for_to_nested_fors(%m: memref<16x8xf32>, %n: memref<16xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%i, %j] : memref<16x8xf32>
    }
  } {first}
  affine.for %i = 0 to 13 {
    affine.store %x, %n[%i] : memref<16xf32>
  } {second}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %v = memref.load %n[%i] : memref<16xf32>
    %y = arith.addf %v, %x : f32
    memref.store %y, %n[%i] : memref<16xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %c16) step (%c1, %c1) {
    memref.store %x, %m[%i, %j] : memref<16x8xf32>
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%i, %j] : memref<16x8xf32>
    }
  } {third}
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    %f = transform.structured.match ops{["affine.for"]} attributes{first} in %a : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match ops{["affine.for"]} attributes{second} in %a : (!transform.any_op) -> !transform.any_op
    %t = transform.structured.match ops{["affine.for"]} attributes{third} in %a : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.match ops{["scf.for"]} in %a : (!transform.any_op) -> !transform.op<"scf.for">
    %p = transform.structured.match ops{["scf.parallel"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll_and_jam %f {factor = 2} : !transform.any_op
    transform.loop.unroll %s {factor = 4} : !transform.any_op
    %c = transform.loop.coalesce %t : (!transform.any_op) -> !transform.any_op
    %q = transform.loop.pipeline %l {iteration_interval = 2 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    %n1 = transform.loop.parallel_for_to_nested_fors %p : (!transform.any_op) -> !transform.any_op
    transform.annotate %n1 "x" : !transform.any_op
    transform.yield
  }
}
// ----- bufferization.eliminate_empty_tensors, apply_patterns.linalg.decompose_pad
module attributes {transform.with_named_sequence} {
  func.func @eliminate_empty_tensors_decompose_pad(%o: tensor<16x8xf32>, %v: f32) -> tensor<16x8xf32> {
    %e = tensor.empty() : tensor<4x8xf32>
    %fi = linalg.fill ins(%v : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
    %r = tensor.insert_slice %fi into %o[4, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<16x8xf32>
    return %r : tensor<16x8xf32>
  }
  func.func @g(%n: index, %t: tensor<?x8xf32>, %v: f32) -> tensor<?x8xf32> {
    %p = tensor.pad %t low[1, 2] high[%n, 0] {
    ^bb0(%i: index, %j: index):
      tensor.yield %v : f32
    } : tensor<?x8xf32> to tensor<?x10xf32>
    %c = tensor.cast %p : tensor<?x10xf32> to tensor<?x?xf32>
    %x = tensor.extract_slice %c[0, 0] [%n, 8] [1, 1] : tensor<?x?xf32> to tensor<?x8xf32>
    return %x : tensor<?x8xf32>
  }
  func.func @h(%n: index, %m: memref<8xf32>, %x: f32) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    scf.for %i = %c0 to %c16 step %c4 {
      %a = memref.alloc() : memref<8xf32>
      %u = affine.min affine_map<(d0) -> (16 - d0, 4)>(%i)
      memref.store %x, %a[%u] : memref<8xf32>
      memref.copy %a, %m : memref<8xf32> to memref<8xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    %a, %b, %c = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.bufferization.eliminate_empty_tensors %a : !transform.any_op
    transform.apply_patterns to %b { transform.apply_patterns.linalg.decompose_pad } : !transform.any_op
    transform.bufferization.buffer_loop_hoisting %c : !transform.any_op
    transform.apply_patterns to %c { transform.apply_patterns.scf.for_loop_canonicalization } : !transform.any_op
    transform.yield
  }
}
