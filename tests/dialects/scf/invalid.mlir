// COMPARE: --allow-unregistered-dialect
// ----- scf.while: along control flow edge from Operation scf.condition to parent: successor operand type ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %n : index
  } do {
  ^bb0(%b: f32):
    scf.yield %b : f32
  }
  return
}
// ----- scf.while: along control flow edge from Operation scf.condition to Region #1: successor operand ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: index):
    scf.yield %x : f32
  }
  return
}
// ----- scf.while: along control flow edge from Operation scf.yield to Region #0: successor operand type #0 ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %n : index
  }
  return
}
// ----- scf.while: along control flow edge from Operation scf.yield to Region #0: region branch point has 0 ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    scf.yield
  }
  return
}
// ----- scf.while: expects the 'before' region to terminate with 'scf.condition'
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.yield
  } do {
  ^bb0(%b: f32):
    scf.yield
  }
  return
}
// ----- scf.while: expects the 'after' region to terminate with 'scf.yield'
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %x : f32
  } do {
  ^bb0(%b: f32):
    scf.condition(%c) %x : f32
  }
  return
}
// ----- scf.if: along control flow edge from Operation scf.yield to parent: successor operand type #0 ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.if %c -> f32 {
    scf.yield %n : index
  } else {
    scf.yield %x : f32
  }
  return
}
// ----- scf.if: must have an else block if defining values
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.if %c -> f32 {
    scf.yield %x : f32
  }
  return
}
// ----- scf.if: along control flow edge from Operation scf.yield to parent: region branch point has 0 ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.if %c -> f32 {
  } else {
    scf.yield %x : f32
  }
  return
}
// ----- scf.for: 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
    scf.yield %n : index
  }
  return
}
// ----- scf.for: different number of region iter_args and yielded values: 1 != 2
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
    scf.yield %x, %n : f32, index
  }
  return
}
// ----- scf.for: along control flow edge from Operation scf.yield to Region #0: region branch point has 0 ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32) {
  }
  return
}
// ----- scf.for: mismatch in number of loop-carried values and defined values
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.for %i = %n to %n step %n iter_args(%a = %x) -> (f32, f32) {
    scf.yield %x : f32
  }
  return
}
// ----- scf.for
func.func @f(%n: index, %x: f32, %c: i1) {
  %z = arith.constant 0 : index
  scf.for %i = %n to %n step %z {
  }
  return
}
// ----- scf.for: expected induction variable to be same type as bounds and step
func.func @f(%n: i32, %x: f32, %c: i1) {
  "scf.for"(%n, %n, %n) ({
   ^bb0(%i: index):
    scf.yield
  }) : (i32, i32, i32) -> ()
  return
}
// ----- scf.for: mismatch in number of loop-carried values and defined values
func.func @f(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n) ({
   ^bb0(%i: i32):
    scf.yield %x : f32
  }) : (i32, i32, i32) -> f32
  return
}
// ----- scf.for: different number of inits and region iter_args: 1 != 0
func.func @f(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
   ^bb0(%i: i32):
    scf.yield %x : f32
  }) : (i32, i32, i32, f32) -> f32
  return
}
// ----- scf.for: 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'
func.func @f(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
   ^bb0(%i: i32, %j: i32):
    scf.yield %x : f32
  }) : (i32, i32, i32, f32) -> f32
  return
}
// ----- scf.for: 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'i32'
func.func @f(%n: i32, %x: f32, %c: i1) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
   ^bb0(%i: i32, %j: f32):
    scf.yield %x : f32
  }) : (i32, i32, i32, f32) -> i32
  return
}
// ----- scf.parallel: number of operands and types do not match: got 1 operands and 0 types
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) {
  }
  return
}
// ----- scf.parallel: expected 1 operands
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.parallel (%i) = (%n) to (%n, %n) step (%n) {
  }
  return
}
// ----- scf.parallel: needs at least one tuple element for lowerBound, upperBound and step
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.parallel () = () to () step () {
  }
  return
}
// ----- scf.parallel: constant step operand must be positive
func.func @f(%n: index, %x: f32, %c: i1) {
  %z = arith.constant 0 : index
  scf.parallel (%i) = (%n) to (%n) step (%z) {
  }
  return
}
// ----- scf.parallel: expects body to terminate with 'scf.reduce'
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    "a.b"() : () -> ()
    scf.yield
  }
  return
}
// ----- scf.parallel: expects number of results: 1 to be the same as number of reductions: 0
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce
  }
  return
}
// ----- scf.reduce: expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%n : index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  }
  return
}
// ----- scf.reduce: expected two block arguments with type 'f32' in the 0-th reduction region
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// ----- scf.reduce: expected two block arguments with type 'f32' in the 0-th reduction region
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: index):
      scf.reduce.return %a : f32
    }
  }
  return
}
// ----- scf.reduce.return: must have type 'f32' (the type of the reduction inputs)
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %n : index
    }
  }
  return
}
// ----- scf.yield: expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.yield %n : index
    }
  }
  return
}
// ----- scf.reduce: region #0 ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    }
  }
  return
}
// ----- operation defines 2 results but was provided 1 to bind
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x, %x) -> (f32, f32) {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
// ----- scf.execute_region: region needs to have at least one block
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.execute_region {
  }
  return
}
// ----- scf.execute_region: region cannot have any arguments
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.execute_region {
  ^bb0(%a: i32):
    scf.yield
  }
  return
}
// ----- scf.execute_region: along control flow edge from Operation scf.yield to parent: successor operand ...
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.execute_region -> i32 {
    scf.yield %n : index
  }
  return
}
// ----- scf.index_switch: expected result #0 of each region to be 'i32'
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
// ----- scf.index_switch: has duplicate case value: 1
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
// ----- scf.index_switch: expected result #0 of each region to be 'i32'
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
// ----- scf.index_switch: has 1 case regions but 2 case values
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = "scf.index_switch"(%n) <{cases = array<i64: 1, 2>}> ({ "test.x"() : () -> () }, { scf.yield } ) : (index) -> i32
  return
}
// ----- expected 2 upper bound values, got 1
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.forall (%i, %j) in (%n) {
  }
  return
}
// ----- expected 1 upper bound values, got 2
func.func @f(%n: index, %x: f32, %c: i1) {
  scf.forall (%i) = (%n) to (%n, %n) step (1) {
  }
  return
}
// ----- use of value '%t' expects different type than prior uses: 'tensor<5xf32>' vs 'tensor<4xf32>'
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<5xf32>) {
  }
  return
}
// ----- scf.forall.in_parallel: expected only ParallelCombiningOpInterface ops
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      %1 = arith.constant 1 : index
    }
  }
  return
}
// ----- tensor.parallel_insert_slice: may only insert into an output block argument
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %t[0][4][1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return
}
// ----- scf.yield: expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, ...
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.yield
  }
  return
}
// ----- scf.forall: attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  scf.forall (%i) in (%n) {
  } {mapping = [1]}
  return
}
// ----- scf.yield: expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, ...
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  scf.yield
}
// ----- scf.condition: expects parent op 'scf.while'
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  scf.condition(%c)
}
// ----- scf.while: expected as many input types as operands (expected 2 got 1)
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  scf.while (%a = %n, %b = %n) : (index) -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
// ----- scf.while: along control flow edge from parent to Region #0: successor operand type #0 'index' ...
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  "scf.while"(%n) ({
  ^bb0(%i: i32):
    scf.condition(%c)
  }, {
    scf.yield
  }) : (index) -> ()
  return
}
// ----- scf.while: along control flow edge from parent to Region #0: region branch point has 1 operands, ...
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  "scf.while"(%n) ({
  ^bb0:
    scf.condition(%c)
  }, {
    scf.yield
  }) : (index) -> ()
  return
}
// ----- scf.if: region #0 should have no arguments
func.func @f(%n: index, %x: f32, %c: i1, %t: tensor<4xf32>) {
  "scf.if"(%c) ({
  ^bb0(%a: i32):
    scf.yield
  }, {}) : (i1) -> ()
  return
}
// ----- use of value '%x' expects different type than prior uses: 'index' vs 'f32'
func.func @f(%n: index, %x: f32, %c: i1) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> index {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}
