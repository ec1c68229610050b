// COMPARE: --split-input-file --allow-unregistered-dialect
// ----- gpu.alloc: incorrect number of dynamic sizes, has 0, expected 1
func.func @alloc_incorrect_number_dynamic_sizes_0() {
  %a = gpu.alloc () : memref<?xf32>
  func.return
}

// ----- gpu.alloc: incorrect number of dynamic sizes, has 1, expected 0

func.func @alloc_incorrect_number_dynamic_sizes_1(%i: index) {
  %a = gpu.alloc (%i) : memref<4xf32>
  func.return
}

// ----- gpu.alloc: symbol operand count does not equal memref symbol count

func.func @alloc_symbol_operand(%i: index) {
  %a = gpu.alloc ()[%i] : memref<4xf32>
  func.return
}

// ----- operation defines 1 results but was provided 2 to bind

func.func @operation_defines_1(%i: index) {
  %a, %b = gpu.alloc (%i) : memref<?xf32>
  func.return
}

// ----- custom op 'gpu.wait' needs to be named when marked 'async'

func.func @custom_wait_needs_named_when_marked() {
  gpu.wait async
  func.return
}

// ----- use of value '%i' expects different type than prior uses: '!gpu.async.token' vs 'index'

func.func @use_value_i_expects_different_type(%i: index) {
  gpu.wait [%i]
  func.return
}

// ----- gpu.memcpy: arguments have incompatible element type

func.func @memcpy_arguments_have_incompatible_element(%m: memref<?xf32>, %h: memref<4xf16>) {
  gpu.memcpy %m, %h : memref<?xf32>, memref<4xf16>
  func.return
}

// ----- memref.alloc

func.func @alloc(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %s = memref.alloc() : memref<3xf16>
  func.return
}

// ----- gpu.memset: failed to verify that all of {dst, value} have same element type

func.func @memset_failed_verify_all_dst_value(%x: f32, %h: memref<4xf16>) {
  gpu.memset %h, %x : memref<4xf16>, f32
  func.return
}

// ----- gpu.launch_func: expected the closest surrounding module to have the 'gpu.container_module' ...

func.func @f(%i: index) {
  gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i)
  func.return
}

// ----- custom op 'gpu.host_register' invalid kind of type specified: expected builtin.unranked_memref, but ...

func.func @custom_host_register_invalid_kind_type(%m: memref<?xf32>) {
  gpu.host_register %m : memref<?xf32>
  func.return
}

// ----- use of value '%i' expects different type than prior uses: 'i32' vs 'index'

func.func @use_value_i_expects_different_type(%i: index) {
  gpu.set_default_device %i
  func.return
}

// ----- expected either an op attribute or a non-empty body

func.func @expected_either_attribute_or_non_empty(%x: f32) {
  %0 = gpu.all_reduce %x {} : (f32) -> f32
  func.return
}

// ----- `minsi` reduction operation is not compatible with type 'f32'

func.func @minsi_reduction(%x: f32) {
  %0 = gpu.all_reduce minsi %x {} : (f32) -> f32
  func.return
}

// ----- `maxnumf` reduction operation is not compatible with type 'i32'

func.func @maxnumf_reduction(%n: i32) {
  %0 = gpu.all_reduce maxnumf %n {} : (i32) -> i32
  func.return
}

// ----- custom op 'gpu.all_reduce' invalid op kind

func.func @custom_op_all_reduce(%n: i32) {
  %0 = gpu.all_reduce frob %n {} : (i32) -> i32
  func.return
}

// ----- gpu.all_reduce: requires the same type for all operands and results

func.func @all_reduce_requires_same_type_all_operands(%x: f32) {
  %0 = gpu.all_reduce add %x {} : (f32) -> f64
  func.return
}

// ----- expected ':'

