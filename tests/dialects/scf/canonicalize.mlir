// COMPARE: --allow-unregistered-dialect --canonicalize
// ----- scf.for, arith.addi, memref.store
func.func @fors(%n: index, %a: i32, %b: i32, %m: memref<?xi32>) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c10 = arith.constant 10 : index
  %r0 = scf.for %i = %c0 to %c0 step %c1 iter_args(%x = %a) -> i32 {
    %v = arith.addi %x, %b : i32
    scf.yield %v : i32
  }
  %r1 = scf.for %i = %c5 to %c10 step %c5 iter_args(%x = %a) -> i32 {
    %v = arith.addi %x, %b : i32
    memref.store %v, %m[%i] : memref<?xi32>
    scf.yield %v : i32
  }
  %r2 = scf.for %i = %c0 to %c10 step %c5 iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  %r3 = scf.for %i = %c0 to %n step %c5 iter_args(%x = %a) -> i32 {
    scf.yield %x : i32
  }
  %r4:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %a) -> (i32, i32, i32) {
    %v = arith.addi %x, %b : i32
    memref.store %v, %m[%i] : memref<?xi32>
    scf.yield %v, %y, %v : i32, i32, i32
  }
  %r5:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %v = arith.addi %x, %b : i32
    memref.store %v, %m[%i] : memref<?xi32>
    %w = arith.addi %y, %b : i32
    scf.yield %v, %w : i32, i32
  }
  scf.for %i = %c0 to %n step %c1 {
  }
  return %r0, %r1, %r2, %r3, %r4#0, %r4#2, %r5#1 : i32, i32, i32, i32, i32, i32, i32
}
// ----- scf.if, arith.xori
func.func @ifs(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32, i32, i32, i1, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %r0 = scf.if %true -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %r1 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %r2:2 = scf.if %c -> (i32, i32) {
    %v = "test.v"() : () -> i32
    scf.yield %a, %v : i32, i32
  } else {
    "test.w"(%c) : (i1) -> ()
    scf.yield %b, %b : i32, i32
  }
  "test.sep"() : () -> ()
  %r3 = scf.if %c -> (i1) {
    "test.z"(%c) : (i1) -> ()
    scf.yield %true : i1
  } else {
    "test.z"() : () -> ()
    scf.yield %false : i1
  }
  %n = arith.xori %d, %true : i1
  %r4 = scf.if %n -> i32 {
    %v = "test.v"() : () -> i32
    scf.yield %v : i32
  } else {
    %v = "test.u"() : () -> i32
    scf.yield %v : i32
  }
  scf.if %d {
    "test.d"() : () -> ()
  } else {
  }
  scf.if %c {
  } else {
    "test.e"() : () -> ()
  }
  scf.if %c {
    scf.if %d {
      "test.f"() : () -> ()
    }
  }
  scf.if %false {
    "test.g"() : () -> ()
  }
  return %r0, %r1, %r2#0, %r2#1, %r3, %r4 : i32, i32, i32, i32, i1, i32
}
// ----- combine
func.func @combine(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %r = scf.if %c -> i32 {
    %v = "test.v"() : () -> i32
    scf.yield %v : i32
  } else {
    %v = "test.u"() : () -> i32
    scf.yield %v : i32
  }
  %s = scf.if %c -> i32 {
    %v = "test.x"(%r) : (i32) -> i32
    scf.yield %v : i32
  } else {
    %v = "test.y"(%r) : (i32) -> i32
    scf.yield %v : i32
  }
  return %r, %s : i32, i32
}
// ----- combine2
func.func @combine2(%c: i1, %d: i1, %a: i32, %b: i32) -> i32 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %c {
    "test.a"() : () -> ()
  }
  scf.if %n {
    "test.b"() : () -> ()
  }
  "test.sep"() : () -> ()
  %r = scf.if %c -> i32 {
    %v = scf.if %d -> i32 {
      %w = "test.v"() : () -> i32
      scf.yield %w : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %v : i32
  } else {
    scf.yield %b : i32
  }
  "test.sep"() : () -> ()
  %s:2 = scf.if %c -> (i32, i32) {
    %v = scf.if %d -> i32 {
      %w = "test.v"() : () -> i32
      scf.yield %w : i32
    } else {
      scf.yield %b : i32
    }
    scf.yield %v, %a : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  "test.sep"(%s#0, %s#1) : (i32, i32) -> ()
  scf.if %c {
    "test.a"() : () -> ()
  }
  scf.if %n {
    "test.b"() : () -> ()
  } else {
    "test.c"() : () -> ()
  }
  return %r : i32
}
// ----- whiles
func.func @whiles(%c: i1, %a: i32, %b: i32, %k: i32) -> (i32, i32, i32) {
  %r0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i1) {
    %t = arith.cmpi slt, %x, %k : i32
    "test.q"(%y) : (i32) -> ()
    scf.condition(%t) %x, %t : i32, i1
  } do {
  ^bb0(%p: i32, %q: i1):
    %u = arith.cmpi slt, %p, %k : i32
    %v = arith.cmpi sge, %p, %k : i32
    %w = "test.w"(%p, %q, %u, %v) : (i32, i1, i1, i1) -> i32
    scf.yield %w, %w : i32, i32
  }
  %r1:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %t = "test.c"(%x, %y) : (i32, i32) -> i1
    scf.condition(%t) %y, %x : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %w:2 = "test.w"(%p, %q) : (i32, i32) -> (i32, i32)
    scf.yield %w#0, %w#1 : i32, i32
  }
  %r2:3 = scf.while (%x = %a, %y = %b, %z = %k) : (i32, i32, i32) -> (i32, i32, i32) {
    %t = "test.c"(%x) : (i32) -> i1
    scf.condition(%t) %x, %y, %z : i32, i32, i32
  } do {
  ^bb0(%p: i32, %q: i32, %r: i32):
    %w = "test.w"(%p) : (i32) -> (i32)
    scf.yield %w, %q, %w : i32, i32, i32
  }
  return %r0#0, %r1#1, %r2#1 : i32, i32, i32
}
// ----- whileif
func.func @whileif(%a: i32, %b: i32, %k: i32) -> i32 {
  %r0 = scf.while (%x = %a) : (i32) -> (i32) {
    %t = arith.cmpi slt, %x, %k : i32
    %e = "test.val"(%x) : (i32) -> i32
    %v = scf.if %t -> i32 {
      %w = "test.w"(%x, %e) : (i32, i32) -> i32
      scf.yield %w : i32
    } else {
      scf.yield %x : i32
    }
    scf.condition(%t) %v : i32
  } do {
  ^bb0(%p: i32):
    %w = "test.x"(%p) : (i32) -> i32
    scf.yield %w : i32
  }
  return %r0 : i32
}
// ----- scf.parallel, memref.store, memref.load
func.func @parallel_store_load(%n: index, %m: memref<?x?xf32>, %z: f32) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c1) step (%c1, %c1) {
    memref.store %z, %m[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %c0) step (%c1, %c1) {
    memref.store %z, %m[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c5) {
      memref.store %z, %m[%i, %j] : memref<?x?xf32>
    }
  }
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%z) -> f32 {
    %v = memref.load %m[%i, %n] : memref<?x?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %q = arith.addf %a, %b : f32
      scf.reduce.return %q : f32
    }
  }
  %s = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) init (%z) -> f32 {
    %v = memref.load %m[%i, %j] : memref<?x?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %q = arith.addf %a, %b : f32
      scf.reduce.return %q : f32
    }
  }
  %t = scf.parallel (%i) = (%c0) to (%c0) step (%c1) init (%z) -> f32 {
    %v = memref.load %m[%i, %n] : memref<?x?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %q = arith.addf %a, %b : f32
      scf.reduce.return %q : f32
    }
  }
  return %r, %s, %t : f32, f32, f32
}
// ----- scf.execute_region, cf.cond_br
func.func @exec(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %r = scf.execute_region -> i32 {
    %v = "test.v"() : () -> i32
    scf.yield %v : i32
  }
  %s = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %v = "test.v"() : () -> i32
    scf.yield %v : i32
  ^bb2:
    scf.yield %b : i32
  }
  scf.execute_region no_inline {
    "test.v"() : () -> ()
    scf.yield
  }
  %t = scf.execute_region -> i32 no_inline {
    "test.v"() : () -> ()
    scf.yield %a : i32
  }
  return %r, %s : i32, i32
}
// ----- switch
func.func @switch(%i: index, %a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %r = scf.index_switch %c1 -> i32
  case 1 {
    %v = "test.v"() : () -> i32
    scf.yield %v : i32
  }
  default {
    scf.yield %a : i32
  }
  %s = scf.index_switch %c1 -> i32
  case 2 {
    %v = "test.v"() : () -> i32
    scf.yield %v : i32
  }
  default {
    scf.yield %a : i32
  }
  %t:2 = scf.index_switch %i -> i32, i32
  case 2 {
    %v = "test.v"() : () -> i32
    scf.yield %v, %a : i32, i32
  }
  default {
    scf.yield %a, %a : i32, i32
  }
  %u:3 = scf.index_switch %i -> i32, i32, i32
  case 2 {
    %v = "test.v"() : () -> i32
    scf.yield %v, %a, %v : i32, i32, i32
  }
  default {
    scf.yield %a, %b, %a : i32, i32, i32
  }
  return %r, %s, %t#1, %u#2 : i32, i32, i32, i32
}
// ----- forall
func.func @forall(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %m: memref<?x?xf32>, %z: f32) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.forall (%i, %j) = (%c0, %c0) to (%n, %c8) step (%c1, %c8) {
    memref.store %z, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) = (%c0, %c0) to (%n, %c8) step (%c1, %c1) {
    memref.store %z, %m[%i, %j] : memref<?x?xf32>
  } {foo}
  scf.forall (%i) in (1) {
    memref.store %z, %m[%i, %i] : memref<?x?xf32>
  }
  %r:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %e = "test.e"(%i) : (index) -> tensor<1xf32>
    %f = "test.f"(%p) : (tensor<?xf32>) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i][1][1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %d = tensor.dim %r#0, %c0 : tensor<?xf32>
  return %r#0, %d : tensor<?xf32>, index
}
// ----- scf.if
func.func @scf_if(%c: i1, %b: i32) {
  scf.if %c {
    "test.v"(%c) : (i1) -> ()
  } else {
    "test.w"(%c) : (i1) -> ()
  }
  return
}
// ----- scf.if
func.func @scf_if_2(%c: i1, %b: i32) {
  scf.if %c {
    "test.v"() : () -> ()
  } else {
    "test.w"(%c) : (i1) -> ()
  }
  "test.s"() : () -> ()
  scf.if %c {
    "test.v"(%c) : (i1) -> ()
  }
  return
}
// ----- scf.if
func.func @scf_if_3(%c: i1) -> (i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %r3:2 = scf.if %c -> (i1, i1) {
    "test.z"(%c) : (i1) -> ()
    scf.yield %true, %false : i1, i1
  } else {
    scf.yield %false, %true : i1, i1
  }
  return %r3#0, %r3#1 : i1, i1
}
// ----- scf.if
func.func @scf_if_4(%c: i1) -> (i32) {
  %true = arith.constant true
  %false = arith.constant false
  %r = scf.if %true -> i32 {
   %v = "test.z"(%true) : (i1) -> i32
    scf.yield %v : i32
  } else {
   %v = "test.z"(%false) : (i1) -> i32
    scf.yield %v : i32
  }
  "test.z"(%false) : (i1) -> ()
  return %r : i32
}
// ----- scf.if
func.func @scf_if_5(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %r2:2 = scf.if %c -> (i32, i32) {
    %v = "test.v"() : () -> i32
    scf.yield %a, %v : i32, i32
  } else {
    "test.w"(%c) : (i1) -> ()
    scf.yield %b, %b : i32, i32
  }
  %r3:2 = scf.if %c -> (i1, i1) {
    "test.z"(%c) : (i1) -> ()
    scf.yield %true, %false : i1, i1
  } else {
    scf.yield %false, %true : i1, i1
  }
  return %r2#0, %r2#1, %r3#0, %r3#1 : i32, i32, i1, i1
}
// ----- scf.if
func.func @scf_if_6(%c: i1, %d: i1, %a: i32, %b: i32) -> (i32, i32) {
  %r2:2 = scf.if %c -> (i32, i32) {
    %v = "test.v"() : () -> i32
    "test.z"(%c) : (i1) -> ()
    scf.yield %a, %v : i32, i32
  } else {
    "test.w"(%c) : (i1) -> ()
    scf.yield %b, %b : i32, i32
  }
  return %r2#0, %r2#1 : i32, i32
}
// ----- scf.while, arith.cmpi, scf.condition
func.func @while_cmpi_condition(%a: i32, %b: i32, %k: i32) -> (i32) {
  %r0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i1) {
    %t = arith.cmpi slt, %x, %k : i32
    "test.q"(%y) : (i32) -> ()
    scf.condition(%t) %x, %t : i32, i1
  } do {
  ^bb0(%p: i32, %q: i1):
    %u = arith.cmpi slt, %p, %k : i32
    %v = arith.cmpi sge, %p, %k : i32
    %w = "test.w"(%p, %q, %u, %v) : (i32, i1, i1, i1) -> i32
    scf.yield %w, %w : i32, i32
  }
  return %r0#0 : i32
}
// ----- forall output cast
func.func @forall_output(%a: i32, %b: i32, %k: i32) -> (i32) {
  %r0 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32) {
    %t = arith.cmpi slt, %x, %k : i32
    "test.q"(%y) : (i32) -> ()
    scf.condition(%t) %x : i32
  } do {
  ^bb0(%p: i32):
    %v = arith.cmpi sge, %p, %k : i32
    %u = arith.cmpi slt, %p, %k : i32
    %w = "test.w"(%p, %u, %v) : (i32, i1, i1) -> i32
    scf.yield %w, %w : i32, i32
  }
  return %r0 : i32
}

func.func @forall_output_cast(%n: index, %i: index) -> tensor<?x4xf32> {
  %c4 = arith.constant 4 : index
  %cst = arith.constant 1.0 : f32
  %e = tensor.empty(%n, %c4) : tensor<?x?xf32>
  %r = scf.forall (%a) in (%n) shared_outs(%o = %e) -> (tensor<?x?xf32>) {
    %s = tensor.extract_slice %o[%a, 0] [1, %c4] [1, 1] : tensor<?x?xf32> to tensor<1x?xf32>
    %f = linalg.fill ins(%cst : f32) outs(%s : tensor<1x?xf32>) -> tensor<1x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%a, 0] [1, %c4] [1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
    }
  }
  %c = tensor.cast %r : tensor<?x?xf32> to tensor<?x4xf32>
  return %c : tensor<?x4xf32>
}
