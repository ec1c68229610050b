// COMPARE: --canonicalize
// ----- extract of a row of what was inserted
func.func @extract_row_of_inserted_rows(%rows: vector<3x4xf32>, %all: vector<2x3x4xf32>) -> vector<4xf32> {
  %inserted = vector.insert %rows, %all [0] : vector<3x4xf32> into vector<2x3x4xf32>
  %row = vector.extract %inserted[0, 1] : vector<4xf32> from vector<2x3x4xf32>
  return %row : vector<4xf32>
}
// ----- extract_strided_slice of whole rows
func.func @slice_of_whole_rows(%all: vector<2x3x4xf32>) -> vector<1x3x4xf32> {
  %rows = vector.extract_strided_slice %all {offsets = [1, 0, 0], sizes = [1, 3, 4], strides = [1, 1, 1]}
    : vector<2x3x4xf32> to vector<1x3x4xf32>
  return %rows : vector<1x3x4xf32>
}
// ----- extract_strided_slice of part of a row
func.func @slice_of_part_of_a_row(%all: vector<4x3xf32>) -> vector<1x2xf32> {
  %part = vector.extract_strided_slice %all {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]}
    : vector<4x3xf32> to vector<1x2xf32>
  return %part : vector<1x2xf32>
}
// ----- extract_strided_slice of a broadcast whose new dim is as large as a sliced one
func.func @slice_of_broadcast(%rows: vector<3x4xf32>) -> vector<4x3x2xf32> {
  %all = vector.broadcast %rows : vector<3x4xf32> to vector<4x3x4xf32>
  %part = vector.extract_strided_slice %all {offsets = [0, 0, 1], sizes = [4, 3, 2], strides = [1, 1, 1]}
    : vector<4x3x4xf32> to vector<4x3x2xf32>
  return %part : vector<4x3x2xf32>
}
