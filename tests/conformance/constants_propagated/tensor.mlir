// COMPARE: --allow-unregistered-dialect --sccp
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
