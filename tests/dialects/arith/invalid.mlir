// COMPARE:
// ----- arith.constant: integer return type must be signless
func.func @f() { %0 = "arith.constant"() <{value = 4 : si32}> : () -> si32 return }
// ----- arith.constant: value must be an integer, float, or elements attribute
func.func @f() { %0 = "arith.constant"() <{value = "x" : i32}> : () -> i32 return }
// ----- arith.constant: intializing scalable vectors with elements attribute is not supported unless it's a ...
func.func @f() { %0 = arith.constant dense<[1,2]> : vector<[2]xi32> return }
// ----- arith.constant: failed to verify that all of {value, result} have same type
func.func @f() { %0 = "arith.constant"() <{value = 4 : i64}> : () -> i32 return }
// ----- arith.constant: value must be an integer, float, or elements attribute
func.func @f() { %0 = arith.constant "abc" return }
// ----- arith.constant: invalid kind of attribute specified
func.func @f() { %0 = arith.constant unit return }
// ----- arith.extui: operand type 'i32' and result type 'i32' are cast incompatible
func.func @f(%a: i32) { %0 = arith.extui %a : i32 to i32 return }
// ----- arith.extsi: operand type 'i32' and result type 'i16' are cast incompatible
func.func @f(%a: i32) { %0 = arith.extsi %a : i32 to i16 return }
// ----- arith.extf: operand type 'f32' and result type 'f32' are cast incompatible
func.func @f(%a: f32) { %0 = arith.extf %a : f32 to f32 return }
// ----- arith.extf: operand type 'f16' and result type 'bf16' are cast incompatible
func.func @f(%a: f16) { %0 = arith.extf %a : f16 to bf16 return }
// ----- arith.trunci: operand type 'i32' and result type 'i32' are cast incompatible
func.func @f(%a: i32) { %0 = arith.trunci %a : i32 to i32 return }
// ----- arith.truncf: operand type 'f32' and result type 'f64' are cast incompatible
func.func @f(%a: f32) { %0 = arith.truncf %a : f32 to f64 return }
// ----- arith.index_cast: operand type 'index' and result type 'index' are cast incompatible
func.func @f(%a: index) { %0 = arith.index_cast %a : index to index return }
// ----- arith.index_cast: operand type 'i32' and result type 'i64' are cast incompatible
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }
// ----- arith.bitcast: operand type 'i32' and result type 'f64' are cast incompatible
func.func @f(%a: i32) { %0 = arith.bitcast %a : i32 to f64 return }
// ----- arith.bitcast: operand #0 must be signless-integer-or-float-like or memref of signless-integer or ...
func.func @f(%a: index) { %0 = arith.bitcast %a : index to i64 return }
// ----- arith.extui: failed to verify that input and output have the same tensor dimensions
func.func @f(%a: tensor<4xi32>) { %0 = arith.extui %a : tensor<4xi32> to tensor<5xi64> return }
// ----- arith.extui: failed to verify that input and output have the same tensor dimensions
func.func @f(%a: tensor<4xi32>) { %0 = arith.extui %a : tensor<4xi32> to tensor<?xi64> return }
// ----- arith.extui: failed to verify that input and output have the same tensor dimensions
func.func @f(%a: vector<4xi32>) { %0 = arith.extui %a : vector<4xi32> to tensor<4xi64> return }
// ----- arith.sitofp: result #0 must be floating-point-like, but got 'i64'
func.func @f(%a: i32) { %0 = arith.sitofp %a : i32 to i64 return }
// ----- arith.sitofp: operand #0 must be signless-fixed-width-integer-like, but got 'index'
func.func @f(%a: index) { %0 = arith.sitofp %a : index to f32 return }
// ----- arith.select: failed to verify that condition is signless i1 or has matching shape
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
func.func @f(%a: vector<4xi1>, %b: i32) { %0 = arith.select %a, %b, %b : vector<4xi1>, i32 return }
// ----- arith.select: all non-scalar operands/results must have the same shape and base type
func.func @f(%a: tensor<4xi1>, %b: vector<4xi32>) { %0 = arith.select %a, %b, %b : tensor<4xi1>, vector<4xi32> return }
// ----- arith.select: failed to verify that condition is signless i1 or has matching shape
func.func @f(%a: tensor<?xi1>, %b: tensor<4xi32>) { %0 = arith.select %a, %b, %b : tensor<?xi1>, tensor<4xi32> return }
// ----- arith.select: operand #0 must be bool-like, but got 'i8'
func.func @f(%a: i8, %b: i32) { %0 = "arith.select"(%a, %b, %b) : (i8, i32, i32) -> i32 return }
// ----- arith.addi: requires the same type for all operands and results
func.func @f(%a: i32, %b: i64) { %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32 return }
// ----- use of value '%b' expects different type than prior uses: 'i32' vs 'i64'
func.func @f(%a: i32, %b: i64) { %0 = arith.addi %a, %b : i32 return }
// ----- use of value '%b' expects different type than prior uses: 'i32' vs 'i64'
func.func @f(%a: i32, %b: i64) { %0 = arith.addf %a, %b : i32 return }
// ----- arith.cmpi: expected string or keyword containing one of the following enum values for attribute ...
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }
// ----- arith.cmpi: result #0 must be bool-like, but got 'i32'
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> : (i32, i32) -> i32 return }
// ----- arith.cmpi: failed to verify that result type has i1 element type and same shape as operands
func.func @f(%a: vector<4xi32>) { %0 = "arith.cmpi"(%a, %a) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> i1 return }
// ----- arith.cmpf: expected string or keyword containing one of the following enum values for attribute ...
func.func @f(%a: f32) { %0 = arith.cmpf foo, %a, %a : f32 return }
// ----- arith.addui_extended: result #1 must be bool-like, but got 'i32'
func.func @f(%a: i32) { %0, %1 = arith.addui_extended %a, %a : i32, i32 return }
// ----- arith.addui_extended: if an operand is non-scalar, then all results must be non-scalar
func.func @f(%a: vector<4xi32>) { %0, %1 = arith.addui_extended %a, %a : vector<4xi32>, i1 return }
// ----- expected ':'
func.func @f(%a: f32) { %0 = arith.truncf %a foo : f32 to f16 return }
// ----- arith.scaling_extf: operand types 'f32', 'f8E8M0FNU' and result type 'f16' are cast incompatible
func.func @f(%a: f32, %s: f8E8M0FNU) { %0 = arith.scaling_extf %a, %s : f32, f8E8M0FNU to f16 return }
// ----- arith.scaling_truncf: operand types 'f32', 'f8E8M0FNU' and result type 'f64' are cast incompatible
func.func @f(%a: f32, %s: f8E8M0FNU) { %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f64 return }
// ----- arith.bitcast: requires the same shape for all operands and results
func.func @f(%a: memref<4xi32>) { %0 = arith.bitcast %a : memref<4xi32> to memref<5xf32> return }
// ----- arith.bitcast: operand type 'memref...
func.func @f(%a: memref<4xi32>) { %0 = arith.bitcast %a : memref<4xi32> to memref<4xi64> return }
// ----- arith.bitcast
func.func @f(%a: memref<4xi32>) { %0 = arith.bitcast %a : memref<4xi32> to memref<4xf32, 1> return }
// ----- arith.index_cast
func.func @f(%a: memref<4xi32>) { %0 = arith.index_cast %a : memref<4xi32> to memref<4xindex, 1> return }
// ----- arith.index_cast: if a result is non-scalar, then at least one operand must be non-scalar
func.func @f(%a: memref<4xi32>) { %0 = arith.index_cast %a : memref<4xi32> to vector<4xindex> return }
// ----- arith.index_cast: requires the same shape for all operands and results
func.func @f(%a: vector<4xi32>) { %0 = arith.index_cast %a : vector<4xi32> to index return }
// ----- arith.addi: all non-scalar operands/results must have the same shape and base type
func.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) { %0 = "arith.addi"(%a, %b) : (vector<4xi32>, vector<[4]xi32>) -> vector<4xi32> return }
// ----- arith.addi: expected 2 operands, but found 1
func.func @f(%a: i32) { %0 = "arith.addi"(%a) : (i32) -> i32 return }
// ----- expected ':'
func.func @f(%a: i32) { %0 = arith.divsi %a, %a foo : i32 return }
// ----- arith.addi: operand #0 must be signless-integer-like, but got 'si32'
func.func @f(%a: si32) { %0 = arith.addi %a, %a : si32 return }
// ----- arith.select: expected 3 operands
func.func @f(%a: i32, %c: i1) { %0 = arith.select %c, %a : i32 return }
// ----- expected non-function type
func.func @f(%a: i32, %c: i1) { %0 = arith.select %c, %a, %a : i32, return }
// ----- expected attribute value
func.func @f() { %0 = arith.constant return }
