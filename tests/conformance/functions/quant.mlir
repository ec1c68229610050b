// COMPARE: --cse
!q = !quant.uniform<i8:f32, 0.5:3>
!p = !quant.uniform<i8:f32:1, {0.5, 0.25:2, 2.0:-1}>
!u = !quant.uniform<u8:f32, 0.1:128>
func.func @scalars(%x: f32) -> f32 {
  %0 = quant.qcast %x : f32 to !q
  %1 = quant.dcast %0 : !q to f32
  return %1 : f32
}
// -----
!q = !quant.uniform<i8:f32, 0.5:3>
func.func @storage(%x: tensor<4x!q>) -> tensor<4xi8> {
  %0 = quant.scast %x : tensor<4x!q> to tensor<4xi8>
  return %0 : tensor<4xi8>
}
// -----
!p = !quant.uniform<i8:f32:1, {0.5, 0.25:2, 2.0:-1}>
func.func @axis(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = quant.qcast %x : tensor<2x3xf32> to tensor<2x3x!p>
  %1 = quant.dcast %0 : tensor<2x3x!p> to tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
// -----
!u = !quant.uniform<u8:f32, 0.1:128>
func.func @unsigned(%x: tensor<?xf32>) -> tensor<?x!u> {
  %0 = quant.qcast %x : tensor<?xf32> to tensor<?x!u>
  return %0 : tensor<?x!u>
}
// -----
!n = !quant.uniform<i8<-127:127>:f16, 2.0>
func.func @narrow(%x: tensor<2x!n>) -> tensor<2xf16> {
  %0 = quant.dcast %x : tensor<2x!n> to tensor<2xf16>
  return %0 : tensor<2xf16>
}
// -----
!n = !quant.uniform<i8<-127:127>:f32, 2.0>
func.func @narrow_q(%x: tensor<2xf32>) -> tensor<2x!n> {
  %0 = quant.qcast %x : tensor<2xf32> to tensor<2x!n>
  return %0 : tensor<2x!n>
}
// -----
!q = !quant.uniform<i8:f32, 0.5:3>
func.func @unranked(%x: tensor<*xf32>) -> tensor<*x!q> {
  %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!q>
  return %0 : tensor<*x!q>
}
// -----
!p = !quant.uniform<i8:f32:0, {0.5, 0.25:2}>
func.func @axis_dynamic(%x: tensor<2x?x!p>) -> tensor<2x?xf32> {
  %0 = quant.dcast %x : tensor<2x?x!p> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
// -----
!q = !quant.uniform<i8:f32, 0.5:3>
func.func @chain(%x: tensor<4x!q>) -> tensor<4x!q> {
  %0 = quant.scast %x : tensor<4x!q> to tensor<4xi8>
  %1 = quant.scast %0 : tensor<4xi8> to tensor<4x!q>
  %2 = quant.dcast %1 : tensor<4x!q> to tensor<4xf32>
  %3 = quant.qcast %2 : tensor<4xf32> to tensor<4x!q>
  return %3 : tensor<4x!q>
}
// -----
!s = !quant.uniform<i8:f32:{0:1, 1:2}, {{0.5, 0.25}, {1.0:2, 2.0}}>
func.func @blocks(%x: tensor<2x4xf32>) -> tensor<2x4x!s> {
  %0 = quant.qcast %x : tensor<2x4xf32> to tensor<2x4x!s>
  return %0 : tensor<2x4x!s>
}
