// COMPARE: --canonicalize
func.func @reshapes(%t: tensor<?xf32>, %d: index, %m: memref<?x4xf32>, %s: memref<4xf32, strided<[2]>>, %z: tensor<f32>,
    %y: memref<f32>) -> (tensor<?xf32>, tensor<?xf32>, memref<?x4xf32>, memref<?x4xf32>, memref<4xf32, strided<[2]>>, tensor<f32>, memref<f32>) {
  %0 = tensor.expand_shape %t [[0]] output_shape [%d] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.collapse_shape %t [[0]] : tensor<?xf32> into tensor<?xf32>
  %2 = memref.expand_shape %m [[0], [1]] output_shape [%d, 4] : memref<?x4xf32> into memref<?x4xf32>
  %3 = memref.collapse_shape %m [[0], [1]] : memref<?x4xf32> into memref<?x4xf32>
  %4 = memref.collapse_shape %s [[0]] : memref<4xf32, strided<[2]>> into memref<4xf32, strided<[2]>>
  %5 = tensor.collapse_shape %z [] : tensor<f32> into tensor<f32>
  %6 = memref.expand_shape %y [] output_shape [] : memref<f32> into memref<f32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<?xf32>, tensor<?xf32>, memref<?x4xf32>, memref<?x4xf32>, memref<4xf32, strided<[2]>>, tensor<f32>, memref<f32>
}
func.func @dma(%m: memref<1xi32>, %i: index, %c: index) {
  memref.dma_wait %m[%i], %c : memref<1xi32>
  return
}
func.func @dma2(%m: memref<1xi32>, %i: index, %c: index, %x: memref<4xf32>) {
  memref.dma_wait %m[%i], %c : memref<1xi32>
  memref.dma_start %x[%i], %x[%i], %c, %m[%i] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  memref.dma_wait %m[%i], %c : memref<1xi32>
  return
}
func.func @at() -> (f32, f64, f16, f32, f32) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %o = arith.constant 1.0 : f32
  %zd = arith.constant 0.0 : f64
  %zh = arith.constant 0.0 : f16
  %0 = math.atan2 %z, %n : f32
  %1 = math.atan2 %zd, %zd : f64
  %2 = math.atan2 %zh, %zh : f16
  %3 = math.atan2 %o, %n : f32
  %4 = math.atan2 %z, %o : f32
  return %0, %1, %2, %3, %4 : f32, f64, f16, f32, f32
}
func.func @from(%m: tensor<4xf32>, %a: f32, %i: index) -> (tensor<1xf32>, tensor<2xf32>, tensor<i32>, tensor<2xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.extract %m[%c0] : tensor<4xf32>
  %0 = tensor.from_elements %e : tensor<1xf32>
  %e1 = tensor.extract %m[%c1] : tensor<4xf32>
  %1 = tensor.from_elements %e, %e1 : tensor<2xf32>
  %c3 = arith.constant 3 : i32
  %2 = tensor.from_elements %c3 : tensor<i32>
  %3 = tensor.from_elements %c0, %i : tensor<2xindex>
  return %0, %1, %2, %3 : tensor<1xf32>, tensor<2xf32>, tensor<i32>, tensor<2xindex>
}
func.func @from_cast(%a: i32, %b: i32) -> tensor<2xindex> {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %b : i32 to index
  %2 = tensor.from_elements %0, %1 : tensor<2xindex>
  return %2 : tensor<2xindex>
}
func.func @index_cast_from(%a: index, %b: index) -> tensor<2xi32> {
  %2 = tensor.from_elements %a, %b : tensor<2xindex>
  %3 = arith.index_cast %2 : tensor<2xindex> to tensor<2xi32>
  return %3 : tensor<2xi32>
}
func.func @same(%m: tensor<1xf32>, %n: tensor<f32>) -> (tensor<1xf32>, tensor<f32>, tensor<1xf32>) {
  %c0 = arith.constant 0 : index
  %e = tensor.extract %m[%c0] : tensor<1xf32>
  %0 = tensor.from_elements %e : tensor<1xf32>
  %f = tensor.extract %n[] : tensor<f32>
  %1 = tensor.from_elements %f : tensor<f32>
  %2 = tensor.from_elements %f : tensor<1xf32>
  return %0, %1, %2 : tensor<1xf32>, tensor<f32>, tensor<1xf32>
}
func.func @fill(%t: tensor<2x3xf32>, %f: f32, %d: index, %m: memref<4xf32>) -> (tensor<6xf32>, tensor<5x6xf32>, f32, tensor<2x3xf32>) {
  %z = arith.constant 0.0 : f32
  %0 = linalg.fill ins(%z : f32) outs(%t : tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %2 = tensor.pad %0 low[1, 1] high[2, 2] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<2x3xf32> to tensor<5x6xf32>
  %3 = tensor.extract_slice %2[0, 0][5, 6][1, 1] : tensor<5x6xf32> to tensor<5x6xf32>
  %c = arith.constant 1 : index
  %4 = tensor.extract %0[%c, %d] : tensor<2x3xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %5 = linalg.copy ins(%0 : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1, %3, %4, %5 : tensor<6xf32>, tensor<5x6xf32>, f32, tensor<2x3xf32>
}
func.func @fill2(%t: tensor<1xf32>, %f: f32, %d: index, %k: tensor<?xf32>) -> (tensor<1xf32>, tensor<?x?xf32>, tensor<8xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<1xf32>) -> tensor<1xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<1xf32>) -> tensor<1xf32>
  %2 = linalg.fill ins(%f : f32) outs(%k : tensor<?xf32>) -> tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%d, %d] : tensor<?xf32> into tensor<?x?xf32>
  %e = tensor.empty() : tensor<8xf32>
  %s = tensor.empty() : tensor<4xf32>
  %4 = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %5 = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  %6 = tensor.insert_slice %5 into %4[2][4][1] : tensor<4xf32> into tensor<8xf32>
  return %1, %3, %6 : tensor<1xf32>, tensor<?x?xf32>, tensor<8xf32>
}
func.func @contract(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32, %A: vector<2x3xf32>, %B: vector<3x4xf32>,
    %C: vector<2x4xf32>) -> (f32, vector<2x4xf32>, vector<2x4xf32>) {
  %z = arith.constant 0.0 : f32
  %zz = arith.constant dense<0.0> : vector<2x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<4xf32>, vector<4xf32> into f32
  %1 = arith.addf %0, %c : f32
  %2 = vector.contract {indexing_maps = [affine_map<(i,j,k) -> (i,k)>, affine_map<(i,j,k) -> (k,j)>,
      affine_map<(i,j,k) -> (i,j)>], iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>} %A, %B, %zz : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %3 = arith.addf %2, %C : vector<2x4xf32>
  %4 = arith.addf %C, %2 : vector<2x4xf32>
  return %1, %3, %4 : f32, vector<2x4xf32>, vector<2x4xf32>
}
func.func @buffers(%m: memref<4xf32>, %t: tensor<4xf32>, %u: tensor<?xf32>) -> (tensor<4xf32>, memref<4xf32>, tensor<?xf32>, index) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  %2 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %3 = bufferization.to_tensor %2 : memref<4xf32> to tensor<4xf32>
  %4 = bufferization.to_buffer %u : tensor<?xf32> to memref<?xf32>
  %5 = bufferization.to_tensor %4 restrict : memref<?xf32> to tensor<?xf32>
  %c = arith.constant 0 : index
  %6 = tensor.dim %5, %c : tensor<?xf32>
  return %3, %1, %5, %6 : tensor<4xf32>, memref<4xf32>, tensor<?xf32>, index
}
func.func @shapes(%s: !shape.shape, %z: !shape.size, %i: index, %t: tensor<2x3xf32>, %w: tensor<?xf32>,
    %e: tensor<3xindex>) -> (index, !shape.size, !shape.size, index, index, tensor<2xindex>) {
  %0 = shape.rank %s : !shape.shape -> !shape.size
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.index_to_size %i
  %3 = shape.size_to_index %2 : !shape.size
  %4 = shape.shape_of %w : tensor<?xf32> -> tensor<?xindex>
  %5 = shape.rank %4 : tensor<?xindex> -> index
  %6 = shape.rank %e : tensor<3xindex> -> index
  %7 = shape.size_to_index %z : !shape.size
  %8 = shape.index_to_size %7
  %9 = shape.const_shape [1, 2] : tensor<2xindex>
  return %1, %0, %8, %3, %6, %9 : index, !shape.size, !shape.size, index, index, tensor<2xindex>
}
func.func @shape2(%w: tensor<?x4xf32>) -> (!shape.size, index, tensor<1xindex>, tensor<2xindex>) {
  %4 = shape.shape_of %w : tensor<?x4xf32> -> !shape.shape
  %5 = shape.rank %4 : !shape.shape -> !shape.size
  %6 = shape.shape_of %w : tensor<?x4xf32> -> tensor<2xindex>
  %7 = shape.rank %6 : tensor<2xindex> -> index
  %9 = shape.const_shape [7] : tensor<1xindex>
  %10 = shape.const_shape [1, 2] : !shape.shape
  %11 = shape.to_extent_tensor %10 : !shape.shape -> tensor<2xindex>
  return %5, %7, %9, %11 : !shape.size, index, tensor<1xindex>, tensor<2xindex>
}
func.func @broadcasts(%s: !shape.shape, %t: tensor<?xindex>, %u: tensor<2xindex>) -> (i1, i1, i1, i1, i1, i1, !shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.const_shape [1, 2] : !shape.shape
  %1 = shape.const_shape [3, 1] : !shape.shape
  %2 = shape.const_shape [3, 4] : !shape.shape
  %3 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
  %4 = shape.is_broadcastable %0, %2 : !shape.shape, !shape.shape
  %5 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %6 = shape.is_broadcastable %s : !shape.shape
  %7 = shape.is_broadcastable %s, %0 : !shape.shape, !shape.shape
  %e = shape.const_shape [] : !shape.shape
  %8 = shape.is_broadcastable %s, %e : !shape.shape, !shape.shape
  %9 = shape.cstr_broadcastable %0, %1 : !shape.shape, !shape.shape
  %10 = shape.cstr_broadcastable %0, %2 : !shape.shape, !shape.shape
  %11 = shape.cstr_broadcastable %s, %s, %0 : !shape.shape, !shape.shape, !shape.shape
  return %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, !shape.witness, !shape.witness, !shape.witness
}
func.func @casts(%s: !shape.shape) -> (tensor<?xindex>, tensor<2xindex>, tensor<2xindex>) {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  %2 = shape.const_shape [1, 2] : tensor<2xindex>
  %3 = shape.to_extent_tensor %0 : tensor<2xindex> -> tensor<2xindex>
  return %1, %2, %3 : tensor<?xindex>, tensor<2xindex>, tensor<2xindex>
}
func.func @ranks(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %c: tensor<*xf32>) -> (!shape.witness, !shape.witness, index, !shape.size) {
  %0 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<?x4xf32> -> tensor<2xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<2xindex>
  %3 = shape.cstr_broadcastable %0, %0 : tensor<2xindex>, tensor<2xindex>
  %4 = shape.shape_of %c : tensor<*xf32> -> tensor<?xindex>
  %5 = shape.rank %4 : tensor<?xindex> -> index
  %6 = shape.shape_of %a : tensor<?x4xf32> -> tensor<2xindex>
  %7 = shape.rank %6 : tensor<2xindex> -> !shape.size
  return %2, %3, %5, %7 : !shape.witness, !shape.witness, index, !shape.size
}
func.func @trivial_shapes(%t: tensor<3xindex>, %u: tensor<?xindex>, %s: !shape.shape, %i: index)
    -> (tensor<3xindex>, tensor<3xindex>, tensor<?xindex>, !shape.witness, !shape.witness, i1, i1, !shape.shape, tensor<?xindex>) {
  %0 = shape.to_extent_tensor %t : tensor<3xindex> -> tensor<3xindex>
  %1 = shape.broadcast %u : tensor<?xindex> -> tensor<3xindex>
  %2 = shape.broadcast %t : tensor<3xindex> -> tensor<?xindex>
  %3 = shape.cstr_eq %s : !shape.shape
  %4 = "shape.cstr_eq"() : () -> !shape.witness
  %5 = shape.is_broadcastable %s : !shape.shape
  %6 = "shape.is_broadcastable"() : () -> i1
  %7 = shape.broadcast %s : !shape.shape -> !shape.shape
  %c = shape.const_shape [2] : tensor<1xindex>
  %8 = shape.to_extent_tensor %u : tensor<?xindex> -> tensor<?xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<3xindex>, tensor<3xindex>, tensor<?xindex>, !shape.witness,
      !shape.witness, i1, i1, !shape.shape, tensor<?xindex>
}
func.func @witness(%a: tensor<?xindex>, %b: tensor<2xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b, %a {foo} : tensor<?xindex>, tensor<2xindex>, tensor<?xindex>
  return %0 : !shape.witness
}
