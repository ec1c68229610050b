// COMPARE: --convert-func-to-llvm
// Functions whose types have no counterpart stay; what is in them is converted as far as it goes.
func.func @stays(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func @calls(%t: tensor<4xf32>, %i: index) {
  %0 = call @stays(%t) : (tensor<4xf32>) -> tensor<4xf32>
  call @goes(%i) : (index) -> ()
  return
}
func.func @goes(%i: index) {
  return
}
func.func private @declared(tensor<4xf32>)
