func.func @a(%s: memref<24x32xf32>, %i: index) {
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.create_nd_tdesc %s[0, %i] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  %2 = xegpu.load_nd %1 : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  %3 = xegpu.load_nd %0[%i, 2] <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
  xegpu.store_nd %2, %0[0, 0] : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
  return
}
func.func private @b(!xegpu.mem_desc<128x128xf16, #xegpu.mem_layout<stride = [1, 128], block = [8, 8]>>,
    !xegpu.tensor_desc<24x32xf16, #xegpu.block_tdesc_attr<array_length = 2 : i64>>,
    !xegpu.tensor_desc<24x32xf32, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>)
// -----
func.func @test() {
  "xegpu.alloc_nbarrier"() <{nbarrier_num = 1 : i64}> : () -> ()
  return
}
// -----
// ERROR: successors in non-terminator
func.func @test() {
  "xegpu.alloc_nbarrier"()[^s0] <{nbarrier_num = 3 : i64}> : () -> ()
  return
^s0:
  return
}
// -----
func.func @f(%v: vector<16x16xf16>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16],
      lane_data = [1, 1]>,
      target_layout = #xegpu.layout<lane_layout = [16, 1],
      lane_data = [1, 1]>}> : vector<16x16xf16>
  return
}
// -----
// ERROR: 'xegpu.convert_layout' op expected input layout and target layout be WgLayout or SgLayout at the same time.
func.func @f(%v: vector<4x8xf16>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16],
      lane_data = [1, 1]>,
      target_layout = #xegpu.layout<sg_layout = [1, 16],
      sg_data = [1, 1]>}> : vector<4x8xf16>
  return
}
// -----
// ERROR: 'xegpu.convert_layout' op invalid input layout, data cannot be evenly distributed.
func.func @f(%v: vector<4x8xf16>) {
  %0 = xegpu.convert_layout %v <{input_layout = #xegpu.layout<lane_layout = [1, 16],
      lane_data = [1, 1]>,
      target_layout = #xegpu.layout<lane_layout = [16, 1],
      lane_data = [1, 1]>}> : vector<4x8xf16>
  return
}
// -----
// ERROR: 'xegpu.convert_layout' op failed to verify that all of {source, result} have same type
func.func @test(%arg0: vector<1xi32>) {
  %r = "xegpu.convert_layout"(%arg0)
    <{input_layout = #xegpu.layout<sg_layout = [2, 2],
      sg_data = [4, 8]>,
      target_layout = #xegpu.layout<inst_data = [8, 16]>}>
    : (vector<1xi32>)
    -> (vector<4x2xi1>)
  "test.use"(%r) : (vector<4x2xi1>) -> ()
  return
}
// -----
// ERROR: 'xegpu.convert_layout' op requires attribute 'target_layout'
func.func @test(%arg0: vector<8xi1>) {
  %r = "xegpu.convert_layout"(%arg0)
    <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}>
    : (vector<8xi1>) -> (vector<8xi1>)
  "test.use"(%r) : (vector<8xi1>) -> ()
  return
}
// -----
func.func @test(%arg0: memref<64xf16, 3>) {
  %r = "xegpu.create_mem_desc"(%arg0) : (memref<64xf16, 3>) -> (!xegpu.mem_desc<4x8xf32>)
  return
}
// -----
// ERROR: 'xegpu.create_nd_tdesc' op TensorDesc should have the same element type with the source if it is a memref.
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0, 0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
// ERROR: 'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.
func.func @f(%s: memref<32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0] : memref<32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// ERROR: 'xegpu.create_nd_tdesc' op expecting strides and shape to be present for integer source.
func.func @f(%s: i64) {
  %0 = xegpu.create_nd_tdesc %s : i64 -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// ERROR: 'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0
func.func @f(%s: memref<24x32xf32, 3>) {
  %0 = xegpu.create_nd_tdesc %s[0,0] : memref<24x32xf32, 3> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// ERROR: 'xegpu.create_nd_tdesc' op Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each other.
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
  return
}
// -----
// ERROR: SLM is only supported for 1D block tensor
func.func @f(%s: memref<24x32xf32, 3>) {
  %0 = xegpu.create_nd_tdesc %s[0,0] : memref<24x32xf32, 3> -> !xegpu.tensor_desc<8x16xf32, #xegpu.block_tdesc_attr<memory_space = slm>>
  return
}
// -----
// ERROR: 'xegpu.create_nd_tdesc' op Expects a non-scattered TensorDesc.
func.func @f(%s: memref<24x32xf32>) {
  %0 = xegpu.create_nd_tdesc %s[0,0] : memref<24x32xf32> -> !xegpu.tensor_desc<16x2xf32, #xegpu.scatter_tdesc_attr<chunk_size = 2>>
  return
}
// -----
func.func @f(%s: i64, %o: vector<16xindex>) {
  %0 = xegpu.create_tdesc %s, %o : i64, vector<16xindex> -> !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
// ERROR: 'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [8]
func.func @f(%s: i64, %o: vector<8xindex>) {
  %0 = xegpu.create_tdesc %s, %o : i64, vector<8xindex> -> !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>
  return
}
// -----
// ERROR: 'xegpu.prefetch' op Expects a scattered TensorDesc.
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.prefetch %t : !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
// ERROR: 'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [4, 2]
func.func @test(%arg0: memref<?xi1>, %arg1: vector<4x2xindex>) {
  %r = "xegpu.create_tdesc"(%arg0, %arg1) : (memref<?xi1>, vector<4x2xindex>)
    -> (!xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>)
  return
}
// -----
// ERROR: 'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [2, 4, 4, 8, 4]
func.func @test(%arg0: memref<8xi1>, %arg1: vector<2x4x4x8xindex>) {
  %r = "xegpu.create_tdesc"(%arg0, %arg1) : (memref<8xi1>, vector<2x4x4x8xindex>)
    -> (!xegpu.tensor_desc<16x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4 : i64>>)
  return
}
// -----
// ERROR: 'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [1, 4, 8]
func.func @test(%arg0: memref<8xf64>, %arg1: vector<1x4xindex>) {
  %r = "xegpu.create_tdesc"(%arg0, %arg1) : (memref<8xf64>, vector<1x4xindex>)
    -> (!xegpu.tensor_desc<4x8xf32, #xegpu.scatter_tdesc_attr<chunk_size = 8 : i64>>)
  return
}
// -----
// ERROR: 'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [1, 2, 2, 1]
func.func @test(%arg0: i64, %arg1: vector<1x2x2x1xindex>) {
  %r = "xegpu.create_tdesc"(%arg0, %arg1) {unit_like} : (i64, vector<1x2x2x1xindex>)
    -> (!xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>)
  return
}
// -----
func.func @f(%a: vector<8xf16>, %b: vector<16xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8xf16>, vector<16xf16> -> vector<8xf32>
  return
}
// -----
// ERROR: 'xegpu.dpas' op K-dimension mismatch.
func.func @f(%a: vector<8x8xf16>, %b: vector<16x16xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8x8xf16>, vector<16x16xf16> -> vector<8x16xf32>
  return
}
// -----
// ERROR: 'xegpu.dpas' op Expecting B operand to be a multiple of 32 bits.
func.func @f(%a: vector<8xf16>, %b: vector<15xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8xf16>, vector<15xf16> -> vector<8xf32>
  return
}
// -----
// ERROR: 'xegpu.dpas' op expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.
func.func @f(%a: vector<8x16xf16>, %b: vector<16xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16xf16> -> vector<8xf32>
  return
}
// -----
// ERROR: 'xegpu.dpas' op Expecting the acc type to be the same as result.
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>, %c: vector<8x16xf16>) {
  %0 = xegpu.dpas %a, %b, %c : vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf16> -> vector<8x16xf32>
  return
}
// -----
// ERROR: invalid properties {layout_a = 1 : ui32} for op xegpu.dpas: Invalid attribute `layout_a` in property conversion: 1 : ui32
func.func @test(%arg0: vector<8xi1>, %arg1: vector<8xi1>, %arg2: vector<8xi1>) {
  %r = "xegpu.dpas"(%arg0, %arg1, %arg2)
    <{layout_a = 1 : ui32}>
    : (vector<8xi1>, vector<8xi1>, vector<8xi1>) -> (vector<8xi1>)
  return
}
// -----
// ERROR: 'xegpu.dpas' op M-dimension mismatch.
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<4x16xf32>
  return
}
// -----
// ERROR: 'xegpu.dpas' op N-dimension mismatch.
func.func @f(%a: vector<8x16xf16>, %b: vector<16x16xf16>) {
  %0 = xegpu.dpas %a, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x8xf32>
  return
}
// -----
func.func @test() {
  "xegpu.fence"() <{memory_kind = #xegpu<memory_space slm>, fence_scope = #xegpu<fence_scope gpu>}> : () -> ()
  return
}
// -----
func.func @test(%arg0: i8, %arg1: i8) {
  %r = "xegpu.init_nbarrier"(%arg0, %arg1) : (i8, i8) -> (!xegpu.nbarrier)
  return
}
// -----
func.func @f(%s: memref<64xf16>, %o: index, %m: i1) {
  %0 = xegpu.load %s[%o], %m : memref<64xf16>, index, i1 -> f16
  return
}
// -----
// ERROR: 'xegpu.prefetch' op Expects offsets.
func.func @test(%arg0: i64) {
  "xegpu.prefetch"(%arg0)
    <{l3_hint = #xegpu.cache_hint<streaming>, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}>
    : (i64) -> ()
  return
}
// -----
// ERROR: 'xegpu.load' op Expecting scalar mask and offsets.
func.func @f(%s: memref<64xf16>, %o: vector<1xindex>, %m: vector<1xi1>) {
  %0 = xegpu.load %s[%o], %m : memref<64xf16>, vector<1xindex>, vector<1xi1> -> f16
  return
}
// -----
// ERROR: 'xegpu.prefetch_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.prefetch_nd %t <{l1_hint = #xegpu.cache_hint<write_back>}> : !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
// ERROR: 'xegpu.load' op Mask should match value except the chunk size dim.
func.func @f(%s: memref<64xf16>, %o: index, %m: vector<8xi1>) {
  %0 = xegpu.load %s[%o], %m <{chunk_size = 8}> : memref<64xf16>, index, vector<8xi1> -> vector<8xf16>
  return
}
// -----
// ERROR: 'xegpu.load' op Expecting chunk size == 1 for scalar result
func.func @f(%s: memref<64xf16>, %o: index, %m: i1) {
  %0 = xegpu.load %s[%o], %m <{chunk_size = 8}> : memref<64xf16>, index, i1 -> f16
  return
}
// -----
// ERROR: 'xegpu.prefetch' op invalid l2_hint: #xegpu.cache_hint<write_through>
func.func @test(%arg0: memref<8xf32>, %arg1: index) {
  "xegpu.prefetch"(%arg0, %arg1)
    <{l2_hint = #xegpu.cache_hint<write_through>, layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}>
    : (memref<8xf32>, index) -> ()
  return
}
// -----
// ERROR: 'xegpu.prefetch' op offsets not allowed.
func.func @f(%t: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>, %o: vector<16xindex>) {
  xegpu.prefetch %t[%o] : !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>, vector<16xindex>
  return
}
// -----
// ERROR: Value should have the same element type as MemRef.
func.func @test(%arg0: i1, %arg1: memref<4xf32, strided<[2]>>, %arg2: index, %arg3: i1) {
  "xegpu.store"(%arg0, %arg1, %arg2, %arg3) : (i1, memref<4xf32, strided<[2]>>, index, i1) -> ()
  return
}
// -----
// ERROR: 'xegpu.load' op value elements must match chunk size 1
func.func @f(%s: memref<64xf16>, %o: index, %m: i1) {
  %0 = xegpu.load %s[%o], %m : memref<64xf16>, index, i1 -> vector<2x4xf16>
  return
}
// -----
// ERROR: 'xegpu.load' op Mask should match TensorDesc except the chunk size dim.
func.func @f(%t: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>, %m: vector<8xi1>) {
  %0 = xegpu.load %t, %m : !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>, vector<8xi1> -> vector<16xf16>
  return
}
// -----
// ERROR: 'xegpu.load' op Value should have the same element type as TensorDesc.
func.func @f(%t: !xegpu.tensor_desc<16x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>>, %m: vector<16xi1>) {
  %0 = xegpu.load %t, %m : !xegpu.tensor_desc<16x4xf16, #xegpu.scatter_tdesc_attr<chunk_size = 4>>, vector<16xi1> -> vector<16x4xf32>
  return
}
// -----
func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  %0 = xegpu.load_matrix %m[8,8] : !xegpu.mem_desc<16x64xf16> -> f16
  return
}
// -----
// ERROR: subgroup_block_io are only allowed when result is a VectorType.
func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  %0 = xegpu.load_matrix %m[8,8] <{subgroup_block_io}> : !xegpu.mem_desc<16x64xf16> -> f16
  return
}
// -----
// ERROR: data shape must not exceed mem_desc shape.
func.func @f(%m: !xegpu.mem_desc<16x64xf16>) {
  %0 = xegpu.load_matrix %m[8,8] : !xegpu.mem_desc<16x64xf16> -> vector<32x16xf16>
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16> -> vector<8xf16>
  return
}
// -----
// ERROR: 'xegpu.load_nd' op Result shape [8, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16> -> vector<8x8xf16>
  return
}
// -----
// ERROR: 'xegpu.load_nd' op Expects a 1D or 2D TensorDesc.
func.func @f(%t: !xegpu.tensor_desc<2x8x16xf16>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<2x8x16xf16> -> vector<2x8x16xf16>
  return
}
// -----
// ERROR: 'xegpu.load_nd' op Result shape [128] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16> -> vector<128xf16>
  return
}
// -----
// ERROR: 'xegpu.load_nd' op Result shape [3] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16> -> vector<3xf16>
  return
}
// -----
// ERROR: 'xegpu.prefetch_nd' op Mismatched ranks between offsets and tensor descriptor
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.prefetch_nd %t[0] : !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
// ERROR: 'xegpu.load_nd' op TensorDesc doesn't need LayoutAttr for SIMT code
func.func @f(%t: !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>>) {
  %0 = xegpu.load_nd %t : !xegpu.tensor_desc<8x16xf16, #xegpu.layout<lane_layout = [1, 16],
      lane_data = [1, 1]>> -> vector<8xf16>
  return
}
// -----
func.func @test(%arg0: !xegpu.nbarrier) {
  "xegpu.nbarrier_arrive"(%arg0) : (!xegpu.nbarrier) -> ()
  return
}
// -----
func.func @test(%arg0: !xegpu.nbarrier) {
  "xegpu.nbarrier_wait"(%arg0) : (!xegpu.nbarrier) -> ()
  return
}
// -----
func.func @test(%arg0: i64, %arg1: index) {
  "xegpu.prefetch"(%arg0, %arg1) <{offset_align_byte = 1 : i64}> : (i64, index) -> ()
  return
}
// -----
// ERROR: 'xegpu.prefetch' op offset_align_byte only allowed with integer source.
func.func @test(%arg0: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>) {
  "xegpu.prefetch"(%arg0)
    <{l1_hint = #xegpu.cache_hint<streaming>, l2_hint = #xegpu.cache_hint<uncached>, offset_align_byte = -1 : i64}>
    : (!xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>) -> ()
  return
}
// -----
// ERROR: 'xegpu.prefetch' op offset_align_byte is required with integer source.
func.func @test(%arg0: i64, %arg1: vector<8xindex>) {
  "xegpu.prefetch"(%arg0, %arg1) : (i64, vector<8xindex>) -> ()
  return
}
// -----
func.func @f(%t: !xegpu.tensor_desc<2x8x16xf16>) {
  xegpu.prefetch_nd %t : !xegpu.tensor_desc<2x8x16xf16>
  return
}
// -----
func.func @test(%arg0: f64, %arg1: memref<4xf64>, %arg2: index, %arg3: i1) {
  "xegpu.store"(%arg0, %arg1, %arg2, %arg3)
    <{l3_hint = #xegpu.cache_hint<uncached>}>
    : (f64, memref<4xf64>, index, i1) -> ()
  return
}
// -----
// ERROR: 'xegpu.store' op invalid l3_hint: #xegpu.cache_hint<read_invalidate>
func.func @test(%arg0: vector<2x4xbf16>, %arg1: memref<4xbf16>, %arg2: vector<1x2x2x1xindex>, %arg3: vector<2x4xi1>) {
  "xegpu.store"(%arg0, %arg1, %arg2, %arg3)
    <{chunk_size = 4 : i64, l3_hint = #xegpu.cache_hint<read_invalidate>}>
    : (vector<2x4xbf16>, memref<4xbf16>, vector<1x2x2x1xindex>, vector<2x4xi1>) -> ()
  return
}
// -----
// ERROR: 'xegpu.store' op invalid l1_hint: #xegpu.cache_hint<streaming>
func.func @test(%arg0: bf16, %arg1: i32, %arg2: index, %arg3: vector<4x2xi1>) {
  "xegpu.store"(%arg0, %arg1, %arg2, %arg3)
    <{chunk_size = 4 : i64, l1_hint = #xegpu.cache_hint<streaming>, l3_hint = #xegpu.cache_hint<write_back>}>
    : (bf16, i32, index, vector<4x2xi1>) -> ()
  return
}
// -----
func.func @f(%v: vector<8xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.store_nd %v, %t : vector<8xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
// ERROR: 'xegpu.store_nd' op Value shape [2, 2, 2] is not consistent with tensor descriptor '!xegpu.tensor_desc<16xf16>'
func.func @test(%arg0: vector<2x2x2xf16>, %arg1: !xegpu.tensor_desc<16xf16>) {
  "xegpu.store_nd"(%arg0, %arg1)
    <{const_offsets = array<i64: -1>,
      l1_hint = #xegpu.cache_hint<write_through>,
      l3_hint = #xegpu.cache_hint<write_back>}>
    : (vector<2x2x2xf16>, !xegpu.tensor_desc<16xf16>)
    -> ()
  return
}
// -----
// ERROR: 'xegpu.store_nd' op Value shape [8, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
func.func @f(%v: vector<8x8xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.store_nd %v, %t : vector<8x8xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
// ERROR: 'xegpu.store_nd' op Value shape [3] is not a valid distribution for tensor descriptor '!xegpu.tensor_desc<8x16xf16>'
func.func @f(%v: vector<3xf16>, %t: !xegpu.tensor_desc<8x16xf16>) {
  xegpu.store_nd %v, %t : vector<3xf16>, !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
func.func @test(%arg0: !xegpu.tensor_desc<4x8xi32>) {
  %r = "xegpu.update_nd_offset"(%arg0)
    <{const_offsets = array<i64: 0, 0>}>
    : (!xegpu.tensor_desc<4x8xi32>) -> (!xegpu.tensor_desc<4x8xi32>)
  return
}
// -----
// ERROR: 'xegpu.update_nd_offset' op Invalid number of offsets.
func.func @f(%t: !xegpu.tensor_desc<8x16xf16>) {
  %0 = xegpu.update_nd_offset %t, [0] : !xegpu.tensor_desc<8x16xf16>
  return
}
// -----
// ERROR: 'xegpu.update_offset' op Offsets should match TensorDesc except the chunk size dim.
func.func @f(%t: !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>, %o: vector<8xindex>) {
  %0 = xegpu.update_offset %t, %o : !xegpu.tensor_desc<16xf16, #xegpu.scatter_tdesc_attr<>>, vector<8xindex>
  return
}
