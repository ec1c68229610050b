// COMPARE: --finalize-memref-to-llvm --reconcile-unrealized-casts
// ----- memref.global, memref.get_global, memref.cast
memref.global "private" constant @c : memref<2x3xf32> = dense<1.0> {alignment = 64}
memref.global @g : memref<4xi32> = uninitialized
memref.global "private" @e : memref<f32>
memref.global "private" constant @c8 : memref<2xf8E5M2> = dense<1.0>
func.func @global_get_global_cast(%a: memref<4x?xf32>, %b: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %f: f32,
    %u: memref<*xf32>, %x: i32, %mi: memref<?xi32>, %by: memref<2048xi8>) {
  %c = memref.get_global @c : memref<2x3xf32>
  %cs = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %cu = memref.cast %a : memref<4x?xf32> to memref<*xf32>
  %cr = memref.cast %u : memref<*xf32> to memref<?x4xf32>
  %r = memref.rank %u : memref<*xf32>
  %d = memref.dim %u, %i : memref<*xf32>
  %rc = memref.reinterpret_cast %a to offset: [%i], sizes: [3, %i], strides: [%i, 1] : memref<4x?xf32> to memref<3x?xf32, strided<[?, 1], offset: ?>>
  memref.copy %a, %cs : memref<4x?xf32> to memref<?x?xf32>
  memref.copy %a, %b : memref<4x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %b : memref<?x?xf32, strided<[?, 1], offset: ?>> -> index
  %base, %o, %s:2, %t:2 = memref.extract_strided_metadata %b : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %as = memref.assume_alignment %a, 16 : memref<4x?xf32>
  memref.prefetch %a[%i, %i], write, locality<3>, data : memref<4x?xf32>
  %at = memref.atomic_rmw addf %f, %a[%i, %i] : (f32, memref<4x?xf32>) -> f32
  %at2 = memref.atomic_rmw maxs %x, %mi[%i] : (i32, memref<?xi32>) -> i32
  %v = memref.view %by[%i][%i] : memref<2048xi8> to memref<?x4xf32>
  %tr = memref.transpose %b (i, j) -> (j, i) : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[1, ?], offset: ?>>
  %l0 = memref.load %c[%i, %i] {nontemporal = true} : memref<2x3xf32>
  memref.store %l0, %b[%i, %i] {nontemporal = true, alignment = 8 : i64} : memref<?x?xf32, strided<[?, 1], offset: ?>>
  memref.dealloc %u : memref<*xf32>
  memref.alloca_scope {
    %z = memref.alloca(%i) : memref<?xf32>
    memref.alloca_scope.return
  }
  return
}
// ----- memref.reshape, memref.alloc, memref.memory_space_cast
func.func @reshape_alloc_memory_space_cast(%a: memref<4x?xf32>, %sh: memref<2xindex>,%sh2: memref<?xindex>, %i: index) {
  %r = memref.reshape %a(%sh) : (memref<4x?xf32>, memref<2xindex>) -> memref<?x?xf32>
  %r2 = memref.reshape %a(%sh2) : (memref<4x?xf32>, memref<?xindex>) -> memref<*xf32>
  %x = memref.alloc() : memref<2xmemref<3xf32>>
  %ms = memref.memory_space_cast %a : memref<4x?xf32> to memref<4x?xf32, 1>
  %y = memref.alloc() : memref<f32>
  %z:2 = memref.distinct_objects %a, %a : memref<4x?xf32>, memref<4x?xf32>
  return
}
