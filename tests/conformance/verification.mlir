// COMPARE:
// ----- math.ceil: inferred type...
func.func @ceil_inferred_type(%a: tensor<4x2xf64>) {
  %0 = "math.ceil"(%a) : (tensor<4x2xf64>) -> tensor<?x?xf64>
  return
}
// ----- math.absf: all non-scalar operands/results must have the same shape and base type
func.func @absf_all_non_scalar_operands_results(%a: tensor<*xf32>) {
  %0 = "math.absf"(%a) : (tensor<*xf32>) -> tensor<f32>
  return
}
// ----- arith.maxui: all non-scalar operands/results must have the same shape and base type
func.func @maxui_all_non_scalar_operands_results(%a: tensor<1xi32>) {
  %0 = "arith.maxui"(%a, %a) : (tensor<1xi32>, tensor<1xi32>) -> vector<1xi32>
  return
}
// ----- arith.bitcast: operand type 'vector...
func.func @bitcast_operand_type_vector(%a: vector<4x2xi1>) {
  %0 = "arith.bitcast"(%a) : (vector<4x2xi1>) -> memref<4x2xi8>
  return
}
// ----- arith.scaling_extf: operand types 'vector...
func.func @scaling_extf_operand_types_vector(%a: vector<2xbf16>, %b: vector<2xf64>) {
  %0 = "arith.scaling_extf"(%a, %b) : (vector<2xbf16>, vector<2xf64>) -> f64
  return
}
// ----- complex.bitcast
func.func @bitcast(%a: tensor<1x4xf64>) {
  %0 = complex.bitcast %a : tensor<1x4xf64> to tensor<1x4xf64>
  return
}
// ----- cf.switch: caseOperands count ...
func.func @switch_caseoperands_count(%a: i32) {
  "cf.switch"(%a, %a)[^bb1, ^bb1, ^bb1] <{case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32>,
      operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1:
  return
}
// ----- cf.cond_br
func.func @cond_br(%a: i1) {
  cf.cond_br %a weights([]), ^bb1, ^bb1
^bb1:
  return
}
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @func_failed_construct_function_type_expected(f8E5M2)
// ----- llvm.func: failed to construct function type: expected LLVM type for function arguments
llvm.func @func_failed_construct_function_type_expected(vector<4xtf32>)
// ----- llvm.mlir.global: expects type to be a valid element type for an LLVM global
llvm.mlir.global @g(1.0 : f8E5M2) : f8E5M2
// ----- memref.atomic_rmw
func.func @atomic_rmw(%a: memref<4xi32>, %f: i32, %i: index) {
  %0 = memref.atomic_rmw minnumf %f, %a[%i] : (i32, memref<4xi32>) -> i32
  return
}
// ----- memref.transpose: result type 'memref...
func.func @transpose_result_type_memref(%a: memref<4xf32>) {
  %0 = memref.transpose %a (i) -> (i) : memref<4xf32> to memref<4xf32>
  return
}
// ----- memref.transpose
func.func @transpose(%a: memref<f32>) {
  %0 = memref.transpose %a () -> () : memref<f32> to memref<f32>
  return
}
// ----- memref.global: symbol's parent must have the SymbolTable trait
func.func @global_symbols_parent_must_have_symboltable() {
  "memref.global"() <{sym_name = "a", type = memref<4xf32>}> : () -> ()
  return
}
// ----- memref.global: visibility expected to be one of ...
"memref.global"() <{sym_name = "a", sym_visibility = "x y", type = memref<4xf32>}> : () -> ()
// ----- memref.alloca_scope: along control flow edge from Operation memref.alloca_scope.return to parent: ...
func.func @alloca_scope_along_control_flow_edge() {
  %0:2 = "memref.alloca_scope"() ({
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> (index, i1)
  return
}
// ----- expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
func.func @expected_number_offsets_match_number_dynamic(%a: tensor<4xf32>, %i: index) {
  %0 = "tensor.extract_slice"(%a, %i) <{static_offsets = array<i64: 1>, static_sizes = array<i64: 1>,
      static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4xf32>, index) -> tensor<1xf32>
  return
}
// ----- expected mixed sizes rank to match mixed strides rank ...
func.func @expected_mixed_sizes_rank_match_mixed(%a: tensor<4xf32>) {
  %0 = "tensor.extract_slice"(%a) <{static_offsets = array<i64: 1>, static_sizes = array<i64: 1>,
      static_strides = array<i64>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (tensor<4xf32>) -> tensor<1xf32>
  return
}
// ----- vector.extract: inferred type...
func.func @extract_inferred_type(%a: vector<2x3x4xbf16>) {
  %0 = "vector.extract"(%a) <{static_position = array<i64: 1, 0>}> : (vector<2x3x4xbf16>) -> vector<2x3x4xbf16>
  return
}
// ----- scf.for: failed to verify that all of ...
func.func @failed_verify_all(%a: i16, %b: i1, %c: i32) {
  "scf.for"(%a, %b, %c) ({
  }) : (i16, i1, i32) -> ()
  return
}
// ----- memref.assume_alignment: alignment must be power of 2
func.func @assume_alignment_alignment_must_power_2(%a: memref<?x2xindex>) {
  %0 = "memref.assume_alignment"(%a) <{alignment = 7 : i32}> : (memref<?x2xindex>) -> memref<2x2xindex>
  return
}
// ----- memref.atomic_yield: requires 0 successors but found 1
func.func @atomic_yield_requires_0_successors_found_1(%a: f32) {
  "memref.atomic_yield"(%a)[^bb1] : (f32) -> ()
^bb1:
  return
}
// ----- math.ctlz: operand #0 must be signless-integer-like, but got 'f32'
func.func @a(%a: f32) {
  %1 = "math.ctlz"(%a) : (f32) -> f32
  return
}
func.func @b(%a: tensor<4x2xf64>) {
  %0 = "math.ceil"(%a) : (tensor<4x2xf64>) -> tensor<?x?xf64>
  return
}
// ----- linalg.batch_reduce_matmul
func.func @rows(%a: memref<3x5xf32>, %b: memref<2x5x7xf32>, %c: memref<3x7xf32>) {
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>,
      affine_map<(b, m, n, k) -> (m, n)>] ins(%a, %b : memref<3x5xf32>, memref<2x5x7xf32>) outs(%c : memref<3x7xf32>)
  return
}
// ----- operand #0 does not dominate this use
func.func @operand_0_does_not_dominate_this(%n: index, %c: i1) {
  scf.for %k = %n to %n step %n {
    %z = arith.addi %e1, %n : index
    scf.if %c {
      %e1 = arith.constant 1 : index
    }
  }
  return
}
// ----- use of undeclared SSA value name
func.func @use_undeclared_ssa_value_name(%n: index, %c: i1) {
  scf.if %c {
    %e1 = arith.constant 1 : index
  }
  %z = arith.addi %e1, %n : index
  return
}
// ----- operation being parsed with an unregistered dialect. If this is intended, please use ...
func.func @operation_being_parsed_unregistered_dialect(%n: index, %c: i1) {
  %z = arith.addi %e1, %n : index
  "foreign.x"() ({ %e1 = arith.constant 1 : index }) : () -> ()
  return
}
