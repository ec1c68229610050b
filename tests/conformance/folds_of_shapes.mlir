// COMPARE: --canonicalize --allow-unregistered-dialect
func.func @known_witnesses(%s: !shape.shape, %t: tensor<4xf32>) -> (!shape.shape, tensor<4xf32>) {
  %false = shape.const_witness false
  %true = shape.const_witness true
  %0 = shape.assuming %false -> !shape.shape {
    shape.assuming_yield %s : !shape.shape
  }
  %1 = shape.assuming %true -> tensor<4xf32> {
    %2 = arith.addf %t, %t : tensor<4xf32>
    shape.assuming_yield %2 : tensor<4xf32>
  }
  return %0, %1 : !shape.shape, tensor<4xf32>
}
func.func @constants_of_broadcast(%s: tensor<2xindex>) -> (!shape.shape, !shape.shape) {
  %0 = shape.const_shape [3, 1] : tensor<2xindex>
  %1 = shape.const_shape [1, 2] : !shape.shape
  %2 = shape.broadcast %0, %s, %1 : tensor<2xindex>, tensor<2xindex>, !shape.shape -> !shape.shape
  %3 = shape.const_shape [] : !shape.shape
  %4 = shape.broadcast %3, %3, %3 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %2, %4 : !shape.shape, !shape.shape
}
func.func @casts(%s: tensor<2xindex>, %u: tensor<?xindex>) -> (tensor<?xindex>, !shape.witness) {
  %0 = tensor.cast %s : tensor<2xindex> to tensor<?xindex>
  %1 = shape.broadcast %0, %u : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.cstr_broadcastable %0, %u : tensor<?xindex>, tensor<?xindex>
  return %1, %2 : tensor<?xindex>, !shape.witness
}
func.func @last_of_any(%s: !shape.shape) -> (!shape.shape, !shape.shape) {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.const_shape [1] : !shape.shape
  %2 = shape.any %0, %1, %1 : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.any %0, %s : !shape.shape, !shape.shape -> !shape.shape
  return %2, %3 : !shape.shape, !shape.shape
}
func.func @same(%s: !shape.shape, %w: !shape.witness) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %s, %s : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %s : !shape.shape
  %true = shape.const_witness true
  %2 = shape.assuming_all %true, %w, %true
  return %0, %1, %2 : !shape.witness, !shape.witness, !shape.witness
}
func.func @witnesses(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %w: !shape.witness) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  %3 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %4 = shape.cstr_broadcastable %a, %c, %b : !shape.shape, !shape.shape, !shape.shape
  %5 = shape.assuming_all %3, %4
  %6 = shape.assuming_all %w, %0
  %7 = shape.assuming_all %6, %3
  return %2, %5, %7 : !shape.witness, !shape.witness, !shape.witness
}
func.func @unused(%w: !shape.witness, %i: index) -> index {
  %0:2 = shape.assuming %w -> (index, index) {
    %1 = "test.effect"(%i) : (index) -> index
    shape.assuming_yield %1, %i : index, index
  }
  return %0#1 : index
}
func.func @cast_shape(%t: tensor<?x4xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  return %1 : tensor<2xindex>
}
