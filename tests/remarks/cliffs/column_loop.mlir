//
func.func @f(%a: memref<2000x2000xf32>, %b: memref<2000x2000xf32>) {
  affine.for %j = 0 to 2000 {
    affine.for %i = 0 to 2000 {
      // REMARK: columns: the innermost loop walks along a column: 2000 elements on in each iteration
      %x = affine.load %a[%i, %j] : memref<2000x2000xf32>
      affine.store %x, %b[%i, %j] : memref<2000x2000xf32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<2000x2000xf32>, %b: memref<2000x2000xf32>) {
  affine.for %i = 0 to 2000 {
    affine.for %j = 0 to 2000 {
      %x = affine.load %a[%i, %j] : memref<2000x2000xf32>
      affine.store %x, %b[%i, %j] : memref<2000x2000xf32>
    }
  }
  return
}
