// COMPARE: --allow-unregistered-dialect --convert-vector-to-scf
func.func @test() {
  %v1 = arith.constant dense<4611686018427387904> : vector<4x2xindex>
  %v2:2 = vector.deinterleave %v1 : vector<4x2xindex> -> vector<4x1xindex>
  %v3 = vector.broadcast %v1 : vector<4x2xindex> to vector<1x4x2xindex>
  %v4 = vector.shape_cast %v3 : vector<1x4x2xindex> to vector<8xindex>
  "test.use"(%v1, %v2#0, %v2#1, %v3, %v4) : (vector<4x2xindex>, vector<4x1xindex>, vector<4x1xindex>, vector<1x4x2xindex>, vector<8xindex>) -> ()
  return
}
// -----
func.func @test(%a0: vector<4xi32>) {
  %v1 = vector.outerproduct %a0, %a0 : vector<4xi32>, vector<4xi32>
  %v2 = vector.broadcast %v1 : vector<4x4xi32> to vector<2x4x4xi32>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: memref<?x?x4xi1>) {
  %v1 = arith.constant dense<true> : vector<4xi1>
  %v2 = vector.transpose %v1, [0] : vector<4xi1> to vector<4xi1>
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 4 : index
  %v6 = arith.constant true
  %v7 = vector.transfer_read %a0[%v3, %v4, %v5], %v6 {in_bounds = [true]} : memref<?x?x4xi1>, vector<4xi1>
  "test.use"(%v5) : (index) -> ()
  return
}
// -----
func.func @test(%a0: memref<1x?xf32>, %a1: vector<16xf32>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 0 : index
  %v3 = vector.load %a0[%v1, %v2] : memref<1x?xf32>, vector<f32>
  %v4 = vector.shape_cast %v3 : vector<f32> to vector<1xf32>
  %v5 = vector.insert %a1, %a1 [] : vector<16xf32> into vector<16xf32>
  "test.use"(%v3, %v4, %v5) : (vector<f32>, vector<1xf32>, vector<16xf32>) -> ()
  return
}
// -----
func.func @test(%a0: vector<1xindex>, %a1: vector<4xi8>) {
  %v1 = vector.reduction <maxsi>, %a0 : vector<1xindex> into index
  %v2 = vector.transpose %a0, [0] : vector<1xindex> to vector<1xindex>
  %v3 = vector.reduction <minsi>, %v2 : vector<1xindex> into index
  %v4 = vector.insert %v1, %a0 [0] : index into vector<1xindex>
  %v5 = arith.constant dense<-2> : vector<4xi8>
  %v6 = arith.constant 0 : index
  %v7 = vector.extract %v5[%v6] : i8 from vector<4xi8>
  %v8 = arith.constant dense<[1.0e-42]> : vector<1xf32>
  %v9 = arith.constant dense<[2.0]> : vector<1xf32>
  %v10 = vector.fma %v8, %v8, %v9 : vector<1xf32>
  %v11 = vector.interleave %v5, %a1 : vector<4xi8> -> vector<8xi8>
  %v12 = vector.to_elements %v2 : vector<1xindex>
  "test.use"(%v2, %v3, %v6, %v8, %v10, %v11, %v12) : (vector<1xindex>, index, index, vector<1xf32>, vector<1xf32>, vector<8xi8>, index) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4x2xf16>, %a1: memref<4xf16>) {
  %v1 = arith.constant dense<0.0> : vector<4x1xf16>
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 0 : index
  %v4 = vector.transfer_write %v1, %a0[%v2, %v3] {in_bounds = [true, false]} : vector<4x1xf16>, tensor<4x2xf16>
  %v5 = arith.constant 2 : index
  %v6 = arith.constant 0x7C00 : f16
  %v7 = vector.transfer_read %a1[%v5], %v6 : memref<4xf16>, vector<4xf16>
  %v8 = arith.constant dense<0.5> : vector<2x1xf16>
  %v9 = vector.shuffle %v1, %v8 [4, 3, 1, 0, 4] : vector<4x1xf16>, vector<2x1xf16>
  %v10 = vector.broadcast %v6 : f16 to vector<2xf16>
  %v11 = vector.transpose %v8, [1, 0] : vector<2x1xf16> to vector<1x2xf16>
  "test.use"(%v1, %v6, %v9) : (vector<4x1xf16>, f16, vector<5x1xf16>) -> ()
  return
}
// -----
func.func @test(%a0: vector<i1>) {
  %v1 = vector.shape_cast %a0 : vector<i1> to vector<1xi1>
  %v2 = vector.transpose %v1, [0] : vector<1xi1> to vector<1xi1>
  "test.use"(%v1, %v2) : (vector<1xi1>, vector<1xi1>) -> ()
  return
}
// -----
func.func @test(%a0: memref<4xi8>) {
  %v1 = arith.constant 0 : i32
  %v2 = vector.broadcast %v1 : i32 to vector<4x4xi32>
  %v3 = arith.constant dense<3> : vector<2x4xi32>
  %v4 = vector.transpose %v3, [0, 1] : vector<2x4xi32> to vector<2x4xi32>
  %v5 = arith.constant 1 : index
  %v6 = vector.load %a0[%v5] : memref<4xi8>, vector<2xi8>
  %v7 = vector.vscale
  %v8:2 = vector.deinterleave %v3 : vector<2x4xi32> -> vector<2x2xi32>
  "test.use"(%v6, %v7, %v8#0) : (vector<2xi8>, index, vector<2x2xi32>) -> ()
  return
}
// -----
func.func @test(%a0: memref<4xf32>, %a1: tensor<8x2xindex>) {
  %v1 = arith.constant 0 : index
  %v2 = vector.constant_mask [1] : vector<1xi1>
  %v3 = arith.constant dense<[0x7FC00000]> : vector<1xf32>
  %v4 = vector.expandload %a0[%v1], %v2, %v3 : memref<4xf32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  %v5 = arith.constant dense<[0x7F800000]> : vector<1xf32>
  %v6 = arith.addf %v4, %v5 : vector<1xf32>
  %v7 = arith.constant dense<[[0.5, -0.0, 0xFF800000, 0.5]]> : tensor<1x4xf32>
  %v8 = arith.constant dense<1.0> : vector<f32>
  %v9 = vector.extract %v8[] : f32 from vector<f32>
  %v10 = arith.constant 0 : index
  %v11 = arith.constant 1 : index
  %v12 = vector.transfer_read %a1[%v10, %v1], %v11 {in_bounds = [false]} : tensor<8x2xindex>, vector<4xindex>
  "test.use"(%v4, %v6, %v8, %v10, %v11, %v12) : (vector<1xf32>, vector<1xf32>, vector<f32>, index, index, vector<4xindex>) -> ()
  return
}
// -----
func.func @test(%a0: vector<4x1xi64>, %a1: vector<8xi64>) {
  %v1 = arith.constant dense<[[-1], [5]]> : vector<2x1xi64>
  %v2 = vector.shuffle %a0, %v1 [0, 1, 2, 3] : vector<4x1xi64>, vector<2x1xi64>
  %v3 = vector.shape_cast %a1 : vector<8xi64> to vector<2x4xi64>
  %v4 = vector.extract_strided_slice %a0 {offsets = [1], sizes = [1], strides = [1]} : vector<4x1xi64> to vector<1x1xi64>
  %v5 = vector.constant_mask [0, 0] : vector<2x1xi1>
  %v6 = ub.poison : vector<2xi64>
  %v7 = vector.mask %v5 { vector.multi_reduction <add>, %v1, %v6 [1] : vector<2x1xi64> to vector<2xi64> } : vector<2x1xi1> -> vector<2xi64>
  %v8 = arith.muli %v5, %v5 : vector<2x1xi1>
  %v9 = vector.extract_strided_slice %v6 {offsets = [0], sizes = [1], strides = [1]} : vector<2xi64> to vector<1xi64>
  "test.use"(%v3, %v4, %v6) : (vector<2x4xi64>, vector<1x1xi64>, vector<2xi64>) -> ()
  return
}
// -----
func.func @test(%a0: memref<1xi8>, %a1: vector<2x3xi8>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant dense<true> : vector<4xi1>
  %v3 = arith.constant dense<[-1, 1, 16, -128]> : vector<4xi8>
  vector.compressstore %a0[%v1], %v2, %v3 : memref<1xi8>, vector<4xi1>, vector<4xi8>
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 4 : index
  %v6 = vector.create_mask %v5 : vector<4xi1>
  vector.maskedstore %a0[%v4], %v6, %v3 : memref<1xi8>, vector<4xi1>, vector<4xi8>
  %v7 = vector.extract_strided_slice %v6 {offsets = [0], sizes = [4], strides = [1]} : vector<4xi1> to vector<4xi1>
  %v8:2 = vector.deinterleave %v2 : vector<4xi1> -> vector<2xi1>
  %v9 = vector.bitcast %a1 : vector<2x3xi8> to vector<2x3xi8>
  "test.use"(%v1, %v2, %v3, %v5, %v7, %v8#1, %v9) : (index, vector<4xi1>, vector<4xi8>, index, vector<4xi1>, vector<2xi1>, vector<2x3xi8>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xi8>) {
  %v1 = arith.constant dense<8> : vector<16xi8>
  %v2 = arith.constant 0 : index
  %v3 = vector.transfer_write %v1, %a0[%v2] {in_bounds = [true]} : vector<16xi8>, tensor<?xi8>
  %v4 = arith.constant 16 : i8
  %v5 = vector.transfer_read %v3[%v2], %v4 {in_bounds = [true]} : tensor<?xi8>, vector<16xi8>
  %v6 = arith.constant 2 : index
  %v7 = vector.transfer_write %v1, %a0[%v6] : vector<16xi8>, tensor<?xi8>
  "test.use"(%v1, %v2, %v5) : (vector<16xi8>, index, vector<16xi8>) -> ()
  return
}
// -----
func.func @test(%a0: memref<8x?xf16>) {
  %v1 = arith.constant dense<[3.0, 3.0, -1.0, 0.0]> : vector<4xf16>
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 0 : index
  vector.transfer_write %v1, %a0[%v2, %v3] : vector<4xf16>, memref<8x?xf16>
  %v4 = arith.constant -1.0 : f16
  %v5 = vector.insert %v4, %v1 [%v2] : f16 into vector<4xf16>
  %v6 = vector.constant_mask [4] : vector<4xi1>
  vector.mask %v6 { } : vector<4xi1>
  "test.use"(%v1, %v2, %v5, %v6) : (vector<4xf16>, index, vector<4xf16>, vector<4xi1>) -> ()
  return
}
// -----
func.func @test(%a0: vector<2xi64>) {
  %v1 = arith.constant dense<-2> : vector<4x2xi64>
  %v2 = arith.constant dense<[[100, 31], [1, -2], [-2, 16], [3, 9223372036854775807]]> : vector<4x2xi64>
  %v3 = vector.shuffle %v1, %v2 [4, 5, 6, 7] : vector<4x2xi64>, vector<4x2xi64>
  %v4 = vector.insert %a0, %v2 [2] : vector<2xi64> into vector<4x2xi64>
  %v5 = arith.constant 5 : index
  %v6 = arith.constant 0 : index
  %v7 = vector.create_mask %v5, %v6 : vector<4x2xi1>
  %v8 = arith.constant dense<7> : vector<4xi64>
  %v9 = vector.mask %v7 { vector.multi_reduction <maxui>, %v3, %v8 [1] : vector<4x2xi64> to vector<4xi64> } : vector<4x2xi1> -> vector<4xi64>
  "test.use"(%v3, %v6, %v9) : (vector<4x2xi64>, index, vector<4xi64>) -> ()
  return
}
