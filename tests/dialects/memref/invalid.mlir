// COMPARE:
// ----- memref.assume_alignment: alignment must be power of 2
func.func @assume_alignment_alignment_must_be_power_of_2(%a: memref<4xf32>) { %0 = memref.assume_alignment %a, 12 : memref<4xf32> return }
// ----- memref.distinct_objects: operand types and result types must match
func.func @distinct_objects_operand_types_and(%a: memref<4xf32>) { %0 = "memref.distinct_objects"(%a) : (memref<4xf32>) -> memref<5xf32> return }
// ----- memref.distinct_objects: expected at least one operand
func.func @distinct_objects_expected_at_least_one_operand() { "memref.distinct_objects"() : () -> () return }
// ----- memref.alloc: incorrect number of dynamic sizes, has 1, expected 0
func.func @alloc_incorrect_number_of_dynamic_sizes_has_1_expected_0(%i: index) { %0 = memref.alloc(%i) : memref<4xf32> return }
// ----- memref.alloc: incorrect number of dynamic sizes, has 0, expected 1
func.func @alloc_incorrect_number_of_dynamic_sizes_has_0_expected_1(%i: index) { %0 = memref.alloc() : memref<?xf32> return }
// ----- memref.alloc: symbol operand count does not equal memref symbol count: expected 0, got 1
func.func @alloc_symbol_operand_count_does_not_equal_memref_symbol(%i: index) { %0 = memref.alloc()[%i] : memref<4xf32> return }
// ----- memref.alloca: requires an ancestor op with AutomaticAllocationScope trait
module { %0 = memref.alloca() : memref<4xf32> }
// ----- unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'
func.func @unsupported_layout_for(%a: memref<4xf32, strided<[2]>>) { %0 = memref.realloc %a : memref<4xf32, strided<[2]>> to memref<5xf32> return }
// ----- unsupported layout for result memref type 'memref<5xf32, strided<[2]>>'
func.func @unsupported_layout_for_result_memref(%a: memref<4xf32>) { %0 = memref.realloc %a : memref<4xf32> to memref<5xf32, strided<[2]>> return }
// ----- different memory spaces specified for source memref type 'memref...
func.func @different_memory_spaces_specified_for_source_memref_type(%a: memref<4xf32>) { %0 = memref.realloc %a : memref<4xf32> to memref<5xf32, 1> return }
// ----- different element types specified for source memref type 'memref...
func.func @different_element_types_specified_for_source_memref_type(%a: memref<4xf32>) { %0 = memref.realloc %a : memref<4xf32> to memref<5xf64> return }
// ----- missing dimension operand for result type 'memref<?xf32>'
func.func @missing_dimension_operand_for_result_type_memref_xf32(%a: memref<4xf32>) { %0 = memref.realloc %a : memref<4xf32> to memref<?xf32> return }
// ----- unnecessary dimension operand for result type 'memref<8xf32>'
func.func @unnecessary_dimension_operand_for_result(%a: memref<4xf32>, %i: index) { %0 = memref.realloc %a(%i) : memref<4xf32> to memref<8xf32> return }
// ----- memref.load: incorrect number of indices for load, expected 2 but got 1
func.func @load_incorrect_number_of_indices_for_load_expected_2_but_got(%a: memref<4x4xf32>, %i: index) { %0 = memref.load %a[%i] : memref<4x4xf32> return }
// ----- memref.store: store index operand count not equal to memref rank
func.func @store_store_index_operand_count_not(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.store %v, %a[%i] : memref<4x4xf32> return }
// ----- memref.prefetch: too few indices
func.func @prefetch_too_few_indices(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.prefetch %a[%i], read, locality<3>, data : memref<4x4xf32> return }
// ----- memref.prefetch: rw specifier has to be 'read' or 'write'
func.func @prefetch_rw_specifier(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.prefetch %a[%i, %i], reed, locality<3>, data : memref<4x4xf32> return }
// ----- memref.prefetch: attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer ...
func.func @prefetch_attribute(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.prefetch %a[%i, %i], read, locality<5>, data : memref<4x4xf32> return }
// ----- memref.prefetch: cache type has to be 'data' or 'instr'
func.func @prefetch_cache_type_has(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.prefetch %a[%i, %i], read, locality<3>, foo : memref<4x4xf32> return }
// ----- memref.atomic_rmw: expects the number of subscripts to be equal to memref rank
func.func @atomic_rmw_expects_the(%a: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.atomic_rmw addf %v, %a[%i] : (f32, memref<4x4xf32>) -> f32 return }
// ----- memref.atomic_rmw: with kind 'addi' expects an integer type
func.func @atomic_rmw_with_kind(%a: memref<4xf32>, %i: index, %v: f32) { %0 = memref.atomic_rmw addi %v, %a[%i] : (f32, memref<4xf32>) -> f32 return }
// ----- memref.atomic_rmw: with kind 'addf' expects a floating-point type
func.func @atomic_rmw_with_kind_2(%a: memref<4xi32>, %i: index, %v: i32) { %0 = memref.atomic_rmw addf %v, %a[%i] : (i32, memref<4xi32>) -> i32 return }
// ----- memref.generic_atomic_rmw: expected single number of entry block arguments
func.func @generic_atomic_rmw_expected_single(%a: memref<4xi32>, %i: index, %v: i32) { %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
^bb0(%x: i32, %y: i32):
 memref.atomic_yield %v : i32 } return }
