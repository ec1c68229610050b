// COMPARE: '--convert-vector-to-scf=target-rank=0'
// ----- loops down to vectors of rank 0
func.func @read(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<4x8xi1>) -> (vector<4xf32>, vector<4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %mask : memref<?x?xf32>, vector<4x8xf32>
  return %0, %1 : vector<4xf32>, vector<4x8xf32>
}
// ----- writes
func.func @write(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %w: vector<4x8xf32>, %mask: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %mask : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%i, %i] {in_bounds = [true, false]} : vector<4x8xf32>, memref<?x?xf32>
  return
}
