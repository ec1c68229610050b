// COMPARE: --allow-unregistered-dialect --cse
func.func @test(%a0: index, %a1: i32, %a2: i1) -> (i32) {
  %v1 = arith.constant 3 : i32
  %v2 = arith.constant 32 : i32
  %v3 = arith.subi %v1, %v2 : i32
  %v4 = arith.constant 100 : i32
  %v5 = arith.addi %v3, %v4 : i32
  %v6 = arith.constant true
  cf.assert %v6, "checked"
  %v7 = arith.constant 0 : i32
  cf.br ^bb1(%v7 : i32)
^bb1(%b1_0: i32):
  %v8 = arith.subi %v4, %v2 : i32
  %v9 = arith.addi %a0, %a0 : index
  %v10 = arith.constant -1 : i32
  cf.switch %v5 : i32, [
    default: ^bb1(%v10 : i32),
    2: ^bb1(%v10 : i32),
    0: ^bb1(%v5 : i32)
  ]
^bb2(%b2_0: i1):
  %v11 = arith.subi %v2, %a1 : i32
  cf.assert %a2, "checked"
  cf.br ^bb2(%b2_0 : i1)
^bb3:
  %v12 = arith.constant false
  %v13 = arith.select %a2, %v12, %v12 : i1
  cf.assert %v6, "checked"
  %v14 = arith.constant 5 : i32
  return %v14 : i32
}
// -----
func.func @test(%a0: i32, %a1: i32, %a2: index) -> (i1) {
  %v1 = arith.subi %a0, %a1 : i32
  %v2 = arith.constant 0 : index
  %v3 = arith.subi %v2, %v2 : index
  %v4 = ub.poison : i1
  cf.cond_br %v4, ^bb1, ^bb1
^bb1:
  %v5 = arith.constant 3 : index
  %v6 = arith.maxsi %a2, %v5 : index
  cf.br ^bb1
}
// -----
func.func @test(%a0: i1) -> (i32) {
  %v1 = arith.constant 1 : index
  %v2 = arith.addi %v1, %v1 : index
  %v3 = arith.constant -1 : i32
  %v4 = arith.constant 1 : i32
  %v5 = arith.subi %v3, %v4 : i32
  %v6 = arith.constant 4 : index
  cf.switch %v4 : i32, [
    default: ^bb1(%v5 : i32),
    0: ^bb1(%v5 : i32),
    5: ^bb1(%v4 : i32),
    2: ^bb3(%v1, %v6 : index, index)
  ]
^bb1(%b1_0: i32):
  "test.effect"(%v6) : (index) -> ()
  "test.effect"(%v6) : (index) -> ()
  return %v5 : i32
^bb2(%b2_0: i32, %b2_1: index):
  cf.cond_br %a0, ^bb2(%b2_0, %v1 : i32, index), ^bb4
^bb3(%b3_0: index, %b3_1: index):
  %v7 = arith.addi %v1, %v6 : index
  cf.br ^bb1(%v4 : i32)
^bb4:
  %v8 = arith.constant false
  %v9 = arith.select %v8, %v5, %v5 : i32
  return %v5 : i32
}
// -----
func.func @test(%a0: index, %a1: i1) {
  "test.effect"(%a0) : (index) -> ()
  cf.cond_br %a1, ^bb1(%a0 : index), ^bb1(%a0 : index)
^bb1(%b1_0: index):
  %v1 = arith.select %a1, %a1, %a1 : i1
  %v2 = arith.constant -1 : index
  cf.br ^bb1(%v2 : index)
}
// -----
func.func @test(%a0: i32, %a1: index) -> (i1, index) {
  %v1 = arith.subi %a0, %a0 : i32
  %v2 = arith.constant 1 : i32
  cf.br ^bb1(%v2, %v1 : i32, i32)
^bb1(%b1_0: i32, %b1_1: i32):
  %v3 = arith.constant true
  return %v3, %a1 : i1, index
^bb2(%b2_0: i32, %b2_1: i32):
  "test.effect"(%v2) : (i32) -> ()
  %v4 = arith.constant true
  %v5 = arith.select %v4, %b2_1, %a0 : i32
  return %v4, %a1 : i1, index
^bb3:
  %v6 = arith.addi %v2, %v2 : i32
  "test.effect"(%a1) : (index) -> ()
  cf.br ^bb3
}
