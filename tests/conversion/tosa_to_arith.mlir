// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-to-arith{include-apply-rescale=true}))"
// ----- tosa.const, tosa.mul
func.func @mul_50(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_51(%a0: tensor<4x3xi8>, %a1: tensor<4x3xi8>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi8>, tensor<4x3xi8>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.const, tosa.mul
func.func @mul_52(%a0: tensor<4x?xf32>, %a1: tensor<4x?xf32>) -> (tensor<4x?xf32>) {
  %c2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<1xi8>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
// ----- tosa.const, tosa.mul
func.func @mul_53(%a0: tensor<4x3xi32>, %a1: tensor<4x3xi32>) -> (tensor<4x3xi32>) {
  %c2 = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %a0, %a1, %c2 : (tensor<4x3xi32>, tensor<4x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.mul
func.func @mul_54(%a0: tensor<4x3xi32>, %a1: tensor<1x3xi32>, %a2: tensor<1xi8>) -> (tensor<4x3xi32>) {
  %r = tosa.mul %a0, %a1, %a2 : (tensor<4x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}
// ----- tosa.apply_scale
func.func @apply_scale_163(%a0: i32, %a1: i32, %a2: i8) -> (i32) {
  %r = tosa.apply_scale %a0, %a1, %a2 {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  return %r : i32
}
// ----- tosa.apply_scale
func.func @apply_scale_164(%a0: i64, %a1: i32, %a2: i8) -> (i32) {
  %r = tosa.apply_scale %a0, %a1, %a2 {rounding_mode = DOUBLE_ROUND} : (i64, i32, i8) -> i32
  return %r : i32
}
// ----- tosa.apply_scale
func.func @apply_scale_165(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xi8>) -> (vector<4xi32>) {
  %r = tosa.apply_scale %a0, %a1, %a2 {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>)
      -> vector<4xi32>
  return %r : vector<4xi32>
}
// ----- failed to legalize operation 'tosa.apply_scale' that was explicitly marked illegal
func.func @apply_scale_166(%a0: tensor<4xi32>, %a1: tensor<4xi32>, %a2: tensor<4xi8>) -> (tensor<4xi32>) {
  %r = tosa.apply_scale %a0, %a1, %a2 {rounding_mode = INEXACT_ROUND} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>)
      -> tensor<4xi32>
  return %r : tensor<4xi32>
}
