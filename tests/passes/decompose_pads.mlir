// RUN: lamina-opt %s --lamina-decompose-pads-and-concats | filecheck %s

// A dynamic size that turns out to be constant keeps its type.
// CHECK-LABEL: @constant_padding
// CHECK: %[[EMPTY:.*]] = tensor.empty(%{{.*}}) : tensor<6x?xf32>
// CHECK: %[[FILL:.*]] = linalg.fill {{.*}} outs(%[[EMPTY]]
// CHECK: %[[PADDED:.*]] = tensor.insert_slice %{{.*}} into %[[FILL]]
// CHECK: %[[CAST:.*]] = tensor.cast %[[PADDED]] : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK: return %[[CAST]]
func.func @constant_padding(%t: tensor<4x4xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%c1, 0] high[%c1, %n] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
