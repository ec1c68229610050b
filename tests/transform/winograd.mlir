// COMPARE: --transform-interpreter
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate(%a: tensor<2x6x6x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x6x6x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  return %0 : tensor<2x4x4x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_2(%a: tensor<2x14x14x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x14x14x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return %0 : tensor<2x12x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_3(%a: tensor<2x15x13x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x13x11x2xf32>) -> tensor<2x13x11x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x15x13x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x13x11x2xf32>) -> tensor<2x13x11x2xf32>
  return %0 : tensor<2x13x11x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 0 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_4(%a: tensor<2x6x1x5xf32>, %b: tensor<2x3x1x5xf32>, %c: tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x6x1x5xf32>, tensor<2x3x1x5xf32>) outs(%c : tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32>
  return %0 : tensor<2x4x1x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_5(%a: tensor<2x1x7x5xf32>, %b: tensor<2x1x3x5xf32>, %c: tensor<2x1x5x2xf32>) -> tensor<2x1x5x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x1x7x5xf32>, tensor<2x1x3x5xf32>) outs(%c : tensor<2x1x5x2xf32>) -> tensor<2x1x5x2xf32>
  return %0 : tensor<2x1x5x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_6(%a: tensor<2x15x9x5xf32>, %b: tensor<2x5x5x5xf32>, %c: tensor<2x11x5x2xf32>) -> tensor<2x11x5x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x15x9x5xf32>, tensor<2x5x5x5xf32>) outs(%c : tensor<2x11x5x2xf32>) -> tensor<2x11x5x2xf32>
  return %0 : tensor<2x11x5x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 2 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_7(%a: tensor<2x14x14x5xf16>, %b: tensor<2x3x3x5xf16>, %c: tensor<2x12x12x2xf16>) -> tensor<2x12x12x2xf16> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x14x14x5xf16>, tensor<2x3x3x5xf16>) outs(%c : tensor<2x12x12x2xf16>) -> tensor<2x12x12x2xf16>
  return %0 : tensor<2x12x12x2xf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_8(%a: tensor<2x14x14x5xf16>, %b: tensor<2x3x3x5xf16>, %c: tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x14x14x5xf16>, tensor<2x3x3x5xf16>) outs(%c : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return %0 : tensor<2x12x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: apply Winograd Conv2D failed
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_apply_winograd_conv2d_failed(%a: tensor<2x?x14x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x?x12x2xf32>) -> tensor<2x?x12x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x?x14x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x?x12x2xf32>) -> tensor<2x?x12x2xf32>
  return %0 : tensor<2x?x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: apply Winograd Conv2D failed
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_apply_winograd_conv2d(%a: tensor<?x14x14x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<?x12x12x2xf32>) -> tensor<?x12x12x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<?x14x14x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<?x12x12x2xf32>) -> tensor<?x12x12x2xf32>
  return %0 : tensor<?x12x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: apply Winograd Conv2D failed
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_apply_winograd_conv2d_2(%a: tensor<2x14x14x?xf32>, %b: tensor<2x3x3x?xf32>, %c: tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x14x14x?xf32>, tensor<2x3x3x?xf32>) outs(%c : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return %0 : tensor<2x12x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: apply Winograd Conv2D failed
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_apply_winograd_conv2d_3(%a: tensor<2x14x14x5xf32>, %b: tensor<?x3x3x5xf32>, %c: tensor<2x12x12x?xf32>) -> tensor<2x12x12x?xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x14x14x5xf32>, tensor<?x3x3x5xf32>) outs(%c : tensor<2x12x12x?xf32>) -> tensor<2x12x12x?xf32>
  return %0 : tensor<2x12x12x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: apply Winograd Conv2D failed
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_apply_winograd_conv2d_4(%a: tensor<2x14x14x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x14x14x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return %0 : tensor<2x12x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 2 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: apply Winograd Conv2D failed
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_apply_winograd_conv2d_5(%a: tensor<2x15x15x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x11x11x2xf32>) -> tensor<2x11x11x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x15x15x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x11x11x2xf32>) -> tensor<2x11x11x2xf32>
  return %0 : tensor<2x11x11x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: apply Winograd Conv2D failed
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_apply_winograd_conv2d_failed_2(%a: tensor<2x15x15x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x7x7x2xf32>) -> tensor<2x7x7x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%a, %b : tensor<2x15x15x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x7x7x2xf32>) -> tensor<2x7x7x2xf32>
  return %0 : tensor<2x7x7x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: this operation is not supported to convert to Winograd Conv2D
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_this_operation_is_not(%a: tensor<2x15x15x5xf32>, %b: tensor<3x3x5x2xf32>, %c: tensor<2x13x13x2xf32>) -> tensor<2x13x13x2xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x15x15x5xf32>, tensor<3x3x5x2xf32>) outs(%c : tensor<2x13x13x2xf32>) -> tensor<2x13x13x2xf32>
  return %0 : tensor<2x13x13x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d: apply Winograd Conv2D failed
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_apply_winograd_conv2d_6(%a: tensor<2x15x15x5xf32>, %b: tensor<2x1x1x5xf32>, %c: tensor<2x15x15x2xf32>) -> tensor<2x15x15x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x15x15x5xf32>, tensor<2x1x1x5xf32>) outs(%c : tensor<2x15x15x2xf32>) -> tensor<2x15x15x2xf32>
  return %0 : tensor<2x15x15x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_9(%a: tensor<2x15x15x5xf32>, %b: tensor<2x3x1x5xf32>, %c: tensor<2x13x15x2xf32>) -> tensor<2x13x15x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x15x15x5xf32>, tensor<2x3x1x5xf32>) outs(%c : tensor<2x13x15x2xf32>) -> tensor<2x13x15x2xf32>
  return %0 : tensor<2x13x15x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.winograd_conv2d, annotate
