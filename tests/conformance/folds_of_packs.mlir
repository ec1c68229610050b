// COMPARE: --canonicalize
// ----- unpack known outside
func.func @unpack_known_outside(%a: tensor<?x2x2xi8>, %d: tensor<4x?xi8>) -> tensor<4x?xi8> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<?x2x2xi8> -> tensor<4x?xi8>
  return %0 : tensor<4x?xi8>
}
// ----- unpack known inside
func.func @unpack_known_inside(%a: tensor<4x2x2xi8>, %d: tensor<4x?xi8>) -> tensor<4x?xi8> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<4x2x2xi8> -> tensor<4x?xi8>
  return %0 : tensor<4x?xi8>
}
// ----- unpack into written
func.func @unpack_into_written(%a: tensor<2x4x2xi8>, %d: tensor<4x4xi8>, %c: i8) -> tensor<4x4xi8> {
  %f = linalg.fill ins(%c: i8) outs(%d : tensor<4x4xi8>) -> tensor<4x4xi8>
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %f : tensor<2x4x2xi8> -> tensor<4x4xi8>
  return %0 : tensor<4x4xi8>
}
// ----- unpack slice of last tile
func.func @unpack_slice_of_last_tile(%a: tensor<2x4x2xi8>, %d: tensor<4x4xi8>) -> tensor<3x4xi8> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<2x4x2xi8> -> tensor<4x4xi8>
  %1 = tensor.extract_slice %0[0,0][3,4][1,1] : tensor<4x4xi8> to tensor<3x4xi8>
  return %1 : tensor<3x4xi8>
}
// ----- unpack slice of whole tiles
func.func @unpack_slice_of_whole_tiles(%a: tensor<2x4x2xi8>, %d: tensor<4x4xi8>) -> tensor<2x4xi8> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<2x4x2xi8> -> tensor<4x4xi8>
  %1 = tensor.extract_slice %0[0,0][2,4][1,1] : tensor<4x4xi8> to tensor<2x4xi8>
  return %1 : tensor<2x4xi8>
}
// ----- casts into pack
func.func @casts_into_pack(%a: tensor<4x4xi8>, %d: tensor<2x4x2xi8>) -> tensor<?x4x?xi8> {
  %c2 = arith.constant 2 : index
  %x = tensor.cast %a : tensor<4x4xi8> to tensor<?x4xi8>
  %y = tensor.cast %d : tensor<2x4x2xi8> to tensor<?x4x?xi8>
  %0 = linalg.pack %x inner_dims_pos = [0] inner_tiles = [%c2] into %y : tensor<?x4xi8> -> tensor<?x4x?xi8>
  return %0 : tensor<?x4x?xi8>
}
// ----- unpack dynamic tile
func.func @unpack_dynamic_tile(%a: tensor<?x4xi8>, %d: tensor<?x4x?xi8>) -> tensor<?x4xi8> {
  %c2 = arith.constant 2 : index
  %0 = linalg.unpack %d inner_dims_pos = [0] inner_tiles = [%c2] into %a {foo}: tensor<?x4x?xi8> -> tensor<?x4xi8>
  return %0 : tensor<?x4xi8>
}
// ----- padding needed
func.func @padding_needed(%a: tensor<5x4xi8>, %d: tensor<3x4x2xi8>, %c: i8) -> tensor<3x4x2xi8> {
  %0 = linalg.pack %a padding_value(%c : i8) inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<5x4xi8> -> tensor<3x4x2xi8>
  return %0 : tensor<3x4x2xi8>
}
// ----- padding of whole tiles
func.func @padding_of_whole_tiles(%a: tensor<6x?xi8>, %d: tensor<3x?x2xi8>, %c: i8) -> tensor<3x?x2xi8> {
  %0 = linalg.pack %a padding_value(%c : i8) inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<6x?xi8> -> tensor<3x?x2xi8>
  return %0 : tensor<3x?x2xi8>
}
// ----- unpack of pack
func.func @unpack_of_pack(%a: tensor<6x4xi8>, %d: tensor<6x4x1xi8>, %c: i8, %e: tensor<6x4xi8>) -> tensor<6x4xi8> {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [1] into %d : tensor<6x4xi8> -> tensor<6x4x1xi8>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [1] into %e : tensor<6x4x1xi8> -> tensor<6x4xi8>
  return %1 : tensor<6x4xi8>
}
// ----- sizes of untiled dims 1
func.func @sizes_of_untiled_dims_1(%a0: tensor<4x?xi8>) -> tensor<?x2x2xi8> {
  %v1 = arith.constant 4 : index
  %v2 = tensor.empty(%v1) : tensor<?x2x2xi8>
  %v3 = linalg.pack %a0 outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %v2 : tensor<4x?xi8> -> tensor<?x2x2xi8>
  return %v3 : tensor<?x2x2xi8>
}
// ----- sizes of untiled dims 2
func.func @sizes_of_untiled_dims_2(%a0: tensor<?x4xi8>) -> tensor<?x2x2xi8> {
  %v1 = arith.constant 4 : index
  %v2 = tensor.empty(%v1) : tensor<?x2x2xi8>
  %v3 = linalg.pack %a0 inner_dims_pos = [1] inner_tiles = [2] into %v2 : tensor<?x4xi8> -> tensor<?x2x2xi8>
  return %v3 : tensor<?x2x2xi8>
}
// ----- sizes of untiled dims 3
func.func @sizes_of_untiled_dims_3(%a0: tensor<4x?xi8>, %v2 : tensor<4x2x2xi8>) -> tensor<?x2x2xi8> {
  %v3 = tensor.cast %v2 :  tensor<4x2x2xi8> to tensor<?x2x2xi8>
  %v4 = linalg.pack %a0 outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %v3 : tensor<4x?xi8> -> tensor<?x2x2xi8>
  return %v4 : tensor<?x2x2xi8>
}
// ----- sizes of untiled dims 4
func.func @sizes_of_untiled_dims_4(%a0: tensor<4x?xi8>, %v2 : tensor<4x2x2xi8>) -> tensor<4x2x2xi8> {
  %v4 = linalg.pack %a0 outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %v2 : tensor<4x?xi8> -> tensor<4x2x2xi8>
  return %v4 : tensor<4x2x2xi8>
}
// ----- itself
func.func @itself(%a: memref<2x3xi8>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%a : memref<2x3xi8>) outs(%a : memref<2x3xi8>) {
  ^bb0(%in: i8, %out: i8):
    linalg.yield %out : i8
  }
  return
}
// ----- elements
func.func @elements(%t: tensor<4xf32>, %f: f32, %i: index) -> (f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert %f into %t[%c1] : tensor<4xf32>
  %1 = tensor.extract %0[%c1] : tensor<4xf32>
  %2 = tensor.extract %0[%c2] : tensor<4xf32>
  %3 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %4 = tensor.extract %3[%i] : tensor<4xf32>
  return %1, %2, %4 : f32, f32, f32
}
// ----- sizes
func.func @sizes(%t: tensor<2x?xi8>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_buffer %t : tensor<2x?xi8> to memref<2x?xi8>
  %1 = memref.dim %0, %i : memref<2x?xi8>
  %2 = memref.dim %0, %c1 : memref<2x?xi8>
  return %1, %2 : index, index
}
