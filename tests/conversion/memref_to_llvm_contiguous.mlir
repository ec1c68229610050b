// COMPARE: --finalize-memref-to-llvm
// ----- memref.alloc
func.func @alloc_space_f32(%n: index) -> memref<?xf32, 1> {
  %0 = memref.alloc(%n) : memref<?xf32, 1>
  return %0 : memref<?xf32, 1>
}

// ----- alloc space static
func.func @alloc_space_static() -> memref<4xf32, 1> {
  %0 = memref.alloc() : memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}

// ----- alloc space aligned
func.func @alloc_space_aligned(%n: index) -> memref<?xf32, 1> {
  %0 = memref.alloc(%n) {alignment = 64} : memref<?xf32, 1>
  return %0 : memref<?xf32, 1>
}

// ----- alloc typed space
func.func @alloc_typed_space(%n: index) -> memref<?xf32, 1 : i32> {
  %0 = memref.alloc(%n) : memref<?xf32, 1 : i32>
  return %0 : memref<?xf32, 1 : i32>
}

// ----- alloca space
func.func @alloca_space(%n: index) -> memref<?xf32, 5> {
  %0 = memref.alloca(%n) : memref<?xf32, 5>
  memref.assume_alignment %0, 16 : memref<?xf32, 5>
  return %0 : memref<?xf32, 5>
}

// ----- copy space unranked
func.func @copy_space_unranked(%a: memref<*xf32, 1>, %b: memref<*xf32, 1>, %c: memref<4xf32, strided<[2]>, 3>) {
  memref.copy %a, %b : memref<*xf32, 1> to memref<*xf32, 1>
  return
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

// ----- alloc space
func.func @alloc_space(%n: index) {
  %0 = memref.alloca(%n) : memref<?x4xf32, 3>
  %1 = memref.alloca() : memref<4xf32, 5>
  %2 = memref.alloca() {alignment = 32} : memref<4xf32, 5>
  return
}

// ----- copy unit
func.func @copy_unit(%a: memref<1x4x8xf32, strided<[100, 8, 1]>>, %b: memref<1x4x8xf32, strided<[77, 8, 1], offset: 3>>) {
  memref.copy %a, %b : memref<1x4x8xf32, strided<[100, 8, 1]>> to memref<1x4x8xf32, strided<[77, 8, 1], offset: 3>>
  return
}

// ----- copy unit inner
func.func @copy_unit_inner(%a: memref<4x1x8xf32, strided<[8, 100, 1]>>, %b: memref<4x1x8xf32, strided<[8, 9, 1], offset: 3>>) {
  memref.copy %a, %b : memref<4x1x8xf32, strided<[8, 100, 1]>> to memref<4x1x8xf32, strided<[8, 9, 1], offset: 3>>
  return
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

// ----- copy of one
func.func @copy_of_one(%d: memref<1x1xf32, strided<[?, ?], offset: ?>>, %e: memref<1x1xf32>, %f: memref<1xf32, strided<[2]>>) {
  memref.copy %d, %e : memref<1x1xf32, strided<[?, ?], offset: ?>> to memref<1x1xf32>
  memref.copy %f, %f : memref<1xf32, strided<[2]>> to memref<1xf32, strided<[2]>>
  return
}
