// COMPARE: --transform-interpreter=debug-bind-trailing-args=arith.addi,func.func
// ----- arith.addi
module attributes {transform.with_named_sequence} {
  func.func @addi(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op, %sums: !transform.any_op, %functions: !transform.any_op) {
    transform.debug.emit_remark_at %root, "root" : !transform.any_op
    transform.debug.emit_remark_at %sums, "sum" : !transform.any_op
    transform.debug.emit_remark_at %functions, "function" : !transform.any_op
    transform.yield
  }
}
// ----- operation expects 1 extra value bindings, but 2 were provided to the interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op, %sums: !transform.any_op) {
    transform.yield
  }
}
// ----- debug.emit_remark_at: wrong kind of value provided for the top-level value handle
module attributes {transform.with_named_sequence} {
  func.func @emit_remark_at_wrong_kind_of_value_provided_for_the_top(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op, %sums: !transform.any_value, %functions: !transform.op<"func.func">) {
    transform.debug.emit_remark_at %sums, "sum" : !transform.any_value
    transform.debug.emit_remark_at %functions, "function" : !transform.op<"func.func">
    transform.yield
  }
}
