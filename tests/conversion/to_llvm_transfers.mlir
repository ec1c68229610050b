// COMPARE: --convert-to-llvm
// ----- transfers are left alone
func.func @transfers(%m: memref<4x8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return %0 : vector<4xf32>
}