func.func @expected(%x: f32) {
  %0 = gpu.all_reduce add %x {
  func.return
}

// ----- expected ':'

func.func @expected_2(%x: f32) {
  %0 = gpu.all_reduce %x {
  func.return
}

// ----- expected ':'

func.func @expected_3(%x: f32) {
  %0 = gpu.all_reduce %x {
  func.return
}

// ----- expected ':'

func.func @expected_4(%x: f32) {
  %0 = gpu.all_reduce %x {
  func.return
}

// ----- expected ':'

func.func @expected_5(%x: f32) {
  %0 = gpu.all_reduce %x {
  func.return
}

// ----- expected ':'

func.func @expected_6(%x: f32) {
  %0 = gpu.all_reduce %x {
  func.return
}

// ----- `and` reduction operation is not compatible with type 'f32'

func.func @reduction_operation_not_compatible_type_f32(%x: f32) {
  %0 = gpu.subgroup_reduce and %x : (f32) -> f32
  func.return
}

// ----- `maxsi` reduction operation is not compatible with type 'vector<4xf32>'

func.func @maxsi_reduction(%v: vector<4xf32>) {
  %0 = gpu.subgroup_reduce maxsi %v : (vector<4xf32>) -> vector<4xf32>
  func.return
}

// ----- gpu.subgroup_reduce: cluster size 3 is not a power of two

func.func @subgroup_reduce_cluster_size_3_not_power(%x: f32) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 3) : (f32) -> f32
  func.return
}

// ----- gpu.subgroup_reduce: cluster size 0 is not a power of two

func.func @subgroup_reduce_cluster_size_0_not_power(%x: f32) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 0) : (f32) -> f32
  func.return
}

// ----- gpu.subgroup_reduce: cluster size 4294967295 is not a power of two

func.func @subgroup_reduce_cluster_size_4294967295_not(%x: f32) {
  %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_size = -1 : i32}> : (f32) -> f32
  func.return
}

// ----- gpu.subgroup_reduce: cluster stride 3 is not a power of two

func.func @subgroup_reduce_cluster_stride_3_not_power(%x: f32) {
  %0 = gpu.subgroup_reduce add %x cluster(size = 4, stride = 3) : (f32) -> f32
  func.return
}

// ----- gpu.subgroup_reduce: cluster stride can only be specified if cluster size is specified

func.func @subgroup_reduce_cluster_stride_can_only(%x: f32) {
  %0 = "gpu.subgroup_reduce"(%x) <{op = #gpu<all_reduce_op add>, cluster_stride = 4 : i32}> : (f32) -> f32
  func.return
}

// ----- custom op 'gpu.shuffle' expected ::mlir::gpu::ShuffleMode to be one of: xor, up, down, idx

func.func @custom_op_shuffle(%n: i32, %x: f32) {
  %0, %1 = gpu.shuffle sideways %x, %n, %n : f32
  func.return
}

// ----- use of value '%i' expects different type than prior uses: 'i32' vs 'index'

func.func @use_value_i_expects_different_type(%i: index, %n: i32, %x: f32) {
  %0, %1 = gpu.shuffle xor %x, %n, %i : f32
  func.return
}

// ----- gpu.shuffle: failed to verify that all of {value, shuffleResult} have same type

func.func @shuffle_failed_verify_all_value(%n: i32, %x: f32) {
  %0, %1 = "gpu.shuffle"(%x, %n, %n) <{mode = #gpu<shuffle_mode xor>}> : (f32, i32, i32) -> (f64, i1)
  func.return
}

// ----- gpu.shuffle: operand #0 must be Integer or Float or fixed-length vector of Integer or Float values ...

func.func @shuffle_operand_0_must_integer_or(%i: index, %n: i32) {
  %0, %1 = gpu.shuffle xor %i, %n, %n : index
  func.return
}

// ----- gpu.rotate: offset must be in the range [0, 16)

func.func @rotate_offset_must_range_0_16(%x: f32) {
  %0, %1 = gpu.rotate %x, 16, 16 : f32
  func.return
}

// ----- gpu.rotate: attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute ...

func.func @rotate_attribute_offset_failed_satisfy(%x: f32) {
  %0, %1 = gpu.rotate %x, -1, 16 : f32
  func.return
}

// ----- gpu.rotate: attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose ...

func.func @rotate_attribute_width_failed_satisfy(%x: f32) {
  %0, %1 = gpu.rotate %x, 1, 15 : f32
  func.return
}

// ----- gpu.rotate: operand #0 must be Integer or Float or fixed-length vector of Integer or Float values ...

func.func @rotate_operand_0_must_integer_or(%i: index) {
  %0, %1 = gpu.rotate %i, 1, 16 : index
  func.return
}

// ----- gpu.subgroup_broadcast: lane must be specified for `specific_lane` broadcast

func.func @subgroup_broadcast_lane_must_specified(%x: f32) {
  %0 = gpu.subgroup_broadcast %x, specific_lane : f32
  func.return
}

// ----- gpu.subgroup_broadcast: lane can only be specified for `specific_lane` broadcast

func.func @subgroup_broadcast_lane_can_only_specified(%n: i32, %x: f32) {
  %0 = gpu.subgroup_broadcast %x, first_active_lane %n : f32
  func.return
}

// ----- custom op 'gpu.subgroup_broadcast' expected ::mlir::gpu::BroadcastType to be one of: ...

func.func @custom_op_subgroup(%x: f32) {
  %0 = gpu.subgroup_broadcast %x, every_lane : f32
  func.return
}

// ----- gpu.dynamic_shared_memory: address space must be address_space<workgroup>

func.func @dynamic_shared_memory_address_space_must() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  func.return
}

// ----- gpu.dynamic_shared_memory: result memref type must be memref<?xi8, #gpu.address_space<workgroup>>

func.func @dynamic_shared_memory_result_memref_type() {
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  func.return
}

// ----- gpu.dynamic_shared_memory: result #0 must be 1D memref of 8-bit signless integer values, but got ...

func.func @dynamic_shared_memory_result_0_must_1_d() {
  %0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>
  func.return
}

// ----- expected attribute value

func.func @expected_attribute_value(%x: f32) {
  gpu.printf %x
  func.return
}

// ----- gpu.printf: operand #0 must be variadic of integer or index or floating-point, but got ...

func.func @printf_operand_0_must_variadic_integer(%v: vector<4xf32>) {
  gpu.printf "x", %v : vector<4xf32>
  func.return
}

// ----- gpu.return: expects parent op 'gpu.func'

func.func @return_expects_parent_func() {
  gpu.return
  func.return
}

// ----- gpu.terminator: expects parent op 'gpu.launch'

func.func @terminator_expects() {
  gpu.terminator
  func.return
}

// ----- custom op 'gpu.block_id' expected ::mlir::gpu::Dimension to be one of: x, y, z

func.func @custom_op_block_id() {
  %0 = gpu.block_id w
  func.return
}

// ----- gpu.block_id

func.func @block_id(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %0 = gpu.block_id x upper_bound 0
  func.return
}

// ----- gpu.block_id: requires attribute 'dimension'

func.func @block_id_requires() {
  %0 = "gpu.block_id"() : () -> index
  func.return
}

// ----- operand expected to be one of AOp, BOp or COp

func.func @operand_expected_one_aop_bop_or(%i: index, %h: memref<4xf16>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] {leadDimension = 4 : index} : memref<4xf16> -> !gpu.mma_matrix<16x16xf16, "DOp">
  func.return
}

// ----- MMAMatrixType must have exactly two dimensions

func.func @mmamatrixtype_must_have_exactly_two(%i: index, %h: memref<4xf16>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] {leadDimension = 4 : index} : memref<4xf16> -> !gpu.mma_matrix<16xf16, "AOp">
  func.return
}

