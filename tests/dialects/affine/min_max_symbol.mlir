// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @min_max_symbol(%a: index, %b: index) {
  affine.for %i = 0 to 8 {
  %0 = affine.min affine_map<(d0)[s0] -> (s0)>(%a)[%b]
  %1 = affine.max affine_map<(d0, d1)[s0, s1] -> (s1)>(%i, %i)[%a, %b]
  "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
