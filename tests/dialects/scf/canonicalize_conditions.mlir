// COMPARE: --canonicalize --allow-unregistered-dialect
// ----- branches that yield conditions
func.func @conditions(%c: i1, %x: index) -> (i1, i1, index, i1, index) {
  %true = arith.constant true
  %false = arith.constant false
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0:5 = scf.if %c -> (i1, i1, index, i1, index) {
    "left"() : () -> ()
    scf.yield %true, %false, %x, %true, %c1 : i1, i1, index, i1, index
  } else {
    "right"() : () -> ()
    scf.yield %false, %true, %x, %true, %c2 : i1, i1, index, i1, index
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4 : i1, i1, index, i1, index
}
// ----- branches with unused results
func.func @unused(%c: i1, %x: index, %y: index) -> index {
  %0:3 = scf.if %c -> (index, index, index) {
    %a = "left"() : () -> index
    scf.yield %a, %x, %y : index, index, index
  } else {
    %b = "right"() : () -> index
    scf.yield %b, %y, %x : index, index, index
  }
  return %0#0 : index
}
// ----- a branch on a condition that is known inside of it
func.func @known(%c: i1) {
  scf.if %c {
    "use"(%c) : (i1) -> ()
    scf.if %c {
      "inner"() : () -> ()
    }
  } else {
    "use"(%c) : (i1) -> ()
  }
  return
}
// ----- nested branches with and without results and else
func.func @nested(%c: i1, %d: i1, %x: index, %y: index) -> index {
  scf.if %c {
    scf.if %d {
      "both"() : () -> ()
    }
  }
  %0 = scf.if %c -> index {
    %1 = scf.if %d -> index {
      "inner"() : () -> ()
      scf.yield %x : index
    } else {
      scf.yield %y : index
    }
    scf.yield %1 : index
  } else {
    scf.yield %y : index
  }
  scf.if %c {
    scf.if %d {
      "one"() : () -> ()
    }
    "two"() : () -> ()
  }
  return %0 : index
}
// ----- two branches on one condition
func.func @twice(%c: i1, %x: index) -> (index, index) {
  %0 = scf.if %c -> index {
    %a = "a"() : () -> index
    scf.yield %a : index
  } else {
    scf.yield %x : index
  }
  %1 = scf.if %c -> index {
    %b = "b"(%0) : (index) -> index
    scf.yield %b : index
  } else {
    scf.yield %0 : index
  }
  return %0, %1 : index, index
}
// ----- loops that run never, once, and with values that do not change
func.func @loops(%n: index, %x: index, %y: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = scf.for %i = %c5 to %c5 step %c1 iter_args(%a = %x) -> index {
    %b = "body"(%a) : (index) -> index
    scf.yield %b : index
  }
  %1 = scf.for %i = %c0 to %c1 step %c5 iter_args(%a = %x) -> index {
    %b = "body"(%a, %i) : (index, index) -> index
    scf.yield %b : index
  }
  %2:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y, %d = %x) -> (index, index, index) {
    %e = "body"(%a, %b, %d) : (index, index, index) -> index
    scf.yield %e, %b, %y : index, index, index
  }
  return %0, %1, %2#1 : index, index, index
}
// ----- loops whose condition is known
func.func @whiles(%x: index, %c: i1) -> (index, index) {
  %true = arith.constant true
  %0 = scf.while (%a = %x) : (index) -> index {
    %b = "before"(%a) : (index) -> index
    scf.condition(%c) %b : index
  } do {
  ^bb0(%a: index):
    "after"(%a, %c) : (index, i1) -> ()
    scf.yield %a : index
  }
  %1:2 = scf.while (%a = %x, %d = %x) : (index, index) -> (index, index) {
    %p = "before"(%a) : (index) -> i1
    scf.condition(%p) %a, %d : index, index
  } do {
  ^bb0(%a: index, %d: index):
    %e = "after"(%a) : (index) -> index
    scf.yield %e, %d : index, index
  }
  return %0, %1#0 : index, index
}
// ----- switches on constants
func.func @switches(%i: index) -> (index, index) {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %0 = scf.index_switch %c2 -> index
  case 1 {
    %a = "one"() : () -> index
    scf.yield %a : index
  }
  case 2 {
    %a = "two"() : () -> index
    scf.yield %a : index
  }
  default {
    %a = "other"() : () -> index
    scf.yield %a : index
  }
  %1 = scf.index_switch %c7 -> index
  case 1 {
    %a = "one"() : () -> index
    scf.yield %a : index
  }
  default {
    %a = "other"() : () -> index
    scf.yield %a : index
  }
  return %0, %1 : index, index
}
// ----- forall loops with constant, empty and single bounds
func.func @foralls(%o: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = scf.forall (%i, %j) in (%c1, %c3) shared_outs(%s = %o) -> tensor<4xf32> {
    %v = "make"(%i, %j) : (index, index) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %s[%j] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  %1 = scf.forall (%i) = (0) to (0) step (1) shared_outs(%s = %o) -> tensor<4xf32> {
    %v = "make"(%i) : (index) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %s[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
// ----- parallel loops with single iterations and without any
func.func @parallels(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c4, %c1) {
    "body"(%i, %j) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c4) to (%n, %c1) step (%c1, %c1) {
    "never"(%i, %j) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c1) step (%c1, %c1) {
    "once"(%i, %j) : (index, index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c4) step (%c1) {
      "nest"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
// ----- regions that run once
func.func @regions(%x: index) -> index {
  %0 = scf.execute_region -> index {
    %a = "inside"(%x) : (index) -> index
    scf.yield %a : index
  }
  return %0 : index
}
