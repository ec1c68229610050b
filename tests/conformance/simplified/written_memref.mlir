// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @alloc_forms(%n: index, %m: index) -> (memref<?x4x?xf32>, memref<4xf32, 3>, memref<i8>, memref<0xf32>,
    memref<2xindex>, memref<3xcomplex<f32>>) {
  %0 = memref.alloc(%n, %m) {alignment = 32 : i64} : memref<?x4x?xf32>
  %1 = memref.alloc() : memref<4xf32, 3>
  %2 = memref.alloc() : memref<i8>
  %3 = memref.alloc() : memref<0xf32>
  %4 = memref.alloc() : memref<2xindex>
  %5 = memref.alloc() : memref<3xcomplex<f32>>
  return %0, %1, %2, %3, %4, %5 : memref<?x4x?xf32>, memref<4xf32, 3>, memref<i8>, memref<0xf32>, memref<2xindex>,
    memref<3xcomplex<f32>>
}
// -----
func.func @alloca_forms(%n: index) -> i32 {
  %0 = memref.alloca(%n) {alignment = 16} : memref<?xi32>
  %1 = memref.alloca() : memref<2x2xvector<4xf32>>
  %2 = memref.alloca() : memref<4xi32, 5>
  %c = arith.constant 0 : index
  %3 = memref.load %0[%c] : memref<?xi32>
  return %3 : i32
}
// -----
func.func @alloca_scope(%n: index) -> i32 {
  %r = memref.alloca_scope -> i32 {
    %0 = memref.alloca(%n) : memref<?xi32>
    %c = arith.constant 0 : index
    %1 = memref.load %0[%c] : memref<?xi32>
    memref.alloca_scope.return %1 : i32
  }
  return %r : i32
}
// -----
func.func @strided_load(%m: memref<4x?xf32, strided<[?, 2], offset: 5>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32, strided<[?, 2], offset: 5>>
  memref.store %v, %m[%j, %i] {nontemporal = true} : memref<4x?xf32, strided<[?, 2], offset: 5>>
  return %0 : f32
}
// -----
func.func @negative_stride(%m: memref<4xf32, strided<[-1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[-1], offset: 3>>
  return %0 : f32
}
// -----
func.func @atomics(%m: memref<?xi32>, %f: memref<4xf32>, %i: index, %x: i32, %y: f32) -> (i32, f32, i32, i32, i32,
    i32, i32, i32, f32, f32) {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<?xi32>) -> i32
  %1 = memref.atomic_rmw addf %y, %f[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw maxs %x, %m[%i] : (i32, memref<?xi32>) -> i32
  %3 = memref.atomic_rmw maxu %x, %m[%i] : (i32, memref<?xi32>) -> i32
  %4 = memref.atomic_rmw minu %x, %m[%i] : (i32, memref<?xi32>) -> i32
  %5 = memref.atomic_rmw mins %x, %m[%i] : (i32, memref<?xi32>) -> i32
  %6 = memref.atomic_rmw ori %x, %m[%i] : (i32, memref<?xi32>) -> i32
  %7 = memref.atomic_rmw assign %x, %m[%i] : (i32, memref<?xi32>) -> i32
  %8 = memref.atomic_rmw maximumf %y, %f[%i] : (f32, memref<4xf32>) -> f32
  %9 = memref.atomic_rmw minnumf %y, %f[%i] : (f32, memref<4xf32>) -> f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, f32, i32, i32, i32, i32, i32, i32, f32, f32
}
// -----
func.func @atomic_more(%f: memref<4xf32>, %m: memref<4xi16>, %i: index, %y: f32, %x: i16) -> (f32, f32, f32, i16,
    i16, i16) {
  %0 = memref.atomic_rmw mulf %y, %f[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw minimumf %y, %f[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %y, %f[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.atomic_rmw muli %x, %m[%i] : (i16, memref<4xi16>) -> i16
  %4 = memref.atomic_rmw andi %x, %m[%i] : (i16, memref<4xi16>) -> i16
  %5 = memref.atomic_rmw xori %x, %m[%i] : (i16, memref<4xi16>) -> i16
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, i16, i16, i16
}
// -----
func.func @generic_atomic_i(%m: memref<10xi32>, %i: index, %x: i32) -> i32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi32> {
  ^bb0(%c: i32):
    %1 = arith.muli %c, %x : i32
    memref.atomic_yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @generic_atomic_f(%m: memref<10xf32>, %i: index, %x: f32) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%c: f32):
    %1 = arith.mulf %c, %x : f32
    memref.atomic_yield %1 : f32
  }
  return %0 : f32
}
// -----
func.func @casts(%m: memref<4x?xf32>, %u: memref<*xf32>, %s: memref<?xf32, strided<[?],
    offset: ?>>) -> (memref<?x?xf32>, memref<*xf32>, memref<2x3xf32>, memref<4xf32, strided<[1]>>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<2x3xf32>
  %3 = memref.cast %s : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[1]>>
  return %0, %1, %2, %3 : memref<?x?xf32>, memref<*xf32>, memref<2x3xf32>, memref<4xf32, strided<[1]>>
}
// -----
func.func @space_cast(%m: memref<4x?xf32, 1>, %u: memref<*xf32, 1>) -> (memref<4x?xf32>, memref<*xf32>) {
  %0 = memref.memory_space_cast %m : memref<4x?xf32, 1> to memref<4x?xf32>
  %1 = memref.memory_space_cast %u : memref<*xf32, 1> to memref<*xf32>
  return %0, %1 : memref<4x?xf32>, memref<*xf32>
}
// -----
func.func @dims(%m: memref<4x?xf32>, %i: index, %u: memref<*xf32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.dim %m, %c1 : memref<4x?xf32>
  %2 = memref.dim %m, %i : memref<4x?xf32>
  %3 = memref.dim %u, %i : memref<*xf32>
  %4 = memref.rank %u : memref<*xf32>
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// -----
func.func @global_uses() -> (f32, memref<2x2xf32>) {
  %0 = memref.get_global @s : memref<f32>
  %1 = memref.load %0[] : memref<f32>
  %2 = memref.get_global @t : memref<2x2xf32>
  return %1, %2 : f32, memref<2x2xf32>
}
memref.global "private" @s : memref<f32> = dense<3.0>
memref.global constant @t : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]> {alignment = 64}
memref.global @u : memref<4xi8, 2> = uninitialized
memref.global "public" @e : memref<3xi64>
// -----
func.func @subviews(%m: memref<8x16xf32>, %i: index, %n: index) -> (memref<2x4xf32, strided<[32, 3], offset: 17>>,
    memref<?x4xf32, strided<[16, 1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) {
  %0 = memref.subview %m[1, 1] [2, 4] [2, 3] : memref<8x16xf32> to memref<2x4xf32, strided<[32, 3], offset: 17>>
  %1 = memref.subview %m[%i, 2] [%n, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
  %2 = memref.subview %m[%i, 2] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %0, %1, %2 : memref<2x4xf32, strided<[32, 3], offset: 17>>, memref<?x4xf32, strided<[16, 1], offset: ?>>,
    memref<4xf32, strided<[1], offset: ?>>
}
// -----
func.func @subview_dynamic_strides(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> memref<?x?xf32,
    strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%i, %i] [%i, %i] [%i, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32,
    strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @expand_collapse(%m: memref<?x12xf32>, %n: index, %o: memref<1x1xf32>, %s: memref<2x3x4xf32, strided<[24,
    8, 2], offset: 1>>) -> (memref<?x2x3x4xf32>, memref<?xf32>, memref<f32>, memref<6x4xf32, strided<[8, 2],
    offset: 1>>) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 2, 3, 4] : memref<?x12xf32> into memref<?x2x3x4xf32>
  %1 = memref.collapse_shape %m [[0, 1]] : memref<?x12xf32> into memref<?xf32>
  %2 = memref.collapse_shape %o [] : memref<1x1xf32> into memref<f32>
  %3 = memref.collapse_shape %s [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2],
    offset: 1>> into memref<6x4xf32, strided<[8, 2], offset: 1>>
  return %0, %1, %2, %3 : memref<?x2x3x4xf32>, memref<?xf32>, memref<f32>, memref<6x4xf32, strided<[8, 2], offset: 1>>
}
// -----
func.func @expand_0d(%m: memref<f32>, %p: memref<?xf32, strided<[?], offset: ?>>, %n: index) -> (memref<1x1xf32>,
    memref<?x2xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %1 = memref.expand_shape %p [[0, 1]] output_shape [%n, 2] : memref<?xf32, strided<[?],
    offset: ?>> into memref<?x2xf32, strided<[?, ?], offset: ?>>
  return %0, %1 : memref<1x1xf32>, memref<?x2xf32, strided<[?, ?], offset: ?>>
}
// -----
func.func @reinterpret(%m: memref<?xf32>, %i: index, %u: memref<*xf32>) -> (memref<4x?xf32, strided<[?, 1],
    offset: ?>>, memref<10xf32>, memref<f32, strided<[], offset: 3>>) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %i], strides: [%i,
    1] : memref<?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %u to offset: [0], sizes: [10], strides: [1] : memref<*xf32> to memref<10xf32>
  %2 = memref.reinterpret_cast %m to offset: [3], sizes: [], strides: [] : memref<?xf32> to memref<f32, strided<[],
    offset: 3>>
  return %0, %1, %2 : memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<10xf32>, memref<f32, strided<[], offset: 3>>
}
// -----
func.func @reshape(%m: memref<?xf32>, %s: memref<2xindex>, %t: memref<?xindex>,
    %w: memref<3xi32>) -> (memref<?x?xf32>, memref<*xf32>, memref<?x?x?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %1 = memref.reshape %m(%t) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = memref.reshape %m(%w) : (memref<?xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  return %0, %1, %2 : memref<?x?xf32>, memref<*xf32>, memref<?x?x?xf32>
}
// -----
func.func @views(%m: memref<2048xi8>, %i: index, %n: index) -> (memref<?x4xf32>, memref<64x4xf32>, memref<4xf16>) {
  %0 = memref.view %m[%i][%n] : memref<2048xi8> to memref<?x4xf32>
  %c = arith.constant 32 : index
  %1 = memref.view %m[%c][] : memref<2048xi8> to memref<64x4xf32>
  %2 = memref.view %m[%i][] : memref<2048xi8> to memref<4xf16>
  return %0, %1, %2 : memref<?x4xf32>, memref<64x4xf32>, memref<4xf16>
}
// -----
func.func @transposes(%m: memref<?x4x8xf32>, %s: memref<2x3xf32, strided<[3, 1], offset: 4>>) -> (memref<8x?x4xf32,
    strided<[1, 32, 8]>>, memref<3x2xf32, strided<[1, 3], offset: 4>>) {
  %0 = memref.transpose %m (a, b, c) -> (c, a, b) : memref<?x4x8xf32> to memref<8x?x4xf32, strided<[1, 32, 8]>>
  %1 = memref.transpose %s (i, j) -> (j, i) : memref<2x3xf32, strided<[3, 1], offset: 4>> to memref<3x2xf32,
    strided<[1, 3], offset: 4>>
  return %0, %1 : memref<8x?x4xf32, strided<[1, 32, 8]>>, memref<3x2xf32, strided<[1, 3], offset: 4>>
}
// -----
func.func @copies(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %s: memref<4x4xf32, strided<[8, 2]>>,
    %d: memref<4x4xf32>, %o: memref<1x1x4xf32, strided<[16, 4, 1], offset: ?>>, %p: memref<1x1x4xf32>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<4x?xf32>
  memref.copy %s, %d : memref<4x4xf32, strided<[8, 2]>> to memref<4x4xf32>
  memref.copy %o, %p : memref<1x1x4xf32, strided<[16, 4, 1], offset: ?>> to memref<1x1x4xf32>
  return
}
// -----
func.func @copy_unranked(%a: memref<*xf32>, %b: memref<*xf32>, %c: memref<4xf32, 1>, %d: memref<4xf32, 2>,
    %e: memref<f32>, %f: memref<f32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  memref.copy %c, %d : memref<4xf32, 1> to memref<4xf32, 2>
  memref.copy %e, %f : memref<f32> to memref<f32>
  return
}
// -----
func.func @meta(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) -> (memref<f32>, index, index, index) {
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1],
    offset: ?>> -> memref<f32>, index, index, index, index, index
  %p = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
  return %base, %off, %sz#1, %p : memref<f32>, index, index, index
}
// -----
func.func @meta_of_views(%m: memref<8x16xf32>, %i: index) -> (memref<f32>, index, index, index, index, index) {
  %0 = memref.subview %m[%i, 2] [4, 4] [2, %i] : memref<8x16xf32> to memref<4x4xf32, strided<[32, ?], offset: ?>>
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<4x4xf32, strided<[32, ?],
    offset: ?>> -> memref<f32>, index, index, index, index, index
  return %base, %off, %sz#0, %sz#1, %st#0, %st#1 : memref<f32>, index, index, index, index, index
}
// -----
func.func @meta_of_expand(%m: memref<?x12xf32>, %n: index) -> (index, index, index, index) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 2, 3, 4] : memref<?x12xf32> into memref<?x2x3x4xf32>
  %base, %off, %sz:4, %st:4 = memref.extract_strided_metadata %0 : memref<?x2x3x4xf32> -> memref<f32>, index, index,
    index, index, index, index, index, index, index
  return %off, %sz#0, %st#0, %st#1 : index, index, index, index
}
// -----
func.func @meta_of_collapse(%m: memref<4x?x8xf32, strided<[?, 16, 2], offset: ?>>) -> (index, index, index, index) {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<4x?x8xf32, strided<[?, 16, 2],
    offset: ?>> into memref<4x?xf32, strided<[?, 2], offset: ?>>
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<4x?xf32, strided<[?, 2],
    offset: ?>> -> memref<f32>, index, index, index, index, index
  return %off, %sz#1, %st#0, %st#1 : index, index, index, index
}
// -----
func.func @meta_of_alloc(%n: index) -> (memref<f32>, index, index) {
  %0 = memref.alloc(%n) : memref<4x?xf32>
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %0 : memref<4x?xf32> -> memref<f32>, index, index,
    index, index, index
  return %base, %sz#1, %st#0 : memref<f32>, index, index
}
// -----
func.func @prefetches(%m: memref<4x4xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x4xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x4xf32>
  return
}
// -----
func.func @reallocs(%m: memref<?xf32>, %n: index, %s: memref<4xf32>) -> (memref<?xf32>, memref<8xf32>, memref<2xf32>) {
  %0 = memref.realloc %m(%n) {alignment = 8} : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %s : memref<4xf32> to memref<8xf32>
  %2 = memref.realloc %s : memref<4xf32> to memref<2xf32>
  return %0, %1, %2 : memref<?xf32>, memref<8xf32>, memref<2xf32>
}
// -----
func.func @dma(%m: memref<16xf32>, %b: memref<16xf32, 1>, %t: memref<1xi32>, %i: index, %n: index) {
  memref.dma_start %m[%i], %b[%i], %n, %t[%i] : memref<16xf32>, memref<16xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %n : memref<1xi32>
  return
}
// -----
func.func @rank_reduced_store(%m: memref<8x1x16xf32>, %i: index, %v: f32, %w: vector<4xf32>) {
  %0 = memref.subview %m[%i, 0, 0] [1, 1, 16] [1, 1, 1] : memref<8x1x16xf32> to memref<16xf32, strided<[1], offset: ?>>
  memref.store %v, %0[%i] : memref<16xf32, strided<[1], offset: ?>>
  vector.store %w, %0[%i] : memref<16xf32, strided<[1], offset: ?>>, vector<4xf32>
  return
}
// -----
func.func @alias_expand(%m: memref<12xf32>, %i: index, %j: index, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf32> into memref<3x4xf32>
  %1 = memref.load %0[%i, %j] : memref<3x4xf32>
  %2 = vector.load %0[%i, %j] : memref<3x4xf32>, vector<2xf32>
  vector.store %v, %0[%i, %j] : memref<3x4xf32>, vector<2xf32>
  return %1, %2 : f32, vector<2xf32>
}
// -----
func.func @alias_collapse(%m: memref<3x4xf32>, %i: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  %1 = memref.load %0[%i] : memref<12xf32>
  memref.store %1, %0[%i] : memref<12xf32>
  return %1 : f32
}
// -----
func.func @alias_collapse_dynamic(%m: memref<?x?x4xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x4xf32> into memref<?x4xf32>
  %1 = memref.load %0[%i, %j] : memref<?x4xf32>
  return %1 : f32
}
// -----
func.func @alias_transfer(%m: memref<8x16xf32>, %i: index, %v: vector<4xf32>) -> vector<4xf32> {
  %f = arith.constant 0.0 : f32
  %0 = memref.subview %m[%i, 2] [4, 8] [1, 1] : memref<8x16xf32> to memref<4x8xf32, strided<[16, 1], offset: ?>>
  %1 = vector.transfer_read %0[%i, %i], %f {in_bounds = [true]} : memref<4x8xf32, strided<[16, 1], offset: ?>>,
    vector<4xf32>
  vector.transfer_write %v, %0[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, strided<[16, 1],
    offset: ?>>
  return %1 : vector<4xf32>
}
// -----
func.func @canon_views(%m: memref<16xf32>) -> (memref<?xf32>, memref<4xf32, strided<[1], offset: 2>>, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%c4) : memref<?xf32>
  %1 = memref.subview %m[%c2] [%c4] [%c1] : memref<16xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = memref.cast %1 : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[1], offset: 2>>
  %3 = memref.dim %1, %c0 : memref<?xf32, strided<[?], offset: ?>>
  return %0, %2, %3 : memref<?xf32>, memref<4xf32, strided<[1], offset: 2>>, index
}
// -----
func.func @canon_dead(%m: memref<4xf32>, %v: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %v, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  return
}
// -----
func.func @canon_copy_cast(%m: memref<4xf32>, %n: memref<?xf32>, %e: memref<0xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %0, %n : memref<?xf32> to memref<?xf32>
  memref.copy %e, %e : memref<0xf32> to memref<0xf32>
  return
}
// -----
func.func @canon_dim_of(%n: index, %m: memref<?x?xf32>, %s: memref<2xindex>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc(%n) : memref<4x?xf32>
  %1 = memref.dim %0, %c1 : memref<4x?xf32>
  %2 = memref.subview %m[0, 0] [%n, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1]>>
  %3 = memref.dim %2, %c0 : memref<?x8xf32, strided<[?, 1]>>
  %4 = memref.reshape %m(%s) : (memref<?x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %5 = memref.dim %4, %c1 : memref<?x?xf32>
  %6 = memref.cast %m : memref<?x?xf32> to memref<*xf32>
  %7 = memref.dim %6, %c0 : memref<*xf32>
  memref.dealloc %0 : memref<4x?xf32>
  return %1, %3, %5, %7 : index, index, index, index
}
// -----
func.func @canon_reinterpret(%m: memref<8xf32, strided<[1], offset: ?>>, %i: index) -> (memref<8xf32, strided<[1],
    offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %base, %off, %sz, %st = memref.extract_strided_metadata %m : memref<8xf32, strided<[1], offset: ?>> -> memref<f32>,
    index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%off], sizes: [8], strides: [1] : memref<f32> to memref<8xf32,
    strided<[1], offset: ?>>
  %c2 = arith.constant 2 : index
  %1 = memref.reinterpret_cast %m to offset: [%c2], sizes: [%c2], strides: [%c2] : memref<8xf32, strided<[1],
    offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<8xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}
