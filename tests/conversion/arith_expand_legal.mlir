// COMPARE: --arith-expand
// ----- vector.extract, vector.shuffle, arith.muli

func.func @legal(%a: index, %b: i32) -> (f32, vector<2x2xi8>, i32, index) {
  %c = arith.constant dense<3.0> : vector<4xf32>
  %0 = vector.extract %c[0] : f32 from vector<4xf32>
  %d = arith.constant dense<1> : vector<2x2xi8>
  %1 = vector.shuffle %d, %d [0, 1] : vector<2x2xi8>, vector<2x2xi8>
  %c1 = arith.constant 1 : i32
  %2 = arith.muli %b, %c1 : i32
  %c2 = arith.constant 2 : index
  %3 = arith.ceildivsi %a, %c2 : index
  return %0, %1, %2, %3 : f32, vector<2x2xi8>, i32, index
}
// ----- tensor.dim, tensor.cast
func.func @folded(%t: tensor<4xf32>) -> (index, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %t, %c0 : tensor<4xf32>
  %1 = tensor.cast %t : tensor<4xf32> to tensor<4xf32>
  return %0, %1 : index, tensor<4xf32>
}
