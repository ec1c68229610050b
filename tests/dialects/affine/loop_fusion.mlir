// COMPARE: --affine-loop-fusion
func.func @raw(%u: memref<f32>) {
  %m = memref.alloc() : memref<10xf32>
  %cf7 = arith.constant 7.0 : f32
  affine.for %i0 = 0 to 10 {
    affine.store %cf7, %m[%i0] : memref<10xf32>
  }
  affine.for %i1 = 0 to 10 {
    %v0 = affine.load %m[%i1] : memref<10xf32>
    memref.store %v0, %u[] : memref<f32>
  }
  return
}
func.func @arg(%m: memref<10x20xf32>, %o: memref<10x20xf32>) {
  %cf7 = arith.constant 7.0 : f32
  affine.for %i0 = 0 to 10 {
   affine.for %j = 0 to 20 {
    affine.store %cf7, %m[%i0, %j] : memref<10x20xf32>
   }
  }
  affine.for %i0 = 0 to 10 {
   affine.for %j = 0 to 20 {
    %v0 = affine.load %m[%i0, %j] : memref<10x20xf32>
    affine.store %v0, %o[%i0, %j] : memref<10x20xf32>
   }
  }
  return
}
func.func @stencil(%a: memref<102xf32>, %o: memref<100xf32>) {
  %m = memref.alloc() : memref<102xf32>
  affine.for %i = 0 to 102 {
    %x = affine.load %a[%i] : memref<102xf32>
    %y = arith.mulf %x, %x : f32
    affine.store %y, %m[%i] : memref<102xf32>
  }
  affine.for %i = 0 to 100 {
    %x = affine.load %m[%i] : memref<102xf32>
    %y = affine.load %m[%i + 2] : memref<102xf32>
    %z = arith.addf %x, %y : f32
    affine.store %z, %o[%i] : memref<100xf32>
  }
  memref.dealloc %m : memref<102xf32>
  return
}
func.func @sib(%a: memref<100xf32>, %o: memref<100xf32>, %p : memref<100xf32>) {
  affine.for %i = 0 to 100 {
    %x = affine.load %a[%i] : memref<100xf32>
    affine.store %x, %p[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %x = affine.load %a[%i] : memref<100xf32>
    %z = arith.addf %x, %x : f32
    affine.store %z, %o[%i] : memref<100xf32>
  }
  return
}
func.func @chain(%a: memref<100xf32>, %o: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  %n = memref.alloc() : memref<100xf32>
  %k = memref.alloca() : memref<100xf32>
  affine.for %i = 0 to 100 {
    %x = affine.load %a[%i] : memref<100xf32>
    affine.store %x, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %x = affine.load %m[%i] : memref<100xf32>
    affine.store %x, %n[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %x = affine.load %n[%i] : memref<100xf32>
    affine.store %x, %k[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %x = affine.load %k[%i] : memref<100xf32>
    %y = affine.load %m[99 - %i] : memref<100xf32>
    %z = arith.addf %x, %y : f32
    affine.store %z, %o[%i] : memref<100xf32>
  }
  return
}
func.func @matmul(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %c: memref<16x16xf32>, %d: memref<16x16xf32>) {
  %z = arith.constant 0.0 : f32
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.store %z, %c[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 16 {
        %x = affine.load %a[%i, %k] : memref<16x16xf32>
        %y = affine.load %b[%k, %j] : memref<16x16xf32>
        %w = affine.load %c[%i, %j] : memref<16x16xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %p, %w : f32
        affine.store %s, %c[%i, %j] : memref<16x16xf32>
      }
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %x = affine.load %c[%i, %j] : memref<16x16xf32>
      affine.store %x, %d[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
