// COMPARE: --finalize-memref-to-llvm=use-aligned-alloc=1
// ----- memref.alloc
func.func @alloc_space_f32(%n: index) -> memref<?xf32, 1> {
  %0 = memref.alloc(%n) : memref<?xf32, 1>
  return %0 : memref<?xf32, 1>
}

// ----- g
memref.global "private" @g : memref<4xf32, 3> = uninitialized
func.func @globals_space() -> memref<4xf32, 3> {
  %0 = memref.get_global @g : memref<4xf32, 3>
  return %0 : memref<4xf32, 3>
}

// ----- aligned descriptors
func.func @aligned_descriptors(%n: index) -> (memref<?xcomplex<f64>>, memref<?xvector<3xf32>>, memref<?xvector<2x3xf32>>, memref<?xindex>,
    memref<?xf80>, memref<?xvector<5xi1>>, memref<?xi1>) {
  %0 = memref.alloc(%n) : memref<?xcomplex<f64>>
  %1 = memref.alloc(%n) : memref<?xvector<3xf32>>
  %2 = memref.alloc(%n) : memref<?xvector<2x3xf32>>
  %3 = memref.alloc(%n) : memref<?xindex>
  %4 = memref.alloc(%n) : memref<?xf80>
  %5 = memref.alloc(%n) : memref<?xvector<5xi1>>
  %6 = memref.alloc(%n) : memref<?xi1>
  return %0, %1, %2, %3, %4, %5, %6 : memref<?xcomplex<f64>>, memref<?xvector<3xf32>>, memref<?xvector<2x3xf32>>, memref<?xindex>, memref<?xf80>,
    memref<?xvector<5xi1>>, memref<?xi1>
}

// ----- aligned memrefs
func.func @aligned_memrefs(%n: index) {
  %0 = memref.alloc(%n) : memref<?xmemref<*xf32>>
  %1 = memref.alloc(%n) : memref<?xmemref<f32>>
  %2 = memref.alloc(%n) : memref<?xmemref<2x?xf32>>
  %3 = memref.alloc() : memref<2xmemref<2x?x3xf32>>
  return
}

// ----- alloc dynamic
func.func @alloc_dynamic(%n: index) -> memref<?x4xf32> {
  %0 = memref.alloc(%n) : memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// ----- copy slice
func.func @copy_slice(%a: memref<4x8xf32>, %b: memref<8xf32>, %i: index) {
  %s = memref.subview %a[%i, 0][1, 8][1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  memref.copy %s, %b : memref<8xf32, strided<[1], offset: ?>> to memref<8xf32>
  %t = memref.subview %a[%i, 0][1, 4][1, 1] : memref<4x8xf32> to memref<1x4xf32, strided<[8, 1], offset: ?>>
  %u = memref.subview %a[1, 0][1, 4][1, 1] : memref<4x8xf32> to memref<1x4xf32, strided<[8, 1], offset: 8>>
  memref.copy %t, %u : memref<1x4xf32, strided<[8, 1], offset: ?>> to memref<1x4xf32, strided<[8, 1], offset: 8>>
  return
}
