// COMPARE:
func.func @f() -> i32 { return }
// -----
func.func @f() -> i32 { %0 = arith.constant 1 : i64 return %0 : i64 }
// -----
func.func @f(%a: i32) { return %a : i32 }
// -----
func.func @f(%a: i32) { call @g() : () -> () return }
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) { call @g() : () -> () return }
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i64) { %0 = call @g(%a) : (i64) -> i32 return }
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) { %0 = call @g(%a) : (i32) -> i64 return }
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) { call @g(%a) : (i32) -> () return }
// -----
module @m { func.func @f(%a: i32) { call @m() : () -> () return } }
// -----
func.func @f(%a: i32) { %0 = constant @g : () -> () return }
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) { %0 = constant @g : () -> () return }
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) { %0 = constant @g : i32 return }
// -----
func.func @f(%a: i32) { call_indirect %a() : () -> () return }
// -----
func.func @f(%a: i32, %c: (i32) -> ()) { "func.call_indirect"(%c) : ((i32) -> ()) -> () return }
// -----
func.func @f(%a: i32, %c: (i32) -> ()) { %0 = "func.call_indirect"(%c, %a) : ((i32) -> (), i32) -> i32 return }
// -----
func.func @f(%a: i32)
// -----
func.func public @f(i32)
// -----
func.func nested @f(i32)
// -----
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i64) -> ()} : () -> ()
// -----
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i32) -> (), arg_attrs = [{}, {}]} : () -> ()
// -----
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i32) -> (), res_attrs = [{}]} : () -> ()
// -----
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i32) -> (), arg_attrs = [1]} : () -> ()
// -----
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = (i32) -> (), arg_attrs = [{foo = 1}]} : () -> ()
// -----
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "foo", function_type = i32} : () -> ()
// -----
"func.func"() ({ }) {function_type = () -> ()} : () -> ()
// -----
"func.func"() ({ }, {}) {sym_name = "a", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({ }) {sym_name = "a", sym_visibility = "foo", function_type = () -> ()} : () -> ()
// -----
func.func @f(%a: i32 {foo = 1}) { return }
// -----
func.func @f() -> (i32 {foo = 1}) { %0 = arith.constant 0 : i32 return %0 : i32 }
// -----
func.func @f() { ^bb1: return ^bb2: }
// -----
func.func @f() { func.func @g() { return } return }
// -----
module { func.return }
// -----
func.func @f() { return } func.func @f() { return }
// -----
func.func @f(%a) { return }
// -----
func.func @f(...) { return }
// -----
func.func @f() -> i32 {
  cf.br ^bb1
^bb1:
  return
}
// -----
func.func @f(%c: (i32) -> i32, %x: i64) -> i32 { %0 = call_indirect %c(%x) : (i32) -> i32 return %0 : i32 }
// -----
func.func @f() { %0:2 = call @g() : () -> i32 return } func.func private @g() -> i32
// -----
func.func @f() { call @g : () -> () return }
// -----
func.func @f() { call g() : () -> () return }
// -----
func.func @f() { "func.call"() {callee = @g::@h} : () -> () return }
// -----
func.func @f() { %x = arith.constant 3 : i32 func.func @h() { %y = arith.addi %x, %x : i32 return } return }
