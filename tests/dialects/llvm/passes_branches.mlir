// COMPARE: --llvm-legalize-for-export
llvm.func @passes_branches(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  llvm.switch %r : i32, ^x [
   1: ^x,
   2: ^y(%a : i32),
   3: ^y(%b : i32)
  ]
^x:
  llvm.return %a : i32
^y(%q: i32):
  llvm.return %q : i32
}
