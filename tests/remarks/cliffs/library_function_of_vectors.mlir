//
func.func @f(%x: memref<65536xf64>) {
  %zero = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 65536 : index
  scf.for %i = %zero to %end step %16 {
    %v = vector.load %x[%i] : memref<65536xf64>, vector<16xf64>
    // REMARK: library: calls powf of the mathematics library, 16 times for each vector
    %w = math.powf %v, %v : vector<16xf64>
    vector.store %w, %x[%i] : memref<65536xf64>, vector<16xf64>
  }
  return
}
// -----
func.func @f(%x: memref<65536xf32>) {
  %zero = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 65536 : index
  scf.for %i = %zero to %end step %16 {
    %v = vector.load %x[%i] : memref<65536xf32>, vector<16xf32>
    %w = math.exp %v : vector<16xf32>
    vector.store %w, %x[%i] : memref<65536xf32>, vector<16xf32>
  }
  return
}
