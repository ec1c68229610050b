// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @test() {
  %v1 = arith.constant 0.0 : f16
  %v2 = vector.broadcast %v1 : f16 to vector<2xf16>
  %v3 = arith.maximumf %v2, %v2 : vector<2xf16>
  "test.use"(%v2, %v3) : (vector<2xf16>, vector<2xf16>) -> ()
  return
}
// -----
func.func @test(%a0: memref<1xi1>, %a1: vector<4xi1>, %a2: memref<?x2xi32>) {
  %v1 = arith.constant 0 : index
  vector.compressstore %a0[%v1], %a1, %a1 : memref<1xi1>, vector<4xi1>, vector<4xi1>
  %v2 = vector.insert %a1, %a1 [] : vector<4xi1> into vector<4xi1>
  %v3:2 = vector.deinterleave %a1 : vector<4xi1> -> vector<2xi1>
  %v4 = vector.broadcast %v3#1 : vector<2xi1> to vector<4x2xi1>
  %v5 = vector.constant_mask [0] : vector<8xi1>
  %v6 = arith.constant dense<[2, -1, 7, 7, 31, 0, 0, 16]> : vector<8xi32>
  vector.scatter %a2[%v1, %v1] [%v6], %v5, %v6 : memref<?x2xi32>, vector<8xi32>, vector<8xi1>, vector<8xi32>
  "test.use"(%v1, %v2, %v3#1, %v5) : (index, vector<4xi1>, vector<2xi1>, vector<8xi1>) -> ()
  return
}
// -----
func.func @test(%a0: memref<4xi8>) {
  %v1 = arith.constant -128 : i8
  %v2 = vector.broadcast %v1 : i8 to vector<2xi8>
  %v3 = vector.transpose %v2, [0] : vector<2xi8> to vector<2xi8>
  %v4 = arith.constant dense<31> : tensor<2xi8>
  %v5 = arith.constant 0 : index
  %v6 = vector.create_mask %v5 : vector<4xi1>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 3 : i8
  %v9 = vector.transfer_read %v4[%v7], %v8, %v6 {in_bounds = [true]} : tensor<2xi8>, vector<4xi8>
  %v10 = arith.constant 0 : index
  %v11 = arith.constant dense<[true, true, false, false, false, true, true, true]> : vector<8xi1>
  %v12 = arith.constant dense<32> : vector<8xi8>
  %v13 = vector.maskedload %a0[%v10], %v11, %v12 : memref<4xi8>, vector<8xi1>, vector<8xi8> into vector<8xi8>
  %v14 = vector.step : vector<2xindex>
  %v15 = arith.xori %v2, %v2 : vector<2xi8>
  "test.use"(%v2, %v9, %v10, %v13) : (vector<2xi8>, vector<4xi8>, index, vector<8xi8>) -> ()
  return
}
// -----
func.func @test(%a0: vector<1xi1>, %a1: tensor<2xi32>) {
  %v1 = arith.muli %a0, %a0 : vector<1xi1>
  %v2 = arith.constant dense<[8, 100]> : vector<2xi32>
  %v3 = arith.constant 1 : i32
  %v4 = vector.outerproduct %v2, %v3 : vector<2xi32>, i32
  %v5 = arith.constant 4 : index
  %v6 = vector.transfer_write %v2, %a1[%v5] {in_bounds = [true]} : vector<2xi32>, tensor<2xi32>
  %v7 = arith.constant 0 : index
  %v8 = vector.create_mask %v7, %v7 : vector<4x1xi1>
  "test.use"(%v4, %v8) : (vector<2xi32>, vector<4x1xi1>) -> ()
  return
}
// -----
func.func @test(%a0: vector<2x4xi1>, %a1: memref<2x4xi1>, %a2: index) {
  %v1 = arith.xori %a0, %a0 : vector<2x4xi1>
  %v2 = vector.step : vector<4xindex>
  %v3 = vector.extract %v1[1] : vector<4xi1> from vector<2x4xi1>
  %v4 = arith.constant 0 : index
  %v5 = arith.constant false
  %v6 = vector.transfer_read %a1[%a2, %v4], %v5 {in_bounds = [true]} : memref<2x4xi1>, vector<4xi1>
  %v7 = ub.poison : vector<1xi1>
  %v8 = vector.insert_strided_slice %v7, %v1 {offsets = [0, 2], strides = [1]} : vector<1xi1> into vector<2x4xi1>
  "test.use"(%v4, %v7, %v8) : (index, vector<1xi1>, vector<2x4xi1>) -> ()
  return
}
// -----
func.func @test(%a0: vector<4xi32>) {
  %v1 = arith.constant dense<[3, -1, -2147483648, 32]> : vector<4xi32>
  %v2 = arith.muli %a0, %v1 : vector<4xi32>
  %v3 = vector.step : vector<2xindex>
  %v4 = arith.constant 1 : index
  %v5 = vector.extract %v3[%v4] : index from vector<2xindex>
  %v6 = vector.transpose %a0, [0] : vector<4xi32> to vector<4xi32>
  %v7 = vector.transpose %v1, [0] : vector<4xi32> to vector<4xi32>
  %v8 = arith.muli %v7, %v1 : vector<4xi32>
  %v9 = arith.constant dense<2147483647> : tensor<4x4xi32>
  %v10 = arith.constant 1 : index
  %v11 = arith.constant 0 : index
  %v12 = arith.constant 1 : i32
  %v13 = vector.transfer_read %v9[%v10, %v11], %v12 : tensor<4x4xi32>, vector<4x4xi32>
  %v14 = arith.constant 2 : index
  %v15 = vector.extract %v6[%v14] : i32 from vector<4xi32>
  "test.use"(%v5, %v10, %v15) : (index, index, i32) -> ()
  return
}
// -----
func.func @test(%a0: vector<4x2xi1>, %a1: memref<4x2x4xi1>, %a2: vector<4x1xindex>) {
  %v1 = arith.constant dense<[[false, true], [true, true], [false, true], [true, true]]> : vector<4x2xi1>
  %v2 = arith.xori %a0, %v1 : vector<4x2xi1>
  %v3 = vector.shape_cast %a2 : vector<4x1xindex> to vector<4xindex>
  "test.use"(%v1, %v3) : (vector<4x2xi1>, vector<4xindex>) -> ()
  return
}
// -----
func.func @test(%a0: vector<4xi1>) {
  %v1 = vector.extract %a0[0] : i1 from vector<4xi1>
  %v2 = vector.extract %a0[1] : i1 from vector<4xi1>
  %v3 = vector.extract %a0[2] : i1 from vector<4xi1>
  %v4 = vector.extract %a0[3] : i1 from vector<4xi1>
  %v5 = vector.from_elements %v1, %v2, %v3, %v4 : vector<4xi1>
  "test.use"(%v1, %v2, %v3) : (i1, i1, i1) -> ()
  return
}
// -----
func.func @test(%a0: vector<4x1xi1>, %a1: vector<1x1xi1>, %a2: memref<1x4xi1>) {
  %v1 = vector.extract_strided_slice %a0 {offsets = [0], sizes = [2], strides = [1]} : vector<4x1xi1> to vector<2x1xi1>
  %v2 = vector.insert_strided_slice %a1, %v1 {offsets = [1, 0], strides = [1, 1]} : vector<1x1xi1> into vector<2x1xi1>
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 4 : index
  %v5 = arith.constant true
  %v6 = vector.transfer_read %a2[%v3, %v4], %v5 {in_bounds = [true, true]} : memref<1x4xi1>, vector<1x4xi1>
  "test.use"(%v1, %v2, %v3) : (vector<2x1xi1>, vector<2x1xi1>, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<?xi64>, %a1: memref<2x4xi64>) {
  %v1 = arith.constant dense<[[[0, 1], [16, 32]], [[-1, 0], [-1, -1]]]> : vector<2x2x2xi64>
  %v2 = arith.constant -2 : i64
  %v3 = vector.multi_reduction <or>, %v1, %v2 [0, 1, 2] : vector<2x2x2xi64> to i64
  %v4 = arith.constant 1 : index
  %v5 = arith.constant dense<0> : vector<2xi64>
  vector.store %v5, %a0[%v4] : memref<?xi64>, vector<2xi64>
  %v6 = vector.extract_strided_slice %v5 {offsets = [0], sizes = [1], strides = [1]} : vector<2xi64> to vector<1xi64>
  %v7 = arith.constant 1 : index
  %v8 = arith.constant 0 : index
  vector.store %v6, %a1[%v7, %v8] : memref<2x4xi64>, vector<1xi64>
  %v9 = arith.constant dense<[[4], [4], [32], [0]]> : vector<4x1xi64>
  %v10 = vector.shape_cast %v9 : vector<4x1xi64> to vector<1x4xi64>
  "test.use"(%v1, %v2, %v3, %v4, %v6, %v7) : (vector<2x2x2xi64>, i64, i64, index, vector<1xi64>, index) -> ()
  return
}
// -----
func.func @test(%a0: memref<2x?xi1>, %a1: memref<4x?x2xi1>, %a2: i1) {
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 0 : index
  %v3 = arith.constant dense<true> : vector<4xi1>
  %v4 = vector.expandload %a0[%v1, %v2], %v3, %v3 : memref<2x?xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>
  %v5 = arith.constant 4 : index
  %v6 = arith.constant 1 : index
  %v7 = arith.constant 2 : index
  %v8 = vector.transfer_read %a1[%v5, %v6, %v7], %a2 : memref<4x?x2xi1>, vector<4xi1>
  %v9 = vector.transpose %v4, [0] : vector<4xi1> to vector<4xi1>
  "test.use"(%v6, %v7, %v9) : (index, index, vector<4xi1>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: vector<4xindex>, %a2: vector<index>) {
  %v1 = vector.broadcast %a0 : index to vector<4xindex>
  %v2 = vector.insert %a1, %v1 [] : vector<4xindex> into vector<4xindex>
  %v3 = vector.extract %a1[] : vector<4xindex> from vector<4xindex>
  %v4 = vector.reduction <maxsi>, %v3 : vector<4xindex> into index
  %v5 = vector.extract %a2[] : index from vector<index>
  %v6 = vector.extract %v1[0] : index from vector<4xindex>
  "test.use"(%v1, %v3, %v4, %v6) : (vector<4xindex>, vector<4xindex>, index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = vector.vscale
  %v2 = vector.step : vector<8xindex>
  "test.use"(%v1) : (index) -> ()
  return
}
// -----
func.func @test(%a0: vector<2x2x2xi8>, %a1: vector<2xi8>, %a2: vector<4xf32>, %a3: i8, %a4: memref<8xi8>, %a5: index) {
  %v1 = vector.multi_reduction <minsi>, %a0, %a1 [0, 2] : vector<2x2x2xi8> to vector<2xi8>
  %v2 = arith.constant dense<[3.0, 1.0e-42, 0x7F800000, -1.0]> : vector<4xf32>
  %v3 = arith.constant 0x7F800000 : f32
  %v4 = vector.outerproduct %a2, %v3, %v2 : vector<4xf32>, f32
  %v5 = vector.broadcast %a3 : i8 to vector<4x4xi8>
  %v6 = vector.constant_mask [1] : vector<4xi1>
  %v7 = arith.constant dense<-1> : vector<4xindex>
  %v8 = ub.poison : vector<4xi8>
  vector.scatter %a4[%a5] [%v7], %v6, %v8 : memref<8xi8>, vector<4xindex>, vector<4xi1>, vector<4xi8>
  "test.use"(%v1, %v4) : (vector<2xi8>, vector<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: vector<4x2xindex>, %a1: vector<4xi32>, %a2: tensor<?x4xindex>) {
  %v1 = vector.extract %a0[0, 0] : index from vector<4x2xindex>
  %v2 = arith.constant 100 : i32
  %v3 = vector.outerproduct %a1, %v2, %a1 : vector<4xi32>, i32
  %v4 = arith.constant -1 : index
  %v5 = arith.constant 5 : index
  %v6 = vector.create_mask %v4, %v5 : vector<4x2xi1>
  %v7 = vector.shape_cast %a1 : vector<4xi32> to vector<2x2xi32>
  "test.use"(%v1, %v5, %v7) : (index, index, vector<2x2xi32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<1xi1>, %a1: vector<1xi1>) {
  %v1 = arith.constant 0 : index
  vector.store %a1, %a0[%v1] : memref<1xi1>, vector<1xi1>
  "test.use"(%v1) : (index) -> ()
  return
}
// -----
func.func @test(%a0: vector<1x1xf16>, %a1: memref<4x?xf16>, %a2: index, %a3: vector<1x1xf16>) {
  vector.transfer_write %a0, %a1[%a2, %a2] {in_bounds = [false, true]} : vector<1x1xf16>, memref<4x?xf16>
  %v1 = vector.insert_strided_slice %a3, %a0 {offsets = [0, 0], strides = [1, 1]} : vector<1x1xf16> into vector<1x1xf16>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: vector<16xi1>) {
  %v1 = vector.constant_mask [8] : vector<16xi1>
  %v2 = vector.constant_mask [3] : vector<16xi1>
  %v3 = arith.addi %v1, %a0 : vector<16xi1>
  %v4 = arith.constant dense<[1, 2, 7, 4]> : tensor<4xindex>
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 1 : index
  %v7 = vector.transfer_read %v4[%v5], %v6 {in_bounds = [true]} : tensor<4xindex>, vector<4xindex>
  "test.use"(%v2, %v3, %v4, %v5, %v6) : (vector<16xi1>, vector<16xi1>, tensor<4xindex>, index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = vector.vscale
  "test.use"(%v1) : (index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = vector.step : vector<8xindex>
  %v2 = vector.extract %v1[] : vector<8xindex> from vector<8xindex>
  %v3 = arith.constant dense<3> : vector<1xindex>
  %v4 = vector.insert_strided_slice %v3, %v1 {offsets = [7], strides = [1]} : vector<1xindex> into vector<8xindex>
  "test.use"(%v2, %v3, %v4) : (vector<8xindex>, vector<1xindex>, vector<8xindex>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: vector<2x1x4xf32>, %a2: vector<2x4xi32>, %a3: vector<4xi32>, %a4: memref<2x8xi32>) {
  %v1 = arith.constant dense<7> : vector<8xindex>
  %v2 = arith.constant 16 : index
  %v3 = arith.constant 7 : index
  %v4 = arith.constant 4 : index
  %v5 = vector.from_elements %v2, %a0, %a0, %v2, %v3, %v2, %v3, %v4 : vector<8xindex>
  %v6 = vector.shape_cast %v1 : vector<8xindex> to vector<4x2xindex>
  %v7 = arith.constant dense<1.5> : vector<2x1x4xf32>
  %v8 = vector.fma %a1, %v7, %v7 : vector<2x1x4xf32>
  %v9 = arith.constant dense<0> : vector<2xi32>
  %v10 = vector.outerproduct %v9, %a3, %a2 : vector<2xi32>, vector<4xi32>
  %v11 = arith.constant dense<16> : vector<2x1x4xindex>
  %v12 = vector.extract %v8[1] : vector<1x4xf32> from vector<2x1x4xf32>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 2 : index
  %v15 = arith.constant 3 : i32
  %v16 = vector.transfer_read %a4[%v13, %v14], %v15 {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<2x8xi32>, vector<2xi32>
  "test.use"(%v14, %v15, %v16) : (index, i32, vector<2xi32>) -> ()
  return
}
// -----
func.func @test(%a0: vector<16xindex>, %a1: tensor<4x?xindex>, %a2: tensor<?x4xindex>) {
  %v1 = arith.constant 4 : index
  %v2 = arith.constant 0 : index
  %v3 = vector.transfer_write %a0, %a1[%v1, %v2] {in_bounds = [false]} : vector<16xindex>, tensor<4x?xindex>
  %v4 = arith.constant 2 : index
  %v5 = vector.extract %a0[%v4] : index from vector<16xindex>
  %v6 = vector.constant_mask [0] : vector<16xi1>
  %v7 = arith.constant 2 : index
  %v8 = arith.constant 4 : index
  %v9 = vector.transfer_write %a0, %a2[%v7, %v8], %v6 {in_bounds = [true]} : vector<16xindex>, tensor<?x4xindex>
  %v10 = vector.extract_strided_slice %a0 {offsets = [11], sizes = [4], strides = [1]} : vector<16xindex> to vector<4xindex>
  %v11 = vector.extract %v10[] : vector<4xindex> from vector<4xindex>
  "test.use"(%v6, %v9, %v10) : (vector<16xi1>, tensor<?x4xindex>, vector<4xindex>) -> ()
  return
}
// -----
func.func @test(%a0: vector<2x3xf32>, %a1: tensor<4x?x4xf32>) {
  %v1 = vector.shuffle %a0, %a0 [2, 3, 3, 2] : vector<2x3xf32>, vector<2x3xf32>
  %v2 = arith.constant dense<false> : vector<2x3xi1>
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 4 : index
  %v5 = arith.constant 0 : index
  %v6 = vector.transfer_write %a0, %a1[%v3, %v4, %v5], %v2 : vector<2x3xf32>, tensor<4x?x4xf32>
  "test.use"(%v3, %v6) : (index, tensor<4x?x4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: vector<16xi32>) {
  %v1 = arith.constant 0 : index
  %v2 = vector.create_mask %v1 : vector<i1>
  %v3 = arith.constant dense<100> : vector<2xi32>
  %v4 = vector.shuffle %a0, %v3 [17] : vector<16xi32>, vector<2xi32>
  %v5 = vector.broadcast %v2 : vector<i1> to vector<i1>
  %v6 = vector.insert_strided_slice %v4, %v4 {offsets = [0], strides = [1]} : vector<1xi32> into vector<1xi32>
  %v7 = arith.constant 3 : i32
  %v8 = vector.multi_reduction <minui>, %v3, %v7 [0] : vector<2xi32> to i32
  "test.use"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, vector<i1>, vector<2xi32>, vector<1xi32>, vector<i1>, vector<1xi32>) -> ()
  return
}
