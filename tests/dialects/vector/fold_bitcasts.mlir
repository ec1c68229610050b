// COMPARE: --canonicalize
// ----- of constants
func.func @constants() -> (vector<4xi32>, vector<2xi64>, vector<4xf32>, vector<8xi16>) {
  %splat = arith.constant dense<1.0> : vector<4xf32>
  %ints = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.bitcast %splat : vector<4xf32> to vector<4xi32>
  %1 = vector.bitcast %ints : vector<4xi32> to vector<2xi64>
  %2 = vector.bitcast %ints : vector<4xi32> to vector<4xf32>
  %3 = vector.bitcast %splat : vector<4xf32> to vector<8xi16>
  return %0, %1, %2, %3 : vector<4xi32>, vector<2xi64>, vector<4xf32>, vector<8xi16>
}
// ----- of splats of narrower elements
func.func @narrow() -> (vector<4xi16>, vector<2xi32>, vector<1xi64>) {
  %bytes = arith.constant dense<3> : vector<8xi8>
  %halves = arith.constant dense<1.0> : vector<4xf16>
  %0 = vector.bitcast %bytes : vector<8xi8> to vector<4xi16>
  %1 = vector.bitcast %halves : vector<4xf16> to vector<2xi32>
  %2 = vector.bitcast %bytes : vector<8xi8> to vector<1xi64>
  return %0, %1, %2 : vector<4xi16>, vector<2xi32>, vector<1xi64>
}
// ----- there and back
func.func @back(%x: vector<4xf32>) -> (vector<4xf32>, vector<8xi16>) {
  %0 = vector.bitcast %x : vector<4xf32> to vector<4xi32>
  %1 = vector.bitcast %0 : vector<4xi32> to vector<4xf32>
  %2 = vector.bitcast %0 : vector<4xi32> to vector<8xi16>
  return %1, %2 : vector<4xf32>, vector<8xi16>
}
