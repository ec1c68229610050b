// COMPARE: --canonicalize
func.func @from_elements_empty() -> tensor<0xf32> {
  %0 = tensor.from_elements : tensor<0xf32>
  return %0 : tensor<0xf32>
}
// -----
func.func @zero_rows() -> tensor<2x0xi32> {
  %0 = tensor.from_elements : tensor<2x0xi32>
  return %0 : tensor<2x0xi32>
}
