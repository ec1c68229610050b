// COMPARE: --allow-unregistered-dialect --sccp
func.func @test(%a0: tensor<?x8x1xi1>) {
  %v1 = bufferization.to_buffer %a0 read_only : tensor<?x8x1xi1> to memref<?x8x1xi1>
  %v2 = bufferization.to_tensor %v1 restrict writable : memref<?x8x1xi1> to tensor<?x8x1xi1>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: memref<2x2x2xf32>) {
  %v1 = bufferization.to_tensor %a0 restrict writable : memref<2x2x2xf32> to tensor<2x2x2xf32>
  %v2 = bufferization.to_tensor %a0 : memref<2x2x2xf32> to tensor<2x2x2xf32>
  %v3 = bufferization.clone %a0 : memref<2x2x2xf32> to memref<2x2x2xf32>
  %v4 = bufferization.to_tensor %a0 : memref<2x2x2xf32> to tensor<2x2x2xf32>
  %v5 = bufferization.to_tensor %a0 restrict writable : memref<2x2x2xf32> to tensor<2x2x2xf32>
  %v6 = bufferization.to_tensor %v3 writable : memref<2x2x2xf32> to tensor<2x2x2xf32>
  %v7 = bufferization.to_buffer %v4 : tensor<2x2x2xf32> to memref<2x2x2xf32>
  %v8 = bufferization.to_buffer %v4 read_only : tensor<2x2x2xf32> to memref<2x2x2xf32>
  "test.use"(%v2, %v3, %v5) : (tensor<2x2x2xf32>, memref<2x2x2xf32>, tensor<2x2x2xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x4x1xf32>) {
  %v1 = bufferization.to_tensor %a0 writable : memref<2x4x1xf32> to tensor<2x4x1xf32>
  %v2 = bufferization.to_tensor %a0 : memref<2x4x1xf32> to tensor<2x4x1xf32>
  %v3 = bufferization.clone %a0 : memref<2x4x1xf32> to memref<2x4x1xf32>
  %v4 = bufferization.clone %v3 : memref<2x4x1xf32> to memref<2x4x1xf32>
  memref.dealloc %v3 : memref<2x4x1xf32>
  "test.use"(%v1, %v2, %v3) : (tensor<2x4x1xf32>, tensor<2x4x1xf32>, memref<2x4x1xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x?xf16>, %a1: index) {
  %v1 = bufferization.to_tensor %a0 restrict : memref<2x?xf16> to tensor<2x?xf16>
  %v2 = arith.constant -0.0 : f16
  memref.store %v2, %a0[%a1, %a1] : memref<2x?xf16>
  %v3 = bufferization.alloc_tensor() : tensor<1x8x1xf16>
  %v4 = bufferization.to_buffer %v1 read_only : tensor<2x?xf16> to memref<2x?xf16>
  "test.use"(%v1, %v2) : (tensor<2x?xf16>, f16) -> ()
  return
}
// -----
func.func @test(%a0: memref<1x8x1xf32>, %a1: tensor<1x4xf32>, %a2: tensor<1x4xf32>) {
  %v1 = bufferization.clone %a0 : memref<1x8x1xf32> to memref<1x8x1xf32>
  memref.dealloc %a0 : memref<1x8x1xf32>
  %v2 = bufferization.clone %v1 : memref<1x8x1xf32> to memref<1x8x1xf32>
  %v3 = bufferization.materialize_in_destination %a1 in %a2 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  %v4 = bufferization.to_tensor %a0 restrict writable : memref<1x8x1xf32> to tensor<1x8x1xf32>
  %v5 = bufferization.to_buffer %a1 : tensor<1x4xf32> to memref<1x4xf32>
  %v6 = bufferization.materialize_in_destination %v4 in %v4 : (tensor<1x8x1xf32>, tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
  %v7 = bufferization.to_tensor %v5 writable : memref<1x4xf32> to tensor<1x4xf32>
  bufferization.dealloc
  "test.use"(%v2, %v7) : (memref<1x8x1xf32>, tensor<1x4xf32>) -> ()
  return
}
