// COMPARE: --transform-interpreter
// ----- get_producer_of_operand, structured.pack
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk1 = transform.get_producer_of_operand %p[1] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk1 with_compute_op(%p) outer_perm = [1, 0] inner_perm = [1, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_producer_of_operand, structured.pack
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack_2(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk1 = transform.get_producer_of_operand %p[1] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk1 with_compute_op(%p) outer_perm = [1, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_producer_of_operand, structured.pack
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack_3(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_consumers_of_result, structured.pack
module attributes {transform.with_named_sequence} {
func.func @get_consumers_of_result_pack(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %un = transform.get_consumers_of_result %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.unpack">
  %n, %q, %e = transform.structured.pack_transpose %un with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.op<"linalg.unpack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_consumers_of_result, structured.pack
module attributes {transform.with_named_sequence} {
func.func @get_consumers_of_result_pack_2(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %un = transform.get_consumers_of_result %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.unpack">
  %n, %q, %e = transform.structured.pack_transpose %un with_compute_op(%p) outer_perm = [1, 0]
      : (!transform.op<"linalg.unpack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_consumers_of_result, structured.pack
module attributes {transform.with_named_sequence} {
func.func @get_consumers_of_result_pack_3(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %un = transform.get_consumers_of_result %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.unpack">
  %n, %q, %e = transform.structured.pack_transpose %un with_compute_op(%p) outer_perm = [1, 0] inner_perm = [1, 0]
      : (!transform.op<"linalg.unpack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_producer_of_operand: mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_mismatch_in_inner_tile_sizes(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk2 = transform.get_producer_of_operand %p[2] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk2 with_compute_op(%p) outer_perm = [1, 0] inner_perm = [1, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_producer_of_operand, structured.pack
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack_4(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%p) outer_perm = [1, 0] inner_perm = [0, 1]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_producer_of_operand, structured.pack
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack_5(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  %pk1 = transform.get_producer_of_operand %n[1] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n2, %q2, %e2 = transform.structured.pack_transpose %pk1 with_compute_op(%n) inner_perm = [1, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.yield
}
}
// ----- get_producer_of_operand: transform.structured.pack_transpose: "outer_perm" is not a valid permutation
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack_transpose(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%p) outer_perm = [1]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_producer_of_operand: transform.structured.pack_transpose: "outer_perm" is not a valid permutation
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack_transpose_2(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%p) outer_perm = [1, 1]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_producer_of_operand: transform.structured.pack_transpose: "inner_perm" is not a valid permutation
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack_transpose_3(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%p) inner_perm = [1]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_producer_of_operand: transform.structured.pack_transpose: "inner_perm" is not a valid permutation
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack_transpose_4(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%p) inner_perm = [2, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- get_producer_of_operand: transform.structured.pack_transpose:  at least one of "inner_perm" or "outer_perm" must be specified
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_pack_transpose_5(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%p)  : (!transform.op<"linalg.pack">,
      !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
  transform.annotate %n "lin" : !transform.op<"linalg.generic">
  transform.annotate %q "pk" : !transform.op<"linalg.pack">
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- structured.pack: op uses a handle invalidated by a previously executed transform op
module attributes {transform.with_named_sequence} {
func.func @pack_op_uses_a_handle_invalidated_by_a(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %n, %q, %e = transform.structured.pack_transpose %p with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.op<"linalg.generic">, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- get_producer_of_operand: op uses a handle invalidated by a previously executed transform op
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_op_uses_a_handle_invalidated_by_a(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%pk0) inner_perm = [1, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.pack">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- get_producer_of_operand: requires a LinalgOp target
module attributes {transform.with_named_sequence} {
func.func @get_producer_of_operand_requires_a_linalgop_target(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk0 with_compute_op(%root) inner_perm = [1, 0]
      : (!transform.op<"linalg.pack">, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pack: requires target to map to exactly 1 packing op and 1 packed op (got 3 and 1)
module attributes {transform.with_named_sequence} {
func.func @pack_requires_target_to_map_to_exactly_1_packing_op_and_1(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.pack">
  %n, %q, %e = transform.structured.pack_transpose %pk with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
// ----- structured.pack, annotate
module attributes {transform.with_named_sequence} {
func.func @pack_annotate(%a: tensor<64x48xf32>, %b: tensor<48x32xf32>, %c: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x48xf32>, tensor<48x32xf32>) outs(%c : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %0 : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%m = transform.structured.match ops{["linalg.matmul"]}  in %root : (!transform.any_op) -> !transform.any_op
  %p = transform.structured.pack %m packed_sizes = [8, 16, 4] : (!transform.any_op) -> (!transform.op<"linalg.generic">)
  %pk = transform.structured.match ops{["linalg.yield_"]} in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %pk with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
 transform.annotate %n "x" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_transpose(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate: not a single use by the LinalgOp target
module attributes {transform.with_named_sequence} {
func.func @annotate_not_a_single_use_by_the_linalgop_target(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %p : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_transpose_2(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %0 : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate: could not find matching pack op
module attributes {transform.with_named_sequence} {
func.func @annotate_could_not_find_matching_pack_op(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %k = transform.structured.match ops{["linalg.unpack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate: could not find matching pack op
module attributes {transform.with_named_sequence} {
func.func @annotate_could_not_find_matching_pack_op_2(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %0 : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %k = transform.structured.match ops{["linalg.unpack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate: could not find matching pack op
module attributes {transform.with_named_sequence} {
func.func @annotate_could_not_find_matching_pack_op_3(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %p : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %k = transform.structured.match ops{["linalg.unpack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_transpose_3(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) outer_perm = [1,0]
      : (!transform.any_op, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate: could not find matching pack op
module attributes {transform.with_named_sequence} {
func.func @annotate_could_not_find_matching_pack_op_4(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.op<"linalg.generic">
  %k = transform.structured.match ops{["linalg.unpack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) outer_perm = [1,0]
      : (!transform.any_op, !transform.op<"linalg.generic">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_transpose_4(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<2x2x4x4xf32> {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e {a, b = 1} : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.mmt4d {foo = 1} ins(%p, %e : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32>
  return %0 : tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.mmt4d"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_transpose_5(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) attrs = {foo = 1} {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate: invalid outer_perm: %1 = "linalg.pack"...
module attributes {transform.with_named_sequence} {
func.func @annotate_invalid_outer_perm_1_pack(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) attrs = {foo = 1} {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) outer_perm = [1,0,2]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate: invalid inner_perm: %1 = "linalg.pack"...
module attributes {transform.with_named_sequence} {
func.func @annotate_invalid_inner_perm_1_pack(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) attrs = {foo = 1} {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [0]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate: requires target to map to a linalg.pack or linalg.unpack
module attributes {transform.with_named_sequence} {
func.func @annotate_requires_target_to_map_to_a_pack_or_unpack(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) attrs = {foo = 1} {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["tensor.empty"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate: not a single use by the LinalgOp target
module attributes {transform.with_named_sequence} {
func.func @annotate_not_a_single_use_by_the_linalgop_target_2(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %p : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_transpose_6(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) attrs = {foo = 1} {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) outer_perm=[1,0]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_transpose_7(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%p : tensor<2x2x4x4xf32>) outs(%e : tensor<2x2x4x4xf32>) attrs = {foo = 1} {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["linalg.pack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm = [1, 0]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_transpose_8(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%e : tensor<2x2x4x4xf32>) outs(%p : tensor<2x2x4x4xf32>) attrs = {foo = 1} {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["linalg.unpack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) outer_perm=[1,0]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
// ----- annotate, structured.pack_transpose
module attributes {transform.with_named_sequence} {
func.func @annotate_pack_transpose_9(%a: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %p = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(a,b,c,d) -> (a,b,c,d)>, affine_map<(a,b,c,d) -> (a,b,c,d)>],
      iterator_types = ["parallel","parallel","parallel","parallel"]}
    ins(%e : tensor<2x2x4x4xf32>) outs(%p : tensor<2x2x4x4xf32>) attrs = {foo = 1} {
    ^bb0(%x: f32, %y: f32):
     %s = arith.addf %x, %x : f32
     linalg.yield %s : f32 } -> tensor<2x2x4x4xf32>
  %u = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %c : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  %z = arith.constant 1 : i32
 return %u, %e : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
%p = transform.structured.match ops{["linalg.generic"]}  in %root : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["linalg.unpack"]}  in %root : (!transform.any_op) -> !transform.any_op
  %n, %q, %e = transform.structured.pack_transpose %k with_compute_op(%p) inner_perm=[1,0]
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.annotate %n "lin" : !transform.any_op
  transform.annotate %q "pk" : !transform.any_op
  transform.annotate %e "un" : !transform.any_op
  transform.yield
}
}
