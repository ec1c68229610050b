// COMPARE: --affine-data-copy-generate=generate-dma
// ----- affine.for, affine.load, affine.store
// COMPARE: --affine-data-copy-generate="generate-dma fast-mem-capacity=16 tag-mem-space=3 min-dma-transfer=4"
// COMPARE: --affine-data-copy-generate="generate-dma fast-mem-capacity=1 fast-mem-space=2"
// COMPARE: --affine-data-copy-generate="generate-dma fast-mem-space=0 skip-non-unit-stride-loops"
func.func @one(%A: memref<256xf32>, %B: memref<256xf32>) {
  affine.for %i = 0 to 256 {
    %a = affine.load %A[%i] : memref<256xf32>
    affine.store %a, %B[%i] : memref<256xf32>
  }
  return
}
func.func @two(%A: memref<256x128xf32>, %B: memref<128x64xf32>, %C: memref<256x64xf32>) {
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
// ----- affine.for, affine.load, affine.store
func.func @three(%A: memref<8x8x8xf32>, %B: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 4 {
   affine.for %j = 0 to 4 {
    affine.for %k = 0 to 4 {
      %a = affine.load %A[%i, %j, %k] : memref<8x8x8xf32>
      affine.store %a, %B[%i + symbol(%n) + 2] : memref<100xf32>
    }
   }
  }
  return
}
func.func @b(%A: memref<100xf32>, %n: index) -> f32 {
  %c = arith.constant 1.0 : f32
  affine.store %c, %A[3] : memref<100xf32>
  %x = affine.load %A[5] : memref<100xf32>
  affine.for %i = 0 to 50 {
    %v = affine.load %A[%i + 3] : memref<100xf32>
    affine.store %v, %A[%i + 7] : memref<100xf32>
  }
  %z = affine.load %A[90] : memref<100xf32>
  return %z : f32
}
func.func @s(%A: memref<f32>, %B: memref<4x?xf32>, %T: memref<1x1xf32, 1>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to %n {
    %v = affine.load %A[] : memref<f32>
    affine.store %v, %B[%i, %j] : memref<4x?xf32>
    }
  }
  return
}
func.func @t(%A: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 step 4 {
    affine.for %j = 0 to 64 step 4 {
      affine.for %k = 0 to 2 {
       affine.for %l = 0 to 3 {
        %v = affine.load %A[%i + %k + 1, %j + %l] : memref<64x64xf32>
        affine.store %v, %A[%i+ %k, %j + %l] : memref<64x64xf32>
       }
      }
    }
  }
  return
}
