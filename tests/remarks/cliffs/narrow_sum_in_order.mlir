//
func.func @f(%a: memref<100000xbf16>) -> bf16 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 100000 : index
  %none = arith.constant 0.0 : bf16
  %sum = scf.for %i = %zero to %end step %one iter_args(%so_far = %none) -> bf16 {
    %x = memref.load %a[%i] : memref<100000xbf16>
    // REMARK: order: an ordered reduction in bf16: each step is rounded
    %next = arith.addf %so_far, %x : bf16
    scf.yield %next : bf16
  }
  return %sum : bf16
}
// -----
func.func @f(%a: memref<100000xbf16>) -> bf16 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 100000 : index
  %none = arith.constant 0.0 : f32
  %sum = scf.for %i = %zero to %end step %one iter_args(%so_far = %none) -> f32 {
    %x = memref.load %a[%i] : memref<100000xbf16>
    %wide = arith.extf %x : bf16 to f32
    %next = arith.addf %so_far, %wide fastmath<reassoc> : f32
    scf.yield %next : f32
  }
  %rounded = arith.truncf %sum : f32 to bf16
  return %rounded : bf16
}
