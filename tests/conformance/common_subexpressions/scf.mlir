// COMPARE: --allow-unregistered-dialect --cse
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
