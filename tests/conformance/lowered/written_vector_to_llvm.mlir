// COMPARE: --allow-unregistered-dialect --convert-vector-to-llvm
func.func @bcast_scalable(%a: f32) -> vector<2x[4]xf32> {
  %0 = vector.broadcast %a : f32 to vector<[4]xf32>
  %1 = vector.broadcast %0 : vector<[4]xf32> to vector<2x[4]xf32>
  return %1 : vector<2x[4]xf32>
}
// -----
func.func @shape_cast_scalable(%a: vector<1x[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.shape_cast %a : vector<1x[4]xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
// -----
func.func @mr_scalable(%a: vector<4x[4]xf32>, %acc: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <add>, %a, %acc [0] : vector<4x[4]xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
// -----
func.func @mr_scalable_par(%a: vector<[4]x4xf32>, %acc: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <add>, %a, %acc [1] : vector<[4]x4xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
// -----
func.func @mr_all(%a: vector<2x4xf32>, %acc: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %a, %acc [0, 1] : vector<2x4xf32> to f32
  return %0 : f32
}
// -----
func.func @mr_masked(%a: vector<2x4xf32>, %acc: vector<2xf32>, %m: vector<2x4xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a,
    %acc [1] : vector<2x4xf32> to vector<2xf32> } : vector<2x4xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}
// -----
func.func @mr_3d(%a: vector<2x3x4xi32>, %acc: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.multi_reduction <maxsi>, %a, %acc [0, 2] : vector<2x3x4xi32> to vector<3xi32>
  return %0 : vector<3xi32>
}
// -----
func.func @mr_none(%a: vector<2x3xi32>, %acc: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.multi_reduction <xor>, %a, %acc [] : vector<2x3xi32> to vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
// -----
func.func @contract_matmul(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// -----
func.func @contract_dot(%a: vector<4xf16>, %b: vector<4xf16>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
    iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4xf16>, vector<4xf16> into f32
  return %0 : f32
}
// -----
func.func @contract_max(%a: vector<2x4xf32>, %b: vector<3x4xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<maxnumf>} %a, %b, %c : vector<2x4xf32>, vector<3x4xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// -----
func.func @contract_masked(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>,
    %m: vector<2x3x4xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1,
    d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>} %a, %b, %c : vector<2x4xf32>,
    vector<4x3xf32> into vector<2x3xf32> } : vector<2x3x4xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// -----
func.func @contract_mixed_ext(%a: vector<2x4xi8>, %b: vector<4x3xi8>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>,
    affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<add>} %a, %b, %c : vector<2x4xi8>, vector<4x3xi8> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
// -----
func.func @contract_scalable(%a: vector<2xf32>, %b: vector<[4]xf32>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<[4]xf32>
  return %0 : vector<2x[4]xf32>
}
// -----
func.func @outer_axpy(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minnumf>} : vector<4xf32>, f32
  return %0 : vector<4xf32>
}
// -----
func.func @outer_masked(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>,
    %m: vector<2x4xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>,
    vector<4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// -----
func.func @outer_int(%a: vector<2xi32>, %b: vector<3xi32>) -> vector<2x3xi32> {
  %0 = vector.outerproduct %a, %b : vector<2xi32>, vector<3xi32>
  return %0 : vector<2x3xi32>
}
// -----
func.func @create_mask_scalable(%n: index, %m: index) -> vector<2x[4]xi1> {
  %0 = vector.create_mask %n, %m : vector<2x[4]xi1>
  return %0 : vector<2x[4]xi1>
}
// -----
func.func @create_mask_vscale() -> vector<[4]xi1> {
  %c4 = arith.constant 4 : index
  %vs = vector.vscale
  %n = arith.muli %vs, %c4 : index
  %0 = vector.create_mask %n : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}
// -----
func.func @constant_mask() -> (vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<2x[4]xi1>, vector<i1>) {
  %0 = vector.constant_mask [2] : vector<4xi1>
  %1 = vector.constant_mask [1, 2] : vector<2x3xi1>
  %2 = vector.constant_mask [4] : vector<[4]xi1>
  %3 = vector.constant_mask [1, 4] : vector<2x[4]xi1>
  %4 = vector.constant_mask [1] : vector<i1>
  return %0, %1, %2, %3, %4 : vector<4xi1>, vector<2x3xi1>, vector<[4]xi1>, vector<2x[4]xi1>, vector<i1>
}
// -----
func.func @create_mask_consts() -> (vector<2x3xi1>, vector<4xi1>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %cm = arith.constant -3 : index
  %0 = vector.create_mask %c5, %cm : vector<2x3xi1>
  %1 = vector.create_mask %c5 : vector<4xi1>
  return %0, %1 : vector<2x3xi1>, vector<4xi1>
}
// -----
func.func @bitcast_nd(%a: vector<2x4xf32>) -> vector<2x8xi16> {
  %0 = vector.bitcast %a : vector<2x4xf32> to vector<2x8xi16>
  return %0 : vector<2x8xi16>
}
// -----
func.func @bitcast_0d(%a: vector<f32>) -> vector<i32> {
  %0 = vector.bitcast %a : vector<f32> to vector<i32>
  return %0 : vector<i32>
}
// -----
func.func @bitcast_scalable(%a: vector<[4]xi32>) -> vector<[8]xi16> {
  %0 = vector.bitcast %a : vector<[4]xi32> to vector<[8]xi16>
  return %0 : vector<[8]xi16>
}
// -----
func.func @interleave(%a: vector<2x4xi32>, %b: vector<2x4xi32>, %c: vector<[4]xf32>) -> (vector<2x8xi32>,
    vector<[4]xf32>, vector<[4]xf32>, vector<2xf32>) {
  %f = arith.constant 1.0 : f32
  %v0 = vector.broadcast %f : f32 to vector<f32>
  %0 = vector.interleave %a, %b : vector<2x4xi32> -> vector<2x8xi32>
  %1 = vector.interleave %c, %c : vector<[4]xf32> -> vector<[8]xf32>
  %2, %3 = vector.deinterleave %1 : vector<[8]xf32> -> vector<[4]xf32>
  %4 = vector.interleave %v0, %v0 : vector<f32> -> vector<2xf32>
  return %0, %2, %3, %4 : vector<2x8xi32>, vector<[4]xf32>, vector<[4]xf32>, vector<2xf32>
}
// -----
func.func @deinterleave_nd(%a: vector<2x3x8xi8>) -> (vector<2x3x4xi8>, vector<2x3x4xi8>) {
  %0, %1 = vector.deinterleave %a : vector<2x3x8xi8> -> vector<2x3x4xi8>
  return %0, %1 : vector<2x3x4xi8>, vector<2x3x4xi8>
}
// -----
func.func @step() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}
// -----
func.func @scan(%a: vector<2x3xi32>, %i: vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>) {
  %0:2 = vector.scan <add>, %a, %i {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xi32>, vector<3xi32>
  return %0#0, %0#1 : vector<2x3xi32>, vector<3xi32>
}
// -----
func.func @scan_excl(%a: vector<4xf32>, %i: vector<f32>) -> (vector<4xf32>, vector<f32>) {
  %0:2 = vector.scan <mul>, %a, %i {inclusive = false, reduction_dim = 0 : i64} : vector<4xf32>, vector<f32>
  return %0#0, %0#1 : vector<4xf32>, vector<f32>
}
// -----
func.func @reduction_kinds(%f: vector<8xf32>, %i: vector<8xi32>, %x: vector<8xindex>, %af: f32, %ai: i32) -> (f32,
    f32, f32, f32, i32, i32, i32, index) {
  %0 = vector.reduction <add>, %f, %af fastmath<reassoc> : vector<8xf32> into f32
  %1 = vector.reduction <maximumf>, %f : vector<8xf32> into f32
  %2 = vector.reduction <minnumf>, %f, %af : vector<8xf32> into f32
  %3 = vector.reduction <mul>, %f : vector<8xf32> into f32
  %4 = vector.reduction <maxui>, %i, %ai : vector<8xi32> into i32
  %5 = vector.reduction <xor>, %i : vector<8xi32> into i32
  %6 = vector.reduction <and>, %i, %ai : vector<8xi32> into i32
  %7 = vector.reduction <add>, %x : vector<8xindex> into index
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, i32, i32, i32, index
}
// -----
func.func @reduction_scalable_masked(%f: vector<[4]xf32>, %m: vector<[4]xi1>, %acc: f32) -> f32 {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %f, %acc : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %0 : f32
}
// -----
func.func @reduction_masked_int(%f: vector<8xi16>, %m: vector<8xi1>) -> (i16, i16, i16) {
  %0 = vector.mask %m { vector.reduction <minsi>, %f : vector<8xi16> into i16 } : vector<8xi1> -> i16
  %1 = vector.mask %m { vector.reduction <and>, %f : vector<8xi16> into i16 } : vector<8xi1> -> i16
  %2 = vector.mask %m { vector.reduction <mul>, %f : vector<8xi16> into i16 } : vector<8xi1> -> i16
  return %0, %1, %2 : i16, i16, i16
}
// -----
func.func @gather(%m: memref<?x8xf32>, %i: vector<2x4xindex>, %k: vector<2x4xi1>, %p: vector<2x4xf32>,
    %x: index) -> vector<2x4xf32> {
  %0 = vector.gather %m[%x, %x][%i], %k, %p : memref<?x8xf32>, vector<2x4xindex>, vector<2x4xi1>,
    vector<2x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
// -----
func.func @gather_strided(%m: memref<8x2xf32, strided<[2, 1], offset: ?>>, %i: vector<4xi32>, %k: vector<4xi1>,
    %p: vector<4xf32>, %x: index) -> vector<4xf32> {
  %0 = vector.gather %m[%x, %x][%i], %k, %p : memref<8x2xf32, strided<[2, 1], offset: ?>>, vector<4xi32>,
    vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @gather_tensor(%m: tensor<?xf32>, %i: vector<4xindex>, %k: vector<4xi1>, %p: vector<4xf32>,
    %x: index) -> vector<4xf32> {
  %0 = vector.gather %m[%x][%i], %k, %p : tensor<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @gather_1d_contig(%m: memref<?xf32>, %k: vector<4xi1>, %p: vector<4xf32>, %x: index) -> vector<4xf32> {
  %i = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %0 = vector.gather %m[%x][%i], %k, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @gather_step(%m: memref<?xf32>, %p: vector<4xf32>, %x: index) -> vector<4xf32> {
  %i = vector.step : vector<4xindex>
  %k = arith.constant dense<true> : vector<4xi1>
  %0 = vector.gather %m[%x][%i], %k, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @scatter_step(%m: memref<?xf32>, %p: vector<4xf32>, %x: index, %k: vector<4xi1>) {
  %i = vector.step : vector<4xindex>
  vector.scatter %m[%x][%i], %k, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @scatter_none(%m: memref<?xf32>, %p: vector<4xf32>, %x: index, %i: vector<4xi32>) {
  %k = arith.constant dense<false> : vector<4xi1>
  vector.scatter %m[%x][%i], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @maskedload(%m: memref<?xf32>, %k: vector<4xi1>, %p: vector<4xf32>, %x: index) -> vector<4xf32> {
  %0 = vector.maskedload %m[%x], %k, %p {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>,
    vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%x], %k, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @maskedload_const(%m: memref<?xf32>, %p: vector<4xf32>, %x: index) -> (vector<4xf32>, vector<4xf32>) {
  %k = vector.constant_mask [4] : vector<4xi1>
  %n = arith.constant dense<false> : vector<4xi1>
  %0 = vector.maskedload %m[%x], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %m[%x], %n, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%x], %k, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%x], %n, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// -----
func.func @expand_compress(%m: memref<?xf32>, %k: vector<4xi1>, %p: vector<4xf32>, %x: index) -> vector<4xf32> {
  %t = arith.constant dense<true> : vector<4xi1>
  %0 = vector.expandload %m[%x], %k, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%x], %k, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %1 = vector.expandload %m[%x], %t, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%x], %t, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %1 : vector<4xf32>
}
// -----
func.func @load_nontemporal(%m: memref<4x8xf32, 3>, %x: index) -> vector<8xf32> {
  %0 = vector.load %m[%x, %x] {nontemporal = true, alignment = 16 : i64} : memref<4x8xf32, 3>, vector<8xf32>
  vector.store %0, %m[%x, %x] {nontemporal = true} : memref<4x8xf32, 3>, vector<8xf32>
  return %0 : vector<8xf32>
}
// -----
func.func @load_0d(%m: memref<4x8xf32>, %x: index) -> vector<f32> {
  %0 = vector.load %m[%x, %x] : memref<4x8xf32>, vector<f32>
  vector.store %0, %m[%x, %x] : memref<4x8xf32>, vector<f32>
  return %0 : vector<f32>
}
// -----
func.func @type_cast(%m: memref<2x4xf32>, %n: memref<4x3xf32, 5>) -> (memref<vector<2x4xf32>>,
    memref<vector<4x3xf32>, 5>) {
  %0 = vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf32>>
  %1 = vector.type_cast %n : memref<4x3xf32, 5> to memref<vector<4x3xf32>, 5>
  return %0, %1 : memref<vector<2x4xf32>>, memref<vector<4x3xf32>, 5>
}
// -----
func.func @print(%a: vector<2x2xf32>, %b: vector<[2]xi1>, %c: index, %d: ui8, %e: vector<3xi64>, %f: bf16) {
  vector.print %a : vector<2x2xf32>
  vector.print %b : vector<[2]xi1>
  vector.print %c : index
  vector.print %d : ui8
  vector.print %e : vector<3xi64> punctuation <no_punctuation>
  vector.print punctuation <comma>
  vector.print str "hello"
  vector.print %f : bf16
  return
}
// -----
func.func @print_wide(%a: i128, %b: vector<2xsi16>, %c: vector<f32>, %d: f16) {
  vector.print %b : vector<2xsi16>
  vector.print %c : vector<f32>
  vector.print %d : f16
  return
}
// -----
func.func @from_to_elements(%a: f32, %v: vector<2x2xf32>, %s: vector<f32>) -> (vector<2xf32>, f32, f32, vector<f32>,
    f32) {
  %0 = vector.from_elements %a, %a : vector<2xf32>
  %1:4 = vector.to_elements %v : vector<2x2xf32>
  %2 = vector.from_elements %a : vector<f32>
  %3 = vector.to_elements %s : vector<f32>
  return %0, %1#0, %1#3, %2, %3 : vector<2xf32>, f32, f32, vector<f32>, f32
}
// -----
func.func @from_elements_identity(%v: vector<2x2xf32>) -> vector<2x2xf32> {
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<2x2xf32>
  return %1 : vector<2x2xf32>
}
// -----
func.func @from_elements_perm(%v: vector<4xf32>, %w: vector<2xf32>) -> vector<4xf32> {
  %0:4 = vector.to_elements %v : vector<4xf32>
  %1:2 = vector.to_elements %w : vector<2xf32>
  %2 = vector.from_elements %0#3, %1#0, %0#1, %1#1 : vector<4xf32>
  return %2 : vector<4xf32>
}
// -----
func.func @shuffle(%a: vector<2x4xf32>, %b: vector<3x4xf32>, %c: vector<4xi8>) -> (vector<3x4xf32>, vector<4xi8>,
    vector<2xi8>) {
  %0 = vector.shuffle %a, %b [0, 4, 2] : vector<2x4xf32>, vector<3x4xf32>
  %1 = vector.shuffle %c, %c [0, 1, 2, 3] : vector<4xi8>, vector<4xi8>
  %2 = vector.shuffle %c, %c [-1, 5] : vector<4xi8>, vector<4xi8>
  return %0, %1, %2 : vector<3x4xf32>, vector<4xi8>, vector<2xi8>
}
// -----
func.func @extract_dyn(%v: vector<2x4xf32>, %i: index, %u: vector<f32>, %s: vector<[4]xf32>) -> (f32, vector<4xf32>,
    f32, f32) {
  %0 = vector.extract %v[%i, 2] : f32 from vector<2x4xf32>
  %1 = vector.extract %v[%i] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.extract %u[] : f32 from vector<f32>
  %3 = vector.extract %s[%i] : f32 from vector<[4]xf32>
  return %0, %1, %2, %3 : f32, vector<4xf32>, f32, f32
}
// -----
func.func @strided(%v: vector<4x8xf32>, %w: vector<2x4xf32>, %s: vector<4x[4]xf32>) -> (vector<2x4xf32>,
    vector<4x8xf32>, vector<2x8xf32>, vector<2x[4]xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 4], strides = [1,
    1]} : vector<4x8xf32> to vector<2x4xf32>
  %1 = vector.insert_strided_slice %w, %v {offsets = [2, 3], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %2 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %3 = vector.extract_strided_slice %s {offsets = [1, 0], sizes = [2, 4], strides = [1,
    1]} : vector<4x[4]xf32> to vector<2x[4]xf32>
  return %0, %1, %2, %3 : vector<2x4xf32>, vector<4x8xf32>, vector<2x8xf32>, vector<2x[4]xf32>
}
// -----
func.func @insert_strided_rank(%v: vector<4x4x8xf32>, %w: vector<2x4xf32>, %x: vector<4xf32>) -> (vector<4x4x8xf32>,
    vector<4x4x8xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [2, 1, 3], strides = [1,
    1]} : vector<2x4xf32> into vector<4x4x8xf32>
  %1 = vector.insert_strided_slice %x, %v {offsets = [2, 1, 3], strides = [1]} : vector<4xf32> into vector<4x4x8xf32>
  return %0, %1 : vector<4x4x8xf32>, vector<4x4x8xf32>
}
// -----
func.func @transpose(%a: vector<2x3x4xf32>, %b: vector<1x4xf32>, %c: vector<4x1x[4]xf32>) -> (vector<4x3x2xf32>,
    vector<4x1xf32>, vector<1x4x[4]xf32>, vector<3x2x4xf32>) {
  %0 = vector.transpose %a, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  %1 = vector.transpose %b, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %2 = vector.transpose %c, [1, 0, 2] : vector<4x1x[4]xf32> to vector<1x4x[4]xf32>
  %3 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %0, %1, %2, %3 : vector<4x3x2xf32>, vector<4x1xf32>, vector<1x4x[4]xf32>, vector<3x2x4xf32>
}
// -----
func.func @fma_nd(%a: vector<2x4xf32>, %b: vector<[4]xf64>, %c: vector<f16>) -> (vector<2x4xf32>, vector<[4]xf64>,
    vector<f16>) {
  %0 = vector.fma %a, %a, %a : vector<2x4xf32>
  %1 = vector.fma %b, %b, %b : vector<[4]xf64>
  %2 = vector.fma %c, %c, %c : vector<f16>
  return %0, %1, %2 : vector<2x4xf32>, vector<[4]xf64>, vector<f16>
}
// -----
func.func @scalable_insert_extract(%a: vector<8xf32>, %b: vector<[4]xf32>) -> (vector<[4]xf32>, vector<4xf32>) {
  %0 = vector.scalable.insert %a, %b[0] : vector<8xf32> into vector<[4]xf32>
  %1 = vector.scalable.extract %b[4] : vector<4xf32> from vector<[4]xf32>
  return %0, %1 : vector<[4]xf32>, vector<4xf32>
}
// -----
func.func @mask_empty(%a: vector<4xf32>, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.yield %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @transfer_0d(%m: memref<4x4xf32>, %i: index) -> vector<f32> {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %c : memref<4x4xf32>, vector<f32>
  vector.transfer_write %0, %m[%i, %i] : vector<f32>, memref<4x4xf32>
  return %0 : vector<f32>
}
// -----
func.func @transfer_bcast(%m: memref<?x?xf32>, %i: index) -> vector<4x8xf32> {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %c {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true,
    false]} : memref<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @transfer_transposed(%m: memref<?x?xf32>, %i: index, %v: vector<4x8xf32>) -> vector<4x8xf32> {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %c {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>,
    vector<4x8xf32>
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true,
    true]} : vector<4x8xf32>, memref<?x?xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @transfer_masked(%m: memref<?x?xf32>, %i: index, %k: vector<4x8xi1>, %v: vector<4x8xf32>) -> vector<4x8xf32> {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %c, %k : memref<?x?xf32>, vector<4x8xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x?xf32>
  return %0 : vector<4x8xf32>
}
// -----
func.func @transfer_strided_1d(%m: memref<?x?xf32>, %i: index, %v: vector<4xf32>) -> vector<4xf32> {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %c {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>,
    vector<4xf32>
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @transfer_scalable(%m: memref<?x?xf32>, %i: index, %v: vector<[4]x4xf32>, %k: vector<[4]x[4]xi1>,
    %w: vector<[4]x[4]xf32>) -> vector<[4]x4xf32> {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %c {in_bounds = [true, true]} : memref<?x?xf32>, vector<[4]x4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %m[%i, %i], %k {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
  return %0 : vector<[4]x4xf32>
}
// -----
func.func @transfer_tensor(%t: tensor<?x?xf32>, %i: index, %v: vector<4x8xf32>) -> (vector<4x8xf32>, tensor<?x?xf32>) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %t[%i, %i], %c : tensor<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %v, %t[%i, %i] : vector<4x8xf32>, tensor<?x?xf32>
  return %0, %1 : vector<4x8xf32>, tensor<?x?xf32>
}
