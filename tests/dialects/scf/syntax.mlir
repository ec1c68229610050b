// COMPARE: --allow-unregistered-dialect
func.func @syntax(%n: index, %m: memref<?xf32>, %c: i1, %x: i32) -> (f32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %b = arith.addf %a, %v : f32
    scf.for %j = %c0 to %i step %c1 {
      memref.store %b, %m[%j] : memref<?xf32>
    } {llvm.foo = 2, foo = 1 : i32}
    scf.yield %b : f32
  }
  scf.for unsigned %i = %x to %x step %x : i32 {
    "test.x"(%i) : (i32) -> ()
  }
  %r = scf.if %c -> (index) {
    scf.if %c {
      "test.y"() : () -> ()
    }
    scf.yield %c0 : index
  } else {
    scf.if %c {
      "test.y"() : () -> ()
    } else {
      "test.z"() : () -> ()
    }
    scf.yield %c1 : index
  }
  %w:2 = scf.while (%a = %x, %b = %s) : (i32, f32) -> (f32, i32) {
    %cc = "test.c"(%a) : (i32) -> i1
    scf.condition(%cc) %b, %a : f32, i32
  } do {
  ^bb0(%p: f32, %q: i32):
    scf.if %c {
      "test.y"() : () -> ()
    }
    scf.yield %q, %p : i32, f32
  }
  %w2 = scf.while (%a = %x) : (i32) -> (i32) {
    %cc = "test.c"(%a) : (i32) -> i1
    scf.if %c {
      "test.y"(%a) : (i32) -> ()
    }
    scf.condition(%cc) %a : i32
  } do {
  ^bb0(%p: i32):
    scf.yield %p : i32
  }
  %e = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %w2 : i32
  ^bb2:
    scf.if %c {
      "test.y"() : () -> ()
    }
    scf.yield %x : i32
  }
  %p:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%z, %e) -> (f32, i32) {
    %v = memref.load %m[%i] : memref<?xf32>
    %vi = "test.q"(%v) : (f32) -> i32
    scf.reduce(%v, %vi : f32, i32) {
    ^bb0(%l: f32, %rr: f32):
      %o = arith.addf %l, %rr : f32
      scf.reduce.return %o : f32
    }, {
    ^bb0(%l: i32, %rr: i32):
      %o = arith.addi %l, %rr : i32
      scf.reduce.return %o : i32
    }
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    "test.y"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  scf.forall (%i, %j) in (%n, 10) {
    scf.if %c {
      "test.y"(%i, %j) : (index, index) -> ()
    }
  }
  scf.forall (%i, %j) = (%n, 10) to (%n, 20) step (3, %n) {
    "test.y"(%i, %j) : (index, index) -> ()
  }
  %sw:2 = scf.index_switch %n -> i32, f32
  case 2 {
    scf.yield %x, %z : i32, f32
  }
  case 5 {
    %g = scf.if %c -> i32 { scf.yield %x : i32 } else { scf.yield %w2 : i32 }
    scf.yield %g, %z : i32, f32
  }
  default {
    scf.yield %w2, %p#0 : i32, f32
  }
  scf.index_switch %n
  default {
    scf.yield
  }
  "test.use"(%sw#0, %sw#1, %w#0, %w#1, %e) : (i32, f32, f32, i32, i32) -> ()
  return %s, %r : f32, index
}
