// COMPARE: --allow-unregistered-dialect
func.func @f(%a: f32) {
  %0 = "arith.addf"(%a, %a) <{fastmath = "a"}> : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "arith.addf"(%a, %a) {fastmath = "a"} : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = arith.addf %a, %a {fastmath = "a"} : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "arith.addf"(%a, %a) <{unknown = 1 : i32}> : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "arith.cmpf"(%a, %a) <{fastmath = "b", predicate = "x"}> : (f32, f32) -> i1
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.remsi"(%a, %a) <{unknown = 1 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = 1 : i32}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operand_segment_sizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%a: i1) {
  cf.cond_br %a, ^bb1, ^bb1 {branch_weights = "a"}
^bb1:
  return
}
// -----
func.func @f() {
  "memref.alloca"() : () -> memref<4xi1>
  "arith.constant"() <{value = 1 : i32}> {value = 2 : i32} : () -> i32
  return
}
// -----
func.func @f() {
  "arith.constant"() <[]> : () -> i32
  return
}
// -----
func.func @f() {
  "func.return"() <{}> : () -> ()
}
// -----
func.func @f(%a: i32) {
  "arith.addi"(%a, %a)[^bb1] : (i32, i32) -> i32
^bb1:
  return
}
// -----
func.func @f(%a: i32) {
  "llvm.add"(%a, %a) <{overflowFlags = 1 : i64}> : (i32, i32) -> i32
  llvm.add %a, %a {overflowFlags = "nsw"} : i32
  llvm.add %a, %a {overflowFlags = #llvm.overflow<nsw>} : i32
  return
}
// -----
func.func @f(%a: i32) {
  "llvm.add"(%a, %a) <{overflowFlags = "nsw"}> : (i32, i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  "llvm.add"(%a, %a) <{overflowFlags = 7 : i32}> : (i32, i32) -> i32
  return
}
// -----
func.func @f() {
  %0 = "ub.poison"() <{value = #llvm.poison}> : () -> f32
  return
}
