// COMPARE: '--affine-super-vectorize=virtual-vector-size=128 vectorize-reductions=true'
// ----- affine.for, affine.load, arith.addf
func.func @for_load_addf(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %n: index, %m: index, %s: f32) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %b = affine.load %B[%j, %i] : memref<?x?xf32>
      %d = arith.addf %a, %c : f32
      %e = arith.mulf %d, %s : f32
      affine.store %e, %A[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n {
    %x = affine.load %A[%i, 0] : memref<?x?xf32>
    affine.store %x, %B[%i, 3] : memref<?x?xf32>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %a = affine.load %A[%i, %j + 1] : memref<?x?xf32>
      affine.store %a, %B[%i * 2, %j] : memref<?x?xf32>
    }
  }
  return
}
// ----- affine.for, affine.store, affine.load
func.func @for_store_load(%A: memref<64x64xf32>, %B: memref<64x64xf32>, %C: memref<64x64xf32>) {
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %z, %C[%i, %j] : memref<64x64xf32>
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %a = affine.load %A[%i, %k] : memref<64x64xf32>
        %b = affine.load %B[%k, %j] : memref<64x64xf32>
        %c = affine.load %C[%i, %j] : memref<64x64xf32>
        %p = arith.mulf %a, %b : f32
        %q = arith.addf %c, %p : f32
        affine.store %q, %C[%i, %j] : memref<64x64xf32>
      }
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %r = affine.for %k = 0 to 64 iter_args(%x = %z) -> f32 {
        %a = affine.load %A[%i, %k] : memref<64x64xf32>
        %y = arith.addf %a, %x : f32
        affine.yield %y : f32
      }
      affine.store %r, %C[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// ----- affine.for, affine.load, math.cos
func.func @for_load_cos(%A: memref<512xf32>, %I: memref<512xi32>, %n: index, %in: f32) -> (f32, f32, i32) {
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1 : i32
  %r = affine.for %i = 0 to 500 iter_args(%x = %z) -> f32 {
    %v = affine.load %A[%i] : memref<512xf32>
    %w = math.cos %v : f32
    %y = arith.addf %x, %w : f32
    affine.yield %y : f32
  }
  %r2 = affine.for %i = 0 to 512 iter_args(%x = %in) -> f32 {
    %v = affine.load %A[%i] : memref<512xf32>
    %y = arith.maximumf %v, %x : f32
    affine.yield %y : f32
  }
  %r3:2 = affine.for %i = 0 to min affine_map<()[s0] -> (s0, 100)>()[%n] iter_args(%x = %one, %t = %in) -> (i32, f32) {
    %v = affine.load %I[%i] : memref<512xi32>
    %y = arith.muli %x, %v : i32
    %u = affine.load %A[%i] : memref<512xf32>
    %t2 = arith.mulf %u, %t : f32
    affine.yield %y, %t2 : i32, f32
  }
  %r4 = affine.for %i = 0 to %n iter_args(%x = %z) -> f32 {
    %v = affine.load %A[%i] : memref<512xf32>
    %y = arith.addf %x, %v : f32
    affine.yield %y : f32
  }
  %r5 = affine.for %i = 0 to 512 step 2 iter_args(%x = %z) -> f32 {
    %v = affine.load %A[%i] : memref<512xf32>
    %y = arith.addf %x, %v : f32
    affine.yield %y : f32
  }
  affine.store %r4, %A[0] : memref<512xf32>
  affine.store %r5, %A[1] : memref<512xf32>
  return %r, %r3#1, %r3#0 : f32, f32, i32
}
// ----- NYI: non-trivial layout map
func.func @misc(%A: memref<64x64xf32>, %B: memref<64xvector<4xf32>>, %C: memref<64xf32, affine_map<(d0) -> (d0 + 1)>>, %n: index, %S: memref<64xindex>) {
  %z = arith.constant 0.0 : f32
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 64 {
    %k = arith.constant 2.0 : f32
    %ix = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.store %k, %A[%ix, 0] : memref<64x64xf32>
  }
  affine.for %i = 0 to 63 {
    %ix = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %v = affine.load %A[%ix, 1] : memref<64x64xf32>
    affine.store %v, %A[%i, 0] : memref<64x64xf32>
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%j) {
        affine.store %z, %A[%i, %j] : memref<64x64xf32>
      }
    }
  }
  affine.for %i = 0 to 64 {
    %v = affine.load %B[%i] : memref<64xvector<4xf32>>
  }
  affine.for %i = 0 to 64 {
    %v = affine.load %C[%i] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %i, %S[%j] : memref<64xindex>
    }
  }
  affine.for %i = 0 to 64 {
    affine.store %i, %S[%i] : memref<64xindex>
  }
  affine.for %i = 0 to 64 {
    affine.store %n, %S[%i] : memref<64xindex>
    %q = arith.index_cast %n : index to i64
    %q2 = arith.addi %q, %q : i64
    %d = memref.dim %A, %c3 : memref<64x64xf32>
  }
  affine.for %i = 0 to 64 step 2 {
    %v = affine.load %A[5, %i] : memref<64x64xf32>
    %cmp = arith.cmpf olt, %v, %z : f32
    %sel = arith.select %cmp, %v, %z : f32
    affine.store %sel, %A[6, %i] : memref<64x64xf32>
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 10 {
      %v = affine.load %A[%i + %j, 5] : memref<64x64xf32>
    }
    affine.for %j = 0 to 20 {
      affine.for %k = 0 to 20 {
        %v = affine.load %A[%i, %k] : memref<64x64xf32>
      }
    }
  }
  return
}
// ----- a reduction given up after its result
// MLIR LEFT OUT: crashes: erases the vector.reduction, whose user stays
func.func @given_up_reduction(%A: memref<100xf32>) -> (f32, i32) {
  %c = arith.constant 1.0 : f32
  %ci = arith.constant 1 : i32
  %r:2 = affine.for %i = 0 to 10 iter_args(%x = %c, %z = %ci) -> (f32, i32) {
    %v = affine.load %A[%i] : memref<100xf32>
    %y = arith.maximumf %v, %x : f32
    %k = arith.index_cast %i : index to i32
    %t = arith.andi %z, %k : i32
    affine.yield %y, %t : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
