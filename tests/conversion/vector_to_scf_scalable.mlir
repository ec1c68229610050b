// COMPARE: --convert-vector-to-scf='lower-scalable=true lower-tensors=true target-rank=2' --split-input-file
// ----- vector.transpose, vector.transfer_write
func.func @transpose_transfer_write(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  %0 = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %0, %m[%i, %j] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}
// ----- vector.transpose, vector.transfer_write
func.func @transpose_transfer_write_2(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  %0 = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %0, %m[%i, %j] : vector<[4]x4xf32>, memref<?x?xf32>
  return
}
// ----- vector.transpose, vector.create_mask, vector.transfer_write
func.func @transpose_create_mask_transfer_write(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index, %a: index, %b: index) {
  %0 = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %k = vector.create_mask %a, %b : vector<[4]x4xi1>
  vector.transfer_write %0, %m[%i, %j], %k {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}
// ----- vector.transpose, vector.create_mask, vector.transfer_write
func.func @transpose_create_mask_transfer_write_2(%v: vector<4x[4]xf32>, %m: tensor<?x?xf32>, %i: index, %j: index, %a: index, %b: index) -> tensor<?x?xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %k = vector.create_mask %a, %b : vector<[4]x4xi1>
  %r = vector.transfer_write %0, %m[%i, %j], %k {in_bounds = [true, true]} : vector<[4]x4xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// ----- vector.transpose, vector.transfer_write
func.func @transpose_transfer_write_3(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index, %k: vector<[4]x4xi1>) {
  %0 = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %0, %m[%i, %j], %k {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}
// ----- vector.transpose, vector.transfer_write
func.func @transpose_transfer_write_4(%v: vector<2x[8]xf64>, %m: memref<?x?x?xf64>, %i: index, %j: index) {
  %0 = vector.transpose %v, [1, 0] : vector<2x[8]xf64> to vector<[8]x2xf64>
  vector.transfer_write %0, %m[%i, %j, %i] {in_bounds = [true, true]} : vector<[8]x2xf64>, memref<?x?x?xf64>
  return
}
// ----- vector.transpose, vector.transfer_write
func.func @transpose_transfer_write_5(%v: vector<2x[8]xf64>, %m: memref<?x?x?xf64, strided<[?,?,?]>>, %i: index, %j: index) {
  %0 = vector.transpose %v, [1, 0] : vector<2x[8]xf64> to vector<[8]x2xf64>
  vector.transfer_write %0, %m[%i, %j, %i] {in_bounds = [true, true]} : vector<[8]x2xf64>, memref<?x?x?xf64, strided<[?,?,?]>>
  return
}
// ----- vector.transpose, vector.transfer_write
func.func @transpose_transfer_write_6(%v: vector<2x[8]xf64>, %m: memref<?x?x?xf64>, %i: index, %j: index) {
  %0 = vector.transpose %v, [1, 0] : vector<2x[8]xf64> to vector<[8]x2xf64>
  vector.transfer_write %0, %m[%i, %j, %i] {in_bounds = [true, true], permutation_map = affine_map<(a,b,c)->(a,c)>} : vector<[8]x2xf64>, memref<?x?x?xf64>
  return
}
// ----- vector.transpose, vector.transfer_write
func.func @transpose_transfer_write_7(%v: vector<2x[8]xf64>, %m: memref<?x?x?xf64>, %i: index, %j: index) {
  %0 = vector.transpose %v, [1, 0] : vector<2x[8]xf64> to vector<[8]x2xf64>
  vector.transfer_write %0, %m[%i, %j, %i] {in_bounds = [true, true], permutation_map = affine_map<(a,b,c)->(c,b)>} : vector<[8]x2xf64>, memref<?x?x?xf64>
  return
}
// ----- vector.transfer_write
func.func @transfer_write(%v: vector<[8]x2xf64>, %w: vector<2x1x[4]xf32>, %m: memref<?x?x?xf64>, %i: index, %j: index, %k: memref<?x?xf32>) {
  vector.transfer_write %v, %m[%i, %j, %i] {in_bounds = [true, true]} : vector<[8]x2xf64>, memref<?x?x?xf64>
  return
}
