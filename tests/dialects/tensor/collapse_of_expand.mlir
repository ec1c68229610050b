// COMPARE: --canonicalize
// ----- tensor.expand_shape, tensor.collapse_shape
func.func @expand_then_collapse(%a: tensor<?xf32>, %n: index, %m: index, %k: index) -> (tensor<?x?xf32>) {
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [%n, %m, %k] : tensor<?xf32> into tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// ----- expand then collapse static
func.func @expand_then_collapse_static(%a: tensor<?xf32>, %n: index, %m: index, %k: index) -> (tensor<?x?xf32>) {
  %0 = tensor.expand_shape %a [[0, 1, 2, 3]] output_shape [%n, 4, %k, 3] : tensor<?xf32> into tensor<?x4x?x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3]] : tensor<?x4x?x3xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// ----- expand then collapse mem
func.func @expand_then_collapse_mem(%a: memref<?xf32>, %n: index, %m: index, %k: index) -> (memref<?x?xf32>) {
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [%n, %m, %k] : memref<?xf32> into memref<?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// ----- collapse then expand
func.func @collapse_then_expand(%a: tensor<?x?x?xf32>, %n: index, %m: index, %k: index) -> (tensor<?x?xf32>) {
  %1 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
  %0 = tensor.expand_shape %1 [[0, 1]] output_shape [%n, 5] : tensor<?xf32> into tensor<?x5xf32>
  %2 = tensor.cast %0 : tensor<?x5xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// ----- expand then collapse groups
func.func @expand_then_collapse_groups(%a: tensor<?x?xf32>, %n: index, %m: index, %k: index) -> (tensor<?x?x?xf32>) {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3, 4]] output_shape [%n, %m, %k, %n, 2] : tensor<?x?xf32> into tensor<?x?x?x?x2xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2], [3, 4]] : tensor<?x?x?x?x2xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// ----- dims
func.func @dims(%a: tensor<?x?xf32>, %n: index, %m: index, %k: index) -> (index, index) {
  %1 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %1, %c0 : tensor<?xf32>
  %0 = tensor.expand_shape %1 [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  %e = tensor.dim %0, %c0 : tensor<?x?xf32>
  return %d, %e : index, index
}
