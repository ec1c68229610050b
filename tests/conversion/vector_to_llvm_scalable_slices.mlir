// COMPARE: --convert-vector-to-llvm
// ----- vector.extract_strided_slice: expected size at idx=0 to match the corresponding base size from the ...
func.func @scalable_slice(%v: vector<[8]xf32>) -> vector<[4]xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [4], sizes = [4], strides = [1]} : vector<[8]xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// ----- scalable slice 2d
func.func @scalable_slice_2d(%v: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return %0 : vector<2x[8]xf32>
}

// ----- scalable slice 3d
func.func @scalable_slice_3d(%v: vector<4x5x[8]xf32>) -> vector<2x3x[8]xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1, 1], sizes = [2, 3], strides = [1, 1]} : vector<4x5x[8]xf32> to vector<2x3x[8]xf32>
  return %0 : vector<2x3x[8]xf32>
}

// ----- scalable insert
func.func @scalable_insert(%v: vector<2x[8]xf32>, %w: vector<4x[8]xf32>) -> vector<4x[8]xf32> {
  %0 = vector.insert_strided_slice %v, %w {offsets = [1, 0], strides = [1, 1]} : vector<2x[8]xf32> into vector<4x[8]xf32>
  return %0 : vector<4x[8]xf32>
}

// ----- scalable insert 1d
func.func @scalable_insert_1d(%v: vector<[4]xf32>, %w: vector<[8]xf32>) -> vector<[8]xf32> {
  %0 = vector.insert_strided_slice %v, %w {offsets = [0], strides = [1]} : vector<[4]xf32> into vector<[8]xf32>
  return %0 : vector<[8]xf32>
}

// ----- scalable slice inner
func.func @scalable_slice_inner(%v: vector<2x[8]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [2, 4], strides = [1, 1]} : vector<2x[8]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// ----- scalable slice same
func.func @scalable_slice_same(%v: vector<[8]xf32>) -> vector<[8]xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [8], strides = [1]} : vector<[8]xf32> to vector<[8]xf32>
  return %0 : vector<[8]xf32>
}

// ----- scalable extract
func.func @scalable_extract(%v: vector<[8]xf32>) -> vector<[4]xf32> {
  %0 = vector.scalable.extract %v[4] : vector<[4]xf32> from vector<[8]xf32>
  return %0 : vector<[4]xf32>
}
