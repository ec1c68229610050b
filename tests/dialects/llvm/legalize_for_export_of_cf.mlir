// COMPARE: --llvm-legalize-for-export
// Branches of any dialect, in any region.
func.func @f(%c: i32, %x: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.switch %c : i32, [
      default: ^bb1(%x : i32),
      1: ^bb1(%c : i32)
    ]
  ^bb1(%y: i32):
    scf.yield %y : i32
  }
  %1 = arith.constant true
  cf.cond_br %1, ^bb2, ^bb2
^bb2:
  cf.cond_br %1, ^bb3(%0 : i32), ^bb3(%c : i32)
^bb3(%z: i32):
  return %z : i32
}
