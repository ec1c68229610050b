// COMPARE: --allow-unregistered-dialect --lamina-finish-memref
// ----- atomic updates of f32
// MLIR LEFT OUT: a pass of lamina
func.func @updates(%m: memref<4xf32>, %i: index, %x: f32) {
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw mulf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw maximumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %3 = memref.atomic_rmw minimumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %4 = memref.atomic_rmw maxnumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %5 = memref.atomic_rmw minnumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %6 = memref.atomic_rmw assign %x, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// ----- atomic updates of i32
// MLIR LEFT OUT: a pass of lamina
func.func @updates(%m: memref<4xi32>, %i: index, %x: i32) {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw muli %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw maxs %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %3 = memref.atomic_rmw maxu %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %4 = memref.atomic_rmw mins %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %5 = memref.atomic_rmw minu %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %6 = memref.atomic_rmw andi %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %7 = memref.atomic_rmw ori %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %8 = memref.atomic_rmw assign %x, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}
// ----- atomic updates of f64
// MLIR LEFT OUT: a pass of lamina
func.func @updates(%m: memref<4xf64>, %i: index, %x: f64) {
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f64, memref<4xf64>) -> f64
  %1 = memref.atomic_rmw mulf %x, %m[%i] : (f64, memref<4xf64>) -> f64
  %2 = memref.atomic_rmw maximumf %x, %m[%i] : (f64, memref<4xf64>) -> f64
  %3 = memref.atomic_rmw minimumf %x, %m[%i] : (f64, memref<4xf64>) -> f64
  %4 = memref.atomic_rmw maxnumf %x, %m[%i] : (f64, memref<4xf64>) -> f64
  %5 = memref.atomic_rmw minnumf %x, %m[%i] : (f64, memref<4xf64>) -> f64
  %6 = memref.atomic_rmw assign %x, %m[%i] : (f64, memref<4xf64>) -> f64
  return
}
// ----- atomic updates of i8
// MLIR LEFT OUT: a pass of lamina
func.func @updates(%m: memref<4xi8>, %i: index, %x: i8) {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i8, memref<4xi8>) -> i8
  %1 = memref.atomic_rmw muli %x, %m[%i] : (i8, memref<4xi8>) -> i8
  %2 = memref.atomic_rmw maxs %x, %m[%i] : (i8, memref<4xi8>) -> i8
  %3 = memref.atomic_rmw maxu %x, %m[%i] : (i8, memref<4xi8>) -> i8
  %4 = memref.atomic_rmw mins %x, %m[%i] : (i8, memref<4xi8>) -> i8
  %5 = memref.atomic_rmw minu %x, %m[%i] : (i8, memref<4xi8>) -> i8
  %6 = memref.atomic_rmw andi %x, %m[%i] : (i8, memref<4xi8>) -> i8
  %7 = memref.atomic_rmw ori %x, %m[%i] : (i8, memref<4xi8>) -> i8
  %8 = memref.atomic_rmw assign %x, %m[%i] : (i8, memref<4xi8>) -> i8
  return
}
// ----- atomic updates with a body
// MLIR LEFT OUT: a pass of lamina
func.func @generic(%m: memref<4xf16>, %i: index, %x: f16) -> f16 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf16> {
  ^bb0(%old: f16):
    %s = arith.divf %x, %old : f16
    memref.atomic_yield %s : f16
  }
  return %0 : f16
}
