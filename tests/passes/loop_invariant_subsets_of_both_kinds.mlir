// COMPARE: --loop-invariant-subset-hoisting
// ----- scf.for, tensor.extract_slice, linalg.exp
func.func @for_extract_slice_exp(%a: tensor<16xf32>, %b: tensor<16xf32>, %f: f32, %p: tensor<4xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a) -> tensor<16xf32> {
    %s = tensor.extract_slice %x[8] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %t = linalg.exp ins(%s: tensor<4xf32>) outs(%s: tensor<4xf32>) -> tensor<4xf32>
    %u = tensor.insert_slice %t into %x[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
    %v = tensor.insert_slice %p into %u[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
    scf.yield %v : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// ----- scf.for, vector.transfer_read, arith.addf
func.func @for_transfer_read_addf(%a: tensor<16xf32>, %b: tensor<16xf32>, %f: f32, %p: tensor<4xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a) -> tensor<16xf32> {
    %5 = vector.transfer_read %x[%c4], %f {in_bounds = [true]} : tensor<16xf32>, vector<4xf32>
    %6 = arith.addf %5, %5 : vector<4xf32>
    %7 = vector.transfer_write %6, %x[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<16xf32>
    %s = tensor.extract_slice %7[8] [4] [1] : tensor<16xf32> to tensor<4xf32>
    %t = linalg.exp ins(%s: tensor<4xf32>) outs(%s: tensor<4xf32>) -> tensor<4xf32>
    %u = tensor.insert_slice %t into %7[8] [4] [1] : tensor<4xf32> into tensor<16xf32>
    scf.yield %u : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// ----- scf.for, vector.transfer_read, arith.addf
func.func @for_transfer_read_addf_2(%a: tensor<16xf32>, %b: tensor<16xf32>, %f: f32, %p: tensor<4xf32>) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a) -> tensor<16xf32> {
    %5 = vector.transfer_read %x[%c4], %f {in_bounds = [true]} : tensor<16xf32>, vector<4xf32>
    %6 = arith.addf %5, %5 : vector<4xf32>
    %7 = vector.transfer_write %6, %x[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<16xf32>
    %v = tensor.insert_slice %p into %7[0] [4] [1] : tensor<4xf32> into tensor<16xf32>
    scf.yield %v : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
