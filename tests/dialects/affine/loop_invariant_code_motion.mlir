// COMPARE: --affine-loop-invariant-code-motion
// ----- affine.for, affine.load, arith.addf
func.func @for_load_addf(%A: memref<10xf32>, %B: memref<10xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      %v = affine.load %A[3] : memref<10xf32>
      %w = arith.addf %v, %c : f32
      affine.store %w, %B[%i] : memref<10xf32>
      %z = affine.load %B[0] : memref<10xf32>
      affine.store %z, %A[%j] : memref<10xf32>
    }
    affine.for %k = 0 to 10 {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
        %v = affine.load %A[%i] : memref<10xf32>
        affine.store %v, %B[%i] : memref<10xf32>
      }
    }
  }
  return
}
// ----- affine.for, arith.mulf, arith.addf
func.func @for_mulf_addf(%A: memref<10xf32>, %B: memref<10xf32>) -> f32 {
  %c = arith.constant 1.0 : f32
  %r = affine.for %i = 0 to 10 iter_args(%x = %c) -> f32 {
    %k = arith.constant 2.0 : f32
    %m = arith.mulf %k, %k : f32
    %y = arith.addf %x, %m : f32
    %q = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.for %j = 0 to 4 {
      affine.store %m, %A[%j] : memref<10xf32>
    }
    affine.parallel (%p) = (0) to (4) {
      affine.store %m, %B[%p] : memref<10xf32>
    }
    affine.yield %y : f32
  }
  return %r : f32
}
// ----- affine.for, affine.if, affine.store
func.func @for_affine_if_store(%A: memref<10xf32>, %B: memref<10xf32>, %s: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %k = 0 to 10 {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
        affine.store %c, %B[%i] : memref<10xf32>
      } else {
        affine.store %c, %B[%i + 1] : memref<10xf32>
      }
      %d = memref.dim %A, %s : memref<10xf32>
      %al = memref.alloc() : memref<4xf32>
      affine.store %c, %al[0] : memref<4xf32>
      %x:2 = affine.for %l = 0 to %d iter_args(%a = %c, %b = %c) -> (f32, f32) {
        affine.yield %b, %a : f32, f32
      }
      memref.store %x#0, %A[%k] : memref<10xf32>
    }
  }
  return
}
// ----- writes of other dialects
func.func @written_otherwise(%a: memref<4xf32>, %b: memref<4xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[3] : memref<4xf32>
    memref.store %0, %a[%i] : memref<4xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %a[3] : memref<4xf32>
    memref.copy %b, %a : memref<4xf32> to memref<4xf32>
    affine.store %0, %b[%i] : memref<4xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %a[3] : memref<4xf32>
    memref.store %0, %b[%i] : memref<4xf32>
  }
  return
}
// ----- transfers
func.func @transferred(%a: memref<8x8xf32>, %num: index, %buffer: memref<4x8xf32, 2>, %tag: memref<1xi32>, %f: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i, 0], %buffer[0, 0], %tag[0], %num : memref<8x8xf32>, memref<4x8xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[0], %num : memref<1xi32>
    %x = affine.load %buffer[3, 4] : memref<4x8xf32, 2>
    affine.store %x, %f[%i] : memref<8xf32>
  }
  return
}
// ----- writes through views and in callees
// MLIR LEFT OUT: hoists the loads
func.func private @callee(memref<4xf32>)
func.func @written_through_a_view(%a: memref<4xf32>, %b: memref<4xf32>, %n: index, %f: f32) {
  %view = memref.subview %a[2] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 2>>
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %0 = affine.load %a[3] : memref<4xf32>
    %1 = arith.addf %0, %f : f32
    memref.store %1, %view[%c1] : memref<2xf32, strided<[1], offset: 2>>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %a[3] : memref<4xf32>
    func.call @callee(%a) : (memref<4xf32>) -> ()
    affine.store %0, %b[%i] : memref<4xf32>
  }
  return
}
