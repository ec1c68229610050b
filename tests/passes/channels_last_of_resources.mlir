// RUN: lamina-opt %s --lamina-channels-last | filecheck %s

// A filter that is a resource is transposed with its data; only the image and the result are transposed at run time.
// CHECK-LABEL: @filter_in_a_resource
// CHECK-SAME: %[[X:.*]]: tensor<1x8x6x6xi8>
// CHECK: arith.constant dense<{{.*}}[0, 8, 16, 24], [1, 9, 17, 25], {{.*}} : tensor<1x1x8x4xi8>
// CHECK: linalg.transpose ins(%[[X]]
// CHECK-NOT: linalg.transpose
// CHECK: linalg.generic
// CHECK: linalg.transpose {{.*}} permutation = [0, 3, 1, 2]
// CHECK-NOT: linalg.transpose
#x = affine_map<(n, f, h, w, c, i, j) -> (n, c, h + i, w + j)>
#w = affine_map<(n, f, h, w, c, i, j) -> (f, c, i, j)>
#y = affine_map<(n, f, h, w, c, i, j) -> (n, f, h, w)>
func.func @filter_in_a_resource(%x: tensor<1x8x6x6xi8>) -> tensor<1x4x6x6xi32> {
  %v = arith.constant dense_resource<filter> : tensor<4x8x1x1xi8>
  %zero = arith.constant 0 : i32
  %ie = tensor.empty() : tensor<1x4x6x6xi32>
  %i = linalg.fill ins(%zero : i32) outs(%ie : tensor<1x4x6x6xi32>) -> tensor<1x4x6x6xi32>
  %a = linalg.generic {indexing_maps = [#x, #w, #y],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %v : tensor<1x8x6x6xi8>, tensor<4x8x1x1xi8>) outs(%i : tensor<1x4x6x6xi32>) {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %s = arith.extui %p : i8 to i32
    %t = arith.extsi %q : i8 to i32
    %u = arith.muli %s, %t : i32
    %z = arith.addi %r, %u : i32
    linalg.yield %z : i32
  } -> tensor<1x4x6x6xi32>
  return %a : tensor<1x4x6x6xi32>
}
{-# dialect_resources: { builtin: { filter: "0x40000000000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F" } } #-}
