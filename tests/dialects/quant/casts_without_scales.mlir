// RUN: lamina-opt %s --quant-types-to-storage --verify-diagnostics

func.func @casts(%q: !quant.uniform<i8:f32, 2.0>, %x: tensor<4xf32>) -> (f32, tensor<4x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @below {{'quant.dcast' op must be lowered before its types become storage types}}
  %0 = quant.dcast %q : !quant.uniform<i8:f32, 2.0> to f32
  // expected-error @below {{'quant.qcast' op must be lowered before its types become storage types}}
  %1 = quant.qcast %x : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return %0, %1 : f32, tensor<4x!quant.uniform<i8:f32, 2.0>>
}
