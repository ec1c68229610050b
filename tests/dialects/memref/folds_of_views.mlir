// COMPARE: --canonicalize
// ----- casts of copied memory
func.func @copies(%a: memref<4x8xf32>, %b: memref<?x8xf32, strided<[?, 1], offset: ?>>, %d: memref<?x?xf32>, %u: memref<*xf32>) {
  %0 = memref.cast %a : memref<4x8xf32> to memref<?x8xf32>
  %1 = memref.cast %d : memref<?x?xf32> to memref<?x8xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<?x8xf32>
  %3 = memref.cast %a : memref<4x8xf32> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  %4 = memref.cast %b : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<?x8xf32, strided<[8, 1], offset: ?>>
  %5 = memref.cast %b : memref<?x8xf32, strided<[?, 1], offset: ?>> to memref<?x8xf32, strided<[?, 1], offset: 4>>
  memref.copy %0, %1 : memref<?x8xf32> to memref<?x8xf32>
  memref.copy %2, %0 : memref<?x8xf32> to memref<?x8xf32>
  memref.copy %3, %4 : memref<4x8xf32, strided<[?, 1], offset: ?>> to memref<?x8xf32, strided<[8, 1], offset: ?>>
  memref.copy %5, %3 : memref<?x8xf32, strided<[?, 1], offset: 4>> to memref<4x8xf32, strided<[?, 1], offset: ?>>
  return
}
// ----- casts of accessed memory
func.func @accesses(%a: memref<4x8xf32>, %u: memref<*xf32>, %m: memref<4xmemref<4xf32>>, %s: memref<4xf32>, %i: index, %x: f32) -> (f32, f32, f32) {
  %0 = memref.cast %a : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  %2 = memref.load %0[%i, %i] : memref<?x?xf32>
  %3 = memref.load %1[%i, %i] : memref<?x?xf32>
  memref.store %x, %0[%i, %i] : memref<?x?xf32>
  memref.store %x, %1[%i, %i] : memref<?x?xf32>
  %4 = memref.atomic_rmw addf %x, %0[%i, %i] : (f32, memref<?x?xf32>) -> f32
  memref.prefetch %0[%i, %i], read, locality<3>, data : memref<?x?xf32>
  memref.dealloc %0 : memref<?x?xf32>
  return %2, %3, %4 : f32, f32, f32
}
// ----- stored casts stay
func.func @stored_cast(%m: memref<4xmemref<?xf32>>, %s: memref<4xf32>, %i: index) {
  %0 = memref.cast %s : memref<4xf32> to memref<?xf32>
  memref.store %0, %m[%i] : memref<4xmemref<?xf32>>
  return
}
// ----- alignment stated twice
func.func @alignment(%m: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32>
  %1 = memref.assume_alignment %0, 16 : memref<4xf32>
  %2 = memref.assume_alignment %0, 32 : memref<4xf32>
  return %1, %2 : memref<4xf32>, memref<4xf32>
}
// ----- reinterpret_cast of views
func.func @reinterpret(%m: memref<4x8xf32>, %i: index) 
    -> (memref<2xf32, strided<[1]>>, memref<2xf32, strided<[1]>>, memref<2xf32, strided<[1]>>, memref<2xf32, strided<[1]>>) {
  %0 = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [1] : memref<4x8xf32> to memref<4xf32, strided<[1], offset: 3>>
  %a = memref.reinterpret_cast %0 to offset: [0], sizes: [2], strides: [1] : memref<4xf32, strided<[1], offset: 3>> to memref<2xf32, strided<[1]>>
  %1 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %b = memref.reinterpret_cast %1 to offset: [0], sizes: [2], strides: [1] : memref<?x?xf32> to memref<2xf32, strided<[1]>>
  %2 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>>
  %c = memref.reinterpret_cast %2 to offset: [0], sizes: [2], strides: [1] : memref<2x2xf32, strided<[8, 1]>> to memref<2xf32, strided<[1]>>
  %3 = memref.subview %m[0, %i] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  %d = memref.reinterpret_cast %3 to offset: [0], sizes: [2], strides: [1] : memref<2x2xf32, strided<[8, 1], offset: ?>> to memref<2xf32, strided<[1]>>
  return %a, %b, %c, %d : memref<2xf32, strided<[1]>>, memref<2xf32, strided<[1]>>, memref<2xf32, strided<[1]>>, memref<2xf32, strided<[1]>>
}
// ----- reinterpret_cast without change
func.func @same_reinterpret(%m: memref<4x8xf32>, %d: memref<?x8xf32>, %o: memref<4xf32, strided<[1], offset: 3>>, %i: index)
    -> (memref<4x8xf32>, memref<?x8xf32>, memref<4xf32, strided<[1], offset: 3>>) {
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<4x8xf32> to memref<4x8xf32>
  %b = memref.reinterpret_cast %d to offset: [0], sizes: [%i, 8], strides: [8, 1] : memref<?x8xf32> to memref<?x8xf32>
  %c = memref.reinterpret_cast %o to offset: [3], sizes: [4], strides: [1] : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32, strided<[1], offset: 3>>
  return %a, %b, %c : memref<4x8xf32>, memref<?x8xf32>, memref<4xf32, strided<[1], offset: 3>>
}
// ----- expanded and collapsed again
func.func @reshapes(%m: memref<?x8xf32>, %n: memref<?x2x4xf32>, %i: index)
    -> (memref<?x8xf32>, memref<?x2x4xf32>, memref<?x4x2xf32>, memref<?x2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%i, 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
  %a = memref.collapse_shape %0 [[0], [1, 2]] : memref<?x2x4xf32> into memref<?x8xf32>
  %1 = memref.collapse_shape %n [[0], [1, 2]] : memref<?x2x4xf32> into memref<?x8xf32>
  %size = memref.dim %n, %c0 : memref<?x2x4xf32>
  %b = memref.expand_shape %1 [[0], [1, 2]] output_shape [%size, 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
  %c = memref.expand_shape %1 [[0], [1, 2]] output_shape [%size, 4, 2] : memref<?x8xf32> into memref<?x4x2xf32>
  %d = memref.expand_shape %1 [[0], [1, 2]] output_shape [%i, 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
  return %a, %b, %c, %d : memref<?x8xf32>, memref<?x2x4xf32>, memref<?x4x2xf32>, memref<?x2x4xf32>
}
// ----- collapsed allocations expanded with their sizes
func.func @sizes_of_allocations(%i: index, %j: index, %m: memref<?x8xf32>) -> (memref<?x?x4xf32>, memref<?x?x4xf32>, memref<?x2x4xf32>) {
  %0 = memref.alloc(%i, %j) : memref<?x?x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<?x?x4xf32> into memref<?x?xf32>
  %a = memref.expand_shape %1 [[0], [1, 2]] output_shape [%i, %j, 4] : memref<?x?xf32> into memref<?x?x4xf32>
  %b = memref.expand_shape %1 [[0], [1, 2]] output_shape [%j, %i, 4] : memref<?x?xf32> into memref<?x?x4xf32>
  %2 = memref.expand_shape %m [[0], [1, 2]] output_shape [%i, 2, 4] : memref<?x8xf32> into memref<?x2x4xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<?x2x4xf32> into memref<?x4xf32>
  %c = memref.expand_shape %3 [[0, 1], [2]] output_shape [%i, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  return %a, %b, %c : memref<?x?x4xf32>, memref<?x?x4xf32>, memref<?x2x4xf32>
}
// ----- subviews of everything
func.func @subviews(%m: memref<4x8xf32>, %o: memref<4xf32, strided<[1], offset: ?>>, %s: memref<4xf32, strided<[1], offset: 3>>,
    %d: memref<?xf32, strided<[1], offset: ?>>, %n: index)
    -> (memref<4x8xf32>, memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: 3>>, memref<?xf32, strided<[1], offset: ?>>,
        memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %a = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32>
  %b = memref.subview %o[0] [4] [1] : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[1], offset: ?>>
  %c = memref.subview %s[0] [4] [1] : memref<4xf32, strided<[1], offset: 3>> to memref<4xf32, strided<[1], offset: 3>>
  %0 = memref.subview %d[%n] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %e = memref.subview %0[0] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %f = memref.subview %0[%n] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %1 = arith.addi %n, %n : index
  %g = memref.subview %0[0] [%1] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %a, %b, %c, %e, %f, %g : memref<4x8xf32>, memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: 3>>,
    memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>
}
// ----- transposes
func.func @transposes(%m: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<2x3x4xf32, strided<[12, 4, 1]>>, memref<4x2x3xf32, strided<[1, 12, 4]>>) {
  %a = memref.transpose %m (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32>
  %0 = memref.transpose %m (i, j, k) -> (j, k, i) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %b = memref.transpose %0 (i, j, k) -> (k, i, j) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<2x3x4xf32, strided<[12, 4, 1]>>
  %c = memref.transpose %0 (i, j, k) -> (j, k, i) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  return %a, %b, %c : memref<2x3x4xf32>, memref<2x3x4xf32, strided<[12, 4, 1]>>, memref<4x2x3xf32, strided<[1, 12, 4]>>
}
// ----- views of everything
func.func @views(%m: memref<16xi8>, %d: memref<?xi8>, %n: index) -> (memref<16xi8>, memref<?xi8>, memref<16xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.view %m[%c0][] : memref<16xi8> to memref<16xi8>
  %b = memref.view %d[%c0][%n] : memref<?xi8> to memref<?xi8>
  %c = memref.view %m[%c1][] : memref<16xi8> to memref<16xi8>
  return %a, %b, %c : memref<16xi8>, memref<?xi8>, memref<16xi8>
}
// ----- metadata known by the type
func.func @metadata(%m: memref<4x?xf32, strided<[?, 1], offset: 3>>, %n: memref<4xf32>) -> (index, index, index, index, index, index, index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: 3>>
      -> memref<f32>, index, index, index, index, index
  %0 = memref.cast %n : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %offset, %sizes#0, %sizes#1, %strides#0, %strides#1, %o, %s, %t : index, index, index, index, index, index, index, index
}
// ----- memory spaces cast twice
func.func @spaces(%m: memref<4xf32>) -> (memref<4xf32, 2>, memref<4xf32>) {
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32, 2>
  %2 = memref.memory_space_cast %0 : memref<4xf32, 1> to memref<4xf32>
  return %1, %2 : memref<4xf32, 2>, memref<4xf32>
}
