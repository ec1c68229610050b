// COMPARE:
// ----- cf.switch: expected 'default'
func.func @switch_expected_default(%a: i32) { cf.switch %a : i32, [ 1: ^bb1 ] ^bb1: return }
// ----- cf.switch: expected integer value
func.func @switch_expected_integer_value(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1: ^bb1, ] ^bb1: return }
// ----- cf.switch: expected integer value
func.func @switch_expected_integer_value_2(%a: i32) { cf.switch %a : i32, [ default: ^bb1, foo: ^bb1 ] ^bb1: return }
// ----- expected ']'
func.func @expected(%a: i32) { cf.switch %a : i32, [ default: ^bb1 1: ^bb1 ] ^bb1: return }
// ----- expected ':'
func.func @expected_2(%a: i32) { cf.switch %a : i32, [ default ^bb1 ] ^bb1: return }
// ----- expected ':'
func.func @expected_3(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1 ^bb1 ] ^bb1: return }
// ----- cf.switch: number of operands and types do not match: got 1 operands and 2 types
func.func @switch_number_of_operands_and_types_do_not_match_got_1(%a: i32) { cf.switch %a : i32, [ default: ^bb1(%a : i32, i32), 1: ^bb1 ] ^bb1: return }
// ----- use of value '%a' expects different type than prior uses: 'i64' vs 'i32'
func.func @use_of_value_a_expects_different_type_than_prior_uses_i64_vs(%a: i32) { cf.switch %a : i64, [ default: ^bb1, 1: ^bb1 ] ^bb1: return }
// ----- cf.switch
func.func @switch(%a: i32) { "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- cf.switch: number of case values ...
// MLIR LEFT OUT: an assertion fails in mlir-opt: this->_M_is_engaged()
func.func @f(%a: i32) { "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- cf.switch: 'flag' type ...
func.func @switch_flag_type(%a: i32)
    { "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- cf.switch: number of case values ...
func.func @switch_number_of_case_values(%a: i32)
    { "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- cf.switch: caseOperands count ...
func.func @switch_caseoperands_count(%a: i32)
    { "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 1>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- branch has 1 operands for successor #0, but target block has 0
func.func @branch_has_1_operands_for_successor_0_but_target_block_has_0(%a: i32) { cf.br ^bb1(%a : i32) 
^bb1: return }
// ----- type mismatch for bb argument #0 of successor #0
func.func @type_mismatch_for_bb_argument_0_of_successor_0(%a: i32) { cf.br ^bb1(%a : i32) 
^bb1(%x: i64): return }
// ----- branch has 1 operands for successor #1, but target block has 0
func.func @branch_has_1_operands_for_successor_1_but_target_block_has_0(%a: i32, %c: i1) { cf.cond_br %c, ^bb1, ^bb1(%a : i32) 
^bb1: return }
// ----- use of value '%a' expects different type than prior uses: 'i1' vs 'i32'
func.func @use_of_value_a_expects_different_type_than_prior_uses_i1_vs(%a: i32, %c: i1) { cf.cond_br %a, ^bb1, ^bb1
^bb1: return }
// ----- expects number of branch weights to match number of successors: 1 vs 2
func.func @expects_number_of_branch_weights_to_match_number_of(%a: i32, %c: i1) { cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1: return }
// ----- expected ','
func.func @expected_4(%a: i32, %c: i1) { cf.cond_br %c, ^bb1
^bb1: return }
// ----- reference to an undefined block
func.func @reference_to_an_undefined_block() { cf.br ^bb0 }
// ----- reference to an undefined block
func.func @reference_to_an_undefined_block_2() { cf.br ^bb1 
^bb1: cf.br ^bb2 }
// ----- use of value '%a' expects different type than prior uses: 'i1' vs 'i32'
func.func @use_of_value_a_expects_different_type_than_prior_uses_i1_vs_2(%a: i32, %c: i1) { cf.assert %a, "x" return }
// ----- integer literal not valid for specified type
func.func @integer_literal_not_valid_for_specified_type(%a: i32, %c: i1) { cf.assert %c, 3 return }
// ----- operation with block successors must terminate its parent block
func.func @operation_with_block_successors_must_terminate_its_parent() { cf.br ^bb1
  return 
^bb1: return }
// ----- use of value '%a' expects different type than prior uses: 'i64' vs 'i32'
func.func @use_of_value_a_expects_different_type_than_prior_uses_i64_vs_2(%a: i32) { cf.switch %a : i32, [ default: ^bb1(%a : i64), 1: ^bb1 ] ^bb1: return }
// ----- branch has 1 operands for successor #0, but target block has 0
func.func @branch_has_1_operands_for_successor_0_but_target_block_has_0_2(%a: i32) { cf.switch %a : i32, [ default: ^bb1(%a : i32), 1: ^bb1 ] ^bb1: return }
// ----- branch has 1 operands for successor #1, but target block has 0
func.func @branch_has_1_operands_for_successor_1_but_target_block_has_0_2(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1: ^bb1(%a : i32) ] ^bb1: return }
// ----- cf.switch
// MLIR LEFT OUT: an assertion fails in mlir-opt: llvm::isIntN(BitWidth, val) && "Value is not an N-bit signed value"
func.func @switch_2(%a: i8) { cf.switch %a : i8, [ default: ^bb1, 300: ^bb1 ] ^bb1: return }
// ----- cf.switch
// MLIR LEFT OUT: an assertion fails in mlir-opt: llvm::isIntN(BitWidth, val) && "Value is not an N-bit signed value"
func.func @switch_3(%a: i8) { cf.switch %a : i8, [ default: ^bb1, 200: ^bb1 , -3: ^bb1] 
^bb1: return }
