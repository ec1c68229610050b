// COMPARE: --remove-shape-constraints --allow-unregistered-dialect
// ----- shape.cstr_broadcastable, shape.cstr_eq, shape.assuming_all
func.func @cstr_broadcastable_cstr_eq_assuming_all(%a: !shape.shape, %b: !shape.shape, %i: i1) {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1
  %u = arith.constant 1 : index
  %u2 = arith.constant 1 : index
  %u3 = arith.addi %u, %u2 : index
  shape.assuming %3 { "x.y"(%u3) : (index) -> () 
   shape.assuming_yield }
  return
}
func.func @n(%a: !shape.shape, %e: tensor<?xindex>) -> (!shape.size) {
  %0 = shape.num_elements %e : tensor<?xindex> -> !shape.size
  return %0 : !shape.size
}
func.func @n0() -> index {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %1 = shape.num_elements %0 : tensor<2xindex> -> index
  return %1 : index
}
// ----- shape.cstr_broadcastable, shape.cstr_eq, shape.cstr_require
func.func @cstr_broadcastable_cstr_eq_cstr_require(%a: !shape.shape, %b: !shape.shape, %i: i1) {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %2 = shape.cstr_require %i, "msg"
  %3 = shape.assuming_all %0, %1, %2
  shape.assuming %3 { "x.y"() : () -> () 
   shape.assuming_yield }
  return
}
func.func @n(%a: !shape.shape, %e: tensor<?xindex>, %t: tensor<3xindex>) -> (index, !shape.size, index) {
  %0 = shape.num_elements %e : tensor<?xindex> -> index
  %1 = shape.num_elements %a : !shape.shape -> !shape.size
  %2 = shape.num_elements %t : tensor<3xindex> -> index
  return %0, %1, %2 : index, !shape.size, index
}
