// COMPARE: --transform-interpreter
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col(%a: tensor<1x16x16x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32>
  return %0 : tensor<1x14x14x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_2(%a: tensor<8x16x16x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<8x14x14x16xf32>) -> tensor<8x14x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf  ins(%a, %b : tensor<8x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<8x14x14x16xf32>) -> tensor<8x14x14x16xf32>
  return %0 : tensor<8x14x14x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_3(%a: tensor<8x33x34x4xi8>, %b: tensor<3x3x4x16xi8>, %c: tensor<8x16x11x16xi32>) -> tensor<8x16x11x16xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<[2,3]> : tensor<2xi64>}
      ins(%a, %b : tensor<8x33x34x4xi8>, tensor<3x3x4x16xi8>) outs(%c : tensor<8x16x11x16xi32>) -> tensor<8x16x11x16xi32>
  return %0 : tensor<8x16x11x16xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_4(%a: tensor<1x16x16x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32>
  return %0 : tensor<1x12x12x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_5(%a: tensor<?x16x16x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<?x14x14x16xf32>) -> tensor<?x14x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<?x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<?x14x14x16xf32>) -> tensor<?x14x14x16xf32>
  return %0 : tensor<?x14x14x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_6(%a: tensor<1x?x16x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<1x?x14x16xf32>) -> tensor<1x?x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x?x16x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<1x?x14x16xf32>) -> tensor<1x?x14x16xf32>
  return %0 : tensor<1x?x14x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_7(%a: tensor<1x16x16x4xf16>, %b: tensor<3x3x4x16xf16>, %c: tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf16>, tensor<3x3x4x16xf16>) outs(%c : tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32>
  return %0 : tensor<1x14x14x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_8(%a: tensor<8x4x16x16xf32>, %b: tensor<16x4x3x3xf32>, %c: tensor<8x16x14x14xf32>) -> tensor<8x16x14x14xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<8x4x16x16xf32>, tensor<16x4x3x3xf32>) outs(%c : tensor<8x16x14x14xf32>) -> tensor<8x16x14x14xf32>
  return %0 : tensor<8x16x14x14xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_9(%a: tensor<1x4x16x16xf32>, %b: tensor<16x4x3x3xf32>, %c: tensor<1x16x14x14xf32>) -> tensor<1x16x14x14xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x4x16x16xf32>, tensor<16x4x3x3xf32>) outs(%c : tensor<1x16x14x14xf32>) -> tensor<1x16x14x14xf32>
  return %0 : tensor<1x16x14x14xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_10(%a: tensor<1x16x16x4xf32>, %b: tensor<16x3x3x4xf32>, %c: tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf32>, tensor<16x3x3x4xf32>) outs(%c : tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32>
  return %0 : tensor<1x14x14x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_11(%a: tensor<4x16x16x4xi8>, %b: tensor<16x3x3x4xi8>, %c: tensor<4x14x14x16xi32>) -> tensor<4x14x14x16xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<4x16x16x4xi8>, tensor<16x3x3x4xi8>) outs(%c : tensor<4x14x14x16xi32>) -> tensor<4x14x14x16xi32>
  return %0 : tensor<4x14x14x16xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d(%a: tensor<1x114x114x16xf32>, %b: tensor<3x3x16xf32>, %c: tensor<1x112x112x16xf32>) -> tensor<1x112x112x16xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x114x114x16xf32>, tensor<3x3x16xf32>) outs(%c : tensor<1x112x112x16xf32>) -> tensor<1x112x112x16xf32>
  return %0 : tensor<1x112x112x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_2(%a: tensor<?x114x114x16xf32>, %b: tensor<3x3x16xf32>, %c: tensor<?x112x112x16xf32>) -> tensor<?x112x112x16xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<?x114x114x16xf32>, tensor<3x3x16xf32>) outs(%c : tensor<?x112x112x16xf32>) -> tensor<?x112x112x16xf32>
  return %0 : tensor<?x112x112x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_12(%a: tensor<1x4x16x16xf32>, %b: tensor<16x4x3x3xf32>, %c: tensor<1x16x12x12xf32>) -> tensor<1x16x12x12xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x4x16x16xf32>, tensor<16x4x3x3xf32>) outs(%c : tensor<1x16x12x12xf32>) -> tensor<1x16x12x12xf32>
  return %0 : tensor<1x16x12x12xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_13(%a: tensor<1x16x16x4xf32>, %b: tensor<16x3x3x4xf32>, %c: tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf32>, tensor<16x3x3x4xf32>) outs(%c : tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32>
  return %0 : tensor<1x12x12x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_3(%a: tensor<1x114x114x16xf32>, %b: tensor<3x3x16xf32>, %c: tensor<1x110x110x16xf32>) -> tensor<1x110x110x16xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x114x114x16xf32>, tensor<3x3x16xf32>) outs(%c : tensor<1x110x110x16xf32>) -> tensor<1x110x110x16xf32>
  return %0 : tensor<1x110x110x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_14(%a: tensor<1x4x?x16xf32>, %b: tensor<16x4x3x3xf32>, %c: tensor<1x16x?x14xf32>) -> tensor<1x16x?x14xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x4x?x16xf32>, tensor<16x4x3x3xf32>) outs(%c : tensor<1x16x?x14xf32>) -> tensor<1x16x?x14xf32>
  return %0 : tensor<1x16x?x14xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_15(%a: tensor<1x?x16x4xf32>, %b: tensor<16x3x3x4xf32>, %c: tensor<1x?x14x16xf32>) -> tensor<1x?x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x?x16x4xf32>, tensor<16x3x3x4xf32>) outs(%c : tensor<1x?x14x16xf32>) -> tensor<1x?x14x16xf32>
  return %0 : tensor<1x?x14x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_16(%a: tensor<1x16x16x4xf32>, %b: tensor<3x3xf32>, %c: tensor<1x14x14x4xf32>) -> tensor<1x14x14x4xf32> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf32>, tensor<3x3xf32>) outs(%c : tensor<1x14x14x4xf32>) -> tensor<1x14x14x4xf32>
  return %0 : tensor<1x14x14x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pooling_nhwc_max"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_failed_to_apply(%a: tensor<16x16xf32>, %b: tensor<3x3xf32>, %c: tensor<14x14xf32>) -> tensor<14x14xf32> {
  %0 = linalg.conv_2d  ins(%a, %b : tensor<16x16xf32>, tensor<3x3xf32>) outs(%c : tensor<14x14xf32>) -> tensor<14x14xf32>
  return %0 : tensor<14x14xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
