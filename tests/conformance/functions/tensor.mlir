// COMPARE: --cse
func.func @extract_of_insert(%t: tensor<8x8xf32>, %s: tensor<4x8xf32>) -> tensor<2x8xf32> {
  %0 = tensor.insert_slice %s into %t[2, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<8x8xf32>
  %1 = tensor.extract_slice %0[2, 0] [2, 8] [1, 1] : tensor<8x8xf32> to tensor<2x8xf32>
  return %1 : tensor<2x8xf32>
}
// -----
func.func @pad_pad(%t: tensor<4xf32>, %v: f32, %h: index) -> tensor<?xf32> {
  %0 = tensor.pad %t low[1] high[2] { ^bb0(%i: index): tensor.yield %v : f32 } : tensor<4xf32> to tensor<7xf32>
  %1 = tensor.pad %0 low[2] high[%h] { ^bb0(%i: index): tensor.yield %v : f32 } : tensor<7xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @generate(%n: index) -> tensor<?x4xindex> {
  %0 = tensor.generate %n { ^bb0(%i: index, %j: index):
    %s = arith.muli %i, %j : index
    tensor.yield %s : index } : tensor<?x4xindex>
  return %0 : tensor<?x4xindex>
}
// -----
func.func @concat(%a: tensor<2x?xf32>, %b: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// -----
func.func @gather(%a: tensor<4x8xf32>, %i: tensor<3x1xindex>) -> tensor<3x8xf32> {
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<4x8xf32>, tensor<3x1xindex>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
// -----
func.func @dims(%t: tensor<?x4xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %d = tensor.dim %e, %c0 : tensor<?x2x4xf32>
  %c = tensor.collapse_shape %e [[0], [1, 2]] : tensor<?x2x4xf32> into tensor<?x8xf32>
  %d2 = tensor.dim %c, %c1 : tensor<?x8xf32>
  %d3 = tensor.dim %t, %c0 : tensor<?x4xf32>
  return %d, %d2, %d3 : index, index, index
}
// -----
func.func @splat_reshape(%v: i32, %s: tensor<2xi32>) -> tensor<?x?xi32> {
  %0 = tensor.splat %v : tensor<4x6xi32>
  %1 = tensor.reshape %0(%s) : (tensor<4x6xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  return %1 : tensor<?x?xi32>
}
// -----
func.func @casts(%t: tensor<?x4xf32>) -> tensor<4x?xf32> {
  %0 = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}
// -----
func.func @in_loop(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<8xf32> {
    %s = tensor.extract_slice %a[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %m = math.exp %s : tensor<2xf32>
    %b = tensor.insert_slice %m into %a[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    scf.yield %b : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// -----
func.func @forall(%t: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    %j = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %s = tensor.extract_slice %o[%j] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %m = math.exp %s : tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %m into %o[%j] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// -----
func.func @scatter(%a: tensor<4x8xf32>, %s: tensor<3x1x8xf32>, %i: tensor<3x1xindex>) -> tensor<4x8xf32> {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0]) unique : (tensor<3x1x8xf32>, tensor<4x8xf32>,
      tensor<3x1xindex>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @elements(%a: f32, %b: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %t = tensor.from_elements %a, %b : tensor<2xf32>
  %u = tensor.insert %a into %t[%c1] : tensor<2xf32>
  %x = tensor.extract %u[%c1] : tensor<2xf32>
  %y = tensor.extract %t[%c1] : tensor<2xf32>
  %s = arith.addf %x, %y : f32
  return %s : f32
}
// -----
func.func @bitcast(%t: tensor<4xi32>) -> tensor<4xf32> {
  %0 = tensor.bitcast %t : tensor<4xi32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}
