// COMPARE: --convert-vector-to-scf=full-unroll --split-input-file
// ----- vector.transfer_read
func.func @transfer_read(%m: memref<?x?x?xf32>, %i: index, %f: f32) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
// ----- vector.transfer_read
func.func @transfer_read_2(%m: memref<?x?xf32>, %i: index, %f: f32, %mk: vector<2x4xi1>) -> vector<2x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i, %c0], %f, %mk {in_bounds = [true, false]} : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// ----- vector.transfer_write
func.func @transfer_write(%m: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %mk: vector<2x4xi1>) {
  vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %mk {in_bounds = [true, true]} : vector<2x4xf32>, memref<?x?xf32>
  return
}
// ----- vector.transfer_write, vector.transfer_read
func.func @transfer_write_transfer_read(%m: tensor<?x?xf32>, %i: index, %v: vector<2x4xf32>, %f: f32) -> (tensor<?x?xf32>, vector<2x4xf32>) {
  %0 = vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, tensor<?x?xf32>
  %1 = vector.transfer_read %m[%i, %i], %f : tensor<?x?xf32>, vector<2x4xf32>
  return %0, %1 : tensor<?x?xf32>, vector<2x4xf32>
}
// ----- vector.transfer_read, vector.transfer_write
func.func @one(%m: memref<?x?xf32>, %s: memref<?xf32, strided<[?]>>, %i: index, %f: f32, %mk: vector<4xi1>,
    %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %s[%i], %f {in_bounds = [true]} : memref<?xf32, strided<[?]>>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %f, %mk {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %v, %s[%i], %mk : vector<4xf32>, memref<?xf32, strided<[?]>>
  vector.transfer_write %v, %s[%i] : vector<4xf32>, memref<?xf32, strided<[?]>>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// ----- vector.transfer_read
func.func @transfer_read_3(%m: memref<?x?xf32>, %i: index, %f: f32) -> (vector<2x4x3xf32>, vector<4x2xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false, true], permutation_map = affine_map<(d0, d1)
      -> (d0, 0, d1)>} : memref<?x?xf32>, vector<2x4x3xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x2xf32>
  return %0, %1 : vector<2x4x3xf32>, vector<4x2xf32>
}
// ----- vector.print
func.func @print(%v: vector<4xf32>, %w: vector<2x3xi32>, %b: vector<3xi1>, %u: vector<2xui7>, %z: vector<f32>, %s: vector<[4]xf64>) {
  vector.print %v : vector<4xf32>
  vector.print %w : vector<2x3xi32> punctuation <comma>
  vector.print %b : vector<3xi1>
  vector.print %u : vector<2xui7>
  vector.print %z : vector<f32>
  vector.print %s : vector<[4]xf64>
  return
}
// ----- scf.for, vector.transfer_read, vector.transfer_write
func.func @loop(%m: memref<?x?xf32>, %n: index, %f: f32, %o: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<2x4xf32>
    vector.transfer_write %0, %o[%i, %c0] : vector<2x4xf32>, memref<?x?xf32>
  }
  return
}
