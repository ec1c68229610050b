// COMPARE: --finalize-memref-to-llvm
// ----- operations of other dialects are not lowered here
func.func @sub(%a: memref<4xi32>, %i: index, %x: i32) -> i32 {
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %s = arith.subi %old, %x : i32
    memref.atomic_yield %s : i32
  }
  return %0 : i32
}
// ----- the element itself
func.func @same(%a: memref<4xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %old : i32
  }
  return %0 : i32
}
