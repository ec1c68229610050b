// COMPARE: --canonicalize
// ----- ub.poison, shape.add
func.func @poison_add(%x: index, %t: tensor<?xindex>) -> index {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.add %x, %p : index, index -> index
  return %0 : index
}
// ----- ub.poison, shape.add
func.func @poison_add_2(%x: index, %t: tensor<?xindex>) -> !shape.size {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.add %ps, %x : !shape.size, index -> !shape.size
  return %0 : !shape.size
}
// ----- ub.poison, shape.mul
func.func @poison_mul(%x: index, %t: tensor<?xindex>) -> index {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.mul %x, %p : index, index -> index
  return %0 : index
}
// ----- ub.poison, shape.div
func.func @poison_div(%x: index, %t: tensor<?xindex>) -> index {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.div %p, %p : index, index -> index
  return %0 : index
}
// ----- ub.poison, shape.index_to_size
func.func @poison_index_to_size(%x: index, %t: tensor<?xindex>) -> !shape.size {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.index_to_size %p
  return %0 : !shape.size
}
// ----- ub.poison, shape.size_to_index
func.func @poison_size_to_index(%x: index, %t: tensor<?xindex>) -> index {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.size_to_index %ps : !shape.size
  return %0 : index
}
// ----- ub.poison, shape.size_to_index
func.func @poison_size_to_index_2(%x: index, %t: tensor<?xindex>) -> index {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.size_to_index %p : index
  return %0 : index
}
// ----- ub.poison, shape.any
func.func @poison_any(%x: index, %t: tensor<?xindex>) -> tensor<?xindex> {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.any %t, %d : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- ub.poison, shape.any
func.func @poison_any_2(%x: index, %t: tensor<?xindex>) -> tensor<?xindex> {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.any %q, %d : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- ub.poison, shape.cstr_eq
func.func @poison_cstr_eq(%x: index, %t: tensor<?xindex>) -> !shape.witness {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.cstr_eq %d, %q : tensor<?xindex>, tensor<3xindex>
  return %0 : !shape.witness
}
// ----- ub.poison, shape.cstr_eq
func.func @poison_cstr_eq_2(%x: index, %t: tensor<?xindex>) -> !shape.witness {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.cstr_eq %d, %t : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}
// ----- ub.poison, shape.cstr_require
func.func @poison_cstr_require(%x: index, %t: tensor<?xindex>) -> !shape.witness {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.cstr_require %i, "msg"
  return %0 : !shape.witness
}
// ----- ub.poison, shape.assuming_all
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @poison_assuming_all(%x: index, %t: tensor<?xindex>) -> !shape.witness {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.assuming_all %w, %w
  return %0 : !shape.witness
}
// ----- ub.poison, shape.shape_eq
func.func @poison_shape_eq(%x: index, %t: tensor<?xindex>) -> i1 {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.shape_eq %q, %q : tensor<3xindex>, tensor<3xindex>
  return %0 : i1
}
// ----- ub.poison, shape.concat
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @poison_concat(%x: index, %t: tensor<?xindex>) -> !shape.shape {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.concat %sh, %sh : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}
// ----- ub.poison, shape.broadcast
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @poison_broadcast(%x: index, %t: tensor<?xindex>) -> !shape.shape {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.broadcast %sh, %sh : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}
// ----- ub.poison, shape.to_extent_tensor
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @poison_to_extent_tensor(%x: index, %t: tensor<?xindex>) -> tensor<?xindex> {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.to_extent_tensor %sh : !shape.shape -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- ub.poison, shape.to_extent_tensor
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @poison_to_extent_tensor_2(%x: index, %t: tensor<?xindex>) -> tensor<3xindex> {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.to_extent_tensor %q : tensor<3xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}
// ----- ub.poison, shape.cstr_broadcastable
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @poison_cstr_broadcastable(%x: index, %t: tensor<?xindex>) -> !shape.witness {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.cstr_broadcastable %sh, %sh : !shape.shape, !shape.shape
  return %0 : !shape.witness
}
// ----- ub.poison, shape.num_elements
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @poison_num_elements(%x: index, %t: tensor<?xindex>) -> !shape.size {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.num_elements %sh : !shape.shape -> !shape.size
  return %0 : !shape.size
}
// ----- ub.poison, shape.rank
func.func @poison_rank(%x: index, %t: tensor<?xindex>) -> !shape.size {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.rank %sh : !shape.shape -> !shape.size
  return %0 : !shape.size
}
// ----- ub.poison, shape.broadcast
func.func @poison_broadcast_2(%x: index, %t: tensor<?xindex>) -> tensor<?xindex> {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.broadcast %d : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- ub.poison, shape.get_extent
func.func @poison_get_extent(%x: index, %t: tensor<?xindex>) -> !shape.size {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.get_extent %sh, %p : !shape.shape, index -> !shape.size
  return %0 : !shape.size
}
// ----- ub.poison, shape.is_broadcastable
func.func @poison_is_broadcastable(%x: index, %t: tensor<?xindex>) -> i1 {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.is_broadcastable %sh, %sh : !shape.shape, !shape.shape
  return %0 : i1
}
// ----- ub.poison, shape.from_extents
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @poison_from_extents(%x: index, %t: tensor<?xindex>) -> !shape.shape {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.from_extents %p, %p : index, index
  return %0 : !shape.shape
}
// ----- ub.poison, shape.assuming, shape.assuming_yield
func.func @poison_assuming_assuming_yield(%x: index, %t: tensor<?xindex>) -> index {
  %p = ub.poison : index
  %ps = ub.poison : !shape.size
  %d = ub.poison : tensor<?xindex>
  %q = ub.poison : tensor<3xindex>
  %sh = ub.poison : !shape.shape
  %i = ub.poison : i1
  %w = ub.poison : !shape.witness
  %0 = shape.assuming %w -> index { %k = arith.constant 3 : index shape.assuming_yield %k : index }
  return %0 : index
}
