// COMPARE:
// ----- pdl_interp.create_operation: has inferred results, but the created operation 'foo.bar' does not ...
pdl_interp.func @matcher(%root: !pdl.operation) {
  %op2 = pdl_interp.create_operation "foo.bar" -> <inferred>
  pdl_interp.finalize
}
// ----- pdl_interp.create_operation: with inferred results cannot also have explicit result types
pdl_interp.func @matcher(%root: !pdl.operation) {
  %t = pdl_interp.create_type i32
  %op2 = "pdl_interp.create_operation"(%t) <{inferredResultTypes, inputAttributeNames = [], name = "pdl.erase",
      operandSegmentSizes = array<i32: 0, 0, 1>}> : (!pdl.type) -> !pdl.operation
  pdl_interp.finalize
}
// ----- pdl_interp.switch_operand_count: expected number of cases to match the number of case values, got 1 ...
pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.switch_operand_count of %root to dense<[0, 1]> : vector<2xi32>(^bb13) -> ^bb13
  ^bb13: 
  pdl_interp.finalize
}
// ----- pdl_interp.switch_operation_name: expected number of cases to match the number of case values, got ...
pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.switch_operation_name of %root to ["foo.op", "bar.op"](^bb14) -> ^bb14
  ^bb14: 
  pdl_interp.finalize
}
// ----- pdl_interp.foreach: requires exactly one argument
pdl_interp.func @matcher(%root: !pdl.range<operation>) {
  "pdl_interp.foreach"(%root)[^bb14] ({
     ^bb0:
   pdl_interp.continue
  }) : (!pdl.range<operation>) -> ()
  ^bb14: 
  pdl_interp.finalize
}
// ----- pdl_interp.foreach: operand must be a range of loop variable type
pdl_interp.func @matcher(%root: !pdl.range<operation>) {
  "pdl_interp.foreach"(%root)[^bb14] ({
     ^bb0(%a: !pdl.value):
   pdl_interp.continue
  }) : (!pdl.range<operation>) -> ()
  ^bb14: 
  pdl_interp.finalize
}
// ----- pdl_interp.create_range: result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for ...
pdl_interp.func @matcher(%root: !pdl.operation) {
  %a = pdl_interp.create_range %root : !pdl.operation
  pdl_interp.finalize
}
// ----- use of value '%root' expects different type than prior uses: '!pdl.range<operation>' vs ...
pdl_interp.func @matcher(%root: !pdl.operation) {
  %a = pdl_interp.extract 0 of %root : !pdl.operation
  pdl_interp.finalize
}
// ----- pdl_interp.get_value_type: failed to verify that `value` type matches arity of `result`
pdl_interp.func @matcher(%root: !pdl.operation) {
  %r = pdl_interp.get_results of %root : !pdl.range<value>
  %t = "pdl_interp.get_value_type" (%r) : (!pdl.range<value>) -> !pdl.type
  pdl_interp.finalize
}
// ----- pdl_interp.get_operand: attribute 'index' failed to satisfy constraint: 32-bit signless integer ...
pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.get_operand -1 of %root
  pdl_interp.finalize
}
// ----- pdl_interp.are_equal: requires 2 successors but found 1
pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.are_equal %root, %root : !pdl.operation -> ^bb1
  ^bb1:
  pdl_interp.finalize
}
// ----- pdl_interp.continue: expects parent op 'pdl_interp.foreach'
pdl_interp.continue
// ----- pdl_interp.func: region #0 ...
pdl_interp.func @func_region_0()