// ----- memref.generic_atomic_rmw: expected block argument of the same type result type
func.func @generic_atomic_rmw_expected_block(%a: memref<4xi32>, %i: index, %v: i32) { %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
^bb0(%x: i64):
 memref.atomic_yield %v : i32 } return }
// ----- body of 'memref.generic_atomic_rmw' should contain only operations with no side effects
func.func @body_of_generic_atomic_rmw_should(%a: memref<4xi32>, %i: index, %v: i32) { %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
^bb0(%x: i32):
 memref.store %v, %a[%i] : memref<4xi32>
 memref.atomic_yield %v : i32 } return }
// ----- memref.atomic_yield: types mismatch between yield op: 'i64' and its parent: 'i32'
func.func @atomic_yield_types_mismatch_between(%a: memref<4xi32>, %i: index, %v: i64) { %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
^bb0(%x: i32):
 memref.atomic_yield %v : i64 } return }
// ----- integer literal not valid for specified type
memref.global @g : memref<4xf32> = 1 : i32
// ----- unexpected decimal integer literal for a floating point value
memref.global @g : memref<2xf32> = dense<1> : tensor<2xi32>
// ----- memref.global: initial value element expected to be of type 'f32', but was of type 'i32'
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = dense<1> : tensor<2xi32>} : () -> ()
// ----- memref.global: initial value shape expected to be 2 but was 3, 2
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3x2xf32>} : () -> ()
// ----- memref.global: initial value should be a unit or elements attribute, but got 1 : i32
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = 1 : i32} : () -> ()
// ----- memref.global: type should be static shaped memref, but got 'memref<?xf32>'
"memref.global"() {sym_name = "g", type = memref<?xf32>} : () -> ()
// ----- memref.get_global: 'nope' does not reference a valid global memref
func.func @get_global_nope_does_not_reference_a_valid_global_memref() { %0 = memref.get_global @nope : memref<4xf32> return }
// ----- memref.get_global: result type 'memref...
memref.global @g : memref<4xf32>
func.func @get_global_result_type_memref() { %0 = memref.get_global @g : memref<5xf32> return }
// ----- memref.get_global: 'f' does not reference a valid global memref
func.func @f() { %0 = memref.get_global @f : memref<5xf32> return }
// ----- memref.cast: operand type 'memref...
func.func @cast_operand_type_memref(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<5xf32> return }
// ----- memref.cast: operand type 'memref...
func.func @cast_operand_type_memref_2(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<?xf64> return }
// ----- memref.cast: operand type 'memref...
func.func @cast_operand_type_memref_3(%a: memref<*xf32>) { %0 = memref.cast %a : memref<*xf32> to memref<*xf32> return }
// ----- memref.cast: operand type 'memref...
func.func @cast_operand_type_memref_4(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[2]>> return }
// ----- memref.cast
func.func @cast(%a: memref<4x?xf32>) { %0 = memref.cast %a : memref<4x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>> return }
// ----- memref.cast: operand type 'memref...
func.func @cast_operand_type_memref_5(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<4x1xf32> return }
// ----- memref.memory_space_cast: operand type 'memref...
func.func @memory_space_cast_operand_type_memref(%a: memref<4xf32>) { %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4x1xf32> return }
// ----- memref.memory_space_cast: operand type 'memref...
func.func @memory_space_cast_operand_type_memref_2(%a: memref<4xf32>) { %0 = memref.memory_space_cast %a : memref<4xf32> to memref<?xf32, 1> return }
// ----- different memory spaces specified for source type 'memref...
func.func @f(%a: memref<4xf32>) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, 1> return }
// ----- different element types specified for source type 'memref...
func.func @f(%a: memref<4xf32>) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf64> return }
// ----- expected result type with size = 4 instead of 5 in dim = 0
func.func @f(%a: memref<4xf32>) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<5xf32> return }
// ----- expected result type with size = dynamic instead of 5 in dim = 0
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [%i], strides: [1] : memref<4xf32> to memref<5xf32> return }
// ----- expected result type with offset = dynamic instead of 0
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [5], strides: [1] : memref<4xf32> to memref<5xf32> return }
// ----- expected result type with offset = 2 instead of 0
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [2], sizes: [5], strides: [1] : memref<4xf32> to memref<5xf32> return }
// ----- expected result type with stride = 2 instead of 1 in dim = 0
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [5], strides: [2] : memref<4xf32> to memref<5xf32> return }
// ----- expected mixed sizes rank to match mixed strides rank ...
func.func @expected_mixed_sizes_rank_to_match_mixed(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [5, 2], strides: [2]
    : memref<4xf32> to memref<5xf32> return }
