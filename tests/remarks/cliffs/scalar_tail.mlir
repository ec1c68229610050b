//
func.func @f(%x: memref<1024x?xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %16 = arith.constant 16 : index
  %rows = arith.constant 1024 : index
  %rest = arith.remui %n, %16 : index
  %end = arith.subi %n, %rest : index
  scf.for %j = %zero to %rows step %one {
    scf.for %i = %zero to %end step %16 {
      %v = vector.load %x[%j, %i] : memref<1024x?xf32>, vector<16xf32>
      %w = arith.addf %v, %v : vector<16xf32>
      vector.store %w, %x[%j, %i] : memref<1024x?xf32>, vector<16xf32>
    }
    // REMARK: tail: up to 15 iterations, runs as scalar code
    scf.for %i = %end to %n step %one {
      %v = memref.load %x[%j, %i] : memref<1024x?xf32>
      %w = arith.addf %v, %v : f32
      memref.store %w, %x[%j, %i] : memref<1024x?xf32>
    }
  }
  return
}
// -----
func.func @f(%x: memref<1024x?xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %16 = arith.constant 16 : index
  %rows = arith.constant 1024 : index
  %none = arith.constant dense<0.0> : vector<16xf32>
  scf.for %j = %zero to %rows step %one {
    scf.for %i = %zero to %n step %16 {
      %left = arith.subi %n, %i : index
      %mask = vector.create_mask %left : vector<16xi1>
      %v = vector.maskedload %x[%j, %i], %mask, %none : memref<1024x?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
      %w = arith.addf %v, %v : vector<16xf32>
      vector.maskedstore %x[%j, %i], %mask, %w : memref<1024x?xf32>, vector<16xi1>, vector<16xf32>
    }
  }
  return
}
