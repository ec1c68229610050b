// Chapter 4: what a layer looks like is said by matchers; the action gets the handles that they yield.
//
//   lamina opt --transform-interpreter matched_layers.mlir
func.func @layer(%lhs: tensor<64x64xf32>, %rhs: tensor<64x64xf32>, %bias: tensor<64x64xf32>,
                 %output: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %product = linalg.matmul ins(%lhs, %rhs : tensor<64x64xf32>, tensor<64x64xf32>)
      outs(%output : tensor<64x64xf32>) -> tensor<64x64xf32>
  %biased = linalg.elementwise kind=#linalg.elementwise_kind<add>
      ins(%product, %bias : tensor<64x64xf32>, tensor<64x64xf32>) outs(%output : tensor<64x64xf32>) -> tensor<64x64xf32>
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
      ins(%biased, %zero : tensor<64x64xf32>, tensor<64x64xf32>) outs(%output : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %relu : tensor<64x64xf32>
}

module attributes {transform.with_named_sequence} {
  // One operation, by its name.
  transform.named_sequence @is_elementwise(%candidate: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %candidate ["linalg.elementwise"] : !transform.any_op
    transform.yield %candidate : !transform.any_op
  }

  // Three operations, from the last to the first: an element-wise one of an element-wise one of a product.
  transform.named_sequence @is_layer(%last: !transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.any_op) {
    transform.match.operation_name %last ["linalg.elementwise"] : !transform.any_op
    %middle = transform.get_producer_of_operand %last[0] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %middle ["linalg.elementwise"] : !transform.any_op
    %product = transform.get_producer_of_operand %middle[0] : (!transform.any_op) -> !transform.any_op
    %matmul = transform.match.structured %product : (!transform.any_op) -> !transform.any_op {
    ^bb0(%structured: !transform.any_op):
      %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %structured
          : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %structured : !transform.any_op
    }
    transform.yield %last, %middle, %matmul : !transform.any_op, !transform.any_op, !transform.any_op
  }

  transform.named_sequence @note_elementwise(%found: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %found, "elementwise" : !transform.any_op
    transform.yield
  }

  transform.named_sequence @note_layer(%last: !transform.any_op {transform.readonly},
      %middle: !transform.any_op {transform.readonly}, %matmul: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %last, "end of a layer" : !transform.any_op
    transform.debug.emit_remark_at %middle, "middle of a layer" : !transform.any_op
    transform.debug.emit_remark_at %matmul, "start of a layer" : !transform.any_op
    transform.yield
  }

  // Each operation is given to the first matcher that takes it.
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %updated = transform.foreach_match in %root
        @is_layer -> @note_layer,
        @is_elementwise -> @note_elementwise : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