// ----- expected 1 size values, got 2
func.func @expected_1_size_values_got_2(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [5, 2],
    strides: [2, 1] : memref<4xf32> to memref<5xf32> return }
// ----- expected mixed offsets rank to match mixed sizes rank ...
func.func @expected_mixed_offsets_rank_to_match(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0, 0], sizes: [5], strides: [2]
    : memref<4xf32> to memref<5xf32> return }
// ----- expected sizes to be non-negative, but got -5
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [-5], strides: [2] : memref<4xf32> to memref<5xf32> return }
// ----- expected offsets to be non-negative, but got -1
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [-1], sizes: [5], strides: [2] : memref<4xf32> to memref<5xf32> return }
// ----- memref.reinterpret_cast: result #0 must be strided memref of any type values, but got ...
func.func @reinterpret_cast_result_0_must_be(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [5], strides: [2]
    : memref<4xf32> to memref<5xf32, affine_map<(d0)->(d0 mod 2)>> return }
// ----- memref.reshape: element types of source and destination memref types should be the same
func.func @reshape_element_types(%a: memref<4xf32>, %s: memref<2xi32>) { %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<2xi32>) -> memref<2x2xf64> return }
// ----- memref.reshape: source memref type should have identity affine map
func.func @reshape_source_memref_type_should_have_identity_affine_map(%a: memref<4xf32, strided<[2]>>, %s: memref<2xi32>) { %0 = memref.reshape %a(%s)
    : (memref<4xf32, strided<[2]>>, memref<2xi32>) -> memref<2x2xf32> return }
