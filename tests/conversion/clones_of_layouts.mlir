// RUN: lamina-opt %s --convert-bufferization-to-memref | filecheck %s
// CHECK-LABEL: func.func @spread
// CHECK: memref.alloc(%{{.*}}) : memref<?xf32>
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%{{.*}}], strides: [2]
// CHECK: memref.copy
func.func @spread(%u: memref<?xf32, strided<[2]>>) -> memref<?xf32, strided<[2]>> {
  %1 = bufferization.clone %u : memref<?xf32, strided<[2]>> to memref<?xf32, strided<[2]>>
  return %1 : memref<?xf32, strided<[2]>>
}