module attributes {transform.with_named_sequence} {
func.func @winograd_conv2d_annotate_10(%a: tensor<2x15x1x5xf32>, %b: tensor<2x3x1x5xf32>, %c: tensor<2x13x1x2xf32>) -> tensor<2x13x1x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %b : tensor<2x15x1x5xf32>, tensor<2x3x1x5xf32>) outs(%c : tensor<2x13x1x2xf32>) -> tensor<2x13x1x2xf32>
  return %0 : tensor<2x13x1x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.winograd_conv2d %m {fmr = 0 : i32} : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate(%a: tensor<2x3x3x5xf32>, %c: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%c : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_2(%a: tensor<2x14x14x5xf32>, %c: tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x14x14x5xf32>) outs(%c : tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32>
  return %0 : tensor<6x6x3x3x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_3(%a: tensor<6x6x3x3x2x2xf32>, %c: tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x3x3x2x2xf32>) outs(%c : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return %0 : tensor<2x12x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_4(%a: tensor<2x3x1x5xf32>, %c: tensor<4x1x5x2xf32>) -> tensor<4x1x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x3x1x5xf32>) outs(%c : tensor<4x1x5x2xf32>) -> tensor<4x1x5x2xf32>
  return %0 : tensor<4x1x5x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_5(%a: tensor<2x6x1x5xf32>, %c: tensor<4x1x2x1x2x5xf32>) -> tensor<4x1x2x1x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%a : tensor<2x6x1x5xf32>) outs(%c : tensor<4x1x2x1x2x5xf32>) -> tensor<4x1x2x1x2x5xf32>
  return %0 : tensor<4x1x2x1x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_6(%a: tensor<4x1x2x1x2x2xf32>, %c: tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_3) ins(%a : tensor<4x1x2x1x2x2xf32>) outs(%c : tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32>
  return %0 : tensor<2x4x1x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_7(%a: tensor<2x1x5x5xf32>, %c: tensor<1x6x5x2xf32>) -> tensor<1x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%a : tensor<2x1x5x5xf32>) outs(%c : tensor<1x6x5x2xf32>) -> tensor<1x6x5x2xf32>
  return %0 : tensor<1x6x5x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_8(%a: tensor<2x1x8x5xf32>, %c: tensor<1x6x1x2x2x5xf32>) -> tensor<1x6x1x2x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_5) ins(%a : tensor<2x1x8x5xf32>) outs(%c : tensor<1x6x1x2x2x5xf32>) -> tensor<1x6x1x2x2x5xf32>
  return %0 : tensor<1x6x1x2x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_9(%a: tensor<1x6x1x2x2x2xf32>, %c: tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_5) ins(%a : tensor<1x6x1x2x2x2xf32>) outs(%c : tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32>
  return %0 : tensor<2x1x4x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_10(%a: tensor<1x3x3x1xf32>, %c: tensor<6x6x1x1xf32>) -> tensor<6x6x1x1xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<1x3x3x1xf32>) outs(%c : tensor<6x6x1x1xf32>) -> tensor<6x6x1x1xf32>
  return %0 : tensor<6x6x1x1xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_11(%a: tensor<1x6x6x1xf32>, %c: tensor<6x6x1x1x1x1xf32>) -> tensor<6x6x1x1x1x1xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<1x6x6x1xf32>) outs(%c : tensor<6x6x1x1x1x1xf32>) -> tensor<6x6x1x1x1x1xf32>
  return %0 : tensor<6x6x1x1x1x1xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_12(%a: tensor<6x6x1x1x1x1xf32>, %c: tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x1x1x1x1xf32>) outs(%c : tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return %0 : tensor<1x4x4x1xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_13(%a: tensor<2x3x14x5xf32>, %c: tensor<1x6x3x3x2x5xf32>) -> tensor<1x6x3x3x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x3x14x5xf32>) outs(%c : tensor<1x6x3x3x2x5xf32>) -> tensor<1x6x3x3x2x5xf32>
  return %0 : tensor<1x6x3x3x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_14(%a: tensor<1x6x3x3x2x2xf32>, %c: tensor<2x3x12x2xf32>) -> tensor<2x3x12x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<1x6x3x3x2x2xf32>) outs(%c : tensor<2x3x12x2xf32>) -> tensor<2x3x12x2xf32>
  return %0 : tensor<2x3x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_15(%a: tensor<2x3x3x5xf32>, %c: tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x3x3x5xf32>) outs(%c : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return %0 : tensor<4x4x5x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_16(%a: tensor<2x5x5x5xf32>, %c: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%a : tensor<2x5x5x5xf32>) outs(%c : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_17(%a: tensor<2x8x8x5xf32>, %c: tensor<4x4x3x3x2x5xf32>) -> tensor<4x4x3x3x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%a : tensor<2x8x8x5xf32>) outs(%c : tensor<4x4x3x3x2x5xf32>) -> tensor<4x4x3x3x2x5xf32>
  return %0 : tensor<4x4x3x3x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_18(%a: tensor<2x10x10x5xf32>, %c: tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_5) ins(%a : tensor<2x10x10x5xf32>) outs(%c : tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32>
  return %0 : tensor<6x6x3x3x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_19(%a: tensor<4x4x3x3x2x5xf32>, %c: tensor<2x6x6x5xf32>) -> tensor<2x6x6x5xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_3) ins(%a : tensor<4x4x3x3x2x5xf32>) outs(%c : tensor<2x6x6x5xf32>) -> tensor<2x6x6x5xf32>
  return %0 : tensor<2x6x6x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_20(%a: tensor<6x6x3x3x2x5xf32>, %c: tensor<2x6x6x5xf32>) -> tensor<2x6x6x5xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_5) ins(%a : tensor<6x6x3x3x2x5xf32>) outs(%c : tensor<2x6x6x5xf32>) -> tensor<2x6x6x5xf32>
  return %0 : tensor<2x6x6x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op: this operation is not supported to decompose into other operations
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_this_operation_is_not_supported_to(%a: tensor<2x3x3x5xf32>, %c: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%c : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%x = transform.structured.decompose_winograd_op %root : (!transform.any_op) -> (!transform.any_op)
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_21(%a: tensor<2x3x3x5xf64>, %c: tensor<6x6x5x2xf64>) -> tensor<6x6x5x2xf64> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf64>) outs(%c : tensor<6x6x5x2xf64>) -> tensor<6x6x5x2xf64>
  return %0 : tensor<6x6x5x2xf64>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_22(%a: tensor<2x3x3x5xf16>, %c: tensor<6x6x5x2xf16>) -> tensor<6x6x5x2xf16> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf16>) outs(%c : tensor<6x6x5x2xf16>) -> tensor<6x6x5x2xf16>
  return %0 : tensor<6x6x5x2xf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_23(%a: tensor<6x6x3x3x2x2xbf16>, %c: tensor<2x12x12x2xbf16>) -> tensor<2x12x12x2xbf16> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x3x3x2x2xbf16>) outs(%c : tensor<2x12x12x2xbf16>) -> tensor<2x12x12x2xbf16>
  return %0 : tensor<2x12x12x2xbf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_24(%a: tensor<2x3x3x5xf32>, %c: tensor<1x1x3x3x2x5xf32>) -> tensor<1x1x3x3x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%c : tensor<1x1x3x3x2x5xf32>) -> tensor<1x1x3x3x2x5xf32>
  return %0 : tensor<1x1x3x3x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.decompose_winograd_op, annotate
