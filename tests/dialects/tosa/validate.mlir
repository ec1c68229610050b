// COMPARE: -pass-pipeline="builtin.module(tosa-validate)"
// ----- element types
func.func @element_types(%a: tensor<2xf64>, %b: tensor<2xi7>, %c: tensor<2xui8>, %d: tensor<2xi8>, %m: tensor<2x!tosa.mxint8>,
    %e: tensor<2xf8E8M0FNU>) {
  %0 = tosa.abs %a : (tensor<2xf64>) -> tensor<2xf64>
  %1 = tosa.add %b, %b : (tensor<2xi7>, tensor<2xi7>) -> tensor<2xi7>
  %2 = tosa.add %c, %c : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  %3 = tosa.add %d, %d : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %4 = tosa.add %m, %m : (tensor<2x!tosa.mxint8>, tensor<2x!tosa.mxint8>) -> tensor<2x!tosa.mxint8>
  %5 = tosa.add %e, %e : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  %6 = tosa.cast %d : (tensor<2xi8>) -> tensor<2xi64>
  return
}
// ----- unsigned numbers of rescale
func.func @unsigned_numbers_rescale(%a: tensor<2xui8>, %z: tensor<1xui8>) {
  %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xui8>} : () -> tensor<1xui8>
  %0 = tosa.rescale %a, %m, %s, %y, %s
      {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true}
      : (tensor<2xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
// ----- operands that have to be constant
func.func @operands_have_constant(%a: tensor<1x2x2xf32>, %z: tensor<1xf32>, %s: tensor<1xi8>, %t: tensor<513xi16>, %b: tensor<4xi16>,
    %c: tensor<2xi32>) {
  %k = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %a, %k, %z : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1xf32>, tensor<1xf32>)
      -> tensor<1x2x2xf32>
  %1 = tosa.negate %a, %z, %k : (tensor<1x2x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2xf32>
  %2 = tosa.mul %c, %c, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  %3 = tosa.table %b, %t : (tensor<4xi16>, tensor<513xi16>) -> tensor<4xi32>
  %p = tosa.const_shape {values = dense<0> : tensor<6xindex>} : () -> !tosa.shape<6>
  %4 = tosa.pad %a, %p, %z : (tensor<1x2x2xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<1x2x2xf32>
  return
}
// ----- rounding, and several problems of one operation
func.func @rounding_several_problems_one_operation(%a: tensor<1x1x1x1x1x1x1xi8>, %s: tensor<1xi8>) {
  %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.rescale %a, %m, %s, %s, %s
      {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = INEXACT_ROUND, scale32 = true}
      : (tensor<1x1x1x1x1x1x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>)
      -> tensor<1x1x1x1x1x1x1xi8>
  %1 = tosa.rescale %0, %m, %s, %s, %s
      {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true}
      : (tensor<1x1x1x1x1x1x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>)
      -> tensor<1x1x1x1x1x1x1xi8>
  return
}
// ----- an extension for operands that are not constant
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int],
    extensions = [dynamic, doubleround]>} {
  func.func @extension_operands_not_constant(%a: tensor<2xi8>, %s: tensor<1xi8>, %m: tensor<1xi32>) {
    %0 = tosa.rescale %a, %m, %s, %s, %s
        {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true}
        : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
    return
  }
}
// ----- variables
func.func @early() {
  %0 = tosa.variable_read @x : tensor<2xf32>
  return
}
tosa.variable @x : tensor<2xf32>
func.func @late(%a: tensor<?xf32>, %b: tensor<2xf32>) {
  %0 = tosa.variable_read @x : tensor<2xf32>
  %1 = tosa.variable_read @x : tensor<?xf32>
  tosa.variable_write @x, %a : tensor<?xf32>
  tosa.variable_write @x, %b : tensor<2xf32>
  return
}
module {
  tosa.variable @x : tensor<2xf32>
}
// ----- a variable of unknown size
// MLIR LEFT OUT: compares with a type of the size -1, which no other type equals
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_fp],
    extensions = [fft]>} {
  tosa.variable @x : tensor<?xf32>
  func.func @variable_unknown_size(%a: tensor<?xf32>) {
    tosa.variable_write @x, %a : tensor<?xf32>
    return
  }
}
// ----- a target too old for its extensions
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int],
    extensions = [int16, int64]>} {
}
// ----- a nested module of another target
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int],
    extensions = [fft]>} {
  module attributes
      {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int],
      extensions = [fft]>} {
    func.func @nested_module_another_target(%a: tensor<?xf32>) {
      %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
      return
    }
  }
}
// ----- a profile that is none
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [none],
    extensions = [none]>} {
}
// ----- an extension that is none
module attributes
    {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_int],
    extensions = [none]>} {
}
// ----- tosa.mul
func.func @one_value_for_all_operands(%a: tensor<1xi8>) -> tensor<1xi32> {
  %0 = tosa.mul %a, %a, %a : (tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
