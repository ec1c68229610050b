// COMPARE: --transform-interpreter
// ----- get_parent_op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.sequence %l : !op failures(propagate) {
    ^bb0(%x: !op):
      transform.debug.emit_remark_at %x, "loop" : !op
    }
    %r = transform.sequence %l : !op -> !op failures(suppress) {
    ^bb0(%x: !op):
      %p = transform.get_parent_op %x {op_name = "scf.while"} : (!op) -> !op
      transform.debug.emit_remark_at %p, "never" : !op
      transform.debug.emit_remark_at %x, "goes on" : !op
      transform.yield %p : !op
    }
    transform.debug.emit_remark_at %r, "never" : !op
    transform.yield
  }
}
// ----- get_parent_op: could not find a parent op that matches all requirements
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.sequence %l : !op failures(propagate) {
    ^bb0(%x: !op):
      %p = transform.get_parent_op %x {op_name = "scf.while"} : (!op) -> !op
    }
    transform.yield
  }
}
// ----- param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %p = transform.param.constant 3 : i64 -> !param
    transform.sequence %l, %p : !op, !param failures(propagate) {
    ^bb0(%x: !op, %q: !param):
      transform.debug.emit_param_as_remark %q at %x : !param, !op
    }
    transform.yield
  }
}
// ----- loop.unroll: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["memref.store"]} in %root : (!op) -> !op
    %l = transform.get_parent_op %s : (!op) -> !op
    transform.sequence %l : !op failures(propagate) {
    ^bb0(%x: !op):
      transform.loop.unroll %x {factor = 2} : !op
    }
    transform.debug.emit_remark_at %l, "gone" : !op
    transform.yield
  }
}
// ----- include, get_operand
!op = !transform.any_op
!value = !transform.any_value
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @inner(%a: !op {transform.readonly}) -> !op {
    %p = transform.get_parent_op %a {op_name = "scf.for"} : (!op) -> !op
    transform.yield %p : !op
  }
  transform.named_sequence @two(%a: !op {transform.readonly}, %p: !param {transform.readonly}) -> (!param, !op) {
    transform.debug.emit_param_as_remark %p, "inside" at %a : !param, !op
    transform.yield %p, %a : !param, !op
  }
  transform.named_sequence @eat(%a: !op {transform.consumed}) {
    transform.loop.unroll %a {factor = 2} : !op
    transform.yield
  }
  transform.named_sequence private @outside(%a: !op {transform.readonly})
  transform.named_sequence @stop(%a: !op {transform.readonly}) {
    %v = transform.get_operand %a[7] : (!op) -> !value
    transform.debug.emit_remark_at %a, "not reached" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["memref.store"]} in %root : (!op) -> !op
    %p = transform.include @inner failures(propagate) (%s) : (!op) -> !op
    transform.debug.emit_remark_at %p, "parent" : !op
    %one = transform.param.constant 1 : i64 -> !param
    %q, %r = transform.include @two failures(suppress) (%p, %one) : (!op, !param) -> (!param, !op)
    transform.debug.emit_param_as_remark %q at %r : !param, !op
    transform.yield
  }
}
// ----- include: could not find a parent op that matches all requirements
!op = !transform.any_op
!value = !transform.any_value
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @inner(%a: !op {transform.readonly}) -> !op {
    %p = transform.get_parent_op %a {op_name = "scf.for"} : (!op) -> !op
    transform.yield %p : !op
  }
  transform.named_sequence @two(%a: !op {transform.readonly}, %p: !param {transform.readonly}) -> (!param, !op) {
    transform.debug.emit_param_as_remark %p, "inside" at %a : !param, !op
    transform.yield %p, %a : !param, !op
  }
  transform.named_sequence @eat(%a: !op {transform.consumed}) {
    transform.loop.unroll %a {factor = 2} : !op
    transform.yield
  }
  transform.named_sequence private @outside(%a: !op {transform.readonly})
  transform.named_sequence @stop(%a: !op {transform.readonly}) {
    %v = transform.get_operand %a[7] : (!op) -> !value
    transform.debug.emit_remark_at %a, "not reached" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %p = transform.include @inner failures(propagate) (%s) : (!op) -> !op
    transform.yield
  }
}
// ----- include, get_operand
!op = !transform.any_op
!value = !transform.any_value
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @inner(%a: !op {transform.readonly}) -> !op {
    %p = transform.get_parent_op %a {op_name = "scf.for"} : (!op) -> !op
    transform.yield %p : !op
  }
  transform.named_sequence @two(%a: !op {transform.readonly}, %p: !param {transform.readonly}) -> (!param, !op) {
    transform.debug.emit_param_as_remark %p, "inside" at %a : !param, !op
    transform.yield %p, %a : !param, !op
  }
  transform.named_sequence @eat(%a: !op {transform.consumed}) {
    transform.loop.unroll %a {factor = 2} : !op
    transform.yield
  }
  transform.named_sequence private @outside(%a: !op {transform.readonly})
  transform.named_sequence @stop(%a: !op {transform.readonly}) {
    %v = transform.get_operand %a[7] : (!op) -> !value
    transform.debug.emit_remark_at %a, "not reached" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %p = transform.include @inner failures(suppress) (%s) : (!op) -> !op
    transform.debug.emit_remark_at %p, "never" : !op
    transform.debug.emit_remark_at %s, "here" : !op
    transform.yield
  }
}
// ----- include, get_operand
!op = !transform.any_op
!value = !transform.any_value
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @inner(%a: !op {transform.readonly}) -> !op {
    %p = transform.get_parent_op %a {op_name = "scf.for"} : (!op) -> !op
    transform.yield %p : !op
  }
  transform.named_sequence @two(%a: !op {transform.readonly}, %p: !param {transform.readonly}) -> (!param, !op) {
    transform.debug.emit_param_as_remark %p, "inside" at %a : !param, !op
    transform.yield %p, %a : !param, !op
  }
  transform.named_sequence @eat(%a: !op {transform.consumed}) {
    transform.loop.unroll %a {factor = 2} : !op
    transform.yield
  }
  transform.named_sequence private @outside(%a: !op {transform.readonly})
  transform.named_sequence @stop(%a: !op {transform.readonly}) {
    %v = transform.get_operand %a[7] : (!op) -> !value
    transform.debug.emit_remark_at %a, "not reached" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.include @stop failures(suppress) (%s) : (!op) -> ()
    transform.yield
  }
}
// ----- include: position overflow 7 (updated from 7) for maximum 2
!op = !transform.any_op
!value = !transform.any_value
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @inner(%a: !op {transform.readonly}) -> !op {
    %p = transform.get_parent_op %a {op_name = "scf.for"} : (!op) -> !op
    transform.yield %p : !op
  }
  transform.named_sequence @two(%a: !op {transform.readonly}, %p: !param {transform.readonly}) -> (!param, !op) {
    transform.debug.emit_param_as_remark %p, "inside" at %a : !param, !op
    transform.yield %p, %a : !param, !op
  }
  transform.named_sequence @eat(%a: !op {transform.consumed}) {
    transform.loop.unroll %a {factor = 2} : !op
    transform.yield
  }
  transform.named_sequence private @outside(%a: !op {transform.readonly})
  transform.named_sequence @stop(%a: !op {transform.readonly}) {
    %v = transform.get_operand %a[7] : (!op) -> !value
    transform.debug.emit_remark_at %a, "not reached" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.include @stop failures(propagate) (%s) : (!op) -> ()
    transform.yield
  }
}
// ----- include: unresolved external named sequence
!op = !transform.any_op
!value = !transform.any_value
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @inner(%a: !op {transform.readonly}) -> !op {
    %p = transform.get_parent_op %a {op_name = "scf.for"} : (!op) -> !op
    transform.yield %p : !op
  }
  transform.named_sequence @two(%a: !op {transform.readonly}, %p: !param {transform.readonly}) -> (!param, !op) {
    transform.debug.emit_param_as_remark %p, "inside" at %a : !param, !op
    transform.yield %p, %a : !param, !op
  }
  transform.named_sequence @eat(%a: !op {transform.consumed}) {
    transform.loop.unroll %a {factor = 2} : !op
    transform.yield
  }
  transform.named_sequence private @outside(%a: !op {transform.readonly})
  transform.named_sequence @stop(%a: !op {transform.readonly}) {
    %v = transform.get_operand %a[7] : (!op) -> !value
    transform.debug.emit_remark_at %a, "not reached" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.include @outside failures(propagate) (%s) : (!op) -> ()
    transform.yield
  }
}
// ----- include: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
!value = !transform.any_value
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @inner(%a: !op {transform.readonly}) -> !op {
    %p = transform.get_parent_op %a {op_name = "scf.for"} : (!op) -> !op
    transform.yield %p : !op
  }
  transform.named_sequence @two(%a: !op {transform.readonly}, %p: !param {transform.readonly}) -> (!param, !op) {
    transform.debug.emit_param_as_remark %p, "inside" at %a : !param, !op
    transform.yield %p, %a : !param, !op
  }
  transform.named_sequence @eat(%a: !op {transform.consumed}) {
    transform.loop.unroll %a {factor = 2} : !op
    transform.yield
  }
  transform.named_sequence private @outside(%a: !op {transform.readonly})
  transform.named_sequence @stop(%a: !op {transform.readonly}) {
    %v = transform.get_operand %a[7] : (!op) -> !value
    transform.debug.emit_remark_at %a, "not reached" : !op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["memref.store"]} in %root : (!op) -> !op
    %l = transform.get_parent_op %s {op_name = "scf.for"} : (!op) -> !op
    transform.include @eat failures(propagate) (%l) : (!op) -> ()
    transform.debug.emit_remark_at %l, "gone" : !op
    transform.yield
  }
}
// ----- foreach
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %r = transform.foreach %mul : !op -> !op {
    ^bb0(%x: !op):
      transform.debug.emit_remark_at %x, "one" : !op
      transform.yield %x : !op
    }
    transform.debug.emit_remark_at %r, "all" : !op
    transform.yield
  }
}
// ----- num_associations, get_result
!op = !transform.any_op
!value = !transform.any_value
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %v = transform.get_result %mul[0] : (!op) -> !value
    %n = transform.num_associations %mul : (!op) -> !param
    %nn = transform.merge_handles %n, %n : !param
    %a, %b = transform.foreach %mul, %v, %nn : !op, !value, !param -> !value, !param {
    ^bb0(%x: !op, %y: !value, %z: !param):
      transform.debug.emit_param_as_remark %z at %x : !param, !op
      transform.yield %y, %z : !value, !param
    }
    transform.debug.emit_remark_at %a, "value" : !value
    transform.debug.emit_param_as_remark %b : !param
    transform.yield
  }
}
// ----- foreach: prior targets' payload size ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.foreach %mul, %add : !op, !op {
    ^bb0(%x: !op, %y: !op):
    }
    transform.yield
  }
}
// ----- foreach: prior targets' payload size ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.foreach %add, %add, %mul : !op, !op, !op {
    ^bb0(%x: !op, %y: !op, %z: !op):
    }
    transform.yield
  }
}
// ----- foreach
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.foreach %mul, %add with_zip_shortest : !op, !op {
    ^bb0(%x: !op, %y: !op):
      transform.debug.emit_remark_at %x, "first" : !op
      transform.debug.emit_remark_at %y, "second" : !op
    }
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %e = transform.foreach %mul, %none with_zip_shortest : !op, !op -> !op {
    ^bb0(%x: !op, %y: !op):
      transform.yield %y : !op
    }
    transform.debug.emit_remark_at %e, "never" : !op
    transform.yield
  }
}
// ----- get_producer_of_operand: could not find a producer for operand number: 0 of %0 = "arith.addi"...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    transform.foreach %mul : !op {
    ^bb0(%x: !op):
      %p = transform.get_producer_of_operand %x[0] : (!op) -> !op
      %q = transform.get_producer_of_operand %p[0] : (!op) -> !op
      transform.debug.emit_remark_at %q, "grand" : !op
    }
    transform.yield
  }
}
// ----- foreach, loop.unroll
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.foreach %l : !op {
    ^bb0(%x: !op):
      transform.loop.unroll %x {factor = 2} : !op
    }
    transform.yield
  }
}
// ----- foreach: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["memref.store"]} in %root : (!op) -> !op
    %l = transform.get_parent_op %s : (!op) -> !op
    %r = transform.foreach %l : !op -> !op {
    ^bb0(%x: !op):
      %f = transform.get_parent_op %x : (!op) -> !op
      transform.loop.unroll %x {factor = 2} : !op
      transform.yield %f : !op
    }
    transform.debug.emit_remark_at %r, "outer" : !op
    transform.debug.emit_remark_at %l, "gone" : !op
    transform.yield
  }
}
// ----- annotate, alternatives
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @one(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @two(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %r = transform.alternatives %f : !op -> !op {
    ^bb0(%x: !op):
      %l = transform.get_parent_op %x {op_name = "scf.for"} : (!op) -> !op
      transform.yield %l : !op
    }, {
    ^bb0(%x: !op):
      transform.annotate %x "second" : !op
      transform.yield %x : !op
    }
    transform.debug.emit_remark_at %r, "chosen" : !op
    transform.yield
  }
}
// ----- annotate: op uses a handle invalidated by a previously executed transform op
// MLIR LEFT OUT: which of two payload operations a note names follows a hash table of pointers
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @one(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @two(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.alternatives %f : !op {
    ^bb0(%x: !op):
      transform.annotate %x "first" : !op
    }, {
    ^bb0(%x: !op):
      transform.annotate %x "second" : !op
    }
    transform.debug.emit_remark_at %f, "gone" : !op
    transform.yield
  }
}
// ----- annotate, alternatives
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @one(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @two(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.alternatives %f : !op {
    ^bb0(%x: !op):
      transform.annotate %x "first" : !op
      %l = transform.get_parent_op %x {op_name = "scf.for"} : (!op) -> !op
    }, {
    ^bb0(%x: !op):
    }
    transform.yield
  }
}
// ----- annotate: all alternatives failed
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @one(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @two(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.alternatives %f : !op {
    ^bb0(%x: !op):
      %l = transform.get_parent_op %x {op_name = "scf.for"} : (!op) -> !op
    }, {
    ^bb0(%x: !op):
      transform.annotate %x "first" : !op
      %l = transform.get_parent_op %x {op_name = "scf.while"} : (!op) -> !op
    }
    transform.yield
  }
}
// ----- alternatives: only isolated-from-above ops can be alternative scopes
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @one(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @two(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.alternatives %a : !op {
    ^bb0(%x: !op):
    }
    transform.yield
  }
}
// ----- alternatives
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @one(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @two(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %r = transform.alternatives %a : !op -> !op {
    ^bb0(%x: !op):
      transform.debug.emit_remark_at %x, "never" : !op
      transform.yield %x : !op
    }
    transform.debug.emit_remark_at %r, "never" : !op
    transform.yield
  }
}
// ----- alternatives: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @one(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @two(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.muli %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %a = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    transform.alternatives %f : !op {
    ^bb0(%x: !op):
    }
    transform.debug.emit_remark_at %a, "gone" : !op
    transform.yield
  }
}
// ----- annotate: scope must not contain the transforms being applied
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @one(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @two(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.alternatives %root : !op {
    ^bb0(%x: !op):
      transform.annotate %x "test.mark" : !op
    }
    transform.yield
  }
}
// ----- alternatives, get_operand
// MLIR LEFT OUT: an assertion fails in mlir-opt: maxNumber > 0 && "expected size to be positive"
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @one(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
  func.func @two(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %a : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.alternatives %f : !op {
    ^bb0(%x: !op):
      %v = transform.get_operand %x[0] : (!op) -> !value
    }, {
    ^bb0(%x: !op):
    }
    transform.yield
  }
}
// ----- tune.alternatives, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %r = transform.tune.alternatives<"choice"> selected_region = 0 -> !param {
      %a = transform.param.constant 10 : i64 -> !param
      transform.yield %a : !param
    }, {
      %a = transform.param.constant 20 : i64 -> !param
      transform.yield %a : !param
    }
    transform.debug.emit_param_as_remark %r : !param
    transform.yield
  }
}
// ----- tune.alternatives, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %r = transform.tune.alternatives<"choice"> selected_region = 1 -> !param {
      %a = transform.param.constant 10 : i64 -> !param
      transform.yield %a : !param
    }, {
      %a = transform.param.constant 20 : i64 -> !param
      transform.yield %a : !param
    }
    transform.debug.emit_param_as_remark %r : !param
    transform.yield
  }
}
// ----- tune.alternatives, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.param.constant 1 : i64 -> !any
    %r = transform.tune.alternatives<"choice"> selected_region = %s : !any -> !param {
      %a = transform.param.constant 10 : i64 -> !param
      transform.yield %a : !param
    }, {
      %a = transform.param.constant 20 : i64 -> !param
      transform.yield %a : !param
    }
    transform.debug.emit_param_as_remark %r : !param
    transform.yield
  }
}
// ----- tune.alternatives: selected_region: attribute/param specifies region at index 2 while op has only 2 regions
!op = !transform.any_op
!param = !transform.param<i64>
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.param.constant 2 : i64 -> !any
    %r = transform.tune.alternatives<"choice"> selected_region = %s : !any -> !param {
      %a = transform.param.constant 10 : i64 -> !param
      transform.yield %a : !param
    }, {
      %a = transform.param.constant 20 : i64 -> !param
      transform.yield %a : !param
    }
    transform.debug.emit_param_as_remark %r : !param
    transform.yield
  }
}
// ----- tune.alternatives: selected_region: attribute/param specifies region at index -1 while op has only 2 regions
!op = !transform.any_op
!param = !transform.param<i64>
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.param.constant -1 : i64 -> !any
    %r = transform.tune.alternatives<"choice"> selected_region = %s : !any -> !param {
      %a = transform.param.constant 10 : i64 -> !param
      transform.yield %a : !param
    }, {
      %a = transform.param.constant 20 : i64 -> !param
      transform.yield %a : !param
    }
    transform.debug.emit_param_as_remark %r : !param
    transform.yield
  }
}
// ----- tune.alternatives: param should hold exactly one integer attribute, got: "x"
!op = !transform.any_op
!param = !transform.param<i64>
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.param.constant "x" -> !any
    %r = transform.tune.alternatives<"choice"> selected_region = %s : !any -> !param {
      %a = transform.param.constant 10 : i64 -> !param
      transform.yield %a : !param
    }, {
      %a = transform.param.constant 20 : i64 -> !param
      transform.yield %a : !param
    }
    transform.debug.emit_param_as_remark %r : !param
    transform.yield
  }
}
// ----- tune.alternatives, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.param.constant 0 : index -> !any
    %r = transform.tune.alternatives<"choice"> selected_region = %s : !any -> !param {
      %a = transform.param.constant 10 : i64 -> !param
      transform.yield %a : !param
    }, {
      %a = transform.param.constant 20 : i64 -> !param
      transform.yield %a : !param
    }
    transform.debug.emit_param_as_remark %r : !param
    transform.yield
  }
}
// ----- merge_handles: param should hold exactly one integer attribute, got: 1 : i64
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.param.constant 1 : i64 -> !any
    %t = transform.merge_handles %s, %s : !any
    transform.tune.alternatives<"choice"> selected_region = %t : !any {
    }, {
    }
    transform.yield
  }
}
// ----- tune.alternatives: non-deterministic choice "choice" is only resolved through providing a `selected_region` attr/param
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    transform.tune.alternatives<"choice"> {
      transform.debug.emit_remark_at %root, "first" : !op
    }, {
    }
    transform.yield
  }
}
// ----- tune.knob: non-deterministic choice "later" is only resolved through providing a `selected` attr
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.tune.knob<"tile"> = 4 from options = [2, 4] -> !any
    transform.debug.emit_param_as_remark %a : !any
    %b = transform.tune.knob<"flag"> = true from options = [true, false] -> !any
    transform.debug.emit_param_as_remark %b : !any
    %c = transform.tune.knob<"later"> options = [2, 4] -> !any
    transform.yield
  }
}
// ----- tune.knob: expected the type of the parameter attribute ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.tune.knob<"tile"> = 4 from options = [2, 4] -> !transform.param<i32>
    transform.yield
  }
}
// ----- verify: arith.addi: attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags
// MLIR LEFT OUT: mlir-opt crashes
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.verify %add : !op
    transform.verify %root : !op
    transform.annotate %add "overflowFlags" : !op
    transform.debug.emit_remark_at %add, "still here" : !op
    transform.yield
  }
}
// ----- verify: func.func: visibility expected to be one of ...
!op = !transform.any_op
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %p = transform.param.constant "bogus" -> !any
    transform.annotate %f "sym_visibility" = %p : !op, !any
    transform.verify %f : !op
    transform.yield
  }
}
// ----- loop.unroll: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %s = transform.structured.match ops{["memref.store"]} in %root : (!op) -> !op
    %i = transform.get_parent_op %s : (!op) -> !op
    transform.loop.unroll %i {factor = 2} : !op
    transform.debug.emit_remark_at %s, "gone" : !op
    transform.yield
  }
}
// ----- get_operand: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %s = transform.structured.match ops{["memref.store"]} in %root : (!op) -> !op
    %v = transform.get_operand %s[0] : (!op) -> !value
    %i = transform.get_parent_op %s : (!op) -> !op
    transform.loop.unroll %i {factor = 2} : !op
    transform.debug.emit_remark_at %v, "gone" : !value
    transform.yield
  }
}
// ----- get_result: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %v = transform.get_result %a[0] : (!op) -> !value
    %g = transform.apply_registered_pass "canonicalize" to %f : (!op) -> !op
    transform.debug.emit_remark_at %v, "gone" : !value
    transform.yield
  }
}
// ----- apply_registered_pass: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %g = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %h = transform.apply_registered_pass "cse" to %f : (!op) -> !op
    transform.debug.emit_remark_at %h, "new" : !op
    transform.debug.emit_remark_at %g, "alias" : !op
    transform.yield
  }
}
// ----- apply_registered_pass: op uses a handle invalidated by a previously executed transform op
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %h = transform.apply_registered_pass "cse" to %f : (!op) -> !op
    %h2 = transform.apply_registered_pass "cse" to %f : (!op) -> !op
    transform.yield
  }
}
// ----- apply_dce
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.apply_dce to %f : !op
    transform.debug.emit_remark_at %a, "still there" : !op
    transform.yield
  }
}
// ----- apply_registered_pass: unknown pass or pass pipeline: nothing-of-the-kind
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %g = transform.apply_registered_pass "nothing-of-the-kind" to %f : (!op) -> !op
    transform.yield
  }
}
// ----- apply_registered_pass: ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %g = transform.apply_registered_pass "canonicalize" with options = {"nothing" = 1} to %f : (!op) -> !op
    transform.yield
  }
}
// ----- apply_registered_pass: func.func:  was scheduled to run under the inliner, but does not define a symbol table
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %g = transform.apply_registered_pass "inline" to %f : (!op) -> !op
    transform.yield
  }
}
// ----- apply_registered_pass, param.constant
!op = !transform.any_op
!param = !transform.param<i64>
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %n = transform.param.constant 1 : i64 -> !param
    %t = transform.param.constant false -> !any
    %g = transform.apply_registered_pass "canonicalize" with options = { "max-iterations" = %n, "top-down" = %t,
        "test-convergence" = true } to %f : (!op, !param, !any) -> !op
    %h = transform.apply_registered_pass "canonicalize" with options = { "disable-patterns" = ["x", "y"] } to %g : (!op) -> !op
    transform.yield
  }
}
// ----- apply_patterns, apply_patterns.canonicalization
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } {apply_cse, max_iterations = 2 : i64, max_num_rewrites = 3 : i64} : !op
    transform.yield
  }
}
// ----- apply_cse
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.apply_cse to %a : !op
    transform.yield
  }
}
// ----- apply_dce
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.apply_dce to %a : !op
    transform.yield
  }
}
// ----- apply_licm: transform applied to the wrong op kind
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.apply_licm to %a : !op
    transform.yield
  }
}
// ----- apply_patterns, apply_patterns.canonicalization
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.apply_patterns to %a {
      transform.apply_patterns.canonicalization
    } : !op
    transform.yield
  }
}
// ----- apply_licm, apply_cse
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.apply_licm to %l : !op
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.apply_cse to %f : !op
    transform.apply_dce to %f : !op
    transform.yield
  }
}
// ----- apply_conversion_patterns.memref.memref_to_llvm_type_converter, apply_conversion_patterns
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @loops(%m: memref<?xindex>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %s = arith.addi %i, %n : index
        %t = arith.muli %n, %n : index
        memref.store %s, %m[%t] : memref<?xindex>
      }
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["func", "llvm", "scf", "memref"], partial_conversion} : !op
    transform.yield
  }
}
// ----- apply_conversion_patterns.memref.memref_to_llvm_type_converter, apply_conversion_patterns
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_ops = ["func.func", "func.return"], legal_dialects = ["llvm"], illegal_ops = ["arith.addi"], preserve_handles} : !op
    transform.debug.emit_remark_at %f, "still there" : !op
    transform.yield
  }
}
// ----- apply_conversion_patterns.memref.memref_to_llvm_type_converter: failed to legalize operation 'func.return' that was explicitly marked illega
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_ops = ["func.func"], legal_dialects = ["llvm"], illegal_dialects = ["func"], partial_conversion} : !op
    transform.yield
  }
}
// ----- pattern descriptor does not specify type converter and apply_conversion_patterns op has no default ...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.dialect_to_llvm "arith"
    } {legal_dialects = ["llvm"], partial_conversion} : !op
    transform.yield
  }
}
// ----- could not find a nested named sequence with name: __transform_main
module attributes {transform.with_named_sequence} {
  transform.named_sequence @other(%root: !transform.any_op) {
    transform.yield
  }
}
// ----- transform.named_sequence: expects a single-block region
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly})
}
// ----- transform.named_sequence: expects the entry block to have at least one argument
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main() {
    transform.yield
  }
}
// ----- operation expects 1 extra value bindings, but 0 were provided to the interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op, %x: !transform.any_op) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) -> !transform.any_op {
    transform.yield %root : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.op<"builtin.module">) {
    transform.debug.emit_remark_at %root, "root" : !transform.op<"builtin.module">
    transform.yield
  }
}
// -----
module {
  func.func @control_flow() {
    return
  }
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @__transform_main(%root: !transform.any_op) {
      %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %f, "nested script" : !transform.any_op
      transform.yield
    }
  }
}
