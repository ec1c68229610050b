// COMPARE: --finalize-memref-to-llvm --reconcile-unrealized-casts
// ----- memref.reshape
func.func @reshape(%m: memref<*xf32>, %s: memref<2xindex>) -> memref<?x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
// ----- memref.reshape
func.func @reshape_2(%m: memref<*xf32>, %s: memref<2xi64>) -> memref<?x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi64>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
// ----- memref.reshape
func.func @reshape_3(%m: memref<*xf32>, %s: memref<?xi64>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xi64>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
// ----- memref.reshape
func.func @reshape_4(%m: memref<*xf32, 3>, %s: memref<?xi64>) -> memref<*xf32, 3> {
  %0 = memref.reshape %m(%s) : (memref<*xf32, 3>, memref<?xi64>) -> memref<*xf32, 3>
  return %0 : memref<*xf32, 3>
}
// ----- memref.reshape
func.func @reshape_5(%m: memref<*xf32>, %s: memref<1xi64>) -> memref<4xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<1xi64>) -> memref<4xf32>
  return %0 : memref<4xf32>
}
