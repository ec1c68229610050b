// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- annotate: builtin.module: can only contain attributes with dialect-prefixed names, found: 'done'
module attributes {transform.with_named_sequence} {
func.func @annotate_module_can_only_contain_attributes_with_dialect(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize %m {test_analysis_only = true, bufferize_function_boundaries = true,
      allow_unknown_ops = true} : (!transform.any_op) -> !transform.any_op
  transform.annotate %0 "done" : !transform.any_op
  transform.yield
}
}
// ----- annotate: transform.bufferization.one_shot_bufferize: 'dump_alias_sets' requires 'test_analysis_only'
module attributes {transform.with_named_sequence} {
func.func @annotate_one_shot_bufferize_dump_alias_sets_requires_test(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize %m {dump_alias_sets = true} : (!transform.any_op) -> !transform.any_op
  transform.annotate %0 "done" : !transform.any_op
  transform.yield
}
}
// ----- annotate, bufferization.one_shot_bufferize
module attributes {transform.with_named_sequence} {
func.func @annotate_one_shot_bufferize(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  %0 = transform.bufferization.one_shot_bufferize %x  : (!transform.any_op) -> !transform.any_op
  transform.annotate %0 "done" : !transform.any_op
  transform.yield
}
}
// ----- annotate: op was not bufferized
module attributes {transform.with_named_sequence} {
func.func @annotate_op_was_not_bufferized(%t: tensor<8xf32>) -> tensor<8xf32> {
  %w = "test.unknown"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize %m {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
  transform.annotate %0 "done" : !transform.any_op
  transform.yield
}
}
// ----- annotate: builtin.module: can only contain attributes with dialect-prefixed names, found: 'done'
module attributes {transform.with_named_sequence} {
func.func @annotate_module_can_only_contain_attributes_with_dialect_2(%t: tensor<8xf32>) -> tensor<8xf32> {
  %w = "test.unknown"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize %m {test_analysis_only = true, dump_alias_sets = true,
      bufferize_function_boundaries = true, print_conflicts = true} : (!transform.any_op) -> !transform.any_op
  transform.annotate %0 "done" : !transform.any_op
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["tensor.insert"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- cast: incompatible payload operation name expected tensor.empty vs tensor.insert -> %2 = ...
module attributes {transform.with_named_sequence} {
func.func @cast_incompatible_payload_operation_name_expected_empty_vs(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["tensor.insert"]} in %m : (!transform.any_op) -> !transform.any_op
  %y = transform.cast %x : !transform.any_op to !transform.op<"tensor.empty">
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %y : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  transform.annotate %0 "done" : !transform.op<"bufferization.alloc_tensor">
  transform.yield
}
}
// ----- cast: incompatible payload operation name expected tensor.empty vs func.return -> "func.return"...
module attributes {transform.with_named_sequence} {
func.func @cast_incompatible_payload_operation_name(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["func.return"]} in %m : (!transform.any_op) -> !transform.any_op
  %y = transform.cast %x : !transform.any_op to !transform.op<"tensor.empty">
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %y : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  transform.annotate %0 "done" : !transform.op<"bufferization.alloc_tensor">
  transform.yield
}
}
// ----- bufferization.buffer_loop_hoisting
module attributes {transform.with_named_sequence} {
func.func @buffer_loop_hoisting(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.buffer_loop_hoisting %x : !transform.any_op
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors_2(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func private @g(%t: tensor<8xf32>, %v: f32, %i: index) -> tensor<8xf32> {
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  return %w : tensor<8xf32>
}
func.func @eliminate_empty_tensors(%t: tensor<8xf32>, %v: f32, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %w = call @g(%t, %v, %i) : (tensor<8xf32>, f32, index) -> tensor<8xf32>
  return %w, %t : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors_3(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.yield %b, %a : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0 : tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- transform.bufferization.one_shot_bufferize: invalid kind of type specified: expected ...
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_invalid_kind_of_type_specified_expected(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  transform.bufferization.one_shot_bufferize %m : !transform.any_op
  transform.yield
}
}
// ----- bufferization.one_shot_bufferize: expected '{'
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_expected(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize layout IdentityLayoutMap %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.bufferization.one_shot_bufferize: 'transform.bufferization.one_shot_bufferize' op ...
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_one_shot_bufferize_op(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize %m {allow_unknown_ops = 3} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.bufferization.eliminate_empty_tensors: invalid kind of type specified
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors_invalid_kind_of_type_specified(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  transform.bufferization.eliminate_empty_tensors %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.bufferization.one_shot_bufferize: requires one result
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_requires_one_result(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0:2 = transform.bufferization.one_shot_bufferize %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- bufferization.one_shot_bufferize: invalid properties ...
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_invalid_properties(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = "transform.bufferization.one_shot_bufferize"(%m) <{function_boundary_type_conversion = 7 : i32}> : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- bufferization.one_shot_bufferize: invalid properties ...
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_invalid_properties_2(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = "transform.bufferization.one_shot_bufferize"(%m) <{function_boundary_type_conversion = 2 : i64}> : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- transform.bufferization.one_shot_bufferize: result #0 must be TransformHandleTypeInterface ...
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_result_0_must_be(%t: tensor<8xf32>, %v: f32, %i: index, %n: index) -> (tensor<8xf32>, f32, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = tensor.insert %v into %t[%i] : tensor<8xf32>
  %r = tensor.extract %t[%i] : tensor<8xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %z into %w[2] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s, %r, %t : tensor<8xf32>, f32, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %0 = transform.bufferization.one_shot_bufferize %m : (!transform.any_op) -> !transform.any_value
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors_4(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- bufferization.one_shot_bufferize: expected module or function target
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_expected_module_or_function_target(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
  %0 = transform.bufferization.one_shot_bufferize %x : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors_5(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["scf.if"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- bufferization.one_shot_bufferize: expected module or function target
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_expected_module_or_function_target_2(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["scf.if"]} in %m : (!transform.any_op) -> !transform.any_op
  %0 = transform.bufferization.one_shot_bufferize %x : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors_6(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["tensor.insert_slice"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- bufferization.one_shot_bufferize: expected module or function target
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_expected_module_or_function_target_3(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["tensor.insert_slice"]} in %m : (!transform.any_op) -> !transform.any_op
  %0 = transform.bufferization.one_shot_bufferize %x : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors_7(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- bufferization.one_shot_bufferize
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
  %0 = transform.bufferization.one_shot_bufferize %x : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors_8(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- bufferization.one_shot_bufferize: expected module or function target
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_expected_module_or_function_target_4(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
  %0 = transform.bufferization.one_shot_bufferize %x : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- bufferization.eliminate_empty_tensors
module attributes {transform.with_named_sequence} {
func.func @eliminate_empty_tensors_9(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %x : !transform.any_op
  transform.yield
}
}
// ----- bufferization.one_shot_bufferize: expected module or function target
module attributes {transform.with_named_sequence} {
func.func @one_shot_bufferize_expected_module_or_function_target_5(%t: tensor<8xf32>, %v: f32, %i: index, %n: index, %c: i1) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<8xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %z = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %s = tensor.insert_slice %z into %x[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    %y = scf.if %c -> tensor<8xf32> {
      %e1 = tensor.empty() : tensor<4xf32>
      %z1 = linalg.fill ins(%v : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
      %s1 = tensor.insert_slice %z1 into %s[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
      scf.yield %s1 : tensor<8xf32>
    } else { scf.yield %s : tensor<8xf32> }
    scf.yield %y : tensor<8xf32>
  }
  %e2 = tensor.empty() : tensor<4xf32>
  %z2 = linalg.fill ins(%v : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %s2 = tensor.insert_slice %z2 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %r, %s2 : tensor<8xf32>, tensor<8xf32>
}
transform.named_sequence @__transform_main(%m: !transform.any_op) {
  %x = transform.structured.match ops{["tensor.empty"]} in %m : (!transform.any_op) -> !transform.any_op
  %0 = transform.bufferization.one_shot_bufferize %x : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
