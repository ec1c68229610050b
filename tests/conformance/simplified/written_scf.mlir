// COMPARE: --allow-unregistered-dialect --canonicalize
func.func @for_iter(%lb: index, %ub: index, %st: index, %a: f32, %b: i32) -> (f32, i32) {
  %0:2 = scf.for %i = %lb to %ub step %st iter_args(%x = %a, %y = %b) -> (f32, i32) {
    %1 = arith.addf %x, %x : f32
    %2 = arith.index_cast %i : index to i32
    %3 = arith.addi %y, %2 : i32
    scf.yield %1, %3 : f32, i32
  }
  return %0#0, %0#1 : f32, i32
}
// -----
func.func @for_i32(%lb: i32, %ub: i32, %st: i32) {
  scf.for %i = %lb to %ub step %st : i32 {
    "test.use"(%i) : (i32) -> ()
  }
  scf.for unsigned %i = %lb to %ub step %st : i32 {
    "test.use"(%i) : (i32) -> ()
  }
  return
}
// -----
func.func @for_swap(%n: index, %a: f32, %b: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    scf.yield %y, %x : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// -----
func.func @for_trip_one(%a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c0 to %c4 step %c4 iter_args(%x = %a) -> f32 {
    %1 = "test.op"(%i, %x) : (index, f32) -> f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
// -----
func.func @for_trip_zero(%a: f32) -> f32 {
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c4 to %c4 step %c4 iter_args(%x = %a) -> f32 {
    %1 = "test.op"(%i, %x) : (index, f32) -> f32
    scf.yield %1 : f32
  }
  return %0 : f32
}
// -----
func.func @for_invariant_yield(%n: index, %a: f32, %b: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (f32, f32) {
    "test.op"(%x, %y) : (f32, f32) -> ()
    scf.yield %x, %a : f32, f32
  }
  return %0#0, %0#1 : f32, f32
}
// -----
func.func @for_tensor_cast(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %0) -> tensor<?xf32> {
    %2 = "test.op"(%x) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %3 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  return %3 : tensor<4xf32>
}
// -----
func.func @if_forms(%c: i1, %a: f32, %b: f32) -> (f32, f32, i1) {
  %0 = scf.if %c -> f32 { scf.yield %a : f32 } else { scf.yield %b : f32 }
  %1:2 = scf.if %c -> (f32, i1) {
    scf.yield %a, %c : f32, i1
  } else {
    %2 = "test.op"(%c) : (i1) -> f32
    scf.yield %2, %c : f32, i1
  }
  return %0, %1#0, %1#1 : f32, f32, i1
}
// -----
func.func @if_nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %d { "test.a"() : () -> () }
  }
  scf.if %c {
    scf.if %c { "test.b"() : () -> () } else { "test.c"() : () -> () }
  }
  return
}
// -----
func.func @if_nested_yield(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 { "test.a"() : () -> () scf.yield %a : i32 } else { scf.yield %b : i32 }
    scf.yield %1 : i32
  } else {
    scf.yield %b : i32
  }
  return %0 : i32
}
// -----
func.func @if_combine(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0 = scf.if %c -> i32 { %2 = "test.a"() : () -> i32 scf.yield %2 : i32 } else { scf.yield %b : i32 }
  %1 = scf.if %c -> i32 { %3 = "test.b"(%0) : (i32) -> i32 scf.yield %3 : i32 } else { scf.yield %0 : i32 }
  return %0, %1 : i32, i32
}
// -----
func.func @if_not(%c: i1) -> (i1, i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = scf.if %c -> i1 { scf.yield %f : i1 } else { scf.yield %t : i1 }
  %n = arith.xori %c, %t : i1
  %1 = scf.if %n -> i1 { %x = "test.a"() : () -> i1 scf.yield %x : i1 } else { scf.yield %n : i1 }
  return %0, %1 : i1, i1
}
// -----
func.func @if_constant(%a: i32, %b: i32) -> (i32, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = scf.if %t -> i32 { %2 = "test.a"() : () -> i32 scf.yield %2 : i32 } else { scf.yield %b : i32 }
  %1 = scf.if %f -> i32 { %2 = "test.a"() : () -> i32 scf.yield %2 : i32 } else { scf.yield %b : i32 }
  scf.if %f { "test.b"() : () -> () }
  return %0, %1 : i32, i32
}
// -----
func.func @while_forms(%a: i32, %n: i32) -> (i32, f32) {
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, f32) {
    %1 = arith.cmpi slt, %x, %n : i32
    %2 = "test.op"(%x) : (i32) -> f32
    scf.condition(%1) %x, %2 : i32, f32
  } do {
  ^bb0(%y: i32, %z: f32):
    %c1 = arith.constant 1 : i32
    %3 = arith.addi %y, %c1 : i32
    scf.yield %3 : i32
  }
  return %0#0, %0#1 : i32, f32
}
// -----
func.func @while_do(%a: i32) -> i32 {
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %1 = "test.cond"(%x) : (i32) -> i1
    %2 = "test.op"(%x) : (i32) -> i32
    scf.condition(%1) %2 : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %0 : i32
}
// -----
func.func @while_unused(%a: i32, %b: i32) -> i32 {
  %0:2 = scf.while (%x = %a, %u = %b) : (i32, i32) -> (i32, i32) {
    %1 = "test.cond"(%x) : (i32) -> i1
    scf.condition(%1) %x, %u : i32, i32
  } do {
  ^bb0(%y: i32, %v: i32):
    %2 = "test.op"(%y) : (i32) -> i32
    scf.yield %2, %v : i32, i32
  }
  return %0#0 : i32
}
// -----
func.func @while_cmp(%a: i32, %n: i32) -> i1 {
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, i1) {
    %1 = arith.cmpi ne, %x, %n : i32
    scf.condition(%1) %x, %1 : i32, i1
  } do {
  ^bb0(%y: i32, %z: i1):
    %2 = "test.op"(%z, %y) : (i1, i32) -> i32
    scf.yield %2 : i32
  }
  return %0#1 : i1
}
// -----
func.func @while_false() -> i32 {
  %f = arith.constant false
  %c = arith.constant 7 : i32
  %0 = scf.while (%x = %c) : (i32) -> i32 {
    scf.condition(%f) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %y : i32
  }
  return %0 : i32
}
// -----
func.func @parallel_forms(%lb: index, %ub: index, %st: index, %m: memref<?x?xf32>) {
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%st, %st) {
    %0 = memref.load %m[%i, %j] : memref<?x?xf32>
    memref.store %0, %m[%j, %i] : memref<?x?xf32>
  }
  return
}
// -----
func.func @parallel_reduce(%lb: index, %ub: index, %st: index, %f: f32, %i0: i32) -> (f32, i32) {
  %0:2 = scf.parallel (%i) = (%lb) to (%ub) step (%st) init (%f, %i0) -> (f32, i32) {
    %1 = "test.op"(%i) : (index) -> f32
    %2 = arith.index_cast %i : index to i32
    scf.reduce(%1, %2 : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      %3 = arith.mulf %a, %b : f32
      scf.reduce.return %3 : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      %3 = arith.maxsi %a, %b : i32
      scf.reduce.return %3 : i32
    }
  }
  return %0#0, %0#1 : f32, i32
}
// -----
func.func @parallel_fold(%m: memref<4x4xf32>, %v: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i, %j, %k) = (%c0, %c3, %c0) to (%c1, %n, %c3) step (%c1, %c1, %c3) {
    memref.store %v, %m[%i, %k] : memref<4x4xf32>
    "test.use"(%j) : (index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c0, %n) step (%c1, %c1) {
    memref.store %v, %m[%i, %j] : memref<4x4xf32>
  }
  return
}
// -----
func.func @parallel_nested(%n: index, %m: memref<?x?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %v, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @parallel_fusable(%m: memref<4xf32>, %p: memref<4xf32>, %q: memref<4xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %v, %m[%i] : memref<4xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %0 = memref.load %m[%i] : memref<4xf32>
    memref.store %0, %p[%i] : memref<4xf32>
    scf.reduce
  }
  return
}
// -----
func.func @forall_tensor(%t: tensor<8x4xf32>, %n: index) -> tensor<8x4xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8x4xf32> {
    %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %s = tensor.extract_slice %o[%a, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
    %1 = "test.op"(%s) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%a, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x4xf32>
    }
  }
  return %0 : tensor<8x4xf32>
}
// -----
func.func @forall_memref(%m: memref<?x?xf32>, %n: index, %v: f32) {
  scf.forall (%i, %j) = (0, 2) to (%n, 8) step (1, 3) {
    memref.store %v, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i) in (%n) {
    memref.store %v, %m[%i, %i] : memref<?x?xf32>
  } {mapping = [#gpu.thread<x>]}
  return
}
// -----
func.func @forall_fold(%t: tensor<4xf32>, %u: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %0:2 = scf.forall (%i) in (%c4) shared_outs(%o = %t, %p = %u) -> (tensor<4xf32>, tensor<?xf32>) {
    %1 = "test.op"(%i) : (index) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<?xf32>
}
// -----
func.func @forall_one(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<4xf32> {
    %1 = "test.op"(%i) : (index) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
// -----
func.func @switch(%i: index, %a: i32) -> (i32, i32) {
  %0 = scf.index_switch %i -> i32
  case 0 { %1 = "test.a"() : () -> i32 scf.yield %1 : i32 }
  case 5 { scf.yield %a : i32 }
  default { %1 = "test.b"() : () -> i32 scf.yield %1 : i32 }
  %c5 = arith.constant 5 : index
  %2 = scf.index_switch %c5 -> i32
  case 5 { %3 = "test.c"() : () -> i32 scf.yield %3 : i32 }
  default { scf.yield %a : i32 }
  return %0, %2 : i32, i32
}
// -----
func.func @switch_empty(%i: index) {
  scf.index_switch %i
  default { "test.a"() : () -> () scf.yield }
  return
}
// -----
func.func @execute(%c: i1) -> (i32, i32) {
  %0 = scf.execute_region -> i32 {
    %1 = "test.a"() : () -> i32
    scf.yield %1 : i32
  }
  %2 = scf.execute_region -> i32 no_inline {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  ^bb2:
    %y = arith.constant 2 : i32
    scf.yield %y : i32
  }
  return %0, %2 : i32, i32
}
// -----
func.func @execute_multi(%c: i1) -> i32 {
  %2 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  ^bb2:
    %y = arith.constant 2 : i32
    scf.yield %y : i32
  }
  return %2 : i32
}
// -----
func.func @peel_me(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %0 = scf.for %i = %c0 to %n step %c4 iter_args(%s = %z) -> f32 {
    %1 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    %2 = memref.subview %m[%i] [%1] [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
    %3 = "test.sum"(%2) : (memref<?xf32, strided<[1], offset: ?>>) -> f32
    %4 = arith.addf %s, %3 : f32
    scf.yield %4 : f32
  }
  return %0 : f32
}
// -----
func.func @peel_static(%m: memref<10xf32>) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c10 step %c4 {
    %1 = affine.min affine_map<(d0) -> (4, 10 - d0)>(%i)
    "test.use"(%1) : (index) -> ()
  }
  scf.for %i = %c0 to %c10 step %c4 {
    scf.for %j = %c0 to %c10 step %c4 {
      %1 = affine.min affine_map<(d0) -> (4, 10 - d0)>(%j)
      %2 = affine.max affine_map<(d0) -> (4, 10 - d0)>(%j)
      "test.use"(%1, %2) : (index, index) -> ()
    }
  }
  return
}
// -----
func.func @minmax_canon(%n: index, %t: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c4 {
    %0 = affine.min affine_map<(d0) -> (4, 8 - d0)>(%i)
    %1 = affine.max affine_map<(d0) -> (d0, 0)>(%i)
    %2 = arith.minsi %i, %c8 : index
    "test.use"(%0, %1, %2) : (index, index, index) -> ()
  }
  %d = scf.for %i = %c0 to %n step %c4 iter_args(%x = %t) -> tensor<?xf32> {
    %3 = tensor.dim %x, %c0 : tensor<?xf32>
    "test.use"(%3) : (index) -> ()
    scf.yield %x : tensor<?xf32>
  }
  return
}
// -----
func.func @range_fold(%n: index, %m: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.addi %i, %c2 : index
    %1 = arith.muli %0, %c2 : index
    memref.store %v, %m[%1] : memref<?xf32>
  }
  return
}
// -----
func.func @specialize(%n: index, %m: memref<?xf32>, %v: f32, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0)[s0] -> (1024, d0 - s0)>(%n)[%k]
  scf.for %i = %c0 to %u step %c1 {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%u) step (%c1) {
    memref.store %v, %m[%i] : memref<?xf32>
    scf.reduce
  }
  return
}
// -----
func.func @licm(%n: index, %a: f32, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.mulf %a, %a : f32
    %1 = memref.load %m[%c0] : memref<?xf32>
    scf.for %j = %c0 to %n step %c1 {
      %2 = arith.addf %0, %a : f32
      %3 = arith.divsi %n, %n : index
      memref.store %2, %m[%3] : memref<?xf32>
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = arith.mulf %a, %a : f32
    memref.store %0, %m[%i] : memref<?xf32>
    scf.reduce
  }
  return
}
// -----
func.func @sink(%c: i1, %a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = scf.if %c -> i32 { scf.yield %0 : i32 } else { %3 = arith.subi %1, %0 : i32 scf.yield %1 : i32 }
  return %2 : i32
}
// -----
func.func @to_while(%lb: index, %ub: index, %st: index, %a: i64) -> i64 {
  %0 = scf.for %i = %lb to %ub step %st iter_args(%x = %a) -> i64 {
    %c = arith.cmpi eq, %i, %lb : index
    %1 = scf.if %c -> i64 { scf.yield %x : i64 } else { %2 = arith.addi %x, %x : i64 scf.yield %2 : i64 }
    scf.yield %1 : i64
  } {test.attr}
  return %0 : i64
}
// -----
func.func @if_dead_result(%c: i1, %a: i32, %b: i32) -> i32 {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = "test.a"() : () -> i32
    scf.yield %1, %a : i32, i32
  } else {
    scf.yield %a, %b : i32, i32
  }
  return %0#0 : i32
}
// -----
func.func @for_dead_arg(%n: index, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %1 = arith.addi %x, %x : i32
    %2 = arith.muli %y, %y : i32
    scf.yield %1, %2 : i32, i32
  }
  return %0#0 : i32
}
