// RUN: lamina-opt %s "--pass-pipeline=builtin.module(ownership-based-buffer-deallocation,canonicalize,func.func(lamina-unowned-buffers))" | filecheck %s --check-prefix=FOUND
// RUN: lamina-opt %s "--pass-pipeline=builtin.module(ownership-based-buffer-deallocation,canonicalize,func.func(lamina-unowned-buffers{simplify=true}))" | filecheck %s --check-prefix=SIMPLE
// No iteration owns the buffers that it exchanges: they come from outside.

// FOUND-LABEL: func.func @exchanged
// FOUND: bufferization.dealloc {{.*}} if (%false, %false)
// SIMPLE-LABEL: func.func @exchanged
// SIMPLE-SAME: (%[[A:.*]]: memref<8xf32>, %[[B:.*]]: memref<8xf32>, %{{.*}}: index)
// SIMPLE: scf.for {{.*}} iter_args(%[[X:.*]] = %[[A]], %[[Y:.*]] = %[[B]]) -> (memref<8xf32>, memref<8xf32>)
// SIMPLE-NOT: bufferization.dealloc
// SIMPLE: scf.yield %[[Y]], %[[X]] : memref<8xf32>, memref<8xf32>
// SIMPLE-NOT: bufferization.dealloc
// SIMPLE: return
func.func @exchanged(%a: memref<8xf32>, %b: memref<8xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (memref<8xf32>, memref<8xf32>) {
    %v = memref.load %x[%c0] : memref<8xf32>
    memref.store %v, %y[%c1] : memref<8xf32>
    scf.yield %y, %x : memref<8xf32>, memref<8xf32>
  }
  %s = memref.load %r#0[%c1] : memref<8xf32>
  return %s : f32
}
