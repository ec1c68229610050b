// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- scf.for, scf.if, arith.addi

module attributes {transform.with_named_sequence} {
func.func @loop(%n: index, %c: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %s = scf.if %c -> index {
      %x = arith.addi %a, %i : index
      scf.yield %x : index
    } else {
      scf.yield %a : index
    }
    scf.yield %s : index
  }
  return %r : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith", "func"]} : !transform.any_op
  transform.yield
}
}

// ----- pattern descriptor does not specify type converter and apply_conversion_patterns op has no default ...

module attributes {transform.with_named_sequence} {
func.func @no_converter() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith", "func"]} : !transform.any_op
  transform.yield
}
}

