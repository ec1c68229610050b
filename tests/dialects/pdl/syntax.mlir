// COMPARE:
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
func.func private @syntax(!pdl.range<attribute>, !pdl.range<operation>, !pdl.attribute, !pdl.range<value>)
