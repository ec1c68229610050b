// COMPARE:
#map = affine_map<(d0, d1)[s0] -> (d0 * 8 + d1 + s0)>
module {
  memref.global "private" constant @g0 : memref<2x2xf32> = dense<[[0.0, 1.0], [2.0, 3.0]]> {alignment = 64 : i64}
  memref.global @g1 : memref<2xf32>
  memref.global "private" @g2 : memref<2xf32> = uninitialized
  memref.global "nested" constant @g3 : memref<3xi32, 1> = dense<1> {foo = 2 : i32}
  memref.global @g4 : memref<f32> = dense<1.0>
  func.func @f(%a: memref<?x?xf32>, %i: index, %s: memref<8x16x4xf32>, %b: i1, %u: memref<*xf32>, %raw: memref<2048xi8>) {
    %0 = memref.alloc() : memref<2x3xf32>
    %1 = memref.alloc(%i, %i) {alignment = 32 : i64} : memref<?x?xf32>
    %2 = memref.alloc(%i)[%i] : memref<?x8xf32, #map>
    %3 = memref.alloca() : memref<2xf32>
    %4 = memref.alloca(%i) {a = 1 : i32} : memref<?xf32, 3>
    memref.dealloc %0 : memref<2x3xf32>
    memref.dealloc %u : memref<*xf32>
    %r0 = memref.alloc() : memref<64xf32>
    %r1 = memref.realloc %r0 : memref<64xf32> to memref<124xf32>
    %r2 = memref.realloc %r1(%i) : memref<124xf32> to memref<?xf32>
    %r3 = memref.realloc %r2(%i) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
    memref.alloca_scope {
      %x = memref.alloca() : memref<2xf32>
      memref.alloca_scope.return
    }
    %sc:2 = memref.alloca_scope -> (f32, f32) {
      %c = arith.constant 1.0 : f32
      memref.alloca_scope.return %c, %c : f32, f32
    }
    memref.alloca_scope {
    } {foo = 1 : i32}
    %c0 = memref.cast %a : memref<?x?xf32> to memref<4x?xf32>
    %c1 = memref.cast %a : memref<?x?xf32> to memref<*xf32>
    %c2 = memref.cast %u : memref<*xf32> to memref<?xf32>
    memref.copy %a, %a : memref<?x?xf32> to memref<?x?xf32>
    %d = memref.dim %a, %i : memref<?x?xf32>
    %d1 = memref.dim {foo} %u, %i : memref<*xf32>
    %p = memref.extract_aligned_pointer_as_index %a : memref<?x?xf32> -> index
    %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %a : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %g = memref.get_global @g0 : memref<2x2xf32>
    %l = memref.load %a[%i, %i] : memref<?x?xf32>
    %l2 = memref.load %a[%i, %i] {nontemporal = true} : memref<?x?xf32>
    %l3 = memref.load %a[%i, %i] {alignment = 8 : i64, nontemporal = false, foo} : memref<?x?xf32>
    memref.store %l, %a[%i, %i] : memref<?x?xf32>
    memref.store %l, %a[%i, %i] {nontemporal = true} : memref<?x?xf32>
    %ms = memref.memory_space_cast %a : memref<?x?xf32> to memref<?x?xf32, 2>
    %ms2 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 2>
    memref.prefetch %a[%i, %i], read, locality<3>, data : memref<?x?xf32>
    %rc = memref.reinterpret_cast %a to offset: [0], sizes: [10, %i], strides: [%i, 1] : memref<?x?xf32> to memref<10x?xf32, strided<[?, 1], offset: 0>>
    %rc2 = memref.reinterpret_cast %u to offset: [%i], sizes: [], strides: [] {x} : memref<*xf32> to memref<f32, strided<[], offset: ?>>
    %rk = memref.rank %u : memref<*xf32>
    %sh = memref.alloc() : memref<2xi32>
    %rs = memref.reshape %u(%sh) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32>
    %es = memref.expand_shape %a [[0, 1], [2]] output_shape [%i, 4, %i] : memref<?x?xf32> into memref<?x4x?xf32>
    %cs = memref.collapse_shape %s [[0, 1], [2]] : memref<8x16x4xf32> into memref<128x4xf32>
    %cs0 = memref.collapse_shape %es [[0, 1, 2]] {foo} : memref<?x4x?xf32> into memref<?xf32>
    %one = memref.alloc() : memref<1x1xf32>
    %cs1 = memref.collapse_shape %one [] : memref<1x1xf32> into memref<f32>
    %sv = memref.subview %s[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x2xf32, strided<[128, 4, 1]>>
    %sv2 = memref.subview %s[%i, %i, %i] [%i, 4, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<?x4x4xf32, strided<[64, 4, 1], offset: ?>>
    %sv3 = memref.subview %s[%i, %i, %i] [1, 4, 4] [1, 1, 1] {foo} : memref<8x16x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
    %t = memref.transpose %s (i, j, k) -> (k, j, i) : memref<8x16x4xf32> to memref<4x16x8xf32, strided<[1, 4, 64]>>
    %t2 = memref.transpose %a (d0, d1) -> (d1, d0) {foo} : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    %v = memref.view %raw[%i][%i, %i] : memref<2048xi8> to memref<?x?xf32>
    %v1 = memref.view %raw[%i][] : memref<2048xi8> to memref<64x4xf32>
    %at = memref.atomic_rmw addf %l, %a[%i, %i] : (f32, memref<?x?xf32>) -> f32
    %ga = memref.generic_atomic_rmw %a[%i, %i] : memref<?x?xf32> {
    ^bb0(%cur : f32):
      %cc = arith.constant 1.0 : f32
      memref.atomic_yield %cc : f32
    }
    %al = memref.assume_alignment %a, 16 : memref<?x?xf32>
    %do:2 = memref.distinct_objects %a, %0 : memref<?x?xf32>, memref<2x3xf32>
    %tag = memref.alloc() : memref<1xi32>
    return
  }
}
func.func @dma(%a: memref<40x128xf32>, %n: index, %i: index, %dst: memref<2x1024xf32, 1>, %tag: memref<1xi32>, %st: index) {
  memref.dma_start %a[%i, %i], %dst[%i, %i], %n, %tag[%i] : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
  memref.dma_start %a[%i, %i], %dst[%i, %i], %n, %tag[%i], %st, %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%i], %n : memref<1xi32>
  return
}
