// COMPARE: --transform-interpreter=debug-payload-root-tag=here
// ----- target_tag
module attributes {transform.with_named_sequence} {
  module attributes {transform.target_tag = "here"} {
    func.func @inside() {
      return
    }
  }
  func.func @outside() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.debug.emit_remark_at %root, "root" : !transform.any_op
    %functions = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %functions, "function" : !transform.any_op
    transform.yield
  }
}
// ----- target_tag
module attributes {transform.with_named_sequence} {
  func.func @target_tag() attributes {transform.target_tag = "here"} {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.op<"func.func">) {
    transform.debug.emit_remark_at %root, "root" : !transform.op<"func.func">
    transform.yield
  }
}
// ----- could not find the operation with transform.target_tag="here" attribute
module attributes {transform.with_named_sequence} {
  func.func @could_not_find_the_operation_with_target_tag_here_attribute() attributes {transform.target_tag = "elsewhere"} {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.yield
  }
}
// ----- target_tag: repeated operation with the target tag 'here'
module attributes {transform.with_named_sequence} {
  func.func @target_tag_repeated_operation_target_tag() attributes {transform.target_tag = "here"} {
    return
  }
  func.func @g() attributes {transform.target_tag = "here"} {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.yield
  }
}
