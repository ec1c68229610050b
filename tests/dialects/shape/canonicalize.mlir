// COMPARE: --canonicalize
// ----- shape.add
func.func @add() -> (index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = shape.add %c2, %c3 : index, index -> index
  return %0 : index
}
// ----- shape.const_size, shape.add
func.func @const_size_add() -> (!shape.size) {
  %s2 = shape.const_size 2
  %s3 = shape.const_size 3
  %0 = shape.add %s2, %s3 : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}
// ----- shape.add
func.func @add_2(%i: index) -> (index) {
  %c2 = arith.constant 2 : index
  %0 = shape.add %c2, %i : index, index -> index
  return %0 : index
}
// ----- shape.add
func.func @add_3(%i: index) -> (index) {
  %c0 = arith.constant 0 : index
  %0 = shape.add %i, %c0 : index, index -> index
  return %0 : index
}
// ----- shape.const_size, shape.add
func.func @const_size_add_2(%z: !shape.size) -> (!shape.size) {
  %s2 = shape.const_size 2
  %0 = shape.add %z, %s2 : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}
// ----- shape.mul
func.func @mul() -> (index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = shape.mul %c2, %c3 : index, index -> index
  return %0 : index
}
// ----- shape.const_size, shape.mul
func.func @const_size_mul() -> (!shape.size) {
  %c3 = arith.constant 3 : index
  %s2 = shape.const_size 2
  %0 = shape.mul %s2, %c3 : !shape.size, index -> !shape.size
  return %0 : !shape.size
}
// ----- shape.mul
func.func @mul_2(%i: index) -> (index) {
  %c1 = arith.constant 1 : index
  %0 = shape.mul %i, %c1 : index, index -> index
  return %0 : index
}
// ----- shape.div
func.func @div() -> (index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = shape.div %c3, %c2 : index, index -> index
  return %0 : index
}
// ----- shape.div
func.func @div_2() -> (index) {
  %c2 = arith.constant 2 : index
  %cm1 = arith.constant -1 : index
  %0 = shape.div %cm1, %c2 : index, index -> index
  return %0 : index
}
// ----- shape.div
func.func @div_3() -> (index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = shape.div %c3, %c0 : index, index -> index
  return %0 : index
}
// ----- shape.const_size, shape.div
func.func @const_size_div() -> (!shape.size) {
  %s2 = shape.const_size 2
  %s3 = shape.const_size 3
  %0 = shape.div %s3, %s2 : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}
// ----- shape.max
func.func @max(%z: !shape.size) -> (!shape.size) {
  %0 = shape.max %z, %z : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}
// ----- shape.min
func.func @min(%s: !shape.shape) -> (!shape.shape) {
  %0 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}
// ----- shape.const_size, shape.max
func.func @const_size_max() -> (!shape.size) {
  %s2 = shape.const_size 2
  %s3 = shape.const_size 3
  %0 = shape.max %s2, %s3 : !shape.size, !shape.size -> !shape.size
  return %0 : !shape.size
}
// ----- shape.const_shape, shape.any
func.func @const_shape_any(%s: !shape.shape) -> (!shape.shape) {
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.any %s, %k23 : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}
// ----- shape.any
func.func @any(%s: !shape.shape) -> (!shape.shape) {
  %0 = shape.any %s, %s : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}
// ----- shape.const_witness, shape.assuming_all
func.func @const_witness_assuming_all() -> (!shape.witness) {
  %wt = shape.const_witness true
  %0 = shape.assuming_all %wt, %wt
  return %0 : !shape.witness
}
// ----- shape.const_witness, shape.assuming_all
func.func @const_witness_assuming_all_2() -> (!shape.witness) {
  %wt = shape.const_witness true
  %wf = shape.const_witness false
  %0 = shape.assuming_all %wt, %wf
  return %0 : !shape.witness
}
// ----- shape.const_witness, shape.assuming_all
func.func @const_witness_assuming_all_3(%w: !shape.witness) -> (!shape.witness) {
  %wt = shape.const_witness true
  %0 = shape.assuming_all %w, %wt
  return %0 : !shape.witness
}
// ----- shape.const_witness, shape.assuming_all
func.func @const_witness_assuming_all_4(%w: !shape.witness) -> (!shape.witness) {
  %wf = shape.const_witness false
  %0 = shape.assuming_all %w, %wf
  return %0 : !shape.witness
}
// ----- shape.assuming_all
func.func @assuming_all(%w: !shape.witness) -> (!shape.witness) {
  %0 = shape.assuming_all %w
  return %0 : !shape.witness
}
// ----- shape.assuming_all
func.func @assuming_all_2(%w: !shape.witness) -> (!shape.witness) {
  %0 = shape.assuming_all %w, %w
  return %0 : !shape.witness
}
// ----- shape.const_shape, shape.broadcast
func.func @const_shape_broadcast() -> (!shape.shape) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %k1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.broadcast %k, %k1 : tensor<2xindex>, tensor<2xindex> -> !shape.shape
  return %0 : !shape.shape
}
// ----- shape.const_shape, shape.broadcast
func.func @const_shape_broadcast_2() -> (tensor<?xindex>) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %k4 = shape.const_shape [5, 3] : tensor<2xindex>
  %0 = shape.broadcast %k, %k4 : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- shape.const_shape, shape.broadcast