// ----- expected static shape

func.func @expected_static_shape(%i: index, %h: memref<4xf16>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] {leadDimension = 4 : index} : memref<4xf16> -> !gpu.mma_matrix<16x?xf16, "AOp">
  func.return
}

// ----- MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64

func.func @mmamatrixtype_elements_must_si8_ui8_i32(%i: index, %h: memref<4xf16>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] {leadDimension = 4 : index} : memref<4xf16> -> !gpu.mma_matrix<16x16xbf16, "AOp">
  func.return
}

// ----- gpu.subgroup_mma_load_matrix: requires attribute 'leadDimension'

func.func @subgroup_mma_load_matrix_requires_attribute(%i: index, %h: memref<4xf16>) {
  %0 = gpu.subgroup_mma_load_matrix %h[%i] : memref<4xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  func.return
}

// ----- memref.alloc

func.func @alloc_2(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %s = memref.alloc() : memref<4x4xf16, strided<[1, 4]>>
  func.return
}

// -----

func.func @invalid(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %c = arith.constant 0.0 : f16
  func.return
}

// -----

func.func @invalid_2(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %c = arith.constant 0.0 : f16
  func.return
}

// -----

func.func @invalid_3(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %c = arith.constant 0.0 : f16
  func.return
}

// -----

func.func @invalid_4(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %c = arith.constant 0.0 : f16
  func.return
}

// ----- use of value '%i' expects different type than prior uses: 'i32' vs 'index'

func.func @use_value_i_expects_different_type(%i: index, %m: memref<?xf32>) {
  %d = gpu.create_dn_tensor %m, %i : i32 into memref<?xf32>
  func.return
}