// ----- memref.reshape: result memref type should have identity affine map
func.func @f(%a: memref<4xf32>, %s: memref<2xi32>) { %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<2xi32>) -> memref<2x2xf32, strided<[4, 1]>> return }
// ----- memref.reshape: cannot use shape operand with dynamic length to reshape to statically-ranked memref ...
func.func @reshape_cannot_use(%a: memref<4xf32>, %s: memref<?xi32>) { %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<?xi32>) -> memref<2x2xf32> return }
// ----- memref.reshape: length of shape operand differs from the result's memref rank
func.func @reshape_length_shape(%a: memref<4xf32>, %s: memref<3xi32>) { %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<3xi32>) -> memref<2x2xf32> return }
// ----- memref.expand_shape: collapsed dim size ...
func.func @expand_shape_collapsed(%a: memref<4xf32>) { %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 3] : memref<4xf32> into memref<2x3xf32> return }
// ----- memref.expand_shape: has source rank 2 and result rank 1. This is not an expansion (2 > 1).
func.func @expand_shape_source(%a: memref<4x4xf32>) { %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 3] : memref<4x4xf32> into memref<16xf32> return }
// ----- memref.expand_shape: invalid number of reassociation groups: found 1, expected 2
func.func @expand_shape_invalid(%a: memref<4x4xf32>) { %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 3] : memref<4x4xf32> into memref<2x3xf32> return }
// ----- memref.expand_shape: reassociation indices must be contiguous
func.func @f(%a: memref<4x4xf32>) { %0 = memref.expand_shape %a [[0, 1], [3]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32> return }
// ----- memref.expand_shape: reassociation index 3 is out of bounds
func.func @f(%a: memref<4x4xf32>) { %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32> return }
// ----- memref.expand_shape: collapsed dim ...
func.func @expand_shape_collapsed_dim(%a: memref<4x4xf32>, %i: index) { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, %i, 4]
    : memref<4x4xf32> into memref<2x?x4xf32> return }
// ----- memref.expand_shape: expected expanded type to be 'memref...
func.func @expand_shape_expected_expanded_type_to_be_memref(%a: memref<4x4xf32, strided<[8, 1]>>, %i: index)
    { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, strided<[8, 1]>> into memref<2x2x4xf32> return }
// ----- memref.expand_shape
func.func @expand_shape(%a: memref<4x4xf32, strided<[8, 1]>>, %i: index)
    { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, strided<[8, 1]>> into memref<2x2x4xf32, strided<[16, 8, 1]>> return }
// ----- memref.expand_shape: expected number of static shape bounds to be equal to the output rank (3) but ...
func.func @f(%a: memref<4x4xf32>, %i: index) { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2] : memref<4x4xf32> into memref<2x2x4xf32> return }
// ----- memref.expand_shape: invalid output shape provided at pos 0
func.func @expand_shape_invalid_output_shape(%a: memref<4x4xf32>, %i: index) { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [1, 2, 4]
    : memref<4x4xf32> into memref<2x2x4xf32> return }
// ----- memref.expand_shape: rank 0 memrefs can only be extended/collapsed with/from ones
func.func @expand_shape_rank_0(%a: memref<f32>, %i: index) { %0 = memref.expand_shape %a [] output_shape [1, 2] : memref<f32> into memref<1x2xf32> return }
// ----- memref.collapse_shape: has source rank 0 and result rank 1. This is not a collapse (0 < 1).
func.func @collapse_shape_has_source_rank_0_and(%a: memref<f32>, %i: index) { %0 = memref.collapse_shape %a [] : memref<f32> into memref<1xf32> return }
// ----- memref.collapse_shape: collapsed dim size ...
func.func @collapse_shape_collapsed(%a: memref<4x5xf32>, %i: index) { %0 = memref.collapse_shape %a [[0, 1]] : memref<4x5xf32> into memref<21xf32> return }
// ----- memref.collapse_shape: invalid source layout map or collapsing non-contiguous dims
func.func @collapse_shape_invalid_source_layout_map_or_collapsing_non(%a: memref<4x5xf32, strided<[6, 1]>>, %i: index) { %0 = memref.collapse_shape %a [[0, 1]]
    : memref<4x5xf32, strided<[6, 1]>> into memref<20xf32> return }
// ----- memref.collapse_shape: expected collapsed type to be 'memref...
func.func @collapse_shape_expected_collapsed_type_to_be_memref(%a: memref<4x5xf32, strided<[10, 2]>>, %i: index) { %0 = memref.collapse_shape %a [[0, 1]]
    : memref<4x5xf32, strided<[10, 2]>> into memref<20xf32> return }
// ----- memref.collapse_shape: expected collapsed type to be 'memref...
func.func @collapse_shape_expected_collapsed_type_to_be_memref_2(%a: memref<4x?xf32, strided<[?, 2]>>, %i: index) { %0 = memref.collapse_shape %a [[0, 1]]
    : memref<4x?xf32, strided<[?, 2]>> into memref<?xf32, strided<[2]>> return }
