// COMPARE: --convert-to-llvm
func.func @amx_to_llvm(%m: memref<?x?xi8>, %c: memref<?xi32>, %s: index, %b: memref<4x64xbf16>) {
  %c0 = arith.constant 0 : index
  %z = amx.tile_zero : !amx.tile<16x16xi32>
  %a = amx.tile_load %m[%c0, %c0] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %d = amx.tile_muli %a zext, %a, %z : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %c[%c0], %d, %s : memref<?xi32>, !amx.tile<16x16xi32>
  %l = amx.tile_load %b[%c0, %c0] {x} : memref<4x64xbf16> into !amx.tile<4x32xbf16>
  %zf = amx.tile_zero : !amx.tile<4x16xf32>
  %r = amx.tile_load %b[%c0, %c0] : memref<4x64xbf16> into !amx.tile<16x32xbf16>
  %e = amx.tile_mulf %l, %r, %zf : !amx.tile<4x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<4x16xf32>
  return
}
