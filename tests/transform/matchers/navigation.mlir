// COMPARE: --transform-interpreter
// ----- foreach_match
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @foreach_match(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured: expected a Linalg op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @structured_expected_linalg(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured: SingleOpMatchOpTrait requires the operand handle to point to a single payload op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @structured_singleopmatchoptrait_requires(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- debug.emit_remark_at: If filter_operand_types contains more than a type, then it must contain as much types as the number ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @emit_remark_at_if_filter_operand_types(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- linalg.fill, linalg.matmul, linalg.generic
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @fill_matmul_generic(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- collect_matching: unresolved external symbol @ext
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
