// COMPARE: --finalize-memref-to-llvm
// ----- memref.atomic_rmw
func.func @atomic_rmw(%m: memref<4xf32>, %i: index, %v: f32) -> f32 {
  %0 = memref.atomic_rmw maxnumf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
// ----- memref.atomic_rmw
func.func @atomic_rmw_2(%m: memref<4xbf16>, %i: index, %v: bf16) -> bf16 {
  %0 = memref.atomic_rmw maxnumf %v, %m[%i] : (bf16, memref<4xbf16>) -> bf16
  return %0 : bf16
}
// ----- memref.atomic_rmw
func.func @atomic_rmw_3(%m: memref<4xf32>, %i: index, %v: f32) -> f32 {
  %0 = memref.atomic_rmw minnumf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
// ----- memref.atomic_rmw
func.func @atomic_rmw_4(%m: memref<4xbf16>, %i: index, %v: bf16) -> bf16 {
  %0 = memref.atomic_rmw minnumf %v, %m[%i] : (bf16, memref<4xbf16>) -> bf16
  return %0 : bf16
}