func.func @const_shape_broadcast_3() -> (tensor<2xindex>) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.broadcast %k : tensor<2xindex> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}
// ----- shape.broadcast
func.func @broadcast(%e: tensor<?xindex>) -> (tensor<?xindex>) {
  %0 = shape.broadcast %e : tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- shape.broadcast
func.func @broadcast_2(%e: tensor<?xindex>) -> (tensor<?xindex>) {
  %0 = shape.broadcast %e, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- shape.const_shape, shape.broadcast
func.func @const_shape_broadcast_4(%e: tensor<?xindex>) -> (tensor<?xindex>) {
  %k0 = shape.const_shape [] : tensor<0xindex>
  %0 = shape.broadcast %e, %k0 : tensor<?xindex>, tensor<0xindex> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- shape.broadcast
func.func @broadcast_3(%s: !shape.shape) -> (!shape.shape) {
  %0 = shape.broadcast %s, %s, %s : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}
// ----- shape.const_shape, shape.concat
func.func @const_shape_concat() -> (!shape.shape) {
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.concat %k23, %k23 : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}
// ----- shape.const_shape, shape.cstr_broadcastable
func.func @const_shape_cstr_broadcastable() -> (!shape.witness) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %k1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.cstr_broadcastable %k, %k1 : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}
// ----- shape.const_shape, shape.cstr_broadcastable
func.func @const_shape_cstr_broadcastable_2() -> (!shape.witness) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %k4 = shape.const_shape [5, 3] : tensor<2xindex>
  %0 = shape.cstr_broadcastable %k, %k4 : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}
// ----- shape.cstr_broadcastable
func.func @cstr_broadcastable(%e: tensor<?xindex>) -> (!shape.witness) {
  %0 = shape.cstr_broadcastable %e, %e : tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}
// ----- shape.const_shape, shape.cstr_broadcastable
func.func @const_shape_cstr_broadcastable_3(%e: tensor<?xindex>) -> (!shape.witness) {
  %k0 = shape.const_shape [] : tensor<0xindex>
  %0 = shape.cstr_broadcastable %e, %k0 : tensor<?xindex>, tensor<0xindex>
  return %0 : !shape.witness
}
// ----- shape.const_shape, shape.cstr_eq
func.func @const_shape_cstr_eq() -> (!shape.witness) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.cstr_eq %k, %k : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}
// ----- shape.const_shape, shape.cstr_eq
func.func @const_shape_cstr_eq_2() -> (!shape.witness) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %k1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.cstr_eq %k, %k1 : tensor<2xindex>, tensor<2xindex>
  return %0 : !shape.witness
}
// ----- shape.const_shape, shape.cstr_eq
func.func @const_shape_cstr_eq_3(%e: tensor<?xindex>) -> (!shape.witness) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.cstr_eq %k, %e : tensor<2xindex>, tensor<?xindex>
  return %0 : !shape.witness
}
// ----- shape.cstr_require
func.func @cstr_require() -> (!shape.witness) {
  %tr = arith.constant true
  %0 = shape.cstr_require %tr, "m"
  return %0 : !shape.witness
}
// ----- shape.cstr_require
func.func @cstr_require_2() -> (!shape.witness) {
  %fa = arith.constant false
  %0 = shape.cstr_require %fa, "m"
  return %0 : !shape.witness
}
// ----- shape.cstr_require
func.func @cstr_require_3(%b: i1) -> (!shape.witness) {
  %0 = shape.cstr_require %b, "m"
  return %0 : !shape.witness
}
// ----- shape.dim
func.func @dim(%t3: tensor<2x3xf32>) -> (index) {
  %c1 = arith.constant 1 : index
  %0 = shape.dim %t3, %c1 : tensor<2x3xf32>, index -> index
  return %0 : index
}
// ----- shape.dim
func.func @dim_2(%t2: tensor<2x?xf32>) -> (index) {
  %c1 = arith.constant 1 : index
  %0 = shape.dim %t2, %c1 : tensor<2x?xf32>, index -> index
  return %0 : index
}
// ----- shape.dim
func.func @dim_3(%t3: tensor<2x3xf32>) -> (index) {
  %c3 = arith.constant 3 : index
  %0 = shape.dim %t3, %c3 : tensor<2x3xf32>, index -> index
  return %0 : index
}
// ----- shape.const_size, shape.dim
func.func @const_size_dim(%t3: tensor<2x3xf32>) -> (!shape.size) {
  %s2 = shape.const_size 2
  %0 = shape.dim %t3, %s2 : tensor<2x3xf32>, !shape.size -> !shape.size
  return %0 : !shape.size
}
// ----- shape.const_size, shape.from_extents
func.func @const_size_from_extents() -> (!shape.shape) {
  %c2 = arith.constant 2 : index
  %s3 = shape.const_size 3
  %0 = shape.from_extents %c2, %s3 : index, !shape.size
  return %0 : !shape.shape
}
// ----- shape.from_extents
func.func @from_extents(%i: index) -> (!shape.shape) {
  %c2 = arith.constant 2 : index
  %0 = shape.from_extents %c2, %i : index, index
  return %0 : !shape.shape
}
// ----- shape.const_shape, shape.get_extent
func.func @const_shape_get_extent() -> (index) {
  %c1 = arith.constant 1 : index
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.get_extent %k, %c1 : tensor<2xindex>, index -> index
  return %0 : index
}
// ----- shape.const_shape, shape.const_size, shape.get_extent
func.func @const_shape_const_size_get_extent() -> (!shape.size) {
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %s2 = shape.const_size 2
  %0 = shape.get_extent %k23, %s2 : !shape.shape, !shape.size -> !shape.size
  return %0 : !shape.size
}
// ----- shape.const_shape, shape.get_extent
func.func @const_shape_get_extent_2() -> (!shape.size) {
  %c1 = arith.constant 1 : index
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.get_extent %k23, %c1 : !shape.shape, index -> !shape.size
  return %0 : !shape.size
}
// ----- shape.const_shape, shape.get_extent
func.func @const_shape_get_extent_3() -> (index) {
  %c3 = arith.constant 3 : index
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.get_extent %k, %c3 : tensor<2xindex>, index -> index
  return %0 : index
}
// ----- shape.index_to_size
func.func @index_to_size() -> (!shape.size) {
  %c2 = arith.constant 2 : index
  %0 = shape.index_to_size %c2
  return %0 : !shape.size
}
// ----- shape.index_to_size
func.func @index_to_size_2(%i: index) -> (!shape.size) {
  %0 = shape.index_to_size %i
  return %0 : !shape.size
}
// ----- shape.const_shape, shape.is_broadcastable
func.func @const_shape_is_broadcastable() -> (i1) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %k1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.is_broadcastable %k, %k1 : tensor<2xindex>, tensor<2xindex>
  return %0 : i1
}
// ----- shape.const_shape, shape.is_broadcastable
func.func @const_shape_is_broadcastable_2() -> (i1) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %k4 = shape.const_shape [5, 3] : tensor<2xindex>
  %0 = shape.is_broadcastable %k, %k4 : tensor<2xindex>, tensor<2xindex>
  return %0 : i1
}
// ----- shape.is_broadcastable
func.func @is_broadcastable(%s: !shape.shape) -> (i1) {
  %0 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  return %0 : i1
}
// ----- shape.is_broadcastable
func.func @is_broadcastable_2(%s: !shape.shape) -> (i1) {
  %0 = shape.is_broadcastable %s : !shape.shape
  return %0 : i1
}
// ----- shape.const_shape, shape.num_elements
func.func @const_shape_num_elements() -> (index) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.num_elements %k : tensor<2xindex> -> index
  return %0 : index
}
// ----- shape.const_shape, shape.num_elements
func.func @const_shape_num_elements_2() -> (!shape.size) {
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.num_elements %k23 : !shape.shape -> !shape.size
  return %0 : !shape.size
}
// ----- shape.num_elements
func.func @num_elements(%e: tensor<?xindex>) -> (index) {
  %0 = shape.num_elements %e : tensor<?xindex> -> index
  return %0 : index
}
// ----- shape.const_shape, shape.rank
func.func @const_shape_rank() -> (index) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.rank %k : tensor<2xindex> -> index
  return %0 : index
}
// ----- shape.const_shape, shape.rank
func.func @const_shape_rank_2() -> (!shape.size) {
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.rank %k23 : !shape.shape -> !shape.size
  return %0 : !shape.size
}
// ----- shape.rank
func.func @rank(%e2: tensor<2xindex>) -> (index) {
  %0 = shape.rank %e2 : tensor<2xindex> -> index
  return %0 : index
}
// ----- shape.rank
func.func @rank_2(%e: tensor<?xindex>) -> (index) {
  %0 = shape.rank %e : tensor<?xindex> -> index
  return %0 : index
}
// ----- shape.const_shape, shape.shape_eq
func.func @const_shape_shape_eq() -> (i1) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.shape_eq %k, %k : tensor<2xindex>, tensor<2xindex>
  return %0 : i1
}
// ----- shape.const_shape, shape.shape_eq
func.func @const_shape_shape_eq_2() -> (i1) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %k1 = shape.const_shape [1, 3] : tensor<2xindex>
  %0 = shape.shape_eq %k, %k1 : tensor<2xindex>, tensor<2xindex>
  return %0 : i1
}
// ----- shape.shape_eq
func.func @shape_eq(%s: !shape.shape) -> (i1) {
  %0 = shape.shape_eq %s, %s : !shape.shape, !shape.shape
  return %0 : i1
}
// ----- shape.const_shape, shape.shape_eq
func.func @const_shape_shape_eq_3(%e: tensor<?xindex>) -> (i1) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.shape_eq %k, %e : tensor<2xindex>, tensor<?xindex>
  return %0 : i1
}
// ----- shape.shape_of
func.func @shape_of(%t3: tensor<2x3xf32>) -> (tensor<2xindex>) {
  %0 = shape.shape_of %t3 : tensor<2x3xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}
