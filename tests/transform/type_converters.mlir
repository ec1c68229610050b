// COMPARE: --transform-interpreter --allow-unregistered-dialect
// ----- apply_conversion_patterns.scf.structural_conversions: failed to legalize operation 'scf.if' that was explicitly marked illegal
module attributes {transform.with_named_sequence} {
func.func @structural_conversions_failed_to_legalize_operation_scf_if(%c: i1, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    scf.yield %t : tensor<?xf32>
  } else {
    scf.yield %t : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns.scf.scf_to_control_flow, apply_conversion_patterns
module attributes {transform.with_named_sequence} {
func.func @scf_to_control_flow_apply_conversion_patterns(%c: i1, %t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- transform.apply_conversion_patterns.func.func_to_llvm: expected LLVMTypeConverter
module attributes {transform.with_named_sequence} {
func.func @func_to_llvm_expected_llvmtypeconverter(%c: i1, %t: tensor<?xf32>) -> tensor<?xf32> {
  return %t : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.func.func_to_llvm
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- transform.apply_conversion_patterns.func.func_to_llvm: expected LLVMTypeConverter
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.func.func_to_llvm
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns.memref.memref_to_llvm_type_converter: cannot apply transform to itself (or one of its ancestors)
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.func.func_to_llvm
  } with type_converter {
    transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns.func.func_to_llvm: transform.apply_conversion_patterns: expected exactly one op in default type converter region
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.func.func_to_llvm
  } with type_converter {
    
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns.func.func_to_llvm: pattern descriptor does not specify type converter and apply_conversion_patterns op has no defa
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.func.func_to_llvm
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- transform.apply_conversion_patterns.vector.vector_to_llvm: expected LLVMTypeConverter
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.vector.vector_to_llvm
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- transform.apply_conversion_patterns.dialect_to_llvm: expected LLVMTypeConverter
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.dialect_to_llvm "arith"
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- apply_conversion_patterns.scf.scf_to_control_flow: cannot apply transform to itself (or one of its ancestors)
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- transform.apply_conversion_patterns.dialect_to_llvm: expected LLVMTypeConverter
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  transform.apply_conversion_patterns to %root {
    transform.apply_conversion_patterns.dialect_to_llvm "nope"
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
  transform.yield
}
}
// ----- get_operand, get_result
module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "test.make"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @g(%t: tensor<?xf32>) -> tensor<?xf32>
func.func private @h(%t: tensor<4xf32>) -> tensor<4xf32>
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} attributes {sym_name = "f"} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["test.make"]} in %root : (!transform.any_op) -> !transform.any_op
  %i = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
  %o = transform.get_result %m[0] : (!transform.any_op) -> !transform.any_value
  transform.func.cast_and_call @g(%i) -> %o before %m {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_operand, get_result
module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<4xf32>) -> tensor<?xf32> {
  %0 = "test.make"(%t) : (tensor<4xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func private @g(%t: tensor<?xf32>) -> tensor<?xf32>
func.func private @h(%t: tensor<4xf32>) -> tensor<4xf32>
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} attributes {sym_name = "f"} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["test.make"]} in %root : (!transform.any_op) -> !transform.any_op
  %i = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
  %o = transform.get_result %m[0] : (!transform.any_op) -> !transform.any_value
  transform.func.cast_and_call @g(%i) -> %o before %m {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_operand: Failed to materialize conversion of ...
module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<?xf32>) -> tensor<4xf32> {
  %0 = "test.make"(%t) : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @g(%t: tensor<?xf32>) -> tensor<?xf32>
func.func private @h(%t: tensor<4xf32>) -> tensor<4xf32>
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} attributes {sym_name = "f"} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["test.make"]} in %root : (!transform.any_op) -> !transform.any_op
  %i = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
  %o = transform.get_result %m[0] : (!transform.any_op) -> !transform.any_value
  transform.func.cast_and_call @h(%i) -> %o before %m {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_operand, get_result
module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "test.make"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @g(%t: tensor<?xf32>) -> tensor<?xf32>
func.func private @h(%t: tensor<4xf32>) -> tensor<4xf32>
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} attributes {sym_name = "f"} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["test.make"]} in %root : (!transform.any_op) -> !transform.any_op
  %i = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
  %o = transform.get_result %m[0] : (!transform.any_op) -> !transform.any_value
  transform.func.cast_and_call @g(%i) -> %o before %m {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_operand, get_result
module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<?xf32>) -> tensor<4xf32> {
  %0 = "test.make"(%t) : (tensor<?xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @g(%t: tensor<?xf32>) -> tensor<?xf32>
func.func private @h(%t: tensor<4xf32>) -> tensor<4xf32>
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} attributes {sym_name = "f"} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["test.make"]} in %root : (!transform.any_op) -> !transform.any_op
  %i = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
  %o = transform.get_result %m[0] : (!transform.any_op) -> !transform.any_value
  transform.func.cast_and_call @h(%i) -> %o before %m {
    transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
// ----- get_operand, get_result
module attributes {transform.with_named_sequence} {
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "test.make"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @g(%t: tensor<?xf32>) -> tensor<?xf32>
func.func private @h(%t: tensor<4xf32>) -> tensor<4xf32>
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} attributes {sym_name = "f"} in %root : (!transform.any_op) -> !transform.any_op
  %m = transform.structured.match ops{["test.make"]} in %root : (!transform.any_op) -> !transform.any_op
  %i = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
  %o = transform.get_result %m[0] : (!transform.any_op) -> !transform.any_value
  transform.func.cast_and_call @g(%i) -> %o before %m {
    transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
  } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
  transform.yield
}
}
