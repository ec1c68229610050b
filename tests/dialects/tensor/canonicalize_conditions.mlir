// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- insertions with constant sizes and offsets
func.func @constants(%s: tensor<?x4xf32>, %d: tensor<8x4xf32>, %i: index, %r: tensor<?xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[%c2, %c0] [%c2, 4] [1, 1] : tensor<?x4xf32> into tensor<8x4xf32>
  %1 = tensor.insert_slice %s into %d[%i, %c0] [%i, 4] [1, 1] : tensor<?x4xf32> into tensor<8x4xf32>
  %2 = tensor.insert_slice %r into %d[%c2, 0] [%c2, 1] [1, 1] : tensor<?xf32> into tensor<8x4xf32>
  return %0, %1, %2 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}
// ----- insertions with constants in parallel loops
func.func @parallel(%d: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %c2 = arith.constant 2 : index
  %0 = scf.forall (%i) in (4) shared_outs(%o = %d) -> tensor<8x4xf32> {
    %s = "make"(%i) : (index) -> tensor<?x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i, 0] [%c2, 4] [1, 1] : tensor<?x4xf32> into tensor<8x4xf32>
    }
  }
  return %0 : tensor<8x4xf32>
}
// ----- insertions of casts, into casts, of fewer dimensions
func.func @casts(%s: tensor<2x4xf32>, %d: tensor<8x4xf32>, %v: tensor<4xf32>, %i: index, %n: index)
    -> (tensor<?x?xf32>, tensor<?x4xf32>, tensor<8x4xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %s : tensor<2x4xf32> to tensor<?x4xf32>
  %1 = tensor.cast %d : tensor<8x4xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %0 into %1[%i, %i] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  %3 = tensor.cast %d : tensor<8x4xf32> to tensor<?x4xf32>
  %4 = tensor.insert_slice %s into %3[%i, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<?x4xf32>
  %5 = tensor.cast %v : tensor<4xf32> to tensor<?xf32>
  %6 = tensor.insert_slice %5 into %d[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<8x4xf32>
  %7 = tensor.insert_slice %5 into %1[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %2, %4, %6, %7 : tensor<?x?xf32>, tensor<?x4xf32>, tensor<8x4xf32>, tensor<?x?xf32>
}
// ----- slices of casts
func.func @slices(%s: tensor<8x4xf32>, %i: index, %n: index) -> (tensor<?x4xf32>, tensor<2x4xf32>, tensor<?xf32>, tensor<8x4xf32>) {
  %0 = tensor.cast %s : tensor<8x4xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[%i, 0] [%n, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %2 = tensor.extract_slice %0[%i, 0] [2, 4] [1, 1] : tensor<?x?xf32> to tensor<2x4xf32>
  %3 = tensor.extract_slice %0[%i, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %4 = tensor.extract_slice %s[0, 0] [8, 4] [1, 1] : tensor<8x4xf32> to tensor<8x4xf32>
  return %1, %2, %3, %4 : tensor<?x4xf32>, tensor<2x4xf32>, tensor<?xf32>, tensor<8x4xf32>
}
// ----- casts of slices and of casts
func.func @more(%s: tensor<8x?xf32>, %n: index, %u: tensor<*xf32>) -> (tensor<4x2xf32>, tensor<8x4xf32>, tensor<4x?xf32>, tensor<8x4xf32>) {
  %0 = tensor.extract_slice %s[0, 0] [%n, %n] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x2xf32>
  %2 = tensor.cast %s : tensor<8x?xf32> to tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<8x4xf32>
  %4 = tensor.extract_slice %s[0, 0] [4, %n] [1, 1] : tensor<8x?xf32> to tensor<4x?xf32>
  %5 = tensor.cast %u : tensor<*xf32> to tensor<8x4xf32>
  return %1, %3, %4, %5 : tensor<4x2xf32>, tensor<8x4xf32>, tensor<4x?xf32>, tensor<8x4xf32>
}
// ----- reshapes of casts and with constant sizes
func.func @reshapes(%a: tensor<8x4xf32>, %d: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?x4xf32>, tensor<?x2x?xf32>, tensor<?x4xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<8x4xf32> to tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %d [[0, 1]] output_shape [%c2, 4] : tensor<?xf32> into tensor<?x4xf32>
  %3 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, 2, %c2] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %4 = tensor.expand_shape %d [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %1, %2, %3, %4 : tensor<?xf32>, tensor<?x4xf32>, tensor<?x2x?xf32>, tensor<?x4xf32>
}
// ----- reshapes of elements and of splats
func.func @elements(%x: f32, %y: f32) -> (tensor<2xf32>, tensor<2x3xf32>, tensor<1x2xf32>, tensor<6xf32>) {
  %0 = tensor.from_elements %x, %y : tensor<1x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
  %2 = tensor.splat %x : tensor<6xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %4 = tensor.from_elements %x, %y : tensor<2xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
  %6 = tensor.collapse_shape %3 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  return %1, %3, %5, %6 : tensor<2xf32>, tensor<2x3xf32>, tensor<1x2xf32>, tensor<6xf32>
}
// ----- pads that do nothing, that are nofold, with constant widths
func.func @pads(%a: tensor<4x?xf32>, %f: f32, %n: index) -> (tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %1 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %2 = tensor.pad %a low[%c1, %c0] high[%n, %c1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %3 = tensor.pad %a low[0, 0] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %4 = tensor.cast %3 : tensor<4x?xf32> to tensor<4x8xf32>
  return %0, %1, %2, %4 : tensor<4x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>, tensor<4x8xf32>
}
// ----- generated tensors and empty ones of constant sizes
func.func @sizes(%n: index, %x: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>, f32, index, index) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%c3, %n) : tensor<?x?xf32>
  %1 = tensor.generate %n, %c3 {
  ^bb0(%i: index, %j: index):
    %v = "compute"(%i, %j) : (index, index) -> f32
    tensor.yield %v : f32
  } : tensor<?x?xf32>
  %2 = tensor.extract %1[%c0, %c1] : tensor<?x?xf32>
  %3 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %4 = tensor.dim %1, %c0 : tensor<?x?xf32>
  return %0, %1, %2, %3, %4 : tensor<?x?xf32>, tensor<?x?xf32>, f32, index, index
}
