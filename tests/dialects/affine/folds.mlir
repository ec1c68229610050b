// COMPARE: --canonicalize
// ----- loops without or with a few iterations
func.func @loops(%x: f32, %y: f32, %n: index) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, index) {
  %a = affine.for %i = 5 to 5 iter_args(%p = %x) -> f32 {
    %s = arith.addf %p, %y : f32
    affine.yield %s : f32
  }
  %b = affine.for %i = 0 to 4 iter_args(%p = %x) -> f32 {
    affine.yield %p : f32
  }
  %c = affine.for %i = 0 to 4 iter_args(%p = %x) -> f32 {
    affine.yield %y : f32
  }
  %d = affine.for %i = 0 to %n iter_args(%p = %x) -> f32 {
    affine.yield %y : f32
  }
  %e:2 = affine.for %i = 0 to 4 iter_args(%p = %x, %q = %y) -> (f32, f32) {
    affine.yield %q, %p : f32, f32
  }
  %f:2 = affine.for %i = 0 to 1 iter_args(%p = %x, %q = %y) -> (f32, f32) {
    affine.yield %q, %p : f32, f32
  }
  %g = affine.for %i = 0 to %n iter_args(%p = %x) -> f32 {
    affine.yield %p : f32
  }
  %h = affine.for %i = 0 to 4 iter_args(%p = %n) -> index {
    affine.yield %i : index
  }
  return %a, %b, %c, %d, %e#0, %e#1, %f#0, %f#1, %g, %h : f32, f32, f32, f32, f32, f32, f32, f32, f32, index
}
// ----- constant bounds
func.func @bounds(%m: memref<?xf32>, %x: f32, %n: index) {
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  affine.for %i = max affine_map<(d0) -> (d0, d0 - 1)>(%c4) to min affine_map<(d0)[s0] -> (d0 + s0, d0 * 2)>(%c9)[%c4] {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to min affine_map<(d0, d1) -> (d0, d0, d1)>(%c9, %n) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  affine.for %i = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 2)>(%k) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.parallel (%i, %j) = (0, %k) to (%n, %k + 3) {
    affine.store %x, %m[%i + %j] : memref<?xf32>
  }
  return
}
// ----- conditions
func.func @conditions(%m: memref<?xf32>, %x: f32, %n: index, %o: index) {
  %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  affine.if affine_set<(d0, d1) : (d0 - 2 >= 0)>(%k, %o) {
    affine.store %x, %m[%n] : memref<?xf32>
  }
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%n)[%o] {
    affine.store %x, %m[%n] : memref<?xf32>
  }
  affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%n, %n) {
    affine.store %x, %m[%n] : memref<?xf32>
  }
  return
}
// ----- minima and maxima
func.func @extrema(%n: index) -> (index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %p = ub.poison : index
  %a = affine.min affine_map<(d0, d1) -> (d0 * 2, d1, 12)>(%c4, %c9)
  %b = affine.max affine_map<(d0, d1) -> (d0 * 2, d1, 12)>(%c4, %c9)
  %c = affine.min affine_map<(d0, d1) -> (d0 * 2, d1)>(%c4, %n)
  %d = affine.max affine_map<(d0)[s0] -> (d0 + s0, 3)>(%c4)[%n]
  %e = affine.min affine_map<(d0) -> (d0)>(%n)
  %f = affine.min affine_map<(d0)[s0] -> (d0)>(%n)[%c4]
  %g = affine.max affine_map<(d0, d1) -> (d0, d1)>(%p, %n)
  return %a, %b, %c, %d, %e, %f, %g : index, index, index, index, index, index, index
}
// ----- applied maps
func.func @apply(%n: index, %o: index) -> (index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %p = ub.poison : index
  %a = affine.apply affine_map<(d0, d1) -> (d1)>(%n, %o)
  %b = affine.apply affine_map<(d0)[s0, s1] -> (s1)>(%n)[%n, %o]
  %c = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0 floordiv 2)>(%c4)[%c9]
  %d = affine.apply affine_map<(d0) -> (d0 + 1)>(%p)
  %e = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%c9]
  return %a, %b, %c, %d, %e : index, index, index, index, index
}
// ----- casts of accessed memory
func.func @casts(%m: memref<8xf32>, %u: memref<*xf32>, %t: memref<8xf32, 1>, %tag: memref<1xi32>, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = memref.cast %m : memref<8xf32> to memref<?xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %2 = memref.cast %t : memref<8xf32, 1> to memref<?xf32, 1>
  %3 = memref.cast %tag : memref<1xi32> to memref<?xi32>
  %a = affine.load %0[3] : memref<?xf32>
  %b = affine.load %1[3] : memref<?xf32>
  affine.store %x, %0[4] : memref<?xf32>
  affine.store %x, %1[4] : memref<?xf32>
  affine.prefetch %0[2], read, locality<3>, data : memref<?xf32>
  affine.dma_start %0[%c0], %2[%c0], %3[%c0], %c8 : memref<?xf32>, memref<?xf32, 1>, memref<?xi32>
  affine.dma_wait %3[%c0], %c8 : memref<?xi32>
  return %a, %b : f32, f32
}
// ----- loads of constant globals
memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global "private" constant @splat : memref<2x3xi32> = dense<7>
memref.global "private" @variable : memref<2x3xi32> = dense<8>
memref.global "private" constant @unknown : memref<2x3xi32>
func.func @globals(%n: index) -> (i32, i32, i32, i32, i32, i32) {
  %0 = memref.get_global @table : memref<2x3xi32>
  %1 = memref.get_global @splat : memref<2x3xi32>
  %2 = memref.get_global @variable : memref<2x3xi32>
  %3 = memref.get_global @unknown : memref<2x3xi32>
  %a = affine.load %0[1, 0] : memref<2x3xi32>
  %b = affine.load %0[0, 2] : memref<2x3xi32>
  %c = affine.load %0[symbol(%n), 2] : memref<2x3xi32>
  %d = affine.load %1[symbol(%n), 2] : memref<2x3xi32>
  %e = affine.load %2[1, 2] : memref<2x3xi32>
  %f = affine.load %3[1, 2] : memref<2x3xi32>
  return %a, %b, %c, %d, %e, %f : i32, i32, i32, i32, i32, i32
}
// ----- linear indices
func.func @linear(%n: index, %o: index) -> (index, index, index, index, index, index, index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c50 = arith.constant 50 : index
  %a:3 = affine.delinearize_index %c50 into (5, 3, 4) : index, index, index
  %b:2 = affine.delinearize_index %n into (%c3, %o) : index, index
  %c:1 = affine.delinearize_index %n into (7) : index
  %d:3 = affine.delinearize_index %c50 into (3, %c4) : index, index, index
  %e = affine.linearize_index [%c3, %c4, %n] by (5, 6, 7) : index
  %f = affine.linearize_index [%c3, %c4] by (6) : index
  %g = affine.linearize_index [%c3, %c4, %c3] by (2, %c50, 7) : index
  %h = affine.linearize_index [%n] by (5) : index
  %i = affine.linearize_index [%n, %o] by (%c3, %c4) : index
  return %a#0, %a#1, %a#2, %b#1, %c#0, %d#2, %e, %f, %g, %h, %i
    : index, index, index, index, index, index, index, index, index, index, index
}
