// COMPARE: --allow-unregistered-dialect --affine-pipeline-data-transfer
// ----- basic
func.func @basic(%A: memref<256xf32>) {
  %0 = memref.alloc() : memref<256xf32>
  %1 = memref.alloc() : memref<32xf32, 1>
  %2 = memref.alloc() : memref<1xf32>
  %c0 = arith.constant 0 : index
  %c128 = arith.constant 128 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %0[%i * 32], %1[%c0], %2[%c0], %c128 : memref<256xf32>, memref<32xf32, 1>, memref<1xf32>
    affine.dma_wait %2[%c0], %c128 : memref<1xf32>
    %v = affine.load %1[%i] : memref<32xf32, 1>
    %r = "compute"(%v) : (f32) -> f32
    affine.store %r, %1[%i + 3] : memref<32xf32, 1>
    affine.for %k = 0 to 32 {
      "do_more"(%i, %k) : (index, index) -> ()
    }
  }
  memref.dealloc %2 : memref<1xf32>
  memref.dealloc %1 : memref<32xf32, 1>
  return
}
// ----- memref.alloc, affine.for, affine.dma_start
func.func @step(%A: memref<512x32xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %num = arith.constant 128 : index
  %tag = memref.alloc() : memref<2x2xi32>
  %buf = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 0 to 512 step 4 {
    affine.dma_start %A[%i, %c0], %buf[%c0, 0], %tag[%c0, 1], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<2x2xi32>
    affine.dma_wait %tag[%c0, 1], %num : memref<2x2xi32>
    affine.for %k = 0 to 32 {
      %z = affine.load %buf[0, %k] : memref<4x32xf32, 2>
      "foo"(%z) : (f32) -> ()
    }
  }
  return
}
// ----- escapes
func.func @escapes(%A: memref<512x32xf32>) -> f32 {
  %num = arith.constant 128 : index
  %tag = memref.alloc() : memref<1xi32>
  %buf = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 0 to 512 step 4 {
    affine.dma_start %A[%i, 0], %buf[0, 0], %tag[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[0], %num : memref<1xi32>
  }
  %z = affine.load %buf[0, 1] : memref<4x32xf32, 2>
  return %z : f32
}
// ----- dependence
func.func @dependence(%A: memref<512x32xf32>, %B: memref<512x32xf32>) {
  %num = arith.constant 128 : index
  %tag = memref.alloc() : memref<1xi32>
  %tag2 = memref.alloc() : memref<1xi32>
  %tag3 = memref.alloc() : memref<1xi32>
  %buf = memref.alloc() : memref<4x32xf32, 2>
  %buf2 = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 0 to 512 step 4 {
    affine.dma_start %A[%i, 0], %buf[0, 0], %tag[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
    affine.dma_start %B[%i, 0], %buf2[0, 0], %tag2[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[0], %num : memref<1xi32>
    affine.dma_wait %tag2[0], %num : memref<1xi32>
    affine.dma_start %buf[0, 0], %A[%i, 0], %tag3[0], %num : memref<4x32xf32, 2>, memref<512x32xf32>, memref<1xi32>
    affine.dma_wait %tag3[0], %num : memref<1xi32>
  }
  return
}
// ----- unknown and single
func.func @unknown_and_single(%A: memref<512x32xf32>, %n: index) {
  %num = arith.constant 128 : index
  %tag = memref.alloc() : memref<1xi32>
  %buf = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 0 to %n step 4 {
    affine.dma_start %A[%i, 0], %buf[0, 0], %tag[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[0], %num : memref<1xi32>
  }
  %tag1 = memref.alloc() : memref<1xi32>
  %buf1 = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 0 to 1 {
    affine.dma_start %A[%i, 0], %buf1[0, 0], %tag1[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
    affine.dma_wait %tag1[0], %num : memref<1xi32>
  }
  %tag2 = memref.alloc() : memref<1xi32>
  %buf2 = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 0 to 2 {
    affine.dma_start %A[%i, 0], %buf2[0, 0], %tag2[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
    affine.dma_wait %tag2[0], %num : memref<1xi32>
    %x = affine.load %buf2[%i, 3] : memref<4x32xf32, 2>
    "use"(%x) : (f32) -> ()
  }
  return
}
// ----- applies
func.func @applies(%A: memref<512x32xf32>, %n: index) {
  %num = arith.constant 128 : index
  %c0 = arith.constant 0 : index
  %tag = memref.alloc() : memref<1xi32>
  affine.for %j = 0 to 4 {
    %buf = memref.alloc(%n) : memref<4x?xf32, 2>
    affine.for %i = affine_map<(d0)->(d0)>(%j) to affine_map<(d0) -> (d0 + 6)>(%j) {
      %a = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
      %b = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a, %j)
      affine.dma_start %A[%b + 1, 0], %buf[0, 0], %tag[%c0], %num : memref<512x32xf32>, memref<4x?xf32, 2>, memref<1xi32>
      affine.dma_wait %tag[%c0], %num : memref<1xi32>
      %x = affine.load %buf[3, %a] : memref<4x?xf32, 2>
      "use"(%x, %b) : (f32, index) -> ()
    }
    memref.dealloc %buf : memref<4x?xf32, 2>
  }
  return
}
// ----- memref.alloc, affine.for, affine.apply
func.func @own(%A: memref<512x32xf32>, %n: index) {
  %num = arith.constant 128 : index
  %tag = memref.alloc() : memref<1xi32>
  %buf = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 2 to 30 step 2 {
      %a = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
      affine.dma_start %A[%a + 1, 0], %buf[0, 0], %tag[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
      affine.dma_wait %tag[0], %num : memref<1xi32>
      %t = memref.load %buf[%a, %a] : memref<4x32xf32, 2>
  }
  return
}
// ----- memref.alloc, affine.for, affine.apply
func.func @ind(%A: memref<512x32xf32>, %n: index) {
  %num = arith.constant 128 : index
  %tag = memref.alloc() : memref<1xi32>
  %buf = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 2 to 30 step 2 {
      %a = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
      affine.dma_start %A[%a + 1, 0], %buf[0, 0], %tag[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
      affine.dma_wait %tag[0], %num : memref<1xi32>
      affine.prefetch %buf[1, 2], read, locality<3>, data : memref<4x32xf32, 2>
  }
  affine.for %i = 2 to 30 step 2 {
      %m = "x"() : () -> index
      affine.dma_start %A[%i, 0], %buf[0, 0], %tag[0], %m : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
      affine.dma_wait %tag[0], %num : memref<1xi32>
  }
  return
}
// ----- affine.for, affine.dma_start, affine.dma_wait
// MLIR LEFT OUT: mlir-opt ends with a fatal error: Building op `memref.dim` but it isn't known in this MLIRContext
func.func @arg(%A: memref<512x32xf32>, %buf: memref<?x?xf32, 2>, %tag: memref<?xi32>, %num: index) {
  affine.for %i = 0 to 12 {
      affine.dma_start %A[%i, 0], %buf[0, 0], %tag[0], %num : memref<512x32xf32>, memref<?x?xf32, 2>, memref<?xi32>
      affine.dma_wait %tag[0], %num : memref<?xi32>
      %x = affine.load %buf[3, 4] : memref<?x?xf32, 2>
  }
  return
}
// ----- two loops
func.func @two_loops(%A: memref<512x32xf32>, %num: index) {
  %tag = memref.alloc() : memref<1xi32>
  %buf = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 3 {
      affine.dma_start %A[%i, %j], %buf[0, 0], %tag[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
      affine.dma_wait %tag[0], %num : memref<1xi32>
      %x = affine.load %buf[3, 4] : memref<4x32xf32, 2>
    }
  }
  return
}
// ----- memref.alloc, affine.for, affine.dma_start
func.func @iter(%A: memref<512x32xf32>, %num: index, %z: f32) -> f32 {
  %tag = memref.alloc() : memref<1xi32>
  %buf = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 0 to 12 {
      affine.dma_start %A[%i, 0], %buf[0, 0], %tag[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
      affine.dma_wait %tag[0], %num : memref<1xi32>
      "use"(%buf) : (memref<4x32xf32, 2>) -> ()
  }
  return %z : f32
}
