// COMPARE:
// ----- amx.tile_zero: bad row height: 17
func.func @tile_zero_bad_row_height_17(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<17x16xi32>
  return
}
// ----- amx.tile_zero: bad column width: 68
func.func @tile_zero_bad_column_width_68(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<16x17xi32>
  return
}
// ----- amx.tile_zero: bad column width: 3
func.func @tile_zero_bad_column_width_3(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<16x3xi8>
  return
}
// ----- amx.tile_zero: result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit ...
func.func @tile_zero_result_0_must_be_tile_of_32(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<16x16x16xi8>
  return
}
// ----- expected static shape
func.func @expected_static_shape(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<?x16xi8>
  return
}
// ----- failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless ...
func.func @failed_to_verify_elementtype_32_bit(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_zero : !amx.tile<16x16xi16>
  return
}
// ----- amx.tile_load: requires at least 2D memref
func.func @tile_load_requires_at_least_2d_memref(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_load %v[%c0] : memref<?xi8> into !amx.tile<16x64xi8>
  return
}
// ----- amx.tile_load: requires 2 indices
func.func @tile_load_requires_2_indices(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_load %m[%c0] : memref<?x?xi8> into !amx.tile<16x64xi8>
  return
}
// ----- amx.tile_load: requires memref with unit innermost stride
func.func @tile_load_requires_memref_with_unit(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_load %g[%c0, %c0] : memref<4x4xi8, affine_map<(i, j) -> (j, i)>> into !amx.tile<16x64xi8>
  return
}
// ----- amx.tile_store: requires at least 2D memref
func.func @tile_store_requires_at_least_2d_memref(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  amx.tile_store %v[%c0], %a : memref<?xi8>, !amx.tile<16x64xi8>
  return
}
// ----- amx.tile_store: requires 2 indices
func.func @tile_store_requires_2_indices(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  amx.tile_store %m[%c0], %a : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}
// ----- amx.tile_muli: operand #2 must be tile of 32-bit signless integer values, but got ...
func.func @tile_muli_operand_2_must_be_tile_of_32(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_muli %a, %a, %f : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xf32>
  return
}
// ----- amx.tile_muli: bad mult shape: 16 x 16 x 16
func.func @tile_muli_bad_mult_shape_16_x_16_x_16(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %y = amx.tile_zero : !amx.tile<8x64xi8>
  %z = amx.tile_muli %a, %y, %c : !amx.tile<16x64xi8>, !amx.tile<8x64xi8>, !amx.tile<16x16xi32>
  return
}
// ----- amx.tile_muli: bad mult shape: 16 x 16 x 16
func.func @tile_muli_bad_mult_shape_16_x_16_x_16_2(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %y = amx.tile_zero : !amx.tile<8x64xi8>
  %z = amx.tile_muli %y, %a, %c : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return
}
// ----- amx.tile_muli: bad mult shape: 16 x 16 x 16
func.func @tile_muli_bad_mult_shape_16_x_16_x_16_3(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %y = amx.tile_zero : !amx.tile<16x32xi8>
  %z = amx.tile_muli %a, %y, %c : !amx.tile<16x64xi8>, !amx.tile<16x32xi8>, !amx.tile<16x16xi32>
  return
}
// ----- amx.tile_mulf: operand #2 must be tile of 32-bit float values, but got '!amx.tile<16x16xi32>'
func.func @tile_mulf_operand_2_must_be_tile_of_32(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %z = amx.tile_mulf %b, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xi32>
  return
}
// ----- amx.tile_mulf: unsupported type combination
func.func @tile_mulf_unsupported_type_combination(%m: memref<?x?xi8>, %v: memref<?xi8>, %c0: index, %a: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>,
  %f: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xbf16>, %g: memref<4x4xi8, affine_map<(i, j) -> (j, i)>>) {
  %y = amx.tile_zero : !amx.tile<16x32xf16>
  %z = amx.tile_mulf %b, %y, %f : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}
