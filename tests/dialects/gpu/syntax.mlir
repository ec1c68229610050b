// COMPARE: --allow-unregistered-dialect
// ----- gpu.launch, cf.cond_br
func.func @launch_cond_br(%a: index, %s: i32, %v: i1) {
  %t = gpu.launch async blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a,
      %w = %a, %q = %a) dynamic_shared_memory_size %s workgroup(%m : memref<4xf32, #gpu.address_space<workgroup>>,
      %m2: memref<5xf32, 3>) private(%p: memref<1xf32, #gpu.address_space<private>>) {
    "test.use"(%bx, %m, %p) : (index, memref<4xf32, #gpu.address_space<workgroup>>, memref<1xf32, #gpu.address_space<private>>) -> ()
    cf.cond_br %v, ^bb1, ^bb2
  ^bb1:
    gpu.terminator
  ^bb2:
    gpu.terminator
  } {foo = 1 : i32}
  %t2 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%x1 = %a, %y1 = %a, %z1 = %a) blocks(%bx, %by,
      %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) module(@a) function(@b) {
    gpu.terminator
  }
  %t4 = gpu.launch async [%t, %t2] blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) {
    gpu.terminator
  }

return
}
// ----- gpu.thread_id, gpu.lane_id, gpu.subgroup_id
func.func @thread_id_lane_id_subgroup_id(%a: index, %s: i32, %v: i1) {
  %1 = gpu.thread_id x
  %2 = gpu.thread_id y upper_bound 64 {k}
  %3 = gpu.lane_id upper_bound 32
  %4 = gpu.subgroup_id upper_bound 7 : index
  %5 = gpu.subgroup_size : index
  %6 = gpu.num_subgroups : index
  %7 = gpu.global_id z
  %8 = gpu.cluster_dim x
  %9 = gpu.cluster_dim_blocks y
  %10 = gpu.cluster_id y
  %11 = gpu.cluster_block_id y
  %12 = gpu.block_dim x
  %13 = gpu.grid_dim x
  %14 = gpu.block_id z
  gpu.barrier {x}
return
}
// ----- gpu.launch
func.func @launch(%a: index, %s: i32, %v: i1) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) { gpu.terminator } {module = @a}
return
}
// ----- expected 'gpu.terminator' or a terminator with successors
func.func @expected_terminator_or_a_terminator_with_successors(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) { "test.end"() : () -> () }
return
}
// ----- invalid block name in region with named arguments
func.func @invalid_block_name_in_region_with_named_arguments(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) { ^bb1:
 gpu.terminator }
return
}
// ----- gpu.launch: needs to be named when marked 'async'
func.func @launch_needs_to_be_named_when_marked_async(%a: index) {
gpu.launch async blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) { gpu.terminator }
return
}
// ----- region entry argument '%ty' is already in use
func.func @region_entry_argument_ty_is_already_in_use(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %ty) in (%u = %a, %w = %a, %q = %a) { gpu.terminator }
return
}
// ----- gpu.launch: expected 'threads'
func.func @launch_expected_threads(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) thread(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) { gpu.terminator }
return
}
// ----- gpu.launch: expected 'blocks'
func.func @launch_expected_blocks(%a: index) {
gpu.launch block(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) { gpu.terminator }
return
}
// ----- expected '='
func.func @expected(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u : %a, %w = %a, %q = %a) { gpu.terminator }
return
}
// ----- use of value '%s' expects different type than prior uses: 'index' vs 'i32'
func.func @use_of_value_s_expects_different_type_than_prior_uses_index(%a: index, %s: i32, %v: i1) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %s, %w = %a, %q = %a) { gpu.terminator }
return
}
// ----- result number not allowed in argument list
func.func @result_number_not_allowed_in_argument_list(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u#1 = %a, %w = %a, %q = %a) { gpu.terminator }
return
}
// ----- gpu.launch: expected memref type in attribution
func.func @launch_expected_memref_type_in_attribution(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) workgroup(%m : f32)
    { gpu.terminator }
return
}
// ----- gpu.launch: expected memory space workgroup in attribution
func.func @launch_expected_memory_space_workgroup_in_attribution(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a,
    %q = %a) workgroup(%m : memref<4xf32, #gpu.address_space<private>>) { gpu.terminator }
return
}
// ----- gpu.launch: expected memory space private in attribution
func.func @launch_expected_memory_space_private_in_attribution(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a,
    %q = %a) private(%m : memref<4xf32, #gpu.address_space<workgroup>>) { gpu.terminator }
return
}
// ----- expected '{' to begin a region
func.func @expected_to_begin_a_region(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) private() workgroup()
    { gpu.terminator }
return
}
// ----- gpu.launch
func.func @launch_2(%a: index, %s: i32, %v: i1) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a,
    %q = %a) workgroup(%m : memref<4xf32>) { gpu.terminator }
return
}
// ----- expected ':'
func.func @expected_2(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) workgroup(%m) { gpu.terminator }
return
}
// ----- use of value '%a' expects different type than prior uses: 'i32' vs 'index'
func.func @use_of_value_a_expects_different_type_than_prior_uses_i32_vs(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a,
    %q = %a) dynamic_shared_memory_size %a { gpu.terminator }
