// COMPARE: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix --mlir-print-value-users
// ----- arith.addi, x.y, x.z
func.func @addi_x_y_x_z(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1:2 = "x.y"(%0, %a) : (i32, i32) -> (i32, f32)
  "x.z"(%1#1, %1#0) : (f32, i32) -> ()
  %u = arith.constant 1 : i32
  %r = scf.if %c -> i32 { scf.yield %0 : i32 } else { %q = "x.r"(%b) ({
    ^bb0(%w: i32): "x.t"(%w) : (i32) -> () }) : (i32) -> i32
    scf.yield %q : i32 }
  cf.br ^bb1(%r : i32)
^bb1(%z: i32):
  return %z : i32
}
// ----- arith.addi, x.y
func.func @f(%a: i32 loc("alpha"), %b: i32 loc("be ta")) -> i32 {
  %0 = arith.addi %a, %b : i32 loc("sum")
  %1 = arith.addi %a, %0 : i32 loc("sum")
  %c = arith.constant 1 : i32 loc("k"("f":1:1))
  %d = arith.constant 1 : i32 loc(fused["x", "y"])
  %2:2 = "x.y"() : () -> (i32, i32) loc("two")
  return %1 : i32
}
// ----- arith.addi, x.z, x.y
func.func @addi_x_z_x_y(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %0 : i32
  "x.z"(%1, %1) : (i32, i32) -> ()
  %2:2 = "x.y"() : () -> (i32, f32)
  "x.z"(%2#0) : (i32) -> ()
  %3:2 = "x.y"() : () -> (i32, f32)
  %4 = "x.z"(%3#0) : (i32) -> i32
  %5:2 = "x.y"() : () -> (i32, f32)
  %6:2 = "x.z"(%5#0) : (i32) -> (i32, i32)
  %7:2 = "x.y"() : () -> (i32, f32)
  "x.z"(%7#0, %7#0) : (i32, i32) -> ()
  %8 = "x.y"() : () -> (i32)
  "x.z"(%8) : (i32) -> ()
  "x.w"(%8) : (i32) -> ()
  return %0 : i32
}
// ----- entry
func.func @entry(%a: i32, %b: i32 loc("beta")) -> i32 {
  %0 = arith.addi %a, %b : i32 loc(callsite("callee" at "caller"))
  %1 = arith.addi %a, %0 : i32 loc(callsite("f":1:1 at fused["f":2:2, "inside"]))
  "x.y"() ({
    ^bb0(%x: i32 loc("x"), %y: f32):
      "x.z"(%y, %1) : (f32, i32) -> ()
  }) : () -> ()
  return %1 : i32
}
