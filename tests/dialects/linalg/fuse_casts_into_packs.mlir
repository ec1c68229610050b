// COMPARE: --linalg-fuse-elementwise-ops
// ----- tensor.cast, linalg.pack
func.func @pack_cast(%a: tensor<64x32xf32>, %b: tensor<?x?x8x4xf32>) -> tensor<?x?x8x4xf32> {
  %c = tensor.cast %a : tensor<64x32xf32> to tensor<?x?xf32>
  %0 = linalg.pack %c inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<?x?xf32> -> tensor<?x?x8x4xf32>
  return %0 : tensor<?x?x8x4xf32>
}

// ----- unpack cast
func.func @unpack_cast(%a: tensor<8x8x8x4xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c = tensor.cast %a : tensor<8x8x8x4xf32> to tensor<?x?x8x4xf32>
  %0 = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<?x?x8x4xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// ----- pack cast tile
func.func @pack_cast_tile(%a: tensor<64x32xf32>, %b: tensor<8x8x8x4xf32>, %t: index) -> tensor<8x8x?x4xf32> {
  %d = tensor.cast %b : tensor<8x8x8x4xf32> to tensor<8x8x?x4xf32>
  %c8 = arith.constant 8 : index
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%c8, 4] into %d : tensor<64x32xf32> -> tensor<8x8x?x4xf32>
  return %0 : tensor<8x8x?x4xf32>
}

// ----- pack unpack cast
func.func @pack_unpack_cast(%a: tensor<64x32xf32>, %b: tensor<8x8x8x4xf32>, %o: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<64x32xf32> -> tensor<8x8x8x4xf32>
  %d = tensor.cast %0 : tensor<8x8x8x4xf32> to tensor<?x8x8x4xf32>
  %1 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %o : tensor<?x8x8x4xf32> -> tensor<64x32xf32>
  return %1 : tensor<64x32xf32>
}

// ----- unpack pack cast
func.func @unpack_pack_cast(%a: tensor<8x8x8x4xf32>, %b: tensor<8x8x8x4xf32>, %o: tensor<?x32xf32>) -> tensor<8x8x8x4xf32> {
  %1 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %o : tensor<8x8x8x4xf32> -> tensor<?x32xf32>
  %d = tensor.cast %1 : tensor<?x32xf32> to tensor<64x32xf32>
  %0 = linalg.pack %d inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %b : tensor<64x32xf32> -> tensor<8x8x8x4xf32>
  return %0 : tensor<8x8x8x4xf32>
}

// ----- unpack result cast
func.func @unpack_result_cast(%a: tensor<8x8x8x4xf32>, %o: tensor<?x?xf32>) -> tensor<64x32xf32> {
  %1 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %o : tensor<8x8x8x4xf32> -> tensor<?x?xf32>
  %d = tensor.cast %1 : tensor<?x?xf32> to tensor<64x32xf32>
  return %d : tensor<64x32xf32>
}

// ----- pack result cast
func.func @pack_result_cast(%a: tensor<?x?xf32>, %o: tensor<?x?x8x4xf32>) -> tensor<8x8x8x4xf32> {
  %1 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 4] into %o : tensor<?x?xf32> -> tensor<?x?x8x4xf32>
  %d = tensor.cast %1 : tensor<?x?x8x4xf32> to tensor<8x8x8x4xf32>
  return %d : tensor<8x8x8x4xf32>
}
