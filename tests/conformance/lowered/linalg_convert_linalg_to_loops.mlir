// COMPARE: --allow-unregistered-dialect --convert-linalg-to-loops
func.func @test(%a0: tensor<1x1xf32>, %a1: f32) {
  %v1 = arith.constant dense<[[[[1.0e+10], [2.0]]]]> : tensor<1x1x2x1xf32>
  %v2 = linalg.pack %a0 padding_value(%a1 : f32) inner_dims_pos = [1, 0] inner_tiles = [2, 1] into %v1 : tensor<1x1xf32> -> tensor<1x1x2x1xf32>
  %v3 = tensor.empty() : tensor<1x1xf32>
  %v4 = linalg.unpack %v2 inner_dims_pos = [1, 0] inner_tiles = [2, 1] into %v3 : tensor<1x1x2x1xf32> -> tensor<1x1xf32>
  "test.use"(%v2, %v4) : (tensor<1x1x2x1xf32>, tensor<1x1xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4xi32>, %a1: tensor<4xi32>) {
  %v1 = tensor.empty() : tensor<4xi32>
  %v2 = linalg.transpose ins(%a0 : tensor<4xi32>) outs(%v1 : tensor<4xi32>) permutation = [0]
  %v3 = linalg.copy ins(%v1 : tensor<4xi32>) outs(%v2 : tensor<4xi32>) -> tensor<4xi32>
  %v4 = tensor.empty() : tensor<4xi32>
  %v5 = linalg.add ins(%v2, %a1 : tensor<4xi32>, tensor<4xi32>) outs(%v4 : tensor<4xi32>) -> tensor<4xi32>
  "test.use"(%v1, %v3, %v4) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x?xf32>, %a1: memref<2x3xf32>, %a2: memref<2x3xf32>, %a3: tensor<1x8x1xf32>, %a4: memref<3xf32>) {
  linalg.map { arith.addf } ins(%a1, %a2 : memref<2x3xf32>, memref<2x3xf32>) outs(%a1 : memref<2x3xf32>)
  linalg.reduce { arith.addf } ins(%a1 : memref<2x3xf32>) outs(%a4 : memref<3xf32>) dimensions = [0]
  linalg.reduce { arith.addf } ins(%a2 : memref<2x3xf32>) outs(%a4 : memref<3xf32>) dimensions = [0]
  %v1 = arith.constant dense<[[0.0, 3.0, 1.0], [-2.5, -1.0, 2.0]]> : tensor<2x3xf32>
  %v2 = tensor.empty() : tensor<2x3xf32>
  %v3 = linalg.softmax dimension(1) ins(%v1 : tensor<2x3xf32>) outs(%v2 : tensor<2x3xf32>) -> tensor<2x3xf32>
  "test.use"(%v1, %v2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<i32>) {
  %v1 = linalg.copy ins(%a0 : tensor<i32>) outs(%a0 : tensor<i32>) -> tensor<i32>
  "test.use"(%v1) : (tensor<i32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4x8xi8>) {
  %v1 = arith.constant dense<[[1.5, 1.5, 1.5], [1.0, 1.5, 1.0e-42]]> : tensor<2x3xf32>
  %v2 = linalg.softmax dimension(1) ins(%v1 : tensor<2x3xf32>) outs(%v1 : tensor<2x3xf32>) -> tensor<2x3xf32>
  "test.use"(%v1, %v2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = ub.poison : tensor<2x3xf32>
  %v2 = linalg.softmax dimension(1) ins(%v1 : tensor<2x3xf32>) outs(%v1 : tensor<2x3xf32>) -> tensor<2x3xf32>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: tensor<?x?xf32>, %a1: memref<4xi8>, %a2: memref<4xi8>) {
  linalg.transpose ins(%a1 : memref<4xi8>) outs(%a2 : memref<4xi8>) permutation = [0]
  "test.use"() : () -> ()
  return
}
