// COMPARE: --allow-unregistered-dialect --sccp
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
