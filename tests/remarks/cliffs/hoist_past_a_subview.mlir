//
module attributes {transform.with_named_sequence} {
  func.func @f(%x: memref<64x1024xf32>, %y: memref<64x16xf32>) {
    %zero = arith.constant 0 : index
    %16 = arith.constant 16 : index
    %end = arith.constant 1024 : index
    %pad = arith.constant 0.0 : f32
    %row = memref.subview %y[3, 0] [1, 16] [1, 1] : memref<64x16xf32> to memref<16xf32, strided<[1], offset: 48>>
    scf.for %i = %zero to %end step %16 {
      %v = vector.transfer_read %x[%zero, %i], %pad {in_bounds = [true]} : memref<64x1024xf32>, vector<16xf32>
      %s = vector.transfer_read %row[%zero], %pad {in_bounds = [true]} : memref<16xf32, strided<[1], offset: 48>>, vector<16xf32>
      %t = arith.addf %s, %v : vector<16xf32>
      vector.transfer_write %t, %row[%zero] {in_bounds = [true]} : vector<16xf32>, memref<16xf32, strided<[1], offset: 48>>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // REMARK: idle: hoisted nothing: the subview at
    transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%x: memref<64x1024xf32>, %y: memref<64x16xf32>) {
    %zero = arith.constant 0 : index
    %16 = arith.constant 16 : index
    %end = arith.constant 1024 : index
    %pad = arith.constant 0.0 : f32
    %three = arith.constant 3 : index
    scf.for %i = %zero to %end step %16 {
      %v = vector.transfer_read %x[%zero, %i], %pad {in_bounds = [true]} : memref<64x1024xf32>, vector<16xf32>
      %s = vector.transfer_read %y[%three, %zero], %pad {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
      %t = arith.addf %s, %v : vector<16xf32>
      vector.transfer_write %t, %y[%three, %zero] {in_bounds = [true]} : vector<16xf32>, memref<64x16xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
