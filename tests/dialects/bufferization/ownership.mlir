// COMPARE: --ownership-based-buffer-deallocation --allow-unregistered-dialect
// ----- ops with unknown memory side effects are not supported
func.func @simple(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  "test.use"(%a) : (memref<?xf32>) -> ()
  return
}
// ----- memref.alloc
func.func @ret(%m: memref<?xf32>, %n: index) -> (memref<?xf32>, memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a, %m : memref<?xf32>, memref<?xf32>
}
// ----- subview
func.func @subview(%n: index) -> memref<4xf32, strided<[1], offset: ?>> {
  %a = memref.alloc() : memref<8xf32>
  %s = memref.subview %a[%n] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %s : memref<4xf32, strided<[1], offset: ?>>
}
// ----- scf.for, memref.alloc, memref.copy
func.func @loop(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> memref<?xf32> {
    %a = memref.alloc(%i) : memref<?xf32>
    scf.yield %a : memref<?xf32>
  }
  memref.copy %r, %m : memref<?xf32> to memref<?xf32>
  return
}
// ----- scf.if, memref.alloc
func.func @scf_if_alloc(%c: i1, %n: index, %m: memref<?xf32>) -> memref<?xf32> {
  %r = scf.if %c -> memref<?xf32> {
    %a = memref.alloc(%n) : memref<?xf32>
    scf.yield %a : memref<?xf32>
  } else {
    scf.yield %m : memref<?xf32>
  }
  return %r : memref<?xf32>
}
// ----- condbr
func.func @condbr(%c: i1, %n: index, %m: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1(%a : memref<?xf32>), ^bb2(%m : memref<?xf32>)
^bb1(%x: memref<?xf32>):
  return %x : memref<?xf32>
^bb2(%y: memref<?xf32>):
  memref.copy %a, %y : memref<?xf32> to memref<?xf32>
  return %y : memref<?xf32>
}
// ----- memref.alloc, memref.copy
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func private @priv(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}
func.func @call(%n: index) {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = call @ext(%a) : (memref<?xf32>) -> memref<?xf32>
  %c = call @priv(%b) : (memref<?xf32>) -> memref<?xf32>
  memref.copy %c, %a : memref<?xf32> to memref<?xf32>
  return
}
// ----- global
memref.global @g : memref<4xf32>
func.func @global(%c: i1) -> memref<4xf32> {
  %g = memref.get_global @g : memref<4xf32>
  %s = memref.alloca() : memref<4xf32>
  %t = arith.select %c, %g, %s : memref<4xf32>
  return %t : memref<4xf32>
}
// ----- select
func.func @select(%c: i1, %n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %t = arith.select %c, %a, %b : memref<?xf32>
  return %t : memref<?xf32>
}
// ----- ops with unknown memory side effects are not supported
func.func @while(%n: index, %m: memref<?xf32>) -> memref<?xf32> {
  %r = scf.while (%x = %m) : (memref<?xf32>) -> memref<?xf32> {
    %c = "test.c"() : () -> i1
    scf.condition(%c) %x : memref<?xf32>
  } do {
  ^bb0(%y: memref<?xf32>):
    %a = memref.alloc(%n) : memref<?xf32>
    scf.yield %a : memref<?xf32>
  }
  return %r : memref<?xf32>
}
// ----- manual2
func.func @manual2() {
  %m = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %m {bufferization.manual_deallocation} : memref<4xf32>
  return
}
// ----- forall
func.func @forall(%n: index) {
  scf.forall (%i) in (%n) {
    %m = memref.alloc() : memref<4xf32>
    memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  }
  return
}
// ----- memref.alloc, memref.cast
func.func @unr(%n: index) -> memref<*xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.cast %a : memref<?xf32> to memref<*xf32>
  return %b : memref<*xf32>
}
// ----- loops of blocks own their buffers
// MLIR LEFT OUT: it rejects loops of blocks, which lamina deallocates in (docs/differences.md)
func.func @cyc(%n: index, %c: i1) {
  cf.br ^bb1
^bb1:
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}
// ----- scope
func.func @scope(%n: index) {
  memref.alloca_scope {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  }
  %r = scf.execute_region -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %a, %r : memref<4xf32> to memref<4xf32>
  }
  return
}
// ----- memref.alloc, memref.copy
func.func private @ext(memref<?xf32>) -> memref<?xf32>
func.func private @priv(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}
func.func @call(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = call @ext(%a) : (memref<?xf32>) -> memref<?xf32>
  %c = call @priv(%b) : (memref<?xf32>) -> memref<?xf32>
  memref.copy %c, %a : memref<?xf32> to memref<?xf32>
  return %c : memref<?xf32>
}
// ----- memref.alloc, arith.select, memref.copy
func.func @alloc_select_copy(%a: memref<6xf32>, %b: memref<6xf32>, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %o = memref.alloc() : memref<6xf32>
  %s = arith.select %c, %a, %o : memref<6xf32>
  memref.copy %s, %a : memref<6xf32> to memref<6xf32>
  scf.if %c {
    memref.copy %s, %a : memref<6xf32> to memref<6xf32>
  }
  return
}
// ----- scf.for, arith.select, memref.copy
func.func @for_select_copy(%a: memref<6xf32>, %b: memref<6xf32>, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = arith.select %c, %a, %b : memref<6xf32>
    memref.copy %s, %a : memref<6xf32> to memref<6xf32>
  }
  return
}
// ----- scf.for, arith.select, scf.if
func.func @for_select_scf_if(%a: memref<6xf32>, %b: memref<6xf32>, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = arith.select %c, %a, %b : memref<6xf32>
    scf.if %c {
      memref.copy %s, %a : memref<6xf32> to memref<6xf32>
    }
  }
  return
}
// ----- functions of other dialects are left alone
gpu.module @kernels {
  gpu.func @an_allocation_in_a_branch(%m: memref<4xf32>, %i: index, %c: i1) kernel {
    scf.if %c {
      %a = memref.alloc() : memref<4xf32>
      %v = memref.load %a[%i] : memref<4xf32>
      memref.store %v, %m[%i] : memref<4xf32>
    }
    gpu.return
  }
}
