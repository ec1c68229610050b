// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-arith-const-to-tosa-const))"
func.func @arith_constants() -> (tensor<2xf32>, tensor<2xindex>, tensor<2xi8>, f32) {
  %0 = arith.constant dense<1.0> : tensor<2xf32>
  %1 = arith.constant dense<1> : tensor<2xindex>
  %2 = arith.constant dense<1> : tensor<2xi8>
  %3 = arith.constant 1.0 : f32
  return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xindex>, tensor<2xi8>, f32
}
