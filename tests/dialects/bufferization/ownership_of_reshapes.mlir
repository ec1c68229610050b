// COMPARE: --ownership-based-buffer-deallocation --allow-unregistered-dialect
// ----- memref.alloc, memref.reshape
func.func @reshape(%s: memref<2xindex>, %n: index) -> memref<?x?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.reshape %0(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// ----- reshape of argument
func.func @reshape_of_argument(%m: memref<?xf32>, %s: memref<2xindex>, %n: index) -> memref<?x?xf32> {
  %1 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// ----- reshape of own shape
func.func @reshape_of_own_shape(%n: index, %m: memref<?xf32>) -> memref<?x?xf32> {
  %s = memref.alloc() : memref<2xindex>
  %1 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// ----- reshape both own
func.func @reshape_both_own(%n: index) -> memref<?x?xf32> {
  %s = memref.alloc() : memref<2xindex>
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.reshape %0(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// ----- expand
func.func @expand(%n: index) -> (memref<?x4xf32>, memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %2 = memref.alloc(%n) : memref<?x4xf32>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return %1, %3 : memref<?x4xf32>, memref<?xf32>
}

// ----- view
func.func @view(%n: index) -> (memref<4xf32>) {
  %0 = memref.alloc() : memref<64xi8>
  %1 = memref.view %0[%n][] : memref<64xi8> to memref<4xf32>
  return %1 : memref<4xf32>
}

// ----- rcast
func.func @rcast(%n: index) -> (memref<4xf32>, memref<?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  %2 = memref.cast %1 : memref<4xf32> to memref<?xf32>
  return %1, %2 : memref<4xf32>, memref<?xf32>
}

// ----- sub
func.func @sub(%n: index, %c: i1, %m: memref<4xf32>) -> (memref<2xf32, strided<[1], offset: 1>>) {
  %0 = memref.alloc() : memref<4xf32>
  %s = scf.if %c -> memref<4xf32> { scf.yield %0 : memref<4xf32> } else { scf.yield %m : memref<4xf32> }
  %1 = memref.subview %s[1][2][1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  return %1 : memref<2xf32, strided<[1], offset: 1>>
}

// ----- transposed
func.func @transposed() -> memref<4x3xf32, strided<[1, 4]>> {
  %0 = memref.alloc() : memref<3x4xf32>
  %1 = memref.transpose %0 (i, j) -> (j, i) : memref<3x4xf32> to memref<4x3xf32, strided<[1, 4]>>
  return %1 : memref<4x3xf32, strided<[1, 4]>>
}

// ----- meta
func.func @meta() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %b, %o, %s, %st = memref.extract_strided_metadata %0 : memref<4xf32> -> memref<f32>, index, index, index
  %1 = memref.reinterpret_cast %b to offset: [0], sizes: [4], strides: [1] : memref<f32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// ----- private reshape
func.func @private_reshape(%s: memref<2xindex>, %n: index, %c: i1, %m: memref<?xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %x = arith.select %c, %0, %m : memref<?xf32>
  %1 = memref.reshape %x(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  "test.use"(%1) : (memref<?x?xf32>) -> ()
  return
}
