// COMPARE: --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(scf-for-to-while))
func.func @min_max_fold_alone(%a: index, %b: index) {
  affine.for %i = 0 to 8 {
  %0 = affine.min affine_map<(d0)[s0] -> (s0)>(%a)[%b]
  %1 = affine.max affine_map<(d0)[s0] -> (d0)>(%i)[%b]
  %2 = affine.max affine_map<(d0) -> (d0)>(%i)
  %3 = affine.max affine_map<()[d0] -> (d0)>()[%a]
  %4 = affine.max affine_map<(d1, d0)[s0] -> (d0)>(%a, %i)[%b]
  %5 = affine.max affine_map<(d0, d1)[s0] -> (d0)>(%i, %a)[%b]
  "test.use"(%0, %1, %2, %3, %4, %5) : (index, index, index, index, index, index) -> ()
  }
  return
}
