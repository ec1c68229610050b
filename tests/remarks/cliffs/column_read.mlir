//
func.func @f(%x: memref<512x512xf32, strided<[1, 512]>>, %y: memref<512xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 512 : index
  %pad = arith.constant 0.0 : f32
  scf.for %j = %zero to %end step %one {
    scf.for %i = %zero to %end step %16 {
      // REMARK: strided: vector<16xf32> is read element by element, as its elements lie 512 elements apart
      %v = vector.transfer_read %x[%j, %i], %pad {in_bounds = [true]} : memref<512x512xf32, strided<[1, 512]>>, vector<16xf32>
      vector.store %v, %y[%i] : memref<512xf32>, vector<16xf32>
    }
  }
  return
}
// -----
func.func @f(%x: memref<512x512xf32, strided<[512, 1]>>, %y: memref<512xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 512 : index
  %pad = arith.constant 0.0 : f32
  scf.for %j = %zero to %end step %one {
    scf.for %i = %zero to %end step %16 {
      %v = vector.transfer_read %x[%j, %i], %pad {in_bounds = [true]} : memref<512x512xf32, strided<[512, 1]>>, vector<16xf32>
      vector.store %v, %y[%i] : memref<512xf32>, vector<16xf32>
    }
  }
  return
}
