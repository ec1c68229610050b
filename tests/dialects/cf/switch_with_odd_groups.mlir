// COMPARE: --canonicalize --convert-cf-to-llvm
// ----- cf.switch: expects an operand group for each of 2 successors, but got 1
// MLIR LEFT OUT: an assertion fails in mlir-opt: Index < size() && "invalid index for value range"
func.func @switch_expects_a_group_of_operands_for_each_of_2_successors(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1, ^bb1] <{case_values = dense<[1, 2]> : tensor<2xi32>,
      case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1: return
}
// ----- cf.switch: expects an operand group for each of 2 successors, but got 0
// MLIR LEFT OUT: an assertion fails in mlir-opt: Index < size() && "invalid index for value range"
func.func @switch_expects_a_group_of_operands_for_each_of_2_successors_2(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1, ^bb1] <{case_values = dense<[1, 2]> : tensor<2xi32>, case_operand_segments = array<i32>,
      operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1: return
}
// ----- cf.switch
func.func @switch(%a: i32) {
  "cf.switch"(%a)[^bb1, ^bb1, ^bb1] <{case_values = dense<[1, 2]> : tensor<2xi32>, case_operand_segments = array<i32: 0,
      0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb1: return
}
// ----- cf.switch: expects an operand group for each of 2 successors, but got 1
// MLIR LEFT OUT: an assertion fails in mlir-opt: Index < size() && "invalid index for value range"
func.func @switch_expects_a_group_of_operands_for_each_of_2_successors_3(%a: i32) {
  "cf.switch"(%a, %a)[^bb1, ^bb2, ^bb1] <{case_values = dense<[1, 2]> : tensor<2xi32>,
      case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
  ^bb1: return
  ^bb2(%x : i32): return
}
