// COMPARE:
// ----- cf.switch: expected 'default'
func.func @f(%a: i32) { cf.switch %a : i32, [ 1: ^bb1 ] ^bb1: return }
// ----- cf.switch: expected integer value
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1: ^bb1, ] ^bb1: return }
// ----- cf.switch: expected integer value
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, foo: ^bb1 ] ^bb1: return }
// ----- expected ']'
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1 1: ^bb1 ] ^bb1: return }
// ----- expected ':'
func.func @f(%a: i32) { cf.switch %a : i32, [ default ^bb1 ] ^bb1: return }
// ----- expected ':'
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1 ^bb1 ] ^bb1: return }
// ----- cf.switch: number of operands and types do not match: got 1 operands and 2 types
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1(%a : i32, i32), 1: ^bb1 ] ^bb1: return }
// ----- use of value '%a' expects different type than prior uses: 'i64' vs 'i32'
func.func @f(%a: i32) { cf.switch %a : i64, [ default: ^bb1, 1: ^bb1 ] ^bb1: return }
// ----- cf.switch
func.func @f(%a: i32) { "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- cf.switch: number of case values ...
// MLIR LEFT OUT: an assertion fails in mlir-opt: this->_M_is_engaged()
func.func @f(%a: i32) { "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- cf.switch: 'flag' type ...
func.func @f(%a: i32)
    { "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- cf.switch: number of case values ...
func.func @f(%a: i32)
    { "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- cf.switch: caseOperands count ...
func.func @f(%a: i32)
    { "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 1>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// ----- branch has 1 operands for successor #0, but target block has 0
func.func @f(%a: i32) { cf.br ^bb1(%a : i32) 
^bb1: return }
// ----- type mismatch for bb argument #0 of successor #0
func.func @f(%a: i32) { cf.br ^bb1(%a : i32) 
^bb1(%x: i64): return }
// ----- branch has 1 operands for successor #1, but target block has 0
func.func @f(%a: i32, %c: i1) { cf.cond_br %c, ^bb1, ^bb1(%a : i32) 
^bb1: return }
// ----- use of value '%a' expects different type than prior uses: 'i1' vs 'i32'
func.func @f(%a: i32, %c: i1) { cf.cond_br %a, ^bb1, ^bb1
^bb1: return }
// ----- expects number of branch weights to match number of successors: 1 vs 2
func.func @f(%a: i32, %c: i1) { cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1: return }
// ----- expected ','
func.func @f(%a: i32, %c: i1) { cf.cond_br %c, ^bb1
^bb1: return }
// ----- reference to an undefined block
func.func @f(%a: i32, %c: i1) { cf.br ^bb0 }
// ----- reference to an undefined block
func.func @f(%a: i32, %c: i1) { cf.br ^bb1 
^bb1: cf.br ^bb2 }
// ----- use of value '%a' expects different type than prior uses: 'i1' vs 'i32'
func.func @f(%a: i32, %c: i1) { cf.assert %a, "x" return }
// ----- integer literal not valid for specified type
func.func @f(%a: i32, %c: i1) { cf.assert %c, 3 return }
// ----- operation with block successors must terminate its parent block
func.func @f(%a: i32, %c: i1) { cf.br ^bb1
  return 
^bb1: return }
// ----- use of value '%a' expects different type than prior uses: 'i64' vs 'i32'
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1(%a : i64), 1: ^bb1 ] ^bb1: return }
// ----- branch has 1 operands for successor #0, but target block has 0
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1(%a : i32), 1: ^bb1 ] ^bb1: return }
// ----- branch has 1 operands for successor #1, but target block has 0
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1: ^bb1(%a : i32) ] ^bb1: return }
// ----- cf.switch
// MLIR LEFT OUT: an assertion fails in mlir-opt: llvm::isIntN(BitWidth, val) && "Value is not an N-bit signed value"
func.func @f(%a: i8) { cf.switch %a : i8, [ default: ^bb1, 300: ^bb1 ] ^bb1: return }
// ----- cf.switch
// MLIR LEFT OUT: an assertion fails in mlir-opt: llvm::isIntN(BitWidth, val) && "Value is not an N-bit signed value"
func.func @f(%a: i8) { cf.switch %a : i8, [ default: ^bb1, 200: ^bb1 , -3: ^bb1] 
^bb1: return }
