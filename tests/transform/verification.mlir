// COMPARE: --allow-unregistered-dialect
// ----- transform.loop.unroll
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %f {factor = 2} : !transform.any_op
    transform.loop.unroll %f {factor = 2} : !transform.any_op
    transform.yield
  }
}
// ----- result #0 has more than one potential consumer
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %f {factor = 2} : !transform.any_op
    transform.loop.unroll %f {factor = 2} : !transform.any_op
}
// ----- transform.sequence: block argument #0 has more than one potential consumer
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
    transform.loop.unroll %root {factor = 2} : !transform.any_op
    transform.loop.unroll %root {factor = 2} : !transform.any_op
}
// ----- transform.sequence: expects the first entry block argument to be of type implementing ...
transform.sequence failures(propagate) {
^bb0(%root: i32):
}
// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op, %x: !transform.any_op):
}
// ----- transform.sequence: expects the entry block to have at least one argument
transform.sequence failures(propagate) {
^bb0:
}
// ----- transform.sequence: expected children ops to implement TransformOpInterface
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  arith.constant 1 : i32
}
// ----- transform.sequence: expects operands to be provided for a nested op
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.sequence failures(propagate) {
  ^bb0(%x: !transform.any_op):
  }
}
// ----- transform.sequence: expects the types of the terminator operands to match the types of the result
transform.sequence -> !transform.any_op failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.yield
}
// ----- transform.sequence: expects the types of the terminator operands to match the types of the result
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.yield %root : !transform.any_op
}
// ----- transform.sequence: expects the first entry block argument to be of type implementing ...
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_value):
  }
}
// ----- transform.sequence: expects operands to be provided for a nested op
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.sequence %root, %root : !transform.any_op, !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op):
  }
}
// ----- transform.alternatives: expects terminator operands to have the same type as results of the ...
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.alternatives %root : !transform.any_op -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    transform.yield
  }
}
// ----- transform.alternatives: expects terminator operands to have the same type as results of the ...
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %r = transform.alternatives %root : !transform.any_op -> !transform.any_op {
  ^bb0(%x: !transform.any_op):
    %v = transform.get_result %x[0] : (!transform.any_op) -> !transform.any_value
    transform.yield %v : !transform.any_value
  }
}
// ----- transform.alternatives: expects at least one region
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.alternatives"(%root) : (!transform.any_op) -> ()
}
// ----- transform.alternatives: expects the entry block to have at least one argument
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.alternatives %root : !transform.any_op {
  ^bb0:
  }
}
// ----- transform.foreach: expects the same number of targets as the body has block arguments
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.foreach %root : !transform.any_op {
  ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  }
}
// ----- transform.foreach: expects co-indexed targets and the body's block arguments to have the same ...
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.foreach %root : !transform.any_op {
  ^bb0(%a: !transform.any_value):
  }
}
// ----- transform.foreach: expects the same number of results as the yield terminator has operands
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.foreach %root : !transform.any_op -> !transform.any_op {
  ^bb0(%a: !transform.any_op):
  }
}
// ----- transform.foreach: expects co-indexed results and yield operands to have the same op/value/param ...
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.foreach %root : !transform.any_op -> !transform.any_value {
  ^bb0(%a: !transform.any_op):
    transform.yield %a : !transform.any_op
  }
}
// ----- transform.foreach
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.foreach"() ({
  ^bb0:
    "transform.yield"() : () -> ()
  }) : () -> ()
}
// ----- transform.split_handle: overflow_result is not a valid result index
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %a, %b = transform.split_handle %root {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- transform.split_handle: overflow_result is not a valid result index
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %a, %b = transform.split_handle %root {overflow_result = -1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// ----- expected type attribute, got 0 : i64
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %n = transform.num_associations %root : (!transform.any_op) -> !transform.type
}
// ----- transform.apply_patterns: expected children ops to implement PatternDescriptorOpInterface
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_patterns to %root {
    transform.print
  } : !transform.any_op
}
// ----- transform.apply_conversion_patterns: expected pattern children ops to implement ...
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_conversion_patterns to %root {
    transform.apply_patterns.canonicalization
  } : !transform.any_op
}
// ----- transform.apply_conversion_patterns: expected default converter child op to implement ...
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.dialect_to_llvm "cf"
  } with type_converter {
    transform.print
  } : !transform.any_op
}
// ----- transform.apply_conversion_patterns.dialect_to_llvm: unknown dialect or dialect not loaded: nothing
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.dialect_to_llvm "nothing"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } : !transform.any_op
}
// ----- transform.apply_conversion_patterns.dialect_to_llvm: dialect does not implement ...
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.dialect_to_llvm "linalg"
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } : !transform.any_op
}
// ----- expected ']'
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.get_operand %root[all, 1] : (!transform.any_op) -> !transform.any_value
}
// ----- transform.get_operand: cannot both request 'all' and specific values in the list
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.get_operand"(%root) <{is_all, raw_position_list = array<i64: 1>}> : (!transform.any_op) -> !transform.any_value
}
// ----- transform.get_operand: cannot request both 'all' and 'inverted' values in the list
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.get_operand"(%root) <{is_all, is_inverted, raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}
// ----- transform.get_operand: must request specific values in the list if 'all' is not specified
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.get_operand"(%root) <{raw_position_list = array<i64>}> : (!transform.any_op) -> !transform.any_value
}
// ----- transform.get_operand
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  "transform.get_operand"(%root) <{raw_position_list = array<i64: 1, 2, 1>}> : (!transform.any_op) -> !transform.any_value
}
// ----- result #0 has more than one potential consumer
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%x: !transform.any_op):
    transform.loop.unroll %f {factor = 2} : !transform.any_op
  }
  transform.loop.unroll %f {factor = 2} : !transform.any_op
}
// ----- expects the parent symbol table to have the 'transform.with_named_sequence' attribute
module {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.yield
  }
}
// ----- expected a non-empty body block
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
  }
}
// ----- expected a non-empty body block
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
  }) : () -> ()
}
// ----- expected 'transform.yield' as terminator
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !transform.any_op):
    "test.x"() : () -> ()
  }) : () -> ()
}
// ----- expected terminator to have as many operands as the parent op has results
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) -> !transform.any_op {
    transform.yield
  }
}
// ----- the type of the terminator operand #0 must match the type of the corresponding parent op result ...
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) -> !transform.any_value {
    transform.yield %root : !transform.any_op
  }
}
// ----- must provide consumed/readonly status for arguments of external or called ops
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op)
}
// ----- argument #0 cannot be both readonly and consumed
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%root: !transform.any_op {transform.readonly, transform.consumed})
}
// ----- argument #0 cannot be both readonly and consumed
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op {transform.readonly, transform.consumed}) {
    transform.yield
  }
}
// ----- argument #0 is consumed in the body but is not marked as such
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
// ----- test.x
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
// ----- TransformOpInterface requires memory effects on operands to be specified
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// ----- transform.include: does not reference a named transform sequence
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// ----- transform.include: does not reference a named transform sequence
module attributes {transform.with_named_sequence} {
  func.func @include_does_not_reference_a_named_transform_sequence() { return }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.include @include_does_not_reference_a_named_transform_sequence failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// ----- incorrect number of results for callee
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
// ----- incorrect number of operands for callee
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
// ----- transform.include
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %root : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.include @g failures(propagate) (%root) : (!transform.any_op) -> !transform.op<"f">
    transform.yield
  }
}
// ----- transform.include: operand type mismatch: expected operand type '!transform.any_op', but provided ...
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %root : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.op<"f">) {
    %x = transform.include @g failures(propagate) (%root) : (!transform.op<"f">) -> !transform.any_op
    transform.yield
  }
}
// ----- recursion not allowed in named sequences
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) {
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
// ----- argument #0 is consumed in the body but is not marked as such
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
// ----- unresolved action symbol @none
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @m -> @none : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- unresolved matcher symbol @none
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.foreach_match in %root @none -> @m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- must provide consumed/readonly status for arguments of external or called ops
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
// ----- transform.foreach_match: does not expect matcher symbol to consume its operand #0
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
// ----- mismatching number of matcher results and action arguments between @m (1) and @a (0)
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
// ----- mismatching type interfaces for matcher result and action argument #0of matcher @m and action @a
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
// ----- use of undeclared SSA value name
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
// ----- the number of action results ...
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
// ----- the number of operands ...
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
// ----- mismatching type interfaces for operand and matcher argument #0 of matcher @m
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
// ----- unresolved matcher symbol @none
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.collect_matching @none in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- expected the matcher argument to be marked readonly
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- expected the matcher to yield as many values as op has results (2), got 1
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x:2 = transform.collect_matching @m in %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// ----- mismatching type interfaces for matcher result and op result #0
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
}
// ----- expected the matcher to take one operation handle argument
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}, %q: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @f(%root: !transform.any_op) {
    %x = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- transform.tune.alternatives: 'selected_region' attribute specifies region at index 3 while op has ...
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.tune.alternatives<"x"> selected_region = 3 -> !transform.any_op {
      transform.yield %root : !transform.any_op
    }
    transform.yield
  }
}
// ----- transform.yield: expected terminator to have as many operands as the parent op has results
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.tune.alternatives<"x"> selected_region = 0 -> !transform.any_op {
      transform.yield
    }
    transform.yield
  }
}
// ----- transform.tune.knob: provided `selected` attribute is not an element of `options` array of ...
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.tune.knob<"x"> = 3 from options = [1, 2] -> !transform.any_param
    transform.yield
  }
}
// ----- transform.tune.knob
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    %0 = transform.tune.knob<"x"> = 2 from options = [1, 2] -> !transform.any_param
    %1 = transform.tune.knob<"x"> options = [1, 2] -> !transform.any_param
    %2 = transform.tune.knob<"x"> = 2 from options = {a = 2} -> !transform.any_param
    transform.yield
  }
}
// ----- transform.match.structured: expects nested operations to implement MatchOpInterface
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
// ----- transform.match.structured: expected one body argument
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured %root : !transform.any_op {
    ^bb0(%x: !transform.any_op, %y: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
}
// ----- transform.match.structured.rank: expects parent op to be 'transform.match.structured'
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured.rank %root : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
// ----- transform.match.structured.dim: expects parent op to be 'transform.match.structured'
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op) {
    transform.match.structured.dim %root[all] {parallel, reduction} : !transform.any_op
    transform.yield
  }
}
// ----- transform.match.structured.dim: cannot request the same dimension to be both parallel and reduction
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
// ----- transform.match.structured.body: only one of ...
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
// ----- transform.match.structured.body: expects "contraction" to contain two elements
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
// ----- transform.match.structured.input: cannot bind multiple inputs/inits to the same value
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
// ----- transform.match.structured.input: "permutation" and "projected_permutation" are mutually exclusive
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
// ----- transform.match.structured.result: expects either the any/single keyword or the type value handle ...
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
// ----- transform.match.structured.result: expects either the any/single keyword or the type value handle ...
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
// ----- transform.match.structured.result: 'any' and 'single' are mutually exclusive
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
// ----- "transform.with_named_sequence" attribute can only be attached to operations with symbol tables
func.func private @with_named_sequence_attribute_can_only_be_attached_to() attributes {transform.with_named_sequence}
// ----- "transform.target_tag" attribute must be a string
module attributes {transform.target_tag = 1} {}
// ----- unknown attribute: "transform.foo"
module attributes {transform.target_tag = "x", transform.foo} {}
// -----
module attributes {transform.consumed} {}
// -----
module attributes {transform.with_named_sequence = 1} {}
// ----- recursion not allowed in named sequences
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
// ----- transform.foreach_match
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
// ----- transform.foreach_match: expected 1 or more operands, but found 0
func.func @foreach_match_expected_1_or_more_operands_but_found_0() {
  "transform.foreach_match"() <{matchers = [], actions = []}> : () -> !transform.any_op
  return
}
// ----- transform.foreach_match: expected at least one match/action pair
func.func @foreach_match_expected_at_least_one_match_action_pair(%x: !transform.any_op) {
  "transform.foreach_match"(%x) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op
  return
}
// ----- transform.foreach_match: expected the same number of matchers and actions
func.func @foreach_match_expected_the_same_number_of_matchers_and(%x: !transform.any_op) {
  "transform.foreach_match"(%x) <{matchers = [@a, @b], actions = [@a]}> : (!transform.any_op) -> !transform.any_op
  return
}
// ----- transform.named_sequence: requires attribute 'function_type'
"transform.named_sequence"() <{sym_name = "f"}> ({}) : () -> ()
// ----- transform.sequence: region #0 ...
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({}) : () -> ()
// ----- transform.foreach: region #0 ...
func.func @foreach_region_0(%x: !transform.any_op) {
  "transform.foreach"(%x) ({}) : (!transform.any_op) -> ()
  return
}
// ----- transform.match.structured: region #0 ...
func.func @structured_region_0(%x: !transform.any_op) {
  "transform.match.structured"(%x) ({}) : (!transform.any_op) -> ()
  return
}
// ----- transform.include: does not reference a named transform sequence
func.func @include_does_not_reference_a_named_transform_sequence_2(%x: !transform.any_op) {
  "transform.include"(%x) <{failure_propagation_mode = 1 : i32, target = @a::@b}> : (!transform.any_op) -> ()
  return
}
// ----- transform.apply_patterns
func.func @apply_patterns(%x: !transform.any_op) {
  "transform.apply_patterns"(%x) ({}) : (!transform.any_op) -> ()
  return
}
// ----- transform.apply_conversion_patterns: expected exactly one op in default type converter region
// MLIR LEFT OUT: an assertion fails in mlir-opt: !NodePtr->isKnownSentinel()
func.func @apply_conversion_patterns_expected_exactly_one_op_in_default(%x: !transform.any_op) {
  "transform.apply_conversion_patterns"(%x) ({}, {}) : (!transform.any_op) -> ()
  return
}
// ----- transform.tune.alternatives: region #0 ...
func.func @alternatives_region_0(%x: !transform.any_op) {
  "transform.tune.alternatives"() <{name = "a"}> ({}) : () -> ()
  return
}
// ----- transform.alternatives: region #0 ...
func.func @alternatives_region_0_2(%x: !transform.any_op) {
  "transform.alternatives"(%x) ({}) : (!transform.any_op) -> ()
  return
}
// ----- transform.named_sequence: entry block must have 0 arguments to match function signature
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{sym_name = "f", function_type = () -> ()}> ({
  ^bb0(%a: !transform.any_op):
    "transform.loop.unroll"() : () -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}
// ----- transform.named_sequence: expects argument attribute array to have the same number of elements as ...
module attributes {transform.with_named_sequence} {
  "transform.named_sequence"() <{sym_name = "f", function_type = (!transform.any_op) -> (), arg_attrs = [{transform.readonly}, {transform.consumed}]}> ({
  ^bb0(%a: !transform.any_op):
    "transform.structured.tile_using_for"() : () -> ()
    "transform.yield"() : () -> ()
  }) : () -> ()
}
