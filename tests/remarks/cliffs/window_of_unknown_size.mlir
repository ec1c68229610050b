//
func.func @f(%a: tensor<1x?x?x32xf32>, %b: tensor<?x?x32x32xf32>, %c: tensor<1x?x?x32xf32>) -> tensor<1x?x?x32xf32> {
  // REMARK: unknown sizes: a window is not unrolled, as the size of d4 and d5
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x?x?x32xf32>, tensor<?x?x32x32xf32>)
    outs(%c : tensor<1x?x?x32xf32>) -> tensor<1x?x?x32xf32>
  return %0 : tensor<1x?x?x32xf32>
}
// -----
func.func @f(%a: tensor<1x?x?x32xf32>, %b: tensor<3x3x32x32xf32>, %c: tensor<1x?x?x32xf32>) -> tensor<1x?x?x32xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x?x?x32xf32>, tensor<3x3x32x32xf32>)
    outs(%c : tensor<1x?x?x32xf32>) -> tensor<1x?x?x32xf32>
  return %0 : tensor<1x?x?x32xf32>
}
