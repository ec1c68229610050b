// COMPARE: --expand-realloc
func.func @realloc(%n: index, %a: memref<?xf32>) -> (memref<8xf32>, memref<?xf32>) {
  %b = memref.alloc() : memref<4xf32>
  %0 = memref.realloc %b : memref<4xf32> to memref<8xf32>
  %1 = memref.realloc %a(%n) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
  return %0, %1 : memref<8xf32>, memref<?xf32>
}
