// COMPARE:
// ----- cannot name an operation with no results
module { %0 = builtin.unrealized_conversion_cast to i32  %1 = "builtin.unrealized_conversion_cast"() : () -> () }
// ----- builtin.unrealized_conversion_cast: expected at least one result for cast operation
"builtin.unrealized_conversion_cast"() : () -> ()
// ----- builtin.module: can only contain attributes with dialect-prefixed names, found: 'a'
module @x attributes {a} { }
// ----- builtin.module: region should have no arguments
"builtin.module"() ({ ^bb0(%a: i32): }) : () -> ()
// ----- builtin.module: region #0 ...
"builtin.module"() ({ }) : () -> ()
// ----- builtin.module: requires one region
"builtin.module"() : () -> ()
// ----- complex.bitcast: casting bitwidths do not match
func.func @f(%a: i32, %z: complex<f32>) { %0 = complex.bitcast %a : i32 to complex<f32> return }
// ----- complex.bitcast: requires that either input or output has a complex type
func.func @f(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %a : i64 to f64 return }
// ----- complex.bitcast
func.func @f(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %z : complex<f32> to complex<f32> return }
// ----- complex.bitcast: result must be int/float/complex
func.func @f(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %z : complex<f32> to index return }
// ----- complex.bitcast: requires that either input or output has a complex type
func.func @f(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %z : complex<f32> to complex<i32> return }
// ----- complex.constant: requires 'value' to be a complex constant, represented as array of two values
func.func @f() { %0 = complex.constant [1.0 : f32] : complex<f32> return }
// ----- complex.constant: requires attribute's element types ...
func.func @f() { %0 = complex.constant [1.0 : f64, 1.0 : f64] : complex<f32> return }
// ----- complex.constant: requires attribute's elements to be float or integer attributes
func.func @f() { %0 = complex.constant [1.0 : f32, "a"] : complex<f32> return }
// ----- complex.constant
func.func @f() { %0 = complex.constant [1 : i32, 2 : i32] : complex<i32> return }
// ----- complex.constant: requires attribute's element types ...
func.func @f() { %0 = complex.constant [1 : i32, 2 : i64] : complex<i32> return }
// ----- integer literal not valid for specified type
func.func @f() { %0 = complex.constant 3 : complex<i32> return }
// ----- use of value '%b' expects different type than prior uses: 'f32' vs 'f64'
func.func @f(%a: f32, %b: f64) { %0 = complex.create %a, %b : complex<f32> return }
// ----- complex.abs: failed to verify that complex element type matches result type
func.func @f(%z: complex<f32>) { %0 = "complex.abs"(%z) : (complex<f32>) -> f64 return }
// ----- index.casts: operand type 'index' and result type 'index' are cast incompatible
func.func @f(%z: index) { %0 = index.casts %z : index to index return }
// ----- index.casts: operand type 'i32' and result type 'i64' are cast incompatible
func.func @f(%z: i32) { %0 = index.casts %z : i32 to i64 return }
// ----- index.casts: result #0 must be integer or index, but got 'f32'
func.func @f(%z: index) { %0 = index.casts %z : index to f32 return }
// ----- use of value '%z' expects different type than prior uses: 'index' vs 'i32'
func.func @f(%z: i32) { %0 = index.add %z, %z return }
// ----- floating point value not valid for specified type
func.func @f(%z: i32) { %0 = index.constant 3.0 return }
// ----- math.absf
func.func @f(%z: vector<[4]xf32>) { %0 = math.absf %z : vector<[4]xf32> return }
// ----- math.absf: operand #0 must be floating-point-like, but got 'i32'
func.func @f(%z: i32) { %0 = math.absf %z : i32 return }
// ----- math.absi: operand #0 must be signless-integer-like, but got 'f32'
func.func @f(%z: f32) { %0 = math.absi %z : f32 return }
// ----- math.fpowi: operand #1 must be signless-integer-like, but got 'f32'
func.func @f(%z: f32) { %0 = "math.fpowi"(%z, %z) : (f32, f32) -> f32 return }
// ----- math.fpowi: failed to verify that all of {lhs, result} have same type
func.func @f(%z: f32, %i: i32) { %0 = "math.fpowi"(%z, %i) : (f32, i32) -> f64 return }
// ----- math.fpowi: requires the same shape for all operands and results
func.func @f(%z: vector<2xf32>, %i: i32) { %0 = math.fpowi %z, %i : vector<2xf32>, i32 return }
// ----- math.isnan: failed to verify that result type has i1 element type and same shape as operands
func.func @f(%z: vector<2xf32>) { %0 = "math.isnan"(%z) : (vector<2xf32>) -> i1 return }
// ----- expected ','
func.func @f(%z: f32) { %0 = math.clampf %z to [%z %z] : f32 return }
// ----- math.sincos: expected 2 results
func.func @f(%z: f32) { %0 = "math.sincos"(%z) : (f32) -> f32 return }
// ----- ub.unreachable: must be the last operation in the parent block
func.func @f() { ub.unreachable return }
