// COMPARE: --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %f {factor = 2} : !transform.any_op
    transform.loop.unroll %f {factor = 2} : !transform.any_op
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %f {factor = 2} : !transform.any_op
    transform.loop.unroll %f {factor = 2} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
    transform.loop.unroll %root {factor = 2} : !transform.any_op
    transform.loop.unroll %root {factor = 2} : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: i32):
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %x: !transform.any_op):
}
// -----
transform.sequence failures(propagate) {
^bb0:
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  arith.constant 1 : i32
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
  }
}
// -----
transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.yield
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.yield %root : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_value):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.sequence %root, %root : !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.alternatives %root : !transform.any_op -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.yield
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %r = transform.alternatives %root : !transform.any_op -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %v = transform.get_result %x[0] : (!transform.any_op) -> !transform.any_value
    transform.yield %v : !transform.any_value
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.alternatives"(%root) : (!transform.any_op) -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.alternatives %root : !transform.any_op {
  ^bb0:
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.foreach %root : !transform.any_op {
  ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.foreach %root : !transform.any_op {
  ^bb0(%a: !transform.any_value):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.foreach %root : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.foreach %root : !transform.any_op -> !transform.any_value {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.foreach"() ({
  ^bb0:
    "transform.yield"() : () -> ()
  }) : () -> ()
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %a, %b = transform.split_handle %root {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %a, %b = transform.split_handle %root {overflow_result = -1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %n = transform.num_associations %root : (!transform.any_op) -> !transform.type
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_patterns to %root {
    transform.print
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_conversion_patterns to %root {
    transform.apply_patterns.canonicalization
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.dialect_to_llvm "cf"
  } with type_converter {
    transform.print
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.dialect_to_llvm "nothing"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.dialect_to_llvm "linalg"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } : !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.get_operand %root[all, 1] : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.get_operand"(%root) <{is_all, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.get_operand"(%root) <{is_all, is_inverted, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.get_operand"(%root) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.get_operand"(%root) <{raw_position_list = array<i64: 1, 2, 1>}> : (!transform.any_op) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op):
    transform.loop.unroll %f {factor = 2} : !transform.any_op
  }
  transform.loop.unroll %f {factor = 2} : !transform.any_op
}
// -----
module {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
  }
}
// -----
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
  }) : () -> ()
}
// -----
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    "test.x"() : () -> ()
  }) : () -> ()
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) -> !transform.any_op {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) -> !transform.any_value {
    transform.yield %root : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op)
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%root: !transform.any_op {transform.readonly, transform.consumed})
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op {transform.readonly, transform.consumed}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op {transform.readonly}) {
    transform.loop.unroll %root {factor = 2} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    "test.x"() : () -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op, %i : i32) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @g() { return }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %root : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.include @g failures(propagate) (%root) : (!transform.any_op) -> !transform.any_op
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: index < (*static_cast<ConcreteOp *>(this)).getNumArguments() && "invalid argument number"
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %root : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.include @g failures(propagate) (%root, %root) : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %root : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.include @g failures(propagate) (%root) : (!transform.any_op) -> !transform.op<"f">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %root : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.op<"f">) {
    %x = transform.include @g failures(propagate) (%root) : (!transform.op<"f">) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) {
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @bad(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "x" : !transform.any_op
    transform.loop.unroll %op {factor = 2} : !transform.any_op
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a, @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @none : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @none -> @m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) {
    transform.apply_cse to %op : !transform.any_op
    transform.yield
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @a(%x: !transform.any_value {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @a() -> !transform.any_op {
    %x = transform.param.constant 1 : i64 -> !transform.any_param
    %y = transform.get_parent_op %z : (!transform.any_op) -> !transform.any_op
    transform.yield %y : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @a(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @a(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root, %root @m -> @a : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_value {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.collect_matching @none in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x:2 = transform.collect_matching @m in %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}, %q: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.tune.alternatives<"x"> selected_region = 3 -> !transform.any_op {
      transform.yield %root : !transform.any_op
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.tune.alternatives<"x"> selected_region = 0 -> !transform.any_op {
      transform.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.tune.knob<"x"> = 3 from options = [1, 2] -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.tune.knob<"x"> = 2 from options = [1, 2] -> !transform.any_param
    %1 = transform.tune.knob<"x"> options = [1, 2] -> !transform.any_param
    %2 = transform.tune.knob<"x"> = 2 from options = {a = 2} -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      "test.x"() : () -> ()
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %y = transform.match.structured %root : (!transform.any_op) -> !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op, %y: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured.rank %root : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured.dim %root[all] {parallel, reduction} : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.match.structured.dim %x[all] {parallel, reduction} : !transform.any_op
      transform.match.structured.body %x {passthrough, elementwise} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.match.structured.body %x {passthrough, elementwise} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.match.structured.body %x {contraction = ["arith.addf"]} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.match.structured.body %x : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %m = transform.match.structured.input %x[0, 1] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.input %x[all] {permutation, projected_permutation} : !transform.any_op
      %r = transform.match.structured.result %x[0] : (!transform.any_op) -> !transform.any_op
      %v = transform.match.structured.result %x[0] any : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.match.structured.input %x[all] {permutation, projected_permutation} : !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %r = transform.match.structured.result %x[0] : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %v = transform.match.structured.result %x[0] any : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %v = transform.match.structured.result %x[0] any single : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield
    }
    transform.yield
  }
}
// -----
func.func private @f() attributes {transform.with_named_sequence}
// -----
module attributes {transform.target_tag = 1} {}
// -----
module attributes {transform.target_tag = "x", transform.foo} {}
// -----
module attributes {transform.consumed} {}
// -----
module attributes {transform.with_named_sequence = 1} {}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%root: !transform.any_op {transform.readonly}) {
    transform.include @b failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @b(%root: !transform.any_op {transform.readonly}) {
    transform.include @c failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @c(%root: !transform.any_op {transform.readonly}) {
    transform.include @a failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
// MLIR LEFT OUT: mlir-opt crashes
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @a() {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @a, @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f() {
  "transform.foreach_match"() <{matchers = [], actions = []}> : () -> !transform.any_op
  return
}
// -----
func.func @f(%x: !transform.any_op) {
  "transform.foreach_match"(%x) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op
  return
}
// -----
func.func @f(%x: !transform.any_op) {
  "transform.foreach_match"(%x) <{matchers = [@a, @b], actions = [@a]}> : (!transform.any_op) -> !transform.any_op
  return
}
// -----
"transform.named_sequence"() <{sym_name = "f"}> ({}) : () -> ()
// -----
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({}) : () -> ()
// -----
func.func @f(%x: !transform.any_op) {
  "transform.foreach"(%x) ({}) : (!transform.any_op) -> ()
  return
}
// -----
func.func @f(%x: !transform.any_op) {
  "transform.match.structured"(%x) ({}) : (!transform.any_op) -> ()
  return
}
// -----
func.func @f(%x: !transform.any_op) {
  "transform.include"(%x) <{failure_propagation_mode = 1 : i32, target = @a::@b}> : (!transform.any_op) -> ()
  return
}
// -----
func.func @f(%x: !transform.any_op) {
  "transform.apply_patterns"(%x) ({}) : (!transform.any_op) -> ()
  return
}
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: !NodePtr->isKnownSentinel()
func.func @f(%x: !transform.any_op) {
  "transform.apply_conversion_patterns"(%x) ({}, {}) : (!transform.any_op) -> ()
  return
}
// -----
func.func @f(%x: !transform.any_op) {
  "transform.tune.alternatives"() <{name = "a"}> ({}) : () -> ()
  return
}
// -----
func.func @f(%x: !transform.any_op) {
  "transform.alternatives"(%x) ({}) : (!transform.any_op) -> ()
  return
}
// -----
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{sym_name = "f", function_type = () -> ()}> ({
  ^bb0(%a: !transform.any_op):
    "transform.loop.unroll"() : () -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}
// -----
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{sym_name = "f", function_type = (!transform.any_op) -> (), arg_attrs = [{transform.readonly}, {transform.consumed}]}> ({
  ^bb0(%a: !transform.any_op):
    "transform.structured.tile_using_for"() : () -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}
