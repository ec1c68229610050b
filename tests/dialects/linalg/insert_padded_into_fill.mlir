// COMPARE: --canonicalize
// ----- tensor.empty, linalg.fill, tensor.pad
func.func @pad_into_fill_chain(%a: tensor<4xf32>, %p: tensor<3x5xf32>, %d: index) -> tensor<8x128x128xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x128x128xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %0 = tensor.pad %p low[1, 2] high[2, 3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<3x5xf32> to tensor<6x10xf32>
  %1 = tensor.insert_slice %0 into %f[0, 0, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  return %1 : tensor<8x128x128xf32>
}

// ----- pad into fill after disjoint
func.func @pad_into_fill_after_disjoint(%p: tensor<3x5xf32>, %q: tensor<6x10xf32>) -> tensor<8x128x128xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x128x128xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %0 = tensor.pad %p low[1, 2] high[2, 3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<3x5xf32> to tensor<6x10xf32>
  %s = tensor.insert_slice %q into %f[1, 0, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  %1 = tensor.insert_slice %0 into %s[0, 0, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  return %1 : tensor<8x128x128xf32>
}

// ----- pad into fill after overlap
func.func @pad_into_fill_after_overlap(%p: tensor<3x5xf32>, %q: tensor<6x10xf32>) -> tensor<8x128x128xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x128x128xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %0 = tensor.pad %p low[1, 2] high[2, 3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<3x5xf32> to tensor<6x10xf32>
  %s = tensor.insert_slice %q into %f[0, 0, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  %1 = tensor.insert_slice %0 into %s[0, 0, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  return %1 : tensor<8x128x128xf32>
}

// ----- pad into fill two inserts
func.func @pad_into_fill_two_inserts(%p: tensor<3x5xf32>, %q: tensor<6x10xf32>, %r: tensor<6x10xf32>) -> tensor<8x128x128xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x128x128xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %0 = tensor.pad %p low[1, 2] high[2, 3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<3x5xf32> to tensor<6x10xf32>
  %s = tensor.insert_slice %q into %f[1, 0, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  %t = tensor.insert_slice %r into %s[0, 6, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  %1 = tensor.insert_slice %0 into %t[0, 0, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  return %1 : tensor<8x128x128xf32>
}

// ----- pad into fill adjacent
func.func @pad_into_fill_adjacent(%p: tensor<3x5xf32>, %q: tensor<6x10xf32>, %r: tensor<6x10xf32>, %s: index) -> tensor<8x128x128xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x128x128xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %0 = tensor.pad %p low[1, 2] high[2, 3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<3x5xf32> to tensor<6x10xf32>
  %s0 = tensor.insert_slice %q into %f[0, 5, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  %1 = tensor.insert_slice %0 into %s0[0, 0, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  return %1 : tensor<8x128x128xf32>
}

// ----- pad into fill dynamic disjoint
func.func @pad_into_fill_dynamic_disjoint(%p: tensor<3x5xf32>, %q: tensor<6x10xf32>, %r: tensor<6x10xf32>, %s: index) -> tensor<8x128x128xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x128x128xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  %0 = tensor.pad %p low[1, 2] high[2, 3] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<3x5xf32> to tensor<6x10xf32>
  %s0 = tensor.insert_slice %q into %f[1, %s, 0][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  %1 = tensor.insert_slice %0 into %s0[0, %s, %s][1, 6, 10][1, 1, 1] : tensor<6x10xf32> into tensor<8x128x128xf32>
  return %1 : tensor<8x128x128xf32>
}

// ----- pad into fill dynamic
func.func @pad_into_fill_dynamic(%p: tensor<?x?xf32>, %s: index, %f0: tensor<8x?xf32>, %l: index, %h: index) -> tensor<8x?xf32> {
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%f0 : tensor<8x?xf32>) -> tensor<8x?xf32>
  %0 = tensor.pad %p low[%l, 2] high[2, %h] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %f[%s, 3][%l, %h][1, 1] : tensor<?x?xf32> into tensor<8x?xf32>
  return %1 : tensor<8x?xf32>
}

// ----- pad into fill strided
// MLIR LEFT OUT: it adds the padding to the offset of a strided slice unscaled
func.func @pad_into_fill_strided(%p: tensor<3xf32>, %q: tensor<6xf32>) -> tensor<80xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<80xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<80xf32>) -> tensor<80xf32>
  %0 = tensor.pad %p low[1] high[2] { ^bb0(%i: index): tensor.yield %z : f32 } : tensor<3xf32> to tensor<6xf32>
  %s0 = tensor.insert_slice %q into %f[1][6][2] : tensor<6xf32> into tensor<80xf32>
  %1 = tensor.insert_slice %0 into %s0[20][6][1] : tensor<6xf32> into tensor<80xf32>
  %2 = tensor.insert_slice %0 into %f[20][6][2] : tensor<6xf32> into tensor<80xf32>
  %3 = arith.addf %1, %2 : tensor<80xf32>
  return %3 : tensor<80xf32>
}

// ----- pad into fill strided ahead
func.func @pad_into_fill_strided_ahead(%p: tensor<3xf32>, %q: tensor<6xf32>) -> tensor<80xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<80xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<80xf32>) -> tensor<80xf32>
  %0 = tensor.pad %p low[1] high[2] { ^bb0(%i: index): tensor.yield %z : f32 } : tensor<3xf32> to tensor<6xf32>
  %s0 = tensor.insert_slice %q into %f[1][6][8] : tensor<6xf32> into tensor<80xf32>
  %1 = tensor.insert_slice %0 into %s0[20][6][1] : tensor<6xf32> into tensor<80xf32>
  return %1 : tensor<80xf32>
}

// ----- pad into fill other value
func.func @pad_into_fill_other_value(%p: tensor<3xf32>, %q: tensor<6xf32>) -> (tensor<80xf32>, tensor<80xf32>) {
  %z = arith.constant 0.0 : f32
  %o = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<80xf32>
  %f = linalg.fill ins(%o : f32) outs(%e : tensor<80xf32>) -> tensor<80xf32>
  %0 = tensor.pad %p low[1] high[2] { ^bb0(%i: index): tensor.yield %z : f32 } : tensor<3xf32> to tensor<6xf32>
  %1 = tensor.insert_slice %0 into %f[20][6][1] : tensor<6xf32> into tensor<80xf32>
  %n = tensor.pad %p nofold low[1] high[2] { ^bb0(%i: index): tensor.yield %o : f32 } : tensor<3xf32> to tensor<6xf32>
  %2 = tensor.insert_slice %n into %f[20][6][1] : tensor<6xf32> into tensor<80xf32>
  return %1, %2 : tensor<80xf32>, tensor<80xf32>
}

// ----- pad into fill argument
func.func @pad_into_fill_argument(%p: tensor<3xf32>, %q: tensor<6xf32>, %o: f32, %e: tensor<80xf32>) -> (tensor<80xf32>) {
  %f = linalg.fill ins(%o : f32) outs(%e : tensor<80xf32>) -> tensor<80xf32>
  %0 = tensor.pad %p low[1] high[2] { ^bb0(%i: index): tensor.yield %o : f32 } : tensor<3xf32> to tensor<6xf32>
  %1 = tensor.insert_slice %0 into %f[20][6][1] : tensor<6xf32> into tensor<80xf32>
  return %1 : tensor<80xf32>
}

// ----- negative padding
// MLIR LEFT OUT: it inserts what the padding cuts off
func.func @negative_padding(%p: tensor<8xf32>, %o: f32, %e: tensor<80xf32>) -> (tensor<80xf32>) {
  %f = linalg.fill ins(%o : f32) outs(%e : tensor<80xf32>) -> tensor<80xf32>
  %0 = tensor.pad %p low[-1] high[2] { ^bb0(%i: index): tensor.yield %o : f32 } : tensor<8xf32> to tensor<9xf32>
  %1 = tensor.insert_slice %0 into %f[20][9][1] : tensor<9xf32> into tensor<80xf32>
  return %1 : tensor<80xf32>
}
