// COMPARE:
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<17x16xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<16x17xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<16x3xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<16x16x16xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<?x16xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<16x16xi16>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_load %v[%c0] : memref<?xi8> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_load %m[%c0] : memref<?x?xi8> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_load %g[%c0, %c0] : memref<4x4xi8, affine_map<(i, j) -> (j, i)>> into !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  amx.tile_store %v[%c0], %a : memref<?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  amx.tile_store %m[%c0], %a : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_muli %a, %a, %f : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %y = amx.tile_zero : !amx.tile<8x64xi8>
  %z = amx.tile_muli %a, %y, %c : !amx.tile<16x64xi8>, !amx.tile<8x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %y = amx.tile_zero : !amx.tile<8x64xi8>
  %z = amx.tile_muli %y, %a, %c : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %y = amx.tile_zero : !amx.tile<16x32xi8>
  %z = amx.tile_muli %a, %y, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_mulf %b, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xi32>
  return
}
// -----
func.func @f(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %y = amx.tile_zero : !amx.tile<16x32xf16>
  %z = amx.tile_mulf %b, %y, %f : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
