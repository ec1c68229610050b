// COMPARE: --canonicalize --split-input-file
// ----- vector.contract, arith.addf
func.func @add(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %z = arith.constant dense<0.0> : vector<4x4xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
      affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %z : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %1 = arith.addf %0, %c : vector<4x4xf32>
  return %1 : vector<4x4xf32>
}
// ----- vector.reduction, vector.mask, vector.multi_reduction
func.func @red(%a: vector<1xf32>, %f: f32, %z: vector<f32>, %m: vector<1xi1>, %n: vector<1x4x1xf32>,
    %acc: vector<4xf32>, %one: vector<1x1xf32>, %mm: vector<1x4x1xi1>, %m1: vector<1x1xi1>) -> (f32, f32, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32) {
  %0 = vector.reduction <add>, %a : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %a, %f fastmath<nnan> : vector<1xf32> into f32
  %2 = vector.reduction <add>, %z : vector<f32> into f32
  %3 = vector.mask %m { vector.reduction <maximumf>, %a, %f : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %4 = vector.multi_reduction <add>, %n, %acc [0, 2] : vector<1x4x1xf32> to vector<4xf32>
  %5 = vector.multi_reduction <add>, %one, %f [0, 1] : vector<1x1xf32> to f32
  %6 = vector.mask %mm { vector.multi_reduction <add>, %n, %acc [0, 2] : vector<1x4x1xf32> to vector<4xf32> } : vector<1x4x1xi1> -> vector<4xf32>
  %7 = vector.mask %m1 { vector.multi_reduction <add>, %one, %f [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32
}
// ----- bcast
func.func @bcast(%f: f32, %v: vector<4xf32>, %w: vector<4x1xf32>, %z: vector<f32>) -> (vector<2x4xf32>, vector<8xf32>,
    vector<4xf32>, vector<1xf32>, vector<2xf32>, vector<4xf32>, vector<2x2x4xf32>, vector<4x4xf32>) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<2x4xf32>
  %2 = vector.shuffle %v, %v [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %0, %0 [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %z, %z [1] : vector<f32>, vector<f32>
  %5 = vector.shuffle %z, %z [1, 0] : vector<f32>, vector<f32>
  %b = vector.broadcast %v : vector<4xf32> to vector<2x2x2x4xf32>
  %6 = vector.extract %b[1, 0, 1] : vector<4xf32> from vector<2x2x2x4xf32>
  %7 = vector.extract %b[1] : vector<2x2x4xf32> from vector<2x2x2x4xf32>
  %bw = vector.broadcast %w : vector<4x1xf32> to vector<2x4x4xf32>
  %8 = vector.extract %bw[1] : vector<4x4xf32> from vector<2x4x4xf32>
  return %1, %2, %3, %4, %5, %6, %7, %8 : vector<2x4xf32>, vector<8xf32>, vector<4xf32>, vector<1xf32>, vector<2xf32>,
      vector<4xf32>, vector<2x2x4xf32>, vector<4x4xf32>
}
// ----- elems
func.func @elems(%f: f32, %g: f32, %v: vector<4xf32>, %n: vector<4x8xf32>, %w: vector<2x1xf32>)
    -> (vector<2x2xf32>, vector<1xf32>, vector<4xf32>, vector<2xf32>, vector<2x1xf32>, vector<2x4xf32>, f32, f32, f32, f32) {
  %0 = vector.from_elements %f, %f, %f, %f : vector<2x2xf32>
  %1 = vector.from_elements %f : vector<1xf32>
  %e0, %e1, %e2, %e3 = vector.to_elements %v : vector<4xf32>
  %2 = vector.from_elements %e0, %e1, %e2, %e3 : vector<4xf32>
  %q = vector.from_elements %f, %g, %g, %f : vector<2x2xf32>
  %3 = vector.extract %q[1] : vector<2xf32> from vector<2x2xf32>
  %4 = vector.from_elements %f, %g : vector<2x1xf32>
  %x0 = vector.extract %n[1, 0] : f32 from vector<4x8xf32>
  %x1 = vector.extract %n[1, 1] : f32 from vector<4x8xf32>
  %x2 = vector.extract %n[1, 2] : f32 from vector<4x8xf32>
  %x3 = vector.extract %n[1, 3] : f32 from vector<4x8xf32>
  %x4 = vector.extract %n[1, 4] : f32 from vector<4x8xf32>
  %x5 = vector.extract %n[1, 5] : f32 from vector<4x8xf32>
  %x6 = vector.extract %n[1, 6] : f32 from vector<4x8xf32>
  %x7 = vector.extract %n[1, 7] : f32 from vector<4x8xf32>
  %5 = vector.from_elements %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7 : vector<2x4xf32>
  %bw = vector.broadcast %w : vector<2x1xf32> to vector<2x2xf32>
  %y:4 = vector.to_elements %bw : vector<2x2xf32>
  return %0, %1, %2, %3, %4, %5, %y#0, %y#1, %y#2, %y#3 : vector<2x2xf32>, vector<1xf32>, vector<4xf32>, vector<2xf32>,
      vector<2x1xf32>, vector<2x4xf32>, f32, f32, f32, f32
}
// ----- vector.insert, vector.broadcast, vector.insert_strided_slice
func.func @ins(%f: f32, %g: f32, %v: vector<4xf32>, %n: vector<1x4xf32>, %o: vector<2x2xf32>, %w: vector<2xf32>,
    %one: vector<1xf32>) -> (vector<1x4xf32>, vector<4xf32>, vector<2x2xf32>, vector<4xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.insert %v, %n[0] : vector<4xf32> into vector<1x4xf32>
  %b = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.insert %f, %b[2] : f32 into vector<4xf32>
  %i0 = vector.insert %w, %o[0] : vector<2xf32> into vector<2x2xf32>
  %i1 = vector.insert %f, %i0[1, 0] : f32 into vector<2x2xf32>
  %i2 = vector.insert %g, %i1[1, 1] : f32 into vector<2x2xf32>
  %2 = vector.insert_strided_slice %b, %v {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
  %3 = vector.insert %f, %one[0] : f32 into vector<1xf32>
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %d = arith.constant dense<[5.0, 6.0]> : vector<2xf32>
  %4 = vector.insert_strided_slice %d, %c {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %es = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %5 = vector.insert_strided_slice %es, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %0, %1, %i2, %2, %3, %4, %5 : vector<1x4xf32>, vector<4xf32>, vector<2x2xf32>, vector<4xf32>, vector<1xf32>, vector<4xf32>, vector<4xf32>
}
// ----- slice
func.func @slice(%f: f32, %v: vector<4xf32>, %n: vector<4x4xf32>, %i: index, %w: vector<4x1xf32>,
    %n3: vector<4x1x4xf32>) -> (vector<2x4xf32>, vector<2x2xf32>, vector<1x4xf32>, vector<2x4xi1>, vector<2x4xi1>,
    vector<2x2xf32>, vector<1x1x4xf32>, vector<2x4xf32>) {
  %b = vector.broadcast %v : vector<4xf32> to vector<4x4xf32>
  %0 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %1 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %2 = vector.extract_strided_slice %n {offsets = [1], sizes = [1], strides = [1]} : vector<4x4xf32> to vector<1x4xf32>
  %cm = vector.create_mask %i, %i : vector<4x4xi1>
  %3 = vector.extract_strided_slice %cm {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  %km = vector.constant_mask [2, 3] : vector<4x4xi1>
  %4 = vector.extract_strided_slice %km {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  %bw = vector.broadcast %w : vector<4x1xf32> to vector<4x4xf32>
  %5 = vector.extract_strided_slice %bw {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %6 = vector.extract_strided_slice %n3 {offsets = [1], sizes = [1], strides = [1]} : vector<4x1x4xf32> to vector<1x1x4xf32>
  %bf = vector.broadcast %f : f32 to vector<4x4xf32>
  %7 = vector.extract_strided_slice %bf {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2x4xf32>, vector<2x2xf32>, vector<1x4xf32>, vector<2x4xi1>,
      vector<2x4xi1>, vector<2x2xf32>, vector<1x1x4xf32>, vector<2x4xf32>
}
// ----- vector.constant_mask, vector.maskedload, vector.maskedstore
func.func @mem(%m: memref<?xf32>, %i: index, %v: vector<4xf32>, %iv: vector<4xi32>, %t: tensor<?xf32>)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %yes = vector.constant_mask [4] : vector<4xi1>
  %no = vector.constant_mask [0] : vector<4xi1>
  %some = vector.constant_mask [2] : vector<4xi1>
  %0 = vector.maskedload %m[%i], %yes, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%i], %no, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %yes, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%i], %no, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.gather %m[%i][%iv], %no, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i][%iv], %no, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %m[%i], %yes, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %yes, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %no, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %seq = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %4 = vector.gather %m[%i][%seq], %some, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i][%seq], %some, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %5 = vector.gather %t[%i][%seq], %some, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// ----- shape
func.func @shape(%f: f32, %v: vector<4xf32>, %i: index, %w: vector<2x1xf32>, %u: vector<4x1xf32>,
    %n3: vector<1x4x8xf32>) -> (vector<8xf32>, vector<2x2x4xf32>, vector<2x4xi1>, vector<2x4xi1>, vector<2x1x3x2xf32>,
    vector<1x4xf32>, vector<4x8xf32>, vector<8x4xf32>) {
  %b = vector.broadcast %f : f32 to vector<2x4xf32>
  %0 = vector.shape_cast %b : vector<2x4xf32> to vector<8xf32>
  %b4 = vector.broadcast %v : vector<4xf32> to vector<4x4xf32>
  %1 = vector.shape_cast %b4 : vector<4x4xf32> to vector<2x2x4xf32>
  %c1 = arith.constant 1 : index
  %cm = vector.create_mask %i, %i, %c1 : vector<2x4x1xi1>
  %2 = vector.shape_cast %cm : vector<2x4x1xi1> to vector<2x4xi1>
  %km = vector.constant_mask [1, 2, 1] : vector<2x4x1xi1>
  %3 = vector.shape_cast %km : vector<2x4x1xi1> to vector<2x4xi1>
  %bw = vector.broadcast %w : vector<2x1xf32> to vector<2x6xf32>
  %4 = vector.shape_cast %bw : vector<2x6xf32> to vector<2x1x3x2xf32>
  %bb = vector.broadcast %u : vector<4x1xf32> to vector<1x4x1xf32>
  %5 = vector.shape_cast %bb : vector<1x4x1xf32> to vector<1x4xf32>
  %t = vector.transpose %n3, [1, 0, 2] : vector<1x4x8xf32> to vector<4x1x8xf32>
  %6 = vector.shape_cast %t : vector<4x1x8xf32> to vector<4x8xf32>
  %t2 = vector.transpose %n3, [0, 2, 1] : vector<1x4x8xf32> to vector<1x8x4xf32>
  %7 = vector.shape_cast %t2 : vector<1x8x4xf32> to vector<8x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<8xf32>, vector<2x2x4xf32>, vector<2x4xi1>, vector<2x4xi1>,
      vector<2x1x3x2xf32>, vector<1x4xf32>, vector<4x8xf32>, vector<8x4xf32>
}
// ----- vector.transpose, vector.broadcast, vector.create_mask
func.func @transpose_broadcast_create_mask(%f: f32, %g: f32, %n: vector<4x8xf32>, %i: index, %j: index, %w: vector<1x8xf32>, %v: vector<32xf32>,
    %x: vector<8x1xf32>) -> (vector<4x8xf32>, vector<8x4xf32>, vector<8x4xi1>, vector<8x4xi1>, vector<2x2xf32>,
    vector<8x4xf32>, vector<2x3x8xf32>, vector<3x8x2xf32>, vector<1x32x1xf32>) {
  %t0 = vector.transpose %n, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %0 = vector.transpose %t0, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
  %b = vector.broadcast %f : f32 to vector<4x8xf32>
  %1 = vector.transpose %b, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %cm = vector.create_mask %i, %j : vector<4x8xi1>
  %2 = vector.transpose %cm, [1, 0] : vector<4x8xi1> to vector<8x4xi1>
  %km = vector.constant_mask [2, 3] : vector<4x8xi1>
  %3 = vector.transpose %km, [1, 0] : vector<4x8xi1> to vector<8x4xi1>
  %fe = vector.from_elements %f, %g, %g, %g : vector<2x2xf32>
  %4 = vector.transpose %fe, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %bw = vector.broadcast %w : vector<1x8xf32> to vector<4x8xf32>
  %5 = vector.transpose %bw, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %b3 = vector.broadcast %w : vector<1x8xf32> to vector<3x2x8xf32>
  %6 = vector.transpose %b3, [1, 0, 2] : vector<3x2x8xf32> to vector<2x3x8xf32>
  %bx = vector.broadcast %x : vector<8x1xf32> to vector<3x8x2xf32>
  %sc = vector.shape_cast %v : vector<32xf32> to vector<1x1x32xf32>
  %8 = vector.transpose %sc, [0, 2, 1] : vector<1x1x32xf32> to vector<1x32x1xf32>
  return %0, %1, %2, %3, %4, %5, %6, %bx, %8 : vector<4x8xf32>, vector<8x4xf32>, vector<8x4xi1>, vector<8x4xi1>,
      vector<2x2xf32>, vector<8x4xf32>, vector<2x3x8xf32>, vector<3x8x2xf32>, vector<1x32x1xf32>
}
// ----- masks
func.func @masks(%i: index, %v: vector<8xf32>, %p: vector<8xf32>, %m: vector<8xi1>, %t: tensor<?xf32>, %f: f32,
    %mem: memref<?xf32>) -> (vector<4x8xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<8xf32>, vector<8xf32>, vector<[4]xi1>, f32, vector<8xi1>) {
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %c3, %c9 : vector<4x8xi1>
  %cm = vector.create_mask %c3, %i : vector<4x8xi1>
  %1 = vector.extract %cm[2] : vector<8xi1> from vector<4x8xi1>
  %2 = vector.extract %cm[3] : vector<8xi1> from vector<4x8xi1>
  %3 = vector.extract %cm[%i] : vector<8xi1> from vector<4x8xi1>
  %4 = vector.mask %m, %p { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %5 = vector.mask %m { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %vs = vector.vscale
  %c4 = arith.constant 4 : index
  %vs4 = arith.muli %vs, %c4 : index
  %6 = vector.create_mask %vs4 : vector<[4]xi1>
  %yes = vector.constant_mask [8] : vector<8xi1>
  %7 = vector.mask %yes { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  vector.mask %yes { vector.transfer_write %v, %mem[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  %step = vector.step : vector<8xindex>
  %k = arith.constant dense<8> : vector<8xindex>
  %8 = arith.cmpi ult, %step, %k : vector<8xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4x8xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<8xf32>,
      vector<8xf32>, vector<[4]xi1>, f32, vector<8xi1>
}
// ----- vector.transfer_write, vector.transfer_read, tensor.extract_slice
func.func @xfer(%t: tensor<4x8xf32>, %v: vector<4x8xf32>, %w: vector<8xf32>, %i: index, %f: f32, %dst: tensor<?x?xf32>,
    %n: index) -> (tensor<4x8xf32>, vector<1x4x8xf32>, vector<8x4xf32>, tensor<?x?xf32>, vector<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w0 = vector.transfer_write %w, %t[%c0, %c0] : vector<8xf32>, tensor<4x8xf32>
  %w1 = vector.transfer_write %w, %w0[%c1, %c0] : vector<8xf32>, tensor<4x8xf32>
  %w2 = vector.transfer_write %w, %w1[%c0, %c0] : vector<8xf32>, tensor<4x8xf32>
  %x = vector.transfer_write %v, %t[%c0, %c0] : vector<4x8xf32>, tensor<4x8xf32>
  %r = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1)
      -> (0, d0, d1)>} : tensor<4x8xf32>, vector<1x4x8xf32>
  %r2 = vector.transfer_read %x[%c0, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x8xf32>, vector<8x4xf32>
  %e = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %es = tensor.extract_slice %e[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %ins = tensor.insert_slice %es into %dst[%i, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  %tc = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %r3 = vector.transfer_read %tc[%i, %c0], %f : tensor<?x8xf32>, vector<4x8xf32>
  return %w2, %r, %r2, %ins, %r3 : tensor<4x8xf32>, vector<1x4x8xf32>, vector<8x4xf32>, tensor<?x?xf32>, vector<4x8xf32>
}
// ----- vector.insert, vector.extract, vector.broadcast
func.func @a(%v: vector<8xf32>, %n: vector<4x8xf32>, %i: index, %f: f32, %g: f32, %z: vector<f32>, %iv: vector<8xi32>,
    %n3: vector<2x4x8xf32>) -> (vector<8xf32>, f32, f32, f32, vector<8xf32>, f32, vector<8xf32>, f32,f32,vector<8xf32>,f32,f32,vector<8xf32>) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %a = vector.insert %v, %n[1] : vector<8xf32> into vector<4x8xf32>
  %0 = vector.extract %a[%c1] : vector<8xf32> from vector<4x8xf32>
  %1 = vector.extract %a[1, 2] : f32 from vector<4x8xf32>
  %2 = vector.extract %a[2, 3] : f32 from vector<4x8xf32>
  %b = vector.broadcast %f : f32 to vector<4x8xf32>
  %3 = vector.extract %b[2, %i] : f32 from vector<4x8xf32>
  %4 = vector.extract %b[2] : vector<8xf32> from vector<4x8xf32>
  %bb = vector.broadcast %v : vector<8xf32> to vector<4x8xf32>
  %5 = vector.extract %bb[2, 4] : f32 from vector<4x8xf32>
  %6 = vector.extract %bb[2] : vector<8xf32> from vector<4x8xf32>
  %e1 = vector.extract %n3[1] : vector<4x8xf32> from vector<2x4x8xf32>
  %e2 = vector.extract %e1[1, 2] : f32 from vector<4x8xf32>
  %sh = vector.shuffle %v, %v [0, 9, 15, 4] : vector<8xf32>, vector<8xf32>
  %7 = vector.extract %sh[1] : f32 from vector<4xf32>
  %sc = vector.shape_cast %n3 : vector<2x4x8xf32> to vector<8x8xf32>
  %8 = vector.extract %sc[5] : vector<8xf32> from vector<8x8xf32>
  %sc1 = vector.shape_cast %n3 : vector<2x4x8xf32> to vector<64xf32>
  %9 = vector.extract %sc1[63] : f32 from vector<64xf32>
  %10 = vector.extract %v[%c9] : f32 from vector<8xf32>
  %ss = vector.extract_strided_slice %n {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %11 = vector.extract %ss[1] : vector<8xf32> from vector<2x8xf32>
  return %0, %1, %2, %3, %4, %5, %6, %e2, %7, %8, %9, %10, %11 : vector<8xf32>, f32, f32, f32, vector<8xf32>, f32,
      vector<8xf32>, f32,f32,vector<8xf32>,f32,f32,vector<8xf32>
}
func.func @b(%v: vector<8xf32>, %n: vector<4x8xf32>, %i: index, %f: f32, %g: f32, %z: vector<f32>, %w: vector<4x1xf32>,
    %u: vector<1x8xf32>) -> (f32, f32, vector<8xf32>, f32, f32, vector<4x8xf32>, vector<8x4xf32>, vector<2xi32>,
    vector<4xf32>, vector<4xf32>, i32, vector<2xi32>, f32, f32, vector<8xf32>, vector<8xf32>) {
  %b = vector.broadcast %z : vector<f32> to vector<4x8xf32>
  %0 = vector.extract %b[2, %i] : f32 from vector<4x8xf32>
  %bw = vector.broadcast %w : vector<4x1xf32> to vector<4x8xf32>
  %1 = vector.extract %bw[2, %i] : f32 from vector<4x8xf32>
  %bu = vector.broadcast %u : vector<1x8xf32> to vector<4x8xf32>
  %2 = vector.extract %bu[2] : vector<8xf32> from vector<4x8xf32>
  %t = vector.transpose %n, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %3 = vector.extract %t[1, 2] : f32 from vector<8x4xf32>
  %fe = vector.from_elements %f, %g, %g, %g : vector<2x2xf32>
  %4 = vector.extract %fe[0, 0] : f32 from vector<2x2xf32>
  %tt = vector.transpose %t, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
  %cc = arith.constant dense<1.0> : vector<4x8xf32>
  %ct = vector.transpose %cc, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %ci = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %ce = vector.extract %ci[1] : vector<2xi32> from vector<2x2xi32>
  %cf = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %c5 = arith.constant 5.0 : f32
  %cins = vector.insert %c5, %cf[2] : f32 into vector<4xf32>
  %shc = vector.shuffle %cf, %cf [0, 7, -1, 2] : vector<4xf32>, vector<4xf32>
  %cee = vector.extract %ci[1, 0] : i32 from vector<2x2xi32>
  %css = vector.extract_strided_slice %ci {offsets = [1], sizes = [1], strides = [1]} : vector<2x2xi32> to vector<1x2xi32>
  %csc = vector.shape_cast %css : vector<1x2xi32> to vector<2xi32>
  %bt = vector.insert_strided_slice %v, %n {offsets = [2, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  %x1 = vector.extract %bt[2, 3] : f32 from vector<4x8xf32>
  %x2 = vector.extract %bt[1, 3] : f32 from vector<4x8xf32>
  %x3 = vector.extract %bt[2] : vector<8xf32> from vector<4x8xf32>
  %x4 = vector.extract %bt[3] : vector<8xf32> from vector<4x8xf32>
  return %0, %1, %2, %3, %4, %tt, %ct, %ce, %cins, %shc, %cee, %csc, %x1, %x2, %x3, %x4 : f32, f32, vector<8xf32>, f32,
      f32, vector<4x8xf32>, vector<8x4xf32>, vector<2xi32>, vector<4xf32>, vector<4xf32>, i32, vector<2xi32>, f32, f32, vector<8xf32>, vector<8xf32>
}
func.func @t(%m: memref<8x8xf32>, %d: memref<?x8xf32>, %f: f32, %t: tensor<8x8xf32>, %i: index, %v: vector<8xf32>,
    %st: memref<8x8xf32>, %td: tensor<8x8xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4x8xf32>,
    tensor<8x8xf32>, vector<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = vector.transfer_read %m[%c0, %c0], %f : memref<8x8xf32>, vector<8xf32>
  %1 = vector.transfer_read %m[%c0, %c1], %f : memref<8x8xf32>, vector<8xf32>
  %mc = memref.cast %m : memref<8x8xf32> to memref<?x8xf32>
  %2 = vector.transfer_read %mc[%i, %c0], %f : memref<?x8xf32>, vector<8xf32>
  %3 = vector.transfer_read %d[%i, %c0], %f {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x8xf32>, vector<4x8xf32>
  %w = vector.transfer_write %v, %t[%i, %c0] : vector<8xf32>, tensor<8x8xf32>
  %r = vector.transfer_read %w[%i, %c0], %f : tensor<8x8xf32>, vector<8xf32>
  %rr = vector.transfer_read %t[%c3, %c0], %f : tensor<8x8xf32>, vector<8xf32>
  %ww = vector.transfer_write %rr, %t[%c3, %c0] : vector<8xf32>, tensor<8x8xf32>
  %all = vector.transfer_read %t[%c0, %c0], %f : tensor<8x8xf32>, vector<8x8xf32>
  %w3 = vector.transfer_write %all, %td[%c0, %c0] : vector<8x8xf32>, tensor<8x8xf32>
  return %0, %1, %2, %3, %w, %r, %ww, %w3 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4x8xf32>,
      tensor<8x8xf32>, vector<8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
// ----- vector.transfer_write, vector.transfer_read
func.func @transfer_write_transfer_read(%v: vector<64xf32>, %t: tensor<1x1x1x64xf32>) -> (vector<1x1x1x64xf32>, tensor<1x1x1x64xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0, %c0, %c0] {in_bounds = [true]} : vector<64xf32>, tensor<1x1x1x64xf32>
  %r = vector.transfer_read %w[%c0, %c0, %c0, %c0], %p {in_bounds = [true, true, true, true]} : tensor<1x1x1x64xf32>, vector<1x1x1x64xf32>
  return %r, %w : vector<1x1x1x64xf32>, tensor<1x1x1x64xf32>
}
// ----- vector.transfer_write, vector.transfer_read
func.func @transfer_write_transfer_read_2(%v: vector<64xf32>, %t: tensor<4x64xf32>, %v2: vector<1x64xf32>, %u: tensor<1x64xf32>, %v3: vector<2xf32>)
    -> (vector<1x64xf32>, vector<64xf32>, vector<2x64xf32>, vector<1x64xf32>,vector<1x2xf32>, vector<1x32xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<64xf32>, tensor<4x64xf32>
  %r = vector.transfer_read %w[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x64xf32>, vector<1x64xf32>
  %w2 = vector.transfer_write %v2, %t[%c0, %c0] {in_bounds = [true, true]} : vector<1x64xf32>, tensor<4x64xf32>
  %r2 = vector.transfer_read %w2[%c0, %c0], %p {in_bounds = [true]} : tensor<4x64xf32>, vector<64xf32>
  %r3 = vector.transfer_read %w[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x64xf32>, vector<2x64xf32>
  %w4 = vector.transfer_write %v2, %u[%c0, %c0] {in_bounds = [true, true]} : vector<1x64xf32>, tensor<1x64xf32>
  %r4 = vector.transfer_read %w4[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1)
      -> (0, d1)>} : tensor<1x64xf32>, vector<1x64xf32>
  %w5 = vector.transfer_write %v3, %u[%c0, %c0] {in_bounds = [true]} : vector<2xf32>, tensor<1x64xf32>
  %r5 = vector.transfer_read %w5[%c0, %c0], %p {in_bounds = [true, true]} : tensor<1x64xf32>, vector<1x2xf32>
  %r6 = vector.transfer_read %w5[%c0, %c0], %p {in_bounds = [true, true]} : tensor<1x64xf32>, vector<1x32xf32>
  return %r, %r2, %r3, %r4, %r5, %r6 : vector<1x64xf32>, vector<64xf32>, vector<2x64xf32>, vector<1x64xf32>,vector<1x2xf32>, vector<1x32xf32>
}
// ----- vector.transfer_write, vector.transfer_read
func.func @transfer_write_transfer_read_3(%v: vector<4xf32>, %t: tensor<4x64xf32>, %v2: vector<4x2xf32>, %u: tensor<4x8x16xf32>)
    -> (vector<4x1xf32>, vector<4x1x2xf32>, vector<1x4x2xf32>, vector<2x1x4xf32>, vector<3x4x1xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<4x64xf32>
  %r = vector.transfer_read %w[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x64xf32>, vector<4x1xf32>
  %w2 = vector.transfer_write %v2, %u[%c0, %c0, %c0] {in_bounds = [true, true],
      permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<4x2xf32>, tensor<4x8x16xf32>
  %r2 = vector.transfer_read %w2[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : tensor<4x8x16xf32>, vector<4x1x2xf32>
  %w3 = vector.transfer_write %v2, %u[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<4x2xf32>, tensor<4x8x16xf32>
  %r3 = vector.transfer_read %w3[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : tensor<4x8x16xf32>, vector<1x4x2xf32>
  %r4 = vector.transfer_read %w3[%c0, %c0, %c0], %p {in_bounds = [true, true, true],
      permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : tensor<4x8x16xf32>, vector<2x1x4xf32>
  %r5 = vector.transfer_read %w[%c0, %c0], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1)
      -> (0, d0, d1)>} : tensor<4x64xf32>, vector<3x4x1xf32>
  return %r, %r2, %r3, %r4, %r5 : vector<4x1xf32>, vector<4x1x2xf32>, vector<1x4x2xf32>, vector<2x1x4xf32>, vector<3x4x1xf32>
}
// ----- vector.shape_cast, vector.to_elements, vector.from_elements
func.func @shape_cast_to_elements_from_elements(%v3: vector<3x2xf32>) -> vector<2x3x1xf32> {
  %v11 = vector.shape_cast %v3 : vector<3x2xf32> to vector<2x3x1xf32>
  %v22:6 = vector.to_elements %v11 : vector<2x3x1xf32>
  %v23 = vector.from_elements %v22#0, %v22#4, %v22#1, %v22#2, %v22#5, %v22#3 : vector<2x3x1xf32>
  return %v23 : vector<2x3x1xf32>
}
// ----- vector.broadcast, vector.to_elements, vector.from_elements
func.func @broadcast_to_elements_from_elements(%x: f32) -> vector<2x3x1xf32> {
  %v11 = vector.broadcast %x : f32 to vector<2x3x1xf32>
  %v22:6 = vector.to_elements %v11 : vector<2x3x1xf32>
  %v23 = vector.from_elements %v22#0, %v22#4, %v22#1, %v22#2, %v22#5, %v22#3 : vector<2x3x1xf32>
  return %v23 : vector<2x3x1xf32>
}
// ----- vector.shape_cast, vector.to_elements
func.func @shape_cast_to_elements(%v3: vector<1x4xf32>) -> (f32,f32,f32,f32) {
  %v11 = vector.shape_cast %v3 : vector<1x4xf32> to vector<4xf32>
  %v22:4 = vector.to_elements %v11 : vector<4xf32>
  return %v22#1, %v22#0, %v22#3, %v22#2 : f32, f32, f32, f32
}
// ----- vector.shape_cast, vector.to_elements, vector.from_elements
func.func @shape_cast_to_elements_from_elements_2(%v3: vector<4xf32>) -> (vector<2x2xf32>, vector<4x1xf32>) {
  %v11 = vector.shape_cast %v3 : vector<4xf32> to vector<1x4xf32>
  %v22:4 = vector.to_elements %v11 : vector<1x4xf32>
  %v23 = vector.from_elements %v22#0, %v22#1, %v22#2, %v22#3 : vector<2x2xf32>
  %v24 = vector.from_elements %v22#0, %v22#1, %v22#2, %v22#3 : vector<4x1xf32>
  return %v23, %v24 : vector<2x2xf32>, vector<4x1xf32>
}
