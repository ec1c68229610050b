// RUN: lamina-opt %s --split-input-file "--pass-pipeline=builtin.module(func.func(lamina-write-copies-in-place))" | filecheck %s
// Results that are only copied to parts of a buffer are written there.

// CHECK-LABEL: func @alternating_rows
// CHECK-SAME: (%[[IN:.*]]: memref<4x8xf32>, %[[AT:.*]]: index)
func.func @alternating_rows(%in: memref<4x8xf32>, %at: index) -> memref<16x8xf32> {
  // CHECK-NEXT: %[[OUT:.*]] = memref.alloc()
  // CHECK-NEXT: %[[EVEN:.*]] = memref.subview %[[OUT]][0, 0] [4, 8] [2, 1]
  // CHECK-NEXT: %[[ODD:.*]] = memref.subview %[[OUT]][1, 0] [4, 8] [2, 1]
  // CHECK-NEXT: linalg.generic {{.*}} ins(%[[IN]] {{.*}} outs(%[[EVEN]], %[[ODD]]
  // CHECK-NOT: memref.copy
  %out = memref.alloc() : memref<16x8xf32>
  %a = memref.alloc() : memref<4x8xf32>
  %b = memref.alloc() : memref<4x8xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]} ins(%in : memref<4x8xf32>) outs(%a, %b : memref<4x8xf32>, memref<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %n = arith.negf %x : f32
    linalg.yield %x, %n : f32, f32
  }
  %even = memref.subview %out[0, 0] [4, 8] [2, 1] : memref<16x8xf32> to memref<4x8xf32, strided<[16, 1]>>
  memref.copy %a, %even : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1]>>
  memref.dealloc %a : memref<4x8xf32>
  %odd = memref.subview %out[1, 0] [4, 8] [2, 1] : memref<16x8xf32> to memref<4x8xf32, strided<[16, 1], offset: 8>>
  memref.copy %b, %odd : memref<4x8xf32> to memref<4x8xf32, strided<[16, 1], offset: 8>>
  memref.dealloc %b : memref<4x8xf32>
  return %out : memref<16x8xf32>
}

// -----

// The part is read by the operation, by another copy, or is perhaps the same memory as what the operation reads.
// CHECK-LABEL: func @reads
// CHECK-COUNT-2: memref.copy
// CHECK-LABEL: func @other_copy
// CHECK-COUNT-2: memref.copy
// CHECK-LABEL: func @argument
// CHECK: memref.copy
#same = affine_map<(i) -> (i)>
func.func @reads(%scale: f32) -> memref<16xf32> {
  %out = memref.alloc() : memref<16xf32>
  linalg.fill ins(%scale : f32) outs(%out : memref<16xf32>)
  %a = memref.alloc() : memref<8xf32>
  %left = memref.subview %out[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
  linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel"]} ins(%left : memref<8xf32, strided<[1]>>)
    outs(%a : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %n = arith.negf %x : f32
    linalg.yield %n : f32
  }
  %part = memref.subview %out[4] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 4>>
  memref.copy %a, %part : memref<8xf32> to memref<8xf32, strided<[1], offset: 4>>
  memref.dealloc %a : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#same], iterator_types = ["parallel"]} outs(%b : memref<8xf32>) {
  ^bb0(%y: f32):
    %s = arith.addf %y, %scale : f32
    linalg.yield %s : f32
  }
  memref.copy %b, %part : memref<8xf32> to memref<8xf32, strided<[1], offset: 4>>
  memref.dealloc %b : memref<8xf32>
  return %out : memref<16xf32>
}
func.func @other_copy(%scale: f32, %other: memref<8xf32>) -> memref<16xf32> {
  %out = memref.alloc() : memref<16xf32>
  %a = memref.alloc() : memref<8xf32>
  linalg.fill ins(%scale : f32) outs(%a : memref<8xf32>)
  %part = memref.subview %out[4] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 4>>
  %all = memref.subview %out[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
  memref.copy %other, %all : memref<8xf32> to memref<8xf32, strided<[1]>>
  memref.copy %a, %part : memref<8xf32> to memref<8xf32, strided<[1], offset: 4>>
  memref.dealloc %a : memref<8xf32>
  return %out : memref<16xf32>
}
func.func @argument(%in: memref<8xf32>, %out: memref<16xf32>) {
  %a = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel"]} ins(%in : memref<8xf32>)
    outs(%a : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  %part = memref.subview %out[4] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 4>>
  memref.copy %a, %part : memref<8xf32> to memref<8xf32, strided<[1], offset: 4>>
  memref.dealloc %a : memref<8xf32>
  return
}
