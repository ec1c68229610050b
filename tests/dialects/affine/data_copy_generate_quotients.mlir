// COMPARE: "--affine-data-copy-generate=generate-dma=false fast-mem-space=0"
// ----- affine.for, affine.load
func.func @for_load(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%n ceildiv 2, %n] : memref<16x16xf32>
  }
  return
}
// ----- affine.for, affine.load
func.func @for_load_2(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%n floordiv 2, 0] : memref<16x16xf32>
  }
  return
}
// ----- affine.for, affine.load
func.func @for_load_3(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%n + 1, %n mod 4] : memref<16x16xf32>
  }
  return
}
// ----- affine.for, affine.load
func.func @for_load_4(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%i1 ceildiv 2, %i1 floordiv 2] : memref<16x16xf32>
  }
  return
}
// ----- affine.for, affine.load
func.func @for_load_5(%m: memref<16x16xf32>, %n: index) {
  affine.for %i1 = 2 to 8 {
    %f2 = affine.load %m[%n + %i1, %n * 2] : memref<16x16xf32>
  }
  return
}
