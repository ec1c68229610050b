// COMPARE: --canonicalize --allow-unregistered-dialect
func.func @c0(%a: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%a : i32)
^bb2(%x: i32):
  return %x : i32
}
func.func @c1(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%a : i32)
^bb2:
  cf.br ^bb3(%b : i32)
^bb3(%x: i32):
  return %x : i32
}
func.func @c2(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([1, 2]), ^bb1(%a : i32), ^bb2
^bb1(%q: i32):
  cf.br ^bb3(%q : i32)
^bb2:
  %r = arith.addi %a, %b : i32
  cf.br ^bb3(%r : i32)
^bb3(%x: i32):
  "t.x"() : () -> ()
  return %x : i32
}
func.func @c3() -> i32 {
  %t = arith.constant true
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  return %b : i32
}
func.func @c4(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.x"(%c) : (i1) -> ()
  cf.cond_br %c, ^bb3, ^bb4
^bb2:
  "t.y"(%c) : (i1) -> ()
  return %b : i32
^bb3:
  return %a : i32
^bb4:
  return %b : i32
}
func.func @c5(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable
^bb2:
  "t.y"() : () -> ()
  return
}
func.func @c6(%c: i1, %d: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb1
^bb2:
  cf.cond_br %d, ^bb3, ^bb4
^bb3:
  cf.br ^bb4
^bb4:
  cf.br ^bb3
}
func.func @c7(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [ default: ^bb1(%b : i32) ]
^bb1(%x: i32):
  return %x : i32
}
func.func @c8(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [ default: ^bb1(%b : i32), 1: ^bb1(%b : i32), 2: ^bb1(%a : i32), 3: ^bb2 ]
^bb1(%x: i32):
  "t.y"() : () -> ()
  return %x : i32
^bb2:
  "t.z"() : () -> ()
  return %a : i32
}
func.func @c9(%a: i32, %b: i32) -> i32 {
  %k = arith.constant 2 : i32
  cf.switch %k : i32, [ default: ^bb1(%b : i32), 1: ^bb1(%b : i32), 2: ^bb1(%a : i32), 3: ^bb2 ]
^bb1(%x: i32):
  "t.y"() : () -> ()
  return %x : i32
^bb2:
  "t.z"() : () -> ()
  return %a : i32
}
func.func @c10(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [ default: ^bb1, 1: ^bb2, 2: ^bb3 ]
^bb1:
  cf.switch %a : i32, [ default: ^bb4(%b : i32), 1: ^bb5, 4: ^bb6 ]
^bb2:
  "t.w"() : () -> ()
  cf.switch %a : i32, [ default: ^bb4(%b : i32), 1: ^bb5, 4: ^bb6 ]
^bb3:
  "t.v"() : () -> ()
  cf.switch %a : i32, [ default: ^bb4(%b : i32), 1: ^bb5, 4: ^bb6 ]
^bb4(%x: i32):
  "t.y"() : () -> ()
  return %x : i32
^bb5:
  "t.z"() : () -> ()
  return %a : i32
^bb6:
  "t.u"() : () -> ()
  return %a : i32
}
func.func @c11(%a: i32, %b: i32) -> i32 {
  cf.switch %a : i32, [ default: ^bb1(%a : i32), 1: ^bb2(%b, %a : i32, i32), 2: ^bb3 ]
^bb1(%q: i32):
  cf.br ^bb4(%q, %b : i32, i32)
^bb2(%r: i32, %s: i32):
  cf.br ^bb4(%s, %r : i32, i32)
^bb3:
  cf.br ^bb4(%b, %b : i32, i32)
^bb4(%x: i32, %y: i32):
  "t.y"(%x, %y) : (i32, i32) -> ()
  return %x : i32
}
func.func @c12(%c: i1) {
  %t = arith.constant true
  %f = arith.constant false
  cf.assert %t, "a"
  cf.assert %f, "b"
  cf.assert %c, "c"
  return
}
func.func @c13(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}
func.func @c14(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %d, ^bb0, ^bb1(%a : i32)
^bb0:
  "t.y"() : () -> ()
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  "t.z"() : () -> ()
  return %x : i32
}
func.func private @callee(i32) -> i32
func.func @c15(%a: i32) -> i32 {
  %f = constant @callee : (i32) -> i32
  %0 = call_indirect %f(%a) {x} : (i32) -> i32
  return %0 : i32
}
func.func @c16(%a: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%i: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %c1 = arith.constant 1 : i32
  %j = arith.addi %i, %c1 : i32
  cf.br ^bb1(%j : i32)
^bb3:
  return %i : i32
}
func.func @c17(%a: i32, %c: i1) -> i32 {
  cf.br ^bb1(%a, %a : i32, i32)
^bb1(%i: i32, %unused: i32):
  cf.cond_br %c, ^bb1(%i, %unused : i32, i32), ^bb3
^bb3:
  return %i : i32
}
func.func @c18(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
^bb2:
  %1 = arith.addi %a, %a : i32
  return %1 : i32
}
func.func @c19(%a: i32, %b: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
^bb2:
  %1 = arith.addi %b, %a : i32
  return %1 : i32
}
func.func @c20(%a: i32, %c: i1) -> i32 {
  return %a : i32
^bb1:
  %0 = arith.addi %a, %a : i32
  cf.br ^bb2(%0 : i32)
^bb2(%x: i32):
  return %x : i32
}
