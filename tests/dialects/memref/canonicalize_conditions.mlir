// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- allocations hoisted out of a scope at the end of a loop
func.func @hoist(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca() : memref<4xf32>
      %b = memref.alloca(%n) : memref<?xf32>
      "use"(%a, %b) : (memref<4xf32>, memref<?xf32>) -> ()
      memref.alloca_scope.return
    }
  }
  return
}
// ----- scopes that are not the last, whose sizes are computed inside, in a loop with another operation behind
func.func @stay(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca() : memref<4xf32>
      "use"(%a) : (memref<4xf32>) -> ()
      memref.alloca_scope.return
    }
    "more"() : () -> ()
  }
  scf.if %c {
    %m = "size"() : () -> index
    memref.alloca_scope {
      %b = memref.alloca(%m) : memref<?xf32>
      "use"(%b) : (memref<?xf32>) -> ()
      memref.alloca_scope.return
    }
  }
  return
}
// ----- scopes without allocations and at the end of functions
func.func @inline(%n: index) -> index {
  %0 = memref.alloca_scope -> index {
    %1 = "compute"(%n) : (index) -> index
    memref.alloca_scope.return %1 : index
  }
  return %0 : index
}
func.func @end() {
  memref.alloca_scope {
    %a = memref.alloca() : memref<4xf32>
    "use"(%a) : (memref<4xf32>) -> ()
    memref.alloca_scope.return
  }
  return
}
// ----- views of casts
func.func @views(%a: memref<64xi8>, %n: index) -> (memref<4xf32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %a : memref<64xi8> to memref<?xi8>
  %1 = memref.view %0[%c0][] : memref<?xi8> to memref<4xf32>
  %2 = memref.view %0[%n][%n] : memref<?xi8> to memref<?xf32>
  return %1, %2 : memref<4xf32>, memref<?xf32>
}
// ----- expanded and collapsed sizes
func.func @sizes(%n: index, %m: index, %a: memref<?x4xf32>) -> (memref<?x4xf32>, memref<?x4xf32>, memref<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.collapse_shape %a [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %d = memref.dim %a, %c0 : memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%d, 4] : memref<?xf32> into memref<?x4xf32>
  %2 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %b = memref.alloc(%n) : memref<?x4xf32>
  %3 = memref.collapse_shape %b [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %4 = memref.expand_shape %3 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  return %1, %2, %4 : memref<?x4xf32>, memref<?x4xf32>, memref<?x4xf32>
}
// ----- reinterpreted views
func.func @reinterpreted(%a: memref<4x4xf32>, %n: index) -> (memref<16xf32>, memref<8xf32, strided<[1], offset: ?>>, memref<4xf32>, memref<4x4xf32>) {
  %0 = memref.cast %a : memref<4x4xf32> to memref<?x4xf32>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [16], strides: [1] : memref<?x4xf32> to memref<16xf32>
  %2 = memref.subview %a[0, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1]>>
  %3 = memref.reinterpret_cast %2 to offset: [%n], sizes: [8], strides: [1]
      : memref<2x4xf32, strided<[4, 1]>> to memref<8xf32, strided<[1], offset: ?>>
  %4 = memref.subview %a[1, 0] [2, 4] [1, 1] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 1], offset: 4>>
  %5 = memref.reinterpret_cast %4 to offset: [0], sizes: [4], strides: [1]
      : memref<2x4xf32, strided<[4, 1], offset: 4>> to memref<4xf32>
  %6 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x4xf32> to memref<4x4xf32>
  return %1, %3, %5, %6 : memref<16xf32>, memref<8xf32, strided<[1], offset: ?>>, memref<4xf32>, memref<4x4xf32>
}
// ----- reshapes of casts, and views of constant sizes
func.func @reshapes(%a: memref<8x4xf32>, %b: memref<8xf32>, %m: memref<64xi8>, %n: index)
    -> (memref<?xf32>, memref<?x4xf32>, memref<?x?xf32>, memref<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.cast %a : memref<8x4xf32> to memref<?x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %2 = memref.cast %b : memref<8xf32> to memref<?xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [%c2, 4] : memref<?xf32> into memref<?x4xf32>
  %4 = memref.view %m[%c0][%c2, %n] : memref<64xi8> to memref<?x?xf32>
  %5 = memref.expand_shape %2 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  return %1, %3, %4, %5 : memref<?xf32>, memref<?x4xf32>, memref<?x?xf32>, memref<?x4xf32>
}
// ----- subviews of everything, of casts, with constants
func.func @subviews(%a: memref<8x4xf32>, %n: index)
    -> (memref<8x4xf32, strided<[4, 1]>>, memref<?x4xf32, strided<[4, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %a[0, 0] [8, 4] [1, 1] : memref<8x4xf32> to memref<8x4xf32, strided<[4, 1]>>
  %1 = memref.subview %a[%c2, 0] [%n, 4] [1, 1] : memref<8x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %2 = memref.cast %a : memref<8x4xf32> to memref<?x?xf32>
  %3 = memref.subview %2[%c2, %c0] [%c2, %n] [%c1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %0, %1, %3 : memref<8x4xf32, strided<[4, 1]>>, memref<?x4xf32, strided<[4, 1], offset: ?>>,
      memref<?x?xf32, strided<[?, 1], offset: ?>>
}
