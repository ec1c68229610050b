// COMPARE: --allow-unregistered-dialect --sccp
func.func @test(%a0: tensor<?xi32>, %a1: tensor<?xf32>, %a2: tensor<?xi32>, %a3: tensor<?xi32>) {
  %v1 = arith.index_cast %a0 : tensor<?xi32> to tensor<?xindex>
  %v2 = arith.index_castui %v1 : tensor<?xindex> to tensor<?xi64>
  %v3 = arith.maxnumf %a1, %a1 fastmath<nnan> : tensor<?xf32>
  %v4 = arith.minsi %a2, %a3 : tensor<?xi32>
  %v5 = arith.index_castui %v1 : tensor<?xindex> to tensor<?xi8>
  "test.use"(%v2, %v5) : (tensor<?xi64>, tensor<?xi8>) -> ()
  return
}
// -----
func.func @test(%a0: f32) {
  %v1 = arith.constant -1 : i32
  %v2 = arith.extsi %v1 : i32 to i64
  %v3 = arith.index_cast %v1 : i32 to index
  %v4:2 = arith.mulsi_extended %v1, %v1 : i32
  %v5 = arith.constant dense<2> : vector<2xindex>
  %v6 = arith.cmpi uge, %v5, %v5 : vector<2xindex>
  %v7 = arith.cmpf true, %a0, %a0 fastmath<none> : f32
  %v8 = arith.constant 32 : i32
  %v9 = arith.muli %v1, %v8 overflow<nsw, nuw> : i32
  %v10 = arith.extsi %v6 : vector<2xi1> to vector<2xi8>
  %v11 = arith.constant 2147483647 : i32
  %v12:2 = arith.addui_extended %v4#0, %v11 : i32, i1
  %v13 = arith.minnumf %a0, %a0 : f32
  "test.use"(%v1, %v4#0, %v5, %v6, %v7, %v9, %v10, %v11, %v12#0, %v12#1) : (i32, i32, vector<2xindex>, vector<2xi1>, i1, i32, vector<2xi8>, i32, i32, i1) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 0 : i64
  %v2 = arith.subi %v1, %v1 : i64
  %v3 = arith.constant 1 : i16
  %v4 = arith.ceildivui %v3, %v3 : i16
  %v5 = arith.trunci %v2 : i64 to i8
  "test.use"(%v1, %v2, %v3, %v4) : (i64, i64, i16, i16) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: bf16) {
  %v1 = arith.sitofp %a0 : i1 to f32
  %v2 = arith.truncf %v1 : f32 to f16
  %v3 = arith.negf %a1 fastmath<reassoc> : bf16
  %v4 = arith.constant false
  %v5 = arith.addi %a0, %v4 overflow<nsw> : i1
  "test.use"(%v2, %v4, %v5) : (f16, i1, i1) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index) {
  %v1 = arith.divui %a0, %a1 : index
  "test.use"(%v1) : (index) -> ()
  return
}