// ----- use of value '%n' expects different type than prior uses: 'index' vs 'i32'

func.func @use_value_n_expects_different_type(%i: index, %n: i32, %m: memref<?xf32>) {
  %d = gpu.create_coo %i, %i, %n, %m, %m, %m : memref<?xf32>, memref<?xf32>, memref<?xf32>
  func.return
}

// ----- gpu.create_coo_aos

func.func @create_coo_aos(%i: index, %n: i32, %x: f32, %v: vector<4xf32>, %m: memref<?xf32>, %h: memref<4xf16>, %t: !gpu.async.token, %u: memref<*xf32>) {
  %d = gpu.create_coo_aos %i, %i, %i, %m, %m : memref<?xf32>, memref<?xf32>
  func.return
}

// ----- use of value '%i' expects different type than prior uses: '!gpu.sparse.spmat_handle' vs 'index'

func.func @use_value_i_expects_different_type(%i: index) {
  gpu.destroy_sp_mat %i
  func.return
}

// ----- gpu.func: expected void return type for kernel function

gpu.module @m {
  gpu.func @func_expected_void_return_type_for_kernel_function() -> f32 kernel {
    gpu.return
  }
}

// ----- gpu.return: expected 1 result operands

gpu.module @m {
  gpu.func @return_expected_1_result_operands() -> f32 {
    gpu.return
  }
}

// ----- gpu.return: unexpected type `'i32'' for operand #0

gpu.module @m {
  gpu.func @return_unexpected_type_i32_for_operand_0(%x: i32) -> f32 {
    gpu.return %x : i32
  }
}

// ----- gpu.func: expects parent op 'gpu.module'

gpu.func @func_expects_parent_op_module() {
  gpu.return
}

// ----- custom op 'gpu.func' gpu.func requires named arguments

gpu.module @m {
  gpu.func @custom_op_func_func_requires_named_arguments(f32)
}

// ----- gpu.func: expected memref type in attribution

gpu.module @m {
  gpu.func @func_expected_memref_type_in_attribution(%x: f32) workgroup(%w: i32) {
    gpu.return
  }
}

// ----- gpu.func: expected memory space workgroup in attribution

gpu.module @m {
  gpu.func @func_expected_memory_space_workgroup_in_attribution(%x: f32) workgroup(%w: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// ----- gpu.func: attribute 'known_block_size' failed to satisfy constraint: i32 dense array attribute with ...

gpu.module @m {
  gpu.func @func_attribute_known_block_size_failed_to_satisfy_constraint(%x: f32) attributes {known_block_size = array<i32: 1, 2>} {
    gpu.return
  }
}

// ----- gpu.module: attribute 'targets' failed to satisfy constraint: array of GPU target attributes with ...

gpu.module @m [1 : i32] {
}

// ----- gpu.module: attribute 'targets' failed to satisfy constraint: array of GPU target attributes with ...

gpu.module @m [] {
}

// ----- gpu.module: attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the ...

gpu.module @m <1 : i32> {
}

// ----- gpu.binary: attribute 'objects' failed to satisfy constraint: an array of GPU object attributes ...

gpu.binary @b []

// ----- gpu.binary: attribute 'objects' failed to satisfy constraint: an array of GPU object attributes ...

gpu.binary @b [1 : i32]

// ----- expected keyword for GPU object format

gpu.binary @b [#gpu.object<#nvvm.target, frob = "x">]

// ----- gpu.binary: attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the ...

gpu.binary @b <3 : i32> [#gpu.object<#nvvm.target, "x">]

// ----- gpu.launch_func: kernel container 'm' is undefined

module attributes {gpu.container_module} {
  func.func @launch_func_kernel_container_m_undefined(%i: index) {
    gpu.launch_func @m::@k clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// ----- gpu.launch_func: got 0 kernel operands but expected 1

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: f32) kernel {
      gpu.return
    }
    func.func @plain() {
      return
    }
  }
  func.func @h(%i: index, %x: i32) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// ----- gpu.launch_func: type of function argument 0 does not match

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: f32) kernel {
      gpu.return
    }
  }
  func.func @h(%i: index, %x: i32) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%x : i32)
    return
  }
}

