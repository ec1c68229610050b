// COMPARE: --allow-unregistered-dialect
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %n : index
  } do {
  ^bb0(%b: f32):
    scf.yield %b : f32
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: index):
    scf.yield %x : f32
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %n : index
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    scf.yield
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.yield
  } do {
  ^bb0(%b: f32):
    scf.yield
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    scf.condition(%c) %x : f32
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.if %c -> f32 {
    scf.yield %n : index
  } else {
    scf.yield %x : f32
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.if %c -> f32 {
    scf.yield %x : f32
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.if %c -> f32 {
  } else {
    scf.yield %x : f32
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
    scf.yield %n : index
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
    scf.yield %x, %n : f32, index
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32, f32) {
    scf.yield %x : f32
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %z = arith.constant 0 : index
  scf.for %i = %n to %n step %z {
  }
  return
}
// -----
func.func @f(%n: i32, %x: f32, %c: i1) {
  "scf.for"(%n, %n, %n) ({
   ^bb0(%i: index):
    scf.yield
  }) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n) ({
   ^bb0(%i: i32):
    scf.yield %x : f32
  }) : (i32, i32, i32) -> f32
  return
}
// -----
func.func @f(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
   ^bb0(%i: i32):
    scf.yield %x : f32
  }) : (i32, i32, i32, f32) -> f32
  return
}
// -----
func.func @f(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
   ^bb0(%i: i32, %j: i32):
    scf.yield %x : f32
  }) : (i32, i32, i32, f32) -> f32
  return
}
// -----
func.func @f(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
   ^bb0(%i: i32, %j: f32):
    scf.yield %x : f32
  }) : (i32, i32, i32, f32) -> i32
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.parallel (%i) = (%n) to (%n, %n) step (%n) {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.parallel () = () to () step () {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %z = arith.constant 0 : index
  scf.parallel (%i) = (%n) to (%n) step (%z) {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    "a.b"() : () -> ()
    scf.yield
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%n : index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: index):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %n : index
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.yield %n : index
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x, %x) -> (f32, f32) {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.execute_region {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.execute_region {
  ^bb0(%a: i32):
    scf.yield
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.execute_region -> i32 {
    scf.yield %n : index
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.index_switch %n -> i32
  case 1 {
    scf.yield %n : index
  }
  default {
    scf.yield %n : index
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.index_switch %n
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.index_switch %n -> i32
  case 1 {
    scf.yield
  }
  default {
    scf.yield %n : index
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = "scf.index_switch"(%n) <{cases = array<i64: 1, 2>}> ({ "test.x"() : () -> () }, { scf.yield } ) : (index) -> i32
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.forall (%i, %j) in (%n) {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.forall (%i) = (%n) to (%n, %n) step (1) {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<5xf32>) {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      %1 = arith.constant 1 : index
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %t[0][4][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.yield
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  scf.forall (%i) in (%n) {
  } {mapping = [1]}
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  scf.yield
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  scf.condition(%c)
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  scf.while (%a = %n, %b = %n) : (index) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  "scf.while"(%n) ({
  ^bb0(%i: i32):
    scf.condition(%c)
  }, {
    scf.yield
  }) : (index) -> ()
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  "scf.while"(%n) ({
  ^bb0:
    scf.condition(%c)
  }, {
    scf.yield
  }) : (index) -> ()
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  "scf.if"(%c) ({
  ^bb0(%a: i32):
    scf.yield
  }, {}) : (i1) -> ()
  return
}
// -----
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> index {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
