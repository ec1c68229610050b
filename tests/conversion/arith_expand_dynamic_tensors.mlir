// COMPARE: --arith-expand
// ----- failed to legalize operation 'arith.ceildivui' that was explicitly marked illegal
// MLIR LEFT OUT: makes constants of dynamic shape, which cannot be read again
func.func @dynamic_f(%a1: tensor<?xi32>) -> tensor<?xi32> {
  %v7 = arith.ceildivui %a1, %a1 : tensor<?xi32>
  return %v7 : tensor<?xi32>
}
// ----- signed
// MLIR LEFT OUT: makes constants of dynamic shape, which cannot be read again
func.func @dynamic_g(%a1: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %v7 = arith.ceildivsi %a1, %a1 : tensor<?xi32>
  %v8 = arith.floordivsi %a1, %a1 : tensor<?xi32>
  return %v7, %v8 : tensor<?xi32>, tensor<?xi32>
}
// ----- extremes
func.func @dynamic_h(%c: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %v7 = arith.maximumf %c, %c : tensor<?xf32>
  %v8 = arith.minnumf %c, %c : tensor<?xf32>
  return %v7, %v8 : tensor<?xf32>, tensor<?xf32>
}
