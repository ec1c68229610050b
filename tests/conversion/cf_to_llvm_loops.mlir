// COMPARE: --convert-cf-to-llvm
// ----- cf.br, cf.cond_br
func.func @reach_index(%c: i1, %a: index) -> index {
  cf.br ^bb1(%a : index)
^bb1(%x: index):
  cf.cond_br %c, ^bb1(%x : index), ^bb2(%a: index)
^bb2(%y: index):
  cf.br ^bb1(%y : index)
}

// ----- back
func.func @back(%c: i1, %a: index) -> index {
  cf.br ^bb2(%a: index)
^bb1(%x: index):
  cf.br ^bb2(%x: index)
^bb2(%y: index):
  cf.cond_br %c, ^bb1(%y: index), ^bb3(%y: index)
^bb3(%z: index):
  return %z: index
}

// ----- back cond
func.func @back_cond(%c: i1, %a: index) -> index {
  cf.br ^bb2(%a: index)
^bb1(%x: index):
  cf.cond_br %c, ^bb1(%x : index), ^bb2(%a: index)
^bb2(%y: index):
  cf.cond_br %c, ^bb1(%y: index), ^bb3(%y: index)
^bb3(%z: index):
  return %z: index
}

// ----- unreach
func.func @unreach(%c: i1, %a: i32) -> i32 {
  cf.br ^bb2(%a : i32)
^bb1(%x: i32):
  %y = arith.addi %x, %x : i32
  cf.br ^bb2(%y : i32)
^bb2(%z: i32):
  return %z : i32
}

// ----- unreach loop
func.func @unreach_loop(%c: i1, %a: i32) -> i32 {
  return %a : i32
^bb1(%x: i32):
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb2:
  cf.br ^bb1(%a : i32)
}

// ----- unreach index
func.func @unreach_index(%c: i1, %a: index) -> index {
  return %a : index
^bb1(%x: index):
  cf.cond_br %c, ^bb1(%x : index), ^bb2(%a: index)
^bb2(%y: index):
  cf.br ^bb1(%y : index)
}

// ----- unreach index into
// MLIR LEFT OUT: its branches from blocks that cannot be reached do not fit converted blocks
func.func @unreach_index_into(%c: i1, %a: index) -> index {
  cf.br ^bb2(%a : index)
^bb1(%x: index):
  cf.br ^bb2(%x: index)
^bb2(%y: index):
  return %y : index
}

// ----- switch unreach
// MLIR LEFT OUT: its branches from blocks that cannot be reached do not fit converted blocks
func.func @switch_unreach(%c: i32, %a: index) -> index {
  cf.switch %c : i32, [default: ^bb2(%a: index), 1: ^bb3]
^bb1(%x: index):
  cf.switch %c : i32, [default: ^bb2(%a: index), 1: ^bb1(%x: index), 2: ^bb3]
^bb2(%y: index):
  return %y : index
^bb3:
  cf.br ^bb2(%a: index)
}

// ----- assert unreach
func.func @assert_unreach(%c: i1, %a: index) -> index {
  return %a : index
^bb1(%x: index):
  cf.assert %c, "no"
  cf.br ^bb1(%x: index)
}
