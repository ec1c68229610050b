// COMPARE: '--convert-func-to-llvm=use-bare-ptr-memref-call-conv'
// ----- a result of unknown size is a descriptor
func.func @one(%m: memref<?x4xf32>) -> memref<?x4xf32> {
  return %m : memref<?x4xf32>
}
// ----- among several results there is no place for it
func.func @two(%m: memref<?x4xf32>, %n: memref<4xf32>) -> (memref<?x4xf32>, memref<4xf32>) {
  return %m, %n : memref<?x4xf32>, memref<4xf32>
}
// ----- sizes that are known
func.func @known(%n: memref<4xf32>) -> memref<4xf32> {
  return %n : memref<4xf32>
}
