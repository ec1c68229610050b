// COMPARE: --transform-interpreter
// ----- transform.foreach: expects co-indexed targets and the body's block arguments to have the same ...
module attributes {transform.with_named_sequence} {
func.func @foreach_expects_co_indexed_targets_and_the_body_s_block(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %0 : !transform.any_op {
  ^bb0(%x: !transform.op<"arith.addi">):
  }
  transform.yield
}
}
// ----- foreach: TransformOpInterface requires memory effects on operands to be specified
module attributes {transform.with_named_sequence} {
func.func @foreach_transformopinterface_requires_memory_effects_on(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %0 : !transform.any_op {
  ^bb0:
  }
  transform.yield
}
}
// ----- transform.foreach: expects co-indexed results and yield operands to have the same op/value/param ...
module attributes {transform.with_named_sequence} {
func.func @foreach_expects_co_indexed_results_and_yield_operands_to(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.foreach %0 : !transform.any_op -> !transform.op<"arith.addi"> {
  ^bb0(%x: !transform.any_op):
    transform.yield %x : !transform.any_op
  }
  transform.yield
}
}
// ----- param.constant: transform.foreach: expects co-indexed targets and the body's block arguments to have the same ...
module attributes {transform.with_named_sequence} {
func.func @constant_foreach_expects_co_indexed_targets_and_the_body_s(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.param.constant 3 : i64 -> !transform.param<i64>
  transform.foreach %p : !transform.param<i64> {
  ^bb0(%x: !transform.param<i32>):
  }
  transform.yield
}
}
// ----- debug.emit_param_as_remark: transform.foreach: expects co-indexed targets and the body's block arguments to have the same ...
module attributes {transform.with_named_sequence} {
func.func @emit_param_as_remark_foreach_expects_co_indexed_targets_and(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.param.constant 3 : i64 -> !transform.param<i64>
  transform.foreach %p : !transform.param<i64> {
  ^bb0(%x: !transform.any_param):
    transform.debug.emit_param_as_remark %x, "x" : !transform.any_param
  }
  transform.yield
}
}
// ----- param.constant: transform.foreach: expects co-indexed targets and the body's block arguments to have the same ...
module attributes {transform.with_named_sequence} {
func.func @constant_foreach_expects_co_indexed_targets_and_the_body_s_2(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.param.constant 3 : i64 -> !transform.param<i64>
  transform.foreach %0, %p : !transform.any_op, !transform.param<i64> {
  ^bb0(%x: !transform.any_op, %y: !transform.any_param):
  }
  transform.yield
}
}
// ----- print: transform.foreach: expects co-indexed targets and the body's block arguments to have the same ...
module attributes {transform.with_named_sequence} {
func.func @print_foreach_expects_co_indexed_targets_and_the_body_s(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %0 : !transform.any_op {
  ^bb0(%x: !transform.op<"arith.subi">):
    transform.print
  }
  transform.yield
}
}
// ----- cast: incompatible payload operation name expected arith.addi vs arith.muli -> %1 = "arith.muli"...
module attributes {transform.with_named_sequence} {
func.func @cast_incompatible_payload_operation_name_expected_addi_vs(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"arith.addi">
  transform.foreach %1 : !transform.op<"arith.addi"> {
  ^bb0(%x: !transform.op<"arith.addi">):
  }
  transform.yield
}
}
// ----- cast: transform.foreach: expects co-indexed targets and the body's block arguments to have the same ...
module attributes {transform.with_named_sequence} {
func.func @cast_foreach_expects_co_indexed_targets_and_the_body_s_block(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"arith.addi">
  transform.foreach %1 : !transform.op<"arith.addi"> {
  ^bb0(%x: !transform.any_op):
  }
  transform.yield
}
}
// ----- cast: transform.foreach: expects co-indexed targets and the body's block arguments to have the same ...
module attributes {transform.with_named_sequence} {
func.func @cast_foreach_expects_co_indexed_targets_and_the_body_s_block_2(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.cast %0 : !transform.any_op to !transform.op<"arith.addi">
  transform.foreach %1 : !transform.op<"arith.addi"> {
  ^bb0(%x: !transform.op<"arith.subi">):
  }
  transform.yield
}
}
// ----- foreach: TransformOpInterface requires memory effects on operands to be specified
module attributes {transform.with_named_sequence} {
func.func @foreach_transformopinterface_requires_memory_effects_on_2(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %0, %0 : !transform.any_op, !transform.any_op {
  ^bb0:
  }
  transform.yield
}
}
// ----- foreach: TransformOpInterface requires memory effects on operands to be specified
module attributes {transform.with_named_sequence} {
func.func @foreach_transformopinterface_requires_memory_effects_on_3(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.foreach %0 : !transform.any_op -> !transform.any_op {
  ^bb0:
  }
  transform.yield
}
}
// ----- transform.foreach: expects the same number of targets as the body has block arguments
module attributes {transform.with_named_sequence} {
func.func @foreach_expects_the_same_number_of_targets_as_the_body_has(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.foreach %0 : !transform.any_op -> !transform.any_op {
  ^bb0(%z: !transform.any_op, %x: !transform.any_op):
  }
  transform.yield
}
}
// ----- transform.foreach: expects co-indexed targets and the body's block arguments to have the same ...
module attributes {transform.with_named_sequence} {
func.func @foreach_expects_co_indexed_targets_and_the_body_s_block_2(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.foreach %0 : !transform.any_op -> !transform.any_op, !transform.any_op {
  ^bb0(%x: !transform.any_param):
    transform.yield %x : !transform.any_param
  }
  transform.yield
}
}
