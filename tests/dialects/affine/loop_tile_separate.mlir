// COMPARE: '--affine-loop-tile=tile-sizes=4,7,9 separate'
// ----- affine.for, affine.load, arith.mulf
func.func @for_load_mulf(%A: memref<256x128xf32>, %B: memref<128x64xf32>, %C: memref<256x64xf32>) {
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 64 {
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
  return
}
// ----- affine.for, affine.store
func.func @for_store(%A: memref<?x?xf32>, %n: index, %m: index) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 3 to %n step 2 {
    affine.for %j = max affine_map<()[s0] -> (0, s0)>()[%m] to min affine_map<()[s0] -> (100, s0)>()[%m] {
      affine.store %c, %A[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %c, %A[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 3 {
      affine.store %c, %A[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.store %c, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// ----- affine.for, affine.load, affine.store
func.func @for_load_store(%A: memref<100x100xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %v = affine.load %A[%j, %i] : memref<100x100xf32>
      affine.store %v, %A[%i, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 64 {
    %v = affine.load %A[%i, %i] : memref<100x100xf32>
    affine.store %v, %A[%i, 63 - %i] : memref<100x100xf32>
  }
  return
}
// ----- memref.alloc, affine.for, affine.load
func.func @alloc_for_load(%n: index) {
  %A = memref.alloc() : memref<2048x2048xf32>
  %B = memref.alloc() : memref<2048x2048xf64>
  affine.for %i = 0 to 2048 {
    affine.for %j = 0 to 2000 {
      %v = affine.load %A[%i, %j] : memref<2048x2048xf32>
      %w = affine.load %A[%i, %j + 3] : memref<2048x2048xf32>
      %x = affine.load %B[%j, %i] : memref<2048x2048xf64>
    }
  }
  %r = affine.for %i = 0 to 17 iter_args(%x = %n) -> index {
    affine.yield %x : index
  }
  affine.for %i = 0 to 17 {
    affine.for %j = 0 to %n {
      affine.for %k = 0 to 4 {
         %v = affine.load %A[%i, %j] : memref<2048x2048xf32>
      }
    }
  }
  affine.for %i = 0 to 4 {
  }
  return
}
