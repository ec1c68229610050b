// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- structured.tile_using_for: transform.sequence: block argument #0 has more than one potential consumer
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  %x, %y = transform.sequence %root : !transform.any_op -> !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %1, %l = transform.structured.tile_using_for %a tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %a, %1 : !transform.any_op, !transform.any_op
  }
  transform.yield
}
}
// ----- result #0 has more than one potential consumer
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  %x, %y = transform.sequence %root : !transform.any_op -> !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %1 = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.yield %1, %1 : !transform.any_op, !transform.any_op
  }
  transform.yield
}
}
// ----- could not find a nested named sequence with name: __transform_main
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
  transform.yield %root, %root : !transform.any_op, !transform.any_op
}
}
// ----- param.constant: transform.sequence: result #0 must be variadic of TransformHandleTypeInterface instance, but got ...
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  %p = transform.param.constant 3 : i64 -> !transform.param<i64>
  %x, %y = transform.sequence %root, %p : !transform.any_op, !transform.param<i64> -> !transform.param<i64>, !transform.param<i64> failures(propagate) {
  ^bb0(%a: !transform.any_op, %b: !transform.param<i64>):
    transform.yield %b, %b : !transform.param<i64>, !transform.param<i64>
  }
  transform.yield
}
}
// ----- foreach: could not find a nested named sequence with name: __transform_main
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %1 = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
    %r = transform.foreach %1 : !transform.any_op -> !transform.any_op {
    ^bb0(%q: !transform.any_op):
      transform.yield %1 : !transform.any_op
    }
    transform.foreach %1 : !transform.any_op {
    ^bb0(%q: !transform.any_op):
       transform.yield
    }
    transform.yield
  }
  transform.yield
}
}
// ----- get_operand: transform.sequence: result #0 must be variadic of TransformHandleTypeInterface instance, but got ...
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  %x, %y = transform.sequence %root : !transform.any_op -> !transform.any_value, !transform.any_value failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %1 = transform.get_operand %a[all] : (!transform.any_op) -> !transform.any_value
    transform.yield %1, %1 : !transform.any_value, !transform.any_value
  }
  transform.yield
}
}
// ----- print: transform.sequence: along control flow edge from parent to Region #0: region branch point has 1 ...
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op, %b: !transform.any_op):
    transform.print %a {name = "b"} : !transform.any_op
  }
  transform.yield
}
}
// ----- print: transform.sequence: along control flow edge from parent to Region #0: region branch point has 2 ...
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  transform.sequence %root, %root : !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.print %a {name = "b"} : !transform.any_op
  }
  transform.yield
}
}
// ----- print: transform.sequence: along control flow edge from parent to Region #0: successor operand type #1 ...
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  transform.sequence %root, %root : !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op, %b: !transform.op<"func.func">):
    transform.print %a {name = "b"} : !transform.any_op
  }
  transform.yield
}
}
// ----- transform.sequence: expects the entry block to have at least one argument
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0:
  }
  transform.yield
}
}
// ----- transform.sequence: block argument #0 has more than one potential consumer
module attributes {transform.with_named_sequence} {
transform.named_sequence @a(%root: !transform.any_op) {
  %x = transform.sequence %root : !transform.any_op -> !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.yield %a, %a : !transform.any_op, !transform.any_op
  }
  transform.yield
}
}
// ----- print
module attributes {transform.with_named_sequence} {
func.func @print() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %r = transform.sequence %root : !transform.any_op -> !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %1 = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
    %q = transform.sequence %1, %a : !transform.any_op, !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%b: !transform.any_op, %c: !transform.any_op):
      transform.print %b {name = "b"} : !transform.any_op
      transform.yield %c : !transform.any_op
    }
    transform.yield %q : !transform.any_op
  }
  transform.print %r {name = "r"} : !transform.any_op
  transform.yield
}
}
// ----- print: transform.sequence: expects the type of the block argument to match the type of the operand
module attributes {transform.with_named_sequence} {
func.func @print_sequence_expects_the_type_of_the_block_argument_to() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.op<"func.func">):
      transform.print %b {name = "b"} : !transform.op<"func.func">
    }
  }
  transform.yield
}
}
// ----- print: transform.sequence: along control flow edge from parent to Region #0: region branch point has 2 ...
module attributes {transform.with_named_sequence} {
func.func @print_sequence_along_control_flow_edge_from_parent_to_region() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.sequence %root, %root : !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.print %a {name = "b"} : !transform.any_op
  }
  transform.yield
}
}
// ----- param.constant
// MLIR LEFT OUT: an assertion fails in mlir-opt: maxNumber > 0 && "expected size to be positive"
module attributes {transform.with_named_sequence} {
func.func @constant() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %p = transform.param.constant 3 : i64 -> !transform.param<i64>
  %v = transform.get_operand %root[all] : (!transform.any_op) -> !transform.any_value
  transform.sequence %root, %p, %v : !transform.any_op, !transform.param<i64>, !transform.any_value failures(propagate) {
  ^bb0(%a: !transform.any_op, %b: !transform.param<i64>, %c: !transform.any_value):
    transform.debug.emit_param_as_remark %b : !transform.param<i64>
    transform.sequence %a, %b : !transform.any_op, !transform.param<i64> failures(propagate) {
    ^bb0(%d: !transform.any_op, %e: !transform.param<i64>):
      transform.debug.emit_param_as_remark %e : !transform.param<i64>
    }
  }
  transform.yield
}
}
// ----- get_parent_op: cannot apply transform to itself (or one of its ancestors)
module attributes {transform.with_named_sequence} {
func.func @get_parent_op_cannot_apply_transform_to_itself_or_one_of_its() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
    %1 = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.sequence %1 : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      %m = transform.get_parent_op %b : (!transform.any_op) -> !transform.any_op
      transform.apply_cse to %m : !transform.any_op
      %l, %k = transform.structured.tile_using_for %b tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    }
    transform.print %1 : !transform.any_op
  }
  transform.yield
}
}
// ----- print: transform.sequence: expects operands to be provided for a nested op
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb0(%b: !transform.any_op):
    transform.print %b : !transform.any_op
  }
}
// ----- apply_cse: cannot apply transform to itself (or one of its ancestors)
module attributes {transform.with_named_sequence} {
func.func @apply_cse_cannot_apply_transform_to_itself_or_one_of_its() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_cse to %root : !transform.any_op
  transform.yield
}
}
// ----- apply_dce: cannot apply transform to itself (or one of its ancestors)
module attributes {transform.with_named_sequence} {
func.func @apply_dce_cannot_apply_transform_to_itself_or_one_of_its() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_dce to %root : !transform.any_op
  transform.yield
}
}
// ----- apply_licm: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @apply_licm_transform_applied_to_the_wrong_op_kind() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_licm to %root : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns: cannot apply transform to itself (or one of its ancestors)
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_cannot_apply_transform_to_itself_or_one_of() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_patterns to %root { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.yield
}
}
// ----- apply_cse: cannot apply transform to itself (or one of its ancestors)
module attributes {transform.with_named_sequence} {
func.func @apply_cse_cannot_apply_transform_to_itself_or_one_of_its_2() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%a: !transform.any_op):
  transform.apply_cse to %a : !transform.any_op
  }
  transform.yield
}
}
// ----- get_parent_op: cannot apply transform to itself (or one of its ancestors)
module attributes {transform.with_named_sequence} {
func.func @get_parent_op_cannot_apply_transform_to_itself_or_one_of_its_2() { return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.get_parent_op %1 : (!transform.any_op) -> !transform.any_op
  transform.apply_cse to %m : !transform.any_op
  transform.yield
}
}
// ----- loop.coalesce
module attributes {transform.with_named_sequence} {
func.func @coalesce() { affine.for %i = 0 to 10 { "test.a"() : () -> () } return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.op<"affine.for">
  %2 = transform.loop.coalesce %1 : (!transform.op<"affine.for">) -> (!transform.op<"affine.for">)
  transform.yield
}
}
// ----- loop.coalesce: failed to coalesce
module attributes {transform.with_named_sequence} {
func.func @coalesce_failed_to(%n: index) { affine.for %i = 0 to %n { affine.for %j = affine_map<(d0) -> (d0)>(%i) to 20 { "test.a"() : () -> () } } return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.op<"affine.for">
  %2 = transform.loop.coalesce %1 : (!transform.op<"affine.for">) -> (!transform.op<"affine.for">)
  transform.yield
}
}
// ----- loop.coalesce
module attributes {transform.with_named_sequence} {
func.func @coalesce_2(%n: index) { affine.for %i = 0 to %n { affine.for %j = 0 to 20 { "test.a"() : () -> () } } return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.op<"affine.for">
  %2 = transform.loop.coalesce %1 : (!transform.op<"affine.for">) -> (!transform.op<"affine.for">)
  transform.yield
}
}
// ----- loop.coalesce: failed to coalesce
module attributes {transform.with_named_sequence} {
func.func @coalesce_failed_to_coalesce(%n: index) { scf.for %i = %n to %n step %n { "test.a"() : () -> () } return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
  %2 = transform.loop.coalesce %1 : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">)
  transform.yield
}
}
// ----- loop.coalesce: failed to coalesce
module attributes {transform.with_named_sequence} {
func.func @coalesce_failed_to_coalesce_2(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 { "test.a"(%i, %j) : (index, index) -> () }
    "test.b"() : () -> ()
  }
  scf.for %i = %c0 to %n step %c1 { "test.a"(%i, %i) : (index, index) -> () }
  affine.for %i = 0 to 10 { "test.a"() : () -> () }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 4 { "test.a"() : () -> () } }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
  %2 = transform.loop.coalesce %1 : (!transform.op<"scf.for">) -> (!transform.op<"scf.for">)
  transform.yield
}
}
// ----- loop.coalesce
module attributes {transform.with_named_sequence} {
func.func @coalesce_3(%n: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 { "test.a"(%i, %j) : (index, index) -> () }
    "test.b"() : () -> ()
  }
  scf.for %i = %c0 to %n step %c1 { "test.a"(%i, %i) : (index, index) -> () }
  affine.for %i = 0 to 10 { "test.a"() : () -> () }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 4 { "test.a"() : () -> () } }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %1 = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.op<"affine.for">
  %2 = transform.loop.coalesce %1 : (!transform.op<"affine.for">) -> (!transform.op<"affine.for">)
  transform.yield
}
}
