//
func.func @product(%a: memref<256x256xf32, strided<[?, ?], offset: ?>>, %b: memref<256x256xf32, strided<[?, ?], offset: ?>>, %c: memref<256x256xf32>) {
  // REMARK: scalar: operand #0 is walked through by strides that are not known
  linalg.matmul ins(%a, %b : memref<256x256xf32, strided<[?, ?], offset: ?>>, memref<256x256xf32, strided<[?, ?], offset: ?>>) outs(%c : memref<256x256xf32>)
  return
}
// -----
func.func @product(%a: memref<256x256xf32, strided<[512, 1], offset: ?>>, %b: memref<256x256xf32>, %c: memref<256x256xf32>) {
  linalg.matmul ins(%a, %b : memref<256x256xf32, strided<[512, 1], offset: ?>>, memref<256x256xf32>) outs(%c : memref<256x256xf32>)
  return
}
