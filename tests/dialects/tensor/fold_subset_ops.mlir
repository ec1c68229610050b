// COMPARE: --fold-tensor-subset-ops --allow-unregistered-dialect

func.func @read(%a: tensor<?x?xf32>, %i: index, %j: index, %n: index) -> vector<4xf32> {
  %p = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[%i, %j] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = vector.transfer_read %0[%c1], %p {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @masked(%a: tensor<?x?xf32>, %i: index, %n: index, %m: vector<4xi1>) -> vector<4xf32> {
  %p = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %a[%i, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = vector.mask %m { vector.transfer_read %0[%c1], %p {in_bounds = [true]} : tensor<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @write(%a: tensor<?x?xf32>, %v: vector<4xf32>, %i: index, %n: index) -> tensor<?x?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = vector.transfer_write %v, %e[%i] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %1 = tensor.insert_slice %0 into %a[%i, 3] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @inserts(%a: tensor<?xf32>, %b: tensor<2x?xf32>, %c: tensor<3x2x?xf32>, %i: index, %n: index) -> tensor<3x2x?xf32> {
  %0 = tensor.insert_slice %a into %b[1, %i] [1, %n] [1, 1] : tensor<?xf32> into tensor<2x?xf32>
  %1 = tensor.insert_slice %0 into %c[%i, 0, 2] [1, 2, %n] [1, 1, 1] : tensor<2x?xf32> into tensor<3x2x?xf32>
  return %1 : tensor<3x2x?xf32>
}
func.func @same_sizes(%a: tensor<?xf32>, %b: tensor<2x?xf32>, %c: tensor<3x2x?xf32>, %i: index, %n: index) -> tensor<3x2x?xf32> {
  %0 = tensor.insert_slice %a into %b[1, %i] [1, %n] [1, 1] : tensor<?xf32> into tensor<2x?xf32>
  %1 = tensor.insert_slice %0 into %c[%i, 0, 2] [1, 2, %n] [1, 1, 1] : tensor<2x?xf32> into tensor<3x2x?xf32>
  return %1 : tensor<3x2x?xf32>
}
func.func @equal_sizes(%a: tensor<1x?xf32>, %b: tensor<2x?xf32>, %c: tensor<3x2x?xf32>, %i: index, %n: index) -> tensor<3x2x?xf32> {
  %s = tensor.extract_slice %b[0, 0] [1, %n] [1, 1] : tensor<2x?xf32> to tensor<1x?xf32>
  %0 = tensor.insert_slice %a into %s[0, %i] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %c[%i, %i, 2] [1, 1, %n] [1, 1, 1] : tensor<1x?xf32> into tensor<3x2x?xf32>
  return %1 : tensor<3x2x?xf32>
}
func.func @parallel(%a: tensor<5xf32>, %b: tensor<1x5xf32>, %c: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %r = scf.forall (%i) in (3) shared_outs(%o = %c) -> tensor<3x5xf32> {
    %0 = tensor.insert_slice %a into %b[0, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<1x5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<3x5xf32>
    }
  }
  return %r : tensor<3x5xf32>
}
// -----
func.func @expansion_of_collapse(%t: tensor<?x?xf32>, %m: memref<?x?xf32>) -> (tensor<?x?xf32>, memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %e = tensor.expand_shape %c [[0, 1]] output_shape [%a, %b] : tensor<?xf32> into tensor<?x?xf32>
  %n = memref.dim %m, %c0 : memref<?x?xf32>
  %o = memref.dim %m, %c1 : memref<?x?xf32>
  %p = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %q = memref.expand_shape %p [[0, 1]] output_shape [%n, %o] : memref<?xf32> into memref<?x?xf32>
  return %e, %q : tensor<?x?xf32>, memref<?x?xf32>
}
// -----
func.func @one_dynamic_size_a_group(%t: tensor<?x4x?xf32>, %n: index, %m: index) -> tensor<?x4x?xf32> {
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %e = tensor.expand_shape %c [[0, 1], [2]] output_shape [%n, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %e : tensor<?x4x?xf32>
}
