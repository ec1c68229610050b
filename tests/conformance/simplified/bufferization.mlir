// COMPARE: --allow-unregistered-dialect --canonicalize
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
// -----
func.func @test(%a0: memref<2x2x2xf32>) {
  %v1 = bufferization.to_tensor %a0 restrict : memref<2x2x2xf32> to tensor<2x2x2xf32>
  "test.use"(%v1) : (tensor<2x2x2xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2x?x2xf32>) {
  %v1 = bufferization.to_buffer %a0 read_only : tensor<2x?x2xf32> to memref<2x?x2xf32, strided<[?, ?, ?], offset: ?>>
  %v2 = bufferization.to_tensor %v1 restrict : memref<2x?x2xf32, strided<[?, ?, ?], offset: ?>> to tensor<2x?x2xf32>
  bufferization.dealloc
  %v3 = bufferization.materialize_in_destination %a0 in %a0 : (tensor<2x?x2xf32>, tensor<2x?x2xf32>) -> tensor<2x?x2xf32>
  %v4 = bufferization.clone %v1 : memref<2x?x2xf32, strided<[?, ?, ?], offset: ?>> to memref<2x?x2xf32, strided<[?, ?, ?], offset: ?>>
  memref.dealloc %v1 : memref<2x?x2xf32, strided<[?, ?, ?], offset: ?>>
  "test.use"(%v2, %v4) : (tensor<2x?x2xf32>, memref<2x?x2xf32, strided<[?, ?, ?], offset: ?>>) -> ()
  return
}
// -----
func.func @test(%a0: memref<1x1xf16>, %a1: memref<4xf16>) {
  %v1 = arith.constant dense<0xFC00> : tensor<2x2x2xf16>
  %v2 = bufferization.materialize_in_destination %v1 in %v1 : (tensor<2x2x2xf16>, tensor<2x2x2xf16>) -> tensor<2x2x2xf16>
  %v3 = bufferization.to_tensor %a0 restrict : memref<1x1xf16> to tensor<1x1xf16>
  %v4 = bufferization.alloc_tensor() : tensor<2x3xf16>
  %v5 = bufferization.to_tensor %a0 writable : memref<1x1xf16> to tensor<1x1xf16>
  %v6 = bufferization.clone %a1 : memref<4xf16> to memref<4xf16>
  "test.use"(%v1, %v5, %v6) : (tensor<2x2x2xf16>, tensor<1x1xf16>, memref<4xf16>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<f32>) {
  %v1 = arith.constant dense<1.5> : tensor<f32>
  %v2 = bufferization.materialize_in_destination %v1 in %v1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v3 = bufferization.to_buffer %v1 : tensor<f32> to memref<f32>
  %v4 = bufferization.to_buffer %v2 : tensor<f32> to memref<f32>
  %v5 = bufferization.alloc_tensor() copy(%a0) : tensor<f32>
  "test.use"(%v3, %v4) : (memref<f32>, memref<f32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>, %a1: memref<16xf16>) {
  %v1 = bufferization.to_buffer %a0 : tensor<?xf32> to memref<?xf32>
  %v2 = bufferization.to_tensor %a1 writable : memref<16xf16> to tensor<16xf16>
  "test.use"(%v1, %v2) : (memref<?xf32>, tensor<16xf16>) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x2x2xi32>) {
  %v1 = bufferization.to_tensor %a0 restrict : memref<2x2x2xi32> to tensor<2x2x2xi32>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: memref<4x8xi1>) {
  %v1 = bufferization.clone %a0 : memref<4x8xi1> to memref<4x8xi1>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: memref<0xi1>) {
  %v1 = bufferization.clone %a0 : memref<0xi1> to memref<0xi1>
  memref.dealloc %a0 : memref<0xi1>
  "test.use"(%v1) : (memref<0xi1>) -> ()
  return
}
// -----
func.func @test(%a0: memref<6x4xf16>, %a1: memref<2x3xf16>, %a2: index, %a3: f16) {
  %v1 = bufferization.clone %a0 : memref<6x4xf16> to memref<6x4xf16>
  %v2 = bufferization.to_tensor %a1 restrict writable : memref<2x3xf16> to tensor<2x3xf16>
  %v3 = arith.constant 1 : index
  memref.store %a3, %a1[%a2, %v3] : memref<2x3xf16>
  "test.use"(%v2, %v3) : (tensor<2x3xf16>, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<f16>, %a1: memref<index>) {
  %v1 = bufferization.to_tensor %a0 writable : memref<f16> to tensor<f16>
  %v2 = bufferization.clone %a0 : memref<f16> to memref<f16>
  memref.dealloc %v2 : memref<f16>
  %v3 = bufferization.to_buffer %v1 : tensor<f16> to memref<f16>
  %v4 = bufferization.to_buffer %v1 : tensor<f16> to memref<f16>
  %v5 = bufferization.to_tensor %a1 restrict writable : memref<index> to tensor<index>
  "test.use"(%v2, %v3, %v4) : (memref<f16>, memref<f16>, memref<f16>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = bufferization.alloc_tensor() : tensor<2x2x2xi8>
  %v2 = arith.constant dense<4> : tensor<0xi8>
  %v3 = bufferization.to_buffer %v2 : tensor<0xi8> to memref<0xi8, strided<[?], offset: ?>>
  bufferization.dealloc
  %v4 = bufferization.to_buffer %v1 : tensor<2x2x2xi8> to memref<2x2x2xi8>
  %v5 = arith.constant dense<0x7E00> : tensor<0xf16>
  %v6 = bufferization.alloc_tensor() copy(%v5) : tensor<0xf16>
  %v7 = bufferization.to_tensor %v3 writable : memref<0xi8, strided<[?], offset: ?>> to tensor<0xi8>
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 0 : index
  %v10 = memref.dim %v4, %v9 : memref<2x2x2xi8>
  "test.use"(%v5, %v7, %v9) : (tensor<0xf16>, tensor<0xi8>, index) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2x4x1xf16>, %a1: memref<?x2x2xf16>, %a2: memref<0xf16>, %a3: memref<2x2x2xf16>) {
  %v1 = arith.constant dense<3.0> : tensor<2x4x1xf16>
  %v2 = bufferization.materialize_in_destination %a0 in %v1 : (tensor<2x4x1xf16>, tensor<2x4x1xf16>) -> tensor<2x4x1xf16>
  %v3 = bufferization.to_tensor %a1 restrict : memref<?x2x2xf16> to tensor<?x2x2xf16>
  %v4 = bufferization.to_tensor %a1 restrict writable : memref<?x2x2xf16> to tensor<?x2x2xf16>
  %v5 = bufferization.to_tensor %a1 writable : memref<?x2x2xf16> to tensor<?x2x2xf16>
  %v6 = memref.alloc() : memref<4x8xf16>
  %v7 = arith.constant true
  %v8 = arith.constant false
  %v9 = bufferization.dealloc (%a2, %a3, %v6 : memref<0xf16>, memref<2x2x2xf16>, memref<4x8xf16>) if (%v7, %v8, %v7) retain (%v6 : memref<4x8xf16>)
  "test.use"(%v1, %v2, %v4, %v6, %v7, %v8, %v9) : (tensor<2x4x1xf16>, tensor<2x4x1xf16>, tensor<?x2x2xf16>, memref<4x8xf16>, i1, i1, i1) -> ()
  return
}
// -----
func.func @test(%a0: memref<1xi8>, %a1: memref<1xi8>, %a2: memref<1xi8>) {
  %v1 = bufferization.to_tensor %a0 writable : memref<1xi8> to tensor<1xi8>
  %v2 = bufferization.to_tensor %a0 : memref<1xi8> to tensor<1xi8>
  %v3 = bufferization.to_buffer %v1 : tensor<1xi8> to memref<1xi8>
  %v4 = bufferization.to_tensor %a1 writable : memref<1xi8> to tensor<1xi8>
  %v5 = bufferization.clone %v3 : memref<1xi8> to memref<1xi8>
  memref.dealloc %v5 : memref<1xi8>
  %v6 = bufferization.clone %a2 : memref<1xi8> to memref<1xi8>
  %v7 = bufferization.to_tensor %v3 restrict writable : memref<1xi8> to tensor<1xi8>
  "test.use"(%v3, %v4, %v5) : (memref<1xi8>, tensor<1xi8>, memref<1xi8>) -> ()
  return
}
// -----
func.func @test(%a0: memref<1xi1>) {
  %v1 = bufferization.clone %a0 : memref<1xi1> to memref<1xi1>
  memref.dealloc %v1 : memref<1xi1>
  %v2 = arith.constant true
  bufferization.dealloc (%a0 : memref<1xi1>) if (%v2)
  %v3 = bufferization.to_tensor %a0 : memref<1xi1> to tensor<1xi1>
  "test.use"(%v1) : (memref<1xi1>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4xi1>) {
  %v1 = bufferization.to_buffer %a0 : tensor<4xi1> to memref<4xi1>
  "test.use"(%v1) : (memref<4xi1>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4x8xi8>, %a1: index) {
  %v1 = bufferization.alloc_tensor() copy(%a0) : tensor<4x8xi8>
  %v2 = bufferization.to_buffer %v1 read_only : tensor<4x8xi8> to memref<4x8xi8>
  bufferization.dealloc
  %v3 = bufferization.alloc_tensor(%a1) : tensor<4x?xi8>
  %v4 = bufferization.to_tensor %v2 restrict writable : memref<4x8xi8> to tensor<4x8xi8>
  "test.use"(%v1, %v3, %v4) : (tensor<4x8xi8>, tensor<4x?xi8>, tensor<4x8xi8>) -> ()
  return
}
// -----
func.func @test(%a0: memref<4x8xf32>, %a1: memref<1x4xi1>, %a2: memref<?xf32>) {
  %v1 = bufferization.to_tensor %a0 : memref<4x8xf32> to tensor<4x8xf32>
  %v2 = bufferization.clone %a1 : memref<1x4xi1> to memref<1x4xi1>
  %v3 = bufferization.clone %a2 : memref<?xf32> to memref<?xf32>
  memref.dealloc %a2 : memref<?xf32>
  %v4 = bufferization.to_buffer %v1 read_only : tensor<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
  %v5 = bufferization.clone %v3 : memref<?xf32> to memref<?xf32>
  memref.dealloc %v3 : memref<?xf32>
  bufferization.dealloc
  "test.use"(%v2, %v3, %v4) : (memref<1x4xi1>, memref<?xf32>, memref<4x8xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}
// -----
func.func @test(%a0: memref<8xf16>, %a1: memref<8xf16>, %a2: i1) {
  %v1 = bufferization.to_tensor %a0 writable : memref<8xf16> to tensor<8xf16>
  %v2 = bufferization.to_buffer %v1 : tensor<8xf16> to memref<8xf16, strided<[?], offset: ?>>
  %v3 = bufferization.to_tensor %a0 : memref<8xf16> to tensor<8xf16>
  %v4 = bufferization.to_tensor %a0 : memref<8xf16> to tensor<8xf16>
  %v5 = bufferization.to_buffer %v4 : tensor<8xf16> to memref<8xf16>
  %v6 = bufferization.to_tensor %a0 writable : memref<8xf16> to tensor<8xf16>
  %v7 = memref.alloc() : memref<8xf16>
  %v8 = memref.alloc() : memref<8xf16>
  %v9 = bufferization.dealloc (%v7, %a1, %v8 : memref<8xf16>, memref<8xf16>, memref<8xf16>) if (%a2, %a2, %a2) retain (%v8 : memref<8xf16>)
  "test.use"(%v6, %v8, %v9) : (tensor<8xf16>, memref<8xf16>, i1) -> ()
  return
}
// -----
func.func @test(%a0: memref<0xi32>) {
  %v1 = memref.alloc() : memref<f32>
  %v2 = arith.constant true
  %v3 = ub.poison : i1
  %v4:2 = bufferization.dealloc (%a0, %a0 : memref<0xi32>, memref<0xi32>) if (%v2, %v3) retain (%a0, %a0 : memref<0xi32>, memref<0xi32>)
  "test.use"(%v1, %v3, %v4#0, %v4#1) : (memref<f32>, i1, i1, i1) -> ()
  return
}
