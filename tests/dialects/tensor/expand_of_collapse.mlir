// RUN: lamina-opt %s --canonicalize | filecheck %s
// An expansion gives several dynamic sizes in any way that keeps their product; it undoes a collapse only where they are
// those of the collapsed tensor.

// CHECK-LABEL: @permuted_sizes
// CHECK: tensor.collapse_shape
// CHECK: tensor.expand_shape
func.func @permuted_sizes(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?x?xf32>
  %m = tensor.dim %t, %c1 : tensor<?x?xf32>
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %e = tensor.expand_shape %c [[0, 1]] output_shape [%m, %n] : tensor<?xf32> into tensor<?x?xf32>
  return %e : tensor<?x?xf32>
}

// CHECK-LABEL: @same_sizes
// CHECK-SAME: %[[T:.*]]: tensor<?x?xf32>
// CHECK-NEXT: return %[[T]]
func.func @same_sizes(%t: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?x?xf32>
  %m = tensor.dim %t, %c1 : tensor<?x?xf32>
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %e = tensor.expand_shape %c [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %e : tensor<?x?xf32>
}

// CHECK-LABEL: @one_dynamic_size_a_group
// CHECK-SAME: %[[T:.*]]: tensor<?x4x?xf32>
// CHECK-NEXT: return %[[T]]
func.func @one_dynamic_size_a_group(%t: tensor<?x4x?xf32>, %n: index, %m: index) -> tensor<?x4x?xf32> {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %e = tensor.expand_shape %c [[0, 1], [2]] output_shape [%n, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %e : tensor<?x4x?xf32>
}

// CHECK-LABEL: @other_split_of_a_group
// CHECK: tensor.collapse_shape
// CHECK: tensor.expand_shape
func.func @other_split_of_a_group(%t: tensor<1x?x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %c = tensor.collapse_shape %t [[0, 1, 2]] : tensor<1x?x?xf32> into tensor<?xf32>
  %e = tensor.expand_shape %c [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %e : tensor<?x?xf32>
}

// CHECK-LABEL: @permuted_sizes_of_buffers
// CHECK: memref.collapse_shape
// CHECK: memref.expand_shape
func.func @permuted_sizes_of_buffers(%t: memref<?x?xf32>, %n: index, %m: index) -> memref<?x?xf32> {
  %c = memref.collapse_shape %t [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [%m, %n] : memref<?xf32> into memref<?x?xf32>
  return %e : memref<?x?xf32>
}

// CHECK-LABEL: @same_sizes_of_buffers
// CHECK-SAME: %[[T:.*]]: memref<?x?xf32>
// CHECK-NEXT: return %[[T]]
func.func @same_sizes_of_buffers(%t: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %t, %c0 : memref<?x?xf32>
  %m = memref.dim %t, %c1 : memref<?x?xf32>
  %c = memref.collapse_shape %t [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %e = memref.expand_shape %c [[0, 1]] output_shape [%n, %m] : memref<?xf32> into memref<?x?xf32>
  return %e : memref<?x?xf32>
}
