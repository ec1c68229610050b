// COMPARE:
func.func @f() { %0 = "arith.constant"() <{value = 4 : si32}> : () -> si32 return }
// -----
func.func @f() { %0 = "arith.constant"() <{value = "x" : i32}> : () -> i32 return }
// -----
func.func @f() { %0 = arith.constant dense<[1,2]> : vector<[2]xi32> return }
// -----
func.func @f() { %0 = "arith.constant"() <{value = 4 : i64}> : () -> i32 return }
// -----
func.func @f() { %0 = arith.constant "abc" return }
// -----
func.func @f() { %0 = arith.constant unit return }
// -----
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.extsi %a : i32 to i16 return }
// -----
func.func @f(%a: f32) { %0 = arith.extf %a : f32 to f32 return }
// -----
func.func @f(%a: f16) { %0 = arith.extf %a : f16 to bf16 return }
// -----
func.func @f(%a: i32) { %0 = arith.trunci %a : i32 to i32 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a : f32 to f64 return }
// -----
func.func @f(%a: index) { %0 = arith.index_cast %a : index to index return }
// -----
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }
// -----
func.func @f(%a: i32) { %0 = arith.bitcast %a : i32 to f64 return }
// -----
func.func @f(%a: index) { %0 = arith.bitcast %a : index to i64 return }
// -----
func.func @f(%a: tensor<4xi32>) { %0 = arith.extui %a : tensor<4xi32> to tensor<5xi64> return }
// -----
func.func @f(%a: tensor<4xi32>) { %0 = arith.extui %a : tensor<4xi32> to tensor<?xi64> return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = arith.extui %a : vector<4xi32> to tensor<4xi64> return }
// -----
func.func @f(%a: i32) { %0 = arith.sitofp %a : i32 to i64 return }
// -----
func.func @f(%a: index) { %0 = arith.sitofp %a : index to f32 return }
// -----
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%a: vector<4xi1>, %b: i32) { %0 = arith.select %a, %b, %b : vector<4xi1>, i32 return }
// -----
func.func @f(%a: tensor<4xi1>, %b: vector<4xi32>) { %0 = arith.select %a, %b, %b : tensor<4xi1>, vector<4xi32> return }
// -----
func.func @f(%a: tensor<?xi1>, %b: tensor<4xi32>) { %0 = arith.select %a, %b, %b : tensor<?xi1>, tensor<4xi32> return }
// -----
func.func @f(%a: i8, %b: i32) { %0 = "arith.select"(%a, %b, %b) : (i8, i32, i32) -> i32 return }
// -----
func.func @f(%a: i32, %b: i64) { %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32 return }
// -----
func.func @f(%a: i32, %b: i64) { %0 = arith.addi %a, %b : i32 return }
// -----
func.func @f(%a: i32, %b: i64) { %0 = arith.addf %a, %b : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> : (i32, i32) -> i32 return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1 return }
// -----
func.func @f(%a: f32) { %0 = arith.cmpf foo, %a, %a : f32 return }
// -----
func.func @f(%a: i32) { %0, %1 = arith.addui_extended %a, %a : i32, i32 return }
// -----
func.func @f(%a: vector<4xi32>) { %0, %1 = arith.addui_extended %a, %a : vector<4xi32>, i1 return }
// -----
func.func @f(%a: f32) { %0 = arith.truncf %a foo : f32 to f16 return }
// -----
func.func @f(%a: f32, %s: f8E8M0FNU) { %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16 return }
// -----
func.func @f(%a: f32, %s: f8E8M0FNU) { %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f64 return }
// -----
func.func @f(%a: memref<4xi32>) { %0 = arith.bitcast %a : memref<4xi32> to memref<5xf32> return }
// -----
func.func @f(%a: memref<4xi32>) { %0 = arith.bitcast %a : memref<4xi32> to memref<4xi64> return }
// -----
func.func @f(%a: memref<4xi32>) { %0 = arith.bitcast %a : memref<4xi32> to memref<4xf32, 1> return }
// -----
func.func @f(%a: memref<4xi32>) { %0 = arith.index_cast %a : memref<4xi32> to memref<4xindex, 1> return }
// -----
func.func @f(%a: memref<4xi32>) { %0 = arith.index_cast %a : memref<4xi32> to vector<4xindex> return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = arith.index_cast %a : vector<4xi32> to index return }
// -----
func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) { %0 = "arith.addi"(%a, %b) : (vector<4xi32>, vector<[4]xi32>) -> vector<4xi32> return }
// -----
func.func @f(%a: i32) { %0 = "arith.addi"(%a) : (i32) -> i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.divsi %a, %a foo : i32 return }
// -----
func.func @f(%a: si32) { %0 = arith.addi %a, %a : si32 return }
// -----
func.func @f(%a: i32, %c: i1) { %0 = arith.select %c, %a : i32 return }
// -----
func.func @f(%a: i32, %c: i1) { %0 = arith.select %c, %a, %a : i32, return }
// -----
func.func @f() { %0 = arith.constant return }
