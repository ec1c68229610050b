// COMPARE: --convert-to-llvm
// ----- arith.ceildivui
// MLIR LEFT OUT: builds with assertions crash on the constants it needs
func.func @dynamic_f(%a1: tensor<?xi32>, %b: tensor<*xi32>, %c: tensor<?xf32>) -> tensor<?xi32> {
  %v7 = arith.ceildivui %a1, %a1 : tensor<?xi32>
  return %v7 : tensor<?xi32>
}

// ----- dynamic g
// MLIR LEFT OUT: builds with assertions crash on the constants it needs
func.func @dynamic_g(%a1: tensor<?xi32>, %b: tensor<*xi32>, %c: tensor<?xf32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %v7 = arith.ceildivsi %a1, %a1 : tensor<?xi32>
  %v8 = arith.floordivsi %a1, %a1 : tensor<?xi32>
  return %v7, %v8 : tensor<?xi32>, tensor<?xi32>
}

// ----- dynamic h
func.func @dynamic_h(%c: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %v7 = arith.maximumf %c, %c : tensor<?xf32>
  %v8 = arith.minnumf %c, %c : tensor<?xf32>
  return %v7, %v8 : tensor<?xf32>, tensor<?xf32>
}
