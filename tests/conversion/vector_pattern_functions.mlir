// ----- gather: element by element, under the mask
func.func @gather_from_memref(%m: memref<?xf32>, %o: index, %i: vector<3xindex>, %k: vector<3xi1>, %p: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.gather %m[%o][%i], %k, %p {alignment = 8 : i64}
      : memref<?xf32>, vector<3xindex>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @gather_from_tensor(%t: tensor<4x?xf32>, %i: index, %j: index, %v: vector<2xi32>, %k: vector<2xi1>,
    %p: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.gather %t[%i, %j][%v], %k, %p
      : tensor<4x?xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @gather_of_two_rows(%m: memref<?xf32>, %o: index, %i: vector<2x2xindex>, %k: vector<2x2xi1>,
    %p: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.gather %m[%o][%i], %k, %p
      : memref<?xf32>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @scalable_gather_stays(%m: memref<?xf32>, %o: index, %i: vector<[2]xindex>, %k: vector<[2]xi1>,
    %p: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = vector.gather %m[%o][%i], %k, %p
      : memref<?xf32>, vector<[2]xindex>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
  return %0 : vector<[2]xf32>
}
func.func @gather_from_strided_memref_stays(%m: memref<8xf32, strided<[2]>>, %o: index, %i: vector<2xindex>, %k: vector<2xi1>,
    %p: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.gather %m[%o][%i], %k, %p
      : memref<8xf32, strided<[2]>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
// ----- gather: a column of a matrix
func.func @gather_from_column(%m: memref<100x3xf32>, %o: index, %i: vector<2xindex>, %k: vector<2xi1>, %p: vector<2xf32>)
    -> vector<2xf32> {
  %column = memref.subview %m[0, 0] [100, 1] [1, 1] : memref<100x3xf32> to memref<100xf32, strided<[3]>>
  %0 = vector.gather %column[%o][%i], %k, %p
      : memref<100xf32, strided<[3]>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @gather_from_column_of_dynamic_matrix(%m: memref<?x3xf32>, %n: index, %o: index, %i: vector<2xi32>, %k: vector<2xi1>,
    %p: vector<2xf32>) -> vector<2xf32> {
  %column = memref.subview %m[0, 0] [%n, 1] [1, 1] : memref<?x3xf32> to memref<?xf32, strided<[3]>>
  %0 = vector.gather %column[%o][%i], %k, %p
      : memref<?xf32, strided<[3]>>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
// ----- gather: no column from the first element on
// MLIR LEFT OUT: it ignores the offset and the stride of the view
func.func @gather_from_another_column_stays(%m: memref<100x3xf32>, %o: index, %i: vector<2xindex>, %k: vector<2xi1>,
    %p: vector<2xf32>) -> vector<2xf32> {
  %column = memref.subview %m[0, 1] [100, 1] [1, 1] : memref<100x3xf32> to memref<100xf32, strided<[3], offset: 1>>
  %0 = vector.gather %column[%o][%i], %k, %p
      : memref<100xf32, strided<[3], offset: 1>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @gather_from_every_other_row_stays(%m: memref<100x3xf32>, %o: index, %i: vector<2xindex>, %k: vector<2xi1>,
    %p: vector<2xf32>) -> vector<2xf32> {
  %column = memref.subview %m[0, 0] [50, 1] [2, 1] : memref<100x3xf32> to memref<50xf32, strided<[6]>>
  %0 = vector.gather %column[%o][%i], %k, %p
      : memref<50xf32, strided<[6]>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
// ----- masked: element by element, under the mask
func.func @masked_load(%m: memref<8x8xf32>, %i: index, %j: index, %k: vector<3xi1>, %p: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.maskedload %m[%i, %j], %k, %p {alignment = 16 : i64}
      : memref<8x8xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @masked_store(%m: memref<8x8xf32>, %i: index, %j: index, %k: vector<3xi1>, %v: vector<3xf32>) {
  vector.maskedstore %m[%i, %j], %k, %v {alignment = 16 : i64} : memref<8x8xf32>, vector<3xi1>, vector<3xf32>
  return
}
// ----- masked: scalable vectors stay
// MLIR LEFT OUT: it reads the first elements only
func.func @scalable_masks_stay(%m: memref<8xf32>, %i: index, %k: vector<[2]xi1>, %p: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
  vector.maskedstore %m[%i], %k, %p : memref<8xf32>, vector<[2]xi1>, vector<[2]xf32>
  return %0 : vector<[2]xf32>
}
// ----- scalars: one element of what is read or written
func.func @element_of_read(%m: memref<?x?xf32>, %i: index, %j: index, %pad: f32) -> f32 {
  %0 = vector.transfer_read %m[%i, %j], %pad {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  return %1 : f32
}
func.func @element_at_dynamic_position(%m: memref<?xf32>, %i: index, %at: index, %pad: f32) -> f32 {
  %0 = vector.transfer_read %m[%i], %pad {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[%at] : f32 from vector<4xf32>
  return %1 : f32
}
func.func @element_of_row_of_tensor(%t: tensor<?x?xf32>, %i: index, %pad: f32) -> f32 {
  %c3 = arith.constant 3 : index
  %0 = vector.transfer_read %t[%i, %c3], %pad {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  return %1 : f32
}
func.func @element_of_0d_read(%m: memref<f32>, %pad: f32) -> f32 {
  %0 = vector.transfer_read %m[], %pad : memref<f32>, vector<f32>
  %1 = vector.extract %0[] : f32 from vector<f32>
  return %1 : f32
}
func.func @row_of_read_stays(%m: memref<?x?xf32>, %i: index, %pad: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %pad {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  return %1 : vector<4xf32>
}
func.func @element_that_may_be_out_of_bounds_stays(%m: memref<?xf32>, %i: index, %pad: f32) -> f32 {
  %0 = vector.transfer_read %m[%i], %pad : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  return %1 : f32
}
func.func @element_under_a_mask_stays(%m: memref<?xf32>, %i: index, %pad: f32, %k: vector<4xi1>) -> f32 {
  %0 = vector.transfer_read %m[%i], %pad, %k {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  return %1 : f32
}
func.func @element_of_transposed_read_stays(%m: memref<?x?xf32>, %i: index, %pad: f32) -> f32 {
  %0 = vector.transfer_read %m[%i, %i], %pad {in_bounds = [true, true], permutation_map = affine_map<(a, b) -> (b, a)>}
      : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.extract %0[1, 3] : f32 from vector<2x4xf32>
  return %1 : f32
}
func.func @two_elements_of_one_read_stay(%m: memref<?xf32>, %i: index, %pad: f32) -> (f32, f32) {
  %0 = vector.transfer_read %m[%i], %pad {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.extract %0[2] : f32 from vector<4xf32>
  return %1, %2 : f32, f32
}
func.func @write_of_one_element(%m: memref<?x?xf32>, %i: index, %v: vector<1x1xf32>) {
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, true]} : vector<1x1xf32>, memref<?x?xf32>
  return
}
func.func @write_of_one_element_into_tensor(%t: tensor<?xf32>, %i: index, %v: vector<1xf32>) -> tensor<?xf32> {
  %0 = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<1xf32>, tensor<?xf32>
  return %0 : tensor<?xf32>
}
// ----- scalars: writes of more than one element stay
// MLIR LEFT OUT: it writes out of bounds, and one element of a scalable vector
func.func @other_writes_stay(%m: memref<?xf32>, %i: index, %v: vector<1xf32>, %w: vector<2xf32>, %k: vector<1xi1>, %s: vector<[1]xf32>) {
  vector.transfer_write %v, %m[%i] : vector<1xf32>, memref<?xf32>
  vector.transfer_write %w, %m[%i] {in_bounds = [true]} : vector<2xf32>, memref<?xf32>
  vector.transfer_write %v, %m[%i], %k {in_bounds = [true]} : vector<1xf32>, memref<?xf32>
  vector.transfer_write %s, %m[%i] {in_bounds = [true]} : vector<[1]xf32>, memref<?xf32>
  return
}
// ----- sink: operations on elements before broadcasts, transposes and extracts
func.func @cast_of_broadcast(%x: i8, %v: vector<4xi8>) -> (vector<2xi32>, vector<2x4xi32>) {
  %0 = vector.broadcast %x : i8 to vector<2xi8>
  %1 = arith.extsi %0 : vector<2xi8> to vector<2xi32>
  %2 = vector.broadcast %v : vector<4xi8> to vector<2x4xi8>
  %3 = arith.extsi %2 : vector<2x4xi8> to vector<2x4xi32>
  return %1, %3 : vector<2xi32>, vector<2x4xi32>
}
func.func @sum_of_broadcasts(%x: f32, %y: f32) -> vector<2x4xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x4xf32>
  %1 = vector.broadcast %y : f32 to vector<2x4xf32>
  %2 = arith.addf %0, %1 : vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
func.func @product_of_broadcast_and_splat(%x: i32, %v: vector<4xi32>) -> (vector<2x4xi32>, vector<2x4xi32>) {
  %c = arith.constant dense<3> : vector<2x4xi32>
  %0 = vector.broadcast %x : i32 to vector<2x4xi32>
  %1 = arith.muli %0, %c : vector<2x4xi32>
  %2 = vector.broadcast %v : vector<4xi32> to vector<2x4xi32>
  %3 = arith.muli %c, %2 : vector<2x4xi32>
  return %1, %3 : vector<2x4xi32>, vector<2x4xi32>
}
func.func @broadcasts_of_different_shapes_stay(%x: i32, %v: vector<4xi32>) -> vector<2x4xi32> {
  %0 = vector.broadcast %x : i32 to vector<2x4xi32>
  %1 = vector.broadcast %v : vector<4xi32> to vector<2x4xi32>
  %2 = arith.addi %0, %1 : vector<2x4xi32>
  return %2 : vector<2x4xi32>
}
func.func @broadcast_and_other_constant_stay(%x: i32) -> vector<2xi32> {
  %c = arith.constant dense<[3, 4]> : vector<2xi32>
  %0 = vector.broadcast %x : i32 to vector<2xi32>
  %1 = arith.addi %0, %c : vector<2xi32>
  return %1 : vector<2xi32>
}
func.func @broadcast_and_argument_stay(%x: i32, %v: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %0 = vector.broadcast %x : i32 to vector<2xi32>
  %1 = arith.addi %0, %v : vector<2xi32>
  %2 = arith.addi %v, %0 : vector<2xi32>
  return %1, %2 : vector<2xi32>, vector<2xi32>
}
func.func @fma_of_broadcasts_stays(%x: f32) -> vector<2xf32> {
  %0 = vector.broadcast %x : f32 to vector<2xf32>
  %1 = vector.fma %0, %0, %0 : vector<2xf32>
  return %1 : vector<2xf32>
}
func.func @comparison_of_transposes(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<4x2xi1> {
  %0 = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %1 = vector.transpose %b, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %2 = arith.cmpf olt, %0, %1 : vector<4x2xf32>
  return %2 : vector<4x2xi1>
}
func.func @transpose_and_constant(%a: vector<2x3x4xf32>) -> vector<3x4x2xf32> {
  %c = arith.constant dense<2.0> : vector<3x4x2xf32>
  %0 = vector.transpose %a, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
  %1 = arith.mulf %c, %0 : vector<3x4x2xf32>
  return %1 : vector<3x4x2xf32>
}
func.func @different_transposes_stay(%a: vector<2x3x2xf32>, %b: vector<3x2x2xf32>) -> vector<2x2x3xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<2x3x2xf32> to vector<2x2x3xf32>
  %1 = vector.transpose %b, [1, 2, 0] : vector<3x2x2xf32> to vector<2x2x3xf32>
  %2 = arith.addf %0, %1 : vector<2x2x3xf32>
  return %2 : vector<2x2x3xf32>
}
func.func @transpose_and_argument_stay(%a: vector<2x4xf32>, %b: vector<4x2xf32>) -> vector<4x2xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %1 = arith.addf %0, %b : vector<4x2xf32>
  return %1 : vector<4x2xf32>
}
func.func @element_of_sum(%a: vector<4xf32>, %b: vector<4xf32>, %at: index) -> (f32, f32) {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = vector.extract %0[3] : f32 from vector<4xf32>
  %2 = arith.subf %a, %b : vector<4xf32>
  %3 = vector.extract %2[%at] : f32 from vector<4xf32>
  return %1, %3 : f32, f32
}
func.func @row_of_comparison(%a: vector<2x4xi32>, %b: vector<2x4xi32>) -> vector<4xi1> {
  %0 = arith.cmpi slt, %a, %b : vector<2x4xi32>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<2x4xi1>
  return %1 : vector<4xi1>
}
func.func @two_elements_of_sum_stay(%a: vector<4xf32>, %b: vector<4xf32>) -> (f32, f32) {
  %0 = arith.addf %a, %b : vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.extract %0[2] : f32 from vector<4xf32>
  return %1, %2 : f32, f32
}
func.func @element_of_select_of_scalar_condition_stays(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) -> f32 {
  %0 = arith.select %c, %a, %b : vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  return %1 : f32
}
// ----- shuffle: inputs of different sizes
func.func @shorter_first_input(%a: vector<2xf32>, %b: vector<4xf32>) -> vector<3xf32> {
  %0 = vector.shuffle %a, %b [1, 2, 5] : vector<2xf32>, vector<4xf32>
  return %0 : vector<3xf32>
}
func.func @shorter_second_input(%a: vector<4xf32>, %b: vector<3xf32>) -> vector<4xf32> {
  %0 = vector.shuffle %a, %b [6, 4, 3, -1] : vector<4xf32>, vector<3xf32>
  return %0 : vector<4xf32>
}
func.func @inputs_of_one_size_stay(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<2xf32> {
  %0 = vector.shuffle %a, %b [1, 6] : vector<4xf32>, vector<4xf32>
  return %0 : vector<2xf32>
}
func.func @shuffle_of_rows_stays(%a: vector<2x4xf32>, %b: vector<3x4xf32>) -> vector<2x4xf32> {
  %0 = vector.shuffle %a, %b [1, 4] : vector<2x4xf32>, vector<3x4xf32>
  return %0 : vector<2x4xf32>
}
// ----- slices: element by element
func.func @slice(%v: vector<8xf32>) -> vector<3xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @slice_of_rows(%v: vector<4x2xf32>) -> vector<2x2xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x2xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @slice_in_two_dims_stays(%v: vector<4x4xf32>) -> vector<2x2xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
// ----- shuffle_tree: elements of several vectors
func.func @elements_of_two_vectors(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<4xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2 = vector.from_elements %0#1, %0#0, %1#0, %1#1 : vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @elements_of_three_vectors(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<7xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %2:4 = vector.to_elements %c : vector<4xf32>
  %3 = vector.from_elements %0#3, %1#0, %1#1, %0#2, %2#1, %2#1, %1#3 : vector<7xf32>
  return %3 : vector<7xf32>
}
func.func @elements_of_five_vectors(%a: vector<2xi8>, %b: vector<2xi8>, %c: vector<2xi8>, %d: vector<2xi8>, %e: vector<2xi8>)
    -> vector<10xi8> {
  %0:2 = vector.to_elements %a : vector<2xi8>
  %1:2 = vector.to_elements %b : vector<2xi8>
  %2:2 = vector.to_elements %c : vector<2xi8>
  %3:2 = vector.to_elements %d : vector<2xi8>
  %4:2 = vector.to_elements %e : vector<2xi8>
  %5 = vector.from_elements %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1 : vector<10xi8>
  return %5 : vector<10xi8>
}
func.func @reversed_elements_of_one_vector(%a: vector<3xf32>) -> vector<3xf32> {
  %0:3 = vector.to_elements %a : vector<3xf32>
  %1 = vector.from_elements %0#2, %0#1, %0#0 : vector<3xf32>
  return %1 : vector<3xf32>
}
func.func @beginning_of_one_vector(%a: vector<3xf32>) -> vector<2xf32> {
  %0:3 = vector.to_elements %a : vector<3xf32>
  %1 = vector.from_elements %0#0, %0#1 : vector<2xf32>
  return %1 : vector<2xf32>
}
func.func @elements_from_elsewhere_stay(%a: vector<2xf32>, %x: f32) -> vector<2xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1 = vector.from_elements %0#1, %x : vector<2xf32>
  return %1 : vector<2xf32>
}
func.func @matrices_stay(%a: vector<1x2xf32>, %b: vector<2xf32>) -> (vector<2xf32>, vector<2x1xf32>) {
  %0:2 = vector.to_elements %a : vector<1x2xf32>
  %1 = vector.from_elements %0#1, %0#0 : vector<2xf32>
  %2:2 = vector.to_elements %b : vector<2xf32>
  %3 = vector.from_elements %2#1, %2#0 : vector<2x1xf32>
  return %1, %3 : vector<2xf32>, vector<2x1xf32>
}
