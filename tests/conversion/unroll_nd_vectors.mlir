// COMPARE: --lamina-unroll-nd-vectors
// ----- arithmetic row by row
// MLIR LEFT OUT: a pass of lamina
func.func @elementwise(%a: vector<2x2x4xf32>, %b: vector<2x2x4xf32>, %c: i1, %m: vector<2x2x4xi1>) -> (vector<2x2x4xf32>, vector<2x2x4xi1>, vector<2x2x4xf32>) {
  %0 = arith.addf %a, %b fastmath<fast> : vector<2x2x4xf32>
  %1 = arith.cmpf olt, %0, %b : vector<2x2x4xf32>
  %2 = arith.select %c, %0, %b : vector<2x2x4xf32>
  %3 = arith.select %m, %2, %a : vector<2x2x4xi1>, vector<2x2x4xf32>
  %4 = math.fma %3, %a, %b : vector<2x2x4xf32>
  return %4, %1, %2 : vector<2x2x4xf32>, vector<2x2x4xi1>, vector<2x2x4xf32>
}
// ----- constants and poison
// MLIR LEFT OUT: a pass of lamina
func.func @constants() -> (vector<2x2xi32>, vector<2x3xi32>, vector<2x2xf32>) {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %1 = arith.constant dense<5> : vector<2x3xi32>
  %2 = ub.poison : vector<2x2xf32>
  return %0, %1, %2 : vector<2x2xi32>, vector<2x3xi32>, vector<2x2xf32>
}
// ----- extracts
// MLIR LEFT OUT: a pass of lamina
func.func @extracts(%v: vector<2x3x4xf32>, %i: index, %r: vector<4xf32>) -> (vector<3x4xf32>, vector<4xf32>, f32, vector<4xf32>, f32, f32) {
  %a = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %b = vector.extract %v[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %c = vector.extract %v[0, 2, 3] : f32 from vector<2x3x4xf32>
  %d = vector.extract %v[%i, 1] : vector<4xf32> from vector<2x3x4xf32>
  %e = vector.extract %v[1, %i, %i] : f32 from vector<2x3x4xf32>
  %f = vector.extract %r[2] : f32 from vector<4xf32>
  return %a, %b, %c, %d, %e, %f : vector<3x4xf32>, vector<4xf32>, f32, vector<4xf32>, f32, f32
}
// ----- inserts
// MLIR LEFT OUT: a pass of lamina
func.func @inserts(%v: vector<2x3x4xf32>, %p: vector<3x4xf32>, %r: vector<4xf32>, %x: f32, %i: index)
    -> (vector<2x3x4xf32>, vector<2x3x4xf32>, vector<2x3x4xf32>, vector<2x3x4xf32>, vector<2x3x4xf32>) {
  %a = vector.insert %p, %v[1] : vector<3x4xf32> into vector<2x3x4xf32>
  %b = vector.insert %r, %v[1, 2] : vector<4xf32> into vector<2x3x4xf32>
  %c = vector.insert %x, %v[0, 2, 3] : f32 into vector<2x3x4xf32>
  %d = vector.insert %r, %v[%i, 1] : vector<4xf32> into vector<2x3x4xf32>
  %e = vector.insert %x, %v[1, %i, %i] : f32 into vector<2x3x4xf32>
  return %a, %b, %c, %d, %e : vector<2x3x4xf32>, vector<2x3x4xf32>, vector<2x3x4xf32>, vector<2x3x4xf32>, vector<2x3x4xf32>
}
// ----- broadcasts
// MLIR LEFT OUT: a pass of lamina
func.func @broadcasts(%x: f32, %r: vector<4xf32>, %c: vector<3x1xf32>, %u: vector<1x4xf32>, %t: vector<2x1x4xf32>, %z: vector<f32>)
    -> (vector<2x3xf32>, vector<2x3x4xf32>, vector<3x4xf32>, vector<3x4xf32>, vector<2x2x3x4xf32>, vector<2x2xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %1 = vector.broadcast %r : vector<4xf32> to vector<2x3x4xf32>
  %2 = vector.broadcast %c : vector<3x1xf32> to vector<3x4xf32>
  %3 = vector.broadcast %u : vector<1x4xf32> to vector<3x4xf32>
  %4 = vector.broadcast %t : vector<2x1x4xf32> to vector<2x2x3x4xf32>
  %5 = vector.broadcast %z : vector<f32> to vector<2x2xf32>
  return %0, %1, %2, %3, %4, %5 : vector<2x3xf32>, vector<2x3x4xf32>, vector<3x4xf32>, vector<3x4xf32>, vector<2x2x3x4xf32>, vector<2x2xf32>
}
// ----- shape casts
// MLIR LEFT OUT: a pass of lamina
func.func @shape_casts(%v: vector<2x3x4xf32>, %r: vector<4xf32>, %o: vector<1x4xf32>)
    -> (vector<6x4xf32>, vector<1x1x4xf32>, vector<4xf32>, vector<3x8xf32>) {
  %0 = vector.shape_cast %v : vector<2x3x4xf32> to vector<6x4xf32>
  %1 = vector.shape_cast %r : vector<4xf32> to vector<1x1x4xf32>
  %2 = vector.shape_cast %o : vector<1x4xf32> to vector<4xf32>
  %3 = vector.shape_cast %v : vector<2x3x4xf32> to vector<3x8xf32>
  return %0, %1, %2, %3 : vector<6x4xf32>, vector<1x1x4xf32>, vector<4xf32>, vector<3x8xf32>
}
// ----- shuffles and interleaving
// MLIR LEFT OUT: a pass of lamina
func.func @shuffles(%v: vector<2x2x4xf32>, %w: vector<1x2x4xf32>, %a: vector<2x4xf32>, %b: vector<2x4xf32>)
    -> (vector<3x2x4xf32>, vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.shuffle %v, %w [2, -1, 1] : vector<2x2x4xf32>, vector<1x2x4xf32>
  %1 = vector.interleave %a, %b : vector<2x4xf32> -> vector<2x8xf32>
  %2, %3 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
  return %0, %1, %2, %3 : vector<3x2x4xf32>, vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>
}
// ----- elements
// MLIR LEFT OUT: a pass of lamina
func.func @elements(%x: f32, %y: f32, %v: vector<2x2xf32>) -> (vector<2x3xf32>, f32, f32, f32, f32) {
  %0 = vector.from_elements %x, %x, %x, %x, %y, %x : vector<2x3xf32>
  %1:4 = vector.to_elements %v : vector<2x2xf32>
  return %0, %1#0, %1#1, %1#2, %1#3 : vector<2x3xf32>, f32, f32, f32, f32
}
// ----- slices
// MLIR LEFT OUT: a pass of lamina
func.func @slices(%v: vector<4x6x8xf32>, %s: vector<2x3x8xf32>, %t: vector<3x4xf32>, %r: vector<8xf32>)
    -> (vector<2x6x8xf32>, vector<2x3x8xf32>, vector<2x3x4xf32>, vector<4x6x8xf32>, vector<4x6x8xf32>, vector<4x6x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x6x8xf32> to vector<2x6x8xf32>
  %1 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x6x8xf32> to vector<2x3x8xf32>
  %2 = vector.extract_strided_slice %v {offsets = [2, 3, 4], sizes = [2, 3, 4], strides = [1, 1, 1]} : vector<4x6x8xf32> to vector<2x3x4xf32>
  %3 = vector.insert_strided_slice %s, %v {offsets = [2, 1, 0], strides = [1, 1, 1]} : vector<2x3x8xf32> into vector<4x6x8xf32>
  %4 = vector.insert_strided_slice %t, %v {offsets = [2, 1, 3], strides = [1, 1]} : vector<3x4xf32> into vector<4x6x8xf32>
  %5 = vector.insert_strided_slice %r, %v {offsets = [3, 5, 0], strides = [1]} : vector<8xf32> into vector<4x6x8xf32>
  return %0, %1, %2, %3, %4, %5
    : vector<2x6x8xf32>, vector<2x3x8xf32>, vector<2x3x4xf32>, vector<4x6x8xf32>, vector<4x6x8xf32>, vector<4x6x8xf32>
}
// ----- loads and stores
// MLIR LEFT OUT: a pass of lamina
func.func @memory(%m: memref<8x8x8xf32>, %i: index, %v: vector<2x2x4xf32>, %p: f32) -> (vector<2x3x4xf32>, vector<2x4xf32>) {
  %c1 = arith.constant 1 : index
  %0 = vector.load %m[%i, %c1, %i] : memref<8x8x8xf32>, vector<2x3x4xf32>
  vector.store %v, %m[%i, %c1, %i] : memref<8x8x8xf32>, vector<2x2x4xf32>
  %1 = vector.transfer_read %m[%i, %i, %c1], %p {in_bounds = [true, true]} : memref<8x8x8xf32>, vector<2x4xf32>
  vector.transfer_write %1, %m[%c1, %i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<8x8x8xf32>
  return %0, %1 : vector<2x3x4xf32>, vector<2x4xf32>
}
// ----- tiles carried by loops and branches
// MLIR LEFT OUT: a pass of lamina
func.func @flow(%a: vector<2x4xf32>, %r: vector<4xf32>, %c: i1, %n: index, %k: i32) -> (vector<2x4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %r) -> (vector<2x4xf32>, vector<4xf32>) {
    %s = arith.addf %p, %a : vector<2x4xf32>
    scf.yield %s, %q : vector<2x4xf32>, vector<4xf32>
  }
  %1:2 = scf.if %c -> (vector<2x4xf32>, vector<4xf32>) {
    scf.yield %0#0, %r : vector<2x4xf32>, vector<4xf32>
  } else {
    scf.yield %a, %0#1 : vector<2x4xf32>, vector<4xf32>
  }
  cf.switch %k : i32, [default: ^x(%1#0 : vector<2x4xf32>), 1: ^y(%1#1, %a : vector<4xf32>, vector<2x4xf32>)]
^x(%u: vector<2x4xf32>):
  cf.br ^y(%1#1, %u : vector<4xf32>, vector<2x4xf32>)
^y(%v: vector<4xf32>, %w: vector<2x4xf32>):
  return %w, %v : vector<2x4xf32>, vector<4xf32>
}
// ----- calls and unknown operations get whole vectors
// MLIR LEFT OUT: a pass of lamina
func.func private @callee(vector<2x4xf32>) -> vector<2x4xf32>
func.func @call(%a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = arith.negf %a : vector<2x4xf32>
  %1 = func.call @callee(%0) : (vector<2x4xf32>) -> vector<2x4xf32>
  %2 = arith.negf %1 : vector<2x4xf32>
  return %2 : vector<2x4xf32>
}
// ----- reductions, products and transposes
// MLIR LEFT OUT: a pass of lamina
func.func @products(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %r: vector<2xf32>, %x: vector<4xf32>)
    -> (vector<2x4xf32>, vector<2xf32>, vector<4x3xf32>, vector<2x4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c
    : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = vector.multi_reduction <add>, %0, %r [1] : vector<2x4xf32> to vector<2xf32>
  %2 = vector.transpose %b, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %3 = vector.outerproduct %r, %x, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<2x4xf32>, vector<2xf32>, vector<4x3xf32>, vector<2x4xf32>
}
// ----- scalable rows
// MLIR LEFT OUT: a pass of lamina
func.func @scalable(%v: vector<4x[4]xf32>, %s: vector<2x[4]xf32>, %r: vector<[4]xf32>, %o: vector<1x[4]xf32>, %x: f32)
    -> (vector<2x[4]xf32>, vector<4x[4]xf32>, vector<4x[4]xi32>, vector<3x[4]xf32>, vector<3x[4]xf32>, vector<1x[4]xf32>, vector<2x2x[4]xf32>,
        vector<4x[8]xf32>, vector<4x[8]xi16>, vector<2x[4]xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x[4]xf32> to vector<2x[4]xf32>
  %1 = vector.insert_strided_slice %s, %v {offsets = [2, 0], strides = [1, 1]} : vector<2x[4]xf32> into vector<4x[4]xf32>
  %2 = vector.bitcast %v : vector<4x[4]xf32> to vector<4x[4]xi32>
  %3 = vector.broadcast %r : vector<[4]xf32> to vector<3x[4]xf32>
  %4 = vector.broadcast %o : vector<1x[4]xf32> to vector<3x[4]xf32>
  %5 = vector.shape_cast %r : vector<[4]xf32> to vector<1x[4]xf32>
  %6 = vector.shape_cast %v : vector<4x[4]xf32> to vector<2x2x[4]xf32>
  %7 = vector.interleave %v, %v : vector<4x[4]xf32> -> vector<4x[8]xf32>
  %8 = vector.bitcast %v : vector<4x[4]xf32> to vector<4x[8]xi16>
  %9 = vector.broadcast %x : f32 to vector<2x[4]xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
    : vector<2x[4]xf32>, vector<4x[4]xf32>, vector<4x[4]xi32>, vector<3x[4]xf32>, vector<3x[4]xf32>, vector<1x[4]xf32>, vector<2x2x[4]xf32>,
      vector<4x[8]xf32>, vector<4x[8]xi16>, vector<2x[4]xf32>
}
// ----- masks and numbers of rows are lowered alone: what is around them stays
// MLIR LEFT OUT: a pass of lamina
func.func @rows(%n: index) -> (vector<4xi1>, vector<4xi1>, vector<4xindex>, index) {
  %c1 = arith.constant 1 : index
  %stays = arith.addi %c1, %c1 : index
  %0 = vector.create_mask %n : vector<4xi1>
  %1 = vector.constant_mask [3] : vector<4xi1>
  %2 = vector.step : vector<4xindex>
  return %0, %1, %2, %stays : vector<4xi1>, vector<4xi1>, vector<4xindex>, index
}
