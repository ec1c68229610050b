// COMPARE:
module { %0 = builtin.unrealized_conversion_cast to i32  %1 = "builtin.unrealized_conversion_cast"() : () -> () }
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// -----
module @x attributes {a} { }
// -----
"builtin.module"() ({ ^bb0(%a: i32): }) : () -> ()
// -----
"builtin.module"() ({ }) : () -> ()
// -----
"builtin.module"() : () -> ()
// -----
func.func @f(%a: i32, %z: complex<f32>) { %0 = complex.bitcast %a : i32 to complex<f32> return }
// -----
func.func @f(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %a : i64 to f64 return }
// -----
func.func @f(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %z : complex<f32> to complex<f32> return }
// -----
func.func @f(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %z : complex<f32> to index return }
// -----
func.func @f(%a: i64, %z: complex<f32>) { %0 = complex.bitcast %z : complex<f32> to complex<i32> return }
// -----
func.func @f() { %0 = complex.constant [1.0 : f32] : complex<f32> return }
// -----
func.func @f() { %0 = complex.constant [1.0 : f64, 1.0 : f64] : complex<f32> return }
// -----
func.func @f() { %0 = complex.constant [1.0 : f32, "a"] : complex<f32> return }
// -----
func.func @f() { %0 = complex.constant [1 : i32, 2 : i32] : complex<i32> return }
// -----
func.func @f() { %0 = complex.constant [1 : i32, 2 : i64] : complex<i32> return }
// -----
func.func @f() { %0 = complex.constant 3 : complex<i32> return }
// -----
func.func @f(%a: f32, %b: f64) { %0 = complex.create %a, %b : complex<f32> return }
// -----
func.func @f(%z: complex<f32>) { %0 = "complex.abs"(%z) : (complex<f32>) -> f64 return }
// -----
func.func @f(%z: index) { %0 = index.casts %z : index to index return }
// -----
func.func @f(%z: i32) { %0 = index.casts %z : i32 to i64 return }
// -----
func.func @f(%z: index) { %0 = index.casts %z : index to f32 return }
// -----
func.func @f(%z: i32) { %0 = index.add %z, %z return }
// -----
func.func @f(%z: i32) { %0 = index.constant 3.0 return }
// -----
func.func @f(%z: vector<[4]xf32>) { %0 = math.absf %z : vector<[4]xf32> return }
// -----
func.func @f(%z: i32) { %0 = math.absf %z : i32 return }
// -----
func.func @f(%z: f32) { %0 = math.absi %z : f32 return }
// -----
func.func @f(%z: f32) { %0 = "math.fpowi"(%z, %z) : (f32, f32) -> f32 return }
// -----
func.func @f(%z: f32, %i: i32) { %0 = "math.fpowi"(%z, %i) : (f32, i32) -> f64 return }
// -----
func.func @f(%z: vector<2xf32>, %i: i32) { %0 = math.fpowi %z, %i : vector<2xf32>, i32 return }
// -----
func.func @f(%z: vector<2xf32>) { %0 = "math.isnan"(%z) : (vector<2xf32>) -> i1 return }
// -----
func.func @f(%z: f32) { %0 = math.clampf %z to [%z %z] : f32 return }
// -----
func.func @f(%z: f32) { %0 = "math.sincos"(%z) : (f32) -> f32 return }
// -----
func.func @f() { ub.unreachable return }
