// COMPARE: --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
func.func @func_to_llvm_bare_pointers(%a: memref<4x5xf32>, %b: memref<3xf32, strided<[2], offset: 1>>) -> memref<4x5xf32> {
  %0 = call @func_to_llvm_bare_pointers(%a, %b) : (memref<4x5xf32>, memref<3xf32, strided<[2], offset: 1>>) -> memref<4x5xf32>
  return %0 : memref<4x5xf32>
}
