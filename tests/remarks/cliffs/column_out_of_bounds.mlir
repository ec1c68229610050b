//
func.func @f(%x: memref<512x500xf32>, %y: memref<512xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 500 : index
  %rows = arith.constant 512 : index
  %pad = arith.constant 0.0 : f32
  scf.for %j = %zero to %end step %one {
    scf.for %i = %zero to %rows step %16 {
      // REMARK: strided: elements lie 500 elements apart
      %v = vector.transfer_read %x[%i, %j], %pad {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<512x500xf32>, vector<16xf32>
      vector.store %v, %y[%i] : memref<512xf32>, vector<16xf32>
    }
  }
  return
}
// -----
func.func @f(%x: memref<500x512xf32>, %y: memref<512xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 500 : index
  %rows = arith.constant 512 : index
  %pad = arith.constant 0.0 : f32
  scf.for %j = %zero to %end step %one {
    scf.for %i = %zero to %rows step %16 {
      %v = vector.transfer_read %x[%j, %i], %pad {permutation_map = affine_map<(d0, d1) -> (d1)>, in_bounds = [true]} : memref<500x512xf32>, vector<16xf32>
      vector.store %v, %y[%i] : memref<512xf32>, vector<16xf32>
    }
  }
  return
}
