// COMPARE: --memref-emulate-wide-int
// ----- failed to legalize operation 'memref.dealloc' that was explicitly marked illegal
func.func @failed_to_legalize_operation_dealloc_that_was_explicitly(%m: memref<4x8xi64>, %i: index, %v: i64) -> i64 {
  %0 = memref.alloc() : memref<4xi64>
  %x = memref.alloc(%i) {alignment = 8} : memref<?x4xi64, 1>
  memref.store %v, %0[%i] {nontemporal = true} : memref<4xi64>
  %1 = memref.load %0[%i] {nontemporal = true}: memref<4xi64>
  %2 = memref.load %x[%i, %i] : memref<?x4xi64, 1>
  memref.dealloc %0 : memref<4xi64>
  return %1 : i64
}
// ----- failed to legalize operation 'memref.alloca' that was explicitly marked illegal
func.func @failed_to_legalize_operation_alloca_that_was_explicitly() {
  %0 = memref.alloc() : memref<4xi32>
  %1 = memref.alloca() : memref<4xi64>
  return
}
// ----- failed to legalize operation 'memref.alloc' that was explicitly marked illegal
func.func @failed_to_legalize_operation_alloc_that_was_explicitly() {
  %0 = memref.alloc() : memref<4xi128>
  return
}
// ----- failed to legalize unresolved materialization from ...
func.func @failed_to_legalize_unresolved_materialization_from(%i: index) -> i64 {
  %0 = memref.alloc() : memref<4xi64>
  %c = arith.constant 5 : i64
  memref.store %c, %0[%i] : memref<4xi64>
  %1 = memref.load %0[%i] : memref<4xi64>
  %2 = arith.addi %1, %c : i64
  return %2: i64
}
// ----- memref.alloc, memref.load
func.func @alloc_load(%i: index) {
  %0 = memref.alloc() : memref<4xvector<2xi64>>
  %1 = memref.alloc() : memref<4xi64, affine_map<(d0)->(d0 * 2)>>
  %2 = memref.alloc() : memref<4xi64, strided<[2]>>
  %3 = memref.alloc()[%i] : memref<4xi64, affine_map<(d0)[s0]->(d0 * s0)>>
  %4 = memref.load %3[%i] : memref<4xi64, affine_map<(d0)[s0]->(d0 * s0)>>
  return
}
// ----- failed to legalize unresolved materialization from ...
func.func @failed_to_legalize_unresolved_materialization_from_2(%i: index) -> memref<4xi64> {
  %1 = memref.alloc() : memref<4xi64>
  return %1 : memref<4xi64>
}
// ----- failed to legalize operation 'memref.alloca' that was explicitly marked illegal
func.func @failed_to_legalize_operation_alloca_that_was_explicitly_2(%i: index) -> i64 {
  %1 = memref.alloca() : memref<4xi64>
  %s = memref.subview %1[0][2][1] : memref<4xi64> to memref<2xi64>
  %2 = memref.load %1[%i] : memref<4xi64>
  return %2 : i64
}
// ----- operand #0 does not dominate this use
func.func @operand_0_does_not_dominate_this_use(%i: index) -> i64 {
  %1 = memref.alloc() : memref<4xi64>
  affine.store %c, %1[0] : memref<4xi64>
  %c = arith.constant 4 : i64
  %2 = memref.load %1[%i] : memref<4xi64>
  return %2 : i64
}
// ----- failed to legalize operation 'memref.get_global' that was explicitly marked illegal
memref.global @gg : memref<4xi64>
func.func @failed_to_legalize_operation_get_global_that_was_explicitly(%i: index, %1: memref<4xsi64>) -> i64 {
  %x = memref.get_global @gg : memref<4xi64>
  %2 = memref.load %x[%i] : memref<4xi64>
  %4 = memref.alloc() : memref<4xui64>
  %3 = memref.load %4[%i] : memref<4xui64>
  return %2 : i64
}
// ----- inside
func.func @inside(%i: index, %j: index) {
  %0 = memref.alloc(%i) {alignment = 8} : memref<?x4xi64, 1>
  %1 = memref.load %0[%i, %j] {nontemporal = true, alignment = 8} : memref<?x4xi64, 1>
  %2 = arith.addi %1, %1 : i64
  memref.store %2, %0[%j, %i] {nontemporal = true, foo} : memref<?x4xi64, 1>
  %3 = memref.load %0[%j, %j] : memref<?x4xi64, 1>
  vector.print %3 : i64
  return
}