// ----- memref.subview
func.func @subview(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x8x2xf32, strided<[128, 4, 1]>> return }
// ----- expected result type to be 'memref...
func.func @expected_result_type(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x2xf32> return }
// ----- different memory spaces specified for base memref type 'memref...
func.func @different_memory(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x2xf32, 1> return }
// ----- base type 'memref...
func.func @base_type_memref(%a: memref<8x16x4xf32, affine_map<(a,b,c)->(a+b mod 3, c)>>)
    { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32, affine_map<(a,b,c)->(a+b mod 3,c)>> to memref<4x8x2xf32> return }
// ----- expected result rank to be smaller or equal to the source rank, but got 'memref<4x8x1x2xf32>'
func.func @expected_result_rank(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x1x2xf32> return }
// ----- expected result type to be 'memref...
func.func @expected_result_type(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x3xf32> return }
// ----- expected result element type to be 'f32', but got 'memref<4x8x2xf64>'
func.func @expected_result(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x2xf64> return }
// ----- expected 3 offset values, got 2
func.func @expected_3_offset_values_got_2(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0][4, 8][2, 1] : memref<8x16x4xf32> to memref<4x8xf32> return }
// ----- offset 2 is out-of-bounds: 9 >= 4
func.func @offset_2_is_out_of_bounds_9_4(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 9][4, 8, 2][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x8x2xf32, strided<[128, 4, 1], offset: 9>> return }
// ----- slice along dimension 2 runs out-of-bounds: 4 >= 4
func.func @slice_along_dimension_2_runs_out_of_bounds_4_4(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 8, 2][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x8x2xf32, strided<[128, 4, 1], offset: 3>> return }
// ----- expected offsets to be non-negative, but got -3
func.func @expected_offsets_to_be_non_negative_but_got_3(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, -3][4, 8, 2][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x8x2xf32, strided<[128, 4, 1], offset: 3>> return }
// ----- memref.subview
func.func @subview_2(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 1, 1][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x1xf32, strided<[128, 1], offset: 3>> return }
// ----- memref.subview
func.func @subview_3(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 1, 1][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x1xf32, strided<[128, 4], offset: 3>> return }
// ----- expected result type to be 'memref...
func.func @expected_result_type_to_be_memref(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 1, 1][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x1xf32, strided<[128, 2], offset: 3>> return }
// ----- memref.subview
func.func @subview_4(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 1, 1][2, 1, 1]
    : memref<8x16x4xf32> to memref<4xf32, strided<[128], offset: 3>> return }
// ----- memref.subview
func.func @subview_5(%a: memref<1x1x4xf32, strided<[?, ?, 1]>>) { %0 = memref.subview %a[0, 0, 0][1, 1, 4][1, 1, 1]
    : memref<1x1x4xf32, strided<[?, ?, 1]>> to memref<1x4xf32, strided<[?, 1]>> return }
