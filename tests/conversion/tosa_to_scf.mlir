// COMPARE: -pass-pipeline="builtin.module(func.func(tosa-to-scf))"
// ----- tosa.scatter
func.func @scatter_126(%a0: tensor<2x5x3xf32>, %a1: tensor<2x4xi32>, %a2: tensor<2x4x3xf32>) -> (tensor<2x5x3xf32>) {
  %r = tosa.scatter %a0, %a1, %a2 : (tensor<2x5x3xf32>, tensor<2x4xi32>, tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>
}
// ----- tosa.cond_if, tosa.exp
func.func @cond_if_exp(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%a: tensor<2xf32>):
    tosa.yield %a : tensor<2xf32>
  } else {
  ^bb0(%b: tensor<2xf32>):
    %1 = tosa.exp %b : (tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %1 : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}
// ----- tosa.cond_if, tosa.exp
func.func @cond_if_exp_2(%c: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<2xf32> {
    tosa.yield %x : tensor<2xf32>
  } else {
    %1 = tosa.exp %x : (tensor<2xf32>) -> tensor<2xf32>
    tosa.yield %1 : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}
// ----- tosa.while_loop, tosa.greater, tosa.add
func.func @while(%x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
  %0:2 = tosa.while_loop (%a = %x, %b = %y) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %1 = tosa.greater %b, %a : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = tosa.add %a, %a : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %1, %b : tensor<i32>, tensor<i32>
  }
  return %0#0 : tensor<i32>
}
// ----- tosa.scatter
// MLIR LEFT OUT: it extracts from unranked tensors
func.func @unranked_scatter(%a: tensor<*xi8>, %b: tensor<*xi32>) -> tensor<*xi8> {
  %0 = "tosa.scatter"(%a, %b, %a) : (tensor<*xi8>, tensor<*xi32>, tensor<*xi8>) -> tensor<*xi8>
  return %0 : tensor<*xi8>
}
