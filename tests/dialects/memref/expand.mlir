// COMPARE: --memref-expand --allow-unregistered-dialect

func.func @atomic(%m: memref<8xf32>, %i: index, %x: f32, %p: memref<8xi32>, %y: i32) -> f32 {
  %0 = memref.atomic_rmw maximumf %x, %m[%i] : (f32, memref<8xf32>) -> f32
  %1 = memref.atomic_rmw minimumf %x, %m[%i] : (f32, memref<8xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %x, %m[%i] : (f32, memref<8xf32>) -> f32
  %3 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<8xf32>) -> f32
  %4 = memref.atomic_rmw mins %y, %p[%i] : (i32, memref<8xi32>) -> i32
  return %0 : f32
}
func.func @reshape(%m: memref<*xf32>, %s: memref<3xi32>, %t: memref<4xindex>, %u: memref<?xindex>) -> (memref<?x?x8xf32>, memref<2x?x3x?xf32>, memref<*xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  %1 = memref.reshape %m(%t) : (memref<*xf32>, memref<4xindex>) -> memref<2x?x3x?xf32>
  %2 = memref.reshape %m(%u) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return %0, %1, %2 : memref<?x?x8xf32>, memref<2x?x3x?xf32>, memref<*xf32>
}
