//
func.func @f(%x: memref<8192xf32>, %y: memref<4096xf32>, %more: index) {
  %zero = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 4096 : index
  %all = arith.constant dense<true> : vector<16xi1>
  %none = arith.constant dense<0.0> : vector<16xf32>
  %three = arith.constant dense<3> : vector<16xindex>
  %lanes = vector.step : vector<16xindex>
  %scaled = arith.muli %lanes, %three : vector<16xindex>
  %shift = vector.broadcast %more : index to vector<16xindex>
  %at = arith.addi %scaled, %shift : vector<16xindex>
  scf.for %i = %zero to %end step %16 {
    // REMARK: gather: every third element
    %v = vector.gather %x[%i][%at], %all, %none : memref<8192xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    vector.store %v, %y[%i] : memref<4096xf32>, vector<16xf32>
  }
  return
}
// -----
func.func @f(%x: memref<8192xf32>, %y: memref<4096xf32>, %where: memref<16xindex>) {
  %zero = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 4096 : index
  %all = arith.constant dense<true> : vector<16xi1>
  %none = arith.constant dense<0.0> : vector<16xf32>
  %at = vector.load %where[%zero] : memref<16xindex>, vector<16xindex>
  scf.for %i = %zero to %end step %16 {
    %v = vector.gather %x[%i][%at], %all, %none : memref<8192xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    vector.store %v, %y[%i] : memref<4096xf32>, vector<16xf32>
  }
  return
}
