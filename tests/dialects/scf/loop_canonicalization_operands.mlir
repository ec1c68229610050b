// COMPARE: --allow-unregistered-dialect --scf-for-loop-canonicalization
// ----- affine.min, affine.max
func.func @min_max(%a: index, %b: index) {
  %0 = affine.min affine_map<(d0) -> (0, d0 mod 4)>(%a)
  %1 = affine.min affine_map<()[s0] -> (0, s0 mod 4)>()[%a]
  %2 = affine.max affine_map<()[s0] -> (s0 - 2, s0 - 1)>()[%a]
  %3 = affine.max affine_map<()[s0, s1] -> (s0 + s1 - 2)>()[%a, %b]
  "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  return
}
// ----- scf.for, affine.min, affine.max
func.func @for_min_max(%a: index, %b: index) {
 scf.for %i = %a to %b step %a {
  %0 = affine.min affine_map<(d0) -> (0, d0 mod 4)>(%a)
  %1 = affine.min affine_map<()[s0] -> (0, s0 mod 4)>()[%a]
  %2 = affine.max affine_map<()[s0] -> (s0 - 2, s0 - 1)>()[%a]
  %3 = affine.max affine_map<()[s0, s1] -> (s0 + s1 - 2)>()[%a, %b]
  %4 = affine.min affine_map<(d0)[s0] -> (0, s0 mod 4)>(%i)[%a]
  %5 = affine.min affine_map<(d0)[s0] -> (1, s0 mod 4 + 1)>(%i)[%a]
  "test.use"(%0, %1, %2, %3, %4, %5) : (index, index, index, index, index, index) -> ()
 }
  return
}
// ----- affine.for, affine.min
func.func @for_min(%a: index, %b: index) {
 affine.for %i = 0 to 8 {
  %4 = affine.min affine_map<(d0)[s0] -> (0, s0 mod 4)>(%i)[%a]
  %5 = affine.min affine_map<(d0)[s0] -> (1, s0 mod 4 + 1)>(%i)[%a]
  "test.use"(%4, %5) : (index, index) -> ()
 }
  return
}
// ----- affine.min
func.func @min(%a: index, %b: index) {
  %c5 = arith.constant 5 : index
  %4 = affine.min affine_map<(d0, d1) -> (d0 ceildiv 4 + d1 - 1)>(%c5, %a)
  %5 = affine.min affine_map<(d0, d1) -> (d0 + d1 - 1)>(%c5, %a)
  %6 = affine.min affine_map<()[d0, d1] -> (d0 + d1 - 1)>()[%c5, %a]
  %7 = affine.min affine_map<()[d0, d1] -> (d0 + d1 - 1)>()[%b, %a]
  "test.use"(%4, %5, %6, %7) : (index, index, index, index) -> ()
  return
}
// ----- affine.min, affine.max
func.func @min_max_2(%a: index, %b: index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0 ceildiv 4 + d1 - 1)>(%a, %b)
  %1 = affine.min affine_map<(d0, d1) -> (d0 floordiv 4 + d1 - 1)>(%a, %b)
  %2 = affine.max affine_map<(d0, d1) -> (d0 mod 4 + d1 - 1)>(%a, %b)
  %3 = affine.max affine_map<(d0, d1) -> (d0 ceildiv 4 + d1 - 1)>(%a, %b)
  %4 = affine.max affine_map<(d0, d1) -> (d0 floordiv 4 + d1 - 1)>(%a, %b)
  "test.use"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
  return
}
// ----- affine.min, affine.max
func.func @min_max_3(%a: index, %b: index) {
  %c5 = arith.constant 5 : index
  %0 = affine.min affine_map<(d0, d1) -> (d0 ceildiv 4 + d1 - 1)>(%c5, %b)
  %1 = affine.min affine_map<(d0, d1) -> (d0 floordiv 4 + d1 - 1)>(%c5, %b)
  %2 = affine.max affine_map<(d0, d1) -> (d0 mod 4 + d1 - 1)>(%c5, %b)
  %3 = affine.max affine_map<(d0, d1) -> (d0 ceildiv 4 + d1 - 1)>(%c5, %b)
  %4 = affine.max affine_map<(d0, d1) -> (d0 floordiv 4 + d1 - 1)>(%c5, %b)
  "test.use"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
  return
}
// ----- affine.max
func.func @max(%a: index, %b: index, %c: index) {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %0 = affine.max affine_map<(d0, d1, d2) -> (d2 + 1)>(%a, %b, %c)
  "test.use"(%0) {n = 0} : (index) -> ()
  %1 = affine.max affine_map<(d0, d1, d2) -> (d2 + d1 + 1)>(%a, %b, %b)
  "test.use"(%1) {n = 1} : (index) -> ()
  %2 = affine.max affine_map<(d0, d1, d2) -> (d2 + 1)>(%a, %b, %b)
  "test.use"(%2) {n = 2} : (index) -> ()
  %3 = affine.max affine_map<(d0, d1, d2) -> (d2 + d0 + 1)>(%a, %c2, %c2)
  "test.use"(%3) {n = 3} : (index) -> ()
  %4 = affine.max affine_map<(d0, d1, d2) -> (d2 + d0 + 1)>(%a, %c2, %c5)
  "test.use"(%4) {n = 4} : (index) -> ()
  %5 = affine.max affine_map<(d0, d1, d2) -> (d2 + d0 + 1)>(%a, %c, %c5)
  "test.use"(%5) {n = 5} : (index) -> ()
  %6 = affine.max affine_map<(d0, d1)[s0] -> (d1 + s0 + 1)>(%a, %b)[%b]
  "test.use"(%6) {n = 6} : (index) -> ()
  %7 = affine.max affine_map<(d0)[s0] -> (d0 + s0 + 1)>(%b)[%b]
  "test.use"(%7) {n = 7} : (index) -> ()
  %8 = affine.max affine_map<(d0)[s0] -> (d0 - s0 + 1)>(%b)[%b]
  "test.use"(%8) {n = 8} : (index) -> ()
  %9 = affine.max affine_map<(d0, d1) -> (d0 + d1 + 1)>(%b, %b)
  "test.use"(%9) {n = 9} : (index) -> ()
  %10 = affine.max affine_map<(d0, d1) -> (d0 + 1)>(%b, %b)
  "test.use"(%10) {n = 10} : (index) -> ()
  %11 = affine.max affine_map<(d0, d1) -> (d0 - d1 + 1)>(%b, %b)
  "test.use"(%11) {n = 11} : (index) -> ()
  %12 = affine.max affine_map<()[d0, d1] -> (d0 + 1)>()[%b, %b]
  "test.use"(%12) {n = 12} : (index) -> ()
  return
}
// ----- affine.max, affine.apply
func.func @max_apply(%a: index, %b: index, %c: index) {
  %1 = affine.max affine_map<()[d0, d1] -> (d0 + d1 + 1)>()[%b, %b]
  "test.use"(%1) {n = 1} : (index) -> ()
  %2 = affine.max affine_map<()[d0, d1] -> (d0 - d1 + 1)>()[%b, %b]
  "test.use"(%2) {n = 2} : (index) -> ()
  %3 = affine.max affine_map<()[d0, d1, d2] -> (d0 - d1 + 1)>()[%b, %a, %b]
  "test.use"(%3) {n = 3} : (index) -> ()
  %4 = affine.max affine_map<()[d0, d1, d2] -> (d0 - d1 + d2)>()[%b, %a, %b]
  "test.use"(%4) {n = 4} : (index) -> ()
  %p = affine.apply affine_map<()[s0] -> (s0 + 5)>()[%b]
  %5 = affine.max affine_map<()[d0, d1, d2] -> (d0 - d1 + d2)>()[%b, %p, %b]
  "test.use"(%5) {n = 5} : (index) -> ()
  %6 = affine.max affine_map<(d0, d1, d2) -> (d0 + d1 + d2)>(%b, %p, %b)
  "test.use"(%6) {n = 6} : (index) -> ()
  return
}
// ----- affine.apply, affine.max, affine.min
func.func @apply_max_min(%a: index, %b: index, %c: index) {
  %p = affine.apply affine_map<()[s0] -> (s0 + 5)>()[%b]
  %q = affine.apply affine_map<()[s0] -> (s0 + 6)>()[%b]
  %1 = affine.max affine_map<()[d0, d1] -> (d0, d1)>()[%p, %q]
  "test.use"(%1) {n = 1} : (index) -> ()
  %2 = affine.max affine_map<()[d0, d1] -> (d0, d1)>()[%p, %b]
  "test.use"(%2) {n = 2} : (index) -> ()
  %3 = affine.min affine_map<()[d0, d1] -> (d0, d0 + 1)>()[%p, %b]
  "test.use"(%3) {n = 3} : (index) -> ()
  %4 = affine.min affine_map<()[d0, d1] -> (d1 + d0)>()[%p, %b]
  "test.use"(%4) {n = 4} : (index) -> ()
  scf.for %i = %a to %p step %c {
    %5 = affine.min affine_map<(d0)[d1] -> (d1 + 6, d0)>(%i)[%b]
    "test.use"(%5) {n = 5} : (index) -> ()
  }
  %c4 = arith.constant 4 : index
  scf.for %i = %a to %p step %c4 {
    %5 = affine.min affine_map<(d0)[d1] -> (d1 + 6, d0)>(%i)[%b]
    %6 = affine.min affine_map<(d0)[d1] -> (d1 + 6, d0)>(%i)[%p]
    %7 = affine.min affine_map<(d0)[d1] -> (4, d1 - d0 + 4)>(%i)[%p]
    "test.use"(%5, %6, %7) {n = 6} : (index, index, index) -> ()
  }
  return
}
