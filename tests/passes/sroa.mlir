// COMPARE: --sroa
// ----- memref.alloca, memref.store, memref.load
// MLIR VARIES: the order of the new allocations is that of a hash table
func.func @a(%x: f32, %y: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x2xf32>
  memref.store %x, %m[%c0, %c1] : memref<2x2xf32>
  memref.store %y, %m[%c1, %c1] : memref<2x2xf32>
  %r = memref.load %m[%c0, %c1] : memref<2x2xf32>
  %m1 = memref.alloca() : memref<1xf32>
  %m2 = memref.alloca() : memref<4xf32, 3>
  memref.store %x, %m2[%c0] : memref<4xf32, 3>
  return %r : f32
}
llvm.func @b(%x: i32, %y: i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, array<4 x i64>, struct<(i8, i32)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %a[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i64>, struct<(i8, i32)>)>
  llvm.store %y, %p : i64, !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %q = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i64>, struct<(i8, i32)>)>
  %q2 = llvm.getelementptr %q[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32)>
  %r = llvm.load %q2 : !llvm.ptr -> i32
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.return %r : i32
}
llvm.func @c(%v: i8, %s: !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(10 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%a, %v, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  "llvm.intr.memset.inline"(%a, %v) <{isVolatile = false, len = 32 : i64}> : (!llvm.ptr, i8) -> ()
  %p = llvm.getelementptr %a[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  %r = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.alloca %one x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
  %l8 = llvm.mlir.constant(8 : i32) : i32
  "llvm.intr.memcpy"(%b, %s, %l8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%s, %b, %l8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%s, %b) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return %r : i32
}
llvm.func @d(%i: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %c = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %r = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  %r2 = llvm.load %q : !llvm.ptr -> i64
  %q3 = llvm.getelementptr %c[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %r3 = llvm.load %q3 : !llvm.ptr -> i8
  llvm.return %r : i32
}
llvm.func @e(%x: f32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<packed (i8, struct<(f32, f64)>)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, struct<(f32, f64)>)>
  %q = llvm.getelementptr %a[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %z = llvm.load %q : !llvm.ptr -> f32
  llvm.return %z : f32
}
// ----- memref.alloca
func.func @alloca(%i: index, %x: i32) {
  %0 = memref.alloca() : memref<8xi32>
  return
}
// ----- llvm.func, llvm.mlir.constant, llvm.alloca
llvm.func @func_constant_alloca(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<10 x struct<(i32, i8)>> : (i32) -> !llvm.ptr
  llvm.return
}
// ----- llvm.func, llvm.mlir.constant, llvm.alloca
llvm.func @func_constant_alloca_2(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.array<10 x struct<(i32, i8)>> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.return
}
// ----- memref.alloca, memref.store
func.func @alloca_store(%i: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloca() : memref<8xi32>
  %1 = memref.alloca() : memref<8xi32>
  memref.store %x, %0[%c0] : memref<8xi32>
  return
}
// ----- llvm.func, llvm.mlir.constant, llvm.alloca
llvm.func @func_constant_alloca_3(%x: i32) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.alloca %one x !llvm.array<10 x struct<(i32, i8)>> : (i32) -> !llvm.ptr
  %a = llvm.alloca %one x !llvm.array<10 x struct<(i32, i8)>> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 3, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x struct<(i32, i8)>>
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
// ----- llvm.func, llvm.mlir.constant, llvm.alloca
llvm.func @func_constant_alloca_4(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x !llvm.struct<(i32, i8)> : (i32) -> !llvm.ptr
  %p = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i8)>
  llvm.return
}
