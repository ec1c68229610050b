// COMPARE: --transform-interpreter --split-input-file
// ----- apply_patterns.vector.lower_masks, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_masks_apply_patterns(%i: index, %j: index, %m: memref<?x?xf32>, %f: f32, %t: tensor<?x?xf32>, %v: vector<8xf32>,
      %mm: vector<8xi1>, %vi: vector<8xi32>, %m4: memref<4x6xf32>) -> (vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>,
      vector<i1>, vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %0 = vector.create_mask %i, %j : vector<2x3xi1>
    %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
    %2 = vector.constant_mask [2] : vector<4xi1>
    %3 = vector.create_mask %i : vector<i1>
    %4 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32>
    %5 = vector.transfer_read %t[%i, %j], %f, %mm : tensor<?x?xf32>, vector<8xf32>
    vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32>
    %6 = vector.create_mask %i : vector<8xi1>
    %7 = vector.mask %mm { vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %mm { vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
    %8 = vector.mask %mm { vector.gather %m[%i, %j][%vi], %mm, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>,
        vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    %9 = vector.transfer_read %m4[%i, %j], %f : memref<4x6xf32>, vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>, vector<i1>,
        vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_masks
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_masked_transfers, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_masked_transfers_apply_patterns(%i: index, %j: index, %m: memref<?x?xf32>, %f: f32, %t: tensor<?x?xf32>, %v: vector<8xf32>,
      %mm: vector<8xi1>, %vi: vector<8xi32>, %m4: memref<4x6xf32>) -> (vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>,
      vector<i1>, vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %0 = vector.create_mask %i, %j : vector<2x3xi1>
    %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
    %2 = vector.constant_mask [2] : vector<4xi1>
    %3 = vector.create_mask %i : vector<i1>
    %4 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32>
    %5 = vector.transfer_read %t[%i, %j], %f, %mm : tensor<?x?xf32>, vector<8xf32>
    vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32>
    %6 = vector.create_mask %i : vector<8xi1>
    %7 = vector.mask %mm { vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %mm { vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
    %8 = vector.mask %mm { vector.gather %m[%i, %j][%vi], %mm, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>,
        vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    %9 = vector.transfer_read %m4[%i, %j], %f : memref<4x6xf32>, vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>, vector<i1>,
        vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_masked_transfers
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_create_mask, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_create_mask_apply_patterns(%i: index, %j: index, %m: memref<?x?xf32>, %f: f32, %t: tensor<?x?xf32>, %v: vector<8xf32>,
      %mm: vector<8xi1>, %vi: vector<8xi32>, %m4: memref<4x6xf32>) -> (vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>,
      vector<i1>, vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %0 = vector.create_mask %i, %j : vector<2x3xi1>
    %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
    %2 = vector.constant_mask [2] : vector<4xi1>
    %3 = vector.create_mask %i : vector<i1>
    %4 = vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32>
    %5 = vector.transfer_read %t[%i, %j], %f, %mm : tensor<?x?xf32>, vector<8xf32>
    vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32>
    %6 = vector.create_mask %i : vector<8xi1>
    %7 = vector.mask %mm { vector.transfer_read %m[%i, %j], %f : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    vector.mask %mm { vector.transfer_write %v, %m[%i, %j] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
    %8 = vector.mask %mm { vector.gather %m[%i, %j][%vi], %mm, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>,
        vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    %9 = vector.transfer_read %m4[%i, %j], %f : memref<4x6xf32>, vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<2x3xi1>, vector<2x3xi1>, vector<4xi1>, vector<i1>,
        vector<8xf32>, vector<8xf32>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_create_mask
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_gather, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2xf32>, %d: vector<3xf32>, %f: f32,
      %e: vector<2x4xf32>, %g: vector<4xf32>, %m: vector<2x3xi1>, %m4: vector<4xi1>) -> (vector<2xf32>, vector<3xf32>,
      vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32) {
    %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
    %1 = vector.multi_reduction <mul>, %a, %d [0] : vector<2x3xf32> to vector<3xf32>
    %2 = vector.multi_reduction <add>, %b, %e [1] : vector<2x3x4xf32> to vector<2x4xf32>
    %3 = vector.multi_reduction <add>, %b, %f [0, 1, 2] : vector<2x3x4xf32> to f32
    %4 = vector.multi_reduction <maximumf>, %b, %g [0, 1] : vector<2x3x4xf32> to vector<4xf32>
    %5 = vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32
    %6 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
    %7 = vector.mask %m4 { vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
    return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<3xf32>, vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32
  }
  func.func @s(%n: vector<2x3xf32>, %a: vector<3xf32>, %v: vector<4xi32>, %z: vector<i32>, %b: vector<2xf32>)
      -> (vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>) {
    %0:2 = vector.scan <add>, %n, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
    %1:2 = vector.scan <mul>, %v, %z {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
    %2:2 = vector.scan <mul>, %n, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
    return %0#0, %0#1, %1#0, %1#1, %2#0 : vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>
  }
  func.func @g(%m: memref<?x?xf32>, %i: index, %iv: vector<2x3xi32>, %mk: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = vector.gather %m[%i, %i][%iv], %mk, %v : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @fe(%a: f32, %b: f32, %v: vector<2x3xf32>) -> (vector<2x2xf32>, f32, f32) {
    %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
    %1:6 = vector.to_elements %v : vector<2x3xf32>
    return %0, %1#2, %1#4 : vector<2x2xf32>, f32, f32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_gather
    } : !transform.any_op
    transform.yield
  }
}
