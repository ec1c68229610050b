// COMPARE: --cse
func.func @reverse(%m: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %v = affine.load %m[15 - %i] : memref<16xf32>
    affine.store %v, %m[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @triangle(%m: memref<16x16xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%i)[%n] {
      %v = affine.load %m[%i, %j] : memref<16x16xf32>
      %w = arith.negf %v : f32
      affine.store %w, %m[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
// -----
func.func @iter_args(%m: memref<32xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 32 step 3 iter_args(%a = %z) -> f32 {
    %v = affine.load %m[%i] : memref<32xf32>
    %s = arith.addf %a, %v : f32
    affine.yield %s : f32
  }
  return %r : f32
}
// -----
func.func @guard(%m: memref<8x8xi32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.if affine_set<(d0, d1)[s0] : (d0 - d1 - 1 >= 0, s0 - d0 >= 0, d1 mod 2 == 0)>(%i, %j)[%n] {
        %c = arith.constant 1 : i32
        affine.store %c, %m[%i, %j] : memref<8x8xi32>
      } else {
        %c = arith.constant 2 : i32
        affine.store %c, %m[%j, %i] : memref<8x8xi32>
      }
    }
  }
  return
}
// -----
func.func @parallel_min(%m: memref<64xf32>) -> f32 {
  %r = affine.parallel (%i) = (0) to (64) step (2) reduce ("minimumf") -> f32 {
    %v = affine.load %m[%i] : memref<64xf32>
    affine.yield %v : f32
  }
  return %r : f32
}
// -----
func.func @produce_consume(%a: memref<32xf32>, %o: memref<32xf32>) {
  %t = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 32 {
    %v = affine.load %a[%i] : memref<32xf32>
    %w = arith.mulf %v, %v : f32
    affine.store %w, %t[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 31 {
    %v = affine.load %t[%i + 1] : memref<32xf32>
    affine.store %v, %o[%i] : memref<32xf32>
  }
  memref.dealloc %t : memref<32xf32>
  return
}
// -----
func.func @minmax(%i: index, %j: index) -> (index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 4, d0 + 4, s0 floordiv 2)>(%i)[%j]
  %1 = affine.max affine_map<()[s0, s1] -> (s0 * 2, s1 mod 4, 3)>()[%i, %j]
  return %0, %1 : index, index
}
// -----
func.func @applies(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%i)
  %1 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1 mod 4)>(%0, %i)
  %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 8 * 8 - d0)>(%1)
  return %2 : index
}
// -----
func.func @delinearize(%i: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, 8) : index, index, index
  %l = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (4, 8) : index
  %1:2 = affine.delinearize_index %l into (2, 16) : index, index
  return %0#0, %1#0, %1#1 : index, index, index
}
// -----
func.func @vectors(%m: memref<4x16xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 16 step 4 {
      %v = affine.vector_load %m[%i, %j] : memref<4x16xf32>, vector<4xf32>
      %w = arith.addf %v, %v : vector<4xf32>
      affine.vector_store %w, %m[%i, %j] : memref<4x16xf32>, vector<4xf32>
    }
  }
  return
}
// -----
func.func @hoistable(%m: memref<8xf32>, %s: memref<f32>) {
  affine.for %i = 0 to 8 {
    %k = affine.load %s[] : memref<f32>
    %c = arith.constant 2.0 : f32
    %x = arith.mulf %k, %c : f32
    affine.store %x, %m[%i] : memref<8xf32>
  }
  return
}
// -----
func.func @stride_two(%m: memref<64xf32>) {
  affine.for %i = 2 to 30 step 2 {
    %v = affine.load %m[2 * %i] : memref<64xf32>
    affine.store %v, %m[2 * %i + 1] : memref<64xf32>
  }
  return
}
// -----
func.func @nest3(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %x = affine.load %a[%i, %k] : memref<8x8xf32>
        %y = affine.load %b[%k, %j] : memref<8x8xf32>
        %z = affine.load %c[%i, %j] : memref<8x8xf32>
        %p = arith.mulf %x, %y : f32
        %q = arith.addf %z, %p : f32
        affine.store %q, %c[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}
// -----
func.func @empty_loop(%m: memref<8xf32>) {
  affine.for %i = 4 to 4 {
    %v = affine.load %m[%i] : memref<8xf32>
    affine.store %v, %m[0] : memref<8xf32>
  }
  affine.for %i = 3 to 4 {
    %v = affine.load %m[%i] : memref<8xf32>
    affine.store %v, %m[0] : memref<8xf32>
  }
  return
}
