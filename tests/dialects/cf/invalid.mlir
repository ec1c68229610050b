// COMPARE:
func.func @f(%a: i32) { cf.switch %a : i32, [ 1: ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1: ^bb1, ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, foo: ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1 1: ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1 ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1(%a : i32, i32), 1: ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i64, [ default: ^bb1, 1: ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { "cf.switch"(%a)[^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: this->_M_is_engaged()
func.func @f(%a: i32) { "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// -----
func.func @f(%a: i32)
    { "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// -----
func.func @f(%a: i32)
    { "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// -----
func.func @f(%a: i32)
    { "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments = array<i32: 1>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1: return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a : i32) 
^bb1: return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a : i32) 
^bb1(%x: i64): return }
// -----
func.func @f(%a: i32, %c: i1) { cf.cond_br %c, ^bb1, ^bb1(%a : i32) 
^bb1: return }
// -----
func.func @f(%a: i32, %c: i1) { cf.cond_br %a, ^bb1, ^bb1
^bb1: return }
// -----
func.func @f(%a: i32, %c: i1) { cf.cond_br %c weights([1]), ^bb1, ^bb1
^bb1: return }
// -----
func.func @f(%a: i32, %c: i1) { cf.cond_br %c, ^bb1
^bb1: return }
// -----
func.func @f(%a: i32, %c: i1) { cf.br ^bb0 }
// -----
func.func @f(%a: i32, %c: i1) { cf.br ^bb1 
^bb1: cf.br ^bb2 }
// -----
func.func @f(%a: i32, %c: i1) { cf.assert %a, "x" return }
// -----
func.func @f(%a: i32, %c: i1) { cf.assert %c, 3 return }
// -----
func.func @f(%a: i32, %c: i1) { cf.br ^bb1
  return 
^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1(%a : i64), 1: ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1(%a : i32), 1: ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1: ^bb1(%a : i32) ] ^bb1: return }
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: llvm::isIntN(BitWidth, val) && "Value is not an N-bit signed value"
func.func @f(%a: i8) { cf.switch %a : i8, [ default: ^bb1, 300: ^bb1 ] ^bb1: return }
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: llvm::isIntN(BitWidth, val) && "Value is not an N-bit signed value"
func.func @f(%a: i8) { cf.switch %a : i8, [ default: ^bb1, 200: ^bb1 , -3: ^bb1] 
^bb1: return }
