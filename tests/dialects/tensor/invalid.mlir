// COMPARE:
func.func @f(%t: tensor<4xf32>) { %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi64> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.bitcast %t : tensor<4xf32> to tensor<5xi32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf64> return }
// -----
func.func @f(%t: tensor<*xf32>) { %0 = tensor.cast %t : tensor<*xf32> to tensor<*xf32> return }
// -----
func.func @f(%t: tensor<*xf32>) { %0 = tensor.concat dim(0) : () -> tensor<2xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>) { %0 = tensor.concat dim(0) %t : (tensor<2x2xf32>) -> tensor<2xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>) { %0 = tensor.concat dim(0) %t : (tensor<2x2xf32>) -> tensor<2x2xf64> return }
// -----
func.func @f(%t: tensor<2x2xf32>) { %0 = tensor.concat dim(2) %t : (tensor<2x2xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %u: tensor<2x3xf32>) { %0 = tensor.concat dim(0) %t, %u : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %u: tensor<2x3xf32>) { %0 = tensor.concat dim(1) %t, %u : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x4xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %u: tensor<2x3xf32>) { %0 = tensor.concat dim(1) %t, %u : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x?xf32> return }
// -----
func.func @f(%i: index) { %0 = tensor.empty(%i) : tensor<4xf32> return }
// -----
func.func @f(%i: index, %t: tensor<2x2xf32>) { %0 = tensor.extract %t[%i] : tensor<2x2xf32> return }
// -----
func.func @f(%i: index, %t: tensor<2x2xf32>, %f: f32) { %0 = tensor.insert %f into %t[%i] : tensor<2x2xf32> return }
// -----
func.func @f(%i: index, %t: tensor<8x8xf32>, %f: f32) { %0 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<8x8xf32> to tensor<2x2xf64> return }
// -----
func.func @f(%i: index, %t: tensor<8x8xf32>, %f: f32) { %0 = tensor.extract_slice %t[0, 7] [2, 2] [1, 1] : tensor<8x8xf32> to tensor<2x2xf32> return }
// -----
func.func @f(%i: index, %t: tensor<8x8xf32>, %f: f32) { %0 = tensor.extract_slice %t[0, 9] [2, 2] [1, 1] : tensor<8x8xf32> to tensor<2x2xf32> return }
// -----
func.func @f(%i: index, %t: tensor<8x8xf32>, %f: f32) { %0 = tensor.extract_slice %t[0] [2] [1] : tensor<8x8xf32> to tensor<2xf32> return }
// -----
func.func @f(%i: index, %t: tensor<8x8xf32>, %f: f32) { %0 = tensor.extract_slice %t[0, 0] [2] [1] : tensor<8x8xf32> to tensor<2xf32> return }
// -----
func.func @f(%i: index, %t: tensor<8x8xf32>, %u: tensor<2x2xf32>) { %0 = tensor.insert_slice %u into %t[7, 0] [2, 2] [1,
    1] : tensor<2x2xf32> into tensor<8x8xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0,1,2,3])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, -1])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, 3])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([1, 0])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>) { %0 = tensor.gather %s[%i] gather_dims([0, 1])
    : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>, %g: tensor<1x4xf32>)
    { %0 = tensor.scatter %g into %s[%i] scatter_dims([0, 1]) : (tensor<1x4xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>, %g: tensor<1x5xf32>)
    { %0 = tensor.scatter %g into %s[%i] scatter_dims([0, 1]) unique : (tensor<1x5xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32> return }
// -----
func.func @f(%s: tensor<8x16x4xf32>, %i: tensor<1x2xindex>, %g: tensor<1x5xf32>)
    { %0 = tensor.scatter %g into %s[%i] scatter_dims([0]) unique : (tensor<1x5xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32> return }
// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i {
^bb0(%a: index):
 tensor.yield %f : f32 } : tensor<4xf32> return }
// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i {
^bb0(%a: index, %b: index):
 tensor.yield %f : f32 } : tensor<?xf32> return }
// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.generate %i {
^bb0(%a: i32):
 tensor.yield %f : f32 } : tensor<?xf32> return }
// -----
func.func @f(%i: index, %f: f64) { %0 = tensor.generate %i {
^bb0(%a: index):
 tensor.yield %f : f64 } : tensor<?xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<2xi32>) { %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xf64> return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<2xi32>) { %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x3xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<?xi32>) { %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<?xi32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>, %s: tensor<3xi32>) { %0 = tensor.reshape %t(%s) : (tensor<4xf32>, tensor<3xi32>) -> tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2] : tensor<4xf32> into tensor<2x2xf32> return }
// -----
func.func @f(%t: tensor<4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<4xf32> into tensor<2x3xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [4] : tensor<4x4xf32> into tensor<4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.expand_shape %t [[0, 1], [3]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>) { %0 = tensor.expand_shape %t [[0, 2], [1]] output_shape [2, 2, 4] : tensor<4x4xf32> into tensor<2x2x4xf32> return }
// -----
func.func @f(%t: tensor<4x4xf32>, %i: index) { %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 4]
    : tensor<4x4xf32> into tensor<?x2x4xf32> return }
// -----
func.func @f(%t: tensor<f32>, %i: index) { %0 = tensor.expand_shape %t [] output_shape [1, 2] : tensor<f32> into tensor<1x2xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %i: index) { %0 = tensor.collapse_shape %t [] : tensor<2x2xf32> into tensor<f32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %i: index) { %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<4xf64> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %i: index) { %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<2x2xf32> into tensor<4x1xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %i: index) { %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x2xf32> into tensor<4x1xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %f: f32) { %0 = tensor.pad %t low[1, 1] high[2] {
^bb0(%a: index, %b: index):
 tensor.yield %f : f32 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %f: f32) { %0 = tensor.pad %t low[1, 1] high[2, 2] {
^bb0(%a: index, %b: index):
 tensor.yield %f : f32 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %f: f32) { %0 = tensor.pad %t low[1, 1] high[1, 1] {
^bb0(%a: index):
 tensor.yield %f : f32 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %f: f32) { %0 = tensor.pad %t low[1, 1] high[1, 1] {
^bb0(%a: index, %b: i32):
 tensor.yield %f : f32 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// -----
func.func @f(%t: tensor<2x2xf32>, %f: f64) { %0 = tensor.pad %t low[1, 1] high[1, 1] {
^bb0(%a: index, %b: index):
 tensor.yield %f : f64 } : tensor<2x2xf32> to tensor<4x4xf32> return }
// -----
func.func @f(%i: index, %f: f32) { %0 = tensor.splat %f[%i] : tensor<4xf32> return }
// -----
func.func @f(%i: index, %t: tensor<f32>) { %0 = tensor.dim %t, %i : tensor<f32> return }
