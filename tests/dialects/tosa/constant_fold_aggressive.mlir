// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-layerwise-constant-fold{aggressive-reduce-constant=true}))" --split-input-file
func.func @tuse() -> (tensor<3x2xi32>, tensor<2x3xi32>) {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %3, %0 : tensor<3x2xi32>, tensor<2x3xi32>
}
// -----
func.func @redsum() -> tensor<1x3xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}
// -----
func.func @redsumf() -> tensor<1x3xf32> {
  %0 = "tosa.const"() <{values = dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  return %3 : tensor<1x3xf32>
}
// -----
func.func @redsumuse() -> (tensor<1x3xi32>, tensor<2x3xi32>) {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %3, %0 : tensor<1x3xi32>, tensor<2x3xi32>
}
// -----
func.func @recipuse() -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = "tosa.const"() <{values = dense<[1.,3.,0.]> : tensor<3xf32>}> : () -> tensor<3xf32>
  %3 = tosa.reciprocal %0 : (tensor<3xf32>) -> tensor<3xf32>
  return %3, %0 : tensor<3xf32>, tensor<3xf32>
}
