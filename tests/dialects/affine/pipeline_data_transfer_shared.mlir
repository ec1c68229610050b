// RUN: lamina opt %s --affine-pipeline-data-transfer | FileCheck %s
// MLIR crashes on transfers into the same buffer.
// CHECK-LABEL: @same_buffer
// CHECK: %[[BUF:.*]] = memref.alloc() : memref<2x4x32xf32, 2>
// CHECK-COUNT-2: affine.dma_start {{.*}}, %[[BUF]][%{{.*}} mod 2, 0, {{.}}]
// CHECK: affine.for %{{.*}} = 1 to 12
// CHECK-COUNT-2: affine.dma_start
// CHECK-COUNT-2: affine.dma_wait
// CHECK: affine.load %[[BUF]][{{.*}} mod 2, 3, 4]
// CHECK: }
// CHECK-COUNT-2: affine.dma_wait
func.func @same_buffer(%A: memref<512x32xf32>, %num: index) {
  %tag = memref.alloc() : memref<1xi32>
  %tag2 = memref.alloc() : memref<1xi32>
  %buf = memref.alloc() : memref<4x32xf32, 2>
  affine.for %i = 0 to 12 {
      affine.dma_start %A[%i, 0], %buf[0, 0], %tag[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
      affine.dma_wait %tag[0], %num : memref<1xi32>
      affine.dma_start %A[%i, 9], %buf[0, 3], %tag2[0], %num : memref<512x32xf32>, memref<4x32xf32, 2>, memref<1xi32>
      affine.dma_wait %tag2[0], %num : memref<1xi32>
      %x = affine.load %buf[3, 4] : memref<4x32xf32, 2>
  }
  return
}
