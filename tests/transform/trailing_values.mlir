// COMPARE: '--transform-interpreter=debug-bind-trailing-args=^arith.addi,#1;2'
// ----- arith.addi
module attributes {transform.with_named_sequence} {
  func.func @addi(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op, %sums: !transform.any_value, %p: !transform.any_param) {
    transform.debug.emit_remark_at %sums, "sum" : !transform.any_value
    transform.debug.emit_param_as_remark %p, "sum" : !transform.any_param
    transform.yield
  }
}
// ----- wrong kind of value provided for the top-level value handle
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op, %p: !transform.any_param, %sums: !transform.any_value) {
    transform.yield
  }
}
// ----- wrong kind of value provided for top-level operation handle
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op, %none: !transform.any_op, %sums: !transform.any_op) {
    transform.yield
  }
}
