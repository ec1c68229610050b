// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-layerwise-constant-fold))" --split-input-file
// MLIR LEFT OUT: crashes
func.func @tdyn() -> tensor<?x2xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<?x2xi32>
  return %3 : tensor<?x2xi32>
}
// -----
// MLIR LEFT OUT: crashes
func.func @tunr() -> tensor<*xi32> {
  %0 = "tosa.const"() <{values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %3 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<*xi32>
  return %3 : tensor<*xi32>
}
