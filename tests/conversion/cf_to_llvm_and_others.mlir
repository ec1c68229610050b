// COMPARE: --convert-cf-to-llvm
// ----- memref.cast, cf.br
// Other operations are not touched, not even folded.
func.func @kept(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32>
  cf.br ^bb1
^bb1:
  return %0 : memref<4xf32>
}
// ----- failed to legalize operation 'cf.br' that was explicitly marked illegal
func.func @cannot(%t: tensor<4xf32>) {
  cf.br ^bb1(%t : tensor<4xf32>)
^bb1(%0: tensor<4xf32>):
  return
}
