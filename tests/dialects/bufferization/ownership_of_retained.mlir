// COMPARE: --ownership-based-buffer-deallocation
// ----- passed and alive
// A buffer that a branch passes on, and that stays alive: its condition is the last one.
func.func @passed_and_alive(%c: i1, %m: memref<8xf32>) -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  cf.cond_br %c, ^bb1(%a : memref<8xf32>), ^bb1(%m : memref<8xf32>)
^bb1(%x: memref<8xf32>):
  memref.copy %a, %m : memref<8xf32> to memref<8xf32>
  return %x : memref<8xf32>
}
// ----- passed twice
func.func @passed_twice(%c: i1, %m: memref<8xf32>) -> (memref<8xf32>, memref<8xf32>) {
  %a = memref.alloc() : memref<8xf32>
  cf.cond_br %c, ^bb1(%a, %a : memref<8xf32>, memref<8xf32>), ^bb1(%m, %a : memref<8xf32>, memref<8xf32>)
^bb1(%x: memref<8xf32>, %y: memref<8xf32>):
  return %x, %y : memref<8xf32>, memref<8xf32>
}
// ----- unknown, unranked
func.func private @unknown(memref<*xf32>) -> memref<*xf32>
func.func @unranked(%m: memref<*xf32>) {
  %r = func.call @unknown(%m) : (memref<*xf32>) -> memref<*xf32>
  return
}
// ----- same choice
// Both choices are the same; what is chosen from has an owner of its own in the block of the selection only.
func.func @same_choice(%c: i1, %n: index, %m: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %s = arith.select %c, %a, %a : memref<?xf32>
  return %s : memref<?xf32>
}
// ----- choice in another block
func.func @choice_in_another_block(%c: i1, %n: index, %m: memref<?xf32>) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %s = arith.select %c, %a, %m : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m : memref<?xf32>
^bb2:
  return %s : memref<?xf32>
}
// ----- order
// The order of what is alive: arguments by their numbers, inner regions of a lower number first.
func.func @order(%c: i1, %m: memref<8xf32>, %n: index, %o: memref<8xf32>) -> memref<8xf32> {
  %z = arith.constant 0 : index
  %s = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  %r = scf.for %i = %z to %n step %s iter_args(%x = %m) -> memref<8xf32> {
    %d = memref.alloc() : memref<8xf32>
    %y = scf.for %j = %z to %n step %s iter_args(%w = %x) -> memref<8xf32> {
      %q = scf.execute_region -> memref<8xf32> {
        %e = memref.alloc() : memref<8xf32>
        cf.cond_br %c, ^bb1, ^bb2
      ^bb1:
        memref.copy %b, %e : memref<8xf32> to memref<8xf32>
        memref.copy %m, %a : memref<8xf32> to memref<8xf32>
        memref.copy %w, %x : memref<8xf32> to memref<8xf32>
        memref.copy %o, %d : memref<8xf32> to memref<8xf32>
        scf.yield %w : memref<8xf32>
      ^bb2:
        memref.copy %o, %x : memref<8xf32> to memref<8xf32>
        memref.copy %d, %e : memref<8xf32> to memref<8xf32>
        memref.copy %a, %m : memref<8xf32> to memref<8xf32>
        scf.yield %b : memref<8xf32>
      }
      scf.yield %q : memref<8xf32>
    }
    scf.yield %y : memref<8xf32>
  }
  return %r : memref<8xf32>
}
// ----- order of else
func.func @order_of_else(%c: i1, %m: memref<8xf32>, %n: index) {
  %a = memref.alloc() : memref<8xf32>
  scf.if %c {
  } else {
    %b = memref.alloc() : memref<8xf32>
    %z = arith.constant 0 : index
    scf.for %i = %z to %n step %n iter_args(%x = %b) -> memref<8xf32> {
      %e = memref.alloc() : memref<8xf32>
      scf.execute_region {
        cf.cond_br %c, ^bb1, ^bb2
      ^bb1:
        memref.copy %a, %e : memref<8xf32> to memref<8xf32>
        memref.copy %b, %x : memref<8xf32> to memref<8xf32>
        cf.br ^bb2
      ^bb2:
        memref.copy %a, %e : memref<8xf32> to memref<8xf32>
        memref.copy %b, %m : memref<8xf32> to memref<8xf32>
        scf.yield
      }
      scf.yield %x : memref<8xf32>
    }
  }
  return
}
// ----- parallel
func.func @parallel(%i: index) -> f32 {
  %r = affine.parallel (%t) = (0) to (3) reduce ("addf") -> f32 {
    %b = memref.alloc() : memref<8xf32>
    %z = memref.load %b[%i] : memref<8xf32>
    affine.yield %z : f32
  }
  return %r : f32
}
// ----- unreachable
// Nothing runs there.
func.func @unreachable() {
  %a = memref.alloc() : memref<4xf32>
  return
^bb1:
  %b = memref.alloc() : memref<4xf32>
  return
}
// ----- every way out
func.func @every_way_out(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
^bb2:
  return %m : memref<4xf32>
}
// ----- memref.alloc
module @outer {
  module @inner {
    func.func private @alloc(%m: memref<4xf32>) -> memref<4xf32> {
      %a = memref.alloc() : memref<4xf32>
      return %a : memref<4xf32>
    }
    func.func @g(%m: memref<4xf32>) {
      %a = func.call @alloc(%m) : (memref<4xf32>) -> memref<4xf32>
      return
    }
  }
}
// ----- Terminators with more than one successor are not supported!
func.func @switch(%i: i32, %m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  cf.switch %i : i32, [default: ^bb1(%a: memref<4xf32>), 1: ^bb1(%m: memref<4xf32>)]
^bb1(%x: memref<4xf32>):
  return
}
// ----- loop in switch in loop
func.func @loop_in_switch_in_loop(%n: index, %c: i1, %z: memref<4xf32>) -> memref<4xf32> {
  %r = scf.if %c -> memref<4xf32> {
    %q = scf.while (%x = %z) : (memref<4xf32>) -> memref<4xf32> {
      scf.condition(%c) %x : memref<4xf32>
    } do {
    ^bb0(%y: memref<4xf32>):
      %p = scf.index_switch %n -> memref<4xf32>
      case 0 {
        %a = memref.alloc() : memref<4xf32>
        scf.yield %a : memref<4xf32>
      }
      default {
        scf.yield %y : memref<4xf32>
      }
      scf.yield %p : memref<4xf32>
    }
    scf.yield %q : memref<4xf32>
  } else {
    scf.yield %z : memref<4xf32>
  }
  return %r : memref<4xf32>
}
