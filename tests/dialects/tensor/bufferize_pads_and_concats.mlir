// COMPARE: --one-shot-bufferize=bufferize-function-boundaries
// ----- tensor.pad
func.func @pad_zero_low(%p: tensor<3x5xf32>, %z: f32) -> tensor<5x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %p low[0, %c0] high[2, 3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<3x5xf32> to tensor<5x8xf32>
  return %0 : tensor<5x8xf32>
}

// ----- pad dynamic
func.func @pad_dynamic(%p: tensor<?x5xf32>, %z: f32, %l: index) -> tensor<?x?xf32> {
  %0 = tensor.pad %p low[%l, 2] high[2, %l] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<?x5xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// ----- concat dynamic
func.func @concat_dynamic(%a: tensor<?x5xf32>, %b: tensor<4x5xf32>, %c: tensor<?x?xf32>) -> tensor<?x5xf32> {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<?x5xf32>, tensor<4x5xf32>, tensor<?x?xf32>) -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}

// ----- concat dynamic other
func.func @concat_dynamic_other(%a: tensor<3x?xf32>, %b: tensor<4x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<3x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// ----- concat3
func.func @concat3(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b, %c : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// ----- concat4
func.func @concat4(%a: tensor<?x?xf32>, %b: tensor<3x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b, %c, %d : (tensor<?x?xf32>, tensor<3x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// ----- concat static
func.func @concat_static(%a: tensor<?x?xf32>, %b: tensor<3x?xf32>) -> tensor<8x9xf32> {
  %x = tensor.cast %a : tensor<?x?xf32> to tensor<5x9xf32>
  %y = tensor.cast %b : tensor<3x?xf32> to tensor<3x9xf32>
  %0 = tensor.concat dim(0) %x, %y : (tensor<5x9xf32>, tensor<3x9xf32>) -> tensor<8x9xf32>
  return %0 : tensor<8x9xf32>
}

// ----- concat 1
func.func @concat_1(%a: tensor<?x9xf32>, %b: tensor<?x9xf32>) -> tensor<?x9xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x9xf32>, tensor<?x9xf32>) -> tensor<?x9xf32>
  return %0 : tensor<?x9xf32>
}

// ----- concat dim2
func.func @concat_dim2(%a: tensor<?x?x?xf32>, %b: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = tensor.concat dim(1) %a, %b : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// ----- pad const
func.func @pad_const(%p: tensor<?x5xf32>, %z: f32, %l: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %p low[%c3, 2] high[%c0, %c3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<?x5xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// ----- pad const2
func.func @pad_const2(%p: tensor<4x5xf32>, %z: f32, %l: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %p low[%c3, 2] high[%c0, %c3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<4x5xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
