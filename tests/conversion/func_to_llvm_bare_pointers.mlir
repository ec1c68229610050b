// COMPARE: --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
func.func @func_to_llvm_bare_pointers(%a: memref<4x5xf32>, %b: memref<3xf32, strided<[2], offset: 1>>) -> memref<4x5xf32> {
  %0 = call @func_to_llvm_bare_pointers(%a, %b) : (memref<4x5xf32>, memref<3xf32, strided<[2], offset: 1>>) -> memref<4x5xf32>
  return %0 : memref<4x5xf32>
}

// -----

// There is no C interface.
func.func @marked(%m: memref<4xf32>, %x: i32) -> (memref<4xf32>, i32) attributes {llvm.emit_c_interface, llvm.bareptr} {
  return %m, %x : memref<4xf32>, i32
}
func.func private @declared(memref<4xf32>) attributes {llvm.emit_c_interface, llvm.bareptr}
func.func private @variadic(i32) attributes {func.varargs = true, llvm.emit_c_interface, llvm.bareptr}
