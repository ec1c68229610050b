// RUN: lamina-translate --mlir-to-llvmir %s | lamina-translate --import-llvm | filecheck %s
// RUN: not lamina-translate --import-llvm %s 2>&1 | filecheck --check-prefix=ERROR %s
// RUN: not lamina-translate --import-llvm --mlir-to-llvmir %s 2>&1 | filecheck --check-prefix=USAGE %s

// CHECK: llvm.func @first(%arg0: i32) -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %1 = llvm.mul %arg0, %0 overflow<nsw> : i32
// CHECK-NEXT: llvm.return %1 : i32
// ERROR: <unknown>:0: error: {{.*}}translate_import.mlir:1:{{[0-9]+}}: error: expected top-level entity
// USAGE: lamina translate: Translation to perform: --mlir-to-llvmir or --import-llvm must be given
llvm.func @first(%a: i32) -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.mul %a, %0 overflow<nsw> : i32
  llvm.return %1 : i32
}
