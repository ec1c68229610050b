// COMPARE: --convert-cf-to-llvm
// ----- cf.cond_br, cf.br, cf.switch
func.func @branches(%c: i1, %n: index, %i: i32) -> index {
  cf.cond_br %c weights([3, 5]), ^bb1(%n : index), ^bb2
^bb1(%a: index):
  cf.br ^bb3(%a : index)
^bb2:
  cf.switch %i : i32, [
    default: ^bb3(%n : index),
    4: ^bb1(%n : index),
    -7: ^bb3(%n : index)
  ]
^bb3(%r: index):
  cf.cond_br %c, ^bb3(%r : index), ^bb3(%n : index)
}
// ----- cf.assert
func.func @asserted(%c: i1) {
  cf.assert %c, "first"
  cf.assert %c, "second \22quoted\22"
  return
}
