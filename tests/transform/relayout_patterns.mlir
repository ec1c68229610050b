// COMPARE: --transform-interpreter
// ----- apply_patterns.linalg.decompose_pack_unpack, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @pack(%a: tensor<1x1x32x8xf32>, %b: tensor<1x1x1x1x8x32xf32>) -> tensor<1x1x1x1x8x32xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 3, 2, 0] inner_dims_pos = [3, 2] inner_tiles = [8, 32] into %b : tensor<1x1x32x8xf32> -> tensor<1x1x1x1x8x32xf32>
  return %0 : tensor<1x1x1x1x8x32xf32>
}
func.func @padded(%a: tensor<5x1xf32>, %b: tensor<1x1x8x2xf32>, %p: f32) -> tensor<1x1x8x2xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %b : tensor<5x1xf32> -> tensor<1x1x8x2xf32>
  return %0 : tensor<1x1x8x2xf32>
}
func.func @dynamic_tile(%a: tensor<5x1xf32>, %b: tensor<1x1x?x2xf32>, %p: f32, %t: index) -> tensor<1x1x?x2xf32> {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [%t, 2] into %b : tensor<5x1xf32> -> tensor<1x1x?x2xf32>
  return %0 : tensor<1x1x?x2xf32>
}
func.func @permuted(%a: tensor<7x3x16xf32>, %b: tensor<3x7x1x16xf32>) -> tensor<3x7x1x16xf32> {
  %0 = linalg.pack %a outer_dims_perm = [1, 0, 2] inner_dims_pos = [2] inner_tiles = [16] into %b : tensor<7x3x16xf32> -> tensor<3x7x1x16xf32>
  return %0 : tensor<3x7x1x16xf32>
}
func.func @not_unit(%a: tensor<32x8xf32>, %b: tensor<2x1x16x8xf32>) -> tensor<2x1x16x8xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [16, 8] into %b : tensor<32x8xf32> -> tensor<2x1x16x8xf32>
  return %0 : tensor<2x1x16x8xf32>
}
func.func @unpack(%a: tensor<1x1x1x1x8x32xf32>, %b: tensor<1x1x32x8xf32>) -> tensor<1x1x32x8xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 3, 2, 0] inner_dims_pos = [3, 2] inner_tiles = [8, 32] into %b : tensor<1x1x1x1x8x32xf32> -> tensor<1x1x32x8xf32>
  return %0 : tensor<1x1x32x8xf32>
}
func.func @unpack_part(%a: tensor<1x1x8x2xf32>, %b: tensor<5x1xf32>) -> tensor<5x1xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %b : tensor<1x1x8x2xf32> -> tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}
func.func @unpack_untiled(%a: tensor<7x?x1x1x16xf32>, %b: tensor<7x?x1x?xf32>) -> tensor<7x?x1x?xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [3] inner_tiles = [16] into %b : tensor<7x?x1x1x16xf32> -> tensor<7x?x1x?xf32>
  return %0 : tensor<7x?x1x?xf32>
}
func.func @unpack_tile(%a: tensor<1x1x?x2xf32>, %b: tensor<?x?xf32>, %t: index) -> tensor<?x?xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [%t, 2] into %b : tensor<1x1x?x2xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @unpack_permuted(%a: tensor<3x7x1x16xf32>, %b: tensor<7x3x16xf32>) -> tensor<7x3x16xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0, 2] inner_dims_pos = [2] inner_tiles = [16] into %b : tensor<3x7x1x16xf32> -> tensor<7x3x16xf32>
  return %0 : tensor<7x3x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.decompose_pack_unpack
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.fold_into_pack_and_unpack, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @pad(%a: tensor<9x16xf32>, %b: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %p = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 0] high[3, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<9x16xf32> to tensor<12x16xf32>
  %1 = linalg.pack %0 padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %b : tensor<12x16xf32> -> tensor<2x8x8x2xf32>
  return %1 : tensor<2x8x8x2xf32>
}
func.func @pad_too_much(%a: tensor<7x16xf32>, %b: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %p = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 0] high[9, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<7x16xf32> to tensor<16x16xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %b : tensor<16x16xf32> -> tensor<2x8x8x2xf32>
  return %1 : tensor<2x8x8x2xf32>
}
func.func @slice(%a: tensor<4x5x8x16xf32>) -> tensor<28x77xf32> {
  %e = tensor.empty() : tensor<32x80xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %e : tensor<4x5x8x16xf32> -> tensor<32x80xf32>
  %1 = tensor.extract_slice %0[0, 0] [28, 77] [1, 1] : tensor<32x80xf32> to tensor<28x77xf32>
  return %1 : tensor<28x77xf32>
}
func.func @slice_fewer(%a: tensor<4x5x8x16xf32>) -> tensor<24x77xf32> {
  %e = tensor.empty() : tensor<32x80xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %e : tensor<4x5x8x16xf32> -> tensor<32x80xf32>
  %1 = tensor.extract_slice %0[0, 0] [24, 77] [1, 1] : tensor<32x80xf32> to tensor<24x77xf32>
  return %1 : tensor<24x77xf32>
}
func.func @slice_dynamic(%a: tensor<?x?x8x16xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %e : tensor<?x?x8x16xf32> -> tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [%m, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @transpose_of_pack(%a: tensor<16x20x24xf32>, %b: tensor<2x24x5x8x4xf32>, %c: tensor<24x5x2x4x8xf32>) -> tensor<24x5x2x4x8xf32> {
  %0 = linalg.pack %a outer_dims_perm = [0, 2, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<16x20x24xf32> -> tensor<2x24x5x8x4xf32>
  %1 = linalg.transpose ins(%0 : tensor<2x24x5x8x4xf32>) outs(%c : tensor<24x5x2x4x8xf32>) permutation = [1, 2, 0, 4, 3]
  return %1 : tensor<24x5x2x4x8xf32>
}
func.func @transpose_mixes(%a: tensor<16x20xf32>, %b: tensor<2x5x8x4xf32>, %c: tensor<2x8x5x4xf32>) -> tensor<2x8x5x4xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<16x20xf32> -> tensor<2x5x8x4xf32>
  %1 = linalg.transpose ins(%0 : tensor<2x5x8x4xf32>) outs(%c : tensor<2x8x5x4xf32>) permutation = [0, 2, 1, 3]
  return %1 : tensor<2x8x5x4xf32>
}
func.func @pack_of_transpose(%a: tensor<?x20x24xf32>, %b: tensor<20x24x?xf32>, %c: tensor<3x?x20x8x4xf32>) -> tensor<3x?x20x8x4xf32> {
  %0 = linalg.transpose ins(%a : tensor<?x20x24xf32>) outs(%b : tensor<20x24x?xf32>) permutation = [1, 2, 0]
  %1 = linalg.pack %0 outer_dims_perm = [1, 2, 0] inner_dims_pos = [1, 2] inner_tiles = [8, 4] into %c : tensor<20x24x?xf32> -> tensor<3x?x20x8x4xf32>
  return %1 : tensor<3x?x20x8x4xf32>
}
func.func @transpose_of_unpack(%a: tensor<2x24x5x8x4xf32>, %b: tensor<16x20x24xf32>, %c: tensor<20x24x16xf32>) -> tensor<20x24x16xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [0, 2, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<2x24x5x8x4xf32> -> tensor<16x20x24xf32>
  %1 = linalg.transpose ins(%0 : tensor<16x20x24xf32>) outs(%c : tensor<20x24x16xf32>) permutation = [1, 2, 0]
  return %1 : tensor<20x24x16xf32>
}
func.func @unpack_of_transpose(%a: tensor<24x5x2x4x8xf32>, %b: tensor<2x24x5x8x4xf32>, %c: tensor<16x20x24xf32>) -> tensor<16x20x24xf32> {
  %0 = linalg.transpose ins(%a : tensor<24x5x2x4x8xf32>) outs(%b : tensor<2x24x5x8x4xf32>) permutation = [2, 0, 1, 4, 3]
  %1 = linalg.unpack %0 outer_dims_perm = [0, 2, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %c : tensor<2x24x5x8x4xf32> -> tensor<16x20x24xf32>
  return %1 : tensor<16x20x24xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.fold_into_pack_and_unpack
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.fold_into_pack_and_unpack, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @generic_of_pack(%a: tensor<16x20x24xf32>, %b: tensor<2x24x5x8x4xf32>, %c: tensor<24x5x2x4x8xf32>) -> tensor<24x5x2x4x8xf32> {
  %0 = linalg.pack %a outer_dims_perm = [0, 2, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<16x20x24xf32> -> tensor<2x24x5x8x4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d,e) -> (c,a,b,e,d)>, affine_map<(a,b,c,d,e) -> (a,b,c,d,e)>],
      iterator_types = ["parallel","parallel","parallel","parallel","parallel"]} ins(%0 : tensor<2x24x5x8x4xf32>) outs(%c : tensor<24x5x2x4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<24x5x2x4x8xf32>
  return %1 : tensor<24x5x2x4x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.fold_into_pack_and_unpack
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.tensor.fold_into_pack_and_unpack, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @unpack_of_generic(%a: tensor<24x5x2x4x8xf32>, %b: tensor<2x24x5x8x4xf32>, %c: tensor<16x20x24xf32>) -> tensor<16x20x24xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d,e) -> (b,c,a,e,d)>, affine_map<(a,b,c,d,e) -> (a,b,c,d,e)>],
      iterator_types = ["parallel","parallel","parallel","parallel","parallel"]} ins(%a : tensor<24x5x2x4x8xf32>) outs(%b : tensor<2x24x5x8x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<2x24x5x8x4xf32>
  %1 = linalg.unpack %0 outer_dims_perm = [0, 2, 1] inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %c : tensor<2x24x5x8x4xf32> -> tensor<16x20x24xf32>
  return %1 : tensor<16x20x24xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.fold_into_pack_and_unpack
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.linalg.fold_pack_unpack_into_empty, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @pack(%b: tensor<2x5x8x4xf32>) -> tensor<2x5x8x4xf32> {
  %a = tensor.empty() : tensor<16x20xf32>
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<16x20xf32> -> tensor<2x5x8x4xf32>
  return %0 : tensor<2x5x8x4xf32>
}
func.func @unpack(%b: tensor<16x20xf32>) -> (tensor<16x20xf32>, tensor<2x5x8x4xf32>) {
  %a = tensor.empty() : tensor<2x5x8x4xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<2x5x8x4xf32> -> tensor<16x20xf32>
  return %0, %a : tensor<16x20xf32>, tensor<2x5x8x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_pack_unpack_into_empty
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.linalg.fold_pack_unpack_into_empty, apply_patterns
module attributes {transform.with_named_sequence} {
func.func @unpack(%b: tensor<16x20xf32>) -> (tensor<16x20xf32>, tensor<2x5x8x4xf32>) {
  %a = tensor.empty() : tensor<2x5x8x4xf32>
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<2x5x8x4xf32> -> tensor<16x20xf32>
  return %0, %a : tensor<16x20xf32>, tensor<2x5x8x4xf32>
}
func.func @pack(%b: tensor<2x5x8x4xf32>) -> (tensor<2x5x8x4xf32>, tensor<16x20xf32>) {
  %a = tensor.empty() : tensor<16x20xf32>
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<16x20xf32> -> tensor<2x5x8x4xf32>
  return %0, %a : tensor<2x5x8x4xf32>, tensor<16x20xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
  } : !transform.any_op
  transform.yield
}
}
// ----- apply_patterns.linalg.decompose_pack_unpack, apply_patterns
// MLIR LEFT OUT: an assertion fails in mlir-opt: dynamicValues.size() == static_cast<size_t>(llvm::count_if( staticValues, ShapedType::isDynamic))
module attributes {transform.with_named_sequence} {
func.func @untiled(%a: tensor<7x?x16xf32>, %b: tensor<7x?x1x16xf32>) -> tensor<7x?x1x16xf32> {
  %0 = linalg.pack %a inner_dims_pos = [2] inner_tiles = [16] into %b : tensor<7x?x16xf32> -> tensor<7x?x1x16xf32>
  return %0 : tensor<7x?x1x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.decompose_pack_unpack
  } : !transform.any_op
  transform.yield
}
}