// -----
func.func @canon_view(%m: memref<64xi8>, %n: index) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.view %m[%c0][%c4, %n] : memref<64xi8> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
// -----
func.func @canon_expand(%m: memref<4x3xf32>, %n: memref<12xf32>) -> (memref<4x3xf32>, memref<12xf32>,
    memref<2x2x3xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x3xf32> into memref<12xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 3] : memref<12xf32> into memref<4x3xf32>
  %2 = memref.expand_shape %n [[0, 1]] output_shape [4, 3] : memref<12xf32> into memref<4x3xf32>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<4x3xf32> into memref<12xf32>
  %4 = memref.expand_shape %2 [[0, 1], [2]] output_shape [2, 2, 3] : memref<4x3xf32> into memref<2x2x3xf32>
  return %1, %3, %4 : memref<4x3xf32>, memref<12xf32>, memref<2x2x3xf32>
}
// -----
func.func @promotable(%v: f32) -> f32 {
  %0 = memref.alloca() : memref<f32>
  memref.store %v, %0[] : memref<f32>
  %1 = memref.load %0[] : memref<f32>
  %2 = arith.addf %1, %v : f32
  memref.store %2, %0[] : memref<f32>
  %3 = memref.load %0[] : memref<f32>
  return %3 : f32
}
// -----
func.func @promotable_if(%v: f32, %c: i1) -> f32 {
  %0 = memref.alloca() : memref<f32>
  memref.store %v, %0[] : memref<f32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %n = arith.negf %v : f32
  memref.store %n, %0[] : memref<f32>
  cf.br ^bb2
^bb2:
  %3 = memref.load %0[] : memref<f32>
  return %3 : f32
}
// -----
func.func @scalar_replace(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloca() : memref<2x2xf32>
  memref.store %v, %0[%c0, %c1] : memref<2x2xf32>
  %1 = memref.load %0[%c0, %c1] : memref<2x2xf32>
  %2 = memref.load %0[%c1, %c1] : memref<2x2xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
// -----
func.func @uninitialised() -> i32 {
  %0 = memref.alloca() : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  return %1 : i32
}