// ----- expected result type to be 'memref...
func.func @expected_result_type_to_be_memref_2(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 0, 0][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x0x0xf32, strided<[256, 4, 1], offset: 3>> return }
// ----- offset 1 is out-of-bounds: 16 >= 16
func.func @offset_1_is_out_of_bounds_16_16(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 16, 4][4, 0, 0][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x0x0xf32, strided<[128, 4, 1], offset: 68>> return }
// ----- memref.transpose: expected a permutation map
func.func @transpose_expected_a_permutation_map(%a: memref<8x16xf32>) { %0 = memref.transpose %a (i, j) -> (i, i) : memref<8x16xf32> to memref<8x8xf32> return }
// ----- memref.transpose: expected a permutation map of same rank as the input
func.func @transpose_expected_a(%a: memref<8x16xf32>) { %0 = memref.transpose %a (i, j, k) -> (i, k, j) : memref<8x16xf32> to memref<8x8xf32> return }
// ----- memref.transpose: result type 'memref...
func.func @transpose_result_type_memref(%a: memref<8x16xf32>) { %0 = memref.transpose %a (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32> return }
// ----- memref.transpose
func.func @transpose(%a: memref<8x16xf32>) { %0 = memref.transpose %a (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32,
    affine_map<(d0, d1) -> (d1 * 16 + d0)>> return }
// ----- unsupported map for base memref type 'memref<8xi8, strided<[2]>>'
func.func @unsupported_map_base(%a: memref<8xi8, strided<[2]>>, %i: index) { %0 = memref.view %a[%i][] : memref<8xi8, strided<[2]>> to memref<2xf32> return }
// ----- unsupported map for result memref type 'memref<2xf32, strided<[2]>>'
func.func @unsupported_map_for(%a: memref<8xi8>, %i: index) { %0 = memref.view %a[%i][] : memref<8xi8> to memref<2xf32, strided<[2]>> return }
// ----- different memory spaces specified for base memref type 'memref...
func.func @different_memory_spaces_specified_for(%a: memref<8xi8>, %i: index) { %0 = memref.view %a[%i][] : memref<8xi8> to memref<2xf32, 1> return }
// ----- memref.view: incorrect number of dynamic sizes, has 0, expected 1
func.func @view_incorrect_number_of_dynamic_sizes(%a: memref<8xi8>, %i: index) { %0 = memref.view %a[%i][] : memref<8xi8> to memref<?xf32> return }
// ----- memref.dma_start: expected at least 4 operands
func.func @dma_start_expected_at_least_4_operands(%a: memref<8xi8>, %i: index) { "memref.dma_start"(%a, %i) : (memref<8xi8>, index) -> () return }
// ----- memref.dma_start: expected source to be of memref type
func.func @dma_start_expected(%a: memref<8xi8>, %i: index) { "memref.dma_start"(%i, %i, %i, %a) : (index, index, index, memref<8xi8>) -> () return }
// ----- memref.dma_start: expected at least 6 operands
func.func @f(%a: memref<8xi8>, %i: index) { "memref.dma_start"(%a, %i, %a, %i, %a) : (memref<8xi8>, index, memref<8xi8>, index, memref<8xi8>) -> () return }
// ----- memref.dma_start: expected two stride related operands
func.func @f(%a: memref<8xi8>, %i: index, %f : f32) { memref.dma_start %a[%i], %a[%i], %i, %a[%i], %i : memref<8xi8>, memref<8xi8>, memref<8xi8> return }
// ----- memref.dma_start: fewer/more types expected
func.func @dma_start_fewer_more(%a: memref<8xi8>, %i: index, %f : f32) { memref.dma_start %a[%i], %a[%i], %i, %a[%i] : memref<8xi8>, memref<8xi8> return }
// ----- memref.dma_wait: expected tagIndices to have the same number of elements as the tagMemRef rank, ...
func.func @dma_wait_expected_tagindices_to_have_the(%a: memref<8xi8>, %i: index, %f : f32) { memref.dma_wait %a[%i, %i], %i : memref<8xi8> return }
// ----- use of value '%a' expects different type than prior uses: 'memref<9xi8>' vs 'memref<8xi8>'
func.func @use_of_value_a_expects_different_type(%a: memref<8xi8>, %i: index, %f : f32) { memref.copy %a, %a : memref<8xi8> to memref<9xi8> return }
// ----- memref.copy: requires the same element type for all operands
func.func @copy_requires_the_same_element_type_for(%a: memref<8xi8>, %b : memref<8xf32>) { memref.copy %a, %b : memref<8xi8> to memref<8xf32> return }
// ----- memref.dim: operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any ...
func.func @dim_operand_0_must_be_memref_of_any_type_values_or_non_0(%a: memref<f32>, %i: index) { %0 = memref.dim %a, %i : memref<f32> return }
// ----- memref.extract_strided_metadata: inferred type...
func.func @extract_strided_metadata_inferred_type(%a: memref<?x?xf32>, %i: index) { %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %a
    : memref<?x?xf32> -> memref<f64>, index, index, index, index, index return }
// ----- memref.extract_strided_metadata: inferred type...
func.func @extract_strided_metadata_inferred_type_2(%a: memref<?x?xf32>, %i: index) { %base, %off, %sz:2 = memref.extract_strided_metadata %a : memref<?x?xf32>
    -> memref<f32>, index, index, index return }
