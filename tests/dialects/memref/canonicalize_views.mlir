// COMPARE: --canonicalize --split-input-file
// ----- dim of a reshape reads the shape
func.func @dim_of_reshape(%m: memref<*xf32>, %shape: memref<?xindex>) -> index {
  %c3 = arith.constant 3 : index
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.dim %0, %c3 : memref<*xf32>
  return %1 : index
}
// ----- dim of a reshape by 32-bit sizes
func.func @dim_of_reshape_by_i32(%m: memref<*xf32>, %shape: memref<?xi32>) -> index {
  %c3 = arith.constant 3 : index
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %c3 : memref<*xf32>
  return %1 : index
}
// ----- dim of a reshape at a number known in front of it, in a loop behind
func.func @dim_of_reshape_in_loop(%m: memref<*xf32>, %shape: memref<?xindex>, %n: index, %out: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  scf.for %i = %c0 to %n step %c1 {
    %1 = memref.dim %0, %n : memref<*xf32>
    memref.store %1, %out[%i] : memref<?xindex>
  }
  return
}
// ----- dim of a reshape at a number that the loop computes stays
func.func @dim_of_reshape_at_iteration(%m: memref<*xf32>, %shape: memref<?xindex>, %n: index, %out: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  scf.for %i = %c0 to %n step %c1 {
    %1 = memref.dim %0, %i : memref<*xf32>
    memref.store %1, %out[%i] : memref<?xindex>
  }
  return
}
// ----- dim of a reshape at a number computed behind it stays
func.func @dim_of_reshape_at_later_number(%m: memref<*xf32>, %shape: memref<?xindex>, %n: index) -> index {
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %later = arith.addi %n, %n : index
  %1 = memref.dim %0, %later : memref<*xf32>
  return %1 : index
}
// ----- dim of a reshape in a loop, both in the loop
func.func @reshape_and_dim_in_loop(%m: memref<*xf32>, %shape: memref<?xindex>, %n: index, %out: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    %1 = memref.dim %0, %n : memref<*xf32>
    %2 = memref.dim %0, %i : memref<*xf32>
    %3 = arith.addi %1, %2 : index
    memref.store %3, %out[%i] : memref<?xindex>
  }
  return
}
// ----- metadata put together again
func.func @rebuilt(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) -> memref<?x4xf32, strided<[?, 1], offset: ?>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[?, 1], offset: ?>>
      -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, 4], strides: [%strides#0, 1]
      : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
}
// ----- metadata put together again as a type that forgets
func.func @rebuilt_with_less_known(%m: memref<8x4xf32>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<8x4xf32>
      -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1]
      : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// ----- metadata put together in another order
func.func @transposed(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>>
      -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#1, %sizes#0], strides: [%strides#1, %strides#0]
      : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
// ----- metadata with another offset
func.func @moved(%m: memref<?xf32, strided<[1], offset: ?>>, %o: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %base, %offset, %sizes, %strides = memref.extract_strided_metadata %m : memref<?xf32, strided<[1], offset: ?>>
      -> memref<f32>, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%o], sizes: [%sizes], strides: [1]
      : memref<f32> to memref<?xf32, strided<[1], offset: ?>>
  return %0 : memref<?xf32, strided<[1], offset: ?>>
}
// ----- expand_shape of a cast that forgets a size
func.func @expansion_of_cast(%m: memref<8x4xf32>) -> memref<?x2x4xf32> {
  %c4 = arith.constant 4 : index
  %0 = memref.cast %m : memref<8x4xf32> to memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%c4, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  return %1 : memref<?x2x4xf32>
}
// ----- expand_shape of a cast by a size that is not known
func.func @expansion_of_cast_by_dynamic_size(%m: memref<8x4xf32>, %n: index) -> memref<?x2x4xf32> {
  %0 = memref.cast %m : memref<8x4xf32> to memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  return %1 : memref<?x2x4xf32>
}
// ----- expand_shape of a cast that forgets the layout
func.func @expansion_of_cast_of_layout(%m: memref<?x4xf32, strided<[4, 1]>>, %n: index) -> memref<?x2x4xf32, strided<[?, ?, 1], offset: ?>> {
  %0 = memref.cast %m : memref<?x4xf32, strided<[4, 1]>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 2, 4]
      : memref<?x4xf32, strided<[?, 1], offset: ?>> into memref<?x2x4xf32, strided<[?, ?, 1], offset: ?>>
  return %1 : memref<?x2x4xf32, strided<[?, ?, 1], offset: ?>>
}
// ----- collapse_shape of a cast
func.func @collapse_of_cast(%m: memref<2x3x4xf32>) -> memref<?x4xf32> {
  %0 = memref.cast %m : memref<2x3x4xf32> to memref<?x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x3x4xf32> into memref<?x4xf32>
  return %1 : memref<?x4xf32>
}
// ----- constants in an allocation and in a view of bytes
func.func @constants_of_views(%bytes: memref<2048xi8>) -> (memref<?x?xf32>, memref<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%c4, %c8) : memref<?x?xf32>
  %1 = memref.view %bytes[%c0][%c4, %c8] : memref<2048xi8> to memref<?x?xf32>
  memref.copy %1, %0 : memref<?x?xf32> to memref<?x?xf32>
  return %0, %1 : memref<?x?xf32>, memref<?x?xf32>
}
// ----- sizes of a subview and of an allocation
func.func @sizes(%m: memref<?x?xf32>, %n: index, %o: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%o, 0] [%n, 3] [1, 1] : memref<?x?xf32> to memref<?x3xf32, strided<[?, 1], offset: ?>>
  %1 = memref.dim %0, %c0 : memref<?x3xf32, strided<[?, 1], offset: ?>>
  %2 = memref.dim %0, %c1 : memref<?x3xf32, strided<[?, 1], offset: ?>>
  %3 = memref.alloc(%n, %o) : memref<?x5x?xf32>
  %c2 = arith.constant 2 : index
  %4 = memref.dim %3, %c2 : memref<?x5x?xf32>
  %5 = memref.dim %3, %c1 : memref<?x5x?xf32>
  memref.dealloc %3 : memref<?x5x?xf32>
  return %1, %2, %4, %5 : index, index, index, index
}
