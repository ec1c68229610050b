// COMPARE: --allow-unregistered-dialect --canonicalize
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
// -----
func.func @test(%a0: i32, %a1: index, %a2: i1, %a3: index, %a4: index, %a5: index, %a6: index) {
  "test.effect"(%a0) : (i32) -> ()
  %v1 = arith.maxsi %a1, %a1 : index
  %v2 = arith.constant 100 : i32
  cf.br ^bb2(%a2, %v2 : i1, i32)
^bb1:
  %v3 = arith.select %a2, %a1, %v1 : index
  cf.br ^bb2(%a2, %v2 : i1, i32)
^bb2(%b2_0: i1, %b2_1: i32):
  %v4 = arith.subi %a3, %a4 : index
  %v5 = arith.maxsi %a5, %a6 : index
  cf.switch %b2_1 : i32, [
    default: ^bb2(%a2, %v2 : i1, i32),
    5: ^bb2(%a2, %v2 : i1, i32)
  ]
}
// -----
func.func @test(%a0: i32, %a1: index, %a2: i1, %a3: i1, %a4: i32) -> (index, i32) {
  %v1 = arith.subi %a0, %a0 : i32
  %v2 = arith.constant -9223372036854775808 : index
  %v3 = arith.maxsi %v2, %a1 : index
  cf.cond_br %a2, ^bb1(%a2 : i1), ^bb1(%a3 : i1)
^bb1(%b1_0: i1):
  "test.effect"(%a4) : (i32) -> ()
  %v4 = arith.constant -2 : i32
  return %a1, %v4 : index, i32
}
// -----
func.func @test(%a0: i32, %a1: i32, %a2: i32, %a3: i1, %a4: i32) {
  %v1 = arith.subi %a0, %a0 : i32
  %v2 = arith.constant false
  cf.switch %a1 : i32, [
    default: ^bb3(%v2, %a2 : i1, i32),
    1: ^bb3(%v2, %a2 : i1, i32),
    0: ^bb4,
    5: ^bb2
  ]
^bb1(%b1_0: i1, %b1_1: i32):
  %v3 = arith.addi %a1, %a0 : i32
  cf.assert %v2, "checked"
  return
^bb2:
  cf.cond_br %a3, ^bb2, ^bb2
^bb3(%b3_0: i1, %b3_1: i32):
  %v4 = arith.addi %a0, %a1 : i32
  cf.cond_br %a3, ^bb4, ^bb4
^bb4:
  %v5 = arith.constant false
  cf.assert %v5, "checked"
  cf.br ^bb2
^bb5:
  %v6 = arith.maxsi %a4, %a4 : i32
  %v7 = arith.constant 3 : i32
  %v8 = arith.select %a3, %v7, %v6 : i32
  return
}
// -----
func.func @test(%a0: i1) {
  %v1 = arith.constant 100 : index
  %v2 = arith.constant -1 : index
  %v3 = arith.muli %v1, %v2 : index
  %v4 = arith.constant false
  %v5 = arith.select %v4, %v3, %v1 : index
  %v6 = arith.constant false
  %v7 = arith.constant 7 : i32
  cf.cond_br %v6, ^bb1(%v7 : i32), ^bb2
^bb1(%b1_0: i32):
  cf.assert %a0, "checked"
  cf.cond_br %v4, ^bb1(%b1_0 : i32), ^bb1(%b1_0 : i32)
^bb2:
  %v8 = arith.constant 1 : i32
  cf.br ^bb3(%v8 : i32)
^bb3(%b3_0: i32):
  cf.br ^bb1(%v7 : i32)
}
// -----
func.func @test(%a0: i32, %a1: i32, %a2: i1, %a3: index, %a4: i32, %a5: i32, %a6: i1) -> (i32) {
  %v1 = arith.maxsi %a0, %a0 : i32
  %v2 = arith.muli %a0, %a1 : i32
  %v3 = arith.constant false
  cf.cond_br %a2, ^bb4, ^bb2(%v3, %a3 : i1, index)
^bb1:
  %v4 = arith.subi %a4, %a5 : i32
  %v5 = arith.constant 100 : i32
  %v6 = arith.muli %v4, %v5 : i32
  return %v1 : i32
^bb2(%b2_0: i1, %b2_1: index):
  %v7 = arith.constant 32 : i32
  cf.switch %v7 : i32, [
    default: ^bb4,
    1: ^bb4
  ]
^bb3(%b3_0: i32, %b3_1: i1):
  %v8 = arith.constant true
  cf.assert %v8, "checked"
  %v9 = arith.constant false
  cf.cond_br %a6, ^bb2(%v9, %a3 : i1, index), ^bb4
^bb4:
  %v10 = arith.maxsi %a0, %v1 : i32
  %v11 = arith.constant 2 : i32
  %v12 = arith.muli %v1, %v11 : i32
  cf.assert %v3, "checked"
  %v13 = arith.constant true
  %v14 = arith.constant true
  cf.cond_br %v13, ^bb4, ^bb2(%v14, %a3 : i1, index)
}
// -----
func.func @test(%a0: i32) -> (i32) {
  cf.switch %a0 : i32, [
    default: ^bb3(%a0 : i32),
    2: ^bb3(%a0 : i32)
  ]
^bb1(%b1_0: i32):
  cf.br ^bb1(%a0 : i32)
^bb2:
  %v1 = arith.subi %a0, %a0 : i32
  %v2 = arith.constant true
  cf.cond_br %v2, ^bb2, ^bb1(%a0 : i32)
^bb3(%b3_0: i32):
  cf.br ^bb2
}
// -----
func.func @test(%a0: i32, %a1: i1, %a2: i1, %a3: i32, %a4: i32) {
  %v1 = arith.constant 0 : i32
  %v2 = arith.constant 0 : index
  cf.br ^bb2(%v1, %v2 : i32, index)
^bb1(%b1_0: i32):
  %v3 = arith.constant true
  cf.cond_br %v3, ^bb2(%a0, %v2 : i32, index), ^bb2(%a0, %v2 : i32, index)
^bb2(%b2_0: i32, %b2_1: index):
  "test.effect"(%a0) : (i32) -> ()
  %v4 = arith.constant false
  cf.assert %v4, "checked"
  %v5 = arith.constant -2 : i32
  cf.br ^bb3(%v5 : i32)
^bb3(%b3_0: i32):
  %v6 = arith.constant false
  %v7 = arith.select %a1, %v6, %a2 : i1
  "test.effect"(%v2) : (index) -> ()
  %v8 = arith.constant true
  cf.assert %v8, "checked"
  %v9 = arith.constant false
  cf.br ^bb4(%a3, %v9 : i32, i1)
^bb4(%b4_0: i32, %b4_1: i1):
  %v10 = arith.constant 2 : i32
  cf.switch %a4 : i32, [
    default: ^bb1(%v10 : i32),
    2: ^bb1(%v10 : i32),
    1: ^bb1(%v10 : i32)
  ]
}
// -----
func.func @test(%a0: i1, %a1: index) {
  %v1 = arith.constant -2 : i32
  %v2 = arith.subi %v1, %v1 : i32
  "test.effect"(%v1) : (i32) -> ()
  %v3 = arith.constant 0 : i32
  cf.cond_br %a0, ^bb2(%v3, %a1 : i32, index), ^bb2(%v3, %a1 : i32, index)
^bb1:
  %v4 = arith.maxsi %a1, %a1 : index
  cf.br ^bb1
^bb2(%b2_0: i32, %b2_1: index):
  %v5 = arith.constant 4611686018427387904 : index
  %v6 = arith.constant 5 : index
  %v7 = arith.muli %v5, %v6 : index
  %v8 = arith.select %a0, %a0, %a0 : i1
  cf.assert %a0, "checked"
  return
^bb3:
  %v9 = arith.maxsi %v1, %v2 : i32
  %v10 = arith.constant false
  cf.cond_br %v10, ^bb3, ^bb1
}
// -----
func.func @test(%a0: i1, %a1: i1, %a2: index, %a3: i32, %a4: i1) {
  cf.cond_br %a0, ^bb4, ^bb4
^bb1(%b1_0: i1):
  %v1 = arith.constant 3 : index
  %v2 = arith.muli %v1, %v1 : index
  %v3 = arith.constant false
  cf.assert %v3, "checked"
  %v4 = arith.constant 100 : i32
  %v5 = arith.constant 4611686018427387904 : index
  cf.cond_br %a1, ^bb5(%a0, %v4 : i1, i32), ^bb3(%v5, %v4 : index, i32)
^bb2:
  %v6 = arith.constant -1 : i32
  cf.br ^bb3(%a2, %v6 : index, i32)
^bb3(%b3_0: index, %b3_1: i32):
  %v7 = arith.constant 7 : i32
  %v8 = arith.addi %v7, %a3 : i32
  %v9 = arith.constant 3 : index
  "test.effect"(%v9) : (index) -> ()
  cf.br ^bb1(%a4 : i1)
^bb4:
  %v10 = ub.poison : i1
  %v11 = arith.select %v10, %a2, %a2 : index
  return
^bb5(%b5_0: i1, %b5_1: i32):
  %v12 = arith.maxsi %b5_1, %a3 : i32
  %v13 = arith.muli %a3, %a3 : i32
  return
}
// -----
func.func @test(%a0: i32, %a1: i32, %a2: index) {
  %v1 = arith.muli %a0, %a1 : i32
  %v2 = arith.constant false
  %v3 = arith.select %v2, %a2, %a2 : index
  cf.br ^bb1
^bb1:
  return
}
// -----
func.func @test(%a0: i1, %a1: i1, %a2: i32, %a3: i32, %a4: index, %a5: i32, %a6: i1, %a7: i32, %a8: i32, %a9: i32, %a10: index) -> (i32, i32) {
  %v1 = arith.select %a0, %a0, %a1 : i1
  cf.br ^bb2
^bb1(%b1_0: index, %b1_1: i1):
  %v2 = arith.maxsi %a2, %a3 : i32
  cf.br ^bb3(%a2, %v2 : i32, i32)
^bb2:
  %v3 = arith.muli %a4, %a4 : index
  cf.assert %v1, "checked"
  cf.br ^bb5(%a5, %a0 : i32, i1)
^bb3(%b3_0: i32, %b3_1: i32):
  %v4 = arith.constant true
  %v5 = arith.constant -1 : index
  cf.switch %b3_1 : i32, [
    default: ^bb2,
    0: ^bb5(%a5, %v4 : i32, i1),
    2: ^bb1(%v5, %v4 : index, i1)
  ]
^bb4(%b4_0: i1, %b4_1: i32):
  %v6 = arith.constant -2147483648 : i32
  %v7 = arith.select %a6, %v6, %a7 : i32
  %v8 = arith.constant true
  %v9 = arith.constant false
  %v10 = arith.select %v8, %v9, %a0 : i1
  return %a3, %v7 : i32, i32
^bb5(%b5_0: i32, %b5_1: i1):
  %v11 = arith.subi %a8, %a9 : i32
  %v12 = arith.constant true
  %v13 = arith.constant true
  cf.switch %a7 : i32, [
    default: ^bb1(%a10, %v12 : index, i1),
    0: ^bb2,
    1: ^bb2,
    2: ^bb1(%a4, %v13 : index, i1)
  ]
}
// -----
func.func @test(%a0: index, %a1: i1) {
  %v1 = arith.constant -1 : i32
  %v2 = arith.constant -1 : i32
  %v3 = arith.subi %v1, %v2 : i32
  %v4 = arith.constant -2147483648 : i32
  "test.effect"(%v4) : (i32) -> ()
  cf.br ^bb1(%v1, %v4 : i32, i32)
^bb1(%b1_0: i32, %b1_1: i32):
  %v5 = arith.maxsi %v1, %b1_1 : i32
  return
^bb2:
  %v6 = arith.addi %v3, %v1 : i32
  %v7 = arith.muli %v2, %v3 : i32
  %v8 = arith.constant true
  cf.assert %v8, "checked"
  cf.cond_br %v8, ^bb2, ^bb2
^bb3:
  cf.switch %v2 : i32, [
    default: ^bb2,
    1: ^bb2,
    0: ^bb2,
    2: ^bb2
  ]
^bb4:
  "test.effect"(%a0) : (index) -> ()
  %v9 = arith.constant -1 : i32
  %v10 = arith.select %a1, %v9, %v9 : i32
  cf.cond_br %a1, ^bb1(%v9, %v1 : i32, i32), ^bb2
}
// -----
func.func @test(%a0: i32, %a1: i1, %a2: i32, %a3: i1, %a4: i1, %a5: index) -> (i1) {
  "test.effect"(%a0) : (i32) -> ()
  %v1 = arith.subi %a0, %a0 : i32
  %v2 = arith.constant -1 : i32
  %v3 = arith.constant 16 : index
  %v4 = arith.constant 5 : index
  cf.switch %v2 : i32, [
    default: ^bb1(%v3, %a0 : index, i32),
    2: ^bb5(%v3, %a1 : index, i1),
    5: ^bb2(%v4, %v2 : index, i32)
  ]
^bb1(%b1_0: index, %b1_1: i32):
  %v5 = arith.constant true
  return %v5 : i1
^bb2(%b2_0: index, %b2_1: i32):
  %v6 = arith.constant 0 : i32
  cf.cond_br %a1, ^bb2(%v4, %v6 : index, i32), ^bb3
^bb3:
  %v7 = arith.constant 4 : i32
  "test.effect"(%v7) : (i32) -> ()
  cf.switch %v1 : i32, [
    default: ^bb1(%v3, %a2 : index, i32)
  ]
^bb4:
  %v8 = arith.select %a3, %a1, %a4 : i1
  %v9 = arith.constant false
  cf.assert %v9, "checked"
  cf.cond_br %a1, ^bb1(%a5, %v2 : index, i32), ^bb3
^bb5(%b5_0: index, %b5_1: i1):
  %v10 = arith.constant true
  %v11 = arith.constant true
  %v12 = arith.select %b5_1, %v10, %v11 : i1
  %v13 = arith.constant true
  cf.assert %v13, "checked"
  cf.cond_br %v12, ^bb1(%v4, %v1 : index, i32), ^bb3
}
// -----
func.func @test(%a0: index, %a1: i1, %a2: index) {
  %v1 = arith.constant 16 : index
  %v2 = arith.addi %v1, %a0 : index
  %v3 = arith.select %a1, %a0, %a0 : index
  %v4 = arith.constant -2147483648 : i32
  cf.switch %v4 : i32, [
    default: ^bb1(%v4, %v2 : i32, index),
    0: ^bb1(%v4, %v2 : i32, index),
    5: ^bb1(%v4, %v2 : i32, index),
    2: ^bb1(%v4, %a2 : i32, index)
  ]
^bb1(%b1_0: i32, %b1_1: index):
  %v5 = arith.constant false
  %v6 = arith.select %a1, %v5, %a1 : i1
  %v7 = arith.select %v6, %v4, %b1_0 : i32
  cf.br ^bb1(%v7, %v1 : i32, index)
}
// -----
func.func @test(%a0: i1, %a1: index, %a2: index, %a3: i1, %a4: i1) -> (i32, index) {
  %v1 = arith.select %a0, %a0, %a0 : i1
  %v2 = arith.constant -2 : i32
  cf.cond_br %a0, ^bb4(%v2, %a1 : i32, index), ^bb2(%a1 : index)
^bb1:
  "test.effect"(%a1) : (index) -> ()
  "test.effect"(%v2) : (i32) -> ()
  cf.cond_br %v1, ^bb3(%v2 : i32), ^bb4(%v2, %a2 : i32, index)
^bb2(%b2_0: index):
  cf.br ^bb5
^bb3(%b3_0: i32):
  "test.effect"(%b3_0) : (i32) -> ()
  %v3 = arith.select %v1, %v1, %a3 : i1
  cf.assert %v1, "checked"
  cf.cond_br %v1, ^bb5, ^bb1
^bb4(%b4_0: i32, %b4_1: index):
  cf.cond_br %a0 weights([1, 2]), ^bb1, ^bb1
^bb5:
  "test.effect"(%v2) : (i32) -> ()
  cf.assert %a4, "checked"
  cf.br ^bb1
}
// -----
func.func @test(%a0: i1) -> (i1) {
  %v1 = arith.constant -2147483648 : i32
  %v2 = arith.constant -2 : i32
  %v3 = arith.select %a0, %v1, %v2 : i32
  "test.effect"(%v1) : (i32) -> ()
  cf.cond_br %a0, ^bb1, ^bb1
^bb1:
  cf.cond_br %a0, ^bb1, ^bb1
}
// -----
func.func @test(%a0: i1, %a1: i32, %a2: i1, %a3: i32, %a4: index) -> (i1, index) {
  %v1 = arith.constant 0 : i32
  %v2 = arith.constant 5 : i32
  %v3 = arith.muli %v1, %v2 : i32
  cf.cond_br %a0, ^bb2(%v1, %a1 : i32, i32), ^bb2(%v1, %a1 : i32, i32)
^bb1:
  cf.cond_br %a2, ^bb1, ^bb1
^bb2(%b2_0: i32, %b2_1: i32):
  %v4 = arith.constant true
  %v5 = arith.select %a0, %v4, %v4 : i1
  %v6 = arith.constant true
  cf.cond_br %v6, ^bb1, ^bb1
^bb3(%b3_0: i32, %b3_1: index):
  "test.effect"(%a3) : (i32) -> ()
  %v7 = arith.constant 4611686018427387904 : index
  %v8 = arith.subi %b3_1, %v7 : index
  cf.assert %a2, "checked"
  return %a0, %a4 : i1, index
}
// -----
func.func @test(%a0: i1) -> (i1, i32) {
  %v1 = arith.constant -9223372036854775808 : index
  %v2 = arith.constant 5 : index
  %v3 = arith.maxsi %v1, %v2 : index
  cf.br ^bb2
^bb1(%b1_0: i1, %b1_1: index):
  %v4 = arith.constant 3 : index
  cf.cond_br %a0, ^bb1(%b1_0, %v4 : i1, index), ^bb1(%b1_0, %v4 : i1, index)
^bb2:
  %v5 = arith.select %a0, %v2, %v2 : index
  %v6 = arith.constant 5 : i32
  return %a0, %v6 : i1, i32
^bb3(%b3_0: index):
  %v7 = arith.constant 2 : i32
  return %a0, %v7 : i1, i32
}
// -----
func.func @test(%a0: i32, %a1: i1, %a2: index, %a3: index, %a4: index) {
  %v1 = arith.constant false
  cf.cond_br %v1, ^bb3(%v1 : i1), ^bb5
^bb1(%b1_0: i1, %b1_1: i1):
  return
^bb2(%b2_0: index, %b2_1: i32):
  "test.effect"(%b2_0) : (index) -> ()
  %v2 = arith.constant false
  %v3 = arith.select %v2, %v1, %v1 : i1
  %v4 = arith.constant 1 : index
  %v5 = arith.constant true
  cf.cond_br %v3, ^bb2(%v4, %a0 : index, i32), ^bb1(%v5, %a1 : i1, i1)
^bb3(%b3_0: i1):
  %v6 = arith.constant false
  cf.switch %a0 : i32, [
    default: ^bb3(%v6 : i1)
  ]
^bb4(%b4_0: i32):
  %v7 = arith.maxsi %a2, %a3 : index
  %v8 = arith.select %a1, %a1, %v1 : i1
  return
^bb5:
  cf.switch %a0 : i32, [
    default: ^bb4(%a0 : i32),
    2: ^bb2(%a4, %a0 : index, i32)
  ]
}
