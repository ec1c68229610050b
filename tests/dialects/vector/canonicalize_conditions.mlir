// COMPARE: --canonicalize
// ----- gathers and scatters of neighbors
func.func @contiguous(%m: memref<?xf32>, %t: tensor<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>, %sk: vector<[4]xi1>, %sv: vector<[4]xf32>)
    -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>) {
  %step = vector.step : vector<4xindex>
  %scalable = vector.step : vector<[4]xindex>
  %zero = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %one = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %a = vector.gather %m[%i] [%step], %k, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %b = vector.gather %m[%i] [%zero], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %c = vector.gather %m[%i] [%one], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %d = vector.gather %t[%i] [%zero], %k, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %e = vector.gather %m[%i] [%scalable], %sk, %sv : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  vector.scatter %m[%i] [%zero], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%one], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %a, %b, %c, %d, %e : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>
}
// ----- masks of constant sizes
func.func @constant_sizes(%n: index) -> (vector<4x8xi1>, vector<4x8xi1>, vector<4x8xi1>, vector<4x8xi1>, vector<[4]xi1>, vector<[4]xi1>,
        vector<[4]xi1>,
    vector<[4]xi1>, vector<[4]xi1>, vector<i1>) {
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %vscale = vector.vscale
  %four = arith.muli %vscale, %c4 : index
  %two = arith.muli %c2, %vscale : index
  %odd = arith.muli %vscale, %n : index
  %a = vector.create_mask %c2, %c9 : vector<4x8xi1>
  %b = vector.create_mask %c2, %c0 : vector<4x8xi1>
  %c = vector.create_mask %c-1, %c8 : vector<4x8xi1>
  %d = vector.create_mask %c2, %n : vector<4x8xi1>
  %e = vector.create_mask %four : vector<[4]xi1>
  %f = vector.create_mask %two : vector<[4]xi1>
  %g = vector.create_mask %c2 : vector<[4]xi1>
  %h = vector.create_mask %c0 : vector<[4]xi1>
  %i = vector.create_mask %odd : vector<[4]xi1>
  %j = vector.create_mask %c4 : vector<i1>
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j : vector<4x8xi1>, vector<4x8xi1>, vector<4x8xi1>, vector<4x8xi1>, vector<[4]xi1>,
        vector<[4]xi1>, vector<[4]xi1>,
    vector<[4]xi1>, vector<[4]xi1>, vector<i1>
}
// ----- parts of masks
func.func @parts(%n: index, %i: index) -> (vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = vector.create_mask %c2, %n : vector<4x8xi1>
  %1 = vector.create_mask %c4, %n : vector<4x8xi1>
  %2 = vector.create_mask %n, %n : vector<4x8xi1>
  %3 = vector.create_mask %n, %c0 : vector<4x8xi1>
  %4 = vector.create_mask %n, %c2, %n : vector<2x3x4xi1>
  %a = vector.extract %0[1] : vector<8xi1> from vector<4x8xi1>
  %b = vector.extract %0[2] : vector<8xi1> from vector<4x8xi1>
  %c = vector.extract %0[%i] : vector<8xi1> from vector<4x8xi1>
  %d = vector.extract %1[%i] : vector<8xi1> from vector<4x8xi1>
  %e = vector.extract %2[1] : vector<8xi1> from vector<4x8xi1>
  %f = vector.extract %3[1] : vector<8xi1> from vector<4x8xi1>
  %g = vector.extract %4[1, 2] : vector<4xi1> from vector<2x3x4xi1>
  return %a, %b, %c, %d, %e, %f, %g : vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<8xi1>, vector<4xi1>
}
// ----- slices, shape casts and transposes of masks
func.func @views_of_masks(%n: index, %m: index) -> (vector<2x4xi1>, vector<2x4xi1>, vector<2x8xi1>, vector<4xi1>, vector<4xi1>,
        vector<4xi1>, vector<4xi1>, vector<4xi1>,
    vector<3x2xi1>, vector<8x4xi1>, vector<8xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.constant_mask [3, 6] : vector<4x8xi1>
  %a = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xi1> to vector<2x4xi1>
  %b2 = vector.extract_strided_slice %0 {offsets = [2, 3], sizes = [2, 4], strides = [1, 1]} : vector<4x8xi1> to vector<2x4xi1>
  %c = vector.extract_strided_slice %0 {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xi1> to vector<2x8xi1>
  %1 = vector.create_mask %n, %c1 : vector<4x1xi1>
  %2 = vector.create_mask %n, %m : vector<4x1xi1>
  %3 = vector.constant_mask [3, 1] : vector<4x1xi1>
  %4 = vector.create_mask %c1, %n : vector<1x4xi1>
  %5 = vector.create_mask %n, %c1, %c1 : vector<4x1x1xi1>
  %d = vector.shape_cast %1 : vector<4x1xi1> to vector<4xi1>
  %e = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  %f = vector.shape_cast %3 : vector<4x1xi1> to vector<4xi1>
  %g = vector.shape_cast %4 : vector<1x4xi1> to vector<4xi1>
  %h = vector.shape_cast %5 : vector<4x1x1xi1> to vector<4xi1>
  %6 = vector.create_mask %n, %m : vector<2x3xi1>
  %i = vector.transpose %6, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %j = vector.transpose %0, [1, 0] : vector<4x8xi1> to vector<8x4xi1>
  %7 = vector.create_mask %n, %m : vector<2x4xi1>
  %k = vector.shape_cast %7 : vector<2x4xi1> to vector<8xi1>
  return %a, %b2, %c, %d, %e, %f, %g, %h, %i, %j, %k : vector<2x4xi1>, vector<2x4xi1>, vector<2x8xi1>, vector<4xi1>, vector<4xi1>,
        vector<4xi1>, vector<4xi1>, vector<4xi1>,
    vector<3x2xi1>, vector<8x4xi1>, vector<8xi1>
}
// ----- steps compared with constants
func.func @steps(%x: vector<4xindex>) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>,
        vector<4xi1>, vector<4xi1>,
    vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %s = vector.step : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %mixed = arith.constant dense<[4, 5, 6, 7]> : vector<4xindex>
  %0 = arith.cmpi ult, %s, %c4 : vector<4xindex>
  %1 = arith.cmpi ult, %s, %c3 : vector<4xindex>
  %2 = arith.cmpi uge, %s, %c4 : vector<4xindex>
  %3 = arith.cmpi ule, %s, %c3 : vector<4xindex>
  %4 = arith.cmpi ugt, %s, %c3 : vector<4xindex>
  %5 = arith.cmpi eq, %s, %c4 : vector<4xindex>
  %6 = arith.cmpi ne, %s, %c4 : vector<4xindex>
  %7 = arith.cmpi eq, %s, %c3 : vector<4xindex>
  %8 = arith.cmpi slt, %s, %c4 : vector<4xindex>
  %9 = arith.cmpi ult, %s, %mixed : vector<4xindex>
  %10 = arith.cmpi ult, %s, %x : vector<4xindex>
  %11 = arith.cmpi ult, %x, %s : vector<4xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>,
        vector<4xi1>, vector<4xi1>, vector<4xi1>,
    vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}
