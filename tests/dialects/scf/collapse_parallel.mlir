// COMPARE: --allow-unregistered-dialect --test-scf-parallel-loop-collapsing="collapsed-indices-0=3,0 collapsed-indices-1=1 collapsed-indices-2=2"
// ----- scf.parallel, memref.store
func.func @parallel_store(%a: index, %b: index, %m: memref<?x?x?x?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j, %k, %l) = (%c0, %c1, %a, %c3) to (%c10, %b, %c10, %b) step (%c1, %c2, %c3, %a) {
    memref.store %v, %m[%i, %j, %k, %l] : memref<?x?x?x?xf32>
  }
  return
}
// ----- scf.parallel: has 2 iter args while this limited functionality testing pass was configured only for ...
func.func @parallel_has_2_iter_args_while_this_limited_functionality(%a: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%a, %a) step (%c1, %a) {
    scf.parallel (%k, %l) = (%i, %j) to (%a, %i) step (%c1, %a) {
      "t.use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
    }
  } {attr}
  return
}
