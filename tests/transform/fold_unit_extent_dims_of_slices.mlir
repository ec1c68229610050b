// RUN: lamina-opt %s --transform-interpreter | filecheck %s
// The set is for structured operations; what only looks as if it had unit dims to drop stays.

// CHECK-LABEL: @slice_of_empty
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK: tensor.extract_slice %[[EMPTY]]
func.func @slice_of_empty(%i: index) -> tensor<2x4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = tensor.extract_slice %e[%i, 0] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK-LABEL: @slice_with_unit_dims
// CHECK: tensor.extract_slice {{.*}} to tensor<1x4x1xf32>
// CHECK-NEXT: return
func.func @slice_with_unit_dims(%a: tensor<4x8x16xf32>, %i: index) -> tensor<1x4x1xf32> {
  %0 = tensor.extract_slice %a[%i, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<4x8x16xf32> to tensor<1x4x1xf32>
  return %0 : tensor<1x4x1xf32>
}

// CHECK-LABEL: @structured
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel"]
func.func @structured(%a: tensor<1x4x1xf32>, %o: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a : tensor<1x4x1xf32>) outs(%o : tensor<1x4x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x4x1xf32>
  return %0 : tensor<1x4x1xf32>
}

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
  } : !transform.any_op
  transform.yield
}
}
