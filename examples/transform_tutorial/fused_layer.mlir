// Chapter 1: a layer of a network, tiled and fused by handles, its inner product a call of a microkernel.
//
//   lamina opt --transform-interpreter fused_layer.mlir
func.func @layer(%lhs: tensor<512x512xf32>, %rhs: tensor<512x512xf32>, %bias: tensor<512x512xf32>,
                 %output: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %product = linalg.matmul ins(%lhs, %rhs : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
  %biased = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%product, %bias : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
  %zero = arith.constant dense<0.0> : tensor<512x512xf32>
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%biased, %zero : tensor<512x512xf32>, tensor<512x512xf32>)
      outs(%output : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %relu : tensor<512x512xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(
      %root: !transform.any_op {transform.readonly}) {
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %elementwise = transform.structured.match ops{["linalg.elementwise"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %add, %max = transform.split_handle %elementwise : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

    // Tile the last operation, and fuse the other two into its loop from the end to the start.
    %tiled_max, %loop = transform.structured.tile_using_forall %max tile_sizes [8, 32]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused_add, %loop_1 = transform.structured.fuse_into_containing_op %add into %loop
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused_matmul, %loop_2 = transform.structured.fuse_into_containing_op %matmul into %loop_1
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)

    // Tile once more, to the size of the microkernel, and outline what is inside.
    %tiled_2, %inner = transform.structured.tile_using_forall %fused_matmul tile_sizes [4, 4]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %function, %call = transform.loop.outline %inner {func_name = "microkernel"}
        : (!transform.any_op) -> (!transform.any_op, !transform.op<"func.call">)
    transform.yield
  }
}
