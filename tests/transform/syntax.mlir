// COMPARE: --mlir-print-local-scope
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["linalg.matmul", "scf.for"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act2(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %m2 = transform.structured.match interface{LinalgOp} attributes{foo = 1
        : i32} filter_result_type = tensor<4xf32> in %arg0 : (!transform.any_op) -> !transform.op<"linalg.generic">
    %t, %l:2 = transform.structured.tile_using_for %0 tile_sizes [4, 0, 8] interchange = [1, 0] : (!transform.any_op)
        -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %sz = transform.param.constant 4 : i64 -> !transform.param<i64>
    %t2, %l2 = transform.structured.tile_using_for %t tile_sizes [%sz, 0, [0]]
        : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %u = transform.foreach_match restrict_root flatten_results in %arg0 @m -> @act2 : (!transform.any_op) -> !transform.any_op
    %fa, %fl = transform.structured.tile_using_forall %t2 num_threads [10, 20] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fa2, %fl2 = transform.structured.tile_using_forall %fa tile_sizes *(%sz)
        : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %v = transform.get_operand %fa2[0] : (!transform.any_op) -> !transform.any_value
    %v1 = transform.get_operand %fa2[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    %v2 = transform.get_result %fa2[all] : (!transform.any_op) -> !transform.any_value
    %g = transform.structured.generalize %fa2 : (!transform.any_op) -> !transform.any_op
    %g2 = transform.structured.interchange %g iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
    %lo, %hi, %sp = transform.structured.multitile_sizes %g2 {dimension = 0, target_size = 3} : (!transform.any_op) -> !transform.param<i64>
    %sl = transform.structured.split %g2 after %sp {dimension = 0} : !transform.any_op, !transform.param<i64>
    %sl2 = transform.structured.split %sl after 42 {dimension = 1} : !transform.any_op
    %a1, %b1 = transform.split_handle %sl2 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p = transform.apply_registered_pass "canonicalize" with options =
        {"max-iterations" = %sz, "top-down" = false} to %a1 : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    %p2 = transform.apply_registered_pass "cse" to %p : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %p2 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_1d
    } {apply_cse} : !transform.any_op
    transform.sequence %b1 : !transform.any_op failures(propagate) {
    ^bb0(%x: !transform.any_op):
      %k = transform.sequence %x, %x : !transform.any_op, !transform.any_op -> !transform.any_op failures(suppress) {
      ^bb0(%y: !transform.any_op, %z: !transform.any_op):
        transform.yield %y : !transform.any_op
      }
    }
    %c = transform.include @m failures(propagate) (%b1) : (!transform.any_op) -> !transform.any_op
    transform.foreach %c : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.print %x {name = "hi"} : !transform.any_op
    }
    %alt = transform.alternatives %c : !transform.any_op -> !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.yield %x : !transform.any_op
    }, {
    ^bb0(%x: !transform.any_op):
      transform.yield %x : !transform.any_op
    }
    transform.structured.vectorize %alt vector_sizes [4, [8], %sz] : !transform.any_op, !transform.param<i64>
    %kn = transform.tune.knob<"k"> options = [1 : i64, 2 : i64] -> !transform.param<i64>
    %al = transform.tune.alternatives<"a"> selected_region = 0 -> !transform.any_op {
      transform.yield %c : !transform.any_op
    }, {
      transform.yield %c : !transform.any_op
    }
    transform.print {name = "x"}
    %n = transform.num_associations %c : (!transform.any_op) -> !transform.param<i64>
    transform.match.param.cmpi eq %n, %sz : !transform.param<i64>
    %mm = transform.merge_handles deduplicate %c, %c : !transform.any_op
    transform.annotate %c "x" = %n : !transform.any_op, !transform.param<i64>
    %ts, %cs = transform.structured.continuous_tile_sizes %c {dimension = 1, target_size = 9} : (!transform.any_op) -> !transform.param<i64>
    %f, %loops:2 = transform.structured.fuse %c tile_sizes [5, 6] interchange [0, 1] {apply_cleanup}
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %cp = transform.cast %c : !transform.any_op to !transform.op<"scf.for">
    transform.loop.unroll %cp {factor = 4} : !transform.op<"scf.for">
    %ms = transform.match.structured failures(propagate) %c : (!transform.any_op) -> !transform.param<i64> {
    ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
      %d = transform.match.structured.dim %s[0, 1] : (!transform.any_op) -> !transform.param<i64>
      %in = transform.match.structured.input %s[0] {permutation} : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %r : !transform.param<i64>
    }
    transform.yield
  }
}
