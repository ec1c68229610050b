// COMPARE: --affine-fold-memref-alias-ops
// ----- memref.subview, affine.for, affine.load
func.func @subview_for_load(%A: memref<12x32xf32>, %n: index, %o: index, %s: index) {
  %c3 = arith.constant 3 : index
  %v = memref.subview %A[%o, 2][4, 4][2, %s] : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
  %w = memref.subview %A[1, %o][1, 8][1, 1] : memref<12x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %x = affine.load %v[%i + %j, %j * 2 + symbol(%n)] : memref<4x4xf32, strided<[64, ?], offset: ?>>
      affine.store %x, %w[%i mod 2] : memref<8xf32, strided<[1], offset: ?>>
      affine.store %x, %w[%c3] {foo} : memref<8xf32, strided<[1], offset: ?>>
    }
  }
  return
}
// ----- affine.store: operand cannot be used as a dimension id
func.func @store_operand_cannot_be_used_as_a_dimension_id(%A: memref<12x32xf32>, %D: memref<?xf32>, %n: index) {
  %e = memref.expand_shape %A [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  %c = memref.collapse_shape %A [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  %ed = memref.expand_shape %D [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %cd = memref.collapse_shape %ed [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %x = affine.load %e[%i, %j, %i + %j] : memref<3x4x32xf32>
      affine.store %x, %c[%i * 128 + %j] : memref<384xf32>
      affine.store %x, %ed[%i, %j] : memref<?x4xf32>
      affine.store %x, %cd[%i + %j] : memref<?xf32>
      %y = affine.load %c[5] : memref<384xf32>
      %z = affine.vector_load %c[5] : memref<384xf32>, vector<4xf32>
      affine.vector_store %z, %c[9] : memref<384xf32>, vector<4xf32>
    }
  }
  return
}
// ----- memref.expand_shape, memref.collapse_shape, affine.load
func.func @expand_shape_collapse_shape_load(%A: memref<f32>, %B: memref<1x1xf32>) {
  %e = memref.expand_shape %A [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %c = memref.collapse_shape %B [] : memref<1x1xf32> into memref<f32>
  %x = affine.load %e[0, 0] : memref<1x1xf32>
  affine.store %x, %c[] : memref<f32>
  return
}
