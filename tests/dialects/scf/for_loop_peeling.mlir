// COMPARE: --allow-unregistered-dialect --scf-for-loop-peeling
func.func @for_loop_peeling(%n: index, %k: index, %m: memref<?xi32>, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%x = %a) -> i32 {
    %s = affine.min affine_map<(d0, d1)[s0] -> (s0, d0 - d1)>(%n, %i)[%c4]
    %c = arith.index_cast %s : index to i32
    %v = arith.addi %x, %c : i32
    scf.for %j = %c0 to %n step %c4 {
      %u = affine.min affine_map<(d0, d1) -> (-d0 + d1, 4)>(%j, %n)
      "test.use"(%u, %i) : (index, index) -> ()
    }
    scf.yield %v : i32
  }
  scf.for %i = %c0 to %n step %c1 {
    "test.use"(%i) : (index) -> ()
  }
  scf.for unsigned %i = %c0 to %n step %c4 {
    "test.use"(%i) : (index) -> ()
  }
  scf.for %i = %k to %n step %k {
    %u = affine.min affine_map<(d0, d1)[s0] -> (-d0 + d1, s0)>(%i, %n)[%k]
    "test.use"(%u) : (index) -> ()
  }
  return %r : i32
}
