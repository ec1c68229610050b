// COMPARE:
func.func @f(%a: memref<4xf32>) { %0 = memref.assume_alignment %a, 12 : memref<4xf32> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = "memref.distinct_objects"(%a) : (memref<4xf32>) -> memref<5xf32> return }
// -----
func.func @f() { "memref.distinct_objects"() : () -> () return }
// -----
func.func @f(%i: index) { %0 = memref.alloc(%i) : memref<4xf32> return }
// -----
func.func @f(%i: index) { %0 = memref.alloc() : memref<?xf32> return }
// -----
func.func @f(%i: index) { %0 = memref.alloc()[%i] : memref<4xf32> return }
// -----
module { %0 = memref.alloca() : memref<4xf32> }
// -----
func.func @f(%a: memref<4xf32, strided<[2]>>) { %0 = memref.realloc %a : memref<4xf32, strided<[2]>> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.realloc %a : memref<4xf32> to memref<5xf32, strided<[2]>> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.realloc %a : memref<4xf32> to memref<5xf32, 1> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.realloc %a : memref<4xf32> to memref<5xf64> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.realloc %a : memref<4xf32> to memref<?xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.realloc %a(%i) : memref<4xf32> to memref<8xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index) { %0 = memref.load %a[%i] : memref<4x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.store %v, %a[%i] : memref<4x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.prefetch %a[%i], read, locality<3>, data : memref<4x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.prefetch %a[%i, %i], reed, locality<3>, data : memref<4x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.prefetch %a[%i, %i], read, locality<5>, data : memref<4x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index, %v: f32) { memref.prefetch %a[%i, %i], read, locality<3>, foo : memref<4x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index, %v: f32) { %0 = memref.atomic_rmw addf %v, %a[%i] : (f32, memref<4x4xf32>) -> f32 return }
// -----
func.func @f(%a: memref<4xf32>, %i: index, %v: f32) { %0 = memref.atomic_rmw addi %v, %a[%i] : (f32, memref<4xf32>) -> f32 return }
// -----
func.func @f(%a: memref<4xi32>, %i: index, %v: i32) { %0 = memref.atomic_rmw addf %v, %a[%i] : (i32, memref<4xi32>) -> i32 return }
// -----
func.func @f(%a: memref<4xi32>, %i: index, %v: i32) { %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
^bb0(%x: i32, %y: i32):
 memref.atomic_yield %v : i32 } return }
// -----
func.func @f(%a: memref<4xi32>, %i: index, %v: i32) { %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
^bb0(%x: i64):
 memref.atomic_yield %v : i32 } return }
// -----
func.func @f(%a: memref<4xi32>, %i: index, %v: i32) { %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
^bb0(%x: i32):
 memref.store %v, %a[%i] : memref<4xi32>
 memref.atomic_yield %v : i32 } return }
// -----
func.func @f(%a: memref<4xi32>, %i: index, %v: i64) { %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
^bb0(%x: i32):
 memref.atomic_yield %v : i64 } return }
// -----
memref.global @g : memref<4xf32> = 1 : i32
// -----
memref.global @g : memref<2xf32> = dense<1> : tensor<2xi32>
// -----
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = dense<1> : tensor<2xi32>} : () -> ()
// -----
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3x2xf32>} : () -> ()
// -----
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = 1 : i32} : () -> ()
// -----
"memref.global"() {sym_name = "g", type = memref<?xf32>} : () -> ()
// -----
func.func @f() { %0 = memref.get_global @nope : memref<4xf32> return }
// -----
memref.global @g : memref<4xf32>
func.func @f() { %0 = memref.get_global @g : memref<5xf32> return }
// -----
func.func @f() { %0 = memref.get_global @f : memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<?xf64> return }
// -----
func.func @f(%a: memref<*xf32>) { %0 = memref.cast %a : memref<*xf32> to memref<*xf32> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[2]>> return }
// -----
func.func @f(%a: memref<4x?xf32>) { %0 = memref.cast %a : memref<4x?xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.cast %a : memref<4xf32> to memref<4x1xf32> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4x1xf32> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.memory_space_cast %a : memref<4xf32> to memref<?xf32, 1> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, 1> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf64> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [%i], strides: [1] : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [5], strides: [1] : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [2], sizes: [5], strides: [1] : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [5], strides: [2] : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [5, 2], strides: [2]
    : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [5, 2],
    strides: [2, 1] : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0, 0], sizes: [5], strides: [2]
    : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [-5], strides: [2] : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [-1], sizes: [5], strides: [2] : memref<4xf32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %i: index) { %0 = memref.reinterpret_cast %a to offset: [0], sizes: [5], strides: [2]
    : memref<4xf32> to memref<5xf32, affine_map<(d0)->(d0 mod 2)>> return }
