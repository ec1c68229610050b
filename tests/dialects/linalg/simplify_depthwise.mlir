// COMPARE: --simplify-depthwise-conv
func.func @d(%a: tensor<1x10x10x4xf32>, %b: tensor<3x3x4x1xf32>, %c: tensor<1x8x8x4x1xf32>) -> tensor<1x8x8x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x10x10x4xf32>, tensor<3x3x4x1xf32>) outs(%c : tensor<1x8x8x4x1xf32>) -> tensor<1x8x8x4x1xf32>
  return %0 : tensor<1x8x8x4x1xf32>
}
func.func @two(%a: tensor<1x10x10x4xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<1x8x8x4x2xf32>) -> tensor<1x8x8x4x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : tensor<1x10x10x4xf32>, tensor<3x3x4x2xf32>) outs(%c : tensor<1x8x8x4x2xf32>) -> tensor<1x8x8x4x2xf32>
  return %0 : tensor<1x8x8x4x2xf32>
}
func.func @dyn(%a: tensor<?x?x?x?xf32>, %b: tensor<?x?x?x1xf32>, %c: tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {foo = 1, strides = dense<2> : tensor<2xi64>}
      ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x1xf32>) outs(%c : tensor<?x?x?x?x1xf32>) -> tensor<?x?x?x?x1xf32>
  return %0 : tensor<?x?x?x?x1xf32>
}
func.func @q(%a: tensor<1x10x10x4xi8>, %b: tensor<3x3x4x1xi8>, %c: tensor<1x8x8x4x1xi32>, %z: i32) -> tensor<1x8x8x4x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b, %z, %z : tensor<1x10x10x4xi8>, tensor<3x3x4x1xi8>, i32, i32) outs(%c : tensor<1x8x8x4x1xi32>) -> tensor<1x8x8x4x1xi32>
  return %0 : tensor<1x8x8x4x1xi32>
}
func.func @empty(%a: tensor<1x10x10x4xf32>, %b: tensor<3x3x4x1xf32>) -> tensor<1x8x8x4x1xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x8x4x1xf32>
  %c = linalg.fill ins(%z : f32) outs(%e : tensor<1x8x8x4x1xf32>) -> tensor<1x8x8x4x1xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : tensor<1x10x10x4xf32>, tensor<3x3x4x1xf32>) outs(%c : tensor<1x8x8x4x1xf32>) -> tensor<1x8x8x4x1xf32>
  return %0 : tensor<1x8x8x4x1xf32>
}
func.func @m(%a: memref<1x10x10x4xf32>, %b: memref<3x3x4x1xf32>, %c: memref<1x8x8x4x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : memref<1x10x10x4xf32>, memref<3x3x4x1xf32>) outs(%c : memref<1x8x8x4x1xf32>)
  return
}
