// COMPARE: --transform-interpreter
// ----- tensor.extract_slice, tensor.empty, linalg.abs
module attributes {transform.with_named_sequence} {
func.func @extract_slice_empty_abs(%arg0: tensor<?x4xf16>, %n: index) -> (tensor<?x4xf16>) {
  %s = tensor.extract_slice %arg0[0, 0] [%n, 4] [1, 1] : tensor<?x4xf16> to tensor<?x4xf16>
  %o = tensor.empty(%n) : tensor<?x4xf16>
  %v4 = linalg.abs ins(%s : tensor<?x4xf16>) outs(%o : tensor<?x4xf16>) -> tensor<?x4xf16>
  return %v4 : tensor<?x4xf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %3 = transform.structured.match ops{["linalg.abs"]} in %root : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.pack %3 packed_sizes = [0, 3] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- tensor.extract_slice, tensor.empty, linalg.abs
module attributes {transform.with_named_sequence} {
func.func @extract_slice_empty_abs_2(%arg0: tensor<?x4xf16>, %n: index) -> (tensor<?x4xf16>) {
  %s = tensor.extract_slice %arg0[0, 0] [%n, 4] [1, 1] : tensor<?x4xf16> to tensor<?x4xf16>
  %o = tensor.empty(%n) : tensor<?x4xf16>
  %v4 = linalg.abs ins(%s : tensor<?x4xf16>) outs(%o : tensor<?x4xf16>) -> tensor<?x4xf16>
  return %v4 : tensor<?x4xf16>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %3 = transform.structured.match ops{["linalg.abs"]} in %root : (!transform.any_op) -> !transform.any_op
    %4 = transform.structured.pack %3 packed_sizes = [3, 0] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
