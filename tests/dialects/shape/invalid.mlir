// COMPARE:
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.add %z, %i : !shape.size, index -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.add %i, %i : index, index -> f32
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.add %f, %i : f32, index -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.div %z, %z : !shape.size, !shape.size -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.mul %s, %i : !shape.shape, index -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.max %z, %z : !shape.size, !shape.size -> !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.max %z, %s : !shape.size, !shape.shape -> !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.max %i, %z : index, !shape.size -> !shape.size
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.any %i : index -> !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.assuming_all
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.assuming_all %i
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.broadcast %e, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.broadcast %e, %t : tensor<?xindex>, tensor<*xf32> -> tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape [1, 2] : tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape [1, 2] : tensor<2xi32>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape 1 : tensor<2xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.const_shape [1, 2]
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = "shape.const_shape"() {shape = dense<1> : tensor<2xi32>} : () -> !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = "shape.const_shape"() {shape = dense<1> : tensor<2x3xindex>} : () -> !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.cstr_broadcastable
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.cstr_require %i, "x"
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.dim %t, %z : tensor<*xf32>, !shape.size -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.dim %t, %i : tensor<*xf32>, index -> !shape.size
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.get_extent %e, %z : tensor<?xindex>, !shape.size -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.get_extent %e, %z : tensor<?xindex>, !shape.size -> !shape.size
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.num_elements %e : tensor<?xindex> -> !shape.size
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.rank %s : !shape.shape -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<2xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %t2 : tensor<2x?xf32> -> tensor<3xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %t2 : tensor<2x?xf32> -> tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.shape_of %f : f32 -> tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %s, %z : !shape.shape, !shape.size -> !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %e, %i : tensor<?xindex>, index -> index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %e, %e : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %i, %i : index, index -> !shape.size
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.meet %i, %i : index, index -> f32
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.size_to_index %e : tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.to_extent_tensor %s : !shape.shape -> tensor<2x2xf32>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.to_extent_tensor %i : index -> tensor<?xindex>
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.value_as_shape %t2 : tensor<2x?xf32> -> !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.with_shape %f, %s : f32, !shape.shape
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.with_shape %t, %i : tensor<*xf32>, index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  shape.yield %i : index
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  shape.assuming_yield
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  shape.return
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.assuming %w -> (i1) { shape.assuming_yield }
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.assuming %w -> (i1) { shape.assuming_yield %i : index }
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size { ^bb0(%p: index): shape.yield %z : !shape.size }
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size { ^bb0(%p: i32, %q: !shape.size, %r: !shape.size): shape.yield %z : !shape.size }
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size { ^bb0(%p: index, %q: index, %r: !shape.size): shape.yield %z : !shape.size }
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%e, %z) : tensor<?xindex> -> !shape.size { ^bb0(%p: index, %q: !shape.size, %r: !shape.size): shape.yield %z : !shape.size }
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%e, %z) : tensor<?xindex> -> !shape.size { ^bb0(%p: index, %q: index, %r: i32): shape.yield %z : !shape.size }
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%e, %z) : tensor<?xindex> -> !shape.size { ^bb0(%p: index, %q: index, %r: !shape.size): shape.yield }
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = shape.reduce(%e, %z) : tensor<?xindex> -> !shape.size { ^bb0(%p: index, %q: index, %r: !shape.size): shape.yield %i : index }
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0 = "shape.split_at"(%i, %i) : (index, index) -> (index, index)
  return
}
// -----
func.func @a(%s: !shape.shape, %z: !shape.size, %i: index, %e: tensor<?xindex>, %w: !shape.witness,
    %v: !shape.value_shape, %b: i1, %t: tensor<*xf32>, %t2: tensor<2x?xf32>, %x: tensor<3xi32>, %f: f32) {
  %0:2 = "shape.split_at"(%e, %z) : (tensor<?xindex>, !shape.size) -> (!shape.shape, tensor<?xindex>)
  return
}
