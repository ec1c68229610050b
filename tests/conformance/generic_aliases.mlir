// COMPARE: --mlir-print-op-generic
func.func @sum(%m: memref<8xf32>, %init: f32) -> f32 {
  %r = affine.for %i = 0 to 8 step 2 iter_args(%s = %init) -> (f32) {
    %x = affine.load %m[%i] : memref<8xf32>
    %n = arith.addf %s, %x : f32
    affine.yield %n : f32
  } {note = affine_map<(i) -> (i + 7)>}
  return %r : f32
}
