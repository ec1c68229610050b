// COMPARE: --flatten-memref --allow-unregistered-dialect
// ----- memref.load, memref.store
func.func @load_store(%m: memref<4x8xf32>, %i: index, %j: index, %f: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32>
  memref.store %f, %m[%j, %i] {nontemporal = true} : memref<4x8xf32>
  return %0 : f32
}
// ----- memref.load, memref.store
func.func @load_store_2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  memref.store %f, %m[%j, %i] {nontemporal = true} : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : f32
}
// ----- allocation of dynamic size
// MLIR LEFT OUT: what replaces the allocation does not verify
func.func @dynamic_allocation(%n: index) -> memref<?x4xf32> {
  %0 = memref.alloc(%n) {alignment = 16}: memref<?x4xf32>
  %1 = memref.alloca() : memref<2x4xf32>
  %2 = memref.alloca() : memref<2xf32>
  %3 = memref.alloc() : memref<2x4xf32, strided<[8,1], offset: 3>>
  %4 = memref.alloc() : memref<f32>
  memref.dealloc %3 : memref<2x4xf32, strided<[8,1], offset: 3>>
  %v = memref.load %4[] : memref<f32>
  return %0 : memref<?x4xf32>
}
// ----- vector.load, vector.store, vector.maskedload
func.func @load_store_maskedload(%m: memref<4x8xf32>, %i: index, %j: index, %f: vector<4xf32>, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.load %m[%i, %j] {alignment = 8}: memref<4x8xf32>, vector<4xf32>
  vector.store %f, %m[%i, %j]{alignment = 8} : memref<4x8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %j], %k, %f : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %k, %1 : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %c = arith.constant 0.0 : f32
  %2 = vector.transfer_read %m[%i, %j], %c : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %j] : vector<4xf32>, memref<4x8xf32>
  %3 = vector.transfer_read %m[%i, %j], %c {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %j]  {in_bounds = [true]}: vector<4xf32>, memref<4x8xf32>
  return %3 : vector<4xf32>
}
// ----- memref.atomic_rmw, memref.dim, memref.copy
func.func @atomic_rmw_dim_copy(%m: memref<4x8xf32>, %i: index, %f: f32, %g: memref<4x8xf32>) -> index {
  %0 = memref.atomic_rmw addf %f, %m[%i, %i] : (f32, memref<4x8xf32>) -> f32
  %c = arith.constant 1 : index
  %d = memref.dim %m, %c : memref<4x8xf32>
  memref.copy %m, %g : memref<4x8xf32> to memref<4x8xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x8xf32>
  %s = memref.subview %m[%i,0][2,2][1,1] : memref<4x8xf32> to memref<2x2xf32, strided<[8,1], offset: ?>>
  %v = memref.load %s[%i, %i] : memref<2x2xf32, strided<[8,1], offset: ?>>
  return %d : index
}
// ----- memref.get_global, memref.load, memref.dealloc
func.func @get_global_load_dealloc() -> memref<2x4xf32> {
  %a = memref.get_global @g : memref<2x4xf32>
  %c = arith.constant 1 : index
  %v = memref.load %a[%c, %c] : memref<2x4xf32>
  memref.dealloc %a : memref<2x4xf32>
  return %a : memref<2x4xf32>
}
memref.global @g : memref<2x4xf32> = dense<0.0>
// ----- allocation of dynamic size 2
// MLIR LEFT OUT: what replaces the allocation does not verify
func.func @dynamic_allocation_2(%n: index) -> memref<?x4xf32> {
  %0 = memref.alloc(%n) {alignment = 16}: memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
// ----- memref.alloca
func.func @alloca(%n: index) {
  %1 = memref.alloca() {alignment = 16} : memref<2x4xf32>
  "test.use"(%1) : (memref<2x4xf32>) -> ()
  return 
}
// ----- memref.alloca, memref.alloc
func.func @alloca_alloc(%n: index) {
  %1 = memref.alloca() : memref<2xf32>
  %4 = memref.alloc() : memref<f32>
  "test.use"(%1, %4) : (memref<2xf32>, memref<f32>) -> ()
  return 
}
// ----- allocation with an offset
// MLIR LEFT OUT: what replaces the allocation does not verify
func.func @allocation_with_an_offset(%n: index) {
  %3 = memref.alloc() : memref<2x4xf32, strided<[8,1], offset: 3>>
  "test.use"(%3) : (memref<2x4xf32, strided<[8,1], offset: 3>>) -> ()
  return 
}
// ----- memref.alloc, memref.dealloc
func.func @alloc_dealloc(%n: index) {
  %3 = memref.alloc() : memref<2x4xf32, affine_map<(d0,d1)->(d0, d1)>>
  memref.dealloc %3 : memref<2x4xf32, affine_map<(d0,d1)->(d0, d1)>>
  return 
}
// ----- memref.alloc: symbol operand count does not equal memref symbol count: expected 1, got 0
func.func @alloc_symbol_operand_count_does_not_equal_memref_symbol(%n: index) -> f32 {
  %3 = memref.alloc() : memref<2x4xf32, strided<[8,1], offset: ?>>
  %v = memref.load %3[%n, %n] : memref<2x4xf32, strided<[8,1], offset: ?>>
  return  %v : f32
}
// ----- memref.dealloc, memref.load
func.func @dealloc_load(%m: memref<3x2xf32>, %s: memref<4x8xf32, affine_map<(d0, d1)->(d0 floordiv 2, d1, d0 mod 2)>>, %i: index) {
  memref.dealloc %m : memref<3x2xf32>
  %v = memref.load %s[%i, %i] : memref<4x8xf32, affine_map<(d0, d1)->(d0 floordiv 2, d1, d0 mod 2)>>
  "test.use"(%v) : (f32) -> ()
  return
}
// ----- memref.load, memref.store
func.func @load_store_3(%m: memref<?x4x?xf32>, %i: index, %s : memref<4x8xf32, strided<[16,2]>>) -> f32 {
  %v = memref.load %m[%i, %i, %i] : memref<?x4x?xf32>
  %w = memref.load %s[%i, %i]: memref<4x8xf32, strided<[16,2]>>
  memref.store %w, %m[%i, %i, %i] : memref<?x4x?xf32>
  return %v : f32
}
// ----- memref.load, memref.store, vector.load
func.func @load_store_load(%m: memref<4x8xf32>, %i: index, %f: f32, %v: vector<4xf32>, %k: vector<4xi1>) -> (f32, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = memref.load %m[%i, %i] {nontemporal = true, alignment = 8, foo = 1}: memref<4x8xf32>
  memref.store %f, %m[%i, %i] {nontemporal = true, alignment = 8, foo = 1} : memref<4x8xf32>
  %1 = vector.load %m[%i, %i] {nontemporal = true, alignment = 8, foo = 1}: memref<4x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = true, alignment = 8, foo = 1}: memref<4x8xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%i, %i], %k, %v  {alignment = 8, foo = 1} : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %k, %v {alignment = 8, foo = 1} : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true], foo = 1} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %3, %m[%i, %i], %k  {in_bounds = [true], foo = 1}: vector<4xf32>, memref<4x8xf32>
  return %0, %1, %2, %3 : f32, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// ----- const
