// RUN: lamina-translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s
// RUN: not lamina-translate --mlir-to-llvmir --split-input-file %s 2>&1 | filecheck %s

// CHECK: error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func
// expected-error@below {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
func.func private @not_lowered()

// -----

llvm.func @cast(%a: i32) {
  // CHECK: error: LLVM Translation failed for operation: builtin.unrealized_conversion_cast
  // expected-error@below {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  %0 = builtin.unrealized_conversion_cast %a : i32 to index
  llvm.return
}

// -----

// CHECK: error: LLVM attribute 'alignstack' expects a value
// expected-error@below {{LLVM attribute 'alignstack' expects a value}}
llvm.func @attribute() attributes {passthrough = ["alignstack"]} {
  llvm.return
}

// -----

llvm.func @branch_of_another_dialect(%a: i32) {
  // CHECK: error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: cf.br
  // expected-error@below {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: cf.br}}
  cf.br ^bb1(%a: i32)
^bb1(%x: i32):
  llvm.return
}
