// COMPARE: -pass-pipeline="builtin.module(tosa-validate)"
// ----- ranks and sizes
func.func @rank(%a: tensor<1x1x1x1x1x1x1xf32>, %b: tensor<1x1x1x1x1x1xf32>, %c: tensor<1x1x1x1x1x1x1xi1>) {
  %0 = tosa.abs %a : (tensor<1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1x1xf32>
  %1 = tosa.abs %b : (tensor<1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1xf32>
  %2 = tosa.argmax %a {axis = 0 : i32} : (tensor<1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1xi32>
  %3 = tosa.argmax %b {axis = 0 : i32} : (tensor<1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xi32>
  %s = tosa.const_shape {values = dense<1> : tensor<7xindex>} : () -> !tosa.shape<7>
  %4 = tosa.reshape %b, %s : (tensor<1x1x1x1x1x1xf32>, !tosa.shape<7>) -> tensor<1x1x1x1x1x1x1xf32>
  %5 = "tosa.const"() {values = dense<0.0> : tensor<1x1x1x1x1x1x1xf32>} : () -> tensor<1x1x1x1x1x1x1xf32>
  %6 = tosa.add_shape %s, %s : (!tosa.shape<7>, !tosa.shape<7>) -> !tosa.shape<7>
  return
}
func.func @size(%a: tensor<536870912xf32>, %b: tensor<536870911xf32>, %c: tensor<2147483648xi4>, %d: tensor<*xf32>) {
  %0 = tosa.abs %a : (tensor<536870912xf32>) -> tensor<536870912xf32>
  %1 = tosa.abs %b : (tensor<536870911xf32>) -> tensor<536870911xf32>
  %2 = tosa.identity %c : (tensor<2147483648xi4>) -> tensor<2147483648xi4>
  %3 = tosa.abs %d : (tensor<*xf32>) -> tensor<*xf32>
  return
}
func.func @dynamic(%a: tensor<?xf32>, %b: tensor<4xf32>) {
  %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
  %1 = tosa.custom %b {operator_name = "a", domain_name = "b", implementation_attrs = ""} : (tensor<4xf32>)
      -> tensor<?xf32>
  return
}
tosa.variable @high : tensor<1x1x1x1x1x1x1xf32>
tosa.variable @large = dense<0> : tensor<3000000000xi8>
// ----- padding has two numbers a dimension
// MLIR LEFT OUT: takes the list of padding for a shape, and refuses more than three dimensions
func.func @padding_two_numbers_dimension(%a: tensor<1x2x2x1xf32>) -> tensor<1x4x2x1xf32> {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 0, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %z : (tensor<1x2x2x1xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x4x2x1xf32>
  return %0 : tensor<1x4x2x1xf32>
}
// ----- windows
func.func @pool(%a: tensor<1x9000x1x1xf32>, %z: tensor<1xf32>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 8193, 1>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>}
      : (tensor<1x9000x1x1xf32>) -> tensor<1x808x1x1xf32>
  %1 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, stride = array<i64: 8999, 1>, pad = array<i64: 0, 0, 0, 0>}
      : (tensor<1x9000x1x1xf32>) -> tensor<1x2x1x1xf32>
  return
}
func.func @convolution(%a: tensor<1x9000x1x1xf32>, %w: tensor<1x2x1x1xf32>, %v: tensor<1x1x1x1xf32>,
    %b: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %a, %w, %b, %z, %z
      {acc_type = f32, dilation = array<i64: 8193, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x9000x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x807x1x1xf32>
  %1 = tosa.conv2d %a, %w, %b, %z, %z
      {acc_type = f32, dilation = array<i64: 4097, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x9000x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x4903x1x1xf32>
  %2 = tosa.conv2d %a, %v, %b, %z, %z
      {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 8193>, stride = array<i64: 1, 1>}
      : (tensor<1x9000x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x9000x8194x1xf32>
  %3 = tosa.conv2d %a, %v, %b, %z, %z
      {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 8999, 1>}
      : (tensor<1x9000x1x1xf32>, tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x2x1x1xf32>
  %4 = tosa.transpose_conv2d %v, %a, %b, %z, %z
      {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x1x1x1xf32>, tensor<1x9000x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x9000x1x1xf32>
  return
}
func.func @fourier(%a: tensor<1x16384x4xf32>) {
  %0:2 = tosa.rfft2d %a : (tensor<1x16384x4xf32>) -> (tensor<1x16384x3xf32>, tensor<1x16384x3xf32>)
  return
}
func.func @resize(%a: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[257, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %z, %z {mode = NEAREST_NEIGHBOR}
      : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}
// ----- nesting
func.func @nesting(%a: tensor<f32>, %c: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    %1 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
      %2 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
        %3 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
          %4 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
            %5 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
              tosa.yield %a : tensor<f32>
            } else {
              tosa.yield %a : tensor<f32>
            }
            tosa.yield %5 : tensor<f32>
          } else {
            tosa.yield %a : tensor<f32>
          }
          tosa.yield %4 : tensor<f32>
        } else {
          tosa.yield %a : tensor<f32>
        }
        tosa.yield %3 : tensor<f32>
      } else {
        tosa.yield %a : tensor<f32>
      }
      tosa.yield %2 : tensor<f32>
    } else {
      tosa.yield %a : tensor<f32>
    }
    tosa.yield %1 : tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  }
  return %0 : tensor<f32>
}
// ----- a level without limits
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_fp],
    extensions = [fft]>} {
  func.func @level_without_limits(%a: tensor<1x1x1x1x1x1x1x?xf32>) {
    %0 = tosa.abs %a : (tensor<1x1x1x1x1x1x1x?xf32>) -> tensor<1x1x1x1x1x1x1x?xf32>
    return
  }
}
// ----- dynamic sizes of version 1.1
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_fp],
    extensions = [fft]>} {
  func.func @dynamic_sizes_version_1_1(%a: tensor<?xf32>) {
    %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
    return
  }
}
