// COMPARE: --allow-unregistered-dialect --cse
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
