func.func @a1(%t: tensor<8xf32>, %i: index, %f: f32, %v: vector<4xf32>) -> (tensor<8xf32>, vector<4xf32>, f32, index, index, tensor<?xf32>, tensor<8xf32>) {
  %0 = vector.transfer_read %t[%i], %f {my.a} : tensor<8xf32>, vector<4xf32>
  %e = tensor.extract %t[%i] {my.a} : tensor<8xf32>
  %d = tensor.dim {my.a} %t, %i : tensor<8xf32>
  %r = tensor.rank %t {my.a} : tensor<8xf32>
  %c = tensor.cast %t {my.a} : tensor<8xf32> to tensor<?xf32>
  %1 = vector.transfer_write %v, %t[%i] {my.a} : vector<4xf32>, tensor<8xf32>
  %2 = tensor.insert %f into %1[%i] {my.a} : tensor<8xf32>
  return {my.a} %2, %0, %e, %d, %r, %c, %t : tensor<8xf32>, vector<4xf32>, f32, index, index, tensor<?xf32>, tensor<8xf32>
}
// -----
func.func @a2(%t: tensor<8xf32>, %i: index, %f: f32, %ix: vector<4xindex>, %m: vector<4xi1>, %v: vector<4xf32>) -> (vector<4xf32>, tensor<8xf32>) {
  %0 = vector.gather %t[%i][%ix], %m, %v {my.a, alignment = 8 : i64} : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.scatter %t[%i][%ix], %m, %v {my.a, alignment = 8 : i64}: tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %0, %1 : vector<4xf32>, tensor<8xf32>
}
// -----
func.func @a3(%t: tensor<8x8xf32>, %n: index, %f: f32) -> (tensor<64xf32>, tensor<2x4x8xf32>, tensor<4xf32>,
    tensor<8x8xf32>, tensor<?x?xf32>, tensor<4xf32>, tensor<2xf32>, tensor<?xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1]] {my.a} : tensor<8x8xf32> into tensor<64xf32>
  %1 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 4, 8] {my.a} : tensor<8x8xf32> into tensor<2x4x8xf32>
  %2 = tensor.extract_slice %t[%n, 0] [1, 4] [1, 1] {my.a} : tensor<8x8xf32> to tensor<4xf32>
  %3 = tensor.insert_slice %2 into %t[%n, 1] [1, 4] [1, 1] {my.a} : tensor<4xf32> into tensor<8x8xf32>
  %s = arith.constant {my.a} dense<[8, 8]> : tensor<2xindex>
  %4 = tensor.reshape %t(%s) {my.a} : (tensor<8x8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %5 = tensor.splat %f {my.a} : tensor<4xf32>
  %6 = tensor.from_elements %f, %f {my.a} : tensor<2xf32>
  %7 = tensor.empty(%n) {my.a} : tensor<?xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<64xf32>, tensor<2x4x8xf32>, tensor<4xf32>, tensor<8x8xf32>,
      tensor<?x?xf32>, tensor<4xf32>, tensor<2xf32>, tensor<?xf32>
}
// -----
func.func @a4(%t: tensor<8xf32>, %n: index, %f: f32, %c: i1) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    scf.yield {my.y} %x : tensor<8xf32>
  } {my.a}
  %1 = scf.if %c -> tensor<8xf32> {
    scf.yield {my.y} %t : tensor<8xf32>
  } else {
    scf.yield {my.y} %t : tensor<8xf32>
  } {my.a}
  %2 = scf.while (%x = %t) : (tensor<8xf32>) -> tensor<8xf32> {
    scf.condition(%c) {my.y} %x : tensor<8xf32>
  } do {
  ^bb0(%x: tensor<8xf32>):
    scf.yield {my.y} %x : tensor<8xf32>
  } attributes {my.a}
  %3 = scf.execute_region -> tensor<8xf32> {
    scf.yield {my.y} %t : tensor<8xf32>
  } {my.a}
  %4 = scf.index_switch %n {my.a} -> tensor<8xf32>
  case 1 {
    scf.yield {my.y} %t : tensor<8xf32>
  }
  default {
    scf.yield {my.y} %t : tensor<8xf32>
  }
  return %0, %1, %2, %3, %4 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @a5(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index, %f: f32, %c: i1, %m: memref<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = arith.select %c, %t, %u {my.a} : tensor<8xf32>
  %1 = bufferization.alloc_tensor() copy(%t) {my.a} : tensor<8xf32>
  %2 = bufferization.to_tensor %m restrict {my.a} : memref<8xf32> to tensor<8xf32>
  %3 = func.call @ext(%t) {my.a} : (tensor<8xf32>) -> tensor<8xf32>
  return %0, %1, %2, %3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @ext(tensor<8xf32>) -> (tensor<8xf32> {my.r}) attributes {my.a}
// -----
func.func @a6(%t: tensor<8xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<10xf32>, tensor<16xf32>, tensor<8xf32>) {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %f {my.y} : f32
  } {my.a} : tensor<?xf32>
  %1 = tensor.pad %t low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %f : f32
  } {my.a} : tensor<8xf32> to tensor<10xf32>
  %2 = tensor.concat dim(0) %t, %t {my.a} : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  %3 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] {my.p} : tensor<1xf32> into tensor<8xf32>
    } {my.q}
  } {my.a}
  return %0, %1, %2, %3 : tensor<?xf32>, tensor<10xf32>, tensor<16xf32>, tensor<8xf32>
}
// -----
func.func @mask_attrs(%t: tensor<8xf32>, %u: tensor<8xi32>, %c: i1, %m: vector<8xi1>, %v: vector<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %1 = vector.mask %m { vector.transfer_write %v, %t[%c0] {my.b} : vector<8xf32>, tensor<8xf32> } {my.a} : vector<8xi1> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @br_attrs(%t: tensor<8xf32>, %u: tensor<8xi32>, %c: i1) -> (tensor<8xindex>, tensor<8xf32>, tensor<8xf32>) {
  %0 = arith.index_cast %u {my.a} : tensor<8xi32> to tensor<8xindex>
  cf.br ^bb1(%t : tensor<8xf32>) {my.a}
^bb1(%x: tensor<8xf32>):
  cf.cond_br %c weights([10, 20]), ^bb2(%x : tensor<8xf32>), ^bb3 {my.a}
^bb3:
  cf.br ^bb2(%x : tensor<8xf32>) {my.a}
^bb2(%y: tensor<8xf32>):
  return %0, %x, %y : tensor<8xindex>, tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @assuming_attrs(%t: tensor<?xf32>, %w: !shape.witness, %f: f32, %i: index) -> tensor<?xf32> {
  %0 = shape.assuming %w -> tensor<?xf32> {
    %1 = tensor.insert %f into %t[%i] : tensor<?xf32>
    shape.assuming_yield %1 {my.y} : tensor<?xf32>
  } {my.a}
  return %0 : tensor<?xf32>
}
// -----
func.func @if_no_result_attrs(%t: tensor<8xf32>, %n: index, %c: i1, %m: memref<8xf32>) {
  scf.if %c {
    %e = tensor.extract %t[%n] : tensor<8xf32>
    memref.store %e, %m[%n] {nontemporal = true} : memref<8xf32>
  } {my.a}
  return
}
// -----
func.func @transfer_0(%t: tensor<8x4xf32>, %f: f32, %v: vector<4x8xf32>, %i: index, %m: vector<8x4xi1>) -> tensor<8x4xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i], %m {my.a, in_bounds = [true, false], permutation_map = affine_map<(a, b)
      -> (b, a)>} : vector<4x8xf32>, tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
// -----
func.func @a8(%t: tensor<8xf32>, %u: tensor<8xf32>, %m: memref<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.copy {my.a} ins(%t : tensor<8xf32>) outs(%u : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.map { math.exp } ins(%t : tensor<8xf32>) outs(%u : tensor<8xf32>) {my.a}
  bufferization.materialize_in_destination %1 in restrict writable %m {my.a} : (tensor<8xf32>, memref<8xf32>) -> ()
  %2 = bufferization.materialize_in_destination %1 in %u {my.a} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @a9(%t: tensor<8x8xf32>, %d: tensor<2x8x4xf32>, %f: f32) -> (tensor<2x8x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = linalg.pack %t inner_dims_pos = [0] inner_tiles = [4] into %d {my.a} : tensor<8x8xf32> -> tensor<2x8x4xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0] inner_tiles = [4] into %t {my.a} : tensor<2x8x4xf32> -> tensor<8x8xf32>
  %2 = linalg.softmax {my.a} dimension(1) ins(%1 : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1, %2 : tensor<2x8x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
