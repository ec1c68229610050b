// COMPARE: --allow-unregistered-dialect --finalize-memref-to-llvm
func.func @test(%a0: memref<4x8xf32>, %a1: memref<64xi8>, %a2: memref<1x8x1xi8>) {
  memref.copy %a0, %a0 : memref<4x8xf32> to memref<4x8xf32>
  %v1 = arith.constant 4 : index
  %v2 = memref.view %a1[%v1][] : memref<64xi8> to memref<f64>
  memref.copy %a2, %a2 : memref<1x8x1xi8> to memref<1x8x1xi8>
  %v3:2 = memref.extract_strided_metadata %v2 : memref<f64> -> memref<f64>, index
  %v4 = memref.reinterpret_cast %v3#0 to offset: [%v3#1], sizes: [], strides: [] : memref<f64> to memref<f64, strided<[], offset: ?>>
  %v5 = memref.load %v2[] : memref<f64>
  %v6 = memref.collapse_shape %a0 [[0], [1]] : memref<4x8xf32> into memref<4x8xf32>
  %v7 = arith.constant 0 : index
  %v8 = memref.dim %v6, %v7 : memref<4x8xf32>
  %v9 = memref.alloca(%v8) : memref<?x4x1xf32>
  "test.use"(%v1, %v3#0, %v3#1, %v4, %v5, %v7, %v8) : (index, memref<f64>, index, memref<f64, strided<[], offset: ?>>, f64, index, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<16xi1>, %a1: memref<16xf32>) {
  %v1 = arith.constant 1 : index
  %v2 = memref.subview %a0[0] [8] [%v1] : memref<16xi1> to memref<8xi1, strided<[?]>>
  %v3 = memref.collapse_shape %a1 [[0]] : memref<16xf32> into memref<16xf32>
  "test.use"(%v1) : (index) -> ()
  return
}
// -----
func.func @test(%a0: memref<f32>, %a1: memref<16xi32>) {
  %v1 = arith.constant 1.0e+10 : f32
  %v2 = memref.atomic_rmw maximumf %v1, %a0[] : (f32, memref<f32>) -> f32
  %v3 = memref.load %a0[] : memref<f32>
  %v4 = memref.transpose %a1 (d0) -> (d0) : memref<16xi32> to memref<16xi32, strided<[1]>>
  %v5 = arith.constant 1 : index
  %v6 = memref.load %v4[%v5] : memref<16xi32, strided<[1]>>
  "test.use"(%v3, %v4, %v5, %v6) : (f32, memref<16xi32, strided<[1]>>, index, i32) -> ()
  return
}
// -----
func.func @test(%a0: memref<0xi32>) {
  %v1 = memref.memory_space_cast %a0 : memref<0xi32> to memref<0xi32, 1>
  %v2 = memref.memory_space_cast %v1 : memref<0xi32, 1> to memref<0xi32>
  "test.use"(%v2) : (memref<0xi32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<?xi8>, %a1: memref<64xi8>) {
  %v1 = arith.constant 4 : index
  %v2 = memref.view %a0[%v1][] : memref<?xi8> to memref<4xi8>
  %v3 = arith.constant 8 : index
  %v4 = memref.view %a1[%v3][] : memref<64xi8> to memref<2x4xf32>
  %v5 = memref.alloca() : memref<4x8xi32>
  %v6 = memref.rank %v5 : memref<4x8xi32>
  "test.use"(%v1, %v2, %v5, %v6) : (index, memref<4xi8>, memref<4x8xi32>, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<?x8x?xindex>) {
  %v1 = memref.cast %a0 : memref<?x8x?xindex> to memref<?x8x2xindex, strided<[?, ?, 1]>>
  %v2 = arith.constant 0 : index
  %v3 = memref.subview %a0[%v2, 7, 7] [8, 1, 1] [1, 1, 1] : memref<?x8x?xindex> to memref<8x1xindex, strided<[?, 1], offset: ?>>
  %v4 = memref.dim %v3, %v2 : memref<8x1xindex, strided<[?, 1], offset: ?>>
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 1 : index
  %v7 = arith.constant 1 : index
  %v8 = memref.collapse_shape %a0 [[0], [1, 2]] : memref<?x8x?xindex> into memref<?x?xindex>
  %v9 = memref.alloca() : memref<1x8x1xindex>
  "test.use"(%v5, %v7, %v8) : (index, index, memref<?x?xindex>) -> ()
  return
}
// -----
func.func @test(%a0: memref<?x?xf32>, %a1: f32) {
  memref.copy %a0, %a0 : memref<?x?xf32> to memref<?x?xf32>
  %v1 = memref.collapse_shape %a0 [[0], [1]] : memref<?x?xf32> into memref<?x?xf32>
  %v2 = arith.constant 0 : index
  %v3 = memref.atomic_rmw maximumf %a1, %a0[%v2, %v2] : (f32, memref<?x?xf32>) -> f32
  %v4 = arith.constant 4 : index
  %v5 = memref.subview %a0[3, 2] [%v4, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %v6 = memref.alloca(%v2) : memref<?xf32>
  %v7 = memref.alloca() : memref<2x3xf32>
  memref.copy %v6, %v6 : memref<?xf32> to memref<?xf32>
  memref.copy %v7, %v7 : memref<2x3xf32> to memref<2x3xf32>
  "test.use"(%v3, %v4, %v7) : (f32, index, memref<2x3xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<1xi32>, %a1: memref<16xi32>) {
  %v1 = arith.constant 0 : index
  %v2 = memref.dim %a0, %v1 : memref<1xi32>
  %v3 = arith.constant 100 : i32
  memref.store %v3, %a0[%v2] : memref<1xi32>
  %v4 = memref.subview %a0[0] [1] [1] : memref<1xi32> to memref<1xi32, strided<[1]>>
  %v5 = arith.constant 0 : index
  %v6 = memref.reinterpret_cast %a1 to offset: [%v5], sizes: [1], strides: [1] : memref<16xi32> to memref<1xi32, strided<[1], offset: ?>>
  %v7 = memref.cast %v4 : memref<1xi32, strided<[1]>> to memref<?xi32, strided<[1]>>
  %v8 = arith.constant 0 : index
  %v9 = memref.subview %v6[%v8] [1] [1] : memref<1xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>
  %v10 = memref.cast %v7 : memref<?xi32, strided<[1]>> to memref<?xi32, strided<[1]>>
  %v11 = memref.expand_shape %a0 [[0, 1]] output_shape [1, 1] : memref<1xi32> into memref<1x1xi32>
  "test.use"(%v9, %v10, %v11) : (memref<1xi32, strided<[1], offset: ?>>, memref<?xi32, strided<[1]>>, memref<1x1xi32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<f32>, %a1: memref<f32>, %a2: memref<?x?xf32>, %a3: index, %a4: index) {
  %v2 = arith.constant -2.5 : f32
  memref.store %v2, %a0[] : memref<f32>
  %v3 = memref.cast %a0 : memref<f32> to memref<f32>
  memref.copy %v3, %a1 : memref<f32> to memref<f32>
  %v4 = memref.cast %a0 : memref<f32> to memref<f32>
  %v5 = memref.expand_shape %a2 [[0, 1], [2, 3]] output_shape [%a3, 1, %a4, 1] : memref<?x?xf32> into memref<?x1x?x1xf32>
  memref.copy %a0, %a0 : memref<f32> to memref<f32>
  "test.use"(%v2, %v3, %v5) : (f32, memref<f32>, memref<?x1x?x1xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<0xf32>) {
  %v1 = memref.cast %a0 : memref<0xf32> to memref<?xf32>
  %v2 = memref.cast %a0 : memref<0xf32> to memref<0xf32>
  memref.copy %v1, %v1 : memref<?xf32> to memref<?xf32>
  %v3 = memref.alloc() : memref<0xf32>
  "test.use"(%v1) : (memref<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<0xi1>, %a1: index, %a2: memref<4x8xf32>) {
  memref.copy %a0, %a0 : memref<0xi1> to memref<0xi1>
  %v1 = memref.cast %a0 : memref<0xi1> to memref<?xi1>
  %v2 = memref.subview %a0[%a1] [%a1] [1] : memref<0xi1> to memref<?xi1, strided<[1], offset: ?>>
  %v3 = memref.subview %a2[0, 0] [2, 8] [1, 1] : memref<4x8xf32> to memref<2x8xf32, strided<[8, 1]>>
  %v4 = memref.cast %a0 : memref<0xi1> to memref<?xi1, strided<[1]>>
  %v5 = arith.constant 1 : index
  %v6 = memref.dim %v3, %v5 : memref<2x8xf32, strided<[8, 1]>>
  %v7 = memref.cast %v4 : memref<?xi1, strided<[1]>> to memref<?xi1, strided<[1]>>
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 3.0 : f32
  %v10 = memref.atomic_rmw addf %v9, %v3[%v5, %v8] : (f32, memref<2x8xf32, strided<[8, 1]>>) -> f32
  %v11 = memref.subview %v4[%a1] [8] [1] : memref<?xi1, strided<[1]>> to memref<8xi1, strided<[1], offset: ?>>
  "test.use"(%v7, %v8, %v10) : (memref<?xi1, strided<[1]>>, index, f32) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x4x1xf32>) {
  %v1 = arith.constant 4 : index
  %v2 = memref.subview %a0[0, 0, 0] [2, %v1, 1] [1, 1, 1] : memref<2x4x1xf32> to memref<2x?xf32, strided<[4, 1]>>
  %v3 = memref.rank %a0 : memref<2x4x1xf32>
  %v4 = arith.constant 1 : index
  %v5 = memref.dim %v2, %v4 : memref<2x?xf32, strided<[4, 1]>>
  %v6 = memref.subview %v2[1, 0] [1, 4] [1, 1] : memref<2x?xf32, strided<[4, 1]>> to memref<1x4xf32, strided<[4, 1], offset: 4>>
  %v7 = memref.alloc() : memref<2x4x1xf32>
  %v8 = memref.memory_space_cast %a0 : memref<2x4x1xf32> to memref<2x4x1xf32, 1>
  %v9 = memref.subview %v2[0, 0] [2, 8] [1, 1] : memref<2x?xf32, strided<[4, 1]>> to memref<2x8xf32, strided<[4, 1]>>
  %v10:6 = memref.extract_strided_metadata %v9 : memref<2x8xf32, strided<[4, 1]>> -> memref<f32>, index, index, index, index, index
  %v11 = memref.extract_aligned_pointer_as_index %v9 : memref<2x8xf32, strided<[4, 1]>> -> index
  "test.use"(%v10#2, %v10#3, %v10#5) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<1xi8>) {
  %v1 = arith.constant 0 : index
  %v2 = memref.reinterpret_cast %a0 to offset: [%v1], sizes: [], strides: [] : memref<1xi8> to memref<i8, strided<[], offset: ?>>
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 1 : index
  %v5 = memref.subview %a0[%v3] [1] [%v4] : memref<1xi8> to memref<1xi8, strided<[?], offset: ?>>
  "test.use"(%v1, %v2, %v4, %v5) : (index, memref<i8, strided<[], offset: ?>>, index, memref<1xi8, strided<[?], offset: ?>>) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x3xf16>, %a1: index) {
  memref.copy %a0, %a0 : memref<2x3xf16> to memref<2x3xf16>
  %v1 = memref.expand_shape %a0 [[0], [1]] output_shape [2, 3] : memref<2x3xf16> into memref<2x3xf16>
  %v2 = memref.dim %a0, %a1 : memref<2x3xf16>
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 0 : index
  %v5 = memref.load %a0[%v3, %v4] : memref<2x3xf16>
  "test.use"(%v2, %v3, %v4) : (index, index, index) -> ()
  return
}
