// COMPARE: --convert-pdl-to-pdl-interp
// ----- pdl.pattern
pdl.pattern @one : benefit(1) {
  %0 = operands
  %1 = types
  %2 = operation "test.a"(%0 : !pdl.range<value>) -> (%1 : !pdl.range<type>)
  rewrite %2 { erase %2 }
}
pdl.pattern @two : benefit(2) {
  %v = operand
  %t = type : i32
  %a = attribute = 1 : i32
  %op = operation "test.b"(%v : !pdl.value) {"x" = %a} -> (%t : !pdl.type)
  %r = result 0 of %op
  %root = operation "test.a"(%r, %v : !pdl.value, !pdl.value)
  rewrite %root {
    %n = operation "test.c"(%v : !pdl.value) {"x" = %a} -> (%t : !pdl.type)
    %nr = result 0 of %n
    replace %root with %n
  }
}
// multi root
pdl.pattern @three : benefit(1) {
  %v = operand
  %w = operand
  %t = type
  %op1 = operation "test.x"(%v, %w : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %op2 = operation "test.y"(%v : !pdl.value) -> (%t : !pdl.type)
  rewrite with "foo"(%op1, %op2 : !pdl.operation, !pdl.operation)
}
pdl.pattern @four : benefit(1) {
  %v = operands
  %a = attribute
  %op1 = operation "test.x"(%v : !pdl.range<value>) {"a" = %a}
  %r = results 1 of %op1 -> !pdl.range<value>
  %r0 = results 0 of %op1 -> !pdl.value
  apply_native_constraint "bar"(%a, %r : !pdl.attribute, !pdl.range<value>)
  %q = apply_native_constraint "baz"(%a : !pdl.attribute) : !pdl.attribute {isNegated = true}
  %op2 = operation "test.y"(%r, %r0 : !pdl.range<value>, !pdl.value) {"b" = %q}
  rewrite %op2 { 
    %n = operation "test.n"(%v : !pdl.range<value>)
    replace %op2 with %n }
}
// ----- pdl.pattern, a.b, x.y
pdl.pattern @a : benefit(1) {
  %t = type : i32
  %ts = types : [i32, i64]
  %t2 = type
  %ts2 = types
  %a = attribute
  %b = attribute = 3 : i32
  %c = attribute : %t
  %o = operand
  %o2 = operand : %t2
  %os = operands
  %os2 = operands : %ts2
  %op = operation "a.b"(%o, %os, %o2, %os2 : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>)
      {"x" = %a, "y" = %b, "z" = %c} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = result 0 of %op
  %rs = results of %op
  %rs1 = results 1 of %op -> !pdl.range<value>
  %rs2 = results 1 of %op -> !pdl.value
  %root = operation (%r, %rs1 : !pdl.value, !pdl.range<value>) {"q" = %a}
  apply_native_constraint "foo"(%root : !pdl.operation)
  %q = apply_native_constraint "foo"(%root, %a : !pdl.operation, !pdl.attribute) : !pdl.attribute {isNegated = false}
  apply_native_constraint "foo"(%root : !pdl.operation) {isNegated = true}
  rewrite %root {
    %n = operation "x.y"(%rs, %rs2 : !pdl.range<value>, !pdl.value) -> (%t : !pdl.type)
    %k:2 = apply_native_rewrite "mk"(%n : !pdl.operation) : !pdl.value, !pdl.attribute
    apply_native_rewrite "mk2"(%k#1 : !pdl.attribute)
    %m = apply_native_rewrite "mk3" : !pdl.range<type>
    %rg = range %k#0, %rs : !pdl.value, !pdl.range<value>
    %rg2 = range : !pdl.range<type>
    %aa = attribute = "x" attributes {some}
    replace %root with %n
    replace %op with (%k#0, %rg : !pdl.value, !pdl.range<value>)
    erase %op
  }
}
pdl.pattern : benefit(0) attributes {hasBoundedRecursion} {
  %root = operation
  rewrite %root with "ext"(%root : !pdl.operation)
}
pdl.pattern : benefit(10) {
  %oz = operand
  %root = operation "a" (%oz : !pdl.value)
  rewrite with "ext"(%root : !pdl.operation)
}
pdl.pattern : benefit(10) {
  %oz = operand
  %root = operation "a" (%oz : !pdl.value)
  rewrite {
    erase %root
  } attributes {x = 1 : i3}
}
func.func private @pattern_a_b_x_y(!pdl.range<attribute>, !pdl.range<operation>, !pdl.attribute, !pdl.range<value>)
// ----- pdl.pattern, arith.addi, arith.addui_extended

  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(10) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = type
    %1 = types
    %2 = attribute
    %3 = attribute : %0
    %4 = operand
    %5 = operand : %0
    %6 = operands
    %7 = operands : %1
    %8 = attribute = unit
    %9 = operation "test.all"(%4, %5, %6, %7 : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>)
        {"a" = %2, "quoted name" = %3, "unit" = %8} -> (%0, %1 : !pdl.type, !pdl.range<type>)
    rewrite %9 {
      erase %9
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = operands
    %4 = types
    %5 = operation "test.some"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>)
    %6 = results of %2 
    %7 = results of %5 
    %8 = types
    %9 = operation "test.root"(%6, %7 : !pdl.range<value>, !pdl.range<value>)  -> (%8 : !pdl.range<type>)
    rewrite %9 {
      erase %9
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = attribute = 10 : i8
    %2 = attribute = "text"
    %3 = attribute = [1, 2]
    %4 = type : i32
    %5 = type : tensor<?xf32>
    %6 = operation "test.root"(%0 : !pdl.range<value>)  {"i" = %1, "s" = %2, "arr" = %3} -> (%4, %5 : !pdl.type, !pdl.type)
    rewrite %6 {
      %7 = attribute = unit
      %8 = type : vector<4xf32>
      %9 = operation "test.other"  {"i" = %7} -> (%8 : !pdl.type)
      replace %6 with %9
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = operands
    %3 = attribute
    %4 = type
    %5 = types
    %6 = operation "test.root"(%0, %1, %2 : !pdl.value, !pdl.value, !pdl.range<value>)  {"x" = %3} -> (%4, %5 : !pdl.type, !pdl.range<type>)
    rewrite %6 {
      replace %6 with(%1, %1 : !pdl.value, !pdl.value)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = types
    %1 = operation "test.a"  -> (%0 : !pdl.range<type>)
    %2 = operands
    %3 = types
    %4 = operation "test.b"(%2 : !pdl.range<value>)  -> (%3 : !pdl.range<type>)
    %5 = results of %1 
    %6 = results of %4 
    %7 = operation "test.root"(%5, %6 : !pdl.range<value>, !pdl.range<value>) 
    rewrite %7 {
      erase %7
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = result 2 of %2
    %5 = types
    %6 = operation "test.root"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      replace %6 with %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = types
    %5 = operation "test.root"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>)
    rewrite %5 {
      replace %5 with %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.root"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = results of %2 
      %4 = type : i1
      %5 = type : i2
      %6 = operation "test.made"(%3 : !pdl.range<value>)  -> (%4, %5 : !pdl.type, !pdl.type)
      %7 = result 0 of %6
      %8 = result 1 of %6
      %9 = operation "test.again"(%7, %8 : !pdl.value, !pdl.value) 
      erase %6
      %10 = results of %9 
      %11 = result 0 of %9
      replace %2 with(%10, %11 : !pdl.range<value>, !pdl.value)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = types
    %3 = operation "test.root"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "test.made"(%0, %1, %0, %1, %1 : !pdl.value, !pdl.value, !pdl.value, !pdl.value, !pdl.value) 
      %5 = range %0, %1 : !pdl.value, !pdl.value 
      %6 = type : i1
      %7 = type : i2
      %8 = type : i1
      %9 = type : i2
      %10 = range %6, %9 : !pdl.type, !pdl.type 
      %11 = operation "test.made"(%5 : !pdl.range<value>)  -> (%10 : !pdl.range<type>)
      erase %3
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = attribute
    %3 = type
    %4 = operation "arith.addi"(%0, %1 : !pdl.value, !pdl.value)  {"overflowFlags" = %2} -> (%3 : !pdl.type)
    %5 = results 0 of %4  -> !pdl.value
    %6 = types
    %7 = operation "arith.addui_extended"(%5, %0 : !pdl.value, !pdl.value)  -> (%6 : !pdl.range<type>)
    %8 = results 0 of %7  -> !pdl.value
    %9 = results 1 of %7  -> !pdl.value
    %10 = types
    %11 = operation "arith.muli"(%8, %9 : !pdl.value, !pdl.value)  -> (%10 : !pdl.range<type>)
    rewrite %11 {
      %12 = results 0 of %4  -> !pdl.value
      replace %11 with(%12 : !pdl.value)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = types
    %3 = operation "arith.muli"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "arith.addi"(%0, %1 : !pdl.value, !pdl.value) 
      replace %3 with %4
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = types
    %3 = operation "arith.muli"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = attribute = 1 : i32
      %5 = operation "arith.constant"  {"value" = %4}
      %6 = result 0 of %5
      %7 = operation "arith.addi"(%0, %6 : !pdl.value, !pdl.value) 
      replace %3 with %7
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "arith.extsi"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "arith.extui"(%0 : !pdl.value) 
      %4 = results of %3 
      %5 = operation "test.unknown"(%0, %4 : !pdl.value, !pdl.range<value>) 
      replace %2 with %5
    }
  }


  pdl.pattern : benefit(0) {
    %0 = type
    apply_native_constraint "AnyInteger"(%0 : !pdl.type)
    %1 = attribute
    apply_native_constraint "I32Attr"(%1 : !pdl.attribute)
    %2 = operands
    %3 = types
    %4 = operation(%2 : !pdl.range<value>)  -> (%3 : !pdl.range<type>)
    apply_native_constraint "CallOpInterface"(%4 : !pdl.operation)
    %5 = results of %4 
    %6 = operation "func.call"(%5 : !pdl.range<value>)  {"x" = %1} -> (%0 : !pdl.type)
    rewrite %6 {
      erase %6
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "func.return"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "func.return" 
      %4 = attribute = @f
      %5 = operation "func.call"  {"callee" = %4}
      %6 = attribute = @f
      %7 = type : i1
      %8 = operation "func.call"(%0 : !pdl.range<value>)  {"callee" = %6} -> (%7 : !pdl.type)
      replace %2 with %3
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    apply_native_constraint "HasOneUse"(%0 : !pdl.value)
    %1 = attribute
    apply_native_constraint "Small"(%1 : !pdl.attribute)
    %2 = type
    %3 = operands
    %4 = types
    %5 = operation "test.root"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>)
    apply_native_constraint "Plain"(%5 : !pdl.operation)
    %6 = results of %5 
    %7 = apply_native_constraint "SizeOf"(%0, %2 : !pdl.value, !pdl.type) : !pdl.attribute
    %8 = operation "test.other"(%0, %6 : !pdl.value, !pdl.range<value>)  {"s" = %1, "size" = %7} -> (%2 : !pdl.type)
    %9:2 = apply_native_constraint "Two"(%0 : !pdl.value) : !pdl.attribute, !pdl.type
    %10 = results of %8 
    %11 = operation "test.both"(%10 : !pdl.range<value>)  {"a" = %9#0, "b" = %9#0} -> (%9#1 : !pdl.type)
    apply_native_constraint "HasOneUse"(%0 : !pdl.value) {isNegated = true}
    apply_native_constraint "Plain"(%5 : !pdl.operation)
    rewrite %11 {
      erase %11
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    apply_native_constraint "HasOneUse"(%0 : !pdl.value)
    %1 = operand
    apply_native_constraint "HasOneUse"(%0 : !pdl.value)
    apply_native_constraint "HasOneUse"(%1 : !pdl.value)
    %2 = types
    %3 = operation "test.root"(%0, %0, %1 : !pdl.value, !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      replace %3 with(%1, %1, %1 : !pdl.value, !pdl.value, !pdl.value)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.root"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = type : i1
      %4 = operation "test.built"(%0 : !pdl.value)  -> (%3 : !pdl.type)
      %5:2 = apply_native_rewrite "Native"(%0, %4 : !pdl.value, !pdl.operation) : !pdl.value, !pdl.range<value>
      %6 = apply_native_rewrite "Coded"(%5#0 : !pdl.value) : !pdl.attribute
      %7 = operation "test.made"(%5#1 : !pdl.range<value>)  {"a" = %6}
      erase %7
      erase %4
      %8 = operation "test.s"(%0 : !pdl.value) 
      replace %2 with(%0, %0 : !pdl.value, !pdl.value)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = operand
    %2 = types
    %3 = operation "test.root"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = operation "test.made"(%0 : !pdl.value) 
      erase %4
      erase %3
    }
  }


  pdl.pattern : benefit(0) {
    %0 = attribute
    %1 = operands
    %2 = types
    %3 = operation "test.a"(%1 : !pdl.range<value>)  -> (%2 : !pdl.range<type>)
    %4 = type
    %5 = results of %3 
    %6 = operation "test.root"(%5 : !pdl.range<value>)  {"attr" = %0} -> (%4 : !pdl.type)
    rewrite %6 {
      replace %6 with %3
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    apply_native_constraint "OnValue"(%3 : !pdl.value)
    %4 = results of %2 
    apply_native_constraint "OnRange"(%4 : !pdl.range<value>)
    apply_native_constraint "OnOp"(%2 : !pdl.operation)
    %5 = operand
    %6 = operands
    %7 = type
    %8 = types
    apply_native_constraint "OnRange"(%5 : !pdl.value)
    apply_native_constraint "OnValue"(%6 : !pdl.range<value>)
    apply_native_constraint "OnType"(%8 : !pdl.range<type>)
    apply_native_constraint "OnTypes"(%7 : !pdl.type)
    %9 = results of %2 
    %10 = operation "test.root"(%9, %5, %6 : !pdl.range<value>, !pdl.value, !pdl.range<value>)  -> (%7, %8 : !pdl.type, !pdl.range<type>)
    rewrite %10 {
      erase %10
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = operands
    %4 = types
    %5 = operation "test.c"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>)
    %6 = operands
    %7 = types
    %8 = operation "test.c"(%6 : !pdl.range<value>)  -> (%7 : !pdl.range<type>)
    %9 = results of %2 
    %10 = results of %2 
    %11 = results of %5 
    %12 = results of %8 
    %13 = types
    %14 = operation "test.root"(%9, %10, %11, %12 : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)  -> (%13 : !pdl.range<type>)
    rewrite %14 {
      erase %14
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.root"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = range %0, %0 : !pdl.value, !pdl.value 
      %4 = result 0 of %2
      %5 = results of %2 
      %6 = type : i1
      %7 = type : i2
      %8 = type : i1
      %9 = type : i2
      %10 = range %6, %9 : !pdl.type, !pdl.type 
      %11 = operation "test.made"(%3, %4, %5 : !pdl.range<value>, !pdl.value, !pdl.range<value>)  -> (%10 : !pdl.range<type>)
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    apply_native_constraint "Documented"(%0 : !pdl.value)
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.keyword.op.type.Value.with"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = types
    %4 = operation "test.b"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>)
    rewrite %2 {
      erase %4
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      replace %2 with(%0, %0 : !pdl.value, !pdl.value)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3:2 = apply_native_rewrite "C"(%0 : !pdl.value) : !pdl.value, !pdl.value
      replace %2 with(%3#0 : !pdl.value)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "test.x"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = attribute = unit
    %2 = types
    %3 = operation "test.x"(%0 : !pdl.value)  {"x" = %1} -> (%2 : !pdl.range<type>)
    rewrite %3 {
      %4 = attribute = unit
      %5 = attribute = dense<1> : tensor<2xi32>
      %6 = attribute = 5
      %7 = operation "test.y"(%0 : !pdl.value)  {"x" = %4, "y" = %5, "z z" = %6}
      replace %3 with %7
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation(%0 : !pdl.value)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      replace %2 with(%0 : !pdl.value)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      replace %2 with(%0 : !pdl.range<value>)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = results of %2 
      replace %2 with(%0, %0, %3 : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>)
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "test.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = operation "test.b"(%0 : !pdl.range<value>) 
      replace %2 with %3
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "my . f"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "my.foo ba"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "my.foo.bar.baz"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "attr.op"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      %3 = type : i1
      %4 = operation "a.c"  -> (%3, %3 : !pdl.type, !pdl.type)
      replace %2 with %4
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = type
    %2 = types
    %3 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1, %2 : !pdl.type, !pdl.range<type>)
    rewrite %3 {
      %4 = operation "a.c"  -> (%1, %2 : !pdl.type, !pdl.range<type>)
      replace %3 with %4
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operand
    %1 = types
    %2 = operation "a.b"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = result 1 of %2
    %5 = results of %2 
    %6 = types
    %7 = operation "a.c"(%3, %4, %5 : !pdl.value, !pdl.value, !pdl.range<value>)  -> (%6 : !pdl.range<type>)
    rewrite %7 {
      erase %7
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = attribute
    %2 = types
    %3 = operation "a.b"(%0 : !pdl.range<value>)  {"x" = %1} -> (%2 : !pdl.range<type>)
    %4 = attribute = 1 : i64
    %5 = apply_native_constraint "Foo"(%1, %4 : !pdl.attribute, !pdl.attribute) : !pdl.attribute
    rewrite %3 {
      %6 = operation "a.c"  {"z" = %5}
      replace %3 with %6
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = attribute
    %2 = types
    %3 = operation "a.b"(%0 : !pdl.range<value>)  {"x" = %1} -> (%2 : !pdl.range<type>)
    %4 = attribute = 1 : i64
    apply_native_constraint "Foo"(%1, %4 : !pdl.attribute, !pdl.attribute)
    rewrite %3 {
      erase %3
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    rewrite %2 {
      erase %2
    }
  }


  pdl.pattern : benefit(0) {
    %0 = attribute = 1 : i32
    %1 = type : i1
    %2 = operands
    %3 = operation "a.b"(%2 : !pdl.range<value>)  {"a" = %0} -> (%1 : !pdl.type)
    %4 = results of %3 
    %5 = operation "a.b"(%4 : !pdl.range<value>)  {"a" = %0} -> (%1 : !pdl.type)
    rewrite %5 {
      erase %5
    }
  }


  pdl.pattern : benefit(0) {
    %0 = operands
    %1 = types
    %2 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>)
    %3 = result 0 of %2
    %4 = results of %2 
    %5 = types
    %6 = operation "a.c"(%3, %4 : !pdl.value, !pdl.range<value>)  -> (%5 : !pdl.range<type>)
    rewrite %6 {
      erase %6
    }
  }
// ----- numbers of operands and results that are at least so many
module {
  pdl.pattern @two : benefit(1) {
    %0 = operand
    %1 = operand
    %2 = operands
    %3 = operation "a.b"(%0, %1, %2 : !pdl.value, !pdl.value, !pdl.range<value>)
    rewrite %3 {
      erase %3
    }
  }
  pdl.pattern @one : benefit(1) {
    %0 = operand
    %2 = operands
    %3 = operation "a.b"(%0, %2 : !pdl.value, !pdl.range<value>)
    rewrite %3 {
      erase %3
    }
  }
  pdl.pattern @three : benefit(1) {
    %0 = operand
    %1 = operand
    %4 = operand
    %2 = operands
    %3 = operation "a.b"(%0, %1, %4, %2 : !pdl.value, !pdl.value, !pdl.value, !pdl.range<value>)
    rewrite %3 {
      erase %3
    }
  }
}
