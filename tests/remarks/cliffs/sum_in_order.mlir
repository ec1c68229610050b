//
func.func @sum(%x: memref<65536xf32>) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  %start = arith.constant 0.0 : f32
  %total = scf.for %i = %zero to %end step %one iter_args(%sum = %start) -> f32 {
    %v = memref.load %x[%i] : memref<65536xf32>
    // REMARK: order: an ordered reduction
    %next = arith.addf %sum, %v : f32
    scf.yield %next : f32
  }
  return %total : f32
}
// -----
func.func @sum(%x: memref<65536xf32>) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 65536 : index
  %start = arith.constant 0.0 : f32
  %total = scf.for %i = %zero to %end step %one iter_args(%sum = %start) -> f32 {
    %v = memref.load %x[%i] : memref<65536xf32>
    %next = arith.addf %sum, %v fastmath<reassoc> : f32
    scf.yield %next : f32
  }
  return %total : f32
}
