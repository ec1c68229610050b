// COMPARE: --allow-unregistered-dialect --arith-expand
func.func @test(%a0: vector<4xf32>) {
  %v1 = arith.constant true
  %v2 = arith.select %v1, %a0, %a0 : vector<4xf32>
  "test.use"(%v2) : (vector<4xf32>) -> ()
  return
}
// -----
func.func @test(%a0: bf16, %a1: i16) {
  %v1 = arith.negf %a0 fastmath<none> : bf16
  %v2 = arith.constant 32767 : i16
  %v3 = arith.subi %a1, %v2 : i16
  "test.use"(%v1, %v2, %v3) : (bf16, i16, i16) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xi32>) {
  %v1 = arith.bitcast %a0 : tensor<?xi32> to tensor<?xf32>
  %v2 = arith.constant dense<[4, 100]> : vector<2xindex>
  %v3 = arith.constant true
  %v4 = arith.select %v3, %v2, %v2 : vector<2xindex>
  "test.use"(%v2, %v3, %v4) : (vector<2xindex>, i1, vector<2xindex>) -> ()
  return
}
// -----
func.func @test(%a0: i16) {
  %v1 = arith.constant dense<[16, 0]> : tensor<2xi8>
  %v2 = arith.extui %v1 : tensor<2xi8> to tensor<2xi32>
  %v3 = arith.trunci %v2 : tensor<2xi32> to tensor<2xi8>
  %v4 = arith.cmpi ne, %v3, %v1 : tensor<2xi8>
  %v5 = arith.constant 1 : i16
  %v6 = arith.cmpi ult, %a0, %v5 : i16
  %v7 = arith.select %v6, %v1, %v1 : tensor<2xi8>
  %v8 = arith.trunci %v2 : tensor<2xi32> to tensor<2xi16>
  %v9 = arith.trunci %v5 : i16 to i1
  "test.use"(%v2, %v3, %v4, %v6, %v7, %v8, %v9) : (tensor<2xi32>, tensor<2xi8>, tensor<2xi1>, i1, tensor<2xi8>, tensor<2xi16>, i1) -> ()
  return
}
// -----
func.func @test(%a0: bf16) {
  %v1 = arith.constant 0 : i32
  %v2 = arith.constant 2147483647 : i32
  %v3:2 = arith.mulsi_extended %v1, %v2 : i32
  %v4 = arith.uitofp %v1 : i32 to f32
  %v5 = arith.cmpf oge, %a0, %a0 fastmath<reassoc> : bf16
  %v6 = arith.minsi %v2, %v1 : i32
  "test.use"(%v3#0, %v4, %v6) : (i32, f32, i32) -> ()
  return
}
// -----
func.func @test(%a0: i32, %a1: i32, %a2: tensor<2xi8>, %a3: i64) {
  %v1 = arith.cmpi sge, %a0, %a1 : i32
  %v2 = arith.constant 4 : i64
  %v3 = arith.cmpi ne, %v2, %v2 : i64
  %v4:2 = arith.mului_extended %a2, %a2 : tensor<2xi8>
  %v5 = arith.constant -1 : i64
  %v6 = arith.cmpi ne, %v2, %v5 : i64
  %v7 = arith.cmpi eq, %a3, %a3 : i64
  %v8 = arith.constant 3 : i64
  %v9 = arith.ori %v2, %v8 : i64
  "test.use"(%v2, %v3, %v4#0, %v4#1, %v5) : (i64, i1, tensor<2xi8>, tensor<2xi8>, i64) -> ()
  return
}
// -----
func.func @test(%a0: tensor<?xi32>, %a1: f32, %a2: vector<2xindex>) {
  %v1 = arith.constant -9223372036854775808 : index
  %v2:2 = arith.mulsi_extended %v1, %v1 : index
  %v3 = arith.shrui %a0, %a0 : tensor<?xi32>
  %v4 = arith.negf %a1 fastmath<nnan,ninf,nsz> : f32
  %v5 = arith.index_castui %v2#0 : index to i8
  %v6 = arith.uitofp %v5 : i8 to f64
  %v7 = arith.constant -0.0 : f32
  %v8 = arith.addf %v4, %v7 fastmath<contract> : f32
  %v9 = arith.constant -1 : i64
  %v10 = arith.shrui %v9, %v9 : i64
  %v11 = arith.muli %a2, %a2 : vector<2xindex>
  %v12 = arith.uitofp %v9 : i64 to f16
  "test.use"(%v2#1, %v3, %v4, %v5, %v6, %v7, %v9) : (index, tensor<?xi32>, f32, i8, f64, f32, i64) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant 4 : i32
  %v2 = arith.extui %v1 : i32 to i64
  %v3 = arith.constant -1 : i32
  %v4 = arith.constant 0 : i32
  %v5 = arith.minsi %v3, %v4 : i32
  %v6 = arith.cmpi sgt, %v3, %v3 : i32
  %v7 = arith.shrui %v4, %v4 : i32
  %v8 = arith.ori %v5, %v7 : i32
  %v9 = arith.constant 7 : i32
  %v10 = arith.constant 8 : i32
  %v11 = arith.shli %v9, %v10 : i32
  %v12 = arith.divui %v10, %v10 exact : i32
  %v13 = arith.andi %v7, %v11 : i32
  "test.use"(%v1, %v2, %v3, %v6, %v7, %v8, %v9, %v12, %v13) : (i32, i64, i32, i1, i32, i32, i32, i32, i32) -> ()
  return
}
// -----
func.func @test(%a0: vector<2x2xf16>, %a1: i64, %a2: tensor<?xf32>) {
  %v1 = arith.constant dense<5> : vector<i8>
  %v2 = arith.extui %v1 : vector<i8> to vector<i32>
  %v3 = arith.divf %a0, %a0 fastmath<reassoc> : vector<2x2xf16>
  %v4 = arith.constant true
  %v5 = arith.select %v4, %a1, %a1 : i64
  %v6 = arith.constant 4 : i64
  %v7 = arith.cmpi sge, %a1, %v6 : i64
  %v8 = arith.negf %a2 fastmath<nnan,ninf,nsz> : tensor<?xf32>
  %v9 = arith.constant 31 : i64
  %v10:2 = arith.mului_extended %v9, %v5 : i64
  %v11 = arith.negf %v8 fastmath<nnan,ninf,nsz> : tensor<?xf32>
  "test.use"(%v1, %v2, %v4, %v5, %v7, %v10#0, %v10#1) : (vector<i8>, vector<i32>, i1, i64, i1, i64, i64) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant dense<0> : vector<i8>
  %v2 = arith.extui %v1 : vector<i8> to vector<i32>
  %v3 = arith.constant dense<4> : vector<i8>
  %v4 = arith.cmpi sgt, %v1, %v3 : vector<i8>
  "test.use"(%v1, %v2, %v3) : (vector<i8>, vector<i32>, vector<i8>) -> ()
  return
}
// -----
func.func @test() {
  %v1 = arith.constant true
  %v2 = arith.constant false
  %v3 = arith.select %v1, %v1, %v2 : i1
  %v4 = arith.andi %v1, %v1 : i1
  %v5 = arith.constant true
  %v6 = arith.shli %v4, %v5 : i1
  "test.use"(%v3, %v4, %v6) : (i1, i1, i1) -> ()
  return
}
// -----
func.func @test(%a0: vector<i8>, %a1: vector<i8>, %a2: tensor<?xi32>, %a3: tensor<2xf64>, %a4: vector<4xi1>) {
  %v1 = arith.constant dense<-1> : vector<i8>
  %v2 = arith.xori %v1, %v1 : vector<i8>
  %v3:2 = arith.mului_extended %a0, %a1 : vector<i8>
  %v4 = arith.floordivsi %v2, %v1 : vector<i8>
  %v5 = arith.maxui %a2, %a2 : tensor<?xi32>
  %v6 = arith.constant dense<-1> : vector<i8>
  %v7 = arith.ori %a0, %v6 : vector<i8>
  %v8 = arith.constant dense<[false, false]> : tensor<2xi1>
  %v9 = arith.select %v8, %a3, %a3 : tensor<2xi1>, tensor<2xf64>
  %v10 = arith.constant dense<true> : vector<4xi1>
  %v11 = arith.xori %a4, %v10 : vector<4xi1>
  %v12 = arith.constant dense<4> : vector<i8>
  %v13 = arith.remui %v4, %v12 : vector<i8>
  %v14 = arith.constant dense<-1> : vector<i8>
  %v15:2 = arith.mului_extended %v14, %v12 : vector<i8>
  "test.use"(%v13, %v14, %v15#0) : (vector<i8>, vector<i8>, vector<i8>) -> ()
  return
}
// -----
func.func @test(%a0: vector<2x2xf16>, %a1: i32, %a2: vector<2x2xf16>) {
  %v1 = arith.constant dense<0.5> : tensor<2xf64>
  %v2 = arith.constant dense<[1.5, 1.5]> : tensor<2xf64>
  %v3 = arith.cmpf ogt, %v1, %v2 fastmath<nnan> : tensor<2xf64>
  %v4 = arith.remf %a0, %a0 : vector<2x2xf16>
  %v5 = arith.muli %a1, %a1 overflow<nsw, nuw> : i32
  %v6 = arith.constant dense<[[1.0, -2.5], [2.0, 1.0]]> : vector<2x2xf16>
  %v7 = arith.addf %a0, %v6 fastmath<fast> : vector<2x2xf16>
  %v8 = arith.extf %v4 : vector<2x2xf16> to vector<2x2xf64>
  %v9 = arith.divsi %v5, %a1 : i32
  %v10 = arith.constant dense<0> : vector<4xi32>
  %v11 = arith.subi %v10, %v10 overflow<nsw> : vector<4xi32>
  %v12 = arith.divf %a2, %a2 : vector<2x2xf16>
  "test.use"(%v8, %v11, %v12) : (vector<2x2xf64>, vector<4xi32>, vector<2x2xf16>) -> ()
  return
}
// -----
func.func @test(%a0: index, %a1: index, %a2: tensor<?xf32>, %a3: tensor<?xf32>) {
  %v1 = arith.index_cast %a0 : index to i64
  %v2 = arith.ceildivui %a1, %a1 : index
  %v3 = arith.ceildivui %a0, %v2 : index
  %v4 = arith.constant dense<2> : vector<4xi32>
  %v5 = arith.minui %v4, %v4 : vector<4xi32>
  %v6 = arith.cmpf ueq, %a2, %a3 fastmath<nnan,nsz> : tensor<?xf32>
  %v7 = ub.poison : index
  %v8 = arith.xori %v3, %v7 : index
  "test.use"(%v1, %v2, %v5, %v7, %v8) : (i64, index, vector<4xi32>, index, index) -> ()
  return
}
