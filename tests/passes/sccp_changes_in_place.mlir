// COMPARE: --sccp
func.func @true_witnesses_are_dropped(%w: !shape.witness) -> !shape.witness {
  %true = shape.const_witness true
  %0 = shape.assuming_all %w, %true
  return %0 : !shape.witness
}
// -----
func.func @negative_indices(%v: vector<4x8xf32>, %s: f32) -> (f32, vector<4x8xf32>, f32) {
  %c = arith.constant -1 : index
  %0 = vector.extract %v[%c, 2] : f32 from vector<4x8xf32>
  %1 = vector.insert %s, %v[%c, 2] : f32 into vector<4x8xf32>
  %2 = vector.extract %v[-1, 2] : f32 from vector<4x8xf32>
  return %0, %1, %2 : f32, vector<4x8xf32>, f32
}
