// COMPARE: --canonicalize
// ----- linalg.pack, tensor.empty, linalg.unpack
func.func @pack_empty_unpack(%a1: f32, %a2: tensor<4x?x2xf32>, %c : tensor<4x?xf32>) -> tensor<4x?x2xf32> {
  %v7 = linalg.pack %c padding_value(%a1 : f32) inner_dims_pos = [1] inner_tiles = [2] into %a2 : tensor<4x?xf32> -> tensor<4x?x2xf32>
  %v4 = arith.constant 4 : index
  %v5 = tensor.empty(%v4) : tensor<4x?xf32>
  %v8 = linalg.unpack %a2 inner_dims_pos = [1] inner_tiles = [2] into %v5 : tensor<4x?x2xf32> -> tensor<4x?xf32>
  %v9 = linalg.pack %v8 padding_value(%a1 : f32) inner_dims_pos = [1] inner_tiles = [2] into %v7 : tensor<4x?xf32> -> tensor<4x?x2xf32>
  return %v9 : tensor<4x?x2xf32>
}
// ----- linalg.unpack, linalg.pack
func.func @unpack_pack(%a1: f32, %a2: tensor<4x?x2xf32>, %d: tensor<4x2x2xf32>, %e: tensor<4x4xf32>) -> tensor<4x2x2xf32> {
  %v8 = linalg.unpack %a2 inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<4x?x2xf32> -> tensor<4x4xf32>
  %v9 = linalg.pack %v8 padding_value(%a1 : f32) inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<4x4xf32> -> tensor<4x2x2xf32>
  return %v9 : tensor<4x2x2xf32>
}
// ----- linalg.unpack, linalg.pack
func.func @unpack_pack_2(%a1: f32, %a2: tensor<?x2x2xf32>, %d: tensor<4x2x2xf32>, %e: tensor<?x4xf32>) -> tensor<4x2x2xf32> {
  %v8 = linalg.unpack %a2 inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<?x2x2xf32> -> tensor<?x4xf32>
  %v9 = linalg.pack %v8 padding_value(%a1 : f32) inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<?x4xf32> -> tensor<4x2x2xf32>
  return %v9 : tensor<4x2x2xf32>
}
// ----- linalg.unpack, linalg.pack
func.func @unpack_pack_3(%a1: f32, %a2: tensor<?x?x2xf32>, %d: tensor<?x?x2xf32>, %e: tensor<?x?xf32>) -> tensor<?x?x2xf32> {
  %v8 = linalg.unpack %a2 inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<?x?x2xf32> -> tensor<?x?xf32>
  %v9 = linalg.pack %v8 padding_value(%a1 : f32) inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<?x?xf32> -> tensor<?x?x2xf32>
  return %v9 : tensor<?x?x2xf32>
}
// ----- linalg.unpack, linalg.pack
func.func @unpack_pack_4(%a1: f32, %a2: tensor<4x?x2xf32>, %d: tensor<?x?x2xf32>, %e: tensor<4x?xf32>) -> tensor<?x?x2xf32> {
  %v8 = linalg.unpack %a2 inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<4x?x2xf32> -> tensor<4x?xf32>
  %v9 = linalg.pack %v8 padding_value(%a1 : f32) inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<4x?xf32> -> tensor<?x?x2xf32>
  return %v9 : tensor<?x?x2xf32>
}
// ----- linalg.unpack, linalg.pack
func.func @unpack_pack_5(%a1: f32, %a2: tensor<4x?x2xf32>, %d: tensor<4x?x2xf32>, %e: tensor<4x?xf32>) -> tensor<4x?x2xf32> {
  %v8 = linalg.unpack %a2 outer_dims_perm = [0, 1] inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<4x?x2xf32> -> tensor<4x?xf32>
  %v9 = linalg.pack %v8 inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<4x?xf32> -> tensor<4x?x2xf32>
  return %v9 : tensor<4x?x2xf32>
}
// ----- linalg.pack, linalg.unpack
func.func @pack_unpack(%a1: f32, %a2: tensor<4x?xf32>, %d: tensor<?x?x2xf32>, %e: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %v9 = linalg.pack %a2 padding_value(%a1 : f32) inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<4x?xf32> -> tensor<?x?x2xf32>
  %v8 = linalg.unpack %v9 inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<?x?x2xf32> -> tensor<4x?xf32>
  return %v8 : tensor<4x?xf32>
}
// ----- linalg.pack, linalg.unpack
func.func @pack_unpack_2(%a1: f32, %a2: tensor<4x?xf32>, %d: tensor<4x?x2xf32>, %e: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %v9 = linalg.pack %a2 outer_dims_perm = [0, 1] inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<4x?xf32> -> tensor<4x?x2xf32>
  %v8 = linalg.unpack %v9 inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<4x?x2xf32> -> tensor<4x?xf32>
  return %v8 : tensor<4x?xf32>
}
// ----- linalg.pack, linalg.unpack
func.func @pack_unpack_3(%a1: f32, %a2: tensor<4x?xf32>, %d: tensor<?x4x2xf32>, %e: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %v9 = linalg.pack %a2 outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<4x?xf32> -> tensor<?x4x2xf32>
  %v8 = linalg.unpack %v9 outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<?x4x2xf32> -> tensor<4x?xf32>
  return %v8 : tensor<4x?xf32>
}
// ----- linalg.pack, linalg.unpack
func.func @pack_unpack_4(%a1: f32, %a2: tensor<?x4xf32>, %d: tensor<?x2x2xf32>, %e: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %v9 = linalg.pack %a2 inner_dims_pos = [1] inner_tiles = [2] into %d : tensor<?x4xf32> -> tensor<?x2x2xf32>
  %v8 = linalg.unpack %v9 inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<?x2x2xf32> -> tensor<4x4xf32>
  return %v8 : tensor<4x4xf32>
}
