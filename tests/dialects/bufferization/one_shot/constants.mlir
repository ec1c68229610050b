func.func @const_dense(%i: index) -> f32 {
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e = tensor.extract %c[%i] : tensor<3xf32>
  return %e : f32
}
func.func @const_dense_again(%i: index) -> (f32, f32) {
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %d = arith.constant dense<[1.0, 2.0, 4.0]> : tensor<3xf32>
  %e = tensor.extract %c[%i] : tensor<3xf32>
  %g = tensor.extract %d[%i] : tensor<3xf32>
  return %e, %g : f32, f32
}
// -----
memref.global "private" constant @__constant_3xf32 : memref<3xf32> = dense<[9.0, 2.0, 3.0]>
func.func @const_name_taken(%i: index) -> f32 {
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e = tensor.extract %c[%i] : tensor<3xf32>
  return %e : f32
}
// -----
memref.global "private" constant @mine : memref<3xf32> = dense<[1.0, 2.0, 3.0]> {alignment = 128}
func.func @const_reused(%i: index) -> f32 {
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e = tensor.extract %c[%i] : tensor<3xf32>
  return %e : f32
}
// -----
func.func @const_kinds(%i: index) -> (i1, complex<f32>, i4, index, f16) {
  %a = arith.constant dense<true> : tensor<2x2xi1>
  %b = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %c = arith.constant dense<[1, -2]> : tensor<2xi4>
  %d = arith.constant dense<7> : tensor<index>
  %e = arith.constant dense<[]> : tensor<0xf16>
  %0 = tensor.extract %a[%i, %i] : tensor<2x2xi1>
  %1 = tensor.extract %b[%i] : tensor<2xcomplex<f32>>
  %2 = tensor.extract %c[%i] : tensor<2xi4>
  %3 = tensor.extract %d[] : tensor<index>
  %4 = tensor.extract %e[%i] : tensor<0xf16>
  return %0, %1, %2, %3, %4 : i1, complex<f32>, i4, index, f16
}
// -----
func.func @const_resource(%i: index) -> f32 {
  %a = arith.constant dense_resource<blob> : tensor<2xf32>
  %0 = tensor.extract %a[%i] : tensor<2xf32>
  return %0 : f32
}
{-#
  dialect_resources: { builtin: { blob: "0x040000000000803F00000040" } }
#-}
// -----
func.func @const_sparse(%i: index) -> f32 {
  %a = arith.constant sparse<[[0], [2]], [1.0, 2.0]> : tensor<4xf32>
  %0 = tensor.extract %a[%i] : tensor<4xf32>
  return %0 : f32
}
// -----
memref.global constant @mine : memref<3xf32> = dense<[1.0, 2.0, 3.0]> {alignment = 64}
memref.global constant @mine2 : memref<3xf32> = dense<[1.0, 2.0, 3.0]> {alignment = 64}
func.func @const_public(%i: index) -> f32 {
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e = tensor.extract %c[%i] : tensor<3xf32>
  return %e : f32
}
// -----
memref.global constant @mine : memref<3xf32> = dense<[1.0, 2.0, 3.0]>
func.func @const_no_alignment(%i: index) -> f32 {
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %e = tensor.extract %c[%i] : tensor<3xf32>
  return %e : f32
}
// -----
module @outer {
  memref.global constant @__constant_3xf32 : memref<3xf32> = dense<[1.0, 2.0, 3.0]> {alignment = 64}
  module @inner {
    func.func @const_nested(%i: index) -> f32 {
      %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
      %e = tensor.extract %c[%i] : tensor<3xf32>
      return %e : f32
    }
  }
  func.func @const_outer(%i: index) -> f32 {
    %c = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
    %e = tensor.extract %c[%i] : tensor<3xf32>
    return %e : f32
  }
}
