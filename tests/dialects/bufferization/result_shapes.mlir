// COMPARE: --resolve-ranked-shaped-type-result-dims --reify-result-shapes --allow-unregistered-dialect
// ----- bufferization.materialize_in_destination, bufferization.alloc_tensor, tensor.dim
func.func @materialize_in_destination_alloc_tensor_dim(%t: tensor<?x?xf32>, %s: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.materialize_in_destination %t in %s : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = bufferization.alloc_tensor() copy(%0) : tensor<?x?xf32>
  %2 = tensor.dim %1, %c0 : tensor<?x?xf32>
  %3 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %2, %3 : index, index
}
// ----- bufferization.materialize_in_destination, bufferization.alloc_tensor, tensor.dim
func.func @materialize_in_destination_alloc_tensor_dim_2(%t: tensor<4x?xf32>, %s: tensor<?x4xf32>) -> (index, index, tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.materialize_in_destination %t in %s : (tensor<4x?xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = bufferization.alloc_tensor() copy(%0) : tensor<?x4xf32>
  %2 = tensor.dim %1, %c0 : tensor<?x4xf32>
  %3 = tensor.dim %0, %c1 : tensor<?x4xf32>
  return %2, %3, %1 : index, index, tensor<?x4xf32>
}
// ----- bufferization.to_tensor, bufferization.clone, bufferization.to_buffer
func.func @to_tensor_clone_to_buffer(%m: memref<?x?xf32>, %i: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.to_tensor %m : memref<?x?xf32> to tensor<?x?xf32>
  %n = bufferization.clone %m : memref<?x?xf32> to memref<?x?xf32>
  %b = bufferization.to_buffer %t : tensor<?x?xf32> to memref<?x?xf32>
  %2 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %3 = memref.dim %n, %c1 : memref<?x?xf32>
  %4 = memref.dim %b, %c1 : memref<?x?xf32>
  %5 = tensor.dim %t, %i : tensor<?x?xf32>
  return %2, %3, %4, %5 : index, index, index, index
}
// ----- bufferization.alloc_tensor, linalg.fill, tensor.dim
func.func @alloc_tensor_fill_dim(%i: index, %x: f32) -> (tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %t = bufferization.alloc_tensor(%c5) : tensor<?xf32>
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  %d = tensor.dim %f, %c0 : tensor<?xf32>
  %e = bufferization.alloc_tensor(%d) : tensor<?xf32>
  %g = tensor.insert_slice %f into %e[0] [%d] [1] : tensor<?xf32> into tensor<?xf32>
  return %g : tensor<?xf32>
}
// ----- bufferization.alloc_tensor, tensor.dim
func.func @alloc_tensor_dim(%t: tensor<?xf32>, %i: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %u = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %d = tensor.dim %u, %i : tensor<?xf32>
  return %u, %d : tensor<?xf32>, index
}
// ----- bufferization.alloc_tensor, tensor.dim
func.func @alloc_tensor_dim_2(%n: index) -> (tensor<?x?x?xf32>, index, index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor(%c4, %n, %c0) : tensor<?x?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  return %0, %1, %2 : tensor<?x?x?xf32>, index, index
}
// ----- bufferization.alloc_tensor, tensor.dim
func.func @alloc_tensor_dim_3(%n: index, %t: tensor<?x?xf32>) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = bufferization.alloc_tensor() copy(%t) {memory_space = 3} : tensor<?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %0, %n : tensor<?x?xf32>
  return %1, %2 : index, index
}
// ----- tensor.cast, bufferization.materialize_in_destination
func.func @cast_materialize_in_destination(%t: tensor<4xf32>, %u: tensor<?xf32>, %m: memref<4xf32>) -> (tensor<?xf32>) {
  %k = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %c = bufferization.materialize_in_destination %k in %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %d = bufferization.materialize_in_destination %c in %k : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %d : tensor<?xf32>
}
