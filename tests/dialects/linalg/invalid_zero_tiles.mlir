// RUN: lamina-opt %s --split-input-file --verify-diagnostics

func.func @constant_tile(%a: tensor<4x?xf32>, %d: tensor<4x?x?xf32>) -> tensor<4x?x?xf32> {
  %c0 = arith.constant 0 : index
  // expected-error @below {{invalid zero tile factor}}
  %p = linalg.pack %a inner_dims_pos = [1] inner_tiles = [%c0] into %d : tensor<4x?xf32> -> tensor<4x?x?xf32>
  return %p : tensor<4x?x?xf32>
}
