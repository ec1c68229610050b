// COMPARE: --finalize-memref-to-llvm
func.func @f(%a: memref<1x4xf32, strided<[8, 1], offset: 2>>, %b: memref<1x4xf32>) { memref.copy %a, %b :
      memref<1x4xf32, strided<[8, 1], offset: 2>> to memref<1x4xf32>
  return
}
// ----- null ptr of sizes
func.func @null_ptr_sizes(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