// -----
func.func @f(%a: memref<4xf32>, %s: memref<2xi32>) { %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<2xi32>) -> memref<2x2xf64> return }
// -----
func.func @f(%a: memref<4xf32, strided<[2]>>, %s: memref<2xi32>) { %0 = memref.reshape %a(%s)
    : (memref<4xf32, strided<[2]>>, memref<2xi32>) -> memref<2x2xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %s: memref<2xi32>) { %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<2xi32>) -> memref<2x2xf32, strided<[4, 1]>> return }
// -----
func.func @f(%a: memref<4xf32>, %s: memref<?xi32>) { %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<?xi32>) -> memref<2x2xf32> return }
// -----
func.func @f(%a: memref<4xf32>, %s: memref<3xi32>) { %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<3xi32>) -> memref<2x2xf32> return }
// -----
func.func @f(%a: memref<4xf32>) { %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 3] : memref<4xf32> into memref<2x3xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>) { %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 3] : memref<4x4xf32> into memref<16xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>) { %0 = memref.expand_shape %a [[0, 1]] output_shape [2, 3] : memref<4x4xf32> into memref<2x3xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>) { %0 = memref.expand_shape %a [[0, 1], [3]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>) { %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index) { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, %i, 4]
    : memref<4x4xf32> into memref<2x?x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32, strided<[8, 1]>>, %i: index)
    { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, strided<[8, 1]>> into memref<2x2x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32, strided<[8, 1]>>, %i: index)
    { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32, strided<[8, 1]>> into memref<2x2x4xf32, strided<[16, 8, 1]>> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index) { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2] : memref<4x4xf32> into memref<2x2x4xf32> return }
// -----
func.func @f(%a: memref<4x4xf32>, %i: index) { %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [1, 2, 4]
    : memref<4x4xf32> into memref<2x2x4xf32> return }
// -----
func.func @f(%a: memref<f32>, %i: index) { %0 = memref.expand_shape %a [] output_shape [1, 2] : memref<f32> into memref<1x2xf32> return }
// -----
func.func @f(%a: memref<f32>, %i: index) { %0 = memref.collapse_shape %a [] : memref<f32> into memref<1xf32> return }
// -----
func.func @f(%a: memref<4x5xf32>, %i: index) { %0 = memref.collapse_shape %a [[0, 1]] : memref<4x5xf32> into memref<21xf32> return }
// -----
func.func @f(%a: memref<4x5xf32, strided<[6, 1]>>, %i: index) { %0 = memref.collapse_shape %a [[0, 1]]
    : memref<4x5xf32, strided<[6, 1]>> into memref<20xf32> return }
// -----
func.func @f(%a: memref<4x5xf32, strided<[10, 2]>>, %i: index) { %0 = memref.collapse_shape %a [[0, 1]]
    : memref<4x5xf32, strided<[10, 2]>> into memref<20xf32> return }
// -----
func.func @f(%a: memref<4x?xf32, strided<[?, 2]>>, %i: index) { %0 = memref.collapse_shape %a [[0, 1]]
    : memref<4x?xf32, strided<[?, 2]>> into memref<?xf32, strided<[2]>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x8x2xf32, strided<[128, 4, 1]>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x2xf32> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x2xf32, 1> return }
// -----
func.func @f(%a: memref<8x16x4xf32, affine_map<(a,b,c)->(a+b mod 3, c)>>)
    { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32, affine_map<(a,b,c)->(a+b mod 3,c)>> to memref<4x8x2xf32> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x1x2xf32> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x3xf32> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 0][4, 8, 2][2, 1, 1] : memref<8x16x4xf32> to memref<4x8x2xf64> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0][4, 8][2, 1] : memref<8x16x4xf32> to memref<4x8xf32> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 9][4, 8, 2][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x8x2xf32, strided<[128, 4, 1], offset: 9>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 8, 2][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x8x2xf32, strided<[128, 4, 1], offset: 3>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, -3][4, 8, 2][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x8x2xf32, strided<[128, 4, 1], offset: 3>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 1, 1][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x1xf32, strided<[128, 1], offset: 3>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 1, 1][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x1xf32, strided<[128, 4], offset: 3>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 1, 1][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x1xf32, strided<[128, 2], offset: 3>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 1, 1][2, 1, 1]
    : memref<8x16x4xf32> to memref<4xf32, strided<[128], offset: 3>> return }
