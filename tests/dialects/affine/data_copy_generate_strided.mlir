// COMPARE: '--affine-data-copy-generate=fast-mem-space=0 skip-non-unit-stride-loops'
// ----- affine.for, affine.load, arith.mulf
func.func @for_load_mulf(%A: memref<256x128xf32>, %B: memref<128x64xf32>, %C: memref<256x64xf32>) {
  affine.for %ii = 0 to 256 step 32 {
    affine.for %jj = 0 to 64 step 16 {
      affine.for %i = affine_map<(d0) -> (d0)>(%ii) to affine_map<(d0) -> (d0 + 32)>(%ii) {
        affine.for %j = affine_map<(d0) -> (d0)>(%jj) to affine_map<(d0) -> (d0 + 16)>(%jj) {
          affine.for %k = 0 to 128 {
            %a = affine.load %A[%i, %k] : memref<256x128xf32>
            %b = affine.load %B[%k, %j] : memref<128x64xf32>
            %c = affine.load %C[%i, %j] : memref<256x64xf32>
            %p = arith.mulf %a, %b : f32
            %q = arith.addf %c, %p : f32
            affine.store %q, %C[%i, %j] : memref<256x64xf32>
          }
        }
      }
    }
  }
  return
}
// ----- affine.store, affine.load, affine.for
func.func @store_load_for(%A: memref<100xf32>, %n: index) -> f32 {
  %c = arith.constant 1.0 : f32
  affine.store %c, %A[3] : memref<100xf32>
  %x = affine.load %A[5] : memref<100xf32>
  affine.for %i = 0 to 50 {
    %v = affine.load %A[%i + 3] : memref<100xf32>
    affine.store %v, %A[%i + 7] : memref<100xf32>
  }
  %z = affine.load %A[90] : memref<100xf32>
  affine.for %i = 0 to 50 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 50 {
      affine.store %c, %A[%i + %j] : memref<100xf32>
    }
  }
  return %z : f32
}
// ----- affine.for, affine.load, affine.store
func.func @for_load_store(%A: memref<?x?xf32>, %B: memref<64xf32, 2>, %n: index, %m: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 step 4 {
    %v = affine.load %B[%i] : memref<64xf32, 2>
    affine.for %j = 0 to 4 {
      %w = affine.load %A[%i + symbol(%n), symbol(%m)] : memref<?x?xf32>
      affine.store %v, %A[%i + symbol(%n), symbol(%m)] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.store %c, %A[%i, 0] : memref<?x?xf32>
  }
  return
}
// ----- memref.alloc, affine.for, affine.load
func.func @alloc_for_load(%n: index) {
  %c = arith.constant 1.0 : f32
  %A = memref.alloc() : memref<64x64xf32>
  affine.for %i = 0 to 64 {
    %t = memref.alloc() : memref<64xf32>
    affine.for %j = 0 to 64 {
      %v = affine.load %A[%i, %j mod 8] : memref<64x64xf32>
      affine.store %v, %t[%j floordiv 2] : memref<64xf32>
    }
    affine.for %j = 0 to 64 {
      %v = affine.load %t[%j] : memref<64xf32>
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%j) {
        affine.store %v, %A[%j, %i] : memref<64x64xf32>
      }
    }
  }
  %s = memref.alloc() : memref<f32>
  affine.store %c, %s[] : memref<f32>
  affine.for %i = 0 to 64 {
    %x = affine.load %A[%i * 2, 0] : memref<64x64xf32>
  }
  return
}