return
}
// ----- expected '{' to begin a region
func.func @expected_to_begin_a_region_2(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) function(@b) module(@a)
    { gpu.terminator }
return
}
// ----- gpu.launch: invalid kind of attribute specified
func.func @launch_invalid_kind_of_attribute_specified(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) module("a") { gpu.terminator }
return
}
// ----- gpu.launch: invalid kind of attribute specified
func.func @launch_invalid_kind_of_attribute_specified_2(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) module(@a::@b)
    { gpu.terminator }
return
}
// ----- gpu.launch
func.func @launch_3(%a: index, %s: i32, %v: i1) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) function(@b) { gpu.terminator }
return
}
// ----- expected '{' to begin a region
func.func @expected_to_begin_a_region_3(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) gpu.terminator
return
}
// ----- empty block: expect at least a terminator
func.func @empty_block_expect_at_least_a_terminator(%a: index) {
gpu.launch blocks(%bx, %by, %bz) in (%x = %a, %y = %a, %z = %a) threads(%tx, %ty, %tz) in (%u = %a, %w = %a, %q = %a) {}
return
}
// ----- gpu.terminator: expects parent op 'gpu.launch'
func.func @terminator_expects_parent_op_launch() {
gpu.terminator
return
}
// ----- expected operation name in quotes
func.func @expected_operation_name_in_quotes() {
%0 = gpu.thread_id x upper_bound 3 : i32
return
}
// ----- gpu.thread_id
func.func @thread_id(%a: index, %s: i32, %v: i1) {
%0 = gpu.thread_id x upper_bound -3
return
}
// ----- invalid properties ...
func.func @invalid_properties() {
%0 = "gpu.thread_id"() <{dimension = 1 : i32}> : () -> index
return
}
// ----- gpu.thread_id: result #0 must be index, but got 'i32'
func.func @thread_id_result_0_must_be_index_but_got_i32() {
%0 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> i32
return
}
// ----- gpu.thread_id
func.func @thread_id_2(%a: index, %s: i32, %v: i1) {
%0 = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 4 : index}> : () -> index
return
}
// ----- gpu.thread_id: requires attribute 'dimension'
func.func @thread_id_requires_attribute_dimension() {
%0 = "gpu.thread_id"() : () -> index
return
}
// ----- expected ':'
func.func @expected_3() {
%0 = gpu.subgroup_id
return
}
// ----- gpu.subgroup_id: invalid kind of type specified: expected builtin.index, but found 'i32'
func.func @subgroup_id_invalid_kind_of_type_specified_expected_index() {
%0 = gpu.subgroup_id : i32
return
}
// ----- gpu.launch: cluster size must be all present
func.func @launch_cluster_size_must_be_all_present(%a: index) {
"gpu.launch"(%a,%a,%a,%a,%a,%a,%a) <{operandSegmentSizes = array<i32: 0,1,1,1,1,1,1,1,0,0,0>}> ({
 ^bb0(%b0:index,%b1:index,%b2:index,%b3:index,%b4:index,%b5:index,%b6:index,%b7:index,%b8:index,%b9:index,%b10:index,%b11:index):
 "gpu.terminator"():()->()}) : (index,index,index,index,index,index,index)->()
return
}
// ----- gpu.launch: unexpected number of region arguments
func.func @launch_unexpected_number_of_region_arguments(%a: index) {
"gpu.launch"(%a,%a,%a,%a,%a,%a) <{operandSegmentSizes = array<i32: 0,1,1,1,1,1,1,0,0,0,0>}> ({
 ^bb0(%b0:index,%b1:index,%b2:index):
 "gpu.terminator"():()->()}) : (index,index,index,index,index,index)->()
return
}
// ----- gpu.launch
func.func @launch_4(%a: index, %s: i32, %v: i1) {
"gpu.launch"(%a,%a,%a,%a,%a,%a) <{operandSegmentSizes = array<i32: 0,1,1,1,1,1,1,0,0,0,0>}> ({
 ^bb0(%b0:index,%b1:index,%b2:index,%b3:index,%b4:index,%b5:index,%b6:index,%b7:index,%b8:index,%b9:index,%b10:index,%b11:f32):
 "gpu.terminator"():()->()}) {workgroup_attributions = 0 : i64} : (index,index,index,index,index,index)->()
return
}
// ----- gpu.launch: unexpected number of region arguments
func.func @launch_unexpected_number_of_region_arguments_2(%a: index) {
"gpu.launch"(%a,%a,%a,%a,%a,%a) <{operandSegmentSizes = array<i32: 0,1,1,1,1,1,1,0,0,0,0>}> ({
 ^bb0(%b0:index,%b1:index,%b2:index,%b3:index,%b4:index,%b5:index,%b6:index,%b7:index,%b8:index,%b9:index,%b10:index,%b11:index):
 "gpu.terminator"():()->()}) {workgroup_attributions = 2 : i64} : (index,index,index,index,index,index)->()
return
}
