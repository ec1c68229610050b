// COMPARE: --stablehlo-legalize-to-linalg
// ----- tensors, splats and scalars in one operation
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x3xf32>, %b: tensor<f32>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %c = stablehlo.constant dense<2.0> : tensor<4x3xf32>
  %s = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %0 = stablehlo.multiply %c, %a : tensor<4x3xf32>
  %1 = stablehlo.add %0, %s : tensor<4x3xf32>
  %2 = stablehlo.add %c, %s : tensor<4x3xf32>
  %3 = stablehlo.subtract %1, %2 : tensor<4x3xf32>
  return %3, %2 : tensor<4x3xf32>, tensor<4x3xf32>
}
// ----- elements at dynamic sizes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %0 = stablehlo.add %a, %b : tensor<?x3xf32>
  %1 = "chlo.constant_like"(%a) {value = 2.0 : f32} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<?x3xf32>
  %3 = stablehlo.add %1, %1 : tensor<?x3xf32>
  return %2, %3 : tensor<?x3xf32>, tensor<?x3xf32>
}
// ----- constants
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main() -> (tensor<3xi32>, tensor<2x1xf32>, tensor<ui8>, tensor<2xui8>, tensor<complex<f32>>) {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %2 = stablehlo.constant dense<7> : tensor<ui8>
  %3 = stablehlo.constant dense<[1, 255]> : tensor<2xui8>
  %4 = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>
  return %0, %1, %2, %3, %4 : tensor<3xi32>, tensor<2x1xf32>, tensor<ui8>, tensor<2xui8>, tensor<complex<f32>>
}
// ----- an array of complex constants
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main() -> (tensor<2xcomplex<f32>>) {
  %0 = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
// ----- numbered elements
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main() -> (tensor<4x3xi32>, tensor<4x3xf32>, tensor<4x3xcomplex<f32>>) {
  %0 = stablehlo.iota dim = 0 : tensor<4x3xi32>
  %1 = stablehlo.iota dim = 1 : tensor<4x3xf32>
  %2 = stablehlo.iota dim = 1 : tensor<4x3xcomplex<f32>>
  return %0, %1, %2 : tensor<4x3xi32>, tensor<4x3xf32>, tensor<4x3xcomplex<f32>>
}
// ----- a broadcast in front
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3x1xf32>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
  return %0, %1 : tensor<4x3xf32>, tensor<3x1xf32>
}
// ----- a broadcast of a unit dimension
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x1xf32>) -> (tensor<4x3xf32>, tensor<1x4xf32>, tensor<2x4x1xf32>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.broadcast_in_dim %a, dims = [1, 0] : (tensor<4x1xf32>) -> tensor<1x4xf32>
  %2 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<4x1xf32>) -> tensor<2x4x1xf32>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<1x4xf32>, tensor<2x4x1xf32>
}
// ----- a broadcast of one element
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<1x1xf32>) -> (tensor<4x3xf32>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
// ----- a broadcast in another order
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<3x4xf32>) -> (tensor<4x3xf32>, tensor<2x3x4xf32>) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = "stablehlo.broadcast"(%a) {broadcast_sizes = array<i64: 2>} : (tensor<3x4xf32>) -> tensor<2x3x4xf32>
  return %0, %1 : tensor<4x3xf32>, tensor<2x3x4xf32>
}
// ----- reshapes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<4x6xf32>, %b: tensor<1x1xf32>, %c: tensor<f32>) -> (tensor<24xf32>, tensor<2x2x6xf32>, tensor<3x8xf32>,
    tensor<8x3xf32>, tensor<f32>, tensor<1x1xf32>, tensor<4x6xf32>, tensor<1x4x6x1xf32>, tensor<4x2x3xf32>, tensor<2x12xf32>) {
  %0 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<24xf32>
  %1 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
  %2 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<3x8xf32>
  %3 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<8x3xf32>
  %4 = stablehlo.reshape %b : (tensor<1x1xf32>) -> tensor<f32>
  %5 = stablehlo.reshape %c : (tensor<f32>) -> tensor<1x1xf32>
  %6 = stablehlo.reshape %1 : (tensor<2x2x6xf32>) -> tensor<4x6xf32>
  %7 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<1x4x6x1xf32>
  %8 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
  %9 = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<2x12xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<24xf32>, tensor<2x2x6xf32>, tensor<3x8xf32>, tensor<8x3xf32>, tensor<f32>,
      tensor<1x1xf32>, tensor<4x6xf32>, tensor<1x4x6x1xf32>, tensor<4x2x3xf32>, tensor<2x12xf32>
}
// ----- reshapes of nothing and of splats
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<0x3xf32>, %b: tensor<f32>) -> (tensor<3x0xf32>, tensor<6xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<1x2xf32>) {
  %0 = stablehlo.reshape %a : (tensor<0x3xf32>) -> tensor<3x0xf32>
  %s = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %1 = stablehlo.reshape %s : (tensor<2x3xf32>) -> tensor<6xf32>
  %2 = stablehlo.transpose %s, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %3 = stablehlo.reverse %s, dims = [0] : tensor<2x3xf32>
  %4 = stablehlo.slice %s [0:1, 0:2] : (tensor<2x3xf32>) -> tensor<1x2xf32>
  return %0, %1, %2, %3, %4 : tensor<3x0xf32>, tensor<6xf32>, tensor<3x2xf32>, tensor<2x3xf32>, tensor<1x2xf32>
}
// ----- transposes and reverses
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<2x3x4xf32>, %b: tensor<?x3xf32>) -> (tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<?x3xf32>,
    tensor<3x?xf32>) {
  %0 = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  %1 = stablehlo.transpose %a, dims = [0, 1, 2] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %2 = stablehlo.reverse %a, dims = [0, 2] : tensor<2x3x4xf32>
  %3 = stablehlo.reverse %b, dims = [0, 1] : tensor<?x3xf32>
  %4 = stablehlo.transpose %b, dims = [1, 0] : (tensor<?x3xf32>) -> tensor<3x?xf32>
  return %0, %1, %2, %3, %4 : tensor<4x2x3xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<?x3xf32>, tensor<3x?xf32>
}
// ----- slices
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<8x9xf32>, %b: tensor<i32>, %c: tensor<ui32>) -> (tensor<3x5xf32>, tensor<0x9xf32>, tensor<8x2xf32>, tensor<8x9xf32>) {
  %0 = stablehlo.slice %a [1:4, 0:9:2] : (tensor<8x9xf32>) -> tensor<3x5xf32>
  %1 = stablehlo.slice %a [2:2, 0:9] : (tensor<8x9xf32>) -> tensor<0x9xf32>
  %2 = stablehlo.dynamic_slice %a, %b, %b, sizes = [8, 2] : (tensor<8x9xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  %3 = stablehlo.dynamic_update_slice %a, %2, %c, %c : (tensor<8x9xf32>, tensor<8x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<8x9xf32>
  return %0, %1, %2, %3 : tensor<3x5xf32>, tensor<0x9xf32>, tensor<8x2xf32>, tensor<8x9xf32>
}
// ----- concatenations
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x1xf32>, %c: tensor<2x0xf32>, %d: tensor<i32>) -> (tensor<2x4xf32>, tensor<3xi32>) {
  %0 = stablehlo.concatenate %a, %b, %c, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x0xf32>) -> tensor<2x4xf32>
  %n = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %k = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %1 = stablehlo.concatenate %n, %k, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
  return %0, %1 : tensor<2x4xf32>, tensor<3xi32>
}
// ----- concatenations of dynamic sizes
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  %0 = stablehlo.concatenate %a, %b, %a, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
// ----- pads
// MLIR LEFT OUT: StableHLO is not one of MLIR's dialects
func.func @main(%a: tensor<3x4xf32>, %b: tensor<f32>, %c: tensor<f32>) -> (tensor<4x6xf32>, tensor<2x2xf32>, tensor<8x8xf32>, tensor<2x8xf32>,
    tensor<3x4xf32>, tensor<2x4xf32>, tensor<f32>) {
  %0 = stablehlo.pad %a, %b, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4x6xf32>
  %1 = stablehlo.pad %a, %b, low = [-1, 0], high = [0, -2], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x2xf32>
  %2 = stablehlo.pad %a, %b, low = [0, 1], high = [1, 0], interior = [2, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<8x8xf32>
  %3 = stablehlo.pad %a, %b, low = [-2, -3], high = [-1, 1], interior = [1, 2] : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x8xf32>
  %4 = stablehlo.pad %a, %b, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  %5 = stablehlo.pad %a, %b, low = [-3, 0], high = [2, 0], interior = [0, 0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %6 = stablehlo.pad %c, %b, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4x6xf32>, tensor<2x2xf32>, tensor<8x8xf32>, tensor<2x8xf32>, tensor<3x4xf32>, tensor<2x4xf32>,
      tensor<f32>
}
