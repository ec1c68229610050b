// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @test(%a0: tensor<?xf32>, %a1: tensor<4xf32>, %a2: f32) {
  %v1 = linalg.map { arith.addf } ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>)
  %v2 = arith.constant -2.5 : f32
  %v3 = linalg.fill ins(%v2 : f32) outs(%a1 : tensor<4xf32>) -> tensor<4xf32>
  %v4 = tensor.empty() : tensor<4xf32>
  %v5 = linalg.fill ins(%a2 : f32) outs(%v4 : tensor<4xf32>) -> tensor<4xf32>
  %v6 = linalg.copy ins(%v5 : tensor<4xf32>) outs(%v4 : tensor<4xf32>) -> tensor<4xf32>
  %v7 = linalg.mul ins(%v6, %v6 : tensor<4xf32>, tensor<4xf32>) outs(%v3 : tensor<4xf32>) -> tensor<4xf32>
  "test.use"(%v3, %v5, %v6) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4x8xi32>, %a1: tensor<?x?xi32>, %a2: tensor<8x2xi32>, %a3: tensor<4x2xi32>) {
  %v1 = arith.constant 0 : index
  %v2 = tensor.dim %a0, %v1 : tensor<4x8xi32>
  %v3 = arith.constant dense<0.0> : tensor<2x3xf32>
  %v4 = linalg.copy ins(%a1 : tensor<?x?xi32>) outs(%a1 : tensor<?x?xi32>) -> tensor<?x?xi32>
  %v5 = linalg.matmul ins(%a0, %a2 : tensor<4x8xi32>, tensor<8x2xi32>) outs(%a3 : tensor<4x2xi32>) -> tensor<4x2xi32>
  "test.use"(%v3) : (tensor<2x3xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<4x8xi8>, %a1: memref<4x8xi8>, %a2: tensor<16xf16>, %a3: memref<4x8xi8>, %a4: memref<4x8xi8>) {
  linalg.map { arith.addi } ins(%a0, %a0 : memref<4x8xi8>, memref<4x8xi8>) outs(%a1 : memref<4x8xi8>)
  linalg.copy ins(%a3 : memref<4x8xi8>) outs(%a4 : memref<4x8xi8>)
  %v1 = arith.constant 31 : i8
  linalg.fill ins(%v1 : i8) outs(%a0 : memref<4x8xi8>)
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: tensor<2x2x2x4xi8>) {
  %v1 = arith.constant dense<16> : tensor<4x8xi8>
  %v2 = linalg.pack %v1 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %a0 : tensor<4x8xi8> -> tensor<2x2x2x4xi8>
  %v3 = tensor.empty() : tensor<4x8xi8>
  %v4 = linalg.unpack %v2 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %v3 : tensor<2x2x2x4xi8> -> tensor<4x8xi8>
  %v5 = tensor.empty() : tensor<2x2x2x4xi8>
  %v6 = linalg.pack %v4 inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %v5 : tensor<4x8xi8> -> tensor<2x2x2x4xi8>
  "test.use"(%v2, %v3, %v4, %v6) : (tensor<2x2x2x4xi8>, tensor<4x8xi8>, tensor<4x8xi8>, tensor<2x2x2x4xi8>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2x?xf32>) {
  %v1 = linalg.softmax dimension(1) ins(%a0 : tensor<2x?xf32>) outs(%a0 : tensor<2x?xf32>) -> tensor<2x?xf32>
  %v2 = linalg.max ins(%a0, %v1 : tensor<2x?xf32>, tensor<2x?xf32>) outs(%v1 : tensor<2x?xf32>) -> tensor<2x?xf32>
  "test.use"(%v2) : (tensor<2x?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2x3xf32>, %a1: tensor<4x8xf32>, %a2: tensor<8x2xf32>, %a3: tensor<4x2xf32>) {
  %v1 = arith.constant dense<[-1.0, 0.0, 0xFF800000, 0x7F800000]> : tensor<4xf32>
  %v2 = linalg.max ins(%v1, %v1 : tensor<4xf32>, tensor<4xf32>) outs(%v1 : tensor<4xf32>) -> tensor<4xf32>
  %v3 = arith.constant dense<-0.0> : tensor<f32>
  %v4 = arith.constant dense<16> : tensor<4xi32>
  %v5 = arith.constant dense<[[-2.5, -2.5, 0.0], [-0.0, 0.0, 0.0]]> : tensor<2x3xf32>
  %v6 = linalg.softmax dimension(1) ins(%v5 : tensor<2x3xf32>) outs(%a0 : tensor<2x3xf32>) -> tensor<2x3xf32>
  %v7 = tensor.cast %v5 : tensor<2x3xf32> to tensor<2x3xf32>
  %v8 = arith.constant dense<0.5> : tensor<1x4xf32>
  %v9 = tensor.cast %v8 : tensor<1x4xf32> to tensor<1x4xf32>
  %v10 = linalg.matmul ins(%a1, %a2 : tensor<4x8xf32>, tensor<8x2xf32>) outs(%a3 : tensor<4x2xf32>) -> tensor<4x2xf32>
  "test.use"(%v6, %v7, %v8) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<i8>, %a1: memref<3xi8>) {
  linalg.broadcast ins(%a0 : memref<i8>) outs(%a1 : memref<3xi8>) dimensions = [0]
  "test.use"() : () -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<0.0> : tensor<1x4xf32>
  %v2 = tensor.empty() : tensor<1x4xf32>
  %v3 = linalg.mul ins(%v1, %v1 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%v2 : tensor<1x4xf32>) -> tensor<1x4xf32>
  %v4 = tensor.empty() : tensor<4x1xf32>
  %v5 = linalg.transpose ins(%v1 : tensor<1x4xf32>) outs(%v4 : tensor<4x1xf32>) permutation = [1, 0]
  "test.use"(%v1, %v3, %v4) : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<4x1xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<1x4xf32>) {
  %v1 = tensor.empty() : tensor<1x4xf32>
  %v2 = linalg.copy ins(%a0 : tensor<1x4xf32>) outs(%v1 : tensor<1x4xf32>) -> tensor<1x4xf32>
  "test.use"(%v1, %v2) : (tensor<1x4xf32>, tensor<1x4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4x?xi8>, %a1: tensor<4xi8>, %a2: tensor<?x8xi8>) {
  %v1 = linalg.reduce { arith.addi } ins(%a0 : tensor<4x?xi8>) outs(%a1 : tensor<4xi8>) dimensions = [1]
  %v2 = linalg.copy ins(%a2 : tensor<?x8xi8>) outs(%a2 : tensor<?x8xi8>) -> tensor<?x8xi8>
  %v3 = arith.constant 0 : index
  %v4 = tensor.dim %a1, %v3 : tensor<4xi8>
  %v5 = tensor.cast %v2 : tensor<?x8xi8> to tensor<?x8xi8>
  "test.use"(%v5) : (tensor<?x8xi8>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xi1>, %a1: tensor<2x?xi8>, %a2: index) {
  %v1 = tensor.empty(%a2) : tensor<2x?xi8>
  %v2 = linalg.copy ins(%a1 : tensor<2x?xi8>) outs(%v1 : tensor<2x?xi8>) -> tensor<2x?xi8>
  %v3 = arith.constant 4 : index
  %v4 = tensor.empty(%v3) : tensor<2x?xi8>
  %v5 = linalg.add ins(%v2, %v2 : tensor<2x?xi8>, tensor<2x?xi8>) outs(%v4 : tensor<2x?xi8>) -> tensor<2x?xi8>
  "test.use"(%v3, %v4) : (index, tensor<2x?xi8>) -> ()
  return
}
// -----
func.func @test(%a0: memref<?x4xi32>, %a1: memref<?x4xi32>, %a2: memref<1x?xf32>, %a3: memref<1x?xf32>) {
  linalg.mul ins(%a0, %a1 : memref<?x4xi32>, memref<?x4xi32>) outs(%a1 : memref<?x4xi32>)
  %v1 = arith.constant 1 : index
  %v2 = memref.dim %a2, %v1 : memref<1x?xf32>
  linalg.add ins(%a2, %a2 : memref<1x?xf32>, memref<1x?xf32>) outs(%a3 : memref<1x?xf32>)
  linalg.transpose ins(%a1 : memref<?x4xi32>) outs(%a1 : memref<?x4xi32>) permutation = [0, 1]
  linalg.copy ins(%a2 : memref<1x?xf32>) outs(%a2 : memref<1x?xf32>)
  "test.use"(%v2) : (index) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2x3xi32>, %a1: tensor<?x?xi32>, %a2: tensor<?xi32>, %a3: tensor<2x?xi32>, %a4: tensor<6x4xindex>) {
  %v1 = linalg.reduce { arith.addi } ins(%a1 : tensor<?x?xi32>) outs(%a2 : tensor<?xi32>) dimensions = [1]
  %v2 = arith.constant 5 : i32
  %v3 = linalg.fill ins(%v2 : i32) outs(%a3 : tensor<2x?xi32>) -> tensor<2x?xi32>
  %v4 = arith.constant 2 : index
  %v5 = arith.constant 4 : index
  %v6 = tensor.empty(%v4, %v5) : tensor<?x?xi32>
  %v7 = linalg.add ins(%a1, %a1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%v6 : tensor<?x?xi32>) -> tensor<?x?xi32>
  "test.use"(%v4, %v5, %v7) : (index, index, tensor<?x?xi32>) -> ()
  return
}
// -----
func.func @test(%a0: i8) {
  %v1 = arith.constant 4 : i8
  %v2 = tensor.empty() : tensor<i8>
  %v3 = linalg.fill ins(%v1 : i8) outs(%v2 : tensor<i8>) -> tensor<i8>
  %v4 = linalg.fill ins(%a0 : i8) outs(%v3 : tensor<i8>) -> tensor<i8>
  "test.use"(%v1, %v2, %v4) : (i8, tensor<i8>, tensor<i8>) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x?xf32>, %a1: memref<?x?xf32>) {
  %v1 = arith.constant dense<false> : tensor<2x3xi1>
  %v2 = arith.constant 1.0e-42 : f32
  linalg.fill ins(%v2 : f32) outs(%a1 : memref<?x?xf32>)
  "test.use"(%v1, %v2) : (tensor<2x3xi1>, f32) -> ()
  return
}
