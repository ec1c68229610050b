// COMPARE: --convert-tensor-to-linalg
func.func @a(%a: tensor<4x?xf32>, %p: f32, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.pad %a low[1, %n] high[%n, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %p : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @b(%a: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %0 = tensor.pad %a low[0, 3] high[0, 2] {
  ^bb0(%i: index, %j: index):
    %c = arith.addi %i, %j : index
    %d = arith.index_cast %c : index to i32
    %e = arith.sitofp %d : i32 to f32
    tensor.yield %e : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
func.func @c(%a: tensor<4x5xf32>) -> tensor<4x10xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.pad %a low[0, 3] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<4x5xf32> to tensor<4x10xf32>
  return %0 : tensor<4x10xf32>
}
