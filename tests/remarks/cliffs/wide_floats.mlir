//
func.func @f(%x: memref<65536xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xf64>
    %w = arith.extf %v : f64 to f128
    // REMARK: emulated: arithmetic on f128 has no vector instruction
    %p = arith.mulf %w, %w : f128
    %k = arith.truncf %p : f128 to f64
    memref.store %k, %x[%i] : memref<65536xf64>
  }
  return
}
// -----
func.func @f(%x: memref<65536xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xf64>
    %k = arith.mulf %v, %v : f64
    memref.store %k, %x[%i] : memref<65536xf64>
  }
  return
}