// ----- shape.shape_of
func.func @shape_of_2(%t3: tensor<2x3xf32>) -> (tensor<?xindex>) {
  %0 = shape.shape_of %t3 : tensor<2x3xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- shape.shape_of
func.func @shape_of_3(%t2: tensor<2x?xf32>) -> (tensor<?xindex>) {
  %0 = shape.shape_of %t2 : tensor<2x?xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- shape.const_size, shape.size_to_index
func.func @const_size_size_to_index() -> (index) {
  %s2 = shape.const_size 2
  %0 = shape.size_to_index %s2 : !shape.size
  return %0 : index
}
// ----- shape.size_to_index
func.func @size_to_index(%i: index) -> (index) {
  %0 = shape.size_to_index %i : index
  return %0 : index
}
// ----- shape.size_to_index
func.func @size_to_index_2(%z: !shape.size) -> (index) {
  %0 = shape.size_to_index %z : !shape.size
  return %0 : index
}
// ----- shape.const_shape, shape.to_extent_tensor
func.func @const_shape_to_extent_tensor() -> (tensor<2xindex>) {
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %0 = shape.to_extent_tensor %k23 : !shape.shape -> tensor<2xindex>
  return %0 : tensor<2xindex>
}
// ----- shape.const_shape, shape.to_extent_tensor
func.func @const_shape_to_extent_tensor_2() -> (tensor<2xindex>) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.to_extent_tensor %k : tensor<2xindex> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}
// ----- shape.to_extent_tensor
func.func @to_extent_tensor(%s: !shape.shape) -> (tensor<?xindex>) {
  %0 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  return %0 : tensor<?xindex>
}
// ----- shape.const_shape, shape.split_at
func.func @const_shape_split_at() -> (tensor<1xindex>, tensor<1xindex>) {
  %c1 = arith.constant 1 : index
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0:2 = "shape.split_at"(%k, %c1) : (tensor<2xindex>, index) -> (tensor<1xindex>, tensor<1xindex>)
  return %0#0, %0#1 : tensor<1xindex>, tensor<1xindex>
}
// ----- shape.const_shape, shape.split_at
func.func @const_shape_split_at_2() -> (!shape.shape, !shape.shape) {
  %c1 = arith.constant 1 : index
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %0:2 = "shape.split_at"(%k23, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %0#0, %0#1 : !shape.shape, !shape.shape
}
// ----- shape.const_shape, shape.split_at
func.func @const_shape_split_at_3() -> (!shape.shape, !shape.shape) {
  %cm1 = arith.constant -1 : index
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %0:2 = "shape.split_at"(%k23, %cm1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %0#0, %0#1 : !shape.shape, !shape.shape
}
// ----- shape.const_shape, shape.split_at
func.func @const_shape_split_at_4() -> (!shape.shape, !shape.shape) {
  %c3 = arith.constant 3 : index
  %k23 = shape.const_shape [2, 3] : !shape.shape
  %0:2 = "shape.split_at"(%k23, %c3) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  return %0#0, %0#1 : !shape.shape, !shape.shape
}
// ----- shape.const_shape, shape.meet
func.func @const_shape_meet() -> (tensor<2xindex>) {
  %k = shape.const_shape [2, 3] : tensor<2xindex>
  %0 = shape.meet %k, %k : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}
