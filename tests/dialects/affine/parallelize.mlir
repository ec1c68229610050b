// COMPARE: --affine-parallelize=parallel-reductions
// ----- affine.for, affine.load, affine.store
func.func @for_load_store(%A: memref<100x100xf32>, %B: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to %n {
      %v = affine.load %A[%i, %j] : memref<100x100xf32>
      affine.store %v, %A[%i + 50, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 50 {
      %v = affine.load %A[%i, %j] : memref<100x100xf32>
      affine.store %v, %A[%i + 1, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 1 to 50 step 2 {
    %v = affine.load %B[%i] : memref<100xf32>
    affine.store %v, %B[%i + 1] : memref<100xf32>
  }
  affine.for %i = 1 to 50 {
    %v = affine.load %B[%i mod 2] : memref<100xf32>
    affine.store %v, %B[%i + 2] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    %B0 = arith.constant 0.0 : f32
    affine.store %B0, %B[2 * %i] : memref<100xf32>
    %w = affine.load %B[2 * %i + 1] : memref<100xf32>
  } 
  return
}
// ----- affine.for, affine.load, arith.addf
func.func @for_load_addf(%A: memref<100xf32>, %n: index, %m: index) -> (f32, f32, i32) {
  %c = arith.constant 1.0 : f32
  %ci = arith.constant 1 : i32
  %r = affine.for %i = max affine_map<()[s0] -> (0, s0)>()[%n] to min affine_map<()[s0] -> (100, s0)>()[%m] step 3 iter_args(%x = %c) -> f32 {
    %v = affine.load %A[%i] : memref<100xf32>
    %y = arith.addf %x, %v : f32
    affine.yield %y : f32
  }
  %r2:2 = affine.for %i = 0 to 10 iter_args(%x = %c, %z = %ci) -> (f32, i32) {
    %v = affine.load %A[%i] : memref<100xf32>
    %y = arith.maximumf %v, %x : f32
    %t = arith.andi %z, %z : i32
    affine.yield %y, %t : f32, i32
  }
  %r3:2 = affine.for %i = 0 to 10 iter_args(%x = %c, %z = %ci) -> (f32, i32) {
    %v = affine.load %A[%i] : memref<100xf32>
    %y = arith.maximumf %v, %x : f32
    %k = arith.index_cast %i : index to i32
    %t = arith.andi %z, %k : i32
    affine.yield %y, %t : f32, i32
  }
  return %r, %r3#0, %r3#1 : f32, f32, i32
}
// ----- affine.for, memref.alloc, affine.load
func.func @for_alloc_load(%A: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 100 {
    %t = memref.alloc() : memref<10xf32>
    affine.for %j = 0 to 10 {
      %v = affine.load %A[%i] : memref<100xf32>
      affine.store %v, %t[%j] : memref<10xf32>
    }
    affine.for %j = 0 to 9 {
      %v = affine.load %t[%j + 1] : memref<10xf32>
      affine.store %v, %t[%j] : memref<10xf32>
      affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
        affine.store %v, %A[%i] : memref<100xf32>
      }
    }
    affine.for %j = 0 to 100 {
      affine.if affine_set<(d0) : (d0 - 5 == 0)>(%j) {
        %v = affine.load %A[%j] : memref<100xf32>
        affine.store %v, %A[%j] : memref<100xf32>
      }
    }
    affine.for %j = 0 to %n {
      affine.for %k = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 8)>(%j) {
        %v = affine.load %A[%k] : memref<100xf32>
        affine.store %v, %A[%k + 8] : memref<100xf32>
        affine.for %l = 0 to 2 {
          %q = affine.vector_load %A[%l * 8] : memref<100xf32>, vector<8xf32>
          affine.vector_store %q, %A[%l * 8] : memref<100xf32>, vector<8xf32>
          memref.dealloc %t : memref<10xf32>
        }
      }
    }
  }
  return
}
