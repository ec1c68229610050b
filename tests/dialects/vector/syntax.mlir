// COMPARE:
// Every operation of the dialect in each of its forms; test_syntax.py compares what is printed with mlir-opt.
// RUN: lamina-opt %s | filecheck %s
// CHECK-LABEL: func.func @contract
// CHECK: vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
// CHECK-LABEL: func.func @mask
// CHECK: vector.mask %{{.*}} { vector.reduction <add>, %{{.*}} : vector<8xf32> into f32 } : vector<8xi1> -> f32
#map_a = affine_map<(m, n, k) -> (m, k)>
#map_b = affine_map<(m, n, k) -> (k, n)>
#map_c = affine_map<(m, n, k) -> (m, n)>
#trait = {
  indexing_maps = [#map_a, #map_b, #map_c],
  iterator_types = ["parallel", "parallel", "reduction"]
}
#trait_max = {
  indexing_maps = [#map_a, #map_b, #map_c],
  iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>
}
#dot = {
  indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
  iterator_types = ["reduction"]
}
func.func @contract(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>, %x: vector<8xf32>, %s: f32) -> vector<4x16xf32> {
  %0 = vector.contract #trait %a, %b, %c : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %1 = vector.contract #trait_max %a, %b, %0 {hello = 1 : i32} : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %2 = vector.contract #dot %x, %x, %s : vector<8xf32>, vector<8xf32> into f32
  return %1 : vector<4x16xf32>
}
func.func @outer(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32, %i: vector<[4]xi32>, %j: vector<4x[4]xi32>, %k: vector<4xi32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %a, %s : vector<4xf32>, f32
  %4 = vector.outerproduct %a, %s, %a {kind = #vector.kind<mul>} : vector<4xf32>, f32
  %5 = vector.outerproduct %k, %i, %j {kind = #vector.kind<and>, foo} : vector<4xi32>, vector<[4]xi32>
  return
}
func.func @transfer(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %f: f32, %mask: vector<4xi1>,
    %mv: memref<?x?xvector<4x3xf32>>, %vf: vector<4x3xf32>, %mask2: vector<5xi1>, %mi: memref<?x?xi8>, %z: i8) -> tensor<?x?xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<128xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<3x7xf32>
  %3 = vector.transfer_read %m[%i, %i], %f, %mask {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %mv[%i, %i], %vf {in_bounds = [true, true]} : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %5 = vector.transfer_read %t[%i, %i], %f {in_bounds = [false, true], permutation_map = affine_map<(d0, d1)
      -> (d0, 0)>, other = 3} : tensor<?x?xf32>, vector<5x6xf32>
  %6 = vector.transfer_read %t[%i, %i], %f : tensor<?x?xf32>, vector<f32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %0, %m[%i, %i], %mask {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %4, %mv[%i, %i] {in_bounds = [true, true]} : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  %7 = vector.transfer_write %0, %t[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, tensor<?x?xf32>
  %8 = vector.transfer_write %6, %7[%i, %i] : vector<f32>, tensor<?x?xf32>
  %9 = vector.transfer_read %t[%i, %i], %f {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : tensor<?x?xf32>, vector<5x6xf32>
  return %8 : tensor<?x?xf32>
}
func.func @mask(%m: vector<8xi1>, %v: vector<8xf32>, %p: f32, %mem: memref<?xf32>, %i: index, %t: tensor<?xf32>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  vector.mask %m { vector.transfer_write %v, %mem[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  vector.mask %m { }  : vector<8xi1>
  %w = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<8xf32>, tensor<?xf32> } : vector<8xi1> -> tensor<?xf32>
  %2 = vector.mask %m { %3 = vector.reduction <add>, %v : vector<8xf32> into f32
       vector.yield %3 : f32 } {abc} : vector<8xi1> -> f32
  %4 = vector.mask %m, %v { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0 : f32
}
func.func @misc(%v: vector<8xf32>, %n: vector<4x8xf32>, %i: index, %f: f32, %z: vector<f32>, %mem: memref<?x?xf32>,
    %iv: vector<8xi32>, %m: vector<8xi1>, %t: tensor<?x?xf32>, %acc4: vector<4xf32>, %acc8: vector<8xf32>, %sv: vector<[4]xf32>, %sm: memref<4x8xf32>) {
  %r0 = vector.reduction <add>, %v : vector<8xf32> into f32
  %r1 = vector.reduction <maximumf>, %v, %f fastmath<reassoc,nnan> : vector<8xf32> into f32
  %mr = vector.multi_reduction <add>, %n, %acc4 [1] : vector<4x8xf32> to vector<4xf32>
  %mr2 = vector.multi_reduction <mul>, %n, %f [0, 1] : vector<4x8xf32> to f32
  %b0 = vector.broadcast %f : f32 to vector<4x8xf32>
  %b1 = vector.broadcast %v : vector<8xf32> to vector<4x8xf32>
  %sh = vector.shuffle %v, %v [0, 3, -1, 15] : vector<8xf32>, vector<8xf32>
  %sh2 = vector.shuffle %n, %n [0, 7] : vector<4x8xf32>, vector<4x8xf32>
  %in = vector.interleave %v, %v : vector<8xf32> -> vector<16xf32>
  %in0 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %d0, %d1 = vector.deinterleave %v : vector<8xf32> -> vector<4xf32>
  %e0 = vector.extract %n[2] : vector<8xf32> from vector<4x8xf32>
  %e1 = vector.extract %n[%i, 3] : f32 from vector<4x8xf32>
  %e2 = vector.extract %z[] : f32 from vector<f32>
  %e3 = vector.extract %n[-1] : vector<8xf32> from vector<4x8xf32>
  %fma = vector.fma %v, %v, %v : vector<8xf32>
  %el:8 = vector.to_elements %v : vector<8xf32>
  %fe = vector.from_elements %f, %f, %f, %f : vector<2x2xf32>
  %fe0 = vector.from_elements %f : vector<f32>
  %is = vector.insert %v, %n[1] : vector<8xf32> into vector<4x8xf32>
  %is1 = vector.insert %f, %n[1, %i] : f32 into vector<4x8xf32>
  %is2 = vector.insert %f, %z[] : f32 into vector<f32>
  %si = vector.scalable.insert %acc4, %sv[4] : vector<4xf32> into vector<[4]xf32>
  %se = vector.scalable.extract %sv[4] : vector<4xf32> from vector<[4]xf32>
  %iss = vector.insert_strided_slice %acc4, %n {offsets = [1, 2], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  %ess = vector.extract_strided_slice %n {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %l = vector.load %mem[%i, %i] : memref<?x?xf32>, vector<8xf32>
  %l2 = vector.load %mem[%i, %i] {nontemporal = true, alignment = 8 : i64} : memref<?x?xf32>, vector<4x8xf32>
  vector.store %v, %mem[%i, %i] : memref<?x?xf32>, vector<8xf32>
  vector.store %v, %mem[%i, %i] {nontemporal = false} : memref<?x?xf32>, vector<8xf32>
  %ml = vector.maskedload %mem[%i, %i], %m, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %mem[%i, %i], %m, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  %g = vector.gather %mem[%i, %i][%iv], %m, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %g2 = vector.gather %t[%i, %i][%iv], %m, %v : tensor<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %mem[%i, %i][%iv], %m, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %sc = vector.scatter %t[%i, %i][%iv], %m, %v : tensor<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> -> tensor<?x?xf32>
  %xl = vector.expandload %mem[%i, %i], %m, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %mem[%i, %i], %m, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  %scast = vector.shape_cast %n : vector<4x8xf32> to vector<32xf32>
  %bc = vector.bitcast %v : vector<8xf32> to vector<16xi16>
  %tc = vector.type_cast %sm : memref<4x8xf32> to memref<vector<4x8xf32>>
  %cm = vector.constant_mask [2, 3] : vector<4x8xi1>
  %cm0 = vector.constant_mask [0] : vector<i1>
  %crm = vector.create_mask %i, %i : vector<4x[8]xi1>
  %tr = vector.transpose %n, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  vector.print %n : vector<4x8xf32>
  vector.print %f : f32 punctuation <comma>
  vector.print punctuation <newline>
  vector.print punctuation <open>
  vector.print
  vector.print str "hello"
  %vs = vector.vscale
  %scn:2 = vector.scan <add>, %n, %acc8 {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  %st = vector.step : vector<[4]xindex>
  return
}
