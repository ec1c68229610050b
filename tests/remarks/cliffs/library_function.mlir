//
func.func @f(%x: memref<65536xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xf64>
    // REMARK: library: calls powf of the mathematics library in a loop
    %w = math.powf %v, %v : f64
    memref.store %w, %x[%i] : memref<65536xf64>
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
    %w = math.tanh %v : f32
    memref.store %w, %x[%i] : memref<65536xf32>
  }
  return
}
