// COMPARE: --transform-interpreter
// ----- match.operation_empty: operation is not empty
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.match.operation_empty %none : !op
    transform.debug.emit_remark_at %root, "empty" : !op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.match.operation_empty %add : !op
    transform.yield
  }
}
// ----- match.operation_empty: AtMostOneOpMatcherOpTrait requires the operand handle to point to at most one payload op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %none = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    transform.match.operation_empty %none : !op
    transform.yield
  }
}
