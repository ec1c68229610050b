// COMPARE: --allow-unregistered-dialect
x
// -----
func.func @f() { x }
// -----
i32
// -----
"x.y"( {k = 1} : () -> ()
// -----
"x.y"(%a, , %b) : (i32, i32, i32) -> ()
// -----
%0 : "x.y"() : () -> i32
// -----
module attributes { = "x"} {}
// -----
func.func private @f(memref<? ?xf32>)
// -----
cf.br 4
// -----
func.func @f() { return : : i32 }
// -----
func.func private @g(i32)
func.func @f(%a: i32) { call @g(%a) : : (i32) -> () return }
// -----
!fn = (i32) -> i32
func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : !fn
  %1 = "x.y"(%a) : !fn
  return %0 : i32
}
// -----
func.func @f(%a: tensor<8xf32>) { %0 = tensor.extract_slice %a[0] [4] [1.5] : tensor<8xf32> to tensor<4xf32> return }
// -----
func.func @f(%a: tensor<8xf32>) { %0 = tensor.extract_slice %a[0] [4 : tensor<8xf32> to tensor<4xf32> return }
// -----
func.func @f(%a: tensor<8xf32>) { %0 = tensor.extract_slice %a[99999999999999999999] [4] [1] : tensor<8xf32> to tensor<4xf32> return }
// -----
func.func @f(%a: i32) { return %a, %a : i32 }
// -----
func.func private @f(!transform.param<index>)
// -----
llvm.func @f() {
  llvm.br ^bb1 {loop_annotation = @f}
^bb1:
  llvm.return
}
// -----
func.func @f() { }
// -----
llvm.func @f() { }
// -----
func.func @f(%a: f32) { %0 = llvm.intr.trunc() : (f32) -> f32 return }
// -----
func.func @f(%a: f32) { %0 = llvm.intr.trunc(%a, %a) : (f32) -> f32 return }
// -----
func.func @f(%a: f32, %m: memref<4xf32>) { %0 = affine.load %m[4 5] : memref<4xf32> return }
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @empty_results(%op: !transform.any_op {transform.readonly}) {
    transform.match.structured %op : (!transform.any_op) -> () {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
}
