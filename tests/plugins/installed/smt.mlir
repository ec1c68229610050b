func.func @a(%i: !smt.int, %b: !smt.bv<4>, %c: !smt.bool) {
  %0 = smt.eq %i, %i : !smt.int
  %1 = smt.distinct %b, %b, %b : !smt.bv<4>
  %c5_bv4 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
  %2 = smt.bv.repeat 3 times %b : !smt.bv<4>
  %3 = smt.bv.concat %b, %2 : !smt.bv<4>, !smt.bv<12>
  %4 = smt.bv.extract %2 from 3 : (!smt.bv<12>) -> !smt.bv<2>
  %f = smt.declare_fun "f" : !smt.func<(!smt.int) !smt.int>
  return
}
// -----
// ERROR: integer value out of range for given bit-vector type '!smt.bv<4>'
func.func @a() {
  %0 = smt.bv.constant #smt.bv<17> : !smt.bv<4>
  return
}
