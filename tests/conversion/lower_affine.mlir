// COMPARE: --allow-unregistered-dialect --lower-affine
// ----- affine.for, affine.apply, affine.min
func.func @for_apply_min(%n: index, %m: memref<?x?xf32>, %o: memref<10xf32>, %x: f32, %q: i32, %t: index) -> f32 {
  affine.for %i = 0 to %n {
    %e = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 3 + d1 mod 5 + s0 floordiv 7 - d0 ceildiv 2)>(%i, %n)[%n]
    %f = affine.min affine_map<(d0)[s0] -> (d0, s0, d0 + 10)>(%i)[%n]
    %g = affine.max affine_map<(d0)[s0] -> (d0, s0, d0 + 10)>(%i)[%n]
    "test.use"(%e, %f, %g) : (index, index, index) -> ()
    %0 = affine.load %m[%i + 2, %i mod 4] : memref<?x?xf32>
    affine.store %0, %m[%i, 3] : memref<?x?xf32>
    affine.prefetch %m[%i, %i + 5], read, locality<3>, data : memref<?x?xf32>
    %1 = affine.vector_load %m[%i floordiv 3, %n - 1] : memref<?x?xf32>, vector<4xf32>
    affine.vector_store %1, %m[%i + 1, %i] : memref<?x?xf32>, vector<4xf32>
  } {foo}
  %r = affine.for %i = max affine_map<(d0) -> (d0, 10, d0 - 3)>(%n) to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%t] step 5 iter_args(%s = %x) -> (f32) {
    %z = arith.addf %s, %s : f32
    %qq = affine.if affine_set<(d0, d1)[s0] : (d0 - 10 >= 0, d1 + s0 - 5 == 0)>(%i, %n)[%n] -> f32 {
      affine.yield %z : f32
    } else {
      affine.yield %s : f32
    }
    affine.if affine_set<() : (1 == 0)>() {
      "test.x"() : () -> ()
    } {foo}
    affine.yield %qq : f32
  }
  affine.parallel (%i, %j) = (0, max(%n, 4)) to (min(%n, 20 + %n), symbol(%n) + 2 * %n) step (2, 3) {
    "test.x"() : () -> ()
  }
  %p:3 = affine.parallel (%i) = (0) to (10) reduce ("addf", "muli", "maximumf") -> (f32, i32, f32) {
    %y = affine.load %o[%i] : memref<10xf32>
    affine.yield %y, %q, %y : f32, i32, f32
  }
  %d:3 = affine.delinearize_index %n into (4, %n, 8) : index, index, index
  %e:3 = affine.delinearize_index %n into (%n, 8) : index, index, index
  %l0 = affine.linearize_index [%n, %d#0, %d#1] by (4, %n, 3) : index
  %l1 = affine.linearize_index disjoint [%n, %e#0, %d#2] by (4, 3) : index
  "test.use"(%l0, %l1, %e#1, %e#2) : (index, index, index, index) -> ()
  return %r : f32
}
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
// ----- affine.apply
func.func @apply(%n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%n)[%n]
  return %0 : index
}
// ----- modulo by non-positive value is not supported
func.func @modulo_by_non_positive_value_is_not_supported(%n: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 mod -3)>(%n)
  return %0 : index
}
// ----- division by non-positive value is not supported
func.func @division_by_non_positive_value_is_not_supported(%n: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 0)>(%n)
  return %0 : index
}
// ----- affine.parallel, affine.load, affine.if
func.func @parallel_load_affine_if(%n: index, %m: memref<10xf32>) -> index {
  affine.parallel (%i) = (0) to (10) {
    affine.parallel (%j) = (0) to (%i) {
      %0 = affine.load %m[%i] : memref<10xf32>
      %r = affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) -> f32 {
        affine.yield %0 : f32
      } else {
        %1 = affine.load %m[%i + %j] : memref<10xf32>
        affine.yield %1 : f32
      }
      affine.store %r, %m[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %x:2 = affine.delinearize_index %i into (2, 5) : index, index
    affine.for %j = 0 to 20 {
       %y = affine.linearize_index [%x#0, %j, %x#1, %i] by (4, %n, 5) : index
       "test.u"(%y) : (index) -> ()
    }
  }
  return %n : index
}
// ----- scf.parallel: needs at least one tuple element for lowerBound, upperBound and step
#m = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0)>
#mm = affine_map<(d0)[s0] -> (d0, s0 + 10)>
#set = affine_set<(d0, d1)[s0] : (d0 - 10 >= 0, d1 + s0 - 5 == 0)>
func.func @parallel_needs_at_least_one_tuple_element_for_lowerbound(%n: index, %m: memref<?x?xf32>, %o: memref<10xf32>, %x: f32) -> f32 {
  %v = affine.apply #m(%n, %n)[%n] {foo}
  %a = affine.min #mm(%n)[%n] {bar = 1 : i32}
  %b = affine.max affine_map<() -> (1, 2)>()
  affine.for %i = 0 to 10 {
    affine.for %j = %n to %n step 4 {
      affine.for %k = #m(%i, %j)[%n] to min #mm(%i)[%n] {
        affine.for %l = max #mm(%i)[%n] to affine_map<(d0) -> (d0 + 1)>(%i) {
          %0 = affine.load %m[%i + 2 * %j, %k mod 4 + symbol(%n)] : memref<?x?xf32>
          affine.store %0, %m[%i, 3] {x = 1 : i32} : memref<?x?xf32>
          %1 = affine.vector_load %m[%i floordiv 3, %k ceildiv 4 - 1] : memref<?x?xf32>, vector<4xf32>
          affine.vector_store %1, %m[%i + 1, %k] : memref<?x?xf32>, vector<4xf32>
          affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<?x?xf32>
          affine.prefetch %m[%i, %j + 5], write, locality<1>, instr {foo} : memref<?x?xf32>
        } {foo}
      }
    }
  }
  %r = affine.for %i = 0 to 10 iter_args(%s = %x) -> (f32) {
    %y = affine.load %o[%i] : memref<10xf32>
    %z = arith.addf %s, %y : f32
    %q = affine.if #set(%i, %n)[%n] -> f32 {
      affine.yield %z : f32
    } else {
      affine.yield %s : f32
    }
    affine.if affine_set<() : (1 == 0)>() {
      "test.x"() : () -> ()
    } {foo}
    affine.if #set(%i, %n)[%n] {
    } else {
      "test.x"() : () -> ()
    }
    affine.yield %q : f32
  }
  affine.parallel (%i, %j) = (0, %n) to (min(%n, 20 + %n), symbol(%n) + 2 * %n) step (2, 3) {
    affine.parallel (%k, %l) = (max(%i, %j + 1), 0) to (20, min(%n, %i)) {
      "test.x"() : () -> ()
    }
  }
  affine.parallel () = () to () {
  }
  %p:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf") -> (f32, f32) {
    %y = affine.load %o[%i] : memref<10xf32>
    affine.yield %y, %y : f32, f32
  }
  %d:3 = affine.delinearize_index %n into (4, %n, 8) : index, index, index
  %e:3 = affine.delinearize_index %n into (%n, 8) : index, index, index
  %l0 = affine.linearize_index [%n, %d#0, %d#1] by (4, %n, 3) : index
  %l1 = affine.linearize_index disjoint [%n, %d#0, %d#1] by (4, 3) {foo} : index
  return %r : f32
}
