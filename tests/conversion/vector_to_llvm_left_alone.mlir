// COMPARE: --convert-vector-to-llvm
// ----- a gather of every second element
func.func @gather_strided(%m: memref<8xf32, strided<[2]>>, %i: index, %x: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.gather %m[%i] [%x], %k, %p : memref<8xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}
// ----- a scatter along an unknown stride
func.func @scatter_strided(%m: memref<4x8xf32, strided<[?, ?]>>, %i: index, %x: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>) {
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<4x8xf32, strided<[?, ?]>>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  return
}
// ----- a gather from rows of unknown distance is lowered
func.func @gather_rows(%m: memref<4x8xf32, strided<[?, 1], offset: ?>>, %i: index, %x: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>)
      -> vector<3xf32> {
  %0 = vector.gather %m[%i, %i] [%x], %k, %p : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<3xi32>, vector<3xi1>,
      vector<3xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}
// ----- products of bytes that are summed in words
func.func @widening(%a: vector<2x3xi8>, %b: vector<3xi8>, %c: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xi8>, vector<3xi8> into vector<2xi32>
  return %0 : vector<2xi32>
}
// ----- minima and maxima under a mask start from a NaN
func.func @masked(%v: vector<16xf32>, %m: vector<16xi1>) -> (f32, f32) {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %1 = vector.mask %m { vector.reduction <minnumf>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return %0, %1 : f32, f32
}
// ----- a layout that is spelled as strides
func.func @strides(%m: memref<4x8xf32, strided<[8, 1]>>) -> memref<vector<4x8xf32>> {
  %0 = vector.type_cast %m : memref<4x8xf32, strided<[8, 1]>> to memref<vector<4x8xf32>>
  return %0 : memref<vector<4x8xf32>>
}
