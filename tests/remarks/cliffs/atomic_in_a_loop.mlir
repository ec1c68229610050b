//
func.func @f(%x: memref<65536xi32>, %y: memref<64xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  %c1 = arith.constant 1 : i32
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xi32>
    %k = arith.index_cast %v : i32 to index
    // REMARK: atomic: in a loop of a single thread
    %o = memref.atomic_rmw addi %c1, %y[%k] : (i32, memref<64xi32>) -> i32
  }
  return
}
// -----
func.func @f(%x: memref<65536xi32>, %y: memref<64xi32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  %c1 = arith.constant 1 : i32
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xi32>
    %k = arith.index_cast %v : i32 to index
    %o = memref.load %y[%k] : memref<64xi32>
    %s = arith.addi %o, %c1 : i32
    memref.store %s, %y[%k] : memref<64xi32>
  }
  return
}
