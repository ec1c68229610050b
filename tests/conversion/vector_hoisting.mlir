// COMPARE: --transform-interpreter --split-input-file --allow-unregistered-dialect
// ----- structured.hoist_redundant_vector_transfers
module attributes {transform.with_named_sequence} {
  func.func @pair(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %f: f32, %n: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    scf.for %i = %lb to %ub step %s {
      scf.for %j = %lb to %ub step %s {
        %0 = vector.transfer_read %m[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
        %1 = "test.use"(%0) : (vector<4xf32>) -> vector<4xf32>
        %r = vector.transfer_read %n[%j, %c0], %f : memref<?x?xf32>, vector<4xf32>
        %2 = arith.addf %r, %1 : vector<4xf32>
        vector.transfer_write %2, %m[%c0, %c0] : vector<4xf32>, memref<?x?xf32>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- structured.hoist_redundant_vector_transfers
module attributes {transform.with_named_sequence} {
  func.func @disjoint(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %f: f32, %n: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %j = %lb to %ub step %s {
        %0 = vector.transfer_read %m[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
        %b = vector.transfer_read %m[%c1, %c0], %f : memref<?x?xf32>, vector<4xf32>
        %1 = "test.use"(%0) : (vector<4xf32>) -> vector<4xf32>
        %c = "test.use"(%b) : (vector<4xf32>) -> vector<4xf32>
        vector.transfer_write %1, %m[%c0, %c0] : vector<4xf32>, memref<?x?xf32>
        vector.transfer_write %c, %m[%c1, %c0] : vector<4xf32>, memref<?x?xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- structured.hoist_redundant_vector_transfers
module attributes {transform.with_named_sequence} {
  func.func @not(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %f: f32, %n: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %j = %lb to %ub step %s {
        %0 = vector.transfer_read %m[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
        %b = vector.transfer_read %m[%c0, %c1], %f : memref<?x?xf32>, vector<4xf32>
        %1 = "test.use"(%0) : (vector<4xf32>) -> vector<4xf32>
        %c = "test.use"(%b) : (vector<4xf32>) -> vector<4xf32>
        vector.transfer_write %1, %m[%c0, %c0] : vector<4xf32>, memref<?x?xf32>
        "test.user"(%m) : (memref<?x?xf32>) -> ()
    }
    scf.for %j = %lb to %ub step %s {
        %0 = vector.transfer_read %n[%c0, %c0], %f : memref<?x?xf32>, vector<4xf32>
        "test.use"(%0) : (vector<4xf32>) -> ()
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- structured.hoist_redundant_vector_transfers
module attributes {transform.with_named_sequence} {
  func.func @hoist_redundant_vector_transfers(%m: memref<?x?xf32>, %lb: index, %ub: index, %s: index, %f: f32, %k: index) {
    %c0 = arith.constant 0 : index
    %k1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%k)
    %k4 = affine.apply affine_map<(d0) -> (d0 + 4)>(%k)
    scf.for %j = %lb to %ub step %s {
        %0 = vector.transfer_read %m[%k, %c0], %f : memref<?x?xf32>, vector<4xf32>
        %b = vector.transfer_read %m[%k1, %c0], %f : memref<?x?xf32>, vector<4xf32>
        %1 = "test.use"(%0) : (vector<4xf32>) -> vector<4xf32>
        %c = "test.use"(%b) : (vector<4xf32>) -> vector<4xf32>
        vector.transfer_write %1, %m[%k, %c0] : vector<4xf32>, memref<?x?xf32>
        vector.transfer_write %c, %m[%k1, %c0] : vector<4xf32>, memref<?x?xf32>
    }
    scf.for %j = %lb to %ub step %s {
        %0 = vector.transfer_read %m[%c0, %k], %f : memref<?x?xf32>, vector<4xf32>
        %b = vector.transfer_read %m[%c0, %k4], %f : memref<?x?xf32>, vector<4xf32>
        %1 = "test.use"(%0) : (vector<4xf32>) -> vector<4xf32>
        %c = "test.use"(%b) : (vector<4xf32>) -> vector<4xf32>
        vector.transfer_write %1, %m[%c0, %k] : vector<4xf32>, memref<?x?xf32>
        vector.transfer_write %c, %m[%c0, %k4] : vector<4xf32>, memref<?x?xf32>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- structured.hoist_redundant_vector_transfers
module attributes {transform.with_named_sequence} {
  func.func @view(%a: memref<16xf32>, %lb: index, %ub: index, %s: index, %f: f32) {
    %c0 = arith.constant 0 : index
    %m = memref.subview %a[4][4][1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 4>>
    scf.for %j = %lb to %ub step %s {
        %0 = vector.transfer_read %m[%c0], %f : memref<4xf32, strided<[1], offset: 4>>, vector<4xf32>
        %1 = "test.use"(%0) : (vector<4xf32>) -> vector<4xf32>
        vector.transfer_write %1, %m[%c0] : vector<4xf32>, memref<4xf32, strided<[1], offset: 4>>
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// ----- structured.hoist_redundant_vector_transfers
module attributes {transform.with_named_sequence} {
  func.func @iter(%a: memref<16xf32>, %lb: index, %ub: index, %s: index, %f: f32, %x: vector<4xf32>) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %r = scf.for %j = %lb to %ub step %s iter_args(%y = %x) -> (vector<4xf32>) {
        %0 = vector.transfer_read %a[%c0], %f : memref<16xf32>, vector<4xf32>
        %1 = arith.addf %0, %y : vector<4xf32>
        vector.transfer_write %1, %a[%c0] : vector<4xf32>, memref<16xf32>
        %2 = arith.mulf %1, %y : vector<4xf32>
        scf.yield %2 : vector<4xf32>
    }
    return %r : vector<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
