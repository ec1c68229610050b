//
func.func @f(%x: memref<1024xf32>, %y: memref<1024xf32>, %t: memref<1024xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 1024 : index
  scf.for %i = %zero to %end step %one {
    // REMARK: copy: copies 4 KiB in each iteration of a loop
    memref.copy %x, %t : memref<1024xf32> to memref<1024xf32>
    %v = memref.load %t[%i] : memref<1024xf32>
    memref.store %v, %y[%i] : memref<1024xf32>
  }
  return
}
// -----
func.func @f(%x: memref<1024xf32>, %y: memref<1024xf32>, %t: memref<1024xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 1024 : index
  memref.copy %x, %t : memref<1024xf32> to memref<1024xf32>
  scf.for %i = %zero to %end step %one {
    %v = memref.load %t[%i] : memref<1024xf32>
    memref.store %v, %y[%i] : memref<1024xf32>
  }
  return
}
