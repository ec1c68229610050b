// COMPARE: --convert-math-to-funcs
// ----- math.ipowi
func.func @a(%a: index, %v: vector<[4]xi32>) -> index {
  %0 = math.ipowi %a, %a : index
  return %0 : index
}
// ----- failed to legalize operation 'math.ipowi' that was explicitly marked illegal
func.func @c(%v: tensor<4xi32>) -> tensor<4xi32> {
  %0 = math.ipowi %v, %v : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// ----- math.ipowi
func.func @d(%v: vector<4xindex>) -> vector<4xindex> {
  %0 = math.ipowi %v, %v : vector<4xindex>
  return %0 : vector<4xindex>
}
