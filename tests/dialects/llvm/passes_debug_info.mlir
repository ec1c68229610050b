// COMPARE: --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo
module {
  llvm.func @f() {
    llvm.return loc("a.c":3:4)
  } loc("dir/a.c":2:3)
  llvm.func @decl() loc(unknown)
  llvm.func @named(%a: i32) -> i32 {
    %0 = llvm.add %a, %a : i32 loc(callsite("inner.c":9:9 at "outer.c":8:8))
    llvm.return %a : i32
  } loc("x"("b.c":5:6))
  func.func private @other()
} loc("mod.c":1:1)
