// COMPARE: --allow-unregistered-dialect --scf-for-loop-canonicalization
func.func @for_loop_canonicalization(%n: index, %k: index, %t: tensor<?x?xf32>, %e: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  scf.for %i = %c0 to %c16 step %c4 {
    %u = affine.min affine_map<(d0) -> (-d0 + 16, 4)>(%i)
    %v = affine.max affine_map<(d0) -> (d0, -4)>(%i)
    %w = affine.min affine_map<(d0) -> (d0 + 100, 4)>(%i)
    "test.use"(%u, %v, %w) : (index, index, index) -> ()
    scf.for %j = %c0 to %c17 step %c4 {
      %x = affine.min affine_map<(d0) -> (-d0 + 17, 4)>(%j)
      %y = affine.min affine_map<(d0, d1) -> (d0 + d1, 50)>(%i, %j)
      %z = affine.max affine_map<(d0, d1) -> (d0 + d1, -3)>(%i, %j)
      "test.use"(%x, %y, %z) : (index, index, index) -> ()
    }
  }
  scf.for %i = %c0 to %n step %c4 {
    %u = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 4)>(%i)[%n]
    %v = affine.max affine_map<(d0) -> (d0, -4)>(%i)
    "test.use"(%u, %v) : (index, index) -> ()
  }
  scf.for %i = %k to %n step %k {
    %u = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 4)>(%i)[%n]
    "test.use"(%u) : (index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %n) step (%c4, %c4) {
    %u = affine.min affine_map<(d0) -> (-d0 + 16, 4)>(%i)
    %v = affine.max affine_map<(d0, d1) -> (d0 + d1, -4)>(%i, %j)
    "test.use"(%u, %v) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (0, 0) to (16, %n) step (4, 4) {
    %u = affine.min affine_map<(d0) -> (-d0 + 16, 4)>(%i)
    %v = affine.max affine_map<(d0, d1) -> (d0 + d1, -4)>(%i, %j)
    "test.use"(%u, %v) : (index, index) -> ()
  }
  %r = scf.for %i = %c0 to %n step %c4 iter_args(%x = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %x, %c0 : tensor<?x?xf32>
    "test.use"(%d) : (index) -> ()
    %y = tensor.insert %e into %x[%i, %i] : tensor<?x?xf32>
    scf.yield %y : tensor<?x?xf32>
  }
  %d = tensor.dim %r, %c0 : tensor<?x?xf32>
  "test.use"(%d) : (index) -> ()
  return
}
