// COMPARE: --allow-unregistered-dialect --int-range-optimizations
func.func @test(%a0: index, %a1: f32, %a2: f32) {
  %v3 = arith.constant 8 : index
  %v4 = arith.constant 1 : index
  %v5 = ub.poison : f32
  %v6 = arith.constant 1.0e+10 : f32
  %v1:3 = scf.for %i2 = %a0 to %v3 step %v4 iter_args(%c7 = %v5, %c8 = %v6, %c9 = %a1) -> (f32, f32, f32) {
    %v10 = arith.constant 8 : index
    "test.effect"(%v10) : (index) -> ()
    "test.effect"(%i2) : (index) -> ()
    %v11 = arith.constant 0 : index
    %v12 = arith.constant 0 : index
    %v13 = arith.constant 1 : index
    %v14 = arith.constant 1 : index
    %v15 = arith.constant 1 : index
    %v16 = arith.constant 4 : index
    %v19 = scf.parallel (%i17, %i18) = (%v11, %v12) to (%v13, %v14) step (%v15, %v16) init (%a1) -> f32 {
      %v20 = arith.constant 1.5 : f32
      scf.reduce(%v20 : f32) {
      ^bb0(%l: f32, %r: f32):
        %s = arith.addf %l, %r : f32
        scf.reduce.return %s : f32
      }
    }
    scf.yield %v5, %a2, %c9 : f32, f32, f32
  }
  "test.use"(%v4, %v5, %v1#0, %v1#1, %v1#2) : (index, f32, f32, f32, f32) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>, %a1: i32) {
  %v1:2 = scf.while : () -> (f32, tensor<?xf32>) {
    %v2 = arith.constant 4611686018427387904 : index
    %v3 = arith.muli %v2, %v2 : index
    %v4 = arith.cmpi eq, %v2, %v2 : index
    %v5 = arith.constant 2.0 : f32
    scf.condition(%v4) %v5, %a0 : f32, tensor<?xf32>
  } do {
  ^bb0(%x6: f32, %x7: tensor<?xf32>):
    %v8 = arith.muli %a1, %a1 : i32
    %v9 = arith.constant -1 : i32
    %v10 = arith.muli %a1, %v9 : i32
    scf.yield
  }
  "test.use"(%v1#1) : (tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: i1) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 0 : i32
  %v1:3 = scf.for %i2 = %v3 to %v4 step %v4 iter_args(%c6 = %v3, %c7 = %v5, %c8 = %v5) -> (index, i32, i32) {
    scf.if %a0 {
      "test.effect"(%c6) : (index) -> ()
    }
    scf.yield %c6, %c7, %c8 : index, i32, i32
  }
  "test.use"(%v4, %v1#0) : (index, index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: f32) {
  %v2 = arith.constant true
  %v1:3 = scf.if %v2 -> (i1, i1, f32) {
    %v3 = arith.maxsi %a0, %a0 : index
    %v4 = arith.constant 7 : i32
    %v5 = arith.maxsi %v4, %v4 : i32
    %v6 = arith.constant true
    %v7 = arith.constant true
    %v8 = arith.constant -0.0 : f32
    scf.yield %v6, %v7, %v8 : i1, i1, f32
  } else {
    %v9 = arith.constant 16 : index
    %v10 = arith.maxsi %v9, %v9 : index
    scf.yield %v2, %v2, %a1 : i1, i1, f32
  }
  "test.use"(%v2, %v1#0, %v1#1, %v1#2) : (i1, i1, i1, f32) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: i32) {
  %v1 = arith.constant 1 : i32
  %v2 = arith.maxsi %v1, %v1 : i32
  %v3 = arith.constant 5 : index
  %v4 = arith.constant 4 : index
  %v5 = arith.maxsi %v3, %v4 : index
  %v6 = scf.if %a0 -> (i32) {
    %v7 = arith.constant 31 : i32
    scf.yield %v7 : i32
  } else {
    %v8 = arith.muli %v5, %v3 : index
    %v9 = arith.muli %v5, %v3 : index
    scf.yield %a1 : i32
  }
  %v10 = scf.if %a0 -> (i32) {
    scf.yield %v1 : i32
  } else {
    %v11 = arith.constant 3 : i32
    %v12 = arith.addi %v6, %v11 : i32
    scf.yield %v6 : i32
  }
  "test.use"(%v5, %v6, %v10) : (index, i32, i32) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4xf32>) {
  %v3 = scf.forall (%i1, %i2) in (1, 1) shared_outs(%o4 = %a0) -> (tensor<4xf32>) {
    %v5 = arith.subi %i1, %i2 : index
    %v6 = arith.constant dense<[0.0]> : tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v6 into %o4[%i1] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  "test.use"(%v3) : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xf32>, %a1: tensor<?xf32>) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 8 : index
  %v5 = arith.constant 2 : index
  %v1 = scf.for %i2 = %v3 to %v4 step %v5 iter_args(%c6 = %a0) -> (tensor<?xf32>) {
    %v9 = arith.constant 0 : index
    %v10 = arith.constant 1 : index
    %v7:2 = scf.for %i8 = %v9 to %v4 step %v10 iter_args(%c11 = %a1, %c12 = %a1) -> (tensor<?xf32>, tensor<?xf32>) {
      %v13 = arith.constant 16 : i32
      %v14 = arith.muli %v13, %v13 : i32
      scf.yield %c12, %c12 : tensor<?xf32>, tensor<?xf32>
    }
    scf.yield %v7#1 : tensor<?xf32>
  }
  "test.use"(%v3, %v1) : (index, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: i32, %a2: index) {
  %v1 = arith.constant dense<[1.5, 0xFF800000, 1.0, 0x7F800000]> : tensor<4xf32>
  %v2 = tensor.cast %v1 : tensor<4xf32> to tensor<?xf32>
  %v3:2 = scf.index_switch %a0 -> i32, tensor<4xf32>
  case 2 {
    "test.effect"(%a0) : (index) -> ()
    %v4 = arith.constant 4 : i32
    scf.yield %v4, %v1 : i32, tensor<4xf32>
  }
  case 0 {
    %v5 = arith.constant 4 : i32
    %v6 = arith.constant dense<0x7F800000> : tensor<4xf32>
    scf.yield %v5, %v6 : i32, tensor<4xf32>
  }
  case 1 {
    %v8 = arith.constant true
    %v7 = scf.if %v8 -> (i32) {
      %v9 = arith.maxsi %a0, %a0 : index
      %v10 = arith.constant -2 : i32
      %v11 = arith.constant 0 : i32
      %v12 = arith.muli %v10, %v11 : i32
      scf.yield %v10 : i32
    } else {
      scf.yield %a1 : i32
    }
    %v13 = arith.constant 1 : i32
    %v14 = arith.constant dense<-1.0> : tensor<4xf32>
    scf.yield %v13, %v14 : i32, tensor<4xf32>
  }
  default {
    %v15 = arith.constant 3 : i32
    "test.effect"(%v15) : (i32) -> ()
    "test.effect"(%a2) : (index) -> ()
    %v16 = arith.constant dense<1.0e+10> : tensor<4xf32>
    scf.yield %v15, %v16 : i32, tensor<4xf32>
  }
  "test.use"(%v1, %v2) : (tensor<4xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: i32) {
  scf.forall (%i1) in (0) {
    %v3 = arith.addi %a0, %a0 : i32
  }
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v2 = arith.constant true
  scf.if %v2 {
    %v3 = arith.constant 3 : index
    %v4 = arith.addi %v3, %v3 : index
    %v5 = arith.addi %a0, %a1 : index
  } else {
    %v6 = arith.constant 16 : i32
    %v7 = arith.maxsi %v6, %v6 : i32
    %v10 = arith.constant 4 : index
    %v11 = arith.constant 1 : index
    %v12 = arith.constant 100 : index
    scf.for %i9 = %v10 to %v11 step %v12 {
      "test.effect"(%v11) : (index) -> ()
      %v13 = arith.subi %v11, %v12 : index
    }
  }
  "test.use"() : () -> ()
  return
}
// -----
func.func @test(%a0: i32, %a1: f32) {
  %v1 = arith.maxsi %a0, %a0 : i32
  %v3 = arith.constant 0 : index
  scf.forall (%i2) in (%v3) {
    %v7 = arith.constant 0 : index
    %v8 = arith.constant 8 : index
    %v9 = arith.constant 1 : index
    %v5 = scf.for %i6 = %v7 to %v8 step %v9 iter_args(%c10 = %a1) -> (f32) {
      scf.yield %c10 : f32
    }
    "test.effect"(%i2) : (index) -> ()
  }
  "test.use"(%v3) : (index) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: i32, %a2: tensor<?xf32>) {
  %v1 = arith.cmpi slt, %a0, %a0 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant dense<0.5> : tensor<4xf32>
  %v2:2 = scf.for %i3 = %a0 to %v4 step %a0 iter_args(%c6 = %v5, %c7 = %a1) -> (tensor<4xf32>, i32) {
    scf.yield %v5, %c7 : tensor<4xf32>, i32
  }
  %v22:2 = scf.if %v1 -> (i32, tensor<?xf32>) {
    %v23 = arith.maxsi %v2#1, %v2#1 : i32
    %v24 = arith.constant 2147483647 : i32
    %v25 = arith.maxsi %v2#1, %v24 : i32
    scf.yield %v2#1, %a2 : i32, tensor<?xf32>
  } else {
    scf.if %v1 {
      "test.effect"(%v2#1) : (i32) -> ()
      %v27 = arith.addi %v2#1, %a1 : i32
    }
    %v28 = arith.constant -2147483648 : i32
    %v29 = ub.poison : tensor<?xf32>
    scf.yield %v28, %v29 : i32, tensor<?xf32>
  }
  "test.use"(%v2#1) : (i32) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: i32) {
  %v2 = ub.poison : i1
  scf.if %v2 {
    %v3 = arith.constant 7 : i32
    "test.effect"(%v3) : (i32) -> ()
    %v4 = arith.muli %a0, %a1 : index
  } else {
    %v5 = arith.constant 32 : i32
    %v6 = arith.subi %a2, %v5 : i32
    %v7 = arith.constant 8 : index
    %v8 = ub.poison : index
    %v9 = arith.muli %v7, %v8 : index
  }
  "test.use"(%v2) : (i1) -> ()
  return
}
// -----
func.func @test(%a0: tensor<4xf32>, %a1: i32, %a2: i32, %a3: i32) {
  %v1 = arith.constant 1 : index
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 2 : index
  scf.parallel (%i4) = (%v1) to (%v2) step (%v3) {
    %v6 = tensor.cast %a0 : tensor<4xf32> to tensor<?xf32>
  }
  %v7 = arith.maxsi %a1, %a2 : i32
  %v8 = arith.constant 1 : index
  %v9 = arith.cmpi ne, %v8, %v3 : index
  %v10 = arith.muli %a3, %a1 : i32
  %v11 = arith.cmpi slt, %v3, %v3 : index
  %v12 = arith.constant 0 : index
  %v13 = arith.constant 4 : index
  scf.parallel (%i14) = (%v12) to (%v13) step (%v2) {
    "test.effect"(%v13) : (index) -> ()
  }
  "test.use"(%v2, %v7, %v8, %v12, %v13) : (index, i32, index, index, index) -> ()
  return
}