// -----
func.func @f(%a: memref<1x1x4xf32, strided<[?, ?, 1]>>) { %0 = memref.subview %a[0, 0, 0][1, 1, 4][1, 1, 1]
    : memref<1x1x4xf32, strided<[?, ?, 1]>> to memref<1x4xf32, strided<[?, 1]>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 0, 3][4, 0, 0][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x0x0xf32, strided<[256, 4, 1], offset: 3>> return }
// -----
func.func @f(%a: memref<8x16x4xf32>) { %0 = memref.subview %a[0, 16, 4][4, 0, 0][2, 1, 1]
    : memref<8x16x4xf32> to memref<4x0x0xf32, strided<[128, 4, 1], offset: 68>> return }
// -----
func.func @f(%a: memref<8x16xf32>) { %0 = memref.transpose %a (i, j) -> (i, i) : memref<8x16xf32> to memref<8x8xf32> return }
// -----
func.func @f(%a: memref<8x16xf32>) { %0 = memref.transpose %a (i, j, k) -> (i, k, j) : memref<8x16xf32> to memref<8x8xf32> return }
// -----
func.func @f(%a: memref<8x16xf32>) { %0 = memref.transpose %a (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32> return }
// -----
func.func @f(%a: memref<8x16xf32>) { %0 = memref.transpose %a (i, j) -> (j, i) : memref<8x16xf32> to memref<16x8xf32,
    affine_map<(d0, d1) -> (d1 * 16 + d0)>> return }
// -----
func.func @f(%a: memref<8xi8, strided<[2]>>, %i: index) { %0 = memref.view %a[%i][] : memref<8xi8, strided<[2]>> to memref<2xf32> return }
// -----
func.func @f(%a: memref<8xi8>, %i: index) { %0 = memref.view %a[%i][] : memref<8xi8> to memref<2xf32, strided<[2]>> return }
// -----
func.func @f(%a: memref<8xi8>, %i: index) { %0 = memref.view %a[%i][] : memref<8xi8> to memref<2xf32, 1> return }
// -----
func.func @f(%a: memref<8xi8>, %i: index) { %0 = memref.view %a[%i][] : memref<8xi8> to memref<?xf32> return }
// -----
func.func @f(%a: memref<8xi8>, %i: index) { "memref.dma_start"(%a, %i) : (memref<8xi8>, index) -> () return }
// -----
func.func @f(%a: memref<8xi8>, %i: index) { "memref.dma_start"(%i, %i, %i, %a) : (index, index, index, memref<8xi8>) -> () return }
// -----
func.func @f(%a: memref<8xi8>, %i: index) { "memref.dma_start"(%a, %i, %a, %i, %a) : (memref<8xi8>, index, memref<8xi8>, index, memref<8xi8>) -> () return }
// -----
func.func @f(%a: memref<8xi8>, %i: index, %f : f32) { memref.dma_start %a[%i], %a[%i], %i, %a[%i], %i : memref<8xi8>, memref<8xi8>, memref<8xi8> return }
// -----
func.func @f(%a: memref<8xi8>, %i: index, %f : f32) { memref.dma_start %a[%i], %a[%i], %i, %a[%i] : memref<8xi8>, memref<8xi8> return }
// -----
func.func @f(%a: memref<8xi8>, %i: index, %f : f32) { memref.dma_wait %a[%i, %i], %i : memref<8xi8> return }
// -----
func.func @f(%a: memref<8xi8>, %i: index, %f : f32) { memref.copy %a, %a : memref<8xi8> to memref<9xi8> return }
// -----
func.func @f(%a: memref<8xi8>, %b : memref<8xf32>) { memref.copy %a, %b : memref<8xi8> to memref<8xf32> return }
// -----
func.func @f(%a: memref<f32>, %i: index) { %0 = memref.dim %a, %i : memref<f32> return }
// -----
func.func @f(%a: memref<?x?xf32>, %i: index) { %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %a
    : memref<?x?xf32> -> memref<f64>, index, index, index, index, index return }
// -----
func.func @f(%a: memref<?x?xf32>, %i: index) { %base, %off, %sz:2 = memref.extract_strided_metadata %a : memref<?x?xf32>
    -> memref<f32>, index, index, index return }
