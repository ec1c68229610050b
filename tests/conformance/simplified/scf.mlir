// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @test(%a0: i32) {
  %v1 = scf.execute_region -> i32 {
    %v2 = arith.constant 7 : i32
    scf.yield %v2 : i32
  }
  %v3:2 = scf.execute_region -> (i1, i32) {
    %v4 = arith.constant 31 : i32
    %v5 = arith.maxsi %v4, %v1 : i32
    %v6 = arith.constant true
    cf.cond_br %v6, ^y6, ^y6
    ^y6:
    scf.yield %v6, %a0 : i1, i32
  }
  "test.use"(%v1, %v3#1) : (i32, i32) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: tensor<4xf32>, %a2: tensor<4xf32>) {
  %v2 = arith.constant true
  %v1:2 = scf.if %v2 -> (f32, tensor<4xf32>) {
    %v3 = arith.constant -9223372036854775808 : index
    %v4 = arith.muli %a0, %v3 : index
    %v5 = arith.constant 0xFF800000 : f32
    scf.yield %v5, %a1 : f32, tensor<4xf32>
  } else {
    %v6 = arith.constant 5 : index
    "test.effect"(%v6) : (index) -> ()
    %v7 = arith.subi %v6, %v6 : index
    %v8 = arith.constant -2.5 : f32
    scf.yield %v8, %a2 : f32, tensor<4xf32>
  }
  "test.use"(%v2) : (i1) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>) {
  %v1 = tensor.cast %a0 : tensor<?xf32> to tensor<4xf32>
  "test.use"(%v1) : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @test() {
  %v2 = arith.constant 2 : index
  %v1 = scf.index_switch %v2 -> index
  default {
    "test.effect"(%v2) : (index) -> ()
    scf.yield %v2 : index
  }
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v2 = arith.constant 1 : index
  %v5 = arith.constant dense<[0xFF800000, 0.5, 3.0, 1.0]> : tensor<4xf32>
  %v3 = scf.forall (%i1) = (%a0) to (4) step (%v2) shared_outs(%o4 = %v5) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  %v8 = arith.constant 4 : index
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 1 : index
  %v11 = arith.constant 32 : i32
  %v6 = scf.for unsigned %i7 = %v8 to %v9 step %v10 iter_args(%c12 = %v11) -> (i32) {
    %v13 = arith.subi %a1, %v9 : index
    %v14 = arith.constant 5 : i32
    %v15 = arith.maxsi %c12, %v14 : i32
    scf.yield %c12 : i32
  }
  "test.use"(%v3, %v9, %v6) : (tensor<4xf32>, index, i32) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: i32, %a2: f32, %a3: i32) {
  %v1 = scf.if %a0 -> (i32) {
    %v2 = arith.maxsi %a1, %a1 : i32
    "test.effect"(%v2) : (i32) -> ()
    scf.yield %v2 : i32
  } else {
    %v3 = arith.constant 2 : index
    %v4 = arith.maxsi %v3, %v3 : index
    %v5 = arith.constant 1 : i32
    scf.yield %v5 : i32
  }
  %v6 = scf.if %a0 -> (i32) {
    %v7:2 = scf.while (%w8 = %a0, %w9 = %a2) : (i1, f32) -> (i1, f32) {
      "test.effect"(%v1) : (i32) -> ()
      %v10 = arith.constant -9223372036854775808 : index
      "test.effect"(%v10) : (index) -> ()
      scf.condition(%w8) %w8, %w9 : i1, f32
    } do {
    ^bb0(%x11: i1, %x12: f32):
      %v13 = arith.constant 7 : i32
      %v14 = arith.maxsi %v1, %v13 : i32
      %v15 = arith.constant 2 : index
      "test.effect"(%v15) : (index) -> ()
      scf.yield %a0, %a2 : i1, f32
    }
    "test.effect"(%v1) : (i32) -> ()
    %v16 = arith.constant 3 : i32
    scf.yield %v16 : i32
  } else {
    %v17 = arith.maxsi %v1, %a3 : i32
    scf.yield %v17 : i32
  }
  "test.use"(%v1) : (i32) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4xf32>, %a1: index, %a2: index, %a3: tensor<?xf32>, %a4: i32) {
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 2 : i32
  %v1:3 = scf.for %i2 = %v3 to %v4 step %v5 iter_args(%c7 = %v6, %c8 = %v5, %c9 = %a0) -> (i32, index, tensor<4xf32>) {
    %v10 = arith.constant 7 : i32
    "test.effect"(%v10) : (i32) -> ()
    scf.yield %c7, %c8, %c9 : i32, index, tensor<4xf32>
  }
  %v15 = arith.constant dense<[1.0e-42, 2.0, 1.5, 2.0]> : tensor<4xf32>
  %v12:2 = scf.forall (%i11) = (%a1) to (%a2) step (1) shared_outs(%o13 = %v15, %o14 = %a3) -> (tensor<4xf32>, tensor<?xf32>) {
    %v16 = arith.constant 4 : i32
    %v17 = arith.addi %a4, %v16 : i32
    "test.effect"(%v1#0) : (i32) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v15 into %o13[%i11] [4] [1] : tensor<4xf32> into tensor<4xf32>
      tensor.parallel_insert_slice %v15 into %o14[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  "test.use"(%v6, %v1#0, %v1#2, %v15, %v12#1) : (i32, i32, tensor<4xf32>, tensor<4xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: i32) {
  scf.execute_region {
    %v2 = arith.subi %a0, %a0 : i32
    %v3 = arith.constant true
    cf.cond_br %v3, ^y3, ^y3
    ^y3:
    scf.yield
  }
  "test.use"() : () -> ()
  return
}
// -----
func.func @test() {
  %v1 = scf.execute_region -> i32 {
    %v2 = arith.constant 2 : index
    "test.effect"(%v2) : (index) -> ()
    %v3 = arith.constant 1 : i32
    scf.yield %v3 : i32
  }
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 1.0e+10 : f32
  %v4:2 = scf.for %i5 = %v6 to %v7 step %v8 iter_args(%c10 = %v9, %c11 = %v1) -> (f32, i32) {
    scf.yield %c10, %v1 : f32, i32
  }
  "test.use"(%v6, %v9, %v4#0) : (index, f32, f32) -> ()
  return
}
// -----
func.func @test(%a0: f32, %a1: i1, %a2: i1, %a3: index, %a4: index, %a5: tensor<?xf32>, %a6: f32) {
  %v1 = arith.constant dense<1.0> : tensor<4xf32>
  %v2 = tensor.cast %v1 : tensor<4xf32> to tensor<?xf32>
  %v3 = scf.while (%w4 = %a0, %w5 = %a0) : (f32, f32) -> tensor<4xf32> {
    %v6:2 = scf.if %a1 -> (tensor<4xf32>, f32) {
      %v7:2 = scf.if %a2 -> (index, index) {
        "test.effect"(%a3) : (index) -> ()
        %v8 = arith.constant 1 : i32
        "test.effect"(%v8) : (i32) -> ()
        scf.yield %a3, %a4 : index, index
      } else {
        %v9 = arith.constant 7 : index
        %v10 = arith.addi %v9, %v9 : index
        %v11 = arith.constant -1 : index
        %v12 = arith.subi %v10, %v11 : index
        scf.yield %v10, %v11 : index, index
      }
      scf.yield %v1, %w4 : tensor<4xf32>, f32
    } else {
      %v13 = tensor.cast %a5 : tensor<?xf32> to tensor<4xf32>
      %v14 = arith.constant dense<[3.0, -0.0, 1.0e+10, 1.5]> : tensor<4xf32>
      scf.yield %v14, %w4 : tensor<4xf32>, f32
    }
    %v15 = arith.constant -9223372036854775808 : index
    "test.effect"(%v15) : (index) -> ()
    scf.condition(%a1) %v1 : tensor<4xf32>
  } do {
  ^bb0(%x16: tensor<4xf32>):
    %v17 = arith.constant 7 : i32
    %v18 = arith.constant 16 : i32
    %v19 = arith.maxsi %v17, %v18 : i32
    scf.yield %a6, %a0 : f32, f32
  }
  "test.use"(%v2, %v3) : (tensor<?xf32>, tensor<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: f32, %a3: i32) {
  scf.execute_region {
    scf.yield
  }
  %v5 = arith.constant dense<[1.0e-42, -2.5, -1.0, 0x7F800000]> : tensor<4xf32>
  %v3 = scf.forall (%i2) in (1) shared_outs(%o4 = %v5) -> (tensor<4xf32>) {
    %v7 = arith.constant 2 : index
    scf.index_switch %v7
    case 0 {
      %v8 = arith.constant 5 : i32
      "test.effect"(%v8) : (i32) -> ()
      scf.yield
    }
    case 5 {
      %v9 = arith.muli %a0, %a0 : index
      scf.yield
    }
    case 2 {
      scf.yield
    }
    default {
      %v10 = arith.constant 5 : i32
      %v11 = arith.addi %v10, %v10 : i32
      %v13 = arith.constant false
      %v12 = scf.if %v13 -> (f32) {
        %v14 = arith.muli %a1, %v7 : index
        "test.effect"(%v11) : (i32) -> ()
        %v15 = arith.constant 3.0 : f32
        scf.yield %v15 : f32
      } else {
        scf.yield %a2 : f32
      }
      scf.yield
    }
    "test.effect"(%a3) : (i32) -> ()
    scf.forall.in_parallel {
    }
  }
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: i32, %a1: tensor<?xf32>, %a2: tensor<4xf32>, %a3: i32, %a4: tensor<2xf32>) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 1 : index
  %v1:2 = scf.for %i2 = %v3 to %v4 step %v5 iter_args(%c6 = %a0, %c7 = %a1) -> (i32, tensor<?xf32>) {
    %v9 = arith.constant 0 : index
    %v10 = arith.constant 1 : index
    %v11 = scf.forall (%i8) = (%v9) to (%v4) step (%v10) shared_outs(%o12 = %a2) -> (tensor<4xf32>) {
      %v14 = arith.constant true
      scf.if %v14 {
        "test.effect"(%c6) : (i32) -> ()
        %v15 = arith.addi %a0, %c6 : i32
      } else {
        "test.effect"(%a3) : (i32) -> ()
        %v16 = arith.constant -1 : index
        "test.effect"(%v16) : (index) -> ()
      }
      %v17 = arith.subi %c6, %a0 : i32
      "test.effect"(%a0) : (i32) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %a4 into %o12[%i8] [2] [1] : tensor<2xf32> into tensor<4xf32>
      }
    }
    %v18 = arith.constant 7 : i32
    scf.yield %v18, %a1 : i32, tensor<?xf32>
  }
  "test.use"(%v5, %v1#0) : (index, i32) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 0 : index
  %v2 = arith.cmpi eq, %v1, %v1 : index
  %v3 = arith.cmpi eq, %v1, %v1 : index
  "test.use"(%v2, %v3) : (i1, i1) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: i32, %a2: tensor<?xf32>, %a3: tensor<?xf32>) {
  %v3 = arith.constant 1 : index
  scf.forall (%i1, %i2) in (%v3, 1) {
  }
  %v5:2 = scf.if %a0 -> (tensor<?xf32>, index) {
    %v6 = arith.addi %v3, %v3 : index
    %v7 = arith.subi %a1, %a1 : i32
    scf.yield %a2, %v6 : tensor<?xf32>, index
  } else {
    scf.yield %a3, %v3 : tensor<?xf32>, index
  }
  "test.use"(%v5#0, %v5#1) : (tensor<?xf32>, index) -> ()
  return
}
// -----
func.func @test() {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 4 : index
  %v5 = arith.constant 2 : index
  %v6 = arith.constant false
  %v1:2 = scf.for %i2 = %v3 to %v4 step %v5 iter_args(%c7 = %v6, %c8 = %v6) -> (i1, i1) {
    "test.effect"(%i2) : (index) -> ()
    scf.yield %c8, %c8 : i1, i1
  }
  "test.use"(%v5, %v6, %v1#0) : (index, i1, i1) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: tensor<?xf32>, %a2: tensor<4xf32>) {
  %v2 = arith.constant true
  %v1:2 = scf.if %v2 -> (index, index) {
    %v3 = arith.addi %a0, %a0 : index
    %v4 = arith.constant -2 : i32
    %v5 = arith.constant 3 : i32
    %v6 = arith.maxsi %v4, %v5 : i32
    scf.yield %v3, %v3 : index, index
  } else {
    %v8 = arith.constant 1 : index
    %v9:2 = scf.forall (%i7) = (1) to (%v8) step (1) shared_outs(%o10 = %a1, %o11 = %a2) -> (tensor<?xf32>, tensor<4xf32>) {
      "test.effect"(%v8) : (index) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %a2 into %o11[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
      }
    }
    %v12 = arith.constant 1 : index
    scf.yield %v8, %v12 : index, index
  }
  "test.use"(%v2, %v1#0, %v1#1) : (i1, index, index) -> ()
  return
}
// -----
func.func @test(%a0: i32) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 1 : index
  %v1 = scf.for %i2 = %v3 to %v4 step %v5 iter_args(%c6 = %v4) -> (index) {
    %v7 = arith.constant 4 : i32
    %v8 = arith.addi %v7, %v7 : i32
    %v9 = arith.constant -1 : i32
    %v10 = arith.addi %v9, %v8 : i32
    scf.yield %c6 : index
  }
  %v11 = arith.constant 0 : i32
  %v12 = arith.maxsi %v11, %a0 : i32
  "test.use"(%v1, %v11, %v12) : (index, i32, i32) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: i32) {
  scf.if %a0 {
    "test.effect"(%a1) : (i32) -> ()
  }
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<4xf32>, %a3: tensor<?xf32>) {
  %v2 = arith.constant false
  %v1:3 = scf.if %v2 -> (tensor<4xf32>, tensor<?xf32>, tensor<?xf32>) {
    %v5 = arith.constant 4 : index
    %v6 = arith.constant 8 : index
    %v7 = arith.constant 1 : index
    scf.for %i4 = %v5 to %v6 step %v7 {
      %v8 = arith.constant 2 : i32
      %v9 = arith.muli %v8, %v8 : i32
    }
    %v10 = arith.constant dense<1.5> : tensor<4xf32>
    scf.yield %v10, %a0, %a1 : tensor<4xf32>, tensor<?xf32>, tensor<?xf32>
  } else {
    scf.yield %a2, %a3, %a3 : tensor<4xf32>, tensor<?xf32>, tensor<?xf32>
  }
  %v11 = arith.constant 0 : index
  %v12 = tensor.dim %v1#0, %v11 : tensor<4xf32>
  "test.use"(%v2, %v1#2) : (i1, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: index, %a2: index, %a3: index, %a4: tensor<?xf32>, %a5: tensor<?xf32>, %a6: i32, %a7: tensor<?xf32>, %a8: i32) {
  %v1 = scf.if %a0 -> (i32) {
    %v2 = arith.constant 1 : i32
    %v3 = arith.constant 0 : i32
    %v4 = arith.subi %v2, %v3 : i32
    %v5:2 = scf.index_switch %a1 -> f32, tensor<?xf32>
    default {
      %v6 = arith.maxsi %a2, %a3 : index
      %v7 = arith.constant 0xFF800000 : f32
      scf.yield %v7, %a4 : f32, tensor<?xf32>
    }
    scf.yield %v4 : i32
  } else {
    %v9 = arith.constant false
    %v8:2 = scf.if %v9 -> (f32, tensor<?xf32>) {
      %v10 = arith.constant 0.5 : f32
      scf.yield %v10, %a5 : f32, tensor<?xf32>
    } else {
      %v11 = arith.maxsi %a6, %a6 : i32
      %v12 = arith.constant 1.0e+10 : f32
      scf.yield %v12, %a7 : f32, tensor<?xf32>
    }
    %v13 = arith.constant 7 : i32
    scf.yield %v13 : i32
  }
  %v14 = scf.if %a0 -> (i32) {
    scf.yield %a8 : i32
  } else {
    %v15 = arith.constant 4611686018427387904 : index
    %v16 = arith.constant 1 : index
    %v17 = arith.addi %v15, %v16 : index
    scf.yield %v1 : i32
  }
  "test.use"(%v1, %v14) : (i32, i32) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 0 : index
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 4 : index
  %v6 = arith.constant 1 : index
  scf.parallel (%i7, %i8) = (%v1, %v2) to (%v3, %v4) step (%v5, %v6) {
    %v10 = arith.constant 0 : i32
    %v11 = arith.constant 31 : i32
    %v12 = arith.addi %v10, %v11 : i32
    %v13 = arith.constant -2 : i32
    %v14 = arith.muli %v10, %v13 : i32
  }
  "test.use"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @test() {
  %v3 = arith.constant 4 : index
  %v4 = arith.constant 8 : index
  %v5 = arith.constant 2 : index
  scf.for %i2 = %v3 to %v4 step %v5 {
    "test.effect"(%v5) : (index) -> ()
  }
  %v6 = arith.constant -1 : i32
  %v7 = arith.muli %v6, %v6 : i32
  %v8:2 = scf.execute_region -> (index, f32) {
    %v9 = arith.maxsi %v4, %v3 : index
    %v10 = arith.constant 0x7FC00000 : f32
    scf.yield %v4, %v10 : index, f32
  }
  "test.use"(%v6, %v7, %v8#1) : (i32, i32, f32) -> ()
  return
}
// -----
func.func @test(%a0: i32, %a1: index, %a2: i1, %a3: i1, %a4: i32) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 2 : index
  %v6 = arith.constant true
  %v1 = scf.for %i2 = %v3 to %v4 step %v5 iter_args(%c7 = %v6) -> (i1) {
    %v9 = arith.constant 0 : index
    %v8:2 = scf.while (%w10 = %v9, %w11 = %a0) : (index, i32) -> (index, i1) {
      %v12 = arith.constant 4611686018427387904 : index
      %v13 = arith.subi %a1, %v12 : index
      %v14 = arith.addi %a0, %a0 : i32
      scf.condition(%a2) %w10, %a3 : index, i1
    } do {
    ^bb0(%x15: index, %x16: i1):
      %v18 = arith.constant false
      %v17:2 = scf.if %v18 -> (i32, index) {
        %v19 = arith.constant 1 : i32
        %v20 = arith.constant 3 : index
        scf.yield %v19, %v20 : i32, index
      } else {
        %v21 = arith.subi %a0, %a0 : i32
        scf.yield %a0, %x15 : i32, index
      }
      %v22 = arith.constant 7 : i32
      %v23 = arith.subi %a4, %v22 : i32
      scf.yield %v5, %a4 : index, i32
    }
    scf.yield %c7 : i1
  }
  "test.use"(%v3, %v5, %v6, %v1) : (index, index, i1, i1) -> ()
  return
}
// -----
func.func @test() {
  scf.execute_region {
    scf.yield
  }
  "test.use"() : () -> ()
  return
}
