// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- ub.poison, cf.cond_br
func.func @poison_cond_br(%a: i32, %b: i32) -> i32 {
  %p = ub.poison : i1
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "test.a"(%p) : (i1) -> ()
  return %a : i32
^bb2:
  "test.b"(%p) : (i1) -> ()
  return %b : i32
}
// ----- ub.poison, scf.if
func.func @poison_scf_if(%a: i32, %b: i32) -> i32 {
  %p = ub.poison : i1
  %0 = scf.if %p -> i32 {
    "test.a"(%p) : (i1) -> ()
    scf.yield %a : i32
  } else {
    "test.a"(%p) : (i1) -> ()
    scf.yield %b : i32
  }
  return %0 : i32
}
