// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @test(%a0: tensor<0xi32>, %a1: tensor<2x?xi32>) {
  %v1 = arith.constant 0 : index
  %v2 = tensor.insert_slice %a0 into %a0[%v1] [0] [1] : tensor<0xi32> into tensor<0xi32>
  %v3 = tensor.extract_slice %v2[%v1] [0] [1] : tensor<0xi32> to tensor<0xi32>
  %v5 = arith.constant 5 : index
  %v6 = tensor.dim %v3, %v5 : tensor<0xi32>
  %v7 = tensor.empty() : tensor<1x4xi32>
  %v8 = arith.constant 2 : index
  %v9 = tensor.extract %v7[%v8, %v1] : tensor<1x4xi32>
  %v10 = tensor.extract %a1[%v1, %v6] : tensor<2x?xi32>
  "test.use"(%v6, %v8, %v9) : (index, index, i32) -> ()
  return
}
// -----
func.func @test(%a0: f32) {
  %v1 = arith.constant -1.0 : f32
  %v2 = tensor.from_elements %v1, %v1, %a0 : tensor<3xf32>
  %v3 = arith.addf %v2, %v2 : tensor<3xf32>
  %v4 = tensor.cast %v2 : tensor<3xf32> to tensor<?xf32>
  %v5 = arith.constant 1.0 : f32
  %v6 = arith.constant 0.0 : f32
  %v7 = arith.constant 3.0 : f32
  %v8 = tensor.from_elements %a0, %v1, %v6, %v7 : tensor<4xf32>
  %v9 = arith.addf %v2, %v2 : tensor<3xf32>
  %v10 = tensor.cast %v9 : tensor<3xf32> to tensor<3xf32>
  %v11 = tensor.pad %v8 low[1] high[2] {
  ^bb0(%p12: index):
    tensor.yield %v1 : f32
  } : tensor<4xf32> to tensor<7xf32>
  "test.use"(%v9, %v10, %v11) : (tensor<3xf32>, tensor<3xf32>, tensor<7xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<0xi1>) {
  %v1 = tensor.cast %a0 : tensor<0xi1> to tensor<0xi1>
  %v2 = arith.constant 0 : index
  %v3 = tensor.dim %v1, %v2 : tensor<0xi1>
  %v4 = arith.constant 0 : index
  %v5 = arith.constant false
  %v6 = tensor.insert %v5 into %v1[%v4] : tensor<0xi1>
  %v7 = tensor.extract_slice %a0[%v2] [0] [1] : tensor<0xi1> to tensor<0xi1>
  %v8 = arith.constant dense<[true]> : tensor<1xi1>
  %v9 = arith.constant 0 : index
  %v10 = tensor.extract_slice %v8[%v9] [1] [1] : tensor<1xi1> to tensor<i1>
  %v11 = arith.constant 1 : index
  %v12 = tensor.extract %v8[%v11] : tensor<1xi1>
  "test.use"(%v8, %v11, %v12) : (tensor<1xi1>, index, i1) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant -2 : i32
  %v2 = tensor.splat %v1 : tensor<0xi32>
  %v4 = tensor.extract %v2[%a0] : tensor<0xi32>
  %v5 = tensor.from_elements %a0 : tensor<1xindex>
  %v6 = tensor.reshape %v2(%v5) : (tensor<0xi32>, tensor<1xindex>) -> tensor<0xi32>
  %v7 = arith.constant 1 : index
  %v8 = tensor.extract_slice %v5[%a0] [%v7] [1] : tensor<1xindex> to tensor<?xindex>
  %v11 = tensor.insert_slice %v2 into %v2[%v7] [0] [1] : tensor<0xi32> into tensor<0xi32>
  %v12 = tensor.expand_shape %v5 [[0]] output_shape [1] : tensor<1xindex> into tensor<1xindex>
  %v13 = arith.constant dense<-1> : tensor<0xi32>
  %v14 = arith.subi %v11, %v13 : tensor<0xi32>
  "test.use"(%v7, %v11, %v12) : (index, tensor<0xi32>, tensor<1xindex>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<1x4xf16>, %a1: index, %a2: f16) {
  %v1 = tensor.extract_slice %a0[0, 0] [%a1, 4] [1, 1] : tensor<1x4xf16> to tensor<?x4xf16>
  %v2 = arith.constant 3 : index
  %v3 = tensor.insert %a2 into %v1[%v2, %a1] : tensor<?x4xf16>
  "test.use"(%v3) : (tensor<?x4xf16>) -> ()
  return
}
// -----
func.func @test(%a0: f16, %a1: f16) {
  %v1 = tensor.splat %a0 : tensor<f16>
  %v4 = tensor.splat %a0 : tensor<f16>
  %v5 = tensor.expand_shape %v1 [] output_shape [1] : tensor<f16> into tensor<1xf16>
  %v6 = arith.constant dense<2.0> : tensor<2x4x1xf16>
  %v7 = tensor.extract_slice %v6[0, 1, 0] [1, 1, 1] [2, 1, 1] : tensor<2x4x1xf16> to tensor<1x1x1xf16>
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 0x7C00 : f16
  %v10 = tensor.insert %v9 into %v5[%v8] : tensor<1xf16>
  %v11 = tensor.insert %a1 into %v5[%v8] : tensor<1xf16>
  %v12 = arith.constant 3.0 : f16
  %v13 = tensor.from_elements %v12 : tensor<1xf16>
  "test.use"(%v4, %v5, %v8, %v12, %v13) : (tensor<f16>, tensor<1xf16>, index, f16, tensor<1xf16>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<false> : tensor<8xi1>
  %v2 = arith.xori %v1, %v1 : tensor<8xi1>
  "test.use"(%v2) : (tensor<8xi1>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<1x4xi8>) {
  %v1 = arith.constant 0 : index
  %v2 = tensor.dim %a0, %v1 : tensor<1x4xi8>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: i8) {
  %v1 = ub.poison : tensor<1xi8>
  %v2 = tensor.extract_slice %v1[0] [1] [1] : tensor<1xi8> to tensor<1xi8>
  %v3 = tensor.insert_slice %v2 into %v1[0] [1] [1] : tensor<1xi8> into tensor<1xi8>
  %v4 = arith.constant 5 : index
  %v5 = tensor.dim %v1, %v4 : tensor<1xi8>
  %v6 = arith.constant 0 : index
  %v7 = tensor.dim %v2, %v6 : tensor<1xi8>
  %v8 = tensor.empty() : tensor<1xi8>
  %v9 = tensor.insert %a0 into %v8[%v4] : tensor<1xi8>
  %v10 = tensor.collapse_shape %v2 [] : tensor<1xi8> into tensor<i8>
  %v11 = tensor.bitcast %v8 : tensor<1xi8> to tensor<1xui8>
  "test.use"(%v1, %v9, %v11) : (tensor<1xi8>, tensor<1xi8>, tensor<1xui8>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: i8) {
  %v1 = arith.constant dense<[5, 1, 5, 7]> : tensor<4xi8>
  %v2 = tensor.insert %a1 into %v1[%a0] : tensor<4xi8>
  %v3 = tensor.collapse_shape %v2 [[0]] : tensor<4xi8> into tensor<4xi8>
  "test.use"(%v3) : (tensor<4xi8>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4x8xf32>) {
  %v1 = arith.constant 1 : index
  %v2 = tensor.dim %a0, %v1 : tensor<4x8xf32>
  %v3 = arith.constant 4 : index
  %v4 = tensor.extract_slice %a0[%v1, 2] [%v2, %v3] [1, 1] : tensor<4x8xf32> to tensor<?x?xf32>
  %v5 = tensor.empty() : tensor<4x8xf32>
  %v6 = tensor.empty() : tensor<4x8xf32>
  %v7 = tensor.collapse_shape %v6 [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %v8 = arith.constant 5 : index
  %v9 = tensor.dim %v7, %v8 : tensor<32xf32>
  %v10 = arith.constant 1 : index
  %v11 = arith.constant 0 : index
  %v12 = tensor.extract %v5[%v10, %v11] : tensor<4x8xf32>
  "test.use"(%v8, %v10, %v11) : (index, index, index) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<false> : tensor<1x4xi1>
  %v2 = arith.xori %v1, %v1 : tensor<1x4xi1>
  "test.use"(%v1, %v2) : (tensor<1x4xi1>, tensor<1x4xi1>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2x2x2xf16>) {
  %v7 = tensor.generate  {
  ^bb0(%i1: index, %i2: index, %i3: index):
      %v4 = arith.constant 0 : index
      %v5 = tensor.extract_slice %a0[0, %v4, 0] [%i3, 1, 1] [1, 1, 1] : tensor<2x2x2xf16> to tensor<?x1x1xf16>
      %v6 = arith.constant 0x7E00 : f16
      tensor.yield %v6 : f16
  } : tensor<2x4x1xf16>
  "test.use"(%v7) : (tensor<2x4x1xf16>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<1x8x1xindex>) {
  %v1 = tensor.cast %a0 : tensor<1x8x1xindex> to tensor<?x?x1xindex>
  "test.use"(%v1) : (tensor<?x?x1xindex>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4xf32>) {
  %v1 = arith.constant 1 : index
  %v2 = tensor.extract_slice %a0[2] [%v1] [1] : tensor<4xf32> to tensor<?xf32>
  %v3 = arith.constant 0 : index
  %v4 = tensor.dim %v2, %v3 : tensor<?xf32>
  %v5 = tensor.collapse_shape %a0 [[0]] : tensor<4xf32> into tensor<4xf32>
  %v6 = tensor.extract_slice %v5[%v1] [1] [1] : tensor<4xf32> to tensor<f32>
  %v7 = tensor.extract_slice %v2[0] [8] [1] : tensor<?xf32> to tensor<8xf32>
  %v8 = arith.constant 1.0 : f32
  %v9 = tensor.pad %v6 nofold low[] high[] {
  ^bb0():
    tensor.yield %v8 : f32
  } : tensor<f32> to tensor<f32>
  "test.use"(%v1, %v3, %v4) : (index, index, index) -> ()
  return
}
// -----
func.func @test(%a0: i8, %a1: tensor<?x4xi8>) {
  %v4 = tensor.generate  {
  ^bb0(%i1: index, %i2: index, %i3: index):
      tensor.yield %a0 : i8
  } : tensor<2x2x2xi8>
  %v5 = arith.constant dense<-128> : tensor<1x8x1xi8>
  %v6 = tensor.bitcast %v5 : tensor<1x8x1xi8> to tensor<1x8x1xsi8>
  %v7 = arith.constant dense<7> : tensor<1x4xi8>
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 1 : index
  %v10 = tensor.insert_slice %a1 into %v7[0, 0] [%v8, 4] [%v9, 1] : tensor<?x4xi8> into tensor<1x4xi8>
  %v11 = tensor.extract_slice %v10[0, 0] [%v8, 4] [%v9, 1] : tensor<1x4xi8> to tensor<?x4xi8>
  %v12 = arith.constant 0 : index
  %v13 = arith.constant -128 : i8
  %v14 = tensor.insert %v13 into %v10[%v12, %v8] : tensor<1x4xi8>
  "test.use"(%v4, %v5, %v6, %v11, %v14) : (tensor<2x2x2xi8>, tensor<1x8x1xi8>, tensor<1x8x1xsi8>, tensor<?x4xi8>, tensor<1x4xi8>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<[-128, 127, 127, 0, 5, 1, 8, 1, 2, 31, 3, 4, -2, 16, -128, 0]> : tensor<16xi8>
  %v2 = arith.constant 0 : index
  %v3 = tensor.dim %v1, %v2 : tensor<16xi8>
  "test.use"(%v1, %v2, %v3) : (tensor<16xi8>, index, index) -> ()
  return
}
// -----
func.func @test(%a0: tensor<1x4xi32>, %a1: index, %a2: index) {
  %v1 = tensor.extract_slice %a0[0, 0] [1, %a1] [1, %a2] : tensor<1x4xi32> to tensor<1x?xi32>
  %v2 = tensor.insert_slice %v1 into %a0[0, 0] [1, %a1] [1, %a2] : tensor<1x?xi32> into tensor<1x4xi32>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: tensor<6x4xi8>, %a1: index) {
  %v1 = tensor.cast %a0 : tensor<6x4xi8> to tensor<?x4xi8>
  %v2 = tensor.extract %a0[%a1, %a1] : tensor<6x4xi8>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<[3, 100, 16, 100, 1, 2147483647, 32, 4]> : tensor<8xi32>
  %v2 = tensor.rank %v1 : tensor<8xi32>
  %v3 = tensor.dim %v1, %v2 : tensor<8xi32>
  "test.use"(%v2, %v3) : (index, index) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?x?xf32>, %a1: tensor<?x4xf32>) {
  %v1 = arith.constant 2 : index
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 3.0 : f32
  %v4 = tensor.pad %a0 low[2, %v1] high[0, %v2] {
  ^bb0(%p5: index, %p6: index):
    tensor.yield %v3 : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %v10 = tensor.extract_slice %v4[%v2, 0] [8, 4] [1, 1] : tensor<?x?xf32> to tensor<8x4xf32>
  %v11 = tensor.cast %a0 : tensor<?x?xf32> to tensor<*xf32>
  %v12 = tensor.cast %v11 : tensor<*xf32> to tensor<?x?xf32>
  %v13 = tensor.concat dim(1) %v10 : (tensor<8x4xf32>) -> tensor<?x?xf32>
  %v14 = arith.constant 4 : index
  %v15 = arith.constant 0 : index
  %v16 = tensor.insert_slice %a1 into %v10[0, %v15] [%v14, 4] [1, 1] : tensor<?x4xf32> into tensor<8x4xf32>
  "test.use"(%v13, %v14, %v15) : (tensor<?x?xf32>, index, index) -> ()
  return
}
// -----
func.func @test(%a0: tensor<6x?xf32>) {
  %v1 = tensor.cast %a0 : tensor<6x?xf32> to tensor<6x?xf32>
  %v2 = tensor.rank %v1 : tensor<6x?xf32>
  %v3 = tensor.expand_shape %v1 [[0, 1], [2, 3]] output_shape [3, 2, %v2, 1] : tensor<6x?xf32> into tensor<3x2x?x1xf32>
  %v4 = tensor.cast %v3 : tensor<3x2x?x1xf32> to tensor<?x2x4x1xf32>
  "test.use"(%v1, %v2, %v3) : (tensor<6x?xf32>, index, tensor<3x2x?x1xf32>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<7> : tensor<index>
  %v2 = tensor.collapse_shape %v1 [] : tensor<index> into tensor<index>
  %v3 = tensor.collapse_shape %v2 [] : tensor<index> into tensor<index>
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: i32) {
  %v5 = tensor.generate  {
  ^bb0(%i1: index):
      %v2 = arith.constant dense<0> : tensor<16xindex>
      %v3 = tensor.pad %v2 low[0] high[0] {
      ^bb0(%p4: index):
        tensor.yield %a0 : index
      } : tensor<16xindex> to tensor<16xindex>
      tensor.yield %a1 : i32
  } : tensor<16xi32>
  "test.use"(%v5) : (tensor<16xi32>) -> ()
  return
}
