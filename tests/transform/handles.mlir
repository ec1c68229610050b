// COMPARE: --transform-interpreter
// ----- merge_handles, num_associations
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
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %all = transform.merge_handles %add, %mul, %add : !op
    transform.debug.emit_remark_at %all, "merged" : !op
    %some = transform.merge_handles deduplicate %add, %mul, %add : !op
    transform.debug.emit_remark_at %some, "without duplicates" : !op
    %n = transform.num_associations %all : (!op) -> !param
    %m = transform.num_associations %some : (!op) -> !param
    %both = transform.merge_handles %n, %m : !param
    transform.debug.emit_param_as_remark %both, "sizes" : !param
    %v = transform.get_result %mul[0] : (!op) -> !value
    %vs = transform.merge_handles deduplicate %v, %v : !value
    transform.debug.emit_remark_at %vs, "value" : !value
    transform.yield
  }
}
// ----- replicate, param.constant
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
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %one = transform.param.constant 1 : i64 -> !param
    %r:2 = transform.replicate num(%mul) %add, %one : !op, !op, !param
    transform.debug.emit_remark_at %r#0, "twice" : !op
    transform.debug.emit_param_as_remark %r#1 : !param
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %e = transform.replicate num(%none) %add : !op, !op
    transform.debug.emit_remark_at %e, "never" : !op
    transform.yield
  }
}
// ----- select, cast
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %all = transform.structured.match ops{["arith.addi", "arith.muli", "func.return"]} in %root : (!op) -> !op
    %mul = transform.select "arith.muli" in %all : (!op) -> !op
    transform.debug.emit_remark_at %mul, "selected" : !op
    %none = transform.select "scf.for" in %all : (!op) -> !op
    transform.debug.emit_remark_at %none, "never" : !op
    %typed = transform.select "arith.muli" in %all : (!op) -> !transform.op<"arith.muli">
    %back = transform.cast %typed : !transform.op<"arith.muli"> to !op
    transform.debug.emit_remark_at %back, "cast" : !op
    transform.yield
  }
}
// ----- cast: incompatible payload operation name expected arith.muli vs arith.addi -> %0 = "arith.addi"...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %all = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!op) -> !op
    %typed = transform.cast %all : !op to !transform.op<"arith.muli">
    transform.yield
  }
}
// ----- incompatible payload operation name expected arith.addi vs arith.muli -> %1 = "arith.muli"...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %typed = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!op) -> !transform.op<"arith.addi">
    transform.yield
  }
}
// ----- split_handle
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %all = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!op) -> !op
    %a, %b, %c = transform.split_handle %all : (!op) -> (!op, !op, !op)
    transform.debug.emit_remark_at %b, "second" : !op
    %again = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %x, %y, %z = transform.split_handle %again {fail_on_payload_too_small = false} : (!op) -> (!op, !op, !op)
    transform.debug.emit_remark_at %z, "never" : !op
    transform.debug.emit_remark_at %x, "x" : !op
    %third = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!op) -> !op
    %o, %rest = transform.split_handle %third {overflow_result = 1} : (!op) -> (!op, !op)
    transform.debug.emit_remark_at %rest, "overflow" : !op
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %e, %f = transform.split_handle %none : (!op) -> (!op, !op)
    transform.debug.emit_remark_at %e, "never" : !op
    transform.yield
  }
}
// ----- split_handle: %0 = "transform.structured.match"...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %all = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %a, %b, %c = transform.split_handle %all : (!op) -> (!op, !op, !op)
    transform.yield
  }
}
// ----- split_handle: %0 = "transform.structured.match"...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %all = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %a = transform.split_handle %all : (!op) -> !op
    transform.yield
  }
}
// ----- split_handle: %0 = "transform.structured.match"...
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %a, %b = transform.split_handle %none {pass_through_empty_handle = false} : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- split_handle
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %a, %b = transform.split_handle %none {pass_through_empty_handle = false, fail_on_payload_too_small = false} : (!op) -> (!op, !op)
    transform.yield
  }
}
// ----- %2 = "transform.merge_handles"...
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
    %one = transform.param.constant 1 : i64 -> !param
    %two = transform.param.constant 2 : i64 -> !param
    %p = transform.merge_handles %one, %two : !param
    %a, %b = transform.split_handle %p : (!param) -> (!param, !param)
    transform.debug.emit_param_as_remark %b : !param
    %c, %d, %e = transform.split_handle %p : (!param) -> (!param, !param, !param)
    transform.yield
  }
}
// ----- split_handle: %1 = "transform.get_operand"...
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %v = transform.get_operand %mul[all] : (!op) -> !value
    %a, %b = transform.split_handle %v : (!value) -> (!value, !value)
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
    %store = transform.structured.match ops{["memref.store"]} in %root : (!op) -> !op
    %p = transform.get_parent_op %store : (!op) -> !op
    transform.debug.emit_remark_at %p, "parent" : !op
    %pp = transform.get_parent_op %store {nth_parent = 2} : (!op) -> !op
    transform.debug.emit_remark_at %pp, "second parent" : !op
    %for2 = transform.get_parent_op %store {op_name = "scf.for", nth_parent = 2} : (!op) -> !op
    transform.debug.emit_remark_at %for2, "second loop" : !op
    %f = transform.get_parent_op %store {isolated_from_above} : (!op) -> !op
    transform.debug.emit_remark_at %f, "isolated" : !op
    %none = transform.get_parent_op %store {op_name = "scf.while", allow_empty_results} : (!op) -> !op
    transform.debug.emit_remark_at %none, "never" : !op
    %arith = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!op) -> !op
    %once = transform.get_parent_op %arith {deduplicate} : (!op) -> !op
    transform.debug.emit_remark_at %once, "once" : !op
    %twice = transform.get_parent_op %arith : (!op) -> !op
    transform.debug.emit_remark_at %twice, "twice" : !op
    %iso = transform.get_parent_op %arith {isolated_from_above, op_name = "builtin.module", deduplicate} : (!op) -> !op
    transform.debug.emit_remark_at %iso, "module" : !op
    %bad = transform.get_parent_op %arith {op_name = "scf.while"} : (!op) -> !op
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
    %store = transform.structured.match ops{["memref.store"]} in %root : (!op) -> !op
    %bad = transform.get_parent_op %store {nth_parent = 7} : (!op) -> !op
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
    %bad = transform.get_parent_op %root : (!op) -> !op
    transform.yield
  }
}
// ----- get_producer_of_operand: could not find a producer for operand number: 1 of %2 = "arith.muli"...
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.muli"]} in %root : (!op) -> !op
    %m1, %m2 = transform.split_handle %mul : (!op) -> (!op, !op)
    %p = transform.get_producer_of_operand %m2[0] : (!op) -> !op
    transform.debug.emit_remark_at %p, "producer" : !op
    %q = transform.get_producer_of_operand %m1[1] : (!op) -> !op
    %c = transform.get_consumers_of_result %q[0] : (!op) -> !op
    transform.debug.emit_remark_at %c, "consumer" : !op
    %v = transform.get_operand %m2[0] : (!op) -> !value
    %d = transform.get_defining_op %v : (!value) -> !op
    transform.debug.emit_remark_at %d, "defining" : !op
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %e = transform.get_consumers_of_result %none[0] : (!op) -> !op
    transform.debug.emit_remark_at %e, "never" : !op
    %block = transform.get_producer_of_operand %m2[1] : (!op) -> !op
    transform.yield
  }
}
// ----- get_defining_op: cannot get defining op of block argument
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %v = transform.get_operand %mul[0] : (!op) -> !value
    %d = transform.get_defining_op %v : (!value) -> !op
    transform.yield
  }
}
// ----- get_producer_of_operand: could not find a producer for operand number: 2 of %1 = "arith.muli"...
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
    %p = transform.get_producer_of_operand %mul[2] : (!op) -> !op
    transform.yield
  }
}
// ----- get_consumers_of_result: handle must be mapped to exactly one payload op
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
    %p = transform.get_consumers_of_result %mul[0] : (!op) -> !op
    transform.yield
  }
}
// ----- get_consumers_of_result: result number overflow
!op = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %mul = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %p = transform.get_consumers_of_result %mul[1] : (!op) -> !op
    transform.yield
  }
}
// ----- get_operand, get_type
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_get_type(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[0] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_operand, get_type
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_get_type_2(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[0, 2] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_operand, get_type
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_get_type_3(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[-1] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_operand, get_type
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_get_type_4(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[except(0)] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_operand, get_type
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_get_type_5(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[except(-1, 0)] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_operand, get_type
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_get_type_6(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[all] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_operand: position overflow 3 (updated from 3) for maximum 3
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_position_overflow_3_updated(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[3] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_operand: position underflow -1 (updated from -4)
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_position_underflow_1_updated_from_4(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[-4] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_operand: repeated position 1 (updated from -2)
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_repeated_position_1_updated_from_2(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[1, -2] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- transform.get_operand: expected the listed values to be unique
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_expected_the_listed_values_to_be_unique(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[0, 0] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_operand: position overflow 5 (updated from 5) for maximum 3
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @get_operand_position_overflow_5_updated(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_operand %op[except(5)] : (!op) -> !value
    transform.debug.emit_remark_at %v, "operand" : !value
    %t = transform.get_type %v : (!value) -> !any
    transform.debug.emit_param_as_remark %t : !any
    %e = transform.get_type elemental %v : (!value) -> !any
    transform.debug.emit_param_as_remark %e : !any
    transform.yield
  }
}
// ----- get_result, get_type
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @get_result_get_type(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_result %op[0] : (!op) -> !value
    transform.debug.emit_remark_at %v, "result" : !value
    %t = transform.get_type %v : (!value) -> !transform.type
    transform.debug.emit_param_as_remark %t, "type" at %op : !transform.type, !op
    transform.yield
  }
}
// ----- get_result, get_type
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @get_result_get_type_2(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_result %op[-1] : (!op) -> !value
    transform.debug.emit_remark_at %v, "result" : !value
    %t = transform.get_type %v : (!value) -> !transform.type
    transform.debug.emit_param_as_remark %t, "type" at %op : !transform.type, !op
    transform.yield
  }
}
// ----- get_result, get_type
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @get_result_get_type_3(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_result %op[all] : (!op) -> !value
    transform.debug.emit_remark_at %v, "result" : !value
    %t = transform.get_type %v : (!value) -> !transform.type
    transform.debug.emit_param_as_remark %t, "type" at %op : !transform.type, !op
    transform.yield
  }
}
// ----- get_result: position overflow 1 (updated from 1) for maximum 1
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @get_result_position_overflow_1_updated(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_result %op[1] : (!op) -> !value
    transform.debug.emit_remark_at %v, "result" : !value
    %t = transform.get_type %v : (!value) -> !transform.type
    transform.debug.emit_param_as_remark %t, "type" at %op : !transform.type, !op
    transform.yield
  }
}
// ----- get_result: position underflow -1 (updated from -2)
!op = !transform.any_op
!value = !transform.any_value
module attributes {transform.with_named_sequence} {
  func.func @get_result_position_underflow_1_updated_from_2(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>, %c: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %zero = arith.constant 0.0 : f32
    %0 = linalg.fill ins(%zero : f32) outs(%c : tensor<8x32xf32>) -> tensor<8x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    return %1 : tensor<8x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %op = transform.structured.match ops{["linalg.matmul"]} in %root : (!op) -> !op
    %v = transform.get_result %op[-2] : (!op) -> !value
    transform.debug.emit_remark_at %v, "result" : !value
    %t = transform.get_type %v : (!value) -> !transform.type
    transform.debug.emit_param_as_remark %t, "type" at %op : !transform.type, !op
    transform.yield
  }
}
// ----- num_associations: position overflow 0 (updated from 0) for maximum 0
// MLIR LEFT OUT: an assertion fails in mlir-opt: maxNumber > 0 && "expected size to be positive"
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
  transform.named_sequence @__transform_main(%root: !op) {
    %for = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %v = transform.get_result %for[all] : (!op) -> !value
    %n = transform.num_associations %v : (!value) -> !param
    transform.debug.emit_param_as_remark %n : !param
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    %o = transform.get_operand %f[0] : (!op) -> !value
    transform.yield
  }
}
// ----- get_result, param.constant
!op = !transform.any_op
!value = !transform.any_value
!any = !transform.any_param
module attributes {transform.with_named_sequence} {
  func.func @chain(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.muli %1, %a : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %v = transform.get_result %add[0] : (!op) -> !value
    transform.debug.emit_remark_at %v, "a result" : !value
    %a = transform.get_operand %add[1] : (!op) -> !value
    transform.debug.emit_remark_at %a, "an argument" : !value
    %p = transform.param.constant [1, "x", f32] -> !any
    transform.debug.emit_param_as_remark %p : !any
    transform.debug.emit_param_as_remark %p, "with text" at %add : !any, !op
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.debug.emit_param_as_remark %p at %none : !any, !op
    transform.yield
  }
}
// ----- param.constant: expected parameter to be an integer attribute, got 1.000000e+00 : f32
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
    %p = transform.param.constant 1.0 : f32 -> !param
    transform.yield
  }
}
// ----- param.constant: expected the type of the parameter attribute ...
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
    %p = transform.param.constant 1 : i32 -> !param
    transform.yield
  }
}
// ----- print: func.func: visibility expected to be one of ...
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
    transform.print
    transform.print {name = "everything"}
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    transform.print %add : !op
    transform.print %add {name = "an addition", use_local_scope} : !op
    %f = transform.structured.match ops{["func.func"]} in %root : (!op) -> !op
    transform.print %f {skip_regions, assume_verified} : !op
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    transform.print %none {name = "nothing"} : !op
    transform.annotate %add "unit" : !op
    %p = transform.param.constant "text" -> !any
    transform.annotate %f "param" = %p : !op, !any
    transform.annotate %none "param" = %p : !op, !any
    transform.annotate %f "sym_visibility" = %p : !op, !any
    transform.yield
  }
}
// ----- merge_handles: parameter and target have different payload lengths (2 vs 1)
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
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %one = transform.param.constant 1 : i64 -> !param
    %both = transform.merge_handles %one, %one : !param
    transform.annotate %add "param" = %both : !op, !param
    transform.yield
  }
}
// ----- replicate: parameter and target have different payload lengths (0 vs 1)
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
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!op) -> !op
    %none = transform.structured.match ops{["scf.for"]} in %root : (!op) -> !op
    %n = transform.param.constant 1 : i64 -> !param
    %r = transform.replicate num(%none) %n : !op, !param
    transform.annotate %add "param" = %r : !op, !param
    transform.yield
  }
}
// ----- num_associations: expected the type of the parameter attribute ...
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
    %n = transform.num_associations %mul : (!op) -> !transform.param<i32>
    transform.debug.emit_param_as_remark %n : !transform.param<i32>
    transform.yield
  }
}
