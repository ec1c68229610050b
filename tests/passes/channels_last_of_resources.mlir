// RUN: lamina-opt %s --lamina-channels-last | filecheck %s

// A filter that is a resource is transposed with its data; only the image and the result are transposed at run time.
// CHECK-LABEL: @filter_in_a_resource
// CHECK-SAME: %[[X:.*]]: tensor<1x8x6x6xi8>
// CHECK: arith.constant dense<{{.*}}[0, 16, 32, 48], [2, 18, 34, 50], {{.*}} : tensor<1x2x8x4xi8>
// CHECK: linalg.transpose ins(%[[X]]
// CHECK-NOT: linalg.transpose
// CHECK: linalg.generic
// CHECK: linalg.transpose {{.*}} permutation = [0, 3, 1, 2]
// CHECK-NOT: linalg.transpose
#x = affine_map<(n, f, h, w, c, i, j) -> (n, c, h + i, w + j)>
#w = affine_map<(n, f, h, w, c, i, j) -> (f, c, i, j)>
#y = affine_map<(n, f, h, w, c, i, j) -> (n, f, h, w)>
func.func @filter_in_a_resource(%x: tensor<1x8x6x6xi8>) -> tensor<1x4x6x5xi32> {
  %v = arith.constant dense_resource<filter> : tensor<4x8x1x2xi8>
  %zero = arith.constant 0 : i32
  %ie = tensor.empty() : tensor<1x4x6x5xi32>
  %i = linalg.fill ins(%zero : i32) outs(%ie : tensor<1x4x6x5xi32>) -> tensor<1x4x6x5xi32>
  %a = linalg.generic {indexing_maps = [#x, #w, #y],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %v : tensor<1x8x6x6xi8>, tensor<4x8x1x2xi8>) outs(%i : tensor<1x4x6x5xi32>) {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %s = arith.extui %p : i8 to i32
    %t = arith.extsi %q : i8 to i32
    %u = arith.muli %s, %t : i32
    %z = arith.addi %r, %u : i32
    linalg.yield %z : i32
  } -> tensor<1x4x6x5xi32>
  return %a : tensor<1x4x6x5xi32>
}
{-# dialect_resources: { builtin: { filter: "0x40000000000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F" } } #-}
