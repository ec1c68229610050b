// COMPARE: --mlir-print-op-generic
func.func @f(%a: i32, %p: !llvm.ptr, %i: index) {
  llvm.add %a, %a overflow<nsw> : i32
  llvm.trunc %a overflow<nuw> : i32 to i8
  llvm.getelementptr inbounds %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.getelementptr %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %0 = affine.linearize_index disjoint [%i] by (2) : index
  %1 = affine.linearize_index [%i] by (2) : index
  return
}
