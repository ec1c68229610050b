// COMPARE: --strip-func-quant-types
func.func @casts_there_and_back(%s: tensor<2xi8>, %q: tensor<2x!quant.uniform<i8:f32, 0.5>>)
      -> (tensor<2xi8>, tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  %0 = quant.scast %s : tensor<2xi8> to tensor<2x!quant.uniform<i8:f32, 0.5>>
  %1 = quant.scast %0 : tensor<2x!quant.uniform<i8:f32, 0.5>> to tensor<2xi8>
  %2 = quant.scast %q : tensor<2x!quant.uniform<i8:f32, 0.5>> to tensor<2xi8>
  %3 = quant.scast %2 : tensor<2xi8> to tensor<2x!quant.uniform<i8:f32, 0.5>>
  return %1, %3 : tensor<2xi8>, tensor<2x!quant.uniform<i8:f32, 0.5>>
}
