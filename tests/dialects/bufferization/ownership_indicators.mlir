// Functions that tell by flags who owns what they return, as an earlier run with private-function-dynamic-ownership left
// them: a later run without it keeps them, and believes the flags.
// RUN: lamina-opt %s --ownership-based-buffer-deallocation 2>&1 | filecheck %s

// CHECK: warning: cannot tell whether the i1 results indicate ownership of the memref results; treated as plain values
// CHECK: func.func private @unclear

// CHECK-LABEL: func.func private @maybe(%arg0: i1, %arg1: memref<8xf32>) -> (memref<8xf32>, i1)
// CHECK-NOT: bufferization.clone
// CHECK: return
func.func private @maybe(%c: i1, %m: memref<8xf32>) -> (memref<8xf32>, i1) {
  %false = arith.constant false
  %true = arith.constant true
  %r:2 = scf.if %c -> (memref<8xf32>, i1) {
    %a = memref.alloc() : memref<8xf32>
    scf.yield %a, %true : memref<8xf32>, i1
  } else {
    scf.yield %m, %false : memref<8xf32>, i1
  }
  return %r#0, %r#1 : memref<8xf32>, i1
}
func.func private @same(%m: memref<8xf32>) -> (memref<8xf32>, i1) {
  %false = arith.constant false
  return %m, %false : memref<8xf32>, i1
}
func.func @before(%c: i1, %m: memref<8xf32>) {
  %r:2 = func.call @maybe(%c, %m) : (i1, memref<8xf32>) -> (memref<8xf32>, i1)
  %b, %o, %s, %t = memref.extract_strided_metadata %r#0 : memref<8xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%b : memref<f32>) if (%r#1)
  return
}

// CHECK-LABEL: func.func @added
// CHECK: %[[FIRST:.*]]:2 = call @maybe
// CHECK: %[[SECOND:.*]]:2 = call @same
// CHECK: scf.if %[[SECOND]]#1
// CHECK: bufferization.clone %[[SECOND]]#0
// CHECK: bufferization.dealloc ({{.*}}) if ({{.*}}, %[[FIRST]]#1, %[[SECOND]]#1, {{.*}}) retain
func.func @added(%c: i1, %m: memref<8xf32>) -> memref<8xf32> {
  %r:2 = func.call @maybe(%c, %m) : (i1, memref<8xf32>) -> (memref<8xf32>, i1)
  %q:2 = func.call @same(%r#0) : (memref<8xf32>) -> (memref<8xf32>, i1)
  return %q#0 : memref<8xf32>
}

// CHECK-LABEL: func.func private @unclear
// CHECK: memref.dealloc
// CHECK: bufferization.clone
func.func private @unclear(%c: i1, %m: memref<8xf32>) -> (memref<8xf32>, i1) {
  %a = memref.alloc() : memref<8xf32>
  memref.dealloc %a : memref<8xf32>
  return %m, %c : memref<8xf32>, i1
}
