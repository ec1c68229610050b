// COMPARE: -pass-pipeline="builtin.module(tosa-validate{allow-invalid-op-datatype-combinations strict-op-spec-alignment})"
// ----- only legal element types count
func.func @only_legal_element_types_count(%a: tensor<2xi8>, %b: tensor<2xf64>) {
  %0 = tosa.add %a, %a : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %1 = tosa.add %b, %b : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  return
}
