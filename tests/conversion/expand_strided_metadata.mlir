// COMPARE: -expand-strided-metadata
// ----- memref.subview, memref.cast, memref.extract_strided_metadata
func.func @sv0(%base: memref<5x4xf32>) -> memref<2x3xf32, strided<[4, 1], offset: 5>> {
  %0 = memref.subview %base[1, 1][2, 3][1, 1] : memref<5x4xf32> to memref<2x3xf32, strided<[4, 1], offset: 5>>
  return %0 : memref<2x3xf32, strided<[4, 1], offset: 5>>
}
func.func @sv1(%base: memref<?x?xf32>, %i: index, %j: index, %s: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %base[%i, %j][%s, %s][%s, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.cast %0 : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @sv2(%base: memref<8x16x4xf32, strided<[64, 4, 1], offset: ?>>, %i: index, %j: index, %s: index) -> memref<?x4xf32, strided<[4, 1], offset: ?>> {
  %0 = memref.subview %base[%i, %j, 0][1, %s, 4][1, 1, 1] : memref<8x16x4xf32, strided<[64, 4, 1], offset: ?>> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  return %0 : memref<?x4xf32, strided<[4, 1], offset: ?>>
}
func.func @sv3(%base: memref<?x?x?xf32, strided<[?,?,?], offset: ?>>, %i: index, %j: index, %s: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %base[%i, %j, %s][%i, 1, %s][%i, %j, %s] : memref<?x?x?xf32, strided<[?,?,?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @meta(%base: memref<8x16x4xf32, strided<[64, 4, 1], offset: ?>>, %i: index, %j: index, %s: index)
    -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.subview %base[%i, %j, 0][1, %s, 4][1, 2, 1] : memref<8x16x4xf32, strided<[64, 4, 1], offset: ?>> to memref<?x4xf32, strided<[8, 1], offset: ?>>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<?x4xf32, strided<[8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %sz#0, %sz#1, %st#0, %st#1 : memref<f32>, index, index, index, index, index
}
func.func @exp0(%a: memref<30x4xi16, strided<[1000, 100], offset: ?>>) -> memref<2x5x3x4xi16, strided<[15000,3000,1000,100], offset: ?>> {
  %0 = memref.expand_shape %a [[0, 1, 2], [3]] output_shape [2, 5, 3, 4]
      : memref<30x4xi16, strided<[1000, 100], offset: ?>> into memref<2x5x3x4xi16, strided<[15000,3000,1000,100], offset: ?>>
  return %0 : memref<2x5x3x4xi16, strided<[15000,3000,1000,100], offset: ?>>
}
func.func @exp1(%a: memref<?x?xf32, strided<[?,?], offset: ?>>, %s0: index, %s1: index) -> memref<3x?x?x4xf32, strided<[?, ?, ?, ?], offset: ?>> {
  %0 = memref.expand_shape %a[[0, 1], [2, 3]] output_shape [3, %s0, %s1, 4]
      : memref<?x?xf32, strided<[?,?], offset: ?>> into memref<3x?x?x4xf32, strided<[?, ?, ?, ?], offset: ?>>
  return %0 : memref<3x?x?x4xf32, strided<[?, ?, ?, ?], offset: ?>>
}
func.func @exp2(%a: memref<f32>) -> memref<1x1xf32> {
  %0 = memref.expand_shape %a[] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %0 : memref<1x1xf32>
}
func.func @col0(%a: memref<3x4x5x6xf32>) -> memref<12x30xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<3x4x5x6xf32> into memref<12x30xf32>
  return %0 : memref<12x30xf32>
}
func.func @col1(%a: memref<3x?x5x?xf32, strided<[?, ?, ?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<3x?x5x?xf32, strided<[?, ?, ?, ?], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
func.func @col2(%a: memref<1x1x1xf32>) -> memref<f32> {
  %0 = memref.collapse_shape %a [] : memref<1x1x1xf32> into memref<f32>
  return %0 : memref<f32>
}
func.func @col3(%a: memref<?x?x4xf32>) -> memref<?x4xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<?x?x4xf32> into memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
func.func @col4(%a: memref<1x1x?x1xf32, strided<[?, 7, 3, ?]>>) -> memref<?xf32, strided<[3]>> {
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<1x1x?x1xf32, strided<[?, 7, 3, ?]>> into memref<?xf32, strided<[?]>>
  %1 = memref.cast %0 : memref<?xf32, strided<[?]>> to memref<?xf32, strided<[3]>>
  return %1 : memref<?xf32, strided<[3]>>
}
// ----- memref.alloc, memref.extract_strided_metadata, memref.alloca
func.func @alloc(%i: index) -> (memref<f32>, index, index, index, index, index, memref<?x4xf32>) {
  %0 = memref.alloc(%i) : memref<?x4xf32>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %sz#0, %sz#1, %st#0, %st#1, %0 : memref<f32>, index, index, index, index, index, memref<?x4xf32>
}
func.func @alloca2(%i: index) -> (memref<f32>, index, index, index, index, index, memref<4x?xf32>) {
  %0 = memref.alloca(%i) : memref<4x?xf32>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %sz#0, %sz#1, %st#0, %st#1, %0 : memref<f32>, index, index, index, index, index, memref<4x?xf32>
}
memref.global "private" constant @g : memref<4x3xf32> = dense<1.0>
func.func @global() -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.get_global @g : memref<4x3xf32>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<4x3xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %sz#0, %sz#1, %st#0, %st#1 : memref<f32>, index, index, index, index, index
}
func.func @rc(%a: memref<?x?xf32>, %i: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [%i, 4], strides: [%i, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %sz#0, %sz#1, %st#0, %st#1 : memref<f32>, index, index, index, index, index
}
func.func @cast(%a: memref<?x?xf32>, %i: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.cast %a : memref<?x?xf32> to memref<4x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<4x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %sz#0, %sz#1, %st#0, %st#1 : memref<f32>, index, index, index, index, index
}
func.func @mscast(%a: memref<?x?xf32>, %i: index) -> (memref<f32, 1>, index, index, index, index, index) {
  %0 = memref.memory_space_cast %a : memref<?x?xf32> to memref<?x?xf32, 1>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<?x?xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  return %b, %o, %sz#0, %sz#1, %st#0, %st#1 : memref<f32, 1>, index, index, index, index, index
}
func.func @ptr(%a: memref<?x?xf32>, %i: index) -> index {
  %0 = memref.subview %a[%i, %i][%i, %i][1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.extract_aligned_pointer_as_index %0 : memref<?x?xf32, strided<[?, 1], offset: ?>> -> index
  return %1 : index
}
func.func @transpose(%a: memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>> {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return %0 : memref<?x?xf32, strided<[1, ?]>>
}
func.func @tmeta(%a: memref<?x?xf32>) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<?x?xf32, strided<[1, ?]>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %sz#0, %sz#1, %st#0, %st#1 : memref<f32>, index, index, index, index, index
}
func.func @chain(%base: memref<?x?xf32>, %i: index, %j: index, %s: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %0 = memref.subview %base[%i, %j][%s, %s][1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[%j, 4][1, %j][1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}
func.func @space(%a: memref<4x3xf32>) -> memref<4x3xf32, strided<[3, 1], offset: ?>> {
  %0 = memref.assume_alignment %a, 16 : memref<4x3xf32>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<4x3xf32> -> memref<f32>, index, index, index, index, index
  %c4 = arith.constant 4 : index
  %r = memref.reinterpret_cast %b to offset: [%c4], sizes: [4, 3], strides: [3, 1] : memref<f32> to memref<4x3xf32, strided<[3, 1], offset: ?>>
  return %r : memref<4x3xf32, strided<[3, 1], offset: ?>>
}
func.func @un(%a: memref<*xf32>) -> index {
  %0 = memref.cast %a : memref<*xf32> to memref<?xf32>
  %b, %o, %sz, %st = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
  return %sz : index
}
func.func @view(%a: memref<2048xi8>, %i: index) -> (memref<f32>, index) {
  %0 = memref.view %a[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %sz#0 : memref<f32>, index
}
// ----- scf.for, affine.apply, memref.subview
func.func @loop(%a: memref<?x?xf32>, %n: index, %m: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = affine.apply affine_map<(d0) -> (d0 * 4)>(%j)
      %0 = memref.subview %a[%i, %x][4, %n][1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
      %1 = memref.subview %m[%i, %x][4, %n][1, %i] : memref<16x16xf32> to memref<4x?xf32, strided<[16, ?], offset: ?>>
      %2 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 2, %n]
          : memref<4x?xf32, strided<[?, 1], offset: ?>> into memref<2x2x?xf32, strided<[?, ?, 1], offset: ?>>
      %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<2x2x?xf32, strided<[?, ?, 1], offset: ?>> into memref<4x?xf32, strided<[?, 1], offset: ?>>
      memref.copy %1, %3 : memref<4x?xf32, strided<[16, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    }
  }
  return
}
func.func @aff(%a: memref<?x?xf32>, %m: memref<16x16xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %x = affine.apply affine_map<(d0) -> (d0 * 4)>(%j)
      %0 = memref.subview %a[%i, %x][4, %j][1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
      %1 = memref.subview %m[%i, %x][4, %j][1, %i] : memref<16x16xf32> to memref<4x?xf32, strided<[16, ?], offset: ?>>
      memref.copy %1, %0 : memref<4x?xf32, strided<[16, ?], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
    }
  }
  return
}
func.func @apply_subview(%a: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>, %i: index) -> memref<?x?xf32, strided<[?,?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.subview %a[%c0, %c1, %i, 0][1, %i, 1, %i][%c1, %c1, 1, 1]
      : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?,?], offset: ?>>
}
// ----- several dynamic sizes in a group
// MLIR LEFT OUT: mlir-opt crashes
func.func @groups(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %k: index) -> (memref<f32>, index, index, index, index, index, index) {
  %e = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [%i, %j, 4, %k, 2]
      : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x?x4x?x2xf32, strided<[?, ?, ?, ?, ?], offset: ?>>
  %b, %o, %s:5, %t:5 = memref.extract_strided_metadata %e : memref<?x?x4x?x2xf32, strided<[?, ?, ?, ?, ?], offset: ?>>
      -> memref<f32>, index, index, index, index, index, index, index, index, index, index, index
  return %b, %o, %s#0, %t#0, %t#1, %t#2, %t#3 : memref<f32>, index, index, index, index, index, index
}
