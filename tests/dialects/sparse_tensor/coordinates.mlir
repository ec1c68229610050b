// COMPARE: --canonicalize
// ----- lvl of the first level
#rows = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
func.func @size_of_the_first_level(%t: tensor<7x8xf64, #rows>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = sparse_tensor.lvl %t, %c0 : tensor<7x8xf64, #rows>
  %second = sparse_tensor.lvl %t, %c1 : tensor<7x8xf64, #rows>
  return %first, %second : index, index
}
// ----- crd_translate there and back
#pairs = #sparse_tensor.encoding<{map = (i) -> (i floordiv 2 : compressed, i mod 2 : dense)}>
func.func @coordinates_there_and_back(%pair: index, %place: index) -> (index, index) {
  %i = sparse_tensor.crd_translate lvl_to_dim [%pair, %place] as #pairs : index
  %lvl:2 = sparse_tensor.crd_translate dim_to_lvl [%i] as #pairs : index, index
  return %lvl#0, %lvl#1 : index, index
}
