// COMPARE: --allow-unregistered-dialect --lift-cf-to-scf
func.func @test(%a0: i1, %a1: index, %a2: i1, %a3: i32, %a4: i32, %a5: i32) -> (i32) {
  cf.cond_br %a0, ^bb1, ^bb1
^bb1:
  %v1 = ub.poison : i32
  "test.effect"(%v1) : (i32) -> ()
  %v2 = arith.constant 7 : index
  %v3 = arith.addi %a1, %v2 : index
  return %v1 : i32
^bb2(%b2_0: index, %b2_1: i1):
  cf.cond_br %a2, ^bb1, ^bb2(%b2_0, %a2 : index, i1)
^bb3:
  %v4 = arith.constant 3 : i32
  %v5 = arith.addi %v4, %a3 : i32
  %v6 = arith.subi %a4, %a5 : i32
  cf.cond_br %a0, ^bb1, ^bb1
}
// -----
func.func @test(%a0: index, %a1: i32, %a2: i32, %a3: i32, %a4: index) -> (i32) {
  %v1 = arith.subi %a0, %a0 : index
  %v2 = arith.constant 31 : i32
  %v3 = arith.addi %v2, %v2 : i32
  %v4 = arith.constant false
  cf.cond_br %v4, ^bb1(%v2, %v4 : i32, i1), ^bb1(%v2, %v4 : i32, i1)
^bb1(%b1_0: i32, %b1_1: i1):
  %v5 = arith.constant -2 : i32
  %v6 = arith.addi %v3, %v5 : i32
  %v7 = arith.select %b1_1, %v1, %v1 : index
  %v8 = arith.constant true
  cf.cond_br %v4, ^bb1(%a1, %b1_1 : i32, i1), ^bb1(%a2, %v8 : i32, i1)
^bb2(%b2_0: index, %b2_1: index):
  %v9 = arith.constant true
  %v10 = arith.select %v9, %b2_0, %b2_1 : index
  %v11 = arith.addi %a2, %a3 : i32
  %v12 = arith.constant 16 : i32
  %v13 = arith.constant -1 : index
  cf.switch %v12 : i32, [
    default: ^bb2(%a4, %v13 : index, index),
    5: ^bb2(%a4, %v13 : index, index),
    0: ^bb2(%a4, %v13 : index, index),
    1: ^bb2(%a4, %v13 : index, index)
  ]
^bb3(%b3_0: i1, %b3_1: i32):
  %v14 = arith.maxsi %a1, %a1 : i32
  %v15 = arith.select %v4, %v1, %v1 : index
  %v16 = arith.constant 7 : index
  cf.br ^bb2(%v16, %a4 : index, index)
}
// -----
func.func @test(%a0: index) -> (index) {
  %v1 = arith.constant false
  cf.assert %v1, "checked"
  cf.br ^bb1(%a0 : index)
^bb1(%b1_0: index):
  %v2 = arith.constant 4 : index
  %v3 = arith.muli %v2, %b1_0 : index
  %v4 = arith.constant 0 : i32
  %v5 = arith.maxsi %v4, %v4 : i32
  cf.br ^bb1(%b1_0 : index)
}
// -----
func.func @test(%a0: i1, %a1: i1, %a2: index, %a3: i1, %a4: i32) {
  %v1 = arith.select %a0, %a0, %a1 : i1
  "test.effect"(%a2) : (index) -> ()
  %v2 = arith.constant false
  cf.assert %v2, "checked"
  %v3 = arith.constant -1 : index
  %v4 = arith.constant 4611686018427387904 : index
  cf.cond_br %v1, ^bb3(%a2, %v3 : index, index), ^bb2(%v4 : index)
^bb1(%b1_0: i32):
  %v5 = arith.addi %b1_0, %b1_0 : i32
  %v6 = arith.constant 32 : i32
  %v7 = arith.select %a0, %v6, %b1_0 : i32
  cf.assert %v2, "checked"
  cf.br ^bb2(%a2 : index)
^bb2(%b2_0: index):
  %v8 = arith.select %v2, %v3, %v4 : index
  %v9 = arith.constant 5 : i32
  cf.br ^bb1(%v9 : i32)
^bb3(%b3_0: index, %b3_1: index):
  cf.cond_br %a3, ^bb1(%a4 : i32), ^bb1(%a4 : i32)
}
// -----
func.func @test(%a0: i32, %a1: i1, %a2: i32, %a3: i32, %a4: i32) {
  %v1 = arith.constant true
  %v2 = arith.constant -1 : index
  %v3 = arith.select %v1, %v2, %v2 : index
  %v4 = arith.constant 2 : index
  %v5 = arith.select %v1, %v3, %v4 : index
  %v6 = arith.constant 1 : i32
  %v7 = arith.constant -2147483648 : i32
  cf.switch %a0 : i32, [
    default: ^bb2,
    0: ^bb2,
    1: ^bb5(%v6, %a0 : i32, i32),
    2: ^bb4(%v7, %v6 : i32, i32)
  ]
^bb1(%b1_0: index):
  "test.effect"(%a0) : (i32) -> ()
  %v8 = arith.constant 5 : i32
  cf.br ^bb3(%v8, %v7 : i32, i32)
^bb2:
  %v9 = arith.addi %a0, %v7 : i32
  cf.cond_br %a1, ^bb5(%v7, %v7 : i32, i32), ^bb5(%a0, %v7 : i32, i32)
^bb3(%b3_0: i32, %b3_1: i32):
  %v10 = arith.constant 4611686018427387904 : index
  cf.switch %a0 : i32, [
    default: ^bb1(%v10 : index),
    5: ^bb1(%v10 : index)
  ]
^bb4(%b4_0: i32, %b4_1: i32):
  %v11 = arith.maxsi %a2, %v7 : i32
  "test.effect"(%a3) : (i32) -> ()
  cf.cond_br %a1, ^bb1(%v4 : index), ^bb1(%v4 : index)
^bb5(%b5_0: i32, %b5_1: i32):
  %v12 = arith.constant 2 : i32
  %v13 = arith.addi %v12, %a4 : i32
  %v14 = arith.constant 2147483647 : i32
  cf.switch %v13 : i32, [
    default: ^bb2,
    2: ^bb2,
    1: ^bb2,
    0: ^bb3(%a3, %v14 : i32, i32)
  ]
}
// -----
func.func @test(%a0: index, %a1: i32, %a2: i1) -> (index, i1) {
  %v1 = arith.constant true
  %v2 = arith.constant false
  cf.cond_br %v1 weights([1, 2]), ^bb1(%v2 : i1), ^bb1(%v2 : i1)
^bb1(%b1_0: i1):
  cf.assert %v1, "checked"
  return %a0, %v1 : index, i1
^bb2(%b2_0: i1):
  %v3 = arith.subi %a1, %a1 : i32
  "test.effect"(%a0) : (index) -> ()
  %v4 = arith.constant 8 : index
  return %v4, %b2_0 : index, i1
^bb3(%b3_0: i1):
  %v5 = arith.select %b3_0, %a1, %a1 : i32
  %v6 = arith.select %b3_0, %a2, %b3_0 : i1
  cf.br ^bb1(%v2 : i1)
}
// -----
func.func @test(%a0: i32, %a1: i1, %a2: i1, %a3: i32) -> (i1, index) {
  %v1 = arith.muli %a0, %a0 : i32
  %v2 = arith.constant false
  %v3 = arith.select %a1, %v2, %a2 : i1
  cf.br ^bb2
^bb1(%b1_0: i32):
  cf.br ^bb1(%b1_0 : i32)
^bb2:
  "test.effect"(%v1) : (i32) -> ()
  cf.cond_br %v2, ^bb1(%a3 : i32), ^bb2
}
// -----
func.func @test(%a0: index, %a1: i1, %a2: i32, %a3: i1, %a4: i1) -> (i32, i32) {
  %v1 = arith.constant 5 : index
  %v2 = arith.constant 7 : index
  %v3 = arith.muli %v1, %v2 : index
  %v4 = arith.constant 5 : i32
  cf.br ^bb3(%v4 : i32)
^bb1(%b1_0: i1, %b1_1: i32):
  %v5 = arith.subi %v2, %v1 : index
  cf.assert %b1_0, "checked"
  %v6 = arith.constant 16 : i32
  cf.switch %v4 : i32, [
    default: ^bb1(%b1_0, %v4 : i1, i32),
    2: ^bb1(%b1_0, %v4 : i1, i32),
    1: ^bb5(%v6 : i32),
    0: ^bb3(%b1_1 : i32)
  ]
^bb2(%b2_0: i32, %b2_1: i1):
  "test.effect"(%v1) : (index) -> ()
  %v7 = arith.constant 2 : i32
  cf.br ^bb1(%b2_1, %v7 : i1, i32)
^bb3(%b3_0: i32):
  %v8 = arith.maxsi %v4, %b3_0 : i32
  %v9 = arith.maxsi %v2, %a0 : index
  %v10 = arith.constant false
  %v11 = arith.constant 8 : i32
  cf.cond_br %a1, ^bb5(%b3_0 : i32), ^bb1(%v10, %v11 : i1, i32)
^bb4(%b4_0: i32, %b4_1: i32):
  %v12 = arith.addi %v3, %v3 : index
  %v13 = arith.constant -2147483648 : i32
  cf.cond_br %a1, ^bb1(%a1, %v13 : i1, i32), ^bb2(%a2, %a3 : i32, i1)
^bb5(%b5_0: i32):
  "test.effect"(%v3) : (index) -> ()
  %v14 = arith.constant 32 : i32
  cf.cond_br %a4, ^bb4(%v4, %v14 : i32, i32), ^bb5(%v14 : i32)
}
// -----
func.func @test(%a0: index, %a1: i1) -> (i1) {
  "test.effect"(%a0) : (index) -> ()
  %v1 = arith.addi %a0, %a0 : index
  %v2 = arith.constant true
  %v3 = arith.constant true
  cf.cond_br %a1, ^bb1(%v2 : i1), ^bb1(%v3 : i1)
^bb1(%b1_0: i1):
  return %v2 : i1
}
// -----
func.func @test(%a0: i32, %a1: i32) -> (i32) {
  %v1 = arith.constant true
  cf.cond_br %v1, ^bb1(%a0 : i32), ^bb1(%a1 : i32)
^bb1(%b1_0: i32):
  %v2 = arith.constant 8 : index
  %v3 = arith.subi %v2, %v2 : index
  cf.br ^bb1(%b1_0 : i32)
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.constant true
  %v2 = arith.constant 5 : i32
  cf.cond_br %v1, ^bb2(%v2, %v2 : i32, i32), ^bb2(%v2, %v2 : i32, i32)
^bb1:
  cf.switch %v2 : i32, [
    default: ^bb3,
    2: ^bb1,
    0: ^bb2(%v2, %v2 : i32, i32)
  ]
^bb2(%b2_0: i32, %b2_1: i32):
  %v3 = arith.constant 8 : index
  %v4 = arith.select %v1, %a0, %v3 : index
  cf.cond_br %v1, ^bb3, ^bb1
^bb3:
  %v5 = arith.constant -1 : i32
  %v6 = arith.constant 3 : i32
  cf.br ^bb2(%v5, %v6 : i32, i32)
}
// -----
func.func @test(%a0: i32) {
  %v1 = arith.maxsi %a0, %a0 : i32
  %v2 = arith.constant false
  cf.assert %v2, "checked"
  cf.br ^bb1
^bb1:
  %v3 = arith.constant -1 : i32
  %v4 = arith.subi %v3, %v1 : i32
  cf.cond_br %v2, ^bb2, ^bb2
^bb2:
  %v5 = arith.maxsi %v1, %a0 : i32
  %v6 = arith.constant 1 : index
  %v7 = arith.constant 5 : index
  %v8 = arith.maxsi %v6, %v7 : index
  cf.br ^bb2
}
// -----
func.func @test(%a0: index, %a1: i1) -> (i1) {
  %v1 = arith.constant 5 : i32
  cf.br ^bb1(%v1 : i32)
^bb1(%b1_0: i32):
  "test.effect"(%v1) : (i32) -> ()
  %v2 = arith.addi %a0, %a0 : index
  return %a1 : i1
}
// -----
func.func @test(%a0: i1) {
  %v1 = arith.constant false
  cf.assert %v1, "checked"
  %v2 = arith.constant 0 : i32
  cf.cond_br %a0, ^bb1(%v2 : i32), ^bb1(%v2 : i32)
^bb1(%b1_0: i32):
  "test.effect"(%b1_0) : (i32) -> ()
  %v3 = arith.constant 1 : i32
  cf.switch %v2 : i32, [
    default: ^bb1(%v2 : i32),
    5: ^bb1(%v3 : i32),
    2: ^bb1(%v2 : i32),
    0: ^bb1(%v2 : i32)
  ]
}
