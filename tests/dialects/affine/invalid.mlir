// COMPARE: --allow-unregistered-dialect
func.func @f(%n: index, %d: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)
  return
}
// -----
func.func @f(%n: index, %d: index) {
  %0 = "affine.apply"(%n) {map = affine_map<(d0)[s0] -> (d0 + s0)>} : (index) -> index
  return
}
// -----
func.func @f(%n: index, %d: index) {
  %0 = "affine.apply"(%n) {map = affine_map<(d0) -> (d0, d0)>} : (index) -> index
  return
}
// -----
func.func @f(%n: index, %d: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%i]
  }
  return
}
// -----
func.func @f(%n: index, %d: index) {
  scf.for %i = %n to %d step %n {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%i]
    affine.for %j = 0 to %i {
    }
  }
  return
}
// -----
func.func @f(%n: index, %d: index) {
  scf.for %i = %n to %d step %n {
    affine.for %j = affine_map<(d0)->(d0)>(%i) to 10 {
    }
  }
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>) {
  scf.for %i = %n to %d step %n {
    %0 = affine.load %m[%i, %n] : memref<10x10xf32>
  }
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>) {
    %0 = affine.load %m[%n] : memref<10x10xf32>
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>) {
    %0 = "affine.load"(%m, %n) {map = affine_map<() -> (1, 2)>} : (memref<10x10xf32>, index) -> f32
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>) {
    %0 = "affine.load"(%m) {map = affine_map<() -> (1, 2)>} : (memref<10x10xf32>) -> i32
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>) {
    "affine.store"(%n, %m) {map = affine_map<() -> (1, 2)>} : (index, memref<10x10xf32>) -> ()
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>) {
    %0 = affine.vector_load %m[%n, %n] : memref<10x10xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
    affine.vector_store %v, %m[%n, %n] : memref<10x10xf32>, vector<3xi1>
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
    affine.prefetch %m[%n], read, locality<3>, data : memref<10x10xf32>
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
    affine.prefetch %m[%n, %n], read, locality<4>, data : memref<10x10xf32>
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
  scf.for %i = %n to %d step %n {
    affine.prefetch %m[%n, %i], foo, locality<3>, data : memref<10x10xf32>
  }
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
  scf.for %i = %n to %d step %n {
    affine.prefetch %m[%n, %i], read, locality<3>, data : memref<10x10xf32>
  }
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
    affine.if affine_set<(d0) : (d0 >= 0)>(%n, %n) {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
    "affine.if"(%n, %n) ({affine.yield}, {}) {condition = affine_set<(d0) : (d0 >= 0)>} : (index, index) -> ()
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
  scf.for %i = %n to %d step %n {
    affine.if affine_set<(d0) : (d0 >= 0)>(%i) {}
  }
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
    %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index {affine.yield %n : index}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: vector<3xi1>) {
    %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index {affine.yield %n : index} else {affine.yield}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    %0 = affine.for %i = 0 to 10 iter_args(%x = %n) -> index {affine.yield %v : f32}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    %0 = affine.for %i = 0 to 10 iter_args(%x = %n) -> (index, f32) {affine.yield %v : f32}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    %0 = "affine.for"(%n) ({
     ^bb0(%i: index):
       affine.yield %n : index
      }) {operandSegmentSizes = array<i32: 0, 0, 1>, lowerBoundMap = affine_map<() -> (0)>,
          upperBoundMap = affine_map<() -> (0)>, step = 1 : index} : (index) -> index
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    "affine.for"() ({
     ^bb0(%i: index):
       affine.yield
      }) {operandSegmentSizes = array<i32: 0, 0, 0>, lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index} : () -> ()
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    "affine.for"() ({
     ^bb0(%i: i32):
       affine.yield
      }) {operandSegmentSizes = array<i32: 0, 0, 0>, lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (0)>, step = 1 : index} : () -> ()
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    "affine.for"(%n) ({
     ^bb0(%i: index):
       affine.yield
      }) {operandSegmentSizes = array<i32: 0, 0, 1>, lowerBoundMap = affine_map<() -> (0)>,
          upperBoundMap = affine_map<() -> (0)>, step = 1 : index} : (index) -> ()
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.for %i = affine_map<() -> (0, 1)>() to 10 {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.for %i = affine_map<(d0) -> (0)>() to 10 {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.for %i = 0 to 10 step -1 {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.for %i = 0 to 10 step 0 {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.for %i = 0 to "x" step 0 {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.for %i = 0 to %n, %n step 0 {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.parallel (%i) = (0) to (10, 20) {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.parallel (%i) = (0) to (10) step (1, 2) {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.parallel (%i) = (0) to (10) step (%n) {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.parallel (%i) = (0) to (10) step (0) {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    affine.parallel (%i) = (0) to (10) reduce ("foo") -> (f32) {affine.yield %v : f32}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    %0 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf") -> (f32) {affine.yield %v : f32}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    %0 = affine.parallel (%i) = (0) to (10) reduce ("addi") -> (f32) {affine.yield %v : f32}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
    %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {affine.yield %n : index}
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
  scf.for %i = %n to %d step %n {
    affine.parallel (%k) = (%i) to (10) {}
  }
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
  %0 = affine.min affine_map<(d0, d1) -> (d0)> (%n)
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
  %0 = affine.max affine_map<() -> ()> ()
  return
}
// -----
func.func @f(%n: index, %d: index, %m: memref<10x10xf32>, %v: f32) {
  scf.for %i = %n to %d step %n {
    %0 = affine.max affine_map<()[s0] -> (s0)> ()[%i]
  }
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = affine.delinearize_index %n into (1, 2, 3) : index, index
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = affine.delinearize_index %n into (0, 3) : index, index
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.linearize_index [%n] by (1, 2, 3) : index
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.linearize_index [%n, %n] by (1, -2) : index
  return
}
// -----
func.func @f(%n: index) {
  %0 = "affine.linearize_index"(%n) {static_basis = array<i64: -9223372036854775808>, operandSegmentSizes = array<i32: 1, 0>}  : (index) -> index
  return
}
// -----
func.func @f(%n: index) {
  affine.yield
}
// -----
func.func @f(%n: index) {
  scf.execute_region {
    affine.yield
  }
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = affine.parallel (%i) = (0) to (10) reduce ("maximumf", "minu") -> (f32, f32) {affine.yield %n, %n : index, index}
  return
}
// -----
func.func @f(%m: memref<?xf32>, %c: i1, %u: index) {
  scf.if %c {
    %a = arith.constant 3 : index
    %b = arith.addi %a, %a : index
    affine.for %i = 0 to %b { }
  }
  scf.for %k = %u to %u step %u {
    %c1 = arith.constant 0 : index
    %d = memref.dim %m, %c1 : memref<?xf32>
    affine.for %i = 0 to %d { }
    %al = memref.alloc(%d) : memref<?xf32>
    %d2 = memref.dim %al, %c1 : memref<?xf32>
    affine.for %i = 0 to %d2 { }
    %al2 = memref.alloc(%k) : memref<?xf32>
    %d3 = memref.dim %al2, %c1 : memref<?xf32>
    affine.for %i = 0 to %d3 { }
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %c: i1, %u: index) {
  scf.for %k = %u to %u step %u {
    %b = arith.addi %u, %u : index
    affine.for %i = 0 to %b { }
    %v = affine.apply affine_map<(d0) -> (d0 * 2)>(%b)
    affine.for %i = %v to %b { }
    %g = affine.apply affine_map<(d0) -> (d0 * 2)>(%k)
    affine.for %i = %g to %b { }
  }
  return
}
