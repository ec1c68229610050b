// COMPARE: --affine-scalrep
// ----- memref.alloc, affine.for, affine.store
func.func @alloc_for_store(%A: memref<100xf32>, %n: index) -> f32 {
  %c = arith.constant 1.0 : f32
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
    %v = affine.load %m[%i] : memref<10xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %A[%i] : memref<100xf32>
    affine.store %v, %A[%i] : memref<100xf32>
  }
  memref.dealloc %m : memref<10xf32>
  %x = affine.load %A[3] : memref<100xf32>
  %y = affine.load %A[3] : memref<100xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}
// ----- affine.store, affine.load, affine.for
func.func @store_load_for(%A: memref<100xf32>, %B: memref<100xf32>, %n: index, %m: index) -> f32 {
  %c = arith.constant 1.0 : f32
  %d = arith.constant 2.0 : f32
  affine.store %c, %A[symbol(%n)] : memref<100xf32>
  affine.store %c, %A[symbol(%m)] : memref<100xf32>
  %x = affine.load %A[symbol(%n)] : memref<100xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %A[%i] : memref<100xf32>
    affine.for %j = 0 to 10 {
      %v = affine.load %A[%i] : memref<100xf32>
      affine.store %v, %A[%j + 20] : memref<100xf32>
      affine.store %d, %B[%j + 20] : memref<100xf32>
      %w = affine.load %A[%j + 20] : memref<100xf32>
      affine.store %w, %B[%j] : memref<100xf32>
    }
    %u = affine.load %A[%i] : memref<100xf32>
    affine.store %u, %B[%i + 50] : memref<100xf32>
  }
  return %x : f32
}
// ----- memref.alloc, memref.alloca, affine.store
func.func private @ext()
func.func @alloc_alloca_store(%n: index, %b: i1) -> f32 {
  %c = arith.constant 1.0 : f32
  %d = arith.constant 2.0 : f32
  %A = memref.alloc() : memref<100xf32>
  %B = memref.alloca() : memref<100xf32>
  affine.store %c, %A[0] : memref<100xf32>
  affine.store %d, %B[0] : memref<100xf32>
  %x = affine.load %A[0] : memref<100xf32>
  func.call @ext() : () -> ()
  %y = affine.load %A[0] : memref<100xf32>
  %z = arith.addf %x, %y : f32
  affine.store %z, %A[1] : memref<100xf32>
  affine.if affine_set<()[s0] : (s0 - 2 >= 0)>()[%n] {
    %q = affine.load %A[1] : memref<100xf32>
    affine.store %q, %B[1] : memref<100xf32>
    affine.store %c, %B[1] : memref<100xf32>
  } else {
    affine.store %d, %A[1] : memref<100xf32>
  }
  %w = affine.load %A[1] : memref<100xf32>
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  affine.store %d, %B[5] : memref<100xf32>
  cf.br ^bb2
^bb2:
  affine.store %w, %B[5] : memref<100xf32>
  %k = affine.load %B[5] : memref<100xf32>
  %v = affine.load %B[0] : memref<100xf32>
  %s = arith.addf %k, %v : f32
  return %s : f32
}
// ----- affine.for, affine.apply, affine.store
func.func @for_apply_store(%A: memref<64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 8 {
    %ix = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.store %c, %A[%ix] : memref<64xf32>
    %v = affine.load %A[%i * 2] : memref<64xf32>
    %w = affine.vector_load %A[%i * 2] : memref<64xf32>, vector<4xf32>
    affine.vector_store %w, %A[%i * 2 + 32] : memref<64xf32>, vector<4xf32>
    %x = affine.vector_load %A[%i * 2 + 32] : memref<64xf32>, vector<4xf32>
    %y = affine.vector_load %A[%i * 2 + 32] : memref<64xf32>, vector<8xf32>
    affine.vector_store %x, %A[%i] : memref<64xf32>, vector<4xf32>
    %z = affine.vector_load %A[%i * 2 + 32] : memref<64xf32>, vector<8xf32>
    affine.vector_store %z, %A[%i + 1] : memref<64xf32>, vector<8xf32>
    affine.store %v, %A[%i] : memref<64xf32>
  }
  affine.parallel (%i) = (0) to (10) {
    affine.store %c, %A[%i] : memref<64xf32>
    %v = affine.load %A[%i] : memref<64xf32>
    affine.store %v, %A[%i + 10] : memref<64xf32>
    scf.for %k = %c0 to %n step %n {
      %u = affine.load %A[%i] : memref<64xf32>
      memref.store %u, %A[%k] : memref<64xf32>
    }
  }
  return
}
// ----- memref.alloc, affine.store, affine.for
func.func @alloc_store_for(%A: memref<64xf32>, %n: index, %p: f32) -> f32 {
  %s = memref.alloc() : memref<f32>
  affine.store %p, %s[] : memref<f32>
  affine.for %i = 0 to 64 {
    %v = affine.load %A[%i] : memref<64xf32>
    %t = affine.load %s[] : memref<f32>
    %u = arith.addf %v, %t : f32
    affine.store %u, %s[] : memref<f32>
    %t2 = affine.load %s[] : memref<f32>
    affine.store %t2, %A[%i] : memref<64xf32>
  }
  %r = affine.load %s[] : memref<f32>
  %r2 = affine.load %s[] : memref<f32>
  %r3 = arith.addf %r, %r2 : f32
  %sv = memref.subview %A[0][8][1] : memref<64xf32> to memref<8xf32>
  affine.store %p, %A[1] : memref<64xf32>
  affine.store %r3, %sv[1] : memref<8xf32>
  %z = affine.load %A[1] : memref<64xf32>
  return %z : f32
}
