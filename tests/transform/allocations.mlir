// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- memref.multibuffer, annotate
module attributes {transform.with_named_sequence} {
func.func @plain(%in: memref<16xf32>) {
  %tmp = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c4 {
    %1 = memref.subview %in[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %1, %tmp : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    "some_use"(%tmp) : (memref<4xf32>) -> ()
    %s = memref.subview %tmp[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
    "some_use"(%s) : (memref<2xf32, strided<[1], offset: ?>>) -> ()
  }
  return
}
func.func @affine(%in: memref<16xf32>) {
  %tmp = memref.alloc() : memref<4xf32>
  affine.for %i = 2 to 16 step 4 {
    %1 = memref.subview %in[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %1, %tmp : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    affine.for %j = 0 to 4 {
      %2 = affine.load %tmp[%j] : memref<4xf32>
      "some_use"(%2) : (f32) -> ()
    }
  }
  return
}
func.func @outside(%in: memref<4xf32>) {
  %tmp = memref.alloc() : memref<4xf32>
  memref.copy %in, %tmp : memref<4xf32> to memref<4xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
  %1 = transform.memref.multibuffer %m {factor = 3 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
  transform.annotate %1 "wide" : !transform.any_op
  transform.yield
}
}
// ----- memref.multibuffer: op failed to multibuffer
module attributes {transform.with_named_sequence} {
func.func @carried(%in: memref<16xf32>, %n: index) {
  %tmp = memref.alloc() : memref<4xf32>
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %n {
    "some_use"(%tmp) : (memref<4xf32>) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
  %1 = transform.memref.multibuffer %m {factor = 3 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
  transform.annotate %1 "wide" : !transform.any_op
  transform.yield
}
}
// ----- memref.multibuffer, annotate
module attributes {transform.with_named_sequence} {
func.func @not_analysed(%in: memref<16xf32>, %n: index) {
  %tmp = memref.alloc() : memref<4xf32>
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %n {
    "some_use"(%tmp) : (memref<4xf32>) -> ()
    scf.for %j = %i to %n step %n {
      "some_use"(%tmp, %i) : (memref<4xf32>, index) -> ()
    }
  }
  memref.dealloc %tmp : memref<4xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
  %1 = transform.memref.multibuffer %m {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
  transform.annotate %1 "wide" : !transform.any_op
  transform.yield
}
}
// ----- memref.alloca_to_global, annotate
module attributes {transform.with_named_sequence} {
func.func @globals() {
  %0 = memref.alloca() : memref<2x32xf32>
  %1 = memref.alloca() {alignment = 8 : i64} : memref<2x32xf32, 3>
  "some_use"(%0, %1) : (memref<2x32xf32>, memref<2x32xf32, 3>) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloca">
  %1, %2 = transform.memref.alloca_to_global %m : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
  transform.annotate %1 "use" : !transform.any_op
  transform.annotate %2 "declaration" : !transform.any_op
  transform.yield
}
}
