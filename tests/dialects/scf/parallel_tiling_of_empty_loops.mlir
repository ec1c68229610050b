// COMPARE: --pass-pipeline=builtin.module(func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}))
// From 2 to 1 there are 2^64 - 1 steps without a sign, a multiple of 3.
func.func @none(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c2) to (%c10, %c1) step (%c2, %c1) {
    vector.print %j : index
  }
  return
}
