// COMPARE: --convert-shape-to-std --allow-unregistered-dialect
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
// ----- shape.shape_of, shape.dim, shape.get_extent
func.func @std(%a: tensor<?xf32>, %s: tensor<?xindex>, %t: tensor<?xindex>, %i: index, %sz: !shape.size) -> (index, tensor<?xindex>, index, index) {
  %0 = shape.shape_of %a : tensor<?xf32> -> tensor<?xindex>
  %1 = shape.dim %a, %i : tensor<?xf32>, index -> index
  %2 = shape.get_extent %s, %i : tensor<?xindex>, index -> index
  %3 = shape.rank %s : tensor<?xindex> -> index
  return %1, %0, %2, %3 : index, tensor<?xindex>, index, index
}
// ----- shape.shape_of, shape.broadcast, shape.const_shape
func.func @shape_of_broadcast_const_shape(%a: tensor<?x3x?xf32>, %s: tensor<?xindex>, %t: tensor<?xindex>, %i: index, %u: tensor<*xf32>)
    -> (tensor<3xindex>, tensor<?xindex>, index, tensor<?xindex>) {
  %0 = shape.shape_of %a : tensor<?x3x?xf32> -> tensor<3xindex>
  %1 = shape.broadcast %s, %t : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %3 = shape.const_size 5
  %4 = shape.size_to_index %3 : !shape.size
  %5 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  return %0, %1, %4, %5 : tensor<3xindex>, tensor<?xindex>, index, tensor<?xindex>
}
// ----- shape.is_broadcastable, shape.shape_eq, shape.split_at
func.func @is_broadcastable_shape_eq_split_at(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<3xindex>, %i: index, %j: index)
    -> (i1, i1, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) {
  %0 = shape.is_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.shape_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %2, %3 = "shape.split_at"(%a, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %4 = shape.concat %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2, %3, %4 : i1, i1, tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
}
// ----- shape.reduce, arith.muli
func.func @red(%a: tensor<?xindex>) -> index {
  %c1 = arith.constant 1 : index
  %0 = shape.reduce(%a, %c1) : tensor<?xindex> -> index {
    ^bb0(%i: index, %d: index, %l: index):
      %x = arith.muli %l, %d : index
      shape.yield %x : index
  }
  return %0 : index
}
// ----- shape.from_extents, shape.to_extent_tensor
func.func @from_extents_to_extent_tensor(%i: index, %j: index) -> (!shape.shape, tensor<2xindex>) {
  %0 = shape.from_extents %i, %j : index, index
  %1 = shape.to_extent_tensor %0 : !shape.shape -> tensor<2xindex>
  return %0, %1 : !shape.shape, tensor<2xindex>
}
// ----- shape.add, shape.mul, shape.div
func.func @add_mul_div(%i: index, %j: index, %s: !shape.size) -> (index, !shape.size, index, index) {
  %0 = shape.add %i, %j : index, index -> index
  %1 = shape.mul %s, %j : !shape.size, index -> !shape.size
  %2 = shape.div %i, %j : index, index -> index
  %3 = shape.mul %i, %j : index, index -> index
  return %0, %1, %2, %3 : index, !shape.size, index, index
}
// ----- shape.to_extent_tensor
func.func @tot(%a: tensor<?xindex>, %n: tensor<2xindex>) -> (tensor<?xindex>, tensor<2xindex>) {
  %0 = shape.to_extent_tensor %a : tensor<?xindex> -> tensor<?xindex>
  %1 = shape.to_extent_tensor %n : tensor<2xindex> -> tensor<2xindex>
  return %0, %1 : tensor<?xindex>, tensor<2xindex>
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
// ----- shape.num_elements: if at least one of the operands can hold error values then the result must be ...
func.func @misc(%a: !shape.shape, %b: !shape.shape, %i: index) -> (!shape.shape, index, i1, !shape.size, !shape.shape) {
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.num_elements %a : !shape.shape -> index
  %2 = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  %3 = shape.rank %a : !shape.shape -> !shape.size
  %4 = shape.any %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2, %3, %4: !shape.shape, index, i1, !shape.size, !shape.shape
}
// ----- shape.max: operand #0 must be shape or size, but got 'index'
func.func @minmax(%i: index, %j: index, %s: tensor<?xindex>) -> (index, index, index) {
  %0 = shape.max %i, %j : index, index -> index
  %1 = shape.min %i, %j : index, index -> index
  %2 = shape.num_elements %s : tensor<?xindex> -> index
  return %0, %1, %2 : index, index, index
}
// ----- shape.shape_eq
func.func @eqs(%a: tensor<3xindex>, %b: tensor<3xindex>, %c: tensor<2xindex>, %d: tensor<?xindex>) -> (i1, i1, i1, i1) {
  %0 = shape.shape_eq %a, %b : tensor<3xindex>, tensor<3xindex>
  %1 = shape.shape_eq %a, %c : tensor<3xindex>, tensor<2xindex>
  %2 = shape.shape_eq %a, %d, %b : tensor<3xindex>, tensor<?xindex>, tensor<3xindex>
  %3 = shape.shape_eq %a : tensor<3xindex>
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// ----- shape.broadcast, shape.is_broadcastable
func.func @broadcast_is(%a: tensor<3xindex>, %b: tensor<?xindex>, %c: tensor<2xindex>, %d: tensor<?xindex>) -> (tensor<?xindex>, tensor<3xindex>, i1) {
  %0 = shape.broadcast %a, %b, %c : tensor<3xindex>, tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  %1 = shape.broadcast %a, %c : tensor<3xindex>, tensor<2xindex> -> tensor<3xindex>
  %2 = shape.is_broadcastable %a, %b, %c : tensor<3xindex>, tensor<?xindex>, tensor<2xindex>
  return %0, %1, %2 : tensor<?xindex>, tensor<3xindex>, i1
}
// ----- failed to legalize unresolved materialization from ...
func.func @any(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: !shape.shape) -> (tensor<?xindex>, !shape.shape, tensor<?xindex>) {
  %0 = shape.any %a, %b : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %1 = shape.any %a, %c : tensor<?xindex>, !shape.shape -> !shape.shape
  %2 = shape.any %a : tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2 : tensor<?xindex>, !shape.shape, tensor<?xindex>
}
// ----- failed to legalize unresolved materialization from ...
func.func @failed_to_legalize_unresolved_materialization_from(%a: tensor<2xindex>, %b: tensor<?xindex>, %c: !shape.shape) -> (tensor<?xindex>) {
  %0 = shape.any %a, %b : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- shape.const_shape: inferred type...
func.func @const_shape_inferred_type(%i: index) -> (!shape.shape, tensor<0xindex>, tensor<?xindex>, !shape.size, !shape.size, index) {
  %0 = shape.const_shape [1, 2] : !shape.shape
  %1 = shape.const_shape [] : tensor<0xindex>
  %2 = shape.const_shape [4] : tensor<?xindex>
  %3 = shape.const_size 3
  %4 = shape.index_to_size %i
  %5 = shape.size_to_index %4 : !shape.size
  return %0, %1, %2, %3, %4, %5 : !shape.shape, tensor<0xindex>, tensor<?xindex>, !shape.size, !shape.size, index
}
// ----- shape.dim, shape.get_extent, shape.shape_of
func.func @so2(%t: tensor<2x?xf32>, %s: !shape.size, %i: index, %sh: !shape.shape, %u: tensor<*xf32>) -> (!shape.size, index, !shape.size, index, index) {
  %0 = shape.dim %t, %s : tensor<2x?xf32>, !shape.size -> !shape.size
  %1 = shape.dim %t, %i : tensor<2x?xf32>, index -> index
  %2 = shape.get_extent %sh, %s : !shape.shape, !shape.size -> !shape.size
  %3 = shape.dim %u, %i : tensor<*xf32>, index -> index
  %so = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %4 = shape.get_extent %so, %i : tensor<?xindex>, index -> index
  return %0, %1, %2, %3, %4 : !shape.size, index, !shape.size, index, index
}
// ----- tensor.rank: operand #0 must be tensor of any type values, but got 'memref<2x?xf32>'
func.func @rank_operand_0_must_be_tensor_of_any_type_values_but_got(%t: memref<2x?xf32>, %i: index) -> (index, index) {
  %1 = shape.dim %t, %i : memref<2x?xf32>, index -> index
  %so = shape.shape_of %t : memref<2x?xf32> -> tensor<2xindex>
  %4 = shape.get_extent %so, %i : tensor<2xindex>, index -> index
  return %1, %4 : index, index
}
// ----- shape.reduce, shape.mul
func.func @reduce_mul(%a: !shape.shape, %s: !shape.size) -> !shape.size {
  %0 = shape.reduce(%a, %s) : !shape.shape -> !shape.size {
    ^bb0(%i: index, %d: !shape.size, %l: !shape.size):
      %x = shape.mul %l, %d : !shape.size, !shape.size -> !shape.size
      shape.yield %x : !shape.size
  }
  return %0 : !shape.size
}
// ----- shape.reduce, shape.add, shape.mul
func.func @reduce_add_mul(%a: tensor<?xindex>, %i: index, %f: f32) -> (index, f32) {
  %0:2 = shape.reduce(%a, %i, %f) : tensor<?xindex> -> (index, f32) {
    ^bb0(%j: index, %d: index, %l: index, %g: f32):
      %x = shape.add %l, %j : index, index -> index
      %y = shape.mul %x, %d : index, index -> index
      %h = arith.addf %g, %g : f32
      shape.yield %y, %h : index, f32
  }
  return %0#0, %0#1 : index, f32
}
// ----- shape.broadcast, shape.is_broadcastable, shape.shape_eq
func.func @broadcast_is_2(%a: tensor<?xindex>, %s: !shape.shape, %b: tensor<2xindex>) -> (!shape.shape, tensor<?xindex>, tensor<2xindex>, i1, i1) {
  %0 = shape.broadcast %a, %s : tensor<?xindex>, !shape.shape -> !shape.shape
  %1 = shape.broadcast %a : tensor<?xindex> -> tensor<?xindex>
  %2 = shape.broadcast %b, %b : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %3 = shape.is_broadcastable %a, %s : tensor<?xindex>, !shape.shape
  %4 = shape.shape_eq %a, %s : tensor<?xindex>, !shape.shape
  return %0, %1, %2, %3, %4 : !shape.shape, tensor<?xindex>, tensor<2xindex>, i1, i1
}
// ----- shape.split_at
func.func @split_at(%a: !shape.shape, %i: !shape.size, %b: tensor<4xindex>, %j: index) -> (!shape.shape, tensor<?xindex>) {
  %0, %1 = "shape.split_at"(%a, %i) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %2, %3 = "shape.split_at"(%b, %j) : (tensor<4xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  return %0, %3 : !shape.shape, tensor<?xindex>
}
// ----- shape.to_extent_tensor
func.func @to_extent_tensor(%a: !shape.shape, %b: tensor<?xindex>, %c: tensor<4xindex>) -> (tensor<?xindex>, tensor<3xindex>, tensor<?xindex>) {
  %0 = shape.to_extent_tensor %a : !shape.shape -> tensor<?xindex>
  %1 = shape.to_extent_tensor %b : tensor<?xindex> -> tensor<3xindex>
  %2 = shape.to_extent_tensor %c : tensor<4xindex> -> tensor<?xindex>
  return %0, %1, %2 : tensor<?xindex>, tensor<3xindex>, tensor<?xindex>
}
// ----- shape.rank
func.func @rank(%a: !shape.shape, %b: tensor<?xindex>, %c: tensor<4xindex>) -> (!shape.size, index, index, !shape.size) {
  %0 = shape.rank %a : !shape.shape -> !shape.size
  %1 = shape.rank %b : tensor<?xindex> -> index
  %2 = shape.rank %c : tensor<4xindex> -> index
  %3 = shape.rank %b : tensor<?xindex> -> !shape.size
  return %0, %1, %2, %3 : !shape.size, index, index, !shape.size
}
// ----- shape.max, shape.meet, shape.const_witness
func.func @rest(%a: !shape.shape, %s: !shape.size, %b: tensor<?xindex>, %x: !shape.value_shape, %t: tensor<?xf32>)
    -> (!shape.size, !shape.shape, !shape.witness, !shape.shape, tensor<?xf32>) {
  %0 = shape.max %s, %s : !shape.size, !shape.size -> !shape.size
  %1 = shape.meet %a, %a : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.const_witness true
  %3 = shape.from_extent_tensor %b : tensor<?xindex>
  %4 = shape.with_shape %t, %b : tensor<?xf32>, tensor<?xindex>
  %5 = shape.value_of %4 : tensor<?xf32>
  %6 = shape.num_elements %b : tensor<?xindex> -> index
  "test.use"(%6) : (index) -> ()
  return %0, %1, %2, %3, %5 : !shape.size, !shape.shape, !shape.witness, !shape.shape, tensor<?xf32>
}
