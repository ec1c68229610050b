// COMPARE: --transform-interpreter
// ----- match.param.cmpi: expected parameter to be equal to 3, got 2
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi eq %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi eq %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi: expected parameter to be equal to 2, got 3
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi eq %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ne %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi: expected parameter to be not equal to 3, got 3
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ne %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ne %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi lt %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi: expected parameter to be less than 3, got 3
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi lt %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi: expected parameter to be less than 2, got 3
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi lt %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi le %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi le %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi: expected parameter to be less than or equal to 2, got 3
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi le %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi: expected parameter to be greater than 3, got 2
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi gt %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi: expected parameter to be greater than 3, got 3
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi gt %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi gt %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi: expected parameter to be greater than or equal to 3, got 2
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ge %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ge %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- match.param.cmpi, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ge %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// ----- merge_handles: expected parameter to be less than 2, got 3
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    %ab = transform.merge_handles %a, %b : !param
    %ba = transform.merge_handles %b, %a : !param
    transform.match.param.cmpi lt %ab, %ba : !param
    transform.yield
  }
}
// ----- merge_handles: parameters have different payload lengths (2 vs 1)
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    %ab = transform.merge_handles %a, %b : !param
    transform.match.param.cmpi lt %ab, %b : !param
    transform.yield
  }
}
// ----- match.param.cmpi: non-integer parameter value not expected
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant "a" -> !any
    %b = transform.param.constant "b" -> !any
    transform.match.param.cmpi lt %a, %b : !any
    transform.yield
  }
}
// ----- match.param.cmpi: mismatching integer attribute types in parameter #0
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 1 : i64 -> !any
    %b = transform.param.constant 1 : i32 -> !any
    transform.match.param.cmpi eq %a, %b : !any
    transform.yield
  }
}
