// COMPARE: --allow-unregistered-dialect
// ----- scf.while: along control flow edge from Operation scf.condition to parent: successor operand type ...
func.func @while_along_control_flow_edge_from_operation_condition_to(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %n : index
  } do {
  ^bb0(%b: f32):
    scf.yield %b : f32
  }
  return
}
// ----- scf.while: along control flow edge from Operation scf.condition to Region #1: successor operand ...
func.func @while_along_control_flow_edge_from_operation_condition_to_2(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: index):
    scf.yield %x : f32
  }
  return
}
// ----- scf.while: along control flow edge from Operation scf.yield to Region #0: successor operand type #0 ...
func.func @while_along_control_flow_edge_from_operation_yield_to_region(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %n : index
  }
  return
}
// ----- scf.while: along control flow edge from Operation scf.yield to Region #0: region branch point has 0 ...
func.func @while_along_control_flow_edge_from_operation_yield_to_region_2(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    scf.yield
  }
  return
}
// ----- scf.while: expects the 'before' region to terminate with 'scf.condition'
func.func @while_expects_the_before_region_to_terminate_with_condition(%x: f32) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.yield
  } do {
  ^bb0(%b: f32):
    scf.yield
  }
  return
}
// ----- scf.while: expects the 'after' region to terminate with 'scf.yield'
func.func @while_expects_the_after_region_to_terminate_with_yield(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    scf.condition(%c) %x : f32
  }
  return
}
// ----- scf.if: along control flow edge from Operation scf.yield to parent: successor operand type #0 ...
func.func @scf_if_along_control_flow_edge_from_operation_yield_to(%n: index, %x: f32, %c: i1) {
  %0 = scf.if %c -> f32 {
    scf.yield %n : index
  } else {
    scf.yield %x : f32
  }
  return
}
// ----- scf.if: must have an else block if defining values
func.func @scf_if_must_have_an_else_block_if_defining_values(%n: index, %x: f32, %c: i1) {
  %0 = scf.if %c -> f32 {
    scf.yield %x : f32
  }
  return
}
// ----- scf.if: along control flow edge from Operation scf.yield to parent: region branch point has 0 ...
func.func @scf_if_along_control_flow_edge_from_operation_yield_to_2(%n: index, %x: f32, %c: i1) {
  %0 = scf.if %c -> f32 {
  } else {
    scf.yield %x : f32
  }
  return
}
// ----- scf.for: 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'
func.func @for_0_th_region_iter_arg_and_0_th_yielded_value_have(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
    scf.yield %n : index
  }
  return
}
// ----- scf.for: different number of region iter_args and yielded values: 1 != 2
func.func @for_different_number_of_region_iter_args_and_yielded_values(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
    scf.yield %x, %n : f32, index
  }
  return
}
// ----- scf.for: along control flow edge from Operation scf.yield to Region #0: region branch point has 0 ...
func.func @for_along_control_flow_edge_from_operation_yield_to_region_0(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
  }
  return
}
// ----- scf.for: mismatch in number of loop-carried values and defined values
func.func @for_mismatch_in_number_of_loop_carried_values_and_defined(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32, f32) {
    scf.yield %x : f32
  }
  return
}
// ----- scf.for
func.func @for(%n: index, %x: f32, %c: i1) {
  %z = arith.constant 0 : index
  scf.for %i = %n to %n step %z {
  }
  return
}
// ----- scf.for: expected induction variable to be same type as bounds and step
func.func @for_expected_induction_variable_to_be_same_type_as_bounds(%n: i32) {
  "scf.for"(%n, %n, %n) ({
   ^bb0(%i: index):
    scf.yield
  }) : (i32, i32, i32) -> ()
  return
}
// ----- scf.for: mismatch in number of loop-carried values and defined values
func.func @for_mismatch_in_number_of_loop_carried_values_and_defined_2(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n) ({
   ^bb0(%i: i32):
    scf.yield %x : f32
  }) : (i32, i32, i32) -> f32
  return
}
// ----- scf.for: different number of inits and region iter_args: 1 != 0
func.func @for_different_number_of_inits_and_region_iter_args_1_0(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
   ^bb0(%i: i32):
    scf.yield %x : f32
  }) : (i32, i32, i32, f32) -> f32
  return
}
// ----- scf.for: 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'
func.func @for_0_th_init_and_0_th_region_iter_arg_have_different_type(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
   ^bb0(%i: i32, %j: i32):
    scf.yield %x : f32
  }) : (i32, i32, i32, f32) -> f32
  return
}
// ----- scf.for: 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'i32'
func.func @for_0_th_region_iter_arg_and_0_th_loop_result_have_different(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
   ^bb0(%i: i32, %j: f32):
    scf.yield %x : f32
  }) : (i32, i32, i32, f32) -> i32
  return
}
// ----- scf.parallel: number of operands and types do not match: got 1 operands and 0 types
func.func @parallel_number_of_operands_and_types_do_not_match_got_1(%n: index, %x: f32, %c: i1) {
  scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) {
  }
  return
}
// ----- scf.parallel: expected 1 operands
func.func @parallel_expected_1_operands(%n: index) {
  scf.parallel (%i) = (%n) to (%n, %n) step (%n) {
  }
  return
}
// ----- scf.parallel: needs at least one tuple element for lowerBound, upperBound and step
func.func @parallel_needs_at_least_one_tuple_element_for_lowerbound() {
  scf.parallel () = () to () step () {
  }
  return
}
// ----- scf.parallel: constant step operand must be positive
func.func @parallel_constant_step_operand_must_be_positive(%n: index) {
  %z = arith.constant 0 : index
  scf.parallel (%i) = (%n) to (%n) step (%z) {
  }
  return
}
// ----- scf.parallel: expects body to terminate with 'scf.reduce'
func.func @parallel_expects_body_to_terminate_with_reduce(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    "a.b"() : () -> ()
    scf.yield
  }
  return
}
// ----- scf.parallel: expects number of results: 1 to be the same as number of reductions: 0
func.func @parallel_expects_number_of_results_1_to_be_the_same_as(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce
  }
  return
}
// ----- scf.reduce: expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: ...
func.func @reduce_expects_type_of_0_th_reduction_operand_index_to_be(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%n : index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  }
  return
}
// ----- scf.reduce: expected two block arguments with type 'f32' in the 0-th reduction region
func.func @reduce_expected_two_block_arguments_with_type_f32_in_the_0(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// ----- scf.reduce: expected two block arguments with type 'f32' in the 0-th reduction region
func.func @reduce_expected_two_block_arguments_with_type_f32_in_the_0_2(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: index):
      scf.reduce.return %a : f32
    }
  }
  return
}
// ----- scf.reduce.return: must have type 'f32' (the type of the reduction inputs)
func.func @return_must_have_type_f32_the_type_of_the_reduction_inputs(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %n : index
    }
  }
  return
}
// ----- scf.yield: expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, ...
func.func @yield_expects_parent_op_to_be_one_of_execute_region_for_scf(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.yield %n : index
    }
  }
  return
}
// ----- scf.reduce: region #0 ...
func.func @reduce_region_0(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    }
  }
  return
}
// ----- operation defines 2 results but was provided 1 to bind
func.func @operation_defines_2_results_but_was_provided_1_to_bind(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x, %x) -> (f32, f32) {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// ----- scf.execute_region: region needs to have at least one block
func.func @execute_region_region_needs_to_have_at_least_one_block() {
  scf.execute_region {
  }
  return
}
// ----- scf.execute_region: region cannot have any arguments
func.func @execute_region_region_cannot_have_any_arguments() {
  scf.execute_region {
  ^bb0(%a: i32):
    scf.yield
  }
  return
}
// ----- scf.execute_region: along control flow edge from Operation scf.yield to parent: successor operand ...
func.func @execute_region_along_control_flow_edge_from_operation_yield(%n: index) {
  %0 = scf.execute_region -> i32 {
    scf.yield %n : index
  }
  return
}
// ----- scf.index_switch: expected result #0 of each region to be 'i32'
func.func @index_switch_expected_result_0_of_each_region_to_be_i32(%n: index) {
  %0 = scf.index_switch %n -> i32
  case 1 {
    scf.yield %n : index
  }
  default {
    scf.yield %n : index
  }
  return
}
// ----- scf.index_switch: has duplicate case value: 1
func.func @index_switch_has_duplicate_case_value_1(%n: index) {
  scf.index_switch %n
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
// ----- scf.index_switch: expected result #0 of each region to be 'i32'
func.func @index_switch_expected_result_0_of_each_region_to_be_i32_2(%n: index) {
  %0 = scf.index_switch %n -> i32
  case 1 {
    scf.yield
  }
  default {
    scf.yield %n : index
  }
  return
}
// ----- scf.index_switch: has 1 case regions but 2 case values
func.func @index_switch_has_1_case_regions_but_2_case_values(%n: index) {
  %0 = "scf.index_switch"(%n) <{cases = array<i64: 1, 2>}> ({ "test.x"() : () -> () }, { scf.yield } ) : (index) -> i32
  return
}
// ----- expected 2 upper bound values, got 1
func.func @expected_2_upper_bound_values_got_1(%n: index) {
  scf.forall (%i, %j) in (%n) {
  }
  return
}
// ----- expected 1 upper bound values, got 2
func.func @expected_1_upper_bound_values_got_2(%n: index) {
  scf.forall (%i) = (%n) to (%n, %n) step (1) {
  }
  return
}
// ----- use of value '%t' expects different type than prior uses: 'tensor<5xf32>' vs 'tensor<4xf32>'
func.func @use_of_value_t_expects_different_type_than_prior_uses_tensor(%n: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<5xf32>) {
  }
  return
}
// ----- scf.forall.in_parallel: expected only ParallelCombiningOpInterface ops
func.func @in_parallel_expected_only_parallelcombiningopinterface_ops(%n: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      %1 = arith.constant 1 : index
    }
  }
  return
}
// ----- tensor.parallel_insert_slice: may only insert into an output block argument
func.func @parallel_insert_slice_may_only_insert_into_an_output_block(%n: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %t[0][4][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}
// ----- scf.yield: expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, ...
func.func @yield_expects_parent_op_to_be_one_of_execute_region_for_scf_2(%n: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.yield
  }
  return
}
// ----- scf.forall: attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
func.func @forall_attribute_mapping_failed_to_satisfy_constraint_device(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [1]}
  return
}
// ----- scf.yield: expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, ...
func.func @yield_expects_parent_op_to_be_one_of_execute_region_for_scf_3() {
  scf.yield
}
// ----- scf.condition: expects parent op 'scf.while'
func.func @condition_expects_parent_op_while(%c: i1) {
  scf.condition(%c)
}
// ----- scf.while: expected as many input types as operands (expected 2 got 1)
func.func @while_expected_as_many_input_types_as_operands_expected_2(%n: index, %c: i1) {
  scf.while (%a = %n, %b = %n) : (index) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// ----- scf.while: along control flow edge from parent to Region #0: successor operand type #0 'index' ...
func.func @while_along_control_flow_edge_from_parent_to_region_0(%n: index, %c: i1) {
  "scf.while"(%n) ({
  ^bb0(%i: i32):
    scf.condition(%c)
  }, {
    scf.yield
  }) : (index) -> ()
  return
}
// ----- scf.while: along control flow edge from parent to Region #0: region branch point has 1 operands, ...
func.func @while_along_control_flow_edge_from_parent_to_region_0_region(%n: index, %c: i1) {
  "scf.while"(%n) ({
  ^bb0:
    scf.condition(%c)
  }, {
    scf.yield
  }) : (index) -> ()
  return
}
// ----- scf.if: region #0 should have no arguments
func.func @scf_if_region_0_should_have_no_arguments(%c: i1) {
  "scf.if"(%c) ({
  ^bb0(%a: i32):
    scf.yield
  }, {}) : (i1) -> ()
  return
}
// ----- use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @use_of_value_x_expects_different_type_than_prior_uses_index(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> index {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
