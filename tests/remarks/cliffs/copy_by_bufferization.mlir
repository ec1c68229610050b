//
func.func @f(%x: tensor<2048xf32>) -> (tensor<2048xf32>, f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 2048 : index
  %start = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %zero to %end step %one iter_args(%t = %x, %s = %start) -> (tensor<2048xf32>, f32) {
    %j = arith.subi %end, %i : index
    %k = arith.subi %j, %one : index
    // REMARK: copy: copies 8 KiB in each iteration of a loop
    %new = tensor.insert %s into %t[%i] : tensor<2048xf32>
    %old = tensor.extract %t[%k] : tensor<2048xf32>
    scf.yield %new, %old : tensor<2048xf32>, f32
  }
  return %r#0, %r#1 : tensor<2048xf32>, f32
}
// -----
func.func @f(%x: tensor<2048xf32>) -> (tensor<2048xf32>, f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 2048 : index
  %start = arith.constant 0.0 : f32
  %r:2 = scf.for %i = %zero to %end step %one iter_args(%t = %x, %s = %start) -> (tensor<2048xf32>, f32) {
    %j = arith.subi %end, %i : index
    %k = arith.subi %j, %one : index
    %old = tensor.extract %t[%k] : tensor<2048xf32>
    %new = tensor.insert %s into %t[%i] : tensor<2048xf32>
    scf.yield %new, %old : tensor<2048xf32>, f32
  }
  return %r#0, %r#1 : tensor<2048xf32>, f32
}
