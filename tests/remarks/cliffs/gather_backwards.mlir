//
func.func @f(%x: memref<4096xf32>, %y: memref<4096xf32>) {
  %zero = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 4096 : index
  %all = arith.constant dense<true> : vector<16xi1>
  %none = arith.constant dense<0.0> : vector<16xf32>
  %at = arith.constant dense<[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]> : vector<16xindex>
  scf.for %i = %zero to %end step %16 {
    // REMARK: gather: the elements backwards
    %v = vector.gather %x[%i][%at], %all, %none : memref<4096xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    vector.store %v, %y[%i] : memref<4096xf32>, vector<16xf32>
  }
  return
}
// -----
func.func @f(%x: memref<4096xf32>, %y: memref<4096xf32>) {
  %zero = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 4096 : index
  %all = arith.constant dense<true> : vector<16xi1>
  %none = arith.constant dense<0.0> : vector<16xf32>
  %at = arith.constant dense<[0, 3, 12, 27, 48, 75, 108, 147, 192, 243, 43, 106, 175, 250, 74, 161]> : vector<16xindex>
  scf.for %i = %zero to %end step %16 {
    %v = vector.gather %x[%i][%at], %all, %none : memref<4096xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    vector.store %v, %y[%i] : memref<4096xf32>, vector<16xf32>
  }
  return
}