func.func @convert_conv2d_to_img2col_failed_to_apply(%a: memref<1x16x16x4xf32>, %b: memref<3x3x4x16xf32>, %c: memref<1x14x14x16xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a, %b : memref<1x16x16x4xf32>, memref<3x3x4x16xf32>) outs(%c : memref<1x14x14x16xf32>)
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.convert_conv2d_to_img2col: transform applied to the wrong op kind
module attributes {transform.with_named_sequence} {
func.func @convert_conv2d_to_img2col_transform(%a: tensor<1x16x16x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32>
  return %0 : tensor<1x14x14x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%x, %y = transform.structured.convert_conv2d_to_img2col %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_17(%a: tensor<1x16x16x4xf32>, %b: tensor<1x1x4x16xf32>, %c: tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf32>, tensor<1x1x4x16xf32>) outs(%c : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %0 : tensor<1x16x16x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_18(%a: tensor<1x16x16x1xf32>, %b: tensor<3x3x1x16xf32>, %c: tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x1xf32>, tensor<3x3x1x16xf32>) outs(%c : tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32>
  return %0 : tensor<1x14x14x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_19(%a: tensor<1x16x3x1xf32>, %b: tensor<3x3x1x1xf32>, %c: tensor<1x14x1x1xf32>) -> tensor<1x14x1x1xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x3x1xf32>, tensor<3x3x1x1xf32>) outs(%c : tensor<1x14x1x1xf32>) -> tensor<1x14x1x1xf32>
  return %0 : tensor<1x14x1x1xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_20(%a: tensor<1x1x16x3xf32>, %b: tensor<1x1x3x3xf32>, %c: tensor<1x1x14x1xf32>) -> tensor<1x1x14x1xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x1x16x3xf32>, tensor<1x1x3x3xf32>) outs(%c : tensor<1x1x14x1xf32>) -> tensor<1x1x14x1xf32>
  return %0 : tensor<1x1x14x1xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_21(%a: tensor<1x1x3x16xf32>, %b: tensor<1x1x3x1xf32>, %c: tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x1x3x16xf32>, tensor<1x1x3x1xf32>) outs(%c : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
  return %0 : tensor<1x1x1x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_22(%a: tensor<1x3x16x4xf32>, %b: tensor<16x3x1x4xf32>, %c: tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x3x16x4xf32>, tensor<16x3x1x4xf32>) outs(%c : tensor<1x1x16x16xf32>) -> tensor<1x1x16x16xf32>
  return %0 : tensor<1x1x16x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_23(%a: tensor<1x3x16x4xf32>, %b: tensor<3x1x4xf32>, %c: tensor<1x1x16x4xf32>) -> tensor<1x1x16x4xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x3x16x4xf32>, tensor<3x1x4xf32>) outs(%c : tensor<1x1x16x4xf32>) -> tensor<1x1x16x4xf32>
  return %0 : tensor<1x1x16x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_24(%a: tensor<1x33x34x16xi8>, %b: tensor<3x3x16xi8>, %c: tensor<1x16x11x16xi32>) -> tensor<1x16x11x16xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[2,3]> : tensor<2xi64>}
      ins(%a, %b : tensor<1x33x34x16xi8>, tensor<3x3x16xi8>) outs(%c : tensor<1x16x11x16xi32>) -> tensor<1x16x11x16xi32>
  return %0 : tensor<1x16x11x16xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<1x16x16x4xcomplex<f32>>, %b: tensor<1x1x4x16xcomplex<f32>>, %c: tensor<1x16x16x16xcomplex<f32>>) -> tensor<1x16x16x16xcomplex<f32>> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xcomplex<f32>>, tensor<1x1x4x16xcomplex<f32>>) outs(%c : tensor<1x16x16x16xcomplex<f32>>) -> tensor<1x16x16x16xcomplex<f32>>
  return %0 : tensor<1x16x16x16xcomplex<f32>>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_25(%a: tensor<1x16x16x4xi1>, %b: tensor<1x1x4x16xi1>, %c: tensor<1x16x16x16xi1>) -> tensor<1x16x16x16xi1> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xi1>, tensor<1x1x4x16xi1>) outs(%c : tensor<1x16x16x16xi1>) -> tensor<1x16x16x16xi1>
  return %0 : tensor<1x16x16x16xi1>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_26(%a: tensor<1x16x16x4xi8>, %b: tensor<1x1x4x16xi8>, %c: tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xi8>, tensor<1x1x4x16xi8>) outs(%c : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %0 : tensor<1x16x16x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col_27(%a: tensor<1x33x34x16xbf16>, %b: tensor<3x3x16xbf16>, %c: tensor<1x16x11x16xf32>) -> tensor<1x16x11x16xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<[2,3]> : tensor<2xi64>}
      ins(%a, %b : tensor<1x33x34x16xbf16>, tensor<3x3x16xbf16>) outs(%c : tensor<1x16x11x16xf32>) -> tensor<1x16x11x16xf32>
  return %0 : tensor<1x16x11x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %x "img" : !transform.any_op
  transform.annotate %y "last" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.convert_conv2d_to_img2col
module attributes {transform.with_named_sequence} {
func.func @annotate_convert_conv2d_to_img2col(%a: tensor<1x16x16x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32>
  return %0 : tensor<1x14x14x16xf32>
}
func.func @g(%a: tensor<1x16x16x4xf32>, %b: tensor<3x3x4x16xf32>, %c: tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%c : tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32>
  return %0 : tensor<1x12x12x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%mm = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.sequence %mm : !transform.any_op failures(suppress) {
  ^bb0(%m: !transform.any_op):
    %x, %y = transform.structured.convert_conv2d_to_img2col %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %y "last" : !transform.any_op
  }
  transform.yield
}
}
