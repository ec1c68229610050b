// RUN: lamina-opt %s --lamina-channels-last | filecheck %s

// The transpositions between two convolutions cancel; one is left at either end.
// CHECK: #[[IMAGE:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
// CHECK-LABEL: @two_convolutions
// CHECK-SAME: %[[X:.*]]: tensor<1x8x6x6xi8>
// CHECK: linalg.transpose ins(%[[X]] : tensor<1x8x6x6xi8>) {{.*}} permutation = [0, 2, 3, 1]
// CHECK: linalg.generic {indexing_maps = [#[[IMAGE]]
// CHECK-NOT: linalg.transpose
// CHECK: arith.trunci
// CHECK-NOT: linalg.transpose
// CHECK: linalg.generic {indexing_maps = [#[[IMAGE]]
// CHECK: linalg.transpose {{.*}} permutation = [0, 3, 1, 2]
// CHECK-NOT: linalg.transpose
#x = affine_map<(n, f, h, w, c, i, j) -> (n, c, h + i, w + j)>
#w = affine_map<(n, f, h, w, c, i, j) -> (f, c, i, j)>
#y = affine_map<(n, f, h, w, c, i, j) -> (n, f, h, w)>
#id = affine_map<(n, f, h, w) -> (n, f, h, w)>
func.func @two_convolutions(%x: tensor<1x8x6x6xi8>) -> tensor<1x8x2x2xi32> {
  %v = arith.constant dense<2> : tensor<8x8x3x3xi8>
  %zero = arith.constant 0 : i32
  %ie = tensor.empty() : tensor<1x8x4x4xi32>
  %i = linalg.fill ins(%zero : i32) outs(%ie : tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xi32>
  %je = tensor.empty() : tensor<1x8x2x2xi32>
  %j = linalg.fill ins(%zero : i32) outs(%je : tensor<1x8x2x2xi32>) -> tensor<1x8x2x2xi32>
  %a = linalg.generic {indexing_maps = [#x, #w, #y],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %v : tensor<1x8x6x6xi8>, tensor<8x8x3x3xi8>) outs(%i : tensor<1x8x4x4xi32>) {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %s = arith.extui %p : i8 to i32
    %t = arith.extsi %q : i8 to i32
    %u = arith.muli %s, %t : i32
    %z = arith.addi %r, %u : i32
    linalg.yield %z : i32
  } -> tensor<1x8x4x4xi32>
  %e = tensor.empty() : tensor<1x8x4x4xi8>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a : tensor<1x8x4x4xi32>) outs(%e : tensor<1x8x4x4xi8>) {
  ^bb0(%p: i32, %q: i8):
    %t = arith.trunci %p : i32 to i8
    linalg.yield %t : i8
  } -> tensor<1x8x4x4xi8>
  %c = linalg.generic {indexing_maps = [#x, #w, #y],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%b, %v : tensor<1x8x4x4xi8>, tensor<8x8x3x3xi8>) outs(%j : tensor<1x8x2x2xi32>) {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %s = arith.extui %p : i8 to i32
    %t = arith.extsi %q : i8 to i32
    %u = arith.muli %s, %t : i32
    %z = arith.addi %r, %u : i32
    linalg.yield %z : i32
  } -> tensor<1x8x2x2xi32>
  return %c : tensor<1x8x2x2xi32>
}

// Channels of the result are not filled up to groups of four.
// CHECK-LABEL: @several_features_of_each_channel
// CHECK-NOT: tensor.pad
// CHECK: linalg.generic {{.*}} ins({{.*}} : tensor<1x6x5x3xi8>, tensor<{{.*}}xi8>) outs({{.*}} : tensor<1x4x3x3x2xi32>)
#gx = affine_map<(n, g, f, h, w, i, j) -> (n, g, h + i, w + j)>
#gw = affine_map<(n, g, f, h, w, i, j) -> (g, f, i, j)>
#gy = affine_map<(n, g, f, h, w, i, j) -> (n, g, f, h, w)>
func.func @several_features_of_each_channel(%x: tensor<1x3x6x5xi8>) -> tensor<1x3x2x4x3xi32> {
  %v = arith.constant dense<2> : tensor<3x2x3x3xi8>
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<1x3x2x4x3xi32>
  %i = linalg.fill ins(%zero : i32) outs(%e : tensor<1x3x2x4x3xi32>) -> tensor<1x3x2x4x3xi32>
  %a = linalg.generic {indexing_maps = [#gx, #gw, #gy],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %v : tensor<1x3x6x5xi8>, tensor<3x2x3x3xi8>) outs(%i : tensor<1x3x2x4x3xi32>) {
  ^bb0(%p: i8, %q: i8, %r: i32):
    %s = arith.extui %p : i8 to i32
    %t = arith.extsi %q : i8 to i32
    %u = arith.muli %s, %t : i32
    %z = arith.addi %r, %u : i32
    linalg.yield %z : i32
  } -> tensor<1x3x2x4x3xi32>
  return %a : tensor<1x3x2x4x3xi32>
}

// Elements read at indices are read where channels are innermost.
// CHECK-LABEL: @gather_between
// CHECK: %[[A:.*]] = linalg.generic {indexing_maps = [#[[IMAGE]]
// CHECK-NOT: linalg.transpose
// CHECK: %[[H:.*]] = linalg.index 1
// CHECK: %[[W:.*]] = linalg.index 2
// CHECK: %[[AT:.*]] = tensor.extract %{{.*}}[%[[W]]] : tensor<4xindex>
// CHECK: tensor.extract %[[A]][%{{.*}}, %[[H]], %[[AT]], %{{.*}}] : tensor<1x4x4x8xi32>
// CHECK-NOT: linalg.transpose
// CHECK: linalg.generic {indexing_maps = [#[[IMAGE]]
func.func @gather_between(%x: tensor<1x8x6x6xi8>, %table: tensor<4xindex>) -> tensor<1x8x2x2xi32> {
  %v = arith.constant dense<2> : tensor<8x8x3x3xi8>
  %zero = arith.constant 0 : i32
  %ie = tensor.empty() : tensor<1x8x4x4xi32>
  %i = linalg.fill ins(%zero : i32) outs(%ie : tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xi32>
  %je = tensor.empty() : tensor<1x8x2x2xi32>
  %j = linalg.fill ins(%zero : i32) outs(%je : tensor<1x8x2x2xi32>) -> tensor<1x8x2x2xi32>
  %a = linalg.conv_2d_nchw_fchw ins(%x, %v : tensor<1x8x6x6xi8>, tensor<8x8x3x3xi8>)
      outs(%i : tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xi32>
  %e = tensor.empty() : tensor<1x8x4x4xi8>
  %b = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%e : tensor<1x8x4x4xi8>) {
  ^bb0(%q: i8):
    %n = linalg.index 0 : index
    %f = linalg.index 1 : index
    %h = linalg.index 2 : index
    %l = linalg.index 3 : index
    %at = tensor.extract %table[%l] : tensor<4xindex>
    %p = tensor.extract %a[%n, %f, %h, %at] : tensor<1x8x4x4xi32>
    %t = arith.trunci %p : i32 to i8
    linalg.yield %t : i8
  } -> tensor<1x8x4x4xi8>
  %c = linalg.conv_2d_nchw_fchw ins(%b, %v : tensor<1x8x4x4xi8>, tensor<8x8x3x3xi8>)
      outs(%j : tensor<1x8x2x2xi32>) -> tensor<1x8x2x2xi32>
  return %c : tensor<1x8x2x2xi32>
}

// The transposition that is left after an enlargement comes before it, where there is less to move.
// CHECK-LABEL: @enlarged_result
// CHECK: linalg.transpose {{.*}} outs({{.*}} : tensor<1x8x4x4xi32>) permutation = [0, 3, 1, 2]
// CHECK: tensor.extract %{{.*}} : tensor<1x8x4x4xi32>
// CHECK-NOT: linalg.transpose
func.func @enlarged_result(%x: tensor<1x8x6x6xi8>, %table: tensor<64xindex>) -> tensor<1x8x4x64xi32> {
  %v = arith.constant dense<2> : tensor<8x8x3x3xi8>
  %zero = arith.constant 0 : i32
  %ie = tensor.empty() : tensor<1x8x4x4xi32>
  %i = linalg.fill ins(%zero : i32) outs(%ie : tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xi32>
  %a = linalg.conv_2d_nchw_fchw ins(%x, %v : tensor<1x8x6x6xi8>, tensor<8x8x3x3xi8>)
      outs(%i : tensor<1x8x4x4xi32>) -> tensor<1x8x4x4xi32>
  %e = tensor.empty() : tensor<1x8x4x64xi32>
  %b = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%e : tensor<1x8x4x64xi32>) {
  ^bb0(%q: i32):
    %n = linalg.index 0 : index
    %f = linalg.index 1 : index
    %h = linalg.index 2 : index
    %l = linalg.index 3 : index
    %at = tensor.extract %table[%l] : tensor<64xindex>
    %p = tensor.extract %a[%n, %f, %h, %at] : tensor<1x8x4x4xi32>
    linalg.yield %p : i32
  } -> tensor<1x8x4x64xi32>
  return %b : tensor<1x8x4x64xi32>
}
