// COMPARE: --finalize-memref-to-llvm=use-generic-functions=1
func.func @memref_to_llvm_generic_functions(%i: index) {
  %x = memref.alloc(%i) : memref<?x3xf32>
  %x2 = memref.alloc(%i) {alignment = 32} : memref<?x3xi8>
  memref.dealloc %x : memref<?x3xf32>
  return
}