module attributes {transform.with_named_sequence} {
func.func @decompose_winograd_op_annotate_25(%a: tensor<1x1x3x3x2x2xf32>, %c: tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<1x1x3x3x2x2xf32>) outs(%c : tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
  return %0 : tensor<2x3x3x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.decompose_winograd_op %m : (!transform.any_op) -> (!transform.any_op)
  transform.annotate %x "last" : !transform.any_op
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for(%a: tensor<2x3x3x5xf32>, %c: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x3x5xf32>) outs(%c : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return %0 : tensor<6x6x5x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:4 = transform.structured.tile_using_for %m tile_sizes [1, 1, 1, 1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_2(%a: tensor<8x3x3x5xf32>, %c: tensor<6x6x5x8xf32>) -> tensor<6x6x5x8xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<8x3x3x5xf32>) outs(%c : tensor<6x6x5x8xf32>) -> tensor<6x6x5x8xf32>
  return %0 : tensor<6x6x5x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:2 = transform.structured.tile_using_for %m tile_sizes [3, 0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_3(%a: tensor<8x1x3x5xf32>, %c: tensor<1x6x5x8xf32>) -> tensor<1x6x5x8xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<8x1x3x5xf32>) outs(%c : tensor<1x6x5x8xf32>) -> tensor<1x6x5x8xf32>
  return %0 : tensor<1x6x5x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:2 = transform.structured.tile_using_for %m tile_sizes [3, 0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_4(%a: tensor<2x14x14x5xf32>, %c: tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x14x14x5xf32>) outs(%c : tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32>
  return %0 : tensor<6x6x3x3x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:4 = transform.structured.tile_using_for %m tile_sizes [0,0,1,2,1,2] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_5(%a: tensor<6x6x3x3x2x2xf32>, %c: tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x3x3x2x2xf32>) outs(%c : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return %0 : tensor<2x12x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:4 = transform.structured.tile_using_for %m tile_sizes [0,0,1,2,1,1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_6(%a: tensor<2x?x?x5xf32>, %c: tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x?x?x5xf32>) outs(%c : tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
  return %0 : tensor<6x6x?x?x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:4 = transform.structured.tile_using_for %m tile_sizes [0,0,1,2,1,2] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_7(%a: tensor<6x6x?x?x2x2xf32>, %c: tensor<2x?x?x2xf32>) -> tensor<2x?x?x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x?x?x2x2xf32>) outs(%c : tensor<2x?x?x2xf32>) -> tensor<2x?x?x2xf32>
  return %0 : tensor<2x?x?x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:4 = transform.structured.tile_using_for %m tile_sizes [0,0,1,2,1,1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_8(%a: tensor<?x3x3x?xf32>, %c: tensor<6x6x?x?xf32>) -> tensor<6x6x?x?xf32> {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<?x3x3x?xf32>) outs(%c : tensor<6x6x?x?xf32>) -> tensor<6x6x?x?xf32>
  return %0 : tensor<6x6x?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_filter_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:2 = transform.structured.tile_using_for %m tile_sizes [1, 0,0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_9(%a: tensor<2x6x1x5xf32>, %c: tensor<4x1x2x1x2x5xf32>) -> tensor<4x1x2x1x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%a : tensor<2x6x1x5xf32>) outs(%c : tensor<4x1x2x1x2x5xf32>) -> tensor<4x1x2x1x2x5xf32>
  return %0 : tensor<4x1x2x1x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:4 = transform.structured.tile_using_for %m tile_sizes [0,0,1,1,1,1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_10(%a: tensor<1x6x1x2x2x2xf32>, %c: tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_5) ins(%a : tensor<1x6x1x2x2x2xf32>) outs(%c : tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32>
  return %0 : tensor<2x1x4x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:4 = transform.structured.tile_using_for %m tile_sizes [0,0,1,1,1,1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_11(%a: tensor<4x1x2x1x2x2xf32>, %c: tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_2_3) ins(%a : tensor<4x1x2x1x2x2xf32>) outs(%c : tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32>
  return %0 : tensor<2x4x1x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:6 = transform.structured.tile_using_for %m tile_sizes [2,1,1,1,1,1] : (!transform.any_op)
      -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_12(%a: tensor<2x6x1x5xf32>, %c: tensor<4x1x2x1x2x5xf32>) -> tensor<4x1x2x1x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%a : tensor<2x6x1x5xf32>) outs(%c : tensor<4x1x2x1x2x5xf32>) -> tensor<4x1x2x1x2x5xf32>
  return %0 : tensor<4x1x2x1x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_for %m tile_sizes [0,0,0,0,2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_for
module attributes {transform.with_named_sequence} {
func.func @tile_using_for_13(%a: tensor<2x14x14x?xf32>, %c: tensor<6x6x3x3x2x?xf32>) -> tensor<6x6x3x3x2x?xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x14x14x?xf32>) outs(%c : tensor<6x6x3x3x2x?xf32>) -> tensor<6x6x3x3x2x?xf32>
  return %0 : tensor<6x6x3x3x2x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l:2 = transform.structured.tile_using_for %m tile_sizes [0,0,3,0,0,4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.tile_using_forall, structured.decompose_winograd_op
module attributes {transform.with_named_sequence} {
func.func @tile_using_forall_decompose_winograd_op(%a: tensor<2x14x14x5xf32>, %c: tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32> {
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x14x14x5xf32>) outs(%c : tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32>
  return %0 : tensor<6x6x3x3x2x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_input_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %m tile_sizes [0,0,1,1] : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
 %x = transform.structured.decompose_winograd_op %t : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- structured.tile_using_forall
module attributes {transform.with_named_sequence} {
func.func @tile_using_forall(%a: tensor<6x6x3x3x2x2xf32>, %c: tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32> {
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x3x3x2x2xf32>) outs(%c : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return %0 : tensor<2x12x12x2xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.winograd_output_transform"]}  in %root : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %m num_threads [0,0,3,3] : (!transform.any_op) -> (!transform.any_op,!transform.any_op)
  transform.yield
}
}
