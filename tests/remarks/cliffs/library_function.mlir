//
func.func @f(%x: memref<65536xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  scf.for %i = %zero to %end step %one {
    %v = memref.load %x[%i] : memref<65536xf32>
    // REMARK: library: calls atan of the mathematics library in a loop
    %w = math.atan %v : f32
    memref.store %w, %x[%i] : memref<65536xf32>
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
