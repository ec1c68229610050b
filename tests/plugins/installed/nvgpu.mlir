// ERROR: destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)
func.func @test(%arg0: memref<4x2xi8>,
      %arg1: index,
      %arg2: index,
      %arg3: index,
      %arg4: memref<4x2xi8>,
      %arg5: index) {
  %r = "nvgpu.device_async_copy"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5)
    <{dstElements = 2 : index, operandSegmentSizes = array<i32: 1, 3, 1, 0, 1>}>
    : (memref<4x2xi8>, index, index, index, memref<4x2xi8>, index) -> (!nvgpu.device.async.token)
  return
}
// -----
// ERROR: 'nvgpu.device_async_copy' op 'operandSegmentSizes' attribute cannot have negative elements
func.func @test(%arg0: memref<index>, %arg1: memref<1xi1>, %arg2: index, %arg3: index) {
  %r = "nvgpu.device_async_copy"(%arg0, %arg1, %arg2, %arg3)
    <{dstElements = 2 : index, operandSegmentSizes = array<i32: 0, -1, 2, 2, 2>}>
    : (memref<index>, memref<1xi1>, index, index) -> (memref<1xi1>)
  "test.use"(%r) : (memref<1xi1>) -> ()
  return
}
// -----
// ERROR: source and destination must have the same element type
func.func @test(%arg0: memref<4x4xf32, 3>, %arg1: index, %arg2: memref<4x2xindex>, %arg3: index) {
  %r = "nvgpu.device_async_copy"(%arg0, %arg1, %arg2, %arg3)
    <{dstElements = 0 : index, bypassL1 = unit, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}>
    : (memref<4x4xf32, 3>, index, memref<4x2xindex>, index) -> (!nvgpu.device.async.token)
  "test.use"(%r) : (!nvgpu.device.async.token) -> ()
  return
}
// -----
func.func @test() {
  %r = "nvgpu.device_async_create_group"() : () -> (!nvgpu.device.async.token)
  return
}
// -----
// ERROR: successors in non-terminator
func.func @test() {
  %r = "nvgpu.warpgroup.mma.init.accumulator"()[^s0] : ()
    -> (!nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>)
  return
^s0:
  return
}
// -----
func.func @test(%arg0: !nvgpu.device.async.token) {
  "nvgpu.device_async_wait"(%arg0) : (!nvgpu.device.async.token) -> ()
  return
}
// -----
// ERROR: results must be 2 dimensional vector
func.func @test(%arg0: memref<4x4xf32, 3>) {
  %r = "nvgpu.ldmatrix"(%arg0)
    <{transpose = false, numTiles = -1 : i32}> {b.c = [1, 2]} : (memref<4x4xf32, 3>) -> (vector<4xf32>)
  return
}
// -----
func.func @test(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index) {
  %r = "nvgpu.mbarrier.arrive"(%arg0, %arg1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
    -> (!nvgpu.mbarrier.token)
  return
}
// -----
func.func @test(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>,
      %arg1: index,
      %arg2: index) {
  "nvgpu.mbarrier.arrive.expect_tx"(%arg0, %arg1, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
    -> ()
  return
}
// -----
func.func @test(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>,
      %arg1: index,
      %arg2: index) {
  %r = "nvgpu.mbarrier.arrive.nocomplete"(%arg0, %arg1, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
    -> (!nvgpu.mbarrier.token)
  return
}
// -----
func.func @test() {
  %r = "nvgpu.mbarrier.create"() : () -> (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>)
  return
}
// -----
func.func @test(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg1: index) {
  %r = "nvgpu.mbarrier.get"(%arg0, %arg1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index)
    -> (i64)
  return
}
// -----
func.func @test(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>,
      %arg1: index,
      %arg2: index) {
  "nvgpu.mbarrier.init"(%arg0, %arg1, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, index, index)
    -> ()
  return
}
// -----
func.func @test(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>,
      %arg1: !nvgpu.mbarrier.token,
      %arg2: index) {
  %r = "nvgpu.mbarrier.test.wait"(%arg0, %arg1, %arg2) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>,
      !nvgpu.mbarrier.token, index)
    -> (i1)
  return
}
// -----
func.func @test(%arg0: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>,
      %arg1: i1,
      %arg2: index,
      %arg3: index) {
  "nvgpu.mbarrier.try_wait.parity"(%arg0, %arg1, %arg2, %arg3) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, i1, index, index)
    -> ()
  return
}
// -----
// ERROR: 'nvgpu.mma.sp.sync' op expected matrix A to be shaped (4 x 2)
func.func @test(%arg0: vector<1x4xbf16>, %arg1: vector<1x4xbf16>, %arg2: vector<1x4xbf16>, %arg3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3)
    <{mmaShape = [16, 8, 16]}>
    : (vector<1x4xbf16>, vector<1x4xbf16>, vector<1x4xbf16>, vector<2xi16>) -> (vector<1x4xbf16>)
  "test.use"(%r) : (vector<1x4xbf16>) -> ()
  return
}
// -----
// ERROR: matrixA must be 2 dimensional vector
func.func @test(%arg0: vector<1xi8>, %arg1: vector<1xi8>, %arg2: vector<1xi8>) {
  %r = "nvgpu.mma.sync"(%arg0, %arg1, %arg2)
    <{mmaShape = [16, 8, 16], tf32Enabled = unit}>
    : (vector<1xi8>, vector<1xi8>, vector<1xi8>) -> (vector<1xi8>)
  return
}
// -----
// ERROR: expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sp.sync
func.func @test(%arg0: vector<1xi1>, %arg1: vector<1xi1>, %arg2: vector<1xi1>, %arg3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3)
    <{mmaShape = [1, 2], tf32Enabled = unit}>
    : (vector<1xi1>, vector<1xi1>, vector<1xi1>, vector<2xi16>) -> (vector<1xi1>)
  return
}
// -----
// ERROR: 'nvgpu.mma.sp.sync' op sparsity selector should be 0 or 1
func.func @test(%arg0: vector<1xi64>, %arg1: vector<1xi64>, %arg2: vector<1xi64>, %arg3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3)
    <{mmaShape = [0], sparsitySelector = 4 : i32}>
    : (vector<1xi64>, vector<1xi64>, vector<1xi64>, vector<2xi16>) -> (vector<1xi64>)
  "test.use"(%r) : (vector<1xi64>) -> ()
  return
}
// -----
// ERROR: f64 is not supported for sparse mode
func.func @test(%arg0: vector<4x8xf64>, %arg1: vector<4x8xf64>, %arg2: vector<4x8xf64>, %arg3: vector<2xi16>) {
  %r = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3)
    <{mmaShape = [16, 8, 8]}>
    : (vector<4x8xf64>, vector<4x8xf64>, vector<4x8xf64>, vector<2xi16>) -> (vector<4x8xf64>)
  return
}
// -----
// ERROR: 'nvgpu.mma.sync' op expected 32 warp-wide matrix A elements
func.func @test(%arg0: vector<2x2xf16>, %arg1: vector<2x2xf16>, %arg2: vector<2x2xf16>) {
  %r = "nvgpu.mma.sync"(%arg0, %arg1, %arg2)
    <{mmaShape = [8, 8, 4]}>
    : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> (vector<2x2xf16>)
  "test.use"(%r) : (vector<2x2xf16>) -> ()
  return
}
// -----
// ERROR: expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync
func.func @test(%arg0: vector<4x2xi1>, %arg1: vector<4x2xi1>, %arg2: vector<4x2xi1>) {
  %r = "nvgpu.mma.sync"(%arg0, %arg1, %arg2)
    <{mmaShape = []}>
    : (vector<4x2xi1>, vector<4x2xi1>, vector<4x2xi1>) -> (vector<4x2xi1>)
  return
}
// -----
// ERROR: 'nvgpu.mma.sync' op expected 32 warp-wide matrix B elements
func.func @test(%arg0: vector<2x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x1xf32>) {
  %r = "nvgpu.mma.sync"(%arg0, %arg1, %arg2)
    <{mmaShape = [16, 8, 4], tf32Enabled = unit}>
    : (vector<2x1xf32>, vector<2x1xf32>, vector<2x1xf32>) -> (vector<2x1xf32>)
  return
}
// -----
// ERROR: matrixC must be 2 dimensional vector
func.func @test(%arg0: vector<2x4xi8>, %arg1: vector<2x4xi8>, %arg2: vector<2x2x2xi1>) {
  %r = "nvgpu.mma.sync"(%arg0, %arg1, %arg2)
    <{mmaShape = [0]}>
    : (vector<2x4xi8>, vector<2x4xi8>, vector<2x2x2xi1>) -> (vector<2x4xi8>)
  return
}
// -----
// ERROR: matrixB must be 2 dimensional vector
func.func @test(%arg0: vector<4x8xf32>, %arg1: vector<2x2x2xf32>, %arg2: vector<4x2xi64>) {
  %r = "nvgpu.mma.sync"(%arg0, %arg1, %arg2)
    <{mmaShape = [16, 8, 16]}>
    : (vector<4x8xf32>, vector<2x2x2xf32>, vector<4x2xi64>) -> (vector<2x2x2xf32>)
  return
}
// -----
// ERROR: invalid properties {mmaShape = [1, 2], tf32Enabled = 0 : i32} for op nvgpu.mma.sync: Invalid attribute `tf32Enabled` in property conversion: 0 : i32
func.func @test(%arg0: vector<4xi1>, %arg1: memref<i8>, %arg2: vector<4xi1>) {
  %r = "nvgpu.mma.sync"(%arg0, %arg1, %arg2)
    <{mmaShape = [1, 2], tf32Enabled = 0 : i32}>
    : (vector<4xi1>, memref<i8>, vector<4xi1>) -> (vector<4xi1>)
  return
}
// -----
func.func @test(%arg0: vector<4xf32>) {
  %r = "nvgpu.rcp"(%arg0) <{ftz = unit}> : (vector<4xf32>) -> (vector<4xf32>)
  return
}
// -----
// ERROR: 'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode approx> or non-ftz is not supported yet.
func.func @test(%arg0: vector<4x1xf32>) {
  %r = "nvgpu.rcp"(%arg0) : (vector<4x1xf32>) -> (vector<4x1xf32>)
  return
}
// -----
// ERROR: 'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rm> or non-ftz is not supported yet.
func.func @test(%arg0: vector<4x2xf32>) {
  %r = "nvgpu.rcp"(%arg0)
    <{rounding = #nvgpu<rcp_rounding_mode rm>, ftz = unit}>
    : (vector<4x2xf32>) -> (vector<4x2xf32>)
  return
}
// -----
// ERROR: 'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rp> or non-ftz is not supported yet.
func.func @test(%arg0: vector<4xf32>) {
  %r = "nvgpu.rcp"(%arg0) <{rounding = #nvgpu<rcp_rounding_mode rp>}> : (vector<4xf32>) -> (vector<4xf32>)
  return
}
// -----
// ERROR: 'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rz> or non-ftz is not supported yet.
func.func @test(%arg0: vector<16xf32>) {
  %r = "nvgpu.rcp"(%arg0)
    <{rounding = #nvgpu<rcp_rounding_mode rz>, ftz = unit}> {visibility = 1 : i8} : (vector<16xf32>)
    -> (vector<16xf32>)
  return
}
// -----
// ERROR: 'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rn> or non-ftz is not supported yet.
func.func @test(%arg0: vector<2x3x4xf32>) {
  %r = "nvgpu.rcp"(%arg0)
    <{rounding = #nvgpu<rcp_rounding_mode rn>, ftz = unit}>
    : (vector<2x3x4xf32>) -> (vector<2x3x4xf32>)
  return
}
// -----
func.func @test(%arg0: memref<*xf32, 1>, %arg1: index) {
  %r = "nvgpu.tma.create.descriptor"(%arg0, %arg1) : (memref<*xf32, 1>, index)
    -> (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>,
      swizzle = none,
      l2promo = none,
      oob = nan,
      interleave = none>)
  return
}
// -----
// ERROR: Interleave options are not supported yet.
func.func @test(%arg0: memref<*xf32>) {
  %r = "nvgpu.tma.create.descriptor"(%arg0) : (memref<*xf32>)
    -> (!nvgpu.tensormap.descriptor<tensor = memref<64xf16, 3>,
      swizzle = none,
      l2promo = none,
      oob = zero,
      interleave = interleave_16b>)
  return
}
// -----
// ERROR: the tensor map descriptor must have dimensions between 1 and 256 but it is 512
func.func @test(%arg0: memref<*xi32>) {
  %r = "nvgpu.tma.create.descriptor"(%arg0) : (memref<*xi32>)
    -> (!nvgpu.tensormap.descriptor<tensor = memref<512xf16, 3>,
      swizzle = none,
      l2promo = none,
      oob = zero,
      interleave = none>)
  return
}
// -----
// ERROR: the tensormap descriptor must have last dimension of 64 bytes but it is 512 bytes
func.func @test(%arg0: memref<*xf32>) {
  %r = "nvgpu.tma.create.descriptor"(%arg0) : (memref<*xf32>)
    -> (!nvgpu.tensormap.descriptor<tensor = memref<8x128xf32, 3>,
      swizzle = swizzle_64b,
      l2promo = none,
      oob = zero,
      interleave = none>)
  return
}
// -----
// ERROR: 'nvgpu.tma.create.descriptor' op operand #0 must be unranked.memref of any type values, but got 'memref<2x3x4xi64>'
func.func @test(%arg0: memref<2x3x4xi64>, %arg1: index) {
  %r = "nvgpu.tma.create.descriptor"(%arg0, %arg1) : (memref<2x3x4xi64>, index)
    -> (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>,
      swizzle = none,
      l2promo = none,
      oob = zero,
      interleave = none>)
  return
}
// -----
func.func @test(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>,
      swizzle = none,
      l2promo = none,
      oob = zero,
      interleave = none>) {
  "nvgpu.tma.fence.descriptor"(%arg0) : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>,
      swizzle = none,
      l2promo = none,
      oob = zero,
      interleave = none>)
    -> ()
  return
}
// -----
func.func @test(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>,
      swizzle = none,
      l2promo = none,
      oob = zero,
      interleave = none>) {
  "nvgpu.tma.prefetch.descriptor"(%arg0) : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16>,
      swizzle = none,
      l2promo = none,
      oob = zero,
      interleave = none>)
    -> ()
  return
}
// -----
func.func @test() {
  %r = "nvgpu.warpgroup.mma.init.accumulator"() : ()
    -> (!nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>)
  return
}
// -----
func.func @test(%arg0: !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, %arg1: memref<i8>) {
  "nvgpu.warpgroup.mma.store"(%arg0, %arg1) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<i8>)
    -> ()
  return
}
// -----
// ERROR: 'nvgpu.warpgroup.mma.store' op results ['vector<64x128xf32>'][128] values. However, destination memref[2][4]  does not have same size as results
func.func @test(%arg0: !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>, %arg1: memref<2x4xf32>) {
  "nvgpu.warpgroup.mma.store"(%arg0, %arg1) : (!nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>, memref<2x4xf32>)
    -> ()
  return
}
// -----
// ERROR: custom op 'nvgpu.rcp' expected ::mlir::nvgpu::RcpRoundingMode to be one of: approx, rn, rz, rm, rp
// ERROR: custom op 'nvgpu.rcp' failed to parse RcpRoundingModeAttr parameter 'value' which is to be a `::mlir::nvgpu::RcpRoundingMode`
func.func @misspelt_case(%a: vector<4x1xf32>) {
  %0 = nvgpu.rcp %a {rounding = x, ftz} : vector<4x1xf32>
  return
}
// -----
func.func @quoted_case(%a: vector<4x1xf32>) {
  %0 = nvgpu.rcp %a {rounding = "approx", ftz} : vector<4x1xf32>
  return
}
