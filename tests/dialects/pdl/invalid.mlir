// COMPARE:
pdl.pattern : benefit(1) {
  %t = type
  rewrite with "x"
}
// -----
pdl.pattern : benefit(1) {
  %o = types
  %root = operation
  rewrite %root with "x"
}
// -----
pdl.pattern : benefit(1) {
  %o = type : i32
  %a = attribute : %o = 5 : i32
  %root = operation {"x" = %a}
  rewrite %root with "x"
}
// -----
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    %a = attribute
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    %a = operation
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    %t = type
    %a = operation "a.b" -> (%t : !pdl.type)
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = operation
  apply_native_constraint "x"
  rewrite %root with "x"
}
// -----
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    apply_native_rewrite "x"
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = operation
  %o = apply_native_constraint "x"(%root : !pdl.operation) : !pdl.operation
  rewrite %root with "x"
}
// -----
pdl.pattern : benefit(1) {
  %root = operation
  rewrite %root {
    %r = range %root, %root : !pdl.operation, !pdl.operation
  }
}
// -----
pdl.pattern : benefit(1) {
  %v = operand
  %t = type : i32
  %root = operation(%v : !pdl.value) -> (%t : !pdl.type)
  rewrite %root {
    %r = range %v, %t : !pdl.value, !pdl.type
  }
}
// -----
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  rewrite %root {
    replace %root with (%v : !pdl.value) %root
  }
}
// -----
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  rewrite %root {
    replace %root with 
  }
}
// -----
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  %r = "pdl.results"(%root) : (!pdl.operation) -> !pdl.value
  rewrite %root with "x"
}
// -----
pdl.pattern : benefit(1) {
  rewrite with "x"
}
// -----
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  rewrite %root with "x" {
  }
}
// -----
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  rewrite %root
}
// -----
pdl.pattern : benefit(1) {
  %v = operand
  %root = operation(%v : !pdl.value) 
  "pdl.rewrite"(%root, %root) <{operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0:
    erase %root
  }) : (!pdl.operation, !pdl.operation) -> ()
}
// -----
pdl.pattern : benefit(1) {
  %root = operation "a" 
  %root2 = operation "b" 
  rewrite with "x" (%root, %root2 : !pdl.operation, !pdl.operation)
}
// -----
pdl.pattern : benefit(1) {
  %root = operation "a" 
  rewrite %root {
   %x = arith.constant 5 : i32
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = "pdl.operation"() <{attributeValueNames = ["x"], operandSegmentSizes=array<i32:0,0,0>}> : () -> !pdl.operation
  rewrite %root with "x"
}
// -----
pdl.pattern : benefit(-1) {
  %root = operation
  rewrite %root with "x"
}
// -----
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
// -----
pdl.pattern : benefit(1) {
  %t = type
  %root = operation -> (%t : !pdl.type)
  rewrite %root {
    %t2 = types
    %c = operation "x.y" -> (%t, %t2 : !pdl.type, !pdl.range<type>)
    erase %root
  }
}
// -----
func.func private @f(!pdl.range<range<value>>)
// -----
func.func private @f(!pdl.foo)
// -----
func.func private @f(!pdl.range<foo>)
// -----
%x = pdl.operand
