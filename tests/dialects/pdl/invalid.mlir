// COMPARE:
// ----- pdl.type: expected a bindable user when defined in the matcher body of a `pdl.pattern`
pdl.pattern : benefit(1) {
  %t = type
  rewrite with "x"
}
// ----- pdl.types: expected a bindable user when defined in the matcher body of a `pdl.pattern`
pdl.pattern : benefit(1) {
  %o = types
  %root = operation
  rewrite %root with "x"
}
// ----- pdl.attribute: expected only one of [`type`, `value`] to be set
pdl.pattern : benefit(1) {
  %o = type : i32
  %a = attribute : %o = 5 : i32
  %root = operation {"x" = %a}
  rewrite %root with "x"
}
// ----- pdl.attribute: expected constant value when specified within a `pdl.rewrite`
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    %a = attribute
  }
}
// ----- pdl.operation: must have an operation name when nested within a `pdl.rewrite`
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    %a = operation
  }
}
// ----- pdl.pattern, a.b
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    %t = type
    %a = operation "a.b" -> (%t : !pdl.type)
  }
}
// ----- expected '('
pdl.pattern : benefit(1) {
  %root = operation
  apply_native_constraint "x"
  rewrite %root with "x"
}
// ----- pdl.apply_native_rewrite: expected at least one argument or result
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    apply_native_rewrite "x"
  }
}
// ----- pdl.apply_native_constraint: returning an operation from a constraint is not supported
pdl.pattern : benefit(1) {
  %root = operation
  %o = apply_native_constraint "x"(%root : !pdl.operation) : !pdl.operation
  rewrite %root with "x"
}
// ----- pdl.range: result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an ...
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    %r = range %root, %root : !pdl.operation, !pdl.operation
  }
}
// ----- pdl.range: expected operand to have element type '!pdl.value', but got '!pdl.type'
pdl.pattern : benefit(1) {
  %v = operand
  %t = type : i32
  %root = operation(%v : !pdl.value) -> (%t : !pdl.type)
  rewrite %root {
    %r = range %v, %t : !pdl.value, !pdl.type
  }
}
// ----- pdl.replace: expected no replacement values to be provided when the replacement operation is present
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  rewrite %root {
    replace %root with (%v : !pdl.value) %root
  }
}
// ----- pdl.pattern
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  rewrite %root {
    replace %root with 
  }
}
// ----- pdl.results: expected `pdl.range...
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  %r = "pdl.results"(%root) : (!pdl.operation) -> !pdl.value
  rewrite %root with "x"
}
// ----- pdl.pattern: the pattern must contain at least one `pdl.operation`
pdl.pattern : benefit(1) {
  rewrite with "x"
}
// ----- pdl.pattern
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  rewrite %root with "x" {
  }
}
// ----- pdl.rewrite: expected rewrite region to be non-empty if external name is not specified
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  rewrite %root
}
// ----- pdl.rewrite: expected no external arguments when the rewrite is specified inline
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  "pdl.rewrite"(%root, %root) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0:
    erase %root
  }) : (!pdl.operation, !pdl.operation) -> ()
}
// ----- pdl.pattern: the operations must form a connected component
pdl.pattern : benefit(1) {
  %root = operation "a" 
  %root2 = operation "b" 
  rewrite with "x" (%root, %root2 : !pdl.operation, !pdl.operation)
}
// ----- pdl.pattern: expected only `pdl` operations within the pattern body
pdl.pattern : benefit(1) {
  %root = operation "a" 
  rewrite %root {
   %x = arith.constant 5 : i32
  }
}
// ----- pdl.operation: expected the same number of attribute values and attribute names, got 1 names and 0 ...
pdl.pattern : benefit(1) {
  %root = "pdl.operation"() <{attributeValueNames = ["x"], operandSegmentSizes=array<i32:0,0,0>}> : () -> !pdl.operation
  rewrite %root with "x"
}
// ----- pdl.pattern: attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute ...
pdl.pattern : benefit(-1) {
  %root = operation
  rewrite %root with "x"
}
// ----- pdl.pattern, x.y
pdl.pattern : benefit(1) {
  %t = type
  %root = operation -> (%t : !pdl.type)
  rewrite %root {
    %a = operation "x.y" -> (%t : !pdl.type)
    %t2 = types
    %c = operation "x.y" -> (%t2 : !pdl.range<type>)
    replace %root with %c
  }
}
// ----- pdl.pattern, x.y
pdl.pattern : benefit(1) {
  %t = type
  %root = operation -> (%t : !pdl.type)
  rewrite %root {
    %t2 = types
    %c = operation "x.y" -> (%t, %t2 : !pdl.type, !pdl.range<type>)
    erase %root
  }
}
// ----- element of pdl.range cannot be another range, but got'!pdl.range<value>'
func.func private @element_of_range_cannot_be_another_range_but_got_range_value(!pdl.range<range<value>>)
// ----- unknown  type `foo` in dialect `pdl`
func.func private @unknown_type_foo_in_dialect_pdl(!pdl.foo)
// ----- invalid 'pdl' type: `foo'
func.func private @invalid_pdl_type_foo(!pdl.range<foo>)
// ----- pdl.operand: expects parent op 'pdl.pattern'
%x = pdl.operand
