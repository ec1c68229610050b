// RUN: lamina-opt %s --transform-interpreter --verify-diagnostics --split-input-file
// Tile sizes below zero, and vector sizes that a tile may exceed, are refused.

func.func @negative_tile_size(%a: tensor<16xf32>, %b: tensor<16xf32>) -> tensor<16xf32> {
  // expected-note @below {{target op}}
  %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%b : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to tile operation: size -4 is negative}}
    %t, %l = transform.structured.tile_using_for %op tile_sizes [-4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @negative_tile_size_of_forall(%a: tensor<16xf32>, %b: tensor<16xf32>) -> tensor<16xf32> {
  // expected-note @below {{target op}}
  %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%b : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to tile operation: size -4 is negative}}
    %t, %l = transform.structured.tile_using_forall %op tile_sizes [-4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @tile_beyond_the_vector(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{Attempted to vectorize, but failed}}
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %t vector_sizes [4] : !transform.any_op
    transform.yield
  }
}

// -----

func.func @vector_beyond_the_tile(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %op tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %t vector_sizes [8] : !transform.any_op
    transform.yield
  }
}
