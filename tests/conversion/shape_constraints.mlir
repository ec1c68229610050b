// COMPARE: --convert-shape-constraints
// ----- shape.cstr_broadcastable
func.func @cstr_broadcastable(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}
// ----- shape.cstr_broadcastable
func.func @cstr_broadcastable_2(%a: tensor<?xindex>, %b: tensor<3xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<3xindex>
  return %0 : !shape.witness
}
// ----- shape.cstr_broadcastable
func.func @cstr_broadcastable_3(%a: tensor<?xindex>, %b: tensor<3xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b, %a {foo}: tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
  return %0 : !shape.witness
}
// ----- shape.cstr_eq
func.func @cstr_eq(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %c, %c : !shape.shape, !shape.shape
  return %0, %1 : !shape.witness, !shape.witness
}
// ----- shape.cstr_require
func.func @req(%a: i1) -> !shape.witness {
  %0 = shape.cstr_require %a, "msg"
  return %0 : !shape.witness
}
// ----- shape.cstr_eq
func.func @cstr_eq_2(%a: tensor<?xindex>, %b: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b, %a : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}
// ----- assume
func.func @assume(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: i1) -> index {
  %w = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %w2 = shape.cstr_require %c, "hi"
  %w3 = shape.assuming_all %w, %w2
  %r = shape.assuming %w3 -> index { %c1 = arith.constant 1 : index 
   shape.assuming_yield %c1 : index }
  return %r : index
}
