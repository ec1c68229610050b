// COMPARE: --allow-unregistered-dialect --mlir-print-op-generic
// An operation of an unknown name might be a terminator, but the implicit one is added all the same.
func.func @scope() {
  memref.alloca_scope { "some.thing"() : () -> () }
  return
}
func.func @condition(%c: i1) {
  scf.if %c { "some.thing"() : () -> () }
  return
}
func.func @loop() {
  affine.for %i = 0 to 3 { "some.thing"() : () -> () }
  return
}
func.func @assuming(%w: !shape.witness) {
  shape.assuming %w { "some.thing"() : () -> () }
  return
}
