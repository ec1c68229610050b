// COMPARE: --allow-unregistered-dialect --convert-scf-to-cf
func.func @negated(%c: i1, %a: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %0 = scf.if %n -> i32 {
    %1 = "test.op"() : () -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @negated_without_else(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n {
    "test.op"() : () -> ()
  }
  return
}
