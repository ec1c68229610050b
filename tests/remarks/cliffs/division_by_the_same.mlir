//
func.func @f(%x: memref<65536xi32>, %d: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xi32>
    // REMARK: division: by the same integer in each iteration
    %k = arith.divsi %v, %d : i32
    memref.store %k, %x[%i] : memref<65536xi32>
  }
  return
}
// -----
func.func @f(%x: memref<65536xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  %d = arith.constant 7 : i32
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xi32>
    %k = arith.divsi %v, %d : i32
    memref.store %k, %x[%i] : memref<65536xi32>
  }
  return
}
