// COMPARE: --transform-interpreter
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_3(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [0, 16,
      0] matmul_padded_sizes_next_multiple_of = [10, 0, 10] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_4(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [0, 16,
      0] matmul_padded_sizes_next_multiple_of = [10, 0, 10] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_5(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [0, 16, 32] matmul_inner_dims_order = [2, 0, 1] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_6(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(k,m,n)->(k,m)>, affine_map<(k,m,n)->(k,n)>,
      affine_map<(k,m,n)->(m,n)>], iterator_types = ["reduction", "parallel", "parallel"]}
    ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.mulf %x0, %x1 : f32
    %t = arith.addf %x2, %s : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_7(%a: tensor<?x47x16x16xf32>, %b: tensor<16x47x3x3xf32>, %c: tensor<?x16x14x14xf32>) -> tensor<?x16x14x14xf32> {
 %0 = linalg.conv_2d_nchw_fchw ins(%a, %b : tensor<?x47x16x16xf32>, tensor<16x47x3x3xf32>) outs(%c : tensor<?x16x14x14xf32>) -> tensor<?x16x14x14xf32>
 return %0 : tensor<?x16x14x14xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.conv_2d_nchw_fchw"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_8(%a: tensor<4x?x?xf32>, %b: tensor<4x?x?xf32>, %c: tensor<4x?x?xf32>) -> tensor<4x?x?xf32> {
 %0 = linalg.batch_matmul ins(%a, %b : tensor<4x?x?xf32>, tensor<4x?x?xf32>) outs(%c : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
 return %0 : tensor<4x?x?xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.batch_matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_9(%a0: tensor<10x20x30xf32>, %a1: tensor<30x40x50xf32>, %a2: tensor<10x20x40x50xf32>) -> tensor<10x20x40x50xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d,e)->(a,b,e)>, affine_map<(a,b,c,d,e)->(e,c,d)>,
      affine_map<(a,b,c,d,e)->(a,b,c,d)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
    ins(%a0, %a1 : tensor<10x20x30xf32>, tensor<30x40x50xf32>) outs(%a2 : tensor<10x20x40x50xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.mulf %x0, %x1 : f32
    %t = arith.addf %x2, %s : f32
    linalg.yield %t : f32
  } -> tensor<10x20x40x50xf32>
  return %0 : tensor<10x20x40x50xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_10(%a0: tensor<8x8xf32>, %a1: tensor<8x8xf32>, %a2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(a,b)>, affine_map<(a,b)->(a,b)>],
      iterator_types = ["parallel", "parallel"]}
    ins(%a0, %a1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a2 : tensor<8x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
    %s = arith.mulf %x0, %x1 : f32
    %t = arith.addf %x2, %s : f32
    linalg.yield %t : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_11(%a: tensor<8x9xf32>, %b: tensor<9xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
 %0 = linalg.matvec ins(%a, %b : tensor<8x9xf32>, tensor<9xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
 return %0 : tensor<8xf32> }
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matvec"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_12(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["func.func"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_13(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.none"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_14(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [100, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_15(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 16] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily_16(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [0, 0, 0] matmul_inner_dims_order = [0, 1, 2] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_greedily
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_greedily(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
func.func @g(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 16, 32] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.annotate %p "packed" : !transform.any_op
  transform.yield
}
}
// ----- transform.structured.pack_greedily: attribute 'matmul_inner_dims_order' failed to satisfy ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_attribute_matmul_inner_dims_order_failed_to() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [8,16,32]  matmul_inner_dims_order = [0,1]
      : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: attribute 'matmul_padded_sizes_next_multiple_of' failed to ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_attribute_matmul_padded_sizes_next_multiple_of() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [8,16,32] matmul_padded_sizes_next_multiple_of = [0,1] matmul_inner_dims_order = [2,1,1]
      : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: attribute 'matmul_padded_sizes_next_multiple_of' failed to ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_attribute_matmul_padded_sizes_next_multiple_of_2() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [8,16,32] matmul_padded_sizes_next_multiple_of = [0,1] matmul_inner_dims_order = [0,1]
      : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: attribute 'matmul_padded_sizes_next_multiple_of' failed to ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_attribute_matmul_padded_sizes_next_multiple_of_3() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [8,16,32] matmul_padded_sizes_next_multiple_of = [1,1,1,1] matmul_inner_dims_order = [0,1]
      : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: attribute 'static_matmul_packed_sizes' failed to satisfy ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_attribute_static_matmul_packed_sizes_failed_to() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [8,16] matmul_padded_sizes_next_multiple_of = [0,0,0] matmul_inner_dims_order = [0,1]
      : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- transform.structured.pack_greedily: attribute 'static_matmul_packed_sizes' failed to satisfy ...
module attributes {transform.with_named_sequence} {
func.func @pack_greedily_attribute_static_matmul_packed_sizes_failed_to_2() {
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.structured.pack_greedily %0 matmul_packed_sizes = [8,16,32,4] matmul_padded_sizes_next_multiple_of = [1,0,0] matmul_inner_dims_order = [0,1,2]
      : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
// ----- structured.pack_greedily: could not find a nested named sequence with name: __transform_main
"builtin.module"() ({
 "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "m"}> ({
 ^bb0(%a: !transform.any_op):
  %1 = "transform.structured.pack_greedily"(%a) <{static_matmul_packed_sizes = array<i64: 8, 16, 32>,
      matmul_inner_dims_order = array<i64: 0, 1, 2>}> : (!transform.any_op) -> !transform.op<"linalg.generic">
  "transform.yield"() : () -> ()
 }) : () -> ()
}) {transform.with_named_sequence} : () -> ()
