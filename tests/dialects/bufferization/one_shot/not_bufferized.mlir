func.func @bitcast(%t: tensor<8xf32>) -> tensor<8xi32> {
  %r = tensor.bitcast %t : tensor<8xf32> to tensor<8xi32>
  return %r : tensor<8xi32>
}
// -----
func.func @gather(%s: tensor<4x4x4xf32>, %i: tensor<2x1xindex>) -> tensor<2x4x4xf32> {
  %r = tensor.gather %s[%i] gather_dims([1]) : (tensor<4x4x4xf32>, tensor<2x1xindex>) -> tensor<2x4x4xf32>
  return %r : tensor<2x4x4xf32>
}
// -----
func.func @scatter2(%s: tensor<2x4x1x4xf32>, %d: tensor<4x4x4xf32>, %i: tensor<2x4x1xindex>) -> tensor<4x4x4xf32> {
  %s2 = tensor.empty() : tensor<2x4x4x1x4xf32>
  %r = tensor.scatter %s2 into %d[%i] scatter_dims([1]) unique : (tensor<2x4x4x1x4xf32>, tensor<4x4x4xf32>, tensor<2x4x1xindex>) -> tensor<4x4x4xf32>
  return %r : tensor<4x4x4xf32>
}
// -----
func.func @pack(%s: tensor<8x8xf32>, %d: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %r = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  return %r : tensor<2x2x4x4xf32>
}
// -----
func.func @unpack(%s: tensor<8x8xf32>, %d: tensor<2x2x4x4xf32>) -> tensor<8x8xf32> {
  %r = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %s : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
// -----
func.func @parallel(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%t) -> tensor<8xf32> {
    scf.reduce (%t : tensor<8xf32>) {
    ^bb0(%a: tensor<8xf32>, %b: tensor<8xf32>):
      scf.reduce.return %a : tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// -----
func.func @parallel_read(%t: tensor<8xf32>, %n: index, %m: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %e = tensor.extract %t[%i] : tensor<8xf32>
    memref.store %e, %m[%i] : memref<8xf32>
  }
  return
}
// -----
func.func @softmax(%s: tensor<8x8xf32>, %d: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %r = linalg.softmax dimension(1) ins(%s : tensor<8x8xf32>) outs(%d : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
// -----
func.func @wino(%s: tensor<2x6x6x5xf32>, %d: tensor<6x6x1x1x2x5xf32>) -> tensor<6x6x1x1x2x5xf32> {
  %r = linalg.winograd_input_transform fmr(F_4_3) ins(%s : tensor<2x6x6x5xf32>) outs(%d : tensor<6x6x1x1x2x5xf32>) -> tensor<6x6x1x1x2x5xf32>
  return %r : tensor<6x6x1x1x2x5xf32>
}
// -----
func.func @quant(%s: tensor<8xf32>) -> tensor<8xf32> {
  %q = quant.qcast %s : tensor<8xf32> to tensor<8x!quant.uniform<i8:f32, 1.0>>
  %r = quant.dcast %q : tensor<8x!quant.uniform<i8:f32, 1.0>> to tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
func.func @math(%s: tensor<8xf32>) -> tensor<8xf32> {
  %r = math.exp %s : tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
func.func @unknown(%s: tensor<8xf32>) -> tensor<8xf32> {
  %r = "test.op"(%s) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
func.func @ucc(%s: tensor<8xf32>) -> tensor<8xi32> {
  %r = builtin.unrealized_conversion_cast %s : tensor<8xf32> to tensor<8xi32>
  return %r : tensor<8xi32>
}
// -----
func.func @rank(%s: tensor<*xf32>) -> index {
  %r = tensor.rank %s : tensor<*xf32>
  return %r : index
}
// -----
func.func @indirect(%f: (tensor<8xf32>) -> tensor<8xf32>, %s: tensor<8xf32>) -> tensor<8xf32> {
  %r = func.call_indirect %f(%s) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
func.func @shapeof(%s: tensor<?xf32>) -> tensor<1xindex> {
  %x = shape.shape_of %s : tensor<?xf32> -> tensor<1xindex>
  return %x : tensor<1xindex>
}
