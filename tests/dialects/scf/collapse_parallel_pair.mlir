// COMPARE: --allow-unregistered-dialect --test-scf-parallel-loop-collapsing=collapsed-indices-0=0,1
func.func @collapse_parallel_pair(%a: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%a, %a) step (%c1, %a) {
    scf.parallel (%k, %l) = (%i, %j) to (%a, %i) step (%c1, %a) {
      "t.use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
    }
  } {attr}
  return
}
// -----
func.func @results_that_nothing_uses(%n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c4) step (%c1, %c4) init (%f) -> f32 {
    "test.effect"(%i, %j) : (index, index) -> ()
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return
}
