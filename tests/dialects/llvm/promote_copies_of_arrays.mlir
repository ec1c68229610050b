// COMPARE: --mem2reg
llvm.func @c(%v: i8, %s: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.alloca %one x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
  %l8 = llvm.mlir.constant(8 : i32) : i32
  "llvm.intr.memcpy"(%b, %s, %l8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @c(%v: i8, %s: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.alloca %one x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
  %l8 = llvm.mlir.constant(8 : i32) : i32
  "llvm.intr.memcpy"(%b, %s, %l8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memmove"(%s, %b, %l8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @c(%v: i8, %s: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %b = llvm.alloca %one x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
  %l8 = llvm.mlir.constant(8 : i32) : i32
  "llvm.intr.memcpy"(%b, %s, %l8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  "llvm.intr.memcpy.inline"(%s, %b) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
