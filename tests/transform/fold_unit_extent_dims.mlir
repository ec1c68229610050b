// COMPARE: --transform-interpreter
// ----- linalg.generic
// The sets drop unit dims of structured operations and pads; they leave slices, fills, reshapes and sizes alone.
func.func @generic(%a: tensor<1x4x1xf32>, %o: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
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
// ----- linalg.generic, arith.addf
func.func @generic_addf(%a: tensor<1x4x1xf32>, %o: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]
  } ins(%a : tensor<1x4x1xf32>) outs(%o : tensor<1x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
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
// ----- linalg.matmul
func.func @matmul(%a: tensor<1x4xf32>, %b: tensor<4x8xf32>, %o: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<1x4xf32>, tensor<4x8xf32>) outs(%o : tensor<1x8xf32>) -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
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
// ----- linalg.generic
func.func @generic_2(%a: memref<1x4x1xf32>, %o: memref<1x4x1xf32>) {
  linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a : memref<1x4x1xf32>) outs(%o : memref<1x4x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32 }
  return }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
  } : !transform.any_op
  transform.yield
}
}
// ----- tensor.pad
func.func @pad(%a: tensor<1x4x1xf32>) -> tensor<1x8x1xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 2, 0] high[0, 2, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %z : f32
  } : tensor<1x4x1xf32> to tensor<1x8x1xf32>
  return %0 : tensor<1x8x1xf32>
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
// ----- tensor.pad
func.func @pad_2(%a: tensor<1x?x1xf32>, %n: index) -> tensor<1x?x1xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, %n, 0] high[0, 2, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %z : f32
  } : tensor<1x?x1xf32> to tensor<1x?x1xf32>
  return %0 : tensor<1x?x1xf32>
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
// ----- linalg.generic
func.func @generic_3(%a: tensor<1x?xf32>, %o: tensor<1x?xf32>) -> tensor<1x?xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<1x?xf32>) outs(%o : tensor<1x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
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
// ----- tensor.empty, linalg.generic
func.func @empty_generic(%a: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
  %o = tensor.empty() : tensor<1x4x1xf32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a : tensor<1x4x1xf32>) outs(%o : tensor<1x4x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x4x1xf32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%0 : tensor<1x4x1xf32>) outs(%o : tensor<1x4x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x4x1xf32>
  return %1 : tensor<1x4x1xf32>
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
// ----- linalg.generic, linalg.index, arith.addi
func.func @generic_index_addi(%a: tensor<1x4xindex>) -> tensor<1x4xindex> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } outs(%a : tensor<1x4xindex>) {
  ^bb0(%y: index):
    %x = linalg.index 0 : index
  %z = linalg.index 1 : index
  %s = arith.addi %x, %z : index
  linalg.yield %s : index } -> tensor<1x4xindex>
  return %0 : tensor<1x4xindex>
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
// ----- tensor.extract_slice
func.func @extract_slice(%a: tensor<4x8x16xf32>, %i: index) -> tensor<1x4x1xf32> {
  %0 = tensor.extract_slice %a[%i, 0, 0][1, 4, 1][1, 1, 1] : tensor<4x8x16xf32> to tensor<1x4x1xf32>
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
// ----- tensor.insert_slice
func.func @insert_slice(%s: tensor<1x4x1xf32>, %a: tensor<4x8x16xf32>, %i: index) -> tensor<4x8x16xf32> {
  %0 = tensor.insert_slice %s into %a[%i, 0, 0][1, 4, 1][1, 1, 1] : tensor<1x4x1xf32> into tensor<4x8x16xf32>
  return %0 : tensor<4x8x16xf32>
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
// ----- scf.forall, scf.forall.in_parallel, tensor.parallel_insert_slice
func.func @forall_in_parallel_parallel_insert_slice(%s: tensor<1x4x1xf32>, %a: tensor<4x8x16xf32>) -> tensor<4x8x16xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%b = %a) -> tensor<4x8x16xf32> { scf.forall.in_parallel {
  tensor.parallel_insert_slice %s into %b[%i, 0, 0][1, 4, 1][1, 1, 1] : tensor<1x4x1xf32> into tensor<4x8x16xf32> } }
  return %0 : tensor<4x8x16xf32>
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
// ----- tensor.empty, tensor.extract_slice
func.func @empty_extract_slice(%i: index) -> tensor<2x4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = tensor.extract_slice %e[%i, 0][2, 4][1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
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
// ----- tensor.empty, tensor.collapse_shape
func.func @empty_collapse_shape() -> tensor<32xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = tensor.collapse_shape %e [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  return %0 : tensor<32xf32>
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
// ----- tensor.empty, tensor.expand_shape
func.func @empty_expand_shape() -> tensor<1x32xf32> {
  %e = tensor.empty() : tensor<32xf32>
  %0 = tensor.expand_shape %e [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32>
  return %0 : tensor<1x32xf32>
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
// ----- linalg.fill, tensor.collapse_shape
func.func @fill_collapse_shape(%z: f32, %e: tensor<4x8xf32>) -> tensor<32xf32> {
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = tensor.collapse_shape %i [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  return %0 : tensor<32xf32>
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
// ----- linalg.fill
func.func @fill(%z: f32, %e: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<1x8xf32>) -> tensor<1x8xf32>
  return %i : tensor<1x8xf32>
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
// ----- linalg.fill
func.func @fill_2(%z: f32, %e: tensor<8xf32>) -> tensor<8xf32> {
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %j = linalg.fill ins(%z : f32) outs(%i : tensor<8xf32>) -> tensor<8xf32>
  return %j : tensor<8xf32>
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
// ----- tensor.collapse_shape
func.func @collapse_shape(%a: tensor<1x1x8x4xf32>) -> tensor<32xf32> {
  %0 = tensor.collapse_shape %a [[0, 1, 2], [3]] : tensor<1x1x8x4xf32> into tensor<8x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<8x4xf32> into tensor<32xf32>
  return %1 : tensor<32xf32>
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
// ----- tensor.expand_shape, tensor.dim
func.func @expand_shape_dim(%a: tensor<?x4xf32>, %s: index) -> index {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [1, %s, 4] : tensor<?x4xf32> into tensor<1x?x4xf32>
  %c = arith.constant 1 : index
  %1 = tensor.dim %0, %c : tensor<1x?x4xf32>
  return %1 : index
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
// ----- linalg.generic, tensor.dim
func.func @generic_dim(%a: tensor<?x4xf32>, %o: tensor<?x4xf32>) -> index {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<?x4xf32>) outs(%o : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x4xf32>
  %c = arith.constant 0 : index
  %1 = tensor.dim %0, %c : tensor<?x4xf32>
  return %1 : index
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
// ----- tensor.empty
func.func @empty() -> tensor<?x4xf32> {
  %c = arith.constant 3 : index
  %e = tensor.empty(%c) : tensor<?x4xf32>
  return %e : tensor<?x4xf32>
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
// ----- tensor.extract_slice
func.func @extract_slice_2(%a: tensor<4x?x16xf32>, %i: index, %n: index) -> tensor<1x?x16xf32> {
  %0 = tensor.extract_slice %a[%i, 0, 0][1, %n, 16][1, 1, 1] : tensor<4x?x16xf32> to tensor<1x?x16xf32>
  return %0 : tensor<1x?x16xf32>
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
// ----- tensor.empty, linalg.generic
func.func @empty_generic_2(%a: tensor<1x4x1xf32>) -> tensor<1x4x1xf32> {
  %o = tensor.empty() : tensor<1x4x1xf32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%a : tensor<1x4x1xf32>) outs(%o : tensor<1x4x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x4x1xf32>
  %1 = linalg.generic {
    indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>],
    iterator_types = ["parallel", "parallel", "parallel"]
  } ins(%0 : tensor<1x4x1xf32>) outs(%o : tensor<1x4x1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1x4x1xf32>
  return %1 : tensor<1x4x1xf32>
}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  } : !transform.any_op
  transform.yield
}
}
// ----- tensor.empty, tensor.extract_slice
func.func @empty_extract_slice_2(%i: index) -> tensor<2x4xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = tensor.extract_slice %e[%i, 0][2, 4][1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  } : !transform.any_op
  transform.yield
}
}
// ----- linalg.fill, tensor.collapse_shape
func.func @fill_collapse_shape_2(%z: f32, %e: tensor<4x8xf32>) -> tensor<32xf32> {
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = tensor.collapse_shape %i [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  return %0 : tensor<32xf32>
}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  } : !transform.any_op
  transform.yield
}
}
// ----- linalg.generic, tensor.dim
func.func @generic_dim_2(%a: tensor<?x4xf32>, %o: tensor<?x4xf32>) -> index {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<?x4xf32>) outs(%o : tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?x4xf32>
  %c = arith.constant 0 : index
  %1 = tensor.dim %0, %c : tensor<?x4xf32>
  return %1 : index
}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  } : !transform.any_op
  transform.yield
}
}
// ----- tensor.pad
func.func @pad_3(%a: tensor<1x?x1xf32>, %n: index) -> tensor<1x?x1xf32> {
  %z = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, %n, 0] high[0, 2, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %z : f32
  } : tensor<1x?x1xf32> to tensor<1x?x1xf32>
  return %0 : tensor<1x?x1xf32>
}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  } : !transform.any_op
  transform.yield
}
}
