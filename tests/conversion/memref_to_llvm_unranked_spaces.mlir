// COMPARE: --finalize-memref-to-llvm
// The descriptor is copied with its pointers cast.
func.func @unranked(%u: memref<*xf32, 1>) -> memref<*xf32> {
  %1 = memref.memory_space_cast %u : memref<*xf32, 1> to memref<*xf32>
  return %1 : memref<*xf32>
}
// -----
func.func @between_spaces(%u: memref<*xi8, 3>) -> memref<*xi8, 5> {
  %1 = memref.memory_space_cast %u : memref<*xi8, 3> to memref<*xi8, 5>
  return %1 : memref<*xi8, 5>
}
