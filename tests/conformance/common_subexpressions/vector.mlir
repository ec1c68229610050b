// COMPARE: --allow-unregistered-dialect --cse
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
