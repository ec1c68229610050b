// COMPARE: --transform-interpreter
// ----- match.structured.input, foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input, foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input, foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input, foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init_foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init_foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init_foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init_foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input, match.structured.yield
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @input_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input, match.structured.yield
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input, match.structured.yield
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @input_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input, match.structured.yield
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input, match.structured.yield
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @input_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input, match.structured.yield
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, match.structured.yield
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @init_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, match.structured.yield
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, match.structured.yield
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @init_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, match.structured.yield
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, match.structured.yield
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @init_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, match.structured.yield
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init_yield(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @input(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @input(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @input(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @init(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @init(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @init(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input: position overflow 2 (updated from 2) for maximum 2
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_position_overflow_2_updated_2(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input: the indexing map for input #0 is not a permutation
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_indexing_map_input_0_not(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, match.structured
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init_structured(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input: input #0 is not produced by an operation
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_input_0_not_produced_operation(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input: the indexing map for input #0 is not a permutation
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_indexing_map_input_0_not(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.init, match.structured
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @init_structured(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.input: the indexing map for input #0 is not a projected permutation
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @input_indexing_map_input_0_not(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
