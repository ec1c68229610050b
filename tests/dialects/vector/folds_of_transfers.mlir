// COMPARE: --canonicalize
// ----- read of what was written
func.func @read_written(%t: tensor<8x8xf32>, %v: vector<4x4xf32>, %w: vector<4x2xf32>, %m: vector<4x4xi1>, %i: index, %j: index)
    -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x2xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%i, %j] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %a = vector.transfer_read %0[%i, %j], %f {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %b = vector.transfer_read %0[%j, %i], %f {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %c = vector.transfer_read %0[%i, %j], %f {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x2xf32>
  %d = vector.transfer_read %0[%i, %j], %f, %m {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %v, %t[%i, %j] : vector<4x4xf32>, tensor<8x8xf32>
  %e = vector.transfer_read %1[%i, %j], %f {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %2 = vector.transfer_write %v, %t[%i, %j], %m {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %g = vector.transfer_read %2[%i, %j], %f {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  return %a, %b, %c, %d, %e, %g : vector<4x4xf32>, vector<4x4xf32>, vector<4x2xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}
// ----- read past disjoint writes
func.func @read_past(%t: tensor<8x8xf32>, %v: vector<4x4xf32>, %w: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<4x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c4, %c0] : vector<4x4xf32>, tensor<8x8xf32>
  %a = vector.transfer_read %1[%c0, %c0], %f : tensor<8x8xf32>, vector<4x4xf32>
  %2 = vector.transfer_write %w, %0[%c3, %c0] : vector<4x4xf32>, tensor<8x8xf32>
  %b = vector.transfer_read %2[%c0, %c0], %f : tensor<8x8xf32>, vector<4x4xf32>
  %3 = vector.transfer_write %w, %0[%c0, %c4] : vector<4x4xf32>, tensor<8x8xf32>
  %c = vector.transfer_read %3[%c0, %c0], %f : tensor<8x8xf32>, vector<4x4xf32>
  return %a, %b, %c : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}
// ----- read and written maps differ
func.func @maps(%t: tensor<8x8xf32>, %v: vector<4x4xf32>, %i: index) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
    : vector<4x4xf32>, tensor<8x8xf32>
  %a = vector.transfer_read %0[%i, %i], %f {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %b = vector.transfer_read %0[%i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
    : tensor<8x8xf32>, vector<4x4xf32>
  return %a, %b : vector<4x4xf32>, vector<4x4xf32>
}
// ----- dimensions in bounds
func.func @in_bounds(%m: memref<8x?xf32>, %n: memref<8x8xf32>, %v: vector<4x4xf32>, %i: index)
    -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x8xf32>, vector<3x4xf32>, vector<3x4xf32>) {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %a = vector.transfer_read %m[%c4, %c0], %f : memref<8x?xf32>, vector<4x4xf32>
  %b = vector.transfer_read %n[%c4, %c5], %f : memref<8x8xf32>, vector<4x4xf32>
  %c = vector.transfer_read %n[%i, %c4], %f : memref<8x8xf32>, vector<4x4xf32>
  %d = vector.transfer_read %n[%c5, %c4], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x8xf32>, vector<4x4xf32>
  %e = vector.transfer_read %n[%c4, %c0], %f : memref<8x8xf32>, vector<4x8xf32>
  %g = vector.transfer_read %n[%c4, %c0], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<8x8xf32>, vector<3x4xf32>
  %h = vector.transfer_read %n[%c4, %i], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<8x8xf32>, vector<3x4xf32>
  vector.transfer_write %v, %n[%c4, %c4] : vector<4x4xf32>, memref<8x8xf32>
  vector.transfer_write %v, %n[%c5, %c4] : vector<4x4xf32>, memref<8x8xf32>
  return %a, %b, %c, %d, %e, %g, %h
    : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x8xf32>, vector<3x4xf32>, vector<3x4xf32>
}
// ----- masks that are all true or not
func.func @masks(%m: memref<?xf32>, %v: vector<4xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %f = arith.constant 0.0 : f32
  %all = vector.constant_mask [4] : vector<4xi1>
  %some = vector.constant_mask [3] : vector<4xi1>
  %a = vector.transfer_read %m[%i], %f, %all : memref<?xf32>, vector<4xf32>
  %b = vector.transfer_read %m[%i], %f, %some : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i], %all : vector<4xf32>, memref<?xf32>
  vector.transfer_write %v, %m[%i], %some : vector<4xf32>, memref<?xf32>
  return %a, %b : vector<4xf32>, vector<4xf32>
}
// ----- casts of the memory
func.func @casts(%m: memref<8xf32>, %u: memref<*xf32>, %t: tensor<8xf32>, %d: tensor<?xf32>, %r: tensor<*xf32>, %v: vector<4xf32>, %i: index,
    %k: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = memref.cast %m : memref<8xf32> to memref<?xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %2 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %3 = tensor.cast %d : tensor<?xf32> to tensor<8xf32>
  %4 = tensor.cast %r : tensor<*xf32> to tensor<?xf32>
  %a = vector.transfer_read %0[%i], %f : memref<?xf32>, vector<4xf32>
  %b = vector.transfer_read %1[%i], %f : memref<?xf32>, vector<4xf32>
  %c = vector.transfer_read %2[%i], %f : tensor<?xf32>, vector<4xf32>
  %e = vector.transfer_read %3[%i], %f : tensor<8xf32>, vector<4xf32>
  %g = vector.transfer_read %4[%i], %f : tensor<?xf32>, vector<4xf32>
  %h = vector.load %0[%i] : memref<?xf32>, vector<4xf32>
  %j = vector.maskedload %0[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %v, %0[%i] : memref<?xf32>, vector<4xf32>
  vector.maskedstore %0[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.transfer_write %v, %0[%i] : vector<4xf32>, memref<?xf32>
  vector.transfer_write %v, %1[%i] : vector<4xf32>, memref<?xf32>
  return %a, %b, %c, %e, %g, %h, %j
    : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// ----- whole tensors written
func.func @whole(%s: tensor<4x8xf32>, %t: tensor<4x8xf32>, %u: tensor<8x8xf32>, %i: index)
    -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %s[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
  %a = vector.transfer_write %0, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %2 = vector.transfer_read %u[%c0, %c0], %f {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x8xf32>
  %d = vector.transfer_write %2, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %3 = vector.transfer_read %s[%i, %c0], %f {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
  %e = vector.transfer_write %3, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %g = vector.transfer_write %0, %t[%c1, %c0] : vector<4x8xf32>, tensor<4x8xf32>
  %4 = vector.transfer_read %s[%c1, %c0], %f : tensor<4x8xf32>, vector<4x8xf32>
  %h = vector.transfer_write %4, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  return %a, %d, %e, %g, %h
    : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
// ----- masked reads and writes of whole tensors stay
// MLIR LEFT OUT: it forgets the mask
func.func @whole_masked(%s: tensor<4x8xf32>, %t: tensor<4x8xf32>, %m: vector<4x8xi1>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %s[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %s[%c0, %c0], %f, %m {in_bounds = [true, true]} : tensor<4x8xf32>, vector<4x8xf32>
  %b = vector.transfer_write %1, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %c = vector.transfer_write %0, %t[%c0, %c0], %m {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  return %b, %c : tensor<4x8xf32>, tensor<4x8xf32>
}
// ----- tensors written with what was read from them
func.func @written_back(%t: tensor<?x?xf32>, %o: tensor<?x?xf32>, %m: vector<4x8xi1>, %i: index, %j: index)
    -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %t[%i, %j], %f : tensor<?x?xf32>, vector<4x8xf32>
  %a = vector.transfer_write %0, %t[%i, %j] : vector<4x8xf32>, tensor<?x?xf32>
  %b = vector.transfer_write %0, %o[%i, %j] : vector<4x8xf32>, tensor<?x?xf32>
  %c = vector.transfer_write %0, %t[%j, %i] : vector<4x8xf32>, tensor<?x?xf32>
  %d = vector.transfer_write %0, %t[%i, %j], %m : vector<4x8xf32>, tensor<?x?xf32>
  %1 = vector.transfer_read %t[%i, %j], %f, %m : tensor<?x?xf32>, vector<4x8xf32>
  %e = vector.transfer_write %1, %t[%i, %j] : vector<4x8xf32>, tensor<?x?xf32>
  %2 = vector.transfer_read %t[%i, %j], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<4x8xf32>
  %g = vector.transfer_write %2, %t[%i, %j] : vector<4x8xf32>, tensor<?x?xf32>
  return %a, %b, %c, %d, %e, %g : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
