// COMPARE: --transform-interpreter
// ----- apply_patterns.tensor.decompose_concat, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @along_the_first(%a: tensor<3x?xf32>, %b: tensor<4x?xf32>) -> tensor<7x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x?xf32>, tensor<4x?xf32>) -> tensor<7x?xf32>
  return %0 : tensor<7x?xf32>
}
func.func @dynamic(%a: tensor<3x?xf32>, %b: tensor<3x?xf32>, %c: tensor<3x5xf32>) -> tensor<3x?xf32> {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<3x?xf32>, tensor<3x?xf32>, tensor<3x5xf32>) -> tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}
func.func @less_said(%a: tensor<3x2xf32>, %b: tensor<3x4xf32>) -> tensor<?x6xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<3x2xf32>, tensor<3x4xf32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.decompose_concat
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @before_extract(%a: tensor<5x10xf32>, %b: tensor<1x1x5x10xf32>, %i: index) -> tensor<2x2xf32> {
  %0 = tensor.insert_slice %a into %b[0, 0, 0, 0] [1, 1, 5, 10] [1, 1, 1, 1] : tensor<5x10xf32> into tensor<1x1x5x10xf32>
  %1 = tensor.extract_slice %0[0, 0, 2, %i] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<1x1x5x10xf32> to tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
func.func @not_whole(%a: tensor<5x10xf32>, %b: tensor<2x1x5x10xf32>) -> tensor<2x2xf32> {
  %0 = tensor.insert_slice %a into %b[0, 0, 0, 0] [1, 1, 5, 10] [1, 1, 1, 1] : tensor<5x10xf32> into tensor<2x1x5x10xf32>
  %1 = tensor.extract_slice %0[0, 0, 2, 3] [1, 1, 2, 2] [1, 1, 1, 1] : tensor<2x1x5x10xf32> to tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}
func.func @after_extract(%a: tensor<2x8xf32>, %b: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %0 = tensor.extract_slice %a[1, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<8xf32>
  %1 = tensor.insert_slice %0 into %b[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
  return %1 : tensor<1x8xf32>
}
func.func @dynamic(%a: tensor<?x?xf32>, %n: index) -> tensor<1x?xf32> {
  %e = tensor.empty(%n) : tensor<1x?xf32>
  %0 = tensor.extract_slice %a[1, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %0 into %e[0, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}
func.func @unknown(%a: tensor<?x?xf32>, %e: tensor<1x?xf32>, %n: index) -> tensor<1x?xf32> {
  %0 = tensor.extract_slice %a[1, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %0 into %e[0, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}
func.func @three(%a: tensor<2x1x8xf32>, %b: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> {
  %0 = tensor.extract_slice %a[1, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<2x1x8xf32> to tensor<8xf32>
  %1 = tensor.insert_slice %0 into %b[0, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<8xf32> into tensor<1x1x8xf32>
  return %1 : tensor<1x1x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.fold_tensor_empty, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @slice(%n: index, %m: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.extract_slice %0[0, 1] [%m, 1] [1, 1] : tensor<?x4xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @collapse(%n: index) -> (tensor<?xf32>, tensor<?x4xf32>) {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return %1, %0 : tensor<?xf32>, tensor<?x4xf32>
}
func.func @expand(%n: index, %m: index) -> tensor<?x4xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%m, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}
func.func @concat(%n: index, %m: index) -> tensor<5x?xf32> {
  %0 = tensor.empty(%n) : tensor<5x?xf32>
  %1 = tensor.empty(%m) : tensor<5x?xf32>
  %2 = tensor.concat dim(1) %0, %1 : (tensor<5x?xf32>, tensor<5x?xf32>) -> tensor<5x?xf32>
  return %2 : tensor<5x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.fold_tensor_empty
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.fold_tensor_empty, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @slice(%n: index, %m: index) -> tensor<?xf32> {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.extract_slice %0[0, 1] [%m, 1] [1, 1] : tensor<?x4xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
func.func @collapse(%n: index) -> (tensor<?xf32>, tensor<?x4xf32>) {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  return %1, %0 : tensor<?xf32>, tensor<?x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true}
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.merge_consecutive_insert_extract_slice, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @slices(%a: tensor<?x?xf32>, %i: index, %n: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %a[%i, 2] [%n, 8] [2, 3] : tensor<?x?xf32> to tensor<?x8xf32>
  %1 = tensor.extract_slice %0[3, %i] [1, 4] [1, 1] : tensor<?x8xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @dropped(%a: tensor<1x?x8xf32>, %i: index) -> tensor<2xf32> {
  %0 = tensor.extract_slice %a[0, %i, 1] [1, 1, 6] [1, 1, 1] : tensor<1x?x8xf32> to tensor<6xf32>
  %1 = tensor.extract_slice %0[%i] [2] [1] : tensor<6xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func @insertions(%a: tensor<4x5xf32>, %b: tensor<1x4x5xf32>, %c: tensor<3x8x9xf32>, %i: index) -> tensor<3x8x9xf32> {
  %0 = tensor.insert_slice %a into %b[0, 0, 0] [1, 4, 5] [1, 1, 1] : tensor<4x5xf32> into tensor<1x4x5xf32>
  %1 = tensor.insert_slice %0 into %c[%i, 0, 1] [1, 4, 5] [1, 1, 1] : tensor<1x4x5xf32> into tensor<3x8x9xf32>
  return %1 : tensor<3x8x9xf32>
}
func.func @parallel(%a: tensor<5xf32>, %b: tensor<1x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %r = scf.forall (%i) in (3) shared_outs(%o = %c) -> tensor<3x5xf32> {
    %0 = tensor.insert_slice %a into %b[0, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<1x5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<3x5xf32>
    }
  }
  return %r : tensor<3x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.fold_tensor_subset_ops, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @read(%a: tensor<?x?xf32>, %i: index, %j: index, %n: index) -> vector<4xf32> {
  %p = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[%i, %j] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = vector.transfer_read %0[%c1], %p {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @masked(%a: tensor<?x?xf32>, %i: index, %n: index, %m: vector<4xi1>) -> vector<4xf32> {
  %p = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[%i, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = vector.mask %m { vector.transfer_read %0[%c1], %p {in_bounds = [true]} : tensor<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @write(%a: tensor<?x?xf32>, %v: vector<4xf32>, %i: index, %n: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = vector.transfer_write %v, %e[%i] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %1 = tensor.insert_slice %0 into %a[%i, 3] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @inserts(%a: tensor<?xf32>, %b: tensor<2x?xf32>, %c: tensor<3x2x?xf32>, %i: index, %n: index) -> tensor<3x2x?xf32> {
  %0 = tensor.insert_slice %a into %b[1, %i] [1, %n] [1, 1] : tensor<?xf32> into tensor<2x?xf32>
  %1 = tensor.insert_slice %0 into %c[%i, 0, 2] [1, 2, %n] [1, 1, 1] : tensor<2x?xf32> into tensor<3x2x?xf32>
  return %1 : tensor<3x2x?xf32>
}
func.func @same_sizes(%a: tensor<?xf32>, %b: tensor<2x?xf32>, %c: tensor<3x2x?xf32>, %i: index, %n: index) -> tensor<3x2x?xf32> {
  %0 = tensor.insert_slice %a into %b[1, %i] [1, %n] [1, 1] : tensor<?xf32> into tensor<2x?xf32>
  %1 = tensor.insert_slice %0 into %c[%i, 0, 2] [1, 2, %n] [1, 1, 1] : tensor<2x?xf32> into tensor<3x2x?xf32>
  return %1 : tensor<3x2x?xf32>
}
func.func @equal_sizes(%a: tensor<1x?xf32>, %b: tensor<2x?xf32>, %c: tensor<3x2x?xf32>, %i: index, %n: index) -> tensor<3x2x?xf32> {
  %s = tensor.extract_slice %b[0, 0] [1, %n] [1, 1] : tensor<2x?xf32> to tensor<1x?xf32>
  %0 = tensor.insert_slice %a into %s[0, %i] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %c[%i, %i, 2] [1, 1, %n] [1, 1, 1] : tensor<1x?xf32> into tensor<3x2x?xf32>
  return %1 : tensor<3x2x?xf32>
}
func.func @parallel(%a: tensor<5xf32>, %b: tensor<1x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %r = scf.forall (%i) in (3) shared_outs(%o = %c) -> tensor<3x5xf32> {
    %0 = tensor.insert_slice %a into %b[0, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<1x5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<3x5xf32>
    }
  }
  return %r : tensor<3x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.fold_tensor_subset_ops
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @read(%a: tensor<?x?xf32>, %i: index, %j: index, %n: index) -> vector<4xf32> {
  %p = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[%i, %j] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = vector.transfer_read %0[%c1], %p {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @inserts_stay(%a: tensor<2x?xf32>, %b: tensor<2x?xf32>, %c: tensor<3x2x?xf32>, %i: index, %n: index) -> tensor<3x2x?xf32> {
  %0 = tensor.insert_slice %a into %b[0, %i] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<2x?xf32>
  %1 = tensor.insert_slice %0 into %c[%i, 0, 2] [1, 2, %n] [1, 1, 1] : tensor<2x?xf32> into tensor<3x2x?xf32>
  return %1 : tensor<3x2x?xf32>
}
func.func @transposed_write(%a: tensor<6x8x9xf32>, %v: vector<4x2xf32>, %i: index) -> tensor<6x8x9xf32> {
  %e = tensor.empty() : tensor<2x4xf32>
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %e[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x2xf32>, tensor<2x4xf32>
  %1 = tensor.insert_slice %0 into %a[%i, 1, 2] [1, 2, 4] [1, 1, 1] : tensor<2x4xf32> into tensor<6x8x9xf32>
  return %1 : tensor<6x8x9xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.reassociative_reshape_folding, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @expand_of_slice(%a: tensor<?x?x?xf32>, %i: index, %n: index) -> tensor<?x1x5xf32> {
  %0 = tensor.extract_slice %a[%i, 0, 0] [%n, 1, 5] [1, 1, 2] : tensor<?x?x?xf32> to tensor<?x5xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, 1, 5] : tensor<?x5xf32> into tensor<?x1x5xf32>
  return %1 : tensor<?x1x5xf32>
}
func.func @collapse_of_slice(%a: tensor<?x?xf32>, %i: index) -> tensor<5xf32> {
  %0 = tensor.extract_slice %a[%i, 0] [1, 5] [1, 1] : tensor<?x?xf32> to tensor<1x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
  return %1 : tensor<5xf32>
}
func.func @insert_of_collapse(%a: tensor<1x5xf32>, %b: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
  %1 = tensor.insert_slice %0 into %b[%i, %i] [1, 5] [1, 1] : tensor<5xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @insert_of_expand(%a: tensor<?xf32>, %b: tensor<?x?xf32>, %i: index, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [1, %n] : tensor<?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %b[%i, %i] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @parallel(%a: tensor<1x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %r = scf.forall (%i) in (3) shared_outs(%o = %c) -> tensor<3x5xf32> {
    %0 = tensor.collapse_shape %a [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<3x5xf32>
    }
  }
  return %r : tensor<3x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.reassociative_reshape_folding
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.bubble_up_extract_slice, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @expand(%a: tensor<60xf32>, %i: index) -> tensor<1x1x5xf32> {
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [2, 3, 10] : tensor<60xf32> into tensor<2x3x10xf32>
  %1 = tensor.extract_slice %0[1, %i, 5] [1, 1, 5] [1, 1, 1] : tensor<2x3x10xf32> to tensor<1x1x5xf32>
  return %1 : tensor<1x1x5xf32>
}
func.func @expand_static(%a: tensor<60x7xf32>) -> tensor<1x2x10x4xf32> {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [2, 3, 10, 7] : tensor<60x7xf32> into tensor<2x3x10x7xf32>
  %1 = tensor.extract_slice %0[1, 1, 0, 2] [1, 2, 10, 4] [1, 1, 1, 1] : tensor<2x3x10x7xf32> to tensor<1x2x10x4xf32>
  return %1 : tensor<1x2x10x4xf32>
}
func.func @expand_dynamic(%a: tensor<?xf32>, %m: index, %n: index, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%m, %n] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.extract_slice %0[%i, 0] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @not_contiguous(%a: tensor<60xf32>) -> tensor<2x5xf32> {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [6, 10] : tensor<60xf32> into tensor<6x10xf32>
  %1 = tensor.extract_slice %0[0, 0] [2, 5] [1, 1] : tensor<6x10xf32> to tensor<2x5xf32>
  return %1 : tensor<2x5xf32>
}
func.func @collapse(%a: tensor<2x3x10xf32>, %i: index) -> tensor<20xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3x10xf32> into tensor<60xf32>
  %1 = tensor.extract_slice %0[10] [20] [1] : tensor<60xf32> to tensor<20xf32>
  return %1 : tensor<20xf32>
}
func.func @collapse_part(%a: tensor<2x3x10xf32>, %i: index) -> (tensor<5xf32>, tensor<20xf32>, tensor<30xf32>, tensor<60xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3x10xf32> into tensor<60xf32>
  %1 = tensor.extract_slice %0[14] [5] [1] : tensor<60xf32> to tensor<5xf32>
  %2 = tensor.extract_slice %0[%i] [20] [1] : tensor<60xf32> to tensor<20xf32>
  %3 = tensor.extract_slice %0[30] [30] [1] : tensor<60xf32> to tensor<30xf32>
  %4 = tensor.extract_slice %0[0] [60] [1] : tensor<60xf32> to tensor<60xf32>
  return %1, %2, %3, %4 : tensor<5xf32>, tensor<20xf32>, tensor<30xf32>, tensor<60xf32>
}
func.func @collapse_part1(%a: tensor<2x3x10xf32>, %i: index) -> tensor<5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<2x3x10xf32> into tensor<60xf32>
  %1 = tensor.extract_slice %0[%i] [5] [1] : tensor<60xf32> to tensor<5xf32>
  return %1 : tensor<5xf32>
}
func.func @collapse_two(%a: tensor<4x?x6xf32>, %i: index, %n: index) -> tensor<?x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x?x6xf32> into tensor<?x6xf32>
  %1 = tensor.extract_slice %0[%i, %i] [%n, 2] [1, 1] : tensor<?x6xf32> to tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}
func.func @collapse_other(%a: tensor<4x5x6xf32>, %i: index, %n: index) -> tensor<?x6xf32> {
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<4x5x6xf32> into tensor<4x30xf32>
  %1 = tensor.extract_slice %0[%i, 12] [%n, 6] [1, 1] : tensor<4x30xf32> to tensor<?x6xf32>
  return %1 : tensor<?x6xf32>
}
func.func @collapse_units(%a: tensor<1x5x1xf32>, %i: index, %n: index) -> tensor<?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<1x5x1xf32> into tensor<5xf32>
  %1 = tensor.extract_slice %0[%i] [%n] [1] : tensor<5xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.bubble_up_extract_slice
  } : !transform.any_op
  transform.yield
}
}
