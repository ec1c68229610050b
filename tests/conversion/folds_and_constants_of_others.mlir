// COMPARE: --convert-func-to-llvm
// ----- linalg.reduce, arith.addi
func.func @reduce(%a: tensor<2x3xi32>, %o: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %r = linalg.reduce { arith.addi } ins(%a : tensor<2x3xi32>) outs(%o : tensor<3xi32>) dimensions = [0]
  %s = linalg.reduce { arith.addi {overflowFlags = #arith.overflow<nsw>} } ins(%a : tensor<2x3xi32>) outs(%o : tensor<3xi32>) dimensions = [0]
  return %r, %s : tensor<3xi32>, tensor<3xi32>
}

// ----- extract
func.func @extract(%a: vector<4xindex>) -> index {
  %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xindex>
  %c0 = arith.constant 0 : index
  %1 = vector.extract %cst[%c0] : index from vector<4xindex>
  return %1 : index
}
