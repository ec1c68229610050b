// COMPARE: --transform-interpreter
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// -----
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
// -----
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
// -----
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
    transform.match.operation_empty %none : !op
    transform.debug.emit_remark_at %root, "empty" : !op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.match.operation_empty %add : !op
    transform.yield
  }
}
// -----
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %none = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    transform.match.operation_empty %none : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi eq %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi eq %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi eq %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ne %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ne %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ne %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi lt %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi lt %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi lt %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi le %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi le %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi le %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi gt %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi gt %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi gt %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ge %a, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ge %b, %b : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    transform.match.param.cmpi ge %b, %a : !param
    transform.debug.emit_remark_at %root, "holds" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    %ab = transform.merge_handles %a, %b : !param
    %ba = transform.merge_handles %b, %a : !param
    transform.match.param.cmpi lt %ab, %ba : !param
    transform.yield
  }
}
// -----
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 2 : i64 -> !param
    %b = transform.param.constant 3 : i64 -> !param
    %ab = transform.merge_handles %a, %b : !param
    transform.match.param.cmpi lt %ab, %b : !param
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant "a" -> !any
    %b = transform.param.constant "b" -> !any
    transform.match.param.cmpi lt %a, %b : !any
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.param.constant 1 : i64 -> !any
    %b = transform.param.constant 1 : i32 -> !any
    transform.match.param.cmpi eq %a, %b : !any
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):

    }
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
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.rank %s : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.num_inputs %s : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.num_inits %s : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {passthrough} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {elementwise} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {reduction_position = 0} : !op
    }
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
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: redPos < iterCarriedArgs.size() && "
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {reduction_position = 1} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {contraction = ["arith.muli", "arith.addi"]} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s : !op
    }
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
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.dim %s[all] : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.dim %s[0] : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.dim %s[-1] : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.dim %s[0, 1] : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.dim %s[except(0)] : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.dim %s[2] : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %k = transform.match.structured.dim %s[-3] : (!op) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.dim %s[all] {parallel} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.dim %s[all] {reduction} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.dim %s[-1] {parallel} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.dim %s[-1] {reduction} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.dim %s[0] {parallel} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.dim %s[0] {reduction} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.input %s[all] {permutation} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.input %s[all] {projected_permutation} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.input %s[0] {permutation} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.input %s[0] {projected_permutation} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.init %s[all] {permutation} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.init %s[all] {projected_permutation} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.init %s[0] {permutation} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.init %s[0] {projected_permutation} : !op
    }
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
// -----
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !value) {
    %r = transform.match.structured %op : (!op) -> !value {
    ^bb0(%s: !op):
      %k = transform.match.structured.input %s[0] : (!op) -> !value
      transform.match.structured.yield %k : !value
    }
    transform.yield %op, %r : !op, !value
  }
  transform.named_sequence @value(%op: !op {transform.readonly}, %p: !value {transform.readonly}) {
    transform.debug.emit_remark_at %p, "value" : !value
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @value : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !op) {
    %r = transform.match.structured %op : (!op) -> !op {
    ^bb0(%s: !op):
      %k = transform.match.structured.input %s[0] : (!op) -> !op
      transform.match.structured.yield %k : !op
    }
    transform.yield %op, %r : !op, !op
  }
  transform.named_sequence @other(%op: !op {transform.readonly}, %p: !op {transform.readonly}) {
    transform.debug.emit_remark_at %p, "other" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @other : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !value) {
    %r = transform.match.structured %op : (!op) -> !value {
    ^bb0(%s: !op):
      %k = transform.match.structured.input %s[-1] : (!op) -> !value
      transform.match.structured.yield %k : !value
    }
    transform.yield %op, %r : !op, !value
  }
  transform.named_sequence @value(%op: !op {transform.readonly}, %p: !value {transform.readonly}) {
    transform.debug.emit_remark_at %p, "value" : !value
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @value : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !op) {
    %r = transform.match.structured %op : (!op) -> !op {
    ^bb0(%s: !op):
      %k = transform.match.structured.input %s[-1] : (!op) -> !op
      transform.match.structured.yield %k : !op
    }
    transform.yield %op, %r : !op, !op
  }
  transform.named_sequence @other(%op: !op {transform.readonly}, %p: !op {transform.readonly}) {
    transform.debug.emit_remark_at %p, "other" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @other : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !value) {
    %r = transform.match.structured %op : (!op) -> !value {
    ^bb0(%s: !op):
      %k = transform.match.structured.input %s[1] : (!op) -> !value
      transform.match.structured.yield %k : !value
    }
    transform.yield %op, %r : !op, !value
  }
  transform.named_sequence @value(%op: !op {transform.readonly}, %p: !value {transform.readonly}) {
    transform.debug.emit_remark_at %p, "value" : !value
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @value : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !op) {
    %r = transform.match.structured %op : (!op) -> !op {
    ^bb0(%s: !op):
      %k = transform.match.structured.input %s[1] : (!op) -> !op
      transform.match.structured.yield %k : !op
    }
    transform.yield %op, %r : !op, !op
  }
  transform.named_sequence @other(%op: !op {transform.readonly}, %p: !op {transform.readonly}) {
    transform.debug.emit_remark_at %p, "other" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @other : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !value) {
    %r = transform.match.structured %op : (!op) -> !value {
    ^bb0(%s: !op):
      %k = transform.match.structured.init %s[0] : (!op) -> !value
      transform.match.structured.yield %k : !value
    }
    transform.yield %op, %r : !op, !value
  }
  transform.named_sequence @value(%op: !op {transform.readonly}, %p: !value {transform.readonly}) {
    transform.debug.emit_remark_at %p, "value" : !value
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @value : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !op) {
    %r = transform.match.structured %op : (!op) -> !op {
    ^bb0(%s: !op):
      %k = transform.match.structured.init %s[0] : (!op) -> !op
      transform.match.structured.yield %k : !op
    }
    transform.yield %op, %r : !op, !op
  }
  transform.named_sequence @other(%op: !op {transform.readonly}, %p: !op {transform.readonly}) {
    transform.debug.emit_remark_at %p, "other" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @other : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !value) {
    %r = transform.match.structured %op : (!op) -> !value {
    ^bb0(%s: !op):
      %k = transform.match.structured.init %s[-1] : (!op) -> !value
      transform.match.structured.yield %k : !value
    }
    transform.yield %op, %r : !op, !value
  }
  transform.named_sequence @value(%op: !op {transform.readonly}, %p: !value {transform.readonly}) {
    transform.debug.emit_remark_at %p, "value" : !value
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @value : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !op) {
    %r = transform.match.structured %op : (!op) -> !op {
    ^bb0(%s: !op):
      %k = transform.match.structured.init %s[-1] : (!op) -> !op
      transform.match.structured.yield %k : !op
    }
    transform.yield %op, %r : !op, !op
  }
  transform.named_sequence @other(%op: !op {transform.readonly}, %p: !op {transform.readonly}) {
    transform.debug.emit_remark_at %p, "other" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @other : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !value) {
    %r = transform.match.structured %op : (!op) -> !value {
    ^bb0(%s: !op):
      %k = transform.match.structured.init %s[1] : (!op) -> !value
      transform.match.structured.yield %k : !value
    }
    transform.yield %op, %r : !op, !value
  }
  transform.named_sequence @value(%op: !op {transform.readonly}, %p: !value {transform.readonly}) {
    transform.debug.emit_remark_at %p, "value" : !value
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @value : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !op) {
    %r = transform.match.structured %op : (!op) -> !op {
    ^bb0(%s: !op):
      %k = transform.match.structured.init %s[1] : (!op) -> !op
      transform.match.structured.yield %k : !op
    }
    transform.yield %op, %r : !op, !op
  }
  transform.named_sequence @other(%op: !op {transform.readonly}, %p: !op {transform.readonly}) {
    transform.debug.emit_remark_at %p, "other" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @other : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !transform.affine_map) {
    %r = transform.match.structured %op : (!op) -> !transform.affine_map {
    ^bb0(%s: !op):
      %k = transform.match.structured.input %s[all] : (!op) -> !transform.affine_map
      transform.match.structured.yield %k : !transform.affine_map
    }
    transform.yield %op, %r : !op, !transform.affine_map
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !transform.affine_map {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !transform.affine_map, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !transform.affine_map) {
    %r = transform.match.structured %op : (!op) -> !transform.affine_map {
    ^bb0(%s: !op):
      %k = transform.match.structured.input %s[0] : (!op) -> !transform.affine_map
      transform.match.structured.yield %k : !transform.affine_map
    }
    transform.yield %op, %r : !op, !transform.affine_map
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !transform.affine_map {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !transform.affine_map, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !transform.affine_map) {
    %r = transform.match.structured %op : (!op) -> !transform.affine_map {
    ^bb0(%s: !op):
      %k = transform.match.structured.input %s[except(0)] : (!op) -> !transform.affine_map
      transform.match.structured.yield %k : !transform.affine_map
    }
    transform.yield %op, %r : !op, !transform.affine_map
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !transform.affine_map {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !transform.affine_map, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !transform.affine_map) {
    %r = transform.match.structured %op : (!op) -> !transform.affine_map {
    ^bb0(%s: !op):
      %k = transform.match.structured.init %s[all] : (!op) -> !transform.affine_map
      transform.match.structured.yield %k : !transform.affine_map
    }
    transform.yield %op, %r : !op, !transform.affine_map
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !transform.affine_map {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !transform.affine_map, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !transform.affine_map) {
    %r = transform.match.structured %op : (!op) -> !transform.affine_map {
    ^bb0(%s: !op):
      %k = transform.match.structured.init %s[0] : (!op) -> !transform.affine_map
      transform.match.structured.yield %k : !transform.affine_map
    }
    transform.yield %op, %r : !op, !transform.affine_map
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !transform.affine_map {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !transform.affine_map, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !transform.affine_map) {
    %r = transform.match.structured %op : (!op) -> !transform.affine_map {
    ^bb0(%s: !op):
      %k = transform.match.structured.init %s[except(0)] : (!op) -> !transform.affine_map
      transform.match.structured.yield %k : !transform.affine_map
    }
    transform.yield %op, %r : !op, !transform.affine_map
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !transform.affine_map {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !transform.affine_map, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %v = transform.match.structured.input %s[0] : (!op) -> !value
      %k = transform.match.structured.elemental_bitwidth %v : (!value) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %v = transform.match.structured.init %s[0] : (!op) -> !value
      %k = transform.match.structured.elemental_bitwidth %v : (!value) -> !any
      transform.match.structured.yield %k : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !value) {
    %r = transform.match.structured %op : (!op) -> !value {
    ^bb0(%s: !op):
      %k = transform.match.structured.result %s[0] : (!op) -> !value
      transform.match.structured.yield %k : !value
    }
    transform.yield %op, %r : !op, !value
  }
  transform.named_sequence @value(%op: !op {transform.readonly}, %p: !value {transform.readonly}) {
    transform.debug.emit_remark_at %p, "value" : !value
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @value : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !value) {
    %r = transform.match.structured %op : (!op) -> !value {
    ^bb0(%s: !op):
      %k = transform.match.structured.result %s[1] : (!op) -> !value
      transform.match.structured.yield %k : !value
    }
    transform.yield %op, %r : !op, !value
  }
  transform.named_sequence @value(%op: !op {transform.readonly}, %p: !value {transform.readonly}) {
    transform.debug.emit_remark_at %p, "value" : !value
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @value : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !op) {
    %r = transform.match.structured %op : (!op) -> !op {
    ^bb0(%s: !op):
      %k = transform.match.structured.result %s[-1] any : (!op) -> !op
      transform.match.structured.yield %k : !op
    }
    transform.yield %op, %r : !op, !op
  }
  transform.named_sequence @other(%op: !op {transform.readonly}, %p: !op {transform.readonly}) {
    transform.debug.emit_remark_at %p, "other" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @other : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !op) {
    %r = transform.match.structured %op : (!op) -> !op {
    ^bb0(%s: !op):
      %k = transform.match.structured.result %s[0] single : (!op) -> !op
      transform.match.structured.yield %k : !op
    }
    transform.yield %op, %r : !op, !op
  }
  transform.named_sequence @other(%op: !op {transform.readonly}, %p: !op {transform.readonly}) {
    transform.debug.emit_remark_at %p, "other" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @other : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:4 = transform.match.structured.classify_contraction_dims %s : (!op) -> (!any, !any, !any, !any)
      transform.match.structured.yield %q#0 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:4 = transform.match.structured.classify_contraction_dims %s : (!op) -> (!any, !any, !any, !any)
      transform.match.structured.yield %q#1 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:4 = transform.match.structured.classify_contraction_dims %s : (!op) -> (!any, !any, !any, !any)
      transform.match.structured.yield %q#2 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:4 = transform.match.structured.classify_contraction_dims %s : (!op) -> (!any, !any, !any, !any)
      transform.match.structured.yield %q#3 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:8 = transform.match.structured.classify_convolution_dims %s : (!op) -> (!any, !any, !any, !any, !any, !any, !any, !any)
      transform.match.structured.yield %q#0 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:8 = transform.match.structured.classify_convolution_dims %s : (!op) -> (!any, !any, !any, !any, !any, !any, !any, !any)
      transform.match.structured.yield %q#1 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:8 = transform.match.structured.classify_convolution_dims %s : (!op) -> (!any, !any, !any, !any, !any, !any, !any, !any)
      transform.match.structured.yield %q#2 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:8 = transform.match.structured.classify_convolution_dims %s : (!op) -> (!any, !any, !any, !any, !any, !any, !any, !any)
      transform.match.structured.yield %q#3 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:8 = transform.match.structured.classify_convolution_dims %s : (!op) -> (!any, !any, !any, !any, !any, !any, !any, !any)
      transform.match.structured.yield %q#4 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:8 = transform.match.structured.classify_convolution_dims %s : (!op) -> (!any, !any, !any, !any, !any, !any, !any, !any)
      transform.match.structured.yield %q#5 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:8 = transform.match.structured.classify_convolution_dims %s : (!op) -> (!any, !any, !any, !any, !any, !any, !any, !any)
      transform.match.structured.yield %q#6 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @m(%op: !op {transform.readonly}) -> (!op, !any) {
    %r = transform.match.structured %op : (!op) -> !any {
    ^bb0(%s: !op):
      %q:8 = transform.match.structured.classify_convolution_dims %s : (!op) -> (!any, !any, !any, !any, !any, !any, !any, !any)
      transform.match.structured.yield %q#7 : !any
    }
    transform.yield %op, %r : !op, !any
  }
  transform.named_sequence @param(%op: !op {transform.readonly}, %p: !any {transform.readonly}) {
    transform.debug.emit_param_as_remark %p, "param" at %op : !any, !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.foreach_match in %root @m -> @param : (!op) -> !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured failures(suppress) %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {passthrough} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
    transform.match.structured failures(propagate) %op : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {passthrough} : !op
    }
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {passthrough} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured failures(suppress) %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {passthrough} : !op
    }
    transform.debug.emit_remark_at %m, "went on" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {elementwise} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {reduction_position = 0} : !op
    }
    transform.yield
  }
}
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: redPos < iterCarriedArgs.size() && "
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {reduction_position = 3} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.maxf"]} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.dim %s[all] {parallel} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.dim %s[0] {reduction} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.dim %s[4] : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.input %s[2] : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.input %s[0] {permutation} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.init %s[0] {projected_permutation} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      %r = transform.match.structured.result %s[1] : (!op) -> !value
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      %q:8 = transform.match.structured.classify_convolution_dims %s : (!op) -> (!any, !any, !any, !any, !any, !any, !any, !any)
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      %i = transform.match.structured.input %s[0] : (!op) -> !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      %i = transform.match.structured.init %s[0] : (!op) -> !op
      transform.debug.emit_remark_at %i, "init" : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.input %s[0] {permutation} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.init %s[0] {permutation} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.body %s {passthrough} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      transform.match.structured.input %s[0] {projected_permutation} : !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      %q:4 = transform.match.structured.classify_contraction_dims %s : (!op) -> (!any, !any, !any, !any)
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.copy"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      %r = transform.match.structured.result %s[0] any : (!op) -> !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.copy"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      %r = transform.match.structured.result %s[0] single : (!op) -> !op
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.fill"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
      %v = transform.match.structured.input %s[0] : (!op) -> !value
      %k = transform.match.structured.elemental_bitwidth %v : (!value) -> !any
      transform.debug.emit_param_as_remark %k : !any
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["arith.constant"]} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match interface{LinalgOp} in %root : (!op) -> !op
    transform.match.structured %m : !op {
    ^bb0(%s: !op):
    }
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.fill", "linalg.matmul"]} in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match interface{LinalgOp} in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match interface{TilingInterface} in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match interface{LoopLikeInterface} in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} interface{TilingInterface} in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match attributes{strides = dense<1> : tensor<2xi64>} in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.generic"]} attributes{iterator_types = ["parallel", "parallel"]} in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match filter_result_type = tensor<?xf32> in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match ops{["linalg.matmul"]} filter_operand_types = [tensor<8x16xf32>, tensor<16x32xf32>,
        tensor<8x32xf32>] in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match filter_operand_types = [tensor<8x32xf32>] in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match filter_operand_types = [] in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @ops(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
  transform.named_sequence @__transform_main(%root: !op) {
    %m = transform.structured.match  in %root : (!op) -> !op
    transform.debug.emit_remark_at %m, "matched" : !op
    transform.yield
  }
}
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
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
// -----
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence private @ext(%op: !op {transform.readonly}) -> !op
  transform.named_sequence @__transform_main(%root: !op) {
    %c = transform.collect_matching @ext in %root : (!op) -> !op
    transform.yield
  }
}
// -----
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
// -----
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
