// RUN: lamina-opt %s --affine-loop-tile=tile-sizes=0 --verify-diagnostics
// RUN: lamina-opt %s --affine-loop-tile=tile-sizes=4,-2 --verify-diagnostics
// RUN: lamina-opt %s --affine-loop-tile=tile-size=-1 --verify-diagnostics

// expected-error @below {{affine-loop-tile: tile sizes must be positive}}
func.func @loop(%m: memref<8xf32>, %f: f32) {
  affine.for %i = 0 to 8 {
    affine.store %f, %m[%i] : memref<8xf32>
  }
  return
}
