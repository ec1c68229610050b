// COMPARE: --allow-unregistered-dialect --canonicalize
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
// -----
func.func @test(%a0: vector<4xi1>, %a1: tensor<?xf32>) {
  %v1 = arith.constant dense<-0.0> : vector<4xf32>
  %v2 = arith.select %a0, %v1, %v1 : vector<4xi1>, vector<4xf32>
  %v3 = arith.constant false
  %v4 = arith.constant true
  %v5 = arith.muli %v3, %v4 : i1
  %v6 = arith.cmpf ueq, %a1, %a1 fastmath<nnan,nsz> : tensor<?xf32>
  "test.use"(%v4, %v5) : (i1, i1) -> ()
  return
}
// -----
func.func @test(%a0: tensor<2xi8>) {
  %v1 = arith.cmpi slt, %a0, %a0 : tensor<2xi8>
  %v2 = arith.constant dense<-2> : vector<i8>
  %v3:2 = arith.addui_extended %v2, %v2 : vector<i8>, vector<i1>
  %v4 = arith.trunci %a0 overflow<nuw> : tensor<2xi8> to tensor<2xi1>
  "test.use"(%v1, %v3#0) : (tensor<2xi1>, vector<i8>) -> ()
  return
}
// -----
func.func @test(%a0: vector<2xindex>) {
  %v1 = arith.constant dense<[false, false, true, true]> : vector<4xi1>
  %v2 = arith.divui %v1, %v1 : vector<4xi1>
  %v3 = arith.cmpi uge, %a0, %a0 : vector<2xindex>
  %v4 = arith.constant dense<true> : vector<4xi1>
  %v5 = arith.constant dense<false> : vector<4xi1>
  %v6 = arith.cmpi ult, %v4, %v5 : vector<4xi1>
  %v7 = arith.subi %v1, %v2 : vector<4xi1>
  %v8 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
  %v9 = arith.subi %v1, %v8 : vector<4xi1>
  %v10 = arith.constant dense<true> : vector<4xi1>
  %v11 = arith.addi %v10, %v10 overflow<nsw> : vector<4xi1>
  %v12 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v13 = arith.select %v10, %v12, %v12 : vector<4xi1>, vector<4xi1>
  %v14 = arith.addi %v10, %v10 : vector<4xi1>
  %v15 = arith.constant 2.0 : f16
  %v16 = arith.divf %v15, %v15 fastmath<nnan,ninf,nsz> : f16
  "test.use"(%v11, %v12, %v15) : (vector<4xi1>, vector<4xi1>, f16) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 0.0 : bf16
  %v2 = arith.addf %v1, %v1 : bf16
  "test.use"(%v2) : (bf16) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 0 : i64
  %v2 = arith.trunci %v1 : i64 to i1
  "test.use"(%v1, %v2) : (i64, i1) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: vector<4xi1>, %a3: index) {
  %v1 = arith.constant 3 : index
  %v2 = arith.shrsi %a0, %v1 exact : index
  %v3 = arith.shrsi %a1, %a1 : index
  %v4:2 = arith.mulsi_extended %v1, %v2 : index
  %v5 = arith.constant dense<false> : vector<4xi1>
  %v6 = arith.divsi %v5, %a2 : vector<4xi1>
  %v7 = arith.shli %v1, %v1 : index
  %v8:2 = arith.mului_extended %v1, %a3 : index
  %v9 = arith.constant 1.5 : bf16
  %v10 = arith.negf %v9 : bf16
  %v11 = arith.addi %v8#1, %v8#0 overflow<nuw> : index
  %v12 = arith.constant 0x7FC0 : bf16
  %v13 = arith.negf %v12 fastmath<fast> : bf16
  "test.use"(%v8#1, %v11, %v13) : (index, index, bf16) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: vector<2xindex>) {
  %v1 = arith.muli %a0, %a0 : i1
  %v2 = arith.addi %a1, %a1 : vector<2xindex>
  %v3 = arith.constant dense<[3, 0]> : vector<2xindex>
  %v4 = arith.muli %a1, %v3 : vector<2xindex>
  "test.use"(%v1, %v3, %v4) : (i1, vector<2xindex>, vector<2xindex>) -> ()
  return
}
// -----
func.func @test(%a0: i8, %a1: i8) {
  %v1 = arith.extsi %a0 : i8 to i16
  %v2 = arith.constant 8 : i8
  %v3:2 = arith.addui_extended %a0, %v2 : i8, i1
  %v4 = arith.addi %a1, %a1 : i8
  %v5 = arith.constant dense<[3.0, 1.5]> : tensor<2xf64>
  %v6 = arith.negf %v5 fastmath<fast> : tensor<2xf64>
  %v7 = arith.ori %a0, %v4 : i8
  %v8 = arith.trunci %v1 : i16 to i8
  "test.use"(%v1, %v2, %v3#0, %v3#1, %v4, %v5, %v7, %v8) : (i16, i8, i8, i1, i8, tensor<2xf64>, i8, i8) -> ()
  return
}
// -----
func.func @test(%a0: i64, %a1: tensor<?xi32>) {
  %v1 = arith.ori %a0, %a0 : i64
  %v2 = arith.shrui %a0, %v1 : i64
  %v3 = arith.shrui %a1, %a1 : tensor<?xi32>
  %v4 = arith.constant 0 : i16
  %v5 = arith.remui %v4, %v4 : i16
  "test.use"(%v1, %v2) : (i64, i64) -> ()
  return
}
// -----
func.func @test(%a0: vector<2x2xi64>) {
  %v1 = arith.divui %a0, %a0 : vector<2x2xi64>
  %v2 = arith.ceildivui %a0, %v1 : vector<2x2xi64>
  "test.use"(%v1, %v2) : (vector<2x2xi64>, vector<2x2xi64>) -> ()
  return
}
// -----
func.func @test(%a0: vector<i8>, %a1: vector<i8>, %a2: vector<i8>, %a3: vector<i8>, %a4: i1) {
  %v1 = arith.constant dense<-1> : vector<i8>
  %v2 = arith.constant dense<false> : vector<i1>
  %v3 = arith.select %v2, %v1, %v1 : vector<i1>, vector<i8>
  %v4 = arith.cmpi ne, %a0, %a1 : vector<i8>
  %v5 = arith.addi %v1, %a2 : vector<i8>
  %v6 = arith.maxui %a2, %a1 : vector<i8>
  %v7 = arith.constant dense<127> : vector<i8>
  %v8 = arith.cmpi ugt, %a3, %v7 : vector<i8>
  %v9 = arith.constant 1.5 : f32
  %v10 = arith.negf %v9 fastmath<arcp> : f32
  %v11 = arith.shli %v3, %v5 : vector<i8>
  %v12 = arith.select %a4, %v11, %v7 : vector<i8>
  "test.use"(%v2, %v3, %v4, %v7, %v9, %v10, %v11, %v12) : (vector<i1>, vector<i8>, vector<i1>, vector<i8>, f32, f32, vector<i8>, vector<i8>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 7 : i8
  %v2 = arith.trunci %v1 : i8 to i1
  %v3 = arith.sitofp %v2 : i1 to f16
  %v4 = arith.constant dense<3.0> : tensor<2xf64>
  %v5 = arith.addf %v4, %v4 fastmath<nnan> : tensor<2xf64>
  %v6 = arith.constant dense<[true, false]> : tensor<2xi1>
  %v7 = arith.select %v6, %v4, %v5 : tensor<2xi1>, tensor<2xf64>
  %v8 = arith.remf %v5, %v5 : tensor<2xf64>
  "test.use"(%v3, %v4, %v5) : (f16, tensor<2xf64>, tensor<2xf64>) -> ()
  return
}
// -----
func.func @test(%a0: i32, %a1: f16, %a2: i1) {
  %v1 = arith.constant -1 : i32
  %v2 = arith.divui %a0, %v1 : i32
  %v3 = arith.constant 2.0 : f16
  %v4 = ub.poison : f16
  %v5 = arith.minnumf %v3, %v4 fastmath<fast> : f16
  %v6 = arith.negf %a1 fastmath<nnan,ninf,nsz> : f16
  %v7 = arith.divf %v4, %v4 : f16
  %v8 = arith.select %a2, %v2, %v1 : i32
  %v9 = arith.andi %v1, %v8 : i32
  "test.use"(%v2, %v3, %v4, %v5, %v7, %v8, %v9) : (i32, f16, f16, f16, f16, i32, i32) -> ()
  return
}
// -----
func.func @test(%a0: f32, %a1: i16) {
  %v1 = arith.constant 7 : i16
  %v2 = ub.poison : i16
  %v3 = arith.minui %v1, %v2 : i16
  %v4 = arith.constant -0.0 : f32
  %v5 = arith.divf %v4, %a0 : f32
  %v6 = arith.constant 31 : i16
  %v7 = arith.cmpi ult, %v6, %v1 : i16
  %v8 = arith.index_cast %v2 : i16 to index
  %v9 = arith.cmpf uge, %a0, %v4 fastmath<contract> : f32
  %v10 = arith.extsi %v6 : i16 to i32
  %v11:2 = arith.mului_extended %a1, %v1 : i16
  "test.use"(%v1, %v2, %v4, %v5, %v6, %v8, %v9, %v10, %v11#1) : (i16, i16, f32, f32, i16, index, i1, i32, i16) -> ()
  return
}
// -----
func.func @test(%a0: f32, %a1: i16, %a2: i16, %a3: f32, %a4: f32) {
  %v1 = arith.constant true
  %v2 = arith.index_cast %v1 : i1 to index
  %v3 = arith.divf %a0, %a0 : f32
  %v4 = arith.maxsi %a1, %a2 : i16
  %v5 = arith.cmpf false, %a3, %a3 fastmath<reassoc> : f32
  %v6 = arith.extui %v5 : i1 to i8
  %v7 = arith.index_castui %v5 : i1 to index
  %v8 = arith.maxnumf %a4, %v3 fastmath<reassoc> : f32
  %v9 = arith.constant -1 : i64
  %v10 = arith.minui %v9, %v9 : i64
  %v11 = arith.sitofp %v10 : i64 to f32
  "test.use"(%v9, %v10, %v11) : (i64, i64, f32) -> ()
  return
}
// -----
func.func @test(%a0: i64) {
  %v1 = arith.constant -1 : i64
  %v2 = arith.sitofp %v1 : i64 to f32
  %v3 = arith.constant -9223372036854775808 : i64
  %v4 = arith.cmpi ne, %a0, %v3 : i64
  %v5 = arith.minsi %v3, %a0 : i64
  "test.use"(%v3, %v4, %v5) : (i64, i1, i64) -> ()
  return
}
// -----
func.func @test(%a0: vector<4xi1>, %a1: tensor<?xf32>, %a2: tensor<?xf32>, %a3: tensor<?xf32>, %a4: tensor<?xf32>) {
  %v1 = arith.andi %a0, %a0 : vector<4xi1>
  %v2 = arith.minsi %v1, %a0 : vector<4xi1>
  %v3 = arith.negf %a1 fastmath<none> : tensor<?xf32>
  %v4 = arith.minui %a0, %v1 : vector<4xi1>
  %v5 = arith.divf %a2, %a3 fastmath<contract> : tensor<?xf32>
  %v6 = arith.constant dense<1> : vector<i8>
  %v7 = arith.divui %v6, %v6 : vector<i8>
  %v8 = arith.cmpf ogt, %v3, %v5 fastmath<none> : tensor<?xf32>
  %v9 = arith.remf %a4, %a2 : tensor<?xf32>
  %v10 = arith.divf %a3, %a3 fastmath<nnan,ninf,nsz> : tensor<?xf32>
  "test.use"(%v1, %v2, %v4, %v6, %v8, %v9, %v10) : (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<i8>, tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @test(%a0: index) {
  %v1 = arith.index_cast %a0 : index to i32
  %v2 = arith.maxui %a0, %a0 : index
  "test.use"(%v1, %v2) : (i32, index) -> ()
  return
}
// -----
func.func @test(%a0: i1, %a1: i64, %a2: i64, %a3: i64, %a4: i64) {
  %v1 = arith.subi %a0, %a0 : i1
  %v2 = ub.poison : i64
  %v3 = arith.addi %a1, %v2 : i64
  %v4 = arith.subi %a2, %v2 : i64
  %v5 = arith.ceildivui %a3, %v3 : i64
  %v6 = arith.andi %a1, %a2 : i64
  %v7 = arith.addi %a4, %v3 overflow<nsw> : i64
  %v8 = arith.select %v1, %v6, %v2 : i64
  "test.use"(%v3, %v5, %v6) : (i64, i64, i64) -> ()
  return
}
