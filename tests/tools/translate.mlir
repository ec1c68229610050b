// RUN: lamina-translate --mlir-to-llvmir --split-input-file %s | filecheck %s
// RUN: lamina-translate --mlir-to-llvmir --split-input-file --output-split-marker="; next" %s -o %t
// RUN: filecheck --check-prefix=MARKED %s < %t

// CHECK: source_filename = "LLVMDialectModule"
// CHECK: define i32 @first(i32 %0) {
// CHECK-NEXT: %2 = mul nsw i32 %0, 3
// CHECK-NEXT: ret i32 %2
// CHECK: declare void @second()
// MARKED: @first
// MARKED: ; next
// MARKED: @second
llvm.func @first(%a: i32) -> i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  %1 = llvm.mul %a, %0 overflow<nsw> : i32
  llvm.return %1 : i32
}

// -----

llvm.func @second()
