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
