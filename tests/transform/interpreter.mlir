// COMPARE: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32) -> i32 {
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
// -----
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
    %t, %l:3 = transform.structured.tile_using_for %0 tile_sizes [4, %s, 8] interchange = [1, 0, 2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %g = transform.structured.generalize %t : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["linalg.abs"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %f, %loops:2 = transform.structured.fuse %e tile_sizes [5, 6] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
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
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
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
