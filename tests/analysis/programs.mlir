// ----- branches
func.func @branches(%c: i1, %x: i32, %i: index) -> (i32, i32) {
  %c3 = arith.constant 3 : i32
  %yes = arith.constant true
  %dead = arith.addi %x, %c3 : i32
  cf.cond_br %yes, ^one(%c3, %x : i32, i32), ^two(%c3 : i32)
^one(%a: i32, %b: i32):
  %s = arith.addi %a, %c3 : i32
  cf.cond_br %c, ^end(%s, %s : i32, i32), ^end(%s, %b : i32, i32)
^two(%d: i32):
  %u = arith.muli %d, %d : i32
  cf.br ^end(%u, %u : i32, i32)
^end(%e: i32, %f: i32):
  return %e, %f : i32, i32
}
// ----- switch
func.func @switch(%flag: i32, %x: i32, %m: memref<i32>) {
  %c1 = arith.constant 1 : i32
  cf.switch %flag : i32, [default: ^a(%x : i32), 1: ^b(%c1, %x : i32, i32), 2: ^a(%c1 : i32)]
^a(%p: i32):
  cf.br ^b(%p, %p : i32, i32)
^b(%q: i32, %r: i32):
  memref.store %q, %m[] : memref<i32>
  return
}
// ----- known switch
func.func @known_switch(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.switch %c1 : i32, [default: ^a(%x : i32), 1: ^b(%c1 : i32)]
^a(%p: i32):
  return %p : i32
^b(%q: i32):
  return %q : i32
}
// ----- loop of blocks
func.func @block_loop(%n: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^head(%c0, %x, %c1 : i32, i32, i32)
^head(%i: i32, %y: i32, %same: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^end
^body:
  %next = arith.addi %i, %c1 : i32
  %unused = arith.addi %y, %x : i32
  cf.br ^head(%next, %unused, %same : i32, i32, i32)
^end:
  return %i : i32
}
// ----- unknown terminators and operations
func.func @unknown(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  "test.jump"(%x)[^left, ^right] : (i32) -> ()
^left:
  %v, %w = "test.op"(%c1) ({
    %t = arith.addi %c1, %c1 : i32
    "test.end"(%t) : (i32) -> ()
  }, {
  ^bb0(%in: i32):
    "test.end"(%in) : (i32) -> ()
  }) : (i32) -> (i32, memref<i32>)
  return %v : i32
^right:
  ub.unreachable
}
// ----- if
func.func @if(%c: i1, %x: i32, %m: memref<i32>) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %yes = arith.constant true
  %a, %b = scf.if %c -> (i32, i32) {
    scf.yield %c1, %c1 : i32, i32
  } else {
    scf.yield %c1, %c2 : i32, i32
  }
  %d, %unread = scf.if %yes -> (i32, i32) {
    scf.yield %b, %x : i32, i32
  } else {
    scf.yield %x, %c2 : i32, i32
  }
  scf.if %c {
    memref.store %x, %m[] : memref<i32>
  }
  return %a, %d : i32, i32
}
// ----- loops
func.func @loops(%lb: index, %ub: index, %init: i32, %other: i32, %m: memref<10xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  %c10 = arith.constant 10 : index
  %r, %s, %t = scf.for %i = %c0 to %c10 step %c1 iter_args(%p = %c7, %q = %init, %u = %other) -> (i32, i32, i32) {
    %n = arith.addi %q, %p : i32
    %k = arith.addi %i, %c1 : index
    %unread = arith.muli %u, %u : i32
    scf.yield %p, %n, %unread : i32, i32, i32
  }
  scf.for %j = %lb to %c10 step %c1 {
    memref.store %r, %m[%j] : memref<10xi32>
  }
  scf.for %j = %c0 to %ub step %c1 {
    memref.store %init, %m[%j] : memref<10xi32>
  }
  scf.parallel (%j, %k) = (%c0, %c1) to (%c10, %c10) step (%c1, %c1) {
    %sum = arith.addi %j, %k : index
    memref.store %c7, %m[%sum] : memref<10xi32>
  }
  return %s : i32
}
// ----- loops that may not run
func.func @empty_loops(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : i32
  %a = scf.for %i = %c1 to %c0 step %c1 iter_args(%p = %c5) -> i32 {
    %n = arith.addi %p, %c5 : i32
    scf.yield %n : i32
  }
  %b = scf.for %i = %c0 to %c1 step %c1 iter_args(%p = %c5) -> i32 {
    %n = arith.addi %p, %c5 : i32
    scf.yield %n : i32
  }
  return %a, %b : i32, i32
}
// ----- while
func.func @while(%n: i32, %x: i32, %z: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %r, %s = scf.while (%i = %c1, %y = %x, %w = %z) : (i32, i32, i32) -> (i32, i32) {
    %go = arith.cmpi slt, %i, %n : i32
    scf.condition(%go) %i, %y : i32, i32
  } do {
  ^bb0(%i: i32, %y: i32):
    %next = arith.addi %i, %c1 : i32
    %extra = arith.muli %y, %y : i32
    scf.yield %next, %c1, %extra : i32, i32, i32
  }
  return %r, %c1 : i32, i32
}
// ----- index switch
func.func @index_switch(%i: index, %x: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : i32
  %a = scf.index_switch %c1 -> i32
  case 1 {
    scf.yield %c5 : i32
  }
  default {
    scf.yield %x : i32
  }
  %b = scf.index_switch %i -> i32
  case 1 {
    scf.yield %c5 : i32
  }
  case 2 {
    scf.yield %c5 : i32
  }
  default {
    %six = arith.constant 6 : i32
    scf.yield %six : i32
  }
  return %a, %b : i32, i32
}
// ----- calls
module {
  func.func private @known(%a: i32, %unread: i32) -> (i32, i32) {
    %c2 = arith.constant 2 : i32
    %s = arith.addi %a, %c2 : i32
    return %s, %c2 : i32, i32
  }
  func.func private @referenced(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @public(%a: i32) -> i32 {
    return %a : i32
  }
  func.func private @never_called(%a: i32) -> i32 {
    return %a : i32
  }
  func.func private @external(i32) -> i32
  func.func private @even(%n: i32) -> i32 {
    %r = call @odd(%n) : (i32) -> i32
    return %r : i32
  }
  func.func private @odd(%n: i32) -> i32 {
    %r = call @even(%n) : (i32) -> i32
    return %r : i32
  }
  func.func @main(%x: i32) -> (i32, i32, i32) {
    %c3 = arith.constant 3 : i32
    %a, %b = call @known(%c3, %x) : (i32, i32) -> (i32, i32)
    %c, %d = call @known(%c3, %c3) : (i32, i32) -> (i32, i32)
    %e = call @referenced(%c3) : (i32) -> i32
    %f = call @public(%c3) : (i32) -> i32
    %g = call @external(%x) : (i32) -> i32
    %h = call @even(%c3) : (i32) -> i32
    %k = constant @referenced : (i32) -> i32
    %l = call_indirect %k(%x) : (i32) -> i32
    return %a, %b, %l : i32, i32, i32
  }
  module @inner {
    func.func private @known(%a: i32) -> i32 {
      return %a : i32
    }
    func.func @user() -> i32 {
      %c9 = arith.constant 9 : i32
      %r = func.call @known(%c9) : (i32) -> i32
      return %r : i32
    }
  }
}
// ----- calls that do not return
module {
  func.func private @stops(%a: i32) -> i32 {
    ub.unreachable
  }
  func.func private @may_return(%c: i1, %a: i32) -> i32 {
    cf.cond_br %c, ^out, ^stop
  ^out:
    return %a : i32
  ^stop:
    ub.unreachable
  }
  func.func @main(%c: i1) -> (i32, i32) {
    %c3 = arith.constant 3 : i32
    %a = call @stops(%c3) : (i32) -> i32
    %b = call @may_return(%c, %c3) : (i1, i32) -> i32
    return %a, %b : i32, i32
  }
}
// ----- an operation that may be a symbol table
module {
  func.func private @known(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @user() -> i32 {
    %c9 = arith.constant 9 : i32
    %r = func.call @known(%c9) : (i32) -> i32
    return %r : i32
  }
  "test.table"() ({
    "test.end"() : () -> ()
  }) : () -> ()
}
// ----- buffers
func.func @buffers(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %k: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloca() : memref<4xf32>
  %s = memref.subview %a[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %t = memref.subview %s[0] [1] [1] : memref<2xf32, strided<[1]>> to memref<1xf32, strided<[1]>>
  %e = arith.select %c, %a, %m : memref<4xf32>
  %r = memref.realloc %a : memref<4xf32> to memref<8xf32>
  %u = "test.buffer"() : () -> memref<4xf32>
  %v = scf.if %c -> memref<4xf32> {
    scf.yield %b : memref<4xf32>
  } else {
    scf.yield %n : memref<4xf32>
  }
  %w = scf.for %i = %c0 to %k step %c1 iter_args(%p = %a) -> memref<4xf32> {
    %fresh = memref.alloc() : memref<4xf32>
    scf.yield %fresh : memref<4xf32>
  }
  %x = func.call @pick(%m, %c) : (memref<4xf32>, i1) -> memref<4xf32>
  cf.cond_br %c, ^join(%a, %n : memref<4xf32>, memref<4xf32>), ^join(%b, %m : memref<4xf32>, memref<4xf32>)
^join(%y: memref<4xf32>, %z: memref<4xf32>):
  memref.alloca_scope {
    %inner = memref.alloca() : memref<4xf32>
    memref.copy %y, %inner : memref<4xf32> to memref<4xf32>
  }
  return %y : memref<4xf32>
}
func.func private @pick(memref<4xf32>, i1) -> memref<4xf32>
// ----- integers of several widths
func.func @widths(%a: i8, %b: i1, %i: index, %v: vector<4xi8>) -> (i8, i32, i1) {
  %c100 = arith.constant 100 : i8
  %z = arith.extui %a : i8 to i32
  %s = arith.extsi %a : i8 to i32
  %m = arith.minsi %a, %c100 : i8
  %n = arith.maxui %a, %c100 : i8
  %p = arith.addi %m, %n : i8
  %cmp = arith.cmpi ult, %z, %s : i32
  %sel = arith.select %b, %m, %c100 : i8
  %and = arith.andi %a, %c100 : i8
  %d = arith.divui %a, %c100 : i8
  %f = "test.unknown"() : () -> i8
  %fl = arith.constant 1.0 : f32
  return %sel, %z, %cmp : i8, i32, i1
}
// ----- slices
func.func @slices(%x: i32, %c: i1) -> i32 {
  %a = arith.addi %x, %x : i32
  %b = arith.muli %a, %x : i32
  %r = scf.if %c -> i32 {
    %i = arith.addi %b, %a : i32
    %j = arith.muli %i, %i : i32
    scf.yield %j : i32
  } else {
    scf.yield %x : i32
  }
  %d = arith.subi %r, %b : i32
  %e = arith.subi %x, %x : i32
  return %d : i32
}
// ----- nested functions
module {
  func.func @outer() -> i32 {
    %f = "test.closure"() ({
      func.func private @hidden(%a: i32) -> i32 {
        return %a : i32
      }
    }) : () -> i32
    return %f : i32
  }
  gpu.module @kernels {
    gpu.func @kernel(%a: i32) kernel {
      gpu.return
    }
  }
}
// ----- asynchronous regions
func.func @produced(%x: i32) -> !async.value<i32> {
  %token, %value = async.execute -> !async.value<i32> {
    %c1 = arith.constant 1 : i32
    %s = arith.addi %x, %c1 : i32
    async.yield %s : i32
  }
  return %value : !async.value<i32>
}
