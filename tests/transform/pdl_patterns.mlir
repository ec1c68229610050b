// COMPARE: --transform-interpreter
// ----- dialect, pdl_match
module attributes {transform.with_named_sequence} {
func.func @dialect_pdl_match(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
  pdl.pattern @adds : benefit(1) {
      %a = operand
      %t = type
      %o = operation "arith.addi"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      rewrite %o with "transform.dialect"
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @adds in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  transform.yield
}
}
// ----- dialect, pdl_match
module attributes {transform.with_named_sequence} {
func.func @dialect_pdl_match_2(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
    pdl.pattern @any : benefit(1) {
      %o = operation "arith.addi"
      rewrite %o with "transform.dialect"
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @any in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  transform.yield
}
}
// ----- dialect, pdl_match
module attributes {transform.with_named_sequence} {
func.func @dialect_pdl_match_3(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
  pdl.pattern @adds : benefit(1) {
      %a = operand
      %t = type
      %o = operation "arith.addi"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      rewrite %o with "transform.dialect"
    }
    pdl.pattern @any : benefit(1) {
      %o = operation "arith.addi"
      rewrite %o with "transform.dialect"
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @any in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  transform.yield
}
}
// ----- dialect: could not find pattern '@nope'
module attributes {transform.with_named_sequence} {
func.func @dialect_could_not_find_pattern_nope(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
  pdl.pattern @adds : benefit(1) {
      %a = operand
      %t = type
      %o = operation "arith.addi"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      rewrite %o with "transform.dialect"
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @nope in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  transform.yield
}
}
// ----- pdl_match: transform.with_pdl_patterns: expects only one non-pattern op in its body
module attributes {transform.with_named_sequence} {
func.func @pdl_match_with_pdl_patterns_expects_only_one_non_pattern_op(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @adds in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @adds in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  transform.yield
}
}
// ----- dialect: transform.with_pdl_patterns: expects at least one non-pattern op
module attributes {transform.with_named_sequence} {
func.func @dialect_with_pdl_patterns_expects_at_least_one_non_pattern(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
  pdl.pattern @adds : benefit(1) {
      %a = operand
      %t = type
      %o = operation "arith.addi"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      rewrite %o with "transform.dialect"
    }
  }
  transform.yield
}
}
// ----- print: transform.with_pdl_patterns: expects only pattern and top-level transform ops in its body
module attributes {transform.with_named_sequence} {
func.func @print_with_pdl_patterns_expects_only_pattern_and_top_level(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
    transform.print
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @adds in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  transform.yield
}
}
// ----- dialect: transform.with_pdl_patterns: cannot be nested
module attributes {transform.with_named_sequence} {
func.func @dialect_with_pdl_patterns_cannot_be_nested(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
  pdl.pattern @adds : benefit(1) {
      %a = operand
      %t = type
      %o = operation "arith.addi"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      rewrite %o with "transform.dialect"
    }
  transform.with_pdl_patterns %r : !transform.any_op {
  ^bb0(%r2: !transform.any_op):
    transform.sequence %r2 : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @adds in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  }
  transform.yield
}
}
// ----- pdl_match: could not find pattern '@x::@adds'
module attributes {transform.with_named_sequence} {
func.func @pdl_match_could_not_find_pattern_x_adds(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @x::@adds in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  transform.yield
}
}
// ----- pdl_match
module attributes {transform.with_named_sequence} {
func.func @pdl_match(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns %root : !transform.any_op {
  ^bb0(%r: !transform.any_op):
    pdl.pattern @erase : benefit(1) {
      %o = operation "arith.muli"
      rewrite %o {
        erase %o
      }
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @erase in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  transform.yield
}
}
// ----- dialect: could not find a nested named sequence with name: __transform_main
func.func @dialect_could_not_find_a_nested_named_sequence_with_name(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.with_pdl_patterns {
^bb0(%r: !transform.any_op):
  pdl.pattern @adds : benefit(1) {
      %a = operand
      %t = type
      %o = operation "arith.addi"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      rewrite %o with "transform.dialect"
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @adds in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
}
// ----- dialect, pdl_match
module attributes {transform.with_named_sequence} {
func.func @dialect_pdl_match_4(%t: i32) -> i32 {
  %0 = arith.addi %t, %t : i32
  %1 = arith.addi %0, %t : i32
  %2 = arith.muli %1, %t : i32
  return %2 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.with_pdl_patterns {
  ^bb0(%r: !transform.any_op):
  pdl.pattern @adds : benefit(1) {
      %a = operand
      %t = type
      %o = operation "arith.addi"(%a, %a : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      rewrite %o with "transform.dialect"
    }
    transform.sequence %r : !transform.any_op failures(propagate) {
    ^bb1(%a: !transform.any_op):
      %m = transform.pdl_match @adds in %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "m" : !transform.any_op
    }
  }
  transform.yield
}
}
