// COMPARE: --transform-interpreter
// ----- match.structured.classify_contraction_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_contraction_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_contraction_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_contraction_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_contraction_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_contraction_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_contraction_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_contraction_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_convolution_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_convolution_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_convolution_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_convolution_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_convolution_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_convolution_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_convolution_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_convolution_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_convolution_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_convolution_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_convolution_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_convolution_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_convolution_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_convolution_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_convolution_dims
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_convolution_dims(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_convolution_dims: could not infer convolution dimensions
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_convolution_dims_could_not_infer(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
// ----- match.structured.classify_contraction_dims, match.structured
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @classify_contraction_dims_structured(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>, %d: tensor<?x32xf32>,
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
