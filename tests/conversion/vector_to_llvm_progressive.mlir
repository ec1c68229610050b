// COMPARE: --convert-vector-to-llvm --split-input-file
// ----- vector.contract
func.func @contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
      affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// ----- vector.contract
func.func @contract_2(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>,
      affine_map<(m,n,k)->(n,m)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<4x3xf32> into vector<4x2xf32>
  return %0 : vector<4x2xf32>
}
// ----- vector.contract
func.func @contract_3(%a: vector<2x2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2x2x4xf32>) -> vector<2x2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b, m,n,k)->(b, m,k)>, affine_map<(b,m,n,k)->(b,k,n)>,
      affine_map<(b,m,n,k)->(b,m,n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c
      : vector<2x2x3xf32>, vector<2x3x4xf32> into vector<2x2x4xf32>
  return %0 : vector<2x2x4xf32>
}
// ----- vector.contract
func.func @contract_4(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(k)>, affine_map<(m,k)->(m)>],
      iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
  return %0 : vector<2xi32>
}
// ----- vector.contract
func.func @contract_5(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(m,k)->(m,k)>, affine_map<(m,k)->(m,k)>, affine_map<(m,k)->()>],
      iterator_types = ["reduction", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32
  return %0 : f32
}
// ----- vector.mask, vector.contract
func.func @mask_contract(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
      affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>,
      vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// ----- vector.contract
func.func @contract_6(%a: vector<2x1xf32>, %b: vector<1x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>,
      affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x1xf32>, vector<1x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// ----- vector.outerproduct, vector.mask
func.func @a(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %s: f32, %m: vector<2xi1>) -> (vector<2x4xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<4xf32>
  %1 = vector.outerproduct %a, %s : vector<2xf32>, f32
  %2 = vector.mask %m { vector.outerproduct %a, %s, %a {kind = #vector.kind<maximumf>} : vector<2xf32>, f32 } : vector<2xi1> -> vector<2xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<2xf32>, vector<2xf32>
}
// ----- vector.transpose
func.func @transpose(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<1x4xf32>, %d: vector<2x1x4xf32>,
    %e: vector<16x16xf32>, %g: vector<1x16x16xf32>) -> (vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>,
    vector<4x1xf32>, vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %2 = vector.transpose %b, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  %3 = vector.transpose %c, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %4 = vector.transpose %d, [2, 1, 0] : vector<2x1x4xf32> to vector<4x1x2xf32>
  %5 = vector.transpose %e, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  %6 = vector.transpose %g, [2, 0, 1] : vector<1x16x16xf32> to vector<16x1x16xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<3x2xf32>, vector<3x2x4xf32>, vector<4x3x2xf32>, vector<4x1xf32>,
      vector<4x1x2xf32>, vector<16x16xf32>, vector<16x1x16xf32>
}
// ----- vector.shape_cast
func.func @shape_cast(%a: vector<2x3xf32>) -> vector<6xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
  return %0 : vector<6xf32>
}
// ----- vector.shape_cast
func.func @shape_cast_2(%a: vector<6xf32>) -> vector<2x3xf32> {
  %0 = vector.shape_cast %a : vector<6xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// ----- vector.shape_cast
func.func @shape_cast_3(%a: vector<2x6xf32>) -> vector<4x3xf32> {
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<4x3xf32>
  return %0 : vector<4x3xf32>
}
// ----- vector.shape_cast
func.func @shape_cast_4(%a: vector<1x2x1x4xf32>) -> vector<2x4xf32> {
  %0 = vector.shape_cast %a : vector<1x2x1x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// ----- vector.shape_cast
func.func @shape_cast_5(%a: vector<3x4xf32>) -> vector<2x6xf32> {
  %0 = vector.shape_cast %a : vector<3x4xf32> to vector<2x6xf32>
  return %0 : vector<2x6xf32>
}
// ----- vector.shape_cast
func.func @a(%a: vector<f32>, %b: vector<1x1xf32>, %c: vector<4x1xf32>, %d: vector<4xf32>) -> (vector<1xf32>, vector<f32>, vector<4xf32>, vector<2x2x1xf32>) {
  %0 = vector.shape_cast %a : vector<f32> to vector<1xf32>
  %1 = vector.shape_cast %b : vector<1x1xf32> to vector<f32>
  %2 = vector.shape_cast %c : vector<4x1xf32> to vector<4xf32>
  %3 = vector.shape_cast %d : vector<4xf32> to vector<2x2x1xf32>
  return %0, %1, %2, %3: vector<1xf32>, vector<f32>, vector<4xf32>, vector<2x2x1xf32>
}
// ----- vector.shape_cast
func.func @shape_cast_6(%a: vector<2x3x4xf32>, %b: vector<6x4xf32>) -> (vector<6x4xf32>, vector<2x3x4xf32>, vector<2x12xf32>) {
  %0 = vector.shape_cast %a : vector<2x3x4xf32> to vector<6x4xf32>
  %1 = vector.shape_cast %b : vector<6x4xf32> to vector<2x3x4xf32>
  %2 = vector.shape_cast %b : vector<6x4xf32> to vector<2x12xf32>
  return %0, %1, %2 : vector<6x4xf32>, vector<2x3x4xf32>, vector<2x12xf32>
}
// ----- vector.shape_cast
func.func @shape_cast_7(%a: vector<2x1x[4]xf32>, %b: vector<2x[8]xf32>) -> (vector<2x[4]xf32>, vector<[16]xf32>) {
  %0 = vector.shape_cast %a : vector<2x1x[4]xf32> to vector<2x[4]xf32>
  %1 = vector.shape_cast %b : vector<2x[8]xf32> to vector<[16]xf32>
  return %0, %1 : vector<2x[4]xf32>, vector<[16]xf32>
}
// ----- vector.broadcast
func.func @broadcast(%a: vector<3xf32>, %b: vector<2x1xf32>, %c: vector<1xf32>, %d: vector<1x3xf32>, %f: f32,
    %e: vector<2x1x2xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x3x2xf32>) {
  %0 = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  %1 = vector.broadcast %b : vector<2x1xf32> to vector<2x3xf32>
  %2 = vector.broadcast %c : vector<1xf32> to vector<4xf32>
  %3 = vector.broadcast %d : vector<1x3xf32> to vector<2x3xf32>
  %4 = vector.broadcast %f : f32 to vector<2x2xf32>
  %5 = vector.broadcast %e : vector<2x1x2xf32> to vector<2x3x2xf32>
  return %0, %1, %2, %3, %4, %5 : vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x3x2xf32>
}
// ----- vector.interleave, vector.deinterleave, vector.bitcast
func.func @interleave_deinterleave_bitcast(%a: vector<2x4xf32>, %b: vector<2x2x[4]xi8>, %i : index, %v: vector<4xf32>)
    -> (vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>) {
  %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<2x8xf32>
  %1, %2 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x2xf32>
  %3 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
  %4 = vector.fma %a, %a, %a : vector<2x4xf32>
  %5 = vector.step : vector<4xindex>
  %6 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x8xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x8xi16>, vector<2x4xf32>, vector<4xindex>, vector<8xf32>
}
// ----- vector.multi_reduction, vector.mask, vector.scan
func.func @a(%a: vector<2x3xf32>, %b: vector<2x3x4xf32>, %c: vector<2xf32>, %d: vector<3xf32>, %f: f32,
    %e: vector<2x4xf32>, %g: vector<4xf32>, %m: vector<2x3xi1>, %m4: vector<4xi1>) -> (vector<2xf32>, vector<3xf32>,
    vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32) {
  %0 = vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32>
  %1 = vector.multi_reduction <mul>, %a, %d [0] : vector<2x3xf32> to vector<3xf32>
  %2 = vector.multi_reduction <add>, %b, %e [1] : vector<2x3x4xf32> to vector<2x4xf32>
  %3 = vector.multi_reduction <add>, %b, %f [0, 1, 2] : vector<2x3x4xf32> to f32
  %4 = vector.multi_reduction <maximumf>, %b, %g [0, 1] : vector<2x3x4xf32> to vector<4xf32>
  %5 = vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32
  %6 = vector.mask %m { vector.multi_reduction <add>, %a, %c [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  %7 = vector.mask %m4 { vector.multi_reduction <add>, %g, %f [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xf32>, vector<3xf32>, vector<2x4xf32>, f32, vector<4xf32>, f32, vector<2xf32>, f32
}
func.func @s(%n: vector<2x3xf32>, %a: vector<3xf32>, %v: vector<4xi32>, %z: vector<i32>, %b: vector<2xf32>)
    -> (vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>) {
  %0:2 = vector.scan <add>, %n, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
  %1:2 = vector.scan <mul>, %v, %z {inclusive = false, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
  %2:2 = vector.scan <mul>, %n, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xf32>, vector<2xf32>
  return %0#0, %0#1, %1#0, %1#1, %2#0 : vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<i32>, vector<2x3xf32>
}
func.func @g(%m: memref<?x?xf32>, %i: index, %iv: vector<2x3xi32>, %mk: vector<2x3xi1>, %v: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.gather %m[%i, %i][%iv], %mk, %v : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @fe(%a: f32, %b: f32, %v: vector<2x3xf32>) -> (vector<2x2xf32>, f32, f32) {
  %0 = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  %1:6 = vector.to_elements %v : vector<2x3xf32>
  return %0, %1#2, %1#4 : vector<2x2xf32>, f32, f32
}
// ----- vector.transfer_read, vector.transfer_write
func.func @transfer_read_transfer_write(%m: memref<?x?x?xf32>, %f: f32, %i: index, %v: vector<4xf32>, %w: vector<4x8xf32>, %mk: vector<4xi1>,
    %t: tensor<?x?x?xf32>, %ms: memref<?x?xf32, strided<[?, 2]>>, %z: vector<f32>) -> (vector<4xf32>, vector<8x4xf32>,
    vector<4x8xf32>, vector<2x4xf32>, vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2)
      -> (d2, d1)>} : memref<?x?x?xf32>, vector<8x4xf32>
  %2 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
      -> (0, d2)>} : memref<?x?x?xf32>, vector<2x4xf32>
  %4 = vector.transfer_read %m[%i, %i, %i], %f, %mk {in_bounds = [true]} : memref<?x?x?xf32>, vector<4xf32>
  %5 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
      -> (d2, 0)>} : memref<?x?x?xf32>, vector<4x8xf32>
  vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
  vector.transfer_write %w, %m[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
      -> (d2, d1)>} : vector<4x8xf32>, memref<?x?x?xf32>
  vector.transfer_write %v, %m[%i, %i, %i], %mk {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<4xf32>, memref<?x?x?xf32>
  %6 = vector.transfer_write %w, %t[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2)
      -> (d2, d0)>} : vector<4x8xf32>, tensor<?x?x?xf32>
  %7 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<f32>
  %8 = vector.transfer_read %ms[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32, strided<[?, 2]>>, vector<4xf32>
  vector.transfer_write %z, %m[%i, %i, %i] : vector<f32>, memref<?x?x?xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xf32>, vector<8x4xf32>, vector<4x8xf32>, vector<2x4xf32>,
      vector<4xf32>, vector<4x8xf32>, tensor<?x?x?xf32>, vector<f32>, vector<4xf32>
}
