// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @for(%n: index, %m: memref<4xf32>) -> (index, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %m) -> (index, memref<4xf32>) {
    %x = arith.addi %a, %i : index
    scf.yield %x, %b : index, memref<4xf32>
  } {mark = 5 : i32}
  return %r#0, %r#1 : index, memref<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["arith", "func"], legal_ops = ["test.use", "test.cond", "test.next"]} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @for(%n: index, %m: memref<4xf32>) -> (index, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %m) -> (index, memref<4xf32>) {
    %x = arith.addi %a, %i : index
    scf.yield %x, %b : index, memref<4xf32>
  } {mark = 5 : i32}
  return %r#0, %r#1 : index, memref<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @for(%n: index, %m: memref<4xf32>) -> (index, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %m) -> (index, memref<4xf32>) {
    %x = arith.addi %a, %i : index
    scf.yield %x, %b : index, memref<4xf32>
  } {mark = 5 : i32}
  return %r#0, %r#1 : index, memref<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["func"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns: failed to legalize operation 'func.func'
module attributes {transform.with_named_sequence} {
func.func @for(%n: index, %m: memref<4xf32>) -> (index, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %m) -> (index, memref<4xf32>) {
    %x = arith.addi %a, %i : index
    scf.yield %x, %b : index, memref<4xf32>
  } {mark = 5 : i32}
  return %r#0, %r#1 : index, memref<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_ops=["scf.for"]} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @for(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "test.use"(%i) : (index) -> ()
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @for(%n: i32, %k: index) -> index {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%a = %k) -> index : i32 {
    %q = "test.use"(%i, %a) : (i32, index) -> index
    scf.yield %q : index
  }
  return %r : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @apply_conversion_patterns_structural_conversions(%c: i1, %a: index, %b: index, %f: f32) -> (index, f32) {
  %r:2 = scf.if %c -> (index, f32) {
    %x = arith.addi %a, %b : index
    scf.yield %x, %f : index, f32
  } else {
    scf.yield %b, %f : index, f32
  } {mark}
  scf.if %c {
    "test.use"(%a) : (index) -> ()
  }
  return %r#0, %r#1 : index, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["arith", "func"], legal_ops = ["test.use", "test.cond", "test.next"]} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @apply_conversion_patterns_structural_conversions_2(%c: i1, %a: index, %b: index, %f: f32) -> (index, f32) {
  %r:2 = scf.if %c -> (index, f32) {
    %x = arith.addi %a, %b : index
    scf.yield %x, %f : index, f32
  } else {
    scf.yield %b, %f : index, f32
  } {mark}
  scf.if %c {
    "test.use"(%a) : (index) -> ()
  }
  return %r#0, %r#1 : index, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @while(%a: index, %f: f32) -> (f32, index) {
  %r:2 = scf.while (%x = %a, %g = %f) : (index, f32) -> (f32, index) {
    %c = "test.cond"(%x) : (index) -> i1
    scf.condition(%c) %g, %x : f32, index
  } do {
  ^bb0(%p: f32, %q: index):
    %y = "test.next"(%q) : (index) -> index
    scf.yield %y, %p : index, f32
  } attributes {mark = 1 : i32}
  return %r#0, %r#1 : f32, index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @switch(%a: index, %b: index) -> index {
  %r = scf.index_switch %a -> index
  case 1 {
    scf.yield %a : index
  }
  default {
    scf.yield %b : index
  }
  return %r : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["arith", "func"], legal_ops = ["test.use", "test.cond", "test.next"]} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @switch(%a: index, %b: index) -> index {
  %r = scf.index_switch %a -> index
  case 1 {
    scf.yield %a : index
  }
  default {
    scf.yield %b : index
  }
  return %r : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns: failed to legalize operation 'scf.forall'
module attributes {transform.with_named_sequence} {
func.func @forall(%n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%x = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {}
  }
  return %r : tensor<8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["arith", "func"], legal_ops = ["test.use", "test.cond", "test.next"]} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns: failed to legalize operation 'scf.forall' that was explicitly marked illegal
module attributes {transform.with_named_sequence} {
func.func @forall(%n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%x = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {}
  }
  return %r : tensor<8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @forall(%n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%x = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {}
  }
  return %r : tensor<8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["func"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns: failed to legalize operation 'func.func'
module attributes {transform.with_named_sequence} {
func.func @forall(%n: index, %t: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%x = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {}
  }
  return %r : tensor<8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_ops=["scf.for"]} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns: failed to legalize operation 'scf.parallel'
module attributes {transform.with_named_sequence} {
func.func @apply_conversion_patterns_failed_legalize(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %x = arith.addi %a, %b : index
      scf.reduce.return %x : index
    }
  }
  return %r : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["arith", "func"], legal_ops = ["test.use", "test.cond", "test.next"]} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns: failed to legalize operation 'scf.parallel' that was explicitly marked illegal
module attributes {transform.with_named_sequence} {
func.func @apply_conversion_patterns_failed_legalize(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %x = arith.addi %a, %b : index
      scf.reduce.return %x : index
    }
  }
  return %r : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @apply_conversion_patterns(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %x = arith.addi %a, %b : index
      scf.reduce.return %x : index
    }
  }
  return %r : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {legal_dialects = ["func"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns: failed to legalize operation 'func.func'
module attributes {transform.with_named_sequence} {
func.func @apply_conversion_patterns_failed_legalize(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      %x = arith.addi %a, %b : index
      scf.reduce.return %x : index
    }
  }
  return %r : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_ops=["scf.for"]} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns: failed to legalize operation 'scf.execute_region' that was explicitly marked illegal
module attributes {transform.with_named_sequence} {
func.func @apply_conversion_patterns_failed_to_legalize_operation(%n: index) -> index {
  %r = scf.execute_region -> index {
    scf.yield %n : index
  }
  return %r : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns, apply_conversion_patterns.scf.structural_conversions
module attributes {transform.with_named_sequence} {
func.func @nested(%n: index, %m: memref<?xf32>, %c: i1) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> (memref<?xf32>) {
    %s:2 = scf.if %c -> (memref<?xf32>, index) {
      %w = scf.while (%x = %a) : (memref<?xf32>) -> memref<?xf32> {
        scf.condition(%c) %x : memref<?xf32>
      } do {
      ^bb0(%p: memref<?xf32>):
        scf.yield %p : memref<?xf32>
      }
      scf.yield %w, %i : memref<?xf32>, index
    } else {
      scf.yield %a, %n : memref<?xf32>, index
    }
    "test.use"(%s#1) : (index) -> ()
    scf.yield %s#0 : memref<?xf32>
  }
  return %r : memref<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {illegal_dialects = ["scf"], partial_conversion} : !transform.any_op
  transform.yield
}
}
