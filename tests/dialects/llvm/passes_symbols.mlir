// COMPARE: --llvm-add-comdats --llvm-request-c-wrappers --llvm-use-default-visibility=visibility=protected --set-llvm-module-datalayout=data-layout=e-i64:64
module {
  func.func @a() { return }
  func.func private @b()
  llvm.func @l() { llvm.return }
  llvm.func linkonce @lo() { llvm.return }
  llvm.func linkonce_odr @lor() { llvm.return }
  llvm.func internal @int() { llvm.return }
  llvm.func @decl()
  llvm.mlir.global external @g(1 : i32) : i32
  llvm.mlir.global linkonce @gl(1 : i32) : i32
  llvm.mlir.global internal @gi(1 : i32) : i32
  llvm.mlir.global external @ge() : i32
  llvm.mlir.global external hidden @gh(1 : i32) : i32
  llvm.mlir.alias external @al : i32 { 
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
