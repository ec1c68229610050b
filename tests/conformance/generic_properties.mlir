// COMPARE: --allow-unregistered-dialect
// ----- invalid properties ...
func.func @invalid_properties(%a: f32) {
  %0 = "arith.addf"(%a, %a) <{fastmath = "a"}> : (f32, f32) -> f32
  return
}
// ----- arith.addf: attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags
func.func @addf_attribute_fastmath_failed_satisfy(%a: f32) {
  %0 = "arith.addf"(%a, %a) {fastmath = "a"} : (f32, f32) -> f32
  return
}
// ----- arith.addf: 'arith.addf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast ...
func.func @addf_addf_attribute_fastmath_failed_satisfy(%a: f32) {
  %0 = arith.addf %a, %a {fastmath = "a"} : f32
  return
}
// ----- arith.addf
func.func @addf(%a: f32) {
  %0 = "arith.addf"(%a, %a) <{unknown = 1 : i32}> : (f32, f32) -> f32
  return
}
// ----- invalid properties ...
func.func @invalid_properties(%a: f32) {
  %0 = "arith.cmpf"(%a, %a) <{fastmath = "b", predicate = "x"}> : (f32, f32) -> i1
  return
}
// ----- invalid properties ...
func.func @invalid_properties(%a: i32) {
  %0 = "arith.remsi"(%a, %a) <{unknown = 1 : i32}> : (i32, i32) -> i32
  return
}
// ----- invalid properties ...
func.func @invalid_properties(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^bb1:
  return
}
// ----- invalid properties ...
func.func @invalid_properties(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = 1 : i32}> : (i1) -> ()
^bb1:
  return
}
// ----- cf.cond_br
func.func @cond_br(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operand_segment_sizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
// ----- cf.cond_br: operand count ...
func.func @cond_br_operand_count(%a: i1) {
  "cf.cond_br"(%a)[^bb1, ^bb1] : (i1) -> ()
^bb1:
  return
}
// ----- cf.cond_br: 'cf.cond_br' op attribute 'branch_weights' failed to satisfy constraint: i32 dense ...
func.func @cond_br_cond_br_attribute_branch_weights(%a: i1) {
  cf.cond_br %a, ^bb1, ^bb1 {branch_weights = "a"}
^bb1:
  return
}
// ----- memref.alloca
func.func @alloca() {
  "memref.alloca"() : () -> memref<4xi1>
  "arith.constant"() <{value = 1 : i32}> {value = 2 : i32} : () -> i32
  return
}
// ----- invalid properties ...
func.func @invalid_properties() {
  "arith.constant"() <[]> : () -> i32
  return
}
// ----- invalid properties ...
func.func @invalid_properties() {
  "func.return"() <{}> : () -> ()
}
// ----- successors in non-terminator
func.func @successors_non_terminator(%a: i32) {
  "arith.addi"(%a, %a)[^bb1] : (i32, i32) -> i32
^bb1:
  return
}
// ----- llvm.add
func.func @add(%a: i32) {
  "llvm.add"(%a, %a) <{overflowFlags = 1 : i64}> : (i32, i32) -> i32
  llvm.add %a, %a {overflowFlags = "nsw"} : i32
  llvm.add %a, %a {overflowFlags = #llvm.overflow<nsw>} : i32
  return
}
// ----- invalid properties ...
func.func @invalid_properties(%a: i32) {
  "llvm.add"(%a, %a) <{overflowFlags = "nsw"}> : (i32, i32) -> i32
  return
}
// ----- llvm.add: property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags
func.func @add_property_overflowflags_failed_satisfy(%a: i32) {
  "llvm.add"(%a, %a) <{overflowFlags = 7 : i32}> : (i32, i32) -> i32
  return
}
// ----- invalid properties ...
func.func @invalid_properties() {
  %0 = "ub.poison"() <{value = #llvm.poison}> : () -> f32
  return
}
// ----- irdl.results: invalid properties ... Invalid attribute `variadicity` in property conversion: false
"irdl.results"() <{names = [], variadicity = false}> : () -> ()
// ----- tosa.const_shape: invalid properties ... Invalid attribute `values` in property conversion: array<i64: 4>
func.func @const_shape_invalid_properties_invalid() {
  %0 = "tosa.const_shape"() <{values = array<i64: 4>}> : () -> !tosa.shape<1>
  return
}
// ----- tosa.const_shape: attribute 'values' failed to satisfy constraint: index elements attribute
func.func @const_shape_attribute_values_failed_satisfy() {
  %0 = "tosa.const_shape"() <{values = dense<1> : tensor<1xi32>}> : () -> !tosa.shape<1>
  return
}
