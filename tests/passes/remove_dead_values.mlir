// COMPARE: --remove-dead-values --allow-unregistered-dialect
// ----- arith.addi, arith.muli, scf.for
func.func private @callee(%a: i32, %b: i32) -> (i32, i32) { %0 = arith.addi %b, %b : i32 %1 = arith.muli %a, %a : i32 return %0, %1 : i32, i32 }
func.func @caller(%x: i32, %y: i32) -> i32 { %0:2 = call @callee(%x, %y) : (i32, i32) -> (i32, i32) return %0#0 : i32 }
func.func @pub(%a: i32, %b: i32) -> i32 { %0 = arith.addi %b, %b : i32 return %a : i32 }
func.func @loop(%n: index, %a: i32, %b: i32) -> i32 { %c0 = arith.constant 0 : index %c1 = arith.constant 1
    : index %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (i32, i32)
    { %x = arith.addi %p, %p : i32 %y = arith.muli %q, %q : i32 scf.yield %x, %y : i32, i32 } return %0#0 : i32 }
func.func @if(%c: i1, %a: i32, %b: i32) -> i32 { %0:2 = scf.if %c -> (i32, i32)
    { %x = arith.addi %a, %a : i32 %y = arith.muli %a, %a : i32 scf.yield %x, %y : i32, i32 } else { scf.yield %a, %b : i32, i32 } return %0#1 : i32 }
func.func @ifdead(%c: i1, %a: i32, %b: i32) { %0:2 = scf.if %c -> (i32, i32) { "t.x"() : () -> () scf.yield %a, %a
    : i32, i32 } else { scf.yield %a, %b : i32, i32 } return }
func.func @addi_muli(%c: i1, %a: i32, %b: i32) -> i32 { cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb2(%a : i32)
^bb1(%x: i32, %y: i32): cf.br ^bb2(%x : i32)
^bb2(%z: i32): return %z : i32 }
func.func private @unused(%a: i32) -> i32 { return %a : i32 }
func.func @while(%a: i32, %b: i32) -> i32 { %0:2 = scf.while (%p = %a, %q = %b) : (i32, i32) -> (i32, i32)
    { %c = arith.cmpi slt, %p, %b : i32 scf.condition(%c) %p, %q : i32, i32 } do
    { ^bb0(%r: i32, %s: i32): %t = arith.addi %r, %r : i32 scf.yield %t, %s : i32, i32 } return %0#0 : i32 }
// ----- arith.addi, arith.muli, memref.store
func.func private @callee(%a: i32, %b: i32) -> (i32, i32) { %0 = arith.addi %b, %b : i32 %1 = arith.muli %a, %a : i32 return %0, %1 : i32, i32 }
func.func @caller(%x: i32, %y: i32) -> i32 { %q = arith.muli %x, %x : i32 %0:2 = call @callee(%q, %y) : (i32, i32) -> (i32, i32) return %0#0 : i32 }
func.func @caller2(%x: i32, %y: i32) { %0:2 = call @callee(%x, %y) : (i32, i32) -> (i32, i32) return }
func.func private @ext(i32, i32) -> i32
func.func @addi_muli_store(%x: i32) { %0 = arith.addi %x, %x : i32 %1 = call @ext(%0, %x) : (i32, i32) -> i32 return }
func.func @store(%x: i32, %m: memref<4xi32>, %i: index) { %0 = arith.addi %x, %x : i32 memref.store %0, %m[%i]
    : memref<4xi32> %1 = memref.load %m[%i] : memref<4xi32> return }
func.func private @rec(%a: i32, %b: i32) -> i32 { %c = arith.cmpi slt, %a, %a : i32 cf.cond_br %c, ^bb1, ^bb2
^bb1: %0 = call @rec(%a, %b) : (i32, i32) -> i32 cf.br ^bb3(%0 : i32)
^bb2: cf.br ^bb3(%b : i32)
^bb3(%r: i32): return %r : i32 }
func.func @userec(%a: i32, %b: i32) { %0 = call @rec(%a, %b) : (i32, i32) -> i32 return }
func.func @cfloop(%a: i32, %n: i32) -> i32 { %c0 = arith.constant 0 : i32 cf.br ^bb1(%c0, %a : i32, i32)
^bb1(%i: i32, %dead: i32): %c = arith.cmpi slt, %i, %n : i32 cf.cond_br %c, ^bb2, ^bb3
^bb2: %c1 = arith.constant 1 : i32 %j = arith.addi %i, %c1 : i32 %d = arith.muli %dead, %i : i32 cf.br ^bb1(%j, %d : i32, i32)
^bb3: return %i : i32 }
func.func @switch(%a: i32) -> i32 { cf.switch %a : i32, [ default: ^bb1(%a : i32), 1: ^bb1(%a : i32), 2: ^bb2(%a, %a : i32, i32) ]
^bb1(%x: i32): return %a : i32
^bb2(%y: i32, %z: i32): return %z : i32 }
func.func private @multi() -> (i32, i32) { %c1 = arith.constant 1 : i32 %c2 = arith.constant 2 : i32 return %c1, %c2 : i32, i32 }
func.func @usemulti() -> i32 { %0:2 = call @multi() : () -> (i32, i32) return %0#1 : i32 }
func.func private @allarg(%a: i32 {test.x}, %b: i32 {test.y}) -> (i32 {test.r}) { return %b : i32 }
func.func @useall(%a: i32) -> i32 { %0 = call @allarg(%a, %a) : (i32, i32) -> i32 return %0 : i32 }
func.func @vec(%a: vector<4xi32>, %b: i32) -> vector<4xi32> { %0 = vector.broadcast %b
    : i32 to vector<4xi32> %1 = arith.addi %0, %a : vector<4xi32> return %a : vector<4xi32> }
func.func @unreg(%a: i32) { %0 = arith.addi %a, %a : i32 %1 = "t.x"(%0) : (i32) -> i32 return }
// ----- scf.for, arith.addi, memref.store
func.func @pass(%n: index, %a: i32, %b: i32) -> (i32, i32) { %c0 = arith.constant 0 : index %c1 = arith.constant 1
    : index %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (i32, i32)
    { %x = arith.addi %p, %q : i32 scf.yield %x, %q : i32, i32 } return %0#0, %0#1 : i32, i32 }
func.func @deadfor(%n: index, %a: i32) { %c0 = arith.constant 0 : index %c1 = arith.constant 1
    : index %0 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> (i32) { %x = arith.addi %p, %p : i32 scf.yield %x : i32 } return }
func.func @effect(%n: index, %a: i32, %m: memref<?xi32>) { %c0 = arith.constant 0 : index %c1 = arith.constant 1
    : index %0 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> (i32)
    { %x = arith.addi %p, %p : i32 memref.store %a, %m[%i] : memref<?xi32> scf.yield %x : i32 } return }
func.func @emptyif(%c: i1) { scf.if %c { } return }
func.func @par(%n: index, %m: memref<?xi32>) { %c0 = arith.constant 0 : index %c1 = arith.constant 1
    : index scf.parallel (%i) = (%c0) to (%n) step (%c1) { %x = arith.addi %i, %i : index scf.reduce } return }
func.func @exec() -> i32 { %0:2 = scf.execute_region -> (i32, i32) { %c = arith.constant 1 : i32 %d = arith.constant 2
    : i32 scf.yield %c, %d : i32, i32 } return %0#1 : i32 }
func.func @sw(%i: index) -> i32 { %0:2 = scf.index_switch %i -> i32, i32 case 1
    { %c = arith.constant 1 : i32 scf.yield %c, %c : i32, i32 } default { %d = arith.constant 2 : i32 scf.yield %d, %d : i32, i32 } return %0#0 : i32 }
func.func nested @nest(%a: i32) { return }
func.func @cn(%a: i32) { call @nest(%a) : (i32) -> () return }
func.func @loop2(%n: index, %a: i32, %b: i32) -> i32 { %c0 = arith.constant 0 : index %c1 = arith.constant 1
    : index %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b, %r = %a) -> (i32, i32, i32)
    { %x = arith.addi %p, %q : i32 %y = arith.muli %r, %r : i32 scf.yield %x, %q, %y : i32, i32, i32 } return %0#0 : i32 }
func.func @c(%n: index, %z: f32, %s: memref<?xf32>) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 3 : index
  %q = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
    %v = memref.load %s[%i] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %y = arith.mulf %a, %b : f32
      scf.reduce.return %y : f32
    }
  }
  return %q : f32
}
// ----- memref.load, scf.while, t.foo
func.func @load_while_foo(%m: memref<4xi32>, %i: index, %x: i32, %c: i1) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %5 = scf.while (%v6 = %x) : (i32) -> (i32) {
    "t.foo"() : () -> ()
    scf.condition(%c) %0 : i32
  } do {
  ^bb0(%v7: i32):
    scf.yield %x : i32
  }
  return %x : i32
}
// ----- memref.load, arith.cmpi, scf.if
func.func @load_cmpi_scf_if(%m: memref<4xi32>, %i: index, %x: i32, %c: i1) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %v = arith.cmpi ne, %x, %x : i32
  scf.if %v {
    %1 = arith.addi %0, %0 : i32
    "t.foo"() : () -> ()
  }
  return %x : i32
}
// ----- memref.load, arith.cmpi, scf.if
func.func @load_cmpi_scf_if_2(%m: memref<4xi32>, %i: index, %x: i32, %c: i1) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %v = arith.cmpi ne, %x, %x : i32
  scf.if %v {
    "t.foo"(%0) : (i32) -> ()
  }
  return %x : i32
}
// ----- memref.load, scf.if, t.foo
func.func @load_scf_if_foo(%m: memref<4xi32>, %i: index, %x: i32, %c: i1) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  scf.if %c {
    %f = arith.constant false
    scf.if %f {
    "t.foo"(%0) : (i32) -> ()
    }
  }
  return %x : i32
}
// ----- memref.load
func.func @load(%m: memref<4xi32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi32>
  return
}
// ----- memref.load, memref.alloc, memref.alloca
func.func @load_alloc_alloca(%m: memref<4xi32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.alloc() : memref<4xi32>
  %2 = memref.alloca() : memref<4xi32>
  return
}
// ----- memref.load, memref.store
func.func @load_store(%m: memref<4xi32>, %i: index, %x: i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.store %x, %m[%i] : memref<4xi32>
  return
}
// ----- memref.load, scf.if, t.foo
func.func @load_scf_if_foo_2(%m: memref<4xi32>, %i: index, %x: i32, %c: i1) {
  %0 = memref.load %m[%i] : memref<4xi32>
  scf.if %c {
    "t.foo"() : () -> ()
  }
  return
}
// ----- memref.load, scf.if, t.foo
func.func @load_scf_if_foo_3(%m: memref<4xi32>, %i: index, %x: i32, %c: i1) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = scf.if %c -> i32 {
    "t.foo"() : () -> ()
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return
}
// ----- scf.if, t.foo, memref.load
func.func @scf_if_foo_load(%m: memref<4xi32>, %i: index, %x: i32, %c: i1) {
  %1 = scf.if %c -> i32 {
    "t.foo"() : () -> ()
    %0 = memref.load %m[%i] : memref<4xi32>
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  %2 = memref.load %m[%i] : memref<4xi32>
  return
}
// ----- memref.load, memref.store
func.func @load_store_2(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.store %x, %m[%j] : memref<4xi32>
  return
}
// ----- memref.load, memref.store
func.func @load_store_3(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.store %x, %n[%i] : memref<4xi32>
  return
}
// ----- memref.load
func.func @load_2(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%c0] : memref<4xi32>
  return
}
// ----- memref.alloc
func.func @alloc(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  %0 = memref.alloc(%i) : memref<?xi32>
  return
}
// ----- memref.prefetch
func.func @prefetch(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  memref.prefetch %m[%i], read, locality<3>, data : memref<4xi32>
  return
}
// ----- llvm.load
func.func @load_3(%m: memref<4xi32>, %n: !llvm.ptr, %i: index, %j: index, %x: i32) {
  %4 = llvm.load volatile %n : !llvm.ptr -> i32
  return
}
// ----- llvm.load
func.func @load_4(%m: memref<4xi32>, %n: !llvm.ptr, %i: index, %j: index, %x: i32) {
  %4 = llvm.load %n : !llvm.ptr -> i32
  return
}
// ----- memref.alloca, memref.load
func.func @alloca_load(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  %a = memref.alloca() : memref<4xi32>
  %0 = memref.load %a[%i] : memref<4xi32>
  return
}
// ----- memref.alloca, memref.load, memref.store
func.func @alloca_load_store(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  %a = memref.alloca() : memref<4xi32>
  %0 = memref.load %a[%i] : memref<4xi32>
  memref.store %x, %a[%j] : memref<4xi32>
  return
}
// ----- memref.load
func.func @load_5(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  %2 = memref.load %m[%j] : memref<4xi32>
  return
}
// ----- memref.load
func.func @load_6(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%j] : memref<4xi32>
  return %1 : i32
}
// ----- memref.load, memref.copy
func.func @load_copy(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  %0 = memref.load %m[%i] : memref<4xi32>
  memref.copy %m, %n : memref<4xi32> to memref<4xi32>
  return
}
// ----- linalg.copy, vector.transfer_read
func.func @copy_transfer_read(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  linalg.copy ins(%m : memref<4xi32>) outs(%n : memref<4xi32>)
  %0 = vector.transfer_read %m[%i], %x : memref<4xi32>, vector<2xi32>
  return
}
// ----- vector.transfer_read, memref.realloc
func.func @transfer_read_realloc(%m: memref<4xi32>, %n: memref<4xi32>, %i: index, %j: index, %x: i32) {
  %0 = vector.transfer_read %m[%i], %x : memref<4xi32>, vector<2xi32>
  %1 = memref.realloc %m(%i) : memref<4xi32> to memref<?xi32>
  return
}
// ----- own operands
// Each branch loses its own dead operands.
func.func @own_operands(%a: i32, %b: i32, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  %v0 = arith.xori %a, %a : i32
  cf.switch %b : i32, [
    default: ^b1(%b, %v0 : i32, i32),
    3: ^b1(%a, %b : i32, i32),
    -1: ^b2
  ]
^b1(%x1_0: i32, %x1_1: i32):
  %v1 = arith.addi %v0, %b : i32
  cf.br ^b1(%b, %v1 : i32, i32)
^b2:
  %v2 = arith.subi %a, %one : i32
  cf.br ^b2
}
// ----- unreachable
// Branches that are never reached.
func.func @unreachable(%a: i32, %b: i32, %c: i1) -> i32 {
  %one = arith.constant 1 : i32
  %v0 = arith.subi %a, %a : i32
  cf.switch %v0 : i32, [
    default: ^b5(%v0 : i32),
    -1: ^b3,
    -2: ^b4(%v0, %a : i32, i32)
  ]
^b1(%x1_0: i32):
  cf.cond_br %c, ^b3, ^b5(%x4_0 : i32)
^b2(%x2_0: i32):
  %v2 = arith.xori %v0, %a : i32
  cf.br ^b2(%x2_0 : i32)
^b3:
  cf.br ^b2(%b : i32)
^b4(%x4_0: i32, %x4_1: i32):
  cf.cond_br %c, ^b4(%v0, %a : i32, i32), ^b1(%b : i32)
^b5(%x5_0: i32):
  cf.br ^b5(%v0 : i32)
}
