//
func.func @f(%x: memref<256x16xf32>, %y: memref<256x16xf32>) {
  %zero = arith.constant 0 : index
  %pad = arith.constant 0.0 : f32
  // REMARK: huge: vector<256x16xf32> takes 256 registers
  %v = vector.transfer_read %x[%zero, %zero], %pad {in_bounds = [true, true]} : memref<256x16xf32>, vector<256x16xf32>
  %w0 = arith.addf %v, %v : vector<256x16xf32>
  %w1 = arith.addf %w0, %v : vector<256x16xf32>
  %w2 = arith.addf %w1, %v : vector<256x16xf32>
  %w3 = arith.addf %w2, %v : vector<256x16xf32>
  %w4 = arith.addf %w3, %v : vector<256x16xf32>
  %w5 = arith.addf %w4, %v : vector<256x16xf32>
  %w6 = arith.addf %w5, %v : vector<256x16xf32>
  vector.transfer_write %w6, %y[%zero, %zero] {in_bounds = [true, true]} : vector<256x16xf32>, memref<256x16xf32>
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
