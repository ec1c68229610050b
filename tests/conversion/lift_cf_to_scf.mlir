// COMPARE: --allow-unregistered-dialect --lift-cf-to-scf
// ----- nested
func.func @nested(%n: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^h(%c0 : i32)
^h(%i: i32):
  %c1 = arith.constant 1 : i32
  %j = arith.addi %i, %c1 : i32
  scf.if %c {
    "t.use"(%j) : (i32) -> ()
  }
  %k = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    cf.br ^b
  ^b:
    scf.yield %j : i32
  }
  %cc = arith.cmpi slt, %k, %n : i32
  cf.cond_br %cc, ^h(%j : i32), ^exit
^exit:
  scf.if %c {
    "t.use"(%i) : (i32) -> ()
  }
  return %j : i32
}
// ----- func.return: transformation does not support unreachable blocks
func.func @unreach(%n: i32, %c: i1) -> i32 {
  return %n : i32
^a:
  return %n : i32
}
// ----- cf.switch, arith.addi
// MLIR LEFT OUT: an assertion fails in mlir-opt: !KeyInfoT::isEqual(Val, EmptyKey) && !KeyInfoT::isEqual(Val, TombstoneKey) && "Empty/Tombstone value shouldn
func.func @wide(%n: i64, %c: i1) -> i64 {
  cf.switch %n : i64, [
    default: ^a,
    -1: ^b,
    9223372036854775807: ^b,
    -9223372036854775808: ^a
  ]
^a:
  return %n : i64
^b:
  %m = arith.addi %n, %n : i64
  return %m : i64
}
// ----- narrow
func.func @narrow(%n: i8, %c: i1) -> i8 {
  cf.switch %n : i8, [
    default: ^a,
    -1: ^b,
    127: ^c
  ]
^a:
  return %n : i8
^b:
  return %n : i8
^c:
  return %n : i8
}
// ----- cf.switch: has case values of more than 64 bits, which no index has
// MLIR LEFT OUT: an assertion fails in mlir-opt: getActiveBits() <= 64 && "Too many bits for uint64_t"
func.func @big(%n: i128) {
  cf.switch %n : i128, [
    default: ^a,
    -1: ^b
  ]
^a:
  return
^b:
  return
}
// ----- weights
func.func @weights(%c: i1, %m: memref<4xf32>, %v: vector<4xf32>) -> memref<4xf32> {
  cf.cond_br %c weights([3, 4]), ^a, ^b
^a:
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
^b:
  cf.cond_br %c, ^x, ^y
^x:
  "t.end"(%v) : (vector<4xf32>) -> ()
^y:
  "t.end"(%c) {a} : (i1) -> ()
}
// ----- Cannot create unreachable terminator for 'scf.execute_region'
func.func @cannot_create_unreachable_terminator_for_execute_region(%c: i1) {
  scf.execute_region {
    cf.br ^a
  ^a:
    cf.br ^a
  }
  return
}
// ----- t.br: transformation does not support terminators with successors not implementing BranchOpInterface
func.func @unk(%c: i1) {
  "t.br"()[^a] : () -> ()
^a:
  return
}
// ----- t.br: transformation does not support terminators with successors not implementing BranchOpInterface
func.func @t_br_transformation_does_not_support_terminators_with(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  "t.br"()[^b] : () -> ()
^b:
  return
}
// ----- first operation in unwind destination should be a llvm.landingpad operation
llvm.func @pers(...) -> i32
llvm.func @inv()
func.func @inv2(%c: i1) {
  llvm.invoke @inv() to ^a unwind ^b : () -> ()
^a:
  return
^b:
  return
}
// ----- llvm.cond_br: Cannot convert unknown control flow op to structured control flow
// MLIR LEFT OUT: mlir-opt crashes
func.func @lbr(%c: i1) {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.br ^c
^b:
  llvm.br ^c
^c:
  return
}
// ----- llvm.br
func.func @llvm_br(%c: i1) {
  llvm.br ^b
^b:
  llvm.br ^c
^c:
  return
}
// ----- llvm.cond_br: Cannot convert unknown control flow op to structured control flow
func.func @lloop(%c: i1) {
  llvm.br ^b
^b:
  llvm.cond_br %c, ^b, ^c
^c:
  return
}
// ----- inner
func.func private @decl(i32)
module {
  func.func @inner(%c: i1) {
    cf.cond_br %c, ^a, ^b
  ^a:
    return
  ^b:
    return
  }
}
llvm.func @other(%c: i1) {
    cf.cond_br %c, ^a, ^b
  ^a:
    llvm.return
  ^b:
    llvm.return
}
// ----- samedest
func.func @samedest(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^a(%y : i32)
^a(%z: i32):
  cf.cond_br %c, ^b, ^b
^b:
  return %z : i32
}
// ----- cf.cond_br, t.a, t.b
func.func @dbg(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b loc("cond")
^a(%z: i32 loc("argz")):
  "t.a"() : () -> () loc("op.a")
  cf.cond_br %c, ^b, ^c loc("ca")
^b:
  "t.b"() : () -> () loc("op.b")
  cf.cond_br %c, ^a(%y : i32), ^d loc("cb")
^c:
  return %z : i32 loc("retc")
^d:
  cf.br ^d loc("brd")
} loc("func")
// ----- cf.br
"test.graph"() ({
  func.func @cf_br(%c: i1) {
    cf.br ^b
  ^b:
    cf.br ^b
  }
}) : () -> ()
// ----- retregion
func.func @retregion(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  "t.end"() ({ "t.x"() : () -> () }) : () -> ()
^b:
  "t.end"() ({ "t.y"() : () -> () }) : () -> ()
}
// ----- ifelse
func.func @ifelse(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^b1, ^b2(%b : i32)
^b1:
  "t.use"(%a) : (i32) -> ()
  cf.br ^b2(%a : i32)
^b2(%x: i32):
  return %x : i32
}
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^h(%c0 : i32)
^h(%i: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^body, ^exit
^body:
  %c1 = arith.constant 1 : i32
  %j = arith.addi %i, %c1 : i32
  cf.br ^h(%j : i32)
^exit:
  return %i : i32
}
func.func @irr(%c: i1, %d: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %x = "t.a"() : () -> i32
  cf.cond_br %d, ^b, ^e(%x : i32)
^b:
  %y = "t.b"() : () -> i32
  cf.cond_br %d, ^a, ^e(%y : i32)
^e(%z: i32):
  return %z : i32
}
func.func @inf(%c: i1) -> (i32, f32) {
  cf.br ^a
^a:
  "t.a"() : () -> ()
  cf.br ^a
}
func.func @sw(%f: i32, %a: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^b1(%a : i32),
    3: ^b2,
    -1: ^b3
  ]
^b1(%x: i32):
  return %x : i32
^b2:
  cf.br ^b1(%f : i32)
^b3:
  "t.c"() : () -> ()
  return %f : i32
}
func.func @mix(%c: i1, %d: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.cond_br %d, ^b, ^e
^b:
  "t.term"() : () -> ()
^e:
  return
}
// ----- an unreachable cycle
// MLIR LEFT OUT: does not terminate
func.func @unreachable_cycle(%c: i1, %a: index) -> index {
  cf.br ^bb2(%a : index)
^bb1(%x: index):
  cf.cond_br %c, ^bb1(%x : index), ^bb2(%x : index)
^bb2(%y: index):
  return %y : index
}
