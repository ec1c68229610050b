func.func @test(%arg0: !llvm.ptr) {
  %r = "xevm.blockload"(%arg0) : (!llvm.ptr) -> (i8)
  return
}
// -----
// ERROR: 'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits
func.func @test(%arg0: !llvm.ptr<1>) {
  %r = "xevm.blockload"(%arg0) : (!llvm.ptr<1>) -> (vector<1xi16>)
  return
}
// -----
// ERROR: 'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type
func.func @test(%arg0: !llvm.ptr) {
  %r = "xevm.blockload"(%arg0) : (!llvm.ptr) -> (vector<1xi8>)
  return
}
// -----
// ERROR: 'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32
func.func @test(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) {
  "xevm.blockprefetch2d"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5)
    <{elem_size_in_bits = 1 : i32, tile_width = 1 : i32, tile_height = -1 : i32, v_blocks = 4 : i32}>
    : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @test(%arg0: !llvm.ptr, %arg1: i8) {
  "xevm.blockstore"(%arg0, %arg1) : (!llvm.ptr, i8) -> ()
  return
}
// -----
// ERROR: 'xevm.blockstore2d' op expecting tile_height to be between 1 and 8
func.func @test(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: vector<4xf16>) {
  "xevm.blockstore2d"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6)
    <{elem_size_in_bits = 4 : i32, tile_width = -1 : i32, tile_height = -1 : i32}>
    : (!llvm.ptr, i32, i32, i32, i32, i32, vector<4xf16>) -> ()
  return
}
// -----
// ERROR: 'xevm.blockstore2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64
func.func @test(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: vector<16xf32>) {
  "xevm.blockstore2d"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6)
    <{elem_size_in_bits = 4 : i32, tile_width = 0 : i32, tile_height = 7 : i32}>
    : (!llvm.ptr, i32, i32, i32, i32, i32, vector<16xf32>) -> ()
  return
}
// -----
func.func @test() {
  %r = "xevm.group_count.x"() : () -> (i32)
  return
}
// -----
// ERROR: successors in non-terminator
func.func @test() {
  %r = "xevm.group_id.y"()[^s0] : () -> (i32)
  return
^s0:
  return
}
// -----
func.func @test() {
  %r = "xevm.group_count.y"() : () -> (i32)
  return
}
// -----
func.func @test() {
  %r = "xevm.group_count.z"() : () -> (i32)
  return
}
// -----
func.func @test() {
  %r = "xevm.group_id.x"() : () -> (i32)
  return
}
// -----
func.func @test() {
  %r = "xevm.group_id.y"() : () -> (i64)
  return
}
// -----
func.func @test() {
  %r = "xevm.group_id.z"() : () -> (i32)
  return
}
// -----
func.func @test() {
  %r = "xevm.lane_id"() : () -> (i64)
  return
}
// -----
// ERROR: invalid properties {range = 0 : i24} for op xevm.lane_id: Invalid attribute `range` in property conversion: 0 : i24
func.func @test() {
  %r = "xevm.lane_id"() <{range = 0 : i24}> : () -> (i32)
  return
}
// -----
// ERROR: 'xevm.lane_id' op result #0 must be 32-bit signless integer or 64-bit signless integer, but got '!quant.any<i8<-8:7>:f32>'
func.func @test() {
  %r = "xevm.lane_id"() : () -> (!quant.any<i8<-8:7>:f32>)
  return
}
// -----
// ERROR: invalid properties {range = array<i64: 1, 1>} for op xevm.lane_id: Invalid attribute `range` in property conversion: array<i64: 1, 1>
func.func @test() {
  %r = "xevm.lane_id"() <{range = array<i64: 1, 1>}> : () -> (i64)
  "test.use"(%r) : (i64) -> ()
  return
}
// -----
// ERROR: invalid properties {range = array<i64: 2, 0, 1>} for op xevm.lane_id: Invalid attribute `range` in property conversion: array<i64: 2, 0, 1>
func.func @test() {
  %r = "xevm.lane_id"() <{range = array<i64: 2, 0, 1>}> : () -> (i32)
  return
}
// -----
func.func @test() {
  %r = "xevm.local_id.x"() : () -> (i64)
  return
}
// -----
func.func @test() {
  %r = "xevm.local_id.y"() : () -> (i64)
  return
}
// -----
func.func @test() {
  %r = "xevm.local_id.z"() : () -> (i32)
  return
}
// -----
func.func @test() {
  %r = "xevm.local_size.x"() : () -> (i32)
  return
}
// -----
func.func @test() {
  %r = "xevm.local_size.y"() : () -> (i32)
  return
}
// -----
func.func @test() {
  %r = "xevm.local_size.z"() : () -> (i64)
  return
}
// -----
func.func @test(%arg0: !llvm.ptr<1>) {
  "xevm.prefetch"(%arg0) : (!llvm.ptr<1>) -> ()
  return
}
// -----
func.func @test() {
  %r = "xevm.subgroup_id"() : () -> (i32)
  return
}
// -----
func.func @test() {
  %r = "xevm.subgroup_size"() : () -> (i32)
  return
}
// -----
func.func @default_beside_another() {
  "xevm.memfence"() <{scope = #xevm.mem_scope<workgroup>}> : () -> ()
  return
}
