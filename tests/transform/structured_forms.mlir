// COMPARE: --transform-interpreter
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate(%a: tensor<1x1x14x4xf32>, %b: tensor<1x3x4x8xf32>, %c: tensor<1x1x12x8xf32>) -> tensor<1x1x12x8xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf  ins(%a, %b : tensor<1x1x14x4xf32>, tensor<1x3x4x8xf32>) outs(%c : tensor<1x1x12x8xf32>) -> tensor<1x1x12x8xf32>
 return %0 : tensor<1x1x12x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_2(%a: tensor<1x14x1x4xf32>, %b: tensor<3x1x4x8xf32>, %c: tensor<1x12x1x8xf32>) -> tensor<1x12x1x8xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf  ins(%a, %b : tensor<1x14x1x4xf32>, tensor<3x1x4x8xf32>) outs(%c : tensor<1x12x1x8xf32>) -> tensor<1x12x1x8xf32>
 return %0 : tensor<1x12x1x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.decompose failed to apply
module attributes {transform.with_named_sequence} {
func.func @decompose_failed_to_apply(%a: tensor<1x14x14x4xf32>, %b: tensor<3x3x4x8xf32>, %c: tensor<1x12x12x8xf32>) -> tensor<1x12x12x8xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf  ins(%a, %b : tensor<1x14x14x4xf32>, tensor<3x3x4x8xf32>) outs(%c : tensor<1x12x12x8xf32>) -> tensor<1x12x12x8xf32>
 return %0 : tensor<1x12x12x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_3(%a: tensor<1x4x1x14xf32>, %b: tensor<8x4x1x3xf32>, %c: tensor<1x8x1x12xf32>) -> tensor<1x8x1x12xf32> {
 %0 = linalg.conv_2d_nchw_fchw  ins(%a, %b : tensor<1x4x1x14xf32>, tensor<8x4x1x3xf32>) outs(%c : tensor<1x8x1x12xf32>) -> tensor<1x8x1x12xf32>
 return %0 : tensor<1x8x1x12xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_4(%a: tensor<1x1x14x4xf32>, %b: tensor<1x3xf32>, %c: tensor<1x1x12x4xf32>) -> tensor<1x1x12x4xf32> {
 %0 = linalg.pooling_nhwc_sum  ins(%a, %b : tensor<1x1x14x4xf32>, tensor<1x3xf32>) outs(%c : tensor<1x1x12x4xf32>) -> tensor<1x1x12x4xf32>
 return %0 : tensor<1x1x12x4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pooling_nhwc_sum"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_5(%a: tensor<1x4x1x14xf32>, %b: tensor<1x3xf32>, %c: tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32> {
 %0 = linalg.pooling_nchw_sum  ins(%a, %b : tensor<1x4x1x14xf32>, tensor<1x3xf32>) outs(%c : tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
 return %0 : tensor<1x4x1x12xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pooling_nchw_sum"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_6(%a: tensor<1x1x14x4xf32>, %b: tensor<1x3xf32>, %c: tensor<1x1x12x4xf32>) -> tensor<1x1x12x4xf32> {
 %0 = linalg.pooling_nhwc_max  ins(%a, %b : tensor<1x1x14x4xf32>, tensor<1x3xf32>) outs(%c : tensor<1x1x12x4xf32>) -> tensor<1x1x12x4xf32>
 return %0 : tensor<1x1x12x4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pooling_nhwc_max"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_7(%a: tensor<1x1x14x4xi8>, %b: tensor<1x3xi8>, %c: tensor<1x1x12x4xi8>) -> tensor<1x1x12x4xi8> {
 %0 = linalg.pooling_nhwc_max_unsigned  ins(%a, %b : tensor<1x1x14x4xi8>, tensor<1x3xi8>) outs(%c : tensor<1x1x12x4xi8>) -> tensor<1x1x12x4xi8>
 return %0 : tensor<1x1x12x4xi8> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pooling_nhwc_max_unsigned"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_8(%a: tensor<1x1x14x4xf32>, %b: tensor<1x3xf32>, %c: tensor<1x1x12x4xf32>) -> tensor<1x1x12x4xf32> {
 %0 = linalg.pooling_nhwc_min  ins(%a, %b : tensor<1x1x14x4xf32>, tensor<1x3xf32>) outs(%c : tensor<1x1x12x4xf32>) -> tensor<1x1x12x4xf32>
 return %0 : tensor<1x1x12x4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pooling_nhwc_min"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_9(%a: tensor<1x1x14x4xi8>, %b: tensor<1x3xi8>, %c: tensor<1x1x12x4xi8>) -> tensor<1x1x12x4xi8> {
 %0 = linalg.pooling_nhwc_min_unsigned  ins(%a, %b : tensor<1x1x14x4xi8>, tensor<1x3xi8>) outs(%c : tensor<1x1x12x4xi8>) -> tensor<1x1x12x4xi8>
 return %0 : tensor<1x1x12x4xi8> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pooling_nhwc_min_unsigned"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_10(%a: tensor<1x4x1x14xf32>, %b: tensor<1x3xf32>, %c: tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32> {
 %0 = linalg.pooling_nchw_max  ins(%a, %b : tensor<1x4x1x14xf32>, tensor<1x3xf32>) outs(%c : tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
 return %0 : tensor<1x4x1x12xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.pooling_nchw_max"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_11(%a: tensor<1x1x14x4xf32>, %b: tensor<1x3x4xf32>, %c: tensor<1x1x12x4xf32>) -> tensor<1x1x12x4xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwc  ins(%a, %b : tensor<1x1x14x4xf32>, tensor<1x3x4xf32>) outs(%c : tensor<1x1x12x4xf32>) -> tensor<1x1x12x4xf32>
 return %0 : tensor<1x1x12x4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_12(%a: tensor<1x14xf32>, %b: tensor<1x3xf32>, %c: tensor<1x12xf32>) -> tensor<1x12xf32> {
 %0 = linalg.conv_2d  ins(%a, %b : tensor<1x14xf32>, tensor<1x3xf32>) outs(%c : tensor<1x12xf32>) -> tensor<1x12xf32>
 return %0 : tensor<1x12xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_13(%a: tensor<14x1xf32>, %b: tensor<3x1xf32>, %c: tensor<12x1xf32>) -> tensor<12x1xf32> {
 %0 = linalg.conv_2d  ins(%a, %b : tensor<14x1xf32>, tensor<3x1xf32>) outs(%c : tensor<12x1xf32>) -> tensor<12x1xf32>
 return %0 : tensor<12x1xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.decompose failed to apply
module attributes {transform.with_named_sequence} {
func.func @decompose_failed_to_apply_2(%a: tensor<1x1x14x4xf32>, %b: tensor<8x1x3x4xf32>, %c: tensor<1x1x12x8xf32>) -> tensor<1x1x12x8xf32> {
 %0 = linalg.conv_2d_nhwc_fhwc  ins(%a, %b : tensor<1x1x14x4xf32>, tensor<8x1x3x4xf32>) outs(%c : tensor<1x1x12x8xf32>) -> tensor<1x1x12x8xf32>
 return %0 : tensor<1x1x12x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.decompose failed to apply
module attributes {transform.with_named_sequence} {
func.func @decompose_failed_to_apply_3(%a: tensor<1x14x4xf32>, %b: tensor<3x4x8xf32>, %c: tensor<1x12x8xf32>) -> tensor<1x12x8xf32> {
 %0 = linalg.conv_1d_nwc_wcf  ins(%a, %b : tensor<1x14x4xf32>, tensor<3x4x8xf32>) outs(%c : tensor<1x12x8xf32>) -> tensor<1x12x8xf32>
 return %0 : tensor<1x12x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.decompose failed to apply
module attributes {transform.with_named_sequence} {
func.func @decompose_failed_to_apply_4(%a: tensor<1x4x1x14xf32>, %b: tensor<4x1x3xf32>, %c: tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32> {
 %0 = linalg.depthwise_conv_2d_nchw_chw  ins(%a, %b : tensor<1x4x1x14xf32>, tensor<4x1x3xf32>) outs(%c : tensor<1x4x1x12xf32>) -> tensor<1x4x1x12xf32>
 return %0 : tensor<1x4x1x12xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.depthwise_conv_2d_nchw_chw"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.decompose failed to apply
module attributes {transform.with_named_sequence} {
func.func @decompose_failed_to_apply_5(%a: tensor<1x1x14x4xf32>, %b: tensor<1x3x4x2xf32>, %c: tensor<1x1x12x4x2xf32>) -> tensor<1x1x12x4x2xf32> {
 %0 = linalg.depthwise_conv_2d_nhwc_hwcm  ins(%a, %b : tensor<1x1x14x4xf32>, tensor<1x3x4x2xf32>) outs(%c : tensor<1x1x12x4x2xf32>) -> tensor<1x1x12x4x2xf32>
 return %0 : tensor<1x1x12x4x2xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwcm"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_14(%a: tensor<?x1x?x4xf32>, %b: tensor<1x?x4x?xf32>, %c: tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf  ins(%a, %b : tensor<?x1x?x4xf32>, tensor<1x?x4x?xf32>) outs(%c : tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32>
 return %0 : tensor<?x1x?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_15(%a: tensor<1x1x14x4xf32>, %b: tensor<1x1x4x8xf32>, %c: tensor<1x1x14x8xf32>) -> tensor<1x1x14x8xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf  ins(%a, %b : tensor<1x1x14x4xf32>, tensor<1x1x4x8xf32>) outs(%c : tensor<1x1x14x8xf32>) -> tensor<1x1x14x8xf32>
 return %0 : tensor<1x1x14x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_annotate_16(%a: tensor<1x1x16x4xf32>, %b: tensor<1x3x4x8xf32>, %c: tensor<1x1x12x8xf32>) -> tensor<1x1x12x8xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[2,1]> : tensor<2xi64>, dilations = dense<[1,2]> : tensor<2xi64>}
     ins(%a, %b : tensor<1x1x16x4xf32>, tensor<1x3x4x8xf32>) outs(%c : tensor<1x1x12x8xf32>) -> tensor<1x1x12x8xf32>
 return %0 : tensor<1x1x12x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.decompose %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_annotate(%a: tensor<1x9x9x4xf32>, %b: tensor<8x3x3x4xf32>, %c: tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32> {
 %0 = linalg.conv_2d_nhwc_fhwc  ins(%a, %b : tensor<1x9x9x4xf32>, tensor<8x3x3x4xf32>) outs(%c : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>
 return %0 : tensor<1x7x7x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_annotate_2(%a: tensor<?x9x9x4xf32>, %b: tensor<8x3x3x4xf32>, %c: tensor<?x7x7x8xf32>) -> tensor<?x7x7x8xf32> {
 %0 = linalg.conv_2d_nhwc_fhwc  ins(%a, %b : tensor<?x9x9x4xf32>, tensor<8x3x3x4xf32>) outs(%c : tensor<?x7x7x8xf32>) -> tensor<?x7x7x8xf32>
 return %0 : tensor<?x7x7x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.transpose_conv2d failed to apply
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_failed_to_apply(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3x4x8xf32>, %c: tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32> {
 %0 = linalg.conv_2d_nhwc_hwcf  ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4x8xf32>) outs(%c : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>
 return %0 : tensor<1x7x7x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_annotate_3(%a: tensor<1x18x11x4xf32>, %b: tensor<8x3x3x4xf32>, %c: tensor<1x8x7x8xf32>) -> tensor<1x8x7x8xf32> {
 %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<[2,1]> : tensor<2xi64>, dilations = dense<[1,2]> : tensor<2xi64>}
     ins(%a, %b : tensor<1x18x11x4xf32>, tensor<8x3x3x4xf32>) outs(%c : tensor<1x8x7x8xf32>) -> tensor<1x8x7x8xf32>
 return %0 : tensor<1x8x7x8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_annotate_4(%a: tensor<1x9x9x4xi8>, %b: tensor<8x3x3x4xi8>, %c: tensor<1x7x7x8xi32>, %z: i32) -> tensor<1x7x7x8xi32> {
 %0 = linalg.conv_2d_nhwc_fhwc_q ins(%a, %b, %z, %z : tensor<1x9x9x4xi8>, tensor<8x3x3x4xi8>, i32, i32) outs(%c : tensor<1x7x7x8xi32>) -> tensor<1x7x7x8xi32>
 return %0 : tensor<1x7x7x8xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc_q"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_conv2d_annotate_5(%a: memref<1x9x9x4xf32>, %b: memref<8x3x3x4xf32>, %c: memref<1x7x7x8xf32>) {
 linalg.conv_2d_nhwc_fhwc ins(%a, %b : memref<1x9x9x4xf32>, memref<8x3x3x4xf32>) outs(%c : memref<1x7x7x8xf32>)
 return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_conv2d %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
 %0 = linalg.matmul  ins(%a, %b : tensor<8x9xf32>, tensor<9x10xf32>) outs(%c : tensor<8x10xf32>) -> tensor<8x10xf32>
 return %0 : tensor<8x10xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate_2(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
 %0 = linalg.matmul  ins(%a, %b : tensor<8x9xf32>, tensor<9x10xf32>) outs(%c : tensor<8x10xf32>) -> tensor<8x10xf32>
 return %0 : tensor<8x10xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate_3(%a: tensor<?x9xf32>, %b: tensor<9x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = linalg.matmul  ins(%a, %b : tensor<?x9xf32>, tensor<9x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate_4(%a: tensor<?x9xf32>, %b: tensor<9x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = linalg.matmul  ins(%a, %b : tensor<?x9xf32>, tensor<9x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate_5(%a: tensor<2x8x9xf32>, %b: tensor<2x9x10xf32>, %c: tensor<2x8x10xf32>) -> tensor<2x8x10xf32> {
 %0 = linalg.batch_matmul  ins(%a, %b : tensor<2x8x9xf32>, tensor<2x9x10xf32>) outs(%c : tensor<2x8x10xf32>) -> tensor<2x8x10xf32>
 return %0 : tensor<2x8x10xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate_6(%a: tensor<2x8x9xf32>, %b: tensor<2x9x10xf32>, %c: tensor<2x8x10xf32>) -> tensor<2x8x10xf32> {
 %0 = linalg.batch_matmul  ins(%a, %b : tensor<2x8x9xf32>, tensor<2x9x10xf32>) outs(%c : tensor<2x8x10xf32>) -> tensor<2x8x10xf32>
 return %0 : tensor<2x8x10xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate_7(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
 %0 = linalg.batch_matmul  ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
 return %0 : tensor<?x?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate_8(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
 %0 = linalg.batch_matmul  ins(%a, %b : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
 return %0 : tensor<?x?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m <rhs> : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate_9(%a: tensor<8x9xi8>, %b: tensor<9x10xi8>, %c: tensor<8x10xi32>) -> tensor<8x10xi32> {
 %0 = linalg.matmul  ins(%a, %b : tensor<8x9xi8>, tensor<9x10xi8>) outs(%c : tensor<8x10xi32>) -> tensor<8x10xi32>
 return %0 : tensor<8x10xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.transpose_matmul, annotate
module attributes {transform.with_named_sequence} {
func.func @transpose_matmul_annotate_10(%a: tensor<8x9xi8>, %b: tensor<9x10xi8>, %c: tensor<8x10xi32>) -> tensor<8x10xi32> {
 %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<8x9xi8>, tensor<9x10xi8>) outs(%c : tensor<8x10xi32>) -> tensor<8x10xi32>
 return %0 : tensor<8x10xi32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.transpose_matmul %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize, annotate
module attributes {transform.with_named_sequence} {
func.func @scalarize_annotate(%a: tensor<8x9xf32>, %b: tensor<9x10xf32>, %c: tensor<8x10xf32>) -> tensor<8x10xf32> {
 %0 = linalg.matmul  ins(%a, %b : tensor<8x9xf32>, tensor<9x10xf32>) outs(%c : tensor<8x10xf32>) -> tensor<8x10xf32>
 return %0 : tensor<8x10xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize, annotate
module attributes {transform.with_named_sequence} {
func.func @scalarize_annotate_2(%a: tensor<?x9xf32>, %b: tensor<9x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %0 = linalg.matmul  ins(%a, %b : tensor<?x9xf32>, tensor<9x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize, annotate
module attributes {transform.with_named_sequence} {
func.func @scalarize_annotate_3(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.exp  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.exp"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.scalarize, annotate
module attributes {transform.with_named_sequence} {
func.func @scalarize_annotate_4(%a: memref<?x9x9x4xf32>, %b: memref<8x3x3x4xf32>, %c: memref<?x7x7x8xf32>) {
 linalg.conv_2d_nhwc_fhwc ins(%a, %b : memref<?x9x9x4xf32>, memref<8x3x3x4xf32>) outs(%c : memref<?x7x7x8xf32>)
 return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.scalarize %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise, annotate
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_annotate(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.exp  ins(%a : tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.exp"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise, annotate
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_annotate_2(%a: tensor<4x?xf32>, %c: tensor<4x?xf32>, %b: tensor<4x?xf32>) -> tensor<4x?xf32> {
 %0 = linalg.add  ins(%a, %c : tensor<4x?xf32>, tensor<4x?xf32>) outs(%b : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %0 : tensor<4x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.add"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise, annotate
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_annotate_3(%a: tensor<4x5x6xf32>, %b: tensor<4x5x6xf32>) -> tensor<4x5x6xf32> {
 %0 = linalg.exp  ins(%a : tensor<4x5x6xf32>) outs(%b : tensor<4x5x6xf32>) -> tensor<4x5x6xf32>
 return %0 : tensor<4x5x6xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.exp"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise, annotate
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_annotate_4(%a: memref<4x5xf32>, %b: memref<4x5xf32>) {
 linalg.exp ins(%a : memref<4x5xf32>) outs(%b : memref<4x5xf32>)
 return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.exp"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise: attempted to flatten, but failed
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_attempted_to_flatten_but_failed(%a: memref<4x5xf32, strided<[10,1]>>, %b: memref<4x5xf32>) {
 linalg.exp ins(%a : memref<4x5xf32, strided<[10,1]>>) outs(%b : memref<4x5xf32>)
 return }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.exp"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise, annotate
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_annotate_5(%v: f32, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.fill ins(%v : f32) outs(%b : tensor<4x5xf32>) -> tensor<4x5xf32>
 return %0 : tensor<4x5xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.fill"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise, annotate
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_annotate_6(%a: tensor<4x5xf32>, %b: tensor<4x5xf32>) -> tensor<4x5xf32> {
 %0 = linalg.map { math.absf } ins(%a : tensor<4x5xf32>) outs(%b : tensor<4x5xf32>)
 return %0 : tensor<4x5xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.map"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.flatten_elementwise, annotate
module attributes {transform.with_named_sequence} {
func.func @flatten_elementwise_annotate_7(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
 %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
 return %0 : tensor<4xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.exp"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.flatten_elementwise %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style, annotate
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_annotate(%a: f32, %b: f32, %c: f32, %d: f32) -> tensor<2x2xf32> {
 %0 = tensor.from_elements %a, %b, %c, %d : tensor<2x2xf32>
 return %0 : tensor<2x2xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["tensor.from_elements"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style, annotate
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_annotate_2(%a: f32) -> tensor<f32> {
 %0 = tensor.from_elements %a : tensor<f32>
 return %0 : tensor<f32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["tensor.from_elements"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style, annotate
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_annotate_3(%n: index) -> tensor<?x4xindex> {
 %0 = tensor.generate %n {
 ^bb0(%i: index, %j: index):
  %s = arith.addi %i, %j : index
  tensor.yield %s : index
 } : tensor<?x4xindex>
 return %0 : tensor<?x4xindex> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["tensor.generate"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style, annotate
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_annotate_4(%a: tensor<?x3xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
 %0 = tensor.pad %a low[1, %n] high[%n, 2] {
 ^bb0(%i: index, %j: index):
  tensor.yield %v : f32
 } : tensor<?x3xf32> to tensor<?x?xf32>
 return %0 : tensor<?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["tensor.pad"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style, annotate
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_annotate_5(%a: tensor<3xindex>) -> tensor<6xindex> {
 %0 = tensor.pad %a low[1] high[2] {
 ^bb0(%i: index):
  tensor.yield %i : index
 } : tensor<3xindex> to tensor<6xindex>
 return %0 : tensor<6xindex> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["tensor.pad"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style, annotate
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_annotate_6(%a: tensor<3xf32>, %v: f32) -> tensor<3xf32> {
 %0 = tensor.pad %a nofold low[0] high[0] {
 ^bb0(%i: index):
  tensor.yield %v : f32
 } : tensor<3xf32> to tensor<3xf32>
 return %0 : tensor<3xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["tensor.pad"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
// ----- structured.rewrite_in_destination_passing_style, annotate
module attributes {transform.with_named_sequence} {
func.func @rewrite_in_destination_passing_style_annotate_7(%a: tensor<3xf32>, %v: f32) -> tensor<3xf32> {
 %0 = tensor.pad %a low[0] high[0] {
 ^bb0(%i: index):
  tensor.yield %v : f32
 } : tensor<3xf32> to tensor<3xf32>
 return %0 : tensor<3xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["tensor.pad"]}  in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %m : (!transform.any_op) -> !transform.any_op
  transform.annotate %r "got" : !transform.any_op
  transform.yield
}
}
