// COMPARE: --canonicalize
// ----- a generic that forwards its operands, in another static type
#id = affine_map<(i) -> (i)>
func.func @forward(%a: tensor<4xf32>, %b: tensor<?xf32>, %o: tensor<?xf32>, %p: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<4xf32>, tensor<?xf32>) outs(%o, %p : tensor<?xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %x, %y : f32, f32
  } -> (tensor<?xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<4xf32>
}
// ----- generics that forward in another order, or compute, or yield a value from outside
#id = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
func.func @stay(%a: tensor<4x4xf32>, %o: tensor<4x4xf32>, %f: f32) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.generic {indexing_maps = [#swap, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %y = arith.negf %x : f32
    linalg.yield %y : f32
  } -> tensor<4x4xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %f : f32
  } -> tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
// ----- generics on buffers that copy one to itself, and to another
#id = affine_map<(i) -> (i)>
func.func @buffers(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %z : f32
  }
  linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}
// ----- copies of tensors
func.func @copies(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
// ----- broadcasts of broadcasts and of transposes
func.func @broadcasts(%a: tensor<2x3xf32>, %m: tensor<2x4x3xf32>, %o: tensor<5x2x4x3x6xf32>, %p: tensor<4x3x2xf32>)
    -> (tensor<5x2x4x3x6xf32>, tensor<4x3x2xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%m : tensor<2x4x3xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x4x3xf32>) outs(%o : tensor<5x2x4x3x6xf32>) dimensions = [0, 4]
  %2 = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%m : tensor<2x4x3xf32>) dimensions = [1]
  %3 = linalg.transpose ins(%2 : tensor<2x4x3xf32>) outs(%p : tensor<4x3x2xf32>) permutation = [1, 2, 0]
  return %1, %3 : tensor<5x2x4x3x6xf32>, tensor<4x3x2xf32>
}
// ----- a transpose of a broadcast with another use, and of dynamic sizes
func.func @transposes(%a: tensor<?x3xf32>, %m: tensor<?x4x3xf32>, %p: tensor<4x3x?xf32>, %q: tensor<3x?x4xf32>)
    -> (tensor<4x3x?xf32>, tensor<?x4x3xf32>, tensor<3x?x4xf32>, tensor<4x3x?xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<?x3xf32>) outs(%m : tensor<?x4x3xf32>) dimensions = [1]
  %1 = linalg.transpose ins(%0 : tensor<?x4x3xf32>) outs(%p : tensor<4x3x?xf32>) permutation = [1, 2, 0]
  %2 = linalg.broadcast ins(%a : tensor<?x3xf32>) outs(%m : tensor<?x4x3xf32>) dimensions = [1]
  %3 = linalg.transpose ins(%2 : tensor<?x4x3xf32>) outs(%q : tensor<3x?x4xf32>) permutation = [2, 0, 1]
  %4 = linalg.transpose ins(%3 : tensor<3x?x4xf32>) outs(%p : tensor<4x3x?xf32>) permutation = [2, 0, 1]
  return %1, %0, %3, %4 : tensor<4x3x?xf32>, tensor<?x4x3xf32>, tensor<3x?x4xf32>, tensor<4x3x?xf32>
}
