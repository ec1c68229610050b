// COMPARE:
func.func @syntax(%t: tensor<?x?xf32>, %i: index, %u: tensor<*xf32>, %s: tensor<8x16x4xf32>, %v: f32, %ti: tensor<4xi32>) {
  %0 = tensor.bitcast %ti : tensor<4xi32> to tensor<4xf32>
  %1 = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<?x?xf32>
  %3 = tensor.concat dim(1) %t, %t : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = tensor.dim %t, %i : tensor<?x?xf32>
  %5 = tensor.dim {foo} %u, %i : tensor<*xf32>
  %6 = tensor.empty(%i, %i) : tensor<?x4x?xf32>
  %7 = tensor.empty() : tensor<f32, "enc">
  %8 = tensor.extract %t[%i, %i] : tensor<?x?xf32>
  %9 = tensor.extract_slice %s[0, 0, 0] [4, 8, 2] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x8x2xf32>
  %10 = tensor.extract_slice %s[%i, 0, %i] [4, 1, %i] [%i, 1, 1] {foo} : tensor<8x16x4xf32> to tensor<4x?xf32>
  %11 = tensor.from_elements %v, %v : tensor<2xf32>
  %12 = tensor.from_elements %v : tensor<f32>
  %idx = arith.constant dense<0> : tensor<1x6x2xindex>
  %g = tensor.gather %s[%idx] gather_dims([1, 2]) unique : (tensor<8x16x4xf32>, tensor<1x6x2xindex>) -> tensor<1x6x8x1x1xf32>
  %g2 = tensor.gather %s[%idx] gather_dims([1, 2]) : (tensor<8x16x4xf32>, tensor<1x6x2xindex>) -> tensor<1x6x8xf32>
  %gen = tensor.generate %i, %i {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %v : f32
  } : tensor<?x3x?xf32>
  %ins = tensor.insert %v into %t[%i, %i] : tensor<?x?xf32>
  %is = tensor.insert_slice %9 into %s[0, %i, 0] [4, 8, 2] [1, %i, 1] : tensor<4x8x2xf32> into tensor<8x16x4xf32>
  %is2 = tensor.insert_slice %t into %s[0, %i, 0] [1, %i, %i] [1, 1, 1] {foo} : tensor<?x?xf32> into tensor<8x16x4xf32>
  %r = tensor.rank %u : tensor<*xf32>
  %rs = tensor.reshape %t(%ti) : (tensor<?x?xf32>, tensor<4xi32>) -> tensor<?x?x?x?xf32>
  %es = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 4, %i] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %cs = tensor.collapse_shape %s [[0, 1], [2]] : tensor<8x16x4xf32> into tensor<128x4xf32>
  %one = tensor.empty() : tensor<1x1xf32>
  %cs1 = tensor.collapse_shape %one [] : tensor<1x1xf32> into tensor<f32>
  %pad = tensor.pad %t low[%i, 1] high[2, %i] {
  ^bb0(%a: index, %b: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %pad2 = tensor.pad %s nofold low[0, 0, 0] high[0, 0, 0] {
  ^bb0(%a: index, %b: index, %c: index):
    tensor.yield %v : f32
  } {foo} : tensor<8x16x4xf32> to tensor<8x16x4xf32>
  %sc = tensor.scatter %g into %s[%idx] scatter_dims([1, 2]) unique : (tensor<1x6x8x1x1xf32>, tensor<8x16x4xf32>, tensor<1x6x2xindex>) -> tensor<8x16x4xf32>
  %sp = tensor.splat %v : tensor<4x4xf32>
  %sp2 = tensor.splat %v[%i, %i] : tensor<?x4x?xf32>
  %fa = scf.forall (%a) in (%i) shared_outs(%o = %t) -> (tensor<?x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%a, 0] [4, %i] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
    }
  }
  return
}
