// RUN: lamina-opt %s --affine-loop-tile=tile-sizes=2 | filecheck %s
// RUN: lamina-opt %s --affine-pipeline-data-transfer | filecheck %s
// RUN: lamina-opt %s --affine-loop-coalescing --affine-parallelize --canonicalize | filecheck %s

func.func private @use(index)

// The trip count is unknown; mlir-opt crashes.
// CHECK-LABEL: @constant_bounds
func.func @constant_bounds() {
  affine.for %i = 0 to 10 step 0 {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: @dynamic_bounds
func.func @dynamic_bounds(%n: index) {
  affine.for %i = 0 to %n step 0 {
    func.call @use(%i) : (index) -> ()
  }
  return
}
