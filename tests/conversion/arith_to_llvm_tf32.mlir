// COMPARE: --convert-arith-to-llvm
// ----- arith.addf, arith.mulf, arith.negf
func.func @tf32_constants(%x: tf32) -> (tf32, tf32, tf32, f32, tf32, i1, tf32) {
  %a = arith.constant 1.5 : tf32
  %b = arith.constant 2.5 : tf32
  %0 = arith.addf %a, %b : tf32
  %1 = arith.mulf %a, %b : tf32
  %2 = arith.negf %a : tf32
  %3 = arith.extf %a : tf32 to f32
  %c = arith.constant 1.1 : f32
  %4 = arith.truncf %c : f32 to tf32
  %5 = arith.cmpf olt, %a, %b : tf32
  %6 = arith.maximumf %a, %b : tf32
  return %0, %1, %2, %3, %4, %5, %6 : tf32, tf32, tf32, f32, tf32, i1, tf32
}

// ----- tf32 dense
func.func @tf32_dense() -> (tensor<2xtf32>, tensor<2xtf32>, tf32) {
  %a = arith.constant dense<[1.5, 2.5]> : tensor<2xtf32>
  %b = arith.constant dense<1.0> : tensor<2xtf32>
  %0 = arith.addf %a, %a : tensor<2xtf32>
  %1 = arith.mulf %b, %b : tensor<2xtf32>
  %c = arith.constant 1 : index
  %2 = tensor.extract %a[%c] : tensor<2xtf32>
  return %0, %1, %2 : tensor<2xtf32>, tensor<2xtf32>, tf32
}

// ----- tf32 elements
func.func @tf32_elements() -> (tensor<2xtf32>, vector<2xtf32>, vector<4xtf32>, tensor<3xtf32>) {
  %a = arith.constant 1.5 : tf32
  %b = arith.constant 2.5 : tf32
  %0 = tensor.from_elements %a, %b : tensor<2xtf32>
  %1 = vector.from_elements %a, %b : vector<2xtf32>
  %2 = vector.broadcast %a : tf32 to vector<4xtf32>
  %3 = tensor.splat %b : tensor<3xtf32>
  return %0, %1, %2, %3 : tensor<2xtf32>, vector<2xtf32>, vector<4xtf32>, tensor<3xtf32>
}

// ----- tf32 conversions
func.func @tf32_conversions() -> (tf32, i32, i32, tf32, tf32, f16, tf32) {
  %i = arith.constant 7 : i32
  %a = arith.constant 1.5 : tf32
  %0 = arith.sitofp %i : i32 to tf32
  %1 = arith.fptosi %a : tf32 to i32
  %2 = arith.fptoui %a : tf32 to i32
  %3 = math.sqrt %a : tf32
  %4 = math.absf %a : tf32
  %5 = arith.truncf %a : tf32 to f16
  %h = arith.constant 2.5 : f16
  %6 = arith.extf %h : f16 to tf32
  return %0, %1, %2, %3, %4, %5, %6 : tf32, i32, i32, tf32, tf32, f16, tf32
}
