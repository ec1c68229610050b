// COMPARE:
func.func @f(%a: i32, %b: f32) -> (i32, f32) { return %a, %b : i32, f32 }
func.func private @g(i32 {test.a = 1 : i32}, f32) -> (i32 {test.b}) attributes {q = 1 : i32}
func.func nested @h(%a: i32 {test.a}) -> i32 attributes {x} { return {y} %a : i32 }
func.func private @nothing()
func.func public @pub() { return }
func.func @"quoted name"() { return }
func.func private @r() -> ()
func.func private @ff() -> ((i32) -> i32)
func.func private @two() -> (i32, i32)
func.func @calls(%a: i32, %b: f32) -> i32 {
  %0:2 = call @f(%a, %b) : (i32, f32) -> (i32, f32)
  %1 = func.call @h(%0#0) {no_inline, z} : (i32) -> i32
  %2 = constant @h : (i32) -> i32
  %3 = call_indirect %2(%1) : (i32) -> i32
  %4 = func.call_indirect %2(%1) {foo} : (i32) -> i32
  %5 = func.constant @f : (i32, f32) -> (i32, f32)
  call @nothing() : () -> ()
  func.call @"quoted name"() : () -> ()
  %6:2 = call_indirect %5(%a, %b) : (i32, f32) -> (i32, f32)
  %7 = func.constant {a} @h : (i32) -> i32
  return %4 : i32
}
func.func @noinline() attributes {no_inline} { return }
func.func @llvm_attr() attributes {llvm.emit_c_interface, llvm.linkage = #llvm.linkage<internal>} { return }
