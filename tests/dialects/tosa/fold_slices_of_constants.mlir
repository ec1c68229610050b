// COMPARE: --canonicalize
func.func @slices() -> (tensor<1xi32>, tensor<1x1xf32>, tensor<2xi32>, tensor<1xi8>) {
  %one = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %two = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %place = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %single = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = "tosa.const"() <{values = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %1 = "tosa.const"() <{values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
  %2 = "tosa.const"() <{values = dense<[7, 8]> : tensor<2xi8>}> : () -> tensor<2xi8>
  %3 = tosa.slice %0, %two, %one : (tensor<3xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1xi32>
  %4 = tosa.slice %1, %place, %single : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
  %5 = tosa.slice %0, %one, %two : (tensor<3xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xi32>
  %6 = tosa.slice %2, %one, %one : (tensor<2xi8>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1xi8>
  return %3, %4, %5, %6 : tensor<1xi32>, tensor<1x1xf32>, tensor<2xi32>, tensor<1xi8>
}
