// RUN: lamina-opt %s --convert-func-to-llvm --split-input-file --verify-diagnostics | filecheck %s

// Names with the prefix stay discardable; llvm.func has those without.
// CHECK: llvm.func @prefixed() attributes {llvm.target_cpu = "x"} {
func.func @prefixed() attributes {llvm.target_cpu = "x"} { return }

// -----

// CHECK: llvm.func @plain() attributes {target_cpu = "x"} {
func.func @plain() attributes {target_cpu = "x"} { return }

// -----

// expected-error @below {{Contains llvm.linkage attribute not of type LLVM::LinkageAttr}}
func.func private @linkage() attributes {llvm.linkage = 3 : i64}

// -----

// expected-error @below {{C interface for variadic functions is not supported yet.}}
func.func private @variadic(i32) attributes {llvm.emit_c_interface, func.varargs = true}
