// RUN: lamina-opt %s --affine-loop-tile=tile-size=2 | filecheck %s
// RUN: lamina-opt %s --check-semantics='builtin.module(func.func(affine-loop-tile{tile-size=2}))'
// Bands whose dependences may point backwards along one of their loops are left alone.

// The distance along %j is -1.
// CHECK-LABEL: @constant_distance
// CHECK-COUNT-2: affine.for
// CHECK-NOT: affine.for
// CHECK: return
func.func @constant_distance(%A: memref<7x7xi32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 1 to 7 {
      %v = affine.load %A[%i, %j] : memref<7x7xi32>
      affine.store %v, %A[%i + 1, %j - 1] : memref<7x7xi32>
    }
  }
  return
}

// The distance along %j has no lower bound.
// CHECK-LABEL: @unbounded_distance
// CHECK-COUNT-2: affine.for
// CHECK-NOT: affine.for
// CHECK: return
func.func @unbounded_distance(%A: memref<16xi32>, %M: index, %N: index) {
  affine.for %i = 0 to %M {
    affine.for %j = 0 to %N {
      %v = affine.load %A[%i + %j] : memref<16xi32>
      %k = arith.index_cast %j : index to i32
      %w = arith.muli %v, %k : i32
      affine.store %w, %A[%i + %j] : memref<16xi32>
    }
  }
  return
}

// Depths count from the band's own outermost loop, however many loops are around it.
// CHECK-LABEL: @inside_other_loops
// CHECK: affine.for %{{.*}} = 0 to 6 {
// CHECK-NEXT: affine.for %{{.*}} = 1 to 7 {
// CHECK-NEXT: affine.load
func.func @inside_other_loops(%A: memref<16x7x7xi32>) {
  affine.for %p = 0 to 2 {
    %x = affine.load %A[%p, 0, 0] : memref<16x7x7xi32>
    affine.for %q = 0 to 2 {
      affine.store %x, %A[%p + %q, 0, 0] : memref<16x7x7xi32>
      affine.for %r = 0 to 2 {
        affine.store %x, %A[%p + %q + %r, 0, 0] : memref<16x7x7xi32>
        affine.for %i = 0 to 6 {
          affine.for %j = 1 to 7 {
            %v = affine.load %A[%p * 4 + %q * 2 + %r, %i, %j] : memref<16x7x7xi32>
            affine.store %v, %A[%p * 4 + %q * 2 + %r, %i + 1, %j - 1] : memref<16x7x7xi32>
          }
        }
      }
    }
  }
  return
}

// What is not an affine access may access anything.
// CHECK-LABEL: @other_accesses
// CHECK-COUNT-2: affine.for
// CHECK-NOT: affine.for
// CHECK: return
func.func @other_accesses(%A: memref<32xi32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %s = arith.addi %i, %j : index
      %v = memref.load %A[%s] : memref<32xi32>
      %k = arith.index_cast %j : index to i32
      %w = arith.muli %v, %k : i32
      memref.store %w, %A[%s] : memref<32xi32>
    }
  }
  return
}

// CHECK-LABEL: @forwards
// CHECK-COUNT-6: affine.for
// CHECK: return
func.func @forwards(%A: memref<8x8xi32>, %B: memref<8x8xi32>, %C: memref<8x8xi32>, %K: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to min affine_map<(d0) -> (8, d0)>(%K) {
        %a = affine.load %A[%i, %k] : memref<8x8xi32>
        %b = affine.load %B[%k, %j] : memref<8x8xi32>
        %c = affine.load %C[%i, %j] : memref<8x8xi32>
        %p = arith.muli %a, %b : i32
        %q = arith.addi %c, %p : i32
        affine.store %q, %C[%i, %j] : memref<8x8xi32>
      }
    }
  }
  return
}
