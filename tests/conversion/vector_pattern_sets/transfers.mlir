// COMPARE: --transform-interpreter --split-input-file
// ----- apply_patterns.vector.lower_transfer, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_transfer_apply_patterns(%m: memref<?x?x?xf32>, %f: f32, %i: index, %v: vector<4xf32>, %w: vector<4x8xf32>, %mk: vector<4xi1>,
      %t: tensor<?x?x?xf32>, %ms: memref<?x?xf32, strided<[?, 2]>>, %z: vector<f32>) -> (vector<4xf32>, vector<8x4xf32>,
      vector<4x8xf32>, vector<2x4xf32>, vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : memref<?x?x?xf32>, vector<8x4xf32>
    %2 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
    %4 = vector.transfer_read %m[%i, %i, %i], %f, %mk {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %5 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, 0)>} : memref<?x?x?xf32>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %w, %m[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : vector<4x8xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<4xf32>, memref<?x?x?xf32>
    %6 = vector.transfer_write %w, %t[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d0)>} : vector<4x8xf32>, tensor<?x?x?xf32>
    %7 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<f32>
    %8 = vector.transfer_read %ms[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
    vector.transfer_write %z, %m[%i, %i, %i] : vector<f32>, memref<?x?x?xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<2x4xf32>,
        vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 1
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_transfer, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_transfer_apply_patterns_2(%m: memref<?x?x?xf32>, %f: f32, %i: index, %v: vector<4xf32>, %w: vector<4x8xf32>, %mk: vector<4xi1>,
      %t: tensor<?x?x?xf32>, %ms: memref<?x?xf32, strided<[?, 2]>>, %z: vector<f32>) -> (vector<4xf32>, vector<8x4xf32>,
      vector<4x8xf32>, vector<2x4xf32>, vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : memref<?x?x?xf32>, vector<8x4xf32>
    %2 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
    %4 = vector.transfer_read %m[%i, %i, %i], %f, %mk {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %5 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, 0)>} : memref<?x?x?xf32>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %w, %m[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : vector<4x8xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<4xf32>, memref<?x?x?xf32>
    %6 = vector.transfer_write %w, %t[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d0)>} : vector<4x8xf32>, tensor<?x?x?xf32>
    %7 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<f32>
    %8 = vector.transfer_read %ms[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
    vector.transfer_write %z, %m[%i, %i, %i] : vector<f32>, memref<?x?x?xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<2x4xf32>,
        vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transfer max_transfer_rank = 2
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_permutation_patterns, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_permutation_patterns_apply_patterns(%m: memref<?x?x?xf32>, %f: f32, %i: index, %v: vector<4xf32>, %w: vector<4x8xf32>, %mk: vector<4xi1>,
      %t: tensor<?x?x?xf32>, %ms: memref<?x?xf32, strided<[?, 2]>>, %z: vector<f32>) -> (vector<4xf32>, vector<8x4xf32>,
      vector<4x8xf32>, vector<2x4xf32>, vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : memref<?x?x?xf32>, vector<8x4xf32>
    %2 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
    %3 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
    %4 = vector.transfer_read %m[%i, %i, %i], %f, %mk {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
    %5 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, 0)>} : memref<?x?x?xf32>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
    vector.transfer_write %w, %m[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d1)>} : vector<4x8xf32>, memref<?x?x?xf32>
    vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<4xf32>, memref<?x?x?xf32>
    %6 = vector.transfer_write %w, %t[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
        -> (d2, d0)>} : vector<4x8xf32>, tensor<?x?x?xf32>
    %7 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<f32>
    %8 = vector.transfer_read %ms[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
    vector.transfer_write %z, %m[%i, %i, %i] : vector<f32>, memref<?x?x?xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<2x4xf32>,
        vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<2x3x4xf32> {
    %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x3x4xf32>
    return %0 : vector<2x3x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns_2(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<2x3x4xf32> {
    %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x3x4xf32>
    return %0 : vector<2x3x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns_3(%m: memref<?x?xf32>, %i: index, %f: f32, %mk: vector<2x4xi1>) -> vector<2x4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %m[%i, %c0], %f, %mk {in_bounds = [true, false]} : memref<?x?xf32>, vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns_4(%m: memref<?x?xf32>, %i: index, %f: f32, %mk: vector<2x4xi1>) -> vector<2x4xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %m[%i, %c0], %f, %mk {in_bounds = [true, false]} : memref<?x?xf32>, vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns_5(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %mk: vector<2x4xi1>) {
    vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
    vector.transfer_write %v, %m[%i, %i], %mk {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns_6(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %mk: vector<2x4xi1>) {
    vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
    vector.transfer_write %v, %m[%i, %i], %mk {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns_7(%m: tensor<?x?xf32>, %i: index, %v: vector<2x4xf32>, %f: f32) -> (tensor<?x?xf32>, vector<2x4xf32>) {
    %0 = vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, tensor<?x?xf32>
    %1 = vector.transfer_read %m[%i, %i], %f : tensor<?x?xf32>, vector<2x4xf32>
    return %0, %1 : tensor<?x?xf32>, vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns_8(%m: tensor<?x?xf32>, %i: index, %v: vector<2x4xf32>, %f: f32) -> (tensor<?x?xf32>, vector<2x4xf32>) {
    %0 = vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, tensor<?x?xf32>
    %1 = vector.transfer_read %m[%i, %i], %f : tensor<?x?xf32>, vector<2x4xf32>
    return %0, %1 : tensor<?x?xf32>, vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @one(%m: memref<?x?xf32>, %s: memref<?xf32, strided<[?]>>, %i: index, %f: f32, %mk: vector<4xi1>,
      %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %s[%i], %f {in_bounds = [true]} : memref<?xf32, strided<[?]>>, vector<4xf32>
    %2 = vector.transfer_read %m[%i, %i], %f, %mk {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
    vector.transfer_write %v, %s[%i], %mk : vector<4xf32>, memref<?xf32, strided<[?]>>
    vector.transfer_write %v, %s[%i] : vector<4xf32>, memref<?xf32, strided<[?]>>
    return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @one(%m: memref<?x?xf32>, %s: memref<?xf32, strided<[?]>>, %i: index, %f: f32, %mk: vector<4xi1>,
      %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
    %1 = vector.transfer_read %s[%i], %f {in_bounds = [true]} : memref<?xf32, strided<[?]>>, vector<4xf32>
    %2 = vector.transfer_read %m[%i, %i], %f, %mk {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
    vector.transfer_write %v, %s[%i], %mk : vector<4xf32>, memref<?xf32, strided<[?]>>
    vector.transfer_write %v, %s[%i] : vector<4xf32>, memref<?xf32, strided<[?]>>
    return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns_9(%m: memref<?x?xf32>, %i: index, %f: f32) -> (vector<2x4x3xf32>, vector<4x2xf32>) {
    %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false, true], permutation_map = affine_map<(d0, d1)
        -> (d0, 0, d1)>} : memref<?x?xf32>, vector<2x4x3xf32>
    %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x2xf32>
    return %0, %1 : vector<2x4x3xf32>, vector<4x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @transfer_to_scf_apply_patterns_10(%m: memref<?x?xf32>, %i: index, %f: f32) -> (vector<2x4x3xf32>, vector<4x2xf32>) {
    %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false, true], permutation_map = affine_map<(d0, d1)
        -> (d0, 0, d1)>} : memref<?x?xf32>, vector<2x4x3xf32>
    %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x2xf32>
    return %0, %1 : vector<2x4x3xf32>, vector<4x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @loop(%m: memref<?x?xf32>, %n: index, %f: f32, %o: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x4xf32>
      vector.transfer_write %0, %o[%i, %c0] : vector<2x4xf32>, memref<?x?xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 1 full_unroll = true
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.transfer_to_scf, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @loop(%m: memref<?x?xf32>, %n: index, %f: f32, %o: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x4xf32>
      vector.transfer_write %0, %o[%i, %c0] : vector<2x4xf32>, memref<?x?xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = false
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.split_transfer_full_partial, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @split_transfer_full_partial_apply_patterns(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.split_transfer_full_partial, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @split_transfer_full(%m: memref<7x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index, %f: f32, %v: vector<4x8xf32>) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f {in_bounds = [false, true]} : memref<7x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %j] {in_bounds = [false, true]} : vector<4x8xf32>, memref<7x8xf32, strided<[?, 1], offset: ?>>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.split_transfer_full_partial, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @split_transfer_full_partial_apply_patterns_2(%m: memref<?x8xf32>, %i: index, %v: vector<4x8xf32>, %x: index) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %v, %m[%i, %c0] : vector<4x8xf32>, memref<?x8xf32>
    scf.for %k = %c0 to %x step %i {
      vector.transfer_write %v, %m[%k, %x] : vector<4x8xf32>, memref<?x8xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.split_transfer_full_partial, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @split_transfer_full_partial_apply_patterns_3(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.split_transfer_full_partial, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @split_transfer_full_2(%m: memref<7x8xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index, %f: f32, %v: vector<4x8xf32>) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f {in_bounds = [false, true]} : memref<7x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
    vector.transfer_write %v, %m[%i, %j] {in_bounds = [false, true]} : vector<4x8xf32>, memref<7x8xf32, strided<[?, 1], offset: ?>>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.split_transfer_full_partial, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @split_transfer_full_partial_apply_patterns_4(%m: memref<?x8xf32>, %i: index, %v: vector<4x8xf32>, %x: index) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %v, %m[%i, %c0] : vector<4x8xf32>, memref<?x8xf32>
    scf.for %k = %c0 to %x step %i {
      vector.transfer_write %v, %m[%k, %x] : vector<4x8xf32>, memref<?x8xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.split_transfer_full_partial, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @split_transfer_full_partial_apply_patterns_5(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) -> vector<4x8xf32> {
    %0 = vector.transfer_read %m[%i, %j], %f : memref<?x8xf32>, vector<4x8xf32>
    return %0 : vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "linalg-copy"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.rewrite_narrow_types, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rewrite_narrow_types_apply_patterns(%a: vector<8xi4>, %b: vector<2x8xi4>, %c: vector<8xi2>, %d: vector<3xi4>, %e: vector<8xi3>,
      %s: vector<[8]xi4>) -> (vector<8xi32>, vector<2x8xi16>, vector<8xf32>, vector<3xi8>, vector<8xi8>, vector<[8]xi8>) {
    %0 = arith.extsi %a : vector<8xi4> to vector<8xi32>
    %1 = arith.extui %b : vector<2x8xi4> to vector<2x8xi16>
    %2 = arith.uitofp %c : vector<8xi2> to vector<8xf32>
    %3 = arith.extsi %d : vector<3xi4> to vector<3xi8>
    %4 = arith.extsi %e : vector<8xi3> to vector<8xi8>
    %5 = arith.extsi %s : vector<[8]xi4> to vector<[8]xi8>
    return %0, %1, %2, %3, %4, %5 : vector<8xi32>, vector<2x8xi16>, vector<8xf32>, vector<3xi8>, vector<8xi8>, vector<[8]xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.rewrite_narrow_types, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rewrite_narrow_types_apply_patterns_2(%a: vector<8xi4>, %c: vector<8xi2>, %w: vector<8xi32>, %v: vector<2x8xi16>, %u: vector<8xi8>)
      -> (vector<8xi8>, vector<8xf16>, vector<8xi4>, vector<2x8xi4>, vector<8xi2>, vector<8xi4>, vector<8xf32>, i4, vector<8xi8>) {
    %0 = arith.extui %a : vector<8xi4> to vector<8xi8>
    %1 = arith.sitofp %c : vector<8xi2> to vector<8xf16>
    %2 = arith.trunci %w : vector<8xi32> to vector<8xi4>
    %3 = arith.trunci %v : vector<2x8xi16> to vector<2x8xi4>
    %4 = arith.trunci %w : vector<8xi32> to vector<8xi2>
    %5 = arith.trunci %u : vector<8xi8> to vector<8xi4>
    %6 = arith.sitofp %a : vector<8xi4> to vector<8xf32>
    %i = vector.extract %w[0] : i32 from vector<8xi32>
    %7 = arith.trunci %i : i32 to i4
    %8 = arith.extsi %a : vector<8xi4> to vector<8xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<8xi8>, vector<8xf16>, vector<8xi4>, vector<2x8xi4>, vector<8xi2>,
        vector<8xi4>, vector<8xf32>, i4, vector<8xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.rewrite_narrow_types, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rewrite_narrow_types(%a: vector<32xi64>, %b: vector<48xi8>, %c: vector<16xi16>) -> (vector<20xi8>, vector<128xi8>, vector<20xi3>, vector<16xi8>) {
    %0 = arith.trunci %a : vector<32xi64> to vector<32xi5>
    %1 = vector.bitcast %0 : vector<32xi5> to vector<20xi8>
    %2 = arith.trunci %a : vector<32xi64> to vector<32xi32>
    %3 = vector.bitcast %2 : vector<32xi32> to vector<128xi8>
    %4 = arith.trunci %c : vector<16xi16> to vector<16xi8>
    %5 = vector.bitcast %4 : vector<16xi8> to vector<16xi8>
    %6 = arith.trunci %a : vector<32xi64> to vector<32xi2>
    %7 = vector.extract_strided_slice %6 {offsets = [0], sizes = [30], strides = [1]} : vector<32xi2> to vector<30xi2>
    %8 = vector.bitcast %7 : vector<30xi2> to vector<20xi3>
    return %1, %3, %8, %5 : vector<20xi8>, vector<128xi8>, vector<20xi3>, vector<16xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.rewrite_narrow_types, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rewrite_narrow_types_apply_patterns_3(%a: vector<5xi8>, %b: vector<10xi16>) -> (vector<8xi16>, vector<8xi17>, vector<8xi32>, vector<20xi32>) {
    %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
    %1 = arith.extui %0 : vector<8xi5> to vector<8xi16>
    %2 = arith.extui %0 : vector<8xi5> to vector<8xi17>
    %3 = arith.extui %0 : vector<8xi5> to vector<8xi32>
    %4 = vector.bitcast %b : vector<10xi16> to vector<20xi8>
    %5 = arith.extui %4 : vector<20xi8> to vector<20xi32>
    return %1, %2, %3, %5 : vector<8xi16>, vector<8xi17>, vector<8xi32>, vector<20xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.rewrite_narrow_types, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rewrite_narrow_types_apply_patterns_4(%a: vector<10xi32>) -> (vector<64xi8>, vector<64xi16>) {
    %0 = vector.bitcast %a : vector<10xi32> to vector<64xi5>
    %1 = arith.extui %0 : vector<64xi5> to vector<64xi8>
    %2 = arith.extui %0 : vector<64xi5> to vector<64xi16>
    return %1, %2 : vector<64xi8>, vector<64xi16>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.rewrite_narrow_types, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rewrite_narrow_types_apply_patterns_5(%a: vector<8x16xi4>, %b: vector<8x3xi2>, %c: vector<2x3xi8>, %d: vector<2x3x5xi7>)
      -> (vector<16x8xi4>, vector<3x8xi2>, vector<3x2xi8>, vector<5x2x3xi7>) {
    %0 = vector.transpose %a, [1, 0] : vector<8x16xi4> to vector<16x8xi4>
    %1 = vector.transpose %b, [1, 0] : vector<8x3xi2> to vector<3x8xi2>
    %2 = vector.transpose %c, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
    %3 = vector.transpose %d, [2, 0, 1] : vector<2x3x5xi7> to vector<5x2x3xi7>
    return %0, %1, %2, %3 : vector<16x8xi4>, vector<3x8xi2>, vector<3x2xi8>, vector<5x2x3xi7>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.rewrite_narrow_types, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @rewrite_narrow_types_apply_patterns_6(%a: vector<5xi8>, %b: vector<10xi16>) -> (vector<8xi8>) {
    %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
    %3 = arith.extui %0 : vector<8xi5> to vector<8xi8>
    return %3 : vector<8xi8>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