func.func @const(%m: memref<4x8xf32>, %p: memref<?x?xf32>, %q: memref<4x8xf32, strided<[?, 1], offset: 3>>) -> (f32, f32, f32) {
  %i = arith.constant 3 : index
  %j = arith.constant 0 : index
  %0 = memref.load %m[%i, %i] : memref<4x8xf32>
  %1 = memref.load %p[%i, %j] : memref<?x?xf32>
  %2 = memref.load %q[%i, %j] : memref<4x8xf32, strided<[?, 1], offset: 3>>
  return %0, %1, %2 : f32, f32, f32
}
// ----- vector.load, vector.store
func.func @load_store_4(%m: memref<4x8xf32>, %v: vector<f32>, %i: index, %f: f32) -> vector<f32> {
  %0 = vector.load %m[%i, %i] : memref<4x8xf32>, vector<f32>
  vector.store %v, %m[%i, %i] : memref<4x8xf32>, vector<f32>
  return %0 : vector<f32>
}
// ----- vector.transfer_read, vector.transfer_write
func.func @transfer_read_transfer_write(%m: memref<4x8xf32>, %v: vector<f32>, %i: index, %f: f32) -> vector<f32> {
  %1 = vector.transfer_read %m[%i, %i], %f : memref<4x8xf32>, vector<f32>
  vector.transfer_write %1, %m[%i, %i] : vector<f32>, memref<4x8xf32>
  return %1 : vector<f32>
}
// ----- memref.alloc, memref.alloca
func.func @alloc_alloca() -> (memref<4x8xf32>, memref<4x8xf32, strided<[16, 1]>>, memref<2x2xf32, 3>) {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc() : memref<4x8xf32, strided<[16, 1]>>
  %2 = memref.alloca() {alignment = 8, foo} : memref<2x2xf32, 3>
  return %0, %1, %2 : memref<4x8xf32>, memref<4x8xf32, strided<[16, 1]>>, memref<2x2xf32, 3>
}
// ----- allocation of dynamic size 3
// MLIR LEFT OUT: what replaces the allocation does not verify
func.func @dynamic_allocation_3(%n: index, %m: index) {
  %0 = memref.alloc(%n, %m) : memref<?x4x?xf32>
  "test.use"(%0) : (memref<?x4x?xf32>) -> ()
  return
}
// ----- memref.alloc: symbol operand count does not equal memref symbol count: expected 1, got 0
// MLIR LEFT OUT: what replaces the allocation does not verify
func.func @allocation_with_a_dynamic_offset(%n: index, %m: index) {
  %0 = memref.alloc()[%n] : memref<4x4xf32, strided<[4, 1], offset: ?>>
  "test.use"(%0) : (memref<4x4xf32, strided<[4, 1], offset: ?>>) -> ()
  return
}
// ----- allocation with an empty dim
// MLIR LEFT OUT: what replaces the allocation does not verify
func.func @empty_allocation(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4x0xf32>
  "test.use"(%0) : (memref<4x0xf32>) -> ()
  return
}
// ----- memref.alloc
func.func @alloc(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4x2xf32, strided<[-2, 1]>>
  "test.use"(%0) : (memref<4x2xf32, strided<[-2, 1]>>) -> ()
  return
}
// ----- memref.load
func.func @load(%m: memref<4x0xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x0xf32>
  return %0 : f32
}
// ----- memref.load
func.func @load_2(%m: memref<0x4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<0x4xf32>
  return %0 : f32
}
// ----- memref.load
func.func @load_3(%m: memref<2x0x2xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i, %i] : memref<2x0x2xf32>
  return %0 : f32
}
// ----- memref.load
func.func @load_4(%m: memref<4x0xf32, strided<[2,1]>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x0xf32, strided<[2,1]>>
  return %0 : f32
}
// ----- memref.load
func.func @load_5(%m: memref<4x0xf32, strided<[0,1]>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i] : memref<4x0xf32, strided<[0,1]>>
  return %0 : f32
}
// -----
// MLIR VARIES: the index constant is created before or after the view
func.func @constant_beside_another(%a: memref<4x8xf32>) {
  %c1 = arith.constant 1 : index
  %0 = memref.load %a[%c1, %c1] : memref<4x8xf32>
  "test.use"(%c1, %0) : (index, f32) -> ()
  return
}
