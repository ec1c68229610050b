//
func.func @sum(%x: memref<256x1024xf32>, %y: memref<256xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = arith.constant 256 : index
  %end = arith.constant 1024 : index
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %end step %one {
      %v = memref.load %x[%i, %j] : memref<256x1024xf32>
      %sum = memref.load %y[%i] : memref<256xf32>
      // REMARK: order: an ordered reduction
      %next = arith.addf %sum, %v : f32
      memref.store %next, %y[%i] : memref<256xf32>
    }
  }
  return
}
// -----
func.func @sum(%x: memref<256x1024xf32>, %y: memref<256xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = arith.constant 256 : index
  %end = arith.constant 1024 : index
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %end step %one {
      %v = memref.load %x[%i, %j] : memref<256x1024xf32>
      %sum = memref.load %y[%i] : memref<256xf32>
      %next = arith.addf %sum, %v fastmath<reassoc> : f32
      memref.store %next, %y[%i] : memref<256xf32>
    }
  }
  return
}
