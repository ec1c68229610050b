// COMPARE: --transform-interpreter
// ----- match.operation_name, foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @operation_name_foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
      %img: tensor<2x10x12x4xf32>, %flt: tensor<3x3x4x6xf32>, %out: tensor<2x8x10x6xf32>, %b0: tensor<32xf32>,
      %t: tensor<32x8xf32>, %r: tensor<?xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
        affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%1, %b0 : tensor<8x32xf32>, tensor<32xf32>) outs(%c : tensor<8x32xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %s = arith.addf %x, %y : f32
      linalg.yield %s : f32
    } -> tensor<8x32xf32>
    %3 = linalg.transpose ins(%2 : tensor<8x32xf32>) outs(%t : tensor<32x8xf32>) permutation = [1, 0]
    %4 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
        ins(%img, %flt : tensor<2x10x12x4xf32>, tensor<3x3x4x6xf32>) outs(%out : tensor<2x8x10x6xf32>) -> tensor<2x8x10x6xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]} ins(%d : tensor<?x32xf32>) outs(%r : tensor<?xf32>) {
    ^bb0(%x: f32, %z: f32):
      %m = arith.maximumf %x, %z : f32
      linalg.yield %m : f32
    } -> tensor<?xf32>
    %6 = linalg.copy ins(%2 : tensor<8x32xf32>) outs(%1 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %2 : tensor<8x32xf32>
  }
  transform.named_sequence @m(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["linalg.matmul", "arith.constant"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @found(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "found" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @found : (!op) -> !op
    transform.yield
  }
}
// ----- match.operation_name: SingleOpMatchOpTrait requires the operand handle to point to a single payload op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    transform.match.operation_name %mul ["arith.muli"] : !op
    transform.yield
  }
}
// ----- match.operation_name: wrong operation name
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.match.operation_name %add ["arith.muli"] : !op
    transform.yield
  }
}
// ----- match.operation_name: SingleOpMatchOpTrait requires the operand handle to point to a single payload op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.match.operation_name %none ["arith.muli"] : !op
    transform.yield
  }
}
// ----- get_consumers_of_result, match.operation_name
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %u = transform.foreach_match in %root @add -> @say, @mul -> @cry, @func -> @say : (!op) -> !op
    transform.debug.emit_remark_at %u, "updated" : !op
    transform.yield
  }
}
// ----- get_consumers_of_result, match.operation_name
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %u = transform.foreach_match restrict_root in %root @add -> @say, @mul -> @cry, @func -> @say : (!op) -> !op
    transform.yield
  }
}
// ----- get_consumers_of_result, match.operation_name
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %u = transform.foreach_match in %f @func -> @say : (!op) -> !op
    %u2 = transform.foreach_match restrict_root in %u @func -> @cry : (!op) -> !op
    transform.yield
  }
}
// ----- get_consumers_of_result, match.operation_name
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %u, %y = transform.foreach_match in %root @mul -> @give : (!op) -> (!op, !op)
    transform.debug.emit_remark_at %y, "collected" : !op
    transform.yield
  }
}
// ----- get_consumers_of_result: action @users has results associated with multiple payload entities, but flattening was not ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %u, %y = transform.foreach_match in %root @add -> @users : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- get_consumers_of_result, match.operation_name
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %u, %y = transform.foreach_match flatten_results in %root @add -> @users : (!op) -> (!op, !op)
    transform.debug.emit_remark_at %y, "collected" : !op
    transform.yield
  }
}
// ----- get_consumers_of_result, match.operation_name
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %u, %y = transform.foreach_match flatten_results restrict_root in %root @mul -> @users : (!op) -> (!op, !op)
    transform.debug.emit_remark_at %y, "collected" : !op
    transform.yield
  }
}
// ----- match.operation_name, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @m(%op: !op {transform.readonly}, %p: !param {transform.readonly}) -> (!op, !param) {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op, %p : !op, !param
  }
  transform.named_sequence @a(%op: !op {transform.readonly}, %p: !param {transform.readonly}) -> !param {
    transform.debug.emit_param_as_remark %p, "got" at %op : !param, !op
    transform.yield %p : !param
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %one = transform.param.constant 1 : i64 -> !param
    %u, %y = transform.foreach_match in %root, %one @m -> @a : (!op, !param) -> (!op, !param)
    transform.debug.emit_param_as_remark %y : !param
    transform.yield
  }
}
// ----- get_consumers_of_result, match.operation_name
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %u = transform.foreach_match in %none @add -> @say : (!op) -> !op
    transform.yield
  }
}
// ----- get_consumers_of_result: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %u = transform.foreach_match in %f @add -> @say : (!op) -> !op
    transform.debug.emit_remark_at %f, "gone" : !op
    transform.yield
  }
}
// ----- get_consumers_of_result: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %u = transform.foreach_match in %root @add -> @say : (!op) -> !op
    transform.debug.emit_remark_at %a, "gone" : !op
    transform.yield
  }
}
// ----- get_parent_op: actions failed
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @fail(%op: !op {transform.readonly}) {
    %p = transform.get_parent_op %op {op_name = "scf.for"} : (!op) -> !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %u = transform.foreach_match in %root @mul -> @fail : (!op) -> !op
    transform.yield
  }
}
// ----- annotate: expected operations in the match part to implement MatchOpInterface
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @bad(%op: !op {transform.readonly}) -> !op {
    transform.annotate %op "x" : !op
    transform.yield %op : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %u = transform.foreach_match in %root @bad -> @say : (!op) -> !op
    transform.yield
  }
}
// ----- get_defining_op, get_operand
// MLIR LEFT OUT: mlir-opt crashes
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @bad(%op: !op {transform.readonly}) -> !op {
    %v = transform.get_operand %op[0] : (!op) -> !value
    %d = transform.get_defining_op %v : (!value) -> !op
    transform.yield %d : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %u = transform.foreach_match in %root @bad -> @say : (!op) -> !op
    transform.yield
  }
}
// ----- collect_matching, get_consumers_of_result
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %c = transform.collect_matching @mul in %root : (!op) -> !op
    transform.debug.emit_remark_at %c, "collected" : !op
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %g = transform.collect_matching @func in %f : (!op) -> !op
    transform.debug.emit_remark_at %g, "function" : !op
    %h = transform.collect_matching @func in %root : (!op) -> !op
    transform.debug.emit_remark_at %h, "in the module" : !op
    transform.yield
  }
}
// ----- get_type: result #1, associated with 2 payload objects, expected 1
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !value, !any) {
    transform.match.operation_name %op ["arith.muli", "arith.addi"] : !op
    %v = transform.get_operand %op[all] : (!op) -> !value
    %t = transform.get_type %v : (!value) -> !any
    transform.yield %op, %v, %t : !op, !value, !any
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %c, %v, %p = transform.collect_matching @m in %root : (!op) -> (!op, !value, !any)
    transform.debug.emit_remark_at %c, "op" : !op
    transform.debug.emit_remark_at %v, "value" : !value
    transform.debug.emit_param_as_remark %p : !any
    transform.yield
  }
}
// ----- get_consumers_of_result: unresolved external symbol @ext
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence private @ext(%op: !op {transform.readonly}) -> !op
  transform.named_sequence @__transform_main(%root: !op) {
    %c = transform.foreach_match in %root @ext -> @say : (!op) -> !op
    transform.yield
  }
}
// ----- get_consumers_of_result: unresolved external symbol @ext
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @add(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.addi"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @mul(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["arith.muli"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @func(%op: !op {transform.readonly}) -> !op {
    transform.match.operation_name %op ["func.func", "builtin.module"] : !op
    transform.yield %op : !op
  }
  transform.named_sequence @say(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "say" : !op
    transform.yield
  }
  transform.named_sequence @cry(%op: !op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "cry" : !op
    transform.yield
  }
  transform.named_sequence @give(%op: !op {transform.readonly}) -> !op {
    transform.yield %op : !op
  }
  transform.named_sequence @users(%op: !op {transform.readonly}) -> !op {
    %u = transform.get_consumers_of_result %op[0] : (!op) -> !op
    transform.yield %u : !op
  }
  transform.named_sequence private @ext(%op: !op {transform.readonly})
  transform.named_sequence @__transform_main(%root: !op) {
    %c = transform.foreach_match in %root @add -> @ext : (!op) -> !op
    transform.yield
  }
}
