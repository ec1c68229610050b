// COMPARE: --canonicalize
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %m2 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 3 : i64 -> !transform.param<i64>
    %q = transform.get_parent_op %mm : (!transform.any_op) -> !transform.any_op
    %r = transform.merge_handles %mm, %m2 : !transform.any_op
    %s:2 = transform.split_handle %mm : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %c = transform.cast %mm : !transform.any_op to !transform.op<"linalg.matmul">
    %n = transform.num_associations %mm : (!transform.any_op) -> !transform.param<i64>
    %g = transform.get_result %mm[0] : (!transform.any_op) -> !transform.any_value
    %e = transform.get_producer_of_operand %mm[0] : (!transform.any_op) -> !transform.any_op
    %ep = transform.param.constant 4 : i64 -> !transform.any_param
    %mp = transform.merge_handles %ep, %ep : !transform.any_param
    %v = transform.get_operand %mm[0] : (!transform.any_op) -> !transform.any_value
    %ty = transform.get_type %v : (!transform.any_value) -> !transform.any_param
    %cc = transform.get_consumers_of_result %mm[0] : (!transform.any_op) -> !transform.any_op
    %sel = transform.select "foo" in %mm : (!transform.any_op) -> !transform.any_op
    %used = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.print %used : !transform.any_op
    transform.yield
  }
}
