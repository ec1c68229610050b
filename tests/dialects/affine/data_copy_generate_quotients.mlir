// COMPARE: "--affine-data-copy-generate=generate-dma=false fast-mem-space=0"
func.func @a(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%n ceildiv 2, %n] : memref<16x16xf32>
  }
  return
}
// -----
func.func @b(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%n floordiv 2, 0] : memref<16x16xf32>
  }
  return
}
// -----
func.func @c(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%n + 1, %n mod 4] : memref<16x16xf32>
  }
  return
}
// -----
func.func @d(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%i1 ceildiv 2, %i1 floordiv 2] : memref<16x16xf32>
  }
  return
}
// -----
func.func @e(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%n + %i1, %n * 2] : memref<16x16xf32>
  }
  return
}
