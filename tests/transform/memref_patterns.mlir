// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- apply_patterns.memref.alloc_to_alloca, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @alloc_to_alloca_apply_patterns(%n: index) {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc() {alignment = 64 : i64} : memref<100xf32>
  %2 = memref.alloc(%n) : memref<?xf32>
  %3 = memref.alloc() : memref<8xf32>
  "test.use"(%0, %1, %2, %3) : (memref<4x8xf32>, memref<100xf32>, memref<?xf32>, memref<8xf32>) -> ()
  memref.dealloc %0 : memref<4x8xf32>
  memref.dealloc %1 : memref<100xf32>
  memref.dealloc %2 : memref<?xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.alloc_to_alloca
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.memref.alloc_to_alloca, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @alloc_to_alloca_apply_patterns_2(%n: index) {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc() : memref<31xf32>
  %2 = memref.alloc() : memref<100xi1>
  "test.use"(%0, %1, %2) : (memref<4x8xf32>, memref<31xf32>, memref<100xi1>) -> ()
  memref.dealloc %0 : memref<4x8xf32>
  memref.dealloc %1 : memref<31xf32>
  memref.dealloc %2 : memref<100xi1>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.alloc_to_alloca size_limit(128)
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.memref.expand_ops, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @atomic(%m: memref<8xf32>, %i: index, %x: f32, %p: memref<8xi32>, %y: i32) -> f32 {
  %0 = memref.atomic_rmw maximumf %x, %m[%i] : (f32, memref<8xf32>) -> f32
  %1 = memref.atomic_rmw minimumf %x, %m[%i] : (f32, memref<8xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %x, %m[%i] : (f32, memref<8xf32>) -> f32
  %3 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<8xf32>) -> f32
  %4 = memref.atomic_rmw mins %y, %p[%i] : (i32, memref<8xi32>) -> i32
  return %0 : f32
}
func.func @reshape(%m: memref<*xf32>, %s: memref<3xi32>, %t: memref<4xindex>, %u: memref<?xindex>) -> (memref<?x?x8xf32>, memref<2x?x3x?xf32>, memref<*xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  %1 = memref.reshape %m(%t) : (memref<*xf32>, memref<4xindex>) -> memref<2x?x3x?xf32>
  %2 = memref.reshape %m(%u) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return %0, %1, %2 : memref<?x?x8xf32>, memref<2x?x3x?xf32>, memref<*xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.expand_ops
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.memref.extract_address_computations, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @accesses(%m: memref<8x?xf32>, %i: index, %x: f32, %v: vector<4xf32>) -> (f32, vector<4xf32>, vector<4xf32>) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%i, %c3] {nontemporal = true} : memref<8x?xf32>
  memref.store %x, %m[%c0, %i] : memref<8x?xf32>
  %1 = vector.transfer_read %m[%c3, %i], %x {in_bounds = [true]} : memref<8x?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i, %c0] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<8x?xf32>
  %2 = vector.transfer_read %m[%c0, %c0], %x : memref<8x?xf32>, vector<4xf32>
  return %0, %1, %2 : f32, vector<4xf32>, vector<4xf32>
}
func.func @strided(%m: memref<8x?xf32, strided<[?, 2], offset: 4>, 3>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<8x?xf32, strided<[?, 2], offset: 4>, 3>
  return %0 : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.extract_address_computations
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.memref.resolve_ranked_shaped_type_result_dims, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @dims(%m: memref<?x?xf32>, %i: index, %j: index, %t: tensor<?x4xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, %j] [%j, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.dim %0, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, %j] : memref<?x?xf32> into memref<?x4x?xf32>
  %3 = memref.dim %2, %c0 : memref<?x4x?xf32>
  %4 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %5 = tensor.dim %4, %c0 : tensor<?xf32>
  return %1, %3, %5 : index, index, index
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.memref.fold_memref_alias_ops, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @load(%m: memref<12x32xf32>, %a: index, %b: index, %c: index) -> f32 {
  %0 = memref.subview %m[%a, 2] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%b, %c] {nontemporal = true} : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %1 : f32
}
func.func @dropped(%m: memref<12x32xf32>, %a: index, %b: index, %x: f32) {
  %0 = memref.subview %m[%a, 2] [1, 4] [1, 3] : memref<12x32xf32> to memref<4xf32, strided<[3], offset: ?>>
  memref.store %x, %0[%b] : memref<4xf32, strided<[3], offset: ?>>
  return
}
func.func @transfers(%m: memref<12x32xf32>, %a: index, %b: index, %x: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = memref.subview %m[%a, 2] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %1 = vector.transfer_read %0[%b], %x, %k {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %1, %0[%a] {in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  %2 = vector.transfer_read %0[%b], %x : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %2, %0[%b] {in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  return %1 : vector<4xf32>
}
func.func @strided_transfer(%m: memref<12x32xf32>, %a: index, %b: index, %x: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = memref.subview %m[%a, 2] [1, 8] [1, 2] : memref<12x32xf32> to memref<8xf32, strided<[2], offset: ?>>
  %1 = vector.transfer_read %0[%b], %x, %k {in_bounds = [true]} : memref<8xf32, strided<[2], offset: ?>>, vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @vector_load(%m: memref<12x32xf32>, %a: index, %b: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.subview %m[%a, 2] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %1 = vector.load %0[%b] {nontemporal = true, alignment = 8 : i64} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  %2 = vector.maskedload %0[%a], %k, %p : memref<8xf32, strided<[1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %2, %0[%b] {nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.maskedstore %0[%a], %k, %1 : memref<8xf32, strided<[1], offset: ?>>, vector<4xi1>, vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @affine_accesses(%m: memref<12x32xf32>, %a: index) {
  %0 = memref.subview %m[%a, 2] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  affine.for %i = 0 to 3 {
    %1 = affine.load %0[%i + 1, %i floordiv 2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    affine.store %1, %0[%i, 3] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  }
  return
}
func.func @expand(%m: memref<?x32xf32>, %n: index, %a: index, %b: index, %c: index) -> f32 {
  %0 = memref.expand_shape %m [[0, 1], [2, 3, 4]] output_shape [%n, 3, 4, 2, 4] : memref<?x32xf32> into memref<?x3x4x2x4xf32>
  %1 = memref.load %0[%a, %b, %c, %a, %b] : memref<?x3x4x2x4xf32>
  memref.store %1, %0[%b, %b, %c, %a, %b] : memref<?x3x4x2x4xf32>
  return %1 : f32
}
func.func @expand_unit(%m: memref<32xf32>, %a: index) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [1, 32] : memref<32xf32> into memref<1x32xf32>
  %1 = memref.load %0[%c0, %a] : memref<1x32xf32>
  return %1 : f32
}
func.func @expand_vectors(%m: memref<32xf32>, %a: index, %x: f32, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %1 = vector.load %0[%c0, %a] : memref<4x8xf32>, vector<4xf32>
  %2 = vector.maskedload %0[%a, %c0], %k, %p : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.transfer_read %0[%a, %a], %x {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.store %3, %0[%c0, %c0] : memref<4x8xf32>, vector<4xf32>
  vector.maskedstore %0[%a, %c0], %k, %2 : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  vector.transfer_write %1, %0[%a, %a] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return %1 : vector<4xf32>
}
func.func @collapse(%m: memref<?x4x8xf32>, %a: index, %b: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x8xf32> into memref<?x8xf32>
  %1 = memref.load %0[%a, %b] : memref<?x8xf32>
  memref.store %1, %0[%b, %a] : memref<?x8xf32>
  return %1 : f32
}
func.func @collapse_all(%m: memref<1x1xf32>) -> f32 {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %1 = memref.load %0[] : memref<f32>
  return %1 : f32
}
func.func @collapse_vectors(%m: memref<4x8xf32>, %a: index, %x: f32, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %1 = vector.load %0[%a] : memref<32xf32>, vector<4xf32>
  %2 = vector.maskedload %0[%a], %k, %p : memref<32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.transfer_read %0[%a], %x {in_bounds = [true]} : memref<32xf32>, vector<4xf32>
  vector.store %3, %0[%c0] : memref<32xf32>, vector<4xf32>
  vector.maskedstore %0[%a], %k, %2 : memref<32xf32>, vector<4xi1>, vector<4xf32>
  vector.transfer_write %1, %0[%a] {in_bounds = [true]} : vector<4xf32>, memref<32xf32>
  return %1 : vector<4xf32>
}
func.func @subviews(%m: memref<12x32x5xf32>, %a: index, %b: index) -> memref<2xf32, strided<[?], offset: ?>> {
  %0 = memref.subview %m[%a, 2, 1] [4, 8, 1] [2, 3, 1] : memref<12x32x5xf32> to memref<4x8xf32, strided<[320, 15], offset: ?>>
  %1 = memref.subview %0[%b, 3] [1, 2] [1, %a] : memref<4x8xf32, strided<[320, 15], offset: ?>> to memref<2xf32, strided<[?], offset: ?>>
  return %1 : memref<2xf32, strided<[?], offset: ?>>
}
func.func @subviews_unit(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
  %0 = memref.subview %m[%a, 2] [4, 8] [1, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%b, 3] [2, 2] [1, 1] : memref<4x8xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
  return %1 : memref<2x2xf32, strided<[32, 1], offset: ?>>
}
func.func @affine_reshapes(%m: memref<4x8xf32>, %n: memref<32xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %1 = memref.expand_shape %n [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  affine.for %i = 0 to 3 {
    %2 = affine.load %0[%i * 2] : memref<32xf32>
    affine.store %2, %1[%i + 1, %i] : memref<4x8xf32>
    %3 = affine.load %1[%i, %i + 2] : memref<4x8xf32>
    affine.store %3, %0[%i + 1] : memref<32xf32>
  }
  return
}
func.func @prefetch(%m: memref<12x32xf32>, %a: index, %b: index, %x: f32) {
  %0 = memref.subview %m[%a, 2] [1, 4] [1, 3] : memref<12x32xf32> to memref<4xf32, strided<[3], offset: ?>>
  memref.prefetch %0[%b], read, locality<3>, data : memref<4xf32, strided<[3], offset: ?>>
  %r = memref.atomic_rmw addf %x, %0[%b] : (f32, memref<4xf32, strided<[3], offset: ?>>) -> f32
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.fold_memref_alias_ops
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.memref.fold_memref_alias_ops, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @aligned(%m: memref<12x32xf32>, %a: index, %b: index, %c: index, %n: memref<32xf32>) -> f32 {
  %0 = memref.subview %m[%a, 2] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%b, %c] {alignment = 8 : i64, nontemporal = true, tag} : memref<4x4xf32, strided<[64, 3], offset: ?>>
  memref.store %1, %0[%b, %c] {alignment = 8 : i64, nontemporal = true} : memref<4x4xf32, strided<[64, 3], offset: ?>>
  %2 = memref.expand_shape %n [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %3 = vector.load %2[%a, %b] {alignment = 8 : i64, nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  vector.store %3, %2[%a, %b] {alignment = 8 : i64, nontemporal = true} : memref<4x8xf32>, vector<4xf32>
  %4 = memref.load %2[%b, %c] {alignment = 8 : i64, nontemporal = true} : memref<4x8xf32>
  memref.store %4, %2[%b, %c] {alignment = 8 : i64, nontemporal = true} : memref<4x8xf32>
  %5 = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  %6 = vector.load %5[%a] {alignment = 8 : i64, nontemporal = true} : memref<384xf32>, vector<4xf32>
  vector.store %6, %5[%a] {alignment = 8 : i64, nontemporal = true} : memref<384xf32>, vector<4xf32>
  %7 = memref.load %5[%b] {alignment = 8 : i64, nontemporal = true} : memref<384xf32>
  memref.store %7, %5[%b] {alignment = 8 : i64, nontemporal = true} : memref<384xf32>
  return %1 : f32
}
func.func @strided_vectors(%m: memref<12x32xf32>, %a: index, %b: index) -> vector<2xf32> {
  %0 = memref.subview %m[%a, 2] [4, 8] [2, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
  %1 = vector.load %0[%b, %b] : memref<4x8xf32, strided<[64, 1], offset: ?>>, vector<2xf32>
  return %1 : vector<2xf32>
}
func.func @expand_wide(%m: memref<4x8xf32>, %a: index, %x: f32, %k: vector<2x4xi1>, %p: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %1 = vector.load %0[%a, %a, %a] : memref<2x2x8xf32>, vector<2x4xf32>
  %2 = vector.maskedload %0[%a, %a, %a], %k, %p : memref<2x2x8xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.store %1, %0[%a, %a, %a] : memref<2x2x8xf32>, vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @expand_read(%m: memref<4x8xf32>, %a: index, %x: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 4] : memref<4x8xf32> into memref<4x2x4xf32>
  %1 = vector.transfer_read %0[%a, %a, %a], %x, %k {in_bounds = [true]} : memref<4x2x4xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @stride_outer(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[64, 1], offset: ?>> {
  %0 = memref.subview %m[%a, 2] [4, 8] [2, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
  %1 = memref.subview %0[%b, 3] [2, 2] [1, 1] : memref<4x8xf32, strided<[64, 1], offset: ?>> to memref<2x2xf32, strided<[64, 1], offset: ?>>
  return %1 : memref<2x2xf32, strided<[64, 1], offset: ?>>
}
func.func @stride_inner(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[64, 1], offset: ?>> {
  %0 = memref.subview %m[%a, 2] [4, 8] [1, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%b, 3] [2, 2] [2, 1] : memref<4x8xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[64, 1], offset: ?>>
  return %1 : memref<2x2xf32, strided<[64, 1], offset: ?>>
}
func.func @drop_first(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%a, 2] [1, 8] [1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[%b] [2] [1] : memref<8xf32, strided<[1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  return %1 : memref<2xf32, strided<[1], offset: ?>>
}
func.func @drop_second(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %m[%a, 2] [4, 8] [1, 1] : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%b, %a] [1, 2] [1, 1] : memref<4x8xf32, strided<[32, 1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  return %1 : memref<2xf32, strided<[1], offset: ?>>
}
func.func @collapse_strided(%m: memref<?x4x8xf32, strided<[?, 8, 1], offset: ?>>, %a: index, %b: index) -> f32 {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<?x4x8xf32, strided<[?, 8, 1], offset: ?>> into memref<?x32xf32, strided<[?, 1], offset: ?>>
  %1 = memref.load %0[%a, %b] : memref<?x32xf32, strided<[?, 1], offset: ?>>
  return %1 : f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.memref.fold_memref_alias_ops
  } : !transform.any_op
  transform.yield
}
}
