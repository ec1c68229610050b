// cpu=x86-64-v4 schedule=none
func.func @product(%a: memref<256x256xf32>, %b: memref<256x256xf32>, %c: memref<256x256xf32>) {
  // REMARK: few sums: of a contraction holds 1 vector of sums
  linalg.matmul {lamina.vector_tile = {sizes = array<i64: 1, 16, 1>, dim = 1 : i64, contract}}
    ins(%a, %b : memref<256x256xf32>, memref<256x256xf32>) outs(%c : memref<256x256xf32>)
  return
}
// -----
func.func @product(%a: memref<256x256xf32>, %b: memref<256x256xf32>, %c: memref<256x256xf32>) {
  linalg.matmul {lamina.vector_tile = {sizes = array<i64: 8, 32, 1>, dim = 1 : i64, contract}}
    ins(%a, %b : memref<256x256xf32>, memref<256x256xf32>) outs(%c : memref<256x256xf32>)
  return
}
