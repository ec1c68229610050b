// COMPARE: --canonicalize --split-input-file
// ----- slice of what was inserted over all of it
func.func @slice_of_insert(%a: vector<4x4xf32>, %b: vector<8x8xf32>) -> vector<2x2xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 3], strides = [1, 1]} : vector<4x4xf32> into vector<8x8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [3, 4], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  return %1 : vector<2x2xf32>
}
// ----- slice of rows of what was inserted
func.func @rows_of_insert(%a: vector<4x8xf32>, %b: vector<8x8xf32>) -> vector<2x8xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 0], strides = [1, 1]} : vector<4x8xf32> into vector<8x8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [3], sizes = [2], strides = [1]} : vector<8x8xf32> to vector<2x8xf32>
  return %1 : vector<2x8xf32>
}
// ----- slice past an insert beside it
func.func @slice_past_insert(%a: vector<4xf32>, %c: vector<2xf32>, %b: vector<8xf32>) -> vector<2xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [4], strides = [1]} : vector<4xf32> into vector<8xf32>
  %1 = vector.insert_strided_slice %c, %0 {offsets = [0], strides = [1]} : vector<2xf32> into vector<8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [5], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return %2 : vector<2xf32>
}
// ----- slice that ends past the insert stays
func.func @slice_across_the_end(%a: vector<4xf32>, %b: vector<8xf32>) -> vector<3xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [4], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  return %1 : vector<3xf32>
}
// ----- slice that begins at the end of the insert looks past it
func.func @slice_behind_the_insert(%a: vector<4xf32>, %b: vector<8xf32>) -> vector<2xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [6], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return %1 : vector<2xf32>
}
// ----- slice that begins before the insert stays
func.func @slice_across_the_beginning(%a: vector<4xf32>, %b: vector<8xf32>) -> vector<3xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  return %1 : vector<3xf32>
}
// ----- slice beside the insert in the second dimension
func.func @slice_beside_in_columns(%a: vector<4x4xf32>, %c: vector<4x2xf32>, %b: vector<8x8xf32>) -> vector<2x2xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 4], strides = [1, 1]} : vector<4x4xf32> into vector<8x8xf32>
  %1 = vector.insert_strided_slice %c, %0 {offsets = [2, 0], strides = [1, 1]} : vector<4x2xf32> into vector<8x8xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [3, 5], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  return %2 : vector<2x2xf32>
}
// ----- slice of an insert of lower rank stays
func.func @insert_of_lower_rank(%a: vector<4xf32>, %b: vector<8x8xf32>) -> vector<1x2xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [2, 2], strides = [1]} : vector<4xf32> into vector<8x8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [2, 3], sizes = [1, 2], strides = [1, 1]} : vector<8x8xf32> to vector<1x2xf32>
  return %1 : vector<1x2xf32>
}
// ----- slices of slices
func.func @slice_of_slice(%a: vector<8x8xf32>) -> (vector<2x4xf32>, vector<2x2xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2, 1], sizes = [4, 4], strides = [1, 1]} : vector<8x8xf32> to vector<4x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  return %1, %2 : vector<2x4xf32>, vector<2x2xf32>
}
// ----- slices of constants, splats, broadcasts and of everything
func.func @slices_of_known_vectors(%x: f32, %v: vector<4xf32>)
    -> (vector<2xi32>, vector<2x2xi32>, vector<2x2xf32>, vector<4xf32>, vector<1x4xf32>, vector<2x2xi32>) {
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %s = arith.constant dense<7> : vector<4x4xi32>
  %m = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi32>
  %b = vector.broadcast %x : f32 to vector<4x4xf32>
  %w = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %0 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  %1 = vector.extract_strided_slice %s {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi32> to vector<2x2xi32>
  %2 = vector.extract_strided_slice %b {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %3 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]} : vector<4xf32> to vector<4xf32>
  %4 = vector.extract_strided_slice %w {offsets = [2], sizes = [1], strides = [1]} : vector<3x4xf32> to vector<1x4xf32>
  %5 = vector.extract_strided_slice %m {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<3x3xi32> to vector<2x2xi32>
  return %0, %1, %2, %3, %4, %5 : vector<2xi32>, vector<2x2xi32>, vector<2x2xf32>, vector<4xf32>, vector<1x4xf32>, vector<2x2xi32>
}
// ----- insertion of constants and of what was extracted
func.func @inserts_of_known_vectors(%v: vector<8xf32>, %x: f32) -> (vector<8xf32>, vector<4xi32>, vector<4x4xi32>, vector<4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  %1 = vector.insert_strided_slice %0, %v {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %d = arith.constant dense<[8, 9]> : vector<2xi32>
  %2 = vector.insert_strided_slice %d, %c {offsets = [1], strides = [1]} : vector<2xi32> into vector<4xi32>
  %e = arith.constant dense<5> : vector<4x4xi32>
  %f = arith.constant dense<5> : vector<2x2xi32>
  %3 = vector.insert_strided_slice %f, %e {offsets = [1, 1], strides = [1, 1]} : vector<2x2xi32> into vector<4x4xi32>
  %g = vector.broadcast %x : f32 to vector<4xf32>
  %h = vector.broadcast %x : f32 to vector<2xf32>
  %4 = vector.insert_strided_slice %h, %g {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %1, %2, %3, %4 : vector<8xf32>, vector<4xi32>, vector<4x4xi32>, vector<4xf32>
}
