// COMPARE: -pass-pipeline="builtin.module(tosa-attach-target{specification_version=1.1.draft extensions=int64},tosa-validate{strict-op-spec-alignment})"
// ----- no profile
func.func @no_profile(%b: tensor<2xi64>, %c: tensor<i1>) {
  %1 = tosa.add %b, %b : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.logical_not %c : (tensor<i1>) -> tensor<i1>
  %3 = tosa.dim %b {axis = 0 : i32} : (tensor<2xi64>) -> !tosa.shape<1>
  return
}
