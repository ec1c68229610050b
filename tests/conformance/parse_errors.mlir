// COMPARE: --allow-unregistered-dialect
// ----- x: is unknown (tried 'builtin.x' as well)
x
// ----- x: is unknown (tried 'func.x' as well)
func.func @x_unknown_tried_x_well() { x }
// ----- expected operation name in quotes
i32
// ----- expected ')' to end operand list
"x.y"( {k = 1} : () -> ()
// ----- expected SSA operand
"x.y"(%a, , %b) : (i32, i32, i32) -> ()
// ----- expected integer number of results
%0 : "x.y"() : () -> i32
// ----- expected attribute name
module attributes { = "x"} {}
// ----- expected 'x' in dimension list
func.func private @expected_x_dimension_list(memref<? ?xf32>)
// ----- expected block name
cf.br 4
// ----- expected operation name in quotes
func.func @expected_operation_name_quotes() { return : : i32 }
// ----- expected non-function type
func.func private @g(i32)
func.func @expected_non_function_type(%a: i32) { call @g(%a) : : (i32) -> () return }
// ----- x.y
!fn = (i32) -> i32
func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : !fn
  %1 = "x.y"(%a) : !fn
  return %0 : i32
}
// ----- tensor.extract_slice: expected integer value
func.func @extract_slice_expected_integer_value(%a: tensor<8xf32>) { %0 = tensor.extract_slice %a[0] [4] [1.5] : tensor<8xf32> to tensor<4xf32> return }
// ----- expected ']' in dynamic index list
func.func @expected_dynamic_index_list(%a: tensor<8xf32>) { %0 = tensor.extract_slice %a[0] [4 : tensor<8xf32> to tensor<4xf32> return }
// ----- tensor.extract_slice: integer value too large
func.func @extract_slice_integer_value(%a: tensor<8xf32>) { %0 = tensor.extract_slice %a[99999999999999999999] [4] [1] : tensor<8xf32> to tensor<4xf32> return }
// ----- func.return: number of operands and types do not match: got 2 operands and 1 types
func.func @return_number_operands_types_do_not(%a: i32) { return %a, %a : i32 }
// ----- only supports integer types with width <=64
func.func private @only_supports_integer_types_width_64(!transform.param<index>)
// ----- llvm.br: 'llvm.br' op attribute 'loop_annotation' failed to satisfy constraint:
llvm.func @br_br_attribute_loop_annotation_failed() {
  llvm.br ^bb1 {loop_annotation = @br_br_attribute_loop_annotation_failed}
^bb1:
  llvm.return
}
// ----- func.func: expected non-empty function body
func.func @func_expected_non_empty_function_body() { }
// ----- llvm.func
llvm.func @f() { }
// ----- llvm.intr.trunc: number of operands and types do not match: got 0 operands and 1 types
func.func @trunc_number_operands_types_do_not(%a: f32) { %0 = llvm.intr.trunc() : (f32) -> f32 return }
// ----- llvm.intr.trunc: number of operands and types do not match: got 2 operands and 1 types
func.func @trunc_number_operands_types_do_not(%a: f32) { %0 = llvm.intr.trunc(%a, %a) : (f32) -> f32 return }
// ----- expected ']' in affine map
func.func @expected_affine_map(%a: f32, %m: memref<4xf32>) { %0 = affine.load %m[4 5] : memref<4xf32> return }
// ----- expected non-function type
module attributes {transform.with_named_sequence} {
  transform.named_sequence @empty_results(%op: !transform.any_op {transform.readonly}) {
    transform.match.structured %op : (!transform.any_op) -> () {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.yield
    }
    transform.yield
  }
}
