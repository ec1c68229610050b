// COMPARE: --canonicalize
// ----- splits at every place
func.func @splits() -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %s = shape.const_shape [2, 3, 4] : !shape.shape
  %0 = arith.constant 0 : index
  %3 = arith.constant 3 : index
  %-1 = arith.constant -1 : index
  %-3 = arith.constant -3 : index
  %a, %b = "shape.split_at"(%s, %0) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %c, %d = "shape.split_at"(%s, %3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %e, %f = "shape.split_at"(%s, %-1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %g, %h = "shape.split_at"(%s, %-3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %a, %b, %c, %d, %e, %f, %g, %h : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape,
      !shape.shape
}
// ----- splits beyond the ends
func.func @splits() -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %s = shape.const_shape [2, 3, 4] : !shape.shape
  %4 = arith.constant 4 : index
  %-4 = arith.constant -4 : index
  %a, %b = "shape.split_at"(%s, %4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %c, %d = "shape.split_at"(%s, %-4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %a, %b, %c, %d : !shape.shape, !shape.shape, !shape.shape, !shape.shape
}
// ----- splits of unknown shapes or at unknown places
func.func @splits(%s: !shape.shape, %i: index) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %1 = arith.constant 1 : index
  %k = shape.const_shape [2, 3, 4] : !shape.shape
  %a, %b = "shape.split_at"(%s, %1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %c, %d = "shape.split_at"(%k, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %a, %b, %c, %d : !shape.shape, !shape.shape, !shape.shape, !shape.shape
}
// ----- checks of broadcasts that others imply
func.func @checks(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}
// ----- checks of broadcasts that others do not imply
func.func @checks(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %b, %c, %d : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}
// ----- an implied check that has another use
func.func @checks(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %c, %b, %a : !shape.shape, !shape.shape, !shape.shape
  %3 = shape.cstr_broadcastable %c, %a : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %3, %1
  return %2, %0 : !shape.witness, !shape.witness
}
// ----- checks of another kind among those of broadcasts
func.func @checks(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}
// ----- checks of equality with and without a common shape
func.func @checks(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1
  %4 = shape.assuming_all %0, %2
  return %3, %4 : !shape.witness, !shape.witness
}
// ----- witnesses that are constants
func.func @checks(%w: !shape.witness, %v: !shape.witness) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %t = shape.const_witness true
  %f = shape.const_witness false
  %0 = shape.assuming_all %w, %t
  %1 = shape.assuming_all %w, %f
  %2 = shape.assuming_all %t, %w, %v
  %3 = shape.assuming_all %w, %v, %w
  return %0, %1, %2, %3 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
}
// ----- extents of constants
func.func @extents(%i: index) -> (index, index, index) {
  %s = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %a = shape.get_extent %s, %0 : tensor<2xindex>, index -> index
  %b = shape.get_extent %s, %1 : tensor<2xindex>, index -> index
  %d = shape.get_extent %s, %i : tensor<2xindex>, index -> index
  return %a, %b, %d : index, index, index
}
// ----- dimensions of values
func.func @dims(%t: tensor<2x?xf32>, %u: tensor<*xf32>, %i: index) -> (index, index, index, index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %a = shape.dim %t, %0 : tensor<2x?xf32>, index -> index
  %b = shape.dim %t, %1 : tensor<2x?xf32>, index -> index
  %c = shape.dim %t, %i : tensor<2x?xf32>, index -> index
  %d = shape.dim %u, %0 : tensor<*xf32>, index -> index
  return %a, %b, %c, %d : index, index, index, index
}
// ----- equality of shapes
func.func @equal(%s: !shape.shape) -> (i1, i1, i1, i1) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [2, 3] : tensor<2xindex>
  %c = shape.const_shape [] : !shape.shape
  %0 = shape.shape_eq %a, %b : !shape.shape, tensor<2xindex>
  %1 = shape.shape_eq %a, %c : !shape.shape, !shape.shape
  %2 = shape.shape_eq %a, %s : !shape.shape, !shape.shape
  %3 = shape.shape_eq %a, %a, %c : !shape.shape, !shape.shape, !shape.shape
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// ----- quotients of sizes
func.func @quotients(%i: index) -> (index, index, index, index, index, index) {
  %0 = arith.constant 0 : index
  %7 = arith.constant 7 : index
  %2 = arith.constant 2 : index
  %-7 = arith.constant -7 : index
  %-8 = arith.constant -8 : index
  %a = shape.div %7, %2 : index, index -> index
  %b = shape.div %-7, %2 : index, index -> index
  %c = shape.div %-8, %2 : index, index -> index
  %d = shape.div %7, %0 : index, index -> index
  %e = shape.div %i, %2 : index, index -> index
  %f = shape.div %2, %i : index, index -> index
  return %a, %b, %c, %d, %e, %f : index, index, index, index, index, index
}
// ----- the larger and the smaller of sizes
func.func @extrema(%i: index, %j: index) -> (index, index, index, index) {
  %a = shape.max %i, %i : index, index -> index
  %b = shape.min %i, %i : index, index -> index
  %c = shape.max %i, %j : index, index -> index
  %d = shape.min %i, %j : index, index -> index
  return %a, %b, %c, %d : index, index, index, index
}
// ----- sums of sizes of other types
func.func @sums(%i: index, %s: !shape.size) -> (!shape.size, !shape.size, index) {
  %0 = arith.constant 0 : index
  %z = shape.const_size 0
  %a = shape.add %i, %z : index, !shape.size -> !shape.size
  %b = shape.add %s, %0 : !shape.size, index -> !shape.size
  %c = shape.add %0, %i : index, index -> index
  return %a, %b, %c : !shape.size, !shape.size, index
}
// ----- extents as shapes and tensors
func.func @extents(%i: index, %s: !shape.shape, %t: tensor<2xindex>) -> (!shape.shape, !shape.shape, tensor<2xindex>, tensor<2xindex>) {
  %2 = arith.constant 2 : index
  %3 = shape.const_size 3
  %a = shape.from_extents %2, %3 : index, !shape.size
  %b = shape.from_extents %2, %i : index, index
  %k = shape.const_shape [4, 5] : !shape.shape
  %c = shape.to_extent_tensor %k : !shape.shape -> tensor<2xindex>
  %e = shape.to_extent_tensor %t : tensor<2xindex> -> tensor<2xindex>
  return %a, %b, %c, %e : !shape.shape, !shape.shape, tensor<2xindex>, tensor<2xindex>
}
// ----- concatenations
func.func @concat(%s: !shape.shape, %t: tensor<2xindex>) -> (!shape.shape, tensor<?xindex>, !shape.shape, !shape.shape) {
  %a = shape.const_shape [1] : !shape.shape
  %b = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.concat %a, %t : !shape.shape, tensor<2xindex> -> tensor<?xindex>
  %2 = shape.concat %a, %s : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.concat %s, %b : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2, %3 : !shape.shape, tensor<?xindex>, !shape.shape, !shape.shape
}
// ----- ranks and numbers of elements
func.func @ranks(%t: tensor<2x?xf32>, %u: tensor<*xf32>) -> (!shape.size, index, index, index, index) {
  %s = shape.shape_of %t : tensor<2x?xf32> -> !shape.shape
  %v = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %w = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
  %k = shape.const_shape [2, 3, 4] : tensor<3xindex>
  %0 = shape.rank %s : !shape.shape -> !shape.size
  %1 = shape.rank %v : tensor<?xindex> -> index
  %2 = shape.rank %w : tensor<2xindex> -> index
  %3 = shape.rank %k : tensor<3xindex> -> index
  %4 = shape.num_elements %k : tensor<3xindex> -> index
  return %0, %1, %2, %3, %4 : !shape.size, index, index, index, index
}
// ----- sizes to indices and back
func.func @sizes(%i: index, %s: !shape.size) -> (index, !shape.size, index, !shape.size, index) {
  %a = shape.index_to_size %i
  %b = shape.size_to_index %a : !shape.size
  %c = shape.size_to_index %s : !shape.size
  %d = shape.index_to_size %c
  %k = shape.const_size 5
  %e = shape.size_to_index %k : !shape.size
  %f = shape.index_to_size %e
  %g = shape.size_to_index %i : index
  return %b, %d, %e, %f, %g : index, !shape.size, index, !shape.size, index
}
// ----- broadcasts of constants with a shape that is not known
func.func @broadcasts(%s: tensor<?xindex>, %t: tensor<2xindex>) -> (tensor<?xindex>, tensor<?xindex>, !shape.shape, tensor<?xindex>) {
  %a = shape.const_shape [1, 3] : tensor<2xindex>
  %b = shape.const_shape [2, 1, 1] : tensor<3xindex>
  %c = shape.const_shape [4] : tensor<1xindex>
  %0 = shape.broadcast %a, %s, %b : tensor<2xindex>, tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %1 = shape.broadcast %a, %c, %s : tensor<2xindex>, tensor<1xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.broadcast %t : tensor<2xindex> -> !shape.shape
  %3 = shape.broadcast %t, %t : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0, %1, %2, %3 : tensor<?xindex>, tensor<?xindex>, !shape.shape, tensor<?xindex>
}
// ----- broadcasts with shapes of scalars
func.func @broadcasts(%z: tensor<0xindex>, %s: tensor<?xindex>, %t: tensor<2xindex>) -> (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) {
  %a = shape.const_shape [] : tensor<0xindex>
  %0 = shape.broadcast %z, %s, %t : tensor<0xindex>, tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  %1 = shape.broadcast %a, %t : tensor<0xindex>, tensor<2xindex> -> tensor<?xindex>
  %c = tensor.cast %t : tensor<2xindex> to tensor<?xindex>
  %2 = shape.broadcast %c, %s : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2 : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
}
// ----- checks that shapes of values broadcast
func.func @checks(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>, %z: tensor<?x3xf32>, %w: tensor<4x3xf32>) -> (!shape.witness, !shape.witness,
    !shape.witness, !shape.witness, i1, i1) {
  %a = shape.shape_of %x : tensor<2x3xf32> -> tensor<2xindex>
  %b = shape.shape_of %y : tensor<1x3xf32> -> tensor<2xindex>
  %c = shape.shape_of %z : tensor<?x3xf32> -> tensor<2xindex>
  %d = shape.shape_of %w : tensor<4x3xf32> -> tensor<2xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  %1 = shape.cstr_broadcastable %a, %c : tensor<2xindex>, tensor<2xindex>
  %2 = shape.cstr_broadcastable %b, %c : tensor<2xindex>, tensor<2xindex>
  %3 = shape.cstr_broadcastable %a, %d : tensor<2xindex>, tensor<2xindex>
  %4 = shape.is_broadcastable %c, %c : tensor<2xindex>, tensor<2xindex>
  %5 = shape.is_broadcastable %b, %c, %b : tensor<2xindex>, tensor<2xindex>, tensor<2xindex>
  return %0, %1, %2, %3, %4, %5 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, i1
}
// ----- equal and unequal constant shapes
func.func @checks(%s: !shape.shape) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %a = shape.const_shape [2, 3] : !shape.shape
  %b = shape.const_shape [2, 3] : tensor<2xindex>
  %c = shape.const_shape [2, 4] : !shape.shape
  %0 = shape.cstr_eq %a, %b : !shape.shape, tensor<2xindex>
  %1 = shape.cstr_eq %a, %c : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %a, %s : !shape.shape, !shape.shape
  %3 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  return %0, %1, %2, %3 : !shape.witness, !shape.witness, !shape.witness, !shape.witness
}
// ----- assumptions with unused results
func.func @assumed(%w: !shape.witness, %i: index, %j: index) -> index {
  %0:3 = shape.assuming %w -> (index, index, index) {
    %s = shape.add %i, %j : index, index -> index
    shape.assuming_yield %i, %s, %j : index, index, index
  }
  return %0#1 : index
}
// ----- assumptions that pass
func.func @assumed(%i: index, %j: index) -> (index, index) {
  %w = shape.const_witness true
  %0:2 = shape.assuming %w -> (index, index) {
    %s = shape.add %i, %j : index, index -> index
    shape.assuming_yield %i, %s : index, index
  }
  return %0#0, %0#1 : index, index
}
// ----- shapes of static and of reshaped values
func.func @shapes(%x: tensor<2x3xf32>, %y: tensor<?xf32>, %s: tensor<2xi32>, %u: tensor<?xindex>) -> (tensor<2xindex>, tensor<?xindex>,
    tensor<2xindex>, tensor<?xindex>, index) {
  %1 = shape.shape_of %x : tensor<2x3xf32> -> tensor<2xindex>
  %2 = shape.shape_of %x : tensor<2x3xf32> -> tensor<?xindex>
  %r = tensor.reshape %y(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %3 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  %q = tensor.reshape %y(%u) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
  %4 = shape.shape_of %q : tensor<*xf32> -> tensor<?xindex>
  %c0 = arith.constant 0 : index
  %v = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>
  %5 = tensor.extract %v[%c0] : tensor<1xindex>
  return %1, %2, %3, %4, %5 : tensor<2xindex>, tensor<?xindex>, tensor<2xindex>, tensor<?xindex>, index
}
// ----- the shape of a static value, not as a tensor
// MLIR LEFT OUT: mlir-opt crashes
func.func @shape(%x: tensor<2x3xf32>) -> !shape.shape {
  %0 = shape.shape_of %x : tensor<2x3xf32> -> !shape.shape
  return %0 : !shape.shape
}
