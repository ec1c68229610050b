// COMPARE: --canonicalize
// The operations declare no effects.
func.func @winograd_output_transform(%a: tensor<6x6x2x2x2x5xf32>, %o: tensor<2x8x8x5xf32>) {
  %0 = linalg.winograd_output_transform fmr(F_4_3)
    ins(%a : tensor<6x6x2x2x2x5xf32>) outs(%o : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}
