// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @min_constant(%n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  scf.for %i = %c0 to %c24 step %c5 {
    %s = affine.min affine_map<(d) -> (-d + 24, 5)>(%i)
    %e = tensor.empty(%s, %n) : tensor<?x?xf32>
    "test.use"(%e) : (tensor<?x?xf32>) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @min_symbol(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %n step %c5 {
    %s = affine.min affine_map<(d)[s] -> (-d + s, 5)>(%i)[%n]
    %e = tensor.empty(%s) : tensor<?xf32>
    "test.use"(%e) : (tensor<?xf32>) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not make target op loop-independent
module attributes {transform.with_named_sequence} {
func.func @apply(%n: index, %m: index, %l: index) {
  %c5 = arith.constant 5 : index
  scf.for %i = %l to %n step %c5 {
    %s = affine.apply affine_map<(d)[s] -> (d * 2 + s)>(%i)[%m]
    %e = tensor.empty(%s) : tensor<?xf32>
    "test.use"(%e) : (tensor<?xf32>) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not make target op loop-independent
module attributes {transform.with_named_sequence} {
func.func @negative(%n: index, %m: index, %l: index) {
  %c5 = arith.constant 5 : index
  scf.for %i = %l to %n step %c5 {
    %s = affine.apply affine_map<(d)[s] -> (s - d)>(%i)[%m]
    %e = tensor.empty(%s, %i) : tensor<?x?xf32>
    "test.use"(%e) : (tensor<?x?xf32>) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @constants() {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c2 to %c9 step %c3 {
    %s = affine.apply affine_map<(d) -> (d * 2 + 1)>(%i)
    %e = tensor.empty(%s, %i) : tensor<?x?xf32>
    "test.use"(%e) : (tensor<?x?xf32>) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
// MLIR LEFT OUT: an assertion fails in mlir-opt: op->use_empty() && "expected 
module attributes {transform.with_named_sequence} {
func.func @independent(%n: index) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c2 to %c9 step %c2 {
    %s = affine.apply affine_map<(d) -> (d * 2 + 1)>(%n)
    %e = tensor.empty(%s, %n) : tensor<?x4x?xf32>
    "test.use"(%e) : (tensor<?x4x?xf32>) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not make target op loop-independent
module attributes {transform.with_named_sequence} {
func.func @two_symbols(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %n step %c5 {
    %s = affine.min affine_map<(d)[s, t] -> (-d + s, t)>(%i)[%n, %m]
    %e = tensor.empty(%s) : tensor<?xf32>
    "test.use"(%e) : (tensor<?xf32>) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent
// MLIR LEFT OUT: an assertion fails in mlir-opt: isa<To>(Val) && "cast<Ty>() argument of incompatible type!"
module attributes {transform.with_named_sequence} {
func.func @pad(%t: tensor<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  scf.for %i = %c0 to %c24 step %c5 {
    %h = affine.apply affine_map<(d) -> (30 - d)>(%i)
    %p = tensor.pad %t low[%i] high[%h] {
    ^bb0(%k: index):
      tensor.yield %x : f32
    } : tensor<?xf32> to tensor<?xf32>
    "test.use"(%p) : (tensor<?xf32>) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- memref.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @alloca(%n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  scf.for %i = %c0 to %c24 step %c5 {
    %s = affine.min affine_map<(d) -> (-d + 24, 5)>(%i)
    %e = memref.alloca(%s) : memref<?xf32>
    "test.use"(%e) : (memref<?xf32>) -> ()
    %v = memref.subview %e[1] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: 1>>
    "test.use"(%v) : (memref<2xf32, strided<[1], offset: 1>>) -> ()
    %y = memref.load %e[%c0] : memref<?xf32>
    memref.store %y, %e[%c5] : memref<?xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.memref.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not find 0-th enclosing loop
module attributes {transform.with_named_sequence} {
func.func @no_loop(%n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  return %e : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: unsupported target op
module attributes {transform.with_named_sequence} {
func.func @other(%n: index) {
  scf.for %i = %n to %n step %n {
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["scf.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- memref.make_loop_independent: could not find 1-th enclosing loop
module attributes {transform.with_named_sequence} {
func.func @other(%n: index) {
  scf.for %i = %n to %n step %n {
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["scf.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.memref.make_loop_independent %0 {num_loops = 2 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- memref.make_loop_independent: unsupported target op
module attributes {transform.with_named_sequence} {
func.func @other(%n: index) {
  scf.for %i = %n to %n step %n {
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["scf.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.memref.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @sum(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d)[s, t] -> (-d + s + t * 2)>(%i)[%n, %m]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @minsum(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.min affine_map<(d)[s, t] -> (s + t - d)>(%i)[%n, %m]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @mul(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s0 = arith.muli %n, %m : index
      %s = arith.subi %s0, %i : index
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @make_loop_independent_annotate(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.addi %i, %m : index
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not make target op loop-independent
module attributes {transform.with_named_sequence} {
func.func @div(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d)[s, t] -> ((d + t) floordiv 3)>(%i)[%n, %m]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not make target op loop-independent
module attributes {transform.with_named_sequence} {
func.func @mod(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d)[s, t] -> ((d + t) mod 7 + s)>(%i)[%n, %m]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not make target op loop-independent
module attributes {transform.with_named_sequence} {
func.func @ceil(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d)[s, t] -> ((s - d) ceildiv 4 + t)>(%i)[%n, %m]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @dim(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %q = tensor.empty(%i) : tensor<?xf32>
      %z = tensor.dim %q, %c0 : tensor<?xf32>
      %s = affine.apply affine_map<(d)[s, t] -> (d + s + t)>(%z)[%n, %m]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @dimof(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %z = tensor.dim %t, %c0 : tensor<?xf32>
      %s = affine.min affine_map<(d, e) -> (e - d)>(%i, %z)
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @slice(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %q = tensor.extract_slice %t[%i][%m][1] : tensor<?xf32> to tensor<?xf32>
      %z = tensor.dim %q, %c0 : tensor<?xf32>
      %s = affine.apply affine_map<(d)[s, t] -> (s - d + t)>(%i)[%n, %z]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not make target op loop-independent
module attributes {transform.with_named_sequence} {
func.func @sel(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %c = arith.cmpi slt, %i, %n : index
      %k = arith.addi %m, %c5 : index
      %s1 = arith.select %c, %m, %k : index
      %s = arith.subi %s1, %i : index
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @const(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.constant 5 : index
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not make target op loop-independent
module attributes {transform.with_named_sequence} {
func.func @none(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.max affine_map<(d)[s] -> (d, s)>(%i)[%n]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @outer(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d)[s] -> (s - d)>(%i)[%o]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @casted(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %q = tensor.cast %t : tensor<?xf32> to tensor<?xf32>
      %z = tensor.dim %q, %c0 : tensor<?xf32>
      %s = arith.subi %z, %i : index
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent: could not make target op loop-independent
module attributes {transform.with_named_sequence} {
func.func @semi(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d)[s, t] -> (d floordiv s + t)>(%i)[%n, %m]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @nsym(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.min affine_map<(d)[s, t] -> (s * 2 + t - d, s * 2 + t)>(%i)[%n, %m]
      %e = tensor.empty(%s) : tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @pad_sum(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d)[s, t] -> (-d + s + t * 2)>(%i)[%n, %m]
      %e = tensor.pad %t low[%s] high[%i] {
 ^bb0(%z: index):
 tensor.yield %f : f32 } : tensor<?xf32> to tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- memref.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @alloca_sum(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = affine.apply affine_map<(d)[s, t] -> (-d + s + t * 2)>(%i)[%n, %m]
      %e = memref.alloca(%s) : memref<?xf32>
      "test.use"(%e) : (memref<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.memref.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- tensor.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @pad_up(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.addi %i, %m : index
      %e = tensor.pad %t low[%s] high[%i] {
 ^bb0(%z: index):
 tensor.yield %f : f32 } : tensor<?xf32> to tensor<?xf32>
      "test.use"(%e) : (tensor<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.tensor.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
// ----- memref.make_loop_independent, annotate
module attributes {transform.with_named_sequence} {
func.func @alloca_up(%n: index, %m: index, %t: tensor<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %o = %c0 to %m step %c5 {
    scf.for %i = %c0 to %n step %c1 {
      %s = arith.addi %i, %m : index
      %e = memref.alloca(%s) : memref<?xf32>
      "test.use"(%e) : (memref<?xf32>) -> ()
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.memref.make_loop_independent %0 {num_loops = 1 : i64} : (!transform.any_op) -> !transform.any_op
  transform.annotate %1 "made" : !transform.any_op
  transform.yield
}
}
