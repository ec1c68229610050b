// COMPARE: --allow-unregistered-dialect --canonicalize
// ----- operation defines 2 results but was provided 1 to bind
func.func @compose(%n: index, %m: memref<100x100xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 step 4 {
      %a = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%i, %j)
      %b = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0)>(%j)[%n]
      %0 = affine.load %m[%a, %b] : memref<100x100xf32>
      affine.store %0, %m[%a mod 3, %j mod 4] : memref<100x100xf32>
      %c = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1) floordiv 4)>(%i, %i)
      %d = affine.apply affine_map<(d0, d1) -> (d0 floordiv 10, d1)>(%i, %i) {a}
      "test.use"(%a, %b, %c) : (index, index, index) -> ()
    }
  }
  return
}
// ----- affine.for, affine.apply
func.func @for_apply(%n: index, %m: memref<100x100xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 step 4 {
      %c = affine.apply affine_map<(d0, d1) -> ((d0 * 4 + d1) floordiv 4)>(%i, %i)
      %d = affine.apply affine_map<(d0) -> (d0 floordiv 10)>(%i)
      %e = affine.apply affine_map<(d0, d1) -> ((d0 * 20 + d1) floordiv 20)>(%i, %j)
      %f = affine.apply affine_map<(d0, d1) -> ((d0 * 20 + d1) mod 20)>(%i, %j)
      %g = affine.apply affine_map<(d0, d1) -> ((d0 + 3) mod 20)>(%i, %j)
      %h = affine.apply affine_map<(d0, d1) -> (d1 mod 4)>(%i, %j)
      %k = affine.apply affine_map<(d0, d1) -> ((d0 * 20 + d1) ceildiv 20)>(%i, %j)
      %l = affine.apply affine_map<(d0, d1) -> (d1 ceildiv 40 + d0 ceildiv 7)>(%i, %j)
      %o = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%i)[%n]
      %p = affine.apply affine_map<(d0) -> (d0)>(%i)
      %q = affine.apply affine_map<()[s0] -> (s0)>()[%n]
      "test.use"(%c, %d, %e, %f, %g, %h, %k, %l, %o, %p, %q) : (index, index, index, index, index, index, index, index, index, index, index) -> ()
    }
  }
  return
}
// ----- consts
func.func @consts() -> (index, index, index, index, index) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %a = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 2)>(%c3, %c5)
  %b = affine.min affine_map<(d0, d1) -> (d0 + d1 * 2, 7)>(%c3, %c5)
  %c = affine.max affine_map<(d0, d1) -> (d0 + d1 * 2, 7)>(%c3, %c5)
  %d = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%c3)[%c0]
  %e = affine.apply affine_map<(d0)[s0] -> (-d0 floordiv s0)>(%c3)[%c5]
  return %a, %b, %c, %d, %e : index, index, index, index, index
}
// ----- minmax
func.func @minmax(%a: index, %b: index, %c: index) -> (index, index, index, index, index, index) {
  %c5 = arith.constant 5 : index
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%a, %b)
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1 + 3, d0)>(%0, %c)
  %2 = affine.max affine_map<(d0)[s0] -> (d0, s0, 10)>(%a)[%c5]
  %3 = affine.max affine_map<(d0)[s0] -> (d0, s0, 10)>(%2)[%c5]
  %4 = affine.min affine_map<(d0) -> (d0 + 1)>(%a)
  %5 = affine.min affine_map<()[s0] -> (s0)>()[%a]
  %6 = affine.min affine_map<(d0, d1) -> (d0 - d1, d1 * 2, d0, 4, d0 floordiv 3)>(%a, %b)
  return %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index
}
// ----- loops
func.func @loops(%n: index, %x: f32, %m: memref<?xf32>) -> (f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %v = arith.constant 1.0 : f32
  affine.for %i = %c0 to %c7 {
    affine.for %j = max affine_map<(d0) -> (d0, 3, d0 + 1)>(%i) to min affine_map<(d0)[s0] -> (d0, s0, 20, s0, 13)>(%i)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = max affine_map<(d0) -> (d0, 30)>(%i) to min affine_map<(d0) -> (d0 + 5, 4)>(%i) {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %b = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
    affine.for %j = %c0 to affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>(%a, %b)[%b] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
  }
  affine.for %i = 0 to 10 {
  }
  %r0 = affine.for %i = 0 to 10 iter_args(%s = %x) -> f32 { affine.yield %s : f32 }
  %r1 = affine.for %i = 0 to 10 iter_args(%s = %x) -> f32 { affine.yield %v : f32 }
  %r2 = affine.for %i = 0 to 0 iter_args(%s = %x) -> f32 {
    %l = affine.load %m[%i] : memref<?xf32>
    affine.yield %l : f32
  }
  %r3:2 = affine.for %i = 0 to %n iter_args(%s = %x, %t = %v) -> (f32, f32) { affine.yield %t, %s : f32, f32 }
  %r4:2 = affine.for %i = 0 to 1 iter_args(%s = %x, %t = %v) -> (f32, f32) { affine.yield %t, %s : f32, f32 }
  %r5 = affine.for %i = %n to %n iter_args(%s = %x) -> f32 { affine.yield %v : f32 }
  return %r0, %r1, %r2, %r3#0, %r4#1 : f32, f32, f32, f32, f32
}
// ----- affine.for, affine.apply, affine.if
func.func @ifs(%n: index, %x: f32) -> (f32, f32) {
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to %n {
    %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.if affine_set<(d0, d1)[s0] : (d0 - 10 >= 0, d1 + s0 - 5 == 0)>(%a, %n)[%c4] {
      "test.a"() : () -> ()
    } else {
    }
    affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%i) {
    } else {
      "test.a"() : () -> ()
    }
    affine.if affine_set<() : (1 == 0)>() {
      "test.a"() : () -> ()
    }
    affine.if affine_set<() : (1 == 0)>() {
      "test.a"() : () -> ()
    } else {
      "test.b"() : () -> ()
    }
    affine.if affine_set<(d0) : (0 == 0)>(%i) {
      "test.c"() : () -> ()
    } else {
      "test.b"() : () -> ()
    }
    affine.if affine_set<(d0) : (d0 >= 0)>(%c4) {
      "test.c"() : () -> ()
    } else {
      "test.b"() : () -> ()
    }
  }
  %v = arith.constant 1.0 : f32
  %r = affine.if affine_set<() : (1 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %v : f32
  }
  %s = affine.if affine_set<() : (0 == 0)>() -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %v : f32
  }
  return %r, %s : f32, f32
}
// ----- affine.apply, affine.parallel, affine.store
func.func @apply_parallel_store(%n: index, %m: memref<?xf32>, %x: f32) {
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  affine.parallel (%i, %j) = (%c4, %a) to (min(%n, %a + 1), %a + %c4) {
    affine.store %x, %m[%i + %j] : memref<?xf32>
  }
  affine.parallel (%i, %j) = (%c4, %a) to (min(%n, %a + 1), %a + %c4) {
  }
  return
}
// ----- memref.global, memref.cast, affine.load
memref.global "private" constant @g : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
memref.global "private" constant @s : memref<4xf32> = dense<1.0>
func.func @mem(%m: memref<10xf32>, %n: index) -> (f32, f32, f32) {
  %c = memref.cast %m : memref<10xf32> to memref<?xf32>
  %0 = affine.load %c[%n] : memref<?xf32>
  affine.store %0, %c[%n + 1] : memref<?xf32>
  affine.prefetch %c[%n + 1], read, locality<3>, data : memref<?xf32>
  %g = memref.get_global @g : memref<4xf32>
  %s = memref.get_global @s : memref<4xf32>
  %1 = affine.load %g[2] : memref<4xf32>
  %2 = affine.load %s[%n] : memref<4xf32>
  %v = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %3 = affine.vector_load %m[%v] : memref<10xf32>, vector<4xf32>
  affine.vector_store %3, %m[%v + %n] : memref<10xf32>, vector<4xf32>
  return %0, %1, %2 : f32, f32, f32
}
// ----- affine.delinearize_index, affine.linearize_index
func.func @lin(%n: index, %k: index) -> (index, index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %d:3 = affine.delinearize_index %n into (%k, %c4, 8) : index, index, index
  %e:3 = affine.delinearize_index %c100 into (%k, %c4, 8) : index, index, index
  %f:3 = affine.delinearize_index %c100 into (%c4, 8) : index, index, index
  %l = affine.linearize_index [%n, %k, %c4] by (%c4, 5) : index
  %g:2 = affine.delinearize_index %l into (%c4, 5) : index, index
  %h = affine.linearize_index [%c4, %c100, %c4] by (%c4, 5) : index
  return %d#0, %d#1, %e#0, %f#0, %f#1, %l, %g#0, %h : index, index, index, index, index, index, index, index
}
// ----- loops
func.func @loops(%n: index, %x: f32, %m: memref<?xf32>) {
    %b = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
    affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %1 = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>(%a, %b)[%b] 
    %2 = affine.min affine_map<(d0, d1)[s0] -> (d0 + d1 + s0, d0)>(%a, %b)[%b] 
    affine.store %x, %m[%a + %b + symbol(%b)] : memref<?xf32>
    affine.if affine_set<(d0, d1)[s0] : (d0 + d1 + s0 >= 0)>(%a, %b)[%b]  {
    "test.use"(%1, %2) : (index, index) -> ()
    }
    affine.parallel (%j) = (%a + %b + symbol(%b)) to (10) {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>(%a, %b)[%b]  to affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>(%i, %n)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = 0 to affine_map<(d0, d1)[s0] -> (d0 floordiv 2 + d0 + s0 + d0 - 3 + d0 floordiv 2)>(%i, %n)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    }
  return
}
// ----- loops
func.func @loops(%n: index, %x: f32, %m: memref<?xf32>) {
    affine.for %i = 0 to 10 {
    affine.if affine_set<(d0, d1)[s0] : (d0 floordiv 2 + d1 + s0 + d0 floordiv 2>= 0, s0 >= 0, s0 >= 0, 3 >= 0)>(%i, %i)[%n]  {
    "test.use"(%i, %i) : (index, index) -> ()
    }
    affine.if affine_set<(d0, d1)[s0] : (-3 >= 0, d0 >= 0)>(%i, %i)[%n]  {
    "test.use"(%i, %i) : (index, index) -> ()
    }
    affine.parallel (%k) = (%i floordiv 2 + 1 + %i floordiv 2) to (10) {
     "test.use"(%i, %i) : (index, index) -> ()
     }
    %1 = affine.min affine_map<(d0) -> (d0 floordiv 2 + d0 + 1 + d0 floordiv 2, d0)>(%i)
     "test.use"(%1, %i) : (index, index) -> ()
    }
  return
}
// ----- loops
func.func @loops(%n: index, %x: f32, %m: memref<?xf32>) {
    affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0)[s0] -> (d0 floordiv 2 + d0 + s0 + d0 - 3 + d0 floordiv 2)>(%i)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = 0 to affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>(%i)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = 0 to affine_map<(d0)[s0] -> (s0 + d0 floordiv 2)>(%i)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = 0 to affine_map<(d0)[s0] -> (s0 + d0 floordiv 2 + d0)>(%i)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = 0 to affine_map<(d0)[s0] -> (s0 + d0 floordiv 2 + d0 + d0)>(%i)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = 0 to affine_map<(d0)[s0] -> (s0 + d0 floordiv 2 + d0 floordiv 3)>(%i)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    affine.for %j = 0 to affine_map<(d0)[s0] -> (d0 + s0 + d0 floordiv 2 + d0 floordiv 3)>(%i)[%n] {
      affine.store %x, %m[%i + %j] : memref<?xf32>
    }
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 + d0 floordiv 2 + d0 floordiv 3)>(%i)[%n]
    "test.u"(%1) : (index) -> ()
    }
  return
}
