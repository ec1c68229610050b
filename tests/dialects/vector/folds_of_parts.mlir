// COMPARE: --canonicalize
// ----- extract: constant indices become static, those out of bounds stay
func.func @constant_indices(%v: vector<4x8xf32>, %i: index) -> (vector<8xf32>, f32, vector<8xf32>, vector<8xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %a = vector.extract %v[%c3] : vector<8xf32> from vector<4x8xf32>
  %b = vector.extract %v[%i, %c7] : f32 from vector<4x8xf32>
  %c = vector.extract %v[%c4] : vector<8xf32> from vector<4x8xf32>
  %d = vector.extract %v[%c0] : vector<8xf32> from vector<4x8xf32>
  %e = vector.extract %v[%c4, %c7] : f32 from vector<4x8xf32>
  return %a, %b, %c, %d, %e : vector<8xf32>, f32, vector<8xf32>, vector<8xf32>, f32
}
// ----- extract: poison and poison indices
func.func @poison(%v: vector<4x8xf32>) -> (vector<8xf32>, f32, f32) {
  %p = ub.poison : vector<4x8xf32>
  %c = arith.constant -1 : index
  %a = vector.extract %p[1] : vector<8xf32> from vector<4x8xf32>
  %b = vector.extract %v[-1, 2] : f32 from vector<4x8xf32>
  %d = vector.extract %v[%c, 2] : f32 from vector<4x8xf32>
  return %a, %b, %d : vector<8xf32>, f32, f32
}
// ----- extract from constants
func.func @constants(%i: index) -> (vector<2xi32>, i32, i32, i32, vector<2xi32>) {
  %m = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
  %s = arith.constant dense<9> : vector<3x2xi32>
  %a = vector.extract %m[1] : vector<2xi32> from vector<3x2xi32>
  %b = vector.extract %m[2, 1] : i32 from vector<3x2xi32>
  %c = vector.extract %m[%i, 1] : i32 from vector<3x2xi32>
  %d = vector.extract %s[%i, 1] : i32 from vector<3x2xi32>
  %e = vector.extract %s[%i] : vector<2xi32> from vector<3x2xi32>
  return %a, %b, %c, %d, %e : vector<2xi32>, i32, i32, i32, vector<2xi32>
}
// ----- extract of extracts
func.func @extracts(%v: vector<2x3x4x5xf32>, %i: index) -> (f32, vector<5xf32>, vector<5xf32>) {
  %0 = vector.extract %v[1] : vector<3x4x5xf32> from vector<2x3x4x5xf32>
  %1 = vector.extract %0[2, 3] : vector<5xf32> from vector<3x4x5xf32>
  %2 = vector.extract %1[4] : f32 from vector<5xf32>
  %3 = vector.extract %0[%i, 1] : vector<5xf32> from vector<3x4x5xf32>
  %4 = vector.extract %v[%i] : vector<3x4x5xf32> from vector<2x3x4x5xf32>
  %5 = vector.extract %4[0, 1] : vector<5xf32> from vector<3x4x5xf32>
  return %2, %3, %5 : f32, vector<5xf32>, vector<5xf32>
}
// ----- extract of what was inserted there
func.func @inserted(%v: vector<4x5xf32>, %r: vector<5xf32>, %x: f32, %i: index) -> (vector<5xf32>, f32, f32, vector<5xf32>, f32, f32) {
  %0 = vector.insert %r, %v[1] : vector<5xf32> into vector<4x5xf32>
  %a = vector.extract %0[1] : vector<5xf32> from vector<4x5xf32>
  %b = vector.extract %0[1, 3] : f32 from vector<4x5xf32>
  %c = vector.extract %0[2, 3] : f32 from vector<4x5xf32>
  %1 = vector.insert %x, %v[1, 2] : f32 into vector<4x5xf32>
  %d = vector.extract %1[1] : vector<5xf32> from vector<4x5xf32>
  %e = vector.extract %1[0, 2] : f32 from vector<4x5xf32>
  %2 = vector.insert %x, %v[%i, 2] : f32 into vector<4x5xf32>
  %f = vector.extract %2[0, 2] : f32 from vector<4x5xf32>
  return %a, %b, %c, %d, %e, %f : vector<5xf32>, f32, f32, vector<5xf32>, f32, f32
}
// ----- extract past inserts at dynamic positions
func.func @past_dynamic_inserts(%v: vector<4x5xf32>, %x: f32, %i: index) -> (f32, f32, vector<5xf32>) {
  %0 = vector.insert %x, %v[%i, 2] : f32 into vector<4x5xf32>
  %a = vector.extract %0[0, 1] : f32 from vector<4x5xf32>
  %b = vector.extract %0[0, 0] : f32 from vector<4x5xf32>
  %c = vector.extract %0[0] : vector<5xf32> from vector<4x5xf32>
  return %a, %b, %c : f32, f32, vector<5xf32>
}
// ----- extract through transposes
func.func @transposed(%v: vector<3x4x5xf32>, %r: vector<5xf32>, %q: vector<4x5xf32>, %x: f32)
    -> (f32, f32, vector<4xf32>, vector<5xf32>, vector<5x4xf32>, f32) {
  %0 = vector.insert %x, %v[2, 1, 0] : f32 into vector<3x4x5xf32>
  %t = vector.transpose %0, [2, 0, 1] : vector<3x4x5xf32> to vector<5x3x4xf32>
  %a = vector.extract %t[0, 2, 1] : f32 from vector<5x3x4xf32>
  %b = vector.extract %t[0, 1, 1] : f32 from vector<5x3x4xf32>
  %c = vector.extract %t[0, 1] : vector<4xf32> from vector<5x3x4xf32>
  %1 = vector.insert %r, %v[2, 1] : vector<5xf32> into vector<3x4x5xf32>
  %u = vector.transpose %1, [1, 0, 2] : vector<3x4x5xf32> to vector<4x3x5xf32>
  %d = vector.extract %u[1, 2] : vector<5xf32> from vector<4x3x5xf32>
  %2 = vector.insert %q, %v[2] : vector<4x5xf32> into vector<3x4x5xf32>
  %w = vector.transpose %2, [0, 2, 1] : vector<3x4x5xf32> to vector<3x5x4xf32>
  %e = vector.extract %w[2] : vector<5x4xf32> from vector<3x5x4xf32>
  %f = vector.extract %w[2, 1, 3] : f32 from vector<3x5x4xf32>
  return %a, %b, %c, %d, %e, %f : f32, f32, vector<4xf32>, vector<5xf32>, vector<5x4xf32>, f32
}
// ----- extract from broadcasts
func.func @broadcasts(%x: f32, %v: vector<4xf32>, %w: vector<1x4xf32>, %u: vector<4x1xf32>, %i: index)
    -> (f32, vector<4xf32>, f32, vector<4xf32>, f32, f32, vector<3xf32>) {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %a = vector.extract %0[1, 2] : f32 from vector<2x3xf32>
  %g = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x3x4xf32>
  %b = vector.extract %1[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %c = vector.extract %1[1, 2, %i] : f32 from vector<2x3x4xf32>
  %2 = vector.broadcast %w : vector<1x4xf32> to vector<3x4xf32>
  %d = vector.extract %2[2] : vector<4xf32> from vector<3x4xf32>
  %e = vector.extract %2[2, 3] : f32 from vector<3x4xf32>
  %3 = vector.broadcast %u : vector<4x1xf32> to vector<4x3xf32>
  %f = vector.extract %3[%i, 2] : f32 from vector<4x3xf32>
  %4 = vector.extract %3[1] : vector<3xf32> from vector<4x3xf32>
  return %a, %b, %c, %d, %e, %f, %4 : f32, vector<4xf32>, f32, vector<4xf32>, f32, f32, vector<3xf32>
}
// ----- extract from shuffles
func.func @shuffles(%v: vector<4xf32>, %w: vector<3xf32>, %m: vector<2x2xf32>, %i: index) -> (f32, f32, f32, f32, vector<2xf32>) {
  %0 = vector.shuffle %v, %w [3, 6, 1, 4, 0] : vector<4xf32>, vector<3xf32>
  %a = vector.extract %0[0] : f32 from vector<5xf32>
  %b = vector.extract %0[1] : f32 from vector<5xf32>
  %c = vector.extract %0[3] : f32 from vector<5xf32>
  %d = vector.extract %0[%i] : f32 from vector<5xf32>
  %1 = vector.shuffle %m, %m [3, 0, 1] : vector<2x2xf32>, vector<2x2xf32>
  %e = vector.extract %1[0] : vector<2xf32> from vector<3x2xf32>
  return %a, %b, %c, %d, %e : f32, f32, f32, f32, vector<2xf32>
}
// ----- extract from shape casts
func.func @shape_casts(%v: vector<2x3x4xf32>, %w: vector<12xf32>, %i: index)
    -> (vector<4xf32>, f32, vector<4xf32>, f32, vector<3xf32>, f32, vector<8xf32>) {
  %0 = vector.shape_cast %v : vector<2x3x4xf32> to vector<6x4xf32>
  %a = vector.extract %0[5] : vector<4xf32> from vector<6x4xf32>
  %b = vector.extract %0[4, 3] : f32 from vector<6x4xf32>
  %f = vector.extract %0[4, %i] : f32 from vector<6x4xf32>
  %1 = vector.shape_cast %w : vector<12xf32> to vector<3x4xf32>
  %c = vector.extract %1[2] : vector<4xf32> from vector<3x4xf32>
  %d = vector.extract %1[2, 3] : f32 from vector<3x4xf32>
  %2 = vector.shape_cast %w : vector<12xf32> to vector<4x3xf32>
  %e = vector.extract %2[3] : vector<3xf32> from vector<4x3xf32>
  %3 = vector.shape_cast %v : vector<2x3x4xf32> to vector<3x8xf32>
  %g = vector.extract %3[1] : vector<8xf32> from vector<3x8xf32>
  return %a, %b, %c, %d, %e, %f, %g : vector<4xf32>, f32, vector<4xf32>, f32, vector<3xf32>, f32, vector<8xf32>
}
// ----- extract from slices
func.func @slices(%v: vector<8x6x4xf32>, %i: index) -> (vector<3x4xf32>, f32, vector<6x4xf32>, f32, vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [2, 1], sizes = [4, 3], strides = [1, 1]} : vector<8x6x4xf32> to vector<4x3x4xf32>
  %a = vector.extract %0[1] : vector<3x4xf32> from vector<4x3x4xf32>
  %b = vector.extract %0[1, 2, 3] : f32 from vector<4x3x4xf32>
  %e = vector.extract %0[3, 2] : vector<4xf32> from vector<4x3x4xf32>
  %d = vector.extract %0[1, %i, 3] : f32 from vector<4x3x4xf32>
  %1 = vector.extract_strided_slice %v {offsets = [2, 0], sizes = [4, 6], strides = [1, 1]} : vector<8x6x4xf32> to vector<4x6x4xf32>
  %c = vector.extract %1[1] : vector<6x4xf32> from vector<4x6x4xf32>
  %2 = vector.extract_strided_slice %v {offsets = [2, 0], sizes = [4, 2], strides = [1, 1]} : vector<8x6x4xf32> to vector<4x2x4xf32>
  %f = vector.extract %2[1] : vector<2x4xf32> from vector<4x2x4xf32>
  return %a, %b, %c, %d, %e, %f : vector<3x4xf32>, f32, vector<6x4xf32>, f32, vector<4xf32>, vector<2x4xf32>
}
// ----- extract from inserted slices
func.func @inserted_slices(%v: vector<8x6xf32>, %s: vector<2x3xf32>, %r: vector<3xf32>, %w: vector<2x6xf32>, %i: index)
    -> (f32, f32, f32, f32, vector<6xf32>, vector<6xf32>, f32, f32) {
  %0 = vector.insert_strided_slice %s, %v {offsets = [2, 1], strides = [1, 1]} : vector<2x3xf32> into vector<8x6xf32>
  %a = vector.extract %0[3, 3] : f32 from vector<8x6xf32>
  %b = vector.extract %0[2, 1] : f32 from vector<8x6xf32>
  %c = vector.extract %0[4, 1] : f32 from vector<8x6xf32>
  %d = vector.extract %0[3, 4] : f32 from vector<8x6xf32>
  %g = vector.extract %0[1, 2] : f32 from vector<8x6xf32>
  %1 = vector.insert_strided_slice %w, %v {offsets = [2, 0], strides = [1, 1]} : vector<2x6xf32> into vector<8x6xf32>
  %e = vector.extract %1[3] : vector<6xf32> from vector<8x6xf32>
  %f = vector.extract %0[3] : vector<6xf32> from vector<8x6xf32>
  %2 = vector.insert_strided_slice %r, %v {offsets = [2, 1], strides = [1]} : vector<3xf32> into vector<8x6xf32>
  %h = vector.extract %2[2, 2] : f32 from vector<8x6xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h : f32, f32, f32, f32, vector<6xf32>, vector<6xf32>, f32, f32
}
// ----- extract from elements
func.func @elements(%a: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32, %i: index) -> (f32, f32, f32, vector<3xf32>) {
  %0 = vector.from_elements %a, %b, %c, %d, %e, %f : vector<2x3xf32>
  %1 = vector.extract %0[1, 0] : f32 from vector<2x3xf32>
  %2 = vector.extract %0[0, 2] : f32 from vector<2x3xf32>
  %3 = vector.extract %0[1, %i] : f32 from vector<2x3xf32>
  %4 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  return %1, %2, %3, %4 : f32, f32, f32, vector<3xf32>
}
// ----- insert: whole vectors, indices, poison
func.func @inserts(%v: vector<4x8xf32>, %r: vector<8xf32>, %z: vector<f32>, %y: vector<f32>, %x: f32, %i: index)
    -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<f32>, vector<4x8xf32>, vector<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %a = vector.insert %r, %v[%c3] : vector<8xf32> into vector<4x8xf32>
  %b = vector.insert %r, %v[%c4] : vector<8xf32> into vector<4x8xf32>
  %c = vector.insert %r, %v[-1] : vector<8xf32> into vector<4x8xf32>
  %d = vector.insert %x, %z[] : f32 into vector<f32>
  %e = vector.insert %x, %v[%i, %c0] : f32 into vector<4x8xf32>
  %f = vector.insert %x, %v[%c3, %i] : f32 into vector<4x8xf32>
  return %a, %b, %c, %d, %e, %f : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<f32>, vector<4x8xf32>, vector<4x8xf32>
}
// ----- insert over an insert
func.func @overwritten(%v: vector<4x8xf32>, %x: f32, %y: f32, %i: index, %j: index)
    -> (vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>) {
  %0 = vector.insert %x, %v[1, 2] : f32 into vector<4x8xf32>
  %a = vector.insert %y, %0[1, 2] : f32 into vector<4x8xf32>
  %b = vector.insert %y, %0[1, 3] : f32 into vector<4x8xf32>
  %1 = vector.insert %x, %v[%i, 2] : f32 into vector<4x8xf32>
  %c = vector.insert %y, %1[%i, 2] : f32 into vector<4x8xf32>
  %d = vector.insert %y, %1[%j, 2] : f32 into vector<4x8xf32>
  return %a, %b, %c, %d : vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>, vector<4x8xf32>
}
// ----- insert into constants
func.func @into_constants(%i: index) -> (vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>) {
  %m = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %r = arith.constant dense<[7, 8, 9]> : vector<3xi32>
  %x = arith.constant 10 : i32
  %a = vector.insert %r, %m[1] : vector<3xi32> into vector<2x3xi32>
  %b = vector.insert %x, %m[1, 1] : i32 into vector<2x3xi32>
  %c = vector.insert %x, %m[0, 2] : i32 into vector<2x3xi32>
  %d = vector.insert %x, %m[%i, 2] : i32 into vector<2x3xi32>
  return %a, %b, %c, %d : vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>
}
// ----- slices of constants and of whole vectors
func.func @strided_slices(%v: vector<4x4xf32>, %w: vector<4xf32>) -> (vector<4x4xf32>, vector<2x2xi32>, vector<2x4xi32>, vector<2x4xi32>, vector<4xf32>) {
  %m = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : vector<3x4xi32>
  %s = arith.constant dense<3> : vector<3x4xi32>
  %a = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [4, 4], strides = [1, 1]} : vector<4x4xf32> to vector<4x4xf32>
  %b = vector.extract_strided_slice %m {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<3x4xi32> to vector<2x2xi32>
  %c = vector.extract_strided_slice %m {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xi32> to vector<2x4xi32>
  %d = vector.extract_strided_slice %s {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xi32> to vector<2x4xi32>
  %e = vector.insert_strided_slice %w, %w {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
  return %a, %b, %c, %d, %e : vector<4x4xf32>, vector<2x2xi32>, vector<2x4xi32>, vector<2x4xi32>, vector<4xf32>
}
// ----- broadcasts of shape casts
func.func @broadcast_of_shape_cast(%v: vector<4xf32>, %w: vector<1x4xf32>, %u: vector<4x1xf32>, %t: vector<2x2xf32>)
    -> (vector<3x4xf32>, vector<3x4xf32>, vector<4x4xf32>, vector<3x4xf32>, vector<3x1x4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %a = vector.broadcast %0 : vector<1x4xf32> to vector<3x4xf32>
  %1 = vector.shape_cast %w : vector<1x4xf32> to vector<4xf32>
  %b = vector.broadcast %1 : vector<4xf32> to vector<3x4xf32>
  %2 = vector.shape_cast %u : vector<4x1xf32> to vector<1x4xf32>
  %c = vector.broadcast %2 : vector<1x4xf32> to vector<4x4xf32>
  %3 = vector.shape_cast %t : vector<2x2xf32> to vector<4xf32>
  %d = vector.broadcast %3 : vector<4xf32> to vector<3x4xf32>
  %4 = vector.shape_cast %u : vector<4x1xf32> to vector<1x4xf32>
  %e = vector.broadcast %4 : vector<1x4xf32> to vector<3x1x4xf32>
  return %a, %b, %c, %d, %e : vector<3x4xf32>, vector<3x4xf32>, vector<4x4xf32>, vector<3x4xf32>, vector<3x1x4xf32>
}
// ----- shuffles
func.func @shuffle(%v: vector<2xi32>, %w: vector<3xi32>, %m: vector<2x2xi32>) -> (vector<2xi32>, vector<3xi32>, vector<2xi32>, vector<3xi32>,
    vector<4xi32>, vector<4xi32>, vector<3xi32>, vector<2xi32>, vector<2x2xi32>, vector<3xi32>) {
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %d = arith.constant dense<[3, 4, 5]> : vector<3xi32>
  %p = ub.poison : vector<2xi32>
  %q = ub.poison : vector<3xi32>
  %0 = vector.shuffle %v, %w [0, 1] : vector<2xi32>, vector<3xi32>
  %1 = vector.shuffle %v, %w [2, 3, 4] : vector<2xi32>, vector<3xi32>
  %2 = vector.shuffle %v, %w [1, 0] : vector<2xi32>, vector<3xi32>
  %3 = vector.shuffle %v, %w [2, 3, 3] : vector<2xi32>, vector<3xi32>
  %4 = vector.shuffle %c, %d [1, 4, 0, 2] : vector<2xi32>, vector<3xi32>
  %5 = vector.shuffle %c, %d [-1, 3, -1, 1] : vector<2xi32>, vector<3xi32>
  %6 = vector.shuffle %p, %d [1, 4, 3] : vector<2xi32>, vector<3xi32>
  %7 = vector.shuffle %p, %q [1, 4] : vector<2xi32>, vector<3xi32>
  %8 = vector.shuffle %m, %m [0, 1] : vector<2x2xi32>, vector<2x2xi32>
  %9 = vector.shuffle %c, %q [1, 4, 3] : vector<2xi32>, vector<3xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : vector<2xi32>, vector<3xi32>, vector<2xi32>, vector<3xi32>,
    vector<4xi32>, vector<4xi32>, vector<3xi32>, vector<2xi32>, vector<2x2xi32>, vector<3xi32>
}
// ----- transposes that keep the order of elements
func.func @transpose(%v: vector<1x4xf32>, %w: vector<2x1x2xf32>, %s: vector<[1]x[1]xf32>, %u: vector<2x2xf32>, %y: vector<1x1xf32>)
    -> (vector<1x1xf32>, vector<4xf32>, vector<4xf32>, vector<[1]x[1]xf32>, vector<2x2xf32>, vector<4xf32>, vector<2x2xi32>, vector<2x2xi32>) {
  %k = arith.constant dense<2> : vector<2x2xi32>
  %p = ub.poison : vector<2x2xi32>
  %a = vector.transpose %y, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  %0 = vector.transpose %v, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %b = vector.shape_cast %0 : vector<4x1xf32> to vector<4xf32>
  %1 = vector.transpose %w, [1, 0, 2] : vector<2x1x2xf32> to vector<1x2x2xf32>
  %c = vector.shape_cast %1 : vector<1x2x2xf32> to vector<4xf32>
  %d = vector.transpose %s, [1, 0] : vector<[1]x[1]xf32> to vector<[1]x[1]xf32>
  %e = vector.transpose %u, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %2 = vector.transpose %w, [2, 1, 0] : vector<2x1x2xf32> to vector<2x1x2xf32>
  %f = vector.shape_cast %2 : vector<2x1x2xf32> to vector<4xf32>
  %g = vector.transpose %k, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %h = vector.transpose %p, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  return %a, %b, %c, %d, %e, %f, %g, %h
    : vector<1x1xf32>, vector<4xf32>, vector<4xf32>, vector<[1]x[1]xf32>, vector<2x2xf32>, vector<4xf32>, vector<2x2xi32>, vector<2x2xi32>
}
// ----- shape casts and bitcasts
func.func @casts(%v: vector<2x3xf32>, %x: f32, %w: vector<6xf32>) -> (vector<2x3xf32>, vector<3x2xf32>, vector<6xf32>, vector<3x2xi32>, vector<6xi32>,
    vector<3xf32>, vector<4xi8>, vector<2xf32>, vector<2xi32>, vector<2xi16>, vector<2xf32>, vector<2xf64>) {
  %p = ub.poison : vector<6xi32>
  %k = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
  %a = vector.shape_cast %0 : vector<6xf32> to vector<2x3xf32>
  %b = vector.shape_cast %0 : vector<6xf32> to vector<3x2xf32>
  %1 = vector.broadcast %w : vector<6xf32> to vector<1x6xf32>
  %c = vector.shape_cast %1 : vector<1x6xf32> to vector<6xf32>
  %d = vector.shape_cast %p : vector<6xi32> to vector<3x2xi32>
  %e = vector.shape_cast %k : vector<2x3xi32> to vector<6xi32>
  %2 = vector.broadcast %x : f32 to vector<1x3xf32>
  %f = vector.shape_cast %2 : vector<1x3xf32> to vector<3xf32>
  %i8 = arith.constant dense<-3> : vector<4xi8>
  %g = vector.bitcast %i8 : vector<4xi8> to vector<4xi8>
  %h = arith.constant dense<1.5> : vector<4xf16>
  %i = vector.bitcast %h : vector<4xf16> to vector<2xf32>
  %i16 = arith.constant dense<-3> : vector<4xi16>
  %j = vector.bitcast %i16 : vector<4xi16> to vector<2xi32>
  %wide = arith.constant dense<65538> : vector<1xi32>
  %l = vector.bitcast %wide : vector<1xi32> to vector<2xi16>
  %bf = arith.constant dense<1.5> : vector<4xbf16>
  %m = vector.bitcast %bf : vector<4xbf16> to vector<2xf32>
  %fs = arith.constant dense<1.5> : vector<4xf32>
  %n = vector.bitcast %fs : vector<4xf32> to vector<2xf64>
  return %a, %b, %c, %d, %e, %f, %g, %i, %j, %l, %m, %n : vector<2x3xf32>, vector<3x2xf32>, vector<6xf32>, vector<3x2xi32>, vector<6xi32>,
    vector<3xf32>, vector<4xi8>, vector<2xf32>, vector<2xi32>, vector<2xi16>, vector<2xf32>, vector<2xf64>
}
// ----- elements taken out and put back
func.func @to_and_from_elements(%v: vector<3xf32>, %x: f32) -> (vector<3xf32>, vector<3xf32>, vector<2xf32>, vector<1x3xf32>, vector<2xi32>) {
  %0:3 = vector.to_elements %v : vector<3xf32>
  %a = vector.from_elements %0#0, %0#1, %0#2 : vector<3xf32>
  %b = vector.from_elements %0#0, %0#2, %0#1 : vector<3xf32>
  %c = vector.from_elements %0#0, %0#1 : vector<2xf32>
  %d = vector.from_elements %0#0, %0#1, %0#2 : vector<1x3xf32>
  %k = arith.constant 1 : i32
  %l = arith.constant 2 : i32
  %e = vector.from_elements %k, %l : vector<2xi32>
  return %a, %b, %c, %d, %e : vector<3xf32>, vector<3xf32>, vector<2xf32>, vector<1x3xf32>, vector<2xi32>
}
// ----- masks
func.func @masks(%v: vector<4xf32>, %w: vector<4xf32>, %m: vector<4xi1>) -> (vector<i1>, vector<i1>, vector<2x4xi1>, vector<2x4xi1>, vector<2x4xi1>,
    vector<4xf32>, vector<4xf32>, f32) {
  %z = arith.constant 0.0 : f32
  %a = vector.constant_mask [1] : vector<i1>
  %b = vector.constant_mask [0] : vector<i1>
  %c = vector.constant_mask [2, 4] : vector<2x4xi1>
  %d = vector.constant_mask [0, 0] : vector<2x4xi1>
  %e = vector.constant_mask [2, 3] : vector<2x4xi1>
  %f = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %g = vector.mask %m, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %full = vector.constant_mask [4] : vector<4xi1>
  %h = vector.mask %full { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %a, %b, %c, %d, %e, %f, %g, %h : vector<i1>, vector<i1>, vector<2x4xi1>, vector<2x4xi1>, vector<2x4xi1>,
    vector<4xf32>, vector<4xf32>, f32
}
