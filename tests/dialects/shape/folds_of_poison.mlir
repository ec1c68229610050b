// COMPARE: --canonicalize
func.func @f(%x: index, %t: tensor<?xindex>) -> index {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.size {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> index {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> index {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.size {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> index {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> index {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> tensor<?xindex> {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> tensor<?xindex> {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.witness {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.witness {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.witness {
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
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.witness {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> i1 {
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
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.shape {
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
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.shape {
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
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%x: index, %t: tensor<?xindex>) -> tensor<?xindex> {
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
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%x: index, %t: tensor<?xindex>) -> tensor<3xindex> {
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
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.witness {
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
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.size {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.size {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> tensor<?xindex> {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.size {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> i1 {
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
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%x: index, %t: tensor<?xindex>) -> !shape.shape {
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
// -----
func.func @f(%x: index, %t: tensor<?xindex>) -> index {
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
