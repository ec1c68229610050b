// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @test(%a0: memref<i1>, %a1: memref<2x4x1xi1>, %a2: index) {
  %v1 = memref.collapse_shape %a0 [] : memref<i1> into memref<i1>
  %v2 = memref.collapse_shape %a1 [[0], [1], [2]] : memref<2x4x1xi1> into memref<2x4x1xi1>
  %v3 = memref.subview %a1[0, 0, 0] [%a2, 4, 1] [1, 1, 1] : memref<2x4x1xi1> to memref<?x4x1xi1, strided<[4, 1, 1]>>
  %v4 = memref.subview %v2[0, 0, 0] [2, 4, 1] [1, 1, 1] : memref<2x4x1xi1> to memref<2x4x1xi1, strided<[4, 1, 1]>>
  %v5:2 = memref.extract_strided_metadata %v1 : memref<i1> -> memref<i1>, index
  %v6 = memref.subview %a1[0, %a2, 0] [2, 4, 1] [1, 1, 2] : memref<2x4x1xi1> to memref<2x4x1xi1, strided<[4, 1, 2], offset: ?>>
  "test.use"(%v4, %v5#0, %v6) : (memref<2x4x1xi1, strided<[4, 1, 1]>>, memref<i1>, memref<2x4x1xi1, strided<[4, 1, 2], offset: ?>>) -> ()
  return
}
// -----
func.func @test(%a0: memref<16xi32>) {
  %v1:4 = memref.extract_strided_metadata %a0 : memref<16xi32> -> memref<i32>, index, index, index
  %v2 = memref.extract_aligned_pointer_as_index %a0 : memref<16xi32> -> index
  "test.use"(%v1#1, %v1#3, %v2) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<1x1xi32>, %a1: index) {
  %v1 = memref.expand_shape %a0 [[0], [1]] output_shape [1, 1] : memref<1x1xi32> into memref<1x1xi32>
  %v2 = memref.load %v1[%a1, %a1] : memref<1x1xi32>
  memref.copy %a0, %a0 : memref<1x1xi32> to memref<1x1xi32>
  %v3 = arith.constant 4 : index
  %v4 = memref.reinterpret_cast %a0 to offset: [0], sizes: [2], strides: [%v3] : memref<1x1xi32> to memref<2xi32, strided<[?]>>
  %v5 = memref.alloca(%v3) : memref<?xi32>
  %v6 = memref.collapse_shape %a0 [] : memref<1x1xi32> into memref<i32>
  "test.use"(%v2, %v3, %v6) : (i32, index, memref<i32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<16xi1>) {
  %v1 = memref.subview %a0[0] [16] [1] : memref<16xi1> to memref<16xi1, strided<[1]>>
  %v2 = arith.constant 1 : index
  %v3 = memref.load %a0[%v2] : memref<16xi1>
  "test.use"(%v2) : (index) -> ()
  return
}
// -----
func.func @test(%a0: memref<1xf32>, %a1: memref<1xindex>, %a2: memref<2x4x1xf32>, %a3: f32) {
  %v1:4 = memref.extract_strided_metadata %a0 : memref<1xf32> -> memref<f32>, index, index, index
  %v2 = memref.rank %a0 : memref<1xf32>
  %v3 = memref.reshape %a0(%a1) : (memref<1xf32>, memref<1xindex>) -> memref<?xf32>
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 1 : index
  %v7 = memref.atomic_rmw maximumf %a3, %a2[%v4, %v5, %v6] : (f32, memref<2x4x1xf32>) -> f32
  "test.use"(%v5, %v6, %v7) : (index, index, f32) -> ()
  return
}
// -----
func.func @test(%a0: memref<8xi1>) {
  %v1 = memref.cast %a0 : memref<8xi1> to memref<?xi1>
  %v2 = memref.cast %a0 : memref<8xi1> to memref<8xi1>
  %v3:4 = memref.extract_strided_metadata %a0 : memref<8xi1> -> memref<i1>, index, index, index
  %v4 = memref.extract_aligned_pointer_as_index %a0 : memref<8xi1> -> index
  "test.use"(%v1, %v3#1, %v3#2, %v3#3) : (memref<?xi1>, index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<64xi8>) {
  %v1 = arith.constant 8 : index
  %v2 = memref.view %a0[%v1][] : memref<64xi8> to memref<f64>
  %v3 = memref.load %a0[%v1] : memref<64xi8>
  %v4 = arith.constant 0 : index
  %v5 = memref.view %a0[%v4][] : memref<64xi8> to memref<f64>
  %v6 = arith.constant 2 : index
  %v7 = memref.alloca(%v6) : memref<?xf32>
  memref.copy %a0, %a0 : memref<64xi8> to memref<64xi8>
  %v8 = memref.dim %v7, %v6 : memref<?xf32>
  %v9 = arith.constant 2 : index
  %v10 = memref.view %a0[%v8][%v9] : memref<64xi8> to memref<?xf32>
  memref.copy %v7, %v7 : memref<?xf32> to memref<?xf32>
  "test.use"(%v3, %v6, %v9) : (i8, index, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<4x8xi8>) {
  %v1 = memref.cast %a0 : memref<4x8xi8> to memref<4x8xi8>
  %v2 = memref.alloc() : memref<0xi8>
  memref.dealloc %v2 : memref<0xi8>
  %v3:6 = memref.extract_strided_metadata %v1 : memref<4x8xi8> -> memref<i8>, index, index, index, index, index
  %v4 = memref.alloca() : memref<0xi8>
  %v5 = memref.expand_shape %v4 [[0]] output_shape [0] : memref<0xi8> into memref<0xi8>
  %v6 = memref.cast %v2 : memref<0xi8> to memref<0xi8, strided<[?]>>
  "test.use"(%v1, %v3#1, %v3#2, %v3#3, %v3#4, %v3#5, %v5) : (memref<4x8xi8>, index, index, index, index, index, memref<0xi8>) -> ()
  return
}
// -----
func.func @test(%a0: memref<0xindex>, %a1: memref<0xindex>) {
  %v1 = memref.memory_space_cast %a0 : memref<0xindex> to memref<0xindex, 1>
  %v2 = memref.memory_space_cast %v1 : memref<0xindex, 1> to memref<0xindex>
  %v3 = arith.constant 0 : index
  %v4 = memref.dim %v1, %v3 : memref<0xindex, 1>
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 1 : index
  %v7 = memref.reinterpret_cast %v2 to offset: [%v5], sizes: [%v6], strides: [2] : memref<0xindex> to memref<?xindex, strided<[2], offset: ?>>
  %v9 = memref.transpose %a1 (d0) -> (d0) : memref<0xindex> to memref<0xindex, strided<[1]>>
  "test.use"(%v3, %v7, %v9) : (index, memref<?xindex, strided<[2], offset: ?>>, memref<0xindex, strided<[1]>>) -> ()
  return
}
// -----
func.func @test(%a0: memref<8xi32>, %a1: memref<6x4xi32>, %a2: index, %a3: i32) {
  %v1 = memref.transpose %a0 (d0) -> (d0) : memref<8xi32> to memref<8xi32, strided<[1]>>
  %v2 = memref.rank %a0 : memref<8xi32>
  %v3 = arith.constant 1 : index
  %v4 = memref.atomic_rmw maxs %a3, %a1[%v3, %a2] : (i32, memref<6x4xi32>) -> i32
  "test.use"(%v1, %v3, %v4) : (memref<8xi32, strided<[1]>>, index, i32) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x2x2xi32>) {
  %v1 = memref.subview %a0[0, 0, 0] [2, 2, 2] [1, 1, 1] : memref<2x2x2xi32> to memref<2x2x2xi32, strided<[4, 2, 1]>>
  %v2 = arith.constant 0 : index
  %v3 = memref.dim %a0, %v2 : memref<2x2x2xi32>
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 1 : index
  %v6 = memref.load %v1[%v4, %v3, %v5] : memref<2x2x2xi32, strided<[4, 2, 1]>>
  memref.copy %v1, %v1 : memref<2x2x2xi32, strided<[4, 2, 1]>> to memref<2x2x2xi32, strided<[4, 2, 1]>>
  %v7 = memref.rank %v1 : memref<2x2x2xi32, strided<[4, 2, 1]>>
  "test.use"(%v4, %v5) : (index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = ub.poison : memref<?x?x2xi8>
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 1 : index
  %v5 = memref.load %v1[%v2, %v3, %v4] : memref<?x?x2xi8>
  %v6 = arith.constant 0 : index
  %v7 = memref.reinterpret_cast %v1 to offset: [%v6], sizes: [], strides: [] : memref<?x?x2xi8> to memref<i8, strided<[], offset: ?>>
  %v8 = memref.alloc() : memref<2x2x2xi8>
  memref.dealloc %v8 : memref<2x2x2xi8>
  "test.use"(%v3, %v4, %v7) : (index, index, memref<i8, strided<[], offset: ?>>) -> ()
  return
}
// -----
func.func @test(%a0: memref<1xi8>) {
  %v1 = memref.rank %a0 : memref<1xi8>
  %v2 = memref.expand_shape %a0 [[0]] output_shape [1] : memref<1xi8> into memref<1xi8>
  "test.use"(%v2) : (memref<1xi8>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = memref.alloc() : memref<1x8x1xi32>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: memref<6x4xf16>, %a1: memref<6x4xf16>) {
  %v1 = memref.cast %a0 : memref<6x4xf16> to memref<6x4xf16>
  %v2 = memref.rank %v1 : memref<6x4xf16>
  %v3 = memref.collapse_shape %a0 [[0], [1]] : memref<6x4xf16> into memref<6x4xf16>
  %v4:2 = memref.distinct_objects %a1, %v1 : memref<6x4xf16>, memref<6x4xf16>
  "test.use"(%v1, %v2) : (memref<6x4xf16>, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x?x1xf32>, %a1: memref<2x?x1xf32>) {
  %v1:2 = memref.distinct_objects %a1, %a0 : memref<2x?x1xf32>, memref<2x?x1xf32>
  "test.use"(%v1#1) : (memref<2x?x1xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<1x8x1xi32>, %a1: memref<1x8x1xi32>, %a2: memref<1x8x1xf32>, %a3: memref<?xi8>, %a4: memref<?x8x?xf16>) {
  %v1 = arith.constant 1 : index
  %v2 = memref.dim %a0, %v1 : memref<1x8x1xi32>
  memref.copy %a0, %a1 : memref<1x8x1xi32> to memref<1x8x1xi32>
  %v3 = arith.constant 1 : index
  %v4 = memref.alloc(%v3) : memref<1x?xi32>
  %v5 = memref.cast %a2 : memref<1x8x1xf32> to memref<?x8x?xf32>
  %v6 = arith.constant 4 : index
  %v7 = memref.view %a3[%v2][%v6, %v3] : memref<?xi8> to memref<?x?xf64>
  %v8 = arith.constant 2 : index
  %v9 = memref.dim %a4, %v8 : memref<?x8x?xf16>
  %v10 = memref.subview %v4[%v2, 0] [1, 8] [1, 1] : memref<1x?xi32> to memref<1x8xi32, strided<[?, 1], offset: ?>>
  %v11 = arith.constant 0 : index
  %v12 = memref.subview %v4[0, %v11] [1, 4] [1, 1] : memref<1x?xi32> to memref<1x4xi32, strided<[?, 1], offset: ?>>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant -2 : i32
  %v15 = memref.atomic_rmw ori %v14, %v12[%v3, %v13] : (i32, memref<1x4xi32, strided<[?, 1], offset: ?>>) -> i32
  "test.use"(%v6, %v7, %v14, %v15) : (index, memref<?x?xf64>, i32, i32) -> ()
  return
}
// -----
func.func @test(%a0: memref<f32>) {
  %v1 = memref.cast %a0 : memref<f32> to memref<f32>
  "test.use"(%v1) : (memref<f32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<4x8xf32>, %a1: memref<?xi8>, %a2: memref<4x8xi8>) {
  %v1 = memref.expand_shape %a0 [[0], [1]] output_shape [4, 8] : memref<4x8xf32> into memref<4x8xf32>
  %v2 = memref.rank %a0 : memref<4x8xf32>
  %v3 = arith.constant 8 : index
  %v4 = memref.view %a1[%v2][%v3] : memref<?xi8> to memref<2x?xi8>
  %v5:4 = memref.extract_strided_metadata %a1 : memref<?xi8> -> memref<i8>, index, index, index
  %v6 = memref.reinterpret_cast %v5#0 to offset: [%v5#1], sizes: [%v5#2], strides: [%v5#3] : memref<i8> to memref<?xi8, strided<[?], offset: ?>>
  %v7 = memref.expand_shape %a2 [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xi8> into memref<2x2x8xi8>
  "test.use"(%v5#2, %v5#3, %v7) : (index, index, memref<2x2x8xi8>) -> ()
  return
}
// -----
func.func @test(%a0: memref<?xf32>) {
  %v1 = memref.subview %a0[0] [4] [2] : memref<?xf32> to memref<4xf32, strided<[2]>>
  %v2 = arith.constant 8 : index
  %v3 = memref.alloc(%v2) : memref<?xf32>
  memref.dealloc %v3 : memref<?xf32>
  "test.use"(%v1) : (memref<4xf32, strided<[2]>>) -> ()
  return
}
// -----
func.func @test(%a0: memref<?x2x2xf32>) {
  %v1:8 = memref.extract_strided_metadata %a0 : memref<?x2x2xf32> -> memref<f32>, index, index, index, index, index, index, index
  %v2 = memref.cast %a0 : memref<?x2x2xf32> to memref<?x2x2xf32>
  %v3 = memref.subview %a0[0, 0, 0] [4, 2, %v1#6] [1, 1, 1] : memref<?x2x2xf32> to memref<4x2x?xf32, strided<[4, 2, 1]>>
  "test.use"(%v1#6, %v2, %v3) : (index, memref<?x2x2xf32>, memref<4x2x?xf32, strided<[4, 2, 1]>>) -> ()
  return
}
// -----
func.func @test(%a0: memref<16xindex>, %a1: memref<6x4xindex>) {
  %v1 = memref.subview %a0[0] [1] [1] : memref<16xindex> to memref<1xindex, strided<[1]>>
  %v2 = memref.cast %a1 : memref<6x4xindex> to memref<?x?xindex>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: memref<1xi8>) {
  memref.copy %a0, %a0 : memref<1xi8> to memref<1xi8>
  %v1 = memref.transpose %a0 (d0) -> (d0) : memref<1xi8> to memref<1xi8, strided<[1]>>
  %v2 = memref.rank %v1 : memref<1xi8, strided<[1]>>
  %v3 = arith.constant 1 : index
  %v4 = memref.load %a0[%v3] : memref<1xi8>
  %v5 = memref.subview %a0[0] [1] [1] : memref<1xi8> to memref<i8, strided<[]>>
  %v6:4 = memref.extract_strided_metadata %v1 : memref<1xi8, strided<[1]>> -> memref<i8>, index, index, index
  %v7 = memref.reinterpret_cast %v6#0 to offset: [%v6#1], sizes: [%v6#2], strides: [%v6#3] : memref<i8> to memref<?xi8, strided<[?], offset: ?>>
  "test.use"(%v6#2, %v6#3, %v7) : (index, index, memref<?xi8, strided<[?], offset: ?>>) -> ()
  return
}
// -----
func.func @test(%a0: memref<1x4xindex>) {
  %v1 = memref.rank %a0 : memref<1x4xindex>
  %v2 = memref.cast %a0 : memref<1x4xindex> to memref<1x4xindex, strided<[4, 1], offset: ?>>
  %v3 = memref.alloc() : memref<1x4xindex>
  %v4 = memref.reinterpret_cast %a0 to offset: [0], sizes: [], strides: [] : memref<1x4xindex> to memref<index, strided<[]>>
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 1 : index
  memref.store %v6, %v3[%v5, %v6] : memref<1x4xindex>
  memref.copy %a0, %a0 : memref<1x4xindex> to memref<1x4xindex>
  "test.use"(%v4, %v5, %v6) : (memref<index, strided<[]>>, index, index) -> ()
  return
}
