// COMPARE: --bubble-down-memory-space-casts --allow-unregistered-dialect
// ----- memref.memory_space_cast, memref.load, memref.store
func.func @memory_space_cast_load_store(%m: memref<4x8xf32, 1>, %i: index, %j: index, %v: f32) -> f32 {
  %c = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32>
  %0 = memref.load %c[%i, %j] : memref<4x8xf32>
  memref.store %v, %c[%i, %j] : memref<4x8xf32>
  %s = memref.subview %c[0, 0] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>>
  %e = memref.collapse_shape %c [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %x = memref.expand_shape %e [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %r = memref.reinterpret_cast %c to offset: [0], sizes: [4, 4], strides: [8, 1] : memref<4x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  %ca = memref.cast %c : memref<4x8xf32> to memref<?x8xf32>
  %d = memref.dim %ca, %i : memref<?x8xf32>
  %t = memref.transpose %c (a, b) -> (b, a) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
  %as = memref.assume_alignment %c, 16 : memref<4x8xf32>
  %vv = vector.transfer_read %c[%i, %j], %v : memref<4x8xf32>, vector<4xf32>
  %lv = vector.load %c[%i, %j] : memref<4x8xf32>, vector<4xf32>
  "test.u"(%s, %x, %r, %ca, %t, %as) : (memref<2x2xf32, strided<[8, 1]>>, memref<4x8xf32>,
      memref<4x4xf32, strided<[8, 1]>>, memref<?x8xf32>, memref<8x4xf32, strided<[1, 8]>>, memref<4x8xf32>) -> ()
  %q = memref.atomic_rmw addf %v, %c[%i, %j] : (f32, memref<4x8xf32>) -> f32
  return %0 : f32
}
// ----- memref.memory_space_cast, memref.load, memref.copy
func.func @f(%m: memref<4x8xf32, 1>, %m0: memref<4x8xf32>, %i: index, %j: index, %v: f32, %mask: vector<4xi1>, %idx: vector<4xi32>, %p: vector<4xf32>) -> f32 {
  %c = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32>
  %c3 = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32, 3>
  %0 = memref.load %c[%i, %j] : memref<4x8xf32>
  %k = memref.memory_space_cast %c : memref<4x8xf32> to memref<4x8xf32, 2>
  %kk = memref.load %k[%i, %j] : memref<4x8xf32, 2>
  memref.copy %c, %m0 : memref<4x8xf32> to memref<4x8xf32>
  %g = memref.generic_atomic_rmw %c[%i, %j] : memref<4x8xf32> { ^bb0(%x: f32): memref.atomic_yield %x : f32 }
  memref.prefetch %c[%i, %j], read, locality<3>, data : memref<4x8xf32>
  %l3 = memref.load %c3[%i, %j] : memref<4x8xf32, 3>
  %dm = memref.dim %c, %i : memref<4x8xf32>
  %tr = vector.transfer_read %c[%i, %j], %v : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %tr, %c[%i, %j] : vector<4xf32>, memref<4x8xf32>
  %lv = vector.load %c[%i, %j] : memref<4x8xf32>, vector<4xf32>
  vector.store %lv, %c[%i, %j] : memref<4x8xf32>, vector<4xf32>
  %ml = vector.maskedload %c[%i, %j], %mask, %p : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c[%i, %j], %mask, %p : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %ga = vector.gather %c[%i, %j][%idx], %mask, %p : memref<4x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %c[%i, %j][%idx], %mask, %p : memref<4x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %el = vector.expandload %c[%i, %j], %mask, %p : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %c[%i, %j], %mask, %p : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %c : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %ptr = memref.extract_aligned_pointer_as_index %c : memref<4x8xf32> -> index
  %rs = memref.cast %c : memref<4x8xf32> to memref<*xf32>
  "test.u"(%b, %rs) : (memref<f32>, memref<*xf32>) -> ()
  %col = memref.collapse_shape %c [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  "test.u"(%col) : (memref<32xf32>) -> ()
  memref.dealloc %c : memref<4x8xf32>
  return %0 : f32
}
func.func @g(%m: memref<4xf32, 1>, %sh: memref<2xindex>, %sh1: memref<2xindex, 1>, %b: memref<32xi8, 1>, %i: index) {
  %c = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  %cs = memref.memory_space_cast %sh1 : memref<2xindex, 1> to memref<2xindex>
  %r = memref.reshape %c(%cs) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  %bb = memref.memory_space_cast %b : memref<32xi8, 1> to memref<32xi8>
  %v = memref.view %bb[%i][] : memref<32xi8> to memref<4xf32>
  %r2 = memref.realloc %c : memref<4xf32> to memref<8xf32>
  "test.u"(%r, %v, %r2) : (memref<?x?xf32>, memref<4xf32>, memref<8xf32>) -> ()
  return
}
// ----- named, unranked
func.func @f(%m: memref<4x8xf32, 1>, %m0: memref<4x8xf32>, %i: index, %j: index, %v: f32, %mask: vector<4xi1>, %idx: vector<4xi32>, %p: vector<4xf32>) {
  %c = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32>
  %c3 = memref.memory_space_cast %m : memref<4x8xf32, 1> to memref<4x8xf32, 3>
  %c4 = memref.memory_space_cast %m0 : memref<4x8xf32> to memref<4x8xf32, 3>
  %k = memref.memory_space_cast %c : memref<4x8xf32> to memref<4x8xf32, 2>
  %kk = memref.load %k[%i, %j] : memref<4x8xf32, 2>
  %l3 = memref.load %c3[%i, %j] : memref<4x8xf32, 3>
  %l4 = memref.load %c4[%i, %j] : memref<4x8xf32, 3>
  %ml = vector.maskedload %c[%i, %j], %mask, %p : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %ga = vector.gather %c[%i, %j][%idx], %mask, %p : memref<4x8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %el = vector.expandload %c[%i, %j], %mask, %p : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  "test.u"(%kk, %l3, %l4, %ml, %ga, %el) : (f32, f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
  memref.store %v, %c3[%i, %j] : memref<4x8xf32, 3>
  return
}
func.func @named(%m: memref<?x8xf32, "shared">, %i: index, %v: f32, %t: tensor<8xf32>) -> vector<4xf32> {
  %c = memref.memory_space_cast %m : memref<?x8xf32, "shared"> to memref<?x8xf32>
  scf.for %k = %i to %i step %i {
    %s = memref.subview %c[%k, 0] [1, 8] [1, 1] : memref<?x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    %e = memref.expand_shape %s [[0, 1]] output_shape [2, 4] : memref<8xf32, strided<[1], offset: ?>> into memref<2x4xf32, strided<[4, 1], offset: ?>>
    memref.store %v, %e[%i, %i] : memref<2x4xf32, strided<[4, 1], offset: ?>>
  }
  %r = vector.transfer_read %t[%i], %v : tensor<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @unranked(%m: memref<*xf32, 1>, %i: index) -> f32 {
  %c = memref.memory_space_cast %m : memref<*xf32, 1> to memref<*xf32>
  %r = memref.cast %c : memref<*xf32> to memref<4xf32>
  %l = memref.load %r[%i] : memref<4xf32>
  return %l : f32
}
