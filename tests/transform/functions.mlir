// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- annotate: func.call: operand type mismatch: expected operand type 'f32', but provided 'i32' for operand ...
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: f32 {test.attr}, %c: index) -> (i32, f32) attributes {test.keep} {
  %0 = arith.addi %a, %a : i32
  return %0, %b : i32, f32
}
func.func @caller(%a: i32, %b: f32, %c: index) -> (i32, f32) {
  %0:2 = call @callee(%a, %b, %c) : (i32, f32, index) -> (i32, f32)
  return %0#0, %0#1 : i32, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @callee args_interchange = [1, 0, 2] results_interchange = [1,
      0] at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %2 "new" : !transform.any_op
  transform.yield
}
}
// ----- func.replace_func_signature
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: f32 {test.attr}, %c: index) -> (i32 {test.res}, f32) attributes {test.keep} {
  %0 = arith.addi %a, %a : i32
  return %0, %b : i32, f32
}
func.func @caller(%a: i32, %b: f32, %c: index) -> (i32, f32) {
  %0:2 = call @callee(%a, %b, %c) {test.call} : (i32, f32, index) -> (i32, f32)
  return %0#0, %0#1 : i32, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @callee args_interchange = [1, 0, 2] results_interchange = [1,
      0] at %root {adjust_func_calls} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.replace_func_signature: function with name '@callee' has 3 arguments, but 2 args interchange were given
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: f32, %c: index) -> (i32, f32) {
  return %a, %b : i32, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @callee args_interchange = [1, 0] results_interchange = [1, 0] at %root
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.replace_func_signature: function with name '@callee' has 2 results, but 1 results interchange were given
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: f32, %c: index) -> (i32, f32) {
  return %a, %b : i32, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @callee args_interchange = [1, 0, 2] results_interchange = [1] at %root
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.replace_func_signature: args interchange must be unique
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: f32, %c: index) -> (i32, f32) {
  return %a, %b : i32, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @callee args_interchange = [1, 1, 2] results_interchange = [1,
      0] at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.replace_func_signature: args interchange index 5 is out of bounds for function with name '@callee' with 3 arguments
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: f32, %c: index) -> (i32, f32) {
  return %a, %b : i32, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @callee args_interchange = [1, 0, 5] results_interchange = [1,
      0] at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.replace_func_signature: function with name '@missing' not found
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: f32, %c: index) -> (i32, f32) {
  return %a, %b : i32, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @missing args_interchange = [1, 0, 2] results_interchange = [1,
      0] at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.replace_func_signature: target is expected to be module operation
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: f32, %c: index) -> (i32, f32) {
  return %a, %b : i32, f32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @callee args_interchange = [1, 0, 2] results_interchange = [1, 0] at %0
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.replace_func_signature: failed to replace function signature '@callee' with new order
module attributes {transform.with_named_sequence} {
func.func private @callee(i32, f32)
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @callee args_interchange = [0, 1] results_interchange = [] at %root
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- annotate, func.deduplicate_func_args
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: i32 {test.attr}, %c: index, %d: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %0, %d : i32
  return %1 : i32
}
func.func @caller(%a: i32, %b: i32, %c: index) -> i32 {
  %0 = call @callee(%a, %b, %c, %a) {test.call} : (i32, i32, index, i32) -> i32
  return %0 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.deduplicate_func_args @callee at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %2 "new" : !transform.any_op
  transform.yield
}
}
// ----- func.deduplicate_func_args: failed to deduplicate function arguments of function callee
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
func.func @caller(%a: i32, %b: i32, %c: index) -> i32 {
  %0 = call @callee(%a, %b) : (i32, i32) -> i32
  return %0 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.deduplicate_func_args @callee at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.deduplicate_func_args: failed to deduplicate function arguments of function callee
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
func.func @caller(%a: i32, %b: i32, %c: index) -> (i32, i32) {
  %0 = call @callee(%a, %a) : (i32, i32) -> i32
  %1 = call @callee(%b, %b) : (i32, i32) -> i32
  return %0, %1 : i32, i32
}
func.func @other(%a: i32, %b: i32, %c: index) -> i32 {
  %0 = call @callee(%a, %b) : (i32, i32) -> i32
  return %0 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.deduplicate_func_args @callee at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.deduplicate_func_args: function with name '@missing' is not found
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32) {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.deduplicate_func_args @missing at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.deduplicate_func_args: target is expected to be module operation
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32) {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.deduplicate_func_args @callee at %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- type_conversion.tensor.cast_shape_dynamic_dims, annotate
module attributes {transform.with_named_sequence} {
func.func private @callee(tensor<?xf32>, i32) -> tensor<?xf32>
func.func @caller(%a: tensor<4xf32>, %b: i32) -> tensor<?xf32> {
  %0 = "test.replaced"() : () -> tensor<?xf32>
  "test.before"(%a, %b) : (tensor<4xf32>, i32) -> ()
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.before"]} in %root : (!transform.any_op) -> !transform.any_op
  %in = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
  %m = transform.structured.match ops{["test.replaced"]} in %root : (!transform.any_op) -> !transform.any_op
  %out = transform.get_result %m[all] : (!transform.any_op) -> !transform.any_value
  %r = transform.func.cast_and_call @callee(%in) -> %out before %0 {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  transform.annotate %r "call" : !transform.any_op
  transform.yield
}
}
// ----- split_handle, type_conversion.tensor.cast_shape_dynamic_dims
module attributes {transform.with_named_sequence} {
func.func private @callee(tensor<?xf32>, i32) -> tensor<?xf32>
func.func @after(%a: tensor<4xf32>, %b: i32) -> tensor<4xf32> {
  %0 = "test.replaced"() : () -> tensor<4xf32>
  "test.before"(%a, %b) : (tensor<4xf32>, i32) -> ()
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.before"]} in %root : (!transform.any_op) -> !transform.any_op
  %in = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
  %m = transform.structured.match ops{["test.replaced"]} in %root : (!transform.any_op) -> !transform.any_op
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ff, %gg = transform.split_handle %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %out = transform.get_result %m[all] : (!transform.any_op) -> !transform.any_value
  %r = transform.func.cast_and_call %ff(%in) -> %out after %0 {
    transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
  } : (!transform.any_op, !transform.any_value, !transform.any_value, !transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- type_conversion.tensor.cast_shape_dynamic_dims, get_result
module attributes {transform.with_named_sequence} {
func.func private @callee(tensor<?xf32>, i32) -> tensor<?xf32>
func.func @no_cast(%a: tensor<4xf32>, %b: i32) -> tensor<4xf32> {
  %0 = "test.replaced"() : () -> tensor<4xf32>
  "test.before"(%a, %b) : (tensor<4xf32>, i32) -> ()
  return %0 : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.before"]} in %root : (!transform.any_op) -> !transform.any_op
  %in = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
  %m = transform.structured.match ops{["test.replaced"]} in %root : (!transform.any_op) -> !transform.any_op
  %out = transform.get_result %m[all] : (!transform.any_op) -> !transform.any_value
  %r = transform.func.cast_and_call @callee(%in) -> %out after %0 {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_operand: mismatch between number of function arguments 1 and number of inputs 2
module attributes {transform.with_named_sequence} {
func.func private @callee(tensor<?xf32>) 
func.func @count(%a: tensor<4xf32>, %b: i32) {
  "test.before"(%a, %b) : (tensor<4xf32>, i32) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.before"]} in %root : (!transform.any_op) -> !transform.any_op
  %in = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
  %r = transform.func.cast_and_call @callee(%in) after %0 : (!transform.any_op, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_operand: unresolved symbol @missing
module attributes {transform.with_named_sequence} {
func.func private @callee(tensor<?xf32>) 
func.func @missing_callee(%a: tensor<4xf32>, %b: i32) {
  "test.before"(%a, %b) : (tensor<4xf32>, i32) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.before"]} in %root : (!transform.any_op) -> !transform.any_op
  %in = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
  %r = transform.func.cast_and_call @missing(%in) after %0 : (!transform.any_op, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_operand: Failed to materialize conversion of ...
module attributes {transform.with_named_sequence} {
func.func private @callee(tensor<?xf32>)
func.func @no_converter(%a: tensor<4xf32>) {
  "test.before"(%a) : (tensor<4xf32>) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.before"]} in %root : (!transform.any_op) -> !transform.any_op
  %in = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
  %r = transform.func.cast_and_call @callee(%in) after %0 : (!transform.any_op, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_operand: input %0 = "test.def"...
module attributes {transform.with_named_sequence} {
func.func private @callee(i32)
func.func @not_dominated() {
  "test.before"() : () -> ()
  %0 = "test.def"() : () -> i32
  "test.use"(%0) : (i32) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.before"]} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["test.use"]} in %root : (!transform.any_op) -> !transform.any_op
  %in = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
  %r = transform.func.cast_and_call @callee(%in) before %0 : (!transform.any_op, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_result: User "test.use"...
module attributes {transform.with_named_sequence} {
func.func private @callee() -> i32
func.func @user_before() {
  %0 = "test.replaced"() : () -> i32
  "test.use"(%0) : (i32) -> ()
  "test.before"() : () -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.before"]} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["test.replaced"]} in %root : (!transform.any_op) -> !transform.any_op
  %out = transform.get_result %m[all] : (!transform.any_op) -> !transform.any_value
  %r = transform.func.cast_and_call @callee -> %out before %0 : (!transform.any_op, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- transform.func.cast_and_call: expected a function handle or name to call
module attributes {transform.with_named_sequence} {

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["test.before"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.func.cast_and_call before %0 : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// ----- func.deduplicate_func_args: failed to deduplicate function arguments of function callee
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: i32 {test.attr}, %c: i32, %d: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %c, %d : i32
  return %0 : i32
}
func.func @caller(%a: i32, %b: i32, %c: index) -> (i32, i32) {
  %0 = call @callee(%a, %a, %b, %b) : (i32, i32, i32, i32) -> i32
  %1 = call @callee(%b, %b, %b, %b) : (i32, i32, i32, i32) -> i32
  return %0, %1 : i32, i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.deduplicate_func_args @callee at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.deduplicate_func_args: failed to deduplicate function arguments of function callee
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.deduplicate_func_args @callee at %root : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- func.replace_func_signature: results interchange index 1 is out of bounds for function with name '@callee' with 1 results
module attributes {transform.with_named_sequence} {
func.func private @callee(%a: i32) -> i32 {
  return %a : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %2 = transform.func.replace_func_signature @callee args_interchange = [0] results_interchange = [1] at %root
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
