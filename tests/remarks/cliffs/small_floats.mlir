//
func.func @f(%x: memref<65536xf8E4M3FN>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xf8E4M3FN>
    // REMARK: emulated: arithmetic on f8E4M3FN is emulated
    %w = arith.addf %v, %v : f8E4M3FN
    memref.store %w, %x[%i] : memref<65536xf8E4M3FN>
  }
  return
}
// -----
func.func @f(%x: memref<65536xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%i] : memref<65536xf32>
  }
  return
}
