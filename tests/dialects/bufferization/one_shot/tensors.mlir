func.func @cast_static(%t: tensor<?xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @cast_unranked(%t: tensor<?xf32>) -> tensor<*xf32> {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<*xf32>
  return %0 : tensor<*xf32>
}
// -----
func.func @cast_from_unranked(%t: tensor<*xf32>) -> tensor<4x?xf32> {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// -----
func.func @cast_chain(%f: f32, %n: index) -> f32 {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<*xf32>
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<?xf32>
  %3 = tensor.extract %2[%n] : tensor<?xf32>
  return %3 : f32
}
// -----
func.func @cast_layout(%t: tensor<16x16xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.extract_slice %t[%i, 2] [4, 4] [1, 2] : tensor<16x16xf32> to tensor<4x4xf32>
  %1 = tensor.cast %0 : tensor<4x4xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @cast_write_conflict(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1, %t : tensor<?xf32>, tensor<4xf32>
}
// -----
func.func @dim_unranked(%t: tensor<*xf32>, %i: index) -> index {
  %0 = tensor.dim %t, %i : tensor<*xf32>
  return %0 : index
}
// -----
func.func @rank_ranked(%t: tensor<?x?xf32>) -> index {
  %0 = tensor.rank %t : tensor<?x?xf32>
  return %0 : index
}
// -----
func.func @empty_returned(%n: index) -> tensor<?x4x?xf32> {
  %0 = tensor.empty(%n, %n) : tensor<?x4x?xf32>
  return %0 : tensor<?x4x?xf32>
}
// -----
func.func @empty_used_twice(%f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %g = arith.addf %f, %f : f32
  %2 = linalg.fill ins(%g : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @empty_rank0(%f: f32) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = tensor.insert %f into %0[] : tensor<f32>
  return %1 : tensor<f32>
}
// -----
func.func @from_elements_empty() -> tensor<0xf32> {
  %0 = tensor.from_elements : tensor<0xf32>
  return %0 : tensor<0xf32>
}
// -----
func.func @from_elements_0d(%f: f32) -> tensor<f32> {
  %0 = tensor.from_elements %f : tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @from_elements_3d(%f: f32) -> tensor<3x2x2xf32> {
  %0 = tensor.from_elements %f,%f,%f,%f,%f,%f,%f,%f,%f,%f,%f,%f : tensor<3x2x2xf32>
  return %0 : tensor<3x2x2xf32>
}
// -----
func.func @generate_reads(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %e = tensor.extract %t[%i] : tensor<?xf32>
    tensor.yield %e : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @generate_nested(%n: index) -> tensor<?xindex> {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %1 = tensor.generate %n {
    ^bb0(%j: index):
      %s = arith.addi %i, %j : index
      tensor.yield %s : index
    } : tensor<?xindex>
    %e = tensor.extract %1[%i] : tensor<?xindex>
    tensor.yield %e : index
  } : tensor<?xindex>
  return %0 : tensor<?xindex>
}
// -----
func.func @generate_writes(%t: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.generate {
  ^bb0(%i: index):
    %w = tensor.insert %f into %t[%i] : tensor<4xf32>
    %e = tensor.extract %w[%i] : tensor<4xf32>
    tensor.yield %e : f32
  } : tensor<4xf32>
  return %0, %t : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @splat_dynamic(%f: f32, %n: index) -> tensor<?x4xf32> {
  %0 = tensor.splat %f[%n] : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// -----
func.func @splat_0d(%f: f32) -> tensor<f32> {
  %0 = tensor.splat %f : tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @slice_rank_reduced(%t: tensor<?x16x?xf32>, %i: index) -> tensor<16xf32> {
  %0 = tensor.extract_slice %t[%i, 0, 3] [1, 16, 1] [1, 1, 1] : tensor<?x16x?xf32> to tensor<16xf32>
  return %0 : tensor<16xf32>
}
// -----
func.func @slice_rank_reduced_0d(%t: tensor<?x16xf32>, %i: index) -> tensor<f32> {
  %0 = tensor.extract_slice %t[%i, 0] [1, 1] [1, 1] : tensor<?x16xf32> to tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @slice_dyn_all(%t: tensor<?x?xf32>, %o: index, %s: index, %st: index) -> tensor<?x?xf32> {
  %0 = tensor.extract_slice %t[%o, %o] [%s, 4] [%st, 2] : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @slice_of_slice_rank_reduced(%t: tensor<4x16xf32>, %f: f32, %i: index) -> tensor<4x16xf32> {
  %0 = tensor.extract_slice %t[%i, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
  %1 = tensor.extract_slice %0[2] [4] [2] : tensor<16xf32> to tensor<4xf32>
  %2 = linalg.fill ins(%f : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = tensor.insert_slice %2 into %0[2] [4] [2] : tensor<4xf32> into tensor<16xf32>
  %4 = tensor.insert_slice %3 into %t[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
  return %4 : tensor<4x16xf32>
}
// -----
func.func @insert_slice_rank(%t: tensor<4x8xf32>, %u: tensor<8xf32>, %i: index) -> tensor<4x8xf32> {
  %0 = tensor.insert_slice %u into %t[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @insert_slice_whole(%t: tensor<8xf32>, %u: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.insert_slice %u into %t[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @insert_slice_whole_dyn(%t: tensor<?xf32>, %u: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %0 = tensor.insert_slice %u into %t[0] [%d] [1] : tensor<?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @insert_slice_overlap(%t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[3] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @insert_slice_disjoint(%t: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @insert_strided_cond(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %s: index) -> tensor<?xf32> {
  %0 = tensor.extract_slice %t[1] [%n] [%s] : tensor<?xf32> to tensor<?xf32>
  %1 = linalg.copy ins(%u : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[1] [%n] [%s] : tensor<?xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
func.func @collapse_noncontig(%t: tensor<8x8xf32>) -> tensor<16xf32> {
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  return %1 : tensor<16xf32>
}
// -----
func.func @collapse_layout(%t: tensor<8x4x4xf32>, %i: index) -> tensor<8x16xf32> {
  %0 = tensor.extract_slice %t[%i, 0, 0] [8, 4, 4] [2, 1, 1] : tensor<8x4x4xf32> to tensor<8x4x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<8x4x4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
// -----
func.func @collapse_0d_sliced(%t: tensor<4x4xf32>, %i: index) -> tensor<f32> {
  %s = tensor.extract_slice %t[%i, 1] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
  %0 = tensor.collapse_shape %s [] : tensor<1x1xf32> into tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @collapse_of_rank_reducing(%t: tensor<2x3x4x5xf32>, %i: index) -> tensor<20xf32> {
  %s = tensor.extract_slice %t[1, %i, 0, 0] [1, 1, 4, 5] [1, 1, 1, 1] : tensor<2x3x4x5xf32> to tensor<4x5xf32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<4x5xf32> into tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @expand_0d(%t: tensor<f32>) -> tensor<1x1xf32> {
  %0 = tensor.expand_shape %t [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
// -----
func.func @expand_sliced(%t: tensor<16xf32>, %i: index) -> tensor<2x4xf32> {
  %s = tensor.extract_slice %t[%i] [8] [2] : tensor<16xf32> to tensor<8xf32>
  %0 = tensor.expand_shape %s [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
// -----
func.func @reshape_static(%t: tensor<8xf32>) -> tensor<2x4xf32> {
  %s = arith.constant dense<[2, 4]> : tensor<2xi64>
  %0 = tensor.reshape %t(%s) : (tensor<8xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
// -----
func.func @reshape_unranked(%t: tensor<*xf32>, %s: tensor<?xi32>) -> tensor<*xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
// -----
func.func @reshape_of_strided_slice(%t: tensor<16xf32>, %s: tensor<2xindex>, %i: index) -> tensor<?x?xf32> {
  %x = tensor.extract_slice %t[%i] [8] [2] : tensor<16xf32> to tensor<8xf32>
  %0 = tensor.reshape %x(%s) : (tensor<8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @reshape_written(%t: tensor<8xf32>, %s: tensor<2xindex>, %f: f32, %i: index) -> (tensor<?x?xf32>, f32) {
  %0 = tensor.reshape %t(%s) : (tensor<8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.insert %f into %0[%i, %i] : tensor<?x?xf32>
  %2 = tensor.extract %t[%i] : tensor<8xf32>
  return %1, %2 : tensor<?x?xf32>, f32
}
// -----
func.func @pad_dyn(%t: tensor<?x?xi32>, %l: index, %h: index) -> tensor<?x?xi32> {
  %0 = tensor.pad %t low[%l, 0] high[2, %h] {
  ^bb0(%i: index, %j: index):
    %a = arith.index_cast %i : index to i32
    tensor.yield %a : i32
  } : tensor<?x?xi32> to tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
func.func @pad_nofold(%t: tensor<4xf32>) -> tensor<4xf32> {
  %f = arith.constant 1.0 : f32
  %0 = tensor.pad %t nofold low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } : tensor<4xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @pad_value_read(%t: tensor<4xf32>, %u: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.pad %t low[2] high[2] {
  ^bb0(%i: index):
    %e = tensor.extract %u[%i] : tensor<8xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> to tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @concat_3(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>, %c: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
// -----
func.func @concat_one(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @encoding_cast(%a: tensor<4xf32, 1 : i64>) -> tensor<?xf32, 1 : i64> {
  %0 = tensor.cast %a : tensor<4xf32, 1 : i64> to tensor<?xf32, 1 : i64>
  return %0 : tensor<?xf32, 1 : i64>
}
// -----
func.func @complex_elements(%t: tensor<4xcomplex<f32>>, %i: index) -> complex<f32> {
  %0 = tensor.extract %t[%i] : tensor<4xcomplex<f32>>
  %1 = tensor.insert %0 into %t[%i] : tensor<4xcomplex<f32>>
  %2 = tensor.extract %1[%i] : tensor<4xcomplex<f32>>
  return %2 : complex<f32>
}
// -----
func.func @vector_elements(%t: tensor<4xvector<4xf32>>, %i: index) -> vector<4xf32> {
  %2 = tensor.extract %t[%i] : tensor<4xvector<4xf32>>
  return %2 : vector<4xf32>
}
// -----
func.func @index_elems(%t: tensor<?xindex>, %i: index) -> (index, tensor<?xi32>) {
  %2 = tensor.extract %t[%i] : tensor<?xindex>
  %3 = arith.index_cast %t : tensor<?xindex> to tensor<?xi32>
  return %2, %3 : index, tensor<?xi32>
}
