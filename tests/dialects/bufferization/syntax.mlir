// COMPARE:
func.func @b(%t: tensor<?x?xf32>, %i: index, %m: memref<?x?xf32>, %c: i1, %u: tensor<*xf32>, %um: memref<*xf32>) {
  %0 = bufferization.alloc_tensor(%i, %i) : tensor<?x?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?x?xf32>
  %2 = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<?x?xf32>
  %3 = bufferization.alloc_tensor(%i) size_hint=%i {foo} : tensor<?x4xf32>
  %4 = bufferization.alloc_tensor() : tensor<f32>
  %5 = bufferization.clone %m : memref<?x?xf32> to memref<?x?xf32>
  %6 = bufferization.clone %um : memref<*xf32> to memref<*xf32>
  %7 = bufferization.materialize_in_destination %t in %0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?x?xf32>, memref<?x?xf32>) -> ()
  bufferization.materialize_in_destination %t in writable %m : (tensor<?x?xf32>, memref<?x?xf32>) -> ()
  bufferization.dealloc_tensor %t : tensor<?x?xf32>
  %8 = bufferization.to_tensor %m : memref<?x?xf32> to tensor<?x?xf32>
  %9 = bufferization.to_tensor %m restrict writable : memref<?x?xf32> to tensor<?x?xf32>
  %10 = bufferization.to_tensor %m restrict {foo} : memref<?x?xf32> to tensor<?x?xf32>
  %11 = bufferization.to_buffer %t : tensor<?x?xf32> to memref<?x?xf32>
  %12 = bufferization.to_buffer %t read_only : tensor<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>, 3>
  %13 = bufferization.to_buffer %u : tensor<*xf32> to memref<*xf32>
  bufferization.dealloc
  bufferization.dealloc (%m, %5 : memref<?x?xf32>, memref<?x?xf32>) if (%c, %c)
  %14:2 = bufferization.dealloc (%m : memref<?x?xf32>) if (%c) retain (%5, %6 : memref<?x?xf32>, memref<*xf32>)
  %15 = bufferization.dealloc retain (%5 : memref<?x?xf32>) {foo}
  return
}
