// COMPARE: --allow-unregistered-dialect --cse
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
