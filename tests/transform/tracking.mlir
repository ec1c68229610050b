// COMPARE: --transform-interpreter
// ----- apply_patterns: tracking listener failed to find replacement op during application of this transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @apply_patterns_tracking_listener_failed_to_find_replacement(%a: i32, %b: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %a, %c0 : i32
    %1 = arith.muli %0, %b : i32
    %2 = arith.muli %0, %b : i32
    %3 = arith.subi %1, %2 : i32
    return %3 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !op
    transform.debug.emit_remark_at %a, "lost" : !op
    transform.yield
  }
}
// ----- apply_patterns, apply_patterns.canonicalization
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @apply_patterns_canonicalization(%a: i32, %b: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %a, %c0 : i32
    %1 = arith.muli %0, %b : i32
    %2 = arith.muli %0, %b : i32
    %3 = arith.subi %1, %2 : i32
    return %3 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !op
    transform.yield
  }
}
// ----- num_associations
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @num_associations(%a: i32, %b: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %a, %c0 : i32
    %1 = arith.muli %0, %b : i32
    %2 = arith.muli %0, %b : i32
    %3 = arith.subi %1, %2 : i32
    return %3 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %m = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    transform.apply_cse to %f : !op
    transform.debug.emit_remark_at %m, "merged" : !op
    %n = transform.num_associations %m : (!op) -> !param
    transform.debug.emit_param_as_remark %n : !param
    transform.yield
  }
}
// ----- get_result, apply_patterns
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @get_result_apply_patterns(%a: i32, %b: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %a, %c0 : i32
    %1 = arith.muli %0, %b : i32
    %2 = arith.muli %0, %b : i32
    %3 = arith.subi %1, %2 : i32
    return %3 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %v = transform.get_result %a[0] : (!op) -> !value
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !op
    transform.debug.emit_remark_at %v, "value" : !value
    transform.yield
  }
}
// ----- get_result, apply_cse
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @get_result_apply_cse(%a: i32, %b: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %a, %c0 : i32
    %1 = arith.muli %0, %b : i32
    %2 = arith.muli %0, %b : i32
    %3 = arith.subi %1, %2 : i32
    return %3 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %m = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %v = transform.get_result %m[0] : (!op) -> !value
    transform.apply_cse to %f : !op
    transform.debug.emit_remark_at %v, "value" : !value
    transform.yield
  }
}
// ----- silence_tracking_failures, apply_patterns
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @silence_tracking_failures_apply_patterns(%a: i32, %b: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %a, %c0 : i32
    %1 = arith.muli %0, %b : i32
    %2 = arith.muli %0, %b : i32
    %3 = arith.subi %1, %2 : i32
    return %3 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {transform.silence_tracking_failures} : !op
    transform.debug.emit_remark_at %a, "silenced" : !op
    transform.yield
  }
}
// ----- apply_patterns, apply_patterns.canonicalization
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @apply_patterns_canonicalization_2(%a: i32, %b: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %a, %c0 : i32
    %1 = arith.muli %0, %b : i32
    %2 = arith.muli %0, %b : i32
    %3 = arith.subi %1, %2 : i32
    return %3 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.sequence %f : !op failures(suppress) {
    ^bb0(%g: !op):
      transform.apply_patterns to %g {
        transform.apply_patterns.canonicalization
      } : !op
      transform.debug.emit_remark_at %g, "went on" : !op
    }
    transform.debug.emit_remark_at %a, "after" : !op
    transform.yield
  }
}
// ----- apply_dce, apply_patterns
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @apply_dce_apply_patterns(%a: i32, %b: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %a, %c0 : i32
    %1 = arith.muli %0, %b : i32
    %2 = arith.muli %0, %b : i32
    %3 = arith.subi %1, %2 : i32
    return %3 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %s = transform.structured.match ops{["arith.subi"]} in %root : (!op) -> !op
    transform.apply_dce to %f : !op
    transform.debug.emit_remark_at %s, "not dead" : !op
    %c = transform.structured.match ops{["arith.constant"]} in %root : (!op) -> !op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !op
    transform.debug.emit_remark_at %c, "constant" : !op
    transform.yield
  }
}
