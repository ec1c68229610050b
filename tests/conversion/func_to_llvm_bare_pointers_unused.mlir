// COMPARE: --convert-func-to-llvm=use-bare-ptr-memref-call-conv
// Only used memrefs get a descriptor.
func.func @one_of_two(%m: memref<4xi32>, %n: memref<2x3xf32>, %i: index) -> f32 {
  %0 = memref.load %n[%i, %i] : memref<2x3xf32>
  return %0 : f32
}
// -----
func.func @none(%m: memref<4xi32>, %n: !llvm.ptr) -> i32 {
  %0 = llvm.load %n : !llvm.ptr -> i32
  return %0 : i32
}
// -----
func.func @passed_on(%m: memref<4xi32>) -> memref<4xi32> {
  return %m : memref<4xi32>
}
// -----
func.func public @public() {
  return
}
// -----
func.func nested @nested() {
  return
}
