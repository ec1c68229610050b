//
func.func @f(%x: memref<1024x16xf32>, %y: memref<1024x16xf32>) {
  %zero = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  // REMARK: huge: vector<1024x16xf32> takes 1024 registers
  %v = vector.transfer_read %x[%zero, %zero], %pad {in_bounds = [true, true]} : memref<1024x16xf32>, vector<1024x16xf32>
  %w = arith.addf %v, %v : vector<1024x16xf32>
  vector.transfer_write %w, %y[%zero, %zero] {in_bounds = [true, true]} : vector<1024x16xf32>, memref<1024x16xf32>
  return
}
// -----
func.func @f(%x: memref<8x16xf32>, %y: memref<8x16xf32>) {
  %zero = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  %v = vector.transfer_read %x[%zero, %zero], %pad {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x16xf32>
  %w = arith.addf %v, %v : vector<8x16xf32>
  vector.transfer_write %w, %y[%zero, %zero] {in_bounds = [true, true]} : vector<8x16xf32>, memref<8x16xf32>
  return
}
