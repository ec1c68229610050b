// COMPARE: --canonicalize
func.func @one_left(%a: !shape.shape) -> !shape.witness {
  %empty = shape.const_shape [] : !shape.shape
  %0 = shape.cstr_broadcastable %a, %a, %empty, %a : !shape.shape, !shape.shape, !shape.shape, !shape.shape
  return %0 : !shape.witness
}
func.func @known_in_part(%t: tensor<?x4xf32>) -> !shape.witness {
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<?xindex>
  %1 = shape.const_shape [1] : tensor<1xindex>
  %2 = shape.cstr_broadcastable %0, %0, %1 : tensor<?xindex>, tensor<?xindex>, tensor<1xindex>
  return %2 : !shape.witness
}
func.func @may_not_fit(%t: tensor<?x4xf32>) -> !shape.witness {
  %0 = shape.shape_of %t : tensor<?x4xf32> -> tensor<?xindex>
  %1 = shape.const_shape [2, 4] : tensor<2xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<?xindex>, tensor<2xindex>
  return %2 : !shape.witness
}
func.func @constants_first(%a: !shape.shape) -> !shape.shape {
  %empty = shape.const_shape [] : !shape.shape
  %one = shape.const_shape [1] : !shape.shape
  %0 = shape.broadcast %a, %empty, %one, %empty : !shape.shape, !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}
