// COMPARE: --finalize-memref-to-llvm
// ----- memref.distinct_objects
func.func @distinct_objects(%a: memref<4xf32>, %b: memref<?xi8, strided<[?], offset: ?>>) -> memref<4xf32> {
  %0, %1 = memref.distinct_objects %a, %b : memref<4xf32>, memref<?xi8, strided<[?], offset: ?>>
  return %0 : memref<4xf32>
}
// ----- memref.distinct_objects
func.func @distinct_objects_2(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.distinct_objects %a : memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- memref.distinct_objects
func.func @distinct_objects_3(%a: memref<4xf32>) -> memref<4xf32> {
  %0, %1, %2 = memref.distinct_objects %a, %a, %a : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return %0 : memref<4xf32>
}
// ----- memref.reshape: result memref type should have identity affine map
func.func @reshape_result_memref_type_should_have_identity_affine_map(%a: memref<32xf32>, %s: memref<2xindex>) -> memref<4x8xf32, strided<[16, 2]>> {
  %0 = memref.reshape %a(%s) : (memref<32xf32>, memref<2xindex>) -> memref<4x8xf32, strided<[16, 2]>>
  return %0 : memref<4x8xf32, strided<[16, 2]>>
}
// ----- memref.reshape
func.func @reshape(%a: memref<32xf32>, %s: memref<2xindex>) -> memref<4x8xf32> {
  %0 = memref.reshape %a(%s) : (memref<32xf32>, memref<2xindex>) -> memref<4x8xf32>
  return %0 : memref<4x8xf32>
}
// ----- memref.reshape: result memref type should have identity affine map
func.func @reshape_result_memref_type_should_have(%a: memref<32xf32>, %s: memref<2xindex>) -> memref<4x8xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.reshape %a(%s) : (memref<32xf32>, memref<2xindex>) -> memref<4x8xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<4x8xf32, strided<[?, ?], offset: ?>>
}
// ----- memref.reshape: result memref type should have identity affine map
func.func @reshape_result_memref_type_should_have_2(%a: memref<32xf32>, %s: memref<2xindex>) -> memref<4x8xf32, strided<[16, 2], offset: 3>> {
  %0 = memref.reshape %a(%s) : (memref<32xf32>, memref<2xindex>) -> memref<4x8xf32, strided<[16, 2], offset: 3>>
  return %0 : memref<4x8xf32, strided<[16, 2], offset: 3>>
}
// ----- memref.reshape
func.func @reshape_2(%a: memref<0xf32>, %s: memref<2xindex>) -> memref<4x0xf32> {
  %0 = memref.reshape %a(%s) : (memref<0xf32>, memref<2xindex>) -> memref<4x0xf32>
  return %0 : memref<4x0xf32>
}
// ----- memref.reshape
func.func @reshape_3(%a: memref<4xf32>, %s: memref<0xindex>) -> memref<f32> {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<0xindex>) -> memref<f32>
  return %0 : memref<f32>
}
