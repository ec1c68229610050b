// COMPARE: --simplify-depthwise-conv
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x1xf32>, %c: tensor<1x6x6x4x1xf32>) -> tensor<1x6x6x4x1xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm  ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4x1xf32>) outs(%c : tensor<1x6x6x4x1xf32>) -> tensor<1x6x6x4x1xf32>
 return %0 : tensor<1x6x6x4x1xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm_2(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm  ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) outs(%c : tensor<1x6x6x4x2xf32>) -> tensor<1x6x6x4x2xf32>
 return %0 : tensor<1x6x6x4x2xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm_3(%a: tensor<?x?x?x4xf32>, %b: tensor<3x3x4x1xf32>, %c: tensor<?x?x?x4x1xf32>) -> tensor<?x?x?x4x1xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm  ins(%a, %b : tensor<?x?x?x4xf32>, tensor<3x3x4x1xf32>) outs(%c : tensor<?x?x?x4x1xf32>) -> tensor<?x?x?x4x1xf32>
 return %0 : tensor<?x?x?x4x1xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm_4(%a: tensor<1x8x8x?xf32>, %b: tensor<3x3x?x1xf32>, %c: tensor<1x6x6x?x1xf32>) -> tensor<1x6x6x?x1xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm  ins(%a, %b : tensor<1x8x8x?xf32>, tensor<3x3x?x1xf32>) outs(%c : tensor<1x6x6x?x1xf32>) -> tensor<1x6x6x?x1xf32>
 return %0 : tensor<1x6x6x?x1xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm_5(%a: tensor<1x14x8x4xf32>, %b: tensor<3x3x4x1xf32>, %c: tensor<1x6x6x4x1xf32>) -> tensor<1x6x6x4x1xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<[2,1]> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
     ins(%a, %b : tensor<1x14x8x4xf32>, tensor<3x3x4x1xf32>) outs(%c : tensor<1x6x6x4x1xf32>) -> tensor<1x6x6x4x1xf32>
 return %0 : tensor<1x6x6x4x1xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm_q
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: tensor<1x8x8x4xi8>, %b: tensor<3x3x4x1xi8>, %c: tensor<1x6x6x4x1xi32>, %z: i32) -> tensor<1x6x6x4x1xi32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a, %b, %z, %z : tensor<1x8x8x4xi8>, tensor<3x3x4x1xi8>, i32, i32)
     outs(%c : tensor<1x6x6x4x1xi32>) -> tensor<1x6x6x4x1xi32>
 return %0 : tensor<1x6x6x4x1xi32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm_6(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x1xf32>, %c: tensor<1x6x6x4x1xf32>) -> tensor<1x6x6x4x1xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm {foo} ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4x1xf32>) outs(%c : tensor<1x6x6x4x1xf32>) -> tensor<1x6x6x4x1xf32>
 return %0 : tensor<1x6x6x4x1xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm_7(%a: tensor<1x8x8x4xi8>, %b: tensor<3x3x4x1xi8>, %c: tensor<1x6x6x4x1xi32>) -> tensor<1x6x6x4x1xi32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm  ins(%a, %b : tensor<1x8x8x4xi8>, tensor<3x3x4x1xi8>) outs(%c : tensor<1x6x6x4x1xi32>) -> tensor<1x6x6x4x1xi32>
 return %0 : tensor<1x6x6x4x1xi32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm_8(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x?xf32>, %c: tensor<1x6x6x4x?xf32>) -> tensor<1x6x6x4x?xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm  ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4x?xf32>) outs(%c : tensor<1x6x6x4x?xf32>) -> tensor<1x6x6x4x?xf32>
 return %0 : tensor<1x6x6x4x?xf32> }
// ----- linalg.depthwise_conv_2d_nhwc_hwcm
func.func @depthwise_conv_2d_nhwc_hwcm_9(%a: memref<1x8x8x4xf32>, %b: memref<3x3x4x1xf32>, %c: memref<1x6x6x4x1xf32>) {
 linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %b : memref<1x8x8x4xf32>, memref<3x3x4x1xf32>) outs(%c : memref<1x6x6x4x1xf32>)
 return }
