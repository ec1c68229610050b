// COMPARE: --canonicalize --convert-to-llvm
// ----- memref.extract_strided_metadata
func.func @extract_strided_metadata(%m: memref<2x4x0x3xf32>, %i: index) -> (index, index, index, index) {
  %0:10 = memref.extract_strided_metadata %m : memref<2x4x0x3xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
  return %0#6, %0#7, %0#8, %0#9 : index, index, index, index
}
// ----- memref.cast
func.func @cast(%m: memref<2x4x0x3xf32>, %i: index) -> memref<?x?x?x?xf32, strided<[?, ?, ?, ?]>> {
  %0 = memref.cast %m : memref<2x4x0x3xf32> to memref<?x?x?x?xf32, strided<[7, 0, 3, 1]>>
  %1 = memref.cast %0 :  memref<?x?x?x?xf32, strided<[7, 0, 3, 1]>> to memref<?x?x?x?xf32, strided<[?, ?, ?, ?]>>
  return %1 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?]>>
}
// ----- memref.alloc
func.func @alloc() -> memref<4x0xf32> {
  %0 = memref.alloc() : memref<4x0xf32>
  return %0 : memref<4x0xf32>
}
// ----- memref.alloca
func.func @alloca(%a: index) -> memref<2x?x0x3xf32> {
  %0 = memref.alloca(%a) : memref<2x?x0x3xf32>
  return %0 : memref<2x?x0x3xf32>
}
// ----- memref.load
func.func @load(%a: index, %m: memref<2x?x0x3xf32>) -> f32 {
  %0 = memref.load %m[%a, %a, %a, %a] : memref<2x?x0x3xf32>
  return %0 : f32
}
// ----- offset 1 is out-of-bounds: 0 >= 0
func.func @offset_1_is_out_of_bounds_0_0(%a: index, %m: memref<2x0x3xf32>) -> memref<2x0x3xf32, strided<[?, ?, ?], offset: ?>> {
  %0 = memref.subview %m[0, 0, %a][2, 0, 3][1, 1, 1] : memref<2x0x3xf32> to memref<2x0x3xf32, strided<[?, 3, 1], offset: ?>>
  %1 = memref.cast %0 : memref<2x0x3xf32, strided<[?, 3, 1], offset: ?>> to memref<2x0x3xf32, strided<[?, ?, ?], offset: ?>>
  return %1 : memref<2x0x3xf32, strided<[?, ?, ?], offset: ?>>
}
// ----- memref.global, memref.get_global
memref.global @x : memref<2x0x3xf32> = dense<1.0>
func.func @global_get_global(%a: index, %m: memref<2x0x3xf32>) -> memref<2x0x3xf32> {
  %1 = memref.get_global @x : memref<2x0x3xf32> 
  return %1 : memref<2x0x3xf32>
}
// ----- affine.max
func.func @max() -> (index,index) {
  %2 = affine.max affine_map<() -> (0, 0)>()
  %3 = affine.max affine_map<() -> (0)>()
  return %2, %3: index, index
}
// ----- affine.apply
func.func @apply() -> (index) {
  %2 = affine.apply affine_map<() -> (0)>()
  return %2: index
}
