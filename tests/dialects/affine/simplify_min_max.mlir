// COMPARE: --pass-pipeline=builtin.module(func.func(affine-simplify-min-max)) --allow-unregistered-dialect

func.func @loop(%a: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c3 {
    %0 = affine.min affine_map<(d0) -> (64, d0, d0 + 3)>(%i)
    "test.use"(%0) : (index) -> ()
    %1 = affine.max affine_map<(d0)[s0] -> (64, s0, d0)>(%i)[%n]
    "test.use"(%1) : (index) -> ()
    %2 = affine.min affine_map<(d0)[s0] -> (s0 + 4, d0, s0, d0 - 64, 5)>(%i)[%n]
    "test.use"(%2) : (index) -> ()
    %3 = affine.min affine_map<(d0) -> (64, 64 - d0)>(%i)
    %4 = affine.apply affine_map<(d0)[s0] -> (s0 ceildiv 64)>(%i)[%3]
    "test.use"(%4) : (index) -> ()
    %5 = affine.min affine_map<(d0)[s0] -> (64 - d0, s0)>(%i)[%n]
    %6 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%5)[%n]
    "test.use"(%6) : (index) -> ()
    %7 = affine.apply affine_map<(d0) -> ((d0 + 63) floordiv 64)>(%3)
    "test.use"(%7) : (index) -> ()
  }
  return
}
func.func @consts(%a: index, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + 64, s0, s0 + 5)>(%c3)[%n]
  %1 = affine.max affine_map<(d0)[s0, s1] -> (s1, s0, s0 + 5)>(%c3)[%n, %a]
  %2 = affine.min affine_map<(d0, d1)[s0, s1] -> (d0, d1 + 1, s0, d0 + 1, s1 + 3, s1, s0 + 1)>(%a, %a)[%n, %n]
  return %0, %1, %2 : index, index, index
}
func.func @dims(%t: tensor<?x?xf32>, %b: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %t, %c0 : tensor<?x?xf32>
  %e = tensor.extract_slice %t[0, 0] [%b, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %d2 = tensor.dim %e, %c0 : tensor<?x4xf32>
  %d3 = arith.addi %b, %c1 : index
  %0 = affine.min affine_map<()[s0, s1, s2] -> (s0, s1, s2)>()[%d, %d2, %d3]
  %s = arith.cmpi slt, %d, %b : index
  %q = arith.select %s, %d3, %d2 : index
  %1 = affine.max affine_map<()[s0, s1, s2] -> (s0, s1, s2)>()[%q, %d2, %d3]
  return %0, %1 : index, index
}
func.func @par(%n: index) {
  affine.for %i = 0 to 100 step 7 {
    %0 = affine.min affine_map<(d0) -> (7, 100 - d0)>(%i)
    affine.parallel (%j) = (0) to (min(%i, 10)) {
      %1 = affine.max affine_map<(d0, d1) -> (d0, d1, 12)>(%j, %i)
      "test.use"(%1) : (index) -> ()
    }
  }
  scf.forall (%i) in (%n) {
     %1 = affine.max affine_map<(d0, d1) -> (d0, d1, 12)>(%n, %i)
     "test.use"(%1) : (index) -> ()
  }
  return
}