// ----- gpu.launch_func: kernel function is missing the 'gpu.kernel' attribute

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() {
      gpu.return
    }
  }
  func.func @h(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// ----- gpu.launch_func: kernel container 'm' is undefined

module attributes {gpu.container_module} {
  func.func @launch_func_kernel_container_m_undefined(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// ----- gpu.launch_func: kernel function '@m::@k' is undefined

module attributes {gpu.container_module} {
  gpu.module @m {
  }
  func.func @launch_func_kernel_function_m_k_undefined(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// ----- gpu.launch_func: kernel module 'm' is undefined

module attributes {gpu.container_module} {
  module @m {
  }
  func.func @launch_func_kernel_module_m_undefined(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// ----- gpu.launch_func: kernel function is missing the 'gpu.kernel' attribute

module attributes {gpu.container_module} {
  gpu.module @m {
    func.func @k() {
      return
    }
    llvm.func @l() attributes {gpu.kernel}
  }
  func.func @h(%i: index) {
    gpu.launch_func @m::@k blocks in (%i, %i, %i) threads in (%i, %i, %i)
    gpu.launch_func @m::@l blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// ----- gpu.launch_func: kernel container 'm' is undefined

module attributes {gpu.container_module} {
  func.func @launch_func_kernel_container_m_undefined(%i: index) {
    gpu.launch_func @m blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module = 3 : i32} {
}

// ----- expected 'gpu.container_module' attribute to be attached to 'builtin.module'

func.func @expected_container_module_attribute_to_be_attached_to_module() attributes {gpu.container_module} {
  return
}

// ----- func.func: gpu.known_block_size must be a dense i32 array

func.func @func_known_block_size_must_be_a_dense_i32_array() attributes {gpu.known_block_size = 3 : i32} {
  return
}

// -----

func.func @invalid_5() attributes {gpu.known_block_size = array<i32: 1, 0, 1>} {
  return
}

// ----- gpu.warp_execute_on_lane_0: expected same number op arguments and block arguments.

func.func @warp_execute_on_lane_0_expected_same_number_op_arguments_and(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
}
 return }

// ----- gpu.warp_execute_on_lane_0: incompatible distribution dimensions from 'vector<64xi32>' to ...

func.func @warp_execute_on_lane_0_incompatible_distribution_dimensions(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
^bb0(%a: vector<64xi32>):
}
 return }

// ----- gpu.warp_execute_on_lane_0: expected distributed vectors to have same rank and element type.

func.func @warp_execute_on_lane_0_expected_distributed_vectors_to_have(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
^bb0(%a: vector<128xi64>):
}
 return }

// ----- gpu.warp_execute_on_lane_0: expected distributed vectors to have same rank and element type.

func.func @warp_execute_on_lane_0_expected_distributed_vectors_to_have_2(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
^bb0(%a: vector<128x1xi32>):
}
 return }

// ----- gpu.warp_execute_on_lane_0: expected same number of yield operands and return values.

func.func @warp_execute_on_lane_0_expected_same_number_of_yield(%l: index) {
%0 = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
}
 return }

// ----- gpu.warp_execute_on_lane_0: expected vector type for distributed operands.

func.func @warp_execute_on_lane_0_expected_vector_type_for_distributed(%l: index) {
%0 = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
%c = arith.constant 1 : i32
gpu.yield %c : i32
}
 return }

// ----- gpu.warp_execute_on_lane_0

func.func @warp_execute_on_lane_0(%l: index, %v: vector<4xi32>, %s: f32) {
%0 = gpu.warp_execute_on_lane_0(%l)[-1] -> (f32) {
gpu.yield %s : f32
}
 return }

// ----- gpu.warp_execute_on_lane_0

func.func @warp_execute_on_lane_0_2(%l: index, %v: vector<4xi32>, %s: f32) {
%0 = gpu.warp_execute_on_lane_0(%l)[32] -> (vector<4xi32>) {
gpu.yield %v : vector<4xi32>
}
 return }

// ----- gpu.warp_execute_on_lane_0: expected expanded vector dimension #0 (130) to be a multipler of the ...

func.func @warp_execute_on_lane_0_expected_expanded_vector_dimension_0(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[33] args(%v : vector<4xi32>) {
^bb0(%a: vector<130xi32>):
}
 return }

// ----- gpu.warp_execute_on_lane_0

func.func @warp_execute_on_lane_0_3(%l: index, %v: vector<4xi32>, %s: f32) {
gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) {
^bb0(%a: vector<4xi32>):
}
 return }