// ----- masks around nothing
func.func @empty_masks(%m: vector<4xi1>, %v: vector<4xf32>, %w: vector<4xf32>, %u: vector<2x4xf32>, %x: vector<2x4xf32>) -> (vector<4xf32>,
        vector<4xf32>) {
  %a = vector.mask %m, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %b = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %a, %b : vector<4xf32>, vector<4xf32>
}
// ----- elements of broadcasts, and vectors of elements
func.func @elements(%v: vector<2x1xf32>, %w: vector<4x2xf32>, %s: vector<[4]xf32>, %i: index, %x: f32)
    -> (f32, f32, f32, f32, f32, f32, vector<2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<2xf32>) {
  %0 = vector.broadcast %v : vector<2x1xf32> to vector<2x3xf32>
  %1:6 = vector.to_elements %0 : vector<2x3xf32>
  %2 = vector.extract %w[1, 0] : f32 from vector<4x2xf32>
  %3 = vector.extract %w[1, 1] : f32 from vector<4x2xf32>
  %4 = vector.extract %w[2, 0] : f32 from vector<4x2xf32>
  %5 = vector.extract %w[2, 1] : f32 from vector<4x2xf32>
  %6 = vector.extract %w[%i, 1] : f32 from vector<4x2xf32>
  %7 = vector.extract %s[0] : f32 from vector<[4]xf32>
  %8 = vector.extract %s[1] : f32 from vector<[4]xf32>
  %a = vector.from_elements %2, %3 : vector<2xf32>
  %b = vector.from_elements %2, %3, %4, %5 : vector<2x2xf32>
  %c = vector.from_elements %3, %4 : vector<2xf32>
  %d = vector.from_elements %2, %6 : vector<2xf32>
  %e = vector.from_elements %7, %8 : vector<2xf32>
  %f = vector.from_elements %x, %x, %x, %x : vector<4xf32>
  %g = vector.from_elements %3, %2 : vector<2xf32>
  return %1#0, %1#1, %1#2, %1#3, %1#4, %1#5, %a, %b, %c, %d, %e, %f, %g
    : f32, f32, f32, f32, f32, f32, vector<2xf32>, vector<2x2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<2xf32>
}
// ----- inserts that set everything
func.func @full_inserts(%x: f32, %y: f32, %r: vector<2xf32>, %v: vector<2x2xf32>, %o: vector<1x2xf32>, %s: vector<[2]xf32>)
    -> (vector<2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<2xf32>, vector<[2]xf32>) {
  %p = ub.poison : vector<2xf32>
  %0 = vector.insert %x, %p[0] : f32 into vector<2xf32>
  %a = vector.insert %y, %0[1] : f32 into vector<2xf32>
  %1 = vector.insert %r, %v[0] : vector<2xf32> into vector<2x2xf32>
  %2 = vector.insert %x, %1[1, 0] : f32 into vector<2x2xf32>
  %b = vector.insert %y, %2[1, 1] : f32 into vector<2x2xf32>
  %c = vector.insert %r, %o[0] : vector<2xf32> into vector<1x2xf32>
  %3 = vector.broadcast %x : f32 to vector<2x2xf32>
  %4 = vector.broadcast %x : f32 to vector<2xf32>
  %d = vector.insert %4, %3[1] : vector<2xf32> into vector<2x2xf32>
  %e = vector.insert %x, %p[1] : f32 into vector<2xf32>
  %5 = vector.insert %x, %s[0] : f32 into vector<[2]xf32>
  %f = vector.insert %y, %5[1] : f32 into vector<[2]xf32>
  return %a, %b, %c, %d, %e, %f : vector<2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<2xf32>, vector<[2]xf32>
}
// ----- slices put back, and of constants
func.func @slices_put_back(%v: vector<4x4xf32>, %w: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>,
        vector<2x4xi32>, vector<3x2xi32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %a = vector.insert_strided_slice %0, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %b = vector.insert_strided_slice %0, %v {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %c = vector.insert_strided_slice %0, %w {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %k = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>
  %s = arith.constant dense<[9, 10]> : vector<2xi32>
  %d = vector.insert_strided_slice %s, %k {offsets = [1, 2], strides = [1]} : vector<2xi32> into vector<2x4xi32>
  %t = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %u = arith.constant dense<0> : vector<3x2xi32>
  %e = vector.insert_strided_slice %t, %u {offsets = [1, 0], strides = [1, 1]} : vector<2x2xi32> into vector<3x2xi32>
  return %a, %b, %c, %d, %e : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<2x4xi32>, vector<3x2xi32>
}
// ----- slices of broadcasts and contiguous slices
func.func @slices(%x: f32, %v: vector<4xf32>, %u: vector<4x1xf32>, %w: vector<4x6x8xf32>, %s: vector<4x[4]xf32>)
    -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x4xf32>, vector<2x3xf32>, vector<1x6x8xf32>, vector<1x1x8xf32>, vector<1x2x8xf32>,
        vector<2x6x8xf32>,
        vector<1x1x4xf32>, vector<1x[4]xf32>) {
  %0 = vector.broadcast %x : f32 to vector<4x4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %2 = vector.broadcast %u : vector<4x1xf32> to vector<4x5xf32>
  %a = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %b = vector.extract_strided_slice %1 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %c = vector.extract_strided_slice %1 {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xf32> to vector<2x4xf32>
  %d = vector.extract_strided_slice %2 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x5xf32> to vector<2x3xf32>
  %e = vector.extract_strided_slice %w {offsets = [2], sizes = [1], strides = [1]} : vector<4x6x8xf32> to vector<1x6x8xf32>
  %f = vector.extract_strided_slice %w {offsets = [2, 3], sizes = [1, 1], strides = [1, 1]} : vector<4x6x8xf32> to vector<1x1x8xf32>
  %g = vector.extract_strided_slice %w {offsets = [2, 3], sizes = [1, 2], strides = [1, 1]} : vector<4x6x8xf32> to vector<1x2x8xf32>
  %h = vector.extract_strided_slice %w {offsets = [2], sizes = [2], strides = [1]} : vector<4x6x8xf32> to vector<2x6x8xf32>
  %i = vector.extract_strided_slice %w {offsets = [2, 3, 4], sizes = [1, 1, 4], strides = [1, 1, 1]} : vector<4x6x8xf32> to vector<1x1x4xf32>
  %j = vector.extract_strided_slice %s {offsets = [2], sizes = [1], strides = [1]} : vector<4x[4]xf32> to vector<1x[4]xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j : vector<2x2xf32>, vector<2x2xf32>, vector<2x4xf32>, vector<2x3xf32>, vector<1x6x8xf32>,
        vector<1x1x8xf32>,
    vector<1x2x8xf32>, vector<2x6x8xf32>, vector<1x1x4xf32>, vector<1x[4]xf32>
}
// ----- writes into slices
func.func @writes_into_slices(%s: tensor<4x8xf32>, %d: tensor<?x8xf32>, %v: vector<4x8xf32>, %h: vector<2x8xf32>, %m: vector<4x8xi1>,
        %n: index, %i: index)
    -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_write %v, %s[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %a = tensor.insert_slice %1 into %d[%i, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  %2 = vector.transfer_write %h, %s[%c0, %c0] {in_bounds = [true, true]} : vector<2x8xf32>, tensor<4x8xf32>
  %3 = tensor.extract_slice %2[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %b = tensor.insert_slice %3 into %d[%i, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  %4 = vector.transfer_write %v, %s[%c1, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %5 = tensor.extract_slice %4[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %c = tensor.insert_slice %5 into %d[%i, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  %6 = vector.transfer_write %v, %s[%c0, %c0], %m {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %7 = tensor.extract_slice %6[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %e = tensor.insert_slice %7 into %d[%i, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  %8 = vector.transfer_write %v, %s[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %9 = tensor.extract_slice %8[%i, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %f = tensor.insert_slice %9 into %d[%i, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  %10 = vector.transfer_write %v, %s[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %11 = tensor.extract_slice %10[0, 0] [%n, 8] [2, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %g = tensor.insert_slice %11 into %d[%i, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  %12 = vector.transfer_write %v, %s[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %13 = tensor.extract_slice %12[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %j = tensor.insert_slice %13 into %d[%i, 0] [%n, 8] [2, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  return %a, %b, %c, %e, %f, %g, %j
    : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>
}
// ----- vector.shape_cast, vector.create_mask
// All trailing unit dims are dropped, or none.
func.func @mask_without_some_unit_dims(%n: index, %m: index) -> (vector<4x1xi1>, vector<4xi1>, vector<1xi1>, vector<4x2xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %n, %c1, %c1 : vector<4x1x1xi1>
  %1 = vector.create_mask %n, %c1, %c1 : vector<1x1x1xi1>
  %2 = vector.create_mask %n, %m, %c1 : vector<4x2x1xi1>
  %a = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4x1xi1>
  %b = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4xi1>
  %c = vector.shape_cast %1 : vector<1x1x1xi1> to vector<1xi1>
  %d = vector.shape_cast %2 : vector<4x2x1xi1> to vector<4x2xi1>
  return %a, %b, %c, %d : vector<4x1xi1>, vector<4xi1>, vector<1xi1>, vector<4x2xi1>
}
