// COMPARE: -pass-pipeline="builtin.module(tosa-validate{strict-op-spec-alignment})"
// ----- the default target
func.func @default_target(%a: tensor<2xi8>, %b: tensor<2xf32>, %c: tensor<2xbf16>, %d: tensor<1x8x4xf32>, %e: tensor<2xi16>,
    %u: tensor<2xui8>) {
  %0 = tosa.bitwise_not %a : (tensor<2xi8>) -> tensor<2xi8>
  %1 = tosa.abs %b : (tensor<2xf32>) -> tensor<2xf32>
  %2 = tosa.abs %c : (tensor<2xbf16>) -> tensor<2xbf16>
  %3:2 = tosa.rfft2d %d : (tensor<1x8x4xf32>) -> (tensor<1x8x3xf32>, tensor<1x8x3xf32>)
  %4 = tosa.identity %e : (tensor<2xi16>) -> tensor<2xi16>
  return
}
// ----- profiles and extensions
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int],
    extensions = [bf16, int16, fp8e4m3]>} {
  func.func @profiles_extensions(%a: tensor<2xf32>, %b: tensor<2xbf16>, %c: tensor<2xi16>, %d: tensor<1xi64>, %e: tensor<2xf8E4M3FN>,
      %i: tensor<2xi32>) {
    %0 = tosa.abs %a : (tensor<2xf32>) -> tensor<2xf32>
    %1 = tosa.abs %b : (tensor<2xbf16>) -> tensor<2xbf16>
    %p = "tosa.const"() {values = dense<0> : tensor<1x1x1x1xi16>} : () -> tensor<1x1x1x1xi16>
    %2 = tosa.max_pool2d %p {kernel = array<i64: 1, 1>, stride = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>}
        : (tensor<1x1x1x1xi16>) -> tensor<1x1x1x1xi16>
    %3 = tosa.identity %d : (tensor<1xi64>) -> tensor<1xi64>
    %4 = tosa.cast %e : (tensor<2xf8E4M3FN>) -> tensor<2xbf16>
    %5 = tosa.add %i, %i : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    return
  }
}
// ----- the version of element types
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp],
    extensions = [fp8e4m3]>} {
  func.func @version_element_types(%a: tensor<1x2x2xf8E4M3FN>) {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
    %0 = tosa.matmul %a, %a, %z, %z
        : (tensor<1x2x2xf8E4M3FN>, tensor<1x2x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>)
        -> tensor<1x2x2xf32>
    return
  }
}
// ----- version 1.1
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_fp],
    extensions = [bf16, mxfp, int64]>} {
  func.func @version_1_1(%a: tensor<4x32xbf16>, %b: tensor<2xi64>, %c: tensor<2xi1>, %d: tensor<2xbf16>) {
    %0:2 = tosa.cast_to_block_scaled %a {block_size = BLOCK_SIZE_32} : (tensor<4x32xbf16>)
        -> (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>)
    %1 = tosa.add %b, %b : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %2 = tosa.argmax %d {axis = 0 : i32} : (tensor<2xbf16>) -> tensor<i64>
    %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
    %3 = tosa.add_shape %s, %s : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
    return
  }
}
// ----- tosa.dim of an extension's element type
// MLIR LEFT OUT: its definition of the operation does not list the extensions of its table, so it takes none of them
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_fp],
    extensions = [bf16, shape]>} {
  func.func @dim_extensions_element_type(%a: tensor<2xbf16>) -> !tosa.shape<1> {
    %0 = tosa.dim %a {axis = 0 : i32} : (tensor<2xbf16>) -> !tosa.shape<1>
    return %0 : !tosa.shape<1>
  }
}
// ----- regions that use values from outside
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_fp],
    extensions = [controlflow]>} {
  func.func @regions_use_values_outside(%a: tensor<f32>, %c: tensor<i1>) {
    %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
      %k = "tosa.const"() {values = dense<0.0> : tensor<f32>} : () -> tensor<f32>
      tosa.yield %k : tensor<f32>
    } else {
      tosa.yield %a : tensor<f32>
    }
    %1 = tosa.while_loop (%x = %a) : (tensor<f32>) -> tensor<f32> {
      tosa.yield %c : tensor<i1>
    } do {
    ^bb0(%x: tensor<f32>):
      tosa.yield %x : tensor<f32>
    }
    %2:2 = tosa.while_loop (%x = %a, %y = %c) : (tensor<f32>, tensor<i1>) -> (tensor<f32>, tensor<i1>) {
      tosa.yield %y : tensor<i1>
    } do {
    ^bb0(%x: tensor<f32>, %y: tensor<i1>):
      tosa.yield %x, %y : tensor<f32>, tensor<i1>
    }
    return
  }
}
// ----- arithmetic
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int],
    extensions = [doubleround, int16]>} {
  func.func @arithmetic(%a: tensor<2xi32>, %b: tensor<2xi8>) {
    %s = "tosa.const"() {values = dense<64> : tensor<1xi8>} : () -> tensor<1xi8>
    %z8 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    %z16 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
    %z32 = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
    %0 = tosa.mul %a, %a, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
    %1 = tosa.mul %b, %b, %s : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
    %k = "tosa.const"() {values = dense<0> : tensor<7xi8>} : () -> tensor<7xi8>
    %2 = tosa.table %b, %k : (tensor<2xi8>, tensor<7xi8>) -> tensor<2xi8>
    %3 = tosa.rescale %b, %z32, %z8, %z8, %z8
        {input_unsigned = true, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
        : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
    %4 = tosa.rescale %b, %z16, %z8, %z8, %z8
        {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = false}
        : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
    %5 = tosa.rescale %b, %z32, %z8, %z8, %z32
        {input_unsigned = true, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
        : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2xi32>
    %6 = tosa.rescale %a, %z32, %z8, %z32, %z8
        {input_unsigned = false, output_unsigned = true, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
        : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi8>
    return
  }
}
// ----- padding and scattering
func.func @pad(%a: tensor<?xf32>, %v: tensor<2x4x3xf32>, %i: tensor<2x2x3xf32>) {
  %p = tosa.const_shape {values = dense<[0, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %z : (tensor<?xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  %j = "tosa.const"() {values = dense<[[0, 1], [1, 0]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %k = "tosa.const"() {values = dense<[[0, 1], [1, 1]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %1 = tosa.scatter %v, %j, %i : (tensor<2x4x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x3xf32>
  %2 = tosa.scatter %v, %k, %i : (tensor<2x4x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x3xf32>
  return
}
// ----- resizing
func.func @resize(%a: tensor<1x1x1x1xf32>, %b: tensor<1x16384x1x1xf32>, %c: tensor<*xf32>) {
  %one = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %big = tosa.const_shape {values = dense<[2049, 2049, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %down = tosa.const_shape {values = dense<[1, 1, 1, 16]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %half = tosa.const_shape {values = dense<[1, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y = tosa.const_shape {values = dense<[0, 16]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %x = tosa.const_shape {values = dense<[-17, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %w = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %b, %one, %z, %z {mode = BILINEAR}
      : (tensor<1x16384x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x16384x1x1xf32>
  %1 = tosa.resize %a, %big, %z, %z {mode = BILINEAR}
      : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %2 = tosa.resize %a, %down, %z, %z {mode = BILINEAR}
      : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %3 = tosa.resize %a, %one, %y, %z {mode = BILINEAR}
      : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %4 = tosa.resize %a, %one, %z, %x {mode = BILINEAR}
      : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %5 = tosa.resize %a, %one, %z, %z {mode = BILINEAR}
      : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x1x1xf32>
  %6 = tosa.resize %a, %half, %w, %z {mode = BILINEAR}
      : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}
