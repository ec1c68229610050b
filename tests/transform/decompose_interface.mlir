// COMPARE: --transform-interpreter
// linalg.softmax along each dim, dynamic sizes, narrow floats.

module attributes {transform.with_named_sequence} {
func.func @softmax(%x: tensor<2x16x?xf32>, %init: tensor<2x16x?xf32>) -> tensor<2x16x?xf32> {
  %y = linalg.softmax dimension(1) ins(%x : tensor<2x16x?xf32>) outs(%init : tensor<2x16x?xf32>) -> tensor<2x16x?xf32>
  return %y : tensor<2x16x?xf32>
}
func.func @mem(%x: tensor<8xf16>, %y: tensor<8xf16>) -> tensor<8xf16> {
  %z = linalg.softmax dimension(0) ins(%x : tensor<8xf16>) outs(%y : tensor<8xf16>)-> tensor<8xf16>
  return %z : tensor<8xf16>
}
transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) {
  %softmax = transform.structured.match ops{["linalg.softmax"]} in %module : (!transform.any_op) -> !transform.any_op
  %parts = transform.structured.decompose_interface %softmax : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
