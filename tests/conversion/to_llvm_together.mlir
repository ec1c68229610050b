// COMPARE: --convert-func-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts
func.func @f(%a: memref<4x?xf32>, %b: memref<?xf32, strided<[2], offset: 3>>, %i: index, %u: memref<*xf32>)
    -> (memref<4x?xf32>, f32) attributes {llvm.emit_c_interface} {
  %0 = memref.load %a[%i, %i] : memref<4x?xf32>
  %1 = memref.load %b[%i] : memref<?xf32, strided<[2], offset: 3>>
  %2 = arith.addf %0, %1 fastmath<fast> : f32
  %c = arith.constant 3 : index
  %d = memref.dim %a, %c : memref<4x?xf32>
  memref.store %2, %a[%d, %c] : memref<4x?xf32>
  return %a, %2 : memref<4x?xf32>, f32
}
func.func private @g(%v: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = arith.addf %v, %v : vector<4x4xf32>
  %c = arith.constant dense<1.0> : vector<4x4xf32>
  %1 = arith.cmpf olt, %v, %c : vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @h(%n: index) -> memref<?x3xf32> {
  %m = memref.alloc(%n) : memref<?x3xf32>
  %a = memref.alloca() {alignment = 64} : memref<3xf32>
  %b = memref.alloc(%n) {alignment = 64} : memref<?x3xf32>
  memref.dealloc %b : memref<?x3xf32>
  cf.br ^bb1(%m : memref<?x3xf32>)
^bb1(%x: memref<?x3xf32>):
  %z, %y = call @f2(%x) : (memref<?x3xf32>) -> (memref<?x3xf32>, f32)
  return %z : memref<?x3xf32>
}
func.func private @f2(memref<?x3xf32>) -> (memref<?x3xf32>, f32)
