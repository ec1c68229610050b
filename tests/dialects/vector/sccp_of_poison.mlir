// COMPARE: --sccp
// ----- ub.poison, arith.addi
func.func @poison_addi(%x: i32) -> i32 {
  %p = ub.poison : i32
  %0 = arith.addi %x, %p : i32
  return %0 : i32
}
// ----- ub.poison, vector.extract
func.func @poison_extract() -> f32 {
  %p = ub.poison : vector<4xf32>
  %0 = vector.extract %p[0] : f32 from vector<4xf32>
  return %0 : f32
}
// ----- ub.poison, vector.extract_strided_slice
func.func @poison_extract_strided_slice() -> vector<2xf32> {
  %p = ub.poison : vector<4xf32>
  %0 = vector.extract_strided_slice %p {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}
// ----- vector.extract_strided_slice
func.func @extract_strided_slice() -> vector<2xf32> {
  %p = arith.constant dense<1.0> : vector<4xf32>
  %0 = vector.extract_strided_slice %p {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}
// ----- ub.poison, vector.shape_cast
func.func @poison_shape_cast() -> vector<2x2xf32> {
  %p = ub.poison : vector<4xf32>
  %0 = vector.shape_cast %p : vector<4xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// ----- ub.poison, vector.broadcast
func.func @poison_broadcast() -> vector<4xf32> {
  %p = ub.poison : f32
  %0 = vector.broadcast %p : f32 to vector<4xf32>
  return %0 : vector<4xf32>
}
