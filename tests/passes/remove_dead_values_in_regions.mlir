// COMPARE: --remove-dead-values --allow-unregistered-dialect
// ----- scf.execute_region, cf.cond_br, arith.addi
// Simplified by all patterns, starting from structured control flow.
func.func @execute_region_cond_br_addi(%a0: i32, %m : memref<4xf32>, %c: i1) {
  %v1 = scf.execute_region -> (i32) {
    %v2 = arith.constant true
    cf.cond_br %v2, ^y2, ^y2
    ^y2:
    %c1 = arith.constant 1 : i32
    %x = arith.addi %a0, %c1 : i32
    %y = arith.addi %x, %c1 : i32
    %mc = memref.cast %m : memref<4xf32> to memref<?xf32>
    %mc2 = memref.cast %mc : memref<?xf32> to memref<4xf32>
    %c0 = arith.constant 0 : index
    %d = memref.load %mc2[%c0] : memref<4xf32>
    "test.use"(%mc2, %d) : (memref<4xf32>, f32) -> ()
    scf.if %c { "test.a"() : () -> () }
    %z = scf.if %c -> i32 { scf.yield %a0 : i32 } else { scf.yield %a0 : i32 }
    %yy = arith.addi %y, %z : i32
    scf.yield %yy : i32
  }
  "test.use"(%v1) : (i32) -> ()
  return
}
// ----- cf.cond_br, arith.addi, scf.if
func.func @cond_br_addi_scf_if(%a0: i32, %m : memref<4xf32>, %c: i1) -> i32 {
    %v2 = arith.constant true
    cf.cond_br %v2, ^y2, ^y2
    ^y2:
    %c1 = arith.constant 1 : i32
    %x = arith.addi %a0, %c1 : i32
    %y = arith.addi %x, %c1 : i32
    %z = scf.if %c -> i32 { scf.yield %y : i32 } else { scf.yield %y : i32 }
    %k = arith.addi %c1, %z : i32
    cf.br ^o
    ^o:
    return %k : i32
}
// ----- ub.poison, scf.while, scf.condition
// Dead operands of terminators become poison in their order: those that do not matter, and those handed to what does not.
func.func @poison_while_condition() {
  %v3 = ub.poison : i1
    scf.while : () -> () {
      scf.condition(%v3)
    } do {
      scf.yield
    }
  return
}
// ----- arith.addi, scf.if, scf.while
func.func @addi_scf_if_while(%v3: i1) {
  %c = arith.addi %v3, %v3 : i1
  scf.if %c {
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      scf.yield
    }
  }
  return
}
// ----- arith.addi, scf.if
func.func @addi_scf_if(%v3: i1) {
  %c = arith.addi %v3, %v3 : i1
  scf.if %c {
  }
  return
}
// ----- scf.if
func.func @scf_if(%a0: i1, %a1: tensor<?xf32>, %a3: tensor<?xf32>) -> tensor<?xf32> {
  %v3:2 = scf.if %a0 -> (i32, tensor<?xf32>) {
    %v6 = arith.constant 3 : i32
    scf.yield %v6, %a1 : i32, tensor<?xf32>
  } else {
    %v10 = arith.constant 7 : i32
    scf.yield %v10, %a3 : i32, tensor<?xf32>
  }
  "test.use"(%a0, %v3#0) : (i1, i32) -> ()
  return %a1 : tensor<?xf32>
}
// ----- arith.cmpi, scf.if
func.func @cmpi_scf_if(%a0: index, %a1: tensor<?xf32>, %a3: tensor<?xf32>) -> tensor<?xf32> {
  %v1 = arith.cmpi slt, %a0, %a0 : index
  %v3:2 = scf.if %v1 -> (i32, tensor<?xf32>) {
    %v6 = arith.constant 3 : i32
    scf.yield %v6, %a1 : i32, tensor<?xf32>
  } else {
    %v10 = arith.constant 7 : i32
    scf.yield %v10, %a3 : i32, tensor<?xf32>
  }
  "test.use"(%v1, %v3#0) : (i1, i32) -> ()
  return %a1 : tensor<?xf32>
}
// ----- arith.cmpi, scf.if
func.func @cmpi_scf_if_2(%a0: index, %a1: tensor<?xf32>, %a3: tensor<?xf32>) -> tensor<?xf32> {
  %v1 = arith.cmpi slt, %a0, %a0 : index
  %v3:2 = scf.if %v1 -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %a1, %a1 : tensor<?xf32>, tensor<?xf32>
  } else {
    scf.yield %a3, %a1 : tensor<?xf32>, tensor<?xf32>
  }
  "test.use"(%v1, %v3#0) : (i1, tensor<?xf32>) -> ()
  return %a1 : tensor<?xf32>
}
// ----- scf.while, arith.cmpi, scf.condition
func.func @while_cmpi_condition(%a: i32) -> (tensor<4xf32>, i1) {
  %v2 = arith.constant dense<-0.0> : tensor<4xf32>
  %v3 = arith.constant dense<0.0> : tensor<4xf32>
  %v1:2 = scf.while (%w4 = %v2, %w5 = %v3) : (tensor<4xf32>, tensor<4xf32>) -> (i1, tensor<4xf32>) {
    %v6 = arith.constant 100 : index
    %v7 = arith.cmpi ne, %v6, %v6 : index
    scf.condition(%v7) %v7, %w5 : i1, tensor<4xf32>
  } do {
  ^bb0(%x8: i1, %x9: tensor<4xf32>):
    scf.yield %v2, %x9 : tensor<4xf32>, tensor<4xf32>
  }
  return %v1#1, %v1#0 : tensor<4xf32>, i1
}
// ----- affine.for, scf.for, memref.load
// Induction variables are live, sums of them are not.
func.func @loads_in_loops(%m: memref<8xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 10 {
    %0 = memref.load %m[%i] : memref<8xf32>
    memref.store %f, %m[%n] : memref<8xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = arith.addi %i, %i : index
    %1 = memref.load %m[%0] : memref<8xf32>
    memref.store %f, %m[%n] : memref<8xf32>
  }
  affine.parallel (%i) = (0) to (10) {
    %0 = memref.load %m[%i] : memref<8xf32>
    memref.store %f, %m[%n] : memref<8xf32>
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<8xf32>
    memref.store %f, %m[%n] : memref<8xf32>
  }
  return
}
// ----- scf.if, arith.xori
func.func @negated_condition(%c: i1) -> (i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0:2 = scf.if %c -> (i1, i1) {
    "test.left"() : () -> ()
    scf.yield %true, %false : i1, i1
  } else {
    "test.right"() : () -> ()
    scf.yield %false, %true : i1, i1
  }
  return %0#0, %0#1 : i1, i1
}
