// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @test() {
  %v1 = llvm.mlir.constant(-1 : i8) : i8
  %v2 = llvm.add %v1, %v1 : i8
  %v3 = llvm.mlir.poison : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v4 = llvm.mlir.constant(100 : i64) : i64
  %v5 = llvm.insertvalue %v4, %v3[1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v6 = llvm.mlir.constant(5 : i64) : i64
  %v7 = llvm.insertvalue %v6, %v3[1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  "test.use"(%v2, %v3, %v5) : (i8, !llvm.struct<(i32, i64, array<2 x i32>)>, !llvm.struct<(i32, i64, array<2 x i32>)>) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: !llvm.ptr) {
  %v1 = llvm.sext %a0 : i1 to i8
  %v2 = llvm.ptrtoint %a1 : !llvm.ptr to i64
  %v3 = llvm.mlir.constant(true) : i1
  %v4 = llvm.sext %v3 : i1 to i32
  "test.use"(%v1, %v2, %v3, %v4) : (i8, i64, i1, i32) -> ()
  return
}
// -----
func.func @test() {
  %v1 = llvm.mlir.poison : i32
  %v2 = llvm.zext %v1 : i32 to i64
  "test.use"(%v2) : (i64) -> ()
  return
}
// -----
func.func @test(%a0: i64) {
  %v1 = llvm.mlir.zero : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v2 = llvm.insertvalue %a0, %v1[1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  "test.use"(%v2) : (!llvm.struct<(i32, i64, array<2 x i32>)>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = llvm.mlir.poison : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v2 = llvm.extractvalue %v1[2, 1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v3 = llvm.mlir.constant(0 : i8) : i8
  %v4 = llvm.sext %v3 : i8 to i32
  %v5 = llvm.mlir.constant(1 : i64) : i64
  %v6 = llvm.insertvalue %v5, %v1[1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  "test.use"(%v3, %v4, %v6) : (i8, i32, !llvm.struct<(i32, i64, array<2 x i32>)>) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: !llvm.struct<(i32, i64, array<2 x i32>)>, %a2: i8, %a3: i8) {
  %v1 = llvm.mlir.constant(true) : i1
  %v2 = llvm.shl %a0, %v1 : i1
  %v3 = llvm.extractvalue %a1[2] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v4 = llvm.mlir.constant(true) : i1
  %v5 = llvm.bitcast %v4 : i1 to i1
  %v6 = llvm.zext %v1 : i1 to i64
  %v7 = llvm.xor %a2, %a3 : i8
  "test.use"(%v1, %v5, %v6, %v7) : (i1, i1, i64, i8) -> ()
  return
}
// -----
func.func @test() {
  %v1 = llvm.mlir.constant(31 : i32) : i32
  %v2 = llvm.mlir.constant(31 : i32) : i32
  %v3 = llvm.sub %v1, %v2 : i32
  "test.use"(%v1, %v3) : (i32, i32) -> ()
  return
}
// -----
func.func @test() {
  %v1 = llvm.mlir.constant(false) : i1
  %v2 = llvm.zext %v1 : i1 to i8
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: i64) {
  %v1 = llvm.mlir.constant(1 : i64) : i64
  %v2 = llvm.lshr %a0, %v1 : i64
  %v3 = llvm.mlir.constant(true) : i1
  %v4 = llvm.mlir.constant(true) : i1
  %v5 = llvm.or %v3, %v4 : i1
  "test.use"(%v1, %v3) : (i64, i1) -> ()
  return
}
// -----
func.func @test(%a0: i8) {
  %v1 = llvm.sext %a0 : i8 to i32
  %v2 = llvm.sext %a0 : i8 to i32
  %v3 = llvm.mlir.zero : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v4 = llvm.mlir.undef : i32
  %v5 = llvm.insertvalue %v4, %v3[2, 1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v6 = llvm.mlir.constant(1 : i8) : i8
  %v7 = llvm.xor %a0, %v6 : i8
  "test.use"(%v2, %v4, %v7) : (i32, i32, i8) -> ()
  return
}
// -----
func.func @test() {
  %v1 = llvm.mlir.constant(4 : i64) : i64
  %v2 = llvm.bitcast %v1 : i64 to i64
  %v3 = llvm.mlir.constant(8 : i64) : i64
  %v4 = llvm.and %v3, %v3 : i64
  "test.use"(%v2, %v3) : (i64, i64) -> ()
  return
}
// -----
func.func @test(%a0: !llvm.struct<(i32, i64, array<2 x i32>)>, %a1: !llvm.array<2 x i32>, %a2: i32, %a3: i32) {
  %v1 = llvm.insertvalue %a1, %a0[2] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v2 = llvm.insertvalue %a2, %v1[0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v3 = llvm.extractvalue %v1[2, 0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v4 = llvm.trunc %v3 : i32 to i8
  %v5 = llvm.extractvalue %a0[2, 0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v6 = llvm.mlir.zero : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v7 = llvm.insertvalue %a3, %v6[0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v8 = llvm.insertvalue %a2, %v1[0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  "test.use"(%v5, %v7, %v8) : (i32, !llvm.struct<(i32, i64, array<2 x i32>)>, !llvm.struct<(i32, i64, array<2 x i32>)>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = llvm.mlir.constant(3 : i64) : i64
  %v2 = llvm.mlir.constant(-2 : i64) : i64
  %v3 = llvm.or %v1, %v2 : i64
  "test.use"(%v2) : (i64) -> ()
  return
}
// -----
func.func @test(%a0: i1) {
  %v1 = llvm.mlir.undef : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v2 = llvm.extractvalue %v1[1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v3 = llvm.zext %a0 : i1 to i64
  %v4 = llvm.mul %a0, %a0 : i1
  %v5 = llvm.extractvalue %v1[2, 1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v6 = llvm.icmp "eq" %v4, %v4 : i1
  %v7 = llvm.add %v6, %a0 : i1
  %v8 = llvm.ashr %v5, %v5 : i32
  %v9 = llvm.mlir.constant(5 : i32) : i32
  %v10 = llvm.trunc %v9 : i32 to i8
  "test.use"(%v3, %v4, %v7, %v8, %v9, %v10) : (i64, i1, i1, i32, i32, i8) -> ()
  return
}
// -----
func.func @test(%a0: !llvm.struct<(i32, i64, array<2 x i32>)>, %a1: i32, %a2: !llvm.ptr) {
  %v1 = llvm.insertvalue %a1, %a0[2, 0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v2 = llvm.mlir.constant(1 : i64) : i64
  %v3 = llvm.or %v2, %v2 : i64
  %v4 = llvm.getelementptr %a2[%v3, %v2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  "test.use"(%v2, %v4) : (i64, !llvm.ptr) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: i8, %a2: i8, %a3: !llvm.ptr) {
  %v1 = llvm.sext %a0 : i1 to i8
  %v2 = llvm.ashr %a1, %a2 : i8
  %v3 = llvm.getelementptr %a3[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  "test.use"(%v1, %v2) : (i8, i8) -> ()
  return
}
// -----
func.func @test(%a0: !llvm.struct<(i32, i64, array<2 x i32>)>, %a1: i32) {
  %v1 = llvm.insertvalue %a1, %a0[2, 0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v2 = llvm.mlir.zero : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v3 = llvm.extractvalue %v2[2] : !llvm.struct<(i32, i64, array<2 x i32>)>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test() {
  %v1 = llvm.mlir.constant(false) : i1
  %v2 = llvm.mlir.constant(true) : i1
  %v3 = llvm.or %v1, %v2 : i1
  "test.use"(%v2, %v3) : (i1, i1) -> ()
  return
}
// -----
func.func @test(%a0: i64, %a1: !llvm.struct<(i32, i64, array<2 x i32>)>) {
  %v1 = llvm.mlir.constant(0 : i32) : i32
  %v2 = llvm.trunc %v1 : i32 to i8
  %v3 = llvm.mlir.constant(5 : i32) : i32
  %v4 = llvm.bitcast %v3 : i32 to i32
  %v5 = llvm.mlir.constant(2 : i64) : i64
  %v6 = llvm.lshr %a0, %v5 : i64
  %v7 = llvm.extractvalue %a1[2, 0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v8 = llvm.ashr %v4, %v4 : i32
  "test.use"(%v1, %v2, %v3, %v4, %v5, %v7) : (i32, i8, i32, i32, i64, i32) -> ()
  return
}
// -----
func.func @test() {
  %v1 = llvm.mlir.constant(true) : i1
  %v2 = llvm.mlir.constant(true) : i1
  %v3 = llvm.sdiv %v1, %v2 : i1
  "test.use"(%v3) : (i1) -> ()
  return
}
// -----
func.func @test(%a0: !llvm.ptr) {
  %v1 = llvm.mlir.zero : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v2 = llvm.extractvalue %v1[0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v3 = llvm.mlir.constant(5 : i32) : i32
  %v4 = llvm.sext %v3 : i32 to i64
  %v5 = llvm.insertvalue %v2, %v1[0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v6 = llvm.getelementptr %a0[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %v7 = llvm.extractvalue %v1[1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v8 = llvm.mlir.constant(8 : i32) : i32
  %v9 = llvm.mlir.constant(1 : i32) : i32
  %v10 = llvm.lshr %v8, %v9 : i32
  "test.use"(%v2, %v3, %v4, %v5, %v7) : (i32, i32, i64, !llvm.struct<(i32, i64, array<2 x i32>)>, i64) -> ()
  return
}
// -----
func.func @test(%a0: !llvm.ptr, %a1: i64, %a2: i32) {
  %v1 = llvm.mlir.constant(1 : i64) : i64
  %v2 = llvm.trunc %v1 : i64 to i8
  %v3 = llvm.getelementptr %a0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %v4 = llvm.trunc %a1 : i64 to i8
  %v5 = llvm.mlir.poison : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v6 = llvm.extractvalue %v5[2] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v7 = llvm.mlir.poison : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v8 = llvm.extractvalue %v7[1] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v9 = llvm.insertvalue %a2, %v5[2, 0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  "test.use"(%v6, %v7, %v9) : (!llvm.array<2 x i32>, !llvm.struct<(i32, i64, array<2 x i32>)>, !llvm.struct<(i32, i64, array<2 x i32>)>) -> ()
  return
}
// -----
func.func @test(%a0: i32) {
  %v1 = llvm.mlir.undef : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v2 = llvm.insertvalue %a0, %v1[0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v3 = llvm.mlir.poison : i64
  %v4 = llvm.bitcast %v3 : i64 to i64
  %v5 = llvm.trunc %v4 : i64 to i8
  %v6 = llvm.mlir.constant(1 : i64) : i64
  %v7 = llvm.sdiv %v6, %v6 : i64
  %v8 = llvm.mlir.undef : i64
  %v9 = llvm.mlir.constant(7 : i64) : i64
  %v10 = llvm.sub %v8, %v9 : i64
  "test.use"(%v1, %v3, %v5, %v6, %v8, %v9) : (!llvm.struct<(i32, i64, array<2 x i32>)>, i64, i8, i64, i64, i64) -> ()
  return
}
// -----
func.func @test(%a0: i32) {
  %v1 = llvm.mlir.undef : !llvm.struct<(i32, i64, array<2 x i32>)>
  %v2 = llvm.insertvalue %a0, %v1[2, 0] : !llvm.struct<(i32, i64, array<2 x i32>)>
  "test.use"(%v2) : (!llvm.struct<(i32, i64, array<2 x i32>)>) -> ()
  return
}
