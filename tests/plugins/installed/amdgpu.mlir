func.func @a(%a: f32, %c: vector<32xf32>) {
  %0 = amdgpu.mfma 32x32x1 %a * %a + %c { abid = 1 : i32,
      cbsz = 1 : i32,
      blocks = 2 : i32 } blgp = bcast_second_32 : f32, f32, vector<32xf32>
  return
}
// -----
func.func @test(%arg0: i8, %arg1: i8) {
  %r = "amdgpu.dpp"(%arg0, %arg1) <{kind = #amdgpu<dpp_perm row_mirror>, bound_ctrl = true}> : (i8, i8) -> (i8)
  return
}
// -----
// ERROR: 'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements
func.func @test(%arg0: f64, %arg1: f64) {
  %r = "amdgpu.dpp"(%arg0, %arg1)
    <{kind = #amdgpu<dpp_perm quad_perm>, bank_mask = 1 : i32, bound_ctrl = true}>
    : (f64, f64) -> (f64)
  return
}
// -----
// ERROR: 'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument
func.func @test(%arg0: f32, %arg1: f32) {
  %r = "amdgpu.dpp"(%arg0, %arg1)
    <{kind = #amdgpu<dpp_perm row_half_mirror>, permArgument = [@f], bound_ctrl = false}>
    : (f32, f32) -> (f32)
  "test.use"(%r) : (f32) -> ()
  return
}
// -----
// ERROR: 'amdgpu.dpp' op Attribute 'row_ror' value not specified
func.func @test(%arg0: vector<2x4x4x8xi1>, %arg1: vector<2x4x4x8xi1>) {
  %r = "amdgpu.dpp"(%arg0, %arg1)
    <{kind = #amdgpu<dpp_perm row_ror>}>
    : (vector<2x4x4x8xi1>, vector<2x4x4x8xi1>) -> (vector<2x4x4x8xi1>)
  return
}
// -----
// ERROR: successors in non-terminator
func.func @test() {
  "amdgpu.lds_barrier"()[^s0] : () -> ()
  return
^s0:
  return
}
// -----
func.func @test(%arg0: f8E5M2) {
  %r = "amdgpu.ext_packed_fp8"(%arg0) <{index = 1 : i32}> : (f8E5M2) -> (f32)
  return
}
// -----
// ERROR: 'amdgpu.fat_raw_buffer_cast' op expected result type to be 'memref<f16, #amdgpu.address_space<fat_raw_buffer>>' but got 'memref<f16>'
func.func @test(%arg0: memref<f16>) {
  %r = "amdgpu.fat_raw_buffer_cast"(%arg0)
    <{operandSegmentSizes = array<i32: 1, 0, 0>}>
    : (memref<f16>) -> (memref<f16>)
  "test.use"(%r) : (memref<f16>) -> ()
  return
}
// -----
// ERROR: 'amdgpu.gather_to_lds' op destination memory address space must be Workgroup
func.func @test(%arg0: memref<2x4xi8>, %arg1: index, %arg2: index, %arg3: memref<2x4xi8>) {
  "amdgpu.gather_to_lds"(%arg0, %arg1, %arg2, %arg3)
    <{transferType = f32, operandSegmentSizes = array<i32: 1, 2, 1, 0>}>
    : (memref<2x4xi8>, index, index, memref<2x4xi8>) -> ()
  return
}
// -----
// ERROR: 'amdgpu.gather_to_lds' op source and destination element types must match
func.func @test(%arg0: memref<1x2x2x1xindex>, %arg1: index, %arg2: memref<4xi8>, %arg3: index) {
  "amdgpu.gather_to_lds"(%arg0, %arg1, %arg2, %arg3)
    <{transferType = f32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}>
    : (memref<1x2x2x1xindex>, index, memref<4xi8>, index) -> ()
  return
}
// -----
// ERROR: 'amdgpu.gather_to_lds' op Transfering type size must be 8, 16, 32, 96 or 128 bits
func.func @test(%arg0: memref<4x8xindex>, %arg1: index, %arg2: memref<4x8xindex>, %arg3: index) {
  "amdgpu.gather_to_lds"(%arg0, %arg1, %arg2, %arg3)
    <{transferType = (f32, f32) -> (f32, i32), operandSegmentSizes = array<i32: 1, 1, 1, 1>}>
    : (memref<4x8xindex>, index, memref<4x8xindex>, index) -> ()
  return
}
// -----
// ERROR: 'amdgpu.gather_to_lds' op source memory address space must be global or fat raw buffer
func.func @test(%arg0: memref<4x8xf16, 3>,
      %arg1: index,
      %arg2: index,
      %arg3: memref<4x8xf16, 3>,
      %arg4: index,
      %arg5: index) {
  "amdgpu.gather_to_lds"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5)
    <{transferType = vector<4xf32>, operandSegmentSizes = array<i32: 1, 2, 1, 2>}>
    : (memref<4x8xf16, 3>, index, index, memref<4x8xf16, 3>, index, index) -> ()
  return
}
// -----
func.func @test() {
  "amdgpu.lds_barrier"() : () -> ()
  return
}
// -----
// ERROR: 'amdgpu.make_gather_dma_base' op lds memref must have workgroup address space attribute.
func.func @test(%arg0: memref<bf16>, %arg1: index, %arg2: memref<bf16>) {
  %r = "amdgpu.make_gather_dma_base"(%arg0, %arg1, %arg2)
    <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}>
    : (memref<bf16>, index, memref<bf16>) -> (!amdgpu.tdm_gather_base<f32, i32>)
  return
}
// -----
// ERROR: 'amdgpu.raw_buffer_atomic_fmax' op operand count (4) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
func.func @test(%arg0: f64, %arg1: memref<8xbf16>, %arg2: i32, %arg3: i32) {
  "amdgpu.raw_buffer_atomic_fmax"(%arg0, %arg1, %arg2, %arg3) {foo = "bar"} : (f64, memref<8xbf16>, i32, i32) -> ()
  return
}
// -----
func.func @test() {
  "amdgpu.memory_counter_wait"() <{ds = 4 : i32}> : () -> ()
  return
}
// -----
// ERROR: 'amdgpu.mfma' op expected both non-small-float source operand types to match exactly
func.func @test(%arg0: i64, %arg1: vector<16xi8>, %arg2: f64) {
  %r = "amdgpu.mfma"(%arg0, %arg1, %arg2)
    <{m = 4 : i32,
      n = 4 : i32,
      k = 1 : i32,
      blocks = 1 : i32,
      abid = 4 : i32,
      reducePrecision = unit,
      negateB = unit,
      negateC = unit}>
    : (i64, vector<16xi8>, f64)
    -> (f64)
  "test.use"(%r) : (f64) -> ()
  return
}
// -----
// ERROR: 'amdgpu.mfma' op expected 1 source values for this operation but got 8
func.func @test(%arg0: i64, %arg1: i64, %arg2: f64) {
  %r = "amdgpu.mfma"(%arg0, %arg1, %arg2)
    <{m = 4 : i32,
      n = 4 : i32,
      k = 4 : i32,
      blocks = 4 : i32,
      abid = 1 : i32,
      reducePrecision = unit,
      negateB = unit}>
    : (i64, i64, f64)
    -> (f64)
  return
}
// -----
// ERROR: 'amdgpu.mfma' op expected 1 result values for this operation but got 4
func.func @test(%arg0: f32, %arg1: f32, %arg2: vector<4xf32>) {
  %r = "amdgpu.mfma"(%arg0, %arg1, %arg2)
    <{m = 4 : i32,
      n = 4 : i32,
      k = 4 : i32,
      blocks = 4 : i32,
      abid = 1 : i32,
      blgp = #amdgpu<mfma_perm_b none>,
      negateA = unit}>
    : (f32, f32, vector<4xf32>)
    -> (vector<4xf32>)
  "test.use"(%r) : (vector<4xf32>) -> ()
  return
}
// -----
// ERROR: 'amdgpu.mfma' op expected both source operands to have small-float elements if one does
func.func @test(%arg0: vector<8xf8E5M2>, %arg1: vector<8xbf16>, %arg2: f64) {
  %r = "amdgpu.mfma"(%arg0, %arg1, %arg2)
    <{m = 4 : i32, n = 4 : i32, k = 1 : i32, abid = 1 : i32, negateA = unit, negateC = unit}>
    : (vector<8xf8E5M2>, vector<8xbf16>, f64) -> (f64)
  return
}
// -----
// ERROR: 'amdgpu.mfma' op double-precision ops do not support permuting lanes of A
func.func @test(%arg0: f64, %arg1: f64, %arg2: f64) {
  %r = "amdgpu.mfma"(%arg0, %arg1, %arg2)
    <{m = 4 : i32,
      n = 4 : i32,
      k = 4 : i32,
      blocks = 4 : i32,
      cbsz = 4 : i32,
      abid = 7 : i32,
      negateB = unit,
      negateC = unit}>
    : (f64, f64, f64)
    -> (f64)
  return
}
// -----
func.func @test(%arg0: vector<2xf32>, %arg1: f32) {
  %r = "amdgpu.packed_scaled_trunc"(%arg0, %arg1) <{index = 1 : i32}> : (vector<2xf32>, f32) -> (vector<8xf4E2M1FN>)
  return
}
// -----
// ERROR: 'amdgpu.packed_scaled_trunc' op existing values must have same type as result
func.func @test(%arg0: vector<1x1xf32>, %arg1: f32, %arg2: vector<4xf8E4M3FN>) {
  %r = "amdgpu.packed_scaled_trunc"(%arg0, %arg1, %arg2)
    <{index = 1 : i32}> {unit_like} : (vector<1x1xf32>, f32, vector<4xf8E4M3FN>) -> (vector<8xf4E2M1FN>)
  return
}
// -----
func.func @test(%arg0: f32, %arg1: i32) {
  %r = "amdgpu.packed_stoch_round_fp8"(%arg0, %arg1) <{storeIndex = 0 : i32}> : (f32, i32) -> (vector<4xf8E4M3FN>)
  return
}
// -----
func.func @test(%arg0: f32) {
  %r = "amdgpu.packed_trunc_2xfp8"(%arg0)
    <{wordIndex = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}>
    : (f32) -> (vector<4xf8E4M3FN>)
  return
}
// -----
// ERROR: 'amdgpu.packed_trunc_2xfp8' op 'operandSegmentSizes' attribute cannot have negative elements
func.func @test(%arg0: f32, %arg1: vector<4xf8E4M3FN>) {
  %r = "amdgpu.packed_trunc_2xfp8"(%arg0, %arg1)
    <{wordIndex = 1 : i32, operandSegmentSizes = array<i32: 0, -1, 2>}>
    : (f32, vector<4xf8E4M3FN>) -> (vector<4xf8E4M3FN>)
  return
}
// -----
// ERROR: 'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.
func.func @test(%arg0: f16) {
  %r = "amdgpu.permlane_swap"(%arg0) <{row_length = 4 : i32, bound_ctrl = true}> : (f16) -> (f16)
  "test.use"(%r) : (f16) -> ()
  return
}
// -----
// ERROR: 'amdgpu.permlane_swap' op failed to verify that all of {result, src} have same type
func.func @test(%arg0: i1) {
  %r = "amdgpu.permlane_swap"(%arg0) <{row_length = 7 : i32}> : (i1) -> (i16)
  "test.use"(%r) : (i16) -> ()
  return
}
// -----
// ERROR: 'amdgpu.permlane_swap' op requires a single operand
func.func @test() {
  %r = "amdgpu.permlane_swap"() <{row_length = -1 : i32, fetch_inactive = false, bound_ctrl = false}> : () -> (i16)
  "test.use"(%r) : (i16) -> ()
  return
}
// -----
// ERROR: 'amdgpu.permlane_swap' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got '!llvm.struct<()>'
func.func @test(%arg0: !llvm.struct<()>) {
  %r = "amdgpu.permlane_swap"(%arg0) <{row_length = 7 : i32}> : (!llvm.struct<()>) -> (i64)
  "test.use"(%r) : (i64) -> ()
  return
}
// -----
// ERROR: 'amdgpu.permlane_swap' op requires attribute 'row_length'
func.func @test(%arg0: i1) {
  %r = "amdgpu.permlane_swap"(%arg0) : (i1) -> (i16)
  "test.use"(%r) : (i16) -> ()
  return
}
// -----
// ERROR: 'amdgpu.permlane_swap' op result #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<8xui8>'
func.func @test(%arg0: i32) {
  %r = "amdgpu.permlane_swap"(%arg0)
    <{row_length = 4 : i32, fetch_inactive = true, bound_ctrl = false}>
    : (i32) -> (vector<8xui8>)
  "test.use"(%r) : (vector<8xui8>) -> ()
  return
}
// -----
func.func @test(%arg0: i64, %arg1: i64, %arg2: memref<8xi64>, %arg3: i32) {
  %r = "amdgpu.raw_buffer_atomic_cmpswap"(%arg0, %arg1, %arg2, %arg3)
    <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}>
    : (i64, i64, memref<8xi64>, i32) -> (i64)
  "test.use"(%r) : (i64) -> ()
  return
}
// -----
// ERROR: 'amdgpu.raw_buffer_atomic_fmax' op Expected 2 indices to memref
func.func @test(%arg0: f32, %arg1: memref<2x4xf32>) {
  "amdgpu.raw_buffer_atomic_fmax"(%arg0, %arg1)
    <{indexOffset = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>
    : (f32, memref<2x4xf32>) -> ()
  return
}
// -----
func.func @test(%arg0: f32, %arg1: memref<1xf32>, %arg2: i32, %arg3: i32) {
  "amdgpu.raw_buffer_atomic_fadd"(%arg0, %arg1, %arg2, %arg3)
    <{indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}>
    : (f32, memref<1xf32>, i32, i32) -> ()
  return
}
// -----
func.func @test(%arg0: f32, %arg1: memref<4xf32>, %arg2: i32) {
  "amdgpu.raw_buffer_atomic_fmax"(%arg0, %arg1, %arg2)
    <{boundsCheck = true,
      indexOffset = 7 : i32,
      operandSegmentSizes = array<i32: 1, 1, 1, 0>}> {unit_like} : (f32, memref<4xf32>, i32)
    -> ()
  return
}
// -----
// ERROR: 'amdgpu.raw_buffer_atomic_umin' op Buffer ops must operate on a memref in global memory
func.func @test(%arg0: i32, %arg1: memref<4x8xf16, 3>, %arg2: i32, %arg3: i32) {
  "amdgpu.raw_buffer_atomic_umin"(%arg0, %arg1, %arg2, %arg3)
    <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}>
    : (i32, memref<4x8xf16, 3>, i32, i32) -> ()
  return
}
// -----
func.func @test(%arg0: memref<i1>) {
  %r = "amdgpu.raw_buffer_load"(%arg0)
    <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 0, 0>}>
    : (memref<i1>) -> (memref<i1>)
  return
}
// -----
func.func @test(%arg0: memref<i1>, %arg1: memref<i1>) {
  "amdgpu.raw_buffer_store"(%arg0, %arg1)
    <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>
    : (memref<i1>, memref<i1>) -> ()
  return
}
// -----
func.func @test(%arg0: vector<8xf4E2M1FN>, %arg1: f32) {
  %r = "amdgpu.scaled_ext_packed"(%arg0, %arg1) <{index = 4 : i32}> : (vector<8xf4E2M1FN>, f32) -> (vector<2xf16>)
  return
}
// -----
func.func @test() {
  "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<valu>}> : () -> ()
  return
}
// -----
func.func @test(%arg0: i8) {
  %r = "amdgpu.swizzle_bitmode"(%arg0) <{and_mask = -1 : i32, or_mask = 4 : i32, xor_mask = 4 : i32}> : (i8) -> (i8)
  return
}
// -----
func.func @test(%arg0: !amdgpu.tdm_descriptor) {
  "amdgpu.tensor_load_to_lds"(%arg0) : (!amdgpu.tdm_descriptor) -> ()
  return
}
// -----
func.func @test(%arg0: !amdgpu.tdm_descriptor) {
  "amdgpu.tensor_store_from_lds"(%arg0) : (!amdgpu.tdm_descriptor) -> ()
  return
}
// -----
// ERROR: 'amdgpu.transpose_load' op source memory address space must be Workgroup
func.func @test(%arg0: memref<1x4xbf16>, %arg1: index, %arg2: index) {
  %r = "amdgpu.transpose_load"(%arg0, %arg1, %arg2) : (memref<1x4xbf16>, index, index) -> (vector<1x4xi64>)
  return
}
// -----
// ERROR: 'amdgpu.transpose_load' op Unsupported element type size for transpose load: 64 bits
func.func @test(%arg0: memref<4x8xf16, 3>, %arg1: index, %arg2: index, %arg3: index) {
  %r = "amdgpu.transpose_load"(%arg0, %arg1, %arg2, %arg3) : (memref<4x8xf16, 3>, index, index, index)
    -> (vector<4x8xi64>)
  return
}
