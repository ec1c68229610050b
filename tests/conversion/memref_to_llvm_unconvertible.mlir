// COMPARE: --finalize-memref-to-llvm
// ----- memref.global, memref.get_global
memref.global @g : memref<vector<[2]x[4]xf32>>
func.func @global_get_global() {
  %0 = memref.get_global @g : memref<vector<[2]x[4]xf32>>
  return
}

// ----- h
// MLIR LEFT OUT: an error message without a place, though it succeeds
memref.global @h : memref<2xf32, "foo">
func.func @f2() -> memref<2xf32, "foo"> {
  %0 = memref.get_global @h : memref<2xf32, "foo">
  return %0 : memref<2xf32, "foo">
}

// ----- i2
memref.global @i2 : memref<2xvector<4xf32>> = uninitialized

// ----- k
memref.global @k : memref<2xtf32> = dense<1.0>
func.func @fk() -> memref<2xtf32> {
  %0 = memref.get_global @k : memref<2xtf32>
  return %0 : memref<2xtf32>
}

// ----- allocs
// MLIR LEFT OUT: an error message without a place, though it succeeds
func.func @allocs() {
  %0 = memref.alloc() : memref<2xf32, "foo">
  %1 = memref.alloca() : memref<2xvector<[2]x[4]xf32>>
  %2 = memref.alloc() : memref<2xvector<[2]x[4]xf32>>
  %3 = memref.alloc() : memref<2xtf32>
  return
}

// ----- loads
// MLIR LEFT OUT: an error message without a place, though it succeeds
func.func @loads(%a: memref<2xf32, "foo">, %b: memref<2xvector<[2]x[4]xf32>>, %i: index) {
  %0 = memref.load %a[%i] : memref<2xf32, "foo">
  %1 = memref.load %b[%i] : memref<2xvector<[2]x[4]xf32>>
  return
}
