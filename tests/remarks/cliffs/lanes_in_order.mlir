//
func.func @f(%x: memref<256x65536xf32>, %y: memref<256xf32>) {
  %zero = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 65536 : index
  %start = arith.constant 0.0 : f32
  %total = scf.for %i = %zero to %end step %16 iter_args(%sum = %start) -> f32 {
    %v = vector.load %x[%zero, %i] : memref<256x65536xf32>, vector<16xf32>
    // REMARK: order: adds up the 16 lanes of a vector one after the other
    %s = vector.reduction <add>, %v, %sum : vector<16xf32> into f32
    scf.yield %s : f32
  }
  memref.store %total, %y[%zero] : memref<256xf32>
  return
}
// -----
func.func @f(%x: memref<256x65536xf32>, %y: memref<256xf32>) {
  %zero = arith.constant 0 : index
  %16 = arith.constant 16 : index
  %end = arith.constant 65536 : index
  %start = arith.constant dense<0.0> : vector<16xf32>
  %total = scf.for %i = %zero to %end step %16 iter_args(%sum = %start) -> vector<16xf32> {
    %v = vector.load %x[%zero, %i] : memref<256x65536xf32>, vector<16xf32>
    %s = arith.addf %v, %sum : vector<16xf32>
    scf.yield %s : vector<16xf32>
  }
  %all = vector.reduction <add>, %total : vector<16xf32> into f32
  memref.store %all, %y[%zero] : memref<256xf32>
  return
}
