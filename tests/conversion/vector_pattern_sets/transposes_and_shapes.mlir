// COMPARE: --transform-interpreter --split-input-file
// ----- apply_patterns.vector.lower_transpose, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_transpose_apply_patterns(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<1x4xf32>, %d: vector<2x1x4xf32>,
      %e: vector<16x16xf32>, %g: vector<1x16x16xf32>) -> (vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>,
      vector<4x1xf32>, vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>) {
    %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %1 = vector.transpose %b, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
    %2 = vector.transpose %b, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
    %3 = vector.transpose %c, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    %4 = vector.transpose %d, [2, 1, 0] : vector<2x1x4xf32> to vector<4x1x2xf32>
    %5 = vector.transpose %e, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
    %6 = vector.transpose %g, [2, 0, 1] : vector<1x16x16xf32> to vector<16x1x16xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>, vector<4x1xf32>,
        vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "eltwise"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_transpose, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_transpose_apply_patterns_2(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<1x4xf32>, %d: vector<2x1x4xf32>,
      %e: vector<16x16xf32>, %g: vector<1x16x16xf32>) -> (vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>,
      vector<4x1xf32>, vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>) {
    %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %1 = vector.transpose %b, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
    %2 = vector.transpose %b, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
    %3 = vector.transpose %c, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    %4 = vector.transpose %d, [2, 1, 0] : vector<2x1x4xf32> to vector<4x1x2xf32>
    %5 = vector.transpose %e, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
    %6 = vector.transpose %g, [2, 0, 1] : vector<1x16x16xf32> to vector<16x1x16xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>, vector<4x1xf32>,
        vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_1d"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_transpose, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_transpose_apply_patterns_3(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<1x4xf32>, %d: vector<2x1x4xf32>,
      %e: vector<16x16xf32>, %g: vector<1x16x16xf32>) -> (vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>,
      vector<4x1xf32>, vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>) {
    %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %1 = vector.transpose %b, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
    %2 = vector.transpose %b, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
    %3 = vector.transpose %c, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    %4 = vector.transpose %d, [2, 1, 0] : vector<2x1x4xf32> to vector<4x1x2xf32>
    %5 = vector.transpose %e, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
    %6 = vector.transpose %g, [2, 0, 1] : vector<1x16x16xf32> to vector<16x1x16xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>, vector<4x1xf32>,
        vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_16x16"
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_shape_cast_apply_patterns(%a: vector<2x3xf32>) -> vector<6xf32> {
    %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
    return %0 : vector<6xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_shape_cast_apply_patterns_2(%a: vector<6xf32>) -> vector<2x3xf32> {
    %0 = vector.shape_cast %a : vector<6xf32> to vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_shape_cast_apply_patterns_3(%a: vector<2x6xf32>) -> vector<4x3xf32> {
    %0 = vector.shape_cast %a : vector<2x6xf32> to vector<4x3xf32>
    return %0 : vector<4x3xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_shape_cast_apply_patterns_4(%a: vector<1x2x1x4xf32>) -> vector<2x4xf32> {
    %0 = vector.shape_cast %a : vector<1x2x1x4xf32> to vector<2x4xf32>
    return %0 : vector<2x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_shape_cast_apply_patterns_5(%a: vector<3x4xf32>) -> vector<2x6xf32> {
    %0 = vector.shape_cast %a : vector<3x4xf32> to vector<2x6xf32>
    return %0 : vector<2x6xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @a(%a: vector<f32>, %b: vector<1x1xf32>, %c: vector<4x1xf32>, %d: vector<4xf32>) -> (vector<1xf32>, vector<f32>, vector<4xf32>, vector<2x2x1xf32>) {
    %0 = vector.shape_cast %a : vector<f32> to vector<1xf32>
    %1 = vector.shape_cast %b : vector<1x1xf32> to vector<f32>
    %2 = vector.shape_cast %c : vector<4x1xf32> to vector<4xf32>
    %3 = vector.shape_cast %d : vector<4xf32> to vector<2x2x1xf32>
    return %0, %1, %2, %3: vector<1xf32>, vector<f32>, vector<4xf32>, vector<2x2x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_shape_cast_apply_patterns_6(%a: vector<2x3x4xf32>, %b: vector<6x4xf32>) -> (vector<6x4xf32>, vector<2x3x4xf32>, vector<2x12xf32>) {
    %0 = vector.shape_cast %a : vector<2x3x4xf32> to vector<6x4xf32>
    %1 = vector.shape_cast %b : vector<6x4xf32> to vector<2x3x4xf32>
    %2 = vector.shape_cast %b : vector<6x4xf32> to vector<2x12xf32>
    return %0, %1, %2 : vector<6x4xf32>, vector<2x3x4xf32>, vector<2x12xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_shape_cast_apply_patterns_7(%a: vector<2x1x[4]xf32>, %b: vector<2x[8]xf32>) -> (vector<2x[4]xf32>, vector<[16]xf32>) {
    %0 = vector.shape_cast %a : vector<2x1x[4]xf32> to vector<2x[4]xf32>
    %1 = vector.shape_cast %b : vector<2x[8]xf32> to vector<[16]xf32>
    return %0, %1 : vector<2x[4]xf32>, vector<[16]xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_broadcast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_broadcast_apply_patterns(%a: vector<3xf32>, %b: vector<2x1xf32>, %c: vector<1xf32>, %d: vector<1x3xf32>, %f: f32,
      %e: vector<2x1x2xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x3x2xf32>) {
    %0 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
    %1 = vector.broadcast %b : vector<2x1xf32> to vector<2x3xf32>
    %2 = vector.broadcast %c : vector<1xf32> to vector<4xf32>
    %3 = vector.broadcast %d : vector<1x3xf32> to vector<2x3xf32>
    %4 = vector.broadcast %f : f32 to vector<2x2xf32>
    %5 = vector.broadcast %e : vector<2x1x2xf32> to vector<2x3x2xf32>
    return %0, %1, %2, %3, %4, %5 : vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x3x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_broadcast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_interleave, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_interleave_apply_patterns(%a: vector<2x4xf32>, %b: vector<2x2x[4]xi8>, %i : index, %v: vector<4xf32>)
      -> (vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>) {
    %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<2x8xf32>
    %1, %2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
    %3 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
    %4 = vector.fma %a, %a, %a : vector<2x4xf32>
    %5 = vector.step : vector<4xindex>
    %6 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_interleave
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_bitcast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_bitcast_apply_patterns(%a: vector<2x4xf32>, %b: vector<2x2x[4]xi8>, %i : index, %v: vector<4xf32>)
      -> (vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>) {
    %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<2x8xf32>
    %1, %2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
    %3 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
    %4 = vector.fma %a, %a, %a : vector<2x4xf32>
    %5 = vector.step : vector<4xindex>
    %6 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_bitcast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.interleave_to_shuffle, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @interleave_to_shuffle_apply_patterns(%a: vector<2x4xf32>, %b: vector<2x2x[4]xi8>, %i : index, %v: vector<4xf32>)
      -> (vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>) {
    %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<2x8xf32>
    %1, %2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
    %3 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
    %4 = vector.fma %a, %a, %a : vector<2x4xf32>
    %5 = vector.step : vector<4xindex>
    %6 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
    return %0, %1, %2, %3, %4, %5, %6 : vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.interleave_to_shuffle
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.drop_unit_dims_with_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @drop_unit_dims_with_shape_cast_apply_patterns(%m: memref<1x4x1x8xf32>, %f: f32, %d: memref<1x?x8xf32>,
      %s: memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>, %n: index, %u: memref<1x4x1xf32>)
      -> (vector<1x4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<1x4x1x8xf32>, vector<4x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %0 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f {in_bounds = [true, true, true, true]} : memref<1x4x1x8xf32>, vector<1x4x1x8xf32>
    %1 = vector.transfer_read %d[%c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<1x?x8xf32>, vector<4x8xf32>
    %2 = vector.transfer_read %s[%c0, %c0, %c0], %f {in_bounds = [true, true]} : memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>, vector<4x8xf32>
    vector.transfer_write %2, %s[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, memref<1x4x8xf32, strided<[64, 16, 1], offset: ?>>
    vector.transfer_write %0, %m[%c0, %c0, %c0, %c0] {in_bounds = [true, true, true, true]} : vector<1x4x1x8xf32>, memref<1x4x1x8xf32>
    %3 = vector.shape_cast %0 : vector<1x4x1x8xf32> to vector<1x4x8xf32>
    %mk = vector.create_mask %c1, %n, %c1, %c3 : vector<1x4x1x8xi1>
    %4 = vector.transfer_read %m[%c0, %c0, %c0, %c0], %f, %mk {in_bounds = [true, true, true, true]} : memref<1x4x1x8xf32>, vector<1x4x1x8xf32>
    %5 = vector.transfer_read %d[%c0, %n, %c0], %f {in_bounds = [true, true]} : memref<1x?x8xf32>, vector<4x8xf32>
    return %3, %1, %2, %4, %5 : vector<1x4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<1x4x1x8xf32>, vector<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.drop_unit_dims_with_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @drop_unit_dims_with_shape_cast_apply(%a: vector<1x4x1xf32>, %b: vector<1x4x1xf32>, %c: vector<1x4x[1]xf32>, %n: index, %d: vector<1x1xf32>)
      -> (vector<1x4x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>, vector<1x4x[1]xf32>, vector<1x1xf32>) {
    %0 = arith.addf %a, %b : vector<1x4x1xf32>
    %1 = vector.transpose %a, [1, 0, 2] : vector<1x4x1xf32> to vector<4x1x1xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (vector<1x4x1xf32>) {
      %3 = arith.mulf %x, %b : vector<1x4x1xf32>
      scf.yield %3 : vector<1x4x1xf32>
    }
    %4 = vector.fma %c, %c, %c : vector<1x4x[1]xf32>
    %5 = vector.transpose %d, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
    return %0, %1, %2, %4, %5 : vector<1x4x1xf32>, vector<4x1x1xf32>, vector<1x4x1xf32>, vector<1x4x[1]xf32>, vector<1x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.drop_unit_dims_with_shape_cast, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @drop_unit_dims_with_shape_cast_apply_patterns_2(%m: memref<4x8x1x1xf32>, %f: f32, %i: index, %s: memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>,
      %v: vector<8x1xf32>) -> (vector<8x1x1xf32>, vector<8x1xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %m[%i, %c0, %c0, %c0], %f {in_bounds = [true, true, true]} : memref<4x8x1x1xf32>, vector<8x1x1xf32>
    %1 = vector.transfer_read %s[%i, %c0, %c0], %f {in_bounds = [true, true]} : memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>, vector<8x1xf32>
    vector.transfer_write %v, %s[%i, %c0, %c0] {in_bounds = [true, true]} : vector<8x1xf32>, memref<?x8x1xf32, strided<[?, 1, 1], offset: ?>>
    return %0, %1 : vector<8x1x1xf32>, vector<8x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.cast_away_vector_leading_one_dim, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @cast_away_vector_leading_one_dim_apply_patterns(%m: memref<?x?x?xf32>, %i: index, %f: f32, %v: vector<1x1x4xf32>, %w: vector<1x8x16xf32>,
      %x: vector<1x4xf32>, %mk: vector<1x4xi1>, %t: tensor<?x?xf32>, %o: vector<1x1xf32>)
      -> (vector<1x1x4xf32>, vector<1x1x4xf32>, vector<1x1x8xf32>, vector<1x8x16xf32>, vector<1x1x4xf32>,
      vector<1x4xi1>, vector<1x1x4xf32>, tensor<?x?xf32>, vector<1x1xf32>) {
    %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true, false]} : memref<?x?x?xf32>, vector<1x1x4xf32>
    %1 = arith.addf %0, %v : vector<1x1x4xf32>
    %2 = vector.extract_strided_slice %w {offsets = [0, 1, 8], sizes = [1, 1, 8], strides = [1, 1, 1]} : vector<1x8x16xf32> to vector<1x1x8xf32>
    %3 = vector.insert_strided_slice %2, %w {offsets = [0, 2, 1], strides = [1, 1, 1]} : vector<1x1x8xf32> into vector<1x8x16xf32>
    %4 = vector.insert %x, %v [%i] : vector<1x4xf32> into vector<1x1x4xf32>
    vector.transfer_write %1, %m[%i, %i, %i] : vector<1x1x4xf32>, memref<?x?x?xf32>
    %5 = vector.constant_mask [1, 2] : vector<1x4xi1>
    %6 = vector.insert %f, %v [0, 0, %i] : f32 into vector<1x1x4xf32>
    %7 = vector.transfer_write %x, %t[%i, %i], %mk : vector<1x4xf32>, tensor<?x?xf32>
    %8 = arith.mulf %o, %o : vector<1x1xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<1x1x4xf32>, vector<1x1x4xf32>, vector<1x1x8xf32>,
        vector<1x8x16xf32>, vector<1x1x4xf32>, vector<1x4xi1>, vector<1x1x4xf32>, tensor<?x?xf32>, vector<1x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.cast_away_vector_leading_one_dim, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @cast_away_vector_leading_one_dim_apply_patterns_2(%a: vector<1x16x8xf32>, %b: vector<1x8x16xf32>, %c: vector<1x16x16xf32>) -> vector<1x16x16xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(l,i,j,k)->(l,i,k)>, affine_map<(l,i,j,k)->(l,k,j)>,
        affine_map<(l,i,j,k)->(l,i,j)>], iterator_types = ["parallel","parallel","parallel","reduction"]} %a, %b, %c
        : vector<1x16x8xf32>, vector<1x8x16xf32> into vector<1x16x16xf32>
    return %0 : vector<1x16x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.cast_away_vector_leading_one_dim, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @cast_away_vector_leading_one_dim_apply_patterns_3(%a: vector<16x1x8xf32>, %b: vector<8x16xf32>, %c: vector<1x16x16xf32>) -> vector<1x16x16xf32> {
    %0 = vector.contract {indexing_maps = [affine_map<(l,i,j,k)->(i,l,k)>, affine_map<(l,i,j,k)->(k,j)>,
        affine_map<(l,i,j,k)->(l,i,j)>], iterator_types = ["parallel","parallel","parallel","reduction"],
        kind = #vector.kind<mul>} %a, %b, %c : vector<16x1x8xf32>, vector<8x16xf32> into vector<1x16x16xf32>
    return %0 : vector<1x16x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.cast_away_vector_leading_one_dim, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @cast_away_vector_leading(%a: vector<1x8x1xf32>, %b: vector<1x8x1xf32>, %c: vector<1x1xf32>, %m: vector<1x1x8x1xi1>) -> vector<1x1xf32> {
    %0 = vector.mask %m { vector.contract
        {indexing_maps = [affine_map<(l,i,j,k)->(l,j,k)>, affine_map<(l,i,j,k)->(i,j,k)>, affine_map<(l,i,j,k)->(l,i)>],
        iterator_types = ["parallel","parallel","reduction","reduction"]} %a, %b, %c : vector<1x8x1xf32>,
        vector<1x8x1xf32> into vector<1x1xf32> } : vector<1x1x8x1xi1> -> vector<1x1xf32>
    return %0 : vector<1x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } : !transform.any_op
    transform.yield
  }
}
// ----- apply_patterns.vector.lower_transpose, apply_patterns
module attributes {transform.with_named_sequence} {
  func.func @lower_transpose_apply_patterns_4(%a: vector<8x8xf32>, %b: vector<4x8xf32>, %c: vector<1x4x8x1xf32>, %d: vector<8x4xf32>,
      %e: vector<8x8xi32>, %f: vector<1x8x8xf32>) -> (vector<8x8xf32>, vector<8x4xf32>, vector<8x1x1x4xf32>,
      vector<4x8xf32>, vector<8x8xi32>, vector<8x8x1xf32>) {
    %0 = vector.transpose %a, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
    %1 = vector.transpose %b, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    %2 = vector.transpose %c, [2, 0, 3, 1] : vector<1x4x8x1xf32> to vector<8x1x1x4xf32>
    %3 = vector.transpose %d, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
    %4 = vector.transpose %e, [1, 0] : vector<8x8xi32> to vector<8x8xi32>
    %5 = vector.transpose %f, [2, 1, 0] : vector<1x8x8xf32> to vector<8x8x1xf32>
    return %0, %1, %2, %3, %4, %5 : vector<8x8xf32>, vector<8x4xf32>, vector<8x1x1x4xf32>, vector<4x8xf32>, vector<8x8xi32>, vector<8x8x1xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = eltwise avx2_lowering_strategy = true
    } : !transform.any_op
    transform.yield
  }
}
