// COMPARE: '--affine-super-vectorize=virtual-vector-size=4 test-fastest-varying=1,0'
func.func @super_vectorize_options() {
  return
}
