// COMPARE: --convert-math-to-funcs=convert-ctlz
// The functions are made before constants fold.
func.func @power_of_constants() -> (i8, i32) {
  %a = arith.constant -1 : i8
  %b = arith.constant 3 : i8
  %c = arith.constant 5 : i32
  %0 = math.ipowi %a, %b : i8
  %1 = math.ctlz %c : i32
  return %0, %1 : i8, i32
}
// -----
func.func @power_of_dense_constants() -> (tensor<2xi16>, vector<2xi16>) {
  %a = arith.constant dense<[1, 2]> : tensor<2xi16>
  %b = arith.constant dense<[1, 2]> : vector<2xi16>
  %0 = math.ipowi %a, %a : tensor<2xi16>
  %1 = math.ipowi %b, %b : vector<2xi16>
  return %0, %1 : tensor<2xi16>, vector<2xi16>
}
// -----
func.func @power_of_tensors(%a: tensor<2xi16>) -> tensor<2xi16> {
  %0 = math.ipowi %a, %a : tensor<2xi16>
  return %0 : tensor<2xi16>
}
// -----
func.func @indices(%a: index, %b: f32) -> (index, f32) {
  %0 = math.ctlz %a : index
  %1 = math.fpowi %b, %0 : f32, index
  return %0, %1 : index, f32
}
