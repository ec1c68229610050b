//
func.func @f(%x: memref<4096xf32>, %y: memref<4096xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 4096 : index
  scf.for %i = %zero to %end step %16 {
    %v = vector.load %x[%i] : memref<4096xf32>, vector<16xf32>
    scf.for %j = %zero to %16 step %one {
      // REMARK: lane: extracts a lane from a vector at a position that is not constant
      %e = vector.extract %v[%j] : f32 from vector<16xf32>
      %at = arith.addi %i, %j : index
      memref.store %e, %y[%at] : memref<4096xf32>
    }
  }
  return
}
// -----
func.func @f(%x: memref<4096xf32>, %y: memref<4096xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 4096 : index
  scf.for %i = %zero to %end step %16 {
    %v = vector.load %x[%i] : memref<4096xf32>, vector<16xf32>
    scf.for %j = %zero to %16 step %one {
      %e = vector.extract %v[3] : f32 from vector<16xf32>
      %at = arith.addi %i, %j : index
      memref.store %e, %y[%at] : memref<4096xf32>
    }
  }
  return
}
