// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @bcast_of_bcast(%a: f32) -> vector<2x3x4xf32> {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<3x4xf32>
  %2 = vector.broadcast %1 : vector<3x4xf32> to vector<2x3x4xf32>
  return %2 : vector<2x3x4xf32>
}
// -----
func.func @extract_of_bcast(%a: vector<1x4xf32>) -> (vector<4xf32>, f32) {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<8x1x4xf32>
  %1 = vector.extract %0[3, 0] : vector<4xf32> from vector<8x1x4xf32>
  %2 = vector.extract %0[3, 0, 1] : f32 from vector<8x1x4xf32>
  return %1, %2 : vector<4xf32>, f32
}
// -----
func.func @extract_of_stretch(%a: vector<4x1xf32>) -> (vector<8xf32>, f32) {
  %0 = vector.broadcast %a : vector<4x1xf32> to vector<4x8xf32>
  %1 = vector.extract %0[3] : vector<8xf32> from vector<4x8xf32>
  %2 = vector.extract %0[3, 5] : f32 from vector<4x8xf32>
  return %1, %2 : vector<8xf32>, f32
}
// -----
func.func @extract_of_insert_chain(%v: vector<4x4xf32>, %f: f32, %w: vector<4xf32>) -> (f32, vector<4xf32>, f32) {
  %0 = vector.insert %f, %v[1, 2] : f32 into vector<4x4xf32>
  %1 = vector.insert %w, %0[0] : vector<4xf32> into vector<4x4xf32>
  %2 = vector.extract %1[1, 2] : f32 from vector<4x4xf32>
  %3 = vector.extract %1[2] : vector<4xf32> from vector<4x4xf32>
  %4 = vector.extract %1[0, 3] : f32 from vector<4x4xf32>
  return %2, %3, %4 : f32, vector<4xf32>, f32
}
// -----
func.func @extract_of_transpose(%v: vector<2x3x4xf32>) -> (f32, vector<2xf32>) {
  %0 = vector.transpose %v, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  %1 = vector.extract %0[1, 2, 0] : f32 from vector<4x3x2xf32>
  %2 = vector.extract %0[1, 2] : vector<2xf32> from vector<4x3x2xf32>
  return %1, %2 : f32, vector<2xf32>
}
// -----
func.func @extract_of_shape_cast(%v: vector<2x4xf32>) -> (f32, vector<2xf32>) {
  %0 = vector.shape_cast %v : vector<2x4xf32> to vector<4x2xf32>
  %1 = vector.extract %0[1, 1] : f32 from vector<4x2xf32>
  %2 = vector.extract %0[1] : vector<2xf32> from vector<4x2xf32>
  return %1, %2 : f32, vector<2xf32>
}
// -----
func.func @extract_of_strided(%v: vector<4x8xf32>, %w: vector<2x4xf32>) -> (f32, f32) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 4], strides = [1,
    1]} : vector<4x8xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1, 3] : f32 from vector<2x4xf32>
  %2 = vector.insert_strided_slice %w, %v {offsets = [2, 3], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %3 = vector.extract %2[2, 3] : f32 from vector<4x8xf32>
  return %1, %3 : f32, f32
}
// -----
func.func @extract_of_create_mask(%n: index, %m: index, %i: index) -> (vector<4xi1>, vector<4xi1>, i1) {
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c2, %m : vector<4x4xi1>
  %1 = vector.extract %0[1] : vector<4xi1> from vector<4x4xi1>
  %2 = vector.extract %0[3] : vector<4xi1> from vector<4x4xi1>
  %3 = vector.create_mask %n : vector<4xi1>
  %4 = vector.extract %3[2] : i1 from vector<4xi1>
  return %1, %2, %4 : vector<4xi1>, vector<4xi1>, i1
}
// -----
func.func @extract_of_constant() -> (vector<2xi32>, i32) {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %1 = vector.extract %0[1] : vector<2xi32> from vector<2x2xi32>
  %2 = vector.extract %0[0, 1] : i32 from vector<2x2xi32>
  return %1, %2 : vector<2xi32>, i32
}
// -----
func.func @insert_into_constant(%f: f32) -> (vector<2x2xi32>, vector<4xf32>) {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %c = arith.constant dense<[7, 8]> : vector<2xi32>
  %1 = vector.insert %c, %0[1] : vector<2xi32> into vector<2x2xi32>
  %z = arith.constant dense<0.0> : vector<4xf32>
  %o = arith.constant 1.0 : f32
  %2 = vector.insert %o, %z[2] : f32 into vector<4xf32>
  return %1, %2 : vector<2x2xi32>, vector<4xf32>
}
// -----
func.func @insert_chain_from_elements(%a: f32, %b: f32) -> vector<2xf32> {
  %p = ub.poison : vector<2xf32>
  %0 = vector.insert %a, %p[0] : f32 into vector<2xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<2xf32>
  return %1 : vector<2xf32>
}
// -----
func.func @insert_poison(%v: vector<4xf32>) -> (vector<4xf32>, vector<2x4xf32>) {
  %p = ub.poison : f32
  %q = ub.poison : vector<2x4xf32>
  %0 = vector.insert %p, %v[1] : f32 into vector<4xf32>
  %1 = vector.insert %v, %q[-1] : vector<4xf32> into vector<2x4xf32>
  return %0, %1 : vector<4xf32>, vector<2x4xf32>
}
// -----
func.func @extract_poison(%v: vector<4xf32>, %i: index) -> (f32, f32, f32) {
  %q = ub.poison : vector<2x4xf32>
  %0 = vector.extract %q[1, 2] : f32 from vector<2x4xf32>
  %1 = vector.extract %v[-1] : f32 from vector<4xf32>
  %2 = vector.extract %q[%i, 0] : f32 from vector<2x4xf32>
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @shuffle_folds(%v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %p = ub.poison : vector<4xf32>
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %d = arith.constant dense<5.0> : vector<4xf32>
  %0 = vector.shuffle %v, %p [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %c, %d [0, 1, 4, -1] : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %p, %v [4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %p, %p [4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// -----
func.func @shuffle_interleave(%v: vector<4xf32>, %w: vector<4xf32>) -> (vector<8xf32>, vector<4xf32>) {
  %0 = vector.shuffle %v, %w [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %v, %w [0, 0, 0, 0] : vector<4xf32>, vector<4xf32>
  return %0, %1 : vector<8xf32>, vector<4xf32>
}
// -----
func.func @shuffle_1x(%v: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.shuffle %v, %v [1] : vector<1xf32>, vector<1xf32>
  return %0 : vector<1xf32>
}
// -----
func.func @bitcast_folds(%v: vector<4xf32>) -> (vector<4xf32>, vector<4xi16>, vector<2xi64>, vector<4xi32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %1 = vector.bitcast %0 : vector<4xi32> to vector<4xf32>
  %c = arith.constant dense<1.0> : vector<4xbf16>
  %2 = vector.bitcast %c : vector<4xbf16> to vector<4xi16>
  %d = arith.constant dense<1> : vector<4xi32>
  %3 = vector.bitcast %d : vector<4xi32> to vector<2xi64>
  %e = arith.constant dense<1.0> : vector<8xf16>
  %4 = vector.bitcast %e : vector<8xf16> to vector<4xi32>
  return %1, %2, %3, %4 : vector<4xf32>, vector<4xi16>, vector<2xi64>, vector<4xi32>
}
// -----
func.func @strided_folds(%v: vector<4x8xf32>, %f: f32) -> (vector<2x2xf32>, vector<2xi32>, vector<2x4xf32>,
    vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [3, 4], strides = [1,
    1]} : vector<4x8xf32> to vector<3x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1,
    1]} : vector<3x4xf32> to vector<2x2xf32>
  %c = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %2 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
  %b = vector.broadcast %f : f32 to vector<4x8xf32>
  %3 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [2, 4], strides = [1,
    1]} : vector<4x8xf32> to vector<2x4xf32>
  %4 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [4, 8], strides = [1,
    1]} : vector<4x8xf32> to vector<4x8xf32>
  return %1, %2, %3, %4 : vector<2x2xf32>, vector<2xi32>, vector<2x4xf32>, vector<4x8xf32>
}
// -----
func.func @insert_strided_folds(%v: vector<4x8xf32>, %w: vector<2x4xf32>) -> (vector<4x8xf32>, vector<2x3xi32>,
    vector<4x8xf32>) {
  %0 = vector.insert_strided_slice %v, %v {offsets = [0, 0], strides = [1, 1]} : vector<4x8xf32> into vector<4x8xf32>
  %c = arith.constant dense<1> : vector<2x3xi32>
  %d = arith.constant dense<[[7], [8]]> : vector<2x1xi32>
  %1 = vector.insert_strided_slice %d, %c {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x3xi32>
  %2 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 4], strides = [1,
    1]} : vector<4x8xf32> to vector<2x4xf32>
  %3 = vector.insert_strided_slice %2, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  return %0, %1, %3 : vector<4x8xf32>, vector<2x3xi32>, vector<4x8xf32>
}
// -----
func.func @transpose_folds(%v: vector<2x3x4xf32>, %f: f32) -> (vector<2x3x4xf32>, vector<3x2xf32>, vector<3x2xi32>) {
  %0 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
  %b = vector.broadcast %f : f32 to vector<2x3xf32>
  %2 = vector.transpose %b, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %c = arith.constant dense<5> : vector<2x3xi32>
  %3 = vector.transpose %c, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  return %1, %2, %3 : vector<2x3x4xf32>, vector<3x2xf32>, vector<3x2xi32>
}
// -----
func.func @transpose_of_create_mask(%a: index, %b: index) -> (vector<3x2xi1>, vector<3x2xi1>) {
  %0 = vector.create_mask %a, %b : vector<2x3xi1>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  %2 = vector.constant_mask [1, 2] : vector<2x3xi1>
  %3 = vector.transpose %2, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
  return %1, %3 : vector<3x2xi1>, vector<3x2xi1>
}
// -----
func.func @transpose_shape_cast(%a: vector<1x4xf32>, %b: vector<4x1xf32>, %c: vector<4xf32>) -> (vector<4xf32>,
    vector<4x1xf32>, vector<4x1x1xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %1 = vector.shape_cast %0 : vector<4x1xf32> to vector<4xf32>
  %2 = vector.shape_cast %c : vector<4xf32> to vector<1x4xf32>
  %3 = vector.transpose %2, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %4 = vector.shape_cast %b : vector<4x1xf32> to vector<1x4x1xf32>
  %5 = vector.transpose %4, [1, 0, 2] : vector<1x4x1xf32> to vector<4x1x1xf32>
  return %1, %3, %5 : vector<4xf32>, vector<4x1xf32>, vector<4x1x1xf32>
}
// -----
func.func @shape_cast_folds(%v: vector<2x4xf32>, %f: f32, %n: index) -> (vector<2x4xf32>, vector<4x2xf32>,
    vector<8xi32>, vector<2x4xf32>, vector<1x4xi1>) {
  %0 = vector.shape_cast %v : vector<2x4xf32> to vector<8xf32>
  %1 = vector.shape_cast %0 : vector<8xf32> to vector<2x4xf32>
  %2 = vector.shape_cast %0 : vector<8xf32> to vector<4x2xf32>
  %c = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>
  %3 = vector.shape_cast %c : vector<2x4xi32> to vector<8xi32>
  %b = vector.broadcast %f : f32 to vector<8xf32>
  %4 = vector.shape_cast %b : vector<8xf32> to vector<2x4xf32>
  %m = vector.create_mask %n : vector<4xi1>
  %5 = vector.shape_cast %m : vector<4xi1> to vector<1x4xi1>
  return %1, %2, %3, %4, %5 : vector<2x4xf32>, vector<4x2xf32>, vector<8xi32>, vector<2x4xf32>, vector<1x4xi1>
}
// -----
func.func @shape_cast_mask(%n: index, %o: index) -> (vector<4xi1>, vector<4x4xi1>, vector<1x4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c1, %n : vector<1x4xi1>
  %1 = vector.shape_cast %0 : vector<1x4xi1> to vector<4xi1>
  %2 = vector.create_mask %n, %c1, %o : vector<4x1x4xi1>
  %3 = vector.shape_cast %2 : vector<4x1x4xi1> to vector<4x4xi1>
  %4 = vector.constant_mask [3] : vector<4xi1>
  %5 = vector.shape_cast %4 : vector<4xi1> to vector<1x4xi1>
  return %1, %3, %5 : vector<4xi1>, vector<4x4xi1>, vector<1x4xi1>
}
// -----
func.func @mr_folds(%v: vector<1x4xf32>, %w: vector<4xf32>, %a: f32, %acc: vector<4xf32>,
    %m: vector<1x4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %v, %acc [0] : vector<1x4xf32> to vector<4xf32>
  %1 = vector.mask %m { vector.multi_reduction <mul>, %v,
    %acc [0] : vector<1x4xf32> to vector<4xf32> } : vector<1x4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// -----
func.func @reduction_1(%v: vector<1xf32>, %a: f32, %m: vector<1xi1>) -> (f32, f32, f32) {
  %0 = vector.reduction <add>, %v, %a : vector<1xf32> into f32
  %1 = vector.reduction <maximumf>, %v : vector<1xf32> into f32
  %2 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}
// -----
func.func @contract_add_fold(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %z = arith.constant dense<0.0> : vector<2x3xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>} %a, %b, %z : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  %1 = arith.addf %0, %c : vector<2x3xf32>
  return %1 : vector<2x3xf32>
}
// -----
func.func @transfer_in_bounds(%m: memref<8x8xf32>, %n: tensor<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c4, %c5], %f : memref<8x8xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %n[%c0, %c0], %f : tensor<4x4xf32>, vector<4x4xf32>
  return %0, %1 : vector<4x4xf32>, vector<4x4xf32>
}
// -----
func.func @read_after_write(%t: tensor<4x4xf32>, %v: vector<4x4xf32>, %w: vector<4xf32>,
    %u: tensor<?x?xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %2 = vector.transfer_write %w, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_read %2[%c0, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0,
    d1)>} : tensor<4x4xf32>, vector<4x4xf32>
  %4 = vector.transfer_write %1, %0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %1, %3, %4 : vector<4x4xf32>, vector<4x4xf32>, tensor<4x4xf32>
}
// -----
func.func @transfer_of_slices(%t: tensor<?x?xf32>, %a: index, %b: index, %d: tensor<8x8xf32>,
    %v: vector<4x4xf32>) -> (vector<4x4xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[%a, %b] [4, 4] [1, 1] : tensor<?x?xf32> to tensor<4x4xf32>
  %0 = vector.transfer_read %s[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %v, %s[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  %2 = tensor.insert_slice %1 into %t[%a, %b] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<?x?xf32>
  return %0, %2 : vector<4x4xf32>, tensor<?x?xf32>
}
// -----
func.func @transfer_of_rank_reduced(%t: tensor<?x?x?xf32>, %a: index, %b: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %f = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[%a, 0, %b] [1, 6, 4] [1, 1, 1] : tensor<?x?x?xf32> to tensor<6x4xf32>
  %0 = vector.transfer_read %s[%a, %c0], %f {in_bounds = [true]} : tensor<6x4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @mask_all_true(%a: vector<4xf32>, %m: memref<?xf32>, %i: index) -> f32 {
  %k = arith.constant dense<true> : vector<4xi1>
  %c4 = arith.constant 4 : index
  %l = vector.create_mask %c4 : vector<4xi1>
  %0 = vector.mask %k { vector.reduction <add>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %l { vector.transfer_write %a, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return %0 : f32
}
// -----
func.func @fma_folds(%a: vector<4xf32>) -> vector<4xf32> {
  %o = arith.constant dense<1.0> : vector<4xf32>
  %z = arith.constant dense<0.0> : vector<4xf32>
  %0 = vector.fma %a, %o, %z : vector<4xf32>
  %1 = vector.fma %o, %o, %z : vector<4xf32>
  %2 = arith.addf %0, %1 : vector<4xf32>
  return %2 : vector<4xf32>
}
// -----
func.func @from_elements_const() -> (vector<2xi32>, vector<2x2xf32>, vector<2xindex>, vector<1xf32>) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %f = arith.constant 2.0 : f32
  %i = arith.constant 3 : index
  %0 = vector.from_elements %a, %b : vector<2xi32>
  %1 = vector.from_elements %f, %f, %f, %f : vector<2x2xf32>
  %2 = vector.from_elements %i, %i : vector<2xindex>
  %3 = vector.from_elements %f : vector<1xf32>
  return %0, %1, %2, %3 : vector<2xi32>, vector<2x2xf32>, vector<2xindex>, vector<1xf32>
}
// -----
func.func @from_elements_of_extracts(%v: vector<2x2xf32>, %w: vector<4xf32>) -> (vector<2x2xf32>, vector<2xf32>,
    vector<4xf32>) {
  %0 = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %2 = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %3 = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<2x2xf32>
  %5 = vector.from_elements %2, %3 : vector<2xf32>
  %6 = vector.from_elements %0, %1, %2, %3 : vector<4xf32>
  return %4, %5, %6 : vector<2x2xf32>, vector<2xf32>, vector<4xf32>
}
// -----
func.func @to_elements_folds(%f: f32) -> (f32, f32, i32, i32) {
  %b = vector.broadcast %f : f32 to vector<2xf32>
  %0:2 = vector.to_elements %b : vector<2xf32>
  %c = arith.constant dense<[1, 2]> : vector<2xi32>
  %1:2 = vector.to_elements %c : vector<2xi32>
  return %0#0, %0#1, %1#0, %1#1 : f32, f32, i32, i32
}
// -----
func.func @to_elements_stretch(%v: vector<2x1xf32>) -> (f32, f32, f32, f32) {
  %b = vector.broadcast %v : vector<2x1xf32> to vector<2x2xf32>
  %0:4 = vector.to_elements %b : vector<2x2xf32>
  return %0#0, %0#1, %0#2, %0#3 : f32, f32, f32, f32
}
// -----
func.func @step_cmp(%n: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %s = vector.step : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %c2 = arith.constant dense<2> : vector<4xindex>
  %0 = arith.cmpi ult, %s, %c4 : vector<4xindex>
  %1 = arith.cmpi uge, %s, %c4 : vector<4xindex>
  %2 = arith.cmpi ugt, %s, %c2 : vector<4xindex>
  return %0, %1, %2 : vector<4xi1>, vector<4xi1>, vector<4xi1>
}
// -----
func.func @scalable_bcast_fold() -> (vector<[4]xf32>, vector<2x[4]xi8>) {
  %f = arith.constant 1.0 : f32
  %0 = vector.broadcast %f : f32 to vector<[4]xf32>
  %c = arith.constant dense<3> : vector<[4]xi8>
  %1 = vector.broadcast %c : vector<[4]xi8> to vector<2x[4]xi8>
  return %0, %1 : vector<[4]xf32>, vector<2x[4]xi8>
}
// -----
func.func @load_of_cast(%m: memref<4x8xf32>, %x: index) -> vector<8xf32> {
  %c = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %0 = vector.load %c[%x, %x] : memref<?x?xf32>, vector<8xf32>
  vector.store %0, %c[%x, %x] : memref<?x?xf32>, vector<8xf32>
  return %0 : vector<8xf32>
}
