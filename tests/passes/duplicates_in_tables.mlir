// RUN: lamina-opt %s --duplicate-function-elimination --allow-unregistered-dialect | filecheck %s

// A function of another symbol table is not within reach under its bare name.
// CHECK-LABEL: module @inner
// CHECK: func.func @one
// CHECK-NOT: @two
// CHECK: call @one
module @inner {
  func.func @one(%a: f32) { return }
  func.func @two(%a: f32) { return }
  func.func @user(%a: f32) {
    call @two(%a) : (f32) -> ()
    return
  }
}
// CHECK: func.func @outside
func.func @outside(%a: f32) { return }
// CHECK: uses = [@inner::@one, @outside, {deep = @outside}]
"some.user"() {uses = [@inner::@two, @outside, {deep = @last}]} : () -> ()
// CHECK-NOT: @last
func.func @last(%a: f32) { return }
