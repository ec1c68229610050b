// COMPARE: --math-expand-ops
// ----- math.tanh
// MLIR LEFT OUT: an assertion fails in mlir-opt: type.hasStaticShape() && "type must have static shape"
func.func @tanh(%a: tensor<?x4xf64>) -> tensor<?x4xf64> {
  %0 = math.tanh %a : tensor<?x4xf64>
  return %0 : tensor<?x4xf64>
}
// ----- math.acosh
// MLIR LEFT OUT: an assertion fails in mlir-opt: type.hasStaticShape() && "type must have static shape"
func.func @acosh(%a: tensor<?x4xf64>) -> tensor<?x4xf64> {
  %0 = math.acosh %a : tensor<?x4xf64>
  return %0 : tensor<?x4xf64>
}
// ----- math.sinh
// MLIR LEFT OUT: an assertion fails in mlir-opt: type.hasStaticShape() && "type must have static shape"
func.func @sinh(%a: tensor<?x4xf64>) -> tensor<?x4xf64> {
  %0 = math.sinh %a : tensor<?x4xf64>
  return %0 : tensor<?x4xf64>
}
// ----- math.exp2
// MLIR LEFT OUT: an assertion fails in mlir-opt: type.hasStaticShape() && "type must have static shape"
func.func @math_exp2(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.exp2 %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- math.ceil
func.func @ceil(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.ceil %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- math.rsqrt
func.func @rsqrt(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.rsqrt %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- math.powf
func.func @powf(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.powf %a, %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- math.ctlz
// MLIR LEFT OUT: an assertion fails in mlir-opt: type.hasStaticShape() && "type must have static shape"
func.func @ctlz(%a: tensor<?xi32>) -> tensor<?xi32> {
  %0 = math.ctlz %a : tensor<?xi32>
  return %0 : tensor<?xi32>
}
// ----- math.round
// MLIR LEFT OUT: an assertion fails in mlir-opt: type.hasStaticShape() && "type must have static shape"
func.func @round(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.round %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- math.tan
func.func @tan(%a: tensor<*xf32>) -> tensor<*xf32> {
  %0 = math.tan %a : tensor<*xf32>
  return %0 : tensor<*xf32>
}
// ----- math.asinh
// MLIR LEFT OUT: an assertion fails in mlir-opt: type.hasStaticShape() && "type must have static shape"
func.func @asinh(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.asinh %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- math.fpowi
func.func @fpowi(%a: tensor<?xf32>, %i: tensor<?xi32>) -> tensor<?xf32> {
  %0 = math.fpowi %a, %i : tensor<?xf32>, tensor<?xi32>
  return %0 : tensor<?xf32>
}
// ----- math.roundeven
// MLIR LEFT OUT: an assertion fails in mlir-opt: type.hasStaticShape() && "type must have static shape"
func.func @roundeven(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.roundeven %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- math.atanh
// MLIR LEFT OUT: an assertion fails in mlir-opt: type.hasStaticShape() && "type must have static shape"
func.func @atanh(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.atanh %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
