//
func.func @f(%x: memref<4096x8xf32>, %y: memref<4096xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 4096 : index
  scf.for %i = %zero to %end step %one {
    // REMARK: allocation: in each iteration of a loop
    %buffer = memref.alloc(%n) : memref<?xf32>
    %v = memref.load %x[%i, %zero] : memref<4096x8xf32>
    memref.store %v, %buffer[%zero] : memref<?xf32>
    func.call @use(%buffer, %y, %i) : (memref<?xf32>, memref<4096xf32>, index) -> ()
    memref.dealloc %buffer : memref<?xf32>
  }
  return
}
func.func private @use(%x: memref<?xf32>, %y: memref<4096xf32>, %i: index) {
  %zero = arith.constant 0 : index
  %v = memref.load %x[%zero] : memref<?xf32>
  memref.store %v, %y[%i] : memref<4096xf32>
  return
}
// -----
func.func @f(%x: memref<4096x8xf32>, %y: memref<4096xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 4096 : index
  %buffer = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i, %zero] : memref<4096x8xf32>
    memref.store %v, %buffer[%zero] : memref<?xf32>
    func.call @use(%buffer, %y, %i) : (memref<?xf32>, memref<4096xf32>, index) -> ()
  }
  memref.dealloc %buffer : memref<?xf32>
  return
}
func.func private @use(%x: memref<?xf32>, %y: memref<4096xf32>, %i: index) {
  %zero = arith.constant 0 : index
  %v = memref.load %x[%zero] : memref<?xf32>
  memref.store %v, %y[%i] : memref<4096xf32>
  return
}
