// COMPARE: --allow-unregistered-dialect --convert-tensor-to-linalg
func.func @test(%a0: f32, %a1: index) {
  %v3 = tensor.generate  {
  ^bb0(%i1: index, %i2: index):
      tensor.yield %a0 : f32
  } : tensor<2x3xf32>
  %v4 = tensor.collapse_shape %v3 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %v5 = tensor.extract %v4[%a1] : tensor<6xf32>
  %v6 = arith.constant 3 : index
  %v8 = tensor.generate %v6 {
  ^bb0(%i7: index):
      tensor.yield %v5 : f32
  } : tensor<?xf32>
  "test.use"(%v4, %v5, %v8) : (tensor<6xf32>, f32, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant dense<0xFF800000> : tensor<0xf32>
  %v2 = tensor.concat dim(0) %v1, %v1 : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  %v3 = tensor.extract_slice %v2[%a0] [0] [1] : tensor<0xf32> to tensor<0xf32>
  %v8 = tensor.collapse_shape %v3 [[0]] : tensor<0xf32> into tensor<0xf32>
  %v9 = tensor.cast %v3 : tensor<0xf32> to tensor<0xf32>
  %v10 = tensor.cast %v2 : tensor<0xf32> to tensor<?xf32>
  "test.use"(%v9, %v10) : (tensor<0xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: f16, %a1: f16, %a2: f16, %a3: tensor<6x4xf16>) {
  %v1 = arith.constant -2.5 : f16
  %v2 = tensor.from_elements %a0, %a1, %a2, %v1 : tensor<2x2xf16>
  %v3 = tensor.insert_slice %v2 into %v2[0, 0] [2, 2] [1, 1] : tensor<2x2xf16> into tensor<2x2xf16>
  %v4 = tensor.cast %a3 : tensor<6x4xf16> to tensor<*xf16>
  %v5 = tensor.cast %v4 : tensor<*xf16> to tensor<6x4xf16>
  "test.use"(%v1, %v2, %v5) : (f16, tensor<2x2xf16>, tensor<6x4xf16>) -> ()
  return
}
// -----
func.func @test() {
  %v4 = tensor.generate  {
  ^bb0(%i1: index, %i2: index):
      %v3 = arith.constant 1 : index
      tensor.yield %v3 : index
  } : tensor<2x3xindex>
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 1 : index
  %v7 = arith.constant 0 : index
  %v8 = tensor.from_elements %v5, %v6, %v7, %v6 : tensor<2x2xindex>
  %v9 = tensor.cast %v4 : tensor<2x3xindex> to tensor<2x?xindex>
  %v10 = arith.constant 3 : index
  %v11 = tensor.from_elements %v10 : tensor<1xindex>
  "test.use"(%v5, %v6, %v8, %v9, %v10) : (index, index, tensor<2x2xindex>, tensor<2x?xindex>, index) -> ()
  return
}
// -----
func.func @test(%a0: tensor<16xi1>) {
  %v1 = arith.constant dense<0> : tensor<1xi32>
  %v2 = tensor.reshape %a0(%v1) : (tensor<16xi1>, tensor<1xi32>) -> tensor<?xi1>
  %v3 = arith.constant dense<[[false, false, false], [true, true, true]]> : tensor<2x3xi1>
  %v4 = arith.constant 0 : index
  %v5 = tensor.extract_slice %v3[%v4, 0] [%v4, 3] [1, 1] : tensor<2x3xi1> to tensor<?x3xi1>
  %v6 = arith.constant dense<true> : tensor<2x3xi1>
  %v7 = arith.constant true
  %v8 = tensor.pad %v6 low[0, 0] high[0, 0] {
  ^bb0(%p9: index, %p10: index):
    tensor.yield %v7 : i1
  } : tensor<2x3xi1> to tensor<2x3xi1>
  %v11 = tensor.extract_slice %v6[1, %v4] [1, 3] [1, 1] : tensor<2x3xi1> to tensor<1x3xi1>
  %v12 = tensor.cast %v2 : tensor<?xi1> to tensor<4xi1>
  %v13 = tensor.collapse_shape %v11 [[0], [1]] : tensor<1x3xi1> into tensor<1x3xi1>
  "test.use"(%v6, %v7, %v13) : (tensor<2x3xi1>, i1, tensor<1x3xi1>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<f16>, %a1: tensor<4x8xindex>) {
  %v1 = tensor.expand_shape %a0 [] output_shape [] : tensor<f16> into tensor<f16>
  %v8 = tensor.empty() : tensor<6x4xindex>
  %v9 = tensor.cast %v8 : tensor<6x4xindex> to tensor<?x?xindex>
  %v10 = arith.constant dense<0> : tensor<3x1xindex>
  %v11 = tensor.gather %a1[%v10] gather_dims([0]) : (tensor<4x8xindex>, tensor<3x1xindex>) -> tensor<3x1x8xindex>
  %v12 = arith.constant dense<5> : tensor<0xindex>
  %v13 = tensor.collapse_shape %v12 [[0]] : tensor<0xindex> into tensor<0xindex>
  "test.use"(%v10, %v11, %v13) : (tensor<3x1xindex>, tensor<3x1x8xindex>, tensor<0xindex>) -> ()
  return
}
// -----
func.func @test(%a0: i8, %a1: index) {
  %v1 = arith.constant dense<1> : tensor<i8>
  %v2 = tensor.cast %v1 : tensor<i8> to tensor<i8>
  %v3 = tensor.splat %a0 : tensor<4x8xi8>
  %v4 = arith.constant -1.0 : f16
  %v5 = arith.constant 0.0 : f16
  %v6 = tensor.from_elements %v5, %v5 : tensor<2xf16>
  %v7 = tensor.empty() : tensor<4x8xi8>
  %v8 = tensor.cast %v3 : tensor<4x8xi8> to tensor<4x8xi8>
  %v9 = tensor.extract %v3[%a1, %a1] : tensor<4x8xi8>
  %v10 = arith.constant 3 : index
  %v11 = tensor.extract %v7[%v10, %a1] : tensor<4x8xi8>
  %v12 = arith.constant 31 : i8
  %v13 = ub.poison : i8
  %v14 = tensor.from_elements %v9, %a0, %v12, %v13 : tensor<4xi8>
  "test.use"(%v1, %v2, %v5, %v6, %v9, %v10) : (tensor<i8>, tensor<i8>, f16, tensor<2xf16>, i8, index) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2x?x?xi32>, %a1: index, %a2: tensor<2x4x?xi32>, %a3: tensor<2x?x?xi32>) {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant -2 : i32
  %v3 = tensor.insert %v2 into %a0[%v1, %a1, %v1] : tensor<2x?x?xi32>
  %v4 = arith.constant dense<1> : tensor<2x4x1xi32>
  %v5 = tensor.cast %v4 : tensor<2x4x1xi32> to tensor<2x?x?xi32>
  %v6 = arith.constant 1 : index
  %v7 = tensor.expand_shape %a2 [[0, 1], [2], [3, 4]] output_shape [2, 1, 4, %v6, 1] : tensor<2x4x?xi32> into tensor<2x1x4x?x1xi32>
  %v8 = arith.subi %v3, %a3 : tensor<2x?x?xi32>
  %v13 = tensor.generate  {
  ^bb0(%i9: index, %i10: index, %i11: index):
      %v12 = arith.constant 0.0 : f16
      tensor.yield %v12 : f16
  } : tensor<2x4x1xf16>
  "test.use"(%v6, %v8, %v13) : (index, tensor<2x?x?xi32>, tensor<2x4x1xf16>) -> ()
  return
}
// -----
func.func @test(%a0: i8) {
  %v1 = tensor.empty() : tensor<16xi8>
  %v2 = tensor.cast %v1 : tensor<16xi8> to tensor<?xi8>
  %v3 = arith.constant 1 : i8
  %v4 = tensor.from_elements %a0, %a0, %a0, %v3 : tensor<4xi8>
  %v5 = tensor.expand_shape %v1 [[0, 1]] output_shape [16, 1] : tensor<16xi8> into tensor<16x1xi8>
  %v6 = arith.constant 0 : i8
  %v7 = tensor.pad %v5 low[0, 0] high[0, 0] {
  ^bb0(%p8: index, %p9: index):
    tensor.yield %v6 : i8
  } : tensor<16x1xi8> to tensor<16x1xi8>
  "test.use"(%v4) : (tensor<4xi8>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2x2x2xindex>, %a1: tensor<1xindex>) {
  %v1 = tensor.empty() : tensor<index>
  %v2 = tensor.empty() : tensor<2x2x2xindex>
  %v3 = tensor.cast %v2 : tensor<2x2x2xindex> to tensor<2x2x?xindex>
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 0 : index
  %v6 = tensor.pad %a0 low[%v4, 1, 1] high[0, %v5, 1] {
  ^bb0(%p7: index, %p8: index, %p9: index):
    tensor.yield %v4 : index
  } : tensor<2x2x2xindex> to tensor<?x?x4xindex>
  %v10 = tensor.reshape %v6(%a1) : (tensor<?x?x4xindex>, tensor<1xindex>) -> tensor<?xindex>
  "test.use"(%v3, %v4) : (tensor<2x2x?xindex>, index) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?x4xi8>, %a1: tensor<?x4xi8>) {
  %v1 = tensor.concat dim(1) %a0, %a0, %a1 : (tensor<?x4xi8>, tensor<?x4xi8>, tensor<?x4xi8>) -> tensor<?x?xi8>
  %v2 = arith.constant 1 : index
  %v3 = tensor.dim %a0, %v2 : tensor<?x4xi8>
  %v4 = arith.constant dense<[[100, 127, 127, 8], [-1, 8, 3, -2], [7, 127, 0, 0], [4, 5, 0, 31], [1, 0, 0, 31], [-1, 4, 2, 127]]> : tensor<6x4xi8>
  %v5 = tensor.cast %v4 : tensor<6x4xi8> to tensor<?x?xi8>
  %v6 = arith.constant 0 : index
  %v7 = tensor.dim %v4, %v6 : tensor<6x4xi8>
  %v8 = arith.constant 2 : index
  %v9 = tensor.empty(%v8) : tensor<1x?xi8>
  "test.use"(%v1, %v2, %v3, %v4) : (tensor<?x?xi8>, index, index, tensor<6x4xi8>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xi1>, %a1: i1) {
  %v1 = tensor.cast %a0 : tensor<?xi1> to tensor<2xi1>
  %v2 = arith.constant true
  %v3 = tensor.from_elements %a1, %a1, %v2 : tensor<3xi1>
  %v5 = tensor.generate  {
  ^bb0(%i4: index):
      tensor.yield %a1 : i1
  } : tensor<0xi1>
  %v6 = arith.constant true
  %v7 = tensor.pad %v3 low[0] high[2] {
  ^bb0(%p8: index):
    tensor.yield %v6 : i1
  } : tensor<3xi1> to tensor<5xi1>
  "test.use"(%v1, %v3) : (tensor<2xi1>, tensor<3xi1>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<8xf16>, %a1: index, %a2: tensor<?x8xi32>, %a3: f16) {
  %v1 = tensor.expand_shape %a0 [[0]] output_shape [8] : tensor<8xf16> into tensor<8xf16>
  %v2 = arith.constant dense<0.0> : tensor<4x8xf32>
  %v3 = tensor.bitcast %v2 : tensor<4x8xf32> to tensor<4x8xi32>
  %v4 = tensor.expand_shape %v2 [[0, 1], [2]] output_shape [4, 1, 8] : tensor<4x8xf32> into tensor<4x1x8xf32>
  %v5 = tensor.insert_slice %a2 into %v3[0, 0] [%a1, 8] [1, 1] : tensor<?x8xi32> into tensor<4x8xi32>
  %v9 = tensor.generate  {
  ^bb0(%i6: index):
      %v7 = arith.constant 1.5 : f16
      %v8 = tensor.from_elements %v7, %a3, %v7 : tensor<3xf16>
      tensor.yield %a3 : f16
  } : tensor<8xf16>
  "test.use"(%v2, %v4) : (tensor<4x8xf32>, tensor<4x1x8xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant dense<1.0> : tensor<8xf32>
  %v2 = arith.constant dense<0.0> : tensor<8xf32>
  %v3 = tensor.concat dim(0) %v1, %v2 : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  %v4 = tensor.collapse_shape %v2 [[0]] : tensor<8xf32> into tensor<8xf32>
  %v5 = tensor.dim %v2, %a0 : tensor<8xf32>
  "test.use"(%v3, %v4) : (tensor<16xf32>, tensor<8xf32>) -> ()
  return
}
