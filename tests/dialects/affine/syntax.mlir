// COMPARE: --allow-unregistered-dialect
#m = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 + s0)>
#mm = affine_map<(d0)[s0] -> (d0, s0 + 10)>
#set = affine_set<(d0, d1)[s0] : (d0 - 10 >= 0, d1 + s0 - 5 == 0)>
func.func @syntax(%n: index, %m: memref<?x?xf32>, %o: memref<10xf32>, %x: f32) -> f32 {
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
