// COMPARE: --transform-dialect-check-uses

module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.structured.tile_using_for %0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %0, "gone" : !transform.any_op
  transform.debug.emit_remark_at %1, "fine" : !transform.any_op
  %3, %4 = transform.structured.tile_using_for %0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
transform.named_sequence private @ext(%root: !transform.any_op {transform.consumed})
transform.named_sequence @b(%root: !transform.any_op, %p: !transform.any_param, %q: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.include @ext failures(propagate) (%q) : (!transform.any_op) -> ()
  transform.foreach %0 : !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %1, %2 = transform.structured.tile_using_for %x tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %x, "gone" : !transform.any_op
    transform.debug.emit_remark_at %0, "gone" : !transform.any_op
  }
  transform.debug.emit_remark_at %0, "gone" : !transform.any_op
  transform.debug.emit_remark_at %q, "gone" : !transform.any_op
  transform.yield
}
transform.named_sequence @c(%root: !transform.any_op {transform.readonly}) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %0 : !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op):
    transform.alternatives %x : !transform.any_op {
    ^bb1(%y: !transform.any_op):
      %1, %2 = transform.structured.tile_using_for %y tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.debug.emit_remark_at %y, "gone" : !transform.any_op
    }, {
    ^bb1(%y: !transform.any_op):
      transform.debug.emit_remark_at %y, "fine" : !transform.any_op
    }
  }
  transform.debug.emit_remark_at %0, "gone" : !transform.any_op
  transform.yield
}
transform.named_sequence @d(%root: !transform.any_op {transform.readonly}) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %s:2 = transform.split_handle %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %m = transform.merge_handles %s#0, %s#1 : !transform.any_op
  %k = transform.cast %m : !transform.any_op to !transform.op<"linalg.matmul">
  %1 = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
  transform.print %k : !transform.op<"linalg.matmul">
  transform.print %m : !transform.any_op
  transform.print %0 : !transform.any_op
  %2 = transform.apply_registered_pass "cse" to %1 : (!transform.any_op) -> !transform.any_op
  transform.apply_cse to %1 : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @payload(%a: f32) -> f32 {
  return %a : f32
}
transform.named_sequence @e(%root: !transform.any_op, %q: !transform.any_op) {
  transform.foreach %q, %root : !transform.any_op, !transform.any_op {
  ^bb0(%x: !transform.any_op, %y: !transform.any_op):
    transform.foreach %y : !transform.any_op {
    ^bb0(%z: !transform.any_op):
      %1 = transform.structured.generalize %z : (!transform.any_op) -> !transform.any_op
      %2 = transform.structured.generalize %1 : (!transform.any_op) -> !transform.any_op
      transform.print %1 : !transform.any_op
    }
    transform.print %y : !transform.any_op
    transform.print %x : !transform.any_op
  }
  transform.print %root : !transform.any_op
  transform.print %q : !transform.any_op
  transform.yield
}
transform.named_sequence @m(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
  transform.match.operation_name %x ["linalg.matmul"] : !transform.any_op
  transform.yield %x : !transform.any_op
}
transform.named_sequence @r(%x: !transform.any_op {transform.consumed}) {
  %0 = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
  transform.yield
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %u = transform.foreach_match in %root @m -> @r : (!transform.any_op) -> !transform.any_op
  transform.print %root : !transform.any_op
  transform.print %u : !transform.any_op
  transform.yield
}
}
