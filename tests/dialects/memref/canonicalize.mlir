// COMPARE: --canonicalize
// ----- sv cast
func.func @sv_cast(%a: memref<4x6x16x32xi8>, %i: index) -> memref<16x32xi8, strided<[32, 1], offset: ?>> {
  %0 = memref.cast %a : memref<4x6x16x32xi8> to memref<?x?x16x32xi8>
  %1 = memref.subview %0[%i, %i, 0, 0] [1, 1, 16, 32] [1, 1, 1, 1] : memref<?x?x16x32xi8> to memref<16x32xi8, strided<[32, 1], offset: ?>>
  return %1 : memref<16x32xi8, strided<[32, 1], offset: ?>>
}
// ----- sv const
func.func @sv_const(%a: memref<?x?x?xf32>) -> memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %a[%c0, %c0, %c1] [%c4, %c1, %c4] [%c1, %c1, %c1] : memref<?x?x?xf32> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  return %0 : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
}
// ----- sv rr
func.func @sv_rr(%a: memref<?x?x?xf32>, %i: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %a[%c0, %i, %c1] [%c4, 1, %c4] [%c1, %c1, %c1] : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// ----- sv id
func.func @sv_id(%a: memref<4x4xf32>) -> memref<4x4xf32, strided<[4, 1]>> {
  %0 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<4x4xf32> to memref<4x4xf32, strided<[4, 1]>>
  return %0 : memref<4x4xf32, strided<[4, 1]>>
}
// ----- sv id2
func.func @sv_id2(%a: memref<?x4xf32>, %n: index) -> memref<?x4xf32, strided<[4, 1]>> {
  %c0 = arith.constant 0 : index
  %d = memref.dim %a, %c0 : memref<?x4xf32>
  %0 = memref.subview %a[0, 0] [%d, 4] [1, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1]>>
  return %0 : memref<?x4xf32, strided<[4, 1]>>
}
// ----- memref.alloc, memref.dim, memref.subview
func.func @dims(%n: index, %m: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n, %m) : memref<?x?xf32>
  %d0 = memref.dim %0, %c0 : memref<?x?xf32>
  %d1 = memref.dim %0, %c1 : memref<?x?xf32>
  %s = memref.subview %0[0, 0] [1, %n] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
  %d2 = memref.dim %s, %c0 : memref<?xf32, strided<[1]>>
  %c = memref.cast %0 : memref<?x?xf32> to memref<4x?xf32>
  %d3 = memref.dim %c, %c0 : memref<4x?xf32>
  %d4 = memref.dim %c, %c1 : memref<4x?xf32>
  return %d0, %d1, %d2, %d3, %d4 : index, index, index, index, index
}
// ----- alloc const
func.func @alloc_const(%n: index) -> memref<?x?x?xf32> {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4, %n, %c4) : memref<?x?x?xf32>
  return %0 : memref<?x?x?xf32>
}
// ----- alloca const
func.func @alloca_const(%n: index, %f: f32) {
  %c4 = arith.constant 4 : index
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.alloca(%c4, %n) : memref<?x?xf32>
  memref.store %f, %0[%c0, %c0] : memref<?x?xf32>
  call @u(%0) : (memref<?x?xf32>) -> ()
  return
}
func.func private @u(memref<?x?xf32>)
// ----- dead alloc
func.func @dead_alloc(%f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<4xf32>
  memref.store %f, %0[%c0] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %1 : memref<?xf32>
  return
}
// ----- memref.cast, memref.copy
func.func @copy(%a: memref<4xf32>, %b: memref<?xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %0, %b : memref<?xf32> to memref<?xf32>
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  return
}
// ----- memref.copy
func.func @copy0(%a: memref<0xf32>, %b: memref<0xf32>) {
  memref.copy %a, %b : memref<0xf32> to memref<0xf32>
  return
}
// ----- memref.reinterpret_cast
func.func @reinterpret_cast(%a: memref<?x?xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = memref.reinterpret_cast %a to offset: [%c0], sizes: [%c4, %c4], strides: [%c4, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// ----- memref.extract_strided_metadata, memref.reinterpret_cast
func.func @extract_strided_metadata_reinterpret_cast(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// ----- memref.extract_strided_metadata, memref.reinterpret_cast
func.func @extract_strided_metadata_reinterpret_cast_2(%a: memref<8x2xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<8x2xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// ----- memref.extract_strided_metadata, memref.reinterpret_cast
func.func @extract_strided_metadata_reinterpret_cast_3(%a: memref<8x2xf32>) -> memref<8x2xf32> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<8x2xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [0], sizes: [8, 2], strides: [2, 1] : memref<f32> to memref<8x2xf32>
  return %0 : memref<8x2xf32>
}
// ----- exp exp
func.func @exp_exp(%a: memref<24xf32>) -> memref<2x3x4xf32> {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}
// ----- exp exp dyn
func.func @exp_exp_dyn(%a: memref<?xf32>, %n: index, %m: index) -> memref<?x3x4xf32> {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%m, 3, 4] : memref<?x4xf32> into memref<?x3x4xf32>
  return %1 : memref<?x3x4xf32>
}
// ----- col col
func.func @col_col(%a: memref<2x3x4xf32>) -> memref<24xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  return %1 : memref<24xf32>
}
// ----- exp col
func.func @exp_col(%a: memref<2x3x4xf32>) -> memref<3x2x4xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [3, 2, 4] : memref<6x4xf32> into memref<3x2x4xf32>
  return %1 : memref<3x2x4xf32>
}
// ----- col exp
func.func @col_exp(%a: memref<6x4xf32>) -> memref<2x12xf32> {
  %1 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %0 = memref.collapse_shape %1 [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return %0 : memref<2x12xf32>
}
// ----- col exp2
func.func @col_exp2(%a: memref<12x4xf32>) -> memref<12x4xf32> {
  %1 = memref.expand_shape %a [[0, 1, 2], [3]] output_shape [2, 3, 2, 4] : memref<12x4xf32> into memref<2x3x2x4xf32>
  %0 = memref.collapse_shape %1 [[0, 1, 2], [3]] : memref<2x3x2x4xf32> into memref<12x4xf32>
  return %0 : memref<12x4xf32>
}
// ----- col exp3
func.func @col_exp3(%a: memref<12x4xf32>) -> memref<6x2x4xf32> {
  %1 = memref.expand_shape %a [[0, 1, 2], [3]] output_shape [2, 3, 2, 4] : memref<12x4xf32> into memref<2x3x2x4xf32>
  %0 = memref.collapse_shape %1 [[0, 1], [2], [3]] : memref<2x3x2x4xf32> into memref<6x2x4xf32>
  return %0 : memref<6x2x4xf32>
}
// ----- exp col2
func.func @exp_col2(%a: memref<2x3x4xf32>) -> memref<2x3x2x2xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xf32> into memref<2x3x2x2xf32>
  return %1 : memref<2x3x2x2xf32>
}
// ----- exp col3
func.func @exp_col3(%a: memref<2x3x2x2xf32>) -> memref<2x3x4xf32> {
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<2x3x2x2xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}
// ----- col cast
func.func @col_cast(%a: memref<2x3x4xf32>) -> memref<?x4xf32> {
  %0 = memref.cast %a : memref<2x3x4xf32> to memref<2x?x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<2x?x4xf32> into memref<?x4xf32>
  return %1 : memref<?x4xf32>
}
// ----- memref.view
func.func @view(%a: memref<2048xi8>, %n: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = memref.view %a[%c0][%c4, %n] : memref<2048xi8> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
// ----- memref.cast, memref.view
func.func @cast_view(%a: memref<2048xi8>, %n: index) -> memref<?x4xf32> {
  %0 = memref.cast %a : memref<2048xi8> to memref<?xi8>
  %1 = memref.view %0[%n][%n] : memref<?xi8> to memref<?x4xf32>
  return %1 : memref<?x4xf32>
}
// ----- realloc
func.func @realloc(%a: memref<4xf32>) -> memref<?xf32> {
  %c8 = arith.constant 8 : index
  %0 = memref.realloc %a(%c8) : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
// ----- realloc0
func.func @realloc0(%f: f32) {
  %a = memref.alloc() : memref<4xf32>
  %0 = memref.realloc %a : memref<4xf32> to memref<8xf32>
  memref.dealloc %0 : memref<8xf32>
  return
}
// ----- scope
func.func @scope(%n: index, %c: i1) -> i32 {
  %x = memref.alloca_scope -> (i32) {
    %c1 = arith.constant 1 : i32
    memref.alloca_scope.return %c1 : i32
  }
  memref.alloca_scope {
    %y = memref.alloca(%n) : memref<?xf32>
    func.call @use(%y) : (memref<?xf32>) -> ()
  }
  scf.if %c {
    memref.alloca_scope {
      %y = memref.alloca() : memref<4xf32>
      %z = memref.cast %y : memref<4xf32> to memref<?xf32>
      func.call @use(%z) : (memref<?xf32>) -> ()
    }
  }
  return %x : i32
}
func.func private @use(memref<?xf32>)
// ----- scope2
func.func @scope2(%n: index, %c: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
      %y = memref.alloca() : memref<4xf32>
      %z = memref.cast %y : memref<4xf32> to memref<?xf32>
      func.call @use(%z) : (memref<?xf32>) -> ()
    }
  }
  return
}
func.func private @use(memref<?xf32>)
// ----- reshape
func.func @reshape(%a: memref<?xf32>, %s: memref<3xindex>) -> (index, index) {
  %0 = memref.reshape %a(%s) : (memref<?xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d = memref.dim %0, %c1 : memref<?x?x?xf32>
  memref.store %c2, %s[%c1] : memref<3xindex>
  %e = memref.dim %0, %c2 : memref<?x?x?xf32>
  return %d, %e : index, index
}
// ----- ex dim
func.func @ex_dim(%a: memref<?x4xf32>, %n: index, %m: index) -> (index, index, index) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, 4] : memref<?x4xf32> into memref<?x4x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %0, %c0 : memref<?x4x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x4x4xf32> into memref<?x4xf32>
  %e = memref.dim %1, %c0 : memref<?x4xf32>
  %2 = memref.assume_alignment %a, 16 : memref<?x4xf32>
  %f = memref.dim %2, %c0 : memref<?x4xf32>
  return %d, %e, %f : index, index, index
}
// ----- memref.rank
func.func @rank(%a: memref<?x?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.rank %a : memref<?x?xf32>
  %1 = memref.rank %u : memref<*xf32>
  return %0, %1 : index, index
}
// ----- memref.get_global, memref.load, memref.global
func.func @load(%i: index, %j: index) -> (f32, f32) {
  %0 = memref.get_global @g : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  %2 = memref.get_global @h : memref<4xf32>
  %3 = memref.load %2[%i] : memref<4xf32>
  return %1, %3 : f32, f32
}
memref.global constant @g : memref<4xf32> = dense<1.0>
memref.global @h : memref<4xf32> = dense<1.0>
// ----- mcast
func.func @mcast(%a: memref<4xf32>, %i: index, %v: f32) -> f32 {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.store %v, %0[%i] : memref<?xf32>
  %2 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  memref.dealloc %0 : memref<?xf32>
  %1 = memref.load %2[%i] : memref<4xf32>
  return %1 : f32
}
// ----- memref.memory_space_cast
func.func @memory_space_cast(%a: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32, 2>
  %2 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32>
  return %1, %2 : memref<4xf32, 2>, memref<4xf32>
}
// ----- memref.transpose
func.func @transpose(%a: memref<4x5xf32>) -> memref<4x5xf32> {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>
  %1 = memref.transpose %0 (i, j) -> (j, i) : memref<5x4xf32, strided<[1, 5]>> to memref<4x5xf32>
  return %1 : memref<4x5xf32>
}
// ----- memref.assume_alignment
func.func @assume_alignment(%a: memref<4x5xf32>) -> memref<4x5xf32> {
  %0 = memref.assume_alignment %a, 16 : memref<4x5xf32>
  %1 = memref.assume_alignment %0, 16 : memref<4x5xf32>
  %2 = memref.assume_alignment %1, 32 : memref<4x5xf32>
  return %2 : memref<4x5xf32>
}
