// RUN: lamina-opt %s --promote-buffers-to-stack | filecheck %s

// The size of a descriptor is unknown; mlir-opt crashes.
// CHECK-LABEL: @buffers
// CHECK: memref.alloc() : memref<2xmemref<2x?x3xf32>>
// CHECK: memref.alloc() : memref<2xmemref<*xf32>>
// CHECK: memref.alloca() : memref<2xcomplex<f32>>
func.func private @use(memref<2xmemref<2x?x3xf32>>, memref<2xmemref<*xf32>>, memref<2xcomplex<f32>>)
func.func @buffers() {
  %0 = memref.alloc() : memref<2xmemref<2x?x3xf32>>
  %1 = memref.alloc() : memref<2xmemref<*xf32>>
  %2 = memref.alloc() : memref<2xcomplex<f32>>
  call @use(%0, %1, %2) : (memref<2xmemref<2x?x3xf32>>, memref<2xmemref<*xf32>>, memref<2xcomplex<f32>>) -> ()
  return
}
