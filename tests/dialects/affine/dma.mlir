// COMPARE:
// ----- forms
// COMPARE: --lower-affine
// COMPARE: --canonicalize
// COMPARE: --cse
func.func @forms(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    affine.dma_start %A[%i * 3 + 7], %B[%i, %i + symbol(%s)], %T[%c0], %n : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
    affine.dma_start %A[%i * 3 + 7], %B[%i, %i + symbol(%s)], %T[%c0], %n, %s, %n : memref<100xf32>, memref<10x10xf32, 1>, memref<1xi32>
    affine.dma_wait %T[%c0], %n : memref<1xi32>
    affine.dma_wait %T[%i mod 2], %n : memref<1xi32>
  }
  return
}
// ----- casts
func.func @casts(%A: memref<100xf32>, %B: memref<10x10xf32, 1>, %T: memref<1xi32>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %a = memref.cast %A : memref<100xf32> to memref<?xf32>
  %b = memref.cast %B : memref<10x10xf32, 1> to memref<?x10xf32, 1>
  %t = memref.cast %T : memref<1xi32> to memref<?xi32>
  affine.for %i = 0 to 10 {
    %x = affine.apply affine_map<(d0)->(d0*2)>(%i)
    affine.dma_start %a[%x * 3 + 7], %b[%i, %i + symbol(%s)], %t[%c0], %n : memref<?xf32>, memref<?x10xf32, 1>, memref<?xi32>
    affine.dma_wait %t[%x - %x], %n : memref<?xi32>
  }
  return
}
// ----- scalars
func.func @scalars(%A: memref<f32>, %B: memref<f32, 1>, %T: memref<i32>, %n: index) {
  affine.dma_start %A[], %B[], %T[], %n, : memref<f32>, memref<f32, 1>, memref<i32>
  affine.dma_wait %T[], %n : memref<i32>
  return
}
// ----- reads around
func.func @reads_around(%A: memref<4xf32>, %B: memref<4xf32, 1>, %T: memref<1xi32>, %n: index) -> (f32, f32, f32) {
  %0 = affine.load %B[0] : memref<4xf32, 1>
  affine.dma_start %A[0], %B[0], %T[0], %n : memref<4xf32>, memref<4xf32, 1>, memref<1xi32>
  %1 = affine.load %B[0] : memref<4xf32, 1>
  affine.dma_wait %T[0], %n : memref<1xi32>
  %2 = affine.load %B[0] : memref<4xf32, 1>
  return %0, %1, %2 : f32, f32, f32
}
