// COMPARE: --canonicalize
// ----- casts
func.func @casts(%t: tensor<4x?xf32>) -> (tensor<?x?xf32>, tensor<4x?xf32>, tensor<4x4xf32>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x4xf32>
  %3 = tensor.cast %2 : tensor<?x4xf32> to tensor<4x4xf32>
  return %0, %1, %3 : tensor<?x?xf32>, tensor<4x?xf32>, tensor<4x4xf32>
}
// ----- tensor.cast
func.func @bad(%t: tensor<*xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
// ----- tensor.bitcast
func.func @bit(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xui32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi32>
  %1 = tensor.bitcast %0 : tensor<4xi32> to tensor<4xf32>
  %2 = tensor.bitcast %0 : tensor<4xi32> to tensor<4xui32>
  return %1, %2 : tensor<4xf32>, tensor<4xui32>
}
// ----- tensor.dim, tensor.empty, tensor.extract_slice
func.func @dim(%t: tensor<4x?xf32>, %n: index, %f: f32) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %t, %c0 : tensor<4x?xf32>
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.dim %e, %c0 : tensor<?x4xf32>
  %s = tensor.extract_slice %t[0, 0] [4, %n] [1, 1] : tensor<4x?xf32> to tensor<4x?xf32>
  %2 = tensor.dim %s, %c1 : tensor<4x?xf32>
  %c = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %3 = tensor.dim %c, %c1 : tensor<?x?xf32>
  %i = tensor.insert %f into %e[%c0, %c0] : tensor<?x4xf32>
  %4 = tensor.dim %i, %c0 : tensor<?x4xf32>
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
// ----- tensor.generate, tensor.dim, tensor.splat
func.func @generate_dim_splat(%t: tensor<4x?xf32>, %n: index, %f: f32) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = tensor.generate %n {
  ^bb0(%a: index):
    tensor.yield %f : f32
  } : tensor<?xf32>
  %0 = tensor.dim %g, %c0 : tensor<?xf32>
  %sp = tensor.splat %f[%n] : tensor<?xf32>
  %1 = tensor.dim %sp, %c0 : tensor<?xf32>
  %ex = tensor.expand_shape %t [[0], [1, 2]] output_shape [4, %n, 4] : tensor<4x?xf32> into tensor<4x?x4xf32>
  %2 = tensor.dim %ex, %c1 : tensor<4x?x4xf32>
  return %0, %1, %2 : index, index, index
}
// ----- tensor.reshape, tensor.dim
func.func @reshape_dim(%t: tensor<?xf32>, %s: tensor<2xindex>, %s2: tensor<2xi32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  %2 = tensor.reshape %t(%s2) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x?xf32>
  return %1, %3 : index, index
}
// ----- empty
func.func @empty(%n: index) -> (tensor<?x?xf32>, tensor<4x5xf32>, index) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.empty(%c4, %n) : tensor<?x?xf32>
  %1 = tensor.empty(%c4, %n) : tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x5xf32>
  %3 = tensor.empty(%n) : tensor<?xf32>
  %4 = tensor.dim %3, %c0 : tensor<?xf32>
  return %0, %2, %4 : tensor<?x?xf32>, tensor<4x5xf32>, index
}
// ----- extract
func.func @extract(%t: tensor<?xf32>, %a: f32, %b: f32, %i: index) -> (f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = tensor.extract %cst[%c1] : tensor<2xf32>
  %spl = arith.constant dense<3.0> : tensor<2xf32>
  %1 = tensor.extract %spl[%i] : tensor<2xf32>
  %fe = tensor.from_elements %a, %b : tensor<2xf32>
  %2 = tensor.extract %fe[%c1] : tensor<2xf32>
  %ins = tensor.insert %a into %t[%i] : tensor<?xf32>
  %3 = tensor.extract %ins[%i] : tensor<?xf32>
  %c = tensor.cast %t : tensor<?xf32> to tensor<2xf32>
  %4 = tensor.extract %c[%i] : tensor<2xf32>
  %sp = tensor.splat %a[%i] : tensor<?xf32>
  %5 = tensor.extract %sp[%i] : tensor<?xf32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// ----- extract2
func.func @extract2(%t: tensor<?x4xf32>, %t3: tensor<3x?x4xf32>, %i: index, %j: index) -> (f32, index, f32) {
  %g = tensor.generate %i {
  ^bb0(%a: index):
    %x = arith.index_cast %a : index to i32
    %f = arith.sitofp %x : i32 to f32
    tensor.yield %f : f32
  } : tensor<?xf32>
  %0 = tensor.extract %g[%i] : tensor<?xf32>
  %idx = arith.constant dense<[1, 2]> : tensor<2xi32>
  %ic = arith.index_cast %idx : tensor<2xi32> to tensor<2xindex>
  %1 = tensor.extract %ic[%i] : tensor<2xindex>
  %cs = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %2 = tensor.extract %cs[%j] : tensor<?xf32>
  return %0, %1, %2 : f32, index, f32
}
// ----- extract3
func.func @extract3(%t: tensor<3x4xf32>, %i: index, %tt: tensor<?xi32>) -> (f32, f32, index) {
  %c5 = arith.constant 5 : index
  %cs = tensor.collapse_shape %t [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
  %2 = tensor.extract %cs[%c5] : tensor<12xf32>
  %3 = tensor.extract %cs[%i] : tensor<12xf32>
  %x = arith.index_cast %tt : tensor<?xi32> to tensor<?xindex>
  %4 = tensor.extract %x[%i] : tensor<?xindex>
  return %2, %3, %4 : f32, f32, index
}
// ----- slices
func.func @slices(%t: tensor<?x?xf32>, %s: tensor<8x16xf32>, %n: index) -> (tensor<?x?xf32>, tensor<8x16xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c0, %n] [%c4, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %s[0, 0] [8, 16] [1, 1] : tensor<8x16xf32> to tensor<8x16xf32>
  %2 = tensor.extract_slice %t[%n, %c0] [1, %c4] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %3 = tensor.cast %s : tensor<8x16xf32> to tensor<?x16xf32>
  %4 = tensor.extract_slice %3[0, 0] [4, 4] [1, 1] : tensor<?x16xf32> to tensor<4x4xf32>
  %cst = arith.constant dense<1.0> : tensor<8xf32>
  %5 = tensor.extract_slice %cst[2] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %0, %1, %2, %4, %5 : tensor<?x?xf32>, tensor<8x16xf32>, tensor<?xf32>, tensor<4x4xf32>, tensor<2xf32>
}
// ----- inserts
func.func @inserts(%t: tensor<?x?xf32>, %s: tensor<8x16xf32>, %n: index, %u: tensor<4x4xf32>, %d: tensor<?x4xf32>)
    -> (tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s into %s[0, 0] [8, 16] [1, 1] : tensor<8x16xf32> into tensor<8x16xf32>
  %1 = tensor.insert_slice %d into %s[%c0, 0] [%c4, 4] [1, 1] : tensor<?x4xf32> into tensor<8x16xf32>
  %2 = tensor.cast %u : tensor<4x4xf32> to tensor<?x4xf32>
  %3 = tensor.insert_slice %2 into %t[%n, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  %4 = tensor.cast %s : tensor<8x16xf32> to tensor<?x16xf32>
  %5 = tensor.insert_slice %2 into %4[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x16xf32>
  %6 = tensor.cast %5 : tensor<?x16xf32> to tensor<8x16xf32>
  return %0, %1, %3, %6 : tensor<8x16xf32>, tensor<8x16xf32>, tensor<?x?xf32>, tensor<8x16xf32>
}
// ----- ins chain
func.func @ins_chain(%t: tensor<8xf32>, %a: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>, tensor<8xf32>) {
  %0 = tensor.insert_slice %a into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %1 = tensor.insert_slice %a into %0[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %2 = tensor.extract_slice %0[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %3 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %4 = tensor.insert_slice %3 into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1, %2, %4 : tensor<8xf32>, tensor<4xf32>, tensor<8xf32>
}
// ----- tensor.from_elements, tensor.extract, tensor.splat
func.func @from_elements_extract_splat(%a: f32, %t: tensor<4xf32>, %i: index) -> (tensor<2xf32>, tensor<1xf32>, tensor<2xf32>) {
  %cst = arith.constant 1.0 : f32
  %cst2 = arith.constant 2.0 : f32
  %0 = tensor.from_elements %cst, %cst2 : tensor<2xf32>
  %e = tensor.extract %t[%i] : tensor<4xf32>
  %1 = tensor.from_elements %e : tensor<1xf32>
  %2 = tensor.splat %cst : tensor<2xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<1xf32>, tensor<2xf32>
}
// ----- tensor.generate
func.func @gen(%n: index, %f: f32) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %g = tensor.generate %c4, %n {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  return %g : tensor<?x?xf32>
}
// ----- tensor.insert, tensor.rank, tensor.cast
func.func @ins(%i: index, %f: f32) -> (tensor<4xf32>, index, tensor<*xf32>) {
  %cst = arith.constant dense<1.0> : tensor<4xf32>
  %one = arith.constant 1.0 : f32
  %0 = tensor.insert %one into %cst[%i] : tensor<4xf32>
  %1 = tensor.rank %cst : tensor<4xf32>
  %2 = tensor.cast %cst : tensor<4xf32> to tensor<*xf32>
  return %0, %1, %2 : tensor<4xf32>, index, tensor<*xf32>
}
// ----- reshape
func.func @reshape(%t: tensor<4x4xf32>, %d: tensor<?x4xf32>, %s: tensor<2xindex>) -> (tensor<4x4xf32>, tensor<2x8xf32>, tensor<?x?xf32>) {
  %0 = tensor.reshape %t(%s) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<4x4xf32>
  %cst = arith.constant dense<1.0> : tensor<4x4xf32>
  %1 = tensor.reshape %cst(%s) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<2x8xf32>
  %2 = tensor.reshape %d(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.reshape %2(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0, %1, %3 : tensor<4x4xf32>, tensor<2x8xf32>, tensor<?x?xf32>
}
// ----- reshape2
func.func @reshape2(%d: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = tensor.dim %d, %c0 : tensor<?x4xf32>
  %s = tensor.from_elements %n, %c4 : tensor<2xindex>
  %2 = tensor.reshape %d(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x4xf32>
  return %2 : tensor<?x4xf32>
}
// ----- expcol
func.func @expcol(%a: tensor<24xf32>, %b: tensor<?xf32>, %n: index, %m: index) -> (tensor<2x3x4xf32>, tensor<?x3x4xf32>,
    tensor<24xf32>, tensor<?xf32>, tensor<4x6xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %2 = tensor.expand_shape %b [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2]] output_shape [%m, 3, 4] : tensor<?x4xf32> into tensor<?x3x4xf32>
  %4 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %5 = tensor.collapse_shape %3 [[0, 1, 2]] : tensor<?x3x4xf32> into tensor<?xf32>
  %cst = arith.constant dense<1.0> : tensor<24xf32>
  %6 = tensor.expand_shape %cst [[0, 1]] output_shape [4, 6] : tensor<24xf32> into tensor<4x6xf32>
  return %1, %3, %4, %5, %6 : tensor<2x3x4xf32>, tensor<?x3x4xf32>, tensor<24xf32>, tensor<?xf32>, tensor<4x6xf32>
}
// ----- expcol2
func.func @expcol2(%a: tensor<2x3x?xf32>, %n: index, %f: f32, %v: tensor<6xf32>)
    -> (tensor<2x3x?x2xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<?x2xf32>, tensor<1xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, 3, %n, 2] : tensor<6x?xf32> into tensor<2x3x?x2xf32>
  %fe = tensor.from_elements %f, %f, %f, %f : tensor<4xf32>
  %2 = tensor.expand_shape %fe [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  %sp = tensor.splat %f : tensor<16xf32>
  %3 = tensor.expand_shape %sp [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %c3 = arith.constant 3 : index
  %c = tensor.cast %v : tensor<6xf32> to tensor<?xf32>
  %4 = tensor.expand_shape %c [[0, 1]] output_shape [%c3, 2] : tensor<?xf32> into tensor<?x2xf32>
  %fe1 = tensor.from_elements %f : tensor<1x1xf32>
  %5 = tensor.collapse_shape %fe1 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
  return %1, %2, %3, %4, %5 : tensor<2x3x?x2xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<?x2xf32>, tensor<1xf32>
}
// ----- colcast
func.func @colcast(%v: tensor<2x3xf32>, %f: f32) -> (tensor<?xf32>, tensor<16xf32>) {
  %c = tensor.cast %v : tensor<2x3xf32> to tensor<?x3xf32>
  %4 = tensor.collapse_shape %c [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %sp = tensor.splat %f : tensor<4x4xf32>
  %5 = tensor.collapse_shape %sp [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  return %4, %5 : tensor<?xf32>, tensor<16xf32>
}
// ----- tensor.pad, tensor.cast
func.func @pads(%t: tensor<4x4xf32>, %d: tensor<?x4xf32>, %f: f32, %n: index) -> (tensor<4x4xf32>, tensor<?x?xf32>, tensor<6x4xf32>, tensor<?x4xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<4x4xf32>
  %1 = tensor.pad %t low[%c1, 0] high[%c1, %n] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<?x?xf32>
  %2 = tensor.cast %t : tensor<4x4xf32> to tensor<?x4xf32>
  %3 = tensor.pad %2 low[1, 0] high[1, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  %4 = tensor.cast %3 : tensor<?x4xf32> to tensor<6x4xf32>
  %5 = tensor.pad %d low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  return %0, %1, %4, %5 : tensor<4x4xf32>, tensor<?x?xf32>, tensor<6x4xf32>, tensor<?x4xf32>
}
// ----- padpad
func.func @padpad(%t: tensor<4x4xf32>, %n: index) -> tensor<?x9xf32> {
  %f = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[%n, 1] high[2, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<?x5xf32>
  %1 = tensor.pad %0 low[1, 2] high[%n, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x5xf32> to tensor<?x9xf32>
  return %1 : tensor<?x9xf32>
}
// ----- padorth
func.func @padorth(%t: tensor<64x64xf32>, %n: index, %m: index) -> tensor<8x4xf32> {
  %f = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%m, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %n] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %m] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// ----- concat
func.func @concat(%t: tensor<4x4xf32>, %d: tensor<?x4xf32>) -> (tensor<4x4xf32>, tensor<?x4xf32>, tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %t : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = tensor.concat dim(0) %t : (tensor<4x4xf32>) -> tensor<?x4xf32>
  %2 = tensor.concat dim(1) %t, %d : (tensor<4x4xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<?x4xf32>, tensor<?x?xf32>
}
// ----- gather
func.func @gather(%s: tensor<8xf32>) -> tensor<2x1xf32> {
  %i = arith.constant dense<1> : tensor<2x1xindex>
  %c = arith.constant dense<2.0> : tensor<8xf32>
  %g = tensor.gather %c[%i] gather_dims([0]) : (tensor<8xf32>, tensor<2x1xindex>) -> tensor<2x1xf32>
  return %g : tensor<2x1xf32>
}
// ----- tensor.cast, scf.forall, scf.forall.in_parallel
func.func @pis(%t: tensor<?xf32>, %u: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %c = tensor.cast %u : tensor<4xf32> to tensor<?xf32>
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %c into %o[%i] [%c4] [1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  return %0 : tensor<?xf32>
}
// ----- tensor.extract_slice, tensor.expand_shape, tensor.collapse_shape
func.func @extract_slice_expand_shape_collapse_shape(%t: tensor<?x4xf32>, %n: index) -> (tensor<1x4xf32>, tensor<4xf32>, index) {
  %0 = tensor.extract_slice %t[%n, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
  %2 = tensor.extract_slice %t[%n, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
  %c0 = arith.constant 0 : index
  %4 = tensor.extract_slice %t[0, 0] [%n, 4] [1, 1] : tensor<?x4xf32> to tensor<?x4xf32>
  %5 = tensor.dim %4, %c0 : tensor<?x4xf32>
  return %1, %3, %5 : tensor<1x4xf32>, tensor<4xf32>, index
}
