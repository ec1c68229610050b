// COMPARE:
// ----- the operands of async.execute
func.func @f(%v: !async.value<f32>) { %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
^bb0(%x: i32): "async.yield"() : () -> () }) : (!async.value<f32>) -> !async.token return }
// -----
func.func @f(%v: !async.value<f32>) { %t = "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
"async.yield"() : () -> () }) : (!async.value<f32>) -> !async.token return }
// -----
func.func @f(%v: !async.value<f32>) { %t, %r = async.execute -> !async.value<f32> { async.yield } return }
// -----
func.func @f(%v: f64) { %t, %r = async.execute -> !async.value<f32> { async.yield %v : f64 } return }
// -----
func.func @f(%v: f64) { %t = async.execute { async.yield %v : f64 } return }
// -----
func.func @f(%v: i32) { %t = async.execute [%v] { async.yield } return }
// -----
func.func @f(%v: i32) { %t = async.execute (%v as %x: i32) { async.yield } return }
// ----- functions
async.func @f() { return }
// -----
async.func @f() -> i32 { return }
// -----
async.func @f() -> (!async.value<i32>, !async.token) { return }
// -----
async.func @f(%a: i8) -> !async.value<i32> { return %a : i8 }
// -----
async.func @f(%a: i8) -> !async.token { return %a : i8 }
// -----
async.func @f() -> (!async.token, !async.value<i32>) { return }
// ----- calls
func.func @f() { async.call @g() : () -> () return }
// -----
async.func private @g(i32) -> !async.token
func.func @f() { %0 = async.call @g() : () -> !async.token return }
// -----
async.func private @g(i32) -> !async.token
func.func @f(%a: f32) { %0 = async.call @g(%a) : (f32) -> !async.token return }
// -----
async.func private @g(i32) -> !async.token
func.func @f(%a: i32) { async.call @g(%a) : (i32) -> () return }
// -----
async.func private @g(i32) -> !async.token
func.func @f(%a: i32) { %0 = async.call @g(%a) : (i32) -> !async.value<i32> return }
// ----- waiting
func.func @f(%a: i32) { async.await %a : i32 return }
// -----
func.func @f(%a: !async.token) { %0 = "async.await"(%a) : (!async.token) -> i32 return }
// -----
func.func @f(%a: !async.value<f32>) { %0 = "async.await"(%a) : (!async.value<f32>) -> i32 return }
// -----
func.func @f(%a: !async.token) { %0 = async.await %a : !async.token return }
// ----- the runtime
func.func @f(%a: !async.token) { async.runtime.add_ref %a {count = 0 : i64} : !async.token return }
// -----
func.func @f(%a: !async.token) { async.runtime.add_ref %a : !async.token return }
// -----
func.func @f(%a: i32, %v: !async.value<f32>) { "async.runtime.store"(%a, %v) : (i32, !async.value<f32>) -> () return }
// -----
func.func @f(%v: !async.value<f32>) { %0 = async.runtime.load %v : f32 return }
// -----
func.func @f(%v: !async.token) { %0 = async.runtime.load %v : !async.token return }
// -----
func.func private @f(!async.value)
// -----
func.func private @f(!async.value<>)
// -----
func.func private @f(!async.nothing)
