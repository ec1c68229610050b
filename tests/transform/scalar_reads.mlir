// COMPARE: --transform-interpreter
// ----- apply_patterns, apply_patterns.vector.transfer_permutation_patterns
// MLIR LEFT OUT ON DEBIAN: it tries another pattern of equal benefit first, which leaves a transfer of rank 0
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_transfer_permutation_patterns(%t: tensor<f32>, %p: f32, %i: index, %m: vector<1xi1>, %m1: vector<4xi1>) -> vector<5x5xf32> {
  %0 = vector.transfer_read %t[], %p {permutation_map = affine_map<() -> (0, 0)>} : tensor<f32>, vector<5x5xf32>
  return %0 : vector<5x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns, apply_patterns.vector.transfer_permutation_patterns
// MLIR LEFT OUT ON DEBIAN: it tries another pattern of equal benefit first, which leaves a transfer of rank 0
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_transfer_permutation_patterns_2(%t: memref<f32>, %p: f32, %i: index, %m: vector<1xi1>, %m1: vector<4xi1>) -> vector<5x5xf32> {
  %0 = vector.transfer_read %t[], %p {permutation_map = affine_map<() -> (0, 0)>} : memref<f32>, vector<5x5xf32>
  return %0 : vector<5x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns, apply_patterns.vector.transfer_permutation_patterns
// MLIR LEFT OUT ON DEBIAN: it tries another pattern of equal benefit first, which leaves a transfer of rank 0
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_transfer_permutation_patterns_3(%t: tensor<?xf32>, %p: f32, %i: index, %m: vector<1xi1>, %m1: vector<4xi1>) -> vector<5xf32> {
  %0 = vector.transfer_read %t[%i], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : tensor<?xf32>, vector<5xf32>
  return %0 : vector<5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns, apply_patterns.vector.transfer_permutation_patterns
// MLIR LEFT OUT ON DEBIAN: it tries another pattern of equal benefit first, which leaves a transfer of rank 0
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_transfer_permutation_patterns_4(%t: memref<?xf32>, %p: f32, %i: index, %m: vector<1xi1>, %m1: vector<4xi1>) -> vector<5x4xf32> {
  %0 = vector.transfer_read %t[%i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, 0)>} : memref<?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns, apply_patterns.vector.transfer_permutation_patterns
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_transfer_permutation_patterns_5(%t: memref<?xf32>, %p: f32, %i: index, %m: vector<1xi1>, %m1: vector<4xi1>) -> vector<5x4xf32> {
  %0 = vector.transfer_read %t[%i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, d0)>} : memref<?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns, apply_patterns.vector.transfer_permutation_patterns
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_transfer_permutation_patterns_6(%t: tensor<f32>, %p: f32, %i: index, %m: vector<1xi1>, %m1: vector<4xi1>) -> vector<f32> {
  %0 = vector.transfer_read %t[], %p : tensor<f32>, vector<f32>
  return %0 : vector<f32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns, apply_patterns.vector.transfer_permutation_patterns
// MLIR LEFT OUT ON DEBIAN: it tries another pattern of equal benefit first, which leaves a transfer of rank 0
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_transfer_permutation_patterns_7(%t: tensor<?x?xf32>, %p: f32, %i: index, %m: vector<1xi1>, %m1: vector<4xi1>) -> vector<[4]xf32> {
  %0 = vector.transfer_read %t[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : tensor<?x?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns, apply_patterns.vector.transfer_permutation_patterns
module attributes {transform.with_named_sequence} {
func.func @apply_patterns_transfer_permutation_patterns_8(%t: memref<?xf32>, %p: f32, %i: index, %m: vector<1xi1>, %m1: vector<4xi1>) -> vector<5x4xf32> {
  %0 = vector.mask %m1 { vector.transfer_read %t[%i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0)
      -> (0, d0)>} : memref<?xf32>, vector<5x4xf32> } : vector<4xi1> -> vector<5x4xf32>
  return %0 : vector<5x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.vector.transfer_permutation_patterns
  } : !transform.any_op
  transform.yield
}
}
