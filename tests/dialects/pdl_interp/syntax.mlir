// COMPARE:
pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.check_operation_name of %root is "foo.op" -> ^bb1, ^end
^bb1:
  %v = pdl_interp.get_operand 0 of %root
  %vs = pdl_interp.get_operands of %root : !pdl.range<value>
  %vs1 = pdl_interp.get_operands 1 of %root : !pdl.range<value>
  %vs2 = pdl_interp.get_operands 2 of %root : !pdl.value
  %r = pdl_interp.get_result 0 of %root
  %rs = pdl_interp.get_results of %root : !pdl.range<value>
  %rs1 = pdl_interp.get_results 4 of %root : !pdl.value
  %a = pdl_interp.get_attribute "x" of %root
  %at = pdl_interp.get_attribute_type of %a
  %vt = pdl_interp.get_value_type of %v : !pdl.type
  %vts = pdl_interp.get_value_type of %vs : !pdl.range<type>
  %d = pdl_interp.get_defining_op of %v : !pdl.value
  %ds = pdl_interp.get_defining_op of %vs : !pdl.range<value>
  %us = pdl_interp.get_users of %v : !pdl.value
  %us2 = pdl_interp.get_users of %vs : !pdl.range<value>
  %ex = pdl_interp.extract 1 of %vs : !pdl.value
  %ca = pdl_interp.create_attribute 10 : i64
  %ct = pdl_interp.create_type i64
  %cts = pdl_interp.create_types [i64, f32]
  %cr = pdl_interp.create_range %v, %vs : !pdl.value, !pdl.range<value>
  %cr0 = pdl_interp.create_range : !pdl.range<type>
  %op = pdl_interp.create_operation "foo.bar"(%v, %vs : !pdl.value, !pdl.range<value>) {"attr" = %a, "b" = %ca} -> (%ct, %cts : !pdl.type, !pdl.range<type>)
  %op2 = pdl_interp.create_operation "arith.cmpi" -> <inferred>
  %op3 = pdl_interp.create_operation "foo.bar" {"attr" = %a}
  %op4 = pdl_interp.create_operation "foo.bar"(%v : !pdl.value)
  pdl_interp.erase %op
  pdl_interp.replace %root with (%v, %vs : !pdl.value, !pdl.range<value>)
  pdl_interp.replace %root with ()
  %w = pdl_interp.apply_rewrite "foo"(%v : !pdl.value) : !pdl.value
  pdl_interp.apply_rewrite "foo"
  %w2:2 = pdl_interp.apply_rewrite "foo" : !pdl.value, !pdl.type
  pdl_interp.is_not_null %v : !pdl.value -> ^bb2, ^end
^bb2:
  pdl_interp.are_equal %v, %r : !pdl.value -> ^bb3, ^end
^bb3:
  pdl_interp.check_attribute %a is 10 : i32 -> ^bb4, ^end
^bb4:
  pdl_interp.check_operand_count of %root is 2 -> ^bb5, ^end
^bb5:
  pdl_interp.check_operand_count of %root is at_least 2 -> ^bb6, ^end
^bb6:
  pdl_interp.check_result_count of %root is at_least 2 -> ^bb7, ^end
^bb7:
  pdl_interp.check_type %ct is i32 -> ^bb8, ^end
^bb8:
  pdl_interp.check_types %cts are [i32, i64] -> ^bb9, ^end
^bb9:
  %q = pdl_interp.apply_constraint "foo"(%v, %a : !pdl.value, !pdl.attribute) : !pdl.attribute {isNegated = true} -> ^bb10, ^end
^bb10:
  pdl_interp.apply_constraint "foo"(%v, %a : !pdl.value, !pdl.attribute) -> ^bb11, ^end
^bb11:
  pdl_interp.switch_attribute %a to [10, true, "x"](^bb12, ^bb12, ^end) -> ^end
^bb12:
  pdl_interp.switch_operand_count of %root to dense<[0, 1]> : vector<2xi32>(^bb13, ^end) -> ^end
^bb13:
  pdl_interp.switch_operation_name of %root to ["foo.op", "bar.op"](^bb14, ^end) -> ^end
^bb14:
  pdl_interp.switch_result_count of %root to dense<1> : vector<1xi32>(^bb15) -> ^end
^bb15:
  pdl_interp.switch_type %ct to [i32, i64](^bb16, ^end) -> ^end
^bb16:
  pdl_interp.switch_types %cts to [[i32], [i64, i64]](^bb17, ^end) -> ^end
^bb17:
  pdl_interp.foreach %x : !pdl.operation in %us {
    %dd = pdl_interp.get_operand 0 of %x
    pdl_interp.is_not_null %dd : !pdl.value -> ^bb1, ^bb2
  ^bb1:
    pdl_interp.record_match @rw::@r(%v, %root : !pdl.value, !pdl.operation) : benefit(1), generatedOps(["arith.addi"]), loc([%root, %x]), root("foo.op") -> ^bb2
  ^bb2:
    pdl_interp.continue
  } -> ^bb18
^bb18:
  pdl_interp.record_match @r : benefit(3), loc([%root]) -> ^bb19
^bb19:
  pdl_interp.branch ^end
^end:
  pdl_interp.finalize
}
module @rewriters {
 pdl_interp.func @r() -> i32 attributes {x} {
  pdl_interp.finalize
 }
}
func.func @z(%a: i32, %p: i32) { %b = arith.addi %a, %a : i32
 return }
