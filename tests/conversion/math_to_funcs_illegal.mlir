// COMPARE: --convert-math-to-funcs
// ----- math.ipowi
func.func @ipowi(%a: index, %v: vector<[4]xi32>) -> index {
  %0 = math.ipowi %a, %a : index
  return %0 : index
}
// ----- failed to legalize operation 'math.ipowi' that was explicitly marked illegal
func.func @failed_to_legalize_operation_ipowi_that_was_explicitly(%v: tensor<4xi32>) -> tensor<4xi32> {
  %0 = math.ipowi %v, %v : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// ----- math.ipowi
func.func @ipowi_2(%v: vector<4xindex>) -> vector<4xindex> {
  %0 = math.ipowi %v, %v : vector<4xindex>
  return %0 : vector<4xindex>
}
