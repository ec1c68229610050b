// COMPARE: --allow-unregistered-dialect
// ----- affine.apply: dimension or symbol index mismatch
func.func @apply_dimension_or_symbol_index_mismatch(%n: index, %d: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)
  return
}
// ----- affine.apply: operand count and affine map dimension and symbol count must match
func.func @apply_operand_count_and_affine_map_dimension_and_symbol(%n: index, %d: index) {
  %0 = "affine.apply"(%n) {map = affine_map<(d0)[s0] -> (d0 + s0)>} : (index) -> index
  return
}
// ----- affine.apply: mapping must produce one value
func.func @apply_mapping_must_produce_one_value(%n: index, %d: index) {
  %0 = "affine.apply"(%n) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> index
  return
}
// ----- dimensional operand cannot be used as a symbol
func.func @dimensional_operand_cannot_be_used_as_a_symbol(%n: index, %d: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%i]
  }
  return
}
// ----- affine.for: operand cannot be used as a symbol
func.func @for_operand_cannot_be_used_as_a_symbol(%n: index, %d: index) {
  scf.for %i = %n to %d step %n {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%i]
    affine.for %j = 0 to %i {
    }
  }
  return
}
// ----- affine.for: operand cannot be used as a dimension id
func.func @for_operand_cannot_be_used_as_a_dimension_id(%n: index, %d: index) {
  scf.for %i = %n to %d step %n {
    affine.for %j = affine_map<(d0)->(d0)>(%i) to 10 {
    }
  }
  return
}
// ----- affine.load: operand cannot be used as a dimension id
func.func @load_operand_cannot_be_used_as_a_dimension_id(%n: index, %d: index, %m: memref<10x10xf32>) {
  scf.for %i = %n to %d step %n {
    %0 = affine.load %m[%i, %n] : memref<10x10xf32>
  }
  return
}
// ----- affine.load: affine map num results must equal memref rank
func.func @load_affine_map_num_results_must_equal_memref_rank(%n: index, %d: index, %m: memref<10x10xf32>) {
    %0 = affine.load %m[%n] : memref<10x10xf32>
  return
}
// ----- affine.load: expects as many subscripts as affine map inputs
func.func @load_expects_as_many_subscripts_as_affine_map_inputs(%n: index, %d: index, %m: memref<10x10xf32>) {
    %0 = "affine.load"(%m, %n) {map = affine_map<() -> (1, 2)>} : (memref<10x10xf32>, index) -> f32
  return
}
// ----- affine.load: result type must match element type of memref
func.func @load_result_type_must_match_element_type_of_memref(%m: memref<10x10xf32>) {
    %0 = "affine.load"(%m) {map = affine_map<() -> (1, 2)>} : (memref<10x10xf32>) -> i32
  return
}
// ----- affine.store: value to store must have the same type as memref element type
func.func @store_value_to_store_must_have_the_same_type_as_memref(%n: index, %d: index, %m: memref<10x10xf32>) {
    "affine.store"(%n, %m) {map = affine_map<() -> (1, 2)>} : (index, memref<10x10xf32>) -> ()
  return
}
// ----- affine.vector_load: requires memref and vector types of the same elemental type
func.func @vector_load_requires_memref_and_vector_types_of_the_same(%n: index, %d: index, %m: memref<10x10xf32>) {
    %0 = affine.vector_load %m[%n, %n] : memref<10x10xf32>, vector<4xi32>
  return
}
// ----- affine.vector_store: requires memref and vector types of the same elemental type
func.func @vector_store_requires_memref_and_vector_types_of_the_same(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
    affine.vector_store %v, %m[%n, %n] : memref<10x10xf32>, vector<3xi1>
  return
}
// ----- affine.prefetch: affine.prefetch affine map num results must equal memref rank
func.func @prefetch_prefetch_affine_map_num_results_must_equal_memref(%n: index, %m: memref<10x10xf32>) {
    affine.prefetch %m[%n], read, locality<3>, data : memref<10x10xf32>
  return
}
// ----- affine.prefetch: attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer ...
func.func @prefetch_attribute_localityhint_failed_to_satisfy_constraint(%n: index, %m: memref<10x10xf32>) {
    affine.prefetch %m[%n, %n], read, locality<4>, data : memref<10x10xf32>
  return
}
// ----- affine.prefetch: rw specifier has to be 'read' or 'write'
func.func @prefetch_rw_specifier_has_to_be_read_or_write(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
  scf.for %i = %n to %d step %n {
    affine.prefetch %m[%n, %i], foo, locality<3>, data : memref<10x10xf32>
  }
  return
}
// ----- affine.prefetch: index must be a valid dimension or symbol identifier
func.func @prefetch_index_must_be_a_valid_dimension_or_symbol(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
  scf.for %i = %n to %d step %n {
    affine.prefetch %m[%n, %i], read, locality<3>, data : memref<10x10xf32>
  }
  return
}
// ----- affine.if: dim operand count and integer set dim count must match
func.func @affine_if_dim_operand_count_and_integer_set_dim_count_must(%n: index) {
    affine.if affine_set<(d0) : (d0 >= 0)>(%n, %n) {}
  return
}
// ----- affine.if: operand count and condition integer set dimension and symbol count must match
func.func @affine_if_operand_count_and_condition_integer_set_dimension(%n: index) {
    "affine.if"(%n, %n) ({affine.yield}, {}) {condition = affine_set<(d0) : (d0 >= 0)>} : (index, index) -> ()
  return
}
// ----- affine.if: operand cannot be used as a dimension id
func.func @affine_if_operand_cannot_be_used_as_a_dimension_id(%n: index, %d: index) {
  scf.for %i = %n to %d step %n {
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) {}
  }
  return
}
// ----- affine.if: along control flow edge from parent to parent: region branch point has 0 operands, but ...
func.func @affine_if_along_control_flow_edge_from_parent_to_parent(%n: index) {
    %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index {affine.yield %n : index}
  return
}
// ----- affine.yield: parent of yield must have same number of results as the yield operands
func.func @yield_parent_of_yield_must_have_same_number_of_results_as(%n: index) {
    %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index {affine.yield %n : index} else {affine.yield}
  return
}
// ----- affine.yield: types mismatch between yield op and its parent
func.func @yield_types_mismatch_between_yield_op_and_its_parent(%n: index, %v: f32) {
    %0 = affine.for %i = 0 to 10 iter_args(%x = %n) -> index {affine.yield %v : f32}
  return
}
// ----- affine.for: mismatch between the number of loop-carried values and results
func.func @for_mismatch_between_the_number_of_loop_carried_values_and(%n: index, %v: f32) {
    %0 = affine.for %i = 0 to 10 iter_args(%x = %n) -> (index, f32) {affine.yield %v : f32}
  return
}
// ----- affine.for: different number of inits and region iter_args: 1 != 0
func.func @for_different_number_of_inits_and_region_iter_args_1_0(%n: index) {
    %0 = "affine.for"(%n) ({
     ^bb0(%i: index):
       affine.yield %n : index
      }) {operandSegmentSizes = array<i32: 0, 0, 1>, lowerBoundMap = affine_map<() -> (0)>,
          upperBoundMap = affine_map<() -> (0)>, step = 1 : index} : (index) -> index
  return
}
// ----- affine.for: expected lower bound map to have at least one result
func.func @for_expected_lower_bound_map_to_have_at_least_one_result() {
    "affine.for"() ({
     ^bb0(%i: index):
       affine.yield
      }) {operandSegmentSizes = array<i32: 0, 0, 0>, lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index} : () -> ()
  return
}
// ----- affine.for: expected body to have a single index argument for the induction variable
func.func @for_expected_body_to_have_a_single_index_argument_for_the() {
    "affine.for"() ({
     ^bb0(%i: i32):
       affine.yield
      }) {operandSegmentSizes = array<i32: 0, 0, 0>, lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index} : () -> ()
  return
}
// ----- affine.for: different number of inits and region iter_args: 1 != 0
func.func @for_different_number_of_inits_and_region_iter_args_1_0_2(%n: index) {
    "affine.for"(%n) ({
     ^bb0(%i: index):
       affine.yield
      }) {operandSegmentSizes = array<i32: 0, 0, 1>, lowerBoundMap = affine_map<() -> (0)>,
          upperBoundMap = affine_map<() -> (0)>, step = 1 : index} : (index) -> ()
  return
}
// ----- affine.for: lower loop bound affine map with multiple results requires 'max' prefix
func.func @for_lower_loop_bound_affine_map_with_multiple_results() {
    affine.for %i = affine_map<() -> (0, 1)>() to 10 {}
  return
}
// ----- affine.for: dim operand count and affine map dim count must match
func.func @for_dim_operand_count_and_affine_map_dim_count_must_match() {
    affine.for %i = affine_map<(d0) -> (0)>() to 10 {}
  return
}
// ----- affine.for: expected step to be representable as a positive signed integer
func.func @for_expected_step_to_be_representable_as_a_positive_signed() {
    affine.for %i = 0 to 10 step -1 {}
  return
}
// ----- affine.for
func.func @for(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.for %i = 0 to 10 step 0 {}
  return
}
// ----- affine.for: expected valid affine map representation for loop bounds
func.func @for_expected_valid_affine_map_representation_for_loop_bounds() {
    affine.for %i = 0 to "x" step 0 {}
  return
}
// ----- affine.for: expected only one loop bound operand
func.func @for_expected_only_one_loop_bound_operand(%n: index) {
    affine.for %i = 0 to %n, %n step 0 {}
  return
}
// ----- affine.parallel: the number of region arguments ...
func.func @parallel_the_number_of_region_arguments() {
    affine.parallel (%i) = (0) to (10, 20) {}
  return
}
// ----- affine.parallel: the number of region arguments ...
func.func @parallel_the_number_of_region_arguments_2() {
    affine.parallel (%i) = (0) to (10) step (1, 2) {}
  return
}
// ----- affine.parallel: steps must be constant integers
func.func @parallel_steps_must_be_constant_integers(%n: index) {
    affine.parallel (%i) = (0) to (10) step (%n) {}
  return
}
// ----- affine.parallel
func.func @parallel(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.parallel (%i) = (0) to (10) step (0) {}
  return
}
// ----- affine.parallel: invalid reduction value: "foo"
func.func @parallel_invalid_reduction_value_foo(%v: f32) {
    affine.parallel (%i) = (0) to (10) reduce ("foo") -> (f32) {affine.yield %v : f32}
  return
}
// ----- affine.parallel: a reduction must be specified for each output
func.func @parallel_a_reduction_must_be_specified_for_each_output(%v: f32) {
    %0 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf") -> (f32) {affine.yield %v : f32}
  return
}
// ----- affine.parallel: result type cannot match reduction attribute
func.func @parallel_result_type_cannot_match_reduction_attribute(%v: f32) {
    %0 = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (f32) {affine.yield %v : f32}
  return
}
// ----- affine.yield: parent of yield must have same number of results as the yield operands
func.func @yield_parent_of_yield_must_have_same_number_of_results_as_2() {
    %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {}
  return
}
// ----- affine.yield: types mismatch between yield op and its parent
func.func @yield_types_mismatch_between_yield_op_and_its_parent_2(%n: index) {
    %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {affine.yield %n : index}
  return
}
// ----- affine.parallel: operand cannot be used as a dimension id
func.func @parallel_operand_cannot_be_used_as_a_dimension_id(%n: index, %d: index) {
  scf.for %i = %n to %d step %n {
    affine.parallel (%k) = (%i) to (10) {}
  }
  return
}
// ----- affine.min: operand count and affine map dimension and symbol count must match
func.func @min_operand_count_and_affine_map_dimension_and_symbol_count(%n: index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0)> (%n)
  return
}
// ----- affine.max: affine map expect at least one result
func.func @max_affine_map_expect_at_least_one_result() {
  %0 = affine.max affine_map<() -> ()> ()
  return
}
// ----- scf.for, affine.max
func.func @for_max(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
  scf.for %i = %n to %d step %n {
    %0 = affine.max affine_map<()[s0] -> (s0)> ()[%i]
  }
  return
}
// ----- affine.delinearize_index: should return an index for each basis element and up to one extra index
func.func @delinearize_index_should_return_an_index_for_each_basis(%n: index) {
  %0:2 = affine.delinearize_index %n into (1, 2, 3) : index, index
  return
}
// ----- affine.delinearize_index: no basis element may be statically non-positive
func.func @delinearize_index_no_basis_element_may_be_statically_non(%n: index) {
  %0:2 = affine.delinearize_index %n into (0, 3) : index, index
  return
}
// ----- affine.linearize_index: should be passed a basis element for each index except possibly the first
func.func @linearize_index_should_be_passed_a_basis_element_for_each(%n: index) {
  %0 = affine.linearize_index [%n] by (1, 2, 3) : index
  return
}
// ----- affine.linearize_index
func.func @linearize_index(%n: index) {
  %0 = affine.linearize_index [%n, %n] by (1, -2) : index
  return
}
// ----- affine.linearize_index: mismatch between dynamic and static basis ...
func.func @linearize_index_mismatch_between_dynamic_and_static_basis(%n: index) {
  %0 = "affine.linearize_index"(%n) {static_basis = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 0>}  : (index) -> index
  return
}
// ----- affine.yield: only terminates affine.if/for/parallel regions
func.func @yield_only_terminates_affine_if_for_parallel_regions(%n: index) {
  affine.yield
}
// ----- affine.yield: only terminates affine.if/for/parallel regions
func.func @yield_only_terminates_affine_if_for_parallel_regions_2(%n: index) {
  scf.execute_region {
    affine.yield
  }
  return
}
// ----- affine.parallel: result type cannot match reduction attribute
func.func @parallel_result_type_cannot_match_reduction_attribute_2(%n: index) {
  %0:2 = affine.parallel (%i) = (0) to (10) reduce ("maximumf", "minu") -> (f32, f32) {affine.yield %n, %n : index, index}
  return
}
// ----- affine.for: operand cannot be used as a symbol
func.func @for_operand_cannot_be_used_as_a_symbol_2(%m: memref<?xf32>, %c: i1, %u: index) {
  scf.if %c {
    %a = arith.constant 3 : index
    %b = arith.addi %a, %a : index
    affine.for %i = 0 to %b { }
  }
  scf.for %k = %u to %u step %u {
    %c1 = arith.constant 0 : index
    %d = memref.dim %m, %c1 : memref<?xf32>
    affine.for %i = 0 to %d { }
    %al = memref.alloc(%d) : memref<?xf32>
    %d2 = memref.dim %al, %c1 : memref<?xf32>
    affine.for %i = 0 to %d2 { }
    %al2 = memref.alloc(%k) : memref<?xf32>
    %d3 = memref.dim %al2, %c1 : memref<?xf32>
    affine.for %i = 0 to %d3 { }
  }
  return
}
// ----- affine.for: operand cannot be used as a symbol
func.func @for_operand_cannot_be_used_as_a_symbol_3(%u: index) {
  scf.for %k = %u to %u step %u {
    %b = arith.addi %u, %u : index
    affine.for %i = 0 to %b { }
    %v = affine.apply affine_map<(d0) -> (d0 * 2)>(%b)
    affine.for %i = %v to %b { }
    %g = affine.apply affine_map<(d0) -> (d0 * 2)>(%k)
    affine.for %i = %g to %b { }
  }
  return
}
