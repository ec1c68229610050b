// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- annotate, structured.replace
module attributes {transform.with_named_sequence} {
func.func @annotate_replace() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
arith.constant 7 : i32
  } : (!transform.any_op) -> !transform.any_op

  transform.annotate %r "new" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.replace
module attributes {transform.with_named_sequence} {
func.func @annotate_replace_2() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
"test.x"() : () -> i32
  } : (!transform.any_op) -> !transform.any_op

  transform.annotate %r "new" : !transform.any_op
  transform.yield
}
}
// ----- annotate: func.func: symbol's parent must have the SymbolTable trait
module attributes {transform.with_named_sequence} {
func.func @annotate_func_symbols_parent_must_have() -> i32 {
 %k = arith.constant 4 : i32
 return %k : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["func.func"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
func.func @g() -> i64 {
 %z = arith.constant 1 : i64
 return %z : i64 }
  } : (!transform.any_op) -> !transform.any_op

  transform.annotate %r "new" : !transform.any_op
  transform.yield
}
}
// ----- structured.replace: expected target without operands
module attributes {transform.with_named_sequence} {
func.func @replace_expected_target_without_operands() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["arith.addi"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
arith.constant 7 : i32
  } : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.replace: expected target without operands
module attributes {transform.with_named_sequence} {
func.func @replace_expected_target_without_operands_2() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["func.return"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
arith.constant 7 : i32
  } : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.replace: expected target that is isolated from above
module attributes {transform.with_named_sequence} {
func.func @replace_expected_target_that_is_isolated_from_above() {
 scf.execute_region { scf.yield }
 return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["scf.execute_region"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
"test.x"() : () -> ()
  } : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.replace: scf.execute_region: expect op that is isolated from above
module attributes {transform.with_named_sequence} {
func.func @replace_execute_region_expect_op_that_is_isolated_from_above() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
scf.execute_region { scf.yield }
  } : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.replace: test.x: expect op that is isolated from above
module attributes {transform.with_named_sequence} {
func.func @replace_test_x_expect_op_that_is_isolated_from_above() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
"test.x"() ({ "test.t"() : () -> () }) : () -> i32
  } : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.replace
module attributes {transform.with_named_sequence} {
func.func @annotate_replace_3() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.none"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
arith.constant 7 : i32
  } : (!transform.any_op) -> !transform.any_op

  transform.annotate %r "new" : !transform.any_op
  transform.yield
}
}
// ----- structured.replace: expected '('
module attributes {transform.with_named_sequence} {
func.func @replace_expected() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
arith.constant 7 : i32
  } : !transform.any_op
  transform.yield
}
}
// ----- structured.replace
module attributes {transform.with_named_sequence} {
func.func @replace() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m {
arith.constant 7 : i32
  } : (!transform.any_op) -> !transform.op<"arith.constant">
  transform.yield
}
}
// ----- structured.replace
module attributes {transform.with_named_sequence} {
func.func @replace_2() -> i32 {
 %k = arith.constant 4 : i32
 %k2 = arith.constant 3 : i32
 %s = arith.addi %k, %k2 : i32
 return %s : i32 }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["arith.constant"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.replace %m attributes {foo} {
 arith.constant 1 : i32
} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
