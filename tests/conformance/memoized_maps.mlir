// COMPARE: --mlir-print-op-generic
func.func @maps(%a: tensor<4x4xf32>, %v: tensor<4xf32>, %c: f32, %i: tensor<1x3x28x28xf32>, %k: tensor<32x3x3x3xf32>, %o: tensor<1x32x9x9xf32>) {
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.fill ins(%c : f32) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.matvec {tag = 1 : i32} ins(%a, %v : tensor<4x4xf32>, tensor<4xf32>) outs(%v : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<3> : vector<2xi64>}
      ins(%i, %k : tensor<1x3x28x28xf32>, tensor<32x3x3x3xf32>) outs(%o : tensor<1x32x9x9xf32>) -> tensor<1x32x9x9xf32>
  return
}
